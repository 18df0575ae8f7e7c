// SPDX-License-Identifier: MIT
#include "load/csv/csv_how.h"

#include "testing.h"

static struct arena a;

static int clear(void **state)
{
    (void)state;
    arena_free(&a);
    return 0;
}

static void missing(void **state)
{
    (void)state;
    struct csv_how how = csv_how_usual();
    str words[] = {S_INIT("-")};
    const double numbers[] = {-1};
    assert_true(csv_how_is_missing(&how, &how.missing, S("NA"), false));
    assert_false(csv_how_is_missing(&how, &how.missing, S("-"), false));
    assert_false(csv_how_is_missing(&how, &how.missing, S("NA"), true));
    assert_true(csv_how_is_missing(&how, &how.missing, S(""), true));
    how.missing = (struct csv_missing){{words, 1, 1}, numbers, 1};
    assert_true(csv_how_is_missing(&how, &how.missing, S("-"), false));
    assert_false(csv_how_is_missing(&how, &how.missing, S("-1"), false));
    assert_true(csv_how_is_missing_number(&how.missing, -1));
    assert_false(csv_how_is_missing_number(&how.missing, 1));
    assert_true(csv_how_is_missing(&how, &how.missing, S("NA"), false));
    how.usual_missing = false;
    assert_false(csv_how_is_missing(&how, &how.missing, S("NA"), false));
    const struct csv_column_missing own[] = {{.column = 1},
                                             {.name = S_INIT("n")}};
    how.own_missing = own;
    how.n_own_missing = 2;
    assert_ptr_equal(csv_how_missing(&how, S("k"), 0), &how.missing);
    assert_ptr_equal(csv_how_missing(&how, S("k"), 1), &own[0].values);
    assert_ptr_equal(csv_how_missing(&how, S("n"), 1), &own[1].values);
}

static void bools(void **state)
{
    (void)state;
    struct csv_how how = csv_how_usual();
    str yes[] = {S_INIT("yes")};
    assert_int_equal(csv_how_bool(&how, S("yes")), -1);
    assert_int_equal(csv_how_bool(&how, S("tRUE")), 1);
    how.truths[1] = (struct strs){yes, 1, 1};
    assert_int_equal(csv_how_bool(&how, S("yes")), 1);
    how.footer = 1;
    assert_int_equal(csv_how_bool(&how, S("tRUE")), -1);
}

static void numbers(void **state)
{
    (void)state;
    struct csv_how how = csv_how_usual();
    assert_str(csv_how_number(&how, &a, S("1,5")), "1,5");
    how.thousands = '.';
    how.decimal = ',';
    assert_str(csv_how_number(&how, &a, S("-1.234.567,5")), "-1234567.5");
    how.thousands = 0;
    assert_str(csv_how_number(&how, &a, S("1.5")), ".");
    assert_str(csv_how_number(&how, &a, S("1,5")), "1.5");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(missing, clear),
        cmocka_unit_test_teardown(bools, clear),
        cmocka_unit_test_teardown(numbers, clear),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
