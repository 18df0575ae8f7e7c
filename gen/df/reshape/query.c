// SPDX-License-Identifier: MIT
// query: df.query('`a b` == "x" and c > 3'): selects rows by a condition in a
// string. The string is a script of one expression, whose names are columns.
#include "df/runtime/call.h"

#include "base/codes/df.h"
#include "df/indexing/select.h"
#include "df/runtime/trace.h"
#include "df/syntax/df_parser.h"

/* Whether the call is eval with a string 'name = expression', which is
   reported. */
static bool is_assignment(struct call *c, str text)
{
    struct eval *ev = c->ev;
    size_t equals = str_find_char(text, '=', 0);
    str name = str_trim(str_slice(text, 0, equals)), self = S("df");
    str value = str_trim(str_from(text, equals + (equals < text.n)));
    bool is = str_eq(c->operation->name, S("eval")) && name.n && value.n &&
              value.p[0] != '=';
    for (size_t i = 0; is && i < name.n; i++)
        is = char_is_alnum(name.p[i]) || name.p[i] == '_';
    if (!is)
        return false;
    const struct df_expr *f = c->at->kind == DF_EXPR_CALL ? c->at->a : NULL;
    if (f && f->kind == DF_EXPR_ATTRIBUTE)
        self = df_lexer_text(ev->scratch, &ev->script->tokens, f->a->first,
                             f->a->last);
    char quote = str_find_char(value, '"', 0) == STR_NPOS ? '"' : '\'';
    eval_fault(ev, DIAG_DF_UNSUPPORTED, call_at(c, PARAM_expr),
               "an assignment in eval");
    diag_help(ev->d, "write %.*s.assign(%.*s=%.*s.eval(%c%.*s%c))",
              STR_ARG(self), STR_ARG(name), STR_ARG(self), quote,
              STR_ARG(value), quote);
    return true;
}

/* Evaluates expr=, a string whose names are columns of the frame. */
static bool evaluate(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    const struct df_script *outer = ev->script;
    const struct frame *outer_query = ev->query;
    struct df_script script;
    bool exact;
    if (call_arg(c, PARAM_expr).type != OBJECT_STR)
        return call_wrong(c, PARAM_expr, "a string with a condition");
    struct pos at = eval_text_pos(ev, call_at(c, PARAM_expr), &exact);
    if (is_assignment(c, as_str(call_arg(c, PARAM_expr))))
        return false;
    if (str_blank(as_str(call_arg(c, PARAM_expr))))
        return eval_fault(ev, DIAG_DF_VALUE, call_at(c, PARAM_expr),
                          "the query is empty");
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
        return eval_fault(
                   ev, DIAG_DF_TYPE, call_at(c, PARAM_expr),
                   "the query results in a '%s', not a condition for each row",
                   object_type_name(mask)) ||
               eval_help(ev, "compare a column: df.query('a > 1')");
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
     "evaluates an expression of columns"},
    {.name = {0}},
};
