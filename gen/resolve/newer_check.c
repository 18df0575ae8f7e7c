// SPDX-License-Identifier: MIT
// newer_check: looks a value's row and column up in the newer table or file.
#include "resolve/newer_check.h"

#include "base/codes/result.h"
#include "base/vec.h"
#include "doc/chart_block.h"
#include "doc/document.h"
#include "load/dataset.h"
#include "load/page.h"
#include "load/site.h"
#include "table/frame_table.h"
#include "table/prose/value.h"

/* A page being checked. */
struct newer_checked {
    struct newer_job *j;
    struct page *page;
    bool home; /* the page is the site's index page */
    struct value_search search;
    struct arena scratch;
};

/* Returns the table whose name is the start of the path, and sets *cell to the
   rest of the path. If there are several such tables, takes the table with the
   longest name. Returns NULL if there is no such table, or if the table shows
   no dated files. */
static const struct newer_shown *table_of(const struct newer_checked *c,
                                          str path, str *cell)
{
    const struct newer_shown *found = NULL;
    str name;
    for (size_t n = 0; value_name(path, &n, &name);) {
        const struct label *l = index_label(c->j->index, name);
        if (!l || !l->table)
            continue;
        const struct frame_table *t = l->table;
        found = map_get(&c->j->by_table, (str){(const char *)&t, sizeof t});
        *cell = str_from(path, n + 1);
    }
    return found;
}

/* Returns the path of a cell of table t. If `path` gives the row by number,
   such as "#1", the returned path gives it by its text in the first column. */
static str by_text(struct newer_checked *c, const struct frame_table *t,
                   str path)
{
    if (!str_starts(path, S("#")))
        return path;
    const struct value_rows *rows = value_rows(&c->search, &c->page->diags, t);
    struct value_cell cell = value_rows_find(rows, &c->scratch, path);
    if (!cell.column || cell.n_rows != 1)
        return path;
    str row = value_cell_text(&c->scratch, t->frame->columns[0], cell.row);
    const str parts[] = {str_trim(row), cell.column->name};
    return str_join(&c->scratch, parts, 2, S("."));
}

/* Whether a table has the row and the column that a path names. False if the
   path gives the row by number. */
static bool has_cell(struct newer_checked *c, const struct frame_table *t,
                     str path)
{
    const struct value_rows *rows = value_rows(&c->search, &c->page->diags, t);
    struct value_cell cell = value_rows_find(rows, &c->scratch, path);
    return !str_starts(path, S("#")) && cell.column && cell.n_rows;
}

/* Reports, at `at`, the use of the table or file `name`, with data as of
   `date`: the table or file `newest` has data as of `newest_date`. `where`
   describes the location of `newest`, for the help line. */
static void report(struct newer_checked *c, struct pos at, str name, str date,
                   str newest, str newest_date, str where)
{
    diag_at(&c->page->diags, DIAG_VALUE_OLD, at, name, date, newest,
            newest_date);
    diag_help(&c->page->diags, "use '%.*s'%.*s%s", STR_ARG(newest),
              STR_ARG(where),
              c->home ? ""
                      : "; or, if this page is about older figures, add "
                        "'date:' to its front matter");
}

static void report_table(struct newer_checked *c, struct pos at,
                         const struct newer_shown *old,
                         const struct newer_shown *newest)
{
    str where = str_fmt(&c->scratch, ", a table on page '%.*s'",
                        STR_ARG(newest->page->name));
    report(c, at, old->id, old->date, newest->id, newest->date, where);
}

static void check_value(struct newer_checked *c, const struct far_value *v)
{
    str cell = STR_NONE;
    const struct newer_shown *old = table_of(c, value_ref(v->path).path, &cell);
    const struct newer_shown *newest = old ? newer_newest(old) : NULL;
    if (!newest || !has_cell(c, newest->table, by_text(c, old->table, cell)))
        return;
    report_table(c, v->at, old, newest);
}

static void check_chart(struct newer_checked *c, const struct chart_block *b)
{
    const struct label *l =
        b->table.at.src ? index_label(c->j->index, b->table.text) : NULL;
    const struct frame_table *t = l ? l->table : NULL;
    const struct newer_shown *old =
        t ? map_get(&c->j->by_table, (str){(const char *)&t, sizeof t}) : NULL;
    const struct newer_shown *newest = old ? newer_newest(old) : NULL;
    if (newest && old->page != c->page)
        report_table(c, b->table.at, old, newest);
}

/* Returns the newest file of the same kind as f, or NULL if no file is newer
   than f. */
static const struct newer_file *newest_file(const struct newer_file *f)
{
    const struct newer_file *best = NULL;
    for (size_t i = 0; i < f->kind->n; i++)
        if (str_cmp(f->kind->v[i]->as_of, best ? best->as_of : f->as_of) > 0)
            best = f->kind->v[i];
    return best;
}

/* Returns a path as pages write it: without the data folder. */
static str from_page(const struct newer_checked *c, str path)
{
    str folder = c->j->site->config.data;
    bool inside = str_starts(path, folder) && path.n > folder.n &&
                  path.p[folder.n] == '/';
    return inside ? str_from(path, folder.n + 1) : path;
}

static void check_file(struct newer_checked *c, const struct file_value *v)
{
    const struct newer_file *f = newer_file(c->j, v->file);
    const struct newer_file *newest = f ? newest_file(f) : NULL;
    if (!newest)
        return;
    struct diags ignored = {.levels = c->page->diags.levels};
    struct frame_table *t = NEW(&c->scratch, struct frame_table);
    size_t size;
    t->frame = dataset_read(c->j->site, &c->scratch, &ignored, newest->path,
                            v->at, &size);
    diag_free(&ignored);
    if (!t->frame || !has_cell(c, t, v->path))
        return;
    report(c, v->at, from_page(c, f->path), f->as_of,
           from_page(c, newest->path), newest->as_of, S(""));
}

static void check_page(struct newer_job *j, struct page *page, bool home)
{
    struct newer_checked c = {
        .j = j, .page = page, .home = home, .search.site = j->site};
    const struct document *doc = page->doc;
    for (size_t i = 0; i < doc->far_values.n; i++)
        check_value(&c, &doc->far_values.v[i]);
    for (size_t i = 0; i < doc->file_values.n; i++)
        check_file(&c, &doc->file_values.v[i]);
    for (const struct node *n = doc->root; doc->has_charts && n;
         n = node_next(n, doc->root))
        if (n->type == NODE_CHART && n->data)
            check_chart(&c, n->data);
    arena_free(&c.search.arena);
    arena_free(&c.scratch);
}

void newer_check(struct newer_job *j)
{
    for (size_t i = 0; j && i < j->site->n_pages; i++) {
        struct page *page = &j->site->pages[i];
        bool home = str_eq(page->name, j->site->config.writing.root);
        if (page->doc && (home || !page->info->date.p) &&
            diag_is_on(&page->diags, DIAG_VALUE_OLD) &&
            !newer_compares(j, page))
            check_page(j, page, home);
    }
}
