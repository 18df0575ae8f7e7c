// SPDX-License-Identifier: MIT
#include "df/reshape/join_rows.h"

#include "base/buf.h"
#include "testing.h"

static const struct origin LITERAL = {.kind = ORIGIN_LITERAL};

/* Keys 1 2 2 3 on the left, 2 4 2 on the right: pairs as "left-right". */
static void assert_pairs(enum join_how how, const char *want)
{
    static const int64_t L[] = {1, 2, 2, 3}, R[] = {2, 4, 2};
    const struct column l = {.n = 4, .i = L, .origin = &LITERAL},
                        r = {.n = 3, .i = R, .origin = &LITERAL};
    const struct column *const left[] = {&l}, *const right[] = {&r};
    struct arena a = {0};
    struct join_rows j;
    struct buf b = {.a = &a};
    join_rows_find(&j, &a, how, (struct keys){left, 1, 4},
                   (struct keys){right, 1, 3});
    uint32_t *x = NEW_N(&a, uint32_t, j.n), *y = NEW_N(&a, uint32_t, j.n);
    join_rows_put(&j, &a, x, y);
    for (size_t i = 0; i < j.n; i++)
        buf_printf(&b, "%s%d-%d", i ? " " : "", (int)x[i], (int)y[i]);
    assert_str(buf_str(&b), want);
    arena_free(&a);
}

static void pairs(void **state)
{
    (void)state;
    assert_pairs(JOIN_INNER, "1-0 1-2 2-0 2-2");
    assert_pairs(JOIN_LEFT, "0--1 1-0 1-2 2-0 2-2 3--1");
    assert_pairs(JOIN_RIGHT, "1-0 2-0 -1-1 1-2 2-2");
    assert_pairs(JOIN_OUTER, "0--1 1-0 1-2 2-0 2-2 3--1 -1-1");
    assert_pairs(JOIN_CROSS, "0-0 0-1 0-2 1-0 1-1 1-2 2-0 2-1 2-2 3-0 3-1 3-2");
}

static void too_many(void **state)
{
    struct join_rows j;
    (void)state;
    join_rows_find(&j, NULL, JOIN_CROSS, (struct keys){NULL, 0, SIZE_MAX / 2},
                   (struct keys){NULL, 0, 3});
    assert_true(j.n == SIZE_MAX);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(pairs),
                                       cmocka_unit_test(too_many)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
