// SPDX-License-Identifier: MIT
#include "base/str.h"

#include "base/arena.h"
#include <limits.h>
#include <stdlib.h>

#include "testing.h"

static void cutting(void **state)
{
    (void)state;
    str rest = S("a,,b"), part;
    assert_true(str_cut(&rest, ',', &part));
    assert_str(part, "a");
    assert_true(str_cut(&rest, ',', &part));
    assert_str(part, "");
    assert_true(str_cut(&rest, ',', &part));
    assert_str(part, "b");
    assert_false(str_cut(&rest, ',', &part));
}

static void searching(void **state)
{
    (void)state;
    assert_int_equal(str_find(S("abcabc"), S("ca"), 0), 2);
    assert_true(str_find(S("abc"), S("x"), 0) == STR_NPOS);
    assert_int_equal(str_find(S("abc"), S(""), 3), 3);
    assert_true(str_find(S("abc"), S("abc"), 1) == STR_NPOS);
    assert_int_equal(str_rfind_char(S("a/b/c"), '/'), 3);
    assert_true(str_cmp(S("a"), S("ab")) < 0);
    assert_true(str_cmp(S("\xc3\xa9"), S("z")) > 0);
}

static void numbers(void **state)
{
    (void)state;
    long i;
    double f;
    assert_true(str_to_long(S("-12"), &i));
    assert_int_equal(i, -12);
    assert_false(str_to_long(S("12x"), &i));
    assert_false(str_to_long(S(" 12"), &i));
    assert_false(str_to_long(S(""), &i));
    assert_false(str_to_long(S("+"), &i));
    assert_false(str_to_long(S("inf"), &i));
    assert_false(str_to_long(S("1\0"), &i));
    assert_true(str_to_long(S("-9223372036854775808"), &i));
    assert_true(i == LONG_MIN);
    assert_true(str_to_long(S("+9223372036854775807"), &i));
    assert_true(i == LONG_MAX);
    assert_true(str_to_long(S("0000000000000000000000000000000000000012"), &i));
    assert_int_equal(i, 12);
    i = 7;
    assert_false(str_to_long(S("9223372036854775808"), &i));
    assert_false(str_to_long(S("-9223372036854775809"), &i));
    assert_false(str_to_long(S("9999999999999999999999999999999"), &i));
    assert_int_equal(i, 7);
    assert_true(str_to_double(S("1e3"), &f));
    assert_true(f == 1000.0);
}

/* What assert_str of all tests goes by. */
static void comparing(void **state)
{
    (void)state;
    assert_true(holds_bytes(S("ab"), "ab"));
    assert_true(holds_bytes(STR_NONE, ""));
    assert_false(holds_bytes(S("a\0b"), "a"));
    assert_false(holds_bytes(S("a\0"), "a"));
    assert_false(holds_bytes(S("a"), "ab"));
}

static void replacing(void **state)
{
    (void)state;
    struct arena a = {0};
    assert_str(str_replace(&a, S("a%sb%s"), S("%s"), S("xyz")), "axyzbxyz");
    assert_str(str_replace(&a, S("none"), S("%s"), S("x")), "none");
    assert_str(str_fmt(&a, "%d-%.*s", 4, STR_ARG(S("x"))), "4-x");
    arena_free(&a);
}

static str nearest_of(str name, const str *names, size_t n)
{
    size_t work = 100000;
    return str_nearest(name, names, n, &work);
}

static void nearest(void **state)
{
    (void)state;
    const str names[] = {S("csv-table"), S("list-table"), S("df-table")};
    assert_str(nearest_of(S("cvs-table"), names, 3), "csv-table");
    assert_str(nearest_of(S("dftable"), names, 3), "df-table");
    assert_null(nearest_of(S("figure"), names, 3).p);
    assert_str(nearest_of(S("CSV-TABLE"), names, 3), "csv-table");
    assert_str(nearest_of(S("CSV"), names, 3), "csv-table");
    assert_null(nearest_of(S("cs"), names, 3).p);
    const str columns[] = {S("Model"), S("Hourly rate"), S("P50 Latency")};
    assert_str(nearest_of(S("On-Demand hourly rate"), columns, 3),
               "Hourly rate");
    assert_str(nearest_of(S("latency"), columns, 3), "P50 Latency");
    assert_null(nearest_of(S("SubModel"), columns, 3).p);
    const str blanks[] = {S("a"), S(" b"), S("p  99\t")};
    assert_str(nearest_of(S("b"), blanks, 3), " b");
    assert_null(nearest_of(S("x"), blanks, 1).p);
    assert_str(nearest_of(S("p99"), blanks, 3), "p  99\t");
    assert_str(nearest_of(S("p 99 "), blanks, 3), "p  99\t");
}

/* The edits between two texts, by the whole table of them. */
static size_t edits(str a, str b)
{
    size_t t[80][80];
    for (size_t i = 0; i <= a.n; i++)
        for (size_t j = 0; j <= b.n; j++) {
            if (!i || !j) {
                t[i][j] = i + j;
                continue;
            }
            char x = a.p[i - 1], y = b.p[j - 1];
            size_t least = t[i - 1][j - 1] + (x != y);
            least = t[i - 1][j] + 1 < least ? t[i - 1][j] + 1 : least;
            least = t[i][j - 1] + 1 < least ? t[i][j - 1] + 1 : least;
            if (i > 1 && j > 1 && x == b.p[j - 2] && y == a.p[i - 2] &&
                t[i - 2][j - 2] + 1 < least)
                least = t[i - 2][j - 2] + 1;
            t[i][j] = least;
        }
    return t[a.n][b.n];
}

/* Random strings of up to 64 letters, and misspellings of them. */
static void nearest_by_edits(void **state)
{
    (void)state;
    enum { TRIES = 20000, LONGEST = 64 };
    uint32_t seed = 1;
    size_t found = 0;
    for (int i = 0; i < TRIES; i++) {
        char letters[3][LONGEST];
        str s[3];
        for (int k = 0; k < 3; k++) {
            size_t n =
                1 + (seed = seed * 1664525 + 1013904223) / 65536 % LONGEST;
            for (size_t j = 0; j < n; j++) {
                seed = seed * 1664525 + 1013904223;
                bool same = k && j < s[0].n && seed >> 24 < 200;
                letters[k][j] = same ? letters[0][j] : "abC"[seed / 65536 % 3];
            }
            s[k] = (str){letters[k], k && i % 2 ? s[0].n : n};
            for (size_t j = n; j < s[k].n; j++)
                letters[k][j] = letters[0][j];
        }
        size_t limit = s[0].n / 3 < 1 ? 1 : s[0].n / 3;
        size_t d1 = edits(s[0], s[1]), d2 = edits(s[0], s[2]);
        /* A single letter is not near to another one. */
        d1 += d1 == 1 && s[0].n == 1 && s[1].n == 1;
        d2 += d2 == 1 && s[0].n == 1 && s[2].n == 1;
        str best = nearest_of(s[0], s + 1, 2);
        if (d1 > limit && d2 > limit) /* none, or one that begins so */
            assert_true(!best.p || best.n > s[0].n);
        else
            assert_ptr_equal(best.p, d2 < d1 ? letters[2] : letters[1]);
        found += best.p != NULL;
    }
    assert_in_range(found, TRIES / 10, TRIES);
}

static void patterns(void **state)
{
    (void)state;
    static const struct {
        str pattern, text;
        bool fits;
    } CASES[] = {
        {S_INIT("*"), S_INIT("a/b.html"), true},
        {S_INIT("*.html"), S_INIT("a/b.html"), true},
        {S_INIT("*.html"), S_INIT("a/b.htm"), false},
        {S_INIT("a/*/c"), S_INIT("a/b/b/c"), true},
        {S_INIT("a/*/c"), S_INIT("a/c"), false},
        {S_INIT("*ab*ab"), S_INIT("xabab"), true},
        {S_INIT("*ab*ab"), S_INIT("xab"), false},
        {S_INIT("a"), S_INIT("ab"), false},
        {S_INIT("ab"), S_INIT("a"), false},
        {S_INIT("a**"), S_INIT("a"), true},
        {S_INIT(""), S_INIT(""), true},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++)
        assert_int_equal(str_fits(CASES[i].pattern, CASES[i].text),
                         CASES[i].fits);
}

/* To the last bit what strtod says, whichever way they are read. */
static void doubles(void **state)
{
    (void)state;
    static const char *const TEXTS[] = {
        "0",      "7",        "0.1",  "500.14",           "1.2345678901234",
        ".5",     "5.",       "00.3", "999999999999999",  "0.00000000000001",
        "-2.5",   "1e300",    "inf",  "1234567890123456", "0.1234567890123456",
        "0x1p-3", "3.00e-05", "+4",   "123456789.012345", "99999999999999.9"};
    for (size_t i = 0; i < sizeof TEXTS / sizeof *TEXTS; i++) {
        double f = -1, wanted = strtod(TEXTS[i], NULL);
        assert_true(str_to_double(str_c(TEXTS[i]), &f));
        assert_memory_equal(&f, &wanted, sizeof f);
    }
    static const char *const OTHERS[] = {"",   ".",   "1.2.3", " 1",
                                         "1 ", "1,5", "..",    "1a"};
    double f;
    for (size_t i = 0; i < sizeof OTHERS / sizeof *OTHERS; i++)
        assert_false(str_to_double(str_c(OTHERS[i]), &f));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(doubles),   cmocka_unit_test(cutting),
        cmocka_unit_test(searching), cmocka_unit_test(numbers),
        cmocka_unit_test(comparing), cmocka_unit_test(replacing),
        cmocka_unit_test(nearest),   cmocka_unit_test(nearest_by_edits),
        cmocka_unit_test(patterns),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
