// SPDX-License-Identifier: MIT
// mapped_directive: directives that a site defines in perfpress.yaml.
#pragma once

#include "parse/call/directive_call.h"

/* Returns the definition of the directive `name` in `directives:`, in p->a, or
   NULL if there is none. The directive takes an argument, any options and a
   body, all optional. */
const struct directive *mapped_directive(struct parse *p, str name);
