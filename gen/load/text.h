// SPDX-License-Identifier: MIT
// text: checks that a file is text; positions in it.
#pragma once

#include "base/diag.h"

/* Returns the position of byte `at` of a source; linear in the text. */
struct pos text_place(const struct source *src, size_t at);

void text_drop_mark(struct source *src); /* removes a byte-order mark */

/* Removes a byte-order mark and reports the first NUL or malformed character;
   for perfpress.yaml (`is_settings`) as a fault of the configuration. Returns
   false if there is one. */
bool text_check(struct diags *d, struct source *src, bool is_settings);
