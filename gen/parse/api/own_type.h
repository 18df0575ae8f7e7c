// SPDX-License-Identifier: MIT
// own_type: kinds of things that a site has of its own, by `directives:` of
// perfpress.yaml, and the roles that refer to them, all of Sphinx' domain std.
#pragma once

#include "parse/api/domain.h"
#include "parse/parse.h"

/* The role of a name without its domain, or NULL. In p->a; *text is the type of
   the node around its text. */
const struct object_role *own_type_role(struct parse *p, str name, int *text);

/* Whether a site may say itself what a directive describes that perfpress has:
   one that takes a name and nothing else. */
bool own_type_may_replace(str directive);
