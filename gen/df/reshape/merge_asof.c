// SPDX-License-Identifier: MIT
// merge_asof: pd.merge_asof, which adds to each row of the left frame the row
// of the right frame with the nearest key. Both frames are sorted by that key,
// which is found by bisection.
#include "base/codes/df.h"
#include "df/reshape/merge.h"
#include "frame/moment.h"

enum direction { BACKWARD, FORWARD, NEAREST };

struct asof {
    struct call *c;
    struct join j; /* its keys are the by= keys and, as the last key, the
                      ordered key */
    enum direction direction;
    bool exact; /* equal keys match, too */
    bool limited;
    struct value tolerance; /* if `limited`, the maximum distance between
                               matching keys */
};

/* A block: the rows of the right frame that have the same by= keys, sorted by
   the ordered key. */
struct asof_rows {
    const uint32_t *rows;
    size_t n;
};

/* ---- keys ---- */

static const struct join_key *ordered_key(const struct asof *a)
{
    return &a->j.keys[a->j.n_keys - 1];
}

static bool is_ordered_type(const struct column *x)
{
    return x->type == COLUMN_DATE
               ? x->zone != ZONE_CIVIL && !zone_is_period(x->zone)
               : !x->dtype &&
                     (x->type == COLUMN_INT || x->type == COLUMN_FLOAT ||
                      x->type == COLUMN_SPAN);
}

/* Checks the ordered key: both sides must have the same type, with an order.
   Reports other keys and returns false. */
static bool check_types(struct asof *a, const struct df_expr *at)
{
    const struct column *x = ordered_key(a)->left, *y = ordered_key(a)->right;
    struct eval *ev = a->c->ev;
    const struct column *wrong = !is_ordered_type(x)   ? x
                                 : !is_ordered_type(y) ? y
                                                       : NULL;
    if (wrong) {
        eval_fault(ev, DIAG_DF_TYPE, at,
                   "%.*s of the %s frame must contain numbers, dates or time "
                   "spans",
                   STR_ARG(eval_column_called(ev, wrong)),
                   wrong == x ? "left" : "right");
        return eval_help(ev, "pd.to_datetime converts strings to dates; "
                             "pd.to_numeric converts them to numbers");
    }
    if (x->type == y->type &&
        (x->type != COLUMN_DATE ||
         zone_is_aware(x->zone) == zone_is_aware(y->zone)))
        return true;
    str types[] = {moment_dtype(ev->scratch, x), moment_dtype(ev->scratch, y)};
    eval_fault(ev, DIAG_DF_TYPE, at,
               "the key has the type %.*s in the left frame, but %.*s in the "
               "right frame",
               STR_ARG(types[0]), STR_ARG(types[1]));
    return eval_help(
        ev, x->type <= COLUMN_FLOAT && y->type <= COLUMN_FLOAT
                ? "convert one of them: "
                  "left['k'] = left['k'].astype('float')"
                : "convert one of them so that both have the same type");
}

/* Compares two cells of ordered keys, which have the same type. */
static int compare(const struct column *x, size_t i, const struct column *y,
                   size_t k)
{
    if (x->type == COLUMN_FLOAT)
        return (x->f[i] > y->f[k]) - (x->f[i] < y->f[k]);
    return (x->i[i] > y->i[k]) - (x->i[i] < y->i[k]);
}

static bool check_sorted(struct asof *a, const struct column *x,
                         const struct df_expr *at, const char *side)
{
    struct eval *ev = a->c->ev;
    bool index = x == ordered_key(a)->left ? a->j.left_index : a->j.right_index;
    str name = name_text(ev->scratch, x->name);
    for (size_t i = 0; i < x->n; i++) {
        if (column_is_missing(x, i)) {
            eval_fault(ev, DIAG_DF_VALUE, at,
                       "the %s frame has a row with a missing key", side);
            str place = eval_cell_place(ev, x, i);
            if (index)
                diag_help(ev->d,
                          "the key is missing %.*s; first remove such rows",
                          STR_ARG(place));
            else
                diag_help(ev->d,
                          "the key is missing %.*s; first remove such rows: "
                          ".dropna(subset=['%.*s'])",
                          STR_ARG(place), STR_ARG(name));
            return false;
        }
        if (i == 0 || compare(x, i - 1, x, i) <= 0)
            continue;
        eval_fault(ev, DIAG_DF_VALUE, at,
                   "the %s frame is not sorted by the key", side);
        str way =
            index ? S("sort_index()")
                  : str_fmt(ev->scratch, "sort_values('%.*s')", STR_ARG(name));
        diag_help(ev->d,
                  "the key in row %zu is less than the key before it; first "
                  "sort the frame: .%.*s",
                  i + 1, STR_ARG(way));
        return false;
    }
    return true;
}

/* Appends the keys that l and r name. Reports different numbers of keys. */
static bool add_keys(struct asof *a, const struct merge_table *l,
                     const struct merge_table *r)
{
    struct call *c = a->c;
    size_t n = l->index ? l->n_levels : l->names.n;
    if (n != (r->index ? r->n_levels : r->names.n))
        return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, r->arg),
                          "the frames need the same number of keys") ||
               eval_help(c->ev, "name as many keys for the left frame as for "
                                "the right");
    for (size_t i = 0; i < n; i++) {
        struct join_key *k = &a->j.keys[a->j.n_keys];
        k->left = merge_key(c, l, i, &k->left_level);
        k->right = k->left ? merge_key(c, r, i, &k->right_level) : NULL;
        if (!k->right)
            return false;
        if (!merge_comparable(k->left, k->right))
            return merge_incomparable(c, eval_item(call_at(c, l->arg), i),
                                      k->left, k->right);
        k->shared =
            !l->index && !r->index && str_eq(l->names.v[i], r->names.v[i]);
        if (k->shared || l->index != r->index)
            k->name = (l->index ? r : l)->names.v[i];
        a->j.n_keys++;
    }
    return true;
}

/* Reads the names of keys from the argument `both` or, if it is not given, from
   the arguments `left` and `right`. */
static bool name_keys(struct call *c, enum param both, enum param left,
                      enum param right, struct merge_table *l,
                      struct merge_table *r)
{
    bool of_left = l->index || call_has(c, left),
         of_right = r->index || call_has(c, right);
    if (call_has(c, both) ? of_left || of_right : of_left != of_right)
        return eval_fault(c->ev, DIAG_DF_VALUE, c->at,
                          "the keys must be named either by '%.*s' or by both "
                          "'%.*s' and '%.*s'",
                          STR_ARG(operation_param(both)),
                          STR_ARG(operation_param(left)),
                          STR_ARG(operation_param(right)));
    if (call_has(c, both))
        return merge_name(c, both, l) && merge_name(c, both, r);
    return (l->index || merge_name(c, left, l)) &&
           (r->index || merge_name(c, right, r));
}

static bool read_keys(struct asof *a)
{
    struct call *c = a->c;
    struct merge_table l = {.arg = PARAM_on}, r = {.arg = PARAM_on};
    struct merge_table by_l = {.arg = PARAM_by}, by_r = {.arg = PARAM_by};
    if (!call_bool(c, PARAM_left_index, &l.index) ||
        !call_bool(c, PARAM_right_index, &r.index) ||
        !merge_start(c, a->j.left, &l) || !merge_start(c, a->j.right, &r) ||
        !merge_start(c, a->j.left, &by_l) ||
        !merge_start(c, a->j.right, &by_r) ||
        !name_keys(c, PARAM_on, PARAM_left_on, PARAM_right_on, &l, &r) ||
        !name_keys(c, PARAM_by, PARAM_left_by, PARAM_right_by, &by_l, &by_r))
        return false;
    if (l.index && !r.index)
        return eval_fault(c->ev, DIAG_DF_UNSUPPORTED,
                          call_at(c, PARAM_left_index),
                          "left_index=True without right_index=True") ||
               eval_help(c->ev,
                         "turn the labels into a column: .reset_index()");
    a->j.keys = NEW_N(c->ev->scratch, struct join_key,
                      by_l.names.n + l.names.n + l.n_levels + 1);
    a->j.left_index = l.index;
    a->j.right_index = r.index;
    if (!add_keys(a, &by_l, &by_r))
        return false;
    size_t before = a->j.n_keys;
    if (!add_keys(a, &l, &r))
        return false;
    const struct df_expr *at =
        call_has(c, PARAM_on) ? call_at(c, PARAM_on) : c->at;
    if (a->j.n_keys != before + 1)
        return eval_fault(c->ev, DIAG_DF_VALUE, at,
                          "'merge_asof' needs one ordered key, not %zu",
                          a->j.n_keys - before) ||
               eval_help(c->ev,
                         a->j.n_keys == before
                             ? "name it: on='k'"
                             : "use by= for the keys that must be equal");
    return check_types(a, at) &&
           check_sorted(a, ordered_key(a)->left, at, "left") &&
           check_sorted(a, ordered_key(a)->right, at, "right");
}

static bool read_tolerance(struct asof *a)
{
    struct call *c = a->c;
    enum column_type type = ordered_key(a)->left->type;
    struct object x = call_arg(c, PARAM_tolerance);
    struct value *v = &a->tolerance;
    a->limited = call_has(c, PARAM_tolerance);
    if (!a->limited)
        return true;
    bool fits =
        object_scalar(x, v) && v->type != VALUE_BOOL &&
        (type == COLUMN_FLOAT ? v->type == VALUE_INT || v->type == VALUE_FLOAT
         : type == COLUMN_INT ? v->type == VALUE_INT
                              : v->type == VALUE_SPAN);
    if (!fits)
        return call_wrong(c, PARAM_tolerance,
                          type == COLUMN_FLOAT ? "a number"
                          : type == COLUMN_INT
                              ? "an integer"
                              : "a time span such as pd.Timedelta('1h')");
    if (v->type == VALUE_FLOAT)
        return v->f >= 0 || call_wrong(c, PARAM_tolerance, "a number >= 0");
    if (v->type == VALUE_SPAN)
        *v = (struct value){.type = VALUE_INT, .i = v->ns};
    if (v->i < 0)
        return call_wrong(c, PARAM_tolerance, "a number >= 0");
    if (type == COLUMN_FLOAT)
        *v = (struct value){.type = VALUE_FLOAT, .f = (double)v->i};
    return true;
}

/* ---- rows ---- */

/* Groups the rows of the right frame into blocks by `right`, their by= keys.
   Returns a list of all rows, block by block. Sets t to a table of the keys. If
   r is the first row of a block, the block is in the list from starts[r] up to
   ends[r]. Without by=, all rows are the block of row 0, and t is not set. */
static uint32_t *group_rows(const struct asof *a, const struct keys *right,
                            struct keys_table *t, size_t *starts, size_t *ends)
{
    struct arena *scratch = a->c->ev->scratch;
    uint32_t *rows = NEW_N(scratch, uint32_t, right->n + 1);
    size_t n = 0;
    if (!right->n_columns) {
        for (size_t i = 0; i < right->n; i++)
            rows[i] = (uint32_t)i;
        ends[0] = right->n;
        return rows;
    }
    keys_table_init(t, scratch, *right);
    for (size_t i = 0; i < right->n; i++) {
        if (keys_table_find(t, right, i) != i)
            continue;
        starts[i] = n;
        for (uint32_t r = (uint32_t)i; r != ORIGIN_NO_ROW; r = t->next[r])
            rows[n++] = r;
        ends[i] = n;
    }
    return rows;
}

/* Returns the number of rows of block b whose ordered key is less than the
   ordered key in row `row` of the left frame. With `equal`, also counts equal
   keys. */
static size_t rows_before(const struct asof *a, struct asof_rows b, size_t row,
                          bool equal)
{
    const struct join_key *k = ordered_key(a);
    size_t low = 0, high = b.n;
    while (low < high) {
        size_t half = low + (high - low) / 2;
        int order = compare(k->right, b.rows[half], k->left, row);
        if (order < 0 || (equal && order == 0))
            low = half + 1;
        else
            high = half;
    }
    return low;
}

/* The distance between two ordered keys: in `f` if the keys are floats, else in
   `i`, which may exceed INT64_MAX. */
struct distance {
    double f;
    uint64_t i;
};

static struct distance distance_of(const struct asof *a, size_t left,
                                   size_t right)
{
    const struct column *x = ordered_key(a)->left, *y = ordered_key(a)->right;
    if (x->type == COLUMN_FLOAT) {
        double d = x->f[left] - y->f[right];
        return (struct distance){.f = d < 0 ? -d : d};
    }
    int64_t p = x->i[left], q = y->i[right];
    uint64_t d = (uint64_t)p - (uint64_t)q;
    return (struct distance){.i = p < q ? 0 - d : d};
}

/* Returns the row of block b that matches row `row` of the left frame, or
   ORIGIN_NO_ROW if none matches. */
static uint32_t nearest(const struct asof *a, struct asof_rows b, size_t row)
{
    size_t before = rows_before(a, b, row, a->exact);
    size_t after = rows_before(a, b, row, !a->exact);
    bool back = a->direction != FORWARD && before > 0;
    bool ahead = a->direction != BACKWARD && after < b.n;
    struct distance p = {0}, q = {0};
    if (back)
        p = distance_of(a, row, b.rows[before - 1]);
    if (ahead)
        q = distance_of(a, row, b.rows[after]);
    if (back && ahead)
        back = p.f < q.f || (p.f == q.f && p.i <= q.i);
    if (!back && !ahead)
        return ORIGIN_NO_ROW;
    p = back ? p : q;
    if (a->limited &&
        (a->tolerance.type == VALUE_FLOAT ? p.f > a->tolerance.f
                                          : p.i > (uint64_t)a->tolerance.i))
        return ORIGIN_NO_ROW;
    return b.rows[back ? before - 1 : after];
}

static bool find_rows(const struct asof *a, uint32_t *left, uint32_t *right)
{
    struct arena *scratch = a->c->ev->scratch;
    size_t n = a->j.n_keys - 1, rows = a->j.right->n;
    const struct column **by[2] = {
        NEW_N(scratch, const struct column *, n + 1),
        NEW_N(scratch, const struct column *, n + 1)};
    for (size_t i = 0; i < n; i++) {
        by[0][i] = a->j.keys[i].left;
        by[1][i] = a->j.keys[i].right;
    }
    const struct keys keys[2] = {{by[0], n, a->j.left->n}, {by[1], n, rows}};
    struct keys_table t;
    size_t *starts = NEW_N(scratch, size_t, rows + 1),
           *ends = NEW_N(scratch, size_t, rows + 1);
    const uint32_t *grouped = group_rows(a, &keys[1], &t, starts, ends);
    for (size_t i = 0; i < a->j.left->n; i++) {
        uint32_t first = n ? keys_table_find(&t, &keys[0], i) : 0;
        left[i] = (uint32_t)i;
        right[i] = ORIGIN_NO_ROW;
        if (first == ORIGIN_NO_ROW)
            continue;
        const struct asof_rows b = {grouped + starts[first],
                                    ends[first] - starts[first]};
        right[i] = nearest(a, b, i);
    }
    return true;
}

/* ---- pd.merge_asof ---- */

static bool merge_asof(struct call *c, struct object *out)
{
    static const str DIRECTIONS[] = {S_INIT("backward"), S_INIT("forward"),
                                     S_INIT("nearest")};
    struct asof a = {.c = c, .j = {.c = c, .how = JOIN_LEFT}};
    unsigned direction;
    if (!merge_frame(c, PARAM_left, &a.j.left) ||
        !merge_frame(c, PARAM_right, &a.j.right) ||
        !merge_suffixes(&a.j, PARAM_suffixes) ||
        !call_choice(c, PARAM_direction, DIRECTIONS, 3, &direction) ||
        !call_bool(c, PARAM_allow_exact_matches, &a.exact) || !read_keys(&a) ||
        !read_tolerance(&a))
        return false;
    a.direction = (enum direction)direction;
    size_t n = a.j.left->n;
    if (!eval_spend(c->ev, c->at, n, 2 * sizeof(uint32_t)))
        return false;
    uint32_t *left = NEW_N(c->ev->a, uint32_t, n + 1),
             *right = NEW_N(c->ev->a, uint32_t, n + 1);
    return find_rows(&a, left, right) && join_pairs(&a.j, left, right, n, out);
}

/* ---- operations ---- */

const struct operation MERGE_ASOF_OPERATIONS[] = {
    {S_INIT("merge_asof"), ON_PANDAS, merge_asof,
     PARAMS(NEEDS(left), NEEDS(right), OPT(on, NONE), OPT(left_on, NONE),
            OPT(right_on, NONE), OPT(left_index, FALSE),
            OPT(right_index, FALSE), OPT(by, NONE), OPT(left_by, NONE),
            OPT(right_by, NONE), OPT(suffixes, UNSET), OPT(tolerance, NONE),
            OPT(allow_exact_matches, TRUE), OPT(direction, TEXT("backward"))),
     0, 8, "joins each row with the row that has the nearest key"},
    {.name = {0}},
};
