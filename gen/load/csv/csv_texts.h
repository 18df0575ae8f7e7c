// SPDX-License-Identifier: MIT
// csv_texts: copies the strings of a large CSV file, each once, so that the
// file's contents can be freed.
#pragma once

#include "frame/frame.h"

/* Copies the strings in the cells of `f` to `a`, on up to `workers` threads;
   equal strings of a column share a copy. `f` must come from read_csv and not
   be shared yet. Returns false, without changes, if `f` has a column of
   objects. */
bool csv_texts_copy(struct arena *a, struct frame *f, size_t workers);
