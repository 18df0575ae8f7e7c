// SPDX-License-Identifier: MIT
// text: whether what a file holds is a text, and places in it.
#pragma once

#include "base/diag.h"

/* The place of byte `at` of a source; linear in the text. */
struct pos text_place(const struct source *src, size_t at);

void text_drop_mark(struct source *src); /* a byte-order mark */

/* Drops a byte-order mark and reports the first NUL or malformed character, of
   perfpress.yaml (`is_settings`) as a fault of the configuration; false when
   there is one. */
bool text_check(struct diags *d, struct source *src, bool is_settings);
