// SPDX-License-Identifier: MIT
#include "build/sitemap.h"
#include "load/page.h"
#include "load/site.h"

#include "resolve/info.h"
#include "testing.h"

static struct page_info dated = {.date = S_INIT("2025-05-01")}, plain;

static struct site site_at(const char *base_url)
{
    static struct page pages[] = {
        {.output = S_INIT("index.html"), .info = &dated},
        {.output = S_INIT("a b/\xc3\xa4&.html"), .info = &plain},
        {.output = S_INIT("part/index.html")},
    };
    struct site site = {.pages = pages, .n_pages = 3};
    site.config.base_url = str_c(base_url);
    return site;
}

static void addresses(void **state)
{
    (void)state;
    struct arena a = {0};
    struct site s = site_at("https://example.com/x/");
    assert_str(sitemap_address(&a, &s, S("index.html")),
               "https://example.com/x/");
    assert_str(sitemap_address(&a, &s, S("p/index.html")),
               "https://example.com/x/p/");
    assert_str(sitemap_address(&a, &s, S("p/my index.html")),
               "https://example.com/x/p/my%20index.html");
    arena_free(&a);
}

static void sitemap(void **state)
{
    (void)state;
    struct arena a = {0};
    struct buf b = {.a = &a};
    struct site s = site_at("https://example.com/");
    sitemap_put(&b, &s);
    assert_str(
        buf_str(&b),
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n"
        "  <url><loc>https://example.com/</loc>"
        "<lastmod>2025-05-01</lastmod></url>\n"
        "  <url><loc>https://example.com/a%20b/%C3%A4%26.html</loc></url>\n"
        "  <url><loc>https://example.com/part/</loc></url>\n"
        "</urlset>\n");
    arena_free(&a);
}

static void robots(void **state)
{
    (void)state;
    struct arena a = {0};
    struct buf with = {.a = &a}, without = {.a = &a};
    struct site s = site_at("https://example.com/"), bare = site_at(NULL);
    sitemap_put_robots(&with, &s);
    assert_str(buf_str(&with), "User-agent: *\nAllow: /\n"
                               "Sitemap: https://example.com/sitemap.xml\n");
    sitemap_put_robots(&without, &bare);
    assert_str(buf_str(&without), "User-agent: *\nAllow: /\n");
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(addresses),
        cmocka_unit_test(sitemap),
        cmocka_unit_test(robots),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
