// SPDX-License-Identifier: MIT
#include "config/schema_value.h"

#include <math.h>

#include "testing.h"

static bool is(enum schema_type type, const char *format, const char *text)
{
    return schema_value(type, str_c(format), str_c(text), NULL);
}

static double order(enum schema_type type, const char *format, const char *text)
{
    double value = -1;
    assert_true(schema_value(type, str_c(format), str_c(text), &value));
    return value;
}

static void numbers(void **state)
{
    (void)state;
    assert_true(is(SCHEMA_INTEGER, "", "-12"));
    assert_true(is(SCHEMA_INTEGER, "", "+0012"));
    assert_false(is(SCHEMA_INTEGER, "", "12.0"));
    assert_false(is(SCHEMA_INTEGER, "", "-"));
    assert_false(is(SCHEMA_INTEGER, "", " 12"));
    assert_false(is(SCHEMA_INTEGER, "", "0x10"));
    assert_true(is(SCHEMA_NUMBER, "", "1.5e-3"));
    assert_true(is(SCHEMA_NUMBER, "", "-.5"));
    assert_false(is(SCHEMA_NUMBER, "", "1,000"));
    assert_false(is(SCHEMA_NUMBER, "", "$1"));
    assert_false(is(SCHEMA_NUMBER, "", "inf"));
    assert_false(is(SCHEMA_NUMBER, "", "0x1p3"));
    assert_false(is(SCHEMA_NUMBER, "", "e"));
    assert_true(isnan(order(SCHEMA_NUMBER, "", "NaN")));
    assert_true(isinf(order(SCHEMA_NUMBER, "", "-INF")));
    assert_true(order(SCHEMA_NUMBER, "", "2.20") == 2.2);
}

static void booleans(void **state)
{
    (void)state;
    assert_true(order(SCHEMA_BOOLEAN, "", "True") == 1);
    assert_true(order(SCHEMA_BOOLEAN, "", "0") == 0);
    assert_false(is(SCHEMA_BOOLEAN, "", "yes"));
}

static void dates(void **state)
{
    (void)state;
    assert_true(order(SCHEMA_DATE, "", "1970-01-02") == 86400);
    assert_true(order(SCHEMA_DATE, "", "2000-03-01") == 951868800);
    assert_true(order(SCHEMA_DATE, "", "1969-12-31") == -86400);
    assert_true(is(SCHEMA_DATE, "", "2024-02-29"));
    assert_false(is(SCHEMA_DATE, "", "2023-02-29"));
    assert_false(is(SCHEMA_DATE, "", "2023-2-9"));
    assert_false(is(SCHEMA_DATE, "", "2023-02-09 "));
    assert_false(is(SCHEMA_DATE, "", "9 May 2023"));
    assert_true(is(SCHEMA_DATE, "any", "9 May 2023"));
    assert_true(is(SCHEMA_DATE, "%d.%m.%Y", "31.12.2023"));
    assert_true(is(SCHEMA_DATE, "%b %d, %Y", "sep 12, 2023"));
    assert_false(is(SCHEMA_DATE, "%b %d, %Y", "Sept 12, 2023"));
    assert_true(is(SCHEMA_DATE, "%%%Y-%m-%d", "%2023-01-01"));
    assert_true(order(SCHEMA_YEAR, "", "1970") == 0);
    assert_false(is(SCHEMA_YEAR, "", "70"));
    assert_true(order(SCHEMA_YEARMONTH, "", "1970-02") == 31 * 86400.0);
    assert_false(is(SCHEMA_YEARMONTH, "", "1970-13"));
}

static void times(void **state)
{
    (void)state;
    assert_true(order(SCHEMA_TIME, "", "01:00:01") == 3601);
    assert_false(is(SCHEMA_TIME, "", "01:00"));
    assert_true(is(SCHEMA_TIME, "any", "01:00"));
    assert_true(order(SCHEMA_DATETIME, "", "1970-01-01T02:00:00+01:30") ==
                1800);
    assert_true(order(SCHEMA_DATETIME, "", "1970-01-01T00:00:00.25Z") == 0.25);
    assert_true(is(SCHEMA_DATETIME, "", "1970-01-01T00:00:00"));
    assert_false(is(SCHEMA_DATETIME, "", "1970-01-01"));
    assert_false(is(SCHEMA_DATETIME, "", "1970-01-01T00:00:00+1"));
}

static void texts(void **state)
{
    (void)state;
    assert_true(is(SCHEMA_ANY, "", "x"));
    assert_true(is(SCHEMA_STRING, "email", "a.b@example.com"));
    assert_false(is(SCHEMA_STRING, "email", "a.b@example"));
    assert_false(is(SCHEMA_STRING, "email", "@example.com"));
    assert_true(is(SCHEMA_STRING, "uri", "https://example.com/a"));
    assert_false(is(SCHEMA_STRING, "uri", "example.com/a b"));
    assert_true(
        is(SCHEMA_STRING, "uuid", "c56a4180-65aa-42ec-a945-5fd21dec0538"));
    assert_false(is(SCHEMA_STRING, "uuid", "c56a4180"));
}

static void formats(void **state)
{
    (void)state;
    assert_true(schema_format_is_known(SCHEMA_ANY, S("default")));
    assert_true(schema_format_is_known(SCHEMA_STRING, S("uri")));
    assert_false(schema_format_is_known(SCHEMA_NUMBER, S("uri")));
    assert_true(schema_format_is_known(SCHEMA_DATE, S("%d %B %Y")));
    assert_true(schema_format_is_known(SCHEMA_TIME, S("any")));
    assert_false(schema_format_is_known(SCHEMA_DATE, S("%d %")));
    assert_false(schema_format_is_known(SCHEMA_DATE, S("%q")));
    assert_false(schema_format_is_known(SCHEMA_DATE, S("iso")));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbers), cmocka_unit_test(booleans),
        cmocka_unit_test(dates),   cmocka_unit_test(times),
        cmocka_unit_test(texts),   cmocka_unit_test(formats),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
