// SPDX-License-Identifier: MIT
// assignment: assigns to names itself; indexing/assign assigns to columns.
#include "df/run/assignment.h"

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/indexing/assign_item.h"
#include "df/indexing/element.h"
#include "df/indexing/operate.h"
#include "df/reshape/rename.h"
#include "df/run/expression.h"
#include "df/run/names.h"
#include "df/runtime/iterate.h"
#include "df/runtime/trace.h"

/* Whether `to`, the target of an assignment, is the name of an axis:
   df.index.name or df.columns.names. */
static bool names_axis(const struct df_expr *to)
{
    bool name = str_eq(to->text, S("name")) || str_eq(to->text, S("names"));
    return name && to->a->kind == DF_EXPR_ATTRIBUTE &&
           (str_eq(to->a->text, S("index")) ||
            str_eq(to->a->text, S("columns")));
}

static bool name_axis(struct eval *ev, const struct df_expr *to,
                      struct object of, const struct df_expr *from,
                      struct object value)
{
    if (of.type == OBJECT_FRAME)
        return rename_name_axis(ev, from, as_frame(of),
                                str_eq(to->a->text, S("columns")), value);
    return eval_fault(ev, DIAG_DF_UNSUPPORTED, to, "assignment to '.%.*s'",
                      STR_ARG(to->text)) ||
           eval_help(ev, "write s = s.rename_axis('k'); for labels with "
                         "several levels, pass a list of names");
}

/* Whether `to`, the target of an assignment, is an option of pandas that
   changes no cells, such as pd.options.display.max_rows. */
static bool is_option(struct eval *ev, const struct df_expr *to)
{
    const struct df_expr *of = to->a, *all = of->a;
    struct object pandas;
    bool shows = str_eq(of->text, S("display")) ||
                 (str_eq(of->text, S("mode")) &&
                  str_eq(to->text, S("chained_assignment")));
    return shows && of->kind == DF_EXPR_ATTRIBUTE &&
           all->kind == DF_EXPR_ATTRIBUTE && str_eq(all->text, S("options")) &&
           all->a->kind == DF_EXPR_NAME &&
           names_find(ev, ev->scope, all->a->text, &pandas) &&
           pandas.type == OBJECT_MODULE && str_eq(as_str(pandas), S("pd"));
}

/* Sets *parts to the elements of `value`, one for each of n targets. The target
   with a '*' gets a list of the remaining elements. False if there are too few
   elements. */
static bool gather(struct eval *ev, const struct df_expr *to, size_t n,
                   struct object value, struct list *parts)
{
    struct list all, *rest = NEW(ev->scratch, struct list);
    size_t i = 0;
    if (!iterate(ev, to, value, &all))
        return false;
    if (all.n + 1 < n)
        return eval_fault(ev, DIAG_DF_VALUE, to,
                          "cannot unpack %zu value%s into %zu or more names",
                          all.n, STR_S(all.n), n - 1);
    *parts = (struct list){0};
    for (const struct df_expr *x = to->items; x; x = x->next) {
        bool star = x->kind == DF_EXPR_SPREAD;
        for (size_t k = star ? all.n + 1 - n : 0; k; k--)
            vec_push(ev->scratch, rest, all.v[i++]);
        vec_push(ev->scratch, parts, star ? object_list(rest) : all.v[i++]);
    }
    return eval_spend(ev, to, all.n, sizeof value);
}

/* Assigns the elements of a value to several targets: a, b = value. */
static bool assign_parts(struct eval *ev, const struct df_expr *to,
                         const struct df_expr *from, const struct df_expr *at,
                         struct object value)
{
    struct list parts;
    size_t n = 0, i = 0;
    bool star = false;
    bool literal =
        from && (from->kind == DF_EXPR_TUPLE || from->kind == DF_EXPR_LIST);
    for (const struct df_expr *x = to->items; x; x = x->next, n++)
        star |= x->kind == DF_EXPR_SPREAD;
    if (!(star ? gather(ev, to, n, value, &parts)
               : names_unpack(ev, to, value, n, &parts)))
        return false;
    for (const struct df_expr *x = to->items; x; x = x->next, i++) {
        const struct df_expr *part =
            literal && !star ? eval_item(from, i) : from;
        bool rest = x->kind == DF_EXPR_SPREAD;
        if (!assignment(ev, rest ? x->a : x, rest ? NULL : part,
                        part ? part : at, parts.v[i]))
            return false;
    }
    return true;
}

bool assignment(struct eval *ev, const struct df_expr *to,
                const struct df_expr *from, const struct df_expr *at,
                struct object value)
{
    struct object of, key;
    switch (to->kind) {
    case DF_EXPR_TUPLE:
    case DF_EXPR_LIST: return assign_parts(ev, to, from, at, value);
    case DF_EXPR_NAME:
        names_assign(ev, to->text, value);
        trace_name(ev, to->text, from, value);
        return true;
    case DF_EXPR_ATTRIBUTE:
        ev->changes++;
        if (is_option(ev, to))
            return true;
        if (names_axis(to))
            return expression(ev, to->a->a, &of) &&
                   name_axis(ev, to, of, at, value);
        return expression(ev, to->a, &of) &&
               assign_attribute(ev, to, of, to->text, at, value);
    default:
        ev->changes++;
        if (to->a->kind == DF_EXPR_ATTRIBUTE && names_axis(to->a))
            return eval_fault(ev, DIAG_DF_TYPE, to,
                              "the elements of '.names' cannot be replaced one "
                              "by one") ||
                   eval_help(ev, "assign a list of all names: df.index.names = "
                                 "['a', 'b']");
        if (from)
            trace_keep(ev, from, &value);
        return expression(ev, to->a, &of) && expression(ev, to->b, &key) &&
               assign_item(ev, to, of, key, at, value);
    }
}

bool assignment_delete(struct eval *ev, const struct df_expr *at)
{
    struct object of, key;
    if (at->kind == DF_EXPR_NAME)
        return names_delete(ev, at);
    return expression(ev, at->a, &of) && expression(ev, at->b, &key) &&
           element_delete(ev, at, of, key);
}

/* Whether x[0] += value is already done: x is a list, and the list x[0] was
   changed in place. False for x[1:], which is a new list. */
static bool is_done(struct eval *ev, const struct df_expr *to,
                    struct object value)
{
    struct object of, key;
    return value.type == OBJECT_LIST && to->kind == DF_EXPR_SUBSCRIPT &&
           expression(ev, to->a, &of) && of.type == OBJECT_LIST &&
           !as_list(of)->tuple && !as_list(value)->tuple &&
           expression(ev, to->b, &key) && key.type != OBJECT_SLICE;
}

bool assignment_augmented(struct eval *ev, const struct df_stmt *s)
{
    struct object old, value;
    const struct df_expr *to = s->targets;
    struct value v;
    trace_begin(ev, s->whole);
    if (!expression(ev, s->value, &value) || !expression(ev, to, &old))
        return false;
    ev->changes += !object_scalar(old, &v);
    if (!operate_in_place(ev, s->whole, s->op, old, value, &value))
        return false;
    trace_end(ev, s->whole, value);
    return is_done(ev, to, value) ||
           assignment(ev, to, s->whole, s->value, value);
}

/* ---- broken names ---- */

static void break_name(struct eval *ev, const struct df_expr *e)
{
    while (e->a && e->kind != DF_EXPR_NAME)
        e = e->a;
    struct object now;
    bool module = names_find(ev, NULL, e->text, &now) &&
                  (now.type == OBJECT_MODULE || object_is_function(now));
    if (e->kind == DF_EXPR_NAME && !module)
        names_set(ev, e->text, (struct object){.type = OBJECT_BROKEN});
}

static void break_targets(struct eval *ev, const struct df_expr *targets)
{
    for (const struct df_expr *t = targets; t; t = t->next)
        if (t->kind == DF_EXPR_TUPLE || t->kind == DF_EXPR_LIST)
            break_targets(ev, t->items);
        else if (t->kind == DF_EXPR_NAME)
            names_set(ev, t->text, (struct object){.type = OBJECT_BROKEN});
        else
            break_name(ev, t);
}

static void break_all(struct eval *ev, const struct df_stmt *s)
{
    for (; s; s = s->next)
        assignment_break(ev, s);
}

void assignment_break(struct eval *ev, const struct df_stmt *s)
{
    const struct df_expr *call = s->targets ? NULL : s->value;
    struct object self;
    if (s->kind == DF_STMT_IMPORT) /* does not mark names: each use of the
                                      module gets help of its own */
        return;
    break_targets(ev, s->targets);
    if (s->kind == DF_STMT_ASSIGN && call && call->kind == DF_EXPR_CALL &&
        call->a->kind == DF_EXPR_ATTRIBUTE &&
        call->a->a->kind == DF_EXPR_NAME &&
        names_find(ev, NULL, call->a->a->text, &self) &&
        (self.type == OBJECT_LIST || self.type == OBJECT_DICT))
        break_name(ev, call->a->a); /* v.append(x) changes v */
    break_all(ev, s->body);
    break_all(ev, s->other);
}
