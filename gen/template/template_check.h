// SPDX-License-Identifier: MIT
// template_check: warns of unknown names, blocks and files in a site's own
// templates.
#pragma once

#include "base/diag.h"
#include "config/yaml.h"
#include "template/template_program.h"

/* The names that templates may use: the parts between dots. */
struct template_check_names {
    struct strs names;
    const struct yaml *params; /* `params:` of perfpress.yaml, or NULL */
};

/* Collects the names that the theme's templates use, and those within `params`,
   in `a`. */
struct template_check_names template_check_names(struct arena *a,
                                                 const struct yaml *params);

/* Warns of names that no page has (template-name), of blocks that the parent
   does not have (template-block), and of a file that neither the theme nor a
   template of the site uses (template-unused). */
void template_check(const struct template *t,
                    const struct template_check_names *names, struct diags *d);
