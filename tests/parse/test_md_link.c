// SPDX-License-Identifier: MIT
#include "testing.h"

#include "base/buf.h"
#include "parse/md/md_link.h"

/* Checks the addresses in a string, each with its missing scheme, one per
   line. */
static void assert_links(const char *text, bool fuzzy, const char *wanted)
{
    struct arena a = {0};
    struct buf b = {.a = &a};
    struct md_link link;
    for (str rest = str_c(text); md_link_find(rest, fuzzy, &link);
         rest = str_from(rest, link.at + link.n)) {
        buf_put(&b, link.prefix);
        buf_put(&b, str_slice(rest, link.at, link.at + link.n));
        buf_putc(&b, '\n');
    }
    assert_str(buf_str(&b), wanted);
    arena_free(&a);
}

static void schemes(void **state)
{
    (void)state;
    assert_links("see https://a.org/b, HTTP://A.ORG.", false,
                 "https://a.org/b\nHTTP://A.ORG\n");
    assert_links("(https://a.org/(b)_c) https://a.org/b?c=d&e#f!", false,
                 "https://a.org/(b)_c\nhttps://a.org/b?c=d&e#f\n");
    assert_links("http://localhost:80/x http://1.2.3.4", false,
                 "http://localhost:80/x\nhttp://1.2.3.4\n");
    assert_links("xhttp://a.org ftp://a.org javascript://a.org http:// ://a",
                 false, "");
    assert_links("https://ä.org/世界。", false, "https://ä.org/世界。\n");
    assert_links("\"https://a.org\" <https://b.org> `https://c.org`", false,
                 "https://a.org\nhttps://b.org\nhttps://c.org\n");
}

static void fuzzy(void **state)
{
    (void)state;
    assert_links("www.a.de, a.org/x a.b.com: x@a.org", true,
                 "http://www.a.de\nhttp://a.org/x\nhttp://a.b.com\n"
                 "mailto:x@a.org\n");
    assert_links("mailto:x.y@a.de MAILTO:z@a.org", true,
                 "mailto:x.y@a.de\nMAILTO:z@a.org\n");
    assert_links("conf.py a.rs README.md heise.de a@b @a.org .org a..org", true,
                 "");
    assert_links("www.a.org a.org x@a.org", false, "");
    assert_links("/a.org x-a.org=b.org", true, "http://x-a.org\n");
}

static void escapes(void **state)
{
    struct arena a = {0};
    (void)state;
    assert_str(md_uri_escape(&a, S("https://a.b/c?d=e&f#g%20h")),
               "https://a.b/c?d=e&f#g%20h");
    assert_str(md_uri_escape(&a, S("a b\"<>\\[]`\xc3\xa4")),
               "a%20b%22%3C%3E%5C%5B%5D%60%C3%A4");
    assert_str(md_uri_escape(&a, S("")), "");
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(schemes),
        cmocka_unit_test(fuzzy),
        cmocka_unit_test(escapes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
