// SPDX-License-Identifier: MIT
#include "testing.h"

#include "parse/md/md_definition.h"

static void assert_takes(str text, size_t bytes, const char *label)
{
    str got = S("");
    assert_int_equal(md_definition(text, &got), bytes);
    if (bytes)
        assert_str(got, label);
}

static void definitions(void **state)
{
    (void)state;
    assert_takes(S("[a]: /u\n"), 8, "a");
    assert_takes(S("[a]: /u\nmore\n"), 8, "a");
    assert_takes(S("[a]:\n/u\n"), 8, "a");
    assert_takes(S("[a]:   <x y>  \n"), 15, "a");
    assert_takes(S("[a]: <>\n"), 8, "a");
    assert_takes(S("[a\\]b]: u\n"), 10, "a\\]b");
    assert_takes(S("[a\nb]: u\n"), 9, "a\nb");
    assert_takes(S("[a]: u(v)\n"), 10, "a");
}

static void titles(void **state)
{
    (void)state;
    assert_takes(S("[a]: /u \"t\"\n"), 12, "a");
    assert_takes(S("[a]: /u\n'two\nlines'\nx\n"), 20, "a");
    assert_takes(S("[a]: /u (t)\n"), 12, "a");
    assert_takes(S("[a]: /u\n\"t\" no title\n"), 8, "a");
}

static void no_definitions(void **state)
{
    (void)state;
    assert_takes(S("a: /u\n"), 0, "");
    assert_takes(S("[a] : /u\n"), 0, "");
    assert_takes(S("[a]:\n"), 0, "");
    assert_takes(S("[ ]: /u\n"), 0, "");
    assert_takes(S("[a[b]: /u\n"), 0, "");
    assert_takes(S("[a]: /u x\n"), 0, "");
    assert_takes(S("[a]: /u\"t\"x y\n"), 0, "");
    assert_takes(S("[a]: <u\nv>\n"), 0, "");
    assert_takes(S("[a]: u(v\n"), 0, "");
    assert_takes(S("[a\n"), 0, "");
}

static void bracketed_texts(void **state)
{
    str rest = S("x [a] [b[c] \\[ [d\\]e]"), label;
    (void)state;
    assert_true(md_bracketed(&rest, &label));
    assert_str(label, "a");
    assert_true(md_bracketed(&rest, &label));
    assert_str(label, "c");
    assert_true(md_bracketed(&rest, &label));
    assert_str(label, "d\\]e");
    assert_false(md_bracketed(&rest, &label));
    rest = S("[a\\");
    assert_false(md_bracketed(&rest, &label));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(definitions),
        cmocka_unit_test(titles),
        cmocka_unit_test(no_definitions),
        cmocka_unit_test(bracketed_texts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
