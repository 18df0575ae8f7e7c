// SPDX-License-Identifier: MIT
#include "base/regex.h"

#include "base/buf.h"
#include "testing.h"

static struct arena a;

static int clear(void **state)
{
    (void)state;
    arena_free(&a);
    return 0;
}

/* The groups of what is found, "none", or the fault with its place. */
static str find(const char *pattern, unsigned flags, const char *text,
                enum regex_how how)
{
    static const char *const OTHER[] = {"none", "", "too much"};
    struct regex_fault fault;
    struct buf b = {.a = &a};
    struct regex *re = regex_new(&a, str_c(pattern), flags, &fault);
    if (!re)
        return str_fmt(&a, "%zu: %.*s", fault.at, STR_ARG(fault.why));
    enum regex_result result = regex_find(re, str_c(text), 0, how);
    buf_put(&b, str_c(OTHER[result]));
    for (size_t i = 0; result == REGEX_FOUND && i <= regex_groups(re); i++) {
        struct regex_span s = regex_group(re, i);
        str name = regex_group_name(re, i);
        buf_printf(&b, "%s%.*s%s", i ? "|" : "", STR_ARG(name),
                   name.n ? "=" : "");
        if (s.from == STR_NPOS)
            buf_puts(&b, "-");
        else
            buf_put(&b, str_slice(str_c(text), s.from, s.to));
    }
    regex_free(re);
    return buf_str(&b);
}

static void finds(void **state)
{
    (void)state;
    static const struct {
        const char *pattern;
        unsigned flags;
        const char *text, *found;
    } CASES[] = {
        {"b+", 0, "abbc", "bb"},
        {"x", 0, "abc", "none"},
        {"", 0, "abc", ""},
        {"(\\d+)x(?P<n>\\w+)", 0, "trn 32xNC(TP)", "32xNC|32|n=NC"},
        {"(a)|(b)", 0, "b", "b|-|b"},
        {"(?i)TRN", 0, "trn1", "trn"},
        {"TRN", REGEX_NOCASE, "trn1", "trn"},
        {"^b$", REGEX_MULTILINE, "a\nb\nc", "b"},
        {"a.b", REGEX_DOTALL, "a\nb", "a\nb"},
        {"a.b", 0, "a\rb", "a\rb"},
        {"a b # c", REGEX_VERBOSE, "ab", "ab"},
        {"\\w+", 0, "größe", "größe"},
        {"\\w+", REGEX_ASCII, "größe", "gr"},
        {"a\\Z", 0, "a\n", "none"},
        {"a$", 0, "a\n", "a"},
        {"\\u00e9|\\U0001F600", 0, "é", "é"},
        {"\\v", 0, "\x0b", "\x0b"},
        {"[\\v]", 0, "\n", "none"},
        {"^a{,2}$", 0, "aa", "aa"},
        {"[]a]+", 0, "a]", "a]"},
        {"[^]a]+", 0, "a]b", "b"},
        {"[[:alpha:]]", 0, "p]", "p]"},
        {"[^^]", 0, "^a", "a"},
        {"(?P<q>['\"]).*(?P=q)", 0, "'a'", "'a'|q='"},
        {"(?<=a)b(?!c)", 0, "bcab", "b"},
        {"(?i:A)b", 0, "ab", "ab"},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++)
        assert_str(
            find(CASES[i].pattern, CASES[i].flags, CASES[i].text, REGEX_SEARCH),
            CASES[i].found);
}

static void anchors(void **state)
{
    (void)state;
    assert_str(find("b", 0, "ab", REGEX_MATCH), "none");
    assert_str(find("a", 0, "ab", REGEX_MATCH), "a");
    assert_str(find("a|ab", 0, "ab", REGEX_WHOLE), "ab");
    assert_str(find("a$", 0, "a\n", REGEX_WHOLE), "none");
    assert_str(find("\\d+\\.\\d+", 0, "2.20", REGEX_WHOLE), "2.20");
}

static void refuses(void **state)
{
    (void)state;
    static const struct {
        const char *pattern, *fault;
    } CASES[] = {
        {"a\\", "1: a backslash at the end"},
        {"ab\\k<n>", "2: unknown escape"},
        {"\\K", "0: unknown escape"},
        {"\\u12", "0: incomplete escape"},
        {"(*UTF)a", "0: nothing to repeat"},
        {"a(?R)", "1: unknown extension"},
        {"a(?|b)", "1: unknown extension"},
        {"(?P>n)", "0: unknown extension"},
        {"(?C1)a", "0: unknown extension"},
        {"\\u0041(b", "8: missing closing parenthesis"},
        {"[a", "2: missing terminating ] for character class"},
        {"a**", "2: quantifier does not follow a repeatable item"},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++)
        assert_str(find(CASES[i].pattern, 0, "a", REGEX_SEARCH),
                   CASES[i].fault);
}

static void goes_on(void **state)
{
    (void)state;
    assert_str(find("x*", 0, "ax", REGEX_SEARCH), "");
    assert_str(find("x*", 0, "ax", REGEX_NEXT), "x");
    assert_str(find("$", 0, "", REGEX_NEXT), "none");
}

static void is_limited(void **state)
{
    (void)state;
    char text[64];
    memset(text, 'a', sizeof text);
    text[sizeof text - 1] = '\0';
    assert_str(find("(a+)+b", 0, text, REGEX_SEARCH), "none");
    assert_str(find("(a|aa)+[bc]$", 0, text, REGEX_SEARCH), "too much");
}

static void takes_any_bytes(void **state)
{
    (void)state;
    assert_str(find("b", 0,
                    "\xff\xfe"
                    "b",
                    REGEX_SEARCH),
               "b");
    assert_str(find("a.b", 0,
                    "a\xff"
                    "b",
                    REGEX_SEARCH),
               "none");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(finds, clear),
        cmocka_unit_test_teardown(anchors, clear),
        cmocka_unit_test_teardown(refuses, clear),
        cmocka_unit_test_teardown(goes_on, clear),
        cmocka_unit_test_teardown(is_limited, clear),
        cmocka_unit_test_teardown(takes_any_bytes, clear),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
