// SPDX-License-Identifier: MIT
// unit_operate: computes the units of products, quotients and powers; sums
// keep the unit.
#include "df/runtime/unit_operate.h"

#include "frame/unit.h"

enum { POWER_MAX = 4 };

bool unit_operate_both(struct unit *u, enum df_token_kind op,
                       const struct unit *v)
{
    switch (op) {
    case DF_STAR: return unit_multiply(u, v, 1);
    case DF_SLASH:
    case DF_FLOOR: return unit_multiply(u, v, -1);
    case DF_PLUS:
    case DF_MINUS: return unit_adds(u, v);
    default: return false;
    }
}

/* (a + b + c) / 3 */
static bool is_mean(const struct df_expr *at)
{
    return at->kind == DF_EXPR_BINARY && at->op == DF_SLASH &&
           at->a->kind == DF_EXPR_BINARY && at->a->op == DF_PLUS &&
           at->b->kind == DF_EXPR_INT;
}

static bool raise(struct unit *u, double k)
{
    const struct unit base = *u;
    *u = (struct unit){.scale = 1};
    return k == (int)k && k >= -1 && k <= POWER_MAX && k != 0 &&
           unit_multiply(u, &base, (int)k);
}

bool unit_operate_number(struct unit *u, const struct df_expr *at,
                         enum df_token_kind op, bool left, struct object number)
{
    if (number.type != OBJECT_INT && number.type != OBJECT_FLOAT)
        return false;
    double k =
        number.type == OBJECT_INT ? (double)as_int(number) : as_float(number);
    switch (op) {
    case DF_PLUS:
    case DF_MINUS:
    case DF_PERCENT: return true;
    case DF_POWER: return !left && !number.numpy && raise(u, k);
    case DF_STAR: return !number.numpy && unit_convert(u, k);
    case DF_SLASH:
    case DF_FLOOR: break;
    default: return false;
    }
    if (number.numpy)
        return false;
    if (left)
        return raise(u, -1) && unit_convert(u, k);
    return is_mean(at) || unit_convert(u, 1 / k);
}
