// SPDX-License-Identifier: MIT
// python_object: where the classes, functions and methods of a Python file
// stand, by their dotted names, without running it.
#ifndef PARSE_CODE_PYTHON_OBJECT_H
#define PARSE_CODE_PYTHON_OBJECT_H

#include "base/source.h"

/* A definition, from its first decorator on: lines [from, to), from 0, without
   those at its end that are blank or a comment. */
struct python_object {
    str name; /* "Model.compile" */
    size_t from, to;
};

struct python_objects {
    struct python_object *v;
    size_t n, cap;
};

/* All that are defined, in order of their ends; functions within functions are
   none. Of a name that is defined twice the last one holds. Lives in `a`. */
struct python_objects python_objects(struct arena *a,
                                     const struct lines *lines);

#endif
