// SPDX-License-Identifier: MIT
// template_render: interprets the instructions of a template. Sections,
// partials and blocks use recursion of limited depth. Scopes, indentation and
// arguments are linked lists on the C stack, so that only memos (cached output,
// template/view.h) need memory in an arena.
#include "template/template_render.h"

#include "base/codes/template.h"
#include "template/template_program.h"

enum {
    TEMPLATE_RENDER_DEPTH_MAX = 500,
    /* maximum number of steps for a page; each instruction is a step */
    STEPS_MAX = 1 << 24,
    /* each BYTES_PER_STEP bytes written are a further step */
    BYTES_PER_STEP = 16
};

/* The objects in which names are looked up, innermost first. */
struct template_render_scope {
    const struct view *v;
    const struct template_render_scope *up;
};

/* The prefixes of each line of the output, innermost first. A line begins with
   the outermost prefix. */
struct indent {
    str text;
    const struct indent *up;
};

/* The arguments of a parent tag, and of the parent tags around it. */
struct args {
    const struct op *parent;     /* the parent tag */
    const struct template *home; /* the template that contains the tag */
    const struct args *up;
};

struct template_render_frame {
    const struct template *t;
    const struct template_render_scope *scope;
    const struct indent *indent;
    const struct args *args;
};

struct template_render_run {
    struct buf *out;
    size_t most; /* limit for the final length of `out` */
    struct diags *d;
    unsigned depth;
    size_t steps;
    /* the output is at the start of a line whose indentation must still be
       written */
    bool line_begins;
    bool failed;
    const struct template_render_scope *outer; /* see run_object */
    bool used_outer;                           /* a lookup reached `outer` */
};

/* Runs the instructions in [op, end). Errors are reported at the tag `why`. */
static void run_body(struct template_render_run *r,
                     const struct template_render_frame *f,
                     const struct op *why, const struct op *op,
                     const struct op *end);

/* Output. */

static void put_indent(struct buf *out, const struct indent *i)
{
    if (!i)
        return;
    put_indent(out, i->up);
    buf_put(out, i->text);
}

static void begin_line(struct template_render_run *r,
                       const struct template_render_frame *f)
{
    if (r->line_begins)
        put_indent(r->out, f->indent);
    r->line_begins = false;
}

static void op_text(struct template_render_run *r,
                    const struct template_render_frame *f, const struct op *op)
{
    str rest = op->text;
    while (f->indent && rest.n) {
        size_t end = str_find_char(rest, '\n', 0);
        str line = str_slice(rest, 0, end == STR_NPOS ? rest.n : end + 1);
        if (!str_blank(line))
            begin_line(r, f);
        buf_put(r->out, line);
        r->line_begins = end != STR_NPOS;
        rest = str_from(rest, line.n);
    }
    buf_put(r->out, rest);
    r->line_begins = op->text.p[op->text.n - 1] == '\n';
}

static void op_break(struct template_render_run *r,
                     const struct template_render_frame *f, const struct op *op)
{
    (void)f;
    if (r->out->n && r->out->p[r->out->n - 1] != '\n')
        buf_put(r->out, op->text);
    r->line_begins = true;
}

/* Names. */

static const struct view *find(struct template_render_run *r,
                               const struct template_render_frame *f,
                               const struct op_name *n)
{
    const struct template_render_scope *s = f->scope;
    if (!n->n)
        return s->v;
    const struct view *v = NULL;
    for (; s && !v; s = s->up) {
        r->used_outer |= s == r->outer;
        v = view_get(s->v, n->parts[0]);
    }
    for (size_t i = 1; v && i < n->n; i++)
        v = view_get(v, n->parts[i]);
    return v;
}

static str text_of(const struct view *v)
{
    if (v && v->type == VIEW_TEXT)
        return v->text;
    if (v && v->type == VIEW_BOOL)
        return v->b ? S("true") : S("false");
    return S("");
}

static void op_escaped(struct template_render_run *r,
                       const struct template_render_frame *f,
                       const struct op *op)
{
    begin_line(r, f);
    buf_put_html(r->out, text_of(find(r, f, &op->name)));
}

static void op_raw(struct template_render_run *r,
                   const struct template_render_frame *f, const struct op *op)
{
    begin_line(r, f);
    buf_put(r->out, text_of(find(r, f, &op->name)));
}

/* Bodies. */

static const struct op *end_of(const struct template *t)
{
    return t->n ? t->v + t->n : t->v;
}

static const struct op *body_end(const struct template *t, const struct op *op)
{
    return t->v + op->next;
}

static void run_section(struct template_render_run *r,
                        const struct template_render_frame *f,
                        const struct op *op, const struct view *v)
{
    struct template_render_scope scope = {v, f->scope};
    struct template_render_frame inner = *f;
    inner.scope = &scope;
    run_body(r, &inner, op, op + 1, body_end(f->t, op));
}

static bool at_break(const struct buf *b)
{
    return !b->n || b->p[b->n - 1] == '\n';
}

/* If `op` rendered the text cached in m while line_begins and at_break had the
   same values as now, writes the text and returns true. Returns false
   otherwise. */
static bool put_memo(struct template_render_run *r, const struct op *op,
                     const struct view_memo *m)
{
    if (m->op != op || m->line_begins != r->line_begins ||
        m->at_break != at_break(r->out))
        return false;
    buf_put(r->out, m->text);
    r->line_begins = m->line_begins_after;
    return true;
}

/* Renders an object of a list, from its cache if possible. Caches the text if
   it does not depend on its surroundings: f->indent and f->args are NULL, and
   no lookup of a name reached r->outer, the scope outside the object. While an
   object is rendered for the cache (r->outer is set), objects inside it are not
   cached. */
static void run_object(struct template_render_run *r,
                       const struct template_render_frame *f,
                       const struct op *op, const struct view *v)
{
    struct view_memo *m = v->type == VIEW_OBJECT ? v->object.memo : NULL;
    if (!m || f->indent || f->args || r->outer) {
        run_section(r, f, op, v);
        return;
    }
    if (put_memo(r, op, m))
        return;
    struct view_memo now = {.a = m->a,
                            .op = op,
                            .line_begins = r->line_begins,
                            .at_break = at_break(r->out)};
    size_t from = r->out->n;
    r->outer = f->scope;
    r->used_outer = false;
    run_section(r, f, op, v);
    r->outer = NULL;
    if (r->used_outer || r->failed)
        return;
    now.line_begins_after = r->line_begins;
    now.text = str_dup(m->a, str_from(buf_str(r->out), from));
    *m = now;
}

static void run_rows(struct template_render_run *r,
                     const struct template_render_frame *f, const struct op *op,
                     const struct view *v)
{
    const struct view_rows *how = v->rows.how;
    struct arena_mark mark = arena_mark(v->rows.a);
    for (const void *row = v->rows.first; row; row = how->next(row)) {
        struct view object = how->object(v->rows.a, row);
        run_section(r, f, op, &object);
        arena_rewind(v->rows.a, mark);
    }
}

static void op_section(struct template_render_run *r,
                       const struct template_render_frame *f,
                       const struct op *op)
{
    const struct view *v = find(r, f, &op->name);
    if (!view_is_true(v))
        return;
    if (v->type == VIEW_LIST)
        for (size_t i = 0; i < v->list.n; i++)
            run_object(r, f, op, &v->list.v[i]);
    else if (v->type == VIEW_ROWS)
        run_rows(r, f, op, v);
    else
        run_section(r, f, op, v);
}

static void op_inverted(struct template_render_run *r,
                        const struct template_render_frame *f,
                        const struct op *op)
{
    if (!view_is_true(find(r, f, &op->name)))
        run_body(r, f, op, op + 1, body_end(f->t, op));
}

/* Returns the target of a partial or parent tag, or NULL if it is unknown. */
static const struct template *target_of(struct template_render_run *r,
                                        const struct template_render_frame *f,
                                        const struct op *op)
{
    if (!op->dynamic)
        return op->target;
    return map_get(f->t->all, text_of(find(r, f, &op->name)));
}

/* Runs the target of a partial or parent tag. Only a standalone tag passes its
   indentation to the target. */
static void run_template(struct template_render_run *r,
                         const struct template_render_frame *f,
                         const struct op *op, const struct args *args)
{
    const struct template *t = target_of(r, f, op);
    if (!t)
        return;
    struct indent indent = {op->indent, f->indent};
    struct template_render_frame inner = {t, f->scope, NULL, args};
    if (!op->standalone)
        begin_line(r, f);
    else
        inner.indent = op->indent.n ? &indent : f->indent;
    run_body(r, &inner, op, t->v, end_of(t));
    if (!op->standalone)
        r->line_begins = false; /* the output continues the line of the tag */
}

static void op_partial(struct template_render_run *r,
                       const struct template_render_frame *f,
                       const struct op *op)
{
    run_template(r, f, op, f->args);
}

static void op_parent(struct template_render_run *r,
                      const struct template_render_frame *f,
                      const struct op *op)
{
    struct args args = {op, f->t, f->args};
    run_template(r, f, op, &args);
}

/* Returns the block `name` inside the innermost parent tag of `args`, or NULL
   if there is none. */
static const struct op *find_block(const struct args *args, str name)
{
    const struct op *op = args->parent + 1;
    const struct op *end = body_end(args->home, args->parent);
    while (op < end) {
        if (op->kind == OP_BLOCK && str_eq(op->text, name))
            return op;
        op = op->kind == OP_SECTION || op->kind == OP_INVERTED
                 ? op + 1
                 : body_end(args->home, op);
    }
    return NULL;
}

/* Runs the argument with the block's name, taken from the outermost parent tag
   that has such an argument. Blocks inside the argument see only the arguments
   of parent tags around that parent tag. If no parent tag has such an argument,
   runs the block's own body. */
static void op_block(struct template_render_run *r,
                     const struct template_render_frame *f, const struct op *op)
{
    struct indent indent = {op->indent, f->indent};
    struct template_render_frame inner = *f;
    const struct op *body = op;
    for (const struct args *a = f->args; a; a = a->up) {
        const struct op *found = find_block(a, op->text);
        if (!found)
            continue;
        body = found;
        inner.t = a->home;
        inner.args = a->up;
    }
    if (op->indent.n)
        inner.indent = &indent;
    bool began = !r->line_begins;
    size_t before = r->out->n;
    run_body(r, &inner, op, body + 1, body_end(inner.t, body));
    if (!op->standalone && (began || r->out->n > before))
        r->line_begins = false;
}

static void (*const RUN[])(struct template_render_run *r,
                           const struct template_render_frame *f,
                           const struct op *op) = {
    [OP_TEXT] = op_text,       [OP_BREAK] = op_break,
    [OP_ESCAPED] = op_escaped, [OP_RAW] = op_raw,
    [OP_SECTION] = op_section, [OP_INVERTED] = op_inverted,
    [OP_PARTIAL] = op_partial, [OP_PARENT] = op_parent,
    [OP_BLOCK] = op_block,
};

/* Counts the steps for an instruction and for the `bytes` that it wrote. Fails
   if the number of steps is too high, which is reported at the tag `why`, or if
   the output is longer than r->most, which is not reported. Bytes that a body
   wrote are not counted again: the instructions of the body have counted
   them. */
static void count_step(struct template_render_run *r, const struct op *why,
                       const struct op *op, size_t bytes)
{
    bool writes = op->kind == OP_TEXT || op->kind == OP_BREAK ||
                  op->kind == OP_ESCAPED || op->kind == OP_RAW;
    r->steps += 1 + (writes ? bytes / BYTES_PER_STEP : 0);
    r->failed |= r->out->n > r->most;
    if (r->steps <= STEPS_MAX || r->failed)
        return;
    r->failed = true;
    diag_at(r->d, DIAG_TEMPLATE_LIMIT, why->at,
            str_fmt(&r->d->arena, "%d million", STEPS_MAX / 1000000));
    diag_help(r->d,
              "include fewer partials; nested partials multiply the steps");
}

static void run_body(struct template_render_run *r,
                     const struct template_render_frame *f,
                     const struct op *why, const struct op *op,
                     const struct op *end)
{
    if (r->failed || op == end)
        return;
    if (r->depth == TEMPLATE_RENDER_DEPTH_MAX) {
        r->failed = true;
        diag_at(r->d, DIAG_TEMPLATE_DEPTH, why->at,
                str_fmt(&r->d->arena, "%d", TEMPLATE_RENDER_DEPTH_MAX));
        diag_help(r->d,
                  "the template includes itself, directly or through others; "
                  "remove this tag");
        return;
    }
    r->depth++;
    for (; op < end && !r->failed; op = f->t->v + op->next) {
        size_t before = r->out->n;
        RUN[op->kind](r, f, op);
        count_step(r, why, op, r->out->n - before);
    }
    r->depth--;
}

bool template_render(const struct template *t, const struct view *data,
                     struct diags *d, struct buf *out)
{
    return template_render_within(t, data, d, out, SIZE_MAX - out->n);
}

bool template_render_within(const struct template *t, const struct view *data,
                            struct diags *d, struct buf *out, size_t most)
{
    struct template_render_run r = {
        .out = out, .most = out->n + most, .d = d, .line_begins = true};
    struct template_render_scope everywhere = {t->everywhere, NULL};
    struct template_render_scope scope = {data,
                                          t->everywhere ? &everywhere : NULL};
    struct template_render_frame f = {.t = t, .scope = &scope};
    run_body(&r, &f, t->v, t->v, end_of(t));
    return !r.failed;
}
