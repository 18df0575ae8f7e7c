// SPDX-License-Identifier: MIT
// compile: parses the formula of each step of a lineage. A part of a formula
// that rests on a price becomes the operations of its own step; any other part
// becomes an input.
#include "program/compile.h"

#include "program/call_table.h"
#include "program/format_text.h"
#include "program/scope.h"

static bool expression(const struct formula_scope *s, const struct df_expr *e,
                       enum program_type *type);
static bool step_value(const struct formula_scope *by, size_t step,
                       enum program_type *type);

/* ---- formulas ---- */

static bool cell_value(const struct formula_scope *s,
                       const struct lineage_part *p, enum program_type *type)
{
    if (p->step != LINEAGE_NONE && s->priced[p->step])
        return step_value(s, p->step, type);
    const struct column *c =
        p->step != LINEAGE_NONE ? s->lineage->v[p->step].column : NULL;
    return emit_input(s->out, p->value, c, type);
}

static bool part_value(const struct formula_scope *s,
                       const struct lineage_part *p, enum program_type *type)
{
    if (p->whole)
        return EMIT_FAIL(s->out, "all cells of '%.*s' at once",
                         STR_ARG(p->name));
    return cell_value(s, p, type);
}

/* ---- operators ---- */

static bool apply(struct emitter *out, const struct call_entry *x,
                  const enum program_type *types, enum program_type *type)
{
    bool text =
        types[0] == PROGRAM_STR || (x->operands > 1 && types[1] == PROGRAM_STR);
    if (x->kind == PROGRAM_ADD && text && types[0] == types[1]) {
        *type = PROGRAM_STR;
        return emit_kind(out, PROGRAM_JOIN);
    }
    if (text)
        return emit_fail(out, S("an operator on strings"));
    bool ints = types[0] == PROGRAM_INT &&
                (x->operands == 1 || types[1] == PROGRAM_INT);
    *type = x->kind == PROGRAM_TRUNCATE ? PROGRAM_INT
            : ints && x->kind != PROGRAM_DIVIDE && x->kind != PROGRAM_FLOOR &&
                    x->kind != PROGRAM_CEIL
                ? PROGRAM_INT
                : PROGRAM_FLOAT;
    return emit_kind(out, x->kind);
}

static bool binary(const struct formula_scope *s, const struct df_expr *e,
                   const struct call_entry *x, const struct df_expr *a,
                   const struct df_expr *b, enum program_type *type)
{
    enum program_type types[2];
    if (!x)
        return scope_unsupported(s, e);
    if (x->reversed) {
        const struct df_expr *swapped = a;
        a = b;
        b = swapped;
    }
    return expression(s, a, &types[0]) &&
           (x->operands < 2 || expression(s, b, &types[1])) &&
           apply(s->out, x, types, type);
}

/* ---- calls ---- */

/* Returns the argument of a call at a position or with a name; NULL if it is
   not given. */
static const struct df_expr *argument(const struct df_expr *call, size_t at,
                                      const char *name)
{
    size_t i = 0;
    for (const struct df_expr *x = call->items; x; x = x->next, i++)
        if (x->op == DF_END &&
            (x->text.p ? str_eq(x->text, str_c(name)) : i == at))
            return x->a;
    return NULL;
}

static size_t count_arguments(const struct df_expr *call)
{
    size_t n = 0;
    for (const struct df_expr *x = call->items; x; x = x->next)
        n++;
    return n;
}

static bool read_digits(const struct df_expr *e, uint8_t *digits)
{
    *digits = 0;
    if (!e)
        return true;
    if (e->kind != DF_EXPR_INT || e->i < 0 || e->i > PROGRAM_DIGITS_MAX)
        return false;
    *digits = (uint8_t)e->i;
    return true;
}

static bool round_to(const struct formula_scope *s, const struct df_expr *e,
                     enum program_kind kind, const struct df_expr *x,
                     const struct df_expr *digits, enum program_type *type)
{
    struct program_op op = {.kind = kind};
    if (!read_digits(digits, &op.digits))
        return scope_unsupported(s, e);
    if (!expression(s, x, type) || *type == PROGRAM_STR)
        return scope_unsupported(s, e);
    if (*type == PROGRAM_INT)
        return true;
    if (kind == PROGRAM_EXACT && !digits)
        *type = PROGRAM_INT;
    return emit(s->out, op);
}

/* Converts the value on top of the stack to a type: int, 'float64', str. */
static bool convert(const struct formula_scope *s, const struct df_expr *e,
                    str to, enum program_type *type)
{
    bool text = str_eq(to, S("str"));
    if (text)
        return format_text_value(s->out, *type, S("")) &&
               ((*type = PROGRAM_STR), true);
    if (*type == PROGRAM_STR)
        return scope_unsupported(s, e);
    if (str_starts(to, S("float"))) {
        *type = PROGRAM_FLOAT;
        return true;
    }
    if (!str_eq(to, S("int")) && !str_eq(to, S("int64")))
        return scope_unsupported(s, e);
    bool done = *type == PROGRAM_INT;
    *type = PROGRAM_INT;
    return done || emit_kind(s->out, PROGRAM_TRUNCATE);
}

/* Returns the name of a type: int, 'int64', np.int64. */
static str type_name(const struct df_expr *e)
{
    bool named = e && (e->kind == DF_EXPR_NAME || e->kind == DF_EXPR_STR ||
                       e->kind == DF_EXPR_ATTRIBUTE);
    return named ? e->text : S("?");
}

/* Compiles the call of function f for x: a lambda, str, or '...'.format. If
   `row`, x is a frame, and f is called for each of its rows. */
static bool function(const struct formula_scope *s, const struct df_expr *e,
                     const struct df_expr *f, const struct df_expr *x, bool row,
                     enum program_type *type)
{
    struct formula_scope inner = *s;
    const struct formula *known =
        f->kind == DF_EXPR_NAME ? scope_named(s, f->text) : NULL;
    if (known) {
        inner.formula = known;
        inner.bound = NULL;
        inner.named = true;
        inner.depth++;
        f = known->e;
    }
    if (f->kind == DF_EXPR_LAMBDA && f->a && f->items && !f->items->next) {
        struct bound_name b = {inner.bound, f->items->text, x, s, row};
        inner.bound = &b;
        return s->depth == SCOPE_DEPTH_MAX ? scope_unsupported(s, e)
                                           : expression(&inner, f->a, type);
    }
    if (row)
        return scope_unsupported(s, e);
    if (f->kind == DF_EXPR_ATTRIBUTE && scope_is(f, "format") &&
        f->a->kind == DF_EXPR_STR)
        return format_text_call(s, e, f->a->text, x, type);
    if (f->kind == DF_EXPR_NAME &&
        (scope_is(f, "str") || scope_is(f, "int") || scope_is(f, "float")))
        return expression(s, x, type) && convert(s, e, f->text, type);
    return scope_unsupported(s, e);
}

static bool is_module(const struct df_expr *e, const char *name)
{
    return e->kind == DF_EXPR_NAME && scope_is(e, name);
}

static bool call_numpy(const struct formula_scope *s, const struct df_expr *e,
                       enum program_type *type)
{
    const struct df_expr *x = argument(e, 0, "a"), *y = argument(e, 1, "");
    const struct call_entry *entry = call_find(CALL_NUMPY, e->a->text);
    size_t n = count_arguments(e);
    if (!entry || !x || n > 2)
        return scope_unsupported(s, e);
    if (entry->kind == PROGRAM_ROUND)
        return round_to(s, e, PROGRAM_ROUND, x,
                        y ? y : argument(e, 1, "decimals"), type);
    if (n != entry->operands)
        return scope_unsupported(s, e);
    return binary(s, e, entry, x, y, type);
}

static bool call_builtin(const struct formula_scope *s, const struct df_expr *e,
                         enum program_type *type)
{
    const struct df_expr *x = argument(e, 0, ""), *y = argument(e, 1, "");
    str name = e->a->text;
    size_t n = count_arguments(e);
    if (!x || n > 2 || (n == 2 && !y && !argument(e, 1, "ndigits")))
        return scope_unsupported(s, e);
    if (str_eq(name, S("round")))
        return round_to(s, e, PROGRAM_EXACT, x,
                        y ? y : argument(e, 1, "ndigits"), type);
    if (str_eq(name, S("format")) && y && y->kind == DF_EXPR_STR) {
        bool ok =
            expression(s, x, type) && format_text_value(s->out, *type, y->text);
        *type = PROGRAM_STR;
        return ok;
    }
    if (n > 1)
        return scope_unsupported(s, e);
    if (scope_bound(s, name))
        return scope_unsupported(s, e);
    if (str_eq(name, S("abs"))) {
        static const struct call_entry ABS = {"abs", PROGRAM_ABS, 1, false,
                                              CALL_OPERATES};
        return binary(s, e, &ABS, x, NULL, type);
    }
    return function(s, e, e->a, x, false, type);
}

static bool call_method(const struct formula_scope *s, const struct df_expr *e,
                        enum program_type *type)
{
    const struct df_expr *self = e->a->a, *x = argument(e, 0, "other");
    const struct call_entry *entry = call_find(CALL_METHOD, e->a->text);
    size_t n = count_arguments(e);
    if (str_eq(e->a->text, S("format")) && self->kind == DF_EXPR_STR && n == 1)
        return format_text_call(s, e, self->text, argument(e, 0, ""), type);
    if (!entry)
        return scope_unsupported(s, e);
    switch (entry->how) {
    case CALL_OPERATES:
        return n + 1 != entry->operands ? scope_unsupported(s, e)
                                        : binary(s, e, entry, self, x, type);
    case CALL_ROUNDS:
        return n > 1 ? scope_unsupported(s, e)
                     : round_to(s, e, PROGRAM_ROUND, self,
                                argument(e, 0, "decimals"), type);
    case CALL_CONVERTS:
        return n != 1 ? scope_unsupported(s, e)
                      : expression(s, self, type) &&
                            convert(s, e, type_name(argument(e, 0, "dtype")),
                                    type);
    case CALL_APPLIES: {
        const struct df_expr *f = argument(e, 0, "func"),
                             *axis = argument(e, 1, "axis");
        bool rows = axis && (scope_is(axis, "columns") ||
                             (axis->kind == DF_EXPR_INT && axis->i == 1));
        f = f ? f : argument(e, 0, "arg");
        return !f || n > 1u + rows ? scope_unsupported(s, e)
                                   : function(s, e, f, self, rows, type);
    }
    default: /* CALL_KEEPS */
        return n ? scope_unsupported(s, e) : expression(s, self, type);
    }
}

static bool call(const struct formula_scope *s, const struct df_expr *e,
                 enum program_type *type)
{
    if (e->a->kind == DF_EXPR_NAME)
        return call_builtin(s, e, type);
    if (e->a->kind != DF_EXPR_ATTRIBUTE)
        return scope_unsupported(s, e);
    return is_module(e->a->a, "np") || is_module(e->a->a, "numpy")
               ? call_numpy(s, e, type)
               : call_method(s, e, type);
}

/* ---- expressions ---- */

static bool literal(struct emitter *out, const struct df_expr *e,
                    enum program_type *type)
{
    if (e->kind == DF_EXPR_STR) {
        *type = PROGRAM_STR;
        return emit(out,
                    (struct program_op){.kind = PROGRAM_TEXT, .text = e->text});
    }
    *type = e->kind == DF_EXPR_INT ? PROGRAM_INT : PROGRAM_FLOAT;
    return emit(out, (struct program_op){.kind = PROGRAM_NUMBER,
                                         .number = e->kind == DF_EXPR_INT
                                                       ? (double)e->i
                                                       : e->f});
}

static bool name(const struct formula_scope *s, const struct df_expr *e,
                 enum program_type *type)
{
    const struct bound_name *b = scope_bound(s, e->text);
    const struct formula *known = scope_named(s, e->text);
    if (known && known->e->kind == DF_EXPR_STR)
        return literal(s->out, known->e, type);
    return !b || b->row ? scope_unsupported(s, e)
                        : expression(b->scope, b->e, type);
}

/* Appends the operations that push the value of expression e. */
static bool expression(const struct formula_scope *s, const struct df_expr *e,
                       enum program_type *type)
{
    size_t n;
    str column;
    const struct lineage_part *p = scope_part(s, e, &n);
    const struct bound_name *b;
    if (!p && (p = scope_cell(s, e)))
        return cell_value(s, p, type);
    if (p)
        return n > 1 ? scope_unsupported(s, e) : part_value(s, p, type);
    if ((b = scope_row(s, e, &column))) {
        p = scope_row_cell(s, b, column);
        return p ? part_value(s, p, type) : scope_unsupported(s, e);
    }
    switch (e->kind) {
    case DF_EXPR_INT:
    case DF_EXPR_FLOAT:
    case DF_EXPR_STR: return literal(s->out, e, type);
    case DF_EXPR_NAME: return name(s, e, type);
    case DF_EXPR_UNARY:
        return e->op == DF_PLUS
                   ? expression(s, e->a, type)
                   : binary(s, e, call_operator(e->op, 1), e->a, NULL, type);
    case DF_EXPR_BINARY:
        if (e->op == DF_PERCENT && e->a->kind == DF_EXPR_STR)
            return format_text_percent(s, e, type);
        return binary(s, e, call_operator(e->op, 2), e->a, e->b, type);
    case DF_EXPR_CALL: return call(s, e, type);
    case DF_EXPR_FSTRING: return format_text_fstring(s, e, type);
    case DF_EXPR_CONDITIONAL:
        return emit_fail(s->out, S("a condition (... if ... else ...)"));
    default: return scope_unsupported(s, e);
    }
}

/* Appends the operations that push the value of a step. */
static bool step_value(const struct formula_scope *by, size_t step,
                       enum program_type *type)
{
    const struct lineage_step *s = &by->lineage->v[step];
    struct emitter *out = by->out;
    switch (s->role) {
    case LINEAGE_FILE: return emit_price(out, s, type);
    case LINEAGE_MISSING: return emit_fail(out, S("a merge found no price"));
    case LINEAGE_GROUP:
        return EMIT_FAIL(out, "%.*s of several rows", STR_ARG(s->text));
    case LINEAGE_CHOICE:
        return emit_fail(out, S("cells picked from several columns"));
    default: break;
    }
    const struct formula *f = scope_formula(out->a, by->formulas, s->text);
    struct formula_scope own = *by;
    own.step = s;
    own.formula = f;
    own.bound = NULL;
    own.named = false;
    own.depth = 0;
    if (!f->e)
        return EMIT_FAIL(out, "the statement '%.*s'", STR_ARG(s->text));
    return expression(&own, f->e, type);
}

/* ---- which steps rest on a price ---- */

/* Sets priced[i] for each step that rests on a price. Steps follow the steps
   that use them. */
static void find_priced(const struct compiler *k, const struct lineage *l,
                        bool *priced)
{
    for (size_t i = l->n; i-- > 0;) {
        const struct lineage_step *s = &l->v[i];
        priced[i] = s->role == LINEAGE_FILE && s->column &&
                    k->is_price(k->data, s->column);
        for (size_t p = 0; p < s->n_parts; p++)
            if (s->parts[p].step != LINEAGE_NONE)
                priced[i] |= priced[s->parts[p].step];
    }
}

bool compile_cell(struct compiler *k, const struct column *c, size_t row,
                  struct program_cell *out, str *why)
{
    struct arena scratch = {0};
    struct lineage l = lineage_of(&scratch, c, row);
    bool *priced = NEW_N(&scratch, bool, l.n + 1);
    struct emitter x = {.a = k->a};
    struct formula_scope s = {.out = &x,
                              .formulas = &k->formulas,
                              .lineage = &l,
                              .priced = priced,
                              .expression = expression};
    *out = (struct program_cell){0};
    find_priced(k, &l, priced);
    if (l.cut)
        x.why = S("too many steps");
    else if (priced[0])
        step_value(&s, 0, &out->type);
    bool ok = priced[0] && !x.why.p;
    arena_free(&scratch);
    *why = x.why;
    if (!ok)
        return false;
    out->program = (struct program){x.ops.v, x.ops.n};
    out->inputs = x.inputs.v;
    out->n_inputs = x.inputs.n;
    out->prices = x.prices.v;
    out->n_prices = x.prices.n;
    return true;
}
