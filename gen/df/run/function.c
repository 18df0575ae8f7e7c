// SPDX-License-Identifier: MIT
// function: a function runs in a new scope inside the scope in which it was
// defined. ev->depth limits the recursion of lambdas. Functions defined by def
// cannot recurse: ev->running lists those that run.
#include "df/run/function.h"

#include "base/codes/df.h"
#include "df/aggregate/groupby.h"
#include "df/aggregate/reduce.h"
#include "df/elementwise/astype.h"
#include "df/indexing/select.h"
#include "df/lint/doubt_call.h"
#include "df/run/arguments.h"
#include "df/run/modules.h"
#include "df/run/names.h"
#include "df/run/operations.h"
#include "df/run/starred.h"
#include "df/runtime/accessor.h"
#include "df/runtime/grouping.h"
#include "df/runtime/instead.h"
#include "df/runtime/row.h"
#include "df/runtime/trace.h"
#include "df/strings/int_base.h"

/* Whether `name` is a method of strings, but `self` is a single value of
   another type, such as a number or date. */
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
    static const struct grouping PLAIN = {0};
    str kind = str_c(object_type_name(self));
    struct strs names = operations_names_of(ev->scratch, self);
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
    if (instead_help(ev, at, kind, column ? S("column") : name))
        return false;
    if (self.type == OBJECT_GROUPBY && as_grouping(self)->every &&
        operations_find(object_grouping(&PLAIN), name))
        return eval_help(
            ev, "call an aggregation such as .mean() first: .mean().cumsum()");
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
    " align asof attrs axes backfill bool compare "
    "cov dot first "
    "flags hist infer_objects keys kurt "
    "kurtosis last memory_usage ndim pad product "
    "reindex_like resample sample set_flags skew sparse "
    "swapaxes take to_clipboard to_csv to_excel to_hdf "
    "to_json to_latex to_markdown to_pickle to_sql "
    "to_string to_xarray update "
    "";
static const char OF_FRAMES[] =
    " boxplot combine corrwith eval from_dict from_records get isetitem "
    "style to_feather to_gbq to_html to_orc "
    "to_parquet to_records to_stata to_xml ";
static const char OF_ROWS[] =
    " add_prefix add_suffix argsort array autocorr case_when "
    "combine divmod dtypes filter hasnans is_monotonic_decreasing "
    "is_monotonic_increasing is_unique nbytes pop ravel rdivmod "
    "rename_axis repeat searchsorted set_axis transpose view ";
static const char OF_GROUPS[] =
    " aggregate backfill corrwith dtypes fillna groups indices mad ngroups "
    "pipe plot tshift ";

static bool is_attribute(struct eval *ev, struct object self, str name)
{
    const char *own = self.type == OBJECT_FRAME     ? OF_FRAMES
                      : self.type == OBJECT_GROUPBY ? OF_GROUPS
                                                    : OF_ROWS;
    str word = str_fmt(ev->scratch, " %.*s ", STR_ARG(name));
    return str_find(str_c(ATTRIBUTES), word, 0) != STR_NPOS ||
           str_find(str_c(own), word, 0) != STR_NPOS;
}

/* Sets *out to the field `name` of x. False if x is not a named tuple or has no
   such field. */
static bool field(struct object x, str name, struct object *out)
{
    const struct list *l = x.type == OBJECT_LIST ? as_list(x) : NULL;
    for (size_t i = 0; l && l->names && i < l->n; i++)
        if (str_eq(l->names[i], name)) {
            *out = l->v[i];
            return true;
        }
    return false;
}

/* Sets *out to the name of a type, such as "int", if `name` is __name__. False
   for other names and objects. */
static bool type_name(struct object x, str name, struct object *out)
{
    bool function = x.type == OBJECT_METHOD &&
                    as_bound(x)->self.type == OBJECT_ABSENT &&
                    as_bound(x)->operation->on & ON_BUILTIN;
    if (!str_eq(name, S("__name__")) ||
        (!function && (x.type != OBJECT_TYPE || x.numpy)))
        return false;
    if (function) {
        *out = object_str(as_bound(x)->operation->name);
        return true;
    }
    *out = object_str(as_type(x) == COLUMN_INT     ? S("int")
                      : as_type(x) == COLUMN_FLOAT ? S("float")
                      : as_type(x) == COLUMN_STR   ? S("str")
                                                   : S("bool"));
    return true;
}

/* Whether x is a series, such as a row from .loc, with the row label `name`. */
static bool is_label(struct object x, str name)
{
    const struct series *s =
        x.type == OBJECT_SERIES && !object_is_array(x) ? as_series(x) : NULL;
    bool found = false;
    for (size_t i = 0; s && s->n_index == 1 && i < s->column->n && !found;
         i++) {
        struct value v = column_value(s->index[0], i);
        found = v.type == VALUE_STR && str_eq(v.s, name);
    }
    return found;
}

/* Sets *out to a column of a frame or groupby, a cell of a row or series, or a
   constant of a module. Reports any other attribute and returns false. */
static bool member(struct eval *ev, const struct df_expr *at,
                   struct object self, str name, struct object *out)
{
    const struct frame *f = self.type == OBJECT_FRAME ? as_frame(self)
                            : self.type == OBJECT_ROW ? as_row(self)->frame
                            : self.type == OBJECT_GROUPBY
                                ? as_grouping(self)->frame
                                : NULL;
    size_t i = f ? frame_find(f, name) : STR_NPOS;
    if (i != STR_NPOS && is_attribute(ev, self, name))
        return no_attribute(ev, at, self, name);
    if (i != STR_NPOS && self.type == OBJECT_FRAME)
        return select_column(ev, at, f, name, out);
    if (i != STR_NPOS && self.type == OBJECT_GROUPBY)
        return groupby_select(ev, at, as_grouping(self), object_str(name), out);
    if (i != STR_NPOS) {
        *out = row_cell(ev, as_row(self), i);
        return true;
    }
    if (self.type == OBJECT_MODULE &&
        operations_module_constant(self, name, out))
        return true;
    bool called = ev->called && ev->called->a == at;
    if (!called && is_label(self, name) && !is_attribute(ev, self, name))
        return select_item(ev, at, self, object_str(name), out);
    if (self.type == OBJECT_ROW && !called && !is_attribute(ev, self, name))
        return eval_no_column(ev, at, name, f);
    return no_attribute(ev, at, self, name);
}

bool function_attribute_named(struct eval *ev, const struct df_expr *at,
                              struct object self, str name, struct object *out)
{
    if (self.type == OBJECT_SCRIPT)
        return modules_member(ev, at, as_script(self), name, out);
    const struct operation *m = operations_find(self, name);
    if (field(self, name, out) || type_name(self, name, out))
        return true;
    if (!m && self.type == OBJECT_ACCESSOR && as_accessor(self)->kind->series)
        return accessor_to_series(ev, at, &self) &&
               function_attribute_named(ev, at, self, name, out);
    if (!m)
        return member(ev, at, self, name, out);
    if (self.type == OBJECT_GROUPBY && as_grouping(self)->outside &&
        !str_eq(name, S("size")))
        return eval_fault(ev, DIAG_DF_UNSUPPORTED, at,
                          "as_index=False with a key that is not a column of "
                          "the frame") ||
               eval_help(ev, "assign the key to a column before groupby, such "
                             "as df['k'] = df['a'] > 1");
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

/* ---- lambdas and functions ---- */

bool function_lambda(struct eval *ev, const struct df_expr *e,
                     struct object *out)
{
    size_t i = 0;
    struct object *defaults =
        NEW_N(ev->scratch, struct object, arguments_params(e));
    struct lambda *l = NEW(ev->scratch, struct lambda);
    for (const struct df_expr *p = e->items; p; p = p->next, i++)
        if (p->a && !ev->expression(ev, p->a, &defaults[i]))
            return false;
    *l = (struct lambda){e, ev->script, ev->scope, defaults, ev->home};
    *out = object_lambda(l);
    return true;
}

/* Returns the scope of a call, in which the arguments are bound; NULL on a
   fault. */
static struct scope *scope_of(struct eval *ev, const struct df_expr *at,
                              const struct lambda *l, struct arguments x)
{
    const struct df_function *def = l->e->def;
    const struct scope *outer = ev->scope;
    size_t params = arguments_params(l->e);
    if (!arguments_ready(ev, at, l, &x))
        return NULL;
    ev->scope = l->scope;
    struct scope *s = names_scope(ev, def ? def->locals.n : params);
    ev->scope = outer;
    if (!arguments_bind(ev, at, l, &x, s))
        return NULL;
    s->whole = def != NULL;
    for (size_t i = params; i < s->n; i++)
        s->v[i].name = def->locals.v[i];
    return s;
}

/* Runs the expression or the body of a function in the scope s. */
static bool run(struct eval *ev, const struct lambda *l, struct scope *s,
                struct object *out)
{
    const struct eval outer = *ev;
    const struct eval_running now = {l->e, ev->running};
    if (l->e->def) {
        ev->running = &now;
        ev->locals = s;
        if (!ev->script_origins)
            ev->script_origins = &outer.value_origins;
        ev->value_origins = (struct map){.a = ev->scratch};
    }
    ev->scope = s;
    ev->script = l->script;
    ev->home = l->home;
    ev->query = NULL;
    bool ok =
        l->e->a ? ev->expression(ev, l->e->a, out) : ev->body(ev, l->e, out);
    if (ok && l->e->a && ev->keeps)
        trace_keep(ev, l->e->a, out);
    ev->scope = outer.scope;
    ev->script = outer.script;
    ev->home = outer.home;
    ev->query = outer.query;
    ev->running = outer.running;
    ev->locals = outer.locals;
    ev->script_origins = outer.script_origins;
    ev->value_origins = outer.value_origins;
    return ok;
}

/* If f is a function that is running already, reports that it calls itself and
   returns false. Returns true for lambdas and for other functions. */
static bool check_recursion(struct eval *ev, const struct df_expr *at,
                            const struct df_expr *f)
{
    const struct eval_running *r = ev->running;
    while (r && r->function != f)
        r = r->outer;
    if (!r || !f->def)
        return true;
    return eval_fault(ev, DIAG_DF_UNSUPPORTED, at,
                      "a function that calls itself") ||
           eval_help(ev, "loop over a list or a range instead");
}

/* Adds the call of a function, at `at`, to the help of the newest diagnostic.
   No-op if that diagnostic is one of the first `before` diagnostics. */
static void show_call(struct eval *ev, size_t before, str function,
                      struct pos at)
{
    if (ev->d->n <= before)
        return;
    if (str_eq(ev->d->v[ev->d->n - 1].file, at.src->name))
        eval_via(ev, before, "in function '%.*s', called on line %u",
                 STR_ARG(function), at.line);
    else
        eval_via(ev, before, "in function '%.*s', called at %.*s:%u:%u",
                 STR_ARG(function), STR_ARG(at.src->name), at.line, at.col);
}

static bool call_lambda(struct eval *ev, const struct df_expr *at,
                        const struct lambda *l, struct arguments x,
                        struct object *out)
{
    struct arena_mark mark = arena_mark(ev->scratch);
    size_t changes = ev->changes, before = ev->d->n;
    struct value v;
    if (!check_recursion(ev, at, l->e))
        return false;
    struct scope *s = scope_of(ev, at, l, x);
    if (!s)
        return false;
    bool ok = run(ev, l, s, out);
    if (!ok && l->e->def)
        show_call(ev, before, l->e->text, eval_pos(ev, at));
    if (ok && changes == ev->changes && object_scalar(*out, &v))
        arena_rewind_round(ev->scratch, mark);
    return ok;
}

/* ---- calls ---- */

static bool not_callable(struct eval *ev, const struct df_expr *at,
                         struct object f)
{
    eval_fault(ev, DIAG_DF_TYPE, at, "'%s' object is not callable",
               object_type_name(f));
    if (f.type == OBJECT_MODULE && str_eq(as_str(f), S("pd.MultiIndex")))
        eval_help(ev, "write pd.MultiIndex.from_tuples([('a', 1), ('b', 2)])");
    else if (at->kind == DF_EXPR_ATTRIBUTE)
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

/* Calls a function for one of many cells. */
static bool call_each(struct eval *ev, const struct df_expr *at,
                      const struct lambda *l, struct arguments x,
                      struct object *out)
{
    bool keeps = ev->keeps;
    ev->keeps = false;
    bool ok = call_lambda(ev, at, l, x, out);
    ev->keeps = keeps;
    return ok;
}

bool function_call(struct eval *ev, const struct df_expr *at, struct object f,
                   const struct object *args, size_t n, struct object *out)
{
    struct call c;
    switch (f.type) {
    case OBJECT_LAMBDA:
        return call_each(ev, at, as_lambda(f),
                         (struct arguments){args, n, NULL, false}, out);
    case OBJECT_TYPE:
        if (n != 1)
            return eval_fault(ev, DIAG_DF_TYPE, at, "expected one argument");
        if (!astype_value(ev, at, as_type(f), args[0], out))
            return false;
        out->numpy |= f.numpy;
        return true;
    case OBJECT_METHOD:
        if (as_bound(f)->self.type == OBJECT_TYPE &&
            !(as_bound(f)->operation->on & ON_LIBRARY))
            return call_of_type(ev, at, as_bound(f), args, n, out);
        c = method_call(ev, at, as_bound(f));
        /* for a CALL, such as df.apply(f), the trace keeps the operation of the
           call itself */
        if (at->kind != DF_EXPR_CALL)
            trace_call(ev, at, c.operation);
        return call_values(&c, args, n, out);
    default: return not_callable(ev, at, f);
    }
}

/* Evaluates a call of a lambda, with positional and keyword arguments. */
static bool lambda_expression(struct eval *ev, const struct df_expr *e,
                              const struct lambda *l, struct object *out)
{
    struct arranging a = arguments_arrange(ev, l);
    struct object value;
    for (const struct df_expr *x = e->items; x; x = x->next) {
        if (!ev->expression(ev, x->a, &value) ||
            !accessor_to_series(ev, x->a, &value))
            return false;
        trace_keep(ev, x->a, &value);
        if (!arguments_put(&a, x, x->text, value))
            return false;
    }
    bool keeps = ev->keeps;
    ev->keeps = true;
    bool ok = call_lambda(ev, e, l,
                          (struct arguments){a.v, a.params, NULL, true}, out);
    ev->keeps = keeps;
    return ok;
}

/* Evaluates int(x), float(x), str(x) or bool(x). */
static bool type_expression(struct eval *ev, const struct df_expr *e,
                            enum column_type to, struct object *out)
{
    const struct df_expr *x = e->items;
    struct object value, base;
    bool based = to == COLUMN_INT && x && !x->text.p && x->next &&
                 !x->next->next &&
                 (!x->next->text.p || str_eq(x->next->text, S("base")));
    if (based)
        return ev->expression(ev, x->a, &value) &&
               ev->expression(ev, x->next->a, &base) &&
               int_base(ev, e, value, base, out);
    if (!x || x->next || x->text.p)
        return eval_fault(ev, DIAG_DF_TYPE, e, "expected one argument");
    return ev->expression(ev, x->a, &value) &&
           astype_value(ev, x->a, to, value, out);
}

/* Evaluates the arguments of print, since they may change objects. Suppresses
   their faults: scripts may print results of unsupported methods. */
static void run_quietly(struct eval *ev, const struct df_expr *e)
{
    struct diags *d = ev->d;
    bool quiet = d->quiet;
    size_t errors = d->errors, warnings = d->warnings;
    struct object value;
    d->quiet = true;
    for (const struct df_expr *x = e->items; x; x = x->next)
        ev->expression(ev, x->a, &value);
    d->quiet = quiet;
    d->errors = errors;
    d->warnings = warnings;
}

static bool call_object(struct eval *ev, const struct df_expr *e,
                        struct object f, struct object *out)
{
    struct call c;
    switch (f.type) {
    case OBJECT_TYPE:
        if (!type_expression(ev, e, as_type(f), out))
            return false;
        out->numpy |= f.numpy;
        return true;
    case OBJECT_LAMBDA: return lambda_expression(ev, e, as_lambda(f), out);
    case OBJECT_METHOD:
        if (as_bound(f)->self.type == OBJECT_TYPE &&
            !(as_bound(f)->operation->on & ON_LIBRARY)) {
            eval_fault(ev, DIAG_DF_UNSUPPORTED, e, "'str.%.*s(...)'",
                       STR_ARG(as_bound(f)->operation->name));
            diag_help(ev->d, "call the method of the string: x.%.*s(...)",
                      STR_ARG(as_bound(f)->operation->name));
            return false;
        }
        c = method_call(ev, e, as_bound(f));
        if (str_eq(c.operation->name, S("print"))) {
            run_quietly(ev, e);
            *out = (struct object){.type = OBJECT_NONE};
            return true;
        }
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

bool function_call_named(struct eval *ev, const struct df_expr *at,
                         const struct lambda *l, const struct object *args,
                         size_t n, const struct dict *named, struct object *out)
{
    return call_each(ev, at, l, (struct arguments){args, n, named, false}, out);
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
    e = starred_arguments(ev, e);
    return e && call_object(ev, e, f, out);
}
