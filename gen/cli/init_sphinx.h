// SPDX-License-Identifier: MIT
// init_sphinx: `perfpress init --from-sphinx`: writes a perfpress.yaml for an
// existing Sphinx site, and prints a report.
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
    const char *dir;    /* folder of the new site; it contains `source` */
    size_t format; /* format of the report: 0 text, 1 JSON; INIT_FORMATS if not
                      given, which means text */
    const char *python; /* the interpreter that runs conf.py; "": the default;
                           NULL: conf.py is not run */
    bool map; /* accept all suggestions for unknown directives and roles */
};

/* Replaces this process by Python, which runs the script. The script writes
   DIR/perfpress.yaml and prints a report. Returns only if Python cannot be
   started, after reporting that. */
void init_sphinx(struct arena *a, const struct init_sphinx *chosen,
                 struct diags *d);
