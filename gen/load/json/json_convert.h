// SPDX-License-Identifier: MIT
// json_convert: converts columns to numbers, as pandas.read_json does.
#pragma once

#include "base/diag.h"
#include "frame/frame.h"

/* Converts a column as pandas.read_json does. Strings become numbers if all of
   them are numbers. Bools become numbers if other cells of the column are
   missing or numbers. Floats become integers if none has a fraction. Returns c
   itself if nothing changes. Warns (json-text-number) at the first string of
   the column that is written in another way than the number that it becomes,
   such as "007". */
const struct column *json_convert(struct arena *a, struct diags *d,
                                  const struct column *c);

/* Replaces n names by integers, in place, if all of them are strings of
   integers. */
void json_convert_names(struct arena *a, str *names, size_t n);

/* json_convert_int parses an integer within int64 like Python's int().
   json_convert_float parses a number like Python's float(). Both accept blanks
   around the number and underscores between digits, and return false for all
   other strings. */
bool json_convert_int(struct arena *a, str s, int64_t *out);
bool json_convert_float(struct arena *a, str s, double *out);
