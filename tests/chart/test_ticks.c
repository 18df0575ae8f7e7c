// SPDX-License-Identifier: MIT
#include "chart/scale/ticks.h"

#include <math.h>

#include "base/buf.h"
#include "chart/scale/format.h"
#include "testing.h"

static const struct chart_format PLAIN = {
    .head = S_INIT(""), .tail = S_INIT(""), .thousands = THOUSANDS_COMMA};

static str texts(struct arena *a, struct ticks t)
{
    struct buf b = {.a = a};
    for (size_t i = 0; i < t.n; i++) {
        buf_put(&b, i ? S(" ") : S(""));
        buf_put(&b, chart_format_tick(a, &PLAIN, t.v[i], t.step));
    }
    return buf_end(&b);
}

/* 8.1 to 14.1 is the example that the package labeling of R has. */
static void linear(void **state)
{
    static const struct {
        double low, high, m;
        const char *ticks;
    } CASES[] = {{0, 100, 5, "0 25 50 75 100"},
                 {0, 0.577, 6, "0.0 0.1 0.2 0.3 0.4 0.5 0.6"},
                 {8.1, 14.1, 4, "8 10 12 14"},
                 {-12, 30, 5, "\u221210 0 10 20 30"},
                 {0, 15100, 5, "0 5,000 10,000 15,000"},
                 {1e6, 2e7, 5, "0 5M 10M 15M 20M"}};
    struct arena a = {0};
    (void)state;
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++)
        assert_str(texts(&a, ticks_linear(&a, CASES[i].low, CASES[i].high,
                                          CASES[i].m)),
                   CASES[i].ticks);
    arena_free(&a);
}

/* Whatever the numbers are: ascending, finite, two at least. */
static void linear_ends(void **state)
{
    static const double ENDS[][2] = {{0, 1e-300},      {-1e299, 1e299},
                                     {1e16, 1e16 + 4}, {1, 1 + 1e-15},
                                     {-5, -4.999999},  {0, 1e99}};
    struct arena a = {0};
    (void)state;
    for (size_t i = 0; i < sizeof ENDS / sizeof *ENDS; i++) {
        struct ticks t = ticks_linear(&a, ENDS[i][0], ENDS[i][1], 5);
        assert_in_range(t.n, 2, 40);
        for (size_t k = 0; k < t.n; k++)
            assert_true(isfinite(t.v[k]) && (k == 0 || t.v[k] >= t.v[k - 1]));
    }
    arena_free(&a);
}

static void enclose(void **state)
{
    struct arena a = {0};
    struct ticks t = ticks_linear(&a, 77.9, 100.9, 5);
    (void)state;
    assert_str(texts(&a, t), "80 85 90 95 100");
    assert_str(texts(&a, ticks_enclose(&a, &t, 77.9, 100.9)),
               "75 80 85 90 95 100 105");
    arena_free(&a);
}

static void logarithmic(void **state)
{
    struct arena a = {0};
    (void)state;
    assert_str(texts(&a, ticks_log(&a, 0.5, 500, 5)), "1 10 100");
    assert_str(texts(&a, ticks_log(&a, 2, 20, 5)), "2 5 10 20");
    assert_str(texts(&a, ticks_log(&a, 3, 9, 5)), "3 4 5 6 7 8 9");
    assert_str(texts(&a, ticks_log(&a, 1, 1e6, 8)),
               "1 10 100 1,000 10,000 100,000 1M");
    assert_str(texts(&a, ticks_base2(&a, 1, 32, 6)), "1 2 4 8 16 32");
    assert_str(texts(&a, ticks_base2(&a, 1, 4096, 5)), "1 8 64 512 4,096");
    assert_str(texts(&a, ticks_minor(&a, 7, 40)), "7 8 9 10 20 30 40");
    assert_int_equal(ticks_minor(&a, 1, 1e5).n, 46);
    assert_int_equal(ticks_minor(&a, 1, 1e7).n, 0);
    assert_true(ticks_log_floor(2.72) == 2 && ticks_log_ceil(14) == 20);
    assert_true(ticks_log_floor(0.05) <= 0.0500001);
    assert_true(ticks_is_power2(0.25) && !ticks_is_power2(12));
    arena_free(&a);
}

static void dates(void **state)
{
    struct arena a = {0};
    struct buf b = {.a = &a};
    enum calendar_unit unit;
    double low, high;
    (void)state;
    assert_true(calendar_read(S("2023-04-28"), &low, &unit));
    assert_true(calendar_read(S("2025-05-20"), &high, &unit));
    struct ticks t = ticks_time(&a, low, high, 5, CALENDAR_DAY);
    for (size_t i = 0; i < t.n; i++) {
        buf_put(&b, calendar_text(&a, t.v[i], t.unit));
        buf_putc(&b, ' ');
    }
    assert_str(buf_end(&b), "Jul 2023 Jan 2024 Jul 2024 Jan 2025 ");
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(linear), cmocka_unit_test(linear_ends),
        cmocka_unit_test(enclose), cmocka_unit_test(logarithmic),
        cmocka_unit_test(dates)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
