// SPDX-License-Identifier: MIT
// entity_data: the sets of entities, as entity_data.py wrote them.
#pragma once

#include "base/str.h"

struct entity_set {
    str name;  /* of docutils' file: "isonum.txt" */
    str codes; /* "copy A9 acE 223E+333 ": names, and their characters;
                  a part of them, where another row has the same name */
};

extern const struct entity_set ENTITY_SETS[]; /* ends with a STR_NONE name */
