// SPDX-License-Identifier: MIT
// call: binds arguments to parameters, and reads them by type.
#include "df/runtime/call.h"

#include <math.h>

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/runtime/accessor.h"
#include "df/runtime/instead.h"
#include "df/runtime/json_guard.h"
#include "df/runtime/represent.h"
#include "df/runtime/trace.h"
#include "frame/digits.h"
#include "frame/nullable.h"

/* The parameters of an operation. */
struct signature {
    const struct parameter *v;
    size_t n, n_positional;
    size_t rest, named; /* rest: index in v of the PARAMETER_REST; named: index
                           in v of the PARAMETER_OTHERS; CALL_ARGS_MAX: the
                           operation has no such parameter */
};

static struct signature read_signature(const struct operation *o)
{
    struct signature s = {.v = o->params};
    bool by_name = false;
    s.rest = s.named = CALL_ARGS_MAX;
    for (; s.v && s.v[s.n].name != PARAM_END; s.n++) {
        enum parameter_kind kind = s.v[s.n].kind;
        by_name |= kind > PARAMETER_OPTIONAL;
        if (kind == PARAMETER_REST)
            s.rest = s.n;
        if (kind == PARAMETER_OTHERS)
            s.named = s.n;
        if (!by_name)
            s.n_positional = s.n + 1;
    }
    return s;
}

static size_t find_param(const struct signature *s, str name)
{
    size_t i = 0;
    while (i < s->n && (i == s->rest || i == s->named ||
                        !str_eq(operation_param(s->v[i].name), name)))
        i++;
    return i;
}

/* Adds the help for an unsupported argument to the newest diagnostic. False if
   syntax/df_instead.h has no entry for the argument. */
static bool help_argument(struct call *c, str name)
{
    return instead_help_argument(c->ev, c->at, c->operation->name, name);
}

static bool no_param(struct call *c, const struct signature *p,
                     const struct df_expr *arg)
{
    str what = str_fmt(c->ev->scratch, "argument '%.*s' of '%.*s'",
                       STR_ARG(arg->text), STR_ARG(c->operation->name));
    diag_at(c->ev->d, DIAG_DF_UNSUPPORTED, eval_pos(c->ev, arg), what);
    struct strs names = {0};
    for (size_t i = 0; i < p->n; i++)
        vec_push(c->ev->scratch, &names, operation_param(p->v[i].name));
    if (!help_argument(c, arg->text))
        instead_near(c->ev, "arguments", arg->text, &names);
    return false;
}

static bool too_many(struct call *c, const struct signature *p,
                     const struct df_expr *at)
{
    return eval_fault(c->ev, DIAG_DF_TYPE, at,
                      "'%.*s' takes at most %zu positional argument%s",
                      STR_ARG(c->operation->name), p->n_positional,
                      p->n_positional == 1 ? "" : "s");
}

/* Sets the parameters "*name" to an empty list and "**name" to an empty dict.
   They stay empty if no argument is bound to them. */
static void init_rests(struct call *c, const struct signature *p)
{
    struct arena *a = c->ev->scratch;
    if (p->rest < p->n)
        c->args[p->rest] = object_list(NEW(a, struct list));
    if (p->named < p->n)
        c->args[p->named] = object_dict(NEW(a, struct dict));
}

/* Sets argument i to `value`. If `value` and the default are both None, leaves
   the argument ABSENT: it counts as not given. */
static void put(struct call *c, const struct signature *s, size_t i,
                struct object value)
{
    if (value.type != OBJECT_NONE || s->v[i].value.type != OBJECT_NONE)
        c->args[i] = value;
}

/* Evaluates the argument x and binds it to a parameter. *next is the index of
   the parameter for the next argument by position. */
static bool bind_one(struct call *c, const struct signature *p,
                     const struct df_expr *x, size_t *next)
{
    struct object value;
    struct arena *a = c->ev->scratch;
    size_t i = x->text.p ? find_param(p, x->text) : *next;
    bool named = x->text.p && i == p->n && p->named < p->n;
    bool rest = !x->text.p && i >= p->n_positional && p->rest < p->n;
    if (x->text.p && i == p->n && !named)
        return no_param(c, p, x);
    if (!x->text.p && i >= p->n_positional && !rest)
        return too_many(c, p, x->a);
    if (!named && !rest && c->exprs[i])
        return eval_fault(c->ev, DIAG_DF_TYPE, x,
                          "argument '%.*s' is passed twice",
                          STR_ARG(operation_param(p->v[i].name)));
    if (!c->ev->expression(c->ev, x->a, &value) ||
        !accessor_to_series(c->ev, x->a, &value))
        return false;
    if (c->self.type == OBJECT_LIST || c->self.type == OBJECT_DICT)
        trace_keep(c->ev, x->a, &value);
    *next += !x->text.p && !rest;
    if (named)
        object_dict_put(a, as_dict(c->args[p->named]), object_str(x->text),
                        value);
    else if (rest)
        vec_push(a, as_list(c->args[p->rest]), value);
    else
        put(c, p, i, value), c->exprs[i] = x->a;
    return true;
}

/* Whether all required arguments are given. Reports the first missing one. */
static bool has_required(struct call *c, const struct signature *p)
{
    for (size_t i = 0; i < p->n; i++)
        if ((p->v[i].kind == PARAMETER_NEEDED ||
             p->v[i].kind == PARAMETER_NEEDED_NAMED) &&
            c->args[i].type == OBJECT_ABSENT)
            return eval_fault(c->ev, DIAG_DF_TYPE, c->at,
                              "missing argument '%.*s' of '%.*s'",
                              STR_ARG(operation_param(p->v[i].name)),
                              STR_ARG(c->operation->name));
    return true;
}

/* Whether x is tainted: a string that contains nan, or a number that was
   computed as nan or inf. A list or column is tainted if one of its elements or
   cells is. */
static bool is_tainted(struct object x)
{
    if (x.type == OBJECT_SERIES)
        return as_series(x)->column->tainted != NULL;
    for (size_t i = 0; x.type == OBJECT_LIST && i < as_list(x)->n; i++)
        if (as_list(x)->v[i].tainted)
            return true;
    return x.tainted;
}

/* Returns the known_digits of x, a receiver or an argument; for a list, the
   least known_digits of its elements. */
static uint8_t known_digits_of(struct object x)
{
    uint8_t least = x.known_digits;
    if (x.type == OBJECT_SERIES)
        return as_series(x)->column->known_digits;
    for (size_t i = 0; x.type == OBJECT_LIST && i < as_list(x)->n; i++)
        least = digits_least(least, as_list(x)->v[i].known_digits);
    return least;
}

/* Copies the marks (members `tainted` and `known_digits` of an object) of the
   receiver and of all arguments to the result. A string, nan or inf gets both
   marks. A finite number gets only known_digits; it gets no mark if the
   operation counts (EFFECT_COUNTS). Other results get no marks. */
static void mark(const struct call *c, size_t n_params, struct object *out)
{
    bool number = out->type == OBJECT_INT || out->type == OBJECT_FLOAT;
    bool text = out->type == OBJECT_STR ||
                (out->type == OBJECT_FLOAT && !isfinite(as_float(*out)));
    if (!text && (!number || c->operation->effect & EFFECT_COUNTS))
        return;
    out->tainted |= text && is_tainted(c->self);
    out->known_digits =
        digits_least(out->known_digits, known_digits_of(c->self));
    for (size_t i = 0; i < n_params; i++) {
        out->tainted |= text && is_tainted(c->args[i]);
        out->known_digits =
            digits_least(out->known_digits, known_digits_of(c->args[i]));
    }
}

enum { STEP = 16 }; /* number of cells that are read in one step */

static size_t frame_cells(const struct frame *f)
{
    return f->n * (f->n_columns + 1);
}

/* Returns the number of cells to read in x. For a list that was read from JSON
   and whose elements were not made yet, estimates the number without making the
   elements. */
static size_t cells_of(struct object x)
{
    enum { BYTES = 64 }; /* estimated number of bytes of JSON for each cell */
    size_t n = 0;
    switch (x.type) {
    case OBJECT_SERIES: return as_series(x)->column->n;
    case OBJECT_FRAME: return frame_cells(as_frame(x));
    case OBJECT_LIST:
        if (x.u.list->json && !x.u.list->json->made)
            return x.u.list->json->text.n / BYTES;
        for (size_t i = 0; i < as_list(x)->n; i++) {
            struct object of = as_list(x)->v[i];
            n += of.type == OBJECT_FRAME ? frame_cells(as_frame(of)) : 1;
        }
        return n;
    default: return 0;
    }
}

/* Returns the number of steps to count for a call. The number grows with the
   cells that the call reads, because a method that reads all rows takes
   quadratic time if it is called for each row. */
static size_t cost_of(const struct call *c, size_t n_params)
{
    size_t cells = cells_of(c->self);
    for (size_t i = 0; i < n_params; i++)
        cells += cells_of(c->args[i]);
    cells = cells < STEP ? 0 : cells * c->operation->cost / STEP;
    return cells + (c->self.type == OBJECT_STR ? as_str(c->self).n / 32 : 0);
}

size_t call_part_cost(struct object part)
{
    /* One step pays for four cells. */
    enum { CELLS = 4 };
    return cells_of(part) / CELLS;
}

/* Whether the operation supports the columns of lists and dicts, if any, among
   its receiver and arguments (json_guard.h). If not, reports the column. */
static bool is_allowed(const struct call *c)
{
    const struct json_guard g = {c->ev,   c->at,   c->operation,
                                 c->self, c->args, c->exprs};
    return json_guard_call(&g);
}

static bool run(struct call *c, const struct signature *p, struct object *out)
{
    if (!has_required(c, p) || !eval_steps(c->ev, c->at, cost_of(c, p->n)) ||
        !is_allowed(c) || !c->operation->run(c, out))
        return false;
    mark(c, p->n, out);
    object_check(c->self); /* the method may have changed the receiver in
                              place */
    return true;
}

bool call_property(struct call *c, struct object *out)
{
    return eval_steps(c->ev, c->at, cost_of(c, 0)) && is_allowed(c) &&
           c->operation->run(c, out);
}

bool call_run(struct call *c, const struct df_expr *call, struct object *out)
{
    struct signature p = read_signature(c->operation);
    size_t next = 0;
    init_rests(c, &p);
    for (const struct df_expr *x = call->items; x; x = x->next)
        if (!bind_one(c, &p, x, &next))
            return false;
    return run(c, &p, out);
}

/* Binds the keyword argument `name`. */
static bool bind_named(struct call *c, const struct signature *p, str name,
                       struct object value)
{
    size_t i = find_param(p, name);
    if (i == p->n && p->named == p->n)
        return eval_fault(c->ev, DIAG_DF_TYPE, c->at,
                          "the function has no argument '%.*s'", STR_ARG(name));
    if (i < p->n && c->args[i].type != OBJECT_ABSENT)
        return eval_fault(c->ev, DIAG_DF_TYPE, c->at,
                          "argument '%.*s' is passed twice", STR_ARG(name));
    if (i < p->n)
        put(c, p, i, value);
    else
        object_dict_put(c->ev->scratch, as_dict(c->args[p->named]),
                        object_str(name), value);
    return true;
}

bool call_values(struct call *c, const struct object *args, size_t n,
                 struct object *out)
{
    return call_values_named(c, args, n, NULL, out);
}

bool call_values_named(struct call *c, const struct object *args, size_t n,
                       const struct dict *named, struct object *out)
{
    struct signature p = read_signature(c->operation);
    init_rests(c, &p);
    for (size_t i = 0; i < n; i++) {
        if (i < p.n_positional)
            put(c, &p, i, args[i]);
        else if (p.rest < p.n)
            vec_push(c->ev->scratch, as_list(c->args[p.rest]), args[i]);
        else
            return too_many(c, &p, c->at);
    }
    for (size_t i = 0; named && i < named->n; i++)
        if (!bind_named(c, &p, as_str(named->v[i].key), named->v[i].value))
            return false;
    return run(c, &p, out);
}

static const struct df_expr *find_named(const struct df_expr *x, str name)
{
    while (x && !(x->text.p && str_eq(x->text, name)))
        x = x->next;
    return x;
}

/* Searches from the previously found argument on: callers look up keywords
   mostly in the order in which the script gives them. */
const struct df_expr *call_named_at(struct call *c, str name)
{
    const struct df_expr *x = c->named ? find_named(c->named, name) : NULL;
    if (!x && c->at->kind == DF_EXPR_CALL)
        x = find_named(c->at->items, name);
    c->named = x;
    return x ? x->a : c->at;
}

/* Returns the index of a parameter. If the operation does not have the
   parameter, returns CALL_ARGS_MAX, whose element in c->args is always
   ABSENT. */
static size_t index_of(const struct call *c, enum param name)
{
    const struct parameter *p = c->operation->params;
    size_t i = 0;
    while (p && p[i].name != PARAM_END && p[i].name != name)
        i++;
    return p && p[i].name == name ? i : CALL_ARGS_MAX;
}

bool call_takes(const struct call *c, enum param p)
{
    return index_of(c, p) < CALL_ARGS_MAX;
}

struct object call_arg(const struct call *c, enum param p)
{
    return c->args[index_of(c, p)];
}

void call_put(struct call *c, enum param p, struct object value)
{
    size_t i = index_of(c, p);
    assert(i < CALL_ARGS_MAX);
    c->args[i] = value;
}

void call_move(struct call *c, const struct call *from, enum param p)
{
    call_put(c, p, call_arg(from, p));
    c->exprs[index_of(c, p)] = from->exprs[index_of(from, p)];
}

enum param call_first(const struct call *c)
{
    return c->operation->params[0].name;
}

const struct df_expr *call_rest_at(const struct call *c, enum param p, size_t k)
{
    size_t i = index_of(c, p);
    const struct df_expr *x = c->at->kind == DF_EXPR_CALL ? c->at->items : NULL;
    for (size_t n = i + k; x && n; n--)
        x = x->next;
    return x ? x->a : c->at;
}

const struct df_expr *call_at(const struct call *c, enum param p)
{
    const struct df_expr *at = c->exprs[index_of(c, p)];
    return at ? at : c->at;
}

struct object call_value(const struct call *c, enum param p)
{
    size_t i = index_of(c, p);
    return i < CALL_ARGS_MAX && c->args[i].type == OBJECT_ABSENT
               ? c->operation->params[i].value
               : c->args[i];
}

bool call_given(const struct call *c, enum param p)
{
    return call_arg(c, p).type != OBJECT_ABSENT;
}

bool call_has(const struct call *c, enum param p)
{
    return call_given(c, p) && call_arg(c, p).type != OBJECT_NONE;
}

/* Returns what a column contains, for messages: "strings" or its dtype. */
static const char *cells_called(const struct column *x)
{
    const char *type = column_dtype_name(x);
    bool object = x->type == COLUMN_STR && strcmp(type, "object") == 0;
    return object ? "strings" : type;
}

/* Returns the end of a message about an argument x that must be `what`, such as
   ", not 3", ", not the string 'x'" or ", not 'dict'". Returns an empty string
   if x is a list or a column and `what` describes a list or a column: x then
   has wrong cells, not a wrong type. */
static str given_instead(struct call *c, struct object x, const char *what)
{
    enum { SHOWN_MAX = 40 };
    struct arena *a = c->ev->scratch;
    str s = x.type == OBJECT_STR ? as_str(x) : STR_NONE;
    str wanted = str_c(what);
    struct value v;
    if (s.p && s.n <= SHOWN_MAX)
        return str_fmt(a, ", not %s'%.*s'",
                       str_find(wanted, S("'"), 0) == STR_NPOS ? "the string "
                                                               : "",
                       STR_ARG(s));
    if (x.type == OBJECT_INT || x.type == OBJECT_BOOL)
        return represent_text(c->ev, c->at, x, &v)
                   ? str_fmt(a, ", not %.*s", STR_ARG(v.s))
                   : S("");
    if (x.type == OBJECT_LIST && (str_find(wanted, S("list"), 0) != STR_NPOS ||
                                  str_find(wanted, S("pair"), 0) != STR_NPOS))
        return S("");
    if (x.type == OBJECT_SERIES &&
        (str_starts(wanted, S("a condition")) ||
         str_find(wanted, S("of strings"), 0) != STR_NPOS ||
         str_find(wanted, S("of numbers"), 0) != STR_NPOS))
        return str_fmt(a, ", not a column of %s",
                       cells_called(as_series(x)->column));
    if (x.type == OBJECT_SERIES &&
        str_find(wanted, S("column"), 0) != STR_NPOS &&
        str_find(wanted, S("column's"), 0) == STR_NPOS)
        return S("");
    return str_fmt(a,
                   str_find(wanted, S("'"), 0) == STR_NPOS
                       ? ", not '%s'"
                       : ", not a value of type '%s'",
                   object_type_name(x));
}

/* Returns advice on how to write the argument x, which must be `what`; NULL if
   there is none. */
static const char *help_wrong(struct object x, const char *what)
{
    enum {
        LIST = 1 << OBJECT_LIST,
        SERIES = 1 << OBJECT_SERIES,
        FRAME = 1 << OBJECT_FRAME,
        TEXT = 1 << OBJECT_STR,
        CELLS = LIST | SERIES | FRAME,
        ANY = -1
    };
    static const struct {
        const char *word; /* a part of `what` */
        int types;        /* types of x, as a set of bits */
        const char *help;
    } HELPS[] = {
        {"string with a condition", ANY,
         "write the condition as a string: df.query('a > 0')"},
        {"one column", LIST, "name a single column, such as 'a'"},
        {"list of conditions", SERIES,
         "put the condition into a list: [df['a'] > 0]"},
        {"list of strings such as", SERIES, "convert it first: .astype('str')"},
        {"column, or a list of columns", TEXT,
         "pass the column itself, such as df['a']"},
        {"list of frames", FRAME, "write a list of frames: pd.concat([a, b])"},
        {"list of values", TEXT, "put the value into a list: ['a']"},
        {"list", ANY, NULL},
        {"pair", ANY, NULL},
        {"numbers", SERIES,
         "pd.to_numeric(df['column']) converts strings to numbers"},
        {"numbers", ANY, NULL},
        {"strings", SERIES, "convert it first: .astype('str')"},
        {"strings", ANY, NULL},
        {"values", ANY, NULL},
        {"condition", ANY, "a comparison makes a condition: df['a'] > 0"},
        {"function", ANY, "write a function, such as lambda x: x * 2"},
        {"column with a name", SERIES, ".rename('a') gives a column a name"},
        {"column", LIST, "pd.Series([1, 2]) makes a column from a list"},
        {"column", TEXT, "pass the column itself, such as df['a']"},
        {"column", ANY, NULL},
        {"name", ANY, NULL},
        {"", CELLS, "pass a single value, such as df['a'].iloc[0]"},
    };
    for (size_t i = 0; i < sizeof HELPS / sizeof *HELPS; i++)
        if (HELPS[i].types & 1 << x.type && strstr(what, HELPS[i].word))
            return HELPS[i].help;
    return NULL;
}

/* Whether the script names the parameter p: name=value. */
static bool is_named(const struct call *c, enum param p)
{
    const struct df_expr *x = c->at->kind == DF_EXPR_CALL ? c->at->items : NULL;
    while (x && !str_eq(x->text, operation_param(p)))
        x = x->next;
    return x != NULL;
}

bool call_wrong(struct call *c, enum param p, const char *what)
{
    str param = str_fmt(c->ev->scratch, "argument '%.*s' of ",
                        STR_ARG(operation_param(p)));
    bool named = is_named(c, p);
    const char *help = help_wrong(call_arg(c, p), what);
    struct object x = call_arg(c, p);
    eval_fault(c->ev, DIAG_DF_TYPE, call_at(c, p), "%.*s'%.*s' %s %s%.*s",
               named ? (int)param.n : 0, param.p, STR_ARG(c->operation->name),
               named ? "must be" : "needs", what,
               STR_ARG(given_instead(c, x, what)));
    if (!instead_help_value(c->ev, c->at, c->operation->name,
                            operation_param(p), x) &&
        help)
        diag_help(c->ev->d, "%s", help);
    return false;
}

bool call_needs_numbers(struct call *c, enum param p, const struct column *x)
{
    str type = str_c(cells_called(x));
    bool nullable = nullable_of(x) != NULL;
    eval_fault(c->ev, DIAG_DF_TYPE, call_at(c, p), "'%.*s' %s a column of %.*s",
               STR_ARG(c->operation->name),
               nullable ? "needs int64 or float64, not" : "needs numbers, not",
               STR_ARG(type));
    if (nullable)
        diag_help(c->ev->d, "convert it first: .astype('float')");
    else if (x->type == COLUMN_BOOL)
        diag_help(c->ev->d, "convert it first: .astype('int')");
    else if (str_eq(type, S("strings")) || str_eq(type, S("str")))
        diag_help(c->ev->d, "pd.to_numeric(df['column']) converts strings to "
                            "numbers");
    return false;
}

/* Sets *x to the argument for p or its default. Returns whether *x has type
   `type`. If the script gives an argument of another type, reports this and
   sets *ok to false. */
static bool typed(struct call *c, enum param p, enum object_type type,
                  const char *what, struct object *x, bool *ok)
{
    *x = call_value(c, p);
    *ok = x->type == type || !call_given(c, p) || call_wrong(c, p, what);
    return x->type == type;
}

bool call_bool(struct call *c, enum param p, bool *out)
{
    struct object x;
    bool ok;
    if (typed(c, p, OBJECT_BOOL, "True or False", &x, &ok))
        *out = as_bool(x);
    return ok;
}

bool call_int(struct call *c, enum param p, int64_t *out)
{
    struct object x;
    bool ok;
    if (typed(c, p, OBJECT_INT, "an integer", &x, &ok))
        *out = as_int(x);
    return ok;
}

bool call_str(struct call *c, enum param p, str *out)
{
    struct object x;
    bool ok;
    if (typed(c, p, OBJECT_STR, "a string", &x, &ok))
        *out = as_str(x);
    return ok;
}

bool call_axis(struct call *c, enum param p, bool *columns)
{
    struct object x = call_value(c, p);
    bool across = (x.type == OBJECT_INT && as_int(x) == 1) ||
                  (x.type == OBJECT_STR && str_eq(as_str(x), S("columns")));
    bool down = (x.type == OBJECT_INT && as_int(x) == 0) ||
                (x.type == OBJECT_STR && str_eq(as_str(x), S("index")));
    if (across || down)
        *columns = across;
    return across || down || !call_given(c, p) ||
           call_wrong(c, p, "0 for rows or 1 for columns");
}

bool call_names(struct call *c, enum param p, struct strs *out, bool *one)
{
    struct object x = call_arg(c, p);
    str name;
    *one = x.type != OBJECT_LIST || as_list(x)->tuple;
    if (*one && !object_to_name(c->ev->a, x, &name))
        return call_wrong(c, p, "a column's name or a list of names");
    if (*one)
        vec_push(c->ev->scratch, out, name);
    for (size_t k = 0; !*one && k < as_list(x)->n; k++) {
        if (!eval_name(c->ev, eval_item(call_at(c, p), k), as_list(x)->v[k],
                       &name))
            return false;
        vec_push(c->ev->scratch, out, name);
    }
    return true;
}

bool call_columns(struct call *c, enum param p, const struct frame *f,
                  const struct column ***v, size_t *n)
{
    struct strs names = {0};
    bool one;
    if (!call_has(c, p))
        return true;
    if (!call_names(c, p, &names, &one) ||
        !eval_steps(c->ev, c->at, names.n * (f->n / 8 + f->n_columns)))
        return false;
    *v = NEW_N(c->ev->a, const struct column *, names.n + 1);
    for (*n = 0; *n < names.n; ++*n) {
        size_t k = frame_find(f, names.v[*n]);
        if (k == STR_NPOS)
            return eval_no_column(c->ev, eval_item(call_at(c, p), *n),
                                  names.v[*n], f);
        (*v)[*n] = f->columns[k];
    }
    return true;
}

bool call_numeric(struct call *c, struct frame *f)
{
    bool numeric = false, bools = false;
    size_t n = f->n_columns;
    if (!call_bool(c, PARAM_numeric_only, &numeric) ||
        !call_bool(c, PARAM_bool_only, &bools))
        return false;
    f->n_columns = 0;
    for (size_t i = 0; i < n; i++) {
        const struct column *x = f->columns[i];
        enum column_type type = nullable_cells(x);
        bool fits =
            !(numeric && type >= COLUMN_STR) && !(bools && type != COLUMN_BOOL);
        if (fits || c->self.type == OBJECT_SERIES)
            f->columns[f->n_columns++] = x;
    }
    return true;
}

bool call_choice(struct call *c, enum param p, const str *words, size_t n,
                 unsigned *out)
{
    str word = STR_NONE;
    if (!call_str(c, p, &word))
        return false;
    if (!word.p)
        return true;
    for (unsigned k = 0; k < n; k++)
        if (str_eq(word, words[k])) {
            *out = k;
            return true;
        }
    eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, p),
               "argument '%.*s' of '%.*s' cannot be '%.*s'",
               STR_ARG(operation_param(p)), STR_ARG(c->operation->name),
               STR_ARG(word));
    if (!help_argument(c, operation_param(p)))
        diag_help_near(c->ev->d, "choices", word, words, n);
    return false;
}

struct object call_shaped(const struct call *c, const struct frame *made)
{
    if (c->self.type == OBJECT_FRAME)
        return object_frame(object_own_frame(c->ev->a, made));
    struct object o = object_column(c->ev->scratch, made, 0);
    struct series *s = as_series(o);
    s->kind = as_series(c->self)->kind;
    if (s->kind != SERIES_PLAIN)
        s->n_index = 0;
    return o;
}

bool call_finish(struct call *c, struct object made, struct object *out)
{
    bool inplace = false;
    if (!call_bool(c, PARAM_inplace, &inplace))
        return false;
    if (inplace && c->self.type != OBJECT_FRAME) {
        eval_fault(c->ev, DIAG_DF_UNSUPPORTED, call_at(c, PARAM_inplace),
                   "changing a column in place");
        help_argument(c, S("inplace"));
        return false;
    }
    *out = made;
    if (inplace) {
        *as_frame(c->self) = *as_frame(made);
        *out = (struct object){.type = OBJECT_NONE};
    }
    return true;
}

/* Reports the value of an argument as unsupported, and suggests what to write
   instead. `only` is the only supported value, or NULL if there are others. */
static bool refuse(struct call *c, enum param p, const struct object *only)
{
    struct eval *ev = c->ev;
    const struct df_expr *at = call_at(c, p);
    str name = operation_param(p);
    struct value v;
    str shown = represent_short(ev, at, call_arg(c, p));
    eval_fault(ev, DIAG_DF_UNSUPPORTED, at,
               "%s%.*s of argument '%.*s' of '%.*s'",
               str_starts(shown, S("this")) ? "" : "value ", STR_ARG(shown),
               STR_ARG(name), STR_ARG(c->operation->name));
    /* the help for axis= suggests .T, which swaps the axes of a frame only */
    bool swaps = c->self.type == OBJECT_FRAME || p != PARAM_axis || !only;
    if (!(swaps && help_argument(c, name)) && only &&
        represent(ev, at, *only, false, &v))
        diag_help(ev->d, "remove the argument; only %.*s=%.*s is supported",
                  STR_ARG(name), STR_ARG(v.s));
    return false;
}

bool call_only(struct call *c, enum param p, struct object value)
{
    return !call_given(c, p) || object_same(call_arg(c, p), value) ||
           refuse(c, p, &value);
}

bool call_refuse(struct call *c, enum param p)
{
    return refuse(c, p, NULL);
}
