// SPDX-License-Identifier: MIT
// tables: writes CSV and JSON for each table of a page.
#include "build/tables.h"

#include "base/buf.h"
#include "build/sitemap.h"
#include "doc/document.h"
#include "frame/moment.h"
#include "frame/name.h"
#include "frame/write.h"
#include "load/page.h"
#include "load/site.h"
#include "resolve/index.h"
#include "table/account.h"
#include "table/lineage_json.h"
#include "table/lineage_values.h"
#include "table/shown.h"

static void put_text(struct buf *b, const char *before, const char *key,
                     str text)
{
    buf_put(b, str_c(before));
    buf_put_json(b, str_c(key));
    buf_puts(b, ": ");
    buf_put_json(b, text);
}

/* Writes a member unless `text` is empty. */
static void put_member(struct buf *b, const char *before, const char *key,
                       str text)
{
    if (text.n)
        put_text(b, before, key, text);
}

/* Version of the JSON's format. Increase it with a change that breaks programs
   that read the JSON. */
enum { VERSION = 2 };

/* Limit on the lineage steps in a table's JSON: 16 bytes of steps for each byte
   of the table's CSV are free. Only the bytes beyond that count against the
   page's limit. */
enum { TIMES = 16 };

/* A table to write. `shown` is the table's frame as readers see it
   (table/shown.h). `values` has, for each column, the values of its lineage
   steps. */
struct table_files {
    const struct page *page;
    const struct node *node;
    const struct frame *shown;
    const struct value *const *const *values;
    str *fields;        /* fields[i]: name of the table's column i in `shown` */
    struct map written; /* see table/lineage_json */
    size_t csv;         /* size of the CSV file in bytes */
    bool too_large;     /* whether the steps exceed the page's limit */
};

/* Appends the description of column i of the table. The column has index `at`
   in the rows of the JSON. */
static void put_column(struct buf *b, struct table_files *j, size_t i,
                       size_t at)
{
    const struct frame_table *t = j->node->data;
    const struct column *c = t->frame->columns[i];
    put_text(b, "\n  {", "name", name_text(b->a, c->name));
    if (!str_eq(j->fields[i], c->name))
        put_text(b, ", ", "field", name_text(b->a, j->fields[i]));
    put_member(b, ", ", "type", moment_dtype(b->a, c));
    put_member(b, ", ", "unit", account_unit(b->a, c));
    if (t->lineages[i].n) {
        buf_puts(b, ", \"steps\": ");
        lineage_json(b, &t->lineages[i], t, NULL, j->values[i], at, &j->written,
                     4);
    }
    buf_putc(b, '}');
}

/* In the rows of the JSON, further columns may follow column i of the table:
   the URLs of its links, and its numbers. Appends the descriptions of these
   further columns. `at` is the index of the first of them in the rows. Returns
   the index after the last of them. */
static size_t put_further(struct buf *b, const struct table_files *j, size_t i,
                          size_t at)
{
    const struct frame_table *t = j->node->data;
    const struct frame *f = j->shown;
    bool last = i + 1 == t->frame->n_columns;
    for (; at < f->n_columns &&
           (last || !str_eq(f->columns[at]->name, j->fields[i + 1]));
         at++) {
        put_text(b, ",\n  {", "name", name_text(b->a, f->columns[at]->name));
        put_text(b, ", ", "of", name_text(b->a, j->fields[i]));
        buf_putc(b, '}');
    }
    return at;
}

static void put_columns(struct buf *b, struct table_files *j)
{
    const struct frame_table *t = j->node->data;
    buf_puts(b, ",\n \"columns\": [");
    size_t from = b->n, free = j->csv * TIMES, at = 0;
    for (size_t i = 0; i < t->frame->n_columns && !j->too_large; i++) {
        if (i)
            buf_putc(b, ',');
        put_column(b, j, i, at);
        at = put_further(b, j, i, at + 1);
        size_t excess = b->n - from > free ? b->n - from - free : 0;
        from += excess;
        j->too_large =
            !document_gain(j->page->doc, j->node->pos, excess,
                           "16 MiB of explanations of computed cells");
    }
    buf_putc(b, ']');
}

static void put_sources(struct buf *b, const struct frame_table *t)
{
    buf_puts(b, ",\n \"sources\": [");
    for (size_t i = 0; i < t->n_sources; i++) {
        const struct frame_source *s = &t->sources[i];
        if (i)
            buf_putc(b, ',');
        put_text(b, "\n  {", "file", s->file);
        put_member(b, ", ", "source", s->source);
        put_member(b, ", ", "as_of", s->as_of);
        put_member(b, ", ", "fetched", s->fetched);
        buf_putc(b, '}');
    }
    buf_putc(b, ']');
}

static void put_ids(struct buf *b, const struct frame_table *t)
{
    buf_puts(b, ",\n \"ids\": [");
    for (size_t i = 0; i < t->frame->n; i++) {
        if (i)
            buf_puts(b, ", ");
        buf_put_json(b, t->row_ids[i]);
    }
    buf_puts(b, "],\n \"rows\": ");
}

static void put_json(struct buf *b, struct table_files *j)
{
    const struct frame_table *t = j->node->data;
    str caption = S("");
    node_each (c, j->node)
        if (c->type == NODE_TITLE)
            caption = node_astext(b->a, c);
    buf_printf(b, "{\"version\": %d", VERSION);
    put_text(b, ", ", "page", j->page->output);
    put_member(b, ", ", "page_title", j->page->info->title);
    put_member(b, ", ", "date", account_date(j->page->doc, t));
    put_member(b, ", ", "id", node_list(j->node, "ids")->v[0]);
    put_member(b, ", ", "title", caption);
    put_columns(b, j);
    put_sources(b, t);
    put_ids(b, t);
    write_json_rows(b, j->shown);
    b->n--; /* drop its line break */
    buf_puts(b, "}\n");
}

static void prepare(const struct site *site, struct table_files *j,
                    struct arena *a)
{
    const struct frame_table *t = j->node->data;
    j->values = t->values;
    j->fields = NEW_N(a, str, t->frame->n_columns);
    str page = site->config.base_url.p
                   ? sitemap_address(a, site, j->page->output)
                   : S("");
    j->shown = shown_frame(a, t, j->values, page, j->fields);
}

static bool put(struct sink *sink, struct page *page, struct arena *a, str name,
                const char *ext, const struct buf *b)
{
    return sink_put(sink, &page->diags, str_concat(a, name, str_c(ext)),
                    buf_str(b));
}

bool tables_put(const struct site *site, struct page *page, struct sink *sink,
                struct arena *scratch)
{
    bool ok = true;
    frame_table_each (n, page->doc->root) {
        const struct frame_table *t = n->data;
        struct arena_mark mark = arena_mark(scratch);
        struct buf csv = {.a = scratch}, json = {.a = scratch};
        struct table_files j = {.page = page, .node = n, .written.a = scratch};
        prepare(site, &j, scratch);
        (t->nameless ? write_csv_rows : write_csv)(&csv, j.shown);
        j.csv = csv.n;
        ok = put(sink, page, scratch, t->file, ".csv", &csv) && ok;
        put_json(&json, &j);
        ok = !j.too_large &&
             put(sink, page, scratch, t->file, ".json", &json) && ok;
        arena_rewind(scratch, mark);
    }
    return ok;
}
