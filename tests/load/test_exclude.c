// SPDX-License-Identifier: MIT
// Patterns of `exclude:`, through config_read, and what they match.
#include "config/exclude.h"

#include "base/buf.h"
#include "base/codes/config.h"
#include "base/vec.h"
#include "config/config.h"
#include "load/scan.h"
#include "testing.h"

static struct arena a;
static struct diags d;
static struct config c;

static int clear(void **state)
{
    (void)state;
    arena_free(&a);
    diag_free(&d);
    return 0;
}

static bool read_text(str text)
{
    struct source *src = NEW(&a, struct source);
    *src = (struct source){.name = S("perfpress.yaml"), .text = text};
    diag_free(&d);
    return config_read(&a, &d, src, &c);
}

static void matches(void **state)
{
    (void)state;
    static const struct {
        const char *pattern, *yes, *no;
    } CASES[] = {
        {"a.md", "a.md", "b/a.md"},
        {"a.md", "a.md", "a.mdx"},
        {"drafts", "drafts/b/c.md", "drafts2/c.md"},
        {"drafts/", "drafts/c.md", "x/drafts/c.md"},
        {"drafts/**", "drafts/b/c.md", "drafts"},
        {"*.txt", "a.txt", "b/a.txt"},
        {"*.txt", ".txt", "a.txt.md"},
        {"*/x", "a/x", "a/b/x"},
        {"a*b*c", "aXbXbXc", "aXb/Xc"},
        {"a*b", "ab", "a/b"},
        {"**/x", "a/b/x", "a/b/ax"},
        {"**/x", "x", "xy"},
        {"**x", "a/b/ax", "a/b/xa"},
        {"a/**/b", "a/b", "ab"},
        {"a/**/b", "a/x/y/b/c", "a/x/yb"},
        {"**/a*/**/*.md", "q/ab/c/d.md", "q/b/c/d.md"},
        {"**/a/*/b", "a/a/x/a/y/b", "a/x/y/b"},
        {"**", "a/b", ""},
        {"?.md", "\xc3\xbc.md", "ab.md"},
        {"a?b", "a.b", "a/b"},
        {"[a-c]x", "bx", "dx"},
        {"[!a-c]x", "dx", "bx"},
        {"a[!b]c", "axc", "a/c"},
        {"[]]x", "]x", "[x"},
        {"[a-]x", "-x", "bx"},
        {"[\xc3\xa4-\xc3\xbc]", "\xc3\xb6", "o"},
        {"A.md", "A.md", "a.md"},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        assert_true(read_text(
            str_fmt(&a, "exclude: ['nothing', '%s']\n", CASES[i].pattern)));
        assert_int_equal(c.exclude.n, 2);
        if (!exclude_has(&c.exclude, str_c(CASES[i].yes)) ||
            (*CASES[i].no && exclude_has(&c.exclude, str_c(CASES[i].no))))
            fail_msg("%s", CASES[i].pattern);
    }
    assert_true(read_text(S("exclude:\n")));
    assert_false(exclude_has(&c.exclude, S("a")));
}

/* No pattern makes a path cost more than the two are long. */
static void many_stars(void **state)
{
    (void)state;
    struct buf pattern = {.a = &a}, path = {.a = &a};
    for (int i = 0; i < 200; i++)
        buf_puts(&pattern, "**/*a*");
    for (int i = 0; i < 2000; i++)
        buf_putc(&path, i % 20 ? 'a' : '/');
    struct strs patterns = {0};
    vec_push(&a, &patterns, buf_str(&pattern));
    assert_false(exclude_has(&patterns, buf_str(&path)));
}

static void faults(void **state)
{
    (void)state;
    static const struct {
        const char *value;
        unsigned line, col;
        const char *why;
    } CASES[] = {
        {"drafts", 1, 10, "a list of patterns"},
        {"{a: b}", 1, 0, "a list of patterns"},
        {"[a, '']", 1, 14, "a list of patterns"},
        {"[a, [b]]", 1, 0, "a list of patterns"},
        {"[a, '/b']", 1, 14, "without a '/'"},
        {"[../b]", 1, 11, "may be '.' or '..'"},
        {"[./b]", 1, 11, "may be '.' or '..'"},
        {"[a//b]", 1, 11, "single '/'"},
        {"[a\\b]", 1, 11, "names cannot contain '\\'"},
        {"\n  - a\n  - 'b[c'", 3, 5, "']'"},
        {"['[]']", 1, 11, "']'"},
        {"['[!]']", 1, 11, "']'"},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        assert_false(read_text(str_fmt(&a, "exclude: %s\n", CASES[i].value)));
        assert_int_equal(d.n, 1);
        assert_ptr_equal(d.v[0].code, DIAG_CONFIG_VALUE);
        assert_int_equal(d.v[0].line, CASES[i].line);
        if (CASES[i].col)
            assert_int_equal(d.v[0].col, CASES[i].col);
        if (!strstr(str_dupz(&a, d.v[0].text), CASES[i].why))
            fail_msg("%s: %.*s", CASES[i].value, STR_ARG(d.v[0].text));
    }
}

/* Files times patterns: only so many patterns are read. */
static void too_many(void **state)
{
    (void)state;
    enum { MOST = 1000 };
    struct buf text = {.a = &a};
    buf_puts(&text, "exclude:\n");
    for (int i = 0; i < MOST; i++)
        buf_puts(&text, "- a\n");
    assert_true(read_text(buf_str(&text)));
    assert_int_equal(c.exclude.n, MOST);
    buf_puts(&text, "- a\n- a\n");
    assert_false(read_text(buf_str(&text)));
    assert_int_equal(d.n, 1);
    assert_int_equal(d.v[0].line, MOST + 2);
}

static void leftovers(void **state)
{
    (void)state;
    static const char *const OUT[] = {
        ".",         ".git",        ".#a.md",    "#a.md#",      "a.md~",
        "~",         "a.md.orig",   "a.md.rej",  "a.bak",       "A.BAK",
        "Thumbs.db", "thumbs.db",   "THUMBS.DB", "Desktop.ini", "desktop.ini",
        "conf.py",   "__pycache__", "a.pyc",     "_drafts"};
    static const char *const IN[] = {
        "a.md",   "a#",     "#a",         "#",        "a~b",     "orig",
        "a.ORIG", "bak",    "athumbs.db", "conf.pyx", "Conf.py", "myconf.py",
        "_draft", "drafts", "_drafts.md", "rejx",     "a.py"};
    for (size_t i = 0; i < sizeof OUT / sizeof *OUT; i++)
        if (!scan_skips_name(str_c(OUT[i])))
            fail_msg("%s", OUT[i]);
    for (size_t i = 0; i < sizeof IN / sizeof *IN; i++)
        if (scan_skips_name(str_c(IN[i])))
            fail_msg("%s", IN[i]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(matches, clear),
        cmocka_unit_test_teardown(many_stars, clear),
        cmocka_unit_test_teardown(faults, clear),
        cmocka_unit_test_teardown(too_many, clear),
        cmocka_unit_test_teardown(leftovers, clear),
    };
    return cmocka_run_group_tests_name("exclude", tests, NULL, NULL);
}
