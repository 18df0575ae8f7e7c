// SPDX-License-Identifier: MIT
// input: opens the file named on the command line, and its site.
#pragma once

#include "load/site.h"

struct input {
    struct site site; /* free with site_free, even if input_open fails */
    str folder; /* the file's folder, from the site's root; "" if the folder is
                   outside */
    struct source source; /* named as on the command line */
};

/* How to find the site to which a file belongs. If `dir` is given, this is the
   site in `dir`. Otherwise it is the first of these that exists: the nearest
   site at or above the file's folder; if `near` is set, the nearest site at or
   above the working directory; a site without settings in the file's folder. */
struct input_site {
    const char *dir; /* -C, or NULL */
    bool near;
};

/* Opens the site of file `name` and reads the file as text. "-" is standard
   input, which counts as a file in the working directory. Everything but the
   site lives in `a`. Returns false after reporting a site that cannot be used,
   or a file that cannot be read (file-read) or is not text (file-nul,
   file-utf8). */
bool input_open(struct input *in, struct arena *a, const char *name,
                struct input_site site, struct diags *d);
