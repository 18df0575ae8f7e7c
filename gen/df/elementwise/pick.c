// SPDX-License-Identifier: MIT
// pick: np.where and np.select, which choose each row's cell from several
// columns or values, by conditions. As in numpy, the result's type depends on
// all choices, even unused ones: a string among numbers makes all cells
// strings.
#include "df/runtime/call.h"

#include <math.h>

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/elementwise/result_check.h"
#include "df/indexing/assign.h"
#include "df/indexing/each.h"
#include "df/indexing/operate.h"
#include "df/runtime/iterate.h"
#include "df/runtime/json_guard.h"
#include "df/runtime/represent.h"
#include "df/runtime/scalar.h"
#include "df/runtime/time.h"
#include "frame/moment.h"
#include "frame/nullable.h"

struct pick_choice {
    struct operand x;
    bool list; /* x is a list */
    bool text; /* x is a string or a list of strings, whose cells numpy stores
                  as strings, not as objects */
};

struct picking {
    struct call *c;
    size_t n; /* number of rows; STR_NPOS until a column was read */
    struct pick_choice *choices;
    size_t n_choices;
    const struct column **inputs; /* the conditions, then the choices */
    size_t n_inputs;
    struct labels labels; /* row labels of the first series; later series may
                             have other labels */
};

/* Reads x as an operand. As in numpy, the rows of operands correspond by
   position, not by label. */
static bool read_operand(struct picking *p, const struct df_expr *at,
                         struct object x, struct operand *out)
{
    struct eval *ev = p->c->ev;
    *out = (struct operand){0};
    if (object_scalar(x, &out->value))
        return true;
    if (x.type == OBJECT_LIST)
        out->column = assign_column(ev, at, STR_NONE,
                                    &(struct labels){.n = as_list(x)->n}, x);
    else if (x.type == OBJECT_SERIES)
        out->column = as_series(x)->column;
    else
        return eval_fault(ev, DIAG_DF_TYPE, at,
                          "'%.*s' needs values or columns, not '%s'",
                          STR_ARG(p->c->operation->name), object_type_name(x));
    if (!out->column)
        return false;
    if (p->n == STR_NPOS)
        p->n = out->column->n;
    p->inputs[p->n_inputs++] = out->column;
    return p->n == out->column->n ||
           eval_fault(ev, DIAG_DF_VALUE, at,
                      "'%.*s' needs conditions and values of the same length, "
                      "but they have %zu row%s and %zu row%s",
                      STR_ARG(p->c->operation->name), p->n, STR_S(p->n),
                      out->column->n, STR_S(out->column->n)) ||
           eval_help(ev, "give one value for each row, or a single value");
}

static bool read_choice(struct picking *p, const struct df_expr *at,
                        struct object x)
{
    struct pick_choice *to = &p->choices[p->n_choices++];
    if (!read_operand(p, at, x, &to->x))
        return false;
    to->list = x.type == OBJECT_LIST;
    to->text = x.type == OBJECT_STR ||
               (x.type == OBJECT_LIST && to->x.column->type == COLUMN_STR &&
                !json_guard_holds(to->x.column));
    return true;
}

static bool no_condition(struct picking *p, const struct df_expr *at,
                         const char *type)
{
    return eval_fault(p->c->ev, DIAG_DF_TYPE, at,
                      "'%.*s' needs a condition (True or False)%s%s",
                      STR_ARG(p->c->operation->name),
                      type ? ", not a column of " : "", type ? type : "") ||
           eval_help(p->c->ev,
                     type && str_eq(str_c(type), S("boolean"))
                         ? "fill its missing cells first, as in (df['a'] > "
                           "0).fillna(False)"
                         : "a comparison makes a condition: df['a'] > 0");
}

static bool read_condition(struct picking *p, const struct df_expr *at,
                           struct object x, struct operand *out)
{
    bool truth;
    if (x.type == OBJECT_NONE || x.type == OBJECT_STR ||
        !read_operand(p, at, x, out))
        return x.type != OBJECT_NONE && x.type != OBJECT_STR
                   ? false
                   : no_condition(p, at, NULL);
    if (out->column)
        return out->column->type == COLUMN_BOOL ||
               no_condition(p, at, column_dtype_name(out->column));
    if (!operate_truth(p->c->ev, at, x, &truth))
        return false;
    out->value = (struct value){.type = VALUE_BOOL, .b = truth};
    return true;
}

/* Returns the common type of all choices. Sets *text to whether all cells
   become strings. */
static enum column_type common_type(const struct picking *p, bool *text)
{
    enum column_type type = COLUMN_BOOL;
    bool objects = false;
    *text = false;
    for (size_t i = 0; i < p->n_choices; i++) {
        struct operand x = p->choices[i].x;
        bool column = x.column != NULL;
        *text |= p->choices[i].text;
        objects |=
            column ? (x.column->type >= COLUMN_STR || nullable_of(x.column)) &&
                         !p->choices[i].text
                   : x.value.type == VALUE_NA || time_is(x.value);
        if (column ? x.column->type == COLUMN_FLOAT
                   : x.value.type == VALUE_FLOAT)
            type = COLUMN_FLOAT;
        else if (type == COLUMN_BOOL && (column ? x.column->type == COLUMN_INT
                                                : x.value.type == VALUE_INT))
            type = COLUMN_INT;
    }
    *text &= !objects;
    return *text ? COLUMN_STR : objects ? COLUMN_OBJECT : type;
}

/* Returns the type of a choice that numpy stores as its own dates or spans,
   COLUMN_DATE or COLUMN_SPAN. Returns COLUMN_OBJECT for all other choices. */
static enum column_type time_type(struct pick_choice choice)
{
    const struct column *x = choice.x.column;
    if (!x && choice.x.value.shown == SHOWN_NUMPY && time_is(choice.x.value))
        return choice.x.value.type == VALUE_DATE ? COLUMN_DATE : COLUMN_SPAN;
    return x && !choice.list && column_is_time(x) && x->zone == ZONE_NONE
               ? x->type
               : COLUMN_OBJECT;
}

/* Sets *type to COLUMN_DATE or COLUMN_SPAN if all choices are dates or all are
   spans, else to COLUMN_OBJECT. Reports dates or spans beside other choices and
   returns false: numpy refuses these choices, or converts the dates to
   integers. */
static bool common_time(const struct picking *p, enum column_type *type)
{
    const struct pick_choice *other = NULL;
    *type = COLUMN_OBJECT;
    for (size_t i = 0; i < p->n_choices; i++)
        if (time_type(p->choices[i]) != COLUMN_OBJECT)
            *type = time_type(p->choices[i]);
    for (size_t i = 0; i < p->n_choices; i++)
        if (time_type(p->choices[i]) != *type)
            other = &p->choices[i];
    return *type == COLUMN_OBJECT || !other ||
           eval_fault(p->c->ev, DIAG_DF_TYPE, p->c->at,
                      "'%.*s' cannot choose between %s and %s",
                      STR_ARG(p->c->operation->name),
                      *type == COLUMN_SPAN ? "time spans" : "dates",
                      other->text ? "strings" : "other values") ||
           eval_help(p->c->ev,
                     "df['d'].where(cond, pd.Timestamp('2026-01-31')) keeps "
                     "dates; .astype(str) makes strings");
}

/* Converts *v to `type`, the common type. Returns false on failure, which is
   reported. */
static bool converted(struct picking *p, struct value *v, enum column_type type)
{
    struct eval *ev = p->c->ev;
    double f;
    if (type == COLUMN_STR && v->type != VALUE_STR) {
        return represent_text(ev, p->c->at, object_value(*v), v);
    }
    if (type == COLUMN_FLOAT && scalar_number(*v, &f))
        *v = (struct value){.type = VALUE_FLOAT, .f = f};
    else if (type == COLUMN_INT && v->type == VALUE_BOOL)
        *v = (struct value){.type = VALUE_INT, .i = v->b};
    return true;
}

/* Returns the index of the choice for a row: the first choice whose condition
   is true or, if there is none, the last choice, which is the default. */
static size_t chosen(const struct picking *p, const struct operand *conds,
                     size_t row)
{
    size_t k = 0;
    while (k + 1 < p->n_choices && !each_cell(conds[k], row).b)
        k++;
    return k;
}

static struct value picked(const struct picking *p, const struct operand *conds,
                           size_t row)
{
    return each_cell(p->choices[chosen(p, conds, row)].x, row);
}

/* Whether the cell chosen for a row is a nan from a faulty computation, which
   must be reported. False if the cell is merely missing. */
static bool is_fault(const struct picking *p, const struct operand *conds,
                     size_t row)
{
    const struct column *c = p->choices[chosen(p, conds, row)].x.column;
    return c && c->type == COLUMN_FLOAT && isnan(c->f[row]) &&
           result_is_fault(c, row);
}

/* Returns the type of a result whose common type is object: str if all cells
   are strings or missing, else object. */
static enum column_type narrowed(const struct picking *p,
                                 const struct operand *conds, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        struct value v = picked(p, conds, i);
        if (v.json || (v.type != VALUE_STR && !scalar_missing(v)))
            return COLUMN_OBJECT;
    }
    return COLUMN_STR;
}

static bool finish(struct picking *p, const struct operand *conds,
                   struct object *out)
{
    struct eval *ev = p->c->ev;
    size_t n = p->n == STR_NPOS ? 1 : p->n;
    bool text;
    enum column_type type = common_type(p, &text), time;
    void *cells;
    if (!common_time(p, &time))
        return false;
    if (time != COLUMN_OBJECT)
        type = time;
    else if (type == COLUMN_OBJECT)
        type = narrowed(p, conds, n);
    struct column *r = eval_column(ev, p->c->at, STR_NONE, type, n, &cells,
                                   p->inputs, p->n_inputs);
    for (size_t i = 0; r && i < n; i++) {
        struct value v = picked(p, conds, i);
        if ((text || type < COLUMN_STR) && !converted(p, &v, type))
            return false;
        v.tainted |= is_fault(p, conds, i);
        eval_put(ev, r, cells, i, v);
    }
    if (!r)
        return false;
    if (p->n != STR_NPOS) {
        *out = object_array(ev->scratch, r, SERIES_ARRAY);
        return true;
    }
    *out = object_value(column_value(r, 0));
    out->numpy = !object_is_time(*out) || time != COLUMN_OBJECT;
    return true;
}

/* Initializes *p for n conditions and n + 1 choices, and returns space for the
   conditions. */
static struct operand *begin(struct picking *p, struct call *c, size_t n)
{
    struct arena *a = c->ev->scratch;
    *p = (struct picking){.c = c, .n = STR_NPOS};
    p->choices = NEW_N(a, struct pick_choice, n + 1);
    p->inputs = NEW_N(a, const struct column *, 2 * n + 1);
    return NEW_N(a, struct operand, n + 1);
}

/* Returns an array of the positions of the cells of argument p that are not 0
   or False. NULL on failure, which is reported. */
static const struct column *positions(struct call *c, enum param p)
{
    const struct column *x;
    size_t n = 0;
    void *cells;
    if (!each_argument(c, p, &x))
        return NULL;
    if (x->n && (x->type > COLUMN_BOOL || x->dtype)) {
        call_needs_numbers(c, p, x);
        return NULL;
    }
    if (!eval_spend(c->ev, c->at, x->n, sizeof(int64_t)))
        return NULL;
    int64_t *at = NEW_N(c->ev->scratch, int64_t, x->n + 1);
    for (size_t i = 0; i < x->n; i++)
        if (x->type == COLUMN_BOOL  ? x->b[i]
            : x->type == COLUMN_INT ? x->i[i] != 0
                                    : x->f[i] != 0)
            at[n++] = (int64_t)i;
    struct column *made =
        eval_column(c->ev, c->at, STR_NONE, COLUMN_INT, n, &cells, NULL, 0);
    for (size_t i = 0; made && i < n; i++)
        ((int64_t *)cells)[i] = at[i];
    return made;
}

static bool flatnonzero(struct call *c, struct object *out)
{
    const struct column *x = positions(c, PARAM_a);
    if (x)
        *out = object_array(c->ev->scratch, x, SERIES_ARRAY);
    return x != NULL;
}

/* Sets *out to a tuple of one array, the positions. */
static bool nonzero(struct call *c, enum param p, struct object *out)
{
    struct list *l = NEW(c->ev->scratch, struct list);
    const struct column *x = positions(c, p);
    if (!x)
        return false;
    l->tuple = true;
    vec_push(c->ev->scratch, l, object_array(c->ev->scratch, x, SERIES_ARRAY));
    *out = object_list(l);
    return true;
}

static bool run_nonzero(struct call *c, struct object *out)
{
    return nonzero(c, PARAM_a, out);
}

static bool where(struct call *c, struct object *out)
{
    struct picking p;
    if (!call_given(c, PARAM_x) && !call_given(c, PARAM_y))
        return nonzero(c, PARAM_condition, out);
    if (!call_given(c, PARAM_x) || !call_given(c, PARAM_y))
        return eval_fault(c->ev, DIAG_DF_TYPE, c->at,
                          "'where' needs x and y, or neither");
    struct operand *cond = begin(&p, c, 1);
    return read_condition(&p, call_at(c, PARAM_condition),
                          call_arg(c, PARAM_condition), cond) &&
           read_choice(&p, call_at(c, PARAM_x), call_arg(c, PARAM_x)) &&
           read_choice(&p, call_at(c, PARAM_y), call_arg(c, PARAM_y)) &&
           finish(&p, cond, out);
}

static bool run_select(struct call *c, struct object *out)
{
    struct picking p;
    struct list conds, choices;
    struct object other = call_given(c, PARAM_default)
                              ? call_arg(c, PARAM_default)
                              : object_int(0);
    if (call_arg(c, PARAM_condlist).type != OBJECT_LIST)
        return call_wrong(c, PARAM_condlist, "a list of conditions");
    if (call_arg(c, PARAM_choicelist).type != OBJECT_LIST)
        return call_wrong(c, PARAM_choicelist, "a list of choices");
    conds = *as_list(call_arg(c, PARAM_condlist));
    choices = *as_list(call_arg(c, PARAM_choicelist));
    if (conds.n != choices.n || !conds.n)
        return eval_fault(
            c->ev, DIAG_DF_VALUE, call_at(c, PARAM_choicelist),
            "found %zu choice%s for %zu condition%s, expected one for each",
            choices.n, STR_S(choices.n), conds.n, STR_S(conds.n));
    struct operand *v = begin(&p, c, conds.n);
    for (size_t i = 0; i < conds.n; i++)
        if (!read_condition(&p, eval_item(call_at(c, PARAM_condlist), i),
                            conds.v[i], &v[i]) ||
            !read_choice(&p, eval_item(call_at(c, PARAM_choicelist), i),
                         choices.v[i]))
            return false;
    return read_choice(&p, call_at(c, PARAM_default), other) &&
           finish(&p, v, out);
}

/* ---- operations ---- */

const struct operation PICK_OPERATIONS[] = {
    {S_INIT("flatnonzero"), ON_NUMPY, flatnonzero, PARAMS(NEEDS(a)), 0, 1,
     "the positions of the cells that are not 0 or False"},
    {S_INIT("nonzero"), ON_NUMPY, run_nonzero, PARAMS(NEEDS(a)), 0, 1,
     "a tuple of one array, the result of flatnonzero"},
    {S_INIT("select"), ON_NUMPY, run_select,
     PARAMS(NEEDS(condlist), NEEDS(choicelist), OPT(default, INT(0))),
     EFFECT_UNIT, 1, "the choice that belongs to the first true condition"},
    {S_INIT("where"), ON_NUMPY, where,
     PARAMS(NEEDS(condition), OPT(x, UNSET), OPT(y, UNSET)), EFFECT_UNIT, 1,
     "x where a condition holds, else y"},
    {.name = {0}},
};
