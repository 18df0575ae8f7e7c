// SPDX-License-Identifier: MIT
// string: Python's string methods, such as 'x'.upper() and ' x '.strip(). The
// .str of a column calls the same functions for each cell.
#pragma once

#include "df/runtime/call.h"

extern const struct operation STRING_OPERATIONS[];
