// SPDX-License-Identifier: MIT
// starter: the files of a new site, embedded in the program when it is built
// (build/starter.c, made from gen/cli/starter/).
#pragma once

#include "base/str.h"

struct starter_file {
    str name; /* below the new site: "content/index.md" */
    str bytes;
};

/* All files, by name; the last one's name is STR_NONE. */
extern const struct starter_file STARTER[];
