// SPDX-License-Identifier: MIT
// object_reference: references to objects, as roles and fields make them: a
// pending_xref around a literal that shows the name.
#pragma once

#include "parse/api/domain_context.h"
#include "parse/call/role_call.h"

/* The role of a name as a page has it, "py:func" or "func" where its domain is
   the page's own; false when there is none. */
bool object_role_find(struct parse *p, str name, struct role *out);
