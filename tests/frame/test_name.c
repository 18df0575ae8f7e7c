// SPDX-License-Identifier: MIT
// Names of several levels, and names that are not strings.
#include "frame/name.h"

#include "testing.h"

static struct arena a;

static int clear(void **state)
{
    (void)state;
    arena_free(&a);
    return 0;
}

static struct value text(const char *s)
{
    return (struct value){.type = VALUE_STR, .s = str_c(s)};
}

static struct value whole(int64_t i)
{
    return (struct value){.type = VALUE_INT, .i = i};
}

static void texts_are_themselves(void **state)
{
    (void)state;
    struct value v = text("Rate (/sec)");
    str name = name_make(&a, &v, 1);
    assert_ptr_equal(name.p, v.s.p);
    assert_true(name_is_text(name));
    assert_int_equal(name_levels(name), 1);
    assert_true(str_eq(name_level(name, 0).s, v.s));
    assert_int_equal(name_level(name, 1).type, VALUE_NA);
    assert_int_equal(name_level(STR_NONE, 0).type, VALUE_NA);
    assert_true(str_eq(name_text(&a, name), S("Rate (/sec)")));
    v = text("a\x1f"
             "b\x1e");
    assert_true(str_eq(name_make(&a, &v, 1), S("a b ")));
}

static void numbers_come_back(void **state)
{
    (void)state;
    struct value v[] = {whole(-2020),
                        {.type = VALUE_FLOAT, .f = 0.1},
                        {.type = VALUE_BOOL, .b = true},
                        {.type = VALUE_NA}};
    static const char *const SHOWN[] = {"-2020", "0.1", "True", ""};
    for (size_t i = 0; i < 4; i++) {
        str name = name_make(&a, &v[i], 1);
        struct value back = name_level(name, 0);
        assert_false(name_is_text(name));
        assert_int_equal(back.type, v[i].type);
        assert_true(v[i].type != VALUE_INT || back.i == v[i].i);
        assert_true(v[i].type != VALUE_FLOAT || back.f == v[i].f);
        assert_true(v[i].type != VALUE_BOOL || back.b);
        assert_true(str_eq(name_text(&a, name), str_c(SHOWN[i])));
    }
    struct value other = text("2020");
    assert_false(str_eq(name_make(&a, &v[0], 1), name_make(&a, &other, 1)));
}

static void levels_are_kept_apart(void **state)
{
    (void)state;
    struct value v[] = {text("it's"), whole(2020), text("")};
    str name = name_make(&a, v, 3);
    assert_int_equal(name_levels(name), 3);
    assert_true(str_eq(name_level(name, 0).s, S("it's")));
    assert_int_equal(name_level(name, 1).i, 2020);
    assert_true(str_eq(name_level_text(&a, name, 1, 2), S("2020")));
    assert_true(str_eq(name_level(name, 2).s, S("")));
    assert_true(str_eq(name_text(&a, name), S("(\"it's\", 2020, '')")));
}

static void padding_adds_empty_levels(void **state)
{
    (void)state;
    struct value two[] = {text("k"), text("")};
    str padded = name_make(&a, two, 2);
    assert_true(str_eq(name_pad(&a, S("k"), 2), padded));
    assert_true(str_eq(name_pad(&a, S("k"), 1), S("k")));
    assert_true(str_eq(name_pad(&a, padded, 2), padded));
    assert_int_equal(name_levels(name_pad(&a, padded, 3)), 3);
}

static void words_leave_empty_levels_out(void **state)
{
    (void)state;
    struct value v[] = {text("Rate"), text(""), whole(99)};
    struct value none[] = {text(""), text("")};
    assert_true(str_eq(name_words(&a, name_make(&a, v, 3)), S("Rate 99")));
    assert_true(str_eq(name_words(&a, name_make(&a, v, 1)), S("Rate")));
    assert_true(str_eq(name_words(&a, name_make(&a, none, 2)), S("")));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(texts_are_themselves, clear),
        cmocka_unit_test_teardown(numbers_come_back, clear),
        cmocka_unit_test_teardown(levels_are_kept_apart, clear),
        cmocka_unit_test_teardown(padding_adds_empty_levels, clear),
        cmocka_unit_test_teardown(words_leave_empty_levels_out, clear),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
