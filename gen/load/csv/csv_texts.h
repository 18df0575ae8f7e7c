// SPDX-License-Identifier: MIT
// csv_texts: the texts in the cells of a large CSV file, each once, so that the
// file's bytes can go.
#pragma once

#include "frame/frame.h"

/* Copies the texts of a frame's cells to `a`, equal ones of a column once. The
   frame is one that read_csv just made and nobody else has seen. False, and
   nothing is changed, when it has cells that are neither numbers nor texts. */
bool csv_texts_keep(struct arena *a, struct frame *f, size_t workers);
