// SPDX-License-Identifier: MIT
// Redirects as perfpress.yaml gives them, through config_read.
#include "config/redirect.h"

#include "base/codes/config.h"
#include "config/config.h"
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

static void reads(const char *entry, const char *from, const char *to,
                  const char *suffix)
{
    assert_true(read_text(str_fmt(&a, "redirects:\n  %s\n", entry)));
    assert_int_equal(c.redirects.n, 1);
    const struct redirect *r = &c.redirects.v[0];
    assert_ptr_equal(map_get(&c.redirects.by_from, r->from), r);
    assert_str(r->from, from);
    assert_str(r->to, to);
    assert_str(r->suffix, suffix);
    assert_int_equal(r->is_elsewhere, strstr(to, "://") != NULL);
    assert_int_equal(r->at.line, 2);
    assert_int_equal(r->to_at.line, 2);
    assert_true(r->to_at.col > r->at.col);
}

static void paths(void **state)
{
    (void)state;
    reads("old/page: new/page", "old/page.html", "new/page", "");
    reads("old/page.html: /new/page.html", "old/page.html", "new/page.html",
          "");
    reads("/old/page.rst: new/page.md", "old/page.html", "new/page.md", "");
    reads("page.htm: a.pdf", "page.htm", "a.pdf", "");
    reads("old/: new/", "old/index.html", "new/index.html", "");
    reads("/: new", "index.html", "new", "");
    reads("old: /", "old.html", "index.html", "");
    reads("v1.2: v1.3", "v1.2.html", "v1.3", "");
    reads("trn1.32xlarge: trn1", "trn1.32xlarge.html", "trn1", "");
    reads("a/b/c: ../d", "a/b/c.html", "a/d", "");
    reads("a/b/c: ./d#e", "a/b/c.html", "a/b/d", "#e");
    reads("a//b/./c: d/../e", "a/b/c.html", "e", "");
    reads("a%20b: c%20d?e f#\"g\"", "a b.html", "c d", "?e%20f#%22g%22");
    reads("gr\xc3\xb6\xc3\x9f"
          "e: \xc3\xbc",
          "gr\xc3\xb6\xc3\x9f"
          "e.html",
          "\xc3\xbc", "");
}

static void addresses(void **state)
{
    (void)state;
    reads("a: https://example.com/b?c=d#e", "a.html",
          "https://example.com/b?c=d#e", "");
    reads("a: HTTP://[::1]:8080/", "a.html", "http://[::1]:8080/", "");
    reads("a: https://example.com/\xc3\xbc", "a.html",
          "https://example.com/%C3%BC", "");
}

static void refuses(const char *entry, unsigned col, const char *want)
{
    assert_false(read_text(str_fmt(&a, "redirects:\n  %s\n", entry)));
    assert_int_equal(d.n, 1);
    assert_ptr_equal(d.v[0].code, DIAG_CONFIG_VALUE);
    assert_int_equal(d.v[0].line, 2);
    assert_int_equal(d.v[0].col, col);
    assert_non_null(strstr(str_dupz(&a, d.v[0].text), want));
}

static void faults(void **state)
{
    (void)state;
    static const char *const OLD = "the old path of a page, inside the site";
    static const char *const NEW_ONE = "it must be a path in the site, ";
    refuses("../a: b", 3, OLD);
    refuses("a/../../b: c", 3, OLD);
    refuses("\"%2e%2e/a\": b", 3, OLD);
    refuses("https://a/b: c", 3, OLD);
    refuses("//a/b: c", 3, OLD);
    refuses("\"\": c", 3, OLD);
    refuses("\"a\\nb\": c", 3, OLD);
    refuses("a%0ab: c", 3, OLD);
    refuses("a/*: c", 3, "without * ? #");
    refuses("a#b: c", 3, "without * ? #");
    refuses("\"%2a\": c", 3, "without * ? #");
    refuses("a/%2A/b: c", 3, "without * ? #");
    refuses("\"a\\x85b\": c", 3, OLD);
    refuses("a%c2%85b: c", 3, OLD);
    refuses("\"a\\u202eb\": c", 3, OLD);
    refuses("a%E2%80%AEb: c", 3, OLD);
    refuses("\"a\\u2028b\": c", 3, OLD);
    refuses("a%00: c", 3, OLD);
    refuses("a%fc: c", 3, OLD);
    refuses("a%5cb: c", 3, OLD);
    refuses("//a: c", 3, OLD);
    refuses(".well-known/a: c", 3, "does not begin with a dot");
    refuses("a/.git/b: c", 3, "does not begin with a dot");
    refuses("a/%2egit/b: c", 3, "does not begin with a dot");
    refuses(".perfpress-publish: c", 3, "does not begin with a dot");
    refuses("_worker.js/a: c", 3, "not of a file that configures a web host");
    refuses("_WORKER.js/a: c", 3, "not of a file that configures a web host");
    refuses("\"%5fworker.js/a\": c", 3,
            "not of a file that configures a web host");
    refuses("_layouts/default.html: c", 3,
            "not of a file that configures a web host");
    refuses("_worker.js: c", 3, "only pages can be redirected");
    refuses("a.HTML: c", 3, "only pages can be redirected");
    refuses("a.pdf: c", 3, "only pages can be redirected");
    refuses("a.php: c", 3, "only pages can be redirected");
    refuses("404: c", 3,
            "404.html cannot be redirected, because hosts serve it for every "
            "missing page");
    refuses("a: ../b", 6, "the path is outside the site");
    refuses("a: b/../..", 6, "the path is outside the site");
    refuses("a: mailto:b@c", 6, NEW_ONE);
    refuses("a: javascript:alert(1)", 6, NEW_ONE);
    refuses("a: \"JAVASCRIPT:alert(1)\"", 6, NEW_ONE);
    refuses("a: data:text/html,x", 6, NEW_ONE);
    refuses("a: \"java\\tscript:x\"", 6, NEW_ONE);
    refuses("a: \"\\x01javascript:x\"", 6, NEW_ONE);
    refuses("a: \"b#\\x85\"", 6, NEW_ONE);
    refuses("a: \"b?\\u2028\"", 6, NEW_ONE);
    refuses("a: \"https://b/\\u202e\"", 6, NEW_ONE);
    refuses("a: \"https://b\\x85/\"", 6, NEW_ONE);
    refuses("a: \"https://b\\\\@c/\"", 6, NEW_ONE);
    refuses("a: \"/\\\\b\"", 6, "the path is outside the site");
    refuses("a: ///b", 6, NEW_ONE);
    refuses("a: //b/c", 6, NEW_ONE);
    refuses("a: https://", 6, NEW_ONE);
    refuses("a: https:///b", 6, NEW_ONE);
    refuses("a: \"https://b/c d\"", 6, NEW_ONE);
    refuses("a: \"https://b/\\r\\nX: 1\"", 6, NEW_ONE);
    refuses("a: \"#b\"", 6, NEW_ONE);
    refuses("a: \"b\\nc\"", 6, NEW_ONE);
    refuses("a: [b]", 6, "it must be one path or URL");
    refuses("a:", 3, "it must be one path or URL");
    assert_false(read_text(S("redirects:\n  a: b\n  a.html: c\n")));
    assert_str(d.v[0].text,
               "invalid value for 'a.html': 'a.html' is already redirected");
    assert_int_equal(d.v[0].line, 3);
    assert_false(read_text(S("redirects: [a]\n")));
    assert_str(d.v[0].text, "invalid value for 'redirects': it must be a map, "
                            "such as {old/page: new/page}");
    assert_true(read_text(S("redirects:\n")));
    assert_int_equal(c.redirects.n, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(paths, clear),
        cmocka_unit_test_teardown(addresses, clear),
        cmocka_unit_test_teardown(faults, clear),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
