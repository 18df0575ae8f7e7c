// SPDX-License-Identifier: MIT
// records: converts the rows of a frame to Python objects:
// df.to_dict('records'), df.iterrows(), df.itertuples().
#include "df/runtime/call.h"

#include <string.h>

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/runtime/json_object.h"
#include "df/runtime/labels.h"
#include "df/runtime/row.h"

/* Checks n against the maximum length of a list, and counts the memory for n
   elements of `size` objects each. Returns false if a limit is reached, which
   is reported. */
static bool check_length(struct call *c, size_t n, size_t size)
{
    if (n > EVAL_LIST_MAX)
        return eval_fault(c->ev, DIAG_DF_VALUE, c->at, EVAL_LIST_LONG) ||
               eval_help(c->ev, "compute with whole columns instead of lists");
    return eval_spend(c->ev, c->at, n, size * sizeof(struct object));
}

static struct object label(struct eval *ev, const struct frame *f, size_t row)
{
    str name = labels_name(ev, f->index, f->n_index, row);
    return object_of_name(ev->scratch, name);
}

static struct object cell(struct call *c, const struct column *x, size_t row)
{
    return json_object_traced(c->ev, x, row);
}

/* ---- to_dict ---- */

static bool put(struct call *c, struct dict *d, struct object key,
                struct object value)
{
    return object_dict_put(c->ev->scratch, d, key, value) ||
           eval_fault(c->ev, DIAG_DF_VALUE, c->at,
                      "the dict has too many keys");
}

static bool row_dict(struct call *c, const struct frame *f, size_t row,
                     struct object *out)
{
    struct dict *d = NEW(c->ev->scratch, struct dict);
    *out = object_dict(d);
    for (size_t i = 0; i < f->n_columns; i++)
        if (!put(c, d, eval_name_object(c->ev, f->columns[i]->name),
                 cell(c, f->columns[i], row)))
            return false;
    return true;
}

/* Makes [{column: cell, ...}, ...]. */
static bool records(struct call *c, const struct frame *f, struct object *out)
{
    struct list *l = NEW(c->ev->scratch, struct list);
    *out = object_list(l);
    for (size_t i = 0; i < f->n; i++) {
        struct object row;
        if (!row_dict(c, f, i, &row))
            return false;
        vec_push(c->ev->scratch, l, row);
    }
    return true;
}

/* Makes {label: {column: cell, ...}, ...}. */
static bool by_label(struct call *c, const struct frame *f, struct object *out)
{
    struct dict *d = NEW(c->ev->scratch, struct dict);
    *out = object_dict(d);
    for (size_t i = 0; i < f->n; i++) {
        struct object row, key = label(c->ev, f, i);
        if (object_dict_get(d, key))
            return eval_fault(c->ev, DIAG_DF_VALUE, c->at,
                              "two rows have the same label") ||
                   eval_help(c->ev, "write .to_dict('records') to get a list "
                                    "of rows instead");
        if (!row_dict(c, f, i, &row) || !put(c, d, key, row))
            return false;
    }
    return true;
}

/* Makes {column: {label: cell, ...}, ...}. The inner dicts are series if
   `series` is set, lists if `lists` is set. */
static bool by_column(struct call *c, const struct frame *f, bool series,
                      bool lists, struct object *out)
{
    struct dict *d = NEW(c->ev->scratch, struct dict);
    *out = object_dict(d);
    for (size_t i = 0; i < f->n_columns; i++) {
        struct dict *cells = NEW(c->ev->scratch, struct dict);
        struct list *l = NEW(c->ev->scratch, struct list);
        struct object made = lists ? object_list(l) : object_dict(cells);
        if (series)
            made = object_column(c->ev->scratch, f, i);
        for (size_t k = 0; !series && k < f->n; k++) {
            if (lists)
                vec_push(c->ev->scratch, l, cell(c, f->columns[i], k));
            else if (!put(c, cells, label(c->ev, f, k),
                          cell(c, f->columns[i], k)))
                return false;
        }
        if (!put(c, d, eval_name_object(c->ev, f->columns[i]->name), made))
            return false;
    }
    return true;
}

/* Makes {'index': [...], 'columns': [...], 'data': [[...], ...]}. */
static bool split(struct call *c, const struct frame *f, struct object *out)
{
    struct eval *ev = c->ev;
    struct dict *d = NEW(ev->scratch, struct dict);
    struct list *index = NEW(ev->scratch, struct list);
    struct list *columns = NEW(ev->scratch, struct list);
    struct list *data = NEW(ev->scratch, struct list);
    for (size_t i = 0; i < f->n_columns; i++)
        vec_push(ev->scratch, columns,
                 eval_name_object(ev, f->columns[i]->name));
    for (size_t i = 0; i < f->n; i++) {
        struct list *row = NEW(ev->scratch, struct list);
        for (size_t k = 0; k < f->n_columns; k++)
            vec_push(ev->scratch, row, cell(c, f->columns[k], i));
        vec_push(ev->scratch, index, label(ev, f, i));
        vec_push(ev->scratch, data, object_list(row));
    }
    *out = object_dict(d);
    return put(c, d, object_str(S("index")), object_list(index)) &&
           put(c, d, object_str(S("columns")), object_list(columns)) &&
           put(c, d, object_str(S("data")), object_list(data));
}

static bool to_dict(struct call *c, struct object *out)
{
    enum { DICT, LIST, SERIES, SPLIT, RECORDS, INDEX, N };
    static const str WORDS[N] = {S_INIT("dict"),    S_INIT("list"),
                                 S_INIT("series"),  S_INIT("split"),
                                 S_INIT("records"), S_INIT("index")};
    const struct frame *f = as_frame(c->self);
    unsigned k = DICT;
    if (!call_choice(c, PARAM_orient, WORDS, N, &k) ||
        !check_length(c, f->n, 2 * f->n_columns + 2))
        return false;
    return k == RECORDS ? records(c, f, out)
           : k == INDEX ? by_label(c, f, out)
           : k == SPLIT ? split(c, f, out)
                        : by_column(c, f, k == SERIES, k == LIST, out);
}

/* ---- iterrows, itertuples ---- */

static bool iterrows(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    const struct frame *f = as_frame(c->self);
    struct list *l = NEW(ev->scratch, struct list);
    struct row *first = row_new(ev, c->at, f);
    if (!first || !check_length(c, f->n, 4))
        return false;
    for (size_t i = 0; i < f->n; i++) {
        struct list *pair = NEW(ev->scratch, struct list);
        struct row *r = NEW(ev->scratch, struct row);
        *r = *first;
        r->at = i;
        r->traced = true;
        pair->tuple = true;
        vec_push(ev->scratch, pair, label(ev, f, i));
        vec_push(ev->scratch, pair,
                 (struct object){.type = OBJECT_ROW, .u.row = r});
        vec_push(ev->scratch, l, object_list(pair));
    }
    *out = object_list(l);
    return true;
}

/* Whether a name can be the name of a field: a Python identifier that is not a
   keyword and does not begin with an underscore. */
static bool is_field(str name)
{
    static const char KEYWORDS[] =
        " False None True and as assert async await break class continue def "
        "del elif else except finally for from global if import in is lambda "
        "nonlocal not or pass raise return try while with yield ";
    char word[16];
    bool plain = name.n > 0;
    for (size_t i = 0; i < name.n; i++) {
        unsigned char ch = (unsigned char)name.p[i];
        bool digit = ch >= '0' && ch <= '9';
        bool letter = (ch >= 'a' && ch <= 'z') || (ch >= 'A' && ch <= 'Z');
        plain &= letter || ch >= 128 || (i > 0 && (digit || ch == '_'));
    }
    if (!plain || name.n + 3 > sizeof word)
        return plain;
    snprintf(word, sizeof word, " %.*s ", STR_ARG(name));
    return !strstr(KEYWORDS, word);
}

/* Returns the names of the fields of each tuple. As in pandas, field i is
   called _i if its column's name cannot be the name of a field. */
static const str *fields(struct call *c, const struct frame *f, bool index)
{
    struct eval *ev = c->ev;
    str *names = NEW_N(ev->a, str, f->n_columns + 1);
    size_t n = 0;
    if (index)
        names[n++] = S("Index");
    for (size_t i = 0; i < f->n_columns; i++, n++) {
        struct value v = name_level(f->columns[i]->name, 0);
        bool good = name_levels(f->columns[i]->name) == 1 &&
                    v.type == VALUE_STR && is_field(v.s) &&
                    !(index && str_eq(v.s, S("Index")));
        names[n] = good ? v.s : str_fmt(ev->a, "_%zu", n);
    }
    return names;
}

static bool itertuples(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    const struct frame *f = as_frame(c->self);
    struct list *l = NEW(ev->scratch, struct list);
    bool index, named = call_arg(c, PARAM_name).type != OBJECT_NONE;
    if (!call_bool(c, PARAM_index, &index) ||
        !check_length(c, f->n, f->n_columns + 2))
        return false;
    const str *names = named ? fields(c, f, index) : NULL;
    for (size_t i = 0; i < f->n; i++) {
        struct list *t = NEW(ev->scratch, struct list);
        *t = (struct list){.tuple = true, .names = names};
        if (index)
            vec_push(ev->scratch, t, label(ev, f, i));
        for (size_t k = 0; k < f->n_columns; k++)
            vec_push(ev->scratch, t, cell(c, f->columns[k], i));
        vec_push(ev->scratch, l, object_list(t));
    }
    *out = object_list(l);
    return true;
}

/* ---- operations ---- */

const struct operation RECORDS_OPERATIONS[] = {
    {S_INIT("iterrows"), ON_FRAME, iterrows, NO_PARAMS, 0, 1,
     "pairs of a label and a row"},
    {S_INIT("itertuples"), ON_FRAME, itertuples,
     PARAMS(OPT(index, TRUE), OPT(name, TEXT("Pandas"))), 0, 1,
     "rows as tuples: row.column"},
    {S_INIT("to_dict"), ON_FRAME, to_dict, PARAMS(OPT(orient, TEXT("dict"))), 0,
     1, "the cells as dicts: orient is 'records', 'list', 'index' or 'dict'"},
    {.name = {0}},
};
