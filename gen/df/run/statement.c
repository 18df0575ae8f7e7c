// SPDX-License-Identifier: MIT
// statement: runs each kind of statement by a function from a table. The
// function returns how the script continues: with the next statement, with the
// next iteration of the enclosing loop, after this loop, or not at all.
#include "df/run/statement.h"

#include "base/codes/df.h"
#include "df/indexing/operate.h"
#include "df/lint/doubt_filled.h"
#include "df/run/assignment.h"
#include "df/run/expression.h"
#include "df/run/function.h"
#include "df/run/import.h"
#include "df/run/names.h"
#include "df/runtime/iterate.h"
#include "df/runtime/represent.h"
#include "df/runtime/trace.h"

/* How the script continues after a statement. FLOW_BREAK and the values after
   it end the enclosing loop. */
enum flow { FLOW_NEXT, FLOW_CONTINUE, FLOW_BREAK, FLOW_RETURN, FLOW_FAILED };

static enum flow block(struct eval *ev, const struct df_stmt *s,
                       struct object *out);

static enum flow flow(bool ok)
{
    return ok ? FLOW_NEXT : FLOW_FAILED;
}

/* ---- simple statements ---- */

/* Checks the frames that an assignment has assigned or changed. */
static void check_targets(struct eval *ev, const struct df_stmt *s)
{
    for (const struct df_expr *t = s->targets; t; t = t->next) {
        const struct df_expr *base = t;
        struct object o;
        while (base->a && base->kind != DF_EXPR_NAME)
            base = base->a;
        if (base->kind == DF_EXPR_NAME &&
            names_find(ev, ev->scope, base->text, &o) && o.type == OBJECT_FRAME)
            doubt_filled(ev, as_frame(o));
    }
}

static enum flow run_assign(struct eval *ev, const struct df_stmt *s,
                            struct object *out)
{
    struct object value;
    (void)out;
    if (s->op != DF_END)
        return flow(assignment_augmented(ev, s));
    if (!expression(ev, s->value, &value))
        return FLOW_FAILED;
    for (const struct df_expr *t = s->targets; t; t = t->next)
        if (!assignment(ev, t, s->value, s->value, value))
            return FLOW_FAILED;
    ev->stmt = s; /* a function that s called may have set ev->stmt to its own
                     statements */
    check_targets(ev, s);
    return FLOW_NEXT;
}

static enum flow run_return(struct eval *ev, const struct df_stmt *s,
                            struct object *out)
{
    *out = (struct object){.type = OBJECT_NONE};
    if (s->value && !expression(ev, s->value, out))
        return FLOW_FAILED;
    if (s->value && ev->keeps)
        trace_keep(ev, s->value, out);
    return FLOW_RETURN;
}

static enum flow run_del(struct eval *ev, const struct df_stmt *s,
                         struct object *out)
{
    (void)out;
    for (const struct df_expr *t = s->targets; t; t = t->next)
        if (!assignment_delete(ev, t))
            return FLOW_FAILED;
    return FLOW_NEXT;
}

static enum flow run_assert(struct eval *ev, const struct df_stmt *s,
                            struct object *out)
{
    struct object value;
    struct value text = {.s = STR_NONE};
    bool truth;
    (void)out;
    if (!expression(ev, s->value, &value) ||
        !operate_truth(ev, s->value, value, &truth))
        return FLOW_FAILED;
    if (truth)
        return FLOW_NEXT;
    if (s->message && (!expression(ev, s->message, &value) ||
                       !represent_text(ev, s->message, value, &text)))
        return FLOW_FAILED;
    diag_at(ev->d, DIAG_DF_ASSERT, eval_pos(ev, s->value),
            text.s.n ? str_fmt(ev->scratch, ": %.*s", STR_ARG(text.s)) : S(""));
    return FLOW_FAILED;
}

static enum flow run_import(struct eval *ev, const struct df_stmt *s,
                            struct object *out)
{
    (void)out;
    return flow(import_statement(ev, s));
}

static enum flow run_def(struct eval *ev, const struct df_stmt *s,
                         struct object *out)
{
    struct object f;
    (void)out;
    if (!function_lambda(ev, s->value, &f))
        return FLOW_FAILED;
    names_assign(ev, s->targets->text, f);
    trace_name(ev, s->targets->text, NULL, f);
    return FLOW_NEXT;
}

static enum flow run_pass(struct eval *ev, const struct df_stmt *s,
                          struct object *out)
{
    (void)ev, (void)s, (void)out;
    return FLOW_NEXT;
}

static enum flow run_break(struct eval *ev, const struct df_stmt *s,
                           struct object *out)
{
    (void)ev, (void)s, (void)out;
    return FLOW_BREAK;
}

static enum flow run_continue(struct eval *ev, const struct df_stmt *s,
                              struct object *out)
{
    (void)ev, (void)s, (void)out;
    return FLOW_CONTINUE;
}

static enum flow run_broken(struct eval *ev, const struct df_stmt *s,
                            struct object *out)
{
    (void)ev, (void)s, (void)out;
    return FLOW_FAILED;
}

/* ---- statements with blocks ---- */

static enum flow run_if(struct eval *ev, const struct df_stmt *s,
                        struct object *out)
{
    struct object value;
    bool truth;
    if (!expression(ev, s->value, &value) ||
        !operate_truth(ev, s->value, value, &truth))
        return FLOW_FAILED;
    return block(ev, truth ? s->body : s->other, out);
}

static enum flow run_with(struct eval *ev, const struct df_stmt *s,
                          struct object *out)
{
    struct object value;
    if (!expression(ev, s->value, &value) ||
        (s->targets && !assignment(ev, s->targets, s->value, s->value, value)))
        return FLOW_FAILED;
    return block(ev, s->body, out);
}

/* Adds the loop's iteration, such as "in iteration 2 of the loop on line 3", to
   the help of the newest diagnostic. No-op if that diagnostic is a warning, or
   one of the first `before` diagnostics. */
static void show_round(struct eval *ev, const struct df_stmt *s, size_t before,
                       size_t round, struct object value)
{
    const struct df_tokens *t = &ev->script->tokens;
    str target =
        df_lexer_text(ev->scratch, t, s->targets->first, s->targets->last);
    unsigned line = df_lexer_span(t, s->at, s->at).line;
    struct value v;
    bool full = ev->steps >= ev->steps_max || ev->bytes >= ev->bytes_max;
    if (!full && s->targets->kind == DF_EXPR_NAME && object_scalar(value, &v))
        eval_via(ev, before,
                 "in iteration %zu of the loop on line %u, %.*s = %.*s", round,
                 line, STR_ARG(target),
                 STR_ARG(represent_short(ev, s->value, value)));
    else
        eval_via(ev, before, "in iteration %zu of the loop on line %u", round,
                 line);
}

/* Whether no elements were added to or removed from the loop's list or dict
   since the loop began. Otherwise, reports that. `through` has the elements
   that the list or dict had when the loop began. */
static bool check_unchanged(struct eval *ev, const struct df_stmt *s,
                            struct object value, const struct list *through)
{
    const struct list *l = value.type == OBJECT_LIST ? as_list(value) : through;
    const struct dict *d = value.type == OBJECT_DICT ? as_dict(value) : l->view;
    if ((d ? d->n : l->n) == through->n && l->v == through->v)
        return true;
    return eval_fault(ev, DIAG_DF_VALUE, s->value,
                      "the loop changes the %s that it iterates over",
                      object_type_name(value)) ||
           eval_help(ev, "iterate over a copy: list(v)");
}

/* Returns element i of the loop's list or dict. For a dict, gets the current
   value of the element, which may have changed after the loop began. */
static struct object element(struct object value, const struct list *through,
                             size_t i)
{
    const struct list *l = value.type == OBJECT_LIST ? as_list(value) : through;
    if (l->view && l->part == DICT_VALUES)
        return l->view->v[i].value;
    if (l->view && l->part == DICT_ITEMS)
        as_list(through->v[i])->v[1] = l->view->v[i].value;
    return through->v[i];
}

/* Runs a loop's block for one element. Then frees the memory that the block
   allocated in ev->scratch, unless the block changed a value, which may refer
   to that memory. */
static enum flow run_round(struct eval *ev, const struct df_stmt *s,
                           struct object element, struct object *out)
{
    struct arena_mark mark = arena_mark(ev->scratch);
    size_t changes = ev->changes + ev->own_changes, bytes = ev->bytes;
    bool ok = eval_steps(ev, s->value, 1) &&
              assignment(ev, s->targets, NULL, s->value, element);
    enum flow how = ok ? block(ev, s->body, out) : FLOW_FAILED;
    if (how < FLOW_RETURN && changes == ev->changes + ev->own_changes) {
        arena_rewind_round(ev->scratch, mark);
        ev->bytes = bytes;
    }
    return how;
}

static enum flow run_for(struct eval *ev, const struct df_stmt *s,
                         struct object *out)
{
    struct object value;
    struct list through;
    enum flow how = FLOW_NEXT;
    if (!expression(ev, s->value, &value) ||
        !iterate(ev, s->value, value, &through))
        return FLOW_FAILED;
    bool unordered = through.unordered && through.n > 1;
    ev->loops++;
    ev->unordered += unordered;
    for (size_t i = 0; i < through.n && how < FLOW_BREAK; i++) {
        size_t before = ev->d->n;
        how = run_round(ev, s, element(value, &through, i), out);
        if (how < FLOW_BREAK && !check_unchanged(ev, s, value, &through))
            how = FLOW_FAILED;
        if (how == FLOW_FAILED)
            show_round(ev, s, before, i + 1, through.v[i]);
    }
    ev->loops--;
    ev->unordered -= unordered;
    if (how == FLOW_RETURN || how == FLOW_FAILED)
        return how;
    return how == FLOW_BREAK ? FLOW_NEXT : block(ev, s->other, out);
}

/* ---- all statements ---- */

/* Whether a statement may change a list, a dict or a frame. Assignments are not
   included: they count their changes themselves. */
static bool changes(const struct df_stmt *s)
{
    return (s->kind == DF_STMT_ASSIGN && !s->targets) || s->kind == DF_STMT_DEL;
}

static enum flow statement(struct eval *ev, const struct df_stmt *s,
                           struct object *out)
{
    static enum flow (*const RUN[])(struct eval *, const struct df_stmt *,
                                    struct object *) = {
        [DF_STMT_ASSIGN] = run_assign, [DF_STMT_IF] = run_if,
        [DF_STMT_FOR] = run_for,       [DF_STMT_WITH] = run_with,
        [DF_STMT_DEF] = run_def,       [DF_STMT_RETURN] = run_return,
        [DF_STMT_DEL] = run_del,       [DF_STMT_ASSERT] = run_assert,
        [DF_STMT_IMPORT] = run_import, [DF_STMT_PASS] = run_pass,
        [DF_STMT_BREAK] = run_break,   [DF_STMT_CONTINUE] = run_continue,
        [DF_STMT_BROKEN] = run_broken,
    };
    size_t before = ev->d->n;
    bool simple = !s->body;
    if (s->body && ev->depth >= EVAL_DEPTH_MAX)
        return flow(eval_fault(ev, DIAG_DF_VALUE, s->value,
                               "statements and calls are nested too deeply"));
    ev->depth++;
    ev->stmt = simple ? s : NULL;
    ev->changes += changes(s);
    enum flow how = RUN[s->kind](ev, s, out);
    ev->depth--;
    if (simple && ev->d->n > before && (ev->loops || ev->running))
        diag_drop_repeats(ev->d, before);
    return how;
}

/* Whether statements after a failed one run. They do not run in a loop or
   function, because they would fail again in the next iteration or call. Nor do
   they run after a limit is reached. */
static bool continues(const struct eval *ev)
{
    return !ev->loops && !ev->running && ev->steps < ev->steps_max &&
           ev->bytes < ev->bytes_max;
}

static enum flow block(struct eval *ev, const struct df_stmt *s,
                       struct object *out)
{
    const struct df_script *script = ev->script;
    unsigned depth = ev->depth;
    for (; s; s = s->next) {
        enum flow how = statement(ev, s, out);
        if (how == FLOW_NEXT)
            continue;
        if (how != FLOW_FAILED)
            return how;
        ev->failed = true;
        if (!continues(ev))
            return how;
        assignment_break(ev, s);
        ev->scope = NULL;
        ev->home = NULL;
        ev->query = NULL;
        ev->script = script;
        ev->depth = depth;
    }
    return FLOW_NEXT;
}

bool statement_script(struct eval *ev, const struct df_script *script)
{
    struct object none;
    ev->failed = false;
    return block(ev, script->first, &none) == FLOW_NEXT && !ev->failed;
}

bool statement_body(struct eval *ev, const struct df_expr *function,
                    struct object *out)
{
    unsigned loops = ev->loops;
    *out = (struct object){.type = OBJECT_NONE};
    ev->loops = 0;
    enum flow how = block(ev, function->def->body, out);
    ev->loops = loops;
    return how != FLOW_FAILED;
}
