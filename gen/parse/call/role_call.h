// SPDX-License-Identifier: MIT
// role_call: roles in pages, and the functions that the implementations of
// roles share.
#pragma once

#include "parse/parse.h"

struct role_call;

struct role {
    str name;
    void (*run)(struct role_call *c, struct node *parent);
    int variant;      /* distinguishes roles that share a function */
    const void *data; /* a struct mapped or object_role; NULL for other roles */
};

/* Options that a role directive adds to its base role. */
struct role_options {
    struct strs classes;
    str format;   /* value of the option `format` of the role raw; or STR_NONE
                   */
    str language; /* value of the option `language` of the role code; or
                     STR_NONE */
};

/* A role that a page defines with the role directive. */
struct role_custom {
    struct role base;
    struct role_options options;
};

struct role_call {
    struct parse *p;
    const struct role *def;
    str name;      /* as written; looked up in lower case */
    str raw;       /* the whole construct as written */
    str text;      /* between the backquotes, with its backslashes */
    struct pos at; /* position of the construct */
    /* options of a custom role, set by role_run; NULL if there are no options
     */
    const struct role_options *options;
};

/* Splits the call's text, "title <target>"; sets *title to STR_NONE if the text
   has only a target. Removes backslash escapes from title and target. */
void role_split_title(const struct role_call *c, str *title, str *target);

/* Returns the call's text without backslash escapes. Markdown has no such
   escapes in the text of roles. */
str role_text(const struct role_call *c);

/* Appends a new inline node with the call's classes. */
struct node *role_node(struct role_call *c, struct node *parent,
                       enum node_type type);

/* Appends a new inline node with `text` as its text node. */
struct node *role_add_text(struct role_call *c, struct node *parent,
                           enum node_type type, str text);

/* Reports that the role's text is invalid, with a help line, and appends the
   construct as problematic, with a system_message. */
void role_fault(struct role_call *c, struct node *parent, str text,
                const char *help);
