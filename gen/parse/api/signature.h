// SPDX-License-Identifier: MIT
// signature: one signature of a description, and the functions with which the
// parsers of signatures (sig_c.c, sig_python.c, sig_option.c) make its nodes.
#pragma once

#include "doc/node.h"
#include "parse/api/domain.h"
#include "parse/api/domain_context.h"
#include "parse/api/sig_token.h"

struct sig {
    struct arena *a;
    const struct described_type *type;
    const struct domain_scope *in; /* the scope of the description */
    str module;                    /* the module of the object, or STR_NONE */
    bool bare;   /* whether the name is shown without its module */
    bool called; /* whether brackets are shown even if they are not written */
    str text;    /* without blanks at its ends */
    struct pos at;
    struct node *node;  /* the NODE_DESC_SIGNATURE to fill */
    struct node *words; /* node with the words before the name; or NULL */
    /* Set by sig_python, sig_c, sig_option or sig_plain: */
    str full;   /* the name within its module */
    str name;   /* last part of `full` */
    str prefix; /* prefix written before the name, without its last separator */
    str within; /* the object that contains this object; may be empty */
    str key;    /* distinguishes overloaded functions; or STR_NONE */
    /* id by the language's own rule; STR_NONE if the language has no such
       rule */
    str id;
    struct strs names; /* all names of an option */
    size_t fault;      /* offset at which the signature becomes invalid */
};

/* Each of these functions reads a signature by its own grammar. If the
   signature is invalid, the function sets s->fault and returns false, and the
   caller must discard the children of s->node. */
bool sig_python(struct sig *s);
bool sig_c(struct sig *s);
bool sig_option(struct sig *s);
bool sig_plain(struct sig *s); /* a plain name */

/* Appends an inline node with classes (separated by blanks), and `text` in it
   unless it is empty. Returns the inline node. */
struct node *sig_add(struct sig *s, struct node *parent, enum node_type type,
                     const char *classes, str text);
void sig_text(struct sig *s, struct node *parent, str text);

/* Append the name, a string beside the name (such as "@"), or a bracket to the
   signature. */
void sig_put_name(struct sig *s, str text);
void sig_put_beside(struct sig *s, str text);
void sig_put_bracket(struct sig *s, str bracket);

/* Appends a reference without its text and returns it. */
struct node *sig_reference(struct sig *s, struct node *parent, str reftype,
                           str target);

/* Appends a Python annotation to `parent`; its names become references. */
void sig_annotation(struct sig *s, struct node *parent, str text);

/* Returns the qualified name in a declaration or reference of C or C++, in `a`,
   in normal spelling: without template<...>, template arguments and parameters.
   Returns STR_NONE if the string has no name. */
str sig_c_name(struct arena *a, str text);
