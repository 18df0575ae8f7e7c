// SPDX-License-Identifier: MIT
// pathlib: the class Path of Python's module pathlib.
#pragma once

#include "df/runtime/call.h"

/* Returns the text of a Path. */
str pathlib_text(struct object path);

/* Like call_str, for the name of a file: also accepts a Path. */
bool pathlib_name(struct call *c, enum param p, str *out);
