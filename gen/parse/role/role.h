// SPDX-License-Identifier: MIT
// role: the one table of interpreted-text roles for both syntaxes:
// :name:`text` in reStructuredText, {name}`text` in Markdown.
#pragma once

#include "parse/call/role_call.h"

struct config;

/* Finds the role of the call among the page's own roles, the site's roles and
   the built-in roles, and runs it. The role appends inline nodes to `parent`.
   Returns false after reporting an unknown role with the nearest name. */
bool role_run(struct role_call *c, struct node *parent);

/* Sets *out to the role called `name`. Sets *options to the role's options if
   the page defines the role, or to NULL otherwise. Returns false if the name is
   unknown. */
bool role_find(struct parse *p, str name, struct role *out,
               const struct role_options **options);

/* Returns the name of the i-th built-in role, or STR_NONE after the last. */
str role_name_at(size_t i);

/* Reports an unknown role with the nearest known name. */
void role_report_unknown(struct parse *p, struct pos at, str name);

/* Reports (config-value) the roles of perfpress.yaml that would redefine a
   built-in role, including the roles of the site's own directives. Only roles
   that merely link may be redefined. */
void role_check_mapped(const struct config *config, struct diags *d);

/* Reports default_role: of perfpress.yaml (config-value) if it is unknown. */
void role_check_default(const struct config *config, struct diags *d);
