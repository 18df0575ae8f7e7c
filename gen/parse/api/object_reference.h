// SPDX-License-Identifier: MIT
// object_reference: roles that refer to objects. Each becomes a pending_xref
// that shows the object's name as code.
#pragma once

#include "parse/api/domain_context.h"
#include "parse/call/role_call.h"

/* Sets *out to the role with a name as written in a page: "py:func", or "func"
   in the page's own domain. Returns false if the name is unknown. */
bool object_role_find(struct parse *p, str name, struct role *out);
