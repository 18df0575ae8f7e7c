// SPDX-License-Identifier: MIT
// string: Python's methods of texts: 'x'.upper(), ' x '.strip(), ', '.join(xs).
// A column's .str runs the same functions cell by cell.
#ifndef DF_TEXT_STRING_H
#define DF_TEXT_STRING_H

#include "df/core/call.h"

extern const struct operation STRING_OPERATIONS[];

#endif
