// SPDX-License-Identifier: MIT
// directive: the one table of directives for both syntaxes, and how a
// directive's call reaches its function. The parsers find the call's parts
// in their own syntax, directive_run checks them and runs it.
#ifndef PARSE_DIRECTIVE_H
#define PARSE_DIRECTIVE_H

#include "doc/message.h"
#include "parse/parse.h"

struct directive_option {
    str name, value; /* value is trimmed, its lines joined with \n; empty for
                        a flag. directive_run brings it to its normal form */
    struct pos at;   /* of the value; of the name where there is none */
};

/* A directive as it stands in a page. What is argument, option and content
   depends on the definition, as docutils has it: without arguments (required
   and optional 0) the text on the first line belongs to the content, and
   without arguments and options (no `options`) all of the block does. */
struct directive_call {
    struct parse *p;
    const struct directive *def;
    str name;        /* as written */
    struct pos at;   /* of the name */
    str argument;    /* all of it, lines joined with \n; may be empty */
    struct pos argument_at;
    struct directive_option *options;
    size_t n_options;
    struct lines content; /* body, its indentation removed; blank lines at
                             its ends removed */
    str block;       /* the whole directive as written (docutils' block_text) */
};

enum option_kind {
    OPTION_FLAG,       /* no value */
    OPTION_TEXT,       /* any text, also none */
    OPTION_REQUIRED,   /* some text */
    OPTION_NAT,        /* an integer, 0 or more */
    OPTION_POSITIVE,   /* an integer, 1 or more */
    OPTION_INT,
    OPTION_INT_OR_NONE, /* an integer or no value */
    OPTION_CHOICE,     /* one of `choices`, blank-separated */
    OPTION_CLASSES,    /* class names, blank-separated; made ids */
    OPTION_LENGTH,     /* number with an optional CSS unit */
    OPTION_LENGTH_PERCENT, /* the same, or with % */
    OPTION_PERCENT,    /* an integer, 0 or more, with an optional % */
    OPTION_WIDTHS,     /* one of `choices`, or positive integers */
    OPTION_CHAR,       /* one character or its code */
    OPTION_CHAR_SPACE, /* the same, or 'tab' or 'space' */
    OPTION_PATH,       /* a file, line breaks removed */
    OPTION_URI,        /* blanks removed, unless escaped */
    OPTION_ENCODING    /* utf-8, under any of its names */
};

struct option_spec {
    str name;
    enum option_kind kind;
    const char *choices;
};

struct directive {
    str name;
    unsigned required, optional; /* arguments */
    bool spaces;      /* the last argument may hold blanks and line breaks */
    bool content;     /* may have a body */
    const struct option_spec *options; /* ends with a STR_NONE name; NULL:
                                          takes no options at all */
    void (*run)(struct directive_call *c, struct node *parent);
    int which;        /* for a function that serves several names */
};

/* Checks a call's argument count, options and content against its
   definition and runs it, which appends its nodes to `parent`. An unknown
   name or option or a bad value is reported (with the nearest known name),
   and docutils' system_message is appended instead. c->def is filled in. */
void directive_run(struct directive_call *c, struct node *parent);

/* The directive of a name, or NULL. Case does not matter. */
const struct directive *directive_find(str name);

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

/* For the directives' own files: */

/* Reports a fault at a place, as "'NAME': TEXT". */
void directive_fault(struct directive_call *c, enum diag_code code,
                     struct pos at, str text);

/* Appends docutils' system_message for a fault, with the block. */
void directive_message(struct directive_call *c, struct node *parent,
                       enum message_level level, str text);

/* False when the call has no body, which is reported. */
bool directive_has_content(struct directive_call *c, struct node *parent);

/* A new node at the directive's place, not yet in the tree, with the classes
   and the name of its options :class: and :name:. */
struct node *directive_node(struct directive_call *c, enum node_type type);

/* Adds the values of an option of class names to the node's classes. */
void directive_add_classes(struct directive_call *c, struct node *n, str option);

/* Gives the node its name of :name: and notes it as a target. */
void directive_add_name(struct directive_call *c, struct node *n);

/* The lines of the body, or of any run of lines, joined with \n. */
str directive_join(struct arena *a, const struct lines *lines);

#endif
