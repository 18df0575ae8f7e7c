// SPDX-License-Identifier: MIT
// domain_context: where in the things described a page's text stands: the
// module, the class, the program, and which domain's names need no prefix.
#pragma once

#include "parse/api/domain.h"
#include "parse/parse.h"

/* Of one domain. */
struct domain_scope {
    str module;     /* or STR_NONE; of std, the program */
    str inner;      /* the object that what comes belongs to, or none */
    bool open_enum; /* inner is an enum whose values are not its own */
};

struct domain_context {
    enum domain_number primary; /* DOMAIN_N: none */
    bool chosen; /* by the site or the page: its names come before those of
                    docutils' directives */
    struct domain_scope scopes[DOMAIN_N];
};

/* The page's, made when it is first asked for. */
struct domain_context *domain_context(struct parse *p);

/* Returns a reference without its text and without a parent: a role of a
   domain, looked up from `in`. In `a`. */
struct node *domain_reference(struct arena *a, enum domain_number domain,
                              const struct domain_scope *in, str role,
                              str target, struct pos at);
