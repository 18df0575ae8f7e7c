// SPDX-License-Identifier: MIT
// numbering: numbers sections and figures in two walks along the toctrees, as
// in Sphinx' toctree collector (sphinx/environment/collectors/toctree.py).
#include "resolve/numbering.h"

#include <stdint.h>

#include "base/buf.h"
#include "base/codes/reference.h"
#include "base/vec.h"
#include "load/page.h"
#include "load/site.h"
#include "resolve/outline.h"

enum {
    /* maximum depth of nested toctrees, and maximum number of levels of a
       number */
    DEEP = 40,
};

/* ---- sections ---- */

struct counts {
    struct arena *a;
    struct map numbered; /* names of numbered pages */
    struct page *at;     /* the page whose toctree is being walked */
    unsigned long v[DEEP];
};

/* Returns the counts up to index `last` as a string, "1.2.3". */
static str count_text(const struct counts *c, unsigned last)
{
    struct buf b = {.a = c->a};
    for (unsigned i = 0; i <= last; i++)
        buf_printf(&b, "%s%lu", i ? "." : "", c->v[i]);
    return buf_end(&b);
}

/* Increments the count of a level and resets the counts of lower levels.
   `depth` is the number of levels, from this level on, that get numbers.
   Returns the new number, such as "1.2.3", or STR_NONE if `depth` is not
   positive. */
static str next_number(struct counts *c, unsigned level, long depth)
{
    c->v[level]++;
    for (unsigned i = level + 1; i < DEEP; i++)
        c->v[i] = 0;
    return depth > 0 ? count_text(c, level) : STR_NONE;
}

static void number_entries(struct counts *c, const struct index_toctree *t,
                           unsigned base, long depth);

/* Numbers the sections of a page and the pages of its toctrees, in document
   order. `base` is the index of the level that counts the page's title. `depth`
   is the number of levels, from the page's title on, that get numbers. */
static void number_page(struct counts *c, struct page *page, unsigned base,
                        long depth)
{
    struct page_info *info = page->info;
    struct page *up = c->at;
    c->at = page;
    for (size_t i = 0; i < info->n_marks; i++) {
        const struct index_mark *m = &info->marks[i];
        unsigned deep = m->level ? m->level - 1 : 0;
        if (m->type == MARK_TOCTREE)
            number_entries(c, &info->toctrees[m->at], base + m->level,
                           depth - (long)m->level);
        else if (m->type != MARK_FIGURE && base + deep < DEEP)
            *outline_number(info, m, &(enum index_kind){0}) =
                next_number(c, base + deep, depth - (long)deep);
    }
    c->at = up;
}

static void report_twice(const struct counts *c, const struct index_toctree *t,
                         const struct page *page)
{
    diag_at(&c->at->diags, DIAG_TOCTREE_NUMBERED, t->pos, page->name);
    diag_help(&c->at->diags, "remove ':numbered:' from one of the toctrees");
}

static void number_entries(struct counts *c, const struct index_toctree *t,
                           unsigned base, long depth)
{
    for (size_t i = 0; i < t->n_entries && base < DEEP; i++) {
        struct page *page = t->entries[i].page;
        if (!page || page == c->at)
            continue;
        if (map_find(&c->numbered, page->name)) {
            report_twice(c, t, page);
            continue;
        }
        map_put(&c->numbered, page->name, page);
        number_page(c, page, base, depth);
    }
}

static void number_sections(struct site *site)
{
    struct counts c = {.a = &site->arena, .numbered.a = &site->arena};
    for (size_t i = 0; i < site->n_pages; i++) {
        struct page_info *info = site->pages[i].info;
        for (size_t k = 0; k < info->n_toctrees; k++) {
            c.at = &site->pages[i];
            memset(c.v, 0, sizeof c.v);
            if (info->toctrees[k].numbered > 0)
                number_entries(&c, &info->toctrees[k], 0,
                               info->toctrees[k].numbered);
        }
    }
}

/* ---- figures ---- */

struct numbering_figures {
    struct arena *a;
    struct map seen; /* names of the pages that were numbered */
    /* for each kind: number of a section -> number of elements counted in that
       section so far */
    struct map next[INDEX_N_KINDS];
    unsigned depth; /* nesting depth of the current toctree */
    /* number of levels of the section's number that the number of a figure
       begins with: 1 for "Fig. 1.2" */
    long levels;
    bool equations; /* equations are counted across pages, like figures */
};

/* Returns the first `levels` levels of a section's number: "1" of "1.2". */
static str head_of(str number, long levels)
{
    size_t end = 0;
    for (long level = 0; level < levels && end < number.n; level++)
        end = str_find_char(number, '.', end + (level > 0));
    return str_slice(number, 0, end == STR_NPOS ? number.n : end);
}

static str next_figure(struct numbering_figures *f, enum index_kind kind,
                       str section)
{
    str head = section.n ? head_of(section, f->levels) : S("");
    uintptr_t k = (uintptr_t)map_get(&f->next[kind], head) + 1;
    map_put(&f->next[kind], head, (void *)k);
    return str_fmt(f->a, "%.*s%s%zu", STR_ARG(head), head.n ? "." : "",
                   (size_t)k);
}

/* Numbers the figures of a page; `above` is the number of the section that
   contains the page's toctree. */
static void number_figures(struct numbering_figures *f, struct page *page,
                           str above)
{
    struct page_info *info = page->info;
    str at[DEEP + 1] = {above};
    enum index_kind kind;
    if (map_find(&f->seen, page->name) || f->depth == DEEP)
        return;
    map_put(&f->seen, page->name, page);
    f->depth++;
    for (size_t i = 0; i < info->n_marks; i++) {
        const struct index_mark *m = &info->marks[i];
        unsigned level = m->level < DEEP ? m->level : DEEP;
        str *number = outline_number(info, m, &kind);
        if (m->type == MARK_FIGURE && (kind != INDEX_EQUATION || f->equations))
            *number = next_figure(f, kind, at[level]);
        else if (m->type == MARK_FIGURE)
            continue;
        else if (number)
            at[level] = number->n ? *number : level ? at[level - 1] : above;
        const struct index_toctree *t = number ? NULL : &info->toctrees[m->at];
        for (size_t k = 0; t && k < t->n_entries; k++)
            if (t->entries[k].page)
                number_figures(f, t->entries[k].page, at[level]);
    }
    f->depth--;
}

void numbering_assign(struct site *site)
{
    struct numbering_figures f = {.a = &site->arena,
                                  .seen.a = &site->arena,
                                  .levels = site->config.writing.numfig_depth,
                                  .equations = site->config.math_numfig};
    for (size_t k = 0; k < INDEX_N_KINDS; k++)
        f.next[k].a = &site->arena;
    number_sections(site);
    struct page *home = map_get(&site->page_names, site->config.writing.root);
    if (home && site->config.numfig)
        number_figures(&f, home, STR_NONE);
}

/* ---- on a page ---- */

/* Replaces {name} in a format by the title, and {number} by the number. If the
   format has no {number}, replaces %s by the number. */
static str fill(struct arena *a, str format, str number, str title)
{
    format = str_replace(a, format, S("{name}"), title.p ? title : S(""));
    if (str_find(format, S("{number}"), 0) != STR_NPOS)
        return str_replace(a, format, S("{number}"), number);
    return str_replace(a, format, S("%s"), number);
}

static void put_before(struct arena *a, struct node *title, const char *class,
                       str text)
{
    struct node *n = node_new(a, NODE_GENERATED, title->pos);
    node_add(a, n, "classes", str_c(class));
    node_append(n, node_text(a, text, title->pos));
    node_prepend(title, n);
}

void numbering_apply(const struct site *site, struct page *page)
{
    const str *formats = site->config.writing.numfig_format;
    struct arena *a = page->doc->a;
    struct node *root = page->doc->root;
    for (struct node *n = root; n; n = node_next(n, root)) {
        enum index_kind kind;
        const struct index_mark *m = outline_mark(page->info, n);
        const str *number = m ? outline_number(page->info, m, &kind) : NULL;
        struct node *title = n->first;
        while (title && title->type != NODE_TITLE &&
               title->type != NODE_CAPTION)
            title = title->next;
        if (number && number->n && kind == INDEX_EQUATION)
            node_set(a, n, "_number", *number);
        if (!number || !number->n || !title)
            continue;
        if (kind == INDEX_SECTION)
            put_before(a, title, "section-number",
                       str_concat(a, *number, S(". ")));
        else
            put_before(a, title, "caption-number",
                       str_concat(a, fill(a, formats[kind], *number, STR_NONE),
                                  S(" ")));
    }
}

str numbering_text(struct arena *a, const struct site *site,
                   const struct label *l, str own)
{
    str format = l->kind == INDEX_EQUATION
                     ? S("(%s)")
                     : site->config.writing.numfig_format[l->kind];
    return fill(a, own.p ? own : format, *l->number, l->title);
}

str numbering_title(struct arena *a, str number, str title)
{
    return number.n ? str_join(a, (str[]){number, title}, 2, S(". ")) : title;
}
