// SPDX-License-Identifier: MIT
// init_sphinx: `perfpress init --from-sphinx`: writes a perfpress.yaml for an
// existing Sphinx site.
#pragma once

#include "base/diag.h"

/* The script that reads conf.py, embedded in the program (build/from_sphinx.c).
   An entry with the name STR_NONE ends the table. */
struct script_file {
    str name; /* "from_sphinx.py" */
    str bytes;
};
extern const struct script_file FROM_SPHINX[];

enum { INIT_FORMATS = 2 };

struct init_sphinx {
    const char *source; /* the folder of conf.py */
    const char *dir;    /* a folder that contains it */
    size_t format; /* of the report: 0 text, 1 json; INIT_FORMATS: not given
                      (text) */
    const char *python; /* the interpreter that runs conf.py; "": the default;
                           NULL: conf.py is not run */
    bool map;           /* accept all suggestions */
};

/* Replaces the process with Python running the script, which writes
   DIR/perfpress.yaml and prints a report. Returns only if Python cannot be
   started, which is reported. */
void init_sphinx(struct arena *a, const struct init_sphinx *chosen,
                 struct diags *d);
