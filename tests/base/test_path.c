// SPDX-License-Identifier: MIT
#include "base/path.h"

#include "base/arena.h"
#include "testing.h"

static void parts(void **state)
{
    (void)state;
    assert_str(path_dir(S("a/b/c.rst")), "a/b");
    assert_str(path_dir(S("c.rst")), "");
    assert_str(path_base(S("a/b/c.rst")), "c.rst");
    assert_str(path_ext(S("a.b/c")), "");
    assert_str(path_ext(S("a/c.tar.gz")), ".gz");
    assert_str(path_ext(S("a/.hidden")), "");
    assert_str(path_without_ext(S("a/b.rst")), "a/b");
}

static void normalising(void **state)
{
    (void)state;
    struct arena a = {0};
    str out;
    assert_true(path_normal(&a, S("/a/./b//../c"), &out));
    assert_str(out, "a/c");
    assert_true(path_normal(&a, S("a/.."), &out));
    assert_str(out, "");
    assert_false(path_normal(&a, S("../a"), &out));
    assert_false(path_normal(&a, S("a/../../b"), &out));
    assert_false(path_normal(&a, S("a\\b"), &out));
    assert_false(path_normal(&a, (str){"a\0b", 3}, &out));
    arena_free(&a);
}

static void relating(void **state)
{
    (void)state;
    struct arena a = {0};
    assert_str(path_relative(&a, S("a/b.html"), S("c/d.html")), "../c/d.html");
    assert_str(path_relative(&a, S("a/b.html"), S("a/d.html")), "d.html");
    assert_str(path_relative(&a, S("b.html"), S("a/d.html")), "a/d.html");
    assert_str(path_relative(&a, S("ab/x.html"), S("ac/y.html")),
               "../ac/y.html");
    assert_str(path_relative(&a, S("b.html"), S("a:b/c d\xc3\xa9.html")),
               "a%3Ab/c%20d%C3%A9.html");
    assert_str(path_encode(&a, S("100%/a?b#c&d")), "100%25/a%3Fb%23c%26d");
    assert_str(path_decode(&a, S("c%20d%c3%A9%2")), "c d\xc3\xa9%2");
    assert_str(path_decode(&a, S("100%zz%")), "100%zz%");
    assert_str(path_to_root(&a, S("a/b/c.html")), "../../");
    assert_str(path_to_root(&a, S("c.html")), "");
    assert_str(path_join(&a, S(""), S("x")), "x");
    assert_str(path_join(&a, S("a"), S("x")), "a/x");
    assert_str(path_join(&a, S("a/"), S("x")), "a/x");
    assert_str(path_join(&a, S("a/b"), S("")), "a/b");
    arena_free(&a);
}

static void below(void **state)
{
    (void)state;
    assert_true(path_is_below(S("a/b/c"), S("a")));
    assert_true(path_is_below(S("/a"), S("/")));
    assert_true(path_is_below(S("a"), S("")));
    assert_false(path_is_below(S("a"), S("a")));
    assert_false(path_is_below(S("a/"), S("a")));
    assert_false(path_is_below(S("ab/c"), S("a")));
    assert_false(path_is_below(S("/"), S("/")));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(below),
        cmocka_unit_test(parts),
        cmocka_unit_test(normalising),
        cmocka_unit_test(relating),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
