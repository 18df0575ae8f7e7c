// SPDX-License-Identifier: MIT
// script: runs statements and returns the result. expression.c evaluates
// expressions.
#include "df/run/script.h"

#include "base/codes/df.h"
#include "base/codes/result.h"
#include "base/vec.h"
#include "chart/data/spec.h"
#include "df/elementwise/result_check.h"
#include "df/indexing/assign.h"
#include "df/indexing/operate.h"
#include "df/lint/doubt_filled.h"
#include "df/lint/doubt_result.h"
#include "df/lint/doubt_rows.h"
#include "df/reshape/rename.h"
#include "df/run/effect.h"
#include "df/run/expression.h"
#include "df/run/function.h"
#include "df/run/names.h"
#include "df/run/operations.h"
#include "df/runtime/trace.h"
#include "df/runtime/units.h"
#include "df/syntax/df_parser.h"

/* Whether `to`, the target of an assignment, is the name of an axis:
   df.index.name or df.columns.names. */
static bool names_axis(const struct df_expr *to)
{
    bool name = str_eq(to->text, S("name")) || str_eq(to->text, S("names"));
    return name && to->a->kind == DF_EXPR_ATTRIBUTE &&
           (str_eq(to->a->text, S("index")) ||
            str_eq(to->a->text, S("columns")));
}

static bool name_axis(struct eval *ev, const struct df_expr *to,
                      struct object of, const struct df_expr *from,
                      struct object value)
{
    if (of.type != OBJECT_FRAME)
        return eval_fault(ev, DIAG_DF_UNSUPPORTED, to, "assignment to '.%.*s'",
                          STR_ARG(to->text));
    return rename_name_axis(ev, from, as_frame(of),
                            str_eq(to->a->text, S("columns")), value);
}

static bool assign(struct eval *ev, const struct df_expr *to,
                   const struct df_expr *from, struct object value);

/* Assigns the elements of a value to several targets: a, b = value. */
static bool assign_parts(struct eval *ev, const struct df_expr *to,
                         const struct df_expr *from, struct object value)
{
    struct list parts;
    size_t n = 0, i = 0;
    bool literal = from->kind == DF_EXPR_TUPLE || from->kind == DF_EXPR_LIST;
    for (const struct df_expr *x = to->items; x; x = x->next)
        n++;
    if (!names_unpack(ev, to, value, n, &parts))
        return false;
    for (const struct df_expr *x = to->items; x; x = x->next, i++)
        if (!assign(ev, x, literal ? eval_item(from, i) : from, parts.v[i]))
            return false;
    return true;
}

static bool assign(struct eval *ev, const struct df_expr *to,
                   const struct df_expr *from, struct object value)
{
    struct object of, key;
    switch (to->kind) {
    case DF_EXPR_TUPLE:
    case DF_EXPR_LIST: return assign_parts(ev, to, from, value);
    case DF_EXPR_NAME:
        names_set(ev, to->text, value);
        trace_name(ev, to->text, from, value);
        return true;
    case DF_EXPR_ATTRIBUTE:
        if (names_axis(to))
            return expression(ev, to->a->a, &of) &&
                   name_axis(ev, to, of, from, value);
        return expression(ev, to->a, &of) &&
               assign_attribute(ev, to, of, to->text, from, value);
    default:
        return expression(ev, to->a, &of) && expression(ev, to->b, &key) &&
               assign_item(ev, to, of, key, from, value);
    }
}

/* Marks as broken the names that a failed statement should have assigned or
   changed. */
static void mark_broken(struct eval *ev, const struct df_expr *targets)
{
    for (const struct df_expr *t = targets; t; t = t->next) {
        const struct df_expr *base = t;
        if (t->kind == DF_EXPR_TUPLE || t->kind == DF_EXPR_LIST)
            mark_broken(ev, t->items);
        while (base->a && base->kind != DF_EXPR_NAME)
            base = base->a;
        if (base->kind == DF_EXPR_NAME)
            names_set(ev, base->text, (struct object){.type = OBJECT_BROKEN});
    }
}

/* Computes an augmented assignment such as x += 1. *value is the right side,
   and becomes the new value of the target. */
static bool augmented(struct eval *ev, const struct df_stmt *s,
                      struct object *value)
{
    struct object old;
    struct df_expr at = {.kind = DF_EXPR_BINARY, /* the whole statement */
                         .op = s->op,
                         .first = s->targets->first,
                         .last = s->value->last,
                         .mark = s->value->first - 1,
                         .a = s->targets,
                         .b = s->value};
    return expression(ev, s->targets, &old) &&
           operate_in_place(ev, &at, s->op, old, *value, value);
}

/* Whether x[0] += ... needs no assignment because the list x[0] was changed in
   place. */
static bool is_done(struct eval *ev, const struct df_stmt *s,
                    const struct df_expr *to, struct object value)
{
    struct object of;
    return s->op != DF_END && value.type == OBJECT_LIST &&
           to->kind == DF_EXPR_SUBSCRIPT && expression(ev, to->a, &of) &&
           of.type == OBJECT_LIST && !as_list(of)->tuple &&
           !as_list(value)->tuple;
}

static bool statement(struct eval *ev, const struct df_stmt *s)
{
    struct object value;
    if (!expression(ev, s->value, &value))
        return false;
    if (s->op != DF_END && !augmented(ev, s, &value))
        return false;
    for (const struct df_expr *t = s->targets; t; t = t->next)
        if (!is_done(ev, s, t, value) && !assign(ev, t, s->value, value))
            return false;
    if (s->op != DF_END && s->targets->kind == DF_EXPR_NAME)
        trace_name(ev, s->targets->text, NULL, value);
    return true;
}

static const struct frame *no_result(struct eval *ev, str var, struct pos at)
{
    struct strs frames = {0};
    for (size_t i = 0; i < ev->names.n; i++) {
        const struct object *o = ev->names.v[i].value;
        if (o && o->type == OBJECT_FRAME)
            vec_push(ev->scratch, &frames, ev->names.v[i].key);
    }
    diag_at(ev->d, DIAG_DF_RESULT, at, var);
    if (frames.n)
        diag_help_nearest(ev->d, "frames", var, frames.v, frames.n);
    else
        diag_help(ev->d, "a frame comes from pd.read_csv('file.csv') or "
                         "pd.DataFrame(...)");
    return NULL;
}

/* Returns the frame named `var`; a series of that name is converted to a frame.
   Returns NULL for an unknown name, which is reported, and for a name whose
   computation has failed. */
static const struct frame *result(struct eval *ev, str var, struct pos at)
{
    const struct object *o = map_get(&ev->names, var);
    if (!o || (o->type != OBJECT_FRAME && o->type != OBJECT_SERIES &&
               o->type != OBJECT_BROKEN))
        return no_result(ev, var, at);
    if (o->type == OBJECT_BROKEN)
        return NULL;
    if (o->type == OBJECT_FRAME)
        return as_frame(*o);
    const struct frame series = object_as_frame(o);
    struct frame *f = object_own_frame(ev->a, &series);
    if (!f->columns[0]->name.p)
        f->columns[0] = column_rename(ev->a, f->columns[0], S("0"));
    return f;
}

struct eval script_eval(struct arena *a, struct arena *scratch, struct diags *d,
                        const struct site *site, str dir,
                        const struct df_script *script)
{
    return (struct eval){.a = a,
                         .scratch = scratch,
                         .d = d,
                         .site = site,
                         .dir = dir,
                         .names = {.a = scratch},
                         .places = {.a = a, .site = site},
                         .value_origins = {.a = scratch},
                         .tainted = {.a = a},
                         .script = script,
                         .bytes_max = EVAL_BYTES_MAX,
                         .steps_max = EVAL_STEPS_MAX,
                         .bytes_before = arena_used(a) + arena_used(scratch),
                         .expression = expression,
                         .call = function_call,
                         .attribute = function_attribute_named,
                         .effect = effect_of,
                         .effect_within = effect_within,
                         .effect_method = effect_method,
                         .agree = units_agree,
                         .parts = trace_parts};
}

/* Checks the frames that a statement assigned or changed. */
static void check_targets(struct eval *ev, const struct df_stmt *s)
{
    for (const struct df_expr *t = s->targets; t; t = t->next) {
        const struct df_expr *base = t;
        while (base->a && base->kind != DF_EXPR_NAME)
            base = base->a;
        const struct object *o =
            base->kind == DF_EXPR_NAME ? map_get(&ev->names, base->text) : NULL;
        if (o && o->type == OBJECT_FRAME)
            doubt_filled(ev, as_frame(*o));
    }
}

bool script_statements(struct eval *ev, struct df_script *script)
{
    bool ok = true;
    trace_start(ev, script);
    for (const struct df_stmt *s = script->first; s; s = s->next) {
        ev->stmt = s;
        if (statement(ev, s)) {
            check_targets(ev, s);
            continue;
        }
        ok = false;
        mark_broken(ev, s->targets);
        ev->scope = NULL;
        ev->query = NULL;
        ev->script = script;
        ev->depth = 0;
        if (ev->steps >= ev->steps_max || ev->bytes >= ev->bytes_max)
            break;
    }
    return ok;
}

void script_resume(struct eval *ev, const struct script_spent *spent)
{
    eval_allow(ev, spent->read);
    ev->bytes = spent->bytes;
    ev->steps = spent->steps;
    ev->shared = spent->steps > 0;
}

void script_store_spent(const struct eval *ev, struct script_spent *spent)
{
    spent->bytes = ev->bytes;
    spent->steps = ev->steps;
    spent->read = ev->read;
}

bool script_show(struct document *doc, struct pos at, size_t bytes,
                 size_t steps)
{
    struct script_spent *s = &doc->scripts;
    size_t most = EVAL_BYTES_MAX + s->read * EVAL_BYTES_READ;
    size_t steps_most = EVAL_STEPS_MAX + s->read * EVAL_STEPS_READ;
    bool more = bytes > most - s->bytes;
    if (s->full)
        return false;
    if (!more && steps <= steps_most - s->steps) {
        s->bytes += bytes;
        s->steps += steps;
        return true;
    }
    s->full = true;
    diag_at(doc->diags, DIAG_DF_SHOWN, at,
            more ? str_fmt(doc->a, "%zu MiB", most >> 20)
                 : str_fmt(doc->a, "%zu steps", steps_most));
    diag_help(doc->diags, "show a part of the frame, such as df.head(100)");
    return false;
}

size_t script_excess(const struct script_spent *spent, size_t bytes)
{
    size_t allowed = (spent->read + bytes) * EVAL_BYTES_READ;
    return spent->bytes > allowed ? spent->bytes - allowed : 0;
}

/* A script with its state. */
struct script_job {
    struct arena scratch;
    struct df_script script;
    struct eval ev;
    bool ok;
};

static void job_run(struct script_job *j, struct lines lines,
                    const struct script_spent *spent)
{
    if (spent)
        script_resume(&j->ev, spent);
    j->ok = df_parser_script(&j->scratch, j->ev.d, lines, &j->script);
    j->ok = script_statements(&j->ev, &j->script) && j->ok;
}

static void job_end(struct script_job *j, struct strs *files,
                    struct script_spent *spent)
{
    if (spent)
        script_store_spent(&j->ev, spent);
    if (files)
        *files = j->ev.files;
    arena_free(&j->scratch);
}

const struct frame *script_run(struct arena *a, struct diags *d,
                               const struct site *site, str dir,
                               struct lines lines, str var, struct pos at,
                               struct strs *files, struct script_spent *spent)
{
    struct script_job j = {.ok = false};
    const struct frame *f = NULL;
    j.ev = script_eval(a, &j.scratch, d, site, dir, &j.script);
    job_run(&j, lines, spent);
    if (j.ok)
        f = result(&j.ev, var, at);
    if (f) {
        result_check(&j.ev, f);
        doubt_result(&j.ev, f);
        doubt_rows(&j.ev, f);
    }
    job_end(&j, files, spent);
    return f;
}

/* Returns the chart of the last statement, which must be a call of df.plot. */
static const struct chart_spec *drawn(struct script_job *j, struct pos at,
                                      struct pos *plot_at)
{
    const struct df_stmt *last = j->script.first;
    while (last && last->next)
        last = last->next;
    struct pos end = last ? eval_pos(&j->ev, last->value) : at;
    if (!j->ok)
        return NULL;
    *plot_at = j->ev.chart_at;
    if (j->ev.chart && end.line == plot_at->line && end.col == plot_at->col)
        return j->ev.chart;
    diag_at(j->ev.d, DIAG_CHART_NONE, end, S("the script's last line"));
    diag_help(j->ev.d,
              "end the script with a call such as df.plot.bar(x='A', y='B')");
    return NULL;
}

const struct chart_spec *
script_chart(struct arena *a, struct diags *d, const struct site *site, str dir,
             struct lines lines, struct pos at, struct strs *files,
             struct script_spent *spent, struct pos *plot_at)
{
    struct script_job j = {.ok = false};
    j.ev = script_eval(a, &j.scratch, d, site, dir, &j.script);
    job_run(&j, lines, spent);
    const struct chart_spec *spec = drawn(&j, at, plot_at);
    if (spec)
        result_check(&j.ev, spec->frame);
    job_end(&j, files, spent);
    return spec;
}

/* Defines the methods of df.plot as names of the script, so that the script can
   be a call such as line(x='Nodes'). */
static bool name_kinds(struct eval *ev, struct frame *f)
{
    struct strs kinds = operations_names(ev->scratch, ON_PLOT);
    struct df_expr nowhere = {.kind = DF_EXPR_NAME};
    struct object plot, method;
    bool ok = function_attribute_named(ev, &nowhere, object_frame(f), S("plot"),
                                       &plot);
    for (size_t i = 0; ok && i < kinds.n; i++) {
        ok = function_attribute_named(ev, &nowhere, plot, kinds.v[i], &method);
        names_set(ev, kinds.v[i], method);
    }
    return ok;
}

const struct chart_spec *script_plot(struct arena *a, struct diags *d,
                                     const struct site *site,
                                     struct lines lines, const struct frame *f,
                                     struct script_spent *spent,
                                     struct pos *plot_at)
{
    struct script_job j = {.ok = false};
    j.ev = script_eval(a, &j.scratch, d, site, S(""), &j.script);
    if (name_kinds(&j.ev, object_own_frame(a, f)))
        job_run(&j, lines, spent);
    struct pos at = {.src = lines.v[0].src, .line = lines.v[0].line};
    const struct chart_spec *spec = drawn(&j, at, plot_at);
    job_end(&j, NULL, spent);
    return spec;
}
