// SPDX-License-Identifier: MIT
// doubt_filled: finds zeros that replace a missing cell.
#include "df/lint/doubt_filled.h"

#include "base/codes/result.h"
#include "frame/saying.h"
#include "frame/unit_header.h"

enum { ROWS_MAX = 2000, DEPTH_MAX = 20, TEXT_MAX = 60 };

/* Whether a formula looks cells up in a dict, as .map(prices) does. A lambda
   does not count: its result is intended. */
static bool is_lookup(const struct origin *o)
{
    return str_find(o->text, S(".map("), 0) != STR_NPOS &&
           str_find(o->text, S("lambda"), 0) == STR_NPOS;
}

/* Returns the code of the merge or look-up that made a cell missing because it
   found no match. STR_NONE if the cell is missing for another reason. */
static str not_found(const struct column *c, size_t row)
{
    const struct origin_match *m = NULL;
    for (int depth = 0; depth < DEPTH_MAX; depth++) {
        const struct origin *o = c->origin;
        const struct column *from = NULL;
        if (o->kind == ORIGIN_TAKE) {
            m = o->take.match ? o->take.match : m;
            row = o->take.rows[row];
            from = o->take.from;
        } else if (o->kind == ORIGIN_PICK) {
            from = o->pick.from[o->pick.which[row]];
            row = o->pick.rows[row];
        } else if (o->kind == ORIGIN_EXPR) {
            for (size_t i = 0; i < o->inputs.n && !from; i++)
                if (column_is_missing(o->inputs.v[i], row))
                    from = o->inputs.v[i];
            if (!from)
                return is_lookup(o) ? o->text : STR_NONE;
        }
        if (row == ORIGIN_NO_ROW)
            return m ? m->text : STR_NONE;
        if (!from)
            return STR_NONE;
        c = from;
    }
    return STR_NONE;
}

/* If a cell is 0 in place of a cell for which a merge or look-up found no
   match, returns the code of the merge or look-up; else STR_NONE. */
static str filled(const struct column *c, size_t row)
{
    const struct origin *o = c->origin;
    if (c->type == COLUMN_INT ? c->i[row] != 0 : c->f[row] != 0)
        return STR_NONE;
    if (o->kind == ORIGIN_PICK) { /* pick.from[0] is the column before the
                                     script overwrote some cells */
        const struct column *old = o->pick.from[0];
        return o->pick.which[row] && old->n == c->n &&
                       column_is_missing(old, row)
                   ? not_found(old, row)
                   : STR_NONE;
    }
    for (size_t i = 0; i < o->inputs.n; i++)
        if (column_is_missing(o->inputs.v[i], row))
            return not_found(o->inputs.v[i], row);
    return STR_NONE;
}

/* Whether a column's name means a time or a price, which cannot be 0. A plain
   amount of money, such as a bonus, can be 0. */
static bool is_checked(struct arena *a, str name)
{
    unsigned says = saying_of(name);
    bool stated, price = says & SAYING_PRICE;
    if (says & (SAYING_EXTRA | SAYING_CHANGE))
        return false;
    if (says & SAYING_TIME || (price && says & SAYING_POSITIVE))
        return true;
    const struct unit *u = price ? unit_header(a, name, &stated) : NULL;
    return u && u->n > 1;
}

/* Reports column c if some of its cells are filled (see `filled`). No-op if a
   column with an origin at the same position was reported before. */
static void check(struct eval *ev, str name, const struct column *c)
{
    str by = STR_NONE;
    size_t n = 0, first = 0;
    for (size_t i = 0; i < c->n; i++) {
        str found = filled(c, i);
        if (!found.p)
            continue;
        first = n++ ? first : i;
        by = found;
    }
    if (!n || !eval_is_first(ev, DIAG_DF_FILL_ZERO, c->origin->pos))
        return;
    diag_at(ev->d, DIAG_DF_FILL_ZERO, c->origin->pos,
            name_text(ev->scratch, name),
            str_fmt(ev->scratch, "%zu row%s", n, n == 1 ? "" : "s"));
    diag_help(
        ev->d,
        "the first such row is row %zu; add the keys that %.*s did not find, "
        "or leave the cells empty instead of filling them with 0",
        first + 1, STR_ARG(by.n && by.n < TEXT_MAX ? by : S("the look-up")));
}

/* Whether the current statement tests for missing cells. If not, a 0 is
   intended. */
static bool tests_missing(const struct eval *ev)
{
    static const str NAMES[] = {S_INIT("fillna"), S_INIT("isna"),
                                S_INIT("isnull"), S_INIT("nan"),
                                S_INIT("notna"),  S_INIT("notnull")};
    const struct df_tokens *t = &ev->script->tokens;
    for (size_t i = ev->stmt->targets->first; i <= ev->stmt->value->last; i++)
        if (t->v[i].kind == DF_NAME && STR_AMONG(t->v[i].value, NAMES))
            return true;
    return false;
}

void doubt_filled(struct eval *ev, const struct frame *f)
{
    const struct df_tokens *t = &ev->script->tokens;
    unsigned from =
        df_lexer_span(t, ev->stmt->targets->first, ev->stmt->targets->first)
            .line;
    if (f->n > ROWS_MAX || !diag_is_on(ev->d, DIAG_DF_FILL_ZERO) ||
        !tests_missing(ev))
        return;
    for (size_t i = 0; i < f->n_columns; i++) {
        const struct column *c = column_before_moves(f->columns[i]);
        str name = f->columns[i]->name;
        const struct origin *o = c->origin;
        if ((o->kind == ORIGIN_EXPR || o->kind == ORIGIN_PICK) &&
            c->type <= COLUMN_FLOAT && c->n <= ROWS_MAX &&
            o->pos.line >= from && is_checked(ev->scratch, name))
            check(ev, name, c);
    }
}
