// SPDX-License-Identifier: MIT
// texts_split: methods of .str that take texts apart and put them together:
// split, rsplit, partition, rpartition, cat. No cell holds a list: what split
// gives has .str (s.str.split('-').str[0]), map and apply, or is spread over
// columns by expand=True.
#ifndef EVAL_TEXTS_SPLIT_H
#define EVAL_TEXTS_SPLIT_H

#include "eval/call.h"

bool texts_split_split(struct call *c, struct object *out);
bool texts_split_rsplit(struct call *c, struct object *out);
bool texts_split_partition(struct call *c, struct object *out);
bool texts_split_rpartition(struct call *c, struct object *out);
bool texts_split_findall(struct call *c, struct object *out);
bool texts_split_cat(struct call *c, struct object *out);

#endif
