// SPDX-License-Identifier: MIT
// domain_directives: directives that say where what follows belongs: modules,
// programs, name spaces, domains; and entries of the index.
#pragma once

#include "parse/call/directive_call.h"

/* The families of parse/directive/directive.h, as its others are. */
extern const struct directive domain_objects[]; /* py:function, option, ... */
extern const struct directive domain_directives[]; /* py:module, program, ... */

/* The directive of a name as a page has it, "py:function", or "function" where
   its domain is the page's own; NULL for none. That of the page's own domain
   comes before docutils' of the same name only if the domain was chosen:
   `first` asks for those alone. */
const struct directive *domain_directive(struct parse *p, str name, bool first);
