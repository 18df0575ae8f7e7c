// SPDX-License-Identifier: MIT
// builtin: Python's functions: len, list, sum, sorted, zip, ...
#ifndef EVAL_BUILTIN_H
#define EVAL_BUILTIN_H

#include "eval/call.h"

bool builtin_abs(struct call *c, struct object *out);
bool builtin_all(struct call *c, struct object *out);
bool builtin_any(struct call *c, struct object *out);
bool builtin_dict(struct call *c, struct object *out);
bool builtin_enumerate(struct call *c, struct object *out);
bool builtin_len(struct call *c, struct object *out);
bool builtin_list(struct call *c, struct object *out);
bool builtin_max(struct call *c, struct object *out);
bool builtin_min(struct call *c, struct object *out);
bool builtin_range(struct call *c, struct object *out);
bool builtin_reversed(struct call *c, struct object *out);
bool builtin_sorted(struct call *c, struct object *out);
bool builtin_sum(struct call *c, struct object *out);
bool builtin_tuple(struct call *c, struct object *out);
bool builtin_zip(struct call *c, struct object *out);

#endif
