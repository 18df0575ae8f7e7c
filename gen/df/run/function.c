// SPDX-License-Identifier: MIT
// function: a lambda runs in a new scope inside the scope in which it was made;
// ev->depth limits recursion.
#include "df/run/function.h"

#include "base/codes/df.h"
#include "df/aggregate/reduce.h"
#include "df/elementwise/astype.h"
#include "df/indexing/select.h"
#include "df/lint/doubt_call.h"
#include "df/run/names.h"
#include "df/run/operations.h"
#include "df/runtime/accessor.h"
#include "df/runtime/grouping.h"
#include "df/runtime/instead.h"
#include "df/runtime/row.h"
#include "df/runtime/trace.h"

/* Whether `name` is a method of strings, and `self` is a number or date. */
static bool is_of_strings(struct eval *ev, struct object self, str name)
{
    struct value v;
    struct strs names =
        operations_names(ev->scratch, operations_receiver(object_str(S(""))));
    return self.type != OBJECT_STR && object_scalar(self, &v) &&
           str_among(name, names.v, names.n);
}

/* Reports an unknown attribute and suggests a replacement. Returns false. */
static bool no_attribute(struct eval *ev, const struct df_expr *at,
                         struct object self, str name)
{
    str kind = str_c(object_type_name(self));
    struct strs names =
        operations_names(ev->scratch, operations_receiver(self));
    struct pos pos =
        at->kind == DF_EXPR_ATTRIBUTE
            ? df_lexer_span(&ev->script->tokens, at->last, at->last)
            : eval_pos(ev, at);
    if (self.type == OBJECT_MODULE)
        kind = as_str(self);
    if (self.type == OBJECT_ACCESSOR)
        kind = as_accessor(self)->kind->name;
    str shown = kind;
    if ((self.type == OBJECT_METHOD || self.type == OBJECT_TYPE) &&
        at->kind == DF_EXPR_ATTRIBUTE)
        shown = df_lexer_text(ev->scratch, &ev->script->tokens, at->a->first,
                              at->a->last);
    if (str_eq(kind, S("column of lists")))
        shown = S("a column of lists");
    const struct frame *f = self.type == OBJECT_GROUPBY
                                ? as_grouping(self)->frame
                            : self.type == OBJECT_FRAME ? as_frame(self)
                            : self.type == OBJECT_ROW   ? as_row(self)->frame
                                                        : NULL;
    bool called = ev->called && ev->called->a == at;
    bool column = f && !called && frame_find(f, name) != STR_NPOS;
    if (self.type == OBJECT_ROW && !called)
        shown = S("a row");
    diag_at(
        ev->d, DIAG_DF_UNSUPPORTED, pos,
        str_fmt(ev->scratch, "'%.*s' of %.*s", STR_ARG(name), STR_ARG(shown)));
    if (str_eq(kind, S("column of lists")))
        kind = S("lists");
    if (instead_help(ev, at, kind, column ? S("column") : name))
        return false;
    if (self.type == OBJECT_GROUPBY && at->kind != DF_EXPR_ATTRIBUTE) {
        names = reduce_names(ev->scratch); /* .agg('NAME') */
        diag_help_nearest(ev->d, "aggregations", name, names.v, names.n);
        return false;
    }
    if (is_of_strings(ev, self, name))
        return eval_help(ev, "it is a method of strings: convert the value "
                             "first with str(...)");
    instead_near(ev, "methods", name, &names);
    if (self.type == OBJECT_ROW && !called)
        eval_help_columns(ev, name, f);
    return false;
}

/* Attributes of pandas' frames and columns that df scripts do not have. A
   column with such a name cannot be accessed by a dot. */
static const char ATTRIBUTES[] =
    " align asfreq asof at_time attrs axes backfill between_time bool compare "
    "convert_dtypes corr cov dot droplevel equals ewm expanding explode first "
    "first_valid_index flags hist infer_objects info interpolate keys kurt "
    "kurtosis last last_valid_index memory_usage ndim pad product "
    "reindex_like reorder_levels resample rolling sample set_flags skew sparse "
    "squeeze swapaxes swaplevel take to_clipboard to_csv to_excel to_hdf "
    "to_json to_latex to_markdown to_numpy to_period to_pickle to_sql "
    "to_string to_timestamp to_xarray truncate tz_convert tz_localize update "
    "xs ";
static const char OF_FRAMES[] =
    " boxplot combine corrwith eval from_dict from_records get isetitem "
    "iterrows itertuples style to_dict to_feather to_gbq to_html to_orc "
    "to_parquet to_records to_stata to_xml ";
static const char OF_ROWS[] =
    " add_prefix add_suffix argmax argmin argsort array autocorr case_when "
    "combine divmod dtypes factorize filter hasnans is_monotonic_decreasing "
    "is_monotonic_increasing is_unique item nbytes pop ravel rdivmod "
    "rename_axis repeat searchsorted set_axis transpose view ";

static bool is_attribute(struct eval *ev, struct object self, str name)
{
    const char *own = self.type == OBJECT_FRAME ? OF_FRAMES : OF_ROWS;
    str word = str_fmt(ev->scratch, " %.*s ", STR_ARG(name));
    return str_find(str_c(ATTRIBUTES), word, 0) != STR_NPOS ||
           str_find(str_c(own), word, 0) != STR_NPOS;
}

/* Gets a column of a frame, a cell of a row, or a constant of a module. Reports
   any other attribute and returns false. */
static bool member(struct eval *ev, const struct df_expr *at,
                   struct object self, str name, struct object *out)
{
    const struct frame *f = self.type == OBJECT_FRAME ? as_frame(self)
                            : self.type == OBJECT_ROW ? as_row(self)->frame
                                                      : NULL;
    size_t i = f ? frame_find(f, name) : STR_NPOS;
    if (i != STR_NPOS && is_attribute(ev, self, name))
        return no_attribute(ev, at, self, name);
    if (i != STR_NPOS && self.type == OBJECT_FRAME)
        return select_column(ev, at, f, name, out);
    if (i != STR_NPOS) {
        *out = row_cell(as_row(self), i);
        return true;
    }
    if (self.type == OBJECT_MODULE &&
        operations_module_constant(self, name, out))
        return true;
    bool called = ev->called && ev->called->a == at;
    if (self.type == OBJECT_ROW && !called && !is_attribute(ev, self, name))
        return eval_no_column(ev, at, name, f);
    return no_attribute(ev, at, self, name);
}

bool function_attribute_named(struct eval *ev, const struct df_expr *at,
                              struct object self, str name, struct object *out)
{
    const struct operation *m = operations_find(self, name);
    if (!m)
        return member(ev, at, self, name, out);
    if (self.type == OBJECT_ROW && !(m->on & ON_ROW))
        self = row_series(ev, as_row(self));
    if (!m->params) {
        struct call c = {.ev = ev, .operation = m, .self = self, .at = at};
        return call_property(&c, out);
    }
    *out = object_method(ev->scratch, self, m);
    return true;
}

bool function_attribute(struct eval *ev, const struct df_expr *e,
                        struct object *out)
{
    struct object self;
    return ev->expression(ev, e->a, &self) &&
           function_attribute_named(ev, e, self, e->text, out);
}

/* ---- lambdas ---- */

static size_t n_params(const struct df_expr *lambda)
{
    size_t n = 0;
    for (const struct df_expr *p = lambda->items; p; p = p->next)
        n++;
    return n;
}

bool function_lambda(struct eval *ev, const struct df_expr *e,
                     struct object *out)
{
    size_t i = 0;
    struct object *defaults = NEW_N(ev->scratch, struct object, n_params(e));
    struct lambda *l = NEW(ev->scratch, struct lambda);
    for (const struct df_expr *p = e->items; p; p = p->next, i++)
        if (p->a && !ev->expression(ev, p->a, &defaults[i]))
            return false;
    *l = (struct lambda){e, ev->script, ev->scope, defaults};
    *out = object_lambda(l);
    return true;
}

/* Binds n arguments by position in scope s; ABSENT selects the default. Reports
   a missing argument and returns false. */
static bool bind(struct eval *ev, const struct df_expr *at,
                 const struct lambda *l, const struct object *args, size_t n,
                 struct scope *s)
{
    size_t i = 0;
    for (const struct df_expr *p = l->e->items; p; p = p->next, i++) {
        struct object x = i < n ? args[i] : l->defaults[i];
        if (x.type == OBJECT_ABSENT)
            x = l->defaults[i];
        if (x.type == OBJECT_ABSENT)
            return eval_fault(ev, DIAG_DF_TYPE, at,
                              "missing argument '%.*s' of the lambda",
                              STR_ARG(p->text));
        s->v[i] = (struct local){p->text, x};
    }
    return true;
}

static bool call_lambda(struct eval *ev, const struct df_expr *at,
                        const struct lambda *l, const struct object *args,
                        size_t n, struct object *out)
{
    const struct scope *outer = ev->scope;
    const struct df_script *script = ev->script;
    const struct frame *query = ev->query;
    struct arena_mark mark = arena_mark(ev->scratch);
    size_t params = n_params(l->e);
    struct value v;
    if (n > params)
        return eval_fault(ev, DIAG_DF_TYPE, at,
                          "the lambda has %zu parameter%s, but is called with "
                          "%zu argument%s",
                          params, STR_S(params), n, STR_S(n)) ||
               eval_help(ev, "name a parameter for each argument: lambda x: x");
    ev->scope = l->scope;
    struct scope *s = names_scope(ev, params);
    ev->scope = outer;
    if (!bind(ev, at, l, args, n, s))
        return false;
    ev->scope = s;
    ev->script = l->script;
    ev->query = NULL;
    bool ok = ev->expression(ev, l->e->a, out);
    ev->scope = outer;
    ev->script = script;
    ev->query = query;
    if (ok && object_scalar(*out, &v))
        arena_rewind_round(ev->scratch, mark);
    return ok;
}

/* ---- calls ---- */

static bool not_callable(struct eval *ev, const struct df_expr *at,
                         struct object f)
{
    eval_fault(ev, DIAG_DF_TYPE, at, "'%s' object is not callable",
               object_type_name(f));
    if (at->kind == DF_EXPR_ATTRIBUTE)
        diag_help(
            ev->d,
            "'%.*s' is a property, not a function: write it without (...)",
            STR_ARG(at->text));
    else
        diag_help(ev->d, "it is a value, not a function: remove the (...)%s",
                  f.type == OBJECT_INT || f.type == OBJECT_FLOAT
                      ? ", or write * to multiply"
                      : "");
    return false;
}

static struct call method_call(struct eval *ev, const struct df_expr *at,
                               const struct bound *b)
{
    struct call c = {
        .ev = ev, .at = at, .operation = b->operation, .self = b->self};
    if (c.self.type == OBJECT_MODULE)
        c.self = (struct object){0};
    return c;
}

/* Calls a method of the type str, such as str.upper, on its first argument. */
static bool call_of_type(struct eval *ev, const struct df_expr *at,
                         const struct bound *b, const struct object *args,
                         size_t n, struct object *out)
{
    struct call c = method_call(ev, at, b);
    if (n == 0 || args[0].type != OBJECT_STR)
        return eval_fault(ev, DIAG_DF_TYPE, at,
                          "'str.%.*s' needs a string, not '%s'",
                          STR_ARG(b->operation->name),
                          n ? object_type_name(args[0]) : "nothing") ||
               eval_help(ev, "convert the column first: .astype('str')");
    c.self = args[0];
    return call_values(&c, args + 1, n - 1, out);
}

bool function_call(struct eval *ev, const struct df_expr *at, struct object f,
                   const struct object *args, size_t n, struct object *out)
{
    struct call c;
    switch (f.type) {
    case OBJECT_LAMBDA: return call_lambda(ev, at, as_lambda(f), args, n, out);
    case OBJECT_TYPE:
        if (n != 1)
            return eval_fault(ev, DIAG_DF_TYPE, at, "expected one argument");
        return astype_value(ev, at, as_type(f), args[0], out);
    case OBJECT_METHOD:
        if (as_bound(f)->self.type == OBJECT_TYPE)
            return call_of_type(ev, at, as_bound(f), args, n, out);
        c = method_call(ev, at, as_bound(f));
        /* the operation of a CALL, such as df.apply(f), is recorded already */
        if (at->kind != DF_EXPR_CALL)
            trace_call(ev, at, c.operation);
        return call_values(&c, args, n, out);
    default: return not_callable(ev, at, f);
    }
}

/* Evaluates a call of a lambda, with arguments by position or by name. */
static bool lambda_expression(struct eval *ev, const struct df_expr *e,
                              const struct lambda *l, struct object *out)
{
    size_t params = n_params(l->e), position = 0;
    struct object *args = NEW_N(ev->scratch, struct object, params);
    for (const struct df_expr *x = e->items; x; x = x->next) {
        size_t i = position;
        const struct df_expr *p = l->e->items;
        for (i = x->text.p ? 0 : position++; x->text.p && p; p = p->next, i++)
            if (str_eq(p->text, x->text))
                break;
        if (i >= params && x->text.p)
            return eval_fault(ev, DIAG_DF_TYPE, x,
                              "unknown argument '%.*s' of the lambda",
                              STR_ARG(x->text));
        if (i >= params)
            return eval_fault(ev, DIAG_DF_TYPE, x,
                              "too many arguments: the lambda takes %zu",
                              params);
        if (args[i].type != OBJECT_ABSENT)
            return eval_fault(ev, DIAG_DF_TYPE, x,
                              "argument '%.*s' is passed twice",
                              STR_ARG(x->text));
        if (!ev->expression(ev, x->a, &args[i]))
            return false;
    }
    return call_lambda(ev, e, l, args, params, out);
}

/* Evaluates int(x), float(x), str(x) or bool(x). */
static bool type_expression(struct eval *ev, const struct df_expr *e,
                            enum column_type to, struct object *out)
{
    const struct df_expr *x = e->items;
    struct object value;
    if (!x || x->next || x->text.p)
        return eval_fault(ev, DIAG_DF_TYPE, e, "expected one argument");
    return ev->expression(ev, x->a, &value) &&
           astype_value(ev, x->a, to, value, out);
}

static bool call_object(struct eval *ev, const struct df_expr *e,
                        struct object f, struct object *out)
{
    struct call c;
    switch (f.type) {
    case OBJECT_TYPE: return type_expression(ev, e, as_type(f), out);
    case OBJECT_LAMBDA: return lambda_expression(ev, e, as_lambda(f), out);
    case OBJECT_METHOD:
        if (as_bound(f)->self.type == OBJECT_TYPE) {
            eval_fault(ev, DIAG_DF_UNSUPPORTED, e, "'str.%.*s(...)'",
                       STR_ARG(as_bound(f)->operation->name));
            diag_help(ev->d, "call the method of the string: x.%.*s(...)",
                      STR_ARG(as_bound(f)->operation->name));
            return false;
        }
        c = method_call(ev, e, as_bound(f));
        trace_call(ev, e, c.operation);
        if (!call_run(&c, e, out))
            return false;
        doubt_call(&c, *out);
        return true;
    case OBJECT_ACCESSOR:
        c = (struct call){.ev = ev,
                          .at = e,
                          .operation = as_accessor(f)->kind->called,
                          .self = f};
        return c.operation ? call_run(&c, e, out) : not_callable(ev, e->a, f);
    default: return not_callable(ev, e->a, f);
    }
}

bool function_expression(struct eval *ev, const struct df_expr *e,
                         struct object *out)
{
    struct object f = {0}, self;
    ev->called = e;
    if (e->a->kind == DF_EXPR_ATTRIBUTE) {
        if (!ev->expression(ev, e->a->a, &self))
            return false;
        ev->called = e;
        if (!function_attribute_named(ev, e->a, self, e->a->text, &f))
            return false;
    } else if (!ev->expression(ev, e->a, &f)) {
        return false;
    }
    return call_object(ev, e, f, out);
}
