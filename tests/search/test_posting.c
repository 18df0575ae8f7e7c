// SPDX-License-Identifier: MIT
#include "testing.h"

#include "base/buf.h"
#include "search/posting.h"
#include "search/shard.h"

/* The numbers of a text, as a reader finds them. */
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

static void lists(void **state)
{
    (void)state;
    struct arena a = {0};
    struct buf b = {.a = &a};
    struct posting v[] = {
        {9, 0, SEARCH_CELL, 0},   {3, 0, SEARCH_KEY, 5},
        {3, 0, SEARCH_KEY, 5},    {3, 2, SEARCH_KEY + SEARCH_RUN, 5},
        {0, 20, SEARCH_TITLE, 0},
    };
    static const uint32_t want[] = {SEARCH_TITLE,
                                    20,
                                    3 * SEARCH_N_POSTS + SEARCH_KEY,
                                    5,
                                    SEARCH_KEY + SEARCH_RUN,
                                    1,
                                    5,
                                    6 * SEARCH_N_POSTS + SEARCH_CELL};
    uint32_t got[32];
    posting_put(&b, v, 5);
    assert_int_equal(read_numbers(buf_str(&b), got), 8);
    for (size_t i = 0; i < 8; i++)
        assert_int_equal(got[i], want[i]);
    arena_free(&a);
}

static void terms(void **state)
{
    (void)state;
    struct arena a = {0};
    struct buf b = {.a = &a};
    struct terms one = {.a = &a, .texts = &a}, two = {.a = &a, .texts = &a};
    assert_int_equal(terms_number(&one, S("b"), false), 0);
    assert_int_equal(terms_number(&one, S("a"), true), 1);
    assert_int_equal(terms_number(&one, S("b"), false), 0);
    assert_int_equal(terms_share(&two, &one.v[1]), 0);
    assert_int_equal(terms_share(&two, &one.v[0]), 1);
    assert_true(two.v[0].word && !two.v[1].word);
    for (unsigned i = 0; i < 5000; i++)
        assert_int_equal(terms_number(&two, str_fmt(&a, "%u", i), false),
                         i + 2);
    assert_true(terms_order(S("a"), S("ab")) < 0);
    assert_true(terms_order(S("b"), S("ab")) > 0);
    assert_true(terms_order(S("\U00020000"), S("\uff9e")) < 0);
    assert_true(terms_order(S("\U00020000"), S("\u9999")) > 0);
    shard_put_term(&b, S("model-1"), S("model-10"));
    assert_str(buf_str(&b), "*0");
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbers),
        cmocka_unit_test(lists),
        cmocka_unit_test(terms),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
