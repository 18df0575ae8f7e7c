// SPDX-License-Identifier: MIT
// duplicates: finds equal rows and cells with a hash table, for unique,
// duplicated, drop_duplicates and mode. Missing cells equal each other.
#include "df/runtime/call.h"

#include "df/runtime/category.h"
#include "df/runtime/keys.h"

enum distinct_keep { KEEP_FIRST, KEEP_LAST, KEEP_NONE };

/* Reads keep='first', keep='last' or keep=False. */
static bool read_keep(struct call *c, enum distinct_keep *keep)
{
    struct object x = call_arg(c, PARAM_keep);
    *keep = KEEP_FIRST;
    if (!call_given(c, PARAM_keep) || object_same(x, object_str(S("first"))))
        return true;
    *keep = KEEP_LAST;
    if (object_same(x, object_str(S("last"))))
        return true;
    *keep = KEEP_NONE;
    return (x.type == OBJECT_BOOL && !as_bool(x)) ||
           call_wrong(c, PARAM_keep, "'first', 'last' or False");
}

/* Reads subset=, the columns to compare; all by default. */
static bool read_subset(struct call *c, const struct frame *f, struct keys *k)
{
    const struct column **v = f->columns;
    size_t n = f->n_columns;
    bool ok = call_columns(c, PARAM_subset, f, &v, &n);
    *k = (struct keys){v, n, f->n};
    return ok;
}

/* Adds a second key to k, which has a single column: true for the cells that
   are None. In a series, unlike in a frame, None and nan are different values.
   No-op if no cell is missing, or if the column cannot contain None. Returns
   false if a limit is reached. */
static bool tell_none(struct call *c, struct keys *k)
{
    const struct column *x = k->columns[0];
    const struct column **both =
        NEW_N(c->ev->scratch, const struct column *, 2);
    bool missing = false;
    void *none;
    for (size_t i = 0; i < k->n && !missing; i++)
        missing = column_is_missing(x, i);
    if (!missing || (x->type != COLUMN_OBJECT && x->type != COLUMN_STR))
        return true;
    both[0] = x;
    both[1] =
        eval_column(c->ev, c->at, x->name, COLUMN_BOOL, k->n, &none, NULL, 0);
    for (size_t i = 0; both[1] && i < k->n; i++)
        ((bool *)none)[i] = column_is_missing(x, i) && column_value(x, i).none;
    k->columns = both;
    k->n_columns = 2;
    return both[1] != NULL;
}

/* Returns an array with an element for each row: true if the row equals another
   row and `keep` does not select it from the equal rows. NULL if a limit is
   reached. */
static const bool *duplicates(struct call *c, const struct keys *of,
                              enum distinct_keep keep)
{
    struct keys_table t;
    struct keys k = *of;
    if (!eval_spend(c->ev, c->at, k.n, 4 * sizeof(uint32_t)))
        return NULL;
    bool *repeated = NEW_N(c->ev->scratch, bool, k.n + 1);
    if (k.n_columns == 0)
        return repeated;
    if (c->self.type == OBJECT_SERIES && !tell_none(c, &k))
        return NULL;
    keys_table_init(&t, c->ev->scratch, k);
    for (size_t i = 0; i < k.n; i++) {
        uint32_t first = keys_table_find(&t, &k, i), last = t.last[first];
        repeated[i] = keep == KEEP_FIRST  ? first != i
                      : keep == KEEP_LAST ? last != i
                                          : first != last;
    }
    return repeated;
}

static bool duplicated(struct call *c, struct object *out)
{
    const struct frame f = object_as_frame(&c->self);
    struct keys k;
    enum distinct_keep keep;
    void *cells;
    if (!read_keep(c, &keep) || !read_subset(c, &f, &k))
        return false;
    const bool *repeated = duplicates(c, &k, keep);
    if (!repeated)
        return false;
    struct column *x = eval_column(c->ev, c->at, STR_NONE, COLUMN_BOOL, f.n,
                                   &cells, k.columns, k.n_columns);
    if (!x)
        return false;
    if (f.n)
        memcpy(cells, repeated, f.n);
    bool series = c->self.type == OBJECT_SERIES;
    if (series && as_series(c->self)->kind != SERIES_PLAIN) {
        *out = object_array(c->ev->scratch, x, SERIES_ARRAY);
        return true;
    }
    if (series)
        x->name = f.columns[0]->name;
    *out = object_series(c->ev->scratch, x, f.index, f.n_index);
    return true;
}

/* Returns the rows for which `repeated` is false; k: the compared columns. */
static struct frame *distinct_rows(struct call *c, const struct frame *f,
                                   const bool *repeated, const struct keys *k)
{
    uint32_t *rows = NEW_N(c->ev->a, uint32_t, f->n + 1);
    size_t n = 0;
    for (size_t i = 0; i < f->n; i++)
        if (!repeated[i])
            rows[n++] = (uint32_t)i;
    return eval_take_by(
        c->ev, c->at, f, rows, n,
        (struct origin_choice){k->columns, k->n_columns, false});
}

static bool drop(struct call *c, struct object *out)
{
    const struct frame f = object_as_frame(&c->self);
    struct keys k;
    enum distinct_keep keep;
    bool ignore;
    if (!read_keep(c, &keep) || !read_subset(c, &f, &k) ||
        !call_bool(c, PARAM_ignore_index, &ignore))
        return false;
    const bool *repeated = duplicates(c, &k, keep);
    struct frame *made = repeated ? distinct_rows(c, &f, repeated, &k) : NULL;
    if (!made)
        return false;
    if (ignore)
        made->n_index = 0;
    return call_finish(c, call_shaped(c, made), out);
}

/* Sets *out to an array of the distinct cells, in order of first occurrence. An
   array of dates or spans is a pandas array, whose elements have the same types
   as in an Index. */
static bool unique(struct call *c, struct object *out)
{
    const struct frame f = object_as_frame(&c->self);
    const struct keys k = {f.columns, 1, f.n};
    const bool *repeated = duplicates(c, &k, KEEP_FIRST);
    struct frame *made = repeated ? distinct_rows(c, &f, repeated, &k) : NULL;
    if (made)
        *out = object_array(c->ev->scratch, made->columns[0],
                            column_is_time(made->columns[0]) ? SERIES_INDEX
                                                             : SERIES_ARRAY);
    return made != NULL;
}

/* ---- mode ---- */

/* Whether n rows of x have strings and other values, which Python cannot sort
   together. */
static bool is_mixed(const struct column *x, const uint32_t *rows, size_t n)
{
    size_t strings = 0, missing = 0;
    for (size_t i = 0; x->type == COLUMN_OBJECT && i < n; i++) {
        strings += x->o[rows[i]].type == VALUE_STR;
        missing += column_is_missing(x, rows[i]);
    }
    return strings && strings + missing < n;
}

/* Returns, for each of the most frequent values, the first row that has the
   value, and sets *n to the number of these values. The rows are sorted by
   value if the values have an order. NULL if a limit is reached. */
static uint32_t *modes(struct call *c, const struct column *x, bool dropna,
                       size_t *n)
{
    struct eval *ev = c->ev;
    const struct column *by = category_order(ev, c->at, x);
    const struct keys k = {&x, 1, x->n}, order = {&by, 1, x->n};
    size_t most = 0;
    if (!by || !eval_spend(ev, c->at, x->n, 5 * sizeof(uint32_t)))
        return NULL;
    const uint32_t *firsts = keys_firsts(ev->scratch, &k);
    size_t *count = NEW_N(ev->scratch, size_t, x->n);
    uint32_t *rows = NEW_N(ev->a, uint32_t, x->n + 1);
    for (size_t i = 0; i < x->n; i++) {
        if (dropna && column_is_missing(x, i))
            continue;
        size_t seen = ++count[firsts[i]];
        most = seen > most ? seen : most;
    }
    *n = 0;
    for (size_t i = 0; i < x->n; i++)
        if (most && count[i] == most)
            rows[(*n)++] = (uint32_t)i;
    if (!is_mixed(x, rows, *n))
        keys_sort(&order, ev->scratch, rows, *n);
    return rows;
}

/* Finds the most frequent values of each column. A column with fewer such
   values than another ends in missing cells. */
static bool mode(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    const struct frame from = object_as_frame(&c->self);
    struct frame *f = object_own_frame(ev->a, &from);
    bool dropna;
    if (!call_bool(c, PARAM_dropna, &dropna) || !call_numeric(c, f) ||
        !call_only(c, PARAM_axis, object_int(0)))
        return false;
    uint32_t **rows = NEW_N(ev->scratch, uint32_t *, f->n_columns);
    size_t *n = NEW_N(ev->scratch, size_t, f->n_columns), most = 0;
    for (size_t i = 0; i < f->n_columns; i++) {
        if (!(rows[i] = modes(c, f->columns[i], dropna, &n[i])))
            return false;
        most = n[i] > most ? n[i] : most;
    }
    for (size_t i = 0; i < f->n_columns; i++) {
        for (size_t r = n[i]; r < most; r++)
            rows[i][r] = ORIGIN_NO_ROW;
        f->columns[i] = column_take(ev->a, f->columns[i], rows[i], most);
    }
    f->n = most;
    f->n_index = 0;
    *out = call_shaped(c, f);
    return true;
}

/* ---- operations ---- */

const struct operation DUPLICATES_OPERATIONS[] = {
    {S_INIT("drop_duplicates"), ON_FRAME, drop,
     PARAMS(OPT(subset, NONE), NAMED(keep, TEXT("first")),
            NAMED(inplace, FALSE), NAMED(ignore_index, FALSE)),
     0, 16, "removes repeated rows"},
    {S_INIT("drop_duplicates"), ON_SERIES, drop,
     PARAMS(NAMED(keep, TEXT("first")), NAMED(inplace, FALSE),
            NAMED(ignore_index, FALSE)),
     0, 16, "removes repeated rows"},
    {S_INIT("duplicated"), ON_FRAME, duplicated,
     PARAMS(OPT(subset, NONE), OPT(keep, TEXT("first"))), 0, 16,
     "whether a row repeats an earlier one"},
    {S_INIT("duplicated"), ON_SERIES, duplicated,
     PARAMS(OPT(keep, TEXT("first"))), 0, 16,
     "whether a row repeats an earlier one"},
    {S_INIT("mode"), ON_FRAME, mode,
     PARAMS(OPT(axis, INT(0)), OPT(numeric_only, FALSE), OPT(dropna, TRUE)), 0,
     48, "the most frequent values"},
    {S_INIT("mode"), ON_SERIES, mode, PARAMS(OPT(dropna, TRUE)), 0, 48,
     "the most frequent values"},
    {S_INIT("unique"), ON_SERIES, unique, NO_PARAMS, 0, 16,
     "the different values"},
    {.name = {0}},
};
