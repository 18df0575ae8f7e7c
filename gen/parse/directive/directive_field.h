// SPDX-License-Identifier: MIT
// directive_field: field lists inside a directive's body that are data, not
// text: the entries of meta, the options of role. They are the same in both
// syntaxes.
#pragma once

#include "base/source.h"

struct directive_field {
    str name;          /* as written */
    struct pos at;     /* position of the name */
    struct lines body; /* the text after the marker, and the indented lines
                          below it; may be empty */
};

/* Reads the field that starts at line *i of `lines` and sets *i to the line
   after it. Returns false and leaves *i unchanged if no field starts there. */
bool directive_field_next(struct arena *a, const struct lines *lines, size_t *i,
                          struct directive_field *f);
