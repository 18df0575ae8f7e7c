// SPDX-License-Identifier: MIT
// directive: the one table of directives for both syntaxes, and how a
// directive's call reaches its function. The parsers find the call's parts
// in their own syntax, directive_run checks them and runs it.
#ifndef PARSE_DIRECTIVE_H
#define PARSE_DIRECTIVE_H

#include "parse/parse.h"

struct directive_option {
    str name, value; /* value is trimmed; empty for a flag */
    struct pos at;   /* of the value */
};

/* A directive as it stands in a page. */
struct directive_call {
    struct parse *p;
    const struct directive *def;
    str name;        /* as written */
    struct pos at;   /* of the name */
    str argument;    /* all of it, lines joined with \n; may be empty */
    struct pos argument_at;
    const struct directive_option *options;
    size_t n_options;
    struct lines content; /* body, its indentation removed */
    str block;       /* the whole directive as written (docutils' block_text) */
};

enum option_kind {
    OPTION_FLAG,       /* no value */
    OPTION_TEXT,       /* any text, also none */
    OPTION_REQUIRED,   /* some text */
    OPTION_NAT,        /* an integer, 0 or more */
    OPTION_INT,
    OPTION_CHOICE,     /* one of `choices`, blank-separated */
    OPTION_CLASSES,    /* class names, blank-separated */
    OPTION_LENGTH,     /* number with an optional CSS unit */
    OPTION_PERCENT,
    OPTION_WIDTHS,     /* auto, grid, or integers */
    OPTION_CHAR        /* one character, 'tab', 'space', or a code */
};

struct option_spec {
    str name;
    enum option_kind kind;
    str choices;
};

struct directive {
    str name;
    unsigned required, optional; /* arguments */
    bool spaces;      /* the last argument may hold blanks and line breaks */
    bool content;     /* may have a body */
    const struct option_spec *options; /* ends with a STR_NONE name */
    void (*run)(struct directive_call *c, struct node *parent);
    int which;        /* for a function that serves several names */
};

/* Checks a call's argument count, options and content against its
   definition and runs it, which appends its nodes to `parent`. An unknown
   name, option or a bad value is reported (with the nearest known name) and
   nothing is appended. c->def is filled in here. */
void directive_run(struct directive_call *c, struct node *parent);

/* The directive of a name, or NULL. Case does not matter. */
const struct directive *directive_find(str name);

/* Values of a call's options, checked already. */
const struct directive_option *directive_option(const struct directive_call *c,
                                                str name);
str directive_text(const struct directive_call *c, str name);
long directive_number(const struct directive_call *c, str name, long otherwise);
bool directive_flag(const struct directive_call *c, str name);

/* Parses the call's body below n, in the page's syntax. */
void directive_parse_content(struct directive_call *c, struct node *n);

#endif
