// SPDX-License-Identifier: MIT
// sitemap: a list of addresses.
#include "write/sitemap.h"

#include "base/path.h"
#include "shape/index.h"

/* Bytes that stand for themselves in the path of an address (RFC 3986). */
static bool is_plain(char c)
{
    return char_is_alnum(c) || (c && strchr("-._~/!$'()*+,;=:@", c));
}

str sitemap_address(struct arena *a, const struct site *site, str output)
{
    struct buf b = {.a = a};
    buf_put(&b, site->config.base_url);
    if (str_eq(path_base(output), S("index.html")))
        output.n -= S("index.html").n;
    for (size_t i = 0; i < output.n; i++) {
        if (is_plain(output.p[i]))
            buf_putc(&b, output.p[i]);
        else
            buf_printf(&b, "%%%02X", (unsigned char)output.p[i]);
    }
    return buf_str(&b);
}

void sitemap_put(struct buf *b, const struct site *site)
{
    buf_puts(b, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                "<urlset "
                "xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n");
    for (size_t i = 0; i < site->n_pages; i++) {
        const struct page *page = &site->pages[i];
        buf_puts(b, "  <url><loc>");
        buf_put_html(b, sitemap_address(b->a, site, page->output));
        buf_puts(b, "</loc>");
        if (page->info && page->info->date.p) {
            buf_puts(b, "<lastmod>");
            buf_put_html(b, page->info->date);
            buf_puts(b, "</lastmod>");
        }
        buf_puts(b, "</url>\n");
    }
    buf_puts(b, "</urlset>\n");
}

void sitemap_put_robots(struct buf *b, const struct site *site)
{
    buf_puts(b, "User-agent: *\nAllow: /\n");
    if (site->config.base_url.p)
        buf_printf(b, "Sitemap: %.*ssitemap.xml\n",
                   STR_ARG(site->config.base_url));
}
