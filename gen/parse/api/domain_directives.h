// SPDX-License-Identifier: MIT
// domain_directives: directives that set the context of later directives
// (module, program, name space, domain), and index entries.
#pragma once

#include "parse/call/directive_call.h"

/* Parts of the table of directives (parse/directive/directive.h). */
extern const struct directive domain_objects[]; /* py:function, option, ... */
extern const struct directive domain_directives[]; /* py:module, program, ... */

/* Returns the directive with a name as written in a page ("py:function", or
   "function" in the page's own domain), or NULL if the name is unknown. If
   `first` is true, finds a name without a domain only if the site or page has
   chosen its domain: the directives of a chosen domain take precedence over
   docutils' directives. */
const struct directive *domain_directive(struct parse *p, str name, bool first);
