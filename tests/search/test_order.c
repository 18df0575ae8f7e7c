// SPDX-License-Identifier: MIT
#include "testing.h"

#include "base/buf.h"
#include "search/order.h"

static void take(struct terms *t, const char *text)
{
    terms_number(t, str_c(text));
}

/* A name in several tables is listed once for each of them. */
static void tables(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        size_t table;
    } WANTED[] = {
        {"a", 2}, {"b", 0}, {"b", 2}, {"model-1", 2}, {"model-10", 0}};
    struct arena a = {0};
    struct terms t[3] = {
        {.a = &a, .texts = &a}, {.a = &a, .texts = &a}, {.a = &a, .texts = &a}};
    const struct terms *const all[] = {&t[0], &t[1], &t[2]};
    size_t n;
    take(&t[0], "model-10");
    take(&t[0], "b");
    take(&t[2], "model-1");
    take(&t[2], "a");
    take(&t[2], "b");
    const struct order_term *o = order_tables(&a, all, 3, &n);
    assert_int_equal(n, 5);
    for (size_t i = 0; i < n; i++) {
        assert_str(term_text(o[i].term), WANTED[i].text);
        assert_int_equal(o[i].table, WANTED[i].table);
    }
    arena_free(&a);
}

static void many(void **state)
{
    (void)state;
    struct arena a = {0};
    struct terms t[2] = {{.a = &a, .texts = &a}, {.a = &a, .texts = &a}};
    const struct terms *const both[] = {&t[0], &t[1]};
    size_t n;
    for (unsigned i = 0; i < 5000; i++)
        take(&t[i % 2], str_fmt(&a, "a-long-beginning-%u", i * 7919 % 5000).p);
    const struct order_term *o = order_tables(&a, both, 2, &n);
    assert_int_equal(n, 5000);
    for (size_t i = 1; i < n; i++)
        assert_true(str_cmp(term_text(o[i - 1].term), term_text(o[i].term)) <
                    0);
    arena_free(&a);
}

static void starts(void **state)
{
    (void)state;
    static const char *const IN_ORDER[] = {
        "a", "ab", "b", "\u00e9", "\u9999", "\U00020000", "\uff9e"};
    for (size_t i = 0; i < 7; i++) {
        uint64_t start = terms_start(str_c(IN_ORDER[i]), 0);
        assert_true(!i || terms_start(str_c(IN_ORDER[i - 1]), 0) < start);
    }
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
