// SPDX-License-Identifier: MIT
// directive: the one table of directives for both syntaxes, and how a
// directive's call reaches its function. The parsers find the call's parts
// in their own syntax, directive_run checks them and runs it.
#pragma once

#include "parse/call/directive_call.h"

struct config;

/* Checks a call's argument count, options and content against its
   definition and runs it, which appends its nodes to `parent`. An unknown
   name or option or a bad value is reported (with the nearest known name),
   and docutils' system_message is appended instead. c->def is filled in. */
void directive_run(struct directive_call *c, struct node *parent);

/* The directive of a name, or NULL. Case does not matter. */
const struct directive *directive_find(str name);

/* The same as a page has it: names of its own domain need no prefix, and there
   are those of the site's own (`directives:`), in p->a. */
const struct directive *directive_of_page(struct parse *p, str name);

/* Reports (config-value) the directives of perfpress.yaml that would take the
   place of a built-in one. */
void directive_check_mapped(const struct config *config, struct diags *d);

/* The i-th of all directives, or NULL after the last. */
const struct directive *directive_at(size_t i);
