// SPDX-License-Identifier: MIT
#include "frame/frame.h"

#include "testing.h"

static struct arena a;

static int clear(void **state)
{
    (void)state;
    arena_free(&a);
    return 0;
}

static const struct column *ints(str name, int64_t x, int64_t y, int64_t z)
{
    void *cells;
    struct column *c = column_new(&a, name, COLUMN_INT, 3, &cells);
    memcpy(cells, (int64_t[]){x, y, z}, 3 * sizeof(int64_t));
    return c;
}

static void takes(void **state)
{
    (void)state;
    const struct column *c = ints(S("x"), 5, 6, 7);
    const uint32_t rows[] = {2, 0, 2};
    const struct column *t = column_take(&a, c, rows, 3);
    assert_int_equal(t->type, COLUMN_INT);
    assert_int_equal(t->i[0], 7);
    assert_int_equal(t->i[1], 5);
    assert_int_equal(t->origin->kind, ORIGIN_TAKE);
    assert_ptr_equal(t->origin->take.from, c);
    assert_str(column_rename(&a, t, S("y"))->name, "y");
}

/* Columns that are taken as they are share their cells. */
static void takes_all(void **state)
{
    (void)state;
    const struct column *c = ints(S("x"), 5, 6, 7);
    const uint32_t all[] = {0, 1, 2};
    const struct column *t = column_take(&a, c, all, 3);
    assert_ptr_equal(t->i, c->i);
    assert_int_equal(t->origin->kind, ORIGIN_TAKE);
    assert_ptr_equal(t->origin->take.from, c);
    t = column_take(&a, c, all, 2);
    assert_int_equal(t->n, 2);
    assert_int_equal(t->i[1], 6);
}

static void gaps(void **state)
{
    (void)state;
    const uint32_t rows[] = {1, ORIGIN_NO_ROW};
    const struct column *t = column_take(&a, ints(S("x"), 5, 6, 7), rows, 2);
    assert_int_equal(t->type, COLUMN_FLOAT);
    assert_true(t->f[0] == 6.0);
    assert_true(column_is_missing(t, 1));
    void *cells;
    struct column *c = column_new(&a, S("b"), COLUMN_BOOL, 2, &cells);
    ((bool *)cells)[1] = true;
    t = column_take(&a, c, rows, 2);
    assert_int_equal(t->type, COLUMN_OBJECT);
    assert_int_equal(column_value(t, 0).type, VALUE_BOOL);
    assert_true(column_value(t, 0).b);
    assert_int_equal(column_value(t, 1).type, VALUE_NA);
    c = column_new(&a, S("s"), COLUMN_STR, 2, &cells);
    ((str *)cells)[1] = S("");
    t = column_take(&a, c, rows, 2);
    assert_int_equal(t->type, COLUMN_STR);
    assert_false(column_is_missing(t, 0));
    assert_true(column_is_missing(t, 1));
}

static void frames(void **state)
{
    (void)state;
    const struct column *columns[] = {ints(S("x"), 5, 6, 7),
                                      ints(S("y"), 1, 2, 3)};
    struct frame f = {.n = 3, .columns = columns, .n_columns = 2};
    assert_int_equal(frame_find(&f, S("y")), 1);
    assert_true(frame_find(&f, S("z")) == STR_NPOS);
    const uint32_t head[] = {0, 1}, some[] = {2, 1}, again[] = {1, 1};
    assert_int_equal(frame_take(&a, &f, head, 2, NULL)->n_index, 0);
    struct frame *t = frame_take(&a, &f, some, 2, NULL);
    assert_int_equal(t->n, 2);
    assert_int_equal(t->n_index, 1);
    assert_int_equal(t->index[0]->i[0], 2);
    assert_int_equal(t->columns[1]->i[0], 3);
    t = frame_take(&a, t, again, 2, NULL);
    assert_int_equal(t->index[0]->i[1], 1);
}

#define CASE(f) cmocka_unit_test_teardown(f, clear)

/* Frames that share a list of columns see their own part of it only. */
static void many_names(void **state)
{
    (void)state;
    struct frame f = {.n = 1}, early = {0}, other;
    void *cells;
    for (int i = 0; i < 1000; i++) {
        str name = str_fmt(&a, "c%d", i);
        assert_true(frame_find(&f, name) == STR_NPOS);
        frame_append(&a, &f, column_new(&a, name, COLUMN_INT, 1, &cells));
        if (i == 100)
            early = f;
    }
    for (int i = 0; i < 1000; i++) {
        str name = str_fmt(&a, "c%d", i);
        assert_int_equal(frame_find(&f, name), i);
        assert_true(frame_find(&early, name) ==
                    (i > 100 ? STR_NPOS : (size_t)i));
    }
    other = early;
    frame_append(&a, &other, column_new(&a, S("c500"), COLUMN_INT, 1, &cells));
    assert_int_equal(frame_find(&other, S("c500")), 101);
    assert_int_equal(frame_find(&f, S("c500")), 500);
    assert_int_equal(frame_find(&f, S("c101")), 101);
}

int main(void)
{
    const struct CMUnitTest tests[] = {CASE(takes), CASE(takes_all), CASE(gaps),
                                       CASE(frames), CASE(many_names)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
