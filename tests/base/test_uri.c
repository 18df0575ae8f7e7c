// SPDX-License-Identifier: MIT
#include "base/uri.h"

#include "testing.h"

static void schemes(void **state)
{
    (void)state;
    assert_str(uri_scheme(S("https://a")), "https");
    assert_str(uri_scheme(S("mailto:a@b")), "mailto");
    assert_str(uri_scheme(S("a+b-c.d:x")), "a+b-c.d");
    assert_str(uri_scheme(S("c:\\x")), "c");
    assert_null(uri_scheme(S("a/b:c")).p);
    assert_null(uri_scheme(S("1a:b")).p);
    assert_null(uri_scheme(S(":b")).p);
    assert_null(uri_scheme(S("abc")).p);
    assert_null(uri_scheme(S(" javascript:x")).p);
    assert_null(uri_scheme(S("java\tscript:x")).p);
    assert_null(uri_scheme(S("")).p);
}

static void safe_ones(void **state)
{
    (void)state;
    assert_true(uri_scheme_is_safe(S("https")));
    assert_true(uri_scheme_is_safe(S("HTTP")));
    assert_true(uri_scheme_is_safe(S("mailto")));
    assert_true(uri_scheme_is_safe(STR_NONE));
    assert_false(uri_scheme_is_safe(S("")));
    assert_false(uri_scheme_is_safe(S("JavaScript")));
    assert_false(uri_scheme_is_safe(S("data")));
    assert_false(uri_scheme_is_safe(S("http+x")));
}

static void resolved(void **state)
{
    static const char *const OF[][3] = {
        {"https://a.b/p/x/y.html", "#c", "https://a.b/p/x/y.html#c"},
        {"https://a.b/p/x/y.html", "?q", "https://a.b/p/x/y.html?q"},
        {"https://a.b/p/x/y.html", "", "https://a.b/p/x/y.html"},
        {"https://a.b/p/x/y.html", "z.html#c", "https://a.b/p/x/z.html#c"},
        {"https://a.b/p/x/y.html", "./z/", "https://a.b/p/x/z/"},
        {"https://a.b/p/x/y.html", "../z.html", "https://a.b/p/z.html"},
        {"https://a.b/p/x/y.html", "../../../z", "https://a.b/z"},
        {"https://a.b/p/x/y.html", "/z", "https://a.b/z"},
        {"https://a.b/p/x/y.html", "//z/", "//z/"},
        {"https://a.b/p/x/y.html", "mailto:a@b.c", "mailto:a@b.c"},
        {"https://a.b/", "z", "https://a.b/z"},
        {"https://a.b/p/", "#c", "https://a.b/p/#c"},
    };
    struct arena a = {0};
    (void)state;
    for (size_t i = 0; i < sizeof OF / sizeof *OF; i++)
        assert_str(uri_resolve(&a, str_c(OF[i][0]), str_c(OF[i][1])), OF[i][2]);
    arena_free(&a);
}

static void test_paths(void **state)
{
    (void)state;
    assert_str(uri_path(S("https://example.com/perf/")), "/perf/");
    assert_str(uri_path(S("https://example.com")), "/");
    assert_str(uri_path(STR_NONE), "/");
}

static void keys(void **state)
{
    static const char *const KEYS[] = {
        "https://a/b?token=x",           "https://a?x=1&sig=%2F",
        "//a?X-Amz-Signature=1",         "https://a?x=1;auth_token=1",
        "https://a?X-Amz-Signatur%65=1", "http://a?API-KEY=1#x",
        "https://a?client_secret=",      "https://a#access_token=x",
        "https://a/?%74oken=x&b"};
    static const char *const NONE[] = {
        "https://a/token=x", "https://a?max_tokens=512",  "https://a?gid=1",
        "https://a#token",   "https://a?x=token",         "https://a?token",
        "https://a",         "https://a?keys=1&design=2", ""};
    (void)state;
    for (size_t i = 0; i < sizeof KEYS / sizeof *KEYS; i++)
        if (!uri_has_key(str_c(KEYS[i])))
            fail_msg("no key in %s", KEYS[i]);
    for (size_t i = 0; i < sizeof NONE / sizeof *NONE; i++)
        if (uri_has_key(str_c(NONE[i])))
            fail_msg("a key in %s", NONE[i]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(keys),       cmocka_unit_test(resolved),
        cmocka_unit_test(test_paths), cmocka_unit_test(schemes),
        cmocka_unit_test(safe_ones),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
