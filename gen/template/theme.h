// SPDX-License-Identifier: MIT
// theme: the files of the default theme, which are embedded in the program:
// build/theme.c is generated from templates/. A site's own template replaces
// the theme's template of the same name.
#pragma once

#include "base/str.h"

struct theme_file {
    str name;  /* path below templates/, such as "page.mustache" */
    str bytes; /* contents of the file */
};

/* The theme's files, sorted by name. The last entry has the name STR_NONE. */
extern const struct theme_file THEME[];
