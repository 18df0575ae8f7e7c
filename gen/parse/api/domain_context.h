// SPDX-License-Identifier: MIT
// domain_context: the module, class and program that a part of a page is
// about, and the domain whose names need no prefix there.
#pragma once

#include "parse/api/domain.h"
#include "parse/parse.h"

/* The context within one domain. */
struct domain_scope {
    str module;     /* or STR_NONE; in std, the program */
    str inner;      /* the object that the following objects belong to, or
                       STR_NONE */
    bool open_enum; /* inner is a plain enum: its values are also names outside
                       of it */
};

struct domain_context {
    enum domain_number primary; /* DOMAIN_N: none */
    bool chosen; /* set by the site or the page: its names take precedence over
                    docutils' directives */
    struct domain_scope scopes[DOMAIN_N];
};

/* Returns the page's context; creates it at first. */
struct domain_context *domain_context(struct parse *p);

/* Returns a reference without its text and without a parent: a role of a
   domain, looked up from `in`. In `a`. */
struct node *domain_reference(struct arena *a, enum domain_number domain,
                              const struct domain_scope *in, str role,
                              str target, struct pos at);
