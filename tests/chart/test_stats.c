// SPDX-License-Identifier: MIT
#include "chart/scale/stats.h"

#include <math.h>

#include "testing.h"

/* As pandas has them: Series([1, 2, 4, 7, 100]).quantile, boxplot. */
static void quartiles(void **state)
{
    double v[] = {100, 2, 7, 1, 4};
    struct quartiles b;
    (void)state;
    stats_sort(v, 5);
    b = stats_quartiles(v, 5);
    assert_true(b.q1 == 2 && b.median == 4 && b.q3 == 7);
    assert_true(b.low == 1 && b.high == 7 && b.n == 5);
    assert_true(fabs(stats_quantile(v, 5, 0.9) - 62.8) < 1e-12);
    b = stats_quartiles(v, 1);
    assert_true(b.low == 1 && b.median == 1 && b.high == 1);
}

/* numpy.histogram([0, 1, 1, 2, 3, 4], 4) is [1, 2, 1, 2]. */
static void bins(void **state)
{
    static const double V[] = {0, 1, 1, 2, 3, 4};
    static const size_t COUNTS[] = {1, 2, 1, 2};
    struct arena a = {0};
    struct bins b = stats_bins(&a, (struct extent){0, 4}, 4);
    (void)state;
    for (size_t i = 0; i < 6; i++)
        stats_count(&b, V[i]);
    for (size_t i = 0; i < 4; i++)
        assert_int_equal(b.counts[i], COUNTS[i]);
    b = stats_bins(&a, (struct extent){3, 3}, 10);
    stats_count(&b, 3);
    assert_true(b.low == 2.5 && b.high == 3.5);
    assert_int_equal(b.counts[5], 1);
    b = stats_bins(&a, (struct extent){-1e252, -1e252}, 10);
    stats_count(&b, -1e252);
    assert_true(b.low < -1e252 && b.high > -1e252);
    assert_int_equal(b.counts[4] + b.counts[5], 1);
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(quartiles),
                                       cmocka_unit_test(bins)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
