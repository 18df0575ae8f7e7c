// SPDX-License-Identifier: MIT
// name: the names of columns and row labels. Nearly all are plain strings. A
// name that is a number (the year of a pivot), or has several levels (column
// and function of an aggregate), is encoded as one string, so that it is
// copied, compared and found like any other. Only code that shows or splits
// names needs this module.
#pragma once

#include "base/buf.h"
#include "frame/frame.h"

enum { NAME_LEVELS_MAX = 16 };

/* Encodes a name of n levels, 1 to NAME_LEVELS_MAX. A single string is its own
   encoding. Bytes that the encoding uses become blanks in strings. */
str name_make(struct arena *a, const struct value *levels, size_t n);

/* Returns the number of levels, at least 1. */
size_t name_levels(str name);

/* Returns level i, from 0; VALUE_NA beyond the last level and for a missing
   name. Strings are slices of the name. */
struct value name_level(str name, size_t i);

/* Extends a name to `levels` levels; the added ones are empty strings. */
str name_pad(struct arena *a, str name, size_t levels);

/* Whether the name is a plain string. */
bool name_is_text(str name);

/* Returns the name as Python prints it: 2020, ('Rate', 'mean'). */
str name_text(struct arena *a, str name);

/* Returns the name as a heading: Rate mean. */
str name_words(struct arena *a, str name);

/* Returns the number of levels of a frame's column names, at least 1. If they
   differ, each name is a single level, like tuples in a plain Index: 1. */
size_t name_frame_levels(const struct frame *f);

/* Returns level i as to_csv writes it in the header of a frame with `levels`
   levels. */
str name_level_text(struct arena *a, str name, size_t i, size_t levels);
