// SPDX-License-Identifier: MIT
// effect: visits the expression of a lambda, as an evaluation would, but
// computes effects instead of values. '{:.2f}'.format(round(v, 3)) formats; v *
// 2 computes.
#include "df/run/effect.h"

#include "df/aggregate/reduce.h"
#include "df/run/names.h"
#include "df/run/operations.h"
#include "df/runtime/percent.h"
#include "df/runtime/trace.h"
#include "frame/number.h"
#include "frame/numeral.h"

enum {
    STEPS_MAX = 1000, /* maximum number of expressions visited, including those
                         in called lambdas */
    CONSTANT = 1024   /* flag added to an enum effect: the expression's value
                         does not depend on the cell */
};

/* A lambda whose expression is being visited. */
struct effect_walk {
    struct eval *ev;
    const struct lambda *lambda;
    unsigned *steps_left; /* expressions that may still be visited */
};

static unsigned of_expr(struct effect_walk *w, const struct df_expr *e);
static unsigned of_function(struct eval *ev, struct object f,
                            unsigned *steps_left);

/* ---- combined effects ---- */

/* Returns the effect of `inner` followed by `outer`. `to_text`: the result of
   `outer` is a string. */
static unsigned after(unsigned outer, bool to_text, unsigned inner)
{
    unsigned kind = outer & EFFECT_KIND, before = inner & EFFECT_KIND;
    unsigned more = (outer | inner) & (EFFECT_PERCENT | EFFECT_MAYBE);
    bool shown = before == EFFECT_FORMATS || before == EFFECT_ROUNDS;
    if (inner & CONSTANT)
        return CONSTANT;
    if (kind == EFFECT_COMPUTES || before == EFFECT_COMPUTES)
        return EFFECT_COMPUTES;
    if (kind == EFFECT_KEEPS)
        return before | more;
    if (kind == EFFECT_RETYPES && shown)
        return (to_text ? EFFECT_FORMATS : EFFECT_ROUNDS) | more;
    return kind | more;
}

/* Returns the effect of a conditional expression, whose two results have the
   effects x and y. x and y must not be CONSTANT. */
static unsigned either(unsigned x, unsigned y)
{
    unsigned kx = x & EFFECT_KIND, ky = y & EFFECT_KIND;
    bool known = kx != EFFECT_COMPUTES && ky != EFFECT_COMPUTES;
    if (!known || (x & EFFECT_PERCENT) != (y & EFFECT_PERCENT))
        return EFFECT_COMPUTES;
    return (kx > ky ? kx : ky) | ((x | y) & (EFFECT_PERCENT | EFFECT_MAYBE));
}

/* ---- names ---- */

static bool is_param(const struct effect_walk *w, const struct df_expr *e)
{
    for (const struct df_expr *p = w->lambda->e->items; p; p = p->next)
        if (e->kind == DF_EXPR_NAME && str_eq(p->text, e->text))
            return true;
    return false;
}

/* Whether e is the lambda's first parameter, which stands for the cell, or for
   the row from which cells are read. Other parameters have defaults. */
static bool is_cell(const struct effect_walk *w, const struct df_expr *e)
{
    const struct df_expr *first = w->lambda->e->items;
    return first && !first->op && e->kind == DF_EXPR_NAME &&
           str_eq(e->text, first->text);
}

/* Sets *out to the value of a name that is not a parameter. False for other
   expressions. */
static bool named(struct effect_walk *w, const struct df_expr *e,
                  struct object *out)
{
    return e->kind == DF_EXPR_NAME && !is_param(w, e) &&
           names_find(w->ev, w->lambda->scope, e->text, out);
}

static bool is_text(struct effect_walk *w, const struct df_expr *e)
{
    struct object o;
    return e->kind == DF_EXPR_STR || e->kind == DF_EXPR_FSTRING ||
           (named(w, e, &o) && o.type == OBJECT_STR);
}

/* Sets *f to a method of an object, as a function. Returns false if the object
   has no method with that name; a property does not count. */
static bool bind(struct effect_walk *w, struct object self, str name,
                 struct object *f)
{
    const struct operation *m = operations_find(self, name);
    if (m && m->params)
        *f = object_method(w->ev->scratch, self, m);
    return m && m->params;
}

/* Sets *f to the function that call e calls: np.round, '{:.2f}'.format, round.
   False for a method of a computed value. */
static bool callee(struct effect_walk *w, const struct df_expr *e,
                   struct object *f)
{
    struct object self;
    const struct df_expr *of = e->a;
    if (of->kind != DF_EXPR_ATTRIBUTE)
        return named(w, of, f);
    if (of->a->kind == DF_EXPR_STR)
        self = object_str(of->a->text);
    else if (!named(w, of->a, &self) ||
             (self.type != OBJECT_MODULE && self.type != OBJECT_STR))
        return false;
    return bind(w, self, of->text, f);
}

/* ---- expressions ---- */

/* Returns the effect of a call's first argument, or CONSTANT if the call has no
   arguments. Returns EFFECT_COMPUTES if a later argument is not constant. */
static unsigned first_argument(struct effect_walk *w, const struct df_expr *e)
{
    const struct df_expr *x = e->items;
    unsigned first = x ? of_expr(w, x->a) : CONSTANT;
    for (x = x ? x->next : NULL; x; x = x->next)
        if (!(of_expr(w, x->a) & CONSTANT))
            return EFFECT_COMPUTES;
    return first;
}

/* Returns the effect of a call of a string's method, as in
   f'{v:.1f}'.strip(). */
static unsigned of_text_method(struct effect_walk *w, const struct df_expr *e)
{
    struct object f;
    if (e->a->kind != DF_EXPR_ATTRIBUTE)
        return EFFECT_COMPUTES;
    unsigned of = of_expr(w, e->a->a);
    if ((of & EFFECT_KIND) != EFFECT_FORMATS ||
        !(first_argument(w, e) & CONSTANT) ||
        !bind(w, object_str(S("")), e->a->text, &f))
        return EFFECT_COMPUTES;
    return after(as_bound(f)->operation->effect, true, of);
}

static unsigned of_call(struct effect_walk *w, const struct df_expr *e)
{
    struct object f;
    if (!callee(w, e, &f))
        return of_text_method(w, e);
    bool to_text = f.type == OBJECT_TYPE && as_type(f) == COLUMN_STR;
    unsigned inner = first_argument(w, e);
    bool method = f.type == OBJECT_METHOD;
    bool format = method && (as_bound(f)->operation->effect & EFFECT_KIND) ==
                                EFFECT_FORMATS;
    if (format && e->items && e->items->next)
        return inner & CONSTANT ? CONSTANT : EFFECT_COMPUTES;
    if (method && as_bound(f)->self.type == OBJECT_STR && !format)
        return inner & CONSTANT ? CONSTANT : EFFECT_COMPUTES;
    return after(of_function(w->ev, f, w->steps_left), to_text, inner);
}

/* Returns the effect of an f-string; EFFECT_COMPUTES if more than one field
   depends on the cell. */
static unsigned of_fstring(struct effect_walk *w, const struct df_expr *e)
{
    unsigned all = CONSTANT;
    for (const struct df_expr *x = e->items; x; x = x->next) {
        unsigned field = x->kind == DF_EXPR_FIELD ? of_expr(w, x->a) : CONSTANT;
        const struct df_expr *spec = field & CONSTANT ? NULL : x->items;
        if (field & CONSTANT)
            continue;
        if (!(all & CONSTANT))
            return EFFECT_COMPUTES;
        bool percent =
            spec && spec->kind == DF_EXPR_STR && str_ends(spec->text, S("%"));
        all =
            after(EFFECT_FORMATS | (percent ? EFFECT_PERCENT : 0), true, field);
    }
    return all;
}

/* Returns the effect of a binary operator, as in '$' + '{:.2f}'.format(v). */
static unsigned of_binary(struct effect_walk *w, const struct df_expr *e)
{
    unsigned x = of_expr(w, e->a), y = of_expr(w, e->b);
    str behind;
    if (x & y & CONSTANT)
        return CONSTANT;
    if (e->op == DF_PERCENT && e->a->kind == DF_EXPR_STR &&
        percent_formats_number(e->a->text, &behind))
        return after(EFFECT_FORMATS, true, y);
    if (e->op == DF_PLUS && (x & CONSTANT) && is_text(w, e->a))
        return after(EFFECT_FORMATS, true, y);
    if (e->op == DF_PLUS && (y & CONSTANT) && is_text(w, e->b))
        return after(EFFECT_FORMATS, true, x);
    return EFFECT_COMPUTES;
}

/* Whether e may stand for a missing number: None, np.nan or a string without a
   number, such as '-'. */
static bool is_no_number(struct effect_walk *w, const struct df_expr *e)
{
    struct object o = {0};
    double f;
    if (e->kind == DF_EXPR_STR)
        return !numeral_value(e->text, &f);
    return e->kind == DF_EXPR_NONE ||
           (e->kind == DF_EXPR_ATTRIBUTE && named(w, e->a, &o) &&
            o.type == OBJECT_MODULE && str_eq_nocase(e->text, S("nan")));
}

/* Returns the effect of a conditional expression, such as '-' if pd.isna(v)
   else f'{v:.1f}'. */
static unsigned of_conditional(struct effect_walk *w, const struct df_expr *e)
{
    unsigned x = of_expr(w, e->a), y = of_expr(w, e->c);
    if (x & y & CONSTANT)
        return EFFECT_COMPUTES;
    if (x & CONSTANT)
        return is_no_number(w, e->a) ? y | EFFECT_MAYBE : EFFECT_COMPUTES;
    if (y & CONSTANT)
        return is_no_number(w, e->c) ? x | EFFECT_MAYBE : EFFECT_COMPUTES;
    return either(x, y);
}

/* Returns the effect of r['x'] or r.x: r is a row, or a name of the script,
   such as np. An attribute of a name of the script, such as np.pi, is
   constant. */
static unsigned of_item(struct effect_walk *w, const struct df_expr *e)
{
    struct object o;
    bool item = e->kind == DF_EXPR_SUBSCRIPT;
    if (is_cell(w, e->a))
        return !item || e->b->kind == DF_EXPR_STR ? EFFECT_KEEPS
                                                  : EFFECT_COMPUTES;
    return !item && named(w, e->a, &o) ? CONSTANT : EFFECT_COMPUTES;
}

static unsigned of_expr(struct effect_walk *w, const struct df_expr *e)
{
    if (*w->steps_left == 0)
        return EFFECT_COMPUTES;
    --*w->steps_left;
    switch (e->kind) {
    case DF_EXPR_NONE:
    case DF_EXPR_BOOL:
    case DF_EXPR_INT:
    case DF_EXPR_FLOAT:
    case DF_EXPR_STR: return CONSTANT;
    case DF_EXPR_NAME: return is_cell(w, e) ? EFFECT_KEEPS : CONSTANT;
    case DF_EXPR_UNARY:
        return e->op == DF_PLUS || of_expr(w, e->a) & CONSTANT
                   ? of_expr(w, e->a)
                   : EFFECT_COMPUTES;
    case DF_EXPR_BINARY: return of_binary(w, e);
    case DF_EXPR_CALL: return of_call(w, e);
    case DF_EXPR_FSTRING: return of_fstring(w, e);
    case DF_EXPR_CONDITIONAL: return of_conditional(w, e);
    case DF_EXPR_SUBSCRIPT:
    case DF_EXPR_ATTRIBUTE: return of_item(w, e);
    default: return EFFECT_COMPUTES;
    }
}

/* ---- functions ---- */

static unsigned of_lambda(struct eval *ev, const struct lambda *l,
                          unsigned *steps_left)
{
    struct effect_walk w = {ev, l, steps_left};
    unsigned does = l->e->a ? of_expr(&w, l->e->a) : EFFECT_COMPUTES;
    return does & CONSTANT ? EFFECT_COMPUTES : does;
}

static unsigned of_method(const struct bound *b)
{
    unsigned does = b->operation->effect;
    bool format = (does & EFFECT_KIND) == EFFECT_FORMATS;
    if (format && b->self.type == OBJECT_STR &&
        number_format_is_percent(as_str(b->self)))
        does |= EFFECT_PERCENT;
    return does;
}

static unsigned of_function(struct eval *ev, struct object f,
                            unsigned *steps_left)
{
    struct reducing r;
    switch (f.type) {
    case OBJECT_METHOD: return of_method(as_bound(f));
    case OBJECT_LAMBDA: return of_lambda(ev, as_lambda(f), steps_left);
    case OBJECT_TYPE:
        return as_type(f) == COLUMN_BOOL ? EFFECT_COMPUTES
                                         : EFFECT_RETYPES | EFFECT_UNIT;
    case OBJECT_STR:
        return reduce_find(as_str(f), &r) ? r.reduction->effect
                                          : EFFECT_COMPUTES;
    default: return EFFECT_COMPUTES;
    }
}

unsigned effect_within(struct eval *ev, const struct lambda *l,
                       const struct df_expr *e)
{
    unsigned steps_left = STEPS_MAX;
    struct effect_walk w = {ev, l, &steps_left};
    struct object f;
    return callee(&w, e, &f) ? of_function(ev, f, &steps_left)
                             : EFFECT_COMPUTES;
}

unsigned effect_method(struct object self, str name)
{
    const struct operation *m = operations_find(self, name);
    return m ? m->effect : 0;
}

/* Returns the argument of .map or .apply that is a function, as in .map(f) or
   .apply(func=f, axis=1); NULL if there is none. */
static const struct df_expr *function_of(const struct df_expr *at)
{
    for (const struct df_expr *x = at->items; x; x = x->next)
        if (!x->text.p || str_eq(x->text, S("func")) ||
            str_eq(x->text, S("arg")))
            return x->a;
    return NULL;
}

unsigned effect_of(struct eval *ev, const struct df_expr *at, bool alone)
{
    const struct operation *m = trace_called(ev, at);
    unsigned does = m ? m->effect : EFFECT_COMPUTES;
    if (alone && !df_expr_computes(at))
        does |= EFFECT_WRITTEN;
    if ((does & EFFECT_KIND) != EFFECT_OF_ARGUMENT)
        return does;
    const struct df_expr *f = function_of(at);
    unsigned steps_left = STEPS_MAX;
    unsigned inner = f ? of_function(ev, trace_result(ev, f), &steps_left) : 0;
    bool each = (inner & EFFECT_KIND) != EFFECT_COMPUTES;
    return inner | (each ? 0 : does & EFFECT_ROWS);
}
