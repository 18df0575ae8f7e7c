// SPDX-License-Identifier: MIT
// group_check: counts the rows without a group and reports the first of them.
#include "df/aggregate/group_check.h"

#include "base/codes/result.h"
#include "frame/name.h"
#include "lineage/lineage.h"
#include "lineage/place.h"

struct lost {
    size_t rows, first;
};

static struct lost find_lost(const struct grouping *g,
                             const struct grouping *outer)
{
    struct lost lost = {0};
    for (size_t i = 0; i < g->frame->n; i++) {
        if (g->of[i] != ORIGIN_NO_ROW ||
            (outer && outer->of[i] == ORIGIN_NO_ROW))
            continue;
        if (!lost.rows++)
            lost.first = i;
    }
    return lost;
}

/* Returns the first of the keys that is missing in `row`. If none is missing,
   returns the first key. */
static const struct column *missing_key(const struct grouping *g, size_t row)
{
    for (size_t i = 0; i < g->n_keys; i++)
        if (column_is_missing(g->keys[i], row))
            return g->keys[i];
    return g->keys[0];
}

/* Returns the name of the method that the script calls: groupby, or another
   method that groups rows, such as pivot_table. */
static str called(const struct call *c)
{
    const struct df_expr *e = c->at;
    bool method = e->kind == DF_EXPR_CALL && e->a->kind == DF_EXPR_ATTRIBUTE;
    return method ? e->a->text : c->operation->name;
}

/* Returns the name of a key in quotes, or "a key column" if the key has no
   name. For a crosstab, which renames its keys, returns the name in the CSV
   file. */
static str key_name(struct call *c, const struct column *key, size_t row)
{
    str name = key->name;
    if (str_eq(called(c), S("crosstab"))) {
        bool there = lineage_follow(&key, &row);
        bool file = there && key->origin->kind == ORIGIN_FILE;
        name = file ? key->origin->file.column : STR_NONE;
    }
    return name.n ? str_fmt(c->ev->scratch, "'%.*s'",
                            STR_ARG(name_text(c->ev->scratch, name)))
                  : S("a key column");
}

static struct pos key_pos(struct call *c, const struct grouping *g,
                          const struct column *key, size_t row)
{
    struct eval *ev = c->ev;
    struct pos at = place_of_cell(&ev->places, key, row);
    if (!at.src)
        at = place_of_row(&ev->places, g->frame, row);
    return at.src ? at : eval_pos(ev, c->at);
}

static void report(struct call *c, const struct grouping *g, struct lost lost)
{
    struct eval *ev = c->ev;
    const struct column *key = missing_key(g, lost.first);
    str name = key_name(c, key, lost.first), what = called(c);
    struct pos at = eval_pos(ev, c->at);
    bool keeps =
        !call_given(c, PARAM_dropna) && str_eq(what, c->operation->name);
    bool several = lost.rows > 1 &&
                   g->n_keys > 1; /* other rows may lack a different key */
    size_t n = g->frame->n;
    diag_at(ev->d, DIAG_DF_GROUP_LOST, key_pos(c, g, key, lost.first), what,
            str_fmt(ev->scratch, "%zu of %zu row%s", lost.rows, n, STR_S(n)),
            str_fmt(ev->scratch, "%s no value in %.*s",
                    several          ? "the first of them has"
                    : lost.rows == 1 ? "it has"
                                     : "they have",
                    STR_ARG(name)));
    str subset = name.p[0] == '\''
                     ? str_fmt(ev->scratch, "subset=[%.*s]", STR_ARG(name))
                     : S("");
    diag_help(ev->d,
              "%sto drop them without a warning, call .dropna(%.*s) before the "
              "call at %.*s:%u, or set dropna=True in the call",
              keeps ? "dropna=False keeps them; " : "", STR_ARG(subset),
              STR_ARG(at.src->name), at.line);
}

void group_check(struct call *c, const struct grouping *g,
                 const struct grouping *outer)
{
    bool drop = false;
    if (!g->dropped || !diag_is_on(c->ev->d, DIAG_DF_GROUP_LOST) ||
        (call_given(c, PARAM_dropna) &&
         (!call_bool(c, PARAM_dropna, &drop) || drop)))
        return;
    struct lost lost = find_lost(g, outer);
    if (lost.rows)
        report(c, g, lost);
}
