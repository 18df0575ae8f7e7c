// SPDX-License-Identifier: MIT
#include "df/aggregate/reduction.h"

#include <math.h>

#include "testing.h"

static const struct origin LITERAL = {.kind = ORIGIN_LITERAL};
static double room[8];

static const struct reduction *named(const char *name)
{
    for (size_t i = 0; i < REDUCTION_N; i++)
        if (str_eq(REDUCTIONS[i].name, str_c(name)))
            return &REDUCTIONS[i];
    fail_msg("no reduction %s", name);
    return NULL;
}

/* The cells 1, nan, 4, 2, in this order. */
static struct group_cells cells(const struct reducing *r)
{
    static const double FLOATS[] = {1, (double)NAN, 4, 2};
    static const struct column COLUMN = {
        .type = COLUMN_FLOAT, .n = 4, .f = FLOATS, .origin = &LITERAL};
    static const uint32_t ROWS[] = {0, 1, 2, 3};
    return (struct group_cells){
        .r = r, .c = &COLUMN, .rows = ROWS, .n = 4, .room = room};
}

static void numbers(void **state)
{
    static const struct {
        const char *name;
        double is;
    } CASES[] = {{"sum", 7},      {"prod", 8},
                 {"median", 2},   {"mean", 7 / 3.},
                 {"var", 7 / 3.}, {"std", 1.5275252316519468}};
    static const enum reduce_adding ADDINGS[] = {REDUCE_COMPENSATED,
                                                 REDUCE_PAIRWISE, REDUCE_PLAIN};
    (void)state;
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++)
        for (size_t k = 0; k < 3; k++) {
            struct reducing r = {.ddof = 1, .adding = ADDINGS[k]};
            struct group_cells x = cells(&r);
            double is = named(CASES[i].name)->number(&x);
            if (fabs(is - CASES[i].is) > 1e-15 * is)
                fail_msg("%s: %.17g", CASES[i].name, is);
        }
}

static void others(void **state)
{
    struct reducing r = {.skipna = true};
    struct group_cells x = cells(&r);
    uint32_t row = ORIGIN_NO_ROW;
    (void)state;
    assert_int_equal(named("count")->count(&x), 3);
    assert_int_equal(named("size")->count(&x), 4);
    r.reduction = named("max");
    assert_true(r.reduction->pick(&x, &row));
    assert_int_equal(row, 2);
    row = ORIGIN_NO_ROW;
    assert_true(named("last")->pick(&x, &row));
    assert_int_equal(row, 3);
    assert_true(named("all")->truth(&x));
}

/* Whole numbers stay so, and say when they do not fit. */
static void whole(void **state)
{
    static const int64_t INTS[] = {INT64_MAX, 1, -2};
    static const struct column COLUMN = {
        .type = COLUMN_INT, .n = 3, .i = INTS, .origin = &LITERAL};
    static const uint32_t ROWS[] = {0, 1, 2};
    struct reducing r = {.skipna = true};
    struct group_cells x = {.r = &r, .c = &COLUMN, .rows = ROWS, .n = 3};
    (void)state;
    assert_int_equal(named("sum")->integer(&x), INT64_MAX - 1);
    assert_false(x.over); /* it came back */
    x.n = 2;
    named("sum")->integer(&x);
    assert_true(x.over);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(numbers),
                                       cmocka_unit_test(others),
                                       cmocka_unit_test(whole)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
