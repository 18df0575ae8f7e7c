// SPDX-License-Identifier: MIT
#include "fetch/rows_sort.h"

#include "base/buf.h"
#include "base/vec.h"
#include "testing.h"

static struct arena a;

struct result {
    struct buf text;
    size_t equal;
};

static bool take(void *data, const struct rows_sort_row *r)
{
    struct result *out = data;
    buf_printf(&out->text, "%s%.*s", out->text.n ? " " : "",
               r->cells[0].p ? (int)r->cells[0].n : 4,
               r->cells[0].p ? r->cells[0].p : "NULL");
    out->equal += r->equal_cells != NULL;
    return true;
}

/* Sorts words, of which "NULL" is NULL. Returns them, and how many are equal to
   the one before in *equal. */
static str sorted(unsigned type, const char *words, size_t *equal)
{
    struct lock_columns columns = {0};
    size_t key = 0;
    str rest = str_c(words), word, why;
    struct result out = {.text = {.a = &a}};
    vec_push(&a, &columns, (struct lock_column){S("x"), type});
    struct rows_sort *s = rows_sort_new(&a, &columns, &key, 1);
    while (str_cut(&rest, ' ', &word)) {
        word = str_eq(word, S("NULL")) ? STR_NONE : word;
        assert_true(rows_sort_add(s, &word, &why));
    }
    assert_true(rows_sort_each(s, take, &out, &why));
    rows_sort_free(s);
    if (equal)
        *equal = out.equal;
    return buf_end(&out.text);
}

static void types(void **state)
{
    (void)state;
    assert_str(sorted(LOCK_TEXT, "b a NULL B 10 9 \xc3\xa9", NULL),
               "NULL 10 9 B a b \xc3\xa9");
    assert_str(sorted(LOCK_INTEGER, "10 9 -1 0 -10 NULL 007", NULL),
               "NULL -10 -1 0 007 9 10");
    assert_str(sorted(LOCK_INTEGER,
                      "9223372036854775807 9223372036854775806 "
                      "100000000000000000000 -9223372036854775808",
                      NULL),
               "-9223372036854775808 9223372036854775806 9223372036854775807 "
               "100000000000000000000");
    assert_str(sorted(LOCK_INTEGER, "-3 -20 -100 -1 20 3 100 +4 -0", NULL),
               "-100 -20 -3 -1 -0 3 +4 20 100");
    assert_str(
        sorted(LOCK_TEXT, "abcdefghij abcdefgh abcdefghi abcdefg z", NULL),
        "abcdefg abcdefgh abcdefghi abcdefghij z");
    assert_str(sorted(LOCK_NUMBER, "-1.5 -2.5 0 -0.25 1e-300 -1e300", NULL),
               "-1e300 -2.5 -1.5 -0.25 0 1e-300");
    assert_str(sorted(LOCK_NUMBER, "1.5 NaN -inf 1e-3 inf 1e10 -2 NULL", NULL),
               "NULL -inf -2 1e-3 1.5 1e10 inf NaN");
    assert_str(sorted(LOCK_NUMBER,
                      "9007199254740993 9007199254740992 1e-400 0.05", NULL),
               "1e-400 0.05 9007199254740992 9007199254740993");
    assert_str(sorted(LOCK_NUMBER,
                      "-0.1 -0.10000000000000000001 1E+200 1e121 1e-121 12e-1 "
                      "1.21 1e99999999999999999999 1e400 -1e-99999999999999999",
                      NULL),
               "-0.10000000000000000001 -0.1 -1e-99999999999999999 1e-121 "
               "12e-1 1.21 1e121 1E+200 1e400 1e99999999999999999999");
    assert_str(sorted(LOCK_BOOLEAN, "True False True", NULL),
               "False True True");
}

static void equals(void **state)
{
    size_t n;
    (void)state;
    sorted(LOCK_TEXT, "a b a c b a", &n);
    assert_int_equal(n, 3);
    sorted(LOCK_INTEGER, "1 01 +1 -0 0", &n);
    assert_int_equal(n, 3);
    sorted(LOCK_NUMBER, "1.0 1 1e0 NaN NaN 0 -0", &n);
    assert_int_equal(n, 4);
    sorted(LOCK_NUMBER, "9007199254740993 9007199254740992.0 0.30", &n);
    assert_int_equal(n, 0);
    sorted(LOCK_NUMBER, "10 1e1 100e-1 010.00 .1e2 0e5 0 +10", &n);
    assert_int_equal(n, 6);
    sorted(LOCK_TEXT, "1.0 1 NULL NULL", &n);
    assert_int_equal(n, 1);
}

static bool note_pair(void *data, const struct rows_sort_row *r)
{
    struct buf *out = data;
    for (size_t i = 0; i < 2; i++)
        buf_printf(out, "%.*s%s", STR_ARG(r->cells[i]), i ? " " : "/");
    return true;
}

/* The second column of a key decides only if the first ones are equal. */
static void two_columns(void **state)
{
    struct lock_columns columns = {0};
    struct buf out = {.a = &a};
    size_t keys[] = {0, 1};
    str rows[][2] = {{S("b"), S("1")},  {S("ab"), S("2")}, {S("a"), S("10")},
                     {S("a"), S("9")},  {S(""), S("3")},   {STR_NONE, S("4")},
                     {S("a"), S("-5")}, {S("ab"), S("1")}};
    str why;
    (void)state;
    vec_push(&a, &columns, (struct lock_column){S("x"), LOCK_TEXT});
    vec_push(&a, &columns, (struct lock_column){S("y"), LOCK_INTEGER});
    struct rows_sort *s = rows_sort_new(&a, &columns, keys, 2);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_true(rows_sort_add(s, rows[i], &why));
    assert_true(rows_sort_each(s, note_pair, &out, &why));
    rows_sort_free(s);
    assert_str(buf_end(&out), "/4 /3 a/-5 a/9 a/10 ab/1 ab/2 b/1 ");
}

/* Integers of more digits than one byte can count. */
static void long_integers(void **state)
{
    struct buf words = {.a = &a}, wanted = {.a = &a};
    static const int ORDER[] = {-300, -254, 254, 255, 300};
    (void)state;
    for (size_t i = 5; i-- > 0;)
        buf_printf(&words, "%s%0*d ", ORDER[i] < 0 ? "-1" : "1", abs(ORDER[i]),
                   0);
    for (size_t i = 0; i < 5; i++)
        buf_printf(&wanted, "%s%0*d%s", ORDER[i] < 0 ? "-1" : "1",
                   abs(ORDER[i]), 0, i < 4 ? " " : "");
    buf_putc(&words, '\0');
    assert_str(
        sorted(LOCK_INTEGER, str_dupz(&a, str_trim(str_c(words.p))), NULL),
        str_dupz(&a, buf_str(&wanted)));
}

static void large(void **state)
{
    struct lock_columns columns = {0};
    size_t key = 0;
    str why, row = {arena_bytes(&a, 9 << 20), 9 << 20};
    (void)state;
    vec_push(&a, &columns, (struct lock_column){S("x"), LOCK_TEXT});
    struct rows_sort *s = rows_sort_new(&a, &columns, &key, 1);
    assert_false(rows_sort_add(s, &row, &why));
    assert_str(why, "a row is larger than 8 MiB");
    rows_sort_free(s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(types),       cmocka_unit_test(equals),
        cmocka_unit_test(two_columns), cmocka_unit_test(long_integers),
        cmocka_unit_test(large),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    arena_free(&a);
    return failed;
}
