// SPDX-License-Identifier: MIT
#include "testing.h"

#include "base/buf.h"
#include "search/order.h"

static void take(struct terms *t, const char *text)
{
    terms_number(t, str_c(text));
}

/* What stands in several tables has one place. */
static void tables(void **state)
{
    (void)state;
    struct arena a = {0};
    struct terms t[3] = {
        {.a = &a, .texts = &a}, {.a = &a, .texts = &a}, {.a = &a, .texts = &a}};
    const struct terms *const all[] = {&t[0], &t[1], &t[2]};
    struct text_order o;
    take(&t[0], "model-10");
    take(&t[0], "b");
    take(&t[2], "model-1");
    take(&t[2], "a");
    take(&t[2], "b");
    order_tables(&o, &a, all, 3);
    assert_int_equal(o.n, 4);
    assert_str(o.texts[0], "a");
    assert_str(o.texts[1], "b");
    assert_str(o.texts[2], "model-1");
    assert_str(o.texts[3], "model-10");
    assert_int_equal(o.place_of[0][0], 3);
    assert_int_equal(o.place_of[0][1], 1);
    assert_int_equal(o.place_of[2][2], 1);
    arena_free(&a);
}

static void many(void **state)
{
    (void)state;
    struct arena a = {0};
    struct terms t[2] = {{.a = &a, .texts = &a}, {.a = &a, .texts = &a}};
    const struct terms *const both[] = {&t[0], &t[1]};
    struct text_order o;
    for (unsigned i = 0; i < 5000; i++)
        take(&t[i % 2], str_fmt(&a, "a-long-beginning-%u", i * 7919 % 5000).p);
    order_tables(&o, &a, both, 2);
    assert_int_equal(o.n, 5000);
    for (size_t i = 1; i < o.n; i++)
        assert_true(str_cmp(o.texts[i - 1], o.texts[i]) < 0);
    arena_free(&a);
}

static void starts(void **state)
{
    (void)state;
    static const char *const IN_ORDER[] = {
        "a", "ab", "b", "\u00e9", "\u9999", "\U00020000", "\uff9e"};
    char bytes[TERMS_START];
    for (size_t i = 0; i < 7; i++) {
        uint64_t start = terms_start(str_c(IN_ORDER[i]), 0);
        assert_true(!i || terms_start(str_c(IN_ORDER[i - 1]), 0) < start);
        size_t n = terms_start_bytes(start, bytes);
        assert_str(((str){bytes, n}), IN_ORDER[i]);
    }
    assert_int_equal(terms_start_bytes(0, bytes), 0);
    assert_int_equal(terms_start(S("12345678x"), 8), terms_start(S("x"), 0));
}

static void numbers(void **state)
{
    (void)state;
    struct arena a = {0};
    struct terms t = {.a = &a, .texts = &a};
    assert_int_equal(terms_number(&t, S("b")), 0);
    assert_int_equal(terms_number(&t, S("12345678")), 1);
    assert_int_equal(terms_number(&t, S("123456789")), 2);
    assert_int_equal(terms_number(&t, S("123456780")), 3);
    assert_int_equal(terms_number(&t, S("b")), 0);
    assert_int_equal(terms_number(&t, S("123456789")), 2);
    for (unsigned i = 0; i < 5000; i++)
        assert_int_equal(terms_number(&t, str_fmt(&a, "%u", i)), i + 4);
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tables),
        cmocka_unit_test(many),
        cmocka_unit_test(starts),
        cmocka_unit_test(numbers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
