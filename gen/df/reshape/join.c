// SPDX-License-Identifier: MIT
// join: looks up the rows of one side in a hash table of the other side's keys.
// Then copies the matching rows of all columns.
#include "df/reshape/join.h"

#include "base/codes/df.h"
#include "df/indexing/align.h"
#include "df/reshape/merge_check.h"
#include "df/runtime/category.h"
#include "df/runtime/labels.h"
#include "df/runtime/units.h"
#include "frame/pick.h"

/* The pairs of rows that make the result. Row i is made from the rows left[i]
   and right[i]; one of them may be ORIGIN_NO_ROW. */
struct pairs {
    const struct join *j;
    uint32_t *left, *right;
    size_t n;
    const struct column **keys;       /* the keys of the result */
    const struct origin_match *match; /* recorded in the origins of the columns
                                         from the right frame */
};

static struct eval *eval_of(const struct pairs *p)
{
    return p->j->c->ev;
}

static struct keys side_keys(const struct pairs *p, bool left)
{
    const struct join *j = p->j;
    const struct column **v =
        NEW_N(eval_of(p)->scratch, const struct column *, j->n_keys);
    for (size_t i = 0; i < j->n_keys; i++)
        v[i] = left ? j->keys[i].left : j->keys[i].right;
    return (struct keys){v, j->n_keys, left ? j->left->n : j->right->n};
}

/* ---- which rows ---- */

static bool new_pairs(struct pairs *p, size_t n)
{
    struct eval *ev = eval_of(p);
    if (!eval_spend(ev, p->j->c->at, n, 2 * sizeof(uint32_t)))
        return false;
    p->left = NEW_N(ev->a, uint32_t, n + 1);
    p->right = NEW_N(ev->a, uint32_t, n + 1);
    return true;
}

/* Reports that two rows of the frame called `side` have the same key, although
   the keys of this frame must be unique. Returns false. */
static bool report_duplicate(const struct pairs *p, const struct keys_table *t,
                             const char *side)
{
    uint32_t row = 0;
    while (t->next[row] == ORIGIN_NO_ROW)
        row++;
    eval_fault(
        eval_of(p), DIAG_DF_VALUE, p->j->c->at,
        "rows %u and %u of the %s frame, counted from 1, have the same key",
        row + 1, t->next[row] + 1, side);
    diag_help(eval_of(p)->d, "to merge anyway, remove validate= from the call");
    return false;
}

static bool check_unique(const struct pairs *p, const struct keys *k,
                         bool asked, const char *side)
{
    struct keys_table t;
    if (!asked)
        return true;
    keys_table_init(&t, eval_of(p)->scratch, *k);
    return t.unique || report_duplicate(p, &t, side);
}

/* Warns about keys in different units. */
static void warn_of_units(const struct pairs *p)
{
    const struct join *j = p->j;
    for (size_t i = 0; i < j->n_keys; i++) {
        const struct column *both[] = {j->keys[i].left, j->keys[i].right};
        units_agree(eval_of(p), j->c->at, both, 2);
    }
}

/* Warns about rows that are lost or repeated, and about keys in different
   units. */
static void warn_of_losses(const struct pairs *p, struct keys left,
                           struct keys right)
{
    const struct join *j = p->j;
    bool outer = j->how == JOIN_OUTER;
    const struct merge_pairs pairs = {
        .left = {left, p->left, j->left},
        .right = {right, p->right, j->right},
        .n = p->n,
        .keep_left = outer || j->how == JOIN_LEFT,
        .keep_right = outer || j->how == JOIN_RIGHT,
        .inner_given = j->inner_given,
        .validated = j->validated,
    };
    warn_of_units(p);
    merge_check(j->c, &pairs);
}

static bool match(struct pairs *p)
{
    const struct join *j = p->j;
    struct eval *ev = eval_of(p);
    struct keys left = side_keys(p, true), right = side_keys(p, false);
    struct join_rows rows;
    bool cross = j->how == JOIN_CROSS;
    if (!cross && (!check_unique(p, &left, j->left_unique, "left") ||
                   !check_unique(p, &right, j->right_unique, "right")))
        return false;
    join_rows_find(&rows, ev->scratch, j->how, left, right);
    if (!new_pairs(p, rows.n))
        return false;
    p->n = rows.n;
    join_rows_put(&rows, ev->scratch, p->left, p->right);
    if (!cross)
        warn_of_losses(p, left, right);
    return true;
}

/* ---- keys of the result ---- */

static size_t count_gaps(const uint32_t *rows, size_t n)
{
    size_t count = 0;
    for (size_t i = 0; i < n; i++)
        count += rows[i] == ORIGIN_NO_ROW;
    return count;
}

/* Returns the column of key k for the result. A cell comes from the left frame
   or, if its row was made without a row of the left frame, from the right
   frame.

   The main frame is the right one if k matches row labels of the left frame
   with a column of the right frame; otherwise it is the left one. The first
   case that applies determines the type of the column:
   - Both keys are row labels, of different types, and neither frame is empty:
     the common type of both keys.
   - All rows of the result have a row of the main frame: the type of the main
     frame's key.
   - No row of the result has a row of the main frame: the type of the other
     frame's key.
   - Otherwise: the common type of both keys. */
static const struct column *key_column(const struct pairs *p,
                                       const struct join_key *k)
{
    struct eval *ev = eval_of(p);
    const struct join *j = p->j;
    size_t no_left = count_gaps(p->left, p->n);
    size_t no_right = count_gaps(p->right, p->n);
    bool both = j->left_index && j->right_index,
         of_right = j->left_index && !both && !k->right_level;
    bool common =
        both && k->left->n && k->right->n && k->left->type != k->right->type;
    if (!common && (of_right ? no_right == p->n && p->n : no_left == 0))
        return column_take(ev->a, k->left, p->left, p->n);
    if (!common && (of_right ? no_right == 0 : no_left == p->n))
        return column_take(ev->a, k->right, p->right, p->n);
    uint32_t *which = NEW_N(ev->a, uint32_t, p->n);
    uint32_t *rows = NEW_N(ev->a, uint32_t, p->n);
    const struct column **from = NEW_N(ev->a, const struct column *, 2);
    from[0] = k->left;
    from[1] = k->right;
    for (size_t i = 0; i < p->n; i++) {
        which[i] = p->left[i] == ORIGIN_NO_ROW;
        rows[i] = which[i] ? p->right[i] : p->left[i];
    }
    const struct pick pick = {from, 2, which, rows, p->n};
    return units_pick(ev, p->j->c->at, (of_right ? k->right : k->left)->name,
                      &pick);
}

static bool make_keys(struct pairs *p)
{
    const struct join *j = p->j;
    struct eval *ev = eval_of(p);
    if (!eval_spend(ev, j->c->at, p->n, j->n_keys * 2 * sizeof(str)))
        return false;
    p->keys = NEW_N(ev->scratch, const struct column *, j->n_keys);
    for (size_t i = 0; i < j->n_keys; i++)
        p->keys[i] = key_column(p, &j->keys[i]);
    return true;
}

/* Sorts the pairs by their keys, if `sort` is set or the join is an outer one.
   The sort is stable. */
static bool sort(struct pairs *p)
{
    struct eval *ev = eval_of(p);
    const struct join *j = p->j;
    if (j->n_keys == 0 || (!j->sort && j->how != JOIN_OUTER))
        return true;
    const struct column **by =
        NEW_N(ev->scratch, const struct column *, j->n_keys);
    for (size_t i = 0; i < j->n_keys; i++)
        if (!(by[i] = category_order(ev, j->c->at, p->keys[i])))
            return false;
    uint32_t *order = NEW_N(ev->scratch, uint32_t, p->n + 1);
    for (size_t i = 0; i < p->n; i++)
        order[i] = (uint32_t)i;
    const struct keys keys = {by, j->n_keys, p->n};
    keys_sort_merged(&keys, ev->scratch, order, p->n);
    const struct pairs old = *p;
    if (!new_pairs(p, p->n))
        return false;
    for (size_t i = 0; i < p->n; i++) {
        p->left[i] = old.left[order[i]];
        p->right[i] = old.right[order[i]];
    }
    return make_keys(p);
}

/* ---- the frame ---- */

static const struct join_key *key_named(const struct join *j, str name)
{
    for (size_t i = 0; i < j->n_keys; i++)
        if (j->keys[i].name.p && str_eq(j->keys[i].name, name))
            return &j->keys[i];
    return NULL;
}

/* Inserts column c into f at position `at`. Returns false on failure, which is
   reported. */
static bool put(const struct pairs *p, struct frame *f, size_t at,
                const struct column *c)
{
    if (!eval_append(eval_of(p), p->j->c->at, f, c))
        return false;
    if (at < f->n_columns - 1)
        f->names = NULL;
    memmove(f->columns + at + 1, f->columns + at,
            (f->n_columns - 1 - at) * sizeof *f->columns);
    f->columns[at] = c;
    return true;
}

/* Appends column x of one side to the result. If x is a key with the same name
   on both sides, only one side adds it: the left side, or the right side if the
   left frame has no rows. A column whose name occurs in both frames gets a
   suffix. */
static bool put_column(const struct pairs *p, struct frame *f,
                       const struct column *x, bool left)
{
    const struct join *j = p->j;
    struct eval *ev = eval_of(p);
    const struct join_key *k = key_named(j, x->name);
    str name = x->name, suffix = j->suffixes[!left];
    bool doubled = frame_find(left ? j->right : j->left, name) != STR_NPOS;
    if (k && k->shared && left != (j->left->n > 0))
        return true;
    if (k && !(left ? k->left_level : k->right_level) &&
        (k->shared || !doubled))
        return put(p, f, f->n_columns, p->keys[k - j->keys]);
    if (doubled && suffix.p)
        name = str_concat(ev->a, name_text(ev->a, name), suffix);
    const struct column *c =
        column_take(ev->a, x, left ? p->left : p->right, p->n);
    if (!left)
        c = eval_matched(ev, c, p->match);
    if (!str_eq(name, x->name))
        c = column_rename(ev->a, c, name);
    return put(p, f, f->n_columns, c);
}

/* Adds the keys that are levels of row labels. A key with the same name that is
   a level on both sides becomes a level of the result's row labels. Any other
   such key becomes a column of the result, before the columns of the frames. */
static bool put_levels(const struct pairs *p, struct frame *f)
{
    const struct join *j = p->j;
    for (size_t i = 0; i < j->n_keys; i++) {
        const struct join_key *k = &j->keys[i];
        if (!k->name.p)
            continue;
        if (k->shared && k->left_level && k->right_level)
            f->index[f->n_index++] = p->keys[i];
        else if (frame_find(f, k->name) == STR_NPOS &&
                 !put(p, f, i < f->n_columns ? i : f->n_columns, p->keys[i]))
            return false;
    }
    return true;
}

/* Returns the name of a level of the result's row labels, for a join in which
   both sides use their row labels as keys. */
static str name_of_level(const struct join *j, size_t level)
{
    const struct join_key *k = &j->keys[level];
    bool both =
        j->n_keys == 1 && (j->how == JOIN_INNER || j->how == JOIN_OUTER) &&
        !align_same(align_frame_labels(j->left), align_frame_labels(j->right));
    return both ? labels_name_of_both(k->left, k->right)
                : (j->how == JOIN_RIGHT ? k->right : k->left)->name;
}

/* Sets the row labels of the result. If both sides use their row labels as
   keys, the keys become the row labels. If only one side uses them, the result
   has the row labels of the other side. Exception: if that other side has no
   rows and how= does not name that side ('left' or 'right'), the result has the
   row labels of the side that uses its row labels as keys. */
static bool put_labels(const struct pairs *p, struct frame *f)
{
    const struct join *j = p->j;
    struct eval *ev = eval_of(p);
    if (j->left_index && j->right_index) {
        for (size_t i = 0; i < j->n_keys; i++)
            f->index[f->n_index++] =
                column_rename(ev->a, p->keys[i], name_of_level(j, i));
        return true;
    }
    bool left = j->right_index;
    bool kept = j->how == (left ? JOIN_LEFT : JOIN_RIGHT);
    if (!kept && (left ? j->left : j->right)->n == 0)
        left = !left;
    struct frame labels = left ? *j->left : *j->right;
    labels.n_columns = 0;
    const struct frame *g =
        eval_take(ev, j->c->at, &labels, left ? p->left : p->right, p->n);
    if (!g)
        return false;
    f->index = g->index;
    f->n_index = g->n_index;
    return true;
}

/* Appends the column of indicator=: for each row "left_only", "right_only" or
   "both". */
static bool put_indicator(const struct pairs *p, struct frame *f)
{
    static const str WORDS[] = {S_INIT("left_only"), S_INIT("right_only"),
                                S_INIT("both")};
    struct eval *ev = eval_of(p);
    const struct df_expr *at = p->j->c->at;
    void *cells;
    struct column *words =
        eval_column(ev, at, STR_NONE, COLUMN_STR, 3, &cells, NULL, 0);
    if (!words)
        return false;
    memcpy(cells, WORDS, sizeof WORDS);
    struct column *x =
        eval_column(ev, at, p->j->indicator, COLUMN_STR, p->n, &cells, NULL, 0);
    for (size_t i = 0; x && i < p->n; i++)
        ((str *)cells)[i] = WORDS[p->right[i] == ORIGIN_NO_ROW  ? 0
                                  : p->left[i] == ORIGIN_NO_ROW ? 1
                                                                : 2];
    const struct column *c = x ? category_make(ev, at, x, words, false) : NULL;
    return c && put(p, f, f->n_columns, c);
}

static bool build(const struct pairs *p, struct object *out)
{
    const struct join *j = p->j;
    struct eval *ev = eval_of(p);
    size_t n = j->left->n_columns + j->right->n_columns + j->n_keys + 1;
    if (!eval_spend(ev, j->c->at, p->n, n * sizeof(str)))
        return false;
    struct frame *f = NEW(ev->a, struct frame);
    f->columns = NEW_N(ev->a, const struct column *, n);
    f->index = NEW_N(ev->a, const struct column *, j->n_keys + 1);
    f->n = p->n;
    for (size_t i = 0; i < j->left->n_columns; i++)
        if (!put_column(p, f, j->left->columns[i], true))
            return false;
    for (size_t i = 0; i < j->right->n_columns; i++)
        if (!put_column(p, f, j->right->columns[i], false))
            return false;
    if (!put_levels(p, f) || (j->indicator.p && !put_indicator(p, f)))
        return false;
    if ((j->left_index || j->right_index) && !put_labels(p, f))
        return false;
    *out = object_frame(f);
    return true;
}

static struct pairs start(const struct join *j)
{
    struct pairs p = {.j = j};
    struct keys right = side_keys(&p, false);
    p.match = eval_match(j->c->ev, j->c->at, right.columns, right.n_columns);
    return p;
}

bool join_frames(const struct join *j, struct object *out)
{
    struct pairs p = start(j);
    return match(&p) && make_keys(&p) && sort(&p) && build(&p, out);
}

bool join_pairs(const struct join *j, uint32_t *left, uint32_t *right, size_t n,
                struct object *out)
{
    struct pairs p = start(j);
    p.left = left;
    p.right = right;
    p.n = n;
    warn_of_units(&p);
    return make_keys(&p) && build(&p, out);
}
