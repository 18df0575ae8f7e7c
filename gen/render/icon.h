// SPDX-License-Identifier: MIT
// icon: drawings of icons, embedded in the program (build/icons.c, made of
// octicons.txt).
#pragma once

#include "base/diag.h"
#include "base/str.h"

struct icon_file {
    str name, bytes;
};

/* The embedded files: only octicons.txt, then an entry whose name is STR_NONE.
   After lines that begin with '#', octicons.txt has lines "name<TAB>drawing",
   sorted by name. */
extern const struct icon_file ICONS[];

/* Returns the content of the <svg viewBox="0 0 16 16"> of the Octicon with this
   name, or STR_NONE if the name is unknown. */
str icon_find(str name);

/* Returns the name of an icon that is most similar to `name`, or STR_NONE if no
   name is similar. */
str icon_nearest(struct arena *scratch, struct diags *d, str name);
