// SPDX-License-Identifier: MIT
#include "testing.h"

#include "parse/md/md_line.h"

static void assert_cells(str row, const char *expected)
{
    struct arena a = {0};
    struct md_cell cell;
    char got[256] = "";
    size_t at = 0, n = 0;
    while (md_row_cell(row, &at, &cell)) {
        str text = md_row_text(&a, row, cell);
        n += (size_t)snprintf(got + n, sizeof got - n, "[%.*s]", STR_ARG(text));
    }
    assert_string_equal(got, expected);
    arena_free(&a);
}

static void cells(void **state)
{
    (void)state;
    assert_cells(S("a|b"), "[a][b]");
    assert_cells(S("| a | b |"), "[a][b]");
    assert_cells(S("|a|b"), "[a][b]");
    assert_cells(S("  | a |\tb  |  "), "[a][b]");
    assert_cells(S("|||"), "[][]");
    assert_cells(S("| |"), "[]");
    assert_cells(S("|"), "");
    assert_cells(S(""), "");
    assert_cells(S("a"), "[a]");
}

static void pipes_after_a_backslash_belong_to_the_cell(void **state)
{
    (void)state;
    assert_cells(S("a\\|b|c"), "[a|b][c]");
    assert_cells(S("`a\\|b`|c"), "[`a|b`][c]");
    assert_cells(S("a\\\\|b|c"), "[a\\|b][c]");
    assert_cells(S("a|b\\|"), "[a][b|]");
}

static void a_cell_knows_its_place(void **state)
{
    struct md_cell cell;
    size_t at = 0;
    (void)state;
    assert_true(md_row_cell(S("| ab |  c |"), &at, &cell));
    assert_int_equal(cell.at, 2);
    assert_int_equal(cell.n, 2);
    assert_true(md_row_cell(S("| ab |  c |"), &at, &cell));
    assert_int_equal(cell.at, 8);
    assert_int_equal(cell.n, 1);
}

static void delimiter_rows(void **state)
{
    enum md_align aligns[4];
    (void)state;
    assert_int_equal(md_row_delimiter(S("|-|:-|-:|:--:|"), aligns), 4);
    assert_int_equal(aligns[0], MD_ALIGN_NONE);
    assert_int_equal(aligns[1], MD_ALIGN_LEFT);
    assert_int_equal(aligns[2], MD_ALIGN_RIGHT);
    assert_int_equal(aligns[3], MD_ALIGN_CENTER);
    assert_int_equal(md_row_delimiter(S(":-:"), NULL), 1);
    assert_int_equal(md_row_delimiter(S(" --- | --- "), NULL), 2);
    assert_int_equal(md_row_delimiter(S("|:|-|"), NULL), 0);
    assert_int_equal(md_row_delimiter(S("|::|-|"), NULL), 0);
    assert_int_equal(md_row_delimiter(S("|- -|-|"), NULL), 0);
    assert_int_equal(md_row_delimiter(S("||-|"), NULL), 0);
    assert_int_equal(md_row_delimiter(S("a|-"), NULL), 0);
    assert_int_equal(md_row_delimiter(S(""), NULL), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cells),
        cmocka_unit_test(pipes_after_a_backslash_belong_to_the_cell),
        cmocka_unit_test(a_cell_knows_its_place),
        cmocka_unit_test(delimiter_rows),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
