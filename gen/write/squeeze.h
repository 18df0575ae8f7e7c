// SPDX-License-Identifier: MIT
// squeeze: the theme's stylesheets and scripts as they are published: without
// comments, indentation and empty lines. For the theme's own files, whose form
// is known: comments of scripts take whole lines, and no text of theirs runs
// over several lines. What sites write themselves is published as it is.
#ifndef WRITE_SQUEEZE_H
#define WRITE_SQUEEZE_H

#include "base/arena.h"
#include "base/str.h"

/* The text of a file by its extension, ".css" or ".js"; any other as it is.
   In `a`. */
str squeeze(struct arena *a, str name, str text);

#endif
