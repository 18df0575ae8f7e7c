// SPDX-License-Identifier: MIT
// merge: pd.merge(left, right), left.merge(right) and left.join(right). Reads
// the arguments into a struct join, which join.c executes. Keys are columns or
// levels of row labels.
#include "df/runtime/call.h"

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/indexing/align.h"
#include "df/reshape/merge.h"
#include "df/runtime/category.h"
#include "df/runtime/labels.h"
#include "frame/moment.h"

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

bool merge_suffixes(struct join *j, enum param i)
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

bool merge_start(struct call *c, const struct frame *f, struct merge_table *s)
{
    s->frame = f;
    if (!f->n_index && !s->index)
        return true;
    s->levels =
        labels_of_rows(c->ev, c->at, f->index, f->n_index, f->n, &s->n_levels);
    return s->levels != NULL;
}

bool merge_name(struct call *c, enum param arg, struct merge_table *s)
{
    bool one;
    if (!call_has(c, arg))
        return true;
    s->arg = arg;
    return call_names(c, arg, &s->names, &one);
}

const struct column *merge_key(struct call *c, const struct merge_table *s,
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

/* A group of key types; pandas merges keys only with keys of the same group.
   ZONED_TIMES: dates with a time zone. TIMES: other dates, periods and time
   spans. NO_TIME: all other keys. */
enum time_group { NO_TIME, TIMES, ZONED_TIMES };

static enum time_group time_group(const struct column *c)
{
    if (!column_is_time(c) || category_is(c))
        return NO_TIME;
    if (c->type == COLUMN_DATE && c->zone == ZONE_CIVIL)
        return NO_TIME;
    return c->type == COLUMN_DATE && zone_is_aware(c->zone) ? ZONED_TIMES
                                                            : TIMES;
}

bool merge_comparable(const struct column *x, const struct column *y)
{
    if (x->n && y->n && time_group(x) != time_group(y))
        return false;
    bool numbers = is_numeric(x);
    const struct column *other = numbers ? y : x, *n = numbers ? x : y;
    if (!is_numeric(n) || !is_text(other))
        return true;
    bool empty = category_is(x) || category_is(y);
    for (size_t i = 0; empty && i < n->n; i++)
        empty = column_is_missing(n, i);
    return empty;
}

/* Whether the row labels x and y can be joined: pandas does not join dates with
   a time zone with dates without a time zone, or with days. */
static bool labels_comparable(const struct column *x, const struct column *y)
{
    bool dates = x->type == COLUMN_DATE && y->type == COLUMN_DATE &&
                 !category_is(x) && !category_is(y) &&
                 !zone_is_period(x->zone) && !zone_is_period(y->zone);
    return !dates || !x->n || !y->n ||
           zone_is_aware(x->zone) == zone_is_aware(y->zone);
}

/* Returns what a key contains, for a message. */
static const char *kind_of(const struct column *c)
{
    if (category_is(c))
        return "categories";
    if (c->type == COLUMN_DATE)
        return zone_is_period(c->zone)  ? "periods"
               : c->zone == ZONE_CIVIL  ? "datetime.date objects"
               : zone_is_aware(c->zone) ? "dates with a time zone"
                                        : "dates without a time zone";
    switch (c->type) {
    case COLUMN_SPAN: return "time spans";
    case COLUMN_BOOL: return "bools";
    case COLUMN_INT:
    case COLUMN_FLOAT: return "numbers";
    case COLUMN_STR: return "strings";
    default: return "objects";
    }
}

static const char *way_out(const struct column *x, const struct column *y)
{
    bool span = x->type == COLUMN_SPAN || y->type == COLUMN_SPAN;
    bool period = (x->type == COLUMN_DATE && zone_is_period(x->zone)) ||
                  (y->type == COLUMN_DATE && zone_is_period(y->zone));
    bool zoned = time_group(x) == ZONED_TIMES || time_group(y) == ZONED_TIMES;
    if (time_group(x) == NO_TIME && time_group(y) == NO_TIME)
        return "convert both to strings: f['k'].astype('string'); missing "
               "cells stay missing";
    if (span)
        return "convert the other key to time spans: pd.to_timedelta(f['k'])";
    if (period)
        return "convert the periods to strings: f['k'].astype('str'), or to "
               "dates: f['k'].dt.to_timestamp()";
    return zoned ? "convert both to dates with a time zone: "
                   "pd.to_datetime(f['k'], utc=True)"
                 : "convert the other key to dates: pd.to_datetime(f['k'])";
}

bool merge_incomparable(struct call *c, const struct df_expr *at,
                        const struct column *x, const struct column *y)
{
    str name = name_text(c->ev->scratch, x->name);
    const char *left = kind_of(x), *right = kind_of(y);
    bool numbers = is_numeric(x) && time_group(y) == NO_TIME;
    if (numbers || (is_numeric(y) && time_group(x) == NO_TIME)) {
        left = "strings";
        right = "numbers";
    }
    if (x->name.p)
        eval_fault(c->ev, DIAG_DF_TYPE, at,
                   "column '%.*s' contains %s in one frame and %s in the other",
                   STR_ARG(name), left, right);
    else
        eval_fault(c->ev, DIAG_DF_TYPE, at,
                   "the key contains %s in one frame and %s in the other", left,
                   right);
    diag_help(c->ev->d, "%s", way_out(x, y));
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
    struct labels left = {l->levels, l->n_levels, l->frame->n};
    struct labels right = {r->levels, r->n_levels, r->frame->n};
    if (l->index && r->index &&
        !align_levels(ev, call_at(c, r->arg), left, &right))
        return false;
    struct merge_table matched = *r;
    matched.levels = right.v;
    j->n_keys = n_keys(l);
    j->keys = NEW_N(ev->scratch, struct join_key, j->n_keys);
    for (size_t i = 0; i < j->n_keys; i++) {
        struct join_key *k = &j->keys[i];
        k->left = merge_key(c, l, i, &k->left_level);
        k->right = k->left ? merge_key(c, &matched, i, &k->right_level) : NULL;
        if (!k->right)
            return false;
        k->shared =
            !l->index && !r->index && str_eq(l->names.v[i], r->names.v[i]);
        if (l->index != r->index || k->shared)
            k->name = (l->index ? r : l)->names.v[i];
        const struct column *x = k->left, *y = k->right;
        if (l->index && r->index ? j->n_keys == 1 && !labels_comparable(x, y)
                                 : !merge_comparable(x, y))
            return merge_incomparable(c, eval_item(call_at(c, l->arg), i), x,
                                      y);
    }
    j->left_index = l->index;
    j->right_index = r->index;
    return true;
}

/* Uses as keys all columns that both frames have. Reports frames without a
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
        !merge_start(c, j->left, &l) || !merge_start(c, j->right, &r) ||
        !merge_name(c, PARAM_left_on, &l) || !merge_name(c, PARAM_right_on, &r))
        return false;
    bool on = call_has(c, PARAM_on);
    bool left = l.index || l.names.n, right = r.index || r.names.n;
    if (j->how == JOIN_CROSS)
        return !(on || left || right) ||
               eval_fault(c->ev, DIAG_DF_VALUE, c->at,
                          "how='cross' pairs every row with every row, so "
                          "keys such as on= are not allowed") ||
               eval_help(c->ev,
                         "remove the key arguments, or remove how='cross'");
    if (on ? left || right : left != right)
        return eval_fault(c->ev, DIAG_DF_VALUE, c->at,
                          on     ? "'on' cannot be combined with 'left_on', "
                                   "'right_on', 'left_index' or 'right_index'"
                          : left ? "no key is given for the right frame"
                                 : "no key is given for the left frame") ||
               eval_help(c->ev,
                         on ? "use on= if the key has the same name in both "
                              "frames, otherwise left_on= and right_on="
                         : left ? "add right_on= or right_index=True"
                                : "add left_on= or left_index=True");
    if ((l.index && l.names.n) || (r.index && r.names.n))
        return eval_fault(c->ev, DIAG_DF_VALUE, c->at,
                          l.index && l.names.n
                              ? "'left_on' and 'left_index' cannot be combined"
                              : "'right_on' and 'right_index' cannot be "
                                "combined") ||
               eval_help(c->ev, "remove one of them");
    if (on && (!merge_name(c, PARAM_on, &l) || !merge_name(c, PARAM_on, &r)))
        return false;
    if (!on && !left && !common_columns(j, &l, &r))
        return false;
    if (on && l.names.n == 0)
        return call_wrong(c, PARAM_on, "a name or a list of at least one name");
    return make_keys(j, &l, &r);
}

/* ---- functions ---- */

bool merge_frame(struct call *c, enum param i, const struct frame **out)
{
    struct object x = call_arg(c, i);
    if (x.type == OBJECT_FRAME)
        *out = as_frame(x);
    else if (x.type == OBJECT_SERIES && as_series(x)->kind == SERIES_PLAIN &&
             as_series(x)->column->name.p)
        *out = object_to_frame(c->ev->a, as_series(x));
    else
        return call_wrong(c, i, "a DataFrame or a column with a name");
    return true;
}

static bool merge(struct call *c, const struct frame *left, struct object *out)
{
    struct join j = {.c = c, .left = left};
    bool copy;
    return merge_frame(c, PARAM_right, &j.right) && read_how(&j, PARAM_how) &&
           merge_suffixes(&j, PARAM_suffixes) &&
           call_bool(c, PARAM_sort, &j.sort) &&
           call_bool(c, PARAM_copy, &copy) &&
           read_indicator(&j, PARAM_indicator) &&
           read_validate(&j, PARAM_validate) && read_keys(&j) &&
           join_frames(&j, out);
}

static bool merge_function(struct call *c, struct object *out)
{
    const struct frame *left = NULL;
    return merge_frame(c, PARAM_left, &left) && merge(c, left, out);
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
    if (!merge_frame(c, PARAM_other, &j.right) || !read_how(&j, PARAM_how) ||
        !call_str(c, PARAM_lsuffix, &j.suffixes[0]) ||
        !call_str(c, PARAM_rsuffix, &j.suffixes[1]) ||
        !call_bool(c, PARAM_sort, &j.sort) ||
        !read_validate(&j, PARAM_validate) || !merge_start(c, j.left, &l) ||
        !merge_start(c, j.right, &r) || !merge_name(c, PARAM_on, &l))
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
