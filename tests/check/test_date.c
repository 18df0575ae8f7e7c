// SPDX-License-Identifier: MIT
#include "testing.h"

#include "check/date.h"

static void dates(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        long date;
        const char *found;
    } cases[] = {
        {"Last update:  September 15th, 2023", 20230915,
         "September 15th, 2023"},
        {"last updated on 15 Sept 2023.", 20230915, "15 Sept 2023"},
        {"the 1st of May, 2025", 20250501, "1st of May, 2025"},
        {"3. Okt. 2024, Oct. 3, 2024", 20241003, "Oct. 3, 2024"},
        {"2023-09-15", 20230915, "2023-09-15"},
        {"on 2023/9/5T10:00", 20230905, "2023/9/5T"},
        {"9/15/2023", 20230915, "9/15/2023"},
        {"1/1/2023", 20230101, "1/1/2023"},
        {"31.1.2023", 20230131, "31.1.2023"},
        {"2023-1-31", 20230131, "2023-1-31"},
        {"15.9.2023", 20230915, "15.9.2023"},
        {"9/8/2023", 20230908, "9/8/2023"},
        {"8/9/2023", 20230908, "8/9/2023"},
        {"in September 2023", 20230931, "September 2023"},
        {"September 2023, 4 models", 20230931, "September 2023"},
        {"12 models, 3 sizes, 4 May 2020", 20200504, "4 May 2020"},
        {"release 2.14.0 of December 1, 2023", 20231201, "December 1, 2023"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        str found = STR_NONE;
        assert_int_equal(date_find(str_c(cases[i].text), &found),
                         cases[i].date);
        assert_str(found, cases[i].found);
    }
}

static void others(void **state)
{
    (void)state;
    static const char *const texts[] = {"",
                                        "2.14.0",
                                        "32/99/2023",
                                        "May the force",
                                        "2023",
                                        "version 1.2",
                                        "2023-13-01",
                                        "12345-01-01",
                                        "15 models",
                                        "Marchant 15",
                                        "99th percentile of 2023"};
    str found;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        if (date_find(str_c(texts[i]), &found))
            fail_msg("%s has no date", texts[i]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(dates),
        cmocka_unit_test(others),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
