// SPDX-License-Identifier: MIT
// Where inline markup starts and ends.
#include "testing.h"

#include "base/arena.h"
#include "parse/rst/rst_find.h"
#include "parse/rst/rst_uri.h"
#include "parse/rst_chars.h"

static void starts(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        int type;
        size_t start, end;
    } CASES[] = {
        {"a *b", RST_EMPHASIS, 2, 3},
        {"a **b", RST_STRONG, 2, 4},
        {"a ** b *c", RST_EMPHASIS, 7, 8},
        {"a*b", -1, 0, 0},
        {"(*b", RST_EMPHASIS, 1, 2},
        {"\u00ab*b", RST_EMPHASIS, 2, 3},
        {"``b", RST_LITERAL, 0, 2},
        {"_`b", RST_TARGET, 0, 2},
        {"||b |c", RST_SUBSTITUTION, 4, 5},
        {"x :r:`b", RST_INTERPRETED, 2, 6},
        {"x:r:`b", RST_INTERPRETED, 4, 5},
        {"a foo_bar_ b", RST_REFERENCE, 2, 10},
        {"a.b-c_", RST_REFERENCE, 0, 6},
        {"x_y a__", RST_REFERENCE, 4, 7},
        {"[1]_", RST_FOOTNOTE, 0, 4},
        {"[#]_", RST_FOOTNOTE, 0, 4},
        {"[#a]_ ", RST_FOOTNOTE, 0, 5},
        {"[1a]_", RST_CITATION, 0, 5},
        {"[1]_a", -1, 0, 0},
        {"gr\u00f6\u00dfe_", RST_REFERENCE, 0, 8},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        struct rst_found f = {0};
        bool found = rst_find_start(str_c(CASES[i].text), 0, 0, &f);
        assert_int_equal(found, CASES[i].type >= 0);
        if (!found)
            continue;
        assert_int_equal(f.type, CASES[i].type);
        assert_int_equal(f.start, CASES[i].start);
        assert_int_equal(f.end, CASES[i].end);
    }
}

static void ends(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        enum rst_start type;
        size_t from, start; /* start 0: none */
    } CASES[] = {
        {"*a*", RST_EMPHASIS, 1, 2},        {"*a*b*", RST_EMPHASIS, 1, 4},
        {"*a *", RST_EMPHASIS, 1, 0},       {"**a*", RST_STRONG, 2, 0},
        {"****", RST_STRONG, 2, 0},         {"**w s**(N", RST_STRONG, 2, 0},
        {"**w s**.", RST_STRONG, 2, 5},     {"``a`` b``", RST_LITERAL, 2, 3},
        {"`a`_x `", RST_INTERPRETED, 1, 0}, {"`a`_", RST_INTERPRETED, 1, 2},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        struct rst_ends known = {0};
        struct rst_end end;
        bool found = rst_find_end(str_c(CASES[i].text), &known, CASES[i].type,
                                  CASES[i].from, &end);
        assert_int_equal(found, CASES[i].start > 0);
        if (found)
            assert_int_equal(end.start, CASES[i].start);
    }
}

static void suffixes(void **state)
{
    (void)state;
    struct rst_ends known = {0};
    struct rst_end end;
    assert_true(
        rst_find_end(S("`a`:sup: b"), &known, RST_INTERPRETED, 1, &end));
    assert_str(end.role, "sup");
    assert_int_equal(end.end, 8);
    known = (struct rst_ends){0};
    assert_true(rst_find_end(S("`a`__"), &known, RST_INTERPRETED, 1, &end));
    assert_int_equal(end.refs, 2);
    known = (struct rst_ends){0};
    assert_true(rst_find_end(S("`a`:b c"), &known, RST_INTERPRETED, 1, &end));
    assert_null(end.role.p);
}

static void addresses(void **state)
{
    (void)state;
    static const struct {
        const char *text, *found;
    } CASES[] = {
        {"see http://a.b/c.", "http://a.b/c"},
        {"(https://a.b/c?d=e#f), x", "https://a.b/c?d=e#f"},
        {"<ftp://a.b/;>", "ftp://a.b/;"},
        {"me@a.org, you", "me@a.org"},
        {"a..b@c.org", ""},
        {"http: //x", ""},
        {"xhttp://a.b", "xhttp://a.b"},
        {"mailto:a@b.c!", "mailto:a@b.c"},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        struct rst_uri u;
        str s = str_c(CASES[i].text);
        bool found = rst_uri_find(s, &u);
        assert_str(found ? str_slice(s, u.start, u.end) : S(""),
                   CASES[i].found);
    }
    struct rst_uri u;
    assert_true(rst_uri_find(S("HTTP://a"), &u) && u.is_known);
    assert_true(rst_uri_find(S("foo:a"), &u) && !u.is_known);
    assert_true(rst_uri_is_email(S("a.b@c.org")));
    assert_false(rst_uri_is_email(S("a.b@c.org x")));
}

static void escapes(void **state)
{
    (void)state;
    struct arena a = {0};
    str s = rst_escape(&a, S("a\\*b\\ c\\\\d\\"));
    assert_str(rst_unescape(&a, s), "a*bc\\d");
    assert_str(rst_restore(&a, s), "a\\*b\\ c\\\\d\\");
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(starts),   cmocka_unit_test(ends),
        cmocka_unit_test(suffixes), cmocka_unit_test(addresses),
        cmocka_unit_test(escapes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
