// SPDX-License-Identifier: MIT
// parse: the state that a page's parsing shares in both syntaxes, and the
// two entry points. In: a page's source. Out: its document tree, before
// references are resolved.
#pragma once

#include "base/arena.h"
#include "base/diag.h"
#include "base/source.h"
#include "config/writing.h"
#include "doc/document.h"
#include "doc/message.h"

struct site;

enum { PARSE_DEPTH_MAX = 100 }; /* nested body elements */

struct parse;
struct domain_context;

/* What directives and roles need of the syntax that they stand in. */
struct parse_syntax {
    /* Parses lines as body elements below `parent`. With `sections`, titles
       make sections (an included file); otherwise they are faults. */
    void (*block)(struct parse *p, struct lines lines, struct node *parent,
                  bool sections);
    /* Parses a text as inline elements below `parent`; `at` is the place of
       its first byte. */
    void (*inline_text)(struct parse *p, str text, struct pos at,
                        struct node *parent);
    /* Parses the lines inside a block quote: one or more block_quote nodes
       with their attributions. NULL: the syntax has no attributions. */
    void (*block_quote)(struct parse *p, struct lines lines,
                        struct node *parent);
    /* Appends the system_messages that inline_text left so far, where they
       do not stand after the directive's nodes. NULL: it leaves none. */
    void (*flush_messages)(struct parse *p, struct node *parent);
    /* Appends a problematic node of `raw` (a role that failed) to
       `parent` and leaves its system_message after the text block. The fault
       is reported already. NULL: the text stands as written. */
    void (*problematic)(struct parse *p, struct node *parent, str raw,
                        struct pos at);
};

/* A file being included, within the one it is included by. */
struct parse_include {
    const struct parse_include *by;
    str path; /* from the site root */
    str clip; /* the options that cut a part out of it */
    str docs; /* addresses of links that begin so count from the file; STR_NONE:
                 none do */
    bool images; /* so do those of pictures */
    int deeper;  /* levels that are added to those of its headings */
};

struct parse {
    struct arena *a; /* the page's */
    struct diags *d; /* the page's */
    struct document *doc;
    const struct site *site; /* never NULL; may be bare */
    str page_dir;            /* folder of the page, from the site root */
    enum page_syntax language;
    const struct parse_syntax *syntax;
    unsigned depth;   /* of nested body elements */
    size_t problems;  /* in inline text so far */
    struct map roles; /* of the role directive: role_custom * */
    str default_role; /* STR_NONE: title_reference */
    str highlight;    /* the language of code that names none; or none */
    struct domain_context *domain; /* parse/api/domain_context.h, once asked
                                      for */
    size_t numbers_from; /* lines of code that get numbers; 0: none do */
    const struct parse_include *included; /* NULL: in the page itself */
    void *own; /* of the syntax: rst or markdown state */
};

/* Parses a page; always gives a tree (faults are in d). The state stays in
   the document's `parse`, ready for p->syntax->block and inline_text, so it
   lives in `a` with all that `own` points to. */
struct document *parse_rst(struct arena *a, struct diags *d,
                           const struct site *site, str page_dir,
                           const struct source *src);
struct document *parse_markdown(struct arena *a, struct diags *d,
                                const struct site *site, str page_dir,
                                const struct source *src);

/* Parses lines of a page in the other syntax as reStructuredText below
   `parent` (MyST's eval-rst); p is the page's. With `sections`, titles make
   sections. */
void parse_rst_part(struct parse *p, struct lines lines, struct node *parent,
                    bool sections);

/* The same as Markdown; footnotes of the part stand at its end. */
void parse_markdown_part(struct parse *p, struct lines lines,
                         struct node *parent, bool sections);
