// SPDX-License-Identifier: MIT
// theme: the files of the default theme, embedded in the program when it is
// built (build/theme.c, made from templates/). A template of a site takes
// precedence over the one of its name here.
#pragma once

#include "base/str.h"

struct theme_file {
    str name;  /* below templates/: "page.mustache", "assets/x.css" */
    str bytes; /* the whole file */
};

/* All files, by name; the last one's name is STR_NONE. */
extern const struct theme_file THEME[];
