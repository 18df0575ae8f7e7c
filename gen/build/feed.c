// SPDX-License-Identifier: MIT
// feed: collects the dates of each page's data, sorts them and writes Atom.
#include "build/feed.h"

#include <stdlib.h>

#include "base/path.h"
#include "base/uri.h"
#include "base/vec.h"
#include "build/sitemap.h"
#include "load/page.h"
#include "load/site.h"
#include "resolve/index.h"

/* An entry of the feed: a page, and a date (as_of) of its data. */
struct feed_entry {
    const struct page *page;
    str date;
};

struct feed_entries {
    struct feed_entry *v;
    size_t n, cap;
};

static bool has_entry(const struct feed_entries *all, struct feed_entry e)
{
    for (size_t i = all->n; i > 0 && all->v[i - 1].page == e.page; i--)
        if (str_eq(all->v[i - 1].date, e.date))
            return true;
    return false;
}

static struct feed_entries gather(struct arena *a, const struct site *site)
{
    struct feed_entries all = {0};
    for (size_t i = 0; i < site->n_pages; i++) {
        const struct page_info *info = site->pages[i].info;
        for (size_t k = 0; info && k < info->n_data; k++) {
            struct feed_entry e = {&site->pages[i], info->data[k].as_of};
            if (e.date.n && !has_entry(&all, e))
                vec_push(a, &all, e);
        }
    }
    return all;
}

static int newest_first(const void *x, const void *y)
{
    const struct feed_entry *a = x, *b = y;
    int order = str_cmp(b->date, a->date);
    return order ? order : str_cmp(a->page->path, b->page->path);
}

bool feed_is_on(const struct site *site)
{
    if (!site->config.base_url.p || !site->config.feed)
        return false;
    for (size_t i = 0; i < site->n_pages; i++) {
        const struct page_info *info = site->pages[i].info;
        for (size_t k = 0; info && k < info->n_data; k++)
            if (info->data[k].as_of.n)
                return true;
    }
    return false;
}

static void put_element(struct buf *b, const char *name, str text)
{
    buf_printf(b, "<%s>", name);
    buf_put_html(b, text);
    buf_printf(b, "</%s>\n", name);
}

static void put_link(struct buf *b, const char *rel, const char *type, str href)
{
    buf_printf(b, "<link rel=\"%s\" type=\"%s\" href=\"", rel, type);
    buf_put_html(b, href);
    buf_puts(b, "\"/>\n");
}

static void put_day(struct buf *b, str date)
{
    buf_printf(b, "<updated>%.*sT00:00:00Z</updated>\n", STR_ARG(date));
}

/* Returns the host of a URL: "perf.example.com" for
   "https://perf.example.com:8080/x/". */
static str host_of(str url)
{
    str host = str_from(url, str_find(url, S("://"), 0) + 3);
    size_t end = 0;
    while (end < host.n && !strchr("/:", host.p[end]))
        end++;
    return str_slice(host, 0, end);
}

static void put_summary(struct buf *b, const struct feed_entry *e)
{
    const struct page_info *info = e->page->info;
    size_t n = 0;
    buf_puts(b, "<summary>");
    for (size_t i = 0; i < info->n_data; i++) {
        const struct index_data *data = &info->data[i];
        if (!str_eq(data->as_of, e->date))
            continue;
        if (n++)
            buf_puts(b, "; ");
        buf_put_html(b, data->title.n ? data->title : path_base(data->file));
        if (!data->source.n)
            continue;
        buf_puts(b, " (");
        buf_put_html(b, data->source);
        buf_putc(b, ')');
    }
    buf_puts(b, "</summary>\n");
}

static void put_entry(struct buf *b, const struct site *site,
                      const struct feed_entry *e)
{
    str base = site->config.base_url, page = e->page->output;
    buf_puts(b, "<entry>\n");
    put_element(b, "id",
                str_fmt(b->a, "tag:%.*s,%.*s:%.*s%.*s", STR_ARG(host_of(base)),
                        STR_ARG(e->date), STR_ARG(uri_path(base)),
                        STR_ARG(path_encode(b->a, page))));
    put_element(b, "title",
                str_fmt(b->a, "%.*s: data of %.*s",
                        STR_ARG(e->page->info->title), STR_ARG(e->date)));
    put_day(b, e->date);
    put_link(b, "alternate", "text/html", sitemap_address(b->a, site, page));
    put_summary(b, e);
    buf_puts(b, "</entry>\n");
}

void feed_put(struct buf *b, const struct site *site)
{
    const struct config *c = &site->config;
    struct feed_entries all = gather(b->a, site);
    str title = c->title.n ? c->title : c->base_url;
    qsort(all.v, all.n, sizeof *all.v, newest_first);
    size_t newest = 0;
    while (newest + 1 < all.n && all.v[newest].page->left_out)
        newest++;
    buf_printf(b,
               "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
               "<feed xmlns=\"http://www.w3.org/2005/Atom\" "
               "xml:lang=\"%.*s\">\n",
               STR_ARG(c->lang));
    put_element(b, "id", str_concat(b->a, c->base_url, S(FEED_FILE)));
    put_element(b, "title", title);
    put_day(b, all.v[newest].date);
    put_link(b, "self", "application/atom+xml",
             str_concat(b->a, c->base_url, S(FEED_FILE)));
    put_link(b, "alternate", "text/html", c->base_url);
    buf_puts(b, "<author>");
    put_element(b, "name", c->creator.name.n ? c->creator.name : title);
    buf_puts(b, "</author>\n");
    for (size_t i = 0, n = 0; i < all.n && n < FEED_ENTRIES_MAX; i++) {
        if (all.v[i].page->left_out)
            continue;
        put_entry(b, site, &all.v[i]);
        n++;
    }
    buf_puts(b, "</feed>\n");
}
