// SPDX-License-Identifier: MIT
// object_directive: the directives that describe objects.
#pragma once

#include "parse/api/domain.h"
#include "parse/call/directive_call.h"

/* Appends a description of the objects in the call's argument, with one
   signature on each line, to `parent`. */
void object_directive_describe(struct directive_call *c,
                               const struct described_type *type,
                               struct node *parent);

/* The options of all descriptions. */
extern const struct option_spec object_directive_options[];

/* A part of the table of directives (parse/directive/directive.h): py:function,
   option, ... */
extern const struct directive domain_objects[];
