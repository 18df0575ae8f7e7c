// SPDX-License-Identifier: MIT
#include "frame/identifier.h"

#include "testing.h"

static void headers(void **state)
{
    static const char *const NAMES[] = {
        "ID",           "Run id",         "run_id",
        "runId",        "job-ID (slurm)", "Date",
        "DATE",         "Release date",   "Date of run",
        "Year",         "Year (fiscal)",  "Build",
        "Build number", "PR no.",         "Commit",
        "Seed",         "Timestamp",
    };
    static const char *const AMOUNTS[] = {
        "",
        "Number",
        "Requests per day",
        "Tokens/day",
        "Build time",
        "Version count",
        "Idle",
        "Width",
        "Number of runs",
        "Total by year",
        "Days",
        "Candidates",
        "Validation (id)",
        "Runs",
        "Requests per id",
    };
    (void)state;
    for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; i++)
        if (!identifier_is_header(str_c(NAMES[i])))
            fail_msg("%s names", NAMES[i]);
    for (size_t i = 0; i < sizeof AMOUNTS / sizeof *AMOUNTS; i++)
        if (identifier_is_header(str_c(AMOUNTS[i])))
            fail_msg("%s is an amount", AMOUNTS[i]);
}

static void digits(void **state)
{
    (void)state;
    assert_true(identifier_is_digits(S("20240131")));
    assert_true(identifier_is_digits(S("20240131235959")));
    assert_true(identifier_is_digits(S("2024013123")));
    assert_true(identifier_is_digits(S("202401312359")));
    assert_true(identifier_is_digits(S("000123")));
    assert_false(identifier_is_digits(S("202401312")));
    assert_false(identifier_is_digits(S("2024013124")));
    assert_false(identifier_is_digits(S("0")));
    assert_false(identifier_is_digits(S("20241301")));
    assert_false(identifier_is_digits(S("20240132")));
    assert_false(identifier_is_digits(S("12345678")));
    assert_false(identifier_is_digits(S("20240131250000")));
    assert_true(identifier_is_digits(S("1900")));
    assert_true(identifier_is_digits(S("2100")));
    assert_false(identifier_is_digits(S("1899")));
    assert_false(identifier_is_digits(S("2101")));
    assert_false(identifier_is_digits(S("202")));
    assert_false(identifier_is_digits(S("")));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(headers),
        cmocka_unit_test(digits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
