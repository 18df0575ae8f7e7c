// SPDX-License-Identifier: MIT
// locate: df.loc, df.iloc, df.at, df.iat, of frames and of series: cells by
// label or by position, read and written.
#ifndef EVAL_LOCATE_H
#define EVAL_LOCATE_H

#include "eval/call.h"

/* Properties that give the accessors. */
bool locate_loc(struct call *c, struct object *out);
bool locate_iloc(struct call *c, struct object *out);
bool locate_at(struct call *c, struct object *out);
bool locate_iat(struct call *c, struct object *out);

#endif
