// SPDX-License-Identifier: MIT
// structured: writes the members of the Dataset in the order of schema.org's
// examples.
#include "build/structured.h"

#include "base/buf.h"
#include "base/uri.h"
#include "build/sitemap.h"
#include "config/license.h"
#include "doc/document.h"
#include "frame/name.h"
#include "load/page.h"
#include "load/site.h"
#include "resolve/index.h"
#include "table/account.h"

struct structured_writer {
    struct buf b;
    const struct site *site;
    const struct page *page;
    struct map names, sources; /* the column names and the data sources that are
                                  already written */
};

static void put_member(struct buf *b, const char *key, str text)
{
    if (!text.n)
        return;
    buf_puts(b, ",\"");
    buf_put(b, str_c(key));
    buf_puts(b, "\":");
    buf_put_json(b, text);
}

static void put_creator(struct buf *b, const struct look_creator *creator)
{
    if (!creator->name.n)
        return;
    buf_puts(b, ",\"creator\":{\"@type\":\"Organization\"");
    put_member(b, "name", creator->name);
    put_member(b, "url", creator->url);
    buf_putc(b, '}');
}

/* Calls `put` for each table that has its own files. */
static void each_table(struct structured_writer *w,
                       void (*put)(struct structured_writer *w,
                                   const struct node *n,
                                   const struct frame_table *t))
{
    frame_table_each (n, w->page->doc->root) {
        const struct frame_table *t = n->data;
        if (!t->repeated)
            put(w, n, t);
    }
}

static void put_comma(struct structured_writer *w)
{
    if (w->b.p[w->b.n - 1] != '[')
        buf_putc(&w->b, ',');
}

static void put_variables(struct structured_writer *w, const struct node *n,
                          const struct frame_table *t)
{
    (void)n;
    for (size_t i = 0; !t->nameless && i < t->frame->n_columns; i++) {
        const struct column *c = t->frame->columns[i];
        str name = str_trim(name_text(w->b.a, c->name));
        if ((t->numeric && !t->numeric[i]) || !name.n ||
            !map_add(&w->names, name, w))
            continue;
        put_comma(w);
        buf_puts(&w->b, "{\"@type\":\"PropertyValue\"");
        put_member(&w->b, "name", name);
        put_member(&w->b, "unitText", account_unit(w->b.a, c));
        buf_putc(&w->b, '}');
    }
}

/* Returns a table's caption, or its id. */
static str title_of(struct arena *a, const struct node *table)
{
    node_each (c, table)
        if (c->type == NODE_TITLE)
            return document_normal_space(a, node_astext(a, c));
    return node_list(table, "ids")->v[0];
}

static void put_download(struct structured_writer *w, str name, str file,
                         const char *ext, const char *format)
{
    struct arena *a = w->b.a;
    put_comma(w);
    buf_puts(&w->b, "{\"@type\":\"DataDownload\"");
    put_member(&w->b, "contentUrl",
               sitemap_address(a, w->site, str_concat(a, file, str_c(ext))));
    put_member(&w->b, "encodingFormat", str_c(format));
    put_member(&w->b, "name", name);
    buf_putc(&w->b, '}');
}

static void put_downloads(struct structured_writer *w, const struct node *n,
                          const struct frame_table *t)
{
    str name = title_of(w->b.a, n);
    put_download(w, name, t->file, ".csv", "text/csv");
    put_download(w, name, t->file, ".json", "application/json");
}

static void put_sources(struct structured_writer *w)
{
    const struct index_data *v = w->page->info->data;
    size_t n = w->page->info->n_data;
    bool any = false;
    for (size_t i = 0; i < n; i++)
        any |= v[i].source.n > 0;
    if (!any)
        return;
    buf_puts(&w->b, ",\"citation\":[");
    for (size_t i = 0; i < n; i++) {
        str text = account_dated(w->b.a, v[i].source, v[i].as_of);
        if (!v[i].source.n || !map_add(&w->sources, text, w))
            continue;
        put_comma(w);
        buf_put_json(&w->b, text);
    }
    buf_putc(&w->b, ']');
}

static void put_all(struct structured_writer *w,
                    const struct structured_about *about)
{
    struct buf *b = &w->b;
    const struct config *c = &w->site->config;
    buf_puts(b, "{\"@context\":\"https://schema.org\",\"@type\":\"Dataset\"");
    put_member(b, "name", w->page->info->title);
    put_member(b, "description",
               about->description.n ? about->description
                                    : w->page->info->title);
    put_member(b, "url", about->url);
    put_member(b, "inLanguage", c->lang);
    put_member(b, "dateModified", about->date);
    put_member(b, "version", c->version);
    put_member(b, "license", license_address(b->a, c->license));
    put_creator(b, &c->creator);
    put_sources(w);
    buf_puts(b, ",\"variableMeasured\":[");
    each_table(w, put_variables);
    buf_puts(b, "],\"distribution\":[");
    each_table(w, put_downloads);
    buf_puts(b, "]}");
}

str structured_dataset(struct arena *a, const struct site *site,
                       const struct page *page,
                       const struct structured_about *about)
{
    struct structured_writer w = {.b = {.a = a},
                                  .site = site,
                                  .page = page,
                                  .names = {.a = a},
                                  .sources = {.a = a}};
    if (!site->config.base_url.p || !page->info->tables.n)
        return STR_NONE;
    put_all(&w, about);
    /* "</script" and "<!--" would end or change the script element. */
    return str_replace(a, buf_end(&w.b), S("<"), S("\\u003c"));
}
