// SPDX-License-Identifier: MIT
// instead: finds the entry of syntax/df_instead.h for a construct that a
// running script does not support, and fills in the names that the script uses.
#include "df/runtime/instead.h"

#include "base/codes/df.h"
#include "df/syntax/df_instead.h"

/* Whether a name of the script refers to a list, an Index or an array. Such
   objects do not have the methods of a series. */
static bool is_bare(const void *data, str name)
{
    const struct eval *ev = data;
    const struct object *o = map_get(&ev->names, name);
    return o &&
           (o->type == OBJECT_LIST ||
            (o->type == OBJECT_SERIES && as_series(*o)->kind != SERIES_PLAIN));
}

static struct df_instead_use use_of(struct eval *ev, str name)
{
    bool outside = ev->script->query != NULL;
    return (struct df_instead_use){.a = ev->scratch,
                                   .tokens = &ev->script->tokens,
                                   .stmt = outside ? NULL : ev->stmt,
                                   .name = name,
                                   .is_bare = is_bare,
                                   .data = ev};
}

static str source_of(const struct eval *ev, const struct df_expr *e)
{
    return df_lexer_text(ev->scratch, &ev->script->tokens, e->first, e->last);
}

static bool add_help(struct eval *ev, const struct df_instead_use *u, str of)
{
    struct arena_mark mark = arena_mark(ev->scratch);
    str help = df_instead_help(u, of);
    if (help.p)
        diag_help(ev->d, "%.*s", STR_ARG(help));
    arena_rewind(ev->scratch, mark);
    return help.p != NULL;
}

/* Whether `at` is the callee of a call or the start of the callee, such as math
   in math.log(...). `call` may be NULL. */
static bool is_callee(const struct df_expr *at, const struct df_expr *call)
{
    const struct df_expr *e = call ? call->a : NULL;
    while (e && e != at && e->kind == DF_EXPR_ATTRIBUTE)
        e = e->a;
    return e && e == at;
}

bool instead_help(struct eval *ev, const struct df_expr *at, str of, str name)
{
    struct df_instead_use u = use_of(ev, name);
    if (at->kind == DF_EXPR_CALL)
        u.call = at;
    else if (is_callee(at, ev->called))
        u.call = ev->called;
    u.self = at->a;
    u.other = at->b;
    if (at->kind == DF_EXPR_SUBSCRIPT || at->kind == DF_EXPR_ATTRIBUTE)
        u.text =
            at->kind == DF_EXPR_ATTRIBUTE ? at->text : source_of(ev, at->b);
    if (at->kind == DF_EXPR_NAME && u.call && u.call->a != at) {
        u.name = source_of(ev, u.call->a);
        if (add_help(ev, &u, of))
            return true;
        u.name = name;
        u.call = NULL;
    }
    return add_help(ev, &u, of);
}

/* Whether a list consists of two or more integers, such as the parts of a
   version number that are used as a sort key. */
static bool are_integers(const struct list *l)
{
    size_t i = 0;
    while (i < l->n && l->v[i].type == OBJECT_INT)
        i++;
    return i == l->n && i > 1;
}

bool instead_no_cell(struct eval *ev, const struct df_expr *at, struct object x,
                     const char *from)
{
    str kind = str_c(from);
    eval_fault(ev, DIAG_DF_TYPE, at, "a cell cannot hold a '%s'",
               object_type_name(x));
    if (x.type == OBJECT_FRAME || x.type == OBJECT_SERIES)
        diag_help(ev->d, "return one value, such as x['column'].sum(); to make "
                         "columns of lists, write pd.DataFrame(s.tolist(), "
                         "index=s.index), or s.str.split('-', expand=True)");
    if (x.type != OBJECT_LIST)
        return false;
    if (str_eq(kind, S("function")) && are_integers(as_list(x)))
        kind = S("version");
    instead_help(ev, at, S("cell"), kind);
    return false;
}

bool instead_help_argument(struct eval *ev, const struct df_expr *at,
                           str operation, str name)
{
    return instead_help_value(ev, at, operation, name, (struct object){0});
}

bool instead_help_value(struct eval *ev, const struct df_expr *at,
                        str operation, str name, struct object x)
{
    struct df_instead_use u = use_of(ev, name);
    str of = str_fmt(ev->scratch, "%.*s(%s)", STR_ARG(operation),
                     x.type == OBJECT_ABSENT ? "" : object_type_name(x));
    u.call = at->kind == DF_EXPR_CALL ? at : NULL;
    if (u.call && u.call->a->kind == DF_EXPR_ATTRIBUTE)
        u.self = u.call->a->a;
    if (x.type == OBJECT_SERIES)
        u.text = as_series(x)->column->name;
    return add_help(ev, &u, of);
}

void instead_near(struct eval *ev, const char *what, str name,
                  const struct strs *names)
{
    size_t n = ev->d->n;
    diag_help_near(ev->d, what, name, names->v, names->n);
    if (n && !ev->d->muted && !ev->d->v[n - 1].help.p)
        diag_help(ev->d, "`perfpress help df` lists all functions and methods");
}
