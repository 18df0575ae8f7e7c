// SPDX-License-Identifier: MIT
// merge: one side's rows are looked up in a table of the other's keys; then
// all columns are taken row by row.
#include "eval/merge.h"

#include "base/vec.h"
#include "eval/merge_check.h"

struct join {
    struct call *c;
    const struct frame *left, *right;
    size_t on_at; /* place of arguments in the call: on, ... */
    struct strs on;
    str suffixes[2];
    bool keep_left, keep_right; /* rows that have no partner */
    uint32_t *left_rows, *right_rows;
    size_t n;
};

static const struct column *find(const struct frame *f, str name)
{
    size_t i = frame_find(f, name);
    return i == STR_NPOS ? NULL : f->columns[i];
}

static bool has(const struct strs *names, str name)
{
    for (size_t i = 0; i < names->n; i++)
        if (str_eq(names->v[i], name))
            return true;
    return false;
}

static bool read_how(struct join *j, size_t i)
{
    str how = S("inner");
    struct call *c = j->c;
    if (!call_str(c, i, &how))
        return false;
    j->keep_left = str_eq(how, S("left"));
    j->keep_right = str_eq(how, S("right"));
    if (j->keep_left || j->keep_right || str_eq(how, S("inner")))
        return true;
    diag_at(c->ev->d, DIAG_DF_UNSUPPORTED, eval_pos(c->ev, call_at(c, i)),
            str_fmt(c->ev->scratch, "how='%.*s'", STR_ARG(how)));
    diag_help(c->ev->d, "how is 'inner', 'left' or 'right'");
    return false;
}

static bool read_suffixes(struct join *j, size_t i)
{
    struct object x = j->c->args[i];
    j->suffixes[0] = S("_x");
    j->suffixes[1] = S("_y");
    if (!call_given(j->c, i))
        return true;
    if (x.type != OBJECT_LIST || x.list->n != 2)
        return call_wrong(j->c, i, "two suffixes");
    for (size_t k = 0; k < 2; k++) {
        struct object s = x.list->v[k];
        if (s.type != OBJECT_STR && s.type != OBJECT_NONE)
            return call_wrong(j->c, i, "two suffixes");
        j->suffixes[k] = s.type == OBJECT_STR ? s.s : S("");
    }
    return true;
}

static bool is_text(const struct column *c)
{
    for (size_t i = 0; c->type == COLUMN_STR && i < c->n; i++)
        if (c->s[i].p)
            return true;
    return false;
}

static bool is_numeric(const struct column *c)
{
    return c->n && (c->type == COLUMN_INT || c->type == COLUMN_FLOAT);
}

/* The columns to join on: those named, else all that both have. */
static bool read_on(struct join *j)
{
    struct call *c = j->c;
    bool one;
    if (call_given(c, j->on_at) && !call_names(c, j->on_at, &j->on, &one))
        return false;
    if (!call_given(c, j->on_at))
        for (size_t i = 0; i < j->left->n_columns; i++)
            if (find(j->right, j->left->columns[i]->name))
                vec_push(c->ev->scratch, &j->on, j->left->columns[i]->name);
    if (j->on.n == 0) {
        eval_fault(c->ev, DIAG_DF_VALUE, c->at,
                   "the frames have no column in common");
        return false;
    }
    for (size_t i = 0; i < j->on.n; i++) {
        const struct df_expr *at = eval_item(call_at(c, j->on_at), i);
        str name = j->on.v[i];
        const struct column *l = find(j->left, name), *r = find(j->right, name);
        if (!l || !r)
            return eval_no_column(c->ev, at, name, l ? j->right : j->left);
        if ((is_text(l) && is_numeric(r)) || (is_numeric(l) && is_text(r)))
            return eval_fault(c->ev, DIAG_DF_TYPE, at,
                              "column '%.*s' holds text in one frame and "
                              "numbers in the other",
                              STR_ARG(name));
    }
    return true;
}

static struct keys keys_of(struct join *j, const struct frame *f)
{
    const struct column **v =
        NEW_N(j->c->ev->scratch, const struct column *, j->on.n);
    for (size_t i = 0; i < j->on.n; i++)
        v[i] = find(f, j->on.v[i]);
    return (struct keys){v, j->on.n, f->n};
}

/* Rows of the join: for each row of `outer`, its partners in `table`. Counts
   first, so that no more room is taken than is needed. */
static bool pair_rows(struct join *j, const struct keys *outer,
                      const struct keys_table *table, bool keep,
                      uint32_t **outer_rows, uint32_t **inner_rows)
{
    struct eval *ev = j->c->ev;
    uint32_t *first = NEW_N(ev->scratch, uint32_t, outer->n);
    uint32_t *times = NEW_N(ev->scratch, uint32_t, table->keys.n);
    for (size_t r = 0; r < table->keys.n; r++) {
        uint32_t k = keys_table_find(table, &table->keys, r);
        times[k]++;
    }
    for (size_t i = 0; i < outer->n; i++) {
        first[i] = keys_table_find(table, outer, i);
        j->n += first[i] != ORIGIN_NO_ROW ? times[first[i]] : keep;
    }
    if (!eval_spend(ev, j->c->at, j->n, 2 * sizeof(uint32_t)))
        return false;
    uint32_t *o = *outer_rows = NEW_N(ev->a, uint32_t, j->n + 1);
    uint32_t *in = *inner_rows = NEW_N(ev->a, uint32_t, j->n + 1);
    for (size_t i = 0; i < outer->n; i++) {
        uint32_t r = first[i];
        if (r == ORIGIN_NO_ROW && keep) {
            *o++ = (uint32_t)i;
            *in++ = ORIGIN_NO_ROW;
        }
        for (; r != ORIGIN_NO_ROW; r = table->next[r]) {
            *o++ = (uint32_t)i;
            *in++ = r;
        }
    }
    return true;
}

static bool match(struct join *j)
{
    struct keys left = keys_of(j, j->left), right = keys_of(j, j->right);
    struct keys_table table;
    keys_table_init(&table, j->c->ev->scratch, j->keep_right ? left : right);
    bool ok = j->keep_right ? pair_rows(j, &right, &table, true, &j->right_rows,
                                        &j->left_rows)
                            : pair_rows(j, &left, &table, j->keep_left,
                                        &j->left_rows, &j->right_rows);
    if (ok)
        merge_check(j->c, &(struct merge_pairs){
                              .left = {left, j->left_rows},
                              .right = {right, j->right_rows},
                              .n = j->n,
                              .keep_left = j->keep_left,
                              .keep_right = j->keep_right,
                              .inner_said = call_given(j->c, j->on_at - 1) &&
                                            !j->keep_left && !j->keep_right});
    return ok;
}

static size_t unmatched(const uint32_t *rows, size_t n)
{
    size_t count = 0;
    for (size_t i = 0; i < n; i++)
        count += rows[i] == ORIGIN_NO_ROW;
    return count;
}

/* Keys that are floats on the left stay floats, though the right join takes
   integers from the right. */
static const struct column *common_type(struct join *j,
                                        const struct column *key)
{
    const struct column *left = find(j->left, key->name);
    if (key->type != COLUMN_INT || left->type != COLUMN_FLOAT ||
        unmatched(j->left_rows, j->n) == j->n)
        return key;
    void *cells;
    struct column *c = eval_column(j->c->ev, j->c->at, key->name, COLUMN_FLOAT,
                                   key->n, &cells, &key, 1);
    for (size_t i = 0; c && i < key->n; i++)
        ((double *)cells)[i] = (double)key->i[i];
    return c;
}

/* Adds a column's rows; one that both frames have gets its suffix. */
static bool add(struct join *j, struct frame *f, const struct column *x,
                bool left)
{
    struct eval *ev = j->c->ev;
    bool key = has(&j->on, x->name);
    const struct frame *other = left ? j->right : j->left;
    const uint32_t *rows = left ? j->left_rows : j->right_rows;
    str name = x->name;
    if (key && left != (j->left->n > 0)) /* pandas' place for the key */
        return true;
    if (key && (!left || unmatched(j->left_rows, j->n))) {
        x = find(j->right, name);
        rows = j->right_rows;
    }
    if (!key && find(other, name))
        name = str_concat(ev->a, name_text(ev->a, name), j->suffixes[!left]);
    if (find(f, name))
        return eval_fault(ev, DIAG_DF_VALUE, j->c->at,
                          "two columns would be named '%.*s'",
                          STR_ARG(name_text(ev->scratch, name)));
    const struct column *taken = column_take(ev->a, x, rows, j->n);
    if (key && !(taken = common_type(j, taken)))
        return false;
    f->columns[f->n_columns++] =
        str_eq(name, x->name) ? taken : column_rename(ev->a, taken, name);
    return true;
}

static bool build(struct join *j, struct object *out)
{
    struct eval *ev = j->c->ev;
    size_t n = j->left->n_columns + j->right->n_columns;
    if (!eval_spend(ev, j->c->at, j->n, n * sizeof(str)))
        return false;
    struct frame *f = NEW(ev->a, struct frame);
    f->columns = NEW_N(ev->a, const struct column *, n);
    f->n = j->n;
    for (size_t i = 0; i < j->left->n_columns; i++)
        if (!add(j, f, j->left->columns[i], true))
            return false;
    for (size_t i = 0; i < j->right->n_columns; i++)
        if (!add(j, f, j->right->columns[i], false))
            return false;
    *out = object_frame(f);
    return true;
}

/* right how? on? suffixes?, the first of them at place `at`. */
static bool join(struct call *c, struct object left, size_t at,
                 struct object *out)
{
    struct join j = {.c = c, .on_at = at + 2};
    if (c->args[at].type != OBJECT_FRAME)
        return call_wrong(c, at, "a DataFrame");
    j.left = left.frame;
    j.right = c->args[at].frame;
    return read_how(&j, at + 1) && read_suffixes(&j, at + 3) && read_on(&j) &&
           match(&j) && build(&j, out);
}

bool merge_two(struct call *c, struct object *out)
{
    if (c->args[0].type != OBJECT_FRAME)
        return call_wrong(c, 0, "a DataFrame");
    return join(c, c->args[0], 1, out);
}

bool merge_method(struct call *c, struct object *out)
{
    return join(c, c->self, 0, out);
}
