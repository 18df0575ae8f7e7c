// SPDX-License-Identifier: MIT
// Orders of made-up columns, beside those of a plain insertion sort.
#include "frame/order.h"

#include <math.h>

#include "testing.h"

enum { N = 700 };

static struct arena a;

static uint32_t next_random(void)
{
    static uint32_t state = 12345;
    state = state * 1664525u + 1013904223u;
    return state >> 8;
}

static int compare(const struct column *c, size_t i, size_t j, bool descending)
{
    bool mi = column_is_missing(c, i), mj = column_is_missing(c, j);
    int order = 0;
    if (mi || mj)
        return mi - mj;
    switch (c->type) {
    case COLUMN_INT: order = (c->i[i] > c->i[j]) - (c->i[i] < c->i[j]); break;
    case COLUMN_FLOAT: order = (c->f[i] > c->f[j]) - (c->f[i] < c->f[j]); break;
    case COLUMN_BOOL: order = c->b[i] - c->b[j]; break;
    default: order = str_cmp(c->s[i], c->s[j]);
    }
    return descending ? -order : order;
}

static void assert_order(const struct column *const *by, const bool *descending,
                         size_t n_by, size_t n)
{
    uint32_t rows[N + 1], wanted[N + 1];
    for (size_t i = 0; i < n; i++) {
        size_t at = i;
        for (; at > 0; at--) {
            int order = 0;
            for (size_t k = 0; k < n_by && !order; k++)
                order = compare(by[k], wanted[at - 1], i, descending[k]);
            if (order <= 0)
                break;
            wanted[at] = wanted[at - 1];
        }
        wanted[at] = (uint32_t)i;
    }
    order_rows(&a, by, descending, n_by, n, rows);
    assert_memory_equal(rows, wanted, n * sizeof *rows);
}

/* Alone, in both directions, and followed by a column that breaks ties. */
static void assert_orders(const struct column *c, const struct column *ties)
{
    for (int down = 0; down < 4; down++) {
        bool descending[] = {down & 1, down & 2};
        const struct column *by[] = {c, ties};
        assert_order(by, descending, 1, c->n);
        assert_order(by, descending, 2, c->n);
    }
}

static const struct column *few_ints(size_t n)
{
    void *cells;
    const struct column *c = column_new(&a, S("t"), COLUMN_INT, n, &cells);
    for (size_t i = 0; i < n; i++)
        ((int64_t *)cells)[i] = (int64_t)(next_random() % 5) - 2;
    return c;
}

static void ints(void **state)
{
    (void)state;
    static const int64_t EDGES[] = {INT64_MIN, INT64_MAX, 0, -1, 1};
    void *cells;
    const struct column *c = column_new(&a, S("x"), COLUMN_INT, N, &cells);
    for (size_t i = 0; i < N; i++)
        ((int64_t *)cells)[i] =
            i % 7 ? (int64_t)(next_random() % 100) - 50 : EDGES[i % 5];
    assert_orders(c, few_ints(N));
    assert_orders(few_ints(N), few_ints(N));
    assert_orders(few_ints(0), few_ints(0));
    assert_orders(few_ints(1), few_ints(1));
    arena_free(&a);
}

static void floats(void **state)
{
    (void)state;
    static const double EDGES[] = {0.0, -0.0, 1e308, -1e308, 5e-324, -5e-324};
    void *cells;
    const struct column *c = column_new(&a, S("x"), COLUMN_FLOAT, N, &cells);
    double *f = cells;
    for (size_t i = 0; i < N; i++)
        f[i] = i % 5 ? ((double)next_random() - 5e6) / 777 : EDGES[i % 6];
    assert_orders(c, few_ints(N));
    for (size_t i = 0; i < N; i += 3)
        f[i] = i % 2   ? (double)NAN
               : i % 4 ? -(double)INFINITY
                       : (double)INFINITY;
    assert_orders(c, few_ints(N));
    for (size_t i = 0; i < N; i++)
        f[i] = (double)NAN;
    assert_orders(c, few_ints(N));
    arena_free(&a);
}

static void bools(void **state)
{
    (void)state;
    void *cells;
    const struct column *c = column_new(&a, S("x"), COLUMN_BOOL, N, &cells);
    for (size_t i = 0; i < N; i++)
        ((bool *)cells)[i] = next_random() % 2;
    assert_orders(c, few_ints(N));
    arena_free(&a);
}

static void texts(void **state)
{
    (void)state;
    static const char *const STEMS[] = {"model-", "model-1", "", "mod",
                                        "model-\xc3\xa9"};
    void *cells;
    const struct column *c = column_new(&a, S("x"), COLUMN_STR, N, &cells);
    str *s = cells;
    for (size_t round = 0; round < 3; round++) {
        for (size_t i = 0; i < N; i++)
            s[i] = str_fmt(&a, "%s%u", STEMS[round ? i % (2 * round) : 0],
                           next_random() % (round == 2 ? 100000 : 40));
        assert_orders(c, few_ints(N));
    }
    for (size_t i = 0; i < N; i += 3)
        s[i] = i % 2 ? STR_NONE : S("");
    s[1] = (str){"a\0b", 3};
    s[2] = (str){"a", 1};
    s[4] = (str){"a\0", 2};
    assert_orders(c, few_ints(N));
    for (size_t i = 0; i < N; i++)
        s[i] = i % 2 ? STR_NONE : S("same");
    assert_orders(c, few_ints(N));
    arena_free(&a);
}

static bool by_tens(void *data, uint32_t x, uint32_t y)
{
    ++*(size_t *)data;
    return x / 10 <= y / 10;
}

/* Those of the same ten stay as they were; of 1000, with few comparisons. */
static void merged(void **state)
{
    uint32_t rows[1000];
    size_t asked = 0;
    (void)state;
    for (uint32_t i = 0; i < 1000; i++)
        rows[i] = i * 7919 % 1000;
    order_merge(&a, rows, 1000, by_tens, &asked);
    for (uint32_t i = 1; i < 1000; i++) {
        assert_true(rows[i - 1] / 10 <= rows[i] / 10);
        if (rows[i - 1] / 10 == rows[i] / 10) /* i * 7919 = row, mod 1000 */
            assert_true(rows[i - 1] * 679 % 1000 < rows[i] * 679 % 1000);
    }
    assert_true(asked < 12000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(merged), cmocka_unit_test(ints),
        cmocka_unit_test(floats), cmocka_unit_test(bools),
        cmocka_unit_test(texts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
