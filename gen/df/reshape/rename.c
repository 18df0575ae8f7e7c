// SPDX-License-Identifier: MIT
// rename: renames columns, labels and axes. A dict or function maps each old
// name to a new one, level by level if names have levels.
#include "df/reshape/rename.h"

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/indexing/assign_item.h"
#include "df/indexing/level_order.h"
#include "df/runtime/labels.h"
#include "df/runtime/units.h"

/* A rule for new names: `how` is the value of the expression `at`. */
struct renamer {
    struct eval *ev;
    const struct df_expr *at;
    struct object how; /* a dict, a function, or the names of an axis */
};

static bool renamer_of(struct call *c, enum param arg, struct renamer *r)
{
    *r = (struct renamer){c->ev, call_at(c, arg), call_arg(c, arg)};
    return r->how.type == OBJECT_DICT || object_is_function(r->how) ||
           call_wrong(c, arg, "a dict of old and new names, or a function");
}

/* Sets *out to the new value of `old`, a level of a column's name. Returns
   false on failure, which is reported. */
static bool new_level(const struct renamer *r, struct value old,
                      struct value *out)
{
    struct object o = object_value(old), made;
    const struct object *to = NULL;
    if (r->how.type == OBJECT_DICT) {
        to = object_dict_get(as_dict(r->how), o);
    } else {
        if (!r->ev->call(r->ev, r->at, r->how, &o, 1, &made))
            return false;
        to = &made;
    }
    *out = old;
    return !to || object_scalar(*to, out) ||
           eval_fault(r->ev, DIAG_DF_TYPE, r->at, "a name cannot be a '%s'",
                      object_type_name(*to));
}

/* Sets *out to the new name of a column. A dict may map a name with a single
   level to a tuple. Returns false on failure, which is reported. */
static bool new_name(const struct renamer *r, str old, str *out)
{
    struct value v[NAME_LEVELS_MAX];
    struct eval *ev = r->ev;
    size_t n = name_levels(old);
    if (r->how.type == OBJECT_DICT && n == 1) {
        const struct object *to =
            object_dict_get(as_dict(r->how), object_of_name(ev->scratch, old));
        *out = old;
        return !to || eval_name(ev, r->at, *to, out);
    }
    for (size_t i = 0; i < n; i++)
        if (!new_level(r, eval_name_level(ev, old, i), &v[i]))
            return false;
    *out = eval_make_name(ev, r->at, v, n);
    return true;
}

/* Warns about old names that are not columns of f. pandas ignores such names,
   but nearly all of them are typing mistakes. If `raise` is true, reports the
   first such name as an error and returns false. */
static bool check_known(const struct renamer *r, const struct frame *f,
                        bool raise)
{
    struct eval *ev = r->ev;
    if (r->how.type != OBJECT_DICT || name_frame_levels(f) > 1)
        return true;
    const struct dict *names = as_dict(r->how);
    struct frame own = *f;
    str *known = NEW_N(ev->scratch, str, f->n_columns);
    frame_index(ev->scratch, &own);
    for (size_t i = 0; i < f->n_columns; i++)
        known[i] = name_text(ev->scratch, f->columns[i]->name);
    for (size_t i = 0; i < names->n; i++) {
        struct object key = names->v[i].key;
        if (key.type != OBJECT_STR || frame_find(&own, as_str(key)) != STR_NPOS)
            continue;
        if (raise)
            return eval_no_column(ev, eval_item(r->at, i), as_str(key), f);
        diag_at(ev->d, DIAG_DF_RENAME, eval_pos(ev, eval_item(r->at, i)),
                as_str(key));
        diag_help_nearest(ev->d, "columns", as_str(key), known, f->n_columns);
    }
    return true;
}

/* Appends a column to f under another name. */
static bool put(struct eval *ev, const struct df_expr *at, struct frame *f,
                const struct column *old, str name)
{
    return eval_append(ev, at, f, units_renamed(ev, at, old, name));
}

static bool rename_columns(const struct renamer *r, struct frame *f)
{
    const struct frame from = *f;
    f->columns = NEW_N(r->ev->a, const struct column *, from.n_columns);
    f->n_columns = 0;
    for (size_t i = 0; i < from.n_columns; i++) {
        str name;
        if (!new_name(r, from.columns[i]->name, &name) ||
            !put(r->ev, r->at, f, from.columns[i], name))
            return false;
    }
    return true;
}

static bool rename_labels(const struct renamer *r, struct frame *f)
{
    struct eval *ev = r->ev;
    size_t levels;
    const struct column **old =
        labels_of_rows(ev, r->at, f->index, f->n_index, f->n, &levels);
    if (!old || !eval_spend(ev, r->at, f->n, levels * sizeof(struct value)))
        return false;
    f->index = NEW_N(ev->a, const struct column *, levels);
    f->n_index = levels;
    for (size_t l = 0; l < levels; l++) {
        struct value *v = NEW_N(ev->scratch, struct value, f->n);
        bool changed = false;
        for (size_t i = 0; i < f->n; i++) {
            struct value was = column_value(old[l], i);
            if (!new_level(r, was, &v[i]))
                return false;
            changed |= !object_same(object_value(was), object_value(v[i]));
        }
        f->index[l] =
            !changed ? old[l]
                     : eval_infer(ev, r->at, old[l]->name, v, f->n, &old[l], 1);
        if (!f->index[l])
            return false;
        f->index[l] = level_order_set(ev->a, f->index[l], f->index[l], false);
    }
    return true;
}

static bool run_frame(struct call *c, struct object *out)
{
    static const str ERRORS[] = {S_INIT("ignore"), S_INIT("raise")};
    bool across = false, copy;
    unsigned raise;
    struct renamer r;
    enum param rows = PARAM_index, columns = PARAM_columns;
    if (!call_axis(c, PARAM_axis, &across) ||
        !call_bool(c, PARAM_copy, &copy) ||
        !call_choice(c, PARAM_errors, ERRORS, 2, &raise))
        return false;
    if (!call_has(c, PARAM_mapper) && !call_has(c, PARAM_index) &&
        !call_has(c, PARAM_columns))
        return eval_fault(c->ev, DIAG_DF_TYPE, c->at,
                          "'rename' needs columns= or index=") ||
               eval_help(c->ev, "write df.rename(columns={'old': 'new'})");
    if (call_has(c, PARAM_mapper))
        *(across ? &columns : &rows) = PARAM_mapper;
    struct frame *f = object_own_frame(c->ev->a, as_frame(c->self));
    if (call_has(c, columns) &&
        (!renamer_of(c, columns, &r) || !check_known(&r, f, raise) ||
         !rename_columns(&r, f)))
        return false;
    if (call_has(c, rows) &&
        (!renamer_of(c, rows, &r) || !rename_labels(&r, f)))
        return false;
    return call_finish(c, object_frame(f), out);
}

static bool run_series(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    const struct series *s = as_series(c->self);
    struct renamer r = {ev, call_at(c, PARAM_index), call_arg(c, PARAM_index)};
    str name = STR_NONE;
    if (r.how.type == OBJECT_DICT || object_is_function(r.how)) {
        struct frame f = object_series_frame(s);
        return rename_labels(&r, &f) &&
               call_finish(c, object_column(ev->scratch, &f, 0), out);
    }
    if (call_has(c, PARAM_index) && !eval_name(ev, r.at, r.how, &name))
        return false;
    const struct column *x = units_renamed(ev, r.at, s->column, name);
    struct object made = object_series(ev->scratch, x, s->index, s->n_index);
    as_series(made)->kind = s->kind;
    return call_finish(c, made, out);
}

/* ---- whole axes ---- */

static bool set_axis(struct call *c, struct object *out)
{
    bool across;
    const struct df_expr *at = call_at(c, PARAM_labels);
    const struct frame from = object_as_frame(&c->self);
    struct frame *f = object_own_frame(c->ev->a, &from);
    if (!call_axis(c, PARAM_axis, &across))
        return false;
    if (across && c->self.type == OBJECT_SERIES)
        return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_axis),
                          "a column has no axis 1");
    if (!assign_attribute(c->ev, at, object_frame(f),
                          across ? S("columns") : S("index"), at,
                          call_arg(c, PARAM_labels)))
        return false;
    *out = call_shaped(c, f);
    return true;
}

/* Reads the names of n levels from a single name or a list of names. None means
   no name. */
static bool axis_names(const struct renamer *r, str *names, size_t n)
{
    struct object x = r->how;
    bool list = x.type == OBJECT_LIST;
    if ((list ? as_list(x)->n : 1) != n)
        return eval_fault(r->ev, DIAG_DF_VALUE, r->at,
                          "the number of names is %zu, but the labels have %zu "
                          "level%s",
                          list ? as_list(x)->n : (size_t)1, n, STR_S(n)) ||
               eval_help(r->ev, n == 1 ? "write one name, such as 'a'"
                                       : "write a list with one name for each "
                                         "level");
    for (size_t i = 0; i < n; i++) {
        struct object one = list ? as_list(x)->v[i] : x;
        names[i] = STR_NONE;
        if (one.type != OBJECT_NONE &&
            !eval_name(r->ev, eval_item(r->at, i), one, &names[i]))
            return false;
    }
    return true;
}

static bool name_rows(const struct renamer *r, struct frame *f)
{
    struct eval *ev = r->ev;
    size_t levels;
    const struct column **old =
        labels_of_rows(ev, r->at, f->index, f->n_index, f->n, &levels);
    str *names = NEW_N(ev->scratch, str, levels);
    if (!old || !axis_names(r, names, levels))
        return false;
    f->index = NEW_N(ev->a, const struct column *, levels);
    f->n_index = levels;
    for (size_t i = 0; i < levels; i++)
        f->index[i] = units_renamed(ev, r->at, old[i], names[i]);
    return true;
}

/* Records the names that changed: in pandas, the names of all frames that share
   the n labels `old` have changed as well. */
static void record_names(const struct renamer *r,
                         const struct column *const *old, size_t n,
                         const struct frame *f)
{
    struct eval *ev = r->ev;
    for (size_t i = 0; i < n; i++)
        if (!str_eq(old[i]->name, f->index[i]->name))
            vec_push(ev->scratch, &ev->renamed,
                     ((struct eval_renamed){old[i], eval_pos(ev, r->at)}));
}

static bool name_columns(const struct renamer *r, struct frame *f)
{
    size_t levels = name_frame_levels(f);
    struct value v[NAME_LEVELS_MAX];
    str names[NAME_LEVELS_MAX];
    bool any = false;
    if (!axis_names(r, names, levels))
        return false;
    for (size_t i = 0; i < levels; i++) {
        v[i] = name_level(names[i], 0);
        any |= names[i].p != NULL;
    }
    f->axis = any ? name_make(r->ev->a, v, levels) : STR_NONE;
    return true;
}

bool rename_name_axis(struct eval *ev, const struct df_expr *at,
                      struct frame *f, bool across, struct object names)
{
    const struct renamer r = {ev, at, names};
    const struct column *const *old = f->index;
    size_t n = f->n_index;
    if (across)
        return name_columns(&r, f);
    if (!name_rows(&r, f))
        return false;
    record_names(&r, old, n, f);
    return true;
}

static bool run_axis(struct call *c, struct object *out)
{
    bool across, copy;
    if (!call_axis(c, PARAM_axis, &across) || !call_bool(c, PARAM_copy, &copy))
        return false;
    const struct frame from = object_as_frame(&c->self);
    bool series = c->self.type == OBJECT_SERIES;
    struct frame *f = object_own_frame(c->ev->a, &from);
    bool mapper = call_given(c, PARAM_mapper);
    enum param rows = mapper && !across ? PARAM_mapper : PARAM_index;
    enum param columns = mapper && across ? PARAM_mapper : PARAM_columns;
    if (!call_given(c, rows) && !call_given(c, columns))
        return eval_fault(c->ev, DIAG_DF_TYPE, c->at,
                          "'rename_axis' needs a name");
    const struct renamer down = {c->ev, call_at(c, rows), call_arg(c, rows)};
    const struct renamer right = {c->ev, call_at(c, columns),
                                  call_arg(c, columns)};
    if ((call_given(c, rows) && !name_rows(&down, f)) ||
        (call_given(c, columns) && !series && !name_columns(&right, f)))
        return false;
    return call_finish(
        c, series ? object_column(c->ev->a, f, 0) : object_frame(f), out);
}

/* ---- add_prefix, add_suffix ---- */

static bool add_text(struct call *c, bool before, struct object *out)
{
    struct eval *ev = c->ev;
    const struct frame *from = as_frame(c->self);
    struct frame *f = object_own_frame(ev->a, from);
    str text;
    if (!call_str(c, call_first(c), &text))
        return false;
    f->n_columns = 0;
    for (size_t i = 0; i < from->n_columns; i++) {
        struct value v[NAME_LEVELS_MAX];
        str old = from->columns[i]->name;
        size_t n = name_levels(old);
        for (size_t l = 0; l < n; l++) {
            str level = name_level_text(ev->a, old, l, n);
            v[l] = (struct value){.type = VALUE_STR};
            v[l].tainted = call_arg(c, call_first(c)).tainted ||
                           eval_name_level(ev, old, l).tainted;
            v[l].s = before ? str_concat(ev->a, text, level)
                            : str_concat(ev->a, level, text);
        }
        str name = eval_make_name(ev, c->at, v, n);
        if (!put(ev, c->at, f, from->columns[i], name))
            return false;
    }
    *out = object_frame(f);
    return true;
}

static bool add_prefix(struct call *c, struct object *out)
{
    return add_text(c, true, out);
}

static bool add_suffix(struct call *c, struct object *out)
{
    return add_text(c, false, out);
}

/* ---- operations ---- */

const struct operation RENAME_OPERATIONS[] = {
    {S_INIT("add_prefix"), ON_FRAME, add_prefix, PARAMS(NEEDS(prefix)), 0, 1,
     "adds a prefix to each column name"},
    {S_INIT("add_suffix"), ON_FRAME, add_suffix, PARAMS(NEEDS(suffix)), 0, 1,
     "adds a suffix to each column name"},
    {S_INIT("rename"), ON_FRAME, run_frame,
     PARAMS(OPT(mapper, NONE), NAMED(index, NONE), NAMED(columns, NONE),
            NAMED(axis, NONE), NAMED(copy, NONE), NAMED(inplace, FALSE),
            NAMED(errors, TEXT("ignore"))),
     0, 1, "renames columns or rows"},
    {S_INIT("rename"), ON_SERIES, run_series,
     PARAMS(OPT(index, NONE), NAMED(axis, NONE), NAMED(copy, TRUE),
            NAMED(inplace, FALSE)),
     0, 1, "renames the column or its labels"},
    {S_INIT("rename_axis"), ON_FRAME | ON_SERIES, run_axis,
     PARAMS(OPT(mapper, UNSET), NAMED(index, UNSET), NAMED(columns, UNSET),
            NAMED(axis, INT(0)), NAMED(copy, TRUE), NAMED(inplace, FALSE)),
     0, 1, "names the row labels"},
    {S_INIT("set_axis"), ON_FRAME | ON_SERIES, set_axis,
     PARAMS(NEEDS(labels), NAMED(axis, INT(0)), NAMED(copy, UNSET)), 0, 1,
     "sets other labels"},
    {.name = {0}},
};
