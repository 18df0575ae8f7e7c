// SPDX-License-Identifier: MIT
// string: Python's methods of texts: 'x'.upper(), ' x '.strip(), ', '.join(xs).
// A column's .str runs the same functions cell by cell.
#pragma once

#include "df/runtime/call.h"

extern const struct operation STRING_OPERATIONS[];
