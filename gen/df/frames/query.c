// SPDX-License-Identifier: MIT
// query: df.query('`a b` == "x" and c > 3'): rows by a condition in text. The
// text is a script of one expression whose names are columns.
#include "df/core/call.h"

#include "base/codes/df.h"
#include "df/core/trace.h"
#include "df/index/select.h"
#include "df/syntax/df_parser.h"

/* What the text gives, whose names are columns. */
static bool evaluate(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    const struct df_script *outer = ev->script;
    const struct frame *outer_query = ev->query;
    struct df_script script;
    bool exact;
    if (call_arg(c, PARAM_expr).type != OBJECT_STR)
        return call_wrong(c, PARAM_expr, "a condition in text");
    struct pos at = eval_text_pos(ev, call_at(c, PARAM_expr), &exact);
    if (str_blank(as_str(call_arg(c, PARAM_expr))))
        return eval_fault(ev, DIAG_DF_VALUE, call_at(c, PARAM_expr),
                          "empty query");
    if (!df_parser_query(ev->scratch, ev->d, as_str(call_arg(c, PARAM_expr)),
                         at, exact, &script))
        return false;
    trace_start(ev, &script);
    ev->script = &script;
    ev->query = as_frame(c->self);
    bool ok = ev->expression(ev, script.query, out);
    ev->script = outer;
    ev->query = outer_query;
    return ok;
}

static bool rows(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    struct object mask = {0}, made;
    if (!evaluate(c, &mask))
        return false;
    if (mask.type != OBJECT_SERIES)
        return eval_fault(ev, DIAG_DF_TYPE, call_at(c, PARAM_expr),
                          "query gives a '%s', not a condition for each row",
                          object_type_name(mask));
    return select_rows(ev, call_at(c, PARAM_expr), as_frame(c->self),
                       as_series(mask), &made) &&
           call_finish(c, made, out);
}

/* ---- operations ---- */

const struct operation QUERY_OPERATIONS[] = {
    {S_INIT("query"), ON_FRAME, rows,
     PARAMS(NEEDS(expr), NAMED(inplace, FALSE)), 0, 1,
     "the rows for which an expression is true"},
    {S_INIT("eval"), ON_FRAME, evaluate, PARAMS(NEEDS(expr)), 0, 1,
     "an expression of columns, as a text"},
    {.name = {0}},
};
