// SPDX-License-Identifier: MIT
// wide_to_long: pd.wide_to_long, which turns columns such as ms_2024 and
// ms_2025 into the column ms, with a row for each suffix.
#include "base/codes/df.h"
#include "base/vec.h"
#include "df/elementwise/to_numeric.h"
#include "df/runtime/call.h"
#include "df/runtime/keys.h"
#include "df/runtime/units.h"
#include "df/strings/pattern.h"
#include "frame/name.h"
#include "frame/pick.h"

/* A stub: the columns whose names are the stub, the separator and a suffix. */
struct stub {
    str name; /* name of the column in the result */
    const struct column **columns;
    struct strs suffixes; /* the suffix of each column */
};

struct widening {
    struct call *c;
    const struct frame *f;
    struct keys ids; /* the columns of i= */
    str j;           /* name of the level of suffixes */
    str sep;
    struct stub *stubs;
    size_t n_stubs;
    struct strs suffixes; /* suffixes of all stubs, in order of occurrence */
    bool *used; /* whether each column of f belongs to a stub or to i= */
};

/* ---- columns ---- */

static bool is_name(const struct widening *w, const struct df_expr *at,
                    str name)
{
    if (frame_find(w->f, name) == STR_NPOS)
        return true;
    return eval_fault(w->c->ev, DIAG_DF_VALUE, at,
                      "column '%.*s' already exists",
                      STR_ARG(name_text(w->c->ev->scratch, name))) ||
           eval_help(w->c->ev, "rename the column, or choose another name");
}

static bool no_columns(const struct widening *w, const struct df_expr *at,
                       str prefix)
{
    struct eval *ev = w->c->ev;
    bool begins = false;
    for (size_t i = 0; i < w->f->n_columns; i++)
        begins |= str_starts(w->f->columns[i]->name, prefix);
    eval_fault(ev, DIAG_DF_VALUE, at,
               "no column name is '%.*s' followed by a suffix",
               STR_ARG(prefix));
    return eval_help(
        ev, begins
                ? "suffixes must be digits unless suffix= sets another "
                  "pattern, such as suffix=r'\\w+' for words"
                : "sep= is the string before the suffix: sep='_' for ms_2026");
}

/* Lists the columns of a stub and their suffixes. */
static bool find_columns(struct widening *w, const struct df_expr *at,
                         str prefix, str suffix, struct stub *s)
{
    struct eval *ev = w->c->ev;
    struct arena *a = ev->scratch;
    str pattern = str_fmt(a, "%.*s%.*s$", STR_ARG(pattern_literal(a, prefix)),
                          STR_ARG(suffix));
    struct regex *re = pattern_new(ev, call_at(w->c, PARAM_suffix), pattern, 0);
    bool ok = re != NULL, found;
    s->columns = NEW_N(ev->a, const struct column *, w->f->n_columns + 1);
    for (size_t i = 0; ok && i < w->f->n_columns; i++) {
        str name = w->f->columns[i]->name;
        ok = pattern_find(ev, at, re, name, 0, REGEX_MATCH, &found);
        if (!ok || !found)
            continue;
        str own = str_replace(ev->a, name, prefix, S(""));
        w->used[i] = true;
        s->columns[s->suffixes.n] = w->f->columns[i];
        vec_push(a, &s->suffixes, own);
        if (!str_among(own, w->suffixes.v, w->suffixes.n))
            vec_push(a, &w->suffixes, own);
    }
    regex_free(re);
    return ok && (s->suffixes.n > 0 || no_columns(w, at, prefix));
}

static bool read_stubs(struct widening *w)
{
    struct call *c = w->c;
    struct strs names = {0};
    str suffix;
    bool one;
    if (!call_str(c, PARAM_sep, &w->sep) ||
        !call_str(c, PARAM_suffix, &suffix) ||
        !call_names(c, PARAM_stubnames, &names, &one) ||
        !eval_steps(c->ev, c->at, names.n * w->f->n_columns))
        return false;
    w->stubs = NEW_N(c->ev->scratch, struct stub, names.n + 1);
    for (size_t i = 0; i < names.n; i++) {
        const struct df_expr *at = eval_item(call_at(c, PARAM_stubnames), i);
        struct stub *s = &w->stubs[w->n_stubs++];
        s->name = names.v[i];
        while (s->name.n &&
               str_find_char(w->sep, s->name.p[s->name.n - 1], 0) != STR_NPOS)
            s->name.n--;
        if (!is_name(w, at, names.v[i]) || !is_name(w, at, s->name) ||
            !find_columns(w, at, str_concat(c->ev->scratch, names.v[i], w->sep),
                          suffix, s))
            return false;
    }
    return names.n > 0 ||
           call_wrong(c, PARAM_stubnames,
                      "a non-empty list of column name prefixes");
}

/* Reads i= and j=. */
static bool read_ids(struct widening *w)
{
    struct call *c = w->c;
    struct keys *ids = &w->ids;
    const struct df_expr *at = call_at(c, PARAM_i);
    ids->n = w->f->n;
    if (!call_columns(c, PARAM_i, w->f, (const struct column ***)&ids->columns,
                      &ids->n_columns) ||
        !eval_name(c->ev, call_at(c, PARAM_j), call_arg(c, PARAM_j), &w->j) ||
        !is_name(w, call_at(c, PARAM_j), w->j))
        return false;
    if (!ids->n_columns)
        return call_wrong(c, PARAM_i, "a non-empty list of column names");
    for (size_t k = 0; k < ids->n_columns; k++)
        for (size_t i = 0; i < w->f->n_columns; i++)
            w->used[i] |= w->f->columns[i] == ids->columns[k];
    struct keys_table t;
    keys_table_init(&t, c->ev->scratch, *ids);
    for (size_t i = 0; i < ids->n; i++) {
        uint32_t first = keys_table_find(&t, ids, i);
        if (keys_missing(ids, i))
            return eval_fault(c->ev, DIAG_DF_VALUE, at,
                              "row %zu has no value in a column of i=", i + 1);
        if (first == i)
            continue;
        eval_fault(c->ev, DIAG_DF_VALUE, at,
                   "rows %u and %zu have the same values in the columns of i=",
                   first + 1, i + 1);
        return eval_help(c->ev, "name enough columns to tell the rows apart: "
                                "i=['a', 'b']");
    }
    return true;
}

/* ---- rows ---- */

/* The rows of the result: row r belongs to row rows[r] of the wide frame and to
   suffix which[r]. With one column in i=, all rows of the first suffix come
   first, then all rows of the second suffix, and so on. With several columns in
   i=, the rows made from row 0 of the wide frame come first, then those made
   from row 1, and so on. */
struct long_rows {
    uint32_t *rows, *which;
    size_t n;
};

/* Whether stub s has a column with the suffix; sets *k to the column's
   index. */
static bool suffix_of(const struct stub *s, str suffix, size_t *k)
{
    for (*k = 0; *k < s->suffixes.n; (*k)++)
        if (str_eq(s->suffixes.v[*k], suffix))
            return true;
    return false;
}

static bool list_rows(struct widening *w, struct long_rows *l)
{
    struct eval *ev = w->c->ev;
    size_t m = w->suffixes.n, n = w->f->n;
    *l = (struct long_rows){.n = n * m};
    if (m > UINT32_MAX / (n + 1))
        l->n = SIZE_MAX / 64;
    if (!eval_spend(ev, w->c->at, l->n, 2 * sizeof(uint32_t) + sizeof(str)))
        return false;
    l->rows = NEW_N(ev->a, uint32_t, l->n + 1);
    l->which = NEW_N(ev->a, uint32_t, l->n + 1);
    for (size_t r = 0; r < l->n; r++) {
        bool one = w->ids.n_columns == 1;
        l->rows[r] = (uint32_t)(one ? r % n : r / m);
        l->which[r] = (uint32_t)(one ? r / n : r % m);
    }
    return true;
}

/* Returns the level of suffixes for the rows l: numbers if all suffixes are
   numbers, else strings. Returns NULL after reporting a mixture: all suffixes
   of one stub are numbers, but some suffixes of other stubs are not. */
static const struct column *suffix_level(struct widening *w,
                                         const struct long_rows *l)
{
    struct eval *ev = w->c->ev;
    size_t m = w->suffixes.n, numbers = 0;
    struct value *all = NEW_N(ev->scratch, struct value, m + 1),
                 *v = NEW_N(ev->scratch, struct value, l->n + 1);
    for (size_t k = 0; k < m; k++)
        numbers += to_numeric_text(w->suffixes.v[k], &all[k]);
    for (size_t k = 0; k < m && numbers < m; k++)
        all[k] = (struct value){.type = VALUE_STR, .s = w->suffixes.v[k]};
    for (size_t i = 0; i < w->n_stubs && numbers && numbers < m; i++) {
        const struct stub *s = &w->stubs[i];
        size_t own = 0;
        struct value none;
        for (size_t k = 0; k < s->suffixes.n; k++)
            own += to_numeric_text(s->suffixes.v[k], &none);
        if (own < s->suffixes.n)
            continue;
        eval_fault(ev, DIAG_DF_VALUE, call_at(w->c, PARAM_stubnames),
                   "the suffixes of '%.*s' are numbers, but those of other "
                   "stubs are not",
                   STR_ARG(s->name));
        return eval_help(ev,
                         "rename the columns, or convert each stub separately"),
               NULL;
    }
    for (size_t r = 0; r < l->n; r++)
        v[r] = all[l->which[r]];
    return eval_infer(ev, w->c->at, w->j, v, l->n, NULL, 0);
}

/* Returns the column of a stub in the result. If the stub lacks a suffix, the
   cells of that suffix are missing. NULL on failure, which is reported. */
static const struct column *
stub_column(struct widening *w, const struct stub *s, const struct long_rows *l)
{
    struct eval *ev = w->c->ev;
    size_t m = w->suffixes.n;
    uint32_t *column = NEW_N(ev->scratch, uint32_t, m + 1);
    bool *has = NEW_N(ev->scratch, bool, m + 1);
    if (!eval_spend(ev, w->c->at, l->n, 2 * sizeof(uint32_t) + sizeof(str)))
        return NULL;
    uint32_t *which = NEW_N(ev->a, uint32_t, l->n + 1),
             *rows = NEW_N(ev->a, uint32_t, l->n + 1);
    for (size_t i = 0; i < m; i++) {
        size_t k;
        has[i] = suffix_of(s, w->suffixes.v[i], &k);
        column[i] = has[i] ? (uint32_t)k : 0;
    }
    for (size_t r = 0; r < l->n; r++) {
        which[r] = column[l->which[r]];
        rows[r] = has[l->which[r]] ? l->rows[r] : ORIGIN_NO_ROW;
    }
    const struct pick p = {s->columns, s->suffixes.n, which, rows, l->n};
    units_agree_in_scale(ev, w->c->at, s->columns, s->suffixes.n);
    return units_named(ev, w->c->at, units_pick(ev, w->c->at, s->name, &p));
}

/* Returns the columns that belong neither to a stub nor to i=, sorted by name.
   Sets *n to their number. */
static const struct column **others(struct widening *w, size_t *n)
{
    const struct column **v =
        NEW_N(w->c->ev->scratch, const struct column *, w->f->n_columns + 1);
    *n = 0;
    for (size_t i = 0; i < w->f->n_columns; i++) {
        size_t k = *n;
        if (w->used[i])
            continue;
        for (; k && str_cmp(v[k - 1]->name, w->f->columns[i]->name) > 0; k--)
            v[k] = v[k - 1];
        v[k] = w->f->columns[i];
        (*n)++;
    }
    return v;
}

static bool build(struct widening *w, struct object *out)
{
    struct eval *ev = w->c->ev;
    struct long_rows l;
    size_t n_others;
    const struct column **rest = others(w, &n_others);
    if (!list_rows(w, &l) ||
        !eval_spend(ev, w->c->at, l.n,
                    (n_others + w->ids.n_columns + 1) * sizeof(str)))
        return false;
    struct frame *f = NEW(ev->a, struct frame);
    f->n = l.n;
    f->columns = NEW_N(ev->a, const struct column *, n_others + w->n_stubs + 1);
    f->index = NEW_N(ev->a, const struct column *, w->ids.n_columns + 1);
    for (size_t i = 0; i < w->ids.n_columns; i++)
        f->index[f->n_index++] =
            column_take(ev->a, w->ids.columns[i], l.rows, l.n);
    const struct column *level = suffix_level(w, &l);
    if (!level)
        return false;
    f->index[f->n_index++] = level;
    for (size_t i = 0; i < n_others; i++)
        if (!eval_append(ev, w->c->at, f,
                         column_take(ev->a, rest[i], l.rows, l.n)))
            return false;
    for (size_t i = 0; i < w->n_stubs; i++) {
        const struct column *x = stub_column(w, &w->stubs[i], &l);
        if (!x || !eval_append(ev, w->c->at, f, x))
            return false;
    }
    *out = object_frame(f);
    return true;
}

static bool wide_to_long(struct call *c, struct object *out)
{
    struct object x = call_arg(c, PARAM_df);
    struct widening w = {.c = c};
    if (x.type != OBJECT_FRAME)
        return call_wrong(c, PARAM_df, "a DataFrame");
    w.f = as_frame(x);
    w.used = NEW_N(c->ev->scratch, bool, w.f->n_columns + 1);
    for (size_t i = 0; i < w.f->n_columns; i++)
        if (!name_is_text(w.f->columns[i]->name))
            return eval_fault(c->ev, DIAG_DF_TYPE, call_at(c, PARAM_df),
                              "the name of a column is not a string") ||
                   eval_help(c->ev, "first convert the names: "
                                    "df.rename(columns=str)");
    return read_stubs(&w) && read_ids(&w) && build(&w, out);
}

/* ---- operations ---- */

const struct operation WIDE_TO_LONG_OPERATIONS[] = {
    {S_INIT("wide_to_long"), ON_PANDAS, wide_to_long,
     PARAMS(NEEDS(df), NEEDS(stubnames), NEEDS(i), NEEDS(j), OPT(sep, TEXT("")),
            OPT(suffix, TEXT("\\d+"))),
     0, 1, "turns columns with suffixes into rows"},
    {.name = {0}},
};
