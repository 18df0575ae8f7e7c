// SPDX-License-Identifier: MIT
#include "df/runtime/ufunc.h"

#include <math.h>

#include "testing.h"

#define INTS(...) ((struct ufunc_ints){(const int64_t[]){__VA_ARGS__}, 1})
#define FLOATS(...) ((struct ufunc_floats){(const double[]){__VA_ARGS__}, 1})

static void same(const double *is, const double *expected, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (is[i] != expected[i] && !(isnan(is[i]) && isnan(expected[i])))
            fail_msg("row %zu: %g, not %g", i, is[i], expected[i]);
}

/* The quotient goes towards minus infinity, the remainder has the sign of the
   divisor, and one value serves all rows. */
static void integers(void **state)
{
    const int64_t three = 3, negative = -3;
    struct ufunc_ints xs = INTS(7, -7, 0);
    int64_t out[3];
    (void)state;
    assert_true(
        ufunc_int(DF_FLOOR, xs, (struct ufunc_ints){&three, 0}, 3, out));
    assert_true(out[0] == 2 && out[1] == -3 && out[2] == 0);
    assert_true(
        ufunc_int(DF_PERCENT, xs, (struct ufunc_ints){&negative, 0}, 3, out));
    assert_true(out[0] == -2 && out[1] == -1 && out[2] == 0);
    assert_true(ufunc_int(DF_POWER, xs, INTS(2, 3, 0), 3, out));
    assert_true(out[0] == 49 && out[1] == -343 && out[2] == 1);
}

static void what_does_not_fit(void **state)
{
    static const enum df_token_kind OPS[] = {DF_PLUS, DF_MINUS, DF_STAR,
                                             DF_FLOOR, DF_POWER};
    static const int64_t X[] = {INT64_MAX, INT64_MIN, INT64_MAX, INT64_MIN, 2},
                         Y[] = {1, 1, 2, -1, 63};
    int64_t out;
    (void)state;
    for (size_t i = 0; i < 5; i++) {
        struct ufunc_ints x = {&X[i], 1}, y = {&Y[i], 1};
        assert_false(ufunc_int(OPS[i], x, y, 1, &out));
        assert_true(ufunc_int(DF_AMPERSAND, x, y, 1, &out));
    }
}

static void division_by_zero(void **state)
{
    struct ufunc_ints xs = INTS(5, -5, 0, 5), ys = INTS(0, 0, 0, 2);
    double out[4];
    (void)state;
    ufunc_divide_by_zero(DF_FLOOR, xs, ys, 4, out);
    same(out, (double[]){INFINITY, -INFINITY, (double)NAN, 2}, 4);
    ufunc_divide_by_zero(DF_PERCENT, xs, ys, 4, out);
    same(out, (double[]){(double)NAN, (double)NAN, (double)NAN, 1}, 4);
    assert_true(ufunc_any(ys, 4, 0, 0));
    assert_false(ufunc_any(xs, 4, 1, 4));
}

static void powers(void **state)
{
    struct ufunc_floats xs = FLOATS(4, 0.25);
    double out[2];
    (void)state;
    assert_true(ufunc_power(0.5, xs, 2, out));
    same(out, (double[]){2, 0.5}, 2);
    assert_true(ufunc_power(-1, xs, 2, out));
    same(out, (double[]){0.25, 4}, 2);
    assert_false(ufunc_power(3, xs, 2, out));
    ufunc_float(DF_POWER, xs, FLOATS(3, 0), 2, out);
    same(out, (double[]){64, 1}, 2);
}

static void comparisons(void **state)
{
    static const struct {
        enum df_token_kind op;
        bool is[4];
    } CASES[] = {{DF_EQUAL, {0, 1, 0, 0}},   {DF_NOT_EQUAL, {1, 0, 1, 1}},
                 {DF_LESS, {1, 0, 0, 0}},    {DF_LESS_EQUAL, {1, 1, 0, 0}},
                 {DF_GREATER, {0, 0, 1, 0}}, {DF_GREATER_EQUAL, {0, 1, 1, 0}}};
    struct ufunc_floats xs = FLOATS(1, 2, 3, (double)NAN),
                        ys = FLOATS(2, 2, 2, 2);
    bool out[4];
    (void)state;
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        ufunc_compare_floats(CASES[i].op, xs, ys, 4, out);
        assert_memory_equal(out, CASES[i].is, 4);
        ufunc_compare_ints(CASES[i].op, INTS(1, 2, 3), INTS(2, 2, 2), 3, out);
        assert_memory_equal(out, CASES[i].is, 3);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(integers),         cmocka_unit_test(what_does_not_fit),
        cmocka_unit_test(division_by_zero), cmocka_unit_test(powers),
        cmocka_unit_test(comparisons),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
