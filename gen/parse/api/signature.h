// SPDX-License-Identifier: MIT
// signature: a line of a description on its way into nodes, and what the
// grammars of the languages share to make them.
#pragma once

#include "doc/node.h"
#include "parse/api/domain.h"
#include "parse/api/domain_context.h"
#include "parse/api/sig_token.h"

struct sig {
    struct arena *a;
    const struct described_type *type;
    const struct domain_scope *in; /* where it stands */
    str module;                    /* that it belongs to, or none */
    bool bare;                     /* shows its name without the module */
    bool called;                   /* shows brackets although it has none */
    str text;                      /* blanks at its ends removed */
    struct pos at;
    struct node *node;  /* the NODE_DESC_SIGNATURE, to be filled */
    struct node *words; /* its annotation before the name; NULL: none */
    /* What the grammar finds out. */
    str full;          /* the name, within the module */
    str name;          /* its last part */
    str prefix;        /* what was written before that, without the separator */
    str within;        /* the object that it belongs to, or empty */
    str key;           /* what tells an overloaded one; or none */
    str id;            /* where the language has a rule of its own; or none */
    struct strs names; /* of an option, each of them */
    size_t fault;      /* where a signature stops being one */
};

/* Reads a signature by a language's grammar. False, with s->fault set, when it
   is none; what is in s->node then goes. */
bool sig_python(struct sig *s);
bool sig_c(struct sig *s);
bool sig_option(struct sig *s);
bool sig_plain(struct sig *s); /* nothing but a name */

/* Appends an inline node with classes, separated by blanks; with a text unless
   it is empty. */
struct node *sig_add(struct sig *s, struct node *parent, enum node_type type,
                     const char *classes, str text);
void sig_text(struct sig *s, struct node *parent, str text);

/* Append to the signature the name, what is written beside it, a bracket. */
void sig_put_name(struct sig *s, str text);
void sig_put_beside(struct sig *s, str text);
void sig_put_bracket(struct sig *s, str bracket);

/* A reference from within the signature, without its text. */
struct node *sig_reference(struct sig *s, struct node *parent, str reftype,
                           str target);

/* An annotation of Python's types below parent, with references. */
void sig_annotation(struct sig *s, struct node *parent, str text);

/* The name in a text of C or C++, with its scopes, in one spelling: without
   template<...>, template arguments and parameters. STR_NONE: it has none. */
str sig_c_name(struct arena *a, str text);
