// SPDX-License-Identifier: MIT
#include "output/active.h"

#include "base/codes/files.h"
#include "testing.h"

static bool is_refused(const char *output, const char *text)
{
    struct diags d = {0};
    struct source src = {.name = str_c(output), .text = str_c(text)};
    bool refused = active_refuse(&d, str_c(output), &src);
    assert_int_equal(d.n, refused);
    assert_true(!refused || d.v[0].code == DIAG_FILE_ACTIVE);
    diag_free(&d);
    return refused;
}

static void by_name(void **state)
{
    static const char *const REFUSED[] = {
        "a.html",      "a.HTM",          "x/a.xhtml",       "a.shtml",
        "a.xht",       "a.js",           "a.mjs",           "a.wasm",
        "a.swf",       "a.mhtml",        "a.xsl",           "a.svgz",
        "a.php",       "a.PHP5",         "a.aspx",          "a.jsp",
        "a.cgi",       "a.html.en",      "a.html.gz",       "a.js.br",
        "a.en.html",   "a.html.de.utf8", "a.html.",         "a.html. .",
        "a.js.map",    "a.html.bak",     "a.svg.gz",        "a.xml.gz",
        "a.hta",       "a.pHtml",        "a.php.jpg",       "a.PHP.txt",
        "a.php7.json", "a.php.v2.csv",   "a.shtml.txt",     "a.cgi.pdf",
        "a.asp;.jpg",  "a.asp;jpg",      "a.jpg;.aspx",     "a.html;.jpg",
        "a.php:x.jpg", "a.php::$DATA",   "a.php .jpg",      "a.php;",
        "x.asp/a.jpg", "a.php.gz",       "a.b.phtml.c.png",
    };
    static const char *const GOOD[] = {
        "a.png",       "a.csv",   "a.pdf",      "a.html.txt",
        "a.js.txt",    "README",  "a.tar.gz",   "a.csv.gz",
        "a.v1.20",     "html",    "js",         "a.html/b.png",
        "a.unknown",   "a.gz",    "fig.v2.jpg", "release.1.2.pdf",
        "phpinfo.txt", "php.txt", "cgi/a.txt",  "php.csv.gz",
        "a;b.png",     "a:b.csv", "asp;.jpg",   "x.phpinfo.txt",
        "b.min.css",   "a..jpg",
    };
    (void)state;
    for (size_t i = 0; i < sizeof REFUSED / sizeof *REFUSED; i++)
        if (!is_refused(REFUSED[i], "x"))
            fail_msg("let pass: %s", REFUSED[i]);
    for (size_t i = 0; i < sizeof GOOD / sizeof *GOOD; i++)
        if (is_refused(GOOD[i], "x"))
            fail_msg("refused: %s", GOOD[i]);
}

static void by_content(void **state)
{
    (void)state;
    assert_false(is_refused("a.svg", "<svg/>"));
    assert_true(is_refused("a.svg", "<svg><script/></svg>"));
    assert_true(is_refused("a.SVG", "<svg onload='a()'/>"));
    assert_true(is_refused("a.svg.", "<svg onload='a()'/>"));
    assert_true(is_refused("a.svg.bak", "<svg onload='a()'/>"));
    assert_false(is_refused("a.xml", "<a/>"));
    assert_true(
        is_refused("a.rss", "<a xmlns='http://www.w3.org/1999/xhtml'/>"));
    assert_true(is_refused("README", "<html>"));
    assert_true(is_refused("a.unknown", "\xef\xbb\xbf \n<script>"));
    assert_false(is_refused("a.txt", "<html>"));
    assert_false(is_refused("a.png", "<html>"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(by_name),
        cmocka_unit_test(by_content),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
