// SPDX-License-Identifier: MIT
// name: the names of columns and row labels. Nearly all names are plain
// strings. A number (the year of a pivot) or a name of several levels (column
// and function of an aggregate) is encoded as one string, so that it is copied,
// compared and found like any other string. Only code that shows or splits
// names needs this module.
#pragma once

#include "base/buf.h"
#include "frame/frame.h"

enum { NAME_LEVELS_MAX = 16 };

/* Encodes a name of n levels, 1 to NAME_LEVELS_MAX. A single string is its own
   encoding. If a string contains one of the two control characters that the
   encoding uses, a blank replaces it. */
str name_make(struct arena *a, const struct value *levels, size_t n);

/* Returns the number of levels, at least 1. */
size_t name_levels(str name);

/* Returns level i of a name, counted from 0. Returns VALUE_NA if the name has
   fewer levels or is missing. If the level is a string, it is a slice of the
   name. */
struct value name_level(str name, size_t i);

/* Extends a name to `levels` levels by appending empty strings. Returns the
   name unchanged if it already has as many levels. */
str name_pad(struct arena *a, str name, size_t levels);

/* Whether the name is a plain string. */
bool name_is_text(str name);

/* Returns the name as Python prints it: 2020, ('Rate', 'mean'). */
str name_text(struct arena *a, str name);

/* Returns the levels separated by blanks, as for a heading: Rate mean. */
str name_words(struct arena *a, str name);

/* Returns the number of levels of a frame's column names, at least 1. If some
   names have more levels than others, returns 1, since pandas has no MultiIndex
   of such names: each name with several levels is then a tuple. */
size_t name_frame_levels(const struct frame *f);

/* Returns level i of a name as to_csv writes it in the header of a frame whose
   names have `levels` levels. If `levels` is 1, returns the whole name. */
str name_level_text(struct arena *a, str name, size_t i, size_t levels);
