// SPDX-License-Identifier: MIT
// own_directive: the directives that describe or name what a site has kinds of
// its own for (own_type).
#pragma once

#include "parse/call/directive_call.h"

/* The directive of a name, "confval" or "std:confval", or NULL. In p->a. */
const struct directive *own_directive(struct parse *p, str name);
