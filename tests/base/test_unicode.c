// SPDX-License-Identifier: MIT
#include "base/unicode.h"

#include "testing.h"

static void test_cases(void **state)
{
    (void)state;
    static const struct {
        unsigned from, to[UNICODE_N_CASES][3];
    } CASES[] = {
        {'a', {{'a'}, {'A'}, {'A'}, {'a'}}},
        {'Z', {{'z'}, {'Z'}, {'Z'}, {'z'}}},
        {'1', {{'1'}, {'1'}, {'1'}, {'1'}}},
        {0xe9, {{0xe9}, {0xc9}, {0xc9}, {0xe9}}},
        /* sharp s */
        {0xdf, {{0xdf}, {'S', 'S'}, {'S', 's'}, {'s', 's'}}},
        /* I with a dot */
        {0x130, {{'i', 0x307}, {0x130}, {0x130}, {'i', 0x307}}},
        /* dz with a caron */
        {0x1c6, {{0x1c6}, {0x1c4}, {0x1c5}, {0x1c6}}},
        {0xfb03, {{0xfb03}, {'F', 'F', 'I'}, {'F', 'f', 'i'}, {'f', 'f', 'i'}}},
        /* Georgian has no title case */
        {0x10d0, {{0x10d0}, {0x1c90}, {0x10d0}, {0x10d0}}},
        {0x4e2d, {{0x4e2d}, {0x4e2d}, {0x4e2d}, {0x4e2d}}},
        {0x10ffff, {{0x10ffff}, {0x10ffff}, {0x10ffff}, {0x10ffff}}},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++)
        for (unsigned to = 0; to < UNICODE_N_CASES; to++) {
            unsigned out[3] = {0};
            size_t n = unicode_to(CASES[i].from, (enum unicode_case)to, out);
            assert_memory_equal(out, CASES[i].to[to], sizeof out);
            assert_true(n == 3 || !CASES[i].to[to][n]);
        }
}

static void test_kinds(void **state)
{
    (void)state;
    static const struct {
        unsigned cp, is, is_not;
    } CASES[] = {
        {'A', UNICODE_WORD | UNICODE_ALPHA | UNICODE_UPPER, UNICODE_LOWER},
        {'7', UNICODE_WORD | UNICODE_DIGIT | UNICODE_NUMBER, UNICODE_ALPHA},
        {'_', 0, UNICODE_WORD},
        {'\t', UNICODE_SPACE, UNICODE_WORD},
        {0x3000, UNICODE_SPACE | UNICODE_WIDE, UNICODE_WORD},
        {0xdf, UNICODE_LOWER, UNICODE_UPPER},
        {0x1c5, UNICODE_TITLE, UNICODE_LOWER | UNICODE_UPPER},
        {0xb2, UNICODE_DIGIT | UNICODE_NUMBER, UNICODE_ALPHA},   /* squared */
        {0xbd, UNICODE_NUMBER, UNICODE_DIGIT},                   /* one half */
        {0x4e00, UNICODE_ALPHA | UNICODE_NUMBER, UNICODE_CASED}, /* one */
        {0x301, UNICODE_COMBINING | UNICODE_IGNORABLE, UNICODE_WORD},
        {0xd800, 0, UNICODE_WORD},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        assert_int_equal(unicode_flags(CASES[i].cp) & CASES[i].is, CASES[i].is);
        assert_int_equal(unicode_flags(CASES[i].cp) & CASES[i].is_not, 0);
    }
}

/* Letters around a capital sigma. */
static void test_final_sigma(void **state)
{
    (void)state;
    static const struct {
        const char *before, *behind;
        bool final;
    } CASES[] = {
        {"", "", false},   {"A", "", true},       {"A", "B", false},
        {"A", " B", true}, {"A'", "'", true},     {"A'", "'b", false},
        {"'", "", false},  {"A ", "", false},     {"\u03b1", ".", true},
        {"1", "", false},  {"A\u0301", "", true},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        char text[32];
        int n = snprintf(text, sizeof text, "%s\u03a3%s", CASES[i].before,
                         CASES[i].behind);
        str s = {text, (size_t)n};
        assert_int_equal(unicode_is_final(s, strlen(CASES[i].before)),
                         CASES[i].final);
    }
}

static void test_columns(void **state)
{
    (void)state;
    assert_int_equal(unicode_columns(S("abc")), 3);
    assert_int_equal(unicode_columns(S("\u65e5\u672c")), 4);
    assert_int_equal(unicode_columns(S("e\u0301")), 1);
    assert_int_equal(unicode_columns(S("\u03b1\u0436")), 2);
    assert_int_equal(unicode_columns(S("")), 0);
}

static void test_folding(void **state)
{
    (void)state;
    static const struct {
        unsigned cp;
        const char *text;
    } CASES[] = {
        {0xe9, "e"},    {0xdf, "sz"}, {0xf8, "o"},   {0xbd, "12"},
        {0x153, "oe"},  {0xb3, "3"},  {0x2460, "1"}, {0x1f10a, "9-"},
        {0x4e2d, ""},   {0xa0, "-"},  {0xff41, "a"}, {0xff5a, "z"},
        {0x10ffff, ""}, {'a', ""},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        char out[6];
        unicode_fold(CASES[i].cp, out);
        assert_string_equal(out, CASES[i].text);
    }
}

static void test_trimming(void **state)
{
    (void)state;
    assert_str(unicode_trim_right(S("a \t\u3000\u00a0")), "a");
    assert_str(unicode_trim_right(S("\u65e5 ")), "\u65e5");
    assert_str(unicode_trim_right(S(" ")), "");
    assert_int_equal(unicode_letters(S("ms1")), 2);
    assert_int_equal(unicode_letters(S("\u00b5s/x")), 3);
    assert_int_equal(unicode_letters(S("1")), 0);
}

/* The second string is in NFD. */
static void test_splitting(void **state)
{
    static const char *const CASES[][2] = {
        {"abc", "abc"},
        {"\u00e9\u00c5", "e\u0301A\u030a"},
        {"\u1ec7", "e\u0323\u0302"},      /* decomposed twice */
        {"\u30ac", "\u30ab\u3099"},       /* kana */
        {"\uac00", "\u1100\u1161"},       /* Hangul, two parts */
        {"\ud7a3", "\u1112\u1175\u11c2"}, /* the last syllable */
        {"\u4e2d\u00f8\u00bd", "\u4e2d\u00f8\u00bd"},
    };
    struct arena a = {0};
    (void)state;
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        str joined = str_c(CASES[i][0]), split = str_c(CASES[i][1]);
        assert_str(unicode_split(&a, joined), CASES[i][1]);
        assert_str(unicode_split(&a, split), CASES[i][1]);
        assert_true(unicode_are_twins(joined, split) == !str_eq(joined, split));
        assert_true(str_eq(unicode_path(&a, joined), unicode_path(&a, split)));
    }
    assert_str(unicode_path(&a, S("A/\u00c9\u0416.csv")),
               "a/e\u0301\u0436.csv");
    assert_false(unicode_are_twins(S("\u00e9"), S("e")));
    assert_false(unicode_are_twins(S("\u00e9"), S("\u00e8")));
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_cases),       cmocka_unit_test(test_kinds),
        cmocka_unit_test(test_final_sigma), cmocka_unit_test(test_columns),
        cmocka_unit_test(test_folding),     cmocka_unit_test(test_trimming),
        cmocka_unit_test(test_splitting),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
