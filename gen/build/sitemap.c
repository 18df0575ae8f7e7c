// SPDX-License-Identifier: MIT
// sitemap: writes sitemap.xml, a list of the pages' URLs, and robots.txt.
#include "build/sitemap.h"

#include "base/path.h"
#include "load/page.h"
#include "load/site.h"
#include "resolve/index.h"

str sitemap_address(struct arena *a, const struct site *site, str output)
{
    if (str_eq(path_base(output), S("index.html")))
        output.n -= S("index.html").n;
    return str_concat(a, site->config.base_url, path_encode(a, output));
}

str sitemap_date(const struct page *page)
{
    str date = page->info->date, data = index_newest(page);
    return data.p && (!date.p || str_cmp(data, date) > 0) ? data : date;
}

void sitemap_put(struct buf *b, const struct site *site)
{
    buf_puts(b, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                "<urlset "
                "xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n");
    for (size_t i = 0; i < site->n_pages; i++) {
        const struct page *page = &site->pages[i];
        if (page->left_out)
            continue;
        buf_puts(b, "  <url><loc>");
        buf_put_html(b, sitemap_address(b->a, site, page->output));
        buf_puts(b, "</loc>");
        str date = page->info ? sitemap_date(page) : STR_NONE;
        if (date.p)
            buf_printf(b, "<lastmod>%.*s</lastmod>", STR_ARG(date));
        buf_puts(b, "</url>\n");
    }
    const struct search_choice *search = &site->config.search;
    if (search->on && !site_has_output(site, search->page)) {
        buf_puts(b, "  <url><loc>");
        buf_put_html(b, sitemap_address(b->a, site, search->page));
        buf_puts(b, "</loc></url>\n");
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
