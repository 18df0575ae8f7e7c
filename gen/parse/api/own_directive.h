// SPDX-License-Identifier: MIT
// own_directive: directives for the object types that a site defines
// (own_type).
#pragma once

#include "parse/call/directive_call.h"

/* Returns the directive with a name ("confval" or "std:confval"), in p->a, or
   NULL. */
const struct directive *own_directive(struct parse *p, str name);
