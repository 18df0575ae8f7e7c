// SPDX-License-Identifier: MIT
// explain_choice: finds a page, table, row or column by its number, id or text.
#include "cli/explain_choice.h"

#include "base/buf.h"
#include "base/codes/config.h"
#include "base/path.h"
#include "base/real.h"
#include "base/vec.h"
#include "doc/document.h"
#include "frame/name.h"
#include "load/page.h"
#include "load/site.h"

static void unknown(struct diags *d, const char *what, str name,
                    const char *plural, const struct strs *names)
{
    diag_at(d, DIAG_EXPLAIN_UNKNOWN, (struct pos){0},
            str_fmt(&d->arena, "there is no %s '%.*s'", what, STR_ARG(name)));
    diag_help_nearest(d, plural, name, names->v, names->n);
}

/* ---- pages ---- */

/* Converts `name`, a path relative to the working directory, into a path
   relative to the site's root. Returns `name` itself if the file is not in the
   site. */
static str from_root(const struct site *site, struct arena *a, str name)
{
    str path = real_path(a, name);
    if (!path.p || !str_starts(path, site->root) || path.n <= site->root.n)
        return name;
    return str_from(path, site->root.n + 1);
}

struct page *explain_page(struct site *site, struct arena *a, struct diags *d,
                          str name)
{
    struct strs names = {0};
    str path = from_root(site, a, name);
    for (size_t i = 0; i < site->n_pages; i++) {
        struct page *p = &site->pages[i];
        str below = str_from(p->source.name, site->config.content.n + 1);
        if (str_eq(path, p->source.name) || str_eq(name, p->name) ||
            str_eq(name, p->output) || str_eq(name, below))
            return p;
        vec_push(a, &names, p->name);
    }
    unknown(d, "page", name, "pages", &names);
    return NULL;
}

/* ---- tables ---- */

static str caption_of(struct arena *a, const struct node *n)
{
    node_each (c, n)
        if (c->type == NODE_TITLE || c->type == NODE_CAPTION)
            return node_astext(a, c);
    return S("");
}

/* Returns the figure of the chart whose data the table n shows, or NULL. */
static const struct node *chart_of(const struct node *n)
{
    while (n && n->type != NODE_FIGURE)
        n = n->parent;
    const struct strs *classes = n ? node_list(n, "classes") : NULL;
    return n && str_among(S("chart"), classes->v, classes->n) ? n : NULL;
}

struct explain_tables explain_tables(struct arena *a, const struct page *page)
{
    const struct node *root = page->doc->root;
    struct explain_tables all = {0};
    size_t charts = 0;
    for (const struct node *n = root; n; n = node_next(n, root)) {
        if (n->type != NODE_TABLE)
            continue;
        const struct strs *ids = node_list(n, "ids");
        struct explain_table *t = vec_add(a, &all);
        t->number = all.n;
        t->id = ids->n ? ids->v[0] : S("");
        t->name = t->id;
        t->title = caption_of(a, n);
        t->pos = n->pos;
        t->frame = n->data;
        const struct node *chart = chart_of(n);
        if (!chart)
            continue;
        ids = node_list(chart, "ids");
        t->name = ids->n ? ids->v[0] : S("");
        t->title = caption_of(a, chart);
        charts++;
        if (!t->title.n)
            t->title = str_fmt(a, "chart %zu", charts);
    }
    return all;
}

/* Parses a number from 1 to n, and sets *at to the number minus 1. Returns
   false if `name` is not such a number. */
static bool number_of(str name, size_t n, size_t *at)
{
    long k;
    bool ok = str_to_long(name, &k) && k >= 1 && (size_t)k <= n;
    if (ok)
        *at = (size_t)k - 1;
    return ok;
}

const struct explain_table *explain_table(struct arena *a, struct diags *d,
                                          const struct explain_tables *all,
                                          str name)
{
    struct strs names = {0};
    size_t at;
    for (size_t i = 0; i < all->n; i++) {
        const struct explain_table *t = &all->v[i];
        if (str_eq(name, t->id) || str_eq(name, t->name) ||
            str_eq(name, t->title))
            return t;
        if (t->name.n)
            vec_push(a, &names, t->name);
        if (t->title.n)
            vec_push(a, &names, t->title);
    }
    if (number_of(name, all->n, &at))
        return &all->v[at];
    unknown(d, "table", name, "tables", &names);
    return NULL;
}

/* ---- rows and columns ---- */

str explain_key(struct arena *a, const struct frame_table *t, size_t row)
{
    struct buf b = {.a = a};
    for (size_t i = 0; i < t->n_keys; i++) {
        if (i)
            buf_puts(&b, ", ");
        buf_put(&b, frame_table_cell(a, t, row, t->keys[i]));
    }
    return buf_end(&b);
}

/* Whether `name` is the id of a row, or the joined texts of the row's key
   columns. */
static bool is_name(struct arena *a, const struct explain_table *t, str name,
                    size_t row)
{
    str id = t->frame->row_ids[row];
    return str_eq(name, id) || str_eq(name, str_from(id, t->id.n + 1)) ||
           str_eq(name, explain_key(a, t->frame, row));
}

/* Whether `name` is the text of one key column of a row. */
static bool is_key_text(struct arena *a, const struct explain_table *t,
                        str name, size_t row)
{
    const struct frame_table *f = t->frame;
    for (size_t i = 0; i < f->n_keys; i++)
        if (str_eq(name, frame_table_cell(a, f, row, f->keys[i])))
            return true;
    return false;
}

/* Finds all rows for which `matches` is true. Returns their ids, without the
   table's id in front, and sets *row to the last of these rows. */
static struct strs
find_rows(struct arena *a, const struct explain_table *t, str name, size_t *row,
          bool (*matches)(struct arena *a, const struct explain_table *t,
                          str name, size_t row))
{
    struct strs found = {0};
    for (size_t i = 0; i < t->frame->frame->n; i++) {
        if (!matches(a, t, name, i))
            continue;
        *row = i;
        vec_push(a, &found, str_from(t->frame->row_ids[i], t->id.n + 1));
    }
    return found;
}

static bool any(struct arena *a, const struct explain_table *t, str name,
                size_t row)
{
    (void)a, (void)t, (void)name, (void)row;
    return true;
}

bool explain_row(struct arena *a, struct diags *d,
                 const struct explain_table *t, str name, size_t *row)
{
    struct strs found = find_rows(a, t, name, row, is_name);
    if (!found.n && number_of(name, t->frame->frame->n, row))
        return true;
    if (!found.n)
        found = find_rows(a, t, name, row, is_key_text);
    if (found.n == 1)
        return true;
    if (!found.n) {
        found = find_rows(a, t, name, row, any);
        unknown(d, "row", name, "rows", &found);
    } else {
        diag_at(d, DIAG_EXPLAIN_UNKNOWN, (struct pos){0},
                str_fmt(a, "row '%.*s' is ambiguous: several rows match it",
                        STR_ARG(name)));
        diag_help_nearest(d, "rows", S(""), found.v, found.n);
    }
    return false;
}

bool explain_column(struct arena *a, struct diags *d,
                    const struct explain_table *t, str name, size_t *column)
{
    const struct frame *f = t->frame->frame;
    struct strs names = {0};
    for (size_t i = 0; i < f->n_columns; i++) {
        str text = name_text(a, f->columns[i]->name);
        vec_push(a, &names, text);
        if (!str_eq(text, name))
            continue;
        *column = i;
        return true;
    }
    unknown(d, "column", name, "columns", &names);
    return false;
}
