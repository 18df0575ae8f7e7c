// SPDX-License-Identifier: MIT
// domain_context: where in the things described a page's text stands: the
// module, the class, the program, and which domain's names need no prefix.
#pragma once

#include "parse/api/domain.h"
#include "parse/parse.h"

/* Of one domain. */
struct domain_scope {
    str module;        /* or STR_NONE; of std, the program */
    str inner;         /* the object that what comes belongs to, or none */
    struct strs stack; /* the objects around, outermost first; of cpp, the name
                          space before them */
    bool open_enum;    /* inner is an enum whose values are not its own */
};

struct domain_context {
    enum domain_number primary; /* DOMAIN_N: none */
    bool chosen; /* by the site or the page: its names come before those of
                    docutils' directives */
    struct domain_scope scopes[DOMAIN_N];
};

/* The page's, made when it is first asked for. */
struct domain_context *domain_context(struct parse *p);

/* The top of the stack, or STR_NONE. */
str domain_innermost(const struct domain_scope *in);

/* Sets the attributes that a reference from here is looked up by. */
void domain_note_scope(struct arena *a, const struct domain_scope *in,
                       enum domain_number domain, struct node *x);
