// SPDX-License-Identifier: MIT
// domain_context: the module, class and program that a part of a page is
// about, and the domain whose names need no prefix there.
#pragma once

#include "parse/api/domain.h"
#include "parse/parse.h"

/* The context within one domain. */
struct domain_scope {
    str module; /* the current module, in Sphinx' domain std the current
                   program; or STR_NONE */
    str inner;  /* the object whose members are described next, or STR_NONE */
    /* whether `inner` is a plain enum, whose values are also names outside the
       enum */
    bool open_enum;
};

struct domain_context {
    /* domain whose names need no prefix, or DOMAIN_N for none */
    enum domain_number primary;
    /* whether the site or the page chose `primary`; the directives of a chosen
       domain take precedence over docutils' directives */
    bool chosen;
    struct domain_scope scopes[DOMAIN_N];
};

/* Returns the page's context, which the first call creates. */
struct domain_context *domain_context(struct parse *p);

/* Returns a new reference by role `role` of a domain. `target` will be looked
   up from the scope `in`. The node has no text and no parent, and lives in
   `a`. */
struct node *domain_reference(struct arena *a, enum domain_number domain,
                              const struct domain_scope *in, str role,
                              str target, struct pos at);
