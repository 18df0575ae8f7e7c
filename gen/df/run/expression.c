// SPDX-License-Identifier: MIT
// expression: evaluates literals, comprehensions, operators and subscripts. A
// table lists all kinds of expressions. operate.c applies operators to columns.
#include "df/run/expression.h"

#include "base/calendar.h"
#include "base/codes/df.h"
#include "base/vec.h"
#include "df/aggregate/groupby.h"
#include "df/elementwise/unit_lambda.h"
#include "df/indexing/each.h"
#include "df/indexing/operate.h"
#include "df/indexing/select.h"
#include "df/run/function.h"
#include "df/run/names.h"
#include "df/run/starred.h"
#include "df/runtime/accessor.h"
#include "df/runtime/instead.h"
#include "df/runtime/iterate.h"
#include "df/runtime/represent.h"
#include "df/runtime/row.h"
#include "df/runtime/set.h"
#include "df/runtime/trace.h"
#include "frame/digits.h"
#include "frame/spec.h"

/* ---- literals ---- */

static bool constant(struct eval *ev, const struct df_expr *e,
                     struct object *out)
{
    switch (e->kind) {
    case DF_EXPR_BOOL: *out = object_bool(e->i != 0); break;
    case DF_EXPR_INT: *out = object_int(e->i); break;
    case DF_EXPR_FLOAT: *out = object_float(e->f); break;
    case DF_EXPR_STR:
        *out = object_str(e->exact ? e->text : str_dup(ev->a, e->text));
        break;
    default: *out = (struct object){.type = OBJECT_NONE};
    }
    return true;
}

/* Appends the elements of an item `*a` to l. */
static bool spread(struct eval *ev, const struct df_expr *e, struct list *l)
{
    struct object value;
    struct list of;
    if (!expression(ev, e->a, &value) || !iterate(ev, e->a, value, &of) ||
        !eval_spend(ev, e, of.n, sizeof value))
        return false;
    if (of.n > EVAL_LIST_MAX - l->n)
        return eval_fault(ev, DIAG_DF_VALUE, e, EVAL_LIST_LONG);
    for (size_t i = 0; i < of.n; i++)
        vec_push(ev->scratch, l, of.v[i]);
    l->unordered |= of.unordered;
    return true;
}

static bool list(struct eval *ev, const struct df_expr *e, struct object *out)
{
    struct list *l = NEW(ev->scratch, struct list);
    for (const struct df_expr *x = e->items; x; x = x->next) {
        struct object item;
        if (x->kind == DF_EXPR_SPREAD) {
            if (!spread(ev, x, l))
                return false;
            continue;
        }
        if (!expression(ev, x, &item) || !accessor_to_series(ev, x, &item))
            return false;
        trace_keep(ev, x, &item);
        vec_push(ev->scratch, l, item);
    }
    l->tuple = e->kind == DF_EXPR_TUPLE;
    *out = object_list(l);
    return true;
}

static bool set(struct eval *ev, const struct df_expr *e, struct object *out)
{
    struct object of;
    struct list *s;
    if (!list(ev, e, &of) || !(s = set_of(ev, e, of)))
        return false;
    *out = object_list(s);
    return true;
}

static bool add_pair(struct eval *ev, const struct df_expr *pair,
                     struct dict *d)
{
    struct object key, value;
    if (!expression(ev, pair->a, &key) || !expression(ev, pair->b, &value))
        return false;
    trace_keep(ev, pair->b, &value);
    if (!object_is_key(key))
        return eval_fault(ev, DIAG_DF_TYPE, pair->a,
                          "a '%s' cannot be a key of a dict",
                          object_type_name(key));
    return object_dict_put(ev->scratch, d, key, value) ||
           eval_fault(ev, DIAG_DF_VALUE, pair->a, "the dict has too many keys");
}

/* Adds the pairs of the operand of e, an item `**a`, to d. The operand is a
   dict, a row or a series. */
static bool spread_pairs(struct eval *ev, const struct df_expr *e,
                         struct dict *d)
{
    struct object value;
    if (!expression(ev, e->a, &value))
        return false;
    const struct dict *from = starred_pairs(ev, e->a, value);
    if (!from || !eval_spend(ev, e, from->n, 2 * sizeof value))
        return false;
    for (size_t i = 0; i < from->n; i++)
        object_dict_put(ev->scratch, d, from->v[i].key, from->v[i].value);
    return true;
}

static bool dict(struct eval *ev, const struct df_expr *e, struct object *out)
{
    struct dict *d = NEW(ev->scratch, struct dict);
    for (const struct df_expr *x = e->items; x; x = x->next)
        if (!(x->kind == DF_EXPR_SPREAD ? spread_pairs : add_pair)(ev, x, d))
            return false;
    *out = object_dict(d);
    return true;
}

/* ---- f-strings ---- */

static bool put_parts(struct eval *ev, const struct df_expr *parts,
                      struct buf *b, struct object *marks);

/* Evaluates a field of an f-string and applies its conversion (!r, !s, !a). */
static bool field_value(struct eval *ev, const struct df_expr *field,
                        struct value *v)
{
    struct object x;
    if (!expression(ev, field->a, &x))
        return false;
    bool plain = !field->i && !(x.python && x.type == OBJECT_SPAN);
    if (plain && object_scalar(x, v) &&
        (v->type != VALUE_NA || object_is_nat(x)))
        return true;
    return field->i && field->i != 's'
               ? represent(ev, field->a, x, field->i == 'a', v)
               : represent_text(ev, field->a, x, v);
}

/* Appends the formatted value of a field to b. Adds the value's marks (tainted,
   known_digits) to `marks`, the marks of the f-string. */
static bool put_field(struct eval *ev, const struct df_expr *field,
                      struct buf *b, struct object *marks)
{
    struct value v = {0};
    struct buf spec = {.a = ev->scratch};
    str why = STR_NONE;
    if (!field_value(ev, field, &v) ||
        !put_parts(ev, field->items, &spec, marks))
        return false;
    size_t from = b->n;
    marks->tainted |= value_taints(v);
    if (spec_format(b, buf_str(&spec), v, &why)) {
        str made = str_from(buf_str(b), from);
        marks->known_digits =
            digits_least(marks->known_digits, digits_formatted(v, made));
        return true;
    }
    return represent_bad_format(ev, field, S(""), why);
}

static bool put_parts(struct eval *ev, const struct df_expr *parts,
                      struct buf *b, struct object *marks)
{
    for (const struct df_expr *x = parts; x; x = x->next) {
        if (x->kind == DF_EXPR_STR)
            buf_put(b, x->text);
        else if (!put_field(ev, x, b, marks))
            return false;
        if (b->n > EVAL_TEXT_MAX)
            return eval_fault(
                ev, DIAG_DF_VALUE, x,
                "the resulting string would be longer than 1 MiB");
    }
    return true;
}

static bool fstring(struct eval *ev, const struct df_expr *e,
                    struct object *out)
{
    struct buf b = {.a = ev->scratch};
    struct object marks = {0};
    if (!put_parts(ev, e->items, &b, &marks) || !eval_spend(ev, e, b.n, 1))
        return false;
    *out = object_str(str_dup(ev->a, buf_str(&b)));
    out->tainted = marks.tainted;
    out->known_digits = marks.known_digits;
    return true;
}

/* ---- comprehensions ---- */

/* A comprehension that is being evaluated. */
struct maker {
    struct eval *ev;
    const struct df_expr *e; /* the COMPREHENSION */
    struct scope *scope;
    struct list *list; /* the list or set that is made; NULL: a dict is made */
    struct dict *dict;
};

/* Adds one element to the list or dict. For a list, sets *in_scratch to whether
   the element refers to memory in ev->scratch. */
static bool element(struct maker *m, bool *in_scratch)
{
    struct eval *ev = m->ev;
    struct object value;
    struct value v;
    size_t n = m->list ? m->list->n : m->dict->n;
    if (n >= EVAL_LIST_MAX)
        return eval_fault(ev, DIAG_DF_VALUE, m->e, EVAL_LIST_LONG) ||
               eval_help(ev, "compute with whole columns instead of lists");
    if (!eval_spend(ev, m->e, 1, (m->list ? 1 : 2) * sizeof value))
        return false;
    if (!m->list)
        return add_pair(ev, m->e->a, m->dict);
    if (!expression(ev, m->e->a, &value))
        return false;
    if (m->list->set)
        return set_add(ev, m->e->a, m->list, value);
    trace_keep(ev, m->e->a, &value);
    *in_scratch = !object_scalar(value, &v);
    vec_push(ev->scratch, m->list, value);
    return true;
}

/* Sets *pass to whether all conditions of a clause are true. False on a
   fault. */
static bool conditions(struct maker *m, const struct df_expr *c, bool *pass)
{
    struct object value;
    for (*pass = true; c && *pass; c = c->next)
        if (!expression(m->ev, c, &value) ||
            !operate_truth(m->ev, c, value, pass))
            return false;
    return true;
}

static bool clause(struct maker *m, const struct df_expr *k, size_t at);

/* Runs clause k for `value`, one of its values. The names that k binds begin at
   index `at` of the scope. If k is the last clause, frees the memory that this
   run allocated in ev->scratch, unless the new element may refer to that
   memory. Room for the element in the list is allocated before the run, so that
   it is not freed. */
static bool value_of(struct maker *m, const struct df_expr *k, size_t at,
                     struct object value)
{
    struct arena *a = m->ev->scratch;
    bool pass, in_scratch = k->next || !m->list || m->list->set;
    if (!in_scratch)
        vec_room(a, m->list, 1);
    struct arena_mark mark = arena_mark(a);
    size_t changes = m->ev->changes;
    if (!names_bind(m->ev, m->scope, &at, k->b, value) ||
        !conditions(m, k->items, &pass))
        return false;
    if (pass && !(k->next ? clause(m, k->next, at) : element(m, &in_scratch)))
        return false;
    if (!in_scratch && changes == m->ev->changes)
        arena_rewind_round(a, mark);
    return true;
}

/* Runs clause k, and the clauses nested in it, for each of its values. The
   names that k binds begin at index `at` of the scope. */
static bool clause(struct maker *m, const struct df_expr *k, size_t at)
{
    struct object value;
    struct list through;
    if (!expression(m->ev, k->a, &value) ||
        !iterate(m->ev, k->a, value, &through))
        return false;
    if (m->list && !m->list->set)
        m->list->unordered |= through.unordered;
    for (size_t i = 0; i < through.n; i++)
        if (!value_of(m, k, at, through.v[i]))
            return false;
    return true;
}

static bool comprehension(struct eval *ev, const struct df_expr *e,
                          struct object *out)
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
        *out = object_dict(m.dict);
    } else {
        m.list =
            e->op == DF_LBRACE ? set_new(ev) : NEW(ev->scratch, struct list);
        *out = object_list(m.list);
    }
    ev->scope = m.scope;
    bool ok = clause(&m, e->items, 0);
    ev->scope = outer;
    if (ok && outer == ev->locals)
        unit_comprehension(ev, e, *out);
    return ok;
}

/* ---- operators ---- */

/* Evaluates "and" and "or". As in Python, the result is one of the operands. In
   a query, "and" and "or" apply row by row. */
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

/* Evaluates a chain of comparisons: a < b < c is (a < b) and (b < c), with b
   computed once. */
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
        return calendar_is_iso(as_str(x));
    return x.type == OBJECT_SERIES && each_is_dates(as_series(x)->column);
}

/* If x and y, the operands of a failed x - y, are dates, adds help about
   counting days. Returns false. */
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
    struct object *bounds[] = {&s->start, &s->stop, &s->step};
    for (size_t i = 0; i < 3; i++) {
        *bounds[i] = (struct object){.type = OBJECT_NONE};
        if (parts[i] && !expression(ev, parts[i], bounds[i]))
            return false;
    }
    *out = object_slice(s);
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
    if (of.type == OBJECT_ACCESSOR && as_accessor(of)->kind->item)
        return as_accessor(of)->kind->item(ev, e, of, key, out);
    if (of.type == OBJECT_ACCESSOR && as_accessor(of)->kind->get)
        return as_accessor(of)->kind->get(ev, e, as_accessor(of)->of, key,
                                          out) &&
               eval_steps(ev, e, call_part_cost(*out));
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

static bool walrus(struct eval *ev, const struct df_expr *e, struct object *out)
{
    struct value v;
    if (!expression(ev, e->a, out))
        return false;
    /* the name may outlive the memory of the round of a comprehension */
    ev->changes += !object_scalar(*out, &v);
    names_assign(ev, e->text, *out);
    trace_name(ev, e->text, eval_in_statement(ev) ? e->a : NULL, *out);
    return true;
}

/* Sets *out to the value of e, a GIVEN: an argument that was evaluated when *a
   or **a was expanded. */
static bool given(struct eval *ev, const struct df_expr *e, struct object *out)
{
    (void)ev;
    *out = *(const struct object *)e->given;
    return true;
}

/* ---- all kinds ---- */

static bool too_deep(struct eval *ev, const struct df_expr *e)
{
    eval_fault(ev, DIAG_DF_VALUE, e, "lambda calls are nested too deeply");
    diag_help(ev->d, "a lambda cannot call itself, directly or "
                     "through another lambda");
    return false;
}

bool expression(struct eval *ev, const struct df_expr *e, struct object *out)
{
    static bool (*const RUN[])(struct eval *, const struct df_expr *,
                               struct object *) = {
        [DF_EXPR_NONE] = constant,
        [DF_EXPR_BOOL] = constant,
        [DF_EXPR_INT] = constant,
        [DF_EXPR_FLOAT] = constant,
        [DF_EXPR_STR] = constant,
        [DF_EXPR_FSTRING] = fstring,
        [DF_EXPR_NAME] = names_get,
        [DF_EXPR_LOCAL] = names_get,
        [DF_EXPR_LIST] = list,
        [DF_EXPR_TUPLE] = list,
        [DF_EXPR_DICT] = dict,
        [DF_EXPR_SET] = set,
        [DF_EXPR_GIVEN] = given,
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
        [DF_EXPR_WALRUS] = walrus,
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
