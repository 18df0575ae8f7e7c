// SPDX-License-Identifier: MIT
// template_check: warns of unknown names, blocks and files in a site's own
// templates.
#pragma once

#include "base/diag.h"
#include "config/yaml.h"
#include "template/template_program.h"

/* The known names of values. A name is split at its dots: "site.title" gives
   "site" and "title". */
struct template_check_names {
    struct strs names;
    const struct yaml *params; /* `params:` of perfpress.yaml, or NULL */
};

/* Returns the names that the theme's templates use, and the keys of all maps in
   `params`. The result is in `a`. */
struct template_check_names template_check_names(struct arena *a,
                                                 const struct yaml *params);

/* Warns about faults of the site's template t: unknown names (template-name),
   blocks that the parent lacks (template-block), and a file that neither the
   theme nor a template of the site uses (template-unused). */
void template_check(const struct template *t,
                    const struct template_check_names *names, struct diags *d);
