// SPDX-License-Identifier: MIT
// text: checks that a source is text, and converts offsets in it to positions.
#pragma once

#include "base/diag.h"

/* Returns the position of byte `at` of a source, in time linear in `at`. */
struct pos text_pos(const struct source *src, size_t at);

void text_drop_mark(struct source *src); /* removes a byte-order mark */

/* Removes a byte-order mark. Returns false after reporting the first NUL or
   malformed character. If `is_settings`, the report has the code for faults of
   perfpress.yaml. */
bool text_check(struct diags *d, struct source *src, bool is_settings);
