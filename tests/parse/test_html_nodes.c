// SPDX-License-Identifier: MIT
#include "parse/notebook/html_nodes.h"

#include "doc/dump.h"
#include "testing.h"

static struct arena a;

static int clear(void **state)
{
    (void)state;
    arena_free(&a);
    return 0;
}

static struct node *no_picture(struct parse *p, str address, str alt,
                               struct pos at)
{
    (void)p, (void)address, (void)alt, (void)at;
    return NULL;
}

static str tree_of(str html, bool *shows)
{
    struct parse p = {.a = &a};
    struct node *box = node_new(&a, NODE_CONTAINER, (struct pos){0});
    struct buf b = {.a = &a};
    *shows = html_nodes_add(&p, html, box->pos, no_picture, box);
    dump_tree(&b, box);
    return buf_str(&b);
}

static void shows(const char *html, const char *want)
{
    bool shown;
    assert_str(tree_of(str_c(html), &shown), want);
    assert_true(shown);
}

static void shows_nothing(const char *html)
{
    bool shown;
    tree_of(str_c(html), &shown);
    assert_false(shown);
}

#define BOX(inner) "<container>\n" inner
#define PAR(text) "    <paragraph>\n        " text "\n"

static void texts(void **state)
{
    (void)state;
    shows("a &amp; b&lt;c &#x41;&#65; &nosuch; &",
          BOX(PAR("a & b<c AA &nosuch; &")));
    shows("<p>a\n  b<p>c</p></p>", BOX(PAR("a b") PAR("c")));
    shows("a<div>b</div>c", BOX(PAR("a") PAR("b") PAR("c")));
    shows("<B>x</b>", BOX("    <paragraph>\n        <strong>\n"
                          "            x\n"));
    shows("1 < 2", BOX(PAR("1 < 2")));
}

static void hostile(void **state)
{
    (void)state;
    shows_nothing("<script>alert(1)</script>");
    shows_nothing("<SCRIPT src=x>alert(1)");
    shows_nothing("<style>x</style><!-- x --><!doctype html><br>");
    shows_nothing("<svg onload=alert(1)><p>x</p></svg>");
    shows_nothing("<iframe src='javascript:alert(1)'></iframe>");
    shows_nothing("<img src=x onerror=alert(1)>");
    shows("<a href=\"javascript:alert(1)\">x</a>", BOX(PAR("x")));
    shows("<a href=' javascript:alert(1)'>x</a>", BOX(PAR("x")));
    shows("<a href=\"java&#115;cript:alert(1)\">x</a>", BOX(PAR("x")));
    shows("<a href=\"data:text/html,x\">x</a>", BOX(PAR("x")));
    shows("<p onclick=\"x\" style='y'>x</p>", BOX(PAR("x")));
    shows("<scr<script>ipt>x</script>", BOX(PAR("ipt>x")));
    shows("<a href='https://e.x/\"onclick=1'>x</a>",
          BOX("    <paragraph>\n        <reference "
              "refuri=\"https://e.x/\"onclick=1\">\n            x\n"));
    shows("x<p title='", BOX(PAR("x")));
    shows("<", BOX(PAR("<")));
    shows("x</", BOX(PAR("x")));
}

/* Elements in places where they are not allowed. */
static void tables(void **state)
{
    (void)state;
    shows_nothing("<table></table>");
    shows_nothing("<tr><tbody><table><thead>");
    shows("<td>x", BOX(PAR("x")));
    shows("<table>x<tr>y<td>z",
          BOX("    <table>\n        <tgroup cols=\"1\">\n"
              "            <colspec colwidth=\"1\">\n            <tbody>\n"
              "                <row>\n                    <entry>\n"
              "                        <paragraph>\n"
              "                            z\n"));
    bool shown;
    assert_true(
        str_find(tree_of(S("<table><tr><td colspan=1000000000>x"), &shown),
                 S("cols=\"100\""), 0) != STR_NPOS);
}

static void repeat(const char *what, size_t n)
{
    struct buf b = {.a = &a};
    bool shown;
    for (size_t i = 0; i < n; i++)
        buf_put(&b, str_c(what));
    buf_puts(&b, "x");
    tree_of(buf_str(&b), &shown);
    arena_free(&a);
}

static void much(void **state)
{
    (void)state;
    repeat("<div>", 100000);
    repeat("<b>", 100000);
    repeat("<ul><li>", 100000);
    repeat("<table><tr><td>", 100000);
    repeat("<tr>", 100000);
    repeat("</p>", 100000);
    repeat("<!--", 100000);
    repeat("<a href='", 100000);
    repeat("&", 100000);
    repeat("<script>", 100000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(texts, clear),
        cmocka_unit_test_teardown(hostile, clear),
        cmocka_unit_test_teardown(tables, clear),
        cmocka_unit_test_teardown(much, clear),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
