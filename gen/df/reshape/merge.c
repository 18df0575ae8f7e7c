// SPDX-License-Identifier: MIT
// merge: pd.merge(left, right), left.merge(right) and left.join(right): reads
// the arguments into a struct join, which join.c executes. Keys are columns or
// levels of row labels.
#include "df/runtime/call.h"

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/reshape/construct.h"
#include "df/reshape/join.h"
#include "df/runtime/category.h"
#include "df/runtime/labels.h"

/* One side of a merge, and its keys. */
struct merge_table {
    const struct frame *frame;
    const struct column **levels; /* row labels, one column for each level */
    size_t n_levels;
    struct strs names; /* of the keys */
    enum param arg;    /* argument that `names` was read from */
    bool index;        /* the keys are the row labels */
};

static bool read_how(struct join *j, enum param i)
{
    static const str NAMES[] = {S_INIT("inner"), S_INIT("left"),
                                S_INIT("right"), S_INIT("outer"),
                                S_INIT("cross")};
    unsigned how;
    if (!call_choice(j->c, i, NAMES, sizeof NAMES / sizeof *NAMES, &how))
        return false;
    j->how = (enum join_how)how;
    j->inner_given = call_given(j->c, i) && how == JOIN_INNER;
    return true;
}

static bool read_suffixes(struct join *j, enum param i)
{
    struct object x = call_arg(j->c, i);
    j->suffixes[0] = S("_x");
    j->suffixes[1] = S("_y");
    if (!call_given(j->c, i))
        return true;
    if (x.type != OBJECT_LIST || as_list(x)->n != 2)
        return call_wrong(j->c, i, "two suffixes");
    for (size_t k = 0; k < 2; k++) {
        struct object s = as_list(x)->v[k];
        if (s.type != OBJECT_STR && s.type != OBJECT_NONE)
            return call_wrong(j->c, i, "two suffixes");
        j->suffixes[k] = s.type == OBJECT_STR ? as_str(s) : STR_NONE;
    }
    return true;
}

static bool read_validate(struct join *j, enum param i)
{
    static const struct {
        str name, other;
        bool left, right;
    } RULES[] = {
        {S_INIT("1:1"), S_INIT("one_to_one"), true, true},
        {S_INIT("1:m"), S_INIT("one_to_many"), true, false},
        {S_INIT("m:1"), S_INIT("many_to_one"), false, true},
        {S_INIT("m:m"), S_INIT("many_to_many"), false, false},
    };
    str rule = S("m:m");
    if (call_arg(j->c, i).type != OBJECT_NONE && !call_str(j->c, i, &rule))
        return false;
    for (size_t k = 0; k < sizeof RULES / sizeof *RULES; k++)
        if (str_eq(rule, RULES[k].name) || str_eq(rule, RULES[k].other)) {
            j->left_unique = RULES[k].left;
            j->right_unique = RULES[k].right;
            j->validated = call_given(j->c, i);
            return true;
        }
    return call_wrong(j->c, i, "'1:1', '1:m', 'm:1' or 'm:m'");
}

static bool read_indicator(struct join *j, enum param i)
{
    struct object x = call_arg(j->c, i);
    bool yes;
    if (x.type == OBJECT_STR)
        j->indicator = as_str(x);
    else if (!call_bool(j->c, i, &yes))
        return false;
    else if (yes)
        j->indicator = S("_merge");
    return true;
}

/* ---- keys ---- */

/* Initializes side s with frame f. s->levels are the row labels of f. Row
   numbers serve as labels if f has no labels and the labels are the key. */
static bool start_side(struct call *c, const struct frame *f,
                       struct merge_table *s)
{
    s->frame = f;
    if (!f->n_index && !s->index)
        return true;
    s->levels =
        labels_of_rows(c->ev, c->at, f->index, f->n_index, f->n, &s->n_levels);
    return s->levels != NULL;
}

static bool name_side(struct call *c, enum param arg, struct merge_table *s)
{
    bool one;
    if (!call_has(c, arg))
        return true;
    s->arg = arg;
    return call_names(c, arg, &s->names, &one);
}

/* Returns key i of a side: the column or the level of row labels with that
   name. Sets *level to whether the key is a level. NULL on failure, which is
   reported: the name is unknown, or both a column and a level have it. */
static const struct column *key_of(struct call *c, const struct merge_table *s,
                                   size_t i, bool *level)
{
    *level = s->index;
    if (s->index)
        return s->levels[i];
    str name = s->names.v[i];
    const struct df_expr *at = eval_item(call_at(c, s->arg), i);
    size_t k = frame_find(s->frame, name), l = 0;
    while (l < s->n_levels &&
           !(s->levels[l]->name.n && str_eq(s->levels[l]->name, name)))
        l++;
    if (k != STR_NPOS && l < s->n_levels) {
        eval_fault(c->ev, DIAG_DF_VALUE, at,
                   "'%.*s' is ambiguous: it is a column and also a level of "
                   "the row labels",
                   STR_ARG(name_text(c->ev->scratch, name)));
        diag_help(c->ev->d,
                  "first drop the row labels with .reset_index(drop=True)");
        return NULL;
    }
    *level = k == STR_NPOS;
    if (!*level)
        return s->frame->columns[k];
    if (l < s->n_levels)
        return s->levels[l];
    eval_no_column(c->ev, at, name, s->frame);
    return NULL;
}

static size_t n_keys(const struct merge_table *s)
{
    return s->index ? s->n_levels : s->names.n;
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

/* Whether the keys x and y can be equal: strings never equal numbers. As in
   pandas, numbers are accepted beside strings if all of the numbers are missing
   and one of the keys has categories. */
static bool is_comparable(const struct column *x, const struct column *y)
{
    bool numbers = is_numeric(x);
    const struct column *other = numbers ? y : x, *n = numbers ? x : y;
    if (!is_numeric(n) || !is_text(other))
        return true;
    bool empty = category_is(x) || category_is(y);
    for (size_t i = 0; empty && i < n->n; i++)
        empty = column_is_missing(n, i);
    return empty;
}

static bool report_text_and_numbers(struct call *c, const struct df_expr *at,
                                    const struct column *x)
{
    eval_fault(
        c->ev, DIAG_DF_TYPE, at,
        "column '%.*s' contains strings in one frame and numbers in the other",
        STR_ARG(name_text(c->ev->scratch, x->name)));
    diag_help(c->ev->d,
              "convert both to strings: f['k'].astype('string'); missing "
              "cells stay missing");
    return false;
}

static bool make_keys(struct join *j, const struct merge_table *l,
                      const struct merge_table *r)
{
    struct call *c = j->c;
    struct eval *ev = c->ev;
    if (n_keys(l) != n_keys(r))
        return eval_fault(
                   ev, DIAG_DF_VALUE, call_at(c, r->arg),
                   "the left frame has %zu key%s, but the right frame has %zu",
                   n_keys(l), STR_S(n_keys(l)), n_keys(r)) ||
               eval_help(ev, "name as many keys for the left frame as for the "
                             "right");
    j->n_keys = n_keys(l);
    j->keys = NEW_N(ev->scratch, struct join_key, j->n_keys);
    for (size_t i = 0; i < j->n_keys; i++) {
        struct join_key *k = &j->keys[i];
        k->left = key_of(c, l, i, &k->left_level);
        k->right = k->left ? key_of(c, r, i, &k->right_level) : NULL;
        if (!k->right)
            return false;
        k->shared =
            !l->index && !r->index && str_eq(l->names.v[i], r->names.v[i]);
        if (l->index != r->index || k->shared)
            k->name = (l->index ? r : l)->names.v[i];
        const struct column *x = k->left, *y = k->right;
        if (!(l->index && r->index) && !is_comparable(x, y))
            return report_text_and_numbers(c, eval_item(call_at(c, l->arg), i),
                                           x);
    }
    j->left_index = l->index;
    j->right_index = r->index;
    return true;
}

/* Uses all columns that both frames have as keys. Reports frames without a
   common column. */
static bool common_columns(struct join *j, struct merge_table *l,
                           struct merge_table *r)
{
    for (size_t i = 0; i < j->left->n_columns; i++) {
        str name = j->left->columns[i]->name;
        if (frame_find(j->right, name) != STR_NPOS) {
            vec_push(j->c->ev->scratch, &l->names, name);
            vec_push(j->c->ev->scratch, &r->names, name);
        }
    }
    if (l->names.n)
        return true;
    eval_fault(j->c->ev, DIAG_DF_VALUE, j->c->at,
               "the frames have no column in common");
    diag_help(j->c->ev->d, "name the keys with left_on= and right_on=");
    return false;
}

/* Reads the keys: on=, or left_on= or left_index= with right_on= or
   right_index=. The default is all columns that both frames have. */
static bool read_keys(struct join *j)
{
    struct call *c = j->c;
    struct merge_table l = {.arg = PARAM_on}, r = {.arg = PARAM_on};
    if (!call_bool(c, PARAM_left_index, &l.index) ||
        !call_bool(c, PARAM_right_index, &r.index) ||
        !start_side(c, j->left, &l) || !start_side(c, j->right, &r) ||
        !name_side(c, PARAM_left_on, &l) || !name_side(c, PARAM_right_on, &r))
        return false;
    bool on = call_has(c, PARAM_on);
    bool left = l.index || l.names.n, right = r.index || r.names.n;
    if (j->how == JOIN_CROSS)
        return !(on || left || right) ||
               eval_fault(c->ev, DIAG_DF_VALUE, c->at,
                          "how='cross' pairs every row with every row, so "
                          "keys such as on= are not allowed") ||
               eval_help(c->ev, "remove the keys or how='cross'");
    if (on ? left || right : left != right)
        return eval_fault(c->ev, DIAG_DF_VALUE, c->at,
                          on     ? "'on' cannot be combined with 'left_on', "
                                   "'right_on', 'left_index' or 'right_index'"
                          : left ? "the keys of the right frame are missing"
                                 : "the keys of the left frame are missing") ||
               eval_help(c->ev,
                         on ? "use on= for a key with the same name in both "
                              "frames, or else left_on= and right_on="
                         : left ? "add right_on= or right_index=True"
                                : "add left_on= or left_index=True");
    if ((l.index && l.names.n) || (r.index && r.names.n))
        return eval_fault(c->ev, DIAG_DF_VALUE, c->at,
                          l.index && l.names.n
                              ? "'left_on' and 'left_index' cannot be combined"
                              : "'right_on' and 'right_index' cannot be "
                                "combined") ||
               eval_help(c->ev, "remove one of them");
    if (on && (!name_side(c, PARAM_on, &l) || !name_side(c, PARAM_on, &r)))
        return false;
    if (!on && !left && !common_columns(j, &l, &r))
        return false;
    if (on && l.names.n == 0)
        return call_wrong(c, PARAM_on, "a name or a list of at least one name");
    return make_keys(j, &l, &r);
}

/* ---- functions ---- */

/* Reads an argument as a frame; a series with a name becomes a frame of one
   column. */
static bool read_frame(struct call *c, enum param i, const struct frame **out)
{
    struct object x = call_arg(c, i);
    if (x.type == OBJECT_FRAME)
        *out = as_frame(x);
    else if (x.type == OBJECT_SERIES && as_series(x)->kind == SERIES_PLAIN &&
             as_series(x)->column->name.p)
        *out = construct_of_series(c->ev, as_series(x));
    else
        return call_wrong(c, i, "a DataFrame or a column with a name");
    return true;
}

static bool merge(struct call *c, const struct frame *left, struct object *out)
{
    struct join j = {.c = c, .left = left};
    bool copy;
    return read_frame(c, PARAM_right, &j.right) && read_how(&j, PARAM_how) &&
           read_suffixes(&j, PARAM_suffixes) &&
           call_bool(c, PARAM_sort, &j.sort) &&
           call_bool(c, PARAM_copy, &copy) &&
           read_indicator(&j, PARAM_indicator) &&
           read_validate(&j, PARAM_validate) && read_keys(&j) &&
           join_frames(&j, out);
}

static bool merge_function(struct call *c, struct object *out)
{
    const struct frame *left = NULL;
    return read_frame(c, PARAM_left, &left) && merge(c, left, out);
}

static bool merge_method(struct call *c, struct object *out)
{
    return merge(c, as_frame(c->self), out);
}

static bool run_join(struct call *c, struct object *out)
{
    struct join j = {.c = c, .left = as_frame(c->self)};
    struct merge_table l = {.arg = PARAM_on, .index = true},
                       r = {.arg = PARAM_on, .index = true};
    if (call_arg(c, PARAM_other).type == OBJECT_LIST)
        return eval_fault(c->ev, DIAG_DF_UNSUPPORTED, call_at(c, PARAM_other),
                          "'join' with a list of frames") ||
               eval_help(c->ev, "join them one by one: a.join(b).join(c)");
    if (!read_frame(c, PARAM_other, &j.right) || !read_how(&j, PARAM_how) ||
        !call_str(c, PARAM_lsuffix, &j.suffixes[0]) ||
        !call_str(c, PARAM_rsuffix, &j.suffixes[1]) ||
        !call_bool(c, PARAM_sort, &j.sort) ||
        !read_validate(&j, PARAM_validate) || !start_side(c, j.left, &l) ||
        !start_side(c, j.right, &r) || !name_side(c, PARAM_on, &l))
        return false;
    l.index = l.names.n == 0;
    return (j.how == JOIN_CROSS || make_keys(&j, &l, &r)) &&
           join_frames(&j, out);
}

/* ---- operations ---- */

const struct operation MERGE_OPERATIONS[] = {
    {S_INIT("join"), ON_FRAME, run_join,
     PARAMS(NEEDS(other), OPT(on, NONE), OPT(how, TEXT("left")),
            OPT(lsuffix, TEXT("")), OPT(rsuffix, TEXT("")), OPT(sort, FALSE),
            OPT(validate, NONE)),
     0, 1, "joins the columns of another frame, by row labels"},
    {S_INIT("merge"), ON_FRAME, merge_method,
     PARAMS(NEEDS(right), OPT(how, TEXT("inner")), OPT(on, NONE),
            OPT(left_on, NONE), OPT(right_on, NONE), OPT(left_index, FALSE),
            OPT(right_index, FALSE), OPT(sort, FALSE), OPT(suffixes, UNSET),
            OPT(copy, TRUE), OPT(indicator, FALSE), OPT(validate, NONE)),
     0, 8, "joins two frames by keys"},
    {S_INIT("merge"), ON_PANDAS, merge_function,
     PARAMS(NEEDS(left), NEEDS(right), OPT(how, TEXT("inner")), OPT(on, NONE),
            OPT(left_on, NONE), OPT(right_on, NONE), OPT(left_index, FALSE),
            OPT(right_index, FALSE), OPT(sort, FALSE), OPT(suffixes, UNSET),
            OPT(copy, TRUE), OPT(indicator, FALSE), OPT(validate, NONE)),
     0, 8, "joins two frames by keys"},
    {.name = {0}},
};
