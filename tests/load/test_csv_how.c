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
    assert_true(csv_how_is_missing(&how, S("NA"), false));
    assert_false(csv_how_is_missing(&how, S("-"), false));
    assert_false(csv_how_is_missing(&how, S("NA"), true));
    assert_true(csv_how_is_missing(&how, S(""), true));
    how.missing = (struct strs){words, 1, 1};
    how.missing_numbers = numbers;
    how.n_missing_numbers = 1;
    assert_true(csv_how_is_missing(&how, S("-"), false));
    assert_false(csv_how_is_missing(&how, S("-1"), false));
    assert_true(csv_how_is_missing_number(&how, -1));
    assert_false(csv_how_is_missing_number(&how, 1));
    assert_true(csv_how_is_missing(&how, S("NA"), false));
    how.usual_missing = false;
    assert_false(csv_how_is_missing(&how, S("NA"), false));
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
        cmocka_unit_test_teardown(numbers, clear),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
