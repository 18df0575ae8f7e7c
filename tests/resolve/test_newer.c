// SPDX-License-Identifier: MIT
// Dates in the paths of files.
#include "resolve/newer.h"

#include "testing.h"

static struct arena a;

static void kind(const char *path, const char *expected)
{
    assert_str(newer_kind(&a, str_c(path)), expected);
}

static void dates_become_stars(void **state)
{
    (void)state;
    kind("data/2023/runs.csv", "data/*/runs.csv");
    kind("data/trn1-2023-04/runs.csv", "data/trn1-*/runs.csv");
    kind("data/trn1-2023-04-12/runs.csv", "data/trn1-*/runs.csv");
    kind("data/2023/04/runs.csv", "data/*/runs.csv");
    kind("data/2023/04/12/runs.csv", "data/*/runs.csv");
    kind("data/runs_2023_04_12.csv", "data/runs_*.csv");
    kind("data/runs.20230412.csv", "data/runs.*.csv");
    kind("data/runs-202304.csv", "data/runs-*.csv");
    kind("2039/a-2000.csv", "*/a-*.csv");
    kind("r2023.04", "r*");
}

static void other_numbers_stay(void **state)
{
    (void)state;
    static const char *const SAME[] = {
        "",
        "data/runs.csv",
        "data/trn1/runs.csv",
        "data/batch-1024.csv",
        "data/length-2048.csv",
        "data/year-1999.csv",
        "data/id-120230.csv",
        "data/id-20231.csv",
        "data/v2.14.0/runs.csv",
    };
    for (size_t i = 0; i < sizeof SAME / sizeof *SAME; i++)
        kind(SAME[i], SAME[i]);
}

static void impossible_parts_stay(void **state)
{
    (void)state;
    kind("runs-2023-13.csv", "runs-*-13.csv");
    kind("runs-2023-00.csv", "runs-*-00.csv");
    kind("runs-2023-04-32.csv", "runs-*-32.csv");
    kind("runs-2023-04-123.csv", "runs-*-123.csv");
    kind("runs-2023-0412.csv", "runs-*-0412.csv");
    kind("runs-2023_04-12.csv", "runs-*-12.csv");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(dates_become_stars),
        cmocka_unit_test(other_numbers_stay),
        cmocka_unit_test(impossible_parts_stay),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    arena_free(&a);
    return failed;
}
