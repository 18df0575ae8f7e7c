// SPDX-License-Identifier: MIT
// Capitals and digits.
#include "base/unicode_case.h"

#include "testing.h"

static void capitals(void **state)
{
    (void)state;
    static const struct {
        unsigned from, upper[3], title[3];
    } CASES[] = {
        {'a', {'A'}, {'A'}},
        {'Z', {'Z'}, {'Z'}},
        {'1', {'1'}, {'1'}},
        {0xe9, {0xc9}, {0xc9}},         /* e with an acute */
        {0xdf, {'S', 'S'}, {'S', 's'}}, /* sharp s */
        {0x1c6, {0x1c4}, {0x1c5}},      /* dz with a caron */
        {0xfb03, {'F', 'F', 'I'}, {'F', 'f', 'i'}},
        {0x101, {0x100}, {0x100}},    /* every other one */
        {0x10d0, {0x1c90}, {0x10d0}}, /* Georgian has no title case */
        {0x4e2d, {0x4e2d}, {0x4e2d}},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        unsigned up[UNICODE_CASE_MAX] = {0}, title[UNICODE_CASE_MAX] = {0};
        size_t n = unicode_case_upper(CASES[i].from, up);
        size_t k = unicode_case_title(CASES[i].from, title);
        assert_memory_equal(up, CASES[i].upper, n * sizeof *up);
        assert_memory_equal(title, CASES[i].title, k * sizeof *title);
        assert_true(n == UNICODE_CASE_MAX || !CASES[i].upper[n]);
        assert_true(k == UNICODE_CASE_MAX || !CASES[i].title[k]);
    }
}

static void kinds(void **state)
{
    (void)state;
    assert_true(unicode_case_is_upper('A'));
    assert_false(unicode_case_is_upper('a'));
    assert_true(unicode_case_is_lower(0xdf));
    assert_false(unicode_case_is_lower(0x4e2d));
    assert_true(unicode_case_is_digit('7'));
    assert_true(unicode_case_is_digit(0xb2));  /* superscript two */
    assert_false(unicode_case_is_digit(0xbd)); /* one half */
    assert_true(unicode_case_is_number(0xbd));
    assert_false(unicode_case_is_number('x'));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(capitals),
        cmocka_unit_test(kinds),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
