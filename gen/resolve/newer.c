// SPDX-License-Identifier: MIT
// newer: makes groups of files of one kind (newer.h), among the files that
// pages read. Then makes groups of tables that show files of the same kinds,
// and compares the dates of the tables in each group.
#include "resolve/newer.h"

#include <stdlib.h>

#include "base/vec.h"
#include "doc/document.h"
#include "load/page.h"
#include "load/site.h"
#include "table/account.h"
#include "table/frame_table.h"

/* ---- dates in paths ---- */

/* Returns n if the first n bytes of s are a number from `low` to `high`, else
   0. */
static size_t number(str s, size_t n, long low, long high)
{
    long x;
    bool good = s.n >= n && char_is_digit(s.p[0]) &&
                str_to_long(str_slice(s, 0, n), &x) && x >= low && x <= high;
    return good ? n : 0;
}

/* Returns the length in bytes of the month or day at the start of s, including
   the separator `sep` before it, or 0 if there is no month or day. `sep` is
   '\0' for no separator. `high`: the largest valid month or day. */
static size_t part(str s, char sep, long high)
{
    size_t skip = sep != '\0';
    if (sep && (!s.n || s.p[0] != sep))
        return 0;
    size_t n = number(str_from(s, skip), 2, 1, high);
    return n ? skip + n : 0;
}

/* Returns the length in bytes of the date at the start of s, or 0 if there is
   no date. */
static size_t date_length(str s)
{
    static const char SEPARATORS[] = {'-', '_', '.', '/', '\0'};
    size_t year = number(s, 4, 2000, 2039), best = 0;
    if (!year)
        return 0;
    for (size_t i = 0; i < sizeof SEPARATORS; i++) {
        size_t month = part(str_from(s, year), SEPARATORS[i], 12);
        size_t day =
            month ? part(str_from(s, year + month), SEPARATORS[i], 31) : 0;
        size_t ends[] = {year, year + month, year + month + day};
        for (size_t k = 0; k < sizeof ends / sizeof *ends; k++)
            if (ends[k] > best &&
                (ends[k] == s.n || !char_is_digit(s.p[ends[k]])))
                best = ends[k];
    }
    return best;
}

str newer_kind(struct arena *a, str path)
{
    struct buf b = {.a = a};
    size_t from = 0;
    for (size_t i = 0; i < path.n; i++) {
        bool begins = !i || !char_is_digit(path.p[i - 1]);
        size_t n = begins ? date_length(str_from(path, i)) : 0;
        if (!n)
            continue;
        buf_put(&b, str_slice(path, from, i));
        buf_putc(&b, '*');
        from = i + n;
        i = from - 1;
    }
    if (!from)
        return path;
    buf_put(&b, str_from(path, from));
    return buf_str(&b);
}

/* ---- files ---- */

static void add_file(struct newer_job *j, const struct index_data *data)
{
    str path = data->file, as_of = data->as_of;
    str text = data->series.n ? data->series : newer_kind(j->a, path);
    if (!as_of.n || text.p == path.p || map_get(&j->files, path))
        return;
    struct newer_file_kind *kind = map_get(&j->file_kinds, text);
    if (!kind) {
        kind = NEW(j->a, struct newer_file_kind);
        kind->text = text;
        map_put(&j->file_kinds, text, kind);
    }
    struct newer_file *f = NEW(j->a, struct newer_file);
    *f = (struct newer_file){path, as_of, kind};
    map_put(&j->files, path, f);
    vec_push(j->a, kind, f);
    kind->several |= !str_eq(kind->v[0]->as_of, as_of);
}

static void add_files(struct newer_job *j)
{
    for (size_t i = 0; i < j->site->n_pages; i++) {
        const struct page_info *info = j->site->pages[i].info;
        for (size_t k = 0; k < info->n_data; k++)
            add_file(j, &info->data[k]);
    }
}

const struct newer_file *newer_file(const struct newer_job *j, str path)
{
    const struct newer_file *f = map_get(&j->files, path);
    return f && f->kind->several ? f : NULL;
}

bool newer_reads_dated(const struct newer_job *j, const struct page *page)
{
    for (size_t i = 0; i < page->info->n_data; i++)
        if (newer_file(j, page->info->data[i].file))
            return true;
    return false;
}

bool newer_compares(const struct newer_job *j, const struct page *page)
{
    const struct page_info *info = page->info;
    for (size_t i = 0; i < info->n_data; i++) {
        const struct newer_file *f = newer_file(j, info->data[i].file);
        for (size_t k = 0; f && k < i; k++) {
            const struct newer_file *g = newer_file(j, info->data[k].file);
            if (g && g->kind == f->kind && !str_eq(g->as_of, f->as_of))
                return true;
        }
    }
    return false;
}

/* ---- tables ---- */

static int by_kind(const void *x, const void *y)
{
    const struct newer_file *const *p = x, *const *q = y;
    int order = str_cmp((*p)->kind->text, (*q)->kind->text);
    return order ? order : str_cmp((*p)->as_of, (*q)->as_of);
}

static struct newer_kind *kind_of(struct newer_job *j,
                                  const struct newer_shown *t)
{
    struct buf text = {.a = j->a};
    for (size_t i = 0; i < t->files.n; i++)
        if (!i || t->files.v[i]->kind != t->files.v[i - 1]->kind)
            buf_printf(&text, "%.*s\n", STR_ARG(t->files.v[i]->kind->text));
    struct newer_kind *kind = map_get(&j->kinds, buf_str(&text));
    if (!kind) {
        kind = NEW(j->a, struct newer_kind);
        map_put(&j->kinds, buf_str(&text), kind);
    }
    return kind;
}

/* Adds table t, whose files are sorted by kind. `compares`: the table's page
   compares dates (newer_compares), so t->kind stays NULL. */
static void add_shown(struct newer_job *j, struct newer_shown *t, bool compares)
{
    t->date = t->files.v[0]->as_of;
    for (size_t i = 1; i < t->files.n; i++)
        if (str_cmp(t->files.v[i]->as_of, t->date) > 0)
            t->date = t->files.v[i]->as_of;
    map_put(&j->by_table, (str){(const char *)&t->table, sizeof t->table}, t);
    if (compares) {
        vec_push(j->a, &j->compared, t);
        return;
    }
    struct newer_kind *kind = kind_of(j, t);
    t->kind = kind;
    vec_push(j->a, &kind->tables, t);
    vec_push(j->a, &j->tables, t);
}

static void add_tables(struct newer_job *j, const struct page *page)
{
    if (!page->doc || !newer_reads_dated(j, page))
        return;
    bool compares = newer_compares(j, page);
    frame_table_each (n, page->doc->root) {
        const struct frame_table *t = n->data;
        const struct strs *ids = node_list(n, "ids");
        struct newer_shown *shown = NEW(j->a, struct newer_shown);
        struct arena scratch = {0};
        struct strs files = {0};
        if (!t->repeated && ids->n && t->frame->n_columns &&
            !node_is_of_chart(n))
            files = account_files(&scratch, t);
        for (size_t i = 0; i < files.n; i++) {
            const struct newer_file *f = newer_file(j, files.v[i]);
            if (f)
                vec_push(j->a, &shown->files, f);
        }
        arena_free(&scratch);
        if (!shown->files.n)
            continue;
        qsort(shown->files.v, shown->files.n, sizeof *shown->files.v, by_kind);
        shown->page = page;
        shown->table = t;
        shown->id = str_dup(j->a, ids->v[0]);
        add_shown(j, shown, compares);
    }
}

static int by_date(const void *x, const void *y)
{
    const struct newer_shown *const *p = x, *const *q = y;
    int order = str_cmp((*p)->date, (*q)->date);
    return order                      ? order
           : (*p)->page != (*q)->page ? ((*p)->page > (*q)->page ? 1 : -1)
                                      : str_cmp((*p)->id, (*q)->id);
}

static void sort_kinds(struct newer_job *j)
{
    for (size_t i = 0; i < j->kinds.n; i++) {
        struct newer_shown_list *l =
            &((struct newer_kind *)j->kinds.v[i].value)->tables;
        qsort(l->v, l->n, sizeof *l->v, by_date);
        for (size_t k = 0; k < l->n; k++) {
            const struct newer_shown *last = k ? l->v[k - 1] : NULL;
            l->v[k]->nth = k;
            l->v[k]->rank =
                last ? last->rank + !str_eq(last->date, l->v[k]->date) : 0;
        }
    }
}

/* Returns the number of column names that t and x have in common; 0 if the
   names of their first columns differ. */
static size_t shared_columns(const struct newer_shown *t,
                             const struct newer_shown *x)
{
    const struct frame *f = t->table->frame, *g = x->table->frame;
    size_t n = 0;
    if (!str_eq(f->columns[0]->name, g->columns[0]->name))
        return 0;
    for (size_t i = 0; i < f->n_columns; i++)
        for (size_t k = 0; k < g->n_columns; k++)
            n += str_eq(f->columns[i]->name, g->columns[k]->name);
    return n;
}

const struct newer_shown *newer_newest(const struct newer_shown *t)
{
    const struct newer_shown_list *l = t->kind ? &t->kind->tables : NULL;
    const struct newer_shown *best = NULL;
    size_t most = 0;
    for (size_t i = l ? l->n : 0; i && l->v[i - 1]->rank > t->rank; i--) {
        const struct newer_shown *x = l->v[i - 1];
        if (best && x->rank < best->rank)
            break;
        size_t n = shared_columns(t, x);
        if (n > most) {
            most = n;
            best = x;
        }
    }
    return best;
}

/* ---- the newer figures of a page ---- */

/* Inserts the page of the newer table x into to->pages, which is sorted by
   date. Does nothing if the page is already there. */
static void add_page(struct newer_job *j, struct newer *to,
                     const struct newer_shown *x)
{
    size_t at = 0;
    for (size_t i = 0; i < to->pages.n; i++) {
        if (to->pages.v[i].page == x->page)
            return;
        at += str_cmp(to->pages.v[i].date, x->date) <= 0;
    }
    vec_push(j->a, &to->pages, (struct newer_page){0});
    for (size_t i = to->pages.n - 1; i > at; i--)
        to->pages.v[i] = to->pages.v[i - 1];
    to->pages.v[at] = (struct newer_page){x->page, x->id, x->date};
}

/* Raises to->sets to at least the number of dates in t's kind that are later
   than the date of t. Adds the pages of tables that are newer than t and share
   columns with t, the newest first, until to->pages has NEWER_PAGES pages. */
static void add_pages(struct newer_job *j, struct newer *to,
                      const struct newer_shown *t)
{
    const struct newer_shown_list *l = &t->kind->tables;
    size_t sets = l->v[l->n - 1]->rank - t->rank;
    to->sets = sets > to->sets ? sets : to->sets;
    for (size_t i = l->n;
         i && l->v[i - 1]->rank > t->rank && to->pages.n < NEWER_PAGES; i--)
        if (shared_columns(t, l->v[i - 1]))
            add_page(j, to, l->v[i - 1]);
    to->sets = to->pages.n > to->sets ? to->pages.n : to->sets;
}

/* Whether table x has all files of t and of `newest`. */
static bool has_both(const struct newer_shown *x, const struct newer_shown *t,
                     const struct newer_shown *newest)
{
    size_t n = 0;
    for (size_t i = 0; i < x->files.n; i++) {
        for (size_t k = 0; k < t->files.n; k++)
            n += x->files.v[i] == t->files.v[k];
        for (size_t k = 0; k < newest->files.n; k++)
            n += x->files.v[i] == newest->files.v[k];
    }
    return n == t->files.n + newest->files.n;
}

static void add_all(const struct newer_job *j, struct newer *to,
                    const struct newer_shown *t,
                    const struct newer_shown *newest)
{
    for (size_t i = 0; i < j->compared.n && !to->all.page; i++) {
        const struct newer_shown *x = j->compared.v[i];
        if (has_both(x, t, newest))
            to->all = (struct newer_page){x->page, x->id, x->date};
    }
}

/* Adds the tables that are newer than t to the facts of t's page. Does nothing
   if the newest table is on the same page as t. */
static void add_newer(struct newer_job *j, const struct newer_shown *t)
{
    const struct newer_shown *newest = newer_newest(t);
    struct page_info *info = t->page->info;
    if (!newest || newest->page == t->page)
        return;
    struct newer *to = info->newer;
    if (!to)
        to = info->newer = NEW(j->a, struct newer);
    if (!to->date.p || str_cmp(t->date, to->date) > 0)
        to->date = t->date;
    add_pages(j, to, t);
    vec_push(j->a, &to->tables,
             (struct newer_table){t->id, newest->page, newest->id,
                                  t->table->file, newest->table->file});
    add_all(j, to, t, newest);
}

struct newer_job *newer_find(const struct site_index *index, struct site *site)
{
    struct newer_job *j = NEW(index->a, struct newer_job);
    *j = (struct newer_job){.a = index->a, .site = site, .index = index};
    j->files.a = j->file_kinds.a = j->kinds.a = j->by_table.a = j->a;
    add_files(j);
    bool several = false;
    for (size_t i = 0; i < j->file_kinds.n; i++)
        several |=
            ((struct newer_file_kind *)j->file_kinds.v[i].value)->several;
    if (!several)
        return NULL;
    for (size_t i = 0; i < site->n_pages; i++)
        add_tables(j, &site->pages[i]);
    sort_kinds(j);
    for (size_t i = 0; i < j->tables.n; i++)
        add_newer(j, j->tables.v[i]);
    return j;
}
