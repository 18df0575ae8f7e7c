// SPDX-License-Identifier: MIT
// methods_frame: what a DataFrame has. Called by methods.c.
#ifndef EVAL_METHODS_FRAME_H
#define EVAL_METHODS_FRAME_H

#include "eval/call.h"

/* By name, ending with a row without one. */
extern const struct method METHODS_FRAME[];

#endif
