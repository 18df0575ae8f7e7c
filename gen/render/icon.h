// SPDX-License-Identifier: MIT
// icon: drawings of icons, embedded in the program (build/icons.c, made of
// octicons.txt).
#pragma once

#include "base/diag.h"
#include "base/str.h"

struct icon_file {
    str name, bytes;
};

/* One file, octicons.txt: "name<TAB>drawing" lines, sorted by name, after lines
   that begin with '#'; then an entry whose name is STR_NONE. */
extern const struct icon_file ICONS[];

/* Returns the content of the <svg viewBox="0 0 16 16"> of an Octicon, or
   STR_NONE. */
str icon_find(str name);

/* Returns the most similar known name, or STR_NONE. */
str icon_nearest(struct arena *scratch, struct diags *d, str name);
