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
                                    .row =
                                        i == 2 ? STR_NONE : S("the row of 'k'"),
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
               "in the row of 'k': 'c' in column 'f' is not an integer");
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(shows_ten, clear),
        cmocka_unit_test_teardown(shows_all_of_ten, clear),
        cmocka_unit_test_teardown(names_rows, clear),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
