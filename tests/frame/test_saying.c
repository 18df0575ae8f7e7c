// SPDX-License-Identifier: MIT
#include "frame/saying.h"

#include "testing.h"

static void flags_of_words(void **state)
{
    (void)state;
    static const struct {
        str name;
        unsigned has, has_not;
    } CASES[] = {
        {S_INIT("Latency P99 (ms)"), SAYING_TIME | SAYING_PERCENTILE,
         SAYING_RATE},
        {S_INIT("avg_latency"), SAYING_TIME | SAYING_MEAN, SAYING_CHANGE},
        {S_INIT("Cost ($)"), SAYING_PRICE | SAYING_POSITIVE, SAYING_EXTRA},
        {S_INIT("Licence cost"), SAYING_PRICE | SAYING_EXTRA, SAYING_CHANGE},
        {S_INIT("Net cost"), SAYING_CHANGE, SAYING_RATE},
        {S_INIT("Speed-up"), SAYING_SPEEDUP, SAYING_RATE},
        {S_INIT("P50 (kIOPS)"), SAYING_RATE, SAYING_PRICE},
        {S_INIT("Drops"), SAYING_CHANGE, SAYING_RATE},
        {S_INIT("ns/day"), SAYING_PER_TIME, SAYING_RATE},
        {S_INIT("us per d"), SAYING_PER_TIME, SAYING_RATE},
        {S_INIT("Per run (s)"), 0, SAYING_PER_TIME},
        {S_INIT("Model"), 0, ~0u},
        {S_INIT(""), 0, ~0u},
        {S_INIT("a word that is longer than any word of the table: "
                "latencylatencylatency"),
         0, SAYING_TIME},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        unsigned says = saying_of(CASES[i].name);
        assert_int_equal(says & CASES[i].has, CASES[i].has);
        assert_int_equal(says & CASES[i].has_not, 0);
    }
}

static void percentiles(void **state)
{
    (void)state;
    static const str YES[] = {S_INIT("P50"),    S_INIT("p99.9 latency"),
                              S_INIT("p999"),   S_INIT("99th percentile (ms)"),
                              S_INIT("Median"), S_INIT("lat_p95_ms")};
    static const str NO[] = {S_INIT("P4"),         S_INIT("P100 cards"),
                             S_INIT("p4d"),        S_INIT("99th run"),
                             S_INIT("percentile"), S_INIT("PR")};
    for (size_t i = 0; i < sizeof YES / sizeof *YES; i++)
        assert_true(saying_of(YES[i]) & SAYING_PERCENTILE);
    for (size_t i = 0; i < sizeof NO / sizeof *NO; i++)
        assert_false(saying_of(NO[i]) & SAYING_PERCENTILE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(flags_of_words),
                                       cmocka_unit_test(percentiles)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
