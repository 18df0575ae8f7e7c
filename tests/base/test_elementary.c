// SPDX-License-Identifier: MIT
#include "base/elementary.h"

#include <math.h>

#include "testing.h"

/* From mpmath, with 400 bits. */
static const struct {
    double (*function)(double x);
    double x, y;
} UNARY[] = {
    {elementary_exp, 0x1p+0, 0x1.5bf0a8b145769p+1},
    {elementary_exp, -0x1.5e4p+9, 0x1.4ff475c68ca02p-1011},
    {elementary_exp, 0x1.0624dd2f1a9fcp-10, 0x1.0041919b7ee34p+0},
    {elementary_exp, -0x1.748p+9, 0x0.0000000000001p-1022},
    {elementary_exp2, 0x1.999999999999ap-4, 0x1.125fbee250664p+0},
    {elementary_exp2, -0x1.0c6p+10, 0x0.0000000000001p-1022},
    {elementary_exp2, 0x1.4p+3, 0x1p+10},
    {elementary_exp2, -0x1.12e0be826d695p-30, 0x1.fffffffa0bc0dp-1},
    {elementary_expm1, 0x1.b7cdfd9d7bdbbp-34, 0x1.b7cdfd9dda4e3p-34},
    {elementary_expm1, -0x1.999999999999ap-5, -0x1.8f874f58d95a1p-5},
    {elementary_expm1, 0x1.3333333333333p-2, 0x1.6641632306a56p-2},
    {elementary_expm1, -0x1.e8p+4, -0x1.ffffffffffe01p-1},
    {elementary_log, 0x1.999999999999ap-4, -0x1.26bb1bbb55515p+1},
    {elementary_log, 0x1.0000000000001p+0, 0x1.fffffffffffffp-53},
    {elementary_log, 0x0.0000000000001p-1022, -0x1.74385446d71c3p+9},
    {elementary_log, 0x1.fffffca501acbp-1, -0x1.ad7f2b1049b9fp-24},
    {elementary_log2, 0x1p+3, 0x1.8p+1},
    {elementary_log2, 0x1.4p+3, 0x1.a934f0979a371p+1},
    {elementary_log2, 0x1.fffffca501acbp-1, -0x1.35d100a8009b2p-23},
    {elementary_log2, 0x1.7e43c8800759cp+996, 0x1.f24a09f1a8b89p+9},
    {elementary_log10, 0x1.f4p+9, 0x1.8p+1},
    {elementary_log10, 0x1p+1, 0x1.34413509f79ffp-2},
    {elementary_log10, 0x1.56e1fc2f8f359p-997, -0x1.2cp+8},
    {elementary_log10, 0x1.00068db8bac71p+0, 0x1.6c4b5defc34d7p-15},
    {elementary_log1p, 0x1.b7cdfd9d7bdbbp-34, 0x1.b7cdfd9d1d693p-34},
    {elementary_log1p, -0x1.3333333333333p-2, -0x1.6d3c324e13f4ep-2},
    {elementary_log1p, 0x1.6345785d8ap+56, 0x1.3926cd770aa67p+5},
    {elementary_log1p, 0x1p-53, 0x1p-53},
    {elementary_cbrt, 0x1.bp+4, 0x1.8p+1},
    {elementary_cbrt, -0x1p+1, -0x1.428a2f98d728bp+0},
    {elementary_cbrt, 0x1.999999999999ap-4, 0x1.db4c7760bcff3p-2},
    {elementary_cbrt, 0x0.0000000000001p-1022, 0x1p-358},
    {elementary_sin, 0x1p+0, 0x1.aed548f090ceep-1},
    {elementary_sin, 0x1.0f0cf064dd592p+73, -0x1.b453ab76bf397p-1},
    {elementary_sin, 0x1.921fb54442d18p+1, 0x1.1a62633145c07p-53},
    {elementary_sin, -0x1.4f8b588e368f1p-17, -0x1.4f8b588e1e8a2p-17},
    {elementary_cos, 0x1p+0, 0x1.14a280fb5068cp-1},
    {elementary_cos, 0x1.0f0cf064dd592p+73, 0x1.0be2cef01c8f4p-1},
    {elementary_cos, 0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54},
    {elementary_cos, 0x1.7e43c8800759cp+996, -0x1.2699022adc4c1p-1},
    {elementary_tan, 0x1p+0, 0x1.8eb245cbee3a6p+0},
    {elementary_tan, 0x1.921fb54442d18p+0, 0x1.d02967c31cdb5p+53},
    {elementary_tan, -0x1.86ap+16, 0x1.250a9d503313dp-5},
    {elementary_tan, 0x1.6ac5b262ca1ffp+849, -0x1.d9ba9a7975636p+60},
};

/* Among them the middles of two doubles, and values very close to a middle. */
static const struct {
    double x, y, power;
} POWERS[] = {
    {0x1.4p+3, 0x1.6p+4, 0x1.0f0cf064dd592p+73},
    {0x1.4p+3, -0x1.4p+2, 0x1.4f8b588e368f1p-17},
    {0x1.8p+0, 0x1p-1, 0x1.3988e1409212ep+0},
    {-0x1p+1, 0x1.8p+1, -0x1p+3},
    {0x1.fffffffffffffp-1, -0x1p+0, 0x1.0000000000001p+0},
    {0x1.fffffffffffffp-1, 0x1p-1, 0x1.fffffffffffffp-1},
    {0x1.0000000000001p+0, 0x1.4p+1, 0x1.0000000000003p+0},
    {0x1.6a09e6cp+26, 0x1p+1, 0x1.0000007c84becp+53},
    {0x1.6a09e74p+26, 0x1p+1, 0x1.0000013189b24p+53},
    {0x1p+1, -0x1.0c8p+10, 0x0.0000000000001p-1022},
    {0x1.87e92154ef7acp-665, 0x1.999999999999ap+0, 0x0.00000000007e8p-1022},
    {0x1.0000002p+327, 0x1p+1, 0x1.0000004p+654},
};

static void assert_same(double found, double expected)
{
    if (isnan(expected))
        assert_true(isnan(found));
    else
        assert_memory_equal(&found, &expected, sizeof found);
}

static void rounding(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof UNARY / sizeof *UNARY; i++)
        assert_same(UNARY[i].function(UNARY[i].x), UNARY[i].y);
    for (size_t i = 0; i < sizeof POWERS / sizeof *POWERS; i++)
        assert_same(elementary_pow(POWERS[i].x, POWERS[i].y), POWERS[i].power);
}

static const double SPECIAL[] = {
    0,
    -0.0,
    1,
    -1,
    0.5,
    -0.5,
    2,
    -2,
    3,
    -3,
    2.5,
    0x1p53,
    0x1p-60,
    -0x1p-60,
    1e308,
    -1e308,
    5e-324,
    -5e-324,
    710,
    -746,
    1024,
    -1075,
    -1074,
    (double)NAN,
    (double)INFINITY,
    (double)-INFINITY,
};
enum { N_SPECIAL = sizeof SPECIAL / sizeof *SPECIAL };

/* The C library is right where the result is an integer, infinite or NaN. */
static bool is_certain(double y)
{
    return !isfinite(y) || (y == rint(y) && fabs(y) < 1000);
}

static void special_values(void **state)
{
    (void)state;
    static const struct {
        double (*ours)(double x), (*theirs)(double x);
    } PAIRS[] = {
        {elementary_exp, exp},     {elementary_exp2, exp2},
        {elementary_expm1, expm1}, {elementary_log, log},
        {elementary_log2, log2},   {elementary_log10, log10},
        {elementary_log1p, log1p}, {elementary_cbrt, cbrt},
        {elementary_sin, sin},     {elementary_cos, cos},
        {elementary_tan, tan},
    };
    for (size_t i = 0; i < sizeof PAIRS / sizeof *PAIRS; i++) {
        for (size_t k = 0; k < N_SPECIAL; k++) {
            double y = PAIRS[i].theirs(SPECIAL[k]);
            if (is_certain(y))
                assert_same(PAIRS[i].ours(SPECIAL[k]), y);
        }
    }
    for (size_t i = 0; i < N_SPECIAL; i++)
        for (size_t k = 0; k < N_SPECIAL; k++) {
            double y = pow(SPECIAL[i], SPECIAL[k]);
            if (is_certain(y))
                assert_same(elementary_pow(SPECIAL[i], SPECIAL[k]), y);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rounding),
        cmocka_unit_test(special_values),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
