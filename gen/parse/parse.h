// SPDX-License-Identifier: MIT
// parse: the entry points of both parsers, and the state of a page that the
// parsers share. In: a page's source. Out: the page's document tree, with
// unresolved references.
#pragma once

#include "base/arena.h"
#include "base/diag.h"
#include "base/source.h"
#include "config/writing.h"
#include "doc/document.h"
#include "doc/message.h"

struct site;

enum { PARSE_DEPTH_MAX = 100 }; /* maximum nesting depth of body elements */

struct parse;
struct domain_context;

/* The functions of a parser that the implementations of directives and roles
   call. Each syntax has its own functions. */
struct parse_syntax {
    /* Parses lines as body elements and appends them to `parent`. If `sections`
       is true, titles start sections, as in an included file; otherwise titles
       are reported. */
    void (*block)(struct parse *p, struct lines lines, struct node *parent,
                  bool sections);
    /* Parses a string as inline elements and appends them to `parent`. `at` is
       the position of the string's first byte. */
    void (*inline_text)(struct parse *p, str text, struct pos at,
                        struct node *parent);
    /* Parses the lines in a block quote into one or more block_quote nodes with
       their attributions. The pointer is NULL if the syntax has no
       attributions. */
    void (*block_quote)(struct parse *p, struct lines lines,
                        struct node *parent);
    /* Appends the system_messages that inline_text has collected to `parent`. A
       directive calls this function when the messages must precede the nodes
       that it appends next. The pointer is NULL if the syntax has no
       messages. */
    void (*flush_messages)(struct parse *p, struct node *parent);
    /* Appends a problematic node with the text `raw` for a failed role to
       `parent`; the role's system_message is inserted after the text block. The
       caller has already reported the fault. If the pointer is NULL, the role
       is shown as written. */
    void (*problematic)(struct parse *p, struct node *parent, str raw,
                        struct pos at);
};

/* A file being included, and the file that includes it. */
struct parse_include {
    const struct parse_include *by;
    str path; /* from the site root */
    str clip; /* options that select a part of the file */
    /* prefix for links that are relative to the included file; STR_NONE if
       links are not relative to that file */
    str docs;
    /* whether addresses of images are relative to the included file */
    bool images;
    int deeper; /* number added to the levels of the included file's headings */
};

struct parse {
    struct arena *a; /* the page's */
    struct diags *d; /* the page's */
    struct document *doc;
    const struct site *site; /* never NULL; may be a bare site */
    str page_dir;            /* folder of the page, from the site root */
    enum page_syntax language;
    const struct parse_syntax *syntax;
    unsigned depth;  /* current nesting depth of body elements */
    size_t problems; /* number of problems in inline text */
    /* lower-case name -> struct role_custom *, for roles that the role
       directive defines */
    struct map roles;
    str default_role;              /* default role; STR_NONE means
                                      title_reference */
    str highlight;                 /* default language of code; or STR_NONE */
    struct domain_context *domain; /* NULL until it is needed
                                      (parse/api/domain_context.h) */
    /* number of lines that a code block must have to get line numbers; if 0,
       code blocks get no line numbers */
    size_t numbers_from;
    const struct parse_include *included; /* NULL if no file is being
                                             included */
    bool in_data; /* parsing a cell of a data file, or of a script's table */
    void *parser; /* the state of the syntax's parser */
};

/* Parse the page `src` and return its document, never NULL. Report faults in
   `d`. Keep the parser's state in the document's member `parse`, so that
   p->syntax->block and inline_text can be called later. The document, the state
   and the data of the state's `parser` live in `a`. `page_dir` is the page's
   folder, from the site root. */
struct document *parse_rst(struct arena *a, struct diags *d,
                           const struct site *site, str page_dir,
                           const struct source *src);
struct document *parse_markdown(struct arena *a, struct diags *d,
                                const struct site *site, str page_dir,
                                const struct source *src);

/* Parses lines of a Markdown page as reStructuredText (MyST's eval-rst) and
   appends the nodes to `parent`. `p` belongs to the page. If `sections` is
   true, titles start sections. */
void parse_rst_part(struct parse *p, struct lines lines, struct node *parent,
                    bool sections);

/* Parses lines of a reStructuredText page as Markdown and appends the nodes to
   `parent`. If `sections` is true, titles start sections. Footnotes are
   appended at the end of the part. */
void parse_markdown_part(struct parse *p, struct lines lines,
                         struct node *parent, bool sections);
