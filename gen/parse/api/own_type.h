// SPDX-License-Identifier: MIT
// own_type: object types that a site defines by `directives:` of
// perfpress.yaml, and the roles that refer to them, all in Sphinx' domain
// std.
#pragma once

#include "parse/api/domain.h"
#include "parse/parse.h"

/* Returns the role of a name without domain, or NULL. In p->a; *text receives
   the type of the node around its text. */
const struct object_role *own_type_role(struct parse *p, str name, int *text);

/* Whether a site may redefine a built-in directive: only those that describe a
   plain name. */
bool own_type_may_replace(str directive);
