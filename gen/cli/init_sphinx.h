// SPDX-License-Identifier: MIT
// init_sphinx: `perfpress init --from-sphinx`: a perfpress.yaml for a Sphinx
// site that stays where it is.
#pragma once

#include "base/diag.h"

/* The script that reads conf.py, embedded in the program when it is built
   (build/from_sphinx.c); the last one's name is STR_NONE. */
struct script_file {
    str name; /* "from_sphinx.py" */
    str bytes;
};
extern const struct script_file FROM_SPHINX[];

enum { INIT_FORMATS = 2 };

struct init_sphinx {
    const char *source; /* the folder of conf.py */
    const char *dir;    /* a folder around it */
    size_t format;      /* of the report: 0 text, 1 json; INIT_FORMATS: not
                           given, which is text */
    const char *python; /* the interpreter that runs conf.py; "": the one that
                           is found; NULL: conf.py is not run */
    bool map;           /* take all suggestions */
};

/* Replaces the process by Python with the script, which writes
   DIR/perfpress.yaml and prints a report. Returns only after reporting that
   Python cannot be started. */
void init_sphinx(struct arena *a, const struct init_sphinx *chosen,
                 struct diags *d);
