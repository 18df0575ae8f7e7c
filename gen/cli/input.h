// SPDX-License-Identifier: MIT
// input: the one file that `df` and `doctree` work on, with its site.
#pragma once

#include "load/site.h"

struct input {
    struct site site; /* free with site_free, even if input_open fails */
    str folder; /* of the file, from the site's root; "" if the file is outside
                 */
    struct source source; /* named as on the command line */
};

/* How to find the site of a file. */
struct input_site {
    const char *dir; /* -C, or NULL: the nearest site around the file, */
    bool near;       /* else that around the working directory, */
};                   /* else a bare site in the file's folder */

/* Opens the site of file `name` and reads the file as text; "-" is standard
   input, as if it were in the working directory. Everything but the site lives
   in `a`. Returns false after reporting a site that cannot be used, or a file
   that cannot be read (file-read) or is not text (file-nul, file-utf8). */
bool input_open(struct input *in, struct arena *a, const char *name,
                struct input_site site, struct diags *d);
