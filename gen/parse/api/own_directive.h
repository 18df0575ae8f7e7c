// SPDX-License-Identifier: MIT
// own_directive: directives for the object types that a site defines
// (own_type).
#pragma once

#include "parse/call/directive_call.h"

/* Returns the directive of the site's own object type `name`, such as "confval"
   or "std:confval", in p->a. Returns NULL if the site does not define this
   type. */
const struct directive *own_directive(struct parse *p, str name);
