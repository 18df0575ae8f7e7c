// SPDX-License-Identifier: MIT
// query: df.query('`a b` == "x" and c > 3'), which selects rows by a condition
// in a string, and df.eval('d = a + b'), which computes columns. Each
// expression in the string is parsed as a script with a single expression.
// Names in it refer to columns.
#include "df/runtime/call.h"

#include "base/codes/df.h"
#include "df/indexing/assign.h"
#include "df/indexing/select.h"
#include "df/runtime/trace.h"
#include "df/syntax/df_parser.h"

/* Evaluates the string `text`, in which names refer to columns of f. `at` and
   `exact` are as in df_lexer_query. */
static bool evaluate(struct call *c, const struct frame *f, str text,
                     struct pos at, bool exact, struct object *out)
{
    struct eval *ev = c->ev;
    const struct df_script *outer = ev->script;
    const struct frame *outer_query = ev->query;
    struct df_script *script = NEW(ev->scratch, struct df_script);
    if (str_blank(text))
        return eval_fault(ev, DIAG_DF_VALUE, call_at(c, PARAM_expr),
                          "the query is empty");
    if (!df_parser_query(ev->scratch, ev->d, text, at, exact, script))
        return false;
    trace_start(ev, script);
    ev->script = script;
    ev->query = f;
    bool ok = ev->expression(ev, script->query, out);
    ev->script = outer;
    ev->query = outer_query;
    return ok;
}

static bool evaluate_whole(struct call *c, struct object *out)
{
    bool exact;
    if (call_arg(c, PARAM_expr).type != OBJECT_STR)
        return call_wrong(c, PARAM_expr, "a string with a condition");
    struct pos at = eval_text_pos(c->ev, call_at(c, PARAM_expr), &exact);
    return evaluate(c, as_frame(c->self), as_str(call_arg(c, PARAM_expr)), at,
                    exact, out);
}

/* ---- eval ---- */

/* Returns the offset of the '=' in a line 'name = expression', or STR_NPOS for
   other lines. */
static size_t assignment(str line)
{
    size_t equals = str_find_char(line, '=', 0);
    str name = str_trim(str_slice(line, 0, equals));
    if (equals >= line.n || name.n == 0 ||
        (equals + 1 < line.n && line.p[equals + 1] == '='))
        return STR_NPOS;
    for (size_t i = 0; i < name.n; i++)
        if (!char_is_alnum(name.p[i]) && name.p[i] != '_' &&
            !(name.p[i] & '\x80'))
            return STR_NPOS;
    return equals;
}

/* Evaluates the lines 'name = expression' of `text` on f, one after another. */
static bool run_lines(struct call *c, struct frame *f, str text)
{
    struct eval *ev = c->ev;
    bool exact;
    struct pos whole = eval_text_pos(ev, call_at(c, PARAM_expr), &exact);
    for (size_t from = 0, end; from <= text.n; from = end + 1) {
        end = str_find_char(text, '\n', from);
        end = end > text.n ? text.n : end;
        str line = str_slice(text, from, end);
        size_t equals = assignment(line);
        struct pos at = whole;
        struct object value;
        if (str_blank(line))
            continue;
        if (equals == STR_NPOS)
            return eval_fault(ev, DIAG_DF_VALUE, call_at(c, PARAM_expr),
                              "each line of eval must be an assignment") ||
                   eval_help(ev, "write 'c = a + b' on each line");
        exact &= from == 0;
        if (exact)
            at.col += (uint32_t)(equals + 1);
        if (!evaluate(c, f, str_from(line, equals + 1), at, exact, &value) ||
            !assign_set(ev, call_at(c, PARAM_expr), f,
                        str_dup(ev->a, str_trim(str_slice(line, 0, equals))),
                        value))
            return false;
    }
    return true;
}

static bool run_eval(struct call *c, struct object *out)
{
    struct object text = call_arg(c, PARAM_expr);
    if (text.type != OBJECT_STR)
        return call_wrong(c, PARAM_expr, "a string with an expression");
    size_t end = str_find_char(as_str(text), '\n', 0);
    end = end > as_str(text).n ? as_str(text).n : end;
    str first = str_slice(as_str(text), 0, end);
    bool lines =
        end < as_str(text).n && !str_blank(str_from(as_str(text), end));
    if (!lines && assignment(first) == STR_NPOS)
        return evaluate_whole(c, out);
    struct frame *f = object_own_frame(c->ev->a, as_frame(c->self));
    return run_lines(c, f, as_str(text)) &&
           call_finish(c, object_frame(f), out);
}

static bool rows(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    struct object mask = {0}, made;
    if (!evaluate_whole(c, &mask))
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
     PARAMS(NEEDS(expr), NAMED(inplace, FALSE), NAMED(engine, UNSET)), 0, 1,
     "the rows for which an expression is true"},
    {S_INIT("eval"), ON_FRAME, run_eval,
     PARAMS(NEEDS(expr), NAMED(inplace, FALSE), NAMED(engine, UNSET)), 0, 1,
     "evaluates an expression of columns, or adds columns"},
    {.name = {0}},
};
