// SPDX-License-Identifier: MIT
#include "base/calendar.h"

#include "testing.h"

static void reads(void **state)
{
    static const struct {
        const char *text, *day;
        enum calendar_unit unit;
    } CASES[] = {{"2025-05-20", "2025-05-20", CALENDAR_DAY},
                 {"2025-05-20T12:00:00Z", "2025-05-20", CALENDAR_DAY},
                 {"2023-04", "2023-04-01", CALENDAR_MONTH},
                 {"2024/02/29", "2024-02-29", CALENDAR_DAY},
                 {"April 2023", "2023-04-01", CALENDAR_MONTH},
                 {"Apr 2023", "2023-04-01", CALENDAR_MONTH},
                 {"Sept. 2023", "2023-09-01", CALENDAR_MONTH},
                 {"15 September 2023", "2023-09-15", CALENDAR_DAY},
                 {"15. Sep. 2023", "2023-09-15", CALENDAR_DAY},
                 {"September 15, 2023", "2023-09-15", CALENDAR_DAY},
                 {" 1969-12-31 ", "1969-12-31", CALENDAR_DAY}};
    struct arena a = {0};
    (void)state;
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        enum calendar_unit unit;
        double day;
        assert_true(calendar_read(str_c(CASES[i].text), &day, &unit));
        assert_str(calendar_text(&a, day, CALENDAR_DAY), CASES[i].day);
        assert_int_equal(unit, CASES[i].unit);
    }
    arena_free(&a);
}

static void refuses(void **state)
{
    static const char *const CASES[] = {
        "2023",     "2023-13",     "2023-02-29", "April",   "April 23",
        "2023-4-x", "32 May 2023", "",           "2.14.0",  "Apr2023-",
        "12-2023",  "2023-04-05x", "0 May 2023", "May-2023"};
    (void)state;
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        enum calendar_unit unit;
        double day;
        assert_false(calendar_read(str_c(CASES[i]), &day, &unit));
    }
}

/* Each day of 800 years there and back. */
static void days(void **state)
{
    (void)state;
    for (double d = -200000; d < 92000; d++) {
        struct calendar_date c = calendar_date(d);
        assert_true(calendar_day(c) == d);
    }
    assert_true(calendar_day((struct calendar_date){1970, 1, 1}) == 0);
    assert_true(calendar_day((struct calendar_date){2000, 3, 1}) == 11017);
}

static void months(void **state)
{
    (void)state;
    assert_int_equal(calendar_month_of(S("Sept")), 9);
    assert_int_equal(calendar_month_of(S("may")), 5);
    assert_int_equal(calendar_month_of(S("Mayor")), 0);
    assert_int_equal(calendar_month_of(S("Ju")), 0);
    assert_str(calendar_month(12), "December");
    assert_false(calendar_has((struct calendar_date){2023, 2, 29}));
    assert_true(calendar_has((struct calendar_date){2024, 2, 29}));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reads), cmocka_unit_test(refuses),
        cmocka_unit_test(days), cmocka_unit_test(months)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
