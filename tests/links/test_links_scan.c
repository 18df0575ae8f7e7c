// SPDX-License-Identifier: MIT
#include "links/links_scan.h"

#include "base/buf.h"
#include "testing.h"

static void take_id(void *data, str id)
{
    buf_printf(data, "#%.*s ", STR_ARG(id));
}

/* Addresses with a fragment are not good everywhere. */
static bool take_link(void *data, str href)
{
    buf_printf(data, "[%.*s] ", STR_ARG(href));
    return str_find_char(href, '#', 0) == STR_NPOS;
}

static void finds(const char *html, const char *wanted)
{
    struct arena a = {0};
    struct buf b = {.a = &a};
    struct links_lines lines = {.map.a = &a};
    links_scan(str_c(html), &a, &lines, take_id, take_link, &b);
    assert_str(buf_str(&b), wanted);
    arena_free(&a);
}

static void every_form(void **state)
{
    (void)state;
    finds("<a href=\"a.html\">x</a>", "[a.html] ");
    finds("<a\n href = 'a'  id=b>", "[a] #b ");
    finds("<img src=a.png alt=\"<a href=b>\"/>", "[a.png] ");
    finds("<video poster=\"p.png\" controls>", "[p.png] ");
    finds("<a href=\"?a=1&amp;b=&quot;\">", "[?a=1&b=\"] ");
    finds("<a name=\"x\"><input name=\"y\">", "#x ");
    finds("<!-- <a href=\"x\"> --><p id=y>", "#y ");
    finds("<script src=\"s.js\">'<a href=\"x\">'</script><b id=y>",
          "[s.js] #y ");
    finds("<img srcset=\"a.png, b.png 2x,c.png 3x, d,e.png\">",
          "[a.png] [b.png] [c.png] [d,e.png] ");
    finds("<source srcset=' a.png 100w , b.png'><img srcset=''>",
          "[a.png] [b.png] ");
    finds("<object data=\"a.svg\"><b data=\"x\" NAME=\"y\">", "[a.svg] ");
    finds("<h1 id=\"a\">A<a class=\"headerlink\" href=\"#a\">#</a></h1>"
          "<a class=\"x\" href=\"#b\">b</a>",
          "#a [#b] ");
    finds("<p data-href=\"x\" data-id=\"y\">1 < 2 <3", "");
}

static void repeated_tags(void **state)
{
    (void)state;
    finds("<i class=\"a\"><i class=\"a\">!-- <a href=x> --><i class=\"a\"",
          "[x] ");
    finds("<i class=\"a\"><i class=\"a\" id=b><i class=\"a\"><i id=c>",
          "#b #c ");
    finds("<img srcset=\"a\"><img srcset=\"a\"><a href=\"b\"><a href=\"b\">",
          "[a] [a] [b] [b] ");
    finds("<i class=\"a\"></i class=\"a\"><a class=\"a\" HREF=\"b\">", "[b] ");
}

/* Common parts of pages are scanned once; links of single pages are found. */
static void several_pages(void **state)
{
    (void)state;
    static const struct {
        const char *html, *wanted;
    } PAGES[] = {
        {"<a href=1>\n<a href=2><a href=3>\n<b id=x>\n<a href=#x>\n<i c=d>\n",
         "[1] [2] [3] #x [#x] "},
        {"<a href=1>\n<a href=2><a href=3>\n<b id=x>\n<a href=#x>\n<i c=d>\n",
         "#x [#x] "},
        {"<a href=1>\n<a href=2 c><a href=3>\n<i c=d>\n<b id=y>\n",
         "[2] [3] #y "},
        {"<a href=1>\n<a href=2><a href=3>\n<i c=d>\n<a href=4>", "[4] "},
        {"<a href=4\n<a href=5>\n<a href=1>\n<a href=4", "[4] [5] [1] [4] "},
        {"<a\nhref=6>\n<!--\n<a href=7>\n--><a href=8>\n", "[6] [8] "},
        {"<a href=1>\n<a\nhref=6>\n<!--\n<a href=7>\n--><a href=8>\n", "[6] "},
        {"<script src=1>a\n</script>\n<script src=1>b</script>\n", "[1] [1] "},
        {"", ""},
    };
    struct arena a = {0};
    struct links_lines lines = {.map.a = &a};
    for (size_t i = 0; i < sizeof PAGES / sizeof *PAGES; i++) {
        struct buf b = {.a = &a};
        lines.next = 0;
        links_scan(str_c(PAGES[i].html), &a, &lines, take_id, take_link, &b);
        assert_str(buf_str(&b), PAGES[i].wanted);
    }
    arena_free(&a);
}

static void malformed(void **state)
{
    (void)state;
    finds("", "");
    finds("<", "");
    finds("<a", "");
    finds("<a href", "");
    finds("<a href=", "[] ");
    finds("<a href=\"x", "[x] ");
    finds("<a = / = ==>", "");
    finds("<!-- <a href=\"x\">", "");
    finds("<script><a href=\"x\">", "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_form),
        cmocka_unit_test(repeated_tags),
        cmocka_unit_test(several_pages),
        cmocka_unit_test(malformed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
