// SPDX-License-Identifier: MIT
// methods_series: what a Series, an Index and an array have. Called by
// methods.c.
#ifndef EVAL_METHODS_SERIES_H
#define EVAL_METHODS_SERIES_H

#include "eval/call.h"

/* By name, ending with a row without one. */
extern const struct method METHODS_SERIES[];

#endif
