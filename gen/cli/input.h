// SPDX-License-Identifier: MIT
// input: the one file that `df` and `doctree` work on: the site that it lies
// in, its path there and its text.
#pragma once

#include "load/site.h"

struct input {
    struct site site;     /* site_free; whether input_open succeeds or not */
    str folder;           /* the file's, from the site's root; "" where the file
                             lies outside of it */
    struct source source; /* named as the file was given */
};

/* Which site a file belongs to. */
struct input_site {
    const char *dir; /* given with -C, or NULL: the nearest one upwards, */
    bool near;       /* else the one around the working directory; */
};                   /* else a bare one in the file's folder */

/* Opens the site of file `name` and reads the file as text; "-" is standard
   input, as if it lay in the working directory. All lives in `a` but the site.
   False when anything fails, which is reported: a site that cannot be used, a
   file that cannot be read (file-read) or is no text (file-nul, file-utf8). */
bool input_open(struct input *in, struct arena *a, const char *name,
                struct input_site site, struct diags *d);
