// SPDX-License-Identifier: MIT
// ufunc: numpy's functions of numbers, columns and frames: np.sqrt, np.log,
// np.maximum, ...
#ifndef EVAL_UFUNC_H
#define EVAL_UFUNC_H

#include "eval/call.h"

bool ufunc_unary(struct call *c, struct object *out);   /* np.sqrt(x) */
bool ufunc_test(struct call *c, struct object *out);    /* np.isnan(x) */
bool ufunc_sign(struct call *c, struct object *out);    /* sign, square */
bool ufunc_binary(struct call *c, struct object *out);  /* np.power(x, y) */
bool ufunc_extreme(struct call *c, struct object *out); /* np.maximum(x, y) */
bool ufunc_not(struct call *c, struct object *out);     /* logical_not */
bool ufunc_round(struct call *c, struct object *out);
bool ufunc_reduce(struct call *c, struct object *out); /* np.mean(s) */

#endif
