// SPDX-License-Identifier: MIT
#include "load/names/wildcard.h"

#include "testing.h"

static void test_matches(void **state)
{
    static const struct {
        const char *pattern, *name;
        bool matches;
    } CASES[] = {
        {"", "", true},
        {"", "a", false},
        {"*", "", true},
        {"*", "a.b", true},
        {"a*", "a", true},
        {"a*", "ba", false},
        {"*.csv", "a.csv", true},
        {"*.csv", "a.csv.gz", false},
        {"*a*b*", "xaxxbx", true},
        {"*a*b*", "xbxxax", false},
        {"a**b", "ab", true},
        {"?", "", false},
        {"?", "a", true},
        {"?", "é", true},
        {"??", "é", false},
        {"r?n-*.json", "run-1.json", true},
        {"[abc]", "b", true},
        {"[abc]", "d", false},
        {"[a-c]x", "bx", true},
        {"[!a-c]", "b", false},
        {"[!a-c]", "d", true},
        {"[]]", "]", true},
        {"[!]]", "]", false},
        {"[!]]", "a", true},
        {"[a-]", "-", true},
        {"[-a]", "-", true},
        {"[é-ü]", "ö", true},
        {"[z-a]", "m", false},
        {"[", "[", true},
        {"[a", "[a", true},
        {"a[", "ab", false},
        {"[[]", "[", true},
        {"[*]", "*", true},
        {"[*]", "a", false},
        {"*[0-9]", "run12", true},
        {"*[0-9].x", "run1.y.2.x", true},
        {"é*", "éa", true},
        {"A*", "a", false},
    };
    (void)state;
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++)
        if (wildcard_matches(str_c(CASES[i].pattern), str_c(CASES[i].name)) !=
            CASES[i].matches)
            fail_msg("'%s' and '%s'", CASES[i].pattern, CASES[i].name);
    assert_true(wildcard_is(S("a[b")));
    assert_true(wildcard_is(S("a?b")));
    assert_false(wildcard_is(S("ab.csv")));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_matches),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
