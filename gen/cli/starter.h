// SPDX-License-Identifier: MIT
// starter: the files of new sites, embedded in the program (build/starter.c and
// build/examples.c, made from gen/cli/starter/ and gen/cli/examples/).
#pragma once

#include "base/str.h"

struct starter_file {
    str name; /* path in the new site: "content/index.md" */
    str bytes;
};

/* All files, by name; an entry with the name STR_NONE ends the table. */
extern const struct starter_file STARTER[];

/* The files of `init --example`, sorted in the same way. The first folder of a
   name is the name of the example: "nightly/content/index.md". An example also
   gets the files of STARTER whose names begin with a dot. */
extern const struct starter_file EXAMPLES[];
