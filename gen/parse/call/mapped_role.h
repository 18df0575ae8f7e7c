// SPDX-License-Identifier: MIT
// mapped_role: roles that a site defines in perfpress.yaml.
#pragma once

#include "parse/call/role_call.h"

struct config;

/* Sets *out to the role for a name in `roles:`; out->data is the struct mapped.
   Returns false if the name is missing. */
bool mapped_role(const struct config *config, str name, struct role *out);
