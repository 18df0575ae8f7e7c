// SPDX-License-Identifier: MIT
#include "chart/scale/scale.h"

#include <math.h>

#include "testing.h"

static void there_and_back(void **state)
{
    static const struct scale SCALES[] = {{SCALE_LINEAR, {0, 10}, {40, 640}},
                                          {SCALE_LINEAR, {-5, 5}, {200, 0}},
                                          {SCALE_LOG, {1, 1000}, {0, 300}},
                                          {SCALE_TIME, {19000, 20000}, {0, 9}},
                                          {SCALE_BAND, {0, 4}, {0, 100}},
                                          {SCALE_POINT, {0, 4}, {100, 0}}};
    (void)state;
    for (size_t i = 0; i < sizeof SCALES / sizeof *SCALES; i++) {
        const struct scale *s = &SCALES[i];
        for (int k = 0; k <= 4; k++) {
            double x = s->domain[0] + k * (s->domain[1] - s->domain[0]) / 4;
            assert_true(fabs(scale_invert(s, scale_at(s, x)) - x) < 1e-9 * 2e4);
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
    const struct CMUnitTest tests[] = {cmocka_unit_test(there_and_back),
                                       cmocka_unit_test(one_number)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
