// SPDX-License-Identifier: MIT
// directive: the table of directives of both syntaxes. Parsers split a call
// into its parts; directive_run checks and runs it.
#pragma once

#include "parse/call/directive_call.h"

struct config;

/* Sets c->def, checks the call's arguments, options and content against this
   definition, and runs the directive, which appends nodes to `parent`. On a
   fault, reports it and appends docutils' system_message instead. The report of
   an unknown name suggests the nearest known name. */
void directive_run(struct directive_call *c, struct node *parent);

/* Returns the directive with a name, or NULL if the name is unknown. Ignores
   case. */
const struct directive *directive_find(str name);

/* Returns the directive with a name as written in a page, or NULL if the name
   is unknown. Names of the page's domain need no prefix. The site's own
   directives (`directives:`) are included; they live in p->a. */
const struct directive *directive_of_page(struct parse *p, str name);

/* Reports (config-value) directives of perfpress.yaml that would redefine a
   built-in directive, or whose `like:` names an unknown directive or a
   directive that is itself defined by `like:`. */
void directive_check_mapped(const struct config *config, struct diags *d);

/* Returns the i-th of all directives, or NULL after the last. */
const struct directive *directive_at(size_t i);
