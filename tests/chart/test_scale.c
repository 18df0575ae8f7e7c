// SPDX-License-Identifier: MIT
#include "chart/scale/scale.h"

#include <math.h>

#include "testing.h"

static void places(void **state)
{
    static const struct scale SCALES[] = {{SCALE_LINEAR, {0, 10}, {40, 640}},
                                          {SCALE_LINEAR, {-5, 5}, {200, 0}},
                                          {SCALE_LOG, {1, 1000}, {0, 300}},
                                          {SCALE_TIME, {19000, 20000}, {0, 9}},
                                          {SCALE_BAND, {0, 4}, {0, 100}},
                                          {SCALE_POINT, {0, 4}, {100, 0}}};
    (void)state;
    for (size_t i = 0; i < 4; i++) { /* fourths of both ranges */
        const struct scale *s = &SCALES[i];
        bool log = s->kind == SCALE_LOG;
        for (int k = 0; k <= 4; k++) {
            double x =
                log ? pow(1000, k / 4.0)
                    : s->domain[0] + k * (s->domain[1] - s->domain[0]) / 4;
            double at = s->range[0] + k * (s->range[1] - s->range[0]) / 4;
            assert_true(fabs(scale_at(s, x) - at) < 1e-9);
        }
    }
    assert_true(fabs(scale_at(&SCALES[2], 10) - 100) < 1e-9);
    assert_true(scale_at(&SCALES[4], 0) == 10 && scale_band(&SCALES[4]) == 20);
    assert_true(scale_at(&SCALES[5], 4) == 0);
    assert_true(isnan(scale_at(&SCALES[0], NAN)));
}

static void one_number(void **state)
{
    const struct scale s = {SCALE_LINEAR, {3, 3}, {0, 100}};
    struct extent e = EXTENT_NONE;
    (void)state;
    assert_true(scale_at(&s, 3) == 50);
    extent_add(&e, NAN);
    extent_add(&e, INFINITY);
    assert_true(e.low > e.high);
    extent_add(&e, 4);
    extent_add(&e, -1);
    assert_true(e.low == -1 && e.high == 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(places),
                                       cmocka_unit_test(one_number)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
