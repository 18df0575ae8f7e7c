// SPDX-License-Identifier: MIT
// texts_split: methods of .str that split and join: split, rsplit, partition,
// rpartition, findall, cat. split returns an accessor of lists, one for each
// row, in ev->scratch. The accessor has .str, map and apply, as in
// s.str.split('-').str[0], which need no JSON of the lists. Everything else
// makes a series of the accessor. With expand=True, split returns columns.
#include "df/runtime/call.h"

#include "base/codes/df.h"
#include "base/utf8.h"
#include "base/vec.h"
#include "df/indexing/each.h"
#include "df/indexing/select.h"
#include "df/runtime/accessor.h"
#include "df/runtime/json_object.h"
#include "df/strings/pattern.h"
#include "df/strings/string.h"
#include "df/strings/texts_each.h"
#include "df/strings/texts_lists.h"

/* ---- the accessor of lists ---- */

/* Returns an accessor of `lists`. The first element of `lists` is the series
   that was split. The next elements are the lists of the rows; an element is
   None if the row's cell is missing. */
static struct object lists_accessor(struct eval *ev, struct object lists);

static struct series *source_of(struct object lists)
{
    return as_series(as_list(lists)->v[0]);
}

static bool each_list(struct eval *ev, const struct df_expr *at,
                      struct object lists, texts_each_fn *one, void *data,
                      struct object *out)
{
    return texts_each_list(ev, at, source_of(lists), as_list(lists)->v + 1, one,
                           data, out);
}

/* Evaluates a subscript of an accessor of lists, such as .str[1] or
   .str[:2]. */
static bool lists_item(struct eval *ev, const struct df_expr *at,
                       struct object of, struct object key, struct object *out)
{
    struct texts_each_key k = {ev, at, key};
    if (key.type != OBJECT_SLICE)
        return each_list(ev, at, of, texts_each_item, &k, out);
    struct list *l = NEW(ev->scratch, struct list);
    vec_push(ev->scratch, l, as_list(of)->v[0]);
    for (size_t i = 1; i < as_list(of)->n; i++) {
        struct object part = as_list(of)->v[i];
        if (part.type == OBJECT_LIST && !select_item(ev, at, part, key, &part))
            return false;
        vec_push(ev->scratch, l, part);
    }
    *out = lists_accessor(ev, object_list(l));
    return true;
}

static bool join(void *data, struct object list, struct object *out)
{
    struct call c = *(struct call *)data;
    c.self = call_arg(&c, PARAM_sep);
    c.operation = operation_named(STRING_OPERATIONS, S("join"));
    call_put(&c, PARAM_iterable, list);
    return c.operation->run(&c, out);
}

static struct object lists_of(const struct call *c)
{
    return as_accessor(c->self)->of;
}

static bool lists_len(struct call *c, struct object *out)
{
    return each_list(c->ev, c->at, lists_of(c), texts_each_length, NULL, out);
}

static bool lists_get(struct call *c, struct object *out)
{
    return lists_item(c->ev, call_at(c, PARAM_i), lists_of(c),
                      call_arg(c, PARAM_i), out);
}

static bool lists_join(struct call *c, struct object *out)
{
    if (call_arg(c, PARAM_sep).type != OBJECT_STR)
        return call_wrong(c, PARAM_sep, "a string");
    return each_list(c->ev, c->at, lists_of(c), join, c, out);
}

static const struct accessor_kind LISTS_STR = {
    .name = S_INIT("a column of lists"), .on = ON_LISTS_STR, .get = lists_item};

static bool lists_str(struct call *c, struct object *out)
{
    *out = accessor_make(c->ev, &LISTS_STR, lists_of(c));
    return true;
}

struct object texts_lists_str(struct eval *ev, struct object series)
{
    const struct column *x = as_series(series)->column;
    struct list *l = NEW(ev->scratch, struct list);
    vec_push(ev->scratch, l, series);
    for (size_t i = 0; i < x->n; i++)
        vec_push(ev->scratch, l,
                 column_is_missing(x, i) ? (struct object){.type = OBJECT_NONE}
                                         : json_object_cell(ev->a, x, i));
    return accessor_make(ev, &LISTS_STR, object_list(l));
}

static bool call_function(void *data, struct object list, struct object *out)
{
    struct call *c = data;
    return c->ev->call(c->ev, call_at(c, PARAM_func), call_arg(c, PARAM_func),
                       &list, 1, out);
}

/* Calls func= for the list of each row, or with nan for a missing cell. */
static bool lists_map(struct call *c, struct object *out)
{
    const struct list *from = as_list(lists_of(c));
    struct list l = {0};
    if (!object_is_function(call_arg(c, PARAM_func)))
        return call_wrong(c, PARAM_func, "a function");
    for (size_t i = 0; i < from->n; i++)
        vec_push(c->ev->scratch, &l,
                 from->v[i].type == OBJECT_NONE
                     ? object_float(__builtin_nan(""))
                     : from->v[i]);
    return each_list(c->ev, c->at, object_list(&l), call_function, c, out);
}

/* Makes a series whose cells are the lists. */
static bool lists_series(struct eval *ev, const struct df_expr *at,
                         struct object *x)
{
    const struct list *l = as_list(as_accessor(*x)->of);
    const struct series *s = source_of(as_accessor(*x)->of);
    size_t n = s->column->n;
    const struct object **v = NEW_N(ev->scratch, const struct object *, n + 1);
    const struct object nan = object_float(__builtin_nan(""));
    for (size_t i = 0; i < n; i++)
        v[i] =
            l->v[i + 1].type == OBJECT_NONE && !column_value(s->column, i).none
                ? &nan
                : &l->v[i + 1];
    const struct column *c = json_object_column(ev, at, s->column->name, v, n,
                                                JSON_OBJECTS, &s->column, 1);
    if (c)
        *x = each_series(ev, s, c);
    return c != NULL;
}

/* Calls func= for the list of each row. The results may be series, which become
   the rows of a frame. */
static bool lists_apply(struct call *c, struct object *out)
{
    struct object self = c->self, method;
    const struct object func = call_arg(c, PARAM_func);
    return lists_series(c->ev, c->at, &self) &&
           c->ev->attribute(c->ev, c->at, self, S("apply"), &method) &&
           c->ev->call(c->ev, c->at, method, &func, 1, out);
}

/* Selects from the series of lists, as in s.str.split('-')[0]. */
static bool lists_select(struct eval *ev, const struct df_expr *at,
                         struct object self, struct object key,
                         struct object *out)
{
    return lists_series(ev, at, &self) && select_item(ev, at, self, key, out);
}

static struct object lists_accessor(struct eval *ev, struct object lists)
{
    static const struct accessor_kind KIND = {.name = S_INIT("column of lists"),
                                              .on = ON_LISTS,
                                              .item = lists_select,
                                              .series = lists_series};
    return accessor_make(ev, &KIND, lists);
}

/* ---- splitting ---- */

/* State of a method that makes a list from each string, such as split. */
struct splitting {
    struct call *c;
    /* Sets *out to the list for one string. */
    bool (*one)(struct splitting *s, str text, struct object *out);
    struct regex *re;
    str method;       /* the string method that by_method calls */
    int64_t maxsplit; /* -1: no limit */
};

static bool by_method(struct splitting *s, str text, struct object *out)
{
    struct call c = *s->c;
    c.self = object_str(text);
    c.operation = operation_named(STRING_OPERATIONS, s->method);
    if (call_takes(&c, PARAM_maxsplit))
        call_put(&c, PARAM_maxsplit, object_int(s->maxsplit));
    return eval_steps(c.ev, c.at, 1 + text.n / 64) && c.operation->run(&c, out);
}

/* Splits `text` at the matches of s->re. As in re.split, the groups of each
   match are inserted between the parts. */
static bool by_pattern(struct splitting *s, str text, struct object *out)
{
    struct eval *ev = s->c->ev;
    struct pattern_walk w = {
        .ev = ev, .at = call_at(s->c, PARAM_pat), .re = s->re, .text = text};
    struct list *l = NEW(ev->scratch, struct list);
    size_t done = 0;
    bool found = true;
    for (int64_t k = s->maxsplit; k != 0; k--) {
        if (!pattern_next(&w, &found))
            return false;
        if (!found)
            break;
        for (size_t g = 0; g <= regex_groups(s->re); g++) {
            struct regex_span at = regex_group(s->re, g);
            struct object part = {.type = OBJECT_NONE};
            if (at.from != STR_NPOS)
                part = object_str(g ? str_slice(text, at.from, at.to)
                                    : str_slice(text, done, at.from));
            vec_push(ev->scratch, l, part);
        }
        done = regex_group(s->re, 0).to;
    }
    vec_push(ev->scratch, l, object_str(str_from(text, done)));
    *out = object_list(l);
    return eval_spend(ev, s->c->at, l->n, sizeof *l->v);
}

static struct object group_text(str text, const struct regex *re, size_t group)
{
    struct regex_span at = regex_group(re, group);
    return object_str(at.from == STR_NPOS ? S("")
                                          : str_slice(text, at.from, at.to));
}

/* Sets *out to a list of all matches in `text`, as in re.findall. If the
   pattern has no groups, an element is the string of the whole match. If the
   pattern has one group, an element is the string of the group. Otherwise, an
   element is a tuple with the strings of all groups. */
static bool all_matches(struct splitting *s, str text, struct object *out)
{
    struct eval *ev = s->c->ev;
    struct pattern_walk w = {
        .ev = ev, .at = call_at(s->c, PARAM_pat), .re = s->re, .text = text};
    struct list *l = NEW(ev->scratch, struct list);
    size_t groups = regex_groups(s->re);
    for (;;) {
        bool found;
        if (!pattern_next(&w, &found))
            return false;
        if (!found)
            break;
        struct object one = group_text(text, s->re, groups > 0);
        if (groups > 1) {
            one = object_list(NEW(ev->scratch, struct list));
            as_list(one)->tuple = true;
            for (size_t g = 1; g <= groups; g++)
                vec_push(ev->scratch, as_list(one), group_text(text, s->re, g));
        }
        vec_push(ev->scratch, l, one);
    }
    *out = object_list(l);
    return eval_spend(ev, s->c->at, l->n, sizeof *l->v);
}

/* Sets *out to a frame with a column for each position in the lists, named 0,
   1, ... If a list has no element for a column, the cell is None. */
static bool spread(struct splitting *s, struct object lists, struct object *out)
{
    struct eval *ev = s->c->ev;
    const struct series *of = source_of(lists);
    size_t n = of->column->n, longest = n > 0;
    for (size_t i = 0; i < n; i++)
        if (as_list(lists)->v[i + 1].type == OBJECT_LIST &&
            as_list(as_list(lists)->v[i + 1])->n > longest)
            longest = as_list(as_list(lists)->v[i + 1])->n;
    if (!eval_spend(ev, s->c->at, n, longest * sizeof(str)))
        return false;
    struct frame *f = NEW(ev->a, struct frame);
    *f = (struct frame){.n = n, .index = of->index, .n_index = of->n_index};
    f->columns = NEW_N(ev->a, const struct column *, longest);
    for (; f->n_columns < longest; f->n_columns++) {
        struct value name = {.type = VALUE_INT, .i = (int64_t)f->n_columns};
        struct value *v = NEW_N(ev->scratch, struct value, n);
        for (size_t i = 0; i < n; i++) {
            struct object list = as_list(lists)->v[i + 1];
            bool is = list.type == OBJECT_LIST;
            v[i].none = is || column_value(of->column, i).none;
            if (is && f->n_columns < as_list(list)->n)
                object_scalar(as_list(list)->v[f->n_columns], &v[i]);
        }
        texts_each_taint(of->column, v);
        const struct column *x = eval_objects(
            ev, s->c->at, name_make(ev->a, &name, 1), v, n, &of->column, 1);
        if (x)
            x = texts_each_typed(ev, s->c->at, x, of->column, COLUMN_STR);
        if (!x)
            return false;
        f->columns[f->n_columns] = x;
    }
    *out = object_frame(f);
    return true;
}

static bool run(struct splitting *s, bool expand, struct object *out)
{
    struct eval *ev = s->c->ev;
    const struct object self = as_accessor(s->c->self)->of;
    const struct column *x = as_series(self)->column;
    struct list *l = NEW(ev->scratch, struct list);
    bool ok = eval_spend(ev, s->c->at, x->n, sizeof self);
    if (expand && as_series(self)->kind == SERIES_INDEX)
        ok = eval_fault(ev, DIAG_DF_UNSUPPORTED, s->c->at,
                        "expand=True for labels") ||
             eval_help(ev, "for column names of several levels, write "
                           "pd.MultiIndex.from_tuples([tuple(x.split('_')) "
                           "for x in df.columns])");
    vec_push(ev->scratch, l, self);
    for (size_t i = 0; ok && i < x->n; i++) {
        struct value v = column_value(x, i);
        struct object list = {.type = OBJECT_NONE};
        ok = v.type != VALUE_STR || s->one(s, v.s, &list);
        vec_push(ev->scratch, l, list);
    }
    regex_free(s->re);
    if (!ok)
        return false;
    if (expand)
        return spread(s, object_list(l), out);
    *out = lists_accessor(ev, object_list(l));
    return true;
}

/* Sets *maxsplit to argument n=, the maximum number of splits. None, 0 and
   negative numbers mean no limit: -1. */
static bool read_maxsplit(struct call *c, enum param i, int64_t *maxsplit)
{
    *maxsplit = -1;
    if (call_arg(c, i).type != OBJECT_NONE && !call_int(c, i, maxsplit))
        return false;
    *maxsplit = *maxsplit > 0 ? *maxsplit : -1;
    return true;
}

static bool split(struct call *c, struct object *out)
{
    struct splitting s = {.c = c, .one = by_method, .method = S("split")};
    bool expand, regex;
    str pat = STR_NONE;
    if (!call_bool(c, PARAM_expand, &expand) ||
        !read_maxsplit(c, PARAM_n, &s.maxsplit))
        return false;
    if (call_arg(c, PARAM_pat).type != OBJECT_NONE &&
        !call_str(c, PARAM_pat, &pat))
        return false;
    regex = pat.p && utf8_count(pat) > 1;
    if (call_arg(c, PARAM_regex).type != OBJECT_NONE &&
        !call_bool(c, PARAM_regex, &regex))
        return false;
    if (regex && pat.p) {
        s.one = by_pattern;
        s.re = pattern_new(c->ev, call_at(c, PARAM_pat), pat, 0);
        if (!s.re)
            return false;
    }
    return run(&s, expand, out);
}

static bool rsplit(struct call *c, struct object *out)
{
    struct splitting s = {.c = c, .one = by_method, .method = S("rsplit")};
    bool expand;
    return call_bool(c, PARAM_expand, &expand) &&
           read_maxsplit(c, PARAM_n, &s.maxsplit) && run(&s, expand, out);
}

static bool partition(struct call *c, str method, struct object *out)
{
    struct splitting s = {.c = c, .one = by_method, .method = method};
    bool expand;
    if (!call_bool(c, PARAM_expand, &expand))
        return false;
    call_put(c, PARAM_sep, call_value(c, PARAM_sep));
    return run(&s, expand, out);
}

static bool run_partition(struct call *c, struct object *out)
{
    return partition(c, S("partition"), out);
}

static bool rpartition(struct call *c, struct object *out)
{
    return partition(c, S("rpartition"), out);
}

static bool findall(struct call *c, struct object *out)
{
    struct splitting s = {.c = c, .one = all_matches};
    str pat;
    int64_t flags;
    if (!call_str(c, PARAM_pat, &pat) || !call_int(c, PARAM_flags, &flags))
        return false;
    s.re = pattern_new(c->ev, call_at(c, PARAM_pat), pat, flags);
    if (!s.re)
        return false;
    return run(&s, false, out);
}

/* ---- joining ---- */

struct joining {
    struct call *c;
    str sep, na; /* na: na_rep=, which replaces missing cells; STR_NONE if not
                    given */
    struct operand *operands;
    size_t n;
};

/* Sets *out to a single string: all strings of the column, joined. Without
   na_rep=, skips missing cells. */
static bool join_all(struct joining *j, struct object *out)
{
    const struct column *x = texts_each_series(j->c)->column;
    struct buf b = {.a = j->c->ev->a};
    struct object marks = {.known_digits = x->known_digits};
    bool first = true;
    for (size_t i = 0; i < x->n && b.n <= EVAL_TEXT_MAX; i++) {
        struct value v = column_value(x, i);
        marks.tainted |= v.tainted;
        if (v.type != VALUE_STR && !j->na.p)
            continue;
        if (!first)
            buf_put(&b, j->sep);
        buf_put(&b, v.type == VALUE_STR ? v.s : j->na);
        first = false;
    }
    if (b.n > EVAL_TEXT_MAX)
        return eval_fault(j->c->ev, DIAG_DF_VALUE, j->c->at,
                          "the resulting string would be longer than 1 MiB");
    *out = object_str(buf_str(&b));
    object_mark(out, marks);
    return eval_spend(j->c->ev, j->c->at, b.n, 1);
}

/* Reads others= into j->operands. The argument is a column, a list of columns,
   or a list of strings. Operand 0 is the column of the call itself. */
static bool read_others(struct joining *j)
{
    struct call one = *j->c;
    const struct series *s = texts_each_series(j->c);
    struct labels to = align_series_labels(s);
    struct object others = call_arg(j->c, PARAM_others);
    bool several = others.type == OBJECT_LIST && as_list(others)->n &&
                   as_list(others)->v[0].type == OBJECT_SERIES;
    j->n = several ? as_list(others)->n + 1 : 2;
    j->operands = NEW_N(j->c->ev->scratch, struct operand, j->n);
    j->operands[0].column = s->column;
    for (size_t i = 1; i < j->n; i++) {
        call_put(&one, PARAM_others,
                 several ? as_list(others)->v[i - 1] : others);
        if (!each_operand(&one, PARAM_others, to, &j->operands[i]))
            return false;
        const struct column *x = j->operands[i].column;
        for (size_t r = 0; x && r < x->n; r++)
            if (column_value(x, r).type != VALUE_STR &&
                !column_is_missing(x, r))
                x = NULL;
        if (!x) {
            call_wrong(j->c, PARAM_others, "columns of strings");
            diag_help(j->c->ev->d, "convert it first: .astype('str')");
            return false;
        }
    }
    return true;
}

/* Sets *v to a string: the cells of row i, joined. If a cell is missing and
   na_rep= is not given, does not change *v, which is missing. */
static bool join_row(struct joining *j, size_t i, struct value *v)
{
    struct buf b = {.a = j->c->ev->a};
    bool tainted = false;
    for (size_t k = 0; k < j->n; k++) {
        struct value part = each_cell(j->operands[k], i);
        if (part.type != VALUE_STR && !j->na.p)
            return true;
        if (k)
            buf_put(&b, j->sep);
        buf_put(&b, part.type == VALUE_STR ? part.s : j->na);
        tainted |= part.tainted;
        if (b.n > EVAL_TEXT_MAX)
            return eval_fault(
                j->c->ev, DIAG_DF_VALUE, j->c->at,
                "the resulting string would be longer than 1 MiB");
    }
    *v =
        (struct value){.type = VALUE_STR, .tainted = tainted, .s = buf_str(&b)};
    return eval_spend(j->c->ev, j->c->at, b.n, 1);
}

static bool cat(struct call *c, struct object *out)
{
    struct joining j = {.c = c, .sep = S("")};
    const struct series *s = texts_each_series(c);
    size_t n = s->column->n;
    if (call_arg(c, PARAM_sep).type != OBJECT_NONE &&
        !call_str(c, PARAM_sep, &j.sep))
        return false;
    if (call_arg(c, PARAM_na_rep).type != OBJECT_NONE &&
        !call_str(c, PARAM_na_rep, &j.na))
        return false;
    if (!call_only(c, PARAM_join, object_str(S("left"))))
        return false;
    if (!call_given(c, PARAM_others) ||
        call_arg(c, PARAM_others).type == OBJECT_NONE)
        return join_all(&j, out);
    if (!read_others(&j) || !eval_spend(c->ev, c->at, n, sizeof(struct value)))
        return false;
    struct value *v = NEW_N(c->ev->scratch, struct value, n);
    const struct column **inputs =
        NEW_N(c->ev->scratch, const struct column *, j.n);
    for (size_t k = 0; k < j.n; k++)
        inputs[k] = j.operands[k].column;
    for (size_t i = 0; i < n; i++)
        if (!join_row(&j, i, &v[i]))
            return false;
    const struct column *r =
        eval_objects(c->ev, c->at, s->column->name, v, n, inputs, j.n);
    r = r ? texts_each_typed(c->ev, c->at, r, s->column, COLUMN_STR) : NULL;
    if (r)
        *out = each_series(c->ev, s, r);
    return r != NULL;
}

/* ---- operations ---- */

const struct operation TEXTS_SPLIT_OPERATIONS[] = {
    {S_INIT("apply"), ON_LISTS, lists_apply, PARAMS(NEEDS(func)), 0, 1,
     "calls a function for each list"},
    {S_INIT("cat"), ON_STR, cat,
     PARAMS(OPT(others, NONE), OPT(sep, NONE), OPT(na_rep, NONE),
            OPT(join, TEXT("left"))),
     0, 1, "concatenates strings"},
    {S_INIT("findall"), ON_STR, findall, PARAMS(NEEDS(pat), OPT(flags, INT(0))),
     0, 1, "all matches of a pattern"},
    {S_INIT("get"), ON_LISTS_STR, lists_get, PARAMS(NEEDS(i)), 0, 1,
     "one element of each list"},
    {S_INIT("join"), ON_LISTS_STR, lists_join, PARAMS(NEEDS(sep)), 0, 1,
     "joins the elements of each list"},
    {S_INIT("len"), ON_LISTS_STR, lists_len, NO_PARAMS, 0, 1,
     "the length of each list"},
    {S_INIT("map"), ON_LISTS, lists_map, PARAMS(NEEDS(func)), 0, 1,
     "calls a function for each list"},
    {S_INIT("partition"), ON_STR, run_partition,
     PARAMS(OPT(sep, TEXT(" ")), OPT(expand, TRUE)), 0, 1,
     "splits at the first separator, into three parts"},
    {S_INIT("rpartition"), ON_STR, rpartition,
     PARAMS(OPT(sep, TEXT(" ")), OPT(expand, TRUE)), 0, 1,
     "splits at the last separator, into three parts"},
    {S_INIT("rsplit"), ON_STR, rsplit,
     PARAMS(OPT(pat, NONE), OPT(n, INT(-1)), OPT(expand, FALSE)), 0, 1,
     "splits, from the end"},
    {S_INIT("split"), ON_STR, split,
     PARAMS(OPT(pat, NONE), OPT(n, INT(-1)), OPT(expand, FALSE),
            OPT(regex, NONE)),
     0, 1, "splits at separators"},
    {S_INIT("str"), ON_LISTS, lists_str, PROPERTY, 0, 1, "methods of lists"},
    {.name = {0}},
};
