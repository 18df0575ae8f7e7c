// SPDX-License-Identifier: MIT
// string: Python's methods of texts: 'x'.upper(), ' x '.strip(), ', '.join(xs).
// A column's .str runs the same functions cell by cell.
#ifndef EVAL_STRING_H
#define EVAL_STRING_H

#include "eval/call.h"

extern const struct operation STRING_OPERATIONS[];

#endif
