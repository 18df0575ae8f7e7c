// SPDX-License-Identifier: MIT
// mapped_directive: the directives that perfpress.yaml gives to a site.
#pragma once

#include "parse/call/directive_call.h"

/* The definition of a name of `directives:`, or NULL. It takes any options, an
   argument and a body; all of them may be missing. In p->a. */
const struct directive *mapped_directive(struct parse *p, str name);
