// SPDX-License-Identifier: MIT
// theme: the files of the default theme, embedded in the program
// (build/theme.c, made from templates/). A site's own template replaces the one
// of its name.
#pragma once

#include "base/str.h"

struct theme_file {
    str name;  /* below templates/: "page.mustache", "assets/x.css" */
    str bytes; /* the whole file */
};

/* All files, by name; an entry with the name STR_NONE ends the table. */
extern const struct theme_file THEME[];
