// SPDX-License-Identifier: MIT
// own_type: object types that a site defines by `directives:` of
// perfpress.yaml, and the roles that refer to them, all in Sphinx' domain
// std.
#pragma once

#include "parse/api/domain.h"
#include "parse/parse.h"

/* Returns the role `name` (without a domain) that refers to objects of one of
   the site's own types, in p->a. Returns NULL if there is no such role. Sets
   *text to the type of the node that contains the role's text. */
const struct object_role *own_type_role(struct parse *p, str name, int *text);

/* Whether a site may redefine a built-in directive: only confval and envvar,
   which describe plain names. */
bool own_type_may_replace(str directive);
