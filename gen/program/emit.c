// SPDX-License-Identifier: MIT
// emit: equal inputs and equal prices are stored once.
#include "program/emit.h"

#include "base/vec.h"

bool emit_fail(struct emitter *x, str why)
{
    if (!x->why.p)
        x->why = why;
    return false;
}

bool emit(struct emitter *x, struct program_op op)
{
    if (x->ops.n == PROGRAM_OPS_MAX)
        return EMIT_FAIL(x, "more than %d operations", PROGRAM_OPS_MAX);
    vec_push(x->a, &x->ops, op);
    return true;
}

bool emit_kind(struct emitter *x, enum program_kind kind)
{
    return emit(x, (struct program_op){.kind = kind});
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

/* Returns a copy of a column, which may be NULL: the lineage with the column is
   freed. */
static const struct column *copy_of(struct arena *a, const struct column *c)
{
    struct column *copy = c ? NEW(a, struct column) : NULL;
    if (copy)
        *copy = *c;
    return copy;
}

bool emit_input(struct emitter *x, struct value v, const struct column *c,
                enum program_type *type)
{
    static const int64_t EXACT = (int64_t)1 << 53;
    if (v.type == VALUE_DATE || v.type == VALUE_SPAN || v.json)
        return emit_fail(x, S("a date or a list as input"));
    if (v.type == VALUE_INT && (v.i > EXACT || v.i < -EXACT))
        return emit_fail(x, S("an integer beyond 2**53"));
    *type = v.type == VALUE_STR                           ? PROGRAM_STR
            : v.type == VALUE_INT || v.type == VALUE_BOOL ? PROGRAM_INT
                                                          : PROGRAM_FLOAT;
    size_t i = 0;
    while (i < x->inputs.n && !is_same(x->inputs.v[i].value, v))
        i++;
    if (i == x->inputs.n)
        vec_push(x->a, &x->inputs, (struct program_input){v, copy_of(x->a, c)});
    return emit(
        x, (struct program_op){.kind = PROGRAM_INPUT, .index = (uint32_t)i});
}

bool emit_price(struct emitter *x, const struct lineage_step *s,
                enum program_type *type)
{
    struct program_price p = {s->column, s->row, s->match, s->match_row};
    size_t i = 0;
    if (s->value.type != VALUE_INT && s->value.type != VALUE_FLOAT)
        return emit_fail(x, S("a price that is not a number"));
    while (i < x->prices.n &&
           (x->prices.v[i].row != p.row ||
            x->prices.v[i].column->origin != p.column->origin))
        i++;
    if (i == x->prices.n) {
        p.column = copy_of(x->a, s->column);
        vec_push(x->a, &x->prices, p);
    }
    *type = s->value.type == VALUE_INT ? PROGRAM_INT : PROGRAM_FLOAT;
    return emit(
        x, (struct program_op){.kind = PROGRAM_PRICE, .index = (uint32_t)i});
}
