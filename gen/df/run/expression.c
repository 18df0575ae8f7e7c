// SPDX-License-Identifier: MIT
// expression: operators, subscripts, and the table of all expressions. What
// an operator does to columns is in the files that operate.c leads to.
#include "df/run/expression.h"

#include "base/calendar.h"
#include "base/codes/df.h"
#include "df/aggregate/groupby.h"
#include "df/indexing/each.h"
#include "df/indexing/operate.h"
#include "df/indexing/select.h"
#include "df/run/comprehension.h"
#include "df/run/function.h"
#include "df/run/literal.h"
#include "df/run/names.h"
#include "df/runtime/accessor.h"
#include "df/runtime/cost.h"
#include "df/runtime/instead.h"
#include "df/runtime/row.h"
#include "df/runtime/trace.h"

/* and, or: Python's, one side as it is; in a query row by row. */
static bool logical(struct eval *ev, const struct df_expr *e,
                    struct object *out)
{
    struct object x;
    bool truth;
    if (!expression(ev, e->a, &x))
        return false;
    if (ev->query) {
        struct object y;
        return expression(ev, e->b, &y) &&
               operate_binary(ev, e, e->op == DF_AND ? DF_AMPERSAND : DF_BAR, x,
                              y, out);
    }
    if (!operate_truth(ev, e->a, x, &truth))
        return false;
    *out = x;
    return truth == (e->op == DF_OR) || expression(ev, e->b, out);
}

static bool unary(struct eval *ev, const struct df_expr *e, struct object *out)
{
    struct object x;
    bool truth;
    if (!expression(ev, e->a, &x))
        return false;
    if (e->op != DF_NOT)
        return operate_unary(ev, e, e->op, x, out);
    if (ev->query && x.type == OBJECT_SERIES)
        return operate_unary(ev, e, DF_TILDE, x, out);
    if (!operate_truth(ev, e->a, x, &truth))
        return false;
    *out = object_bool(!truth);
    return true;
}

/* a < b < c is (a < b) and (b < c), b computed once. */
static bool compare(struct eval *ev, const struct df_expr *e,
                    struct object *out)
{
    struct object x, y, link;
    if (!expression(ev, e->a, &x))
        return false;
    for (const struct df_expr *l = e->items; l; l = l->next, x = y) {
        bool truth;
        if (!expression(ev, l->a, &y) ||
            !operate_compare(ev, e, l->op, l->negated, x, y, &link))
            return false;
        if (l == e->items)
            *out = link;
        else if (ev->query &&
                 !operate_binary(ev, e, DF_AMPERSAND, *out, link, out))
            return false;
        else if (!ev->query)
            *out = link;
        if (!l->next || ev->query)
            continue;
        if (!operate_truth(ev, e, link, &truth))
            return false;
        if (!truth)
            break;
    }
    return true;
}

static bool is_dates(struct object x)
{
    if (x.type == OBJECT_STR)
        return x.date || calendar_is_iso(as_str(x));
    return x.type == OBJECT_SERIES && each_is_dates(as_series(x)->column);
}

/* Helps where x - y of dates was refused: how to count the days. False. */
static bool help_days(struct eval *ev, const struct df_expr *at,
                      struct object x, struct object y)
{
    str sides =
        str_fmt(ev->scratch, "%s-%s", x.type == OBJECT_STR ? "str" : "Series",
                y.type == OBJECT_STR ? "str" : "Series");
    if (is_dates(x) && is_dates(y))
        instead_help(ev, at, S("dates"), sides);
    return false;
}

static bool binary(struct eval *ev, const struct df_expr *e, struct object *out)
{
    struct object x, y;
    if (!expression(ev, e->a, &x) || !expression(ev, e->b, &y))
        return false;
    return operate_binary(ev, e, e->op, x, y, out) ||
           (e->op == DF_MINUS && help_days(ev, e, x, y));
}

static bool slice(struct eval *ev, const struct df_expr *e, struct object *out)
{
    struct slice *s = NEW(ev->scratch, struct slice);
    const struct df_expr *parts[] = {e->a, e->b, e->c};
    struct object *places[] = {&s->start, &s->stop, &s->step};
    for (size_t i = 0; i < 3; i++) {
        *places[i] = (struct object){.type = OBJECT_NONE};
        if (parts[i] && !expression(ev, parts[i], places[i]))
            return false;
    }
    *out = (struct object){.type = OBJECT_SLICE, .u.slice = s};
    return true;
}

static bool subscript(struct eval *ev, const struct df_expr *e,
                      struct object *out)
{
    struct object of, key;
    if (!expression(ev, e->a, &of) || !expression(ev, e->b, &key))
        return false;
    if (of.type == OBJECT_GROUPBY)
        return groupby_select(ev, e, as_grouping(of), key, out);
    if (of.type == OBJECT_ROW)
        return row_item(ev, e->b, as_row(of), key, out);
    if (of.type == OBJECT_ACCESSOR && as_accessor(of)->kind->get)
        return as_accessor(of)->kind->get(ev, e, as_accessor(of)->of, key,
                                          out) &&
               eval_steps(ev, e, cost_of_part(*out));
    if (!select_item(ev, e, of, key, out))
        return false;
    out->tainted |= of.type == OBJECT_STR && of.tainted;
    return true;
}

static bool conditional(struct eval *ev, const struct df_expr *e,
                        struct object *out)
{
    struct object x;
    bool truth;
    return expression(ev, e->b, &x) && operate_truth(ev, e->b, x, &truth) &&
           expression(ev, truth ? e->a : e->c, out);
}

static bool too_deep(struct eval *ev, const struct df_expr *e)
{
    eval_fault(ev, DIAG_DF_VALUE, e, "calls are nested too deeply");
    diag_help(ev->d, "a lambda cannot call itself");
    return false;
}

bool expression(struct eval *ev, const struct df_expr *e, struct object *out)
{
    static bool (*const RUN[])(struct eval *, const struct df_expr *,
                               struct object *) = {
        [DF_EXPR_NONE] = literal_constant,
        [DF_EXPR_BOOL] = literal_constant,
        [DF_EXPR_INT] = literal_constant,
        [DF_EXPR_FLOAT] = literal_constant,
        [DF_EXPR_STR] = literal_constant,
        [DF_EXPR_FSTRING] = literal_fstring,
        [DF_EXPR_NAME] = names_get,
        [DF_EXPR_LOCAL] = names_get,
        [DF_EXPR_LIST] = literal_list,
        [DF_EXPR_TUPLE] = literal_list,
        [DF_EXPR_DICT] = literal_dict,
        [DF_EXPR_UNARY] = unary,
        [DF_EXPR_BINARY] = binary,
        [DF_EXPR_LOGICAL] = logical,
        [DF_EXPR_COMPARE] = compare,
        [DF_EXPR_CONDITIONAL] = conditional,
        [DF_EXPR_LAMBDA] = function_lambda,
        [DF_EXPR_CALL] = function_expression,
        [DF_EXPR_ATTRIBUTE] = function_attribute,
        [DF_EXPR_SUBSCRIPT] = subscript,
        [DF_EXPR_SLICE] = slice,
        [DF_EXPR_COMPREHENSION] = comprehension,
    };
    if (!eval_steps(ev, e, 1))
        return false;
    if (ev->depth == EVAL_DEPTH_MAX)
        return too_deep(ev, e);
    ev->depth++;
    trace_begin(ev, e);
    bool ok = RUN[e->kind](ev, e, out);
    if (ok) {
        object_check(*out);
        trace_end(ev, e, *out);
    }
    ev->depth--;
    return ok;
}
