// SPDX-License-Identifier: MIT
#include "check/violation.h"

#include "base/codes/data.h"
#include "testing.h"

static struct arena a;
static struct diags d;
static const struct source SRC = {.name = S_INIT("data/a.csv"),
                                  .text = S_INIT("x\n")};

static int clear(void **state)
{
    (void)state;
    arena_free(&a);
    diag_free(&d);
    return 0;
}

static void tell(size_t n, const char *help)
{
    struct check c = {.a = &a, .d = &d};
    struct violations found = {0};
    for (uint32_t i = 1; i <= n; i++) {
        struct violation *v = violation_add(&found);
        assert_int_equal(v != NULL, i <= 10);
        if (v)
            *v = (struct violation){.at = {&SRC, i, 1, 0},
                                    .row = i == 2 ? STR_NONE
                                                  : S("the row with K 'k'"),
                                    .args = {S("c"), S("f"), S("an integer")},
                                    .help = str_c(help)};
    }
    violation_report(&c, DIAG_DATA_TYPE, &found);
}

static void shows_ten(void **state)
{
    (void)state;
    tell(42, NULL);
    assert_int_equal(d.n, 10);
    assert_str(d.v[0].text,
               "'c' in column 'f' is not an integer (row with K 'k')");
    assert_str(d.v[1].text, "'c' in column 'f' is not an integer");
    assert_null(d.v[8].help.p);
    assert_str(d.v[9].help, "and 32 more");
}

static void shows_all_of_ten(void **state)
{
    (void)state;
    tell(10, "mend it");
    assert_int_equal(d.n, 10);
    assert_str(d.v[9].help, "mend it");
    tell(11, "mend it");
    assert_str(d.v[19].help, "mend it; and 1 more");
    tell(0, "mend it");
    assert_int_equal(d.n, 20);
}

static void names_rows(void **state)
{
    (void)state;
    const str PARTS[] = {S_INIT("bert\nlarge"), S_INIT("")};
    char cells[200];
    memset(cells, 'x', sizeof cells);
    assert_str(violation_name(&a, PARTS, 2), "'bert large', ''");
    assert_null(violation_name(&a, PARTS, 0).p);
    assert_int_equal(violation_cell(&a, (str){cells, sizeof cells}).n, 62);
}

static void names_rows_by_their_key(void **state)
{
    (void)state;
    static const struct column A = {.name = S_INIT("A")},
                               B = {.name = S_INIT("B")},
                               C = {.name = S_INIT("C")};
    const struct column *columns[] = {&A, &B, &C};
    const struct frame f = {.columns = columns, .n_columns = 3};
    struct check c = {.a = &a, .frame = &f, .key = {0, 1, 2}, .n_key = 3};
    const str ALL[] = {S_INIT("x"), S_INIT("y"), S_INIT("z")};
    const str SOME[] = {S_INIT(""), S_INIT("y"), S_INIT("")};
    const str NONE[] = {S_INIT(""), S_INIT(""), S_INIT("")};
    assert_str(violation_row_of(&c, ALL),
               "the row with A 'x', B 'y' and C 'z'");
    assert_str(violation_row_of(&c, SOME), "the row with B 'y', no A and no C");
    assert_str(violation_row_of(&c, NONE), "the row with no A, no B and no C");
    c.n_key = 1;
    assert_str(violation_row_of(&c, ALL), "the row with A 'x'");
    c.frame = NULL; /* the file has faults */
    assert_str(violation_row_of(&c, ALL), "the row of 'x'");
    assert_null(violation_row_of(&c, NONE).p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(shows_ten, clear),
        cmocka_unit_test_teardown(shows_all_of_ten, clear),
        cmocka_unit_test_teardown(names_rows, clear),
        cmocka_unit_test_teardown(names_rows_by_their_key, clear),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
