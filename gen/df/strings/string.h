// SPDX-License-Identifier: MIT
// string: Python's string methods: 'x'.upper(), ' x '.strip(), ', '.join(xs). A
// column's .str calls the same functions for each cell.
#pragma once

#include "df/runtime/call.h"

extern const struct operation STRING_OPERATIONS[];
