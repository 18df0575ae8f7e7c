// SPDX-License-Identifier: MIT
// directive_call: a directive as it stands in a page, its definition, and
// what the directives' own files share to turn it into nodes.
#pragma once

#include "doc/message.h"
#include "parse/call/directive_option.h"
#include "parse/lines.h"
#include "parse/parse.h"

struct directive_option {
    str name, value;    /* value is trimmed, its lines joined with \n; empty for
                           a flag. directive_run brings it to its normal form */
    struct pos at;      /* of the value; of the name where there is none */
    struct pos name_at; /* of the name; src NULL: not known */
};

/* A directive as it stands in a page. What is argument, option and content
   depends on the definition, as docutils has it: without arguments (required
   and optional 0) the text on the first line belongs to the content, and
   without arguments and options (no `options`) all of the block does. */
struct directive_call {
    struct parse *p;
    const struct directive *def;
    str name;      /* as written */
    struct pos at; /* of the name */
    str argument;  /* all of it, lines joined with \n; may be empty */
    struct pos argument_at;
    struct directive_option *options;
    size_t n_options;
    struct lines content; /* body, its indentation removed; blank lines at
                             its ends removed; lives as long as the page */
};

struct directive {
    str name;
    unsigned required, optional; /* arguments */
    bool spaces;  /* the last argument may hold blanks and line breaks */
    bool content; /* may have a body */
    const struct option_spec *options; /* ends with a STR_NONE name; NULL:
                                          takes no options at all */
    void (*run)(struct directive_call *c, struct node *parent);
    int which; /* for a function that serves several names */
};

/* Values of a call's options, checked already. A text is STR_NONE where the
   option is not given, and empty where it has no value. */
const struct directive_option *directive_option(const struct directive_call *c,
                                                str name);
str directive_text(const struct directive_call *c, str name);
long directive_number(const struct directive_call *c, str name, long otherwise);
bool directive_flag(const struct directive_call *c, str name);

/* Parses the call's body below n, in the page's syntax. */
void directive_parse_content(struct directive_call *c, struct node *n);

/* Parses the call's argument as inline elements below n. */
void directive_parse_argument(struct directive_call *c, struct node *n);

/* Appends the messages of inline text to n now; else they stand after the
   directive's nodes. */
void directive_flush_messages(struct directive_call *c, struct node *n);

/* Reports a fault at a place, as "'NAME': TEXT". */
void directive_fault(struct directive_call *c, const struct diag_code *code,
                     struct pos at, str text);

/* Appends the system_message of the fault that was reported last. */
void directive_message(struct directive_call *c, struct node *parent,
                       enum message_level level);

/* Reports a fault at a place, as "'NAME': TEXT", with a help line, and appends
   its system_message to `parent`. Returns false. */
bool directive_refuse(struct directive_call *c, struct node *parent,
                      const struct diag_code *code, struct pos at, str text,
                      str help);

/* The same for the value of an option (directive-value). */
bool directive_refuse_option(struct directive_call *c, struct node *parent,
                             const struct directive_option *o, str text,
                             str help);

/* False when the call has no body, which is reported. */
bool directive_has_content(struct directive_call *c, struct node *parent);

/* True where sections may start, and so topics and contents may stand:
   docutils' match_titles, or a sidebar. */
bool directive_in_section(const struct directive_call *c,
                          const struct node *parent);

/* Brings an argument of class names to their normal form; false when it holds
   none, which is reported. */
bool directive_check_classes(struct directive_call *c, struct node *parent);

/* A new node at the directive's place, not yet in the tree, with the classes
   and the name of its options :class: and :name:. */
struct node *directive_node(struct directive_call *c, enum node_type type);

/* Adds the values of an option of class names to the node's classes. */
void directive_add_classes(struct directive_call *c, struct node *n,
                           str option);

/* Gives the node its name of :name: and notes it as a target. */
void directive_add_name(struct directive_call *c, struct node *n);
