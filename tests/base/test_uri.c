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

static void test_paths(void **state)
{
    (void)state;
    assert_str(uri_path(S("https://example.com/perf/")), "/perf/");
    assert_str(uri_path(S("https://example.com")), "/");
    assert_str(uri_path(STR_NONE), "/");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_paths),
        cmocka_unit_test(schemes),
        cmocka_unit_test(safe_ones),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
