// SPDX-License-Identifier: MIT
#include "df/runtime/keys.h"

#include <math.h>

#include "testing.h"

static const struct origin LITERAL = {.kind = ORIGIN_LITERAL};
static const int64_t INTS[] = {2, 1, 2, 1, 3};
static const double FLOATS[] = {1, (double)NAN, 2, (double)NAN};
static const struct column NUMBERS = {
    .type = COLUMN_INT, .n = 5, .i = INTS, .origin = &LITERAL};
static const struct column GAPS = {
    .type = COLUMN_FLOAT, .n = 4, .f = FLOATS, .origin = &LITERAL};
static const struct column *const ONE[] = {&NUMBERS}, *const OTHER[] = {&GAPS};
static const struct keys KEYS = {ONE, 1, 5}, WITH_GAPS = {OTHER, 1, 4};

/* Equal keys hang on each other; 1.0 finds 1, and nan another nan. */
static void found(void **state)
{
    struct arena a = {0};
    struct keys_table t;
    (void)state;
    keys_table_init(&t, &a, KEYS);
    assert_false(t.unique);
    assert_int_equal(keys_table_find(&t, &KEYS, 3), 1);
    assert_int_equal(t.next[1], 3);
    assert_int_equal(t.last[1], 3);
    assert_int_equal(t.next[3], ORIGIN_NO_ROW);
    assert_int_equal(keys_table_find(&t, &WITH_GAPS, 0), 1);
    assert_int_equal(keys_table_find(&t, &WITH_GAPS, 1), ORIGIN_NO_ROW);
    keys_table_init(&t, &a, WITH_GAPS);
    assert_int_equal(keys_table_find(&t, &WITH_GAPS, 3), 1);
    assert_true(keys_missing(&WITH_GAPS, 3) && !keys_missing(&WITH_GAPS, 2));
    arena_free(&a);
}

/* Sorts are stable, missing values come last; strings and numbers have no
   common order. */
static void sorted(void **state)
{
    static const str TEXTS[] = {S_INIT("1")};
    const struct column text = {
        .type = COLUMN_STR, .n = 1, .s = TEXTS, .origin = &LITERAL};
    const struct column *const third[] = {&text};
    const struct keys texts = {third, 1, 1};
    uint32_t rows[] = {0, 1, 2, 3, 4}, gaps[] = {3, 2, 1, 0};
    static const uint32_t ORDER[] = {1, 3, 0, 2, 4}, TURNED[] = {3, 1, 2, 0, 4},
                          LAST[] = {0, 2, 3, 1};
    struct arena a = {0};
    int order = 0;
    (void)state;
    keys_sort(&KEYS, &a, rows, 5);
    assert_memory_equal(rows, ORDER, sizeof ORDER);
    keys_reverse_ties(&KEYS, rows, 5);
    assert_memory_equal(rows, TURNED, sizeof TURNED);
    keys_sort(&WITH_GAPS, &a, gaps, 4);
    assert_memory_equal(gaps, LAST, sizeof LAST);
    assert_true(keys_order(&KEYS, 0, &KEYS, 1, &order) && order > 0);
    assert_false(keys_order(&KEYS, 0, &texts, 0, &order));
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(found),
                                       cmocka_unit_test(sorted)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
