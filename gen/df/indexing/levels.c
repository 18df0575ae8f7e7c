// SPDX-License-Identifier: MIT
// levels: selects columns by the first level of their names. frame/name.h
// splits names into levels.
#include "df/indexing/levels.h"

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/indexing/axis.h"
#include "df/runtime/labels.h"

/* ---- columns ---- */

static bool is_below(str name, str first)
{
    if (name_levels(name) < 2 || name_levels(first) > 1)
        return false;
    return object_same(object_value(name_level(name, 0)),
                       object_value(name_level(first, 0)));
}

/* Returns the name without its first level. STR_NONE if all other levels are
   empty. */
static str without_first_level(struct eval *ev, str name)
{
    struct value v[NAME_LEVELS_MAX];
    size_t n = 0, used = 0;
    for (; n + 1 < name_levels(name) && n < NAME_LEVELS_MAX; n++) {
        v[n] = name_level(name, n + 1);
        if (v[n].type != VALUE_STR || v[n].s.n)
            used = n + 1;
    }
    return used ? name_make(ev->a, v, n) : STR_NONE;
}

bool levels_below(struct eval *ev, const struct frame *f, str name,
                  struct object *out)
{
    struct frame *g = object_own_frame(ev->a, f);
    g->n_columns = 0;
    for (size_t i = 0; i < f->n_columns; i++) {
        const struct column *c = f->columns[i];
        if (!is_below(c->name, name))
            continue;
        str rest = without_first_level(ev, c->name);
        c = column_rename(ev->a, c, rest.p ? rest : name);
        g->columns[g->n_columns++] = c;
        if (!rest.p) {
            *out = object_series(ev->scratch, c, f->index, f->n_index);
            return true;
        }
    }
    *out = object_frame(g);
    return g->n_columns > 0;
}

bool levels_add(const struct frame *f, str name, struct frame *to)
{
    bool any = false;
    for (size_t i = 0; i < f->n_columns; i++) {
        const struct column *c = f->columns[i];
        if (!is_below(c->name, name))
            continue;
        any = true;
        if (frame_find(to, c->name) == STR_NPOS)
            to->columns[to->n_columns++] = c;
    }
    return any;
}

/* Returns a name without level `level`. */
static str without_level(struct eval *ev, str name, size_t level)
{
    struct value v[NAME_LEVELS_MAX];
    size_t n = 0;
    for (size_t i = 0; i < name_levels(name) && i < NAME_LEVELS_MAX; i++)
        if (i != level)
            v[n++] = name_level(name, i);
    return name_make(ev->a, v, n);
}

void levels_drop(struct eval *ev, struct frame *f, size_t level)
{
    for (size_t i = 0; i < f->n_columns; i++)
        f->columns[i] =
            column_rename(ev->a, f->columns[i],
                          without_level(ev, f->columns[i]->name, level));
    if (name_levels(f->axis) > 1)
        f->axis = without_level(ev, f->axis, level);
    frame_index(ev->a, f);
}

bool levels_find(struct eval *ev, const struct df_expr *at,
                 const struct frame *f, struct object level, size_t *k)
{
    size_t n = name_frame_levels(f);
    str name;
    if (level.type == OBJECT_INT) {
        int64_t i = as_int(level);
        *k = (size_t)(i < 0 ? i + (int64_t)n : i);
        return *k < n ||
               eval_fault(ev, DIAG_DF_VALUE, at,
                          "level %lld is out of range: the columns have %zu "
                          "level%s, counted from 0",
                          (long long)i, n, STR_S(n));
    }
    if (!eval_name(ev, at, level, &name))
        return false;
    for (*k = 0; *k < n; ++*k) {
        struct value own = name_level(f->axis, *k);
        if (own.type != VALUE_NA && str_eq(name_make(ev->a, &own, 1), name))
            return true;
    }
    name = name_text(ev->scratch, name);
    return eval_fault(ev, DIAG_DF_VALUE, at, "unknown column level '%.*s'",
                      STR_ARG(name)) ||
           eval_help(ev, "write the number of the level, counted from 0, or "
                         "give it a name: df.rename_axis(columns='c')");
}

/* ---- lists of tuples ---- */

static bool check_tuples(struct call *c)
{
    const struct list *l = as_list(c->self);
    for (size_t i = 0; i < l->n; i++)
        if (l->v[i].type != OBJECT_LIST || !as_list(l->v[i])->tuple ||
            as_list(l->v[i])->n != as_list(l->v[0])->n)
            return eval_fault(c->ev, DIAG_DF_TYPE, c->at,
                              "'.%.*s' needs labels with several levels, which "
                              "are tuples of the same length",
                              STR_ARG(c->operation->name)) ||
                   eval_help(
                       c->ev,
                       "set_index(['a', 'b']) makes labels with two levels");
    return true;
}

static bool values(struct call *c, struct object *out)
{
    *out = c->self;
    return check_tuples(c);
}

static bool map(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    const struct list *from = as_list(c->self);
    struct value *v = NEW_N(ev->scratch, struct value, from->n);
    if (!check_tuples(c))
        return false;
    if (!object_is_function(call_arg(c, PARAM_mapper)))
        return call_wrong(c, PARAM_mapper, "a function");
    for (size_t i = 0; i < from->n; i++) {
        struct object x;
        if (!ev->call(ev, call_at(c, PARAM_mapper), call_arg(c, PARAM_mapper),
                      &from->v[i], 1, &x))
            return false;
        if (!object_scalar(x, &v[i]))
            return eval_fault(ev, DIAG_DF_TYPE, call_at(c, PARAM_mapper),
                              "the function must return one value, not '%s'",
                              object_type_name(x));
    }
    const struct column *x =
        eval_infer(ev, c->at, STR_NONE, v, from->n, NULL, 0);
    if (x)
        *out = object_array(ev->scratch, x, SERIES_INDEX);
    return x != NULL;
}

/* Reads level=, the name or number of a level; a negative number counts from
   the end. */
static bool read_level(struct call *c, int64_t *level)
{
    const struct list *l = as_list(c->self);
    size_t k;
    if (!check_tuples(c))
        return false;
    if (l->levels) {
        bool known = labels_level(c->ev, call_at(c, PARAM_level), l->levels,
                                  l->n_levels, call_value(c, PARAM_level), &k);
        *level = (int64_t)k;
        return known;
    }
    if (!call_int(c, PARAM_level, level))
        return false;
    int64_t n = l->n ? (int64_t)as_list(l->v[0])->n : 1, given = *level;
    *level += *level < 0 ? n : 0;
    return (*level >= 0 && *level < n) ||
           eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_level),
                      "level %lld is out of range: the labels have %lld "
                      "level%s, counted from 0",
                      (long long)given, (long long)n, STR_S(n));
}

/* Sets *out to an Index with the value that each label has at level `level`. */
static bool one_level(struct call *c, int64_t level, struct object *out)
{
    const struct list *l = as_list(c->self);
    struct value *v = NEW_N(c->ev->scratch, struct value, l->n);
    if (l->levels) {
        *out = object_array(c->ev->scratch, l->levels[level], SERIES_INDEX);
        return true;
    }
    for (size_t i = 0; i < l->n; i++)
        if (!object_scalar(as_list(l->v[i])->v[level], &v[i]))
            return call_wrong(c, PARAM_level, "labels");
    const struct column *x =
        eval_infer(c->ev, c->at, STR_NONE, v, l->n, NULL, 0);
    if (x)
        *out = object_array(c->ev->scratch, x, SERIES_INDEX);
    return x != NULL;
}

static bool get(struct call *c, struct object *out)
{
    int64_t level;
    return read_level(c, &level) && one_level(c, level, out);
}

/* Sets *out to the Index itself, because it has a single level. */
static bool get_of_index(struct call *c, struct object *out)
{
    const struct series *s = as_series(c->self);
    size_t k;
    if (s->kind != SERIES_INDEX)
        return eval_fault(c->ev, DIAG_DF_TYPE, c->at,
                          "'get_level_values' is a method of an Index, not of "
                          "a column") ||
               eval_help(c->ev, "write s.index.get_level_values(0)");
    *out = c->self;
    return labels_level(c->ev, call_at(c, PARAM_level), &s->column, 1,
                        call_arg(c, PARAM_level), &k);
}

static bool drop(struct call *c, struct object *out)
{
    const struct list *from = as_list(c->self);
    struct list *l = NEW(c->ev->scratch, struct list);
    int64_t level;
    if (!read_level(c, &level))
        return false;
    size_t n = from->n ? as_list(from->v[0])->n : 1;
    if (n == 2)
        return one_level(c, 1 - level, out);
    if (n < 2)
        return eval_fault(c->ev, DIAG_DF_VALUE, c->at,
                          "cannot remove the only level of the labels");
    if (from->levels) {
        const struct column **v = NEW_N(c->ev->a, const struct column *, n);
        for (size_t k = 0; k + 1 < n; k++)
            v[k] = from->levels[k + ((int64_t)k >= level)];
        return axis_labels(c->ev, c->at, v, n - 1, out);
    }
    for (size_t i = 0; i < from->n; i++) {
        struct list *t = NEW(c->ev->scratch, struct list);
        t->tuple = true;
        for (size_t k = 0; k < n; k++)
            if ((int64_t)k != level)
                vec_push(c->ev->scratch, t, as_list(from->v[i])->v[k]);
        vec_push(c->ev->scratch, l, object_list(t));
    }
    *out = object_list(l);
    return true;
}

/* Evaluates .names of labels: a list with the name of each level, or None. */
static bool names(struct call *c, struct object *out)
{
    bool list = c->self.type == OBJECT_LIST;
    const struct column *const *v =
        list ? as_list(c->self)->levels : &as_series(c->self)->column;
    size_t n = list ? as_list(c->self)->n_levels : 1;
    struct list *l = NEW(c->ev->scratch, struct list);
    if (!v || (!list && as_series(c->self)->kind != SERIES_INDEX))
        return eval_fault(c->ev, DIAG_DF_TYPE, c->at,
                          "'names' is an attribute of df.index and df.columns");
    for (size_t i = 0; i < n; i++)
        vec_push(c->ev->scratch, l, eval_name_object(c->ev, v[i]->name));
    *out = object_list(l);
    return true;
}

/* Sets *out to the labels with other names of the levels: all names, or that of
   level=. */
static bool set_names(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    bool list = c->self.type == OBJECT_LIST;
    const struct column *const *v =
        list ? as_list(c->self)->levels : &as_series(c->self)->column;
    size_t n = list ? as_list(c->self)->n_levels : 1, k = 0;
    struct object x = call_arg(c, PARAM_names);
    const struct list one = {.v = &x, .n = 1};
    const struct list *names = x.type == OBJECT_LIST ? as_list(x) : &one;
    bool level = call_takes(c, PARAM_level) && call_has(c, PARAM_level);
    if (!v || (!list && as_series(c->self)->kind != SERIES_INDEX))
        return eval_fault(ev, DIAG_DF_TYPE, c->at,
                          "'%.*s' is a method of df.index and df.columns",
                          STR_ARG(c->operation->name));
    if (level && !labels_level(ev, call_at(c, PARAM_level), v, n,
                               call_arg(c, PARAM_level), &k))
        return false;
    if (names->n != (level ? 1 : n))
        return eval_fault(ev, DIAG_DF_VALUE, call_at(c, PARAM_names),
                          "the number of names is %zu, but the labels have "
                          "%zu level%s",
                          names->n, n, STR_S(n));
    const struct column **made = NEW_N(ev->a, const struct column *, n);
    for (size_t i = 0; i < n; i++) {
        struct object own = names->v[level ? 0 : i];
        str name = STR_NONE;
        if ((!level || i == k) && own.type != OBJECT_NONE &&
            !eval_name(ev, call_at(c, PARAM_names), own, &name))
            return false;
        made[i] = level && i != k ? v[i] : column_rename(ev->a, v[i], name);
    }
    if (list)
        return axis_labels(ev, c->at, made, n, out);
    *out = object_array(ev->scratch, made[0], SERIES_INDEX);
    return true;
}

/* ---- operations ---- */

const struct operation LEVELS_OPERATIONS[] = {
    {S_INIT("droplevel"), ON_LIST, drop, PARAMS(OPT(level, INT(0))), 0, 1,
     "removes a level of the labels"},
    {S_INIT("get_level_values"), ON_LIST, get, PARAMS(NEEDS(level)), 0, 1,
     "one level of the labels"},
    {S_INIT("get_level_values"), ON_SERIES, get_of_index, PARAMS(NEEDS(level)),
     0, 1, "the labels themselves"},
    {S_INIT("map"), ON_LIST, map, PARAMS(NEEDS(mapper)), 0, 1,
     "maps each label by a function or a dict"},
    {S_INIT("names"), ON_LIST | ON_SERIES, names, PROPERTY, 0, 0,
     "the names of the levels of df.index or df.columns"},
    {S_INIT("rename"), ON_LIST, set_names, PARAMS(NEEDS(names)), 0, 1,
     "the same labels, with new names for their levels"},
    {S_INIT("set_names"), ON_LIST | ON_SERIES, set_names,
     PARAMS(NEEDS(names), OPT(level, NONE)), 0, 1,
     "the same labels, with new names for their levels"},
    {S_INIT("to_flat_index"), ON_LIST, values, NO_PARAMS, 0, 1,
     "the labels as a list of tuples"},
    {S_INIT("values"), ON_LIST, values, PROPERTY, 0, 1,
     "the cells, without labels"},
    {.name = {0}},
};
