// SPDX-License-Identifier: MIT
#include "testing.h"

#include "parse/md/md_html.h"

static void kinds(void **state)
{
    (void)state;
    assert_int_equal(md_html_start(S("<pre>x"), true), 1);
    assert_int_equal(md_html_start(S("<SCRIPT src=x>"), true), 1);
    assert_int_equal(md_html_start(S("<!-- x"), true), 2);
    assert_int_equal(md_html_start(S("<?php"), true), 3);
    assert_int_equal(md_html_start(S("<!DOCTYPE html>"), true), 4);
    assert_int_equal(md_html_start(S("<![CDATA[x"), true), 5);
    assert_int_equal(md_html_start(S("<div class=x>|y"), true), 6);
    assert_int_equal(md_html_start(S("</td>"), true), 6);
    assert_int_equal(md_html_start(S("<hr/>"), true), 6);
    assert_int_equal(md_html_start(S("<b x=y>  "), false), 7);
}

static void none(void **state)
{
    (void)state;
    assert_int_equal(md_html_start(S("<b x=y>"), true), 0);
    assert_int_equal(md_html_start(S("<b>|x"), false), 0);
    assert_int_equal(md_html_start(S("<b>x</b>"), false), 0);
    assert_int_equal(md_html_start(S("<https://x.y>"), false), 0);
    assert_int_equal(md_html_start(S("<a@x.y>"), false), 0);
    assert_int_equal(md_html_start(S("< div>"), false), 0);
    assert_int_equal(md_html_start(S("<"), false), 0);
    assert_int_equal(md_html_start(S("x"), false), 0);
    assert_int_equal(md_html_start(S(""), false), 0);
}

static void ends(void **state)
{
    (void)state;
    assert_true(md_html_ends(1, S("x </a></Script>")));
    assert_false(md_html_ends(1, S("</div>")));
    assert_true(md_html_ends(2, S("x -->")));
    assert_true(md_html_ends(3, S("?>")));
    assert_true(md_html_ends(4, S(">")));
    assert_true(md_html_ends(5, S("]]>")));
    assert_false(md_html_ends(5, S("]>")));
    assert_false(md_html_ends(6, S("</div>")));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(kinds),
        cmocka_unit_test(none),
        cmocka_unit_test(ends),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
