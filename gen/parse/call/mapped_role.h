// SPDX-License-Identifier: MIT
// mapped_role: the roles that perfpress.yaml gives to a site.
#pragma once

#include "parse/call/role_call.h"

struct config;

/* The role of a name of `roles:`, in *out, whose data is the struct mapped;
   false when there is none. */
bool mapped_role(const struct config *config, str name, struct role *out);
