// SPDX-License-Identifier: MIT
// directive_call: directives in pages, their definitions, and the functions
// that the implementations of directives share.
#pragma once

#include "doc/message.h"
#include "parse/call/directive_option.h"
#include "parse/lines.h"
#include "parse/parse.h"

struct directive_option {
    /* `name`: as written. `value`: trimmed, with its lines joined by \n; empty
       for a flag. directive_run normalizes the value. */
    str name, value;
    /* position of the value, or of the name if the value is empty */
    struct pos at;
    /* position of the name; name_at.src is NULL if the position is unknown */
    struct pos name_at;
};

/* A directive in a page. As in docutils, the definition determines how the
   source is split into argument, options and content. If the directive takes no
   arguments (required and optional are 0), the string on the first line belongs
   to the content. If the directive takes no options either (`options` is NULL),
   the whole block is content. */
struct directive_call {
    struct parse *p;
    const struct directive *def;
    str name;      /* as written */
    struct pos at; /* position of the name */
    str argument;  /* the whole argument, with its lines joined by \n; may be
                      empty */
    struct pos argument_at;
    struct directive_option *options;
    size_t n_options;
    struct lines content; /* the body, without its indentation and without
                             blank lines at its ends; lives as long as the
                             page */
};

struct directive {
    str name;
    unsigned required, optional; /* number of arguments */
    bool spaces;  /* whether the last argument may have blanks and line
                     breaks */
    bool content; /* whether the directive may have a body */
    /* ends with a STR_NONE name; NULL if the directive takes no options */
    const struct option_spec *options;
    void (*run)(struct directive_call *c, struct node *parent);
    int variant; /* distinguishes directives that share a function */
};

/* The following functions look up an option of a call by name, after the call's
   options were checked. */
/* Returns the option, or NULL if it is missing. */
const struct directive_option *directive_option(const struct directive_call *c,
                                                str name);
/* Returns the option's value: STR_NONE if the option is missing, empty if it
   has no value. */
str directive_text(const struct directive_call *c, str name);
/* Returns the option's value as a number, or `otherwise` if the option is
   missing. */
long directive_number(const struct directive_call *c, str name, long otherwise);
/* Whether the call has the option. */
bool directive_flag(const struct directive_call *c, str name);

/* Parses the call's body in the page's syntax and appends the nodes to n. */
void directive_parse_content(struct directive_call *c, struct node *n);

/* Parses the call's argument as inline elements and appends these to n. */
void directive_parse_argument(struct directive_call *c, struct node *n);

/* Appends the pending messages of inline text to n. Without this call, the
   messages follow the directive's nodes. */
void directive_flush_messages(struct directive_call *c, struct node *n);

/* Reports a fault as "directive 'NAME': TEXT". */
void directive_fault(struct directive_call *c, const struct diag_code *code,
                     struct pos at, str text);

/* Appends a system_message for the last fault to `parent`. */
void directive_message(struct directive_call *c, struct node *parent,
                       enum message_level level);

/* Reports a fault as "directive 'NAME': TEXT", with a help line, and appends
   its system_message to `parent`. Returns false. */
bool directive_refuse(struct directive_call *c, struct node *parent,
                      const struct diag_code *code, struct pos at, str text,
                      str help);

/* Sets the help line of a missing argument. */
void directive_help_argument(struct directive_call *c);

/* Like directive_refuse, for a fault in the value of an option
   (directive-value). */
bool directive_refuse_option(struct directive_call *c, struct node *parent,
                             const struct directive_option *o, str text,
                             str help);

/* Returns whether the call has a body; reports a missing body. */
bool directive_has_content(struct directive_call *c, struct node *parent);

/* Whether topics, contents and sections are allowed below `parent`: true if
   `parent` is the document, a section or a sidebar (docutils' match_titles), or
   if the page is Markdown. */
bool directive_in_section(const struct directive_call *c,
                          const struct node *parent);

/* The message for a directive that is not allowed because directive_in_section
   is false. */
#define DIRECTIVE_NOT_INSIDE \
    "it cannot be inside a list, a quote, a table or another directive"

/* Converts the call's argument, a list of class names, to ids. Returns false
   after reporting an invalid class name. */
bool directive_check_classes(struct directive_call *c, struct node *parent);

/* Returns a new node at the directive's position, without a parent, with the
   values of its options :class: and :name:. */
struct node *directive_node(struct directive_call *c, enum node_type type);

/* Adds the class names in the option `option` to the classes of n. */
void directive_add_classes(struct directive_call *c, struct node *n,
                           str option);

/* Adds the name in :name:, if any, to the node and registers it as a target. */
void directive_add_name(struct directive_call *c, struct node *n);
