// SPDX-License-Identifier: MIT
// texts_search: methods of .str that search: contains, match, fullmatch, count,
// replace, extract, extractall, startswith, endswith. Compiles a pattern once
// for the whole column.
#include "df/runtime/call.h"

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/lint/text_arithmetic.h"
#include "df/strings/pattern.h"
#include "df/strings/string.h"
#include "df/strings/texts_each.h"

/* A call of a method that searches. */
struct search {
    struct call *c;
    struct regex *re;
    enum regex_how how;
    struct replacement by; /* replace: the replacement for each match */
    int64_t limit;         /* maximum number of replacements in each string; -1:
                              no limit */
};

/* Reads na=, the result for missing cells. By default, missing cells stay
   missing. */
static bool read_na(struct call *c, enum param i, struct value *na)
{
    *na = (struct value){0};
    return !call_given(c, i) || object_scalar(call_arg(c, i), na) ||
           call_wrong(c, i, "a single value");
}

/* Compiles pat= or, with `literal`, a pattern that matches pat= literally.
   `case_arg` and `flags` are the parameters case= and flags=; PARAM_END if the
   method does not have them. */
static bool compile(struct search *s, enum param case_arg, enum param flags,
                    bool literal)
{
    struct call *c = s->c;
    str pattern;
    int64_t bits = 0;
    bool same_case = true;
    if (!call_str(c, PARAM_pat, &pattern) ||
        (flags && !call_int(c, flags, &bits)))
        return false;
    if (case_arg && call_arg(c, case_arg).type != OBJECT_NONE &&
        !call_bool(c, case_arg, &same_case))
        return false;
    if (literal)
        pattern = pattern_literal(c->ev->scratch, pattern);
    s->re = pattern_new(c->ev, call_at(c, PARAM_pat), pattern,
                        same_case ? bits : bits | 2);
    return s->re != NULL;
}

static bool test(void *data, struct object x, struct object *out)
{
    struct search *s = data;
    *out = object_bool(false);
    return pattern_find(s->c->ev, call_at(s->c, PARAM_pat), s->re, as_str(x), 0,
                        s->how, &out->u.b);
}

/* Calls `one` for each string of the column, then frees the pattern. */
static bool run(struct search *s, enum column_type type, texts_each_fn *one,
                struct value na, struct object *out)
{
    bool ok = texts_each(s->c->ev, s->c->at, texts_each_series(s->c), type, one,
                         s, na, out);
    regex_free(s->re);
    return ok;
}

static bool contains(struct call *c, struct object *out)
{
    struct search s = {.c = c, .how = REGEX_SEARCH};
    struct value na;
    bool regex;
    return call_bool(c, PARAM_regex, &regex) && read_na(c, PARAM_na, &na) &&
           compile(&s, PARAM_case, PARAM_flags, !regex) &&
           run(&s, COLUMN_BOOL, test, na, out);
}

static bool match(struct call *c, enum regex_how how, struct object *out)
{
    struct search s = {.c = c, .how = how};
    struct value na;
    return read_na(c, PARAM_na, &na) &&
           compile(&s, PARAM_case, PARAM_flags, false) &&
           run(&s, COLUMN_BOOL, test, na, out);
}

static bool run_match(struct call *c, struct object *out)
{
    return match(c, REGEX_MATCH, out);
}

static bool fullmatch(struct call *c, struct object *out)
{
    return match(c, REGEX_WHOLE, out);
}

static bool count(void *data, struct object x, struct object *out)
{
    struct search *s = data;
    struct pattern_walk w = {.ev = s->c->ev,
                             .at = call_at(s->c, PARAM_pat),
                             .re = s->re,
                             .text = as_str(x)};
    bool found = true;
    *out = object_int(-1);
    for (; found; out->u.i++)
        if (!pattern_next(&w, &found))
            return false;
    return true;
}

static bool run_count(struct call *c, struct object *out)
{
    struct search s = {.c = c};
    return compile(&s, PARAM_END, PARAM_flags, false) &&
           run(&s, COLUMN_INT, count, (struct value){0}, out);
}

/* ---- replace ---- */

static bool replace(void *data, struct object x, struct object *out)
{
    struct search *s = data;
    struct value v = {.type = VALUE_STR, .s = as_str(x)};
    if (!pattern_replace(s->c->ev, s->c->at, s->re, &v, &s->by, s->limit, NULL))
        return false;
    *out = object_value(v);
    return true;
}

/* Replaces a literal string. `data` is a struct call of the string method
   replace. */
static bool replace_literal(void *data, struct object x, struct object *out)
{
    if (!texts_each_call(data, x, out))
        return false;
    if (!str_eq(as_str(*out), as_str(x)))
        object_mark(out, call_arg(data, PARAM_new));
    return true;
}

static bool replace_all(struct call *c, struct object *out)
{
    struct search s = {.c = c, .limit = -1};
    bool regex = false,
         ignore_case = call_given(c, PARAM_case) &&
                       call_arg(c, PARAM_case).type == OBJECT_BOOL &&
                       !as_bool(call_arg(c, PARAM_case));
    bool flags = call_given(c, PARAM_flags) &&
                 call_arg(c, PARAM_flags).type == OBJECT_INT &&
                 as_int(call_arg(c, PARAM_flags));
    if (!call_bool(c, PARAM_regex, &regex) || !call_int(c, PARAM_n, &s.limit))
        return false;
    s.limit = s.limit > 0 ? s.limit : -1;
    if (object_is_function(call_arg(c, PARAM_repl)) && !regex)
        return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_repl),
                          "'repl' can be a function only with regex=True") ||
               eval_help(c->ev, "add regex=True");
    if (!regex && !ignore_case && !flags) {
        struct call by = *c;
        by.operation = operation_named(STRING_OPERATIONS, S("replace"));
        return texts_each(c->ev, c->at, texts_each_series(c), COLUMN_OBJECT,
                          replace_literal, &by, (struct value){0}, out);
    }
    if (!compile(&s, PARAM_case, PARAM_flags, !regex))
        return false;
    if (!pattern_replacement(c->ev, call_at(c, PARAM_repl), s.re,
                             call_arg(c, PARAM_repl), &s.by)) {
        regex_free(s.re);
        return false;
    }
    return run(&s, COLUMN_OBJECT, replace, (struct value){0}, out);
}

static bool run_replace(struct call *c, struct object *out)
{
    if (!replace_all(c, out))
        return false;
    if (out->type == OBJECT_SERIES)
        text_arithmetic_check_commas(c->ev, c->at, texts_each_series(c)->column,
                                     as_series(*out)->column);
    return true;
}

/* ---- extract ---- */

static struct value group_value(str text, const struct regex *re, size_t group)
{
    struct regex_span s = regex_group(re, group);
    if (s.from == STR_NPOS)
        return (struct value){0};
    return (struct value){.type = VALUE_STR,
                          .s = str_slice(text, s.from, s.to)};
}

/* Returns the name of the column for a group: the group's own name, or its
   number, counted from 0. */
static str group_name(struct call *c, const struct regex *re, size_t group)
{
    struct value number = {.type = VALUE_INT, .i = (int64_t)group - 1};
    str name = regex_group_name(re, group);
    return name.p ? str_dup(c->ev->a, name) : name_make(c->ev->a, &number, 1);
}

/* The extracted values: v[g][i] is the value of group g in row i of the
   result. */
struct match_parts {
    struct value **v;
    size_t groups, n;
};

/* Returns a frame with a column for each group and the given row labels; NULL
   on failure, which is reported. Row i of the result comes from row i of x. */
static struct frame *parts_frame(struct search *s, const struct match_parts *p,
                                 const struct column *x,
                                 const struct column **index, size_t n_index)
{
    struct call *c = s->c;
    struct frame *f = NEW(c->ev->a, struct frame);
    *f = (struct frame){.n = p->n, .index = index, .n_index = n_index};
    f->columns = NEW_N(c->ev->a, const struct column *, p->groups);
    for (size_t g = 0; g < p->groups; g++) {
        texts_each_taint(x, p->v[g]);
        f->columns[g] = eval_objects(c->ev, c->at, group_name(c, s->re, g + 1),
                                     p->v[g], p->n, &x, 1);
        if (f->columns[g])
            f->columns[g] =
                texts_each_typed(c->ev, c->at, f->columns[g], x, COLUMN_STR);
        if (!f->columns[g])
            return NULL;
        f->n_columns++;
    }
    return f;
}

/* Allocates room for the values of all groups in `rows` rows. Returns false
   after reporting that the pattern has no groups. */
static bool init_parts(struct search *s, struct match_parts *p, size_t rows)
{
    struct call *c = s->c;
    p->groups = regex_groups(s->re);
    if (p->groups == 0) {
        eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_pat),
                   "the pattern has no group to extract");
        diag_help(
            c->ev->d,
            "put parentheses around the part to extract, as in r'(\\d+)x'");
        return false;
    }
    if (!eval_spend(c->ev, c->at, rows, p->groups * sizeof(struct value)))
        return false;
    p->v = NEW_N(c->ev->scratch, struct value *, p->groups);
    for (size_t g = 0; g < p->groups; g++)
        p->v[g] = NEW_N(c->ev->scratch, struct value, rows + 1);
    return true;
}

static struct frame *extracted(struct search *s)
{
    const struct series *of = texts_each_series(s->c);
    struct match_parts p = {.n = of->column->n};
    if (!init_parts(s, &p, p.n))
        return NULL;
    for (size_t i = 0; i < p.n; i++) {
        struct value v = column_value(of->column, i);
        bool found = false;
        if (v.type == VALUE_STR &&
            !pattern_find(s->c->ev, call_at(s->c, PARAM_pat), s->re, v.s, 0,
                          REGEX_SEARCH, &found))
            return NULL;
        for (size_t g = 0; found && g < p.groups; g++)
            p.v[g][i] = group_value(v.s, s->re, g + 1);
    }
    return parts_frame(s, &p, of->column, of->index, of->n_index);
}

static bool extract(struct call *c, struct object *out)
{
    struct search s = {.c = c};
    const struct series *of = texts_each_series(c);
    bool expand;
    if (!call_bool(c, PARAM_expand, &expand) ||
        !compile(&s, PARAM_END, PARAM_flags, false))
        return false;
    bool named = regex_group_name(s.re, 1).p != NULL;
    struct frame *f = extracted(&s);
    regex_free(s.re);
    if (!f)
        return false;
    *out = object_frame(f);
    if (expand || f->n_columns > 1)
        return true;
    const struct column *x = f->columns[0];
    if (!named)
        x = column_rename(c->ev->a, x, of->column->name);
    *out = object_series(c->ev->scratch, x, of->index, of->n_index);
    return true;
}

/* ---- extractall ---- */

/* All matches in the strings of a column. */
struct all_matches {
    struct vec_of_rows {
        uint32_t *v;
        size_t n, cap;
    } rows, matches; /* for each match: the row of its string, and its number
                        within that string */
    struct vec_of_values {
        struct value *v;
        size_t n, cap;
    } * groups; /* for each group: its value in each match */
};

static bool add_matches(struct search *s, size_t row, str text, size_t groups,
                        struct all_matches *to)
{
    struct arena *a = s->c->ev->scratch;
    struct pattern_walk w = {.ev = s->c->ev,
                             .at = call_at(s->c, PARAM_pat),
                             .re = s->re,
                             .text = text};
    for (uint32_t k = 0;; k++) {
        bool found;
        if (!pattern_next(&w, &found))
            return false;
        if (!found)
            return true;
        vec_push(a, &to->rows, (uint32_t)row);
        vec_push(a, &to->matches, k);
        for (size_t g = 0; g < groups; g++)
            vec_push(a, &to->groups[g], group_value(text, s->re, g + 1));
        if (!eval_spend(s->c->ev, s->c->at, groups + 1, sizeof(struct value)))
            return false;
    }
}

/* Returns the row labels of the result of extractall. There is a row for each
   match: it has the labels of the string's row, followed by the level "match",
   which numbers the matches of a string from 0. Sets *levels to the number of
   columns returned, and *strings to a column with the string of each match.
   Returns NULL after reporting a failure. */
static const struct column **match_labels(struct call *c,
                                          const struct all_matches *all,
                                          size_t *levels,
                                          const struct column **strings)
{
    struct eval *ev = c->ev;
    const struct series *of = texts_each_series(c);
    size_t n = all->rows.n;
    void *cells;
    uint32_t *rows = NEW_N(ev->a, uint32_t, n + 1);
    for (size_t i = 0; i < n; i++)
        rows[i] = all->rows.v[i];
    const struct frame f = {.n = of->column->n,
                            .columns = (const struct column **)&of->column,
                            .n_columns = 1,
                            .index = of->index,
                            .n_index = of->n_index};
    struct frame *taken = eval_take(ev, c->at, &f, rows, n);
    struct column *match =
        eval_column(ev, c->at, S("match"), COLUMN_INT, n, &cells, NULL, 0);
    if (!taken || !match)
        return NULL;
    for (size_t i = 0; i < n; i++)
        ((int64_t *)cells)[i] = all->matches.v[i];
    *strings = taken->columns[0];
    *levels = taken->n_index;
    const struct column **v =
        NEW_N(ev->a, const struct column *, taken->n_index + 2);
    for (size_t l = 0; l < taken->n_index; l++)
        v[l] = taken->index[l];
    if (taken->n_index == 0) { /* without an index, the labels are row
                                  numbers */
        struct column *own =
            eval_column(ev, c->at, STR_NONE, COLUMN_INT, n, &cells, NULL, 0);
        if (!own)
            return NULL;
        for (size_t i = 0; i < n; i++)
            ((int64_t *)cells)[i] = rows[i];
        own->row_numbers = true;
        v[(*levels)++] = own;
    }
    v[(*levels)++] = match;
    return v;
}

/* Evaluates s.str.extractall: makes a frame with a row for each match. */
static bool extractall(struct call *c, struct object *out)
{
    struct search s = {.c = c};
    const struct column *x = texts_each_series(c)->column;
    struct match_parts p = {0};
    struct all_matches all = {0};
    size_t levels = 0;
    if (!compile(&s, PARAM_END, PARAM_flags, false))
        return false;
    bool ok = init_parts(&s, &p, 0);
    all.groups = NEW_N(c->ev->scratch, struct vec_of_values, p.groups + 1);
    for (size_t i = 0; ok && i < x->n; i++) {
        struct value v = column_value(x, i);
        if (v.type == VALUE_STR)
            ok = add_matches(&s, i, v.s, p.groups, &all);
    }
    for (size_t g = 0; g < p.groups; g++)
        p.v[g] = all.groups[g].v;
    p.n = all.rows.n;
    const struct column *strings = NULL, **index = NULL;
    if (ok)
        index = match_labels(c, &all, &levels, &strings);
    struct frame *f =
        index ? parts_frame(&s, &p, strings, index, levels) : NULL;
    regex_free(s.re);
    if (f)
        *out = object_frame(f);
    return f != NULL;
}

/* ---- startswith, endswith ---- */

static bool affix(struct call *c, struct object *out)
{
    struct call by = *c;
    struct value na;
    by.operation = operation_named(STRING_OPERATIONS, c->operation->name);
    by.args[1] = (struct object){0}; /* `na` is not the method's `start` */
    return read_na(c, PARAM_na, &na) &&
           texts_each(c->ev, c->at, texts_each_series(c), COLUMN_BOOL,
                      texts_each_call, &by, na, out);
}

/* ---- operations ---- */

const struct operation TEXTS_SEARCH_OPERATIONS[] = {
    {S_INIT("contains"), ON_STR, contains,
     PARAMS(NEEDS(pat), OPT(case, TRUE), OPT(flags, INT(0)), OPT(na, NONE),
            OPT(regex, TRUE)),
     0, 1, "whether the pattern occurs in the string"},
    {S_INIT("count"), ON_STR, run_count, PARAMS(NEEDS(pat), OPT(flags, INT(0))),
     0, 1, "how often the pattern occurs"},
    {S_INIT("endswith"), ON_STR, affix, PARAMS(NEEDS(pat), OPT(na, NONE)), 0, 1,
     "whether the string ends with a suffix"},
    {S_INIT("extract"), ON_STR, extract,
     PARAMS(NEEDS(pat), OPT(flags, INT(0)), OPT(expand, TRUE)), 0, 1,
     "the groups of the first match, as columns"},
    {S_INIT("extractall"), ON_STR, extractall,
     PARAMS(NEEDS(pat), OPT(flags, INT(0))), 0, 1,
     "the groups of all matches, one row for each match"},
    {S_INIT("fullmatch"), ON_STR, fullmatch,
     PARAMS(NEEDS(pat), OPT(case, TRUE), OPT(flags, INT(0)), OPT(na, NONE)), 0,
     1, "whether the pattern matches the whole string"},
    {S_INIT("match"), ON_STR, run_match,
     PARAMS(NEEDS(pat), OPT(case, TRUE), OPT(flags, INT(0)), OPT(na, NONE)), 0,
     1, "whether the pattern matches at the start"},
    {S_INIT("replace"), ON_STR, run_replace,
     PARAMS(NEEDS(pat), NEEDS(repl), OPT(n, INT(-1)), OPT(case, NONE),
            OPT(flags, INT(0)), OPT(regex, NONE)),
     0, 1, "replaces a substring or pattern"},
    {S_INIT("startswith"), ON_STR, affix, PARAMS(NEEDS(pat), OPT(na, NONE)), 0,
     1, "whether the string starts with a prefix"},
    {.name = {0}},
};
