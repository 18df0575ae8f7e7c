// SPDX-License-Identifier: MIT
// compile: parses the formula of each step of a lineage. A part of a formula
// that rests on a price becomes the operations of its own step; any other part
// becomes an input.
#include "program/compile.h"

#include "base/utf8.h"
#include "base/vec.h"
#include "df/syntax/df_parser.h"
#include "program/call_table.h"

/* A formula that was parsed. */
struct formula {
    const struct df_expr *e; /* NULL: it is no expression */
    const struct df_tokens *tokens;
    const char *start; /* first byte of the text */
};

/* The argument of a lambda while its body is compiled. */
struct bound_name {
    const struct bound_name *outer; /* bindings around the lambda */
    str name;
    const struct df_expr *e; /* the expression that it stands for, in `scope` */
    const struct formula_scope *scope;
    bool row; /* it is a row of a frame */
};

struct compiling {
    struct compiler *k;
    const struct lineage *l;
    const bool *priced; /* by step: the step rests on a price */
    struct program_cell *out;
    struct {
        struct program_op *v;
        size_t n, cap;
    } ops;
    struct {
        struct value *v;
        size_t n, cap;
    } inputs;
    struct {
        struct program_price *v;
        size_t n, cap;
    } prices;
    str why;
};

/* A formula that is being compiled. */
struct formula_scope {
    struct compiling *c;
    const struct lineage_step *step;
    const struct formula *formula;
    const struct bound_name *bound;
    bool named; /* the formula is not the step's own, but that of a name in it:
                   the parts of the step are not parts of this formula */
    unsigned depth; /* number of named functions around the formula */
};

enum { DEPTH_MAX = 20 };

static bool expression(const struct formula_scope *s, const struct df_expr *e,
                       enum program_type *type);
static bool step_value(struct compiling *c, size_t step,
                       enum program_type *type);

static bool fail(struct compiling *c, str why)
{
    if (!c->why.p)
        c->why = why;
    return false;
}

#define FAIL(c, ...) fail((c), str_fmt((c)->k->a, __VA_ARGS__))

static bool push(struct compiling *c, struct program_op op)
{
    if (c->ops.n == PROGRAM_OPS_MAX)
        return FAIL(c, "more than %d operations", PROGRAM_OPS_MAX);
    vec_push(c->k->a, &c->ops, op);
    return true;
}

static bool push_kind(struct compiling *c, enum program_kind kind)
{
    return push(c, (struct program_op){.kind = kind});
}

static bool is_same(struct value x, struct value y)
{
    if (x.type != y.type)
        return false;
    switch (x.type) {
    case VALUE_STR: return str_eq(x.s, y.s);
    case VALUE_FLOAT: return memcmp(&x.f, &y.f, sizeof x.f) == 0;
    case VALUE_INT: return x.i == y.i;
    case VALUE_BOOL: return x.b == y.b;
    default: return true;
    }
}

/* Pushes a value that does not rest on a price. */
static bool push_input(struct compiling *c, struct value v,
                       enum program_type *type)
{
    static const int64_t EXACT = (int64_t)1 << 53;
    if (v.type == VALUE_DATE || v.type == VALUE_SPAN || v.json)
        return fail(c, S("a date or a list as input"));
    if (v.type == VALUE_INT && (v.i > EXACT || v.i < -EXACT))
        return fail(c, S("an integer beyond 2**53"));
    *type = v.type == VALUE_STR                           ? PROGRAM_STR
            : v.type == VALUE_INT || v.type == VALUE_BOOL ? PROGRAM_INT
                                                          : PROGRAM_FLOAT;
    size_t i = 0;
    while (i < c->inputs.n && !is_same(c->inputs.v[i], v))
        i++;
    if (i == c->inputs.n)
        vec_push(c->k->a, &c->inputs, v);
    return push(
        c, (struct program_op){.kind = PROGRAM_INPUT, .index = (uint32_t)i});
}

static bool push_price(struct compiling *c, const struct lineage_step *s,
                       enum program_type *type)
{
    struct program_price p = {s->column, s->row, s->match, s->match_row};
    size_t i = 0;
    if (s->value.type != VALUE_INT && s->value.type != VALUE_FLOAT)
        return fail(c, S("a price that is not a number"));
    while (i < c->prices.n &&
           (c->prices.v[i].row != p.row ||
            c->prices.v[i].column->origin != p.column->origin))
        i++;
    if (i == c->prices.n) {
        struct column *own = NEW(c->k->a, struct column);
        *own = *s->column; /* the lineage is freed */
        p.column = own;
        vec_push(c->k->a, &c->prices, p);
    }
    *type = s->value.type == VALUE_INT ? PROGRAM_INT : PROGRAM_FLOAT;
    return push(
        c, (struct program_op){.kind = PROGRAM_PRICE, .index = (uint32_t)i});
}

/* ---- formulas ---- */

/* Returns the parsed formula of a step. */
static const struct formula *formula_of(struct compiler *k, str text)
{
    struct formula *f = map_get(&k->formulas, text);
    if (f)
        return f;
    f = NEW(k->a, struct formula);
    struct diags quiet = {.quiet = true};
    struct source *src = NEW(k->a, struct source);
    struct df_script *script = NEW(k->a, struct df_script);
    *src = (struct source){.name = S("formula"), .text = text};
    f->start = text.p;
    if (df_parser_script(k->a, &quiet, source_lines(k->a, src), script) &&
        script->first && !script->first->next &&
        script->first->kind == DF_STMT_ASSIGN) {
        const struct df_stmt *s = script->first;
        f->e = s->whole ? s->whole : s->targets ? NULL : s->value;
    } else if (df_parser_query(k->a, &quiet, text, (struct pos){.src = src},
                               true, script)) {
        f->e = script->query; /* of DataFrame.eval */
    }
    f->tokens = &script->tokens;
    diag_free(&quiet);
    k->formulas.a = k->a;
    map_put(&k->formulas, text, f);
    return f;
}

static size_t offset_of(const struct formula *f, uint32_t token)
{
    return (size_t)(f->tokens->v[token].text.p - f->start);
}

static size_t end_of(const struct formula *f, uint32_t token)
{
    return offset_of(f, token) + f->tokens->v[token].text.n;
}

static str text_of(const struct formula *f, const struct df_expr *e)
{
    size_t from = offset_of(f, e->first);
    return (str){f->start + from, end_of(f, e->last) - from};
}

/* Returns the first part whose text is the expression e; NULL if there is
   none. Sets *n to the number of parts with this text: more than one for the
   cells of a row or of a whole column. */
static const struct lineage_part *part_of(const struct formula_scope *s,
                                          const struct df_expr *e, size_t *n)
{
    size_t from = offset_of(s->formula, e->first);
    size_t length = end_of(s->formula, e->last) - from, i = 0;
    const struct lineage_step *step = s->step;
    while (i < step->n_parts &&
           (step->parts[i].from != from || step->parts[i].n != length))
        i++;
    *n = 0;
    if (s->named)
        return NULL;
    while (i + *n < step->n_parts && step->parts[i + *n].from == from &&
           step->parts[i + *n].n == length)
        ++*n;
    return *n ? &step->parts[i] : NULL;
}

static bool cell_value(const struct formula_scope *s,
                       const struct lineage_part *p, enum program_type *type)
{
    if (p->step != LINEAGE_NONE && s->c->priced[p->step])
        return step_value(s->c, p->step, type);
    return push_input(s->c, p->value, type);
}

static bool part_value(const struct formula_scope *s,
                       const struct lineage_part *p, enum program_type *type)
{
    if (p->whole)
        return FAIL(s->c, "all cells of '%.*s' at once", STR_ARG(p->name));
    return cell_value(s, p, type);
}

static const struct bound_name *bound_of(const struct formula_scope *s,
                                         str name)
{
    const struct bound_name *b = s->bound;
    while (b && !str_eq(b->name, name))
        b = b->outer;
    return b;
}

/* Returns the formula of a name of the script; NULL if it is unknown. */
static const struct formula *named_formula(const struct formula_scope *s,
                                           str name)
{
    for (size_t i = 0; i < s->step->n_names; i++)
        if (str_eq(s->step->names[i].name, name)) {
            const struct formula *f =
                formula_of(s->c->k, s->step->names[i].text);
            return f->e ? f : NULL;
        }
    return NULL;
}

static bool is_text(const struct df_expr *e, const char *text)
{
    return str_eq(e->text, str_c(text));
}

static bool unsupported(const struct formula_scope *s, const struct df_expr *e)
{
    enum { MAX = 60 };
    str text = text_of(s->formula, e);
    bool cut = text.n > MAX;
    if (cut)
        text = str_slice(text, 0, MAX);
    while (cut && !utf8_starts(text.p[text.n]))
        text.n--;
    return FAIL(s->c, "'%.*s%s' is not an operation for other prices",
                STR_ARG(text), cut ? "..." : "");
}

/* Compiles a cell of a row that is the argument of a lambda: r['cost'],
   r.cost. */
static bool row_cell(const struct formula_scope *s, const struct df_expr *e,
                     const struct bound_name *b, str name,
                     enum program_type *type)
{
    size_t from = offset_of(b->scope->formula, b->e->first);
    const struct lineage_step *step = s->step;
    for (size_t i = 0; i < step->n_parts; i++)
        if ((step->parts[i].n == 0 || step->parts[i].from == from) &&
            str_eq(step->parts[i].name, name))
            return part_value(s, &step->parts[i], type);
    return unsupported(s, e);
}

/* If e is a cell of a row that is the argument of a lambda, returns the
   argument and sets *name to the cell's column. Otherwise returns NULL. */
static const struct bound_name *row_of(const struct formula_scope *s,
                                       const struct df_expr *e, str *name)
{
    const struct bound_name *b = NULL;
    const struct formula *key;
    if ((e->kind == DF_EXPR_SUBSCRIPT || e->kind == DF_EXPR_ATTRIBUTE) &&
        e->a->kind == DF_EXPR_NAME)
        b = bound_of(s, e->a->text);
    if (!b || !b->row)
        return NULL;
    if (e->kind == DF_EXPR_ATTRIBUTE)
        *name = e->text;
    else if (e->b->kind == DF_EXPR_STR)
        *name = e->b->text;
    else if (e->b->kind == DF_EXPR_NAME && !bound_of(s, e->b->text) &&
             (key = named_formula(s, e->b->text)) &&
             key->e->kind == DF_EXPR_STR)
        *name = key->e->text;
    else
        return NULL;
    return b;
}

/* ---- operators ---- */

static bool apply(struct compiling *c, const struct call_entry *x,
                  const enum program_type *types, enum program_type *type)
{
    bool text =
        types[0] == PROGRAM_STR || (x->operands > 1 && types[1] == PROGRAM_STR);
    if (x->kind == PROGRAM_ADD && text && types[0] == types[1]) {
        *type = PROGRAM_STR;
        return push_kind(c, PROGRAM_JOIN);
    }
    if (text)
        return fail(c, S("an operator on strings"));
    bool ints = types[0] == PROGRAM_INT &&
                (x->operands == 1 || types[1] == PROGRAM_INT);
    *type = x->kind == PROGRAM_TRUNCATE ? PROGRAM_INT
            : ints && x->kind != PROGRAM_DIVIDE && x->kind != PROGRAM_FLOOR &&
                    x->kind != PROGRAM_CEIL
                ? PROGRAM_INT
                : PROGRAM_FLOAT;
    return push_kind(c, x->kind);
}

static bool binary(const struct formula_scope *s, const struct df_expr *e,
                   const struct call_entry *x, const struct df_expr *a,
                   const struct df_expr *b, enum program_type *type)
{
    enum program_type types[2];
    if (!x)
        return unsupported(s, e);
    if (x->reversed) {
        const struct df_expr *swapped = a;
        a = b;
        b = swapped;
    }
    return expression(s, a, &types[0]) &&
           (x->operands < 2 || expression(s, b, &types[1])) &&
           apply(s->c, x, types, type);
}

/* ---- formats ---- */

/* Parses a specification such as ',.2f' for a value of a type. */
static bool read_spec(str spec, enum program_type type,
                      struct program_format *out)
{
    size_t i = 0;
    long digits = 0;
    *out = (struct program_format){0};
    if (i < spec.n && spec.p[i] == ',') {
        out->comma = true;
        i++;
    }
    if (i < spec.n && spec.p[i] == '.') {
        size_t end = ++i;
        while (end < spec.n && char_is_digit(spec.p[end]))
            end++;
        if (!str_to_long(str_slice(spec, i, end), &digits) ||
            digits > PROGRAM_DIGITS_MAX)
            return false;
        i = end;
    } else if (type == PROGRAM_INT && (i == spec.n || spec.p[i] == 'd')) {
        return i + (i < spec.n) == spec.n;
    } else {
        digits = 6;
    }
    out->digits = (uint8_t)digits;
    out->percent = i < spec.n && spec.p[i] == '%';
    return i + 1 == spec.n && (spec.p[i] == 'f' || out->percent);
}

/* Converts the value on top of the stack to a string by a specification. */
static bool format(struct compiling *c, enum program_type type, str spec)
{
    struct program_op op = {.kind = PROGRAM_FORMAT};
    if (type == PROGRAM_STR)
        return spec.n == 0 || FAIL(c, "the format '%.*s'", STR_ARG(spec));
    if (spec.n == 0)
        return push(c, (struct program_op){.kind = PROGRAM_SHOW,
                                           .integer = type == PROGRAM_INT});
    if (!read_spec(spec, type, &op.format))
        return FAIL(c, "the format '%.*s'", STR_ARG(spec));
    return push(c, op);
}

/* Pushes a string, and joins it to the string below it unless `first`. */
static bool join_text(struct compiling *c, str text, bool *first)
{
    if (!text.n)
        return true;
    if (!push(c, (struct program_op){.kind = PROGRAM_TEXT, .text = text}))
        return false;
    bool joins = !*first;
    *first = false;
    return !joins || push_kind(c, PROGRAM_JOIN);
}

static bool join_value(struct compiling *c, enum program_type type, str spec,
                       bool *first)
{
    if (!format(c, type, spec))
        return false;
    bool joins = !*first;
    *first = false;
    return !joins || push_kind(c, PROGRAM_JOIN);
}

static bool fstring(const struct formula_scope *s, const struct df_expr *e,
                    enum program_type *type)
{
    bool first = true;
    enum program_type of;
    for (const struct df_expr *x = e->items; x; x = x->next) {
        if (x->kind == DF_EXPR_STR) {
            if (!join_text(s->c, x->text, &first))
                return false;
            continue;
        }
        const struct df_expr *spec = x->items;
        bool plain = !spec || (spec->kind == DF_EXPR_STR && !spec->next);
        if (x->i || !plain)
            return unsupported(s, e);
        if (!expression(s, x->a, &of) ||
            !join_value(s->c, of, spec ? spec->text : S(""), &first))
            return false;
    }
    *type = PROGRAM_STR;
    return !first ||
           push(s->c, (struct program_op){.kind = PROGRAM_TEXT, .text = S("")});
}

/* Compiles '...{:.2f}...'.format(x), a format with one field. */
static bool format_text(const struct formula_scope *s, const struct df_expr *e,
                        str format, const struct df_expr *x,
                        enum program_type *type)
{
    struct buf text = {.a = s->c->k->a};
    bool first = true;
    int fields = 0;
    *type = PROGRAM_STR;
    for (size_t i = 0; i < format.n; i++) {
        char c = format.p[i];
        bool twice = i + 1 < format.n && format.p[i + 1] == c;
        if (c != '{' && c != '}') {
            buf_putc(&text, c);
        } else if (twice) {
            buf_putc(&text, c);
            i++;
        } else {
            size_t end = str_find_char(format, '}', i);
            enum program_type of;
            str field = c == '{' && end != STR_NPOS
                            ? str_slice(format, i + 1, end)
                            : S("?");
            if (str_starts(field, S("0")))
                field = str_from(field, 1);
            if (++fields > 1 || (field.n && field.p[0] != ':'))
                return unsupported(s, e);
            if (!join_text(s->c, str_dup(s->c->k->a, buf_str(&text)), &first) ||
                !expression(s, x, &of) ||
                !join_value(s->c, of, field.n ? str_from(field, 1) : field,
                            &first))
                return false;
            text.n = 0;
            i = end;
        }
    }
    return join_text(s->c, buf_str(&text), &first) &&
           (!first || push(s->c, (struct program_op){.kind = PROGRAM_TEXT,
                                                     .text = S("")}));
}

/* Compiles '...%.2f...' % x, a format with one field. */
static bool percent_text(const struct formula_scope *s, const struct df_expr *e,
                         enum program_type *type)
{
    str format = e->a->text, spec = S("");
    size_t at = str_find_char(format, '%', 0), end = at + 1;
    bool first = true;
    enum program_type of;
    while (at != STR_NPOS && end < format.n && !char_is_alpha(format.p[end]))
        end++;
    if (at == STR_NPOS || end >= format.n ||
        str_find_char(format, '%', end) != STR_NPOS)
        return unsupported(s, e);
    if (!join_text(s->c, str_slice(format, 0, at), &first) ||
        !expression(s, e->b, &of))
        return false;
    char code = format.p[end];
    if (code == 'f')
        spec = str_slice(format, at + 1, end + 1);
    if (code == 'd' && of == PROGRAM_FLOAT && end == at + 1) {
        if (!push_kind(s->c, PROGRAM_TRUNCATE))
            return false;
        of = PROGRAM_INT;
    } else if (code != 'f' && (end != at + 1 || (code != 's' && code != 'd'))) {
        return unsupported(s, e);
    }
    *type = PROGRAM_STR;
    return join_value(s->c, of, spec, &first) &&
           join_text(s->c, str_from(format, end + 1), &first);
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
        return unsupported(s, e);
    if (!expression(s, x, type) || *type == PROGRAM_STR)
        return unsupported(s, e);
    if (*type == PROGRAM_INT)
        return true;
    if (kind == PROGRAM_EXACT && !digits)
        *type = PROGRAM_INT;
    return push(s->c, op);
}

/* Converts the value on top of the stack to a type: int, 'float64', str. */
static bool convert(const struct formula_scope *s, const struct df_expr *e,
                    str to, enum program_type *type)
{
    bool text = str_eq(to, S("str"));
    if (text)
        return format(s->c, *type, S("")) && ((*type = PROGRAM_STR), true);
    if (*type == PROGRAM_STR)
        return unsupported(s, e);
    if (str_starts(to, S("float"))) {
        *type = PROGRAM_FLOAT;
        return true;
    }
    if (!str_eq(to, S("int")) && !str_eq(to, S("int64")))
        return unsupported(s, e);
    bool done = *type == PROGRAM_INT;
    *type = PROGRAM_INT;
    return done || push_kind(s->c, PROGRAM_TRUNCATE);
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
        f->kind == DF_EXPR_NAME && !bound_of(s, f->text)
            ? named_formula(s, f->text)
            : NULL;
    if (known) {
        inner = (struct formula_scope){s->c, s->step, known,
                                       NULL, true,    s->depth + 1};
        f = known->e;
    }
    if (f->kind == DF_EXPR_LAMBDA && f->a && f->items && !f->items->next) {
        struct bound_name b = {inner.bound, f->items->text, x, s, row};
        inner.bound = &b;
        return s->depth == DEPTH_MAX ? unsupported(s, e)
                                     : expression(&inner, f->a, type);
    }
    if (row)
        return unsupported(s, e);
    if (f->kind == DF_EXPR_ATTRIBUTE && is_text(f, "format") &&
        f->a->kind == DF_EXPR_STR)
        return format_text(s, e, f->a->text, x, type);
    if (f->kind == DF_EXPR_NAME &&
        (is_text(f, "str") || is_text(f, "int") || is_text(f, "float")))
        return expression(s, x, type) && convert(s, e, f->text, type);
    return unsupported(s, e);
}

static bool is_module(const struct df_expr *e, const char *name)
{
    return e->kind == DF_EXPR_NAME && is_text(e, name);
}

static bool call_numpy(const struct formula_scope *s, const struct df_expr *e,
                       enum program_type *type)
{
    const struct df_expr *x = argument(e, 0, "a"), *y = argument(e, 1, "");
    const struct call_entry *entry = call_find(CALL_NUMPY, e->a->text);
    size_t n = count_arguments(e);
    if (!entry || !x || n > 2)
        return unsupported(s, e);
    if (entry->kind == PROGRAM_ROUND)
        return round_to(s, e, PROGRAM_ROUND, x,
                        y ? y : argument(e, 1, "decimals"), type);
    if (n != entry->operands)
        return unsupported(s, e);
    return binary(s, e, entry, x, y, type);
}

static bool call_builtin(const struct formula_scope *s, const struct df_expr *e,
                         enum program_type *type)
{
    const struct df_expr *x = argument(e, 0, ""), *y = argument(e, 1, "");
    str name = e->a->text;
    size_t n = count_arguments(e);
    if (!x || n > 2 || (n == 2 && !y && !argument(e, 1, "ndigits")))
        return unsupported(s, e);
    if (str_eq(name, S("round")))
        return round_to(s, e, PROGRAM_EXACT, x,
                        y ? y : argument(e, 1, "ndigits"), type);
    if (str_eq(name, S("format")) && y && y->kind == DF_EXPR_STR) {
        bool ok = expression(s, x, type) && format(s->c, *type, y->text);
        *type = PROGRAM_STR;
        return ok;
    }
    if (n > 1)
        return unsupported(s, e);
    if (bound_of(s, name))
        return unsupported(s, e);
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
        return format_text(s, e, self->text, argument(e, 0, ""), type);
    if (!entry)
        return unsupported(s, e);
    switch (entry->how) {
    case CALL_OPERATES:
        return n + 1 != entry->operands ? unsupported(s, e)
                                        : binary(s, e, entry, self, x, type);
    case CALL_ROUNDS:
        return n > 1 ? unsupported(s, e)
                     : round_to(s, e, PROGRAM_ROUND, self,
                                argument(e, 0, "decimals"), type);
    case CALL_CONVERTS:
        return n != 1 ? unsupported(s, e)
                      : expression(s, self, type) &&
                            convert(s, e, type_name(argument(e, 0, "dtype")),
                                    type);
    case CALL_APPLIES: {
        const struct df_expr *f = argument(e, 0, "func"),
                             *axis = argument(e, 1, "axis");
        bool rows = axis && (is_text(axis, "columns") ||
                             (axis->kind == DF_EXPR_INT && axis->i == 1));
        f = f ? f : argument(e, 0, "arg");
        return !f || n > 1u + rows ? unsupported(s, e)
                                   : function(s, e, f, self, rows, type);
    }
    default: /* CALL_KEEPS */
        return n ? unsupported(s, e) : expression(s, self, type);
    }
}

static bool call(const struct formula_scope *s, const struct df_expr *e,
                 enum program_type *type)
{
    if (e->a->kind == DF_EXPR_NAME)
        return call_builtin(s, e, type);
    if (e->a->kind != DF_EXPR_ATTRIBUTE)
        return unsupported(s, e);
    return is_module(e->a->a, "np") || is_module(e->a->a, "numpy")
               ? call_numpy(s, e, type)
               : call_method(s, e, type);
}

/* ---- expressions ---- */

static bool literal(struct compiling *c, const struct df_expr *e,
                    enum program_type *type)
{
    if (e->kind == DF_EXPR_STR) {
        *type = PROGRAM_STR;
        return push(c,
                    (struct program_op){.kind = PROGRAM_TEXT, .text = e->text});
    }
    *type = e->kind == DF_EXPR_INT ? PROGRAM_INT : PROGRAM_FLOAT;
    return push(c, (struct program_op){
                       .kind = PROGRAM_NUMBER,
                       .number = e->kind == DF_EXPR_INT ? (double)e->i : e->f});
}

static bool name(const struct formula_scope *s, const struct df_expr *e,
                 enum program_type *type)
{
    const struct bound_name *b = bound_of(s, e->text);
    const struct formula *known = b ? NULL : named_formula(s, e->text);
    if (known && known->e->kind == DF_EXPR_STR)
        return literal(s->c, known->e, type);
    return !b || b->row ? unsupported(s, e) : expression(b->scope, b->e, type);
}

static bool is_zero(const struct df_expr *e)
{
    return e->kind == DF_EXPR_INT && e->i == 0;
}

/* If e selects the only cell of a column, as x.iloc[0], x.values[0], x.item()
   and x.squeeze() do, returns x. Otherwise returns NULL. */
static const struct df_expr *only_of(const struct df_expr *e)
{
    const struct df_expr *x = e->a;
    bool call = e->kind == DF_EXPR_CALL && x->kind == DF_EXPR_ATTRIBUTE;
    if (call && !e->items && (is_text(x, "item") || is_text(x, "squeeze")))
        return x->a;
    if (e->kind != DF_EXPR_SUBSCRIPT || !is_zero(e->b))
        return NULL;
    bool by_position = x->kind == DF_EXPR_ATTRIBUTE &&
                       (is_text(x, "iloc") || is_text(x, "values"));
    return by_position ? x->a : x;
}

/* If e selects a cell of a column by a label that is written in the formula, as
   x['a'], x.loc['a'] and x.at['a'] do, returns x. Otherwise returns NULL. */
static const struct df_expr *labelled(const struct df_expr *e)
{
    const struct df_expr *x = e->a;
    if (e->kind != DF_EXPR_SUBSCRIPT ||
        (e->b->kind != DF_EXPR_STR && e->b->kind != DF_EXPR_INT))
        return NULL;
    return x->kind == DF_EXPR_ATTRIBUTE &&
                   (is_text(x, "loc") || is_text(x, "at"))
               ? x->a
               : x;
}

/* Returns the only one of n parts whose value is that of the step; NULL if
   there is none, or several. */
static const struct lineage_part *part_with_value(const struct lineage_part *p,
                                                  size_t n, struct value v)
{
    const struct lineage_part *found = NULL;
    for (size_t i = 0; i < n; i++) {
        if (!is_same(p[i].value, v))
            continue;
        if (found)
            return NULL;
        found = &p[i];
    }
    return found;
}

/* Returns the part of the cell of a column that e selects; NULL if e selects no
   cell, or if the values do not tell which cell. */
static const struct lineage_part *cell_part(const struct formula_scope *s,
                                            const struct df_expr *e)
{
    size_t n = 0;
    const struct df_expr *x = only_of(e);
    const struct lineage_part *p = x ? part_of(s, x, &n) : NULL;
    if (n == 1)
        return p;
    x = e == s->formula->e ? labelled(e) : NULL;
    p = x ? part_of(s, x, &n) : NULL;
    return p && p->whole ? part_with_value(p, n, s->step->value) : NULL;
}

/* Appends the operations that push the value of expression e. */
static bool expression(const struct formula_scope *s, const struct df_expr *e,
                       enum program_type *type)
{
    size_t n;
    str column;
    const struct lineage_part *p = part_of(s, e, &n);
    const struct bound_name *b;
    if (!p && (p = cell_part(s, e)))
        return cell_value(s, p, type);
    if (p)
        return n > 1 ? unsupported(s, e) : part_value(s, p, type);
    if ((b = row_of(s, e, &column)))
        return row_cell(s, e, b, column, type);
    switch (e->kind) {
    case DF_EXPR_INT:
    case DF_EXPR_FLOAT:
    case DF_EXPR_STR: return literal(s->c, e, type);
    case DF_EXPR_NAME: return name(s, e, type);
    case DF_EXPR_UNARY:
        return e->op == DF_PLUS
                   ? expression(s, e->a, type)
                   : binary(s, e, call_operator(e->op, 1), e->a, NULL, type);
    case DF_EXPR_BINARY:
        if (e->op == DF_PERCENT && e->a->kind == DF_EXPR_STR)
            return percent_text(s, e, type);
        return binary(s, e, call_operator(e->op, 2), e->a, e->b, type);
    case DF_EXPR_CALL: return call(s, e, type);
    case DF_EXPR_FSTRING: return fstring(s, e, type);
    case DF_EXPR_CONDITIONAL:
        return fail(s->c, S("a condition (... if ... else ...)"));
    default: return unsupported(s, e);
    }
}

static bool step_value(struct compiling *c, size_t step,
                       enum program_type *type)
{
    const struct lineage_step *s = &c->l->v[step];
    switch (s->role) {
    case LINEAGE_FILE: return push_price(c, s, type);
    case LINEAGE_MISSING: return fail(c, S("a merge found no price"));
    case LINEAGE_GROUP:
        return FAIL(c, "%.*s of several rows", STR_ARG(s->text));
    case LINEAGE_CHOICE: return fail(c, S("cells picked from several columns"));
    default: break;
    }
    const struct formula *f = formula_of(c->k, s->text);
    struct formula_scope scope = {.c = c, .step = s, .formula = f};
    if (!f->e)
        return FAIL(c, "the statement '%.*s'", STR_ARG(s->text));
    return expression(&scope, f->e, type);
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
    struct compiling x = {.k = k, .l = &l, .priced = priced};
    *out = (struct program_cell){0};
    find_priced(k, &l, priced);
    if (l.cut)
        x.why = S("too many steps");
    else if (priced[0])
        step_value(&x, 0, &out->type);
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
