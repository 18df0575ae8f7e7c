// SPDX-License-Identifier: MIT
// role_family: the parts of the table of roles, each in its own file. The last
// row of each part has the name STR_NONE.
#pragma once

#include "parse/call/role_call.h"

extern const struct role role_docutils[]; /* emphasis, code, sub, ... */
extern const struct role role_sphinx[];   /* ref, doc, guilabel, ... */
extern const struct role role_design[];   /* bdg-primary, octicon, ... */
extern const struct role role_data[];     /* value, last-updated */

/* The base of a role that the page defines without a base. */
extern const struct role role_generic;

/* Reports raw text if its formats include html and the site does not allow
   HTML. `name` is the name of the role or directive. */
void role_check_raw(struct parse *p, str formats, struct pos at, str name);

/* Runs the roles external and external+PROJECT:ROLE, which refer to another
   project. */
void role_run_external(struct role_call *c, struct node *parent);
