// SPDX-License-Identifier: MIT
#include "base/arena.h"

#include "base/vec.h"
#include "testing.h"

#ifdef __has_feature
#define GROWS_IN_PLACE !__has_feature(address_sanitizer)
#elif defined __SANITIZE_ADDRESS__
#define GROWS_IN_PLACE 0
#else
#define GROWS_IN_PLACE 1
#endif

static void memory_is_zeroed_and_aligned(void **state)
{
    (void)state;
    struct arena a = {0};
    for (int i = 0; i < 2000; i++) {
        arena_bytes(&a, 1)[0] = 'x';
        double *p = NEW_N(&a, double, 3);
        assert_int_equal((uintptr_t)p % 8, 0);
        assert_true(p[0] == 0 && p[2] == 0);
    }
    arena_free(&a);
    assert_null(a.chunk);
}

static void rewinding_gives_back(void **state)
{
    (void)state;
    struct arena a = {0};
    char *kept = arena_bytes(&a, 10);
    memset(kept, 'k', 10);
    struct arena_mark mark = arena_mark(&a);
    size_t held = arena_held(&a);
    for (int i = 0; i < 100; i++)
        arena_alloc(&a, 1, 5000);
    assert_true(arena_held(&a) > held);
    arena_rewind(&a, mark);
    assert_int_equal(arena_held(&a), held);
    assert_int_equal(kept[9], 'k');
    assert_ptr_equal(arena_bytes(&a, 1), kept + 10);
    arena_free(&a);
}

static void resetting_keeps_one_chunk(void **state)
{
    (void)state;
    struct arena a = {0};
    for (int i = 0; i < 100; i++)
        arena_alloc(&a, 1, 1000);
    size_t held = arena_held(&a);
    arena_reset(&a);
    assert_true(arena_held(&a) > 0 && arena_held(&a) < held);
    assert_int_equal(NEW(&a, int)[0], 0);
    arena_free(&a);
}

/* Those beyond 2 MiB are mapped, not from malloc. */
static void large_chunks_come_and_go(void **state)
{
    (void)state;
    struct arena a = {0};
    const size_t n = 5u << 20;
    char *small = arena_bytes(&a, 10);
    memset(small, 's', 10);
    struct arena_mark mark = arena_mark(&a);
    for (int i = 0; i < 3; i++) {
        char *p = arena_alloc(&a, 1, n);
        assert_true(p[0] == 0 && p[n / 2] == 0 && p[n - 1] == 0);
        memset(p, 'x', n);
        assert_true(arena_held(&a) > n);
        arena_rewind(&a, mark);
        assert_true(arena_held(&a) < n);
    }
    assert_int_equal(small[9], 's');
    arena_free(&a);
}

/* A mark counts large pieces, too, also when there is nothing else. */
static void marks_among_large_pieces(void **state)
{
    (void)state;
    struct arena a = {0};
    const size_t n = 3u << 20;
    char *first = arena_alloc(&a, 1, n);
    memset(first, 'f', n);
    struct arena_mark mark = arena_mark(&a);
    size_t held = arena_held(&a);
    arena_bytes(&a, 100);
    arena_bytes(&a, n)[n - 1] = 'x';
    char *grown = arena_grow(&a, NULL, 0, n);
    memset(grown, 'g', n);
    grown = arena_grow(&a, grown, n, 2 * n);
    assert_true(grown[0] == 'g' && grown[n - 1] == 'g');
    arena_rewind(&a, mark);
    assert_true(arena_held(&a) < held + n);
    assert_true(first[0] == 'f' && first[n - 1] == 'f');
    arena_drop(&a, first, n);
    arena_reset(&a);
    assert_true(arena_held(&a) < 2 * n);
    arena_free(&a);
}

static void joining(void **state)
{
    (void)state;
    for (int i = 0; i < 4; i++) { /* whether each of them is empty */
        struct arena a = {0}, b = {0};
        char *x = NULL, *y = NULL, *large = NULL;
        size_t held = 0;
        if (i & 1) {
            x = arena_bytes(&a, 5000);
            memset(x, 'x', 5000);
        }
        if (i & 2) {
            arena_bytes(&b, 100);
            y = arena_bytes(&b, 9000);
            memset(y, 'y', 9000);
            large = arena_bytes(&b, 4u << 20);
            large[100] = 'l';
        }
        held = arena_held(&a) + arena_held(&b);
        arena_join(&a, &b);
        assert_int_equal(arena_held(&a), held);
        assert_int_equal(arena_held(&b), 0);
        arena_alloc(&a, 100, 100);
        assert_true(!x || x[4999] == 'x');
        assert_true(!y || (y[8999] == 'y' && large[100] == 'l'));
        arena_free(&b);
        arena_free(&a);
    }
}

/* Pages are laid out in one after the other: no chunk comes and goes. */
static void rewinding_to_nothing_keeps_one_chunk(void **state)
{
    (void)state;
    struct arena a = {0};
    struct arena_mark mark = arena_mark(&a);
    arena_bytes(&a, 5000);
    size_t held = arena_held(&a);
    arena_rewind(&a, mark);
    assert_int_equal(arena_held(&a), held);
    arena_bytes(&a, 5000);
    assert_int_equal(arena_held(&a), held);
    arena_free(&a);
}

static void growing_in_place_and_by_moving(void **state)
{
    (void)state;
    struct arena a = {0};
    char *p = arena_grow(&a, NULL, 0, 8);
    memcpy(p, "12345678", 8);
    p = arena_grow(&a, p, 8, 16);
    assert_memory_equal(p, "12345678", 8);
    arena_bytes(&a, 1);
    char *q = arena_grow(&a, p, 16, 32);
    assert_ptr_not_equal(q, p);
    assert_memory_equal(q, "12345678", 8);
    arena_free(&a);
}

/* Under AddressSanitizer everything moves. */
static void growing_in_place_costs_nothing(void **state)
{
    (void)state;
    struct arena a = {0};
    char *first = arena_grow(&a, NULL, 0, 8), *p = first;
    for (size_t n = 8; n < 512; n *= 2)
        p = arena_grow(&a, p, n, 2 * n);
    assert_true(p == first || !GROWS_IN_PLACE);
    arena_free(&a);
}

static void trimming(void **state)
{
    (void)state;
    struct arena a = {0};
    char *p = arena_bytes(&a, 100);
    memset(p, 'x', 100);
    arena_trim(&a, p, 100, 3);
    assert_ptr_equal(arena_bytes(&a, 1), p + 3);
    arena_trim(&a, p, 3, 0); /* no longer the last one */
    assert_ptr_equal(arena_bytes(&a, 1), p + 4);
    arena_trim(&a, NULL, 0, 0);
    arena_free(&a);
}

/* Also in a large chunk, which is zero where nothing has been. */
static void trimmed_space_is_zeroed_again(void **state)
{
    (void)state;
    struct arena a = {0};
    for (int i = 0; i < 5000; i++) {
        char *text = arena_bytes(&a, 1000);
        memset(text, 'x', 1000);
        arena_trim(&a, text, 1000, 1);
        const char *p = arena_alloc(&a, 1, 900);
        for (int k = 0; k < 900; k++)
            assert_int_equal(p[k], 0);
    }
    arena_free(&a);
}

static void vectors_grow(void **state)
{
    (void)state;
    struct arena a = {0};
    struct strs v = {0};
    for (size_t i = 0; i < 1000; i++)
        vec_push(&a, &v, str_fmt(&a, "%zu", i));
    assert_int_equal(v.n, 1000);
    assert_str(v.v[0], "0");
    assert_str(v.v[999], "999");
    assert_null(vec_add(&a, &v)->p);
    arena_free(&a);
}

/* The number of used bytes does not depend on the chunks. */
static void used_is_what_was_asked_for(void **state)
{
    (void)state;
    struct arena a = {0}, b = {0};
    assert_int_equal(arena_used(&a), 0);
    arena_alloc(&b, 1, 3008);
    size_t before = arena_used(&b);
    struct arena_mark mark = arena_mark(&a);
    for (size_t i = 0; i < 5000; i++) {
        arena_alloc(&a, 1, 16 * (i % 70));
        arena_alloc(&b, 1, 16 * (i % 70));
    }
    assert_true(arena_used(&a) > 1 << 20);
    assert_int_equal(arena_used(&b) - before, arena_used(&a));
    arena_alloc(&a, 1, 1 << 23);
    assert_true(arena_used(&a) > 1 << 23);
    arena_rewind(&a, mark);
    assert_int_equal(arena_used(&a), 0);
    arena_free(&a);
    arena_free(&b);
    assert_int_equal(arena_used(&a), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(memory_is_zeroed_and_aligned),
        cmocka_unit_test(rewinding_gives_back),
        cmocka_unit_test(resetting_keeps_one_chunk),
        cmocka_unit_test(large_chunks_come_and_go),
        cmocka_unit_test(rewinding_to_nothing_keeps_one_chunk),
        cmocka_unit_test(marks_among_large_pieces),
        cmocka_unit_test(joining),
        cmocka_unit_test(growing_in_place_and_by_moving),
        cmocka_unit_test(growing_in_place_costs_nothing),
        cmocka_unit_test(trimming),
        cmocka_unit_test(trimmed_space_is_zeroed_again),
        cmocka_unit_test(vectors_grow),
        cmocka_unit_test(used_is_what_was_asked_for),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
