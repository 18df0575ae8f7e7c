// SPDX-License-Identifier: MIT
// survey: the first look at a site that moved in: how many pages will build,
// and what stands in the way of the others. Nothing is written.
#pragma once

#include "sphinx/move.h"

/* A fault that pages have, by its code and what it names: "unknown directive
   'post'". */
struct survey_fault {
    str text, code;
    str help; /* what to do, or STR_NONE */
    size_t files, times;
    str last; /* the file it was in last */
};

struct survey {
    bool loaded; /* perfpress.yaml is sound; what follows is known */
    size_t pages, good;
    bool has_html;       /* pages are refused for the HTML in them */
    struct strs outside; /* files that pages name outside of the content folder,
                            by their paths from the site's */
    struct {
        struct survey_fault *v;
        size_t n, cap;
    } faults; /* by files, most first */
};

/* Runs all stages over the site in m->root, and notes its extensions. The
   diagnostics of a perfpress.yaml that is not sound are in d. */
void survey_run(struct move *m, struct survey *out, struct diags *d);
