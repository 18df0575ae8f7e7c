// SPDX-License-Identifier: MIT
// The frame around pages, read from perfpress.yaml by config_read.
#include "config/look.h"

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

static bool read_text(const char *text)
{
    struct source *src = NEW(&a, struct source);
    *src = (struct source){.name = S("perfpress.yaml"), .text = str_c(text)};
    diag_free(&d);
    return config_read(&a, &d, src, &c);
}

/* One fault, at a column of line 1, whose text or help holds `part`. */
static void refuses(const char *text, unsigned col, const char *part)
{
    assert_false(read_text(text));
    assert_int_equal(d.n, 1);
    if (d.v[0].col != col || !strstr(str_dupz(&a, d.v[0].text), part))
        print_message("%s\n%u: %.*s\n", text, d.v[0].col, STR_ARG(d.v[0].text));
    assert_int_equal(d.v[0].col, col);
    assert_non_null(strstr(str_dupz(&a, d.v[0].text), part));
}

static void files(void **state)
{
    (void)state;
    assert_true(read_text("logo: a/./logo.SVG\nfavicon: i.ico\n"));
    assert_str(c.logo.light.path, "a/logo.SVG");
    assert_null(c.logo.dark.path.p);
    assert_null(c.logo.alt.p);
    assert_str(c.favicon.path, "i.ico");
    assert_true(read_text("logo: {light: a.png, dark: b.webp, alt: ''}\n"));
    assert_str(c.logo.dark.path, "b.webp");
    assert_true(c.logo.alt.p && !c.logo.alt.n);
    assert_true(read_text("logo:\n"));
    assert_null(c.logo.light.path.p);
    refuses("logo: a.pdf\n", 7, "an image file in the content folder");
    refuses("logo: ../a.svg\n", 7, "an image file in the content folder");
    refuses("logo: [a.svg]\n", 7, "an image file, or {light");
    refuses("logo: {dark: a.svg}\n", 7,
            "'light', the logo for light mode, is missing");
    refuses("logo: {light: a.svg, drak: b.svg}\n", 22, "unknown key 'drak'");
    refuses("favicon: a.jpg\n", 10, "an .svg, .png or .ico");
    refuses("favicon: https://example.com/icon.svg\n", 10,
            "in the content folder");
    refuses("favicon: //example.com/icon.svg\n", 10, "in the content folder");
    refuses("logo: HTTP://example.com/logo.svg\n", 7, "in the content folder");
    refuses("favicon:\n", 1, "an .svg, .png or .ico");
}

static void colours(void **state)
{
    (void)state;
    assert_true(read_text("accent: \"#F0a\"\n"));
    assert_str(c.accent.light.text, "#ff00aa");
    assert_str(c.accent.dark.text, "#ff00aa");
    assert_true(read_text("accent: {dark: '#0A6EBD'}\n"));
    assert_null(c.accent.light.text.p);
    assert_str(c.accent.dark.text, "#0a6ebd");
    refuses("accent: #f0a\n", 1, "a colour in quotes");
    refuses("accent: red\n", 9, "a colour in quotes");
    refuses("accent: \"#ff\"\n", 9, "a colour in quotes");
    refuses("accent: \"#12345g\"\n", 9, "a colour in quotes");
    refuses("accent: {light: \"#ffff\"}\n", 17, "a colour in quotes");
}

static void links(void **state)
{
    (void)state;
    assert_true(read_text("header_links:\n- {title: A, page: a/b#c}\n"
                          "- title: B\n  url: mailto:a@b.c\n"));
    assert_int_equal(c.header_links.n, 2);
    assert_str(c.header_links.v[0].to, "a/b#c");
    assert_int_equal(c.header_links.v[0].at.line, 2);
    assert_false(look_is_address(c.header_links.v[0].to));
    assert_true(look_is_address(c.header_links.v[1].to));
    refuses("header_links: [{title: A}]\n", 16, "'page' or 'url' is missing");
    refuses("header_links: [{page: a}]\n", 16, "'title' is missing");
    refuses("header_links: [{title: A, page: a, url: 'https://b.c'}]\n", 16,
            "'page' and 'url' cannot be combined");
    refuses("header_links: [{title: A, page: 'https://b.c'}]\n", 33,
            "for a URL, use 'url'");
    refuses("header_links: [{title: A, url: 'javascript:x'}]\n", 32,
            "https://, http:// or mailto:");
    refuses("header_links: [{title: A, url: '//b.c'}]\n", 32, "https://");
    refuses("header_links: [a]\n", 16, "{title: Guide, page: guide/index}");
    refuses("header_links: a\n", 15, "a list of {title");
}

static void check_part(size_t i, const char *text, const char *to)
{
    assert_str(c.footer.v[i].text, text);
    assert_int_equal(c.footer.v[i].to.p != NULL, to != NULL);
    if (to)
        assert_str(c.footer.v[i].to, to);
}

static void foot(void **state)
{
    (void)state;
    assert_true(read_text(
        "footer: 'By [us](https://a.b/), [x] (y) [](z) [it]( a/b ).'\n"));
    assert_int_equal(c.footer.n, 5);
    check_part(0, "By ", NULL);
    check_part(1, "us", "https://a.b/");
    check_part(2, ", [x] (y) [](z) ", NULL);
    check_part(3, "it", "a/b");
    check_part(4, ".", NULL);
    assert_true(read_text("footer: '([a](https://b.c/D_(e)), f)'\n"));
    assert_int_equal(c.footer.n, 3);
    check_part(1, "a", "https://b.c/D_(e)");
    check_part(2, ", f)", NULL);
    assert_true(read_text("footer: '[a](b(c)'\n"));
    assert_int_equal(c.footer.n, 1);
    assert_true(read_text("footer: '[a](b)'\n"));
    assert_int_equal(c.footer.n, 1);
    assert_true(read_text("footer: plain\n"));
    check_part(0, "plain", NULL);
    refuses("footer: '[a](javascript:b)'\n", 9, "neither a page");
}

static void creators(void **state)
{
    (void)state;
    assert_true(read_text("creator: Ann\n"));
    assert_str(c.creator.name, "Ann");
    assert_true(read_text("creator: {name: Ann, url: 'https://a.b/'}\n"));
    assert_str(c.creator.url, "https://a.b/");
    refuses("creator: {url: 'https://a.b/'}\n", 10, "'name' is missing");
    refuses("creator: {name: Ann, url: a.b}\n", 27, "a URL");
}

static void parameters(void **state)
{
    (void)state;
    assert_true(read_text("params: {a: {b_c-1: [x, {y: z}]}}\n"));
    assert_non_null(yaml_get(c.params, S("a")));
    assert_true(read_text("params:\n"));
    assert_null(c.params);
    refuses("params: {a.b: x}\n", 10, "letters, digits, - and _");
    refuses("params: {a: [{'b c': x}]}\n", 15, "letters, digits, - and _");
    refuses("params: [a]\n", 9, "a map of names");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(files, clear),
        cmocka_unit_test_teardown(colours, clear),
        cmocka_unit_test_teardown(links, clear),
        cmocka_unit_test_teardown(foot, clear),
        cmocka_unit_test_teardown(creators, clear),
        cmocka_unit_test_teardown(parameters, clear),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
