// SPDX-License-Identifier: MIT
// relabel: rename, set_index, reset_index, copy: the same cells under other
// names.
#ifndef EVAL_RELABEL_H
#define EVAL_RELABEL_H

#include "eval/call.h"

bool relabel_rename(struct call *c, struct object *out);
bool relabel_reset_index(struct call *c, struct object *out);
bool relabel_set_index(struct call *c, struct object *out);
bool relabel_copy(struct call *c, struct object *out);

#endif
