// SPDX-License-Identifier: MIT
// js_scopes: the names of a script, with the places where each is seen.
#pragma once

#include "base/map.h"
#include "squeeze/js_token.h"

struct js_name {
    str text;
    str as;       /* the text that it gets instead, or none */
    size_t place; /* among all names, from 0 */
    size_t uses;  /* how often it stands in the script */
    bool kept;    /* of something declared elsewhere, or maybe so, or a label */
};

/* The tokens [from, to) from which a declaration is certainly seen. */
struct js_scope {
    struct js_name *name;
    size_t from, to;
    size_t head;  /* from here on no other declaration may have the same name:
                     the parameters' beginning, for what a body declares */
    bool shorter; /* than it may be in truth */
};

struct js_scopes {
    struct js_scope *v;
    size_t n, cap;
    struct map names; /* by text, in the order of their first declaration */
};

/* Finds what const, let, function, catch and parameters declare; in `a`. */
struct js_scopes js_scopes(struct arena *a, const struct js_tokens *t);

/* The name of that text, which is added if it is not there. */
struct js_name *js_scopes_name(struct js_scopes *s, str text);

/* Whether a token is the name of something, and no word of the language nor a
   property. With its `key` it is a property's as well: {name}. */
bool js_is_use(const struct js_tokens *t, size_t i);
