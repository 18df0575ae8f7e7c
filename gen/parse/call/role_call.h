// SPDX-License-Identifier: MIT
// role_call: a role as it stands in a page, and what the roles' own files
// share to turn it into inline nodes.
#pragma once

#include "parse/parse.h"

struct role_call;

struct role {
    str name;
    void (*run)(struct role_call *c, struct node *parent);
    int which;        /* for a function that serves several names */
    const void *data; /* a struct mapped, or its own */
};

/* What a role of the role directive adds to the one it is made from. */
struct role_options {
    struct strs classes;
    str format;   /* of raw; STR_NONE: none */
    str language; /* of code; STR_NONE: none */
};

/* A role of the page, made by its role directive. */
struct role_custom {
    struct role base;
    struct role_options options;
};

struct role_call {
    struct parse *p;
    const struct role *def;
    str name;      /* as written; lower case does for the look-up */
    str raw;       /* the whole construct as written */
    str text;      /* between the backquotes, backslashes still in it */
    struct pos at; /* of the construct */
    const struct role_options *options; /* NULL: none; set by role_run */
};

/* "title <target>" split; *title is STR_NONE where there is only a target.
   Backslash escapes are removed from both. */
void role_split_title(const struct role_call *c, str *title, str *target);

/* The call's text without its backslash escapes (Markdown has none here). */
str role_text(const struct role_call *c);

/* Appends a new inline node with the call's classes. */
struct node *role_node(struct role_call *c, struct node *parent,
                       enum node_type type);

/* The same around a text. */
struct node *role_add_text(struct role_call *c, struct node *parent,
                           enum node_type type, str text);

/* Reports that the role cannot use the text, with a help line, and leaves the
   construct as problematic, with a system_message. */
void role_fault(struct role_call *c, struct node *parent, str text,
                const char *help);
