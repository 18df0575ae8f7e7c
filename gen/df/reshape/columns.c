// SPDX-License-Identifier: MIT
// columns: changes the list of columns, or selects rows by label and copies
// their cells.
#include "df/reshape/columns.h"

#include <math.h>

#include "base/buf.h"
#include "base/codes/df.h"
#include "base/regex.h"
#include "base/vec.h"
#include "df/indexing/align.h"
#include "df/indexing/assign.h"
#include "df/indexing/axis.h"
#include "df/indexing/select.h"
#include "df/lint/lookup_check.h"
#include "df/runtime/iterate.h"
#include "df/runtime/keys.h"
#include "df/runtime/labels.h"
#include "df/runtime/represent.h"
#include "df/runtime/scalar.h"
#include "df/runtime/units.h"
#include "df/strings/pattern.h"
#include "frame/number.h"

/* Sets *out to the labels in an argument. The argument is a single label or a
   list of labels. Returns false on failure, which is reported. */
static bool labels_in(struct call *c, enum param arg, struct list *out)
{
    struct object x = call_arg(c, arg);
    bool one = object_is_key(x);
    *out = (struct list){.v = NEW(c->ev->scratch, struct object), .n = 1};
    out->v[0] = x;
    return one || iterate(c->ev, call_at(c, arg), x, out);
}

/* ---- drop ---- */

static bool drop_columns(struct call *c, enum param arg, bool ignore,
                         struct frame **f)
{
    struct eval *ev = c->ev;
    struct list l;
    bool *keep = NEW_N(ev->scratch, bool, (*f)->n_columns + 1);
    memset(keep, true, (*f)->n_columns);
    if (!labels_in(c, arg, &l) ||
        !eval_steps(ev, c->at, l.n * (*f)->n_columns / 8))
        return false;
    for (size_t i = 0; i < l.n; i++) {
        const struct df_expr *at = eval_item(call_at(c, arg), i);
        bool found = false;
        str name;
        if (!eval_name(ev, at, l.v[i], &name))
            return false;
        for (size_t k = 0; k < (*f)->n_columns; k++) {
            str own = (*f)->columns[k]->name;
            bool is = str_eq(own, name) ||
                      (name_levels(own) > name_levels(name) &&
                       object_same(object_value(name_level(own, 0)), l.v[i]));
            found |= is;
            keep[k] &= !is;
        }
        if (!found && !ignore)
            return eval_no_column(ev, at, name, *f);
    }
    *f = select_columns(ev, *f, keep);
    return true;
}

static bool drop_rows(struct call *c, enum param arg, bool ignore,
                      struct frame **f)
{
    struct eval *ev = c->ev;
    struct list l;
    size_t levels, n_parts, n = 0;
    const struct column **index =
        labels_of_rows(ev, c->at, (*f)->index, (*f)->n_index, (*f)->n, &levels);
    if (!index || !labels_in(c, arg, &l))
        return false;
    if (l.n == 0)
        return true;
    const struct column **wanted =
        axis_levels(ev, call_at(c, arg), &l, &n_parts);
    if (!wanted || !eval_spend(ev, c->at, (*f)->n, sizeof(uint32_t)))
        return false;
    if (n_parts > levels)
        return eval_fault(ev, DIAG_DF_VALUE, call_at(c, arg),
                          "this label has %zu parts, but the row labels have "
                          "%zu level%s",
                          n_parts, levels, STR_S(levels)) ||
               eval_help(ev, "to drop several rows, write a list of labels, "
                             "such as [1, 2]");
    const struct keys keys = {wanted, n_parts, l.n};
    const struct keys rows = {index, n_parts, (*f)->n};
    struct keys_table table;
    keys_table_init(&table, ev->scratch, keys);
    bool *found = NEW_N(ev->scratch, bool, l.n);
    uint32_t *keep = NEW_N(ev->a, uint32_t, (*f)->n + 1);
    for (size_t i = 0; i < (*f)->n; i++) {
        uint32_t k = keys_table_find(&table, &rows, i);
        if (k == ORIGIN_NO_ROW)
            keep[n++] = (uint32_t)i;
        else
            found[k] = true;
    }
    for (size_t i = 0; i < l.n && !ignore; i++)
        if (!found[keys_table_find(&table, &keys, i)]) {
            eval_fault(ev, DIAG_DF_VALUE, eval_item(call_at(c, arg), i),
                       "%.*s is not a row label",
                       STR_ARG(represent_short(ev, call_at(c, arg), l.v[i])));
            diag_help(ev->d, "to remove columns, write df.drop(columns=[...]); "
                             "errors='ignore' skips unknown labels");
            return false;
        }
    *f = eval_take(ev, c->at, *f, keep, n);
    return *f != NULL;
}

static bool drop(struct call *c, struct object *out)
{
    static const str ERRORS[] = {S_INIT("raise"), S_INIT("ignore")};
    bool across;
    unsigned ignore;
    if (!call_axis(c, PARAM_axis, &across) ||
        !call_choice(c, PARAM_errors, ERRORS, 2, &ignore))
        return false;
    bool labels = call_has(c, PARAM_labels);
    enum param rows = labels && !across ? PARAM_labels : PARAM_index;
    enum param columns = labels && across ? PARAM_labels : PARAM_columns;
    if (!call_has(c, rows) && !call_has(c, columns))
        return eval_fault(c->ev, DIAG_DF_TYPE, c->at,
                          "'drop' needs columns= or index=") ||
               eval_help(c->ev, "name what to drop: df.drop(columns=['a'])");
    struct frame *f = as_frame(c->self);
    if ((call_has(c, columns) && !drop_columns(c, columns, ignore, &f)) ||
        (call_has(c, rows) && !drop_rows(c, rows, ignore, &f)))
        return false;
    if (f == as_frame(c->self))
        f = object_own_frame(c->ev->a, f);
    return call_finish(c, object_frame(f), out);
}

/* ---- pop, insert ---- */

static bool pop(struct call *c, struct object *out)
{
    struct frame *f = as_frame(c->self);
    size_t k;
    if (!eval_find(c->ev, call_at(c, PARAM_item), f, call_arg(c, PARAM_item),
                   &k))
        return false;
    bool *keep = NEW_N(c->ev->scratch, bool, f->n_columns);
    memset(keep, true, f->n_columns);
    keep[k] = false;
    *out = object_column(c->ev->scratch, f, k);
    *f = *select_columns(c->ev, f, keep);
    return true;
}

static bool insert(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    struct frame *f = object_own_frame(ev->a, as_frame(c->self));
    int64_t at;
    str name;
    if (!call_int(c, PARAM_loc, &at) ||
        !eval_name(ev, call_at(c, PARAM_column), call_arg(c, PARAM_column),
                   &name))
        return false;
    if (at < 0 || at > (int64_t)f->n_columns)
        return eval_fault(
                   ev, DIAG_DF_VALUE, call_at(c, PARAM_loc),
                   "position %lld is out of range: the frame has %zu column%s",
                   (long long)at, f->n_columns, STR_S(f->n_columns)) ||
               eval_help(ev, "positions count from 0");
    if (frame_find(f, name) != STR_NPOS)
        return eval_fault(ev, DIAG_DF_VALUE, call_at(c, PARAM_column),
                          "column '%.*s' already exists",
                          STR_ARG(name_text(ev->scratch, name))) ||
               eval_help(ev, "to change a column, assign to it: df['a'] = 1");
    if (!assign_set(ev, call_at(c, PARAM_value), f, name,
                    call_arg(c, PARAM_value)))
        return false;
    const struct column *x = f->columns[f->n_columns - 1];
    memmove(f->columns + at + 1, f->columns + at,
            (f->n_columns - 1 - (size_t)at) * sizeof *f->columns);
    f->columns[at] = x;
    f->names = NULL;
    *as_frame(c->self) = *f;
    *out = (struct object){.type = OBJECT_NONE};
    return true;
}

/* ---- filter ---- */

/* The test that filter applies to each label: whether the label is one of the
   items, contains a string, or matches a pattern. */
struct filter {
    struct call *c;
    struct list items;
    str like;         /* like=, used if items= and regex= are not given */
    struct regex *re; /* NULL: no pattern */
};

/* Converts a label to a string as Python's str() does. */
static str label_text(struct eval *ev, struct value v)
{
    struct buf b = {.a = ev->scratch};
    value_put(&b, v);
    return buf_end(&b);
}

/* Sets *out to whether a label passes the test of like= or regex=. Returns
   false if the search for the pattern fails, which is reported. */
static bool passes(const struct filter *f, struct value label, bool *out)
{
    str s = label_text(f->c->ev, label);
    if (!f->re) {
        *out = str_find(s, f->like, 0) != STR_NPOS;
        return true;
    }
    return pattern_find(f->c->ev, call_at(f->c, PARAM_regex), f->re, s, 0,
                        REGEX_SEARCH, out);
}

/* Sets `positions` to the positions of the labels that filter() keeps, and *n
   to the number of these labels: the labels that pass the test of like= or
   regex=, or the labels in items=, in the order of the items. Returns false on
   failure, which is reported. */
static bool choose(const struct filter *f, const struct column *labels,
                   uint32_t *positions, size_t *n)
{
    *n = 0;
    if (!call_has(f->c, PARAM_items)) {
        for (size_t i = 0; i < labels->n; i++) {
            bool is;
            if (!passes(f, column_value(labels, i), &is))
                return false;
            if (is)
                positions[(*n)++] = (uint32_t)i;
        }
        return true;
    }
    size_t levels;
    const struct column **items =
        axis_levels(f->c->ev, call_at(f->c, PARAM_items), &f->items, &levels);
    if (!items)
        return false;
    if (levels > 1) /* tuples never match labels of one level */
        return true;
    const struct keys keys = {&labels, 1, labels->n};
    const struct keys probe = {items, 1, f->items.n};
    struct keys_table table;
    keys_table_init(&table, f->c->ev->scratch, keys);
    for (size_t i = 0; i < f->items.n && *n < labels->n; i++) {
        uint32_t k = keys_table_find(&table, &probe, i);
        if (k != ORIGIN_NO_ROW)
            positions[(*n)++] = k;
    }
    return true;
}

static bool filter(const struct filter *f, bool across, struct object *out)
{
    struct call *c = f->c;
    struct eval *ev = c->ev;
    const struct frame *from = as_frame(c->self);
    size_t levels, n;
    const struct column **labels =
        across ? labels_of_columns(ev, c->at, from, &levels)
               : labels_of_rows(ev, c->at, from->index, from->n_index, from->n,
                                &levels);
    if (!labels)
        return false;
    if (levels > 1)
        return eval_fault(ev, DIAG_DF_UNSUPPORTED, c->at,
                          "'filter' of labels with several levels");
    uint32_t *positions = NEW_N(ev->a, uint32_t, labels[0]->n + 1);
    if (!choose(f, labels[0], positions, &n))
        return false;
    if (!across) {
        struct frame *g = eval_take(ev, c->at, from, positions, n);
        *out = object_frame(g);
        return g != NULL;
    }
    struct frame *g = object_own_frame(ev->a, from);
    for (g->n_columns = 0; g->n_columns < n; g->n_columns++)
        g->columns[g->n_columns] = from->columns[positions[g->n_columns]];
    *out = object_frame(g);
    return true;
}

static bool run_filter(struct call *c, struct object *out)
{
    struct filter f = {.c = c};
    struct regex_fault fault;
    bool across = false, ok;
    str pattern = STR_NONE;
    if (call_has(c, PARAM_items) + call_has(c, PARAM_like) +
            call_has(c, PARAM_regex) !=
        1)
        return eval_fault(
                   c->ev, DIAG_DF_TYPE, c->at,
                   "'filter' needs exactly one of items=, like= and regex=") ||
               eval_help(c->ev, "to select rows by their values, write "
                                "df[df['a'] > 0]");
    if (!call_axis(c, PARAM_axis, &across))
        return false;
    across |= !call_has(c, PARAM_axis);
    struct object items = call_arg(c, PARAM_items);
    bool list = items.type == OBJECT_LIST;
    if ((list && !iterate(c->ev, call_at(c, PARAM_items), items, &f.items)) ||
        (call_has(c, PARAM_items) && !list &&
         !labels_in(c, PARAM_items, &f.items)) ||
        (call_has(c, PARAM_like) && !call_str(c, PARAM_like, &f.like)) ||
        (call_has(c, PARAM_regex) && !call_str(c, PARAM_regex, &pattern)))
        return false;
    if (pattern.p && !(f.re = regex_new(c->ev->scratch, pattern, 0, &fault)))
        return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_regex),
                          "invalid regular expression: %.*s",
                          STR_ARG(fault.why)) ||
               eval_help(c->ev, "to search for this string literally, write "
                                "like= instead of regex=");
    ok = filter(&f, across, out);
    regex_free(f.re);
    return ok;
}

/* ---- reindex ---- */

static bool reindex_columns(struct call *c, enum param arg, struct value fill,
                            struct frame *f)
{
    struct eval *ev = c->ev;
    struct list l;
    struct frame from = *f;
    str axis;
    if (!iterate(ev, call_at(c, arg), call_arg(c, arg), &l))
        return false;
    if (axis_names(ev, call_arg(c, arg), &axis))
        f->axis = axis;
    frame_index(ev->scratch, &from);
    f->columns = NEW_N(ev->a, const struct column *, l.n);
    f->n_columns = 0;
    for (size_t i = 0; i < l.n; i++) {
        const struct df_expr *at = eval_item(call_at(c, arg), i);
        str name;
        if (!eval_name(ev, at, l.v[i], &name))
            return false;
        size_t k = frame_find(&from, name);
        const struct column *x = k != STR_NPOS
                                     ? from.columns[k]
                                     : eval_constant(ev, at, name, fill, f->n);
        if (!eval_append(ev, at, f, x))
            return false;
    }
    return true;
}

bool columns_reindex(struct call *c, enum param arg, struct value fill,
                     struct frame *f)
{
    struct eval *ev = c->ev;
    struct list l;
    bool all;
    size_t levels;
    if (!iterate(ev, call_at(c, arg), call_arg(c, arg), &l))
        return false;
    const struct column **index = axis_levels(ev, call_at(c, arg), &l, &levels);
    if (!index)
        return false;
    const struct labels to = {index, levels, l.n};
    const uint32_t *rows =
        align_to(ev, call_at(c, arg), align_frame_labels(f), to, &all);
    if (!rows || !eval_spend(ev, c->at, l.n, f->n_columns * sizeof(str)))
        return false;
    if (levels == 1 && f->n_index == 1)
        lookup_check(ev, c->at, (struct keys){f->index, 1, f->n}, index[0],
                     rows);
    for (size_t i = 0; i < f->n_columns; i++)
        if (!(f->columns[i] = align_take(ev, call_at(c, arg), f->columns[i],
                                         fill, rows, l.n)))
            return false;
    for (size_t i = 0; i < levels && i < f->n_index; i++)
        index[i] = column_rename(ev->a, index[i], f->index[i]->name);
    for (size_t i = 0; i < levels; i++)
        if (i < f->n_index ? f->index[i]->row_numbers : !f->n_index)
            index[i] = labels_as_row_numbers(ev->a, index[i]);
    f->index = index;
    f->n_index = levels;
    f->n = l.n;
    labels_named_like(ev, f, call_arg(c, arg));
    return true;
}

static bool reindex(struct call *c, struct object *out)
{
    bool across = false;
    struct value fill = {.type = VALUE_FLOAT, .f = (double)NAN};
    struct frame *f = object_own_frame(c->ev->a, as_frame(c->self));
    if (!call_axis(c, PARAM_axis, &across))
        return false;
    if (call_given(c, PARAM_fill_value) &&
        !object_scalar(call_arg(c, PARAM_fill_value), &fill))
        return call_wrong(c, PARAM_fill_value, "a single value");
    bool labels = call_has(c, PARAM_labels);
    enum param rows = labels && !across ? PARAM_labels : PARAM_index;
    enum param columns = labels && across ? PARAM_labels : PARAM_columns;
    if ((call_has(c, rows) && !columns_reindex(c, rows, fill, f)) ||
        (call_has(c, columns) && !reindex_columns(c, columns, fill, f)))
        return false;
    *out = object_frame(f);
    return true;
}

/* ---- of frames and series ---- */

/* Runs a method of frames. If the receiver is a series, runs it on a frame with
   the series as its only column, and converts the result back to a series. */
static bool through_frame(struct call *c,
                          bool (*run)(struct call *, struct object *),
                          struct object *out)
{
    if (c->self.type == OBJECT_FRAME)
        return run(c, out);
    const struct series *s = as_series(c->self);
    c->self = object_frame(object_to_frame(c->ev->a, s));
    if (!run(c, out))
        return false;
    const struct frame *f = out->type == OBJECT_FRAME ? as_frame(*out) : NULL;
    if (!f || f->n_columns != 1)
        return eval_fault(c->ev, DIAG_DF_UNSUPPORTED, c->at,
                          "changing the number of columns of a Series");
    *out = object_series(
        c->ev->scratch, column_rename(c->ev->a, f->columns[0], s->column->name),
        f->index, f->n_index);
    return true;
}

static bool run_drop(struct call *c, struct object *out)
{
    return through_frame(c, drop, out);
}

static bool run_reindex(struct call *c, struct object *out)
{
    return through_frame(c, reindex, out);
}

/* ---- operations ---- */

const struct operation COLUMNS_OPERATIONS[] = {
    {S_INIT("drop"), ON_FRAME | ON_SERIES, run_drop,
     PARAMS(OPT(labels, NONE), NAMED(axis, INT(0)), NAMED(index, NONE),
            NAMED(columns, NONE), NAMED(inplace, FALSE),
            NAMED(errors, TEXT("raise"))),
     0, 1, "removes rows or columns"},
    {S_INIT("filter"), ON_FRAME, run_filter,
     PARAMS(OPT(items, NONE), OPT(like, NONE), OPT(regex, NONE),
            OPT(axis, NONE)),
     0, 1, "selects columns or rows by their labels"},
    {S_INIT("insert"), ON_FRAME, insert,
     PARAMS(NEEDS(loc), NEEDS(column), NEEDS(value)), 0, 1,
     "inserts a column at a position"},
    {S_INIT("pop"), ON_FRAME, pop, PARAMS(NEEDS(item)), 0, 1,
     "removes and returns a column"},
    {S_INIT("reindex"), ON_FRAME | ON_SERIES, run_reindex,
     PARAMS(OPT(labels, NONE), NAMED(index, NONE), NAMED(columns, NONE),
            NAMED(axis, NONE), NAMED(fill_value, NAN)),
     0, 1, "rows or columns for the given labels"},
    {.name = {0}},
};
