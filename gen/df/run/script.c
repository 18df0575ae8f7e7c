// SPDX-License-Identifier: MIT
// script: parses a script, runs its statements and returns the result.
#include "df/run/script.h"

#include "base/codes/df.h"
#include "base/codes/result.h"
#include "base/vec.h"
#include "chart/data/spec.h"
#include "df/elementwise/result_check.h"
#include "df/lint/doubt_result.h"
#include "df/lint/doubt_rows.h"
#include "df/run/effect.h"
#include "df/run/expression.h"
#include "df/run/function.h"
#include "df/run/modules.h"
#include "df/run/names.h"
#include "df/run/operations.h"
#include "df/run/shared.h"
#include "df/run/statement.h"
#include "df/runtime/json_guard.h"
#include "df/runtime/trace.h"
#include "df/runtime/units.h"
#include "df/syntax/df_parser.h"
#include "frame/moment.h"

static const struct frame *no_result(struct eval *ev, str var, struct pos at)
{
    struct strs frames = {0};
    for (size_t i = 0; i < ev->names.n; i++) {
        const struct object *o = ev->names.v[i].value;
        if (o && o->type == OBJECT_FRAME)
            vec_push(ev->scratch, &frames, ev->names.v[i].key);
    }
    shared_list_frames(ev->scratch, ev->before, &frames);
    diag_at(ev->d, DIAG_DF_RESULT, at, var);
    if (shared_help_later(ev, var))
        return NULL;
    if (frames.n)
        diag_help_nearest(ev->d, "frames", var, frames.v, frames.n);
    else
        diag_help(
            ev->d,
            "make a frame with pd.read_csv('file.csv') or pd.DataFrame(...)");
    return NULL;
}

/* Reports, at `at`, a column of lists or dicts in a frame or series. Returns
   whether it reported a column. */
static bool holds_lists(struct eval *ev, const struct object *o, struct pos at)
{
    const struct frame f = object_as_frame(o);
    for (size_t i = 0; i < f.n_columns + f.n_index; i++) {
        const struct column *c =
            i < f.n_columns ? f.columns[i] : f.index[i - f.n_columns];
        if (!json_guard_holds(c))
            continue;
        json_guard_report(ev, at, c,
                          "explode() makes a row for each element of a list; "
                          ".str[0] or .map(f) makes one value from each list");
        return true;
    }
    return false;
}

/* Returns the frame named `var`, or the series named `var` as a frame. Returns
   NULL after reporting that there is no frame or series of that name, or that a
   column contains lists or dicts. Also returns NULL if the computation of the
   value has failed. */
static const struct frame *result(struct eval *ev, str var, struct pos at)
{
    const struct object *o = map_get(&ev->names, var);
    struct object before;
    if (!o && shared_find(ev, ev->before, var, &before))
        o = &before;
    if (!o && shared_may_have_more(ev->before))
        return NULL; /* no report: the incomplete script before this one may
                        assign the name in its statement with a syntax error */
    if (!o || (o->type != OBJECT_FRAME && o->type != OBJECT_SERIES &&
               o->type != OBJECT_BROKEN))
        return no_result(ev, var, at);
    if (o->type == OBJECT_BROKEN || holds_lists(ev, o, at))
        return NULL;
    if (o->type == OBJECT_FRAME)
        return as_frame(*o);
    const struct frame series = object_as_frame(o);
    struct frame *f = object_own_frame(ev->a, &series);
    if (!f->columns[0]->name.p)
        f->columns[0] = column_rename(ev->a, f->columns[0], S("0"));
    return f;
}

static const struct column *with_shown(struct arena *a, const struct column *c)
{
    if (!column_is_time(c))
        return c;
    struct column *copy = NEW(a, struct column);
    *copy = *c;
    copy->display.shown = (uint8_t)moment_shown(c);
    return copy;
}

static bool is_date_name(str name)
{
    return name_levels(name) == 1 && name_level(name, 0).type == VALUE_DATE;
}

/* Replaces each column name that is a date by a string. As in pandas, the
   strings have no time of day if all column names are whole days. */
static void names_shown(struct arena *a, struct frame *f)
{
    bool days = true;
    for (size_t i = 0; i < f->n_columns; i++) {
        struct value v = name_level(f->columns[i]->name, 0);
        days &= is_date_name(f->columns[i]->name) && v.shown == SHOWN_DAYS;
    }
    for (size_t i = 0; i < f->n_columns; i++) {
        struct value v = name_level(f->columns[i]->name, 0);
        struct buf b = {.a = a};
        if (!is_date_name(f->columns[i]->name))
            continue;
        moment_put(&b, v.ns, v.zone, days ? SHOWN_DAYS : SHOWN_ALONE);
        f->columns[i] = column_rename(a, f->columns[i], buf_end(&b));
    }
    frame_index(a, f);
}

/* Returns f, or a copy in which a notation for display is set for all dates and
   time spans. As in pandas, all cells of a column have the same notation. */
static const struct frame *time_shown(struct arena *a, const struct frame *f)
{
    bool any = false;
    for (size_t i = 0; i < f->n_columns; i++)
        any |=
            column_is_time(f->columns[i]) || is_date_name(f->columns[i]->name);
    for (size_t i = 0; i < f->n_index; i++)
        any |= column_is_time(f->index[i]);
    if (!any)
        return f;
    struct frame *own = object_own_frame(a, f);
    own->names = NULL;
    for (size_t i = 0; i < f->n_columns; i++)
        own->columns[i] = with_shown(a, f->columns[i]);
    names_shown(a, own);
    own->index = NEW_N(a, const struct column *, f->n_index + 1);
    for (size_t i = 0; i < f->n_index; i++)
        own->index[i] = with_shown(a, f->index[i]);
    return own;
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
                         .call_named = function_call_named,
                         .body = statement_body,
                         .attribute = function_attribute_named,
                         .effect = effect_of,
                         .effect_within = effect_within,
                         .effect_method = effect_method,
                         .agree = units_agree,
                         .make = script_eval,
                         .run = script_statements,
                         .parts = trace_parts};
}

bool script_statements(struct eval *ev, struct df_script *script)
{
    trace_start(ev, script);
    shared_take(ev, &script->tokens);
    return statement_script(ev, script);
}

void script_resume(struct eval *ev, const struct script_spent *spent)
{
    eval_allow(ev, spent->read);
    ev->bytes = spent->bytes;
    ev->steps = spent->steps;
    ev->shared = spent->steps > 0;
    ev->before = spent->before;
    ev->later = spent->last;
}

void script_store_spent(const struct eval *ev, struct script_spent *spent)
{
    spent->bytes = ev->bytes;
    spent->steps = ev->steps;
    spent->read = ev->read;
    spent->broken_import |= ev->broken_import;
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
    diag_help(doc->diags, "show only part of the frame, such as df.head(100)");
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
        f = time_shown(a, f);
        result_check(&j.ev, f);
        doubt_result(&j.ev, f);
        doubt_rows(&j.ev, f);
    }
    job_end(&j, files, spent);
    return f;
}

void script_setup(struct arena *a, struct diags *d, const struct site *site,
                  str dir, struct lines lines, struct pos at,
                  struct strs *files, struct script_spent *spent,
                  const struct shared_names **names)
{
    struct script_job j = {.ok = false};
    struct df_script *script = NEW(a, struct df_script);
    j.ev = script_eval(a, &j.scratch, d, site, dir, script);
    script_resume(&j.ev, spent);
    j.ev.before = *names;
    bool ok = df_parser_script(a, d, lines, script);
    script_statements(&j.ev, script);
    struct shared_names *s = shared_publish(&j.ev, *names, false, ok, at);
    s->used = NEW(a, bool);
    script->trace = NULL;
    job_end(&j, files, spent);
    if (names == &spent->before)
        spent->last = s;
    *names = s;
}

/* script_rows assigns the value to this name. */
#define ROWS_NAME "_rows"

bool script_rows(struct arena *a, struct diags *d, const struct site *site,
                 str dir, str text, struct pos at, struct strs *files,
                 struct script_spent *spent, const struct object **rows,
                 size_t *n, const struct frame **frame)
{
    struct script_job j = {.ok = false};
    struct df_script *script = NEW(a, struct df_script);
    str assign = S(ROWS_NAME "="), rest = str_concat(a, assign, text), part;
    struct lines lines = {0};
    for (uint32_t i = 0; str_cut(&rest, '\n', &part); i++)
        vec_push(a, &lines,
                 (struct line){part, at.src, at.line + i,
                               i                   ? 1
                               : at.col > assign.n ? at.col - (uint32_t)assign.n
                                                   : 1});
    j.ev = script_eval(a, &j.scratch, d, site, dir, script);
    script_resume(&j.ev, spent);
    j.ok = df_parser_script(a, d, lines, script) &&
           script_statements(&j.ev, script);
    const struct object *o = j.ok ? map_get(&j.ev.names, S(ROWS_NAME)) : NULL;
    bool ok = o && shared_rows(&j.ev, script->first->value, *o, rows, n, frame);
    script->trace = NULL;
    job_end(&j, files, spent);
    return ok;
}

bool script_module_rows(struct arena *a, struct diags *d,
                        const struct site *site, str name, struct pos at,
                        const struct object **rows, size_t *n,
                        const struct frame **frame)
{
    struct script_job j = {.ok = false};
    struct df_script *script = NEW(a, struct df_script);
    size_t dot = str_rfind_char(name, '.');
    struct line line = {S("x"), at.src, at.line, at.col};
    struct object module, value;
    j.ev = script_eval(a, &j.scratch, d, site, S(""), script);
    bool ok = df_parser_script(a, d, (struct lines){&line, 1, 1}, script);
    const struct df_expr *e = ok ? script->first->value : NULL;
    ok = ok && modules_import(&j.ev, e, str_slice(name, 0, dot), &module) &&
         modules_member(&j.ev, e, as_script(module), str_from(name, dot + 1),
                        &value) &&
         shared_rows(&j.ev, e, value, rows, n, frame);
    job_end(&j, NULL, NULL);
    return ok;
}

/* Returns the chart that the last statement draws, or to which it adds a line.
   If the last statement is a loop, returns the chart that the script drew last.
   Returns NULL after reporting that the script has no such chart, and also if a
   statement failed. */
static const struct chart_spec *drawn(struct script_job *j, struct pos at,
                                      struct pos *plot_at)
{
    const struct df_stmt *last = j->script.first;
    while (last && last->next)
        last = last->next;
    bool loop = last && last->kind == DF_STMT_FOR;
    if (last && last->kind == DF_STMT_IF)
        last = j->ev.stmt; /* the last statement that ran */
    struct pos end = last && last->value ? eval_pos(&j->ev, last->value) : at;
    if (!j->ok)
        return NULL;
    *plot_at = j->ev.chart_at;
    struct pos drew = j->ev.chart_end;
    if (j->ev.chart && (loop || (end.line == drew.line && end.col == drew.col)))
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

/* Defines each method of df.plot as a name of the script. The script can then
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
