// SPDX-License-Identifier: MIT
// starter: the files of a new site, embedded in the program (build/starter.c,
// made from gen/cli/starter/).
#pragma once

#include "base/str.h"

struct starter_file {
    str name; /* path in the new site: "content/index.md" */
    str bytes;
};

/* All files, by name; an entry with the name STR_NONE ends the table. */
extern const struct starter_file STARTER[];
