// SPDX-License-Identifier: MIT
// query: the text is a script of one expression whose names are columns.
#include "eval/query.h"

#include "eval/select.h"
#include "eval/trace.h"
#include "parse/df_parser.h"

bool query_rows(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    const struct df_script *outer = ev->script;
    const struct frame *outer_query = ev->query;
    struct df_script script;
    bool exact, inplace = false;
    struct object mask = {0};
    if (c->args[0].type != OBJECT_STR)
        return call_wrong(c, 0, "a condition in text");
    if (!call_bool(c, 1, &inplace))
        return false;
    struct pos at = eval_text_pos(ev, call_at(c, 0), &exact);
    if (str_blank(as_str(c->args[0])))
        return eval_fault(ev, DIAG_DF_VALUE, call_at(c, 0), "empty query");
    if (!df_parser_query(ev->scratch, ev->d, as_str(c->args[0]), at, exact,
                         &script))
        return false;
    trace_start(ev, &script);
    ev->script = &script;
    ev->query = as_frame(c->self);
    bool ok = ev->expression(ev, script.query, &mask);
    ev->script = outer;
    ev->query = outer_query;
    if (!ok)
        return false;
    if (mask.type != OBJECT_SERIES)
        return eval_fault(ev, DIAG_DF_TYPE, call_at(c, 0),
                          "query gives a '%s', not a condition for each row",
                          object_type_name(mask));
    if (!select_rows(ev, call_at(c, 0), as_frame(c->self), as_series(mask),
                     out))
        return false;
    if (inplace) {
        *as_frame(c->self) = *as_frame(*out);
        out->type = OBJECT_NONE;
    }
    return true;
}
