// SPDX-License-Identifier: MIT
// trace: records the last result of each expression in a struct note. Each note
// has the step at which the evaluation began. If an inner expression began
// before the expression that encloses it, the inner expression's note is from
// an earlier evaluation.
#include "df/runtime/trace.h"

#include "base/vec.h"
#include "df/runtime/from_file.h"
#include "df/runtime/trace_names.h"

enum { KEPT_MAX = 1 << 15 }; /* values whose formulas are recorded */

struct note {
    size_t start; /* ev->steps when the evaluation of the expression began */
    bool plain;   /* the expression consists of literals only, so no part of it
                     is recorded */
    struct object result;
    const struct operation *called;
    bool named; /* `names` are known */
    const struct origin_name *names;
    size_t n_names;
};

/* The text and the parts (struct origin_part) of the expression that was traced
   last. A part is a subexpression whose value is shown when the formula is
   explained. The parts are kept only if the expression is a call without input
   columns, because all columns that such a call returns have the same parts. */
struct shared_parts {
    const struct df_expr *at;
    size_t start;
    str text;
    bool found; /* the parts are known */
    const struct origin_part *v;
    size_t n;
};

struct trace {
    struct note *v; /* v[id] is the note of the expression with that id */
    struct shared_parts last;
    size_t next; /* index in its list of columns at which add_inputs starts to
                    search: the index after the column that was found last */
};

void trace_start(struct eval *ev, struct df_script *s)
{
    s->trace = NEW(ev->scratch, struct trace);
    s->trace->v = NEW_N(ev->scratch, struct note, s->n_exprs);
}

static struct note *note_of(struct eval *ev, const struct df_expr *e)
{
    return ev->script->trace ? &ev->script->trace->v[e->id] : NULL;
}

void trace_begin(struct eval *ev, const struct df_expr *e)
{
    struct note *n = note_of(ev, e);
    if (n)
        *n = (struct note){.start = ev->steps};
}

void trace_end(struct eval *ev, const struct df_expr *e, struct object out)
{
    struct note *n = note_of(ev, e);
    if (n)
        n->result = out;
}

void trace_call(struct eval *ev, const struct df_expr *e,
                const struct operation *m)
{
    struct note *n = note_of(ev, e);
    if (n)
        n->called = m;
}

const struct operation *trace_called(struct eval *ev, const struct df_expr *e)
{
    const struct note *n = note_of(ev, e);
    return n ? n->called : NULL;
}

struct object trace_result(struct eval *ev, const struct df_expr *e)
{
    const struct note *n = note_of(ev, e);
    return n ? n->result : (struct object){0};
}

void trace_name(struct eval *ev, str name, const struct df_expr *from,
                struct object value)
{
    struct value v;
    const struct origin *o = NULL;
    if (from && object_scalar(value, &v))
        o = from_file_value(ev, value);
    if (from && !o && object_scalar(value, &v) && ev->kept < KEPT_MAX) {
        ev->kept++;
        o = eval_origin(ev, from, NULL, 0);
    }
    struct map_entry *known = map_find(&ev->value_origins, name);
    if (known) {
        known->value = (void *)o;
    } else if (o) { /* the map grows in ev->scratch, which counts as a change */
        map_put(&ev->value_origins, name, (void *)o);
        ev->own_changes += ev->locals != NULL;
        ev->changes += ev->locals == NULL;
    }
}

/* Whether a name is local to the running function. */
static bool is_local(const struct eval *ev, str name)
{
    const struct df_locals *l = &ev->running->function->def->locals;
    return str_among(name, l->v, l->n);
}

const struct origin *trace_origin(const struct eval *ev, str name)
{
    if (!ev->script_origins || is_local(ev, name))
        return map_get(&ev->value_origins, name);
    return map_get(ev->script_origins, name);
}

/* Whether a formula has an input that was read or computed. */
static bool has_inputs(const struct origin *o)
{
    for (size_t i = 0; i < o->n_parts; i++)
        if (o->parts[i].how || o->parts[i].column)
            return true;
    return false;
}

void trace_keep(struct eval *ev, const struct df_expr *e, struct object *value)
{
    struct arena_mark mark = arena_mark(ev->a);
    struct trace *t = ev->script->trace;
    struct value v;
    if (!t || value->from || value->type == OBJECT_NONE ||
        !object_scalar(*value, &v) || e->kind <= DF_EXPR_STR ||
        e->kind == DF_EXPR_GIVEN || ev->kept == KEPT_MAX ||
        from_file_value(ev, *value))
        return;
    ev->kept++;
    const struct origin *o = NULL;
    if (e->kind != DF_EXPR_NAME && e->kind != DF_EXPR_LOCAL)
        o = eval_origin(ev, e, NULL, 0);
    else if (eval_in_statement(ev))
        o = trace_origin(ev, e->text);
    if (!o || !has_inputs(o)) {
        t->last = (struct shared_parts){0};
        arena_rewind(ev->a, mark);
        return;
    }
    struct object_from *from = NEW(ev->a, struct object_from);
    from->how = o;
    value->from = from;
}

struct finding {
    struct eval *ev;
    const struct df_expr *at;
    size_t start;
    const struct origin *o;
    struct {
        struct origin_part *v;
        size_t n, cap;
    } parts;
};

/* Whether two columns are the same except for their names. */
static bool is_same(const struct column *x, const struct column *y)
{
    return x == y || (x->i == y->i && x->n == y->n && x->origin == y->origin);
}

/* Whether the input is column c or, if `aligned`, consists of rows taken from c
   by column_take. */
static bool is_input(const struct column *input, const struct column *c,
                     bool aligned)
{
    if (!aligned)
        return is_same(input, c);
    return input->origin->kind == ORIGIN_TAKE &&
           is_same(input->origin->take.from, c);
}

/* Whether e is within the formula's text. False for an expression in an
   f-string of the formula. */
static bool is_within(const struct finding *f, const struct df_expr *e)
{
    return e->first >= f->at->first && e->last <= f->at->last;
}

/* Adds a part for expression e. If e is not within the formula's text, the part
   has no range in the text (`from` and `n` are 0), and its name is e as written
   in the script. */
static struct origin_part *add(struct finding *f, const struct df_expr *e,
                               enum origin_part_kind kind)
{
    const struct df_tokens *t = &f->ev->script->tokens;
    uint32_t first = f->at->first, last = f->at->last;
    size_t from = df_lexer_offset(t, first, last, e->first);
    size_t end = df_lexer_offset(t, first, last, e->last);
    struct origin_part *p = vec_add(f->ev->a, &f->parts);
    struct object result = note_of(f->ev, e)->result;
    bool named = e->kind == DF_EXPR_NAME && result.type != OBJECT_FRAME;
    *p = (struct origin_part){
        .kind = kind,
        .name = named ? str_dup(f->ev->a, e->text) : STR_NONE,
        .from = (uint32_t)from,
        .n = (uint32_t)(end + t->v[e->last].text.n - from)};
    if (!is_within(f, e)) {
        p->from = p->n = 0;
        p->name = df_lexer_text(f->ev->a, t, e->first, e->last);
    }
    return p;
}

/* v are the n columns of the result of expression e. Adds a part for e for each
   input of the formula that is one of these columns. If there is no such input,
   adds a part for each input that consists of rows taken from one of these
   columns. Returns whether a part was added. */
static bool add_inputs(struct finding *f, const struct df_expr *e,
                       const struct column *const *v, size_t n)
{
    bool any = false;
    size_t *next = &f->ev->script->trace->next;
    for (unsigned aligned = 0; aligned < 2 && !any; aligned++)
        for (size_t k = 0; k < f->o->inputs.n; k++)
            for (size_t i = 0, at = *next; i < n; i++, at++) {
                at = at < n ? at : 0;
                if (is_input(f->o->inputs.v[k], v[at], aligned)) {
                    add(f, e, ORIGIN_CELL)->column = f->o->inputs.v[k];
                    *next = at + 1;
                    any = true;
                    break;
                }
            }
    return any;
}

static void add_value(struct finding *f, const struct df_expr *e,
                      struct object x, struct value v)
{
    struct eval *ev = f->ev;
    struct origin_part *p = add(f, e, ORIGIN_VALUE);
    p->how = from_file_value(ev, x);
    if (v.type == VALUE_STR && !p->how)
        v.s = str_dup(ev->a, v.s);
    p->value = v;
    if (p->how || e->kind <= DF_EXPR_STR)
        return;
    if (e->kind != DF_EXPR_NAME)
        p->how = eval_origin(ev, e, NULL, 0);
    else if (eval_in_statement(ev))
        p->how = trace_origin(ev, e->text);
}

/* Whether a formula that is shown with its values shows the result of e instead
   of e. Literals and operators are shown as written. */
static bool shows_result(const struct df_expr *e)
{
    return e->kind == DF_EXPR_NAME || e->kind == DF_EXPR_LOCAL ||
           e->kind == DF_EXPR_CALL || e->kind == DF_EXPR_ATTRIBUTE ||
           e->kind == DF_EXPR_SUBSCRIPT;
}

/* Adds a list as a part of the formula if an element of the list was read or
   computed. Returns whether the list was added. */
static bool add_list(struct finding *f, const struct df_expr *e,
                     const struct list *l)
{
    enum { SHOWN_MAX = 1000 };
    struct eval *ev = f->ev;
    const struct object **v;
    struct value *cells;
    bool any = false;
    if (!l->n || l->n > SHOWN_MAX)
        return false;
    v = NEW_N(ev->scratch, const struct object *, l->n);
    struct column *c = column_new(ev->a, e->text.n ? e->text : S("element"),
                                  COLUMN_OBJECT, l->n, (void **)&cells);
    struct origin *o = NEW(ev->a, struct origin);
    o->kind = ORIGIN_LITERAL;
    o->pos = eval_pos(ev, e);
    c->origin = o;
    for (size_t i = 0; i < l->n; i++) {
        v[i] = &l->v[i];
        any |= l->v[i].from != NULL;
        if (!object_scalar(l->v[i], &cells[i]))
            return false;
        if (cells[i].type == VALUE_STR)
            cells[i].s = str_dup(ev->a, cells[i].s);
    }
    if (!any)
        return false;
    struct origin_part *p = add(f, e, ORIGIN_WHOLE);
    size_t at = (size_t)(p - f->parts.v);
    const struct column *whole = from_file_column(ev, c, v);
    f->parts.v[at].column = whole;
    return true;
}

/* Adds expression e as a part of the formula if the result of e is an input,
   another column or a single value. Returns whether e was added. If so, the
   caller does not look for parts inside e. */
static bool add_if_part(struct finding *f, const struct df_expr *e)
{
    struct object x = note_of(f->ev, e)->result;
    struct value v;
    if (x.type == OBJECT_FRAME)
        return add_inputs(f, e, as_frame(x)->columns, as_frame(x)->n_columns);
    if (x.type == OBJECT_SERIES) {
        if (!add_inputs(f, e, &as_series(x)->column, 1))
            add(f, e, ORIGIN_WHOLE)->column = as_series(x)->column;
        return true;
    }
    if (shows_result(e) && x.type == OBJECT_LIST && !as_list(x)->set)
        return add_list(f, e, as_list(x));
    if (!shows_result(e) || !object_scalar(x, &v))
        return false;
    add_value(f, e, x, v);
    return true;
}

/* Adds the values of an f-string's fields as parts, unless the formula computes
   a column. */
static void add_fields(struct finding *f, const struct df_expr *e)
{
    struct value v;
    for (const struct df_expr *x = e->items; x && !f->o->inputs.n;
         x = x->next) {
        if (x->kind != DF_EXPR_FIELD || x->a->kind <= DF_EXPR_STR)
            continue;
        struct note *note = note_of(f->ev, x->a);
        if (note->start >= f->start && object_scalar(note->result, &v))
            add_value(f, x->a, note->result, v);
    }
}

/* Adds the parts of expression e, and returns whether e consists of literals
   only. Skips lambdas. The parts of an f-string are the values of its fields. A
   comprehension is a single part, the list of its elements, because the
   expressions in a comprehension were evaluated many times. */
static bool visit(struct finding *f, const struct df_expr *e)
{
    struct note *note = note_of(f->ev, e);
    bool plain = !shows_result(e);
    bool fresh = note->start >= f->start && note->result.type != OBJECT_ABSENT;
    if (note->plain)
        return true;
    if (e->kind == DF_EXPR_COMPREHENSION && e != f->at && fresh &&
        note->result.type == OBJECT_LIST)
        add_list(f, e, as_list(note->result));
    if (e->kind == DF_EXPR_LAMBDA || e->kind == DF_EXPR_COMPREHENSION ||
        !is_within(f, e))
        return false;
    if (e->kind == DF_EXPR_FSTRING) {
        add_fields(f, e);
        return false;
    }
    if (e != f->at && fresh && add_if_part(f, e))
        return false;
    const struct df_expr *parts[] = {e->a, e->b, e->c};
    for (size_t i = 0; i < 3; i++)
        if (parts[i])
            plain &= visit(f, parts[i]);
    for (const struct df_expr *x = e->items; x; x = x->next)
        plain &= visit(f, x);
    note->plain = plain;
    return plain;
}

/* Adds both operands of `at`, a statement `target op= value`, as parts. Returns
   false, and adds nothing, unless `at` is such a statement with two scalars. */
static bool add_operands(struct finding *f, const struct df_expr *at)
{
    struct eval *ev = f->ev;
    struct value old, value;
    if (!ev->stmt || at != ev->stmt->whole)
        return false;
    struct object x = note_of(ev, at->a)->result;
    struct object y = note_of(ev, at->b)->result;
    if (!object_scalar(x, &old) || !object_scalar(y, &value))
        return false;
    add_value(f, at->a, x, old);
    if (at->a->kind != DF_EXPR_NAME) /* the look-up of a target such as d['x']
                                        is not a formula to explain */
        f->parts.v[0].how = from_file_value(ev, x);
    add_value(f, at->b, y, value);
    return true;
}

/* Changes each part that is a cell of a column to the whole column. Also adds
   the whole column of each input that has no part. */
static void use_whole(struct finding *f)
{
    for (size_t i = 0; i < f->parts.n; i++)
        if (f->parts.v[i].kind == ORIGIN_CELL)
            f->parts.v[i].kind = ORIGIN_WHOLE;
    for (size_t k = 0; k < f->o->inputs.n; k++) {
        bool there = false;
        for (size_t i = 0; i < f->parts.n; i++)
            there |= f->parts.v[i].column == f->o->inputs.v[k];
        if (!there)
            vec_push(f->ev->a, &f->parts,
                     (struct origin_part){.kind = ORIGIN_WHOLE,
                                          .column = f->o->inputs.v[k]});
    }
}

/* Moves the parts that the text does not show to the end. */
static void hide_last(struct eval *ev, struct finding *f)
{
    size_t n = 0;
    struct origin_part *v = NEW_N(ev->scratch, struct origin_part, f->parts.n);
    for (unsigned hidden = 0; hidden < 2; hidden++)
        for (size_t i = 0; i < f->parts.n; i++)
            if ((f->parts.v[i].n == 0) == hidden)
                v[n++] = f->parts.v[i];
    for (size_t i = 0; i < n; i++)
        f->parts.v[i] = v[i];
}

/* Returns trace->last for the last evaluation of expression `at`. If
   trace->last describes another evaluation, first resets it to this evaluation,
   without parts. */
static struct shared_parts *shared_of(struct eval *ev, const struct df_expr *at)
{
    struct shared_parts *last = &ev->script->trace->last;
    size_t start = note_of(ev, at)->start;
    if (last->at != at || last->start != start)
        *last = (struct shared_parts){
            .at = at,
            .start = start,
            .text =
                df_lexer_text(ev->a, &ev->script->tokens, at->first, at->last)};
    return last;
}

/* Sets o->names, which are searched once for an evaluation of `at`. */
static void set_names(struct eval *ev, const struct df_expr *at,
                      struct origin *o)
{
    struct note *n = note_of(ev, at);
    if (!n->named) {
        trace_names(ev, at, o);
        n->named = true;
        n->names = o->names;
        n->n_names = o->n_names;
    }
    o->names = n->names;
    o->n_names = n->n_names;
}

void trace_parts(struct eval *ev, const struct df_expr *at, struct origin *o)
{
    if (!ev->script->trace) {
        o->text =
            df_lexer_text(ev->a, &ev->script->tokens, at->first, at->last);
        return;
    }
    set_names(ev, at, o);
    struct shared_parts *last = shared_of(ev, at);
    struct finding f = {.ev = ev, .at = at, .start = last->start, .o = o};
    bool shared = at->kind == DF_EXPR_CALL && !o->inputs.n;
    o->text = last->text;
    if (!shared || !last->found) {
        o->accumulates = add_operands(&f, at);
        if (!o->accumulates)
            visit(&f, at);
        if (o->effect & EFFECT_ROWS)
            use_whole(&f);
    } else {
        f.parts.v = (struct origin_part *)last->v;
        f.parts.n = last->n;
    }
    o->parts = f.parts.v;
    o->n_parts = f.parts.n;
    hide_last(ev, &f);
    if (!shared)
        return;
    last = shared_of(ev, at); /* eval_origin may have replaced trace->last while
                                 visit traced the origins of the parts */
    last->found = true;
    last->v = o->parts;
    last->n = o->n_parts;
}
