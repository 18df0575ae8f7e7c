// SPDX-License-Identifier: MIT
// role_family: the parts of the table of roles, each in its own file and
// ended by a STR_NONE name; role.c looks names up in them.
#pragma once

#include "parse/call/role_call.h"

extern const struct role role_docutils[]; /* emphasis, code, sub, ... */
extern const struct role role_sphinx[];   /* ref, doc, guilabel, ... */
extern const struct role role_design[];   /* bdg-primary, octicon, ... */
extern const struct role role_data[];     /* value, last-updated */

/* The role that the page's own are made from when they name no base. */
extern const struct role role_generic;

/* Reports raw text at a place if its formats include html and the site does not
   allow HTML; `name` is the role's or directive's. */
void role_check_raw(struct parse *p, str formats, struct pos at, str name);

/* external, external+PROJECT:ROLE: a name of another project. */
void role_run_external(struct role_call *c, struct node *parent);
