// SPDX-License-Identifier: MIT
// comprehension: runs comprehensions; their names live in a scope of their
// own.
#include "df/run/comprehension.h"

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/elementwise/unit_lambda.h"
#include "df/indexing/operate.h"
#include "df/run/literal.h"
#include "df/run/names.h"
#include "df/runtime/iterate.h"

struct maker {
    struct eval *ev;
    const struct df_expr *e; /* the COMPREHENSION */
    struct scope *scope;
    struct list *list; /* NULL: a dict is made */
    struct dict *dict;
};

/* One element; *lives when something that ev->scratch has is part of it. */
static bool element(struct maker *m, bool *lives)
{
    struct eval *ev = m->ev;
    struct object value;
    struct value v;
    size_t n = m->list ? m->list->n : m->dict->n;
    if (n >= EVAL_LIST_MAX)
        return eval_fault(ev, DIAG_DF_VALUE, m->e, "list is too long");
    if (!eval_spend(ev, m->e, 1, (m->list ? 1 : 2) * sizeof value))
        return false;
    if (!m->list)
        return literal_pair(ev, m->e->a, m->dict);
    if (!ev->expression(ev, m->e->a, &value))
        return false;
    *lives = !object_scalar(value, &v);
    vec_push(ev->scratch, m->list, value);
    return true;
}

static bool conditions(struct maker *m, const struct df_expr *c, bool *pass)
{
    struct object value;
    for (*pass = true; c && *pass; c = c->next)
        if (!m->ev->expression(m->ev, c, &value) ||
            !operate_truth(m->ev, c, value, pass))
            return false;
    return true;
}

static bool clause(struct maker *m, const struct df_expr *k, size_t at);

/* One value of a clause. What the last clause made on the way to an element is
   given back, where nothing of it lives on: the list has its room before. */
static bool value_of(struct maker *m, const struct df_expr *k, size_t at,
                     struct object value)
{
    struct arena *a = m->ev->scratch;
    bool pass, lives = k->next || !m->list;
    if (!lives)
        vec_room(a, m->list, 1);
    struct arena_mark mark = arena_mark(a);
    if (!names_bind(m->ev, m->scope, &at, k->b, value) ||
        !conditions(m, k->items, &pass))
        return false;
    if (pass && !(k->next ? clause(m, k->next, at) : element(m, &lives)))
        return false;
    if (!lives)
        arena_rewind_round(a, mark);
    return true;
}

/* One clause, and the ones after it for each of its values; its names stand
   from place `at` on. */
static bool clause(struct maker *m, const struct df_expr *k, size_t at)
{
    struct object value;
    struct list through;
    if (!m->ev->expression(m->ev, k->a, &value) ||
        !iterate(m->ev, k->a, value, &through))
        return false;
    for (size_t i = 0; i < through.n; i++)
        if (!value_of(m, k, at, through.v[i]))
            return false;
    return true;
}

bool comprehension(struct eval *ev, const struct df_expr *e, struct object *out)
{
    struct maker m = {.ev = ev, .e = e};
    const struct scope *outer = ev->scope;
    size_t n = 0, clauses = 0;
    for (const struct df_expr *k = e->items; k; k = k->next, clauses++)
        n += names_count(k->b);
    if (clauses > EVAL_CLAUSES_MAX)
        return eval_fault(ev, DIAG_DF_VALUE, e, "too many 'for' clauses");
    m.scope = names_scope(ev, n);
    if (e->a->kind == DF_EXPR_PAIR) {
        m.dict = NEW(ev->scratch, struct dict);
        *out = (struct object){.type = OBJECT_DICT, .u.dict = m.dict};
    } else {
        m.list = NEW(ev->scratch, struct list);
        *out = object_list(m.list);
    }
    ev->scope = m.scope;
    bool ok = clause(&m, e->items, 0);
    ev->scope = outer;
    if (ok && !outer)
        unit_comprehension(ev, e, *out);
    return ok;
}
