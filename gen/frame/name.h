// SPDX-License-Identifier: MIT
// name: the names of columns and row labels. Nearly all are texts and stand as
// they are. A name that is a number (a pivot's year), or has several levels
// (an aggregate's column and function), is encoded in one text too, so that
// it is copied, compared and found like any other; only who shows names or
// takes them apart has to ask here.
#pragma once

#include "base/buf.h"
#include "frame/frame.h"

enum { NAME_LEVELS_MAX = 16 };

/* The name of n levels, 1 to NAME_LEVELS_MAX of them; a text alone is itself.
   The bytes that the encoding uses become blanks in texts. */
str name_make(struct arena *a, const struct value *levels, size_t n);

/* How many levels there are, at least 1. */
size_t name_levels(str name);

/* Level i, from 0; none beyond the last, and for a missing name. Texts are
   slices of the name. */
struct value name_level(str name, size_t i);

/* The name among names of so many levels: its own ones come first, the others
   are empty. */
str name_pad(struct arena *a, str name, size_t levels);

/* True when the name is a text as it is written. */
bool name_is_text(str name);

/* As people read it: 2020, or ('Rate', 'mean') as Python has it. */
str name_text(struct arena *a, str name);

/* In words, as a heading has it: Rate mean. */
str name_words(struct arena *a, str name);

/* The levels of a frame's column names, at least 1. Names of several levels
   beside others are one thing each, as tuples are in a plain Index: 1. */
size_t name_frame_levels(const struct frame *f);

/* Level i as a header cell, as in to_csv, in a frame of so many levels. */
str name_level_text(struct arena *a, str name, size_t i, size_t levels);
