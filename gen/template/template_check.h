// SPDX-License-Identifier: MIT
// template_check: warns of what a site's own templates name that does not
// exist.
#pragma once

#include "base/diag.h"
#include "config/yaml.h"
#include "template/template_program.h"

/* Warns of names that no page has (template-name), of blocks that the template
   they are given to does not have (template-block), and of a file that neither
   the theme nor a template of the site asks for (template-unused). `params` is
   the map of perfpress.yaml, or NULL. */
void template_check(const struct template *t, const struct yaml *params,
                    struct diags *d);
