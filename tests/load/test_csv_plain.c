// SPDX-License-Identifier: MIT
// The fast way through a CSV text beside the careful one: the same frames.
#include "load/csv/csv_plain.h"

#include "frame/write.h"
#include "load/csv/read_csv.h"
#include "testing.h"

static struct arena a;
static struct diags d;

static int clear(void **state)
{
    (void)state;
    arena_free(&a);
    diag_free(&d);
    return 0;
}

static uint32_t next_random(void)
{
    static uint32_t state = 4711;
    state = state * 1664525u + 1013904223u;
    return state >> 8;
}

/* Types, lines and cells. */
static str shown(const struct frame *f)
{
    struct buf b = {.a = &a};
    if (!f)
        return S("none");
    for (size_t k = 0; k < f->n_columns; k++)
        buf_printf(&b, "%d ", (int)f->columns[k]->type);
    for (size_t i = 0; i < f->n; i++)
        buf_printf(&b, "%u ", f->columns[0]->origin->file.lines[i]);
    write_csv(&b, f);
    return buf_str(&b);
}

static bool is_plain(str text, size_t workers)
{
    struct csv_columns columns;
    struct arena_mark mark = arena_mark(&a);
    bool plain = csv_plain(&a, text, workers, &columns);
    if (plain)
        csv_columns_free(&columns);
    arena_rewind(&a, mark);
    return plain;
}

static void assert_same(str text)
{
    struct source *src = NEW(&a, struct source);
    *src = (struct source){.name = S("t.csv"), .text = text};
    const struct csv_how usual = csv_how_usual();
    struct csv_how some_rows = usual; /* that are all, but not as usual */
    some_rows.rows_max--;
    str careful = shown(read_csv(&a, &d, src, &some_rows));
    str fast = shown(read_csv(&a, &d, src, &usual));
    if (!str_eq(careful, fast))
        print_message("%.*s\n", STR_ARG(text));
    assert_true(str_eq(careful, fast));
}

static const char *const CELLS[] = {"1",
                                    "-2",
                                    "0",
                                    "-0",
                                    "3.5",
                                    "-0.0",
                                    "1e3",
                                    "5.",
                                    ".5",
                                    "-.5",
                                    ".",
                                    "-",
                                    "+7",
                                    " 8 ",
                                    "x",
                                    "y z",
                                    "True",
                                    "false",
                                    "TRUE",
                                    "",
                                    "NA",
                                    "nan",
                                    "-nan",
                                    "inf",
                                    "-inf",
                                    "1_0",
                                    "0x10",
                                    "007",
                                    "1.2.3",
                                    "1e999",
                                    "-1.#IND",
                                    "NULL",
                                    "12345678901234567",
                                    "1234567890.12345678",
                                    "999999999999999999",
                                    "-9223372036854775808",
                                    "9223372036854775807",
                                    "9223372036854775808",
                                    "18446744073709551616",
                                    "123456789012345678901234567890",
                                    "0.1234567890123456789",
                                    "\xc3\xa9"};
enum { N_CELLS = sizeof CELLS / sizeof *CELLS };

/* A table whose columns draw from few kinds of cells each. */
static str make_table(size_t rows, bool strange)
{
    struct buf b = {.a = &a};
    uint32_t pool[4][5];
    size_t columns = 1 + next_random() % 4;
    for (size_t k = 0; k < columns; k++) {
        buf_printf(&b, "%s%c", k ? "," : "", (int)('a' + k));
        uint32_t base = next_random() % N_CELLS;
        for (size_t i = 0; i < 5; i++)
            pool[k][i] = next_random() % 4 ? base : next_random() % N_CELLS;
    }
    for (size_t i = 0; i < rows; i++) {
        buf_putc(&b, '\n');
        if (next_random() % 9 == 0)
            buf_puts(&b, " \t\n");
        for (size_t k = 0; k < columns; k++)
            buf_printf(&b, "%s%s", k ? "," : "",
                       CELLS[pool[k][next_random() % 5]]);
        if (strange && next_random() % 8 == 0)
            buf_put(&b, (str[]){S(",1"), S("\""), S("\r"),
                                S("\xff")}[next_random() % 4]);
    }
    if (next_random() % 2)
        buf_putc(&b, '\n');
    return buf_str(&b);
}

static void small_tables(void **state)
{
    (void)state;
    for (size_t i = 0; i < 20000; i++) {
        assert_same(make_table(next_random() % 9, i % 4 == 0));
        arena_reset(&a);
        diag_free(&d);
    }
}

/* Parts and threads do not show. */
static void large_tables(void **state)
{
    (void)state;
    for (size_t round = 0; round < 4; round++) {
        struct buf b = {.a = &a};
        buf_puts(&b, "i,late float,late text,late gap,bool,text\n");
        for (size_t i = 0; b.n < 3 << 20; i++)
            buf_printf(&b, "%zu,%zu%s,%zu%s,%s,%s,text %zu\n%s", i, i % 97,
                       i == 60000 ? ".5" : "", i % 7, i == 50000 ? "x" : "",
                       i == 40000 ? "" : "12", i % 3 ? "True" : "False", i % 11,
                       i % 1000 ? "" : "\n");
        str text = buf_str(&b);
        if (round == 1)
            text = str_slice(text, 0, text.n - 3); /* the last row is cut */
        else if (round > 1)
            b.p[text.n / 2] = round == 2 ? '"' : ',';
        assert_int_equal(is_plain(text, 1), is_plain(text, 5));
        assert_same(text);
        arena_free(&a);
        diag_free(&d);
    }
}

static void what_is_plain(void **state)
{
    (void)state;
    static const char *const YES[] = {
        "a\n1",     "a,b\n1,2\n",    "a\n\n 1\n \n",
        "a,b\n,\n", "a b, c\nx,y\n", "a\n99999999999999999999\n"};
    static const char *const NO[] = {("\xef\xbb\xbf"
                                      "a\n1\n"),
                                     "",
                                     "a",
                                     "a\n",
                                     "\na\n1\n",
                                     "a,a\n1,2\n",
                                     "a,\n1,2\n",
                                     "a\n\"1\"\n",
                                     "a\r\n1\n",
                                     "a\n\xff\n",
                                     "a,b\n1\n",
                                     "a\n1,2\n",
                                     "\"a\"\n1\n",
                                     "a,b\n1,2,\n"};
    for (size_t i = 0; i < sizeof YES / sizeof *YES; i++)
        assert_true(is_plain(str_c(YES[i]), 1));
    for (size_t i = 0; i < sizeof NO / sizeof *NO; i++)
        assert_false(is_plain(str_c(NO[i]), 1));
    assert_false(is_plain((str){"a\n1\0\n", 5}, 1));
}

#define CASE(f) cmocka_unit_test_teardown(f, clear)

int main(void)
{
    const struct CMUnitTest tests[] = {CASE(what_is_plain), CASE(small_tables),
                                       CASE(large_tables)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
