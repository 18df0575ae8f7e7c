// SPDX-License-Identifier: MIT
// groupby: finds groups by a hash table of the rows' keys. Unless
// observed=True, categories without rows are groups too.
#include "df/aggregate/groupby.h"

#include <math.h>

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/aggregate/group_check.h"
#include "df/aggregate/resample.h"
#include "df/elementwise/apply.h"
#include "df/indexing/align.h"
#include "df/indexing/level_order.h"
#include "df/runtime/category.h"
#include "df/runtime/iterate.h"
#include "df/runtime/keys.h"
#include "df/runtime/labels.h"

/* ---- the groups ---- */

/* Sorts n groups by their keys; `firsts` has the first row of each group. A key
   with categories is sorted by the order of its categories. */
static bool order_groups(struct eval *ev, const struct df_expr *at,
                         const struct grouping *g, uint32_t *firsts, size_t n)
{
    const struct column **by =
        NEW_N(ev->scratch, const struct column *, g->n_keys);
    const struct keys k = {by, g->n_keys, g->frame->n};
    for (size_t i = 0; i < g->n_keys; i++)
        if (!(by[i] = category_order(ev, at, g->keys[i])))
            return false;
    keys_sort(&k, ev->scratch, firsts, n);
    return true;
}

/* Whether equal cells of c may look different: 0.0 and -0.0, 1 and True. */
static bool has_twins(const struct column *c)
{
    for (size_t i = 0; c->type == COLUMN_FLOAT && i < c->n; i++)
        if (c->f[i] == 0 && signbit(c->f[i]))
            return true;
    return c->type == COLUMN_OBJECT;
}

/* Returns, for each group, the row whose cell in `key` is the group's label;
   `firsts` has the first row of each group. As in pandas, the label is the
   first cell of `key` that equals the group's cells. NULL if a limit is
   reached. */
static const uint32_t *label_rows(struct eval *ev, const struct df_expr *at,
                                  const struct column *key,
                                  const uint32_t *firsts, size_t groups)
{
    const struct keys one = {&key, 1, key->n};
    if (!has_twins(key))
        return firsts;
    if (!eval_spend(ev, at, key->n + groups, sizeof(uint32_t)))
        return NULL;
    const uint32_t *alike = keys_firsts(ev->scratch, &one);
    uint32_t *rows = NEW_N(ev->a, uint32_t, groups + 1);
    for (size_t i = 0; i < groups; i++)
        rows[i] = alike[firsts[i]];
    return rows;
}

/* Finds the groups with rows. */
static bool find_observed(struct eval *ev, const struct df_expr *at,
                          struct grouping *g, bool sort, bool dropna)
{
    size_t n = g->frame->n, groups = 0;
    const struct keys k = {g->keys, g->n_keys, n};
    struct keys_table table;
    if (!eval_spend(ev, at, n, 2 * sizeof(uint32_t)))
        return false;
    keys_table_init(&table, ev->scratch, k);
    uint32_t *firsts = NEW_N(ev->a, uint32_t, n + 1);
    uint32_t *of = NEW_N(ev->a, uint32_t, n + 1);
    for (size_t i = 0; i < n; i++) {
        of[i] = ORIGIN_NO_ROW;
        if (!(dropna && keys_missing(&k, i)) &&
            keys_table_find(&table, &k, i) == i)
            firsts[groups++] = (uint32_t)i;
    }
    if (sort && !order_groups(ev, at, g, firsts, groups))
        return false;
    for (size_t i = 0; i < groups; i++)
        for (uint32_t r = firsts[i]; r != ORIGIN_NO_ROW; r = table.next[r])
            of[r] = (uint32_t)i;
    g->of = of;
    for (size_t i = 0; i < g->n_keys; i++) {
        struct column *labels = NEW(ev->a, struct column);
        const uint32_t *rows = firsts;
        if (g->n_keys > 1 &&
            !(rows = label_rows(ev, at, g->keys[i], firsts, groups)))
            return false;
        *labels = *column_take(ev->a, g->keys[i], rows, groups);
        labels->none = NULL;
        const struct column *narrow = eval_narrowed(ev, at, labels);
        if (!narrow)
            return false;
        g->labels[i] = level_order_set(ev->a, narrow, g->keys[i], !sort);
    }
    return grouping_fill(ev, at, g, groups);
}

/* ---- every category ---- */

/* The possible values of a key: its categories or, without categories, the
   distinct values of its cells. */
struct level {
    const struct column *values;
    uint32_t *of; /* for each row: index of the row's value in `values`, or
                     ORIGIN_NO_ROW */
};

/* Sorts the values by the first row that has them. Values without rows come
   last. */
static void sort_by_occurrence(struct eval *ev, size_t n, struct level *l)
{
    size_t all = l->values->n, found = 0;
    uint32_t *order = NEW_N(ev->a, uint32_t, all + 1);
    uint32_t *position = NEW_N(ev->scratch, uint32_t, all + 1);
    memset(position, 0xff, all * sizeof *position); /* ORIGIN_NO_ROW */
    for (size_t i = 0; i < n + all; i++) {
        uint32_t value = i < n ? l->of[i] : (uint32_t)(i - n);
        if (value == ORIGIN_NO_ROW || position[value] != ORIGIN_NO_ROW)
            continue;
        order[found] = value;
        position[value] = (uint32_t)found++;
    }
    for (size_t i = 0; i < n; i++)
        if (l->of[i] != ORIGIN_NO_ROW)
            l->of[i] = position[l->of[i]];
    l->values = column_take(ev->a, l->values, order, all);
}

static bool find_level(struct eval *ev, const struct df_expr *at,
                       const struct column *key, bool sort, struct level *l)
{
    size_t n = key->n;
    const struct column *plain = key;
    if (!category_is(key))
        plain = category_make(ev, at, key, NULL, false);
    if (!plain || !eval_spend(ev, at, n, sizeof(uint32_t)))
        return false;
    const struct column *codes = category_order(ev, at, plain);
    if (!codes)
        return false;
    l->values = plain->dtype->categories;
    l->of = NEW_N(ev->scratch, uint32_t, n + 1);
    for (size_t i = 0; i < n; i++)
        l->of[i] =
            column_is_missing(codes, i) ? ORIGIN_NO_ROW : (uint32_t)codes->f[i];
    if (!sort && category_is(key)) /* pandas always sorts keys without
                                      categories */
        sort_by_occurrence(ev, n, l);
    return true;
}

/* Returns n labels of one key. Label i is value i / `repeat`, modulo the number
   of values. */
static const struct column *level_labels(struct eval *ev,
                                         const struct column *key,
                                         const struct level *l, size_t repeat,
                                         size_t n)
{
    uint32_t *rows = NEW_N(ev->a, uint32_t, n + 1);
    for (size_t i = 0; i < n; i++)
        rows[i] = (uint32_t)(i / repeat % l->values->n);
    struct column *c = NEW(ev->a, struct column);
    *c = *column_take(ev->a, l->values, rows, n);
    c->name = key->name;
    if (category_is(key)) {
        struct dtype *d = NEW(ev->a, struct dtype);
        *d = *key->dtype;
        d->categories = l->values; /* with sort=False, sorted by first row */
        c->dtype = d;
    }
    return level_order_set(ev->a, c, category_is(key) ? c : key, false);
}

/* Makes a group for every combination of the keys' values. */
static bool find_all(struct eval *ev, const struct df_expr *at,
                     struct grouping *g, bool sort)
{
    size_t n = g->frame->n, groups = 1;
    struct level *levels = NEW_N(ev->scratch, struct level, g->n_keys);
    uint32_t *of = NEW_N(ev->a, uint32_t, n + 1);
    for (size_t k = 0; k < g->n_keys; k++) {
        if (!find_level(ev, at, g->keys[k], sort, &levels[k]) ||
            !eval_spend(ev, at, groups * levels[k].values->n,
                        2 * sizeof(uint32_t)))
            return false;
        groups *= levels[k].values->n;
        for (size_t i = 0; i < n; i++) {
            uint32_t value = levels[k].of[i];
            if (value == ORIGIN_NO_ROW || of[i] == ORIGIN_NO_ROW)
                of[i] = ORIGIN_NO_ROW;
            else
                of[i] = of[i] * (uint32_t)levels[k].values->n + value;
        }
    }
    for (size_t k = 0, repeat = groups; k < g->n_keys && groups; k++) {
        repeat /= levels[k].values->n;
        g->labels[k] = level_labels(ev, g->keys[k], &levels[k], repeat, groups);
    }
    for (size_t k = 0; k < g->n_keys && !groups; k++)
        g->labels[k] = column_take(ev->a, g->keys[k], of, 0);
    g->of = of;
    g->groups.empty = g->n_keys > 1 ? GROUPS_OF_PAIRS : GROUPS_OF_CATEGORY;
    return grouping_fill(ev, at, g, groups);
}

bool groupby_find(struct eval *ev, const struct df_expr *at, struct grouping *g,
                  bool sort, bool observed, bool dropna)
{
    bool all = false;
    for (size_t i = 0; i < g->n_keys; i++)
        all |= category_is(g->keys[i]) && !observed;
    g->labels = NEW_N(ev->a, const struct column *, g->n_keys);
    return all ? find_all(ev, at, g, sort)
               : find_observed(ev, at, g, sort, dropna);
}

bool groupby_add_missing(struct eval *ev, const struct df_expr *at,
                         struct grouping *g)
{
    size_t n = g->groups.n;
    uint32_t *of = NEW_N(ev->a, uint32_t, g->frame->n + 1);
    uint32_t *rows = NEW_N(ev->a, uint32_t, n + 2);
    if (!g->dropped)
        return true;
    for (size_t i = 0; i < g->frame->n; i++)
        of[i] = g->of[i] == ORIGIN_NO_ROW ? (uint32_t)n : g->of[i];
    for (size_t i = 0; i < n; i++)
        rows[i] = (uint32_t)i;
    rows[n] = ORIGIN_NO_ROW;
    g->of = of;
    g->labels[0] = column_take(ev->a, g->labels[0], rows, n + 1);
    return grouping_fill(ev, at, g, n + 1);
}

/* ---- keys ---- */

static void add_key(struct eval *ev, struct grouping *g, const struct column *c)
{
    const struct column **keys =
        NEW_N(ev->a, const struct column *, g->n_keys + 1);
    for (size_t i = 0; i < g->n_keys; i++)
        keys[i] = g->keys[i];
    keys[g->n_keys++] = c;
    g->keys = keys;
}

/* Returns a series as a key. Its cells are matched with the rows of the frame
   by row label or, for an Index or array, by position. NULL on a fault. */
static const struct column *key_of_series(struct eval *ev,
                                          const struct df_expr *at,
                                          const struct grouping *g,
                                          const struct series *s)
{
    bool all;
    struct labels to = align_frame_labels(g->frame);
    struct labels from = align_series_labels(s);
    if (s->kind != SERIES_PLAIN && s->column->n == g->frame->n)
        return s->kind == SERIES_ARRAY
                   ? column_rename(ev->a, s->column, STR_NONE)
                   : s->column;
    if (s->kind != SERIES_PLAIN) {
        eval_fault(ev, DIAG_DF_VALUE, at,
                   "found %zu key%s for %zu row%s, expected one for each",
                   s->column->n, STR_S(s->column->n), g->frame->n,
                   STR_S(g->frame->n));
        return NULL;
    }
    if (align_same(from, to))
        return s->column;
    const uint32_t *rows = align_to(ev, at, from, to, &all);
    return rows ? column_take(ev->a, s->column, rows, to.n) : NULL;
}

/* Calls a function with each row label and returns the column of its results.
   NULL on a fault. */
static const struct column *key_of_function(struct eval *ev,
                                            const struct df_expr *at,
                                            const struct grouping *g,
                                            struct object f)
{
    size_t levels;
    const struct column **labels = labels_of_rows(
        ev, at, g->frame->index, g->frame->n_index, g->frame->n, &levels);
    if (labels && levels > 1)
        return eval_fault(ev, DIAG_DF_UNSUPPORTED, at,
                          "a function as key for row labels of several levels"),
               eval_help(ev, "turn the row labels into columns with "
                             ".reset_index(), and group by df['a'].map(...)"),
               NULL;
    const struct column *c =
        labels ? apply_cells(ev, at, f, labels[0], false) : NULL;
    return c ? column_rename(ev->a, c, labels[0]->name) : NULL;
}

/* Returns the column with this name or, if there is none, the level of row
   labels with this name. Reports an unknown name and returns NULL. */
static const struct column *key_of_name(struct eval *ev,
                                        const struct df_expr *at,
                                        const struct grouping *g, str name)
{
    const struct frame *f = g->frame;
    size_t i = g->single ? STR_NPOS : frame_find(f, name);
    if (i != STR_NPOS)
        return f->columns[i];
    for (i = 0; i < f->n_index; i++)
        if (str_eq(f->index[i]->name, name))
            return f->index[i];
    eval_no_column(ev, at, name, f);
    return NULL;
}

/* Sets g->outside for a key that is not a column of the frame. */
static void check_key(struct grouping *g, const struct column *c)
{
    bool own = g->as_index;
    for (size_t i = 0; i < g->frame->n_columns; i++)
        own |= g->frame->columns[i] == c;
    g->outside |= !own;
}

static bool read_key(struct eval *ev, const struct df_expr *at,
                     struct grouping *g, struct object x, bool alone)
{
    const struct column *c;
    str name;
    if (x.type == OBJECT_SERIES)
        c = key_of_series(ev, at, g, as_series(x));
    else if (resample_is_grouper(x))
        c = resample_key(ev, at, g, x, alone);
    else if (object_is_function(x))
        c = key_of_function(ev, at, g, x);
    else
        c = eval_name(ev, at, x, &name) ? key_of_name(ev, at, g, name) : NULL;
    if (!c)
        return false;
    if (!resample_is_grouper(x))
        check_key(g, c);
    add_key(ev, g, c);
    return true;
}

static bool has_name(const struct grouping *g, str name)
{
    bool found = !g->single && frame_find(g->frame, name) != STR_NPOS;
    for (size_t i = 0; i < g->frame->n_index; i++)
        found |= str_eq(g->frame->index[i]->name, name);
    return found;
}

/* Returns the values of list l as labels of the rows of the frame. NULL if l
   does not have one label for each row, if a value is None or the name of a
   column or level, or if the frame has a single row. */
static struct value *row_labels(struct eval *ev, const struct grouping *g,
                                const struct list *l)
{
    struct value *v = NEW_N(ev->scratch, struct value, l->n + 1);
    for (size_t i = 0; i < l->n; i++)
        if (l->n != g->frame->n || !object_scalar(l->v[i], &v[i]) ||
            v[i].none || has_name(g, name_make(ev->scratch, &v[i], 1)))
            return NULL;
    return l->n > 1 ? v : NULL;
}

static bool read_keys(struct eval *ev, const struct df_expr *at,
                      struct grouping *g, struct object by)
{
    bool list = by.type == OBJECT_LIST && !as_list(by)->tuple;
    g->tuples = list;
    if (!list)
        return read_key(ev, at, g, by, true);
    const struct value *labels = row_labels(ev, g, as_list(by));
    if (labels) {
        g->tuples = false;
        const struct column *x =
            eval_infer(ev, at, STR_NONE, labels, as_list(by)->n, NULL, 0);
        return x && read_key(ev, at, g,
                             object_array(ev->scratch, x, SERIES_ARRAY), true);
    }
    for (size_t i = 0; i < as_list(by)->n; i++)
        if (!read_key(ev, eval_item(at, i), g, as_list(by)->v[i],
                      as_list(by)->n == 1))
            return false;
    return true;
}

/* Reads level=0, level='name' or a list of these. */
static bool read_levels(struct eval *ev, const struct df_expr *at,
                        struct grouping *g, struct object x)
{
    const struct frame *f = g->frame;
    size_t levels;
    const struct column **labels =
        labels_of_rows(ev, at, f->index, f->n_index, f->n, &levels);
    const struct list one = {.v = &x, .n = 1};
    const struct list *l = x.type == OBJECT_LIST ? as_list(x) : &one;
    g->tuples = x.type == OBJECT_LIST;
    for (size_t i = 0; labels && i < l->n; i++) {
        size_t k;
        if (!labels_level(ev, at, labels, levels, l->v[i], &k))
            return false;
        check_key(g, labels[k]);
        add_key(ev, g, labels[k]);
    }
    return labels != NULL;
}

/* Reads the arguments of groupby, such as by and level, and finds the
   groups. */
static bool group(struct call *c, struct grouping *g, struct object *out)
{
    struct eval *ev = c->ev;
    bool sort, observed, dropna;
    bool by = call_has(c, PARAM_by);
    bool level = call_has(c, PARAM_level);
    if (!call_only(c, PARAM_axis, object_int(0)) ||
        !call_bool(c, PARAM_as_index, &g->as_index) ||
        !call_bool(c, PARAM_sort, &sort) ||
        !call_bool(c, PARAM_group_keys, &g->group_keys) ||
        !call_bool(c, PARAM_observed, &observed) ||
        !call_bool(c, PARAM_dropna, &dropna))
        return false;
    g->group_keys_given = call_given(c, PARAM_group_keys);
    if (!by && !level)
        return eval_fault(ev, DIAG_DF_TYPE, c->at,
                          "missing argument 'by' of 'groupby'");
    enum param given = by ? PARAM_by : PARAM_level;
    struct object keys = call_arg(c, given);
    if (keys.type == OBJECT_LIST && as_list(keys)->n > NAME_LEVELS_MAX &&
        (!by || !row_labels(ev, g, as_list(keys))))
        return eval_fault(ev, DIAG_DF_VALUE, call_at(c, given),
                          "cannot group by more than %d columns",
                          NAME_LEVELS_MAX);
    if (by ? !read_keys(ev, call_at(c, PARAM_by), g, call_arg(c, PARAM_by))
           : !read_levels(ev, call_at(c, PARAM_level), g,
                          call_arg(c, PARAM_level)))
        return false;
    if (g->n_keys == 0)
        return eval_fault(ev, DIAG_DF_VALUE, call_at(c, PARAM_by),
                          "'groupby' needs at least one column") ||
               eval_help(ev, "name a column, as in df.groupby('a')");
    *out = object_grouping(g);
    bool done;
    if (by && keys.type == OBJECT_LIST && as_list(keys)->n == 1)
        keys = as_list(keys)->v[0];
    if (!resample_groups(ev, c->at, g, keys, &done))
        return false;
    if (!done && !groupby_find(ev, c->at, g, sort, observed, dropna))
        return false;
    group_check(c, g, NULL);
    return true;
}

static bool run(struct call *c, struct object *out)
{
    struct grouping *g = NEW(c->ev->a, struct grouping);
    const struct frame f = object_as_frame(&c->self);
    g->frame = object_own_frame(c->ev->a, &f);
    if (c->self.type == OBJECT_SERIES) {
        g->selected = g->frame->columns;
        g->n_selected = 1;
        g->single = true;
    }
    return group(c, g, out);
}

static bool is_selected(const struct grouping *g, const struct column *c)
{
    for (size_t i = 0; i < g->n_selected; i++)
        if (g->selected[i] == c)
            return true;
    return false;
}

bool groupby_select(struct eval *ev, const struct df_expr *at,
                    const struct grouping *g, struct object key,
                    struct object *out)
{
    struct grouping *made = NEW(ev->a, struct grouping);
    const struct list one = {.v = &key, .n = 1};
    struct list all;
    bool array = key.type == OBJECT_SERIES;
    bool list = array || (key.type == OBJECT_LIST && !as_list(key)->tuple);
    const struct list *names = list ? &all : &one;
    if (list && !iterate(ev, at->b ? at->b : at, key, &all))
        return false;
    *made = *g;
    made->single = !list;
    made->selected = NEW_N(ev->a, const struct column *, names->n + 1);
    made->n_selected = 0;
    for (size_t i = 0; i < names->n; i++) {
        const struct df_expr *where = at->b ? eval_item(at->b, i) : at;
        size_t k;
        if (!eval_find(ev, where, g->frame, names->v[i], &k))
            return false;
        if (is_selected(made, g->frame->columns[k]))
            return eval_fault(
                ev, DIAG_DF_VALUE, where, "column '%.*s' is selected twice",
                STR_ARG(name_text(ev->scratch, g->frame->columns[k]->name)));
        made->selected[made->n_selected++] = g->frame->columns[k];
    }
    *out = object_grouping(made);
    return true;
}

/* ---- operations ---- */

const struct operation GROUPBY_OPERATIONS[] = {
    {S_INIT("groupby"), ON_FRAME | ON_SERIES, run,
     PARAMS(OPT(by, NONE), OPT(axis, INT(0)), OPT(level, NONE),
            OPT(as_index, TRUE), OPT(sort, TRUE), OPT(group_keys, TRUE),
            OPT(observed, FALSE), OPT(dropna, TRUE)),
     0, 1, "groups rows by keys"},
    {.name = {0}},
};
