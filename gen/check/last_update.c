// SPDX-License-Identifier: MIT
// last_update: reads the dates of "Last update" lines, and compares them with
// the newest as_of of the page's data.
#include "check/last_update.h"

#include "base/codes/data.h"
#include "base/map.h"
#include "base/path.h"
#include "check/date.h"
#include "load/page.h"
#include "load/site.h"
#include "parse/parse.h"
#include "table/prose/value.h"

bool last_update_says(str s)
{
    static const str FIRST[] = {S_INIT("page"), S_INIT("last"),
                                S_INIT("latest")};
    static const str VERBS[] = {S_INIT("updat"), S_INIT("modif"),
                                S_INIT("revis"), S_INIT("chang")};
    while (s.n && !char_is_alpha(s.p[0]))
        s = str_from(s, 1);
    bool last = false;
    for (size_t i = 0; i < sizeof FIRST / sizeof *FIRST; i++)
        if (str_eq_nocase(str_slice(s, 0, FIRST[i].n), FIRST[i])) {
            last |= i > 0;
            s = str_trim_left(str_from(s, FIRST[i].n));
        }
    size_t verbs = last ? sizeof VERBS / sizeof *VERBS : 1;
    for (size_t i = 0; i < verbs; i++)
        if (str_eq_nocase(str_slice(s, 0, VERBS[i].n), VERBS[i]))
            return true;
    return false;
}

/* Converts a result of date_find to ISO form: "2023-09-15", or "2023-09" if it
   has no day. `found` is the date as written. Returns STR_NONE if day and month
   may be confused. */
static str iso_of(struct arena *a, long date, str found)
{
    bool named = false, spaced = true;
    size_t numbers = 0;
    for (size_t i = 0; i < found.n; i++) {
        bool digit = char_is_digit(found.p[i]);
        named |= char_is_alpha(found.p[i]);
        numbers += digit && spaced;
        spaced = !digit;
    }
    bool year_first = found.n > 4 && !char_is_digit(found.p[4]);
    for (size_t i = 0; year_first && i < 4; i++)
        year_first = char_is_digit(found.p[i]);
    if (!named && !year_first)
        return STR_NONE;
    str month = str_fmt(a, "%04ld-%02ld", date / 10000, date / 100 % 100);
    return numbers < 2 ? month
                       : str_fmt(a, "%.*s-%02ld", STR_ARG(month), date % 100);
}

/* If `text` begins like "Last update", stores its date in doc->updated, unless
   that is set already. Reports a date before `newest`, the newest as_of. `file`
   is the data file with this as_of. */
static void check_text(struct document *doc, const struct node *n, str text,
                       str newest, str file)
{
    enum { FAR = 100 }; /* the date must be within this many bytes */
    str found;
    long date =
        last_update_says(text) ? date_find(str_slice(text, 0, FAR), &found) : 0;
    str unused;
    if (date && !doc->updated.p)
        doc->updated = iso_of(doc->a, date, found);
    if (!date || !newest.p || date >= date_find(newest, &unused))
        return;
    diag_at(doc->diags, DIAG_UPDATE_OLD, n->pos, found, file, newest);
    diag_help(doc->diags, "use the role last-updated, which writes the date of "
                          "the data");
}

/* A cheap test that is false for most nodes: whether the first letter in a node
   is that of "page", "last" or "updated". Also true if the node's first text
   has no letter. */
static bool may_say_update(const struct node *n)
{
    const struct node *c = n;
    size_t i = 0;
    while (c && (c->type != NODE_TEXT || str_blank(c->text)))
        c = node_next(c, n);
    while (c && i < c->text.n && !char_is_alpha(c->text.p[i]))
        i++;
    return c && (i == c->text.n || strchr("plu", char_lower(c->text.p[i])));
}

void last_update_check(struct document *doc)
{
    str file, newest = value_newest(doc, &file);
    struct arena scratch = {0};
    for (const struct node *n = doc->root; n; n = node_next(n, doc->root)) {
        bool in_field = n->parent && n->parent->parent &&
                        n->parent->parent->type == NODE_FIELD;
        bool is_line =
            n->type == NODE_FIELD || (n->type == NODE_PARAGRAPH && !in_field);
        if (is_line && may_say_update(n))
            check_text(doc, n, node_astext(&scratch, n), newest, file);
        arena_reset(&scratch);
    }
    arena_free(&scratch);
}

static void check_page(struct page *page, struct map *known)
{
    const struct document *doc = page->doc;
    const struct node *n = doc->root;
    str file;
    if (!doc->datasets.n || doc->updated.p || doc->front.date.p ||
        value_newest(doc, &file).p)
        return;
    while (n && !(n->type == NODE_TABLE && n->data))
        n = node_next(n, doc->root);
    file = doc->datasets.v[0];
    if (!n || !map_add(known, file, page))
        return;
    diag_at(&page->diags, DIAG_DATA_UNDATED, n->pos, file);
    diag_help(
        &page->diags,
        "add 'as_of: 2025-05-31' to %.*s.schema.yaml, the line 'Last update: "
        "31 May 2025' to the page, or 'date: 2025-05-31' to its front matter",
        STR_ARG(path_without_ext(file)));
}

void last_update_missing(struct site *site)
{
    struct arena scratch = {0};
    struct map known = {.a = &scratch};
    for (size_t i = 0; site->config.base_url.p && i < site->n_pages; i++)
        if (site->pages[i].doc)
            check_page(&site->pages[i], &known);
    arena_free(&scratch);
}
