// SPDX-License-Identifier: MIT
// input: opens the file given on the command line, with its site.
#pragma once

#include "load/site.h"

struct input {
    struct site site; /* free with site_free, even if input_open fails */
    str folder; /* the file's folder, from the site's root; "" if the folder is
                   outside */
    struct source source; /* named as on the command line */
};

/* How to find the site of a file: `dir` if it is given, else the nearest site
   around the file, else, if `near` is set, that around the working directory,
   else a bare site in the file's folder. */
struct input_site {
    const char *dir; /* -C, or NULL */
    bool near;
};

/* Opens the site of file `name` and reads the file as text; "-" is standard
   input, as if it were in the working directory. Everything but the site lives
   in `a`. Returns false after reporting a site that cannot be used, or a file
   that cannot be read (file-read) or is not text (file-nul, file-utf8). */
bool input_open(struct input *in, struct arena *a, const char *name,
                struct input_site site, struct diags *d);
