// SPDX-License-Identifier: MIT
#include "testing.h"

#include "base/buf.h"
#include "search/posting.h"
#include "search/shard.h"

/* Reads the numbers of a string as the search script does. */
static size_t read_numbers(str s, uint32_t *v)
{
    size_t n = 0;
    uint32_t number = 0, bits = 0;
    for (size_t i = 0; i < s.n; i++) {
        unsigned x = (unsigned char)s.p[i] - POSTING_ZERO;
        x -= x < POSTING_GAP ? 0 : POSTING_LEFT;
        number |= (x & 31) << bits;
        bits += 5;
        if (x >= 32)
            continue;
        v[n++] = number;
        number = bits = 0;
    }
    return n;
}

static void numbers(void **state)
{
    (void)state;
    static const uint32_t all[] = {0, 1, 31, 32, 1023, 1024, 4000000000};
    struct arena a = {0};
    struct buf b = {.a = &a};
    uint32_t v[16];
    for (size_t i = 0; i < 7; i++)
        posting_put_number(&b, all[i]);
    assert_int_equal(read_numbers(buf_str(&b), v), 7);
    for (size_t i = 0; i < 7; i++)
        assert_int_equal(v[i], all[i]);
    arena_free(&a);
}

static void put(uint32_t *got, size_t n, struct posting *v, size_t n_v)
{
    struct arena a = {0};
    struct buf b = {.a = &a};
    uint32_t numbers[64];
    posting_put(&b, v, n_v);
    assert_int_equal(read_numbers(buf_str(&b), numbers), n);
    memcpy(got, numbers, n * sizeof *got);
    arena_free(&a);
}

static void lists(void **state)
{
    (void)state;
    struct posting v[] = {
        {9, search_how(SEARCH_CELL, 0, 0)},   {3, search_how(SEARCH_KEY, 0, 5)},
        {3, search_how(SEARCH_KEY, 0, 5)},    {3, search_how(SEARCH_KEY, 2, 5)},
        {0, search_how(SEARCH_TITLE, 20, 0)},
    };
    static const uint32_t want[] = {SEARCH_TITLE,
                                    20,
                                    3 * SEARCH_N_POSTS + SEARCH_KEY,
                                    5,
                                    SEARCH_KEY + SEARCH_RUN,
                                    1,
                                    5,
                                    6 * SEARCH_N_POSTS + SEARCH_CELL};
    uint32_t got[8];
    put(got, 8, v, 5);
    for (size_t i = 0; i < 8; i++)
        assert_int_equal(got[i], want[i]);
}

/* Several workers' lists on end, each in order. */
static void long_lists(void **state)
{
    (void)state;
    struct posting v[60];
    uint32_t got[60];
    for (uint32_t i = 0; i < 60; i++)
        v[i] = (struct posting){i % 20 * 3 + i / 20,
                                search_how(SEARCH_CELL, 0, 0)};
    put(got, 60, v, 60);
    for (size_t i = 0; i < 60; i++)
        assert_int_equal(got[i], i ? SEARCH_N_POSTS : 0);
}

static void terms(void **state)
{
    (void)state;
    struct arena a = {0};
    struct buf b = {.a = &a};
    shard_put_term(&b, S("model-1"), S("model-10"));
    assert_str(buf_str(&b), "*0");
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbers),
        cmocka_unit_test(lists),
        cmocka_unit_test(long_lists),
        cmocka_unit_test(terms),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
