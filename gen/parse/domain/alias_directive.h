// SPDX-License-Identifier: MIT
// alias_directive: c:alias and cpp:alias, which show signatures of what is
// described elsewhere, once that is known.
#pragma once

#include "doc/documented.h"
#include "parse/call/directive_call.h"
#include "parse/domain/domain_context.h"

/* A family of parse/directive/directive.h. Each name leaves a pending_xref
   whose reftype is "alias", with maxdepth (0: all) and noroot. */
extern const struct directive domain_aliases[];

/* The signature of an object of C or C++ that is described elsewhere: a new
   node, and in *refers the reference of its name in it; NULL for other
   objects. */
struct node *alias_signature(struct arena *a, const struct documented *o,
                             struct pos at, struct node **refers);

/* What tells the object apart that a whole declaration is of, within a scope;
   STR_NONE when the text is none. */
str alias_key(struct arena *a, enum domain_number domain, str declaration,
              str within);
