// SPDX-License-Identifier: MIT
// rule: runs the lines `let` of a struct rule as a script, then evaluates its
// members `where` and `expect` as queries over the script's frame `df`.
#include "table/rule.h"

#include <math.h>

#include "base/codes/df.h"
#include "base/codes/result.h"
#include "df/run/names.h"
#include "df/run/script.h"
#include "df/runtime/trace.h"
#include "df/syntax/df_parser.h"
#include "frame/name.h"
#include "frame/saying.h"

static const struct column *column_of(struct eval *ev, const struct df_expr *e)
{
    struct object o = trace_result(ev, e);
    return o.type == OBJECT_SERIES ? as_series(o)->column : NULL;
}

/* ---- reductions ---- */

static bool is_empty(struct eval *ev, const struct df_expr *e)
{
    struct object o = trace_result(ev, e);
    const struct column *c = column_of(ev, e);
    return c ? c->type == COLUMN_BOOL && c->n == 0
             : o.type == OBJECT_LIST && as_list(o)->n == 0;
}

/* Whether an expression calls all, any or sum on an empty selection, as x.all()
   or all(x). */
static bool reduces_nothing(struct eval *ev, const struct df_expr *e)
{
    static const str NAMES[] = {S_INIT("all"), S_INIT("any"), S_INIT("sum")};
    if (e->kind != DF_EXPR_CALL)
        return false;
    const struct df_expr *f = e->a;
    const struct df_expr *of = f->kind == DF_EXPR_ATTRIBUTE ? f->a
                               : e->items                   ? e->items->a
                                                            : NULL;
    return of && STR_AMONG(f->text, NAMES) && is_empty(ev, of);
}

/* ---- conditions joined by `and` or `or` ---- */

static bool is_and(const struct df_expr *e)
{
    return (e->kind == DF_EXPR_BINARY && e->op == DF_AMPERSAND) ||
           (e->kind == DF_EXPR_LOGICAL && e->op == DF_AND);
}

static bool is_or(const struct df_expr *e)
{
    return (e->kind == DF_EXPR_BINARY && e->op == DF_BAR) ||
           (e->kind == DF_EXPR_LOGICAL && e->op == DF_OR);
}

static bool is_tie(const struct df_expr *e, bool and)
{
    return and? is_and(e) : is_or(e);
}

static bool all_are(const struct column *c, bool value)
{
    size_t i = 0;
    while (i < c->n && c->b[i] == value)
        i++;
    return i == c->n && c->n > 0;
}

/* Whether an expression compares a column with a string that no cell equals, so
   that the result is the same in all rows. If the parameter `and` is true, the
   expression is an operand of the operator `and`, and the comparison must be
   ==. Otherwise, it is an operand of `or`, and the comparison must be !=.
   Returns false for a column of states. */
static bool is_absent(struct eval *ev, const struct df_expr *e, bool and)
{
    const struct df_expr *link = e->items;
    if (e->kind != DF_EXPR_COMPARE || link->next ||
        link->op != (and? DF_EQUAL : DF_NOT_EQUAL) ||
        link->a->kind != DF_EXPR_STR)
        return false;
    const struct column *c = column_of(ev, e->a), *is = column_of(ev, e);
    return c && is && is->type == COLUMN_BOOL && all_are(is, !and) &&
           !(saying_of(c->name) & SAYING_STATE);
}

/* Whether an expression compares a column of measured numbers, such as a time,
   a rate or a price. */
static bool is_measure(struct eval *ev, const struct df_expr *e)
{
    const struct column *c =
        e->kind == DF_EXPR_COMPARE ? column_of(ev, e->a) : NULL;
    return c && c->type <= COLUMN_FLOAT &&
           saying_of(c->name) & (SAYING_TIME | SAYING_RATE | SAYING_PRICE |
                                 SAYING_PERCENTILE | SAYING_SCORE);
}

/* Returns a comparison with an absent string (is_absent) among the conditions
   that are joined by `and` (if the parameter `and` is true) or by `or`, or NULL
   if there is none. Sets *measure to true if another of these conditions
   compares measured numbers. */
static const struct df_expr *
find_absent(struct eval *ev, const struct df_expr *e, bool and, bool *measure)
{
    if (is_tie(e, and)) {
        const struct df_expr *x = find_absent(ev, e->a, and, measure);
        const struct df_expr *y = find_absent(ev, e->b, and, measure);
        return x ? x : y;
    }
    *measure |= is_measure(ev, e);
    return is_absent(ev, e, and) ? e : NULL;
}

static const struct df_expr *tied(struct eval *ev, const struct df_expr *e)
{
    bool measure = false;
    if (!is_and(e) && !is_or(e))
        return NULL;
    const struct df_expr *absent = find_absent(ev, e, is_and(e), &measure);
    return measure ? absent : NULL;
}

/* ---- vacuous parts ---- */

/* Whether e has the operator `and` or `or`, and its first operand alone decides
   the result. For example, in `len(x) == 0 or ...`, the author allows for an
   empty selection: the second operand may then test no row. */
static bool is_settled(struct eval *ev, const struct df_expr *e)
{
    struct object left = {0};
    if (e->kind == DF_EXPR_LOGICAL)
        left = trace_result(ev, e->a);
    return left.type == OBJECT_BOOL && as_bool(left) == (e->op == DF_OR);
}

/* Returns a part of e that tests no row, or NULL if there is no such part. e is
   part of the condition that was evaluated last. The returned part is one of:
   - all, any or sum of a comparison on an empty selection;
   - a comparison of a column with a string that no cell of the column equals,
     joined by `and` or `or` with a comparison of measured numbers. Exception: a
     column of states such as "ok" and "failed", since the author may claim just
     that no row is "failed". */
static const struct df_expr *vacuous_part(struct eval *ev,
                                          const struct df_expr *e)
{
    if (!e)
        return NULL;
    const struct df_expr *found = reduces_nothing(ev, e) ? e : tied(ev, e);
    found = found ? found : vacuous_part(ev, e->a);
    if (is_settled(ev, e))
        return found;
    found = found ? found : vacuous_part(ev, e->b);
    found = found ? found : vacuous_part(ev, e->c);
    for (const struct df_expr *x = e->items; x && !found; x = x->next)
        found = vacuous_part(ev, x);
    return found;
}

/* ---- conditions ---- */

/* Returns the cells of column c, which is the result of a condition, as
   booleans. Missing cells count as false. Returns NULL after reporting, at
   `at`, a cell that is not boolean. */
static bool *conditions(struct eval *ev, const struct df_expr *at,
                        const struct column *c)
{
    bool *v = NEW_N(ev->a, bool, c->n + 1);
    for (size_t i = 0; i < c->n; i++) {
        struct value x = column_value(c, i);
        v[i] = x.type == VALUE_BOOL && x.b;
        if (x.type == VALUE_BOOL || x.type == VALUE_NA)
            continue;
        eval_fault(ev, DIAG_DF_TYPE, at,
                   "the condition must be True or False in each row, not %s",
                   column_dtype_name(c));
        diag_help(ev->d, "write a comparison, such as df['column'] > 0");
        return NULL;
    }
    return v;
}

/* Returns a column of one row for a condition that has a single value. The
   origin of the column is the expression `at`. */
static const struct column *single(struct eval *ev, const struct df_expr *at,
                                   bool value)
{
    void *cells;
    struct column *c =
        eval_column(ev, at, STR_NONE, COLUMN_BOOL, 1, &cells, NULL, 0);
    if (c)
        *(bool *)cells = value;
    return c;
}

/* The result of a condition: a cell for each row of the frame, or one value for
   all rows. */
struct outcome {
    /* the cells by row; NULL: the result is the one value `all` */
    const bool *rows;
    bool all;
    const struct column *column;
    str nothing; /* see struct rule_result */
};

static bool condition(struct eval *ev, const struct rule_text *t,
                      const struct frame *f, struct outcome *out)
{
    const struct df_script *outer = ev->script;
    struct df_script script;
    struct object o = {0};
    bool exact = t->at.len == t->text.n;
    if (!df_parser_query(ev->scratch, ev->d, t->text, t->at, exact, &script))
        return false;
    trace_start(ev, &script);
    ev->script = &script;
    ev->query = f;
    ev->query_is_open = true;
    bool ok = ev->expression(ev, script.query, &o);
    ev->query = NULL;
    if (ok && o.type == OBJECT_BOOL) {
        out->all = as_bool(o);
        out->column = single(ev, script.query, as_bool(o));
    } else if (ok && o.type != OBJECT_SERIES) {
        ok = eval_fault(
            ev, DIAG_DF_TYPE, script.query,
            "the condition must be a column of True or False, not '%s'",
            object_type_name(o));
        diag_help(ev->d, "write a comparison, such as x > 0 for column 'x'");
    } else if (ok && as_series(o)->column->n != f->n) {
        ok = eval_fault(
            ev, DIAG_DF_VALUE, script.query,
            "the condition is a Series of %zu value%s, but the table "
            "has %zu row%s",
            as_series(o)->column->n, STR_S(as_series(o)->column->n), f->n,
            STR_S(f->n));
        diag_help(ev->d,
                  "compute it from the table's own columns, or end it with "
                  ".all() or .any() for a single True or False");
    } else if (ok) {
        out->column = as_series(o)->column;
        out->rows = conditions(ev, script.query, out->column);
        ok = out->rows != NULL;
    }
    const struct df_expr *part = ok ? vacuous_part(ev, script.query) : NULL;
    out->nothing =
        part ? str_fmt(ev->a,
                       part->kind == DF_EXPR_CALL
                           ? "%.*s is computed from no rows, so nothing is "
                             "tested"
                       : part->items->op == DF_EQUAL
                           ? "%.*s is False in all rows, so nothing else is "
                             "tested"
                           : "%.*s is True in all rows, so nothing else is "
                             "tested",
                       STR_ARG(df_lexer_text(ev->a, &script.tokens, part->first,
                                             part->last)))
             : STR_NONE;
    ev->script = outer;
    return ok;
}

/* Returns the frame that `df` is after running `let`. Returns NULL after
   reporting that `df` is not a frame. */
static const struct frame *prepared(struct eval *ev, const struct rule *rule)
{
    const struct object *o = map_get(&ev->names, S("df"));
    if (o->type == OBJECT_FRAME)
        return as_frame(*o);
    if (o->type != OBJECT_BROKEN) {
        diag_at(ev->d, DIAG_DF_RESULT,
                line_pos(&rule->let.v[0], 0, rule->let.v[0].text.n), S("df"));
        diag_help(ev->d, "df must be the frame to check: assign other values "
                         "to other names");
    }
    return NULL;
}

/* Whether the rule checks no row: `where` selects no row, or the frame is empty
   and `expect` has a value for each row instead of a single value. */
static bool checks_nothing(const struct frame *f, const struct outcome *where,
                           const struct outcome *expect)
{
    if (!where->rows)
        return !where->all || (expect->rows && !f->n);
    for (size_t i = 0; i < f->n; i++)
        if (where->rows[i])
            return false;
    return true;
}

/* ---- missing cells ---- */

/* Whether an expression names a function that handles missing cells, or a
   function that ignores them by design, such as mean. */
static bool mentions_missing(str text)
{
    static const str WORDS[] = {
        S_INIT("isna"),    S_INIT("notna"),      S_INIT("isnull"),
        S_INIT("notnull"), S_INIT("fillna"),     S_INIT("dropna"),
        S_INIT("mean"),    S_INIT("median"),     S_INIT("sum"),
        S_INIT("count"),   S_INIT("std"),        S_INIT("quantile"),
        S_INIT("idx"),     S_INIT("nlargest"),   S_INIT("nsmallest"),
        S_INIT("rank"),    S_INIT("sort_values")};
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
        if (str_find(text, WORDS[i], 0) != STR_NPOS)
            return true;
    return false;
}

/* Whether the rule is violated once `fill` replaces the missing numbers of
   column k. */
static bool breaks_with(struct eval *ev, const struct rule *rule,
                        const struct frame *f, const struct outcome *where,
                        size_t k, double fill)
{
    struct frame *g = object_own_frame(ev->a, f);
    struct column *c = NEW(ev->a, struct column);
    double *v = NEW_N(ev->a, double, f->n + 1);
    struct object *df = map_get(&ev->names, S("df")), was = *df;
    struct diags told = {.levels = ev->d->levels}, *d = ev->d;
    struct outcome expect = {.all = true};
    bool breaks = false;
    for (size_t i = 0; i < f->n; i++)
        v[i] = isnan(f->columns[k]->f[i]) ? fill : f->columns[k]->f[i];
    *c = *f->columns[k];
    c->f = v;
    c->tainted = NULL;
    g->columns[k] = c;
    *df = object_frame(g);
    ev->d = &told;
    bool ok = condition(ev, &rule->expect, g, &expect);
    ev->d = d;
    *df = was;
    diag_free(&told);
    for (size_t i = 0; ok && i < f->n; i++)
        breaks |= (where->rows ? where->rows[i] : where->all) &&
                  !(expect.rows ? expect.rows[i] : expect.all);
    return breaks;
}

/* Returns the first row that `where` selects and whose cell in column c is a
   missing number, or STR_NPOS. */
static size_t missing_in(const struct column *c, const struct outcome *where)
{
    size_t i = 0;
    while (c->type == COLUMN_FLOAT && i < c->n &&
           (!isnan(c->f[i]) || !(where->rows ? where->rows[i] : where->all)))
        i++;
    return c->type == COLUMN_FLOAT && i < c->n ? i : STR_NPOS;
}

/* Sets out->missing and out->missing_row if the rule holds only because numbers
   of a column are missing: tries infinity, minus infinity and 0 in their
   place. */
static void find_missing(struct eval *ev, const struct rule *rule,
                         const struct frame *f, const struct outcome *where,
                         struct rule_result *out)
{
    static const double FILLS[] = {(double)INFINITY, -(double)INFINITY, 0};
    str text = rule->expect.text;
    if (!diag_is_on(ev->d, DIAG_CLAIM_MISSING) || mentions_missing(text))
        return;
    for (size_t k = 0; k < f->n_columns && !out->missing; k++) {
        const struct column *c = f->columns[k];
        size_t row = missing_in(c, where);
        if (row == STR_NPOS ||
            str_find(text, name_text(ev->scratch, c->name), 0) == STR_NPOS)
            continue;
        bool breaks = false;
        for (size_t i = 0; i < sizeof FILLS / sizeof *FILLS; i++)
            breaks = breaks || breaks_with(ev, rule, f, where, k, FILLS[i]);
        out->missing = breaks ? c : NULL;
        out->missing_row = row;
    }
}

/* ---- rules ---- */

static bool holds(const struct rule_result *r, size_t n)
{
    bool all = !r->broken_as_a_whole && !r->checks_nothing;
    for (size_t i = 0; r->broken && i < n; i++)
        all &= !r->broken[i];
    return all;
}

static bool run(struct eval *ev, const struct rule *rule,
                struct rule_result *out)
{
    struct outcome where = {.all = true}, expect = {.all = true};
    const struct frame *f = out->frame = prepared(ev, rule);
    if (!f)
        return false;
    if (rule->where.text.p && !condition(ev, &rule->where, f, &where))
        return false;
    if (!condition(ev, &rule->expect, f, &expect))
        return false;
    *(expect.rows ? &out->outcome : &out->single) = expect.column;
    out->checks_nothing = checks_nothing(f, &where, &expect);
    out->broken_as_a_whole = where.all && !expect.all && !where.rows;
    out->nothing = out->broken_as_a_whole ? STR_NONE : expect.nothing;
    if (!expect.rows && !where.rows) {
        if (holds(out, 0))
            find_missing(ev, rule, f, &where, out);
        return true;
    }
    bool *broken = NEW_N(ev->a, bool, f->n + 1);
    for (size_t i = 0; i < f->n; i++)
        broken[i] = (where.rows ? where.rows[i] : where.all) &&
                    !(expect.rows ? expect.rows[i] : expect.all);
    out->broken = broken;
    if (holds(out, f->n))
        find_missing(ev, rule, f, &where, out);
    return true;
}

bool rule_run(struct arena *a, struct diags *d, const struct site *site,
              str dir, const struct frame *frame, const struct rule *rule,
              struct script_spent *spent, struct rule_result *out)
{
    struct arena scratch = {0};
    struct df_script let;
    *out = (struct rule_result){0};
    bool ok = df_parser_script(&scratch, d, rule->let, &let);
    struct eval ev = script_eval(a, &scratch, d, site, dir, &let);
    size_t size = frame->n * frame->n_columns * sizeof(double);
    if (spent)
        script_resume(&ev, spent);
    else
        eval_allow(&ev, size);
    names_set(&ev, S("df"), object_frame(object_own_frame(a, frame)));
    ok = script_statements(&ev, &let) && ok && run(&ev, rule, out);
    if (spent)
        script_store_spent(&ev, spent);
    arena_free(&scratch);
    return ok;
}
