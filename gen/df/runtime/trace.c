// SPDX-License-Identifier: MIT
// trace: records the last result of each expression in a struct note. The step
// counter serves as the clock: a note that is older than the note of the
// enclosing expression is from an earlier evaluation.
#include "df/runtime/trace.h"

#include "base/vec.h"

struct note {
    size_t start; /* ev->steps when the evaluation of the expression began */
    bool plain;   /* the expression consists of literals, which
                     are not recorded as parts */
    struct object result;
    const struct operation *called;
};

/* The text and the parts of the expression that was traced last. The parts are
   recorded only for a call without input columns: all columns that it returns
   then share the parts. */
struct shared_parts {
    const struct df_expr *at;
    size_t start;
    str text;
    bool found; /* the parts are known */
    const struct origin_part *v;
    size_t n;
};

struct trace {
    struct note *v; /* by id of the expression */
    struct shared_parts last;
    size_t next; /* index in a list of columns where add_inputs starts to
                    search: the one after the column that it found last */
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
    /* `a += b` is evaluated as a BINARY that is not in the script, and so has
       no note. */
    const struct note *n = e->kind != DF_EXPR_BINARY ? note_of(ev, e) : NULL;
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
        o = eval_origin(ev, from, NULL, 0);
    map_put(&ev->value_origins, name, (void *)o);
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

/* Whether the input is column c or, if `aligned`, consists of rows taken from
   c. */
static bool is_input(const struct column *input, const struct column *c,
                     bool aligned)
{
    if (!aligned)
        return is_same(input, c);
    return input->origin->kind == ORIGIN_TAKE &&
           is_same(input->origin->take.from, c);
}

/* Adds a part for expression e. */
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
    return p;
}

/* Adds a part for expression e for each input that is one of the n columns v.
   If there is no such input, adds a part for each input that consists of rows
   taken from one of them. Returns whether a part was added. */
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
        p->how = map_get(&ev->value_origins, e->text);
}

/* Whether a formula that is shown with its values contains the result of e
   instead of e. Literals and operators stay as written. */
static bool shows_result(const struct df_expr *e)
{
    return e->kind == DF_EXPR_NAME || e->kind == DF_EXPR_LOCAL ||
           e->kind == DF_EXPR_CALL || e->kind == DF_EXPR_ATTRIBUTE ||
           e->kind == DF_EXPR_SUBSCRIPT;
}

/* Adds e as a part if its result is an input, another column or a single value.
   Returns whether it was added; its own parts are then not searched. */
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
    if (!shows_result(e) || !object_scalar(x, &v))
        return false;
    add_value(f, e, v);
    return true;
}

/* Adds the parts of an expression, and returns whether it consists of literals.
   Skips f-strings. Skips lambdas and comprehensions, since their parts were
   evaluated many times. */
static bool visit(struct finding *f, const struct df_expr *e)
{
    struct note *note = note_of(f->ev, e);
    bool plain = !shows_result(e);
    bool fresh = note->start >= f->start && note->result.type != OBJECT_ABSENT;
    bool within = e->first >= f->at->first && e->last <= f->at->last;
    if (note->plain)
        return true;
    if (e->kind == DF_EXPR_LAMBDA || e->kind == DF_EXPR_COMPREHENSION ||
        e->kind == DF_EXPR_FSTRING || !within)
        return false;
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

/* Changes all parts to whole columns, and adds a whole column for each input
   that has no part. */
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

/* Returns trace->last for the last evaluation of expression `at`. If
   trace->last describes another evaluation, first resets it to this one,
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
    last = shared_of(ev, at); /* tracing the origins of the parts may have
                                 replaced trace->last */
    last->found = true;
    last->v = o->parts;
    last->n = o->n_parts;
}
