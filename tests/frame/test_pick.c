// SPDX-License-Identifier: MIT
#include "frame/pick.h"

#include "testing.h"

static struct arena a;

static int clear(void **state)
{
    (void)state;
    arena_free(&a);
    return 0;
}

static const struct column *ints(int64_t x, int64_t y)
{
    void *cells;
    struct column *c = column_new(&a, S("i"), COLUMN_INT, 2, &cells);
    memcpy(cells, (int64_t[]){x, y}, 2 * sizeof x);
    return c;
}

static const struct column *floats(double x, double y)
{
    void *cells;
    struct column *c = column_new(&a, S("f"), COLUMN_FLOAT, 2, &cells);
    memcpy(cells, (double[]){x, y}, 2 * sizeof x);
    return c;
}

static struct column *texts(str x, str y)
{
    void *cells;
    struct column *c = column_new(&a, S("s"), COLUMN_STR, 2, &cells);
    memcpy(cells, (str[]){x, y}, 2 * sizeof x);
    return c;
}

static const struct column *picked(const struct column *x,
                                   const struct column *y, uint32_t last)
{
    static uint32_t rows[3];
    static const uint32_t which[] = {1, 0, 1};
    const struct column **from = NEW_N(&a, const struct column *, 2);
    from[0] = x;
    from[1] = y;
    memcpy(rows, (uint32_t[]){1, 0, last}, sizeof rows);
    const struct pick p = {from, 2, which, rows, 3};
    return column_pick(&a, (struct pos){0}, S("p"), &p);
}

static void types(void **state)
{
    (void)state;
    const struct column *i = ints(1, 2), *f = floats(1.5, 2.5);
    const struct column *s = texts(S("x"), S("y"));
    const struct column *c = picked(i, ints(3, 4), 0);
    assert_int_equal(c->type, COLUMN_INT);
    assert_int_equal(c->i[0], 4);
    assert_int_equal(c->i[1], 1);
    assert_int_equal(c->i[2], 3);
    assert_str(c->name, "p");
    c = picked(i, f, 0);
    assert_int_equal(c->type, COLUMN_FLOAT);
    assert_true(c->f[0] == 2.5 && c->f[1] == 1);
    c = picked(s, f, 0);
    assert_int_equal(c->type, COLUMN_OBJECT);
    assert_str(c->o[1].s, "x");
}

static void gaps(void **state)
{
    (void)state;
    const struct column *c = picked(ints(1, 2), ints(3, 4), ORIGIN_NO_ROW);
    assert_int_equal(c->type, COLUMN_FLOAT);
    assert_true(column_is_missing(c, 2));
    c = picked(texts(S("x"), S("y")), texts(S("z"), S("y")), ORIGIN_NO_ROW);
    assert_int_equal(c->type, COLUMN_STR);
    assert_true(column_is_missing(c, 2));
}

static void categories(void **state)
{
    (void)state;
    struct dtype one = {.name = "category"}, two = one;
    struct column *x = texts(S("x"), S("y")), *y = texts(S("x"), S("y"));
    one.categories = texts(S("x"), S("y"));
    two.categories = texts(S("x"), S("y"));
    x->dtype = &one;
    y->dtype = &two;
    assert_ptr_equal(picked(x, y, 0)->dtype, &one);
    two.categories = texts(S("y"), S("x"));
    assert_null(picked(x, y, 0)->dtype);
    y->dtype = NULL;
    assert_null(picked(x, y, 0)->dtype);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(types, clear),
        cmocka_unit_test_teardown(gaps, clear),
        cmocka_unit_test_teardown(categories, clear),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
