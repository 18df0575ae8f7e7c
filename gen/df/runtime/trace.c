// SPDX-License-Identifier: MIT
// trace: notes what each expression gave. The steps of the script are its
// clock: a note older than the expression around it is of an earlier
// evaluation.
#include "df/runtime/trace.h"

#include "base/vec.h"

struct note {
    size_t start; /* ev->steps when it began */
    bool plain;   /* it is known to consist of literals, which are no parts */
    struct object gave;
    const struct operation *called;
};

/* The text of a call that gave several columns, and its parts if none of them
   is an input. */
struct shared_parts {
    const struct df_expr *at;
    size_t start;
    str text;
    bool found; /* the parts */
    const struct origin_part *v;
    size_t n;
};

struct trace {
    struct note *v; /* by id */
    struct shared_parts last;
    size_t next; /* behind the column that was an input last */
};

void trace_start(struct eval *ev, struct df_script *s)
{
    s->trace = NEW(ev->scratch, struct trace);
    s->trace->v = NEW_N(ev->scratch, struct note, s->n_exprs);
}

/* A statement `a += b` is no expression of the script, and has no note. */
static bool is_noted(const struct df_expr *e)
{
    return e->kind != DF_EXPR_BINARY;
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
        n->gave = out;
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
    const struct note *n = is_noted(e) ? note_of(ev, e) : NULL;
    return n ? n->called : NULL;
}

struct object trace_gave(struct eval *ev, const struct df_expr *e)
{
    const struct note *n = note_of(ev, e);
    return n ? n->gave : (struct object){0};
}

void trace_name(struct eval *ev, str name, const struct df_expr *from,
                struct object value)
{
    struct value v;
    const struct origin *o = NULL;
    if (from && object_scalar(value, &v))
        o = eval_origin(ev, from, NULL, 0);
    map_put(&ev->how, name, (void *)o);
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

/* Whether two are the same column, but for their names. */
static bool is_same(const struct column *x, const struct column *y)
{
    return x == y || (x->i == y->i && x->n == y->n && x->origin == y->origin);
}

/* Whether the input is the column, or, `aligned`, its rows in the order of
   another's. */
static bool is_input(const struct column *input, const struct column *c,
                     bool aligned)
{
    if (!aligned)
        return is_same(input, c);
    return input->origin->kind == ORIGIN_TAKE &&
           is_same(input->origin->take.from, c);
}

/* Adds a part, which stands where expression e does. */
static struct origin_part *add(struct finding *f, const struct df_expr *e,
                               enum origin_part_kind kind)
{
    const struct df_tokens *t = &f->ev->script->tokens;
    uint32_t first = f->at->first, last = f->at->last;
    size_t from = df_lexer_offset(t, first, last, e->first);
    size_t end = df_lexer_offset(t, first, last, e->last);
    struct origin_part *p = vec_add(f->ev->a, &f->parts);
    struct object gave = note_of(f->ev, e)->gave;
    bool named = e->kind == DF_EXPR_NAME && gave.type != OBJECT_FRAME;
    *p = (struct origin_part){
        .kind = kind,
        .name = named ? str_dup(f->ev->a, e->text) : STR_NONE,
        .from = (uint32_t)from,
        .n = (uint32_t)(end + t->v[e->last].text.n - from)};
    return p;
}

/* Adds the inputs among n columns; false when there is none. */
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
                      struct value v)
{
    struct eval *ev = f->ev;
    struct origin_part *p = add(f, e, ORIGIN_VALUE);
    if (v.type == VALUE_STR)
        v.s = str_dup(ev->a, v.s);
    p->value = v;
    if (e->kind != DF_EXPR_NAME)
        p->how = eval_origin(ev, e, NULL, 0);
    else if (!ev->scope)
        p->how = map_get(&ev->how, e->text);
}

/* Whether an expression that gave a single value is shown by it: literals
   and what is computed from them speak for themselves. */
static bool stands_for_value(const struct df_expr *e)
{
    return e->kind == DF_EXPR_NAME || e->kind == DF_EXPR_LOCAL ||
           e->kind == DF_EXPR_CALL || e->kind == DF_EXPR_ATTRIBUTE ||
           e->kind == DF_EXPR_SUBSCRIPT;
}

/* True when the expression is a part; what it consists of is none then. */
static bool is_part(struct finding *f, const struct df_expr *e)
{
    struct object x = note_of(f->ev, e)->gave;
    struct value v;
    if (x.type == OBJECT_FRAME)
        return add_inputs(f, e, as_frame(x)->columns, as_frame(x)->n_columns);
    if (x.type == OBJECT_SERIES) {
        if (!add_inputs(f, e, &as_series(x)->column, 1))
            add(f, e, ORIGIN_WHOLE)->column = as_series(x)->column;
        return true;
    }
    if (!stands_for_value(e) || !object_scalar(x, &v))
        return false;
    add_value(f, e, v);
    return true;
}

/* Adds the parts of an expression; returns whether it consists of literals.
   What is within a lambda or a comprehension was evaluated many times. */
static bool visit(struct finding *f, const struct df_expr *e)
{
    struct note *note = note_of(f->ev, e);
    bool plain = !stands_for_value(e);
    bool fresh = note->start >= f->start && note->gave.type != OBJECT_ABSENT;
    bool within = e->first >= f->at->first && e->last <= f->at->last;
    if (note->plain)
        return true;
    if (e->kind == DF_EXPR_LAMBDA || e->kind == DF_EXPR_COMPREHENSION ||
        e->kind == DF_EXPR_FSTRING || !within)
        return false;
    if (e != f->at && fresh && is_part(f, e))
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

/* All inputs are used as whole columns, wherever they stand. */
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

/* What is shared of an expression that was evaluated last. */
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

void trace_parts(struct eval *ev, const struct df_expr *at, struct origin *o)
{
    if (!ev->script->trace) {
        o->text =
            df_lexer_text(ev->a, &ev->script->tokens, at->first, at->last);
        return;
    }
    struct shared_parts *last = shared_of(ev, at);
    struct finding f = {.ev = ev, .at = at, .start = last->start, .o = o};
    bool shared = at->kind == DF_EXPR_CALL && !o->inputs.n;
    o->text = last->text;
    if (!shared || !last->found) {
        visit(&f, at);
        if (o->effect & EFFECT_ROWS)
            use_whole(&f);
    } else {
        f.parts.v = (struct origin_part *)last->v;
        f.parts.n = last->n;
    }
    o->parts = f.parts.v;
    o->n_parts = f.parts.n;
    if (!shared)
        return;
    last = shared_of(ev, at); /* parts with origins of their own replaced it */
    last->found = true;
    last->v = o->parts;
    last->n = o->n_parts;
}
