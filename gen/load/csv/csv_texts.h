// SPDX-License-Identifier: MIT
// csv_texts: copies the strings of a large CSV file, each once, so that the
// file's contents can be freed.
#pragma once

#include "frame/frame.h"

/* Copies the strings of a frame's cells to `a`, equal strings of a column once.
   The frame must be new from read_csv and not shared yet. Returns false,
   without changes, if it has a column of objects. */
bool csv_texts_keep(struct arena *a, struct frame *f, size_t workers);
