// SPDX-License-Identifier: MIT
// glob: lists the files of the site that match a pattern.
#pragma once

#include "df/runtime/eval.h"

/* Appends the names of the files that match a pattern to *out, sorted, as
   strings. Warns if there are none. Returns false on failure, which is
   reported. */
bool glob_list(struct eval *ev, const struct df_expr *at, str pattern,
               bool recursive, struct list *out);
