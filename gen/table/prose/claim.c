// SPDX-License-Identifier: MIT
// claim: applies the rule of a claim (table/rule.h) to the table that the claim
// names, or to the data that the claim's `let` reads.
#include "table/prose/claim.h"

#include "base/buf.h"
#include "base/codes/result.h"
#include "base/vec.h"
#include "doc/claim.h"
#include "frame/name.h"
#include "lineage/lineage.h"
#include "lineage/place.h"
#include "parse/parse.h"
#include "table/frame_table.h"
#include "table/prose/value.h"
#include "table/row_id.h"
#include "table/rule.h"
#include "table/table.h"
#include "table/what_if.h"

enum { ROWS_SHOWN = 3 };

/* The frame for a claim that names no table. */
static const struct frame NO_TABLE = {0};

static void no_table(struct document *doc, const struct claim *c)
{
    struct diags *d = doc->diags;
    if (value_is_of_failed(doc, c->table))
        return;
    struct arena_mark mark = arena_mark(doc->a);
    struct strs names = {0};
    for (size_t i = 0; i < doc->names.n && diag_may_search(d, 1); i++)
        if (value_table(doc, doc->names.v[i].key, NULL))
            vec_push(doc->a, &names, doc->names.v[i].key);
    diag_at(d, DIAG_VALUE_TABLE, c->table_at, c->table);
    diag_help_nearest(d, "tables of this page", c->table, names.v, names.n);
    arena_rewind(doc->a, mark);
}

/* Returns the expression with the values of a row in place of names, or
   STR_NONE if the expression names no column. */
static str filled(struct arena *a, const struct column *outcome, size_t row,
                  str expect)
{
    struct lineage l =
        outcome ? lineage_of(a, outcome, row) : (struct lineage){0};
    str text = l.n ? lineage_filled(a, &l.v[0]) : STR_NONE;
    return str_eq(text, expect) ? STR_NONE : text;
}

/* Reports a claim that tests no row: the opposite claim would hold as well.
   `nothing` is rule_result.nothing, or STR_NONE. */
static void report_empty(struct diags *d, const struct claim *c,
                         const struct frame_table *t, str nothing)
{
    diag_at(d, DIAG_CLAIM_EMPTY, c->where.p ? c->where_at : c->expect_at,
            c->expect);
    if (nothing.p && (!t || t->frame->n)) {
        diag_help(d,
                  "%.*s; correct it, or, to claim that no such row exists, "
                  "write len(df[df['NAME'] == VALUE]) == 0 as the whole claim",
                  STR_ARG(nothing));
        return;
    }
    diag_help(
        d, c->where.p ? "':where:' is true in no row; correct it, or, to claim "
                        "that no such row exists, write the claim len(df) "
                        "== 0"
           : t && !t->frame->n
               ? "the table has no rows; if this is intended, add ':empty: "
                 "none' to the table"
               : "the table has no rows; add rows, or remove the claim");
}

/* Whether table t has no rows and its author allows this by the option :empty:.
   False if t is NULL. */
static bool may_be_empty(const struct frame_table *t)
{
    return t && t->empty.n && !t->frame->n;
}

/* Returns a table with frame f and the key columns that name its rows. */
static struct frame_table named_rows(struct arena *a, const struct frame *f)
{
    struct frame_table t = {.frame = f};
    t.numeric = frame_table_numeric(a, &t);
    struct strs none = {0};
    row_id_set(a, &t, &none);
    return t;
}

/* Appends the texts of a row's key cells: "row 'bert', '8'". If all key cells
   are empty, appends the row's number. */
static void put_row(struct buf *b, const struct frame_table *t, size_t row)
{
    size_t first = b->n;
    for (size_t i = 0; i < t->n_keys; i++) {
        str text = frame_table_cell(b->a, t, row, t->keys[i]);
        if (text.n)
            buf_printf(b, "%s'%.*s'", b->n == first ? "row " : ", ",
                       STR_ARG(text));
    }
    if (b->n == first)
        buf_printf(b, "row %zu", row + 1);
}

/* Warns that a claim may hold only because a number is missing in a row. */
static void report_missing(struct document *doc, const struct claim *c,
                           const struct rule_result *r)
{
    str name = name_text(doc->a, r->missing->name), subset = S("");
    const struct column *cell = r->missing;
    size_t row = r->missing_row;
    bool file = lineage_file(&cell, &row);
    struct frame_table rows = named_rows(doc->a, r->frame);
    struct buf b = {.a = doc->a};
    put_row(&b, &rows, r->missing_row);
    diag_at(doc->diags, DIAG_CLAIM_MISSING, c->expect_at, name, buf_str(&b),
            c->expect);
    str at = file ? str_fmt(doc->a, "; the missing cell is in %.*s",
                            STR_ARG(place_text(doc->a, cell, row)))
                  : S("");
    if (frame_find(r->frame, r->missing->name) != STR_NPOS)
        subset = str_fmt(doc->a, "subset=['%.*s']", STR_ARG(name));
    diag_help(doc->diags,
              "exclude such rows with .dropna(%.*s), or with .notna() in a "
              "condition%.*s",
              STR_ARG(subset), STR_ARG(at));
}

static void report(struct document *doc, const struct claim *c,
                   const struct frame_table *t, const struct rule_result *r)
{
    struct diags *d = doc->diags;
    struct buf b = {.a = doc->a};
    size_t broken = 0;
    struct frame_table rows = {0};
    if ((r->checks_nothing || r->nothing.p) && !may_be_empty(t))
        report_empty(d, c, t, r->checks_nothing ? STR_NONE : r->nothing);
    if (r->missing)
        report_missing(doc, c, r);
    if (r->broken_as_a_whole)
        buf_put(&b, filled(doc->a, r->single, 0, c->expect));
    for (size_t i = 0; r->broken && i < r->frame->n; i++) {
        if (!r->broken[i] || broken++ >= ROWS_SHOWN)
            continue;
        str text = filled(doc->a, r->outcome ? r->outcome : r->single,
                          r->outcome ? i : 0, c->expect);
        if (!rows.frame)
            rows = named_rows(doc->a, r->frame);
        buf_put(&b, b.n ? S("; ") : S(""));
        put_row(&b, &rows, i);
        buf_printf(&b, "%s%.*s", text.p ? ": " : "", STR_ARG(text));
    }
    if (!broken && !r->broken_as_a_whole)
        return;
    diag_at(d, DIAG_CLAIM_FALSE, c->expect_at, c->expect);
    if (broken > ROWS_SHOWN)
        buf_printf(&b, "; and %zu more", broken - ROWS_SHOWN);
    if (b.n)
        diag_help(d,
                  broken ? "the claim is false in %.*s"
                         : "with its values filled in, the claim is %.*s",
                  STR_ARG(buf_str(&b)));
}

static bool is_word(char c)
{
    return char_is_alnum(c) || c == '_' || (unsigned char)c >= 0x80;
}

/* Whether the text contains the name of a column as a word. */
static bool names(str text, str name)
{
    for (size_t at = 0; name.n; at++) {
        at = str_find(text, name, at);
        if (at == STR_NPOS)
            return false;
        size_t to = at + name.n;
        bool begins = !at || !is_word(text.p[at - 1]);
        if (begins && (to == text.n || !is_word(text.p[to])))
            return true;
    }
    return false;
}

/* Records in t->claimed the columns of t that a claim mentions. */
static void note_columns(struct arena *a, const struct claim *c,
                         struct frame_table *t)
{
    const struct frame *f = t->frame;
    if (!t->claimed)
        t->claimed = NEW_N(a, bool, f->n_columns);
    for (size_t i = 0; i < f->n_columns; i++) {
        str name = name_text(a, f->columns[i]->name);
        bool *claimed = &t->claimed[i];
        *claimed |= names(c->expect, name) || names(c->where, name);
        for (size_t k = 0; k < c->let.n; k++)
            *claimed |= names(c->let.v[k].text, name);
    }
}

/* Sets the attribute "_priced" of the last element of a claim whose outcome
   rests on a price. */
static void mark_priced(struct document *doc, struct node *claim,
                        const struct rule_result *r)
{
    struct price_lists *p = price_lists_of(doc);
    if (claim->last &&
        (what_if_rests(p, r->outcome) || what_if_rests(p, r->single)))
        node_set(doc->a, claim->last, "_priced", S("claim"));
}

static void check(struct document *doc, struct node *n)
{
    const struct claim *c = n->data;
    struct rule rule = {.let = c->let,
                        .where = {c->where, c->where_at},
                        .expect = {c->expect, c->expect_at}};
    struct frame_table *t =
        c->table.p ? value_table(doc, c->table, NULL) : NULL;
    struct rule_result result;
    bool failed = false;
    if (!t)
        t = value_shared(doc, c->before, c->table.p ? c->table : S("df"),
                         &failed);
    if (failed)
        return;
    if (c->table.p && !t) {
        no_table(doc, c);
        return;
    }
    const struct frame *f = t ? t->frame : &NO_TABLE;
    if (t)
        note_columns(doc->a, c, t);
    doc->scripts.before = c->before;
    if (rule_run(doc->a, doc->diags, doc->parse->site, c->dir, f, &rule,
                 &doc->scripts, &result)) {
        report(doc, c, t, &result);
        mark_priced(doc, n, &result);
    }
}

/* Replaces a node by its children. Returns the first child, which may be a
   claim as well. */
static struct node *unwrap(struct node *n)
{
    struct node *first = n->first;
    while (n->first) {
        struct node *child = n->first;
        node_remove(child);
        node_insert_before(n, child);
    }
    node_remove(n);
    return first;
}

void claims_check(struct document *doc)
{
    for (struct node *n = doc->root, *next; n; n = next) {
        next = node_next(n, doc->root);
        if (n->type != NODE_CLAIM)
            continue;
        if (doc->parse)
            check(doc, n);
        next = n->first ? unwrap(n) : next;
    }
}
