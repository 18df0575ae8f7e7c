// SPDX-License-Identifier: MIT
// python_object: finds the classes, functions and methods of a Python file by
// their dotted names, without running the file.
#pragma once

#include "base/map.h"
#include "base/source.h"

/* A definition, from its first decorator on: lines [from, to), counted from 0,
   without blank lines and comments at its end. */
struct python_object {
    size_t from, to;
};

/* Returns all definitions (struct python_object *) by dotted name, in the
   order of their ends. Leaves out functions within functions. If a name is
   defined twice, the last definition counts. Lives in `a`. */
struct map *python_objects(struct arena *a, const struct lines *lines);
