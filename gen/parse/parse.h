// SPDX-License-Identifier: MIT
// parse: the entry points of both parsers, and the state of a page that they
// share. In: a page's source. Out: its document tree, with unresolved
// references.
#pragma once

#include "base/arena.h"
#include "base/diag.h"
#include "base/source.h"
#include "config/writing.h"
#include "doc/document.h"
#include "doc/message.h"

struct site;

enum { PARSE_DEPTH_MAX = 100 }; /* limit of nested body elements */

struct parse;
struct domain_context;

/* The callbacks into the parser of the syntax in which a directive or role is
   written. */
struct parse_syntax {
    /* Parses lines as body elements and appends them to `parent`. With
       `sections`, titles start sections, as in an included file; otherwise
       titles are reported. */
    void (*block)(struct parse *p, struct lines lines, struct node *parent,
                  bool sections);
    /* Parses a string as inline elements and appends them to `parent`. `at` is
       the position of the string's first byte. */
    void (*inline_text)(struct parse *p, str text, struct pos at,
                        struct node *parent);
    /* Parses the lines in a block quote into one or more block_quote nodes with
       their attributions. NULL if the syntax has no attributions. */
    void (*block_quote)(struct parse *p, struct lines lines,
                        struct node *parent);
    /* Appends the pending system_messages of inline_text, where these must
       precede later nodes of the directive. NULL if the syntax has no
       messages. */
    void (*flush_messages)(struct parse *p, struct node *parent);
    /* Appends a problematic node for a failed role, whose text is `raw`, to
       `parent`; the role's system_message is inserted after the text block. The
       caller has already reported the fault. NULL: the role is shown as
       written. */
    void (*problematic)(struct parse *p, struct node *parent, str raw,
                        struct pos at);
};

/* A file being included, and the file that includes it. */
struct parse_include {
    const struct parse_include *by;
    str path;    /* from the site root */
    str clip;    /* the options that select a part of it */
    str docs;    /* links that start with this are relative to the included
                    file; STR_NONE: none */
    bool images; /* the same for addresses of images */
    int deeper;  /* added to the levels of its headings */
};

struct parse {
    struct arena *a; /* the page's */
    struct diags *d; /* the page's */
    struct document *doc;
    const struct site *site; /* never NULL; may be a bare site */
    str page_dir;            /* folder of the page, from the site root */
    enum page_syntax language;
    const struct parse_syntax *syntax;
    unsigned depth;   /* number of open body elements */
    size_t problems;  /* number of problems in inline text */
    struct map roles; /* roles made by the role directive: struct role_custom
                       * */
    str default_role; /* default role; STR_NONE: title_reference */
    str highlight;    /* default language of code; or STR_NONE */
    struct domain_context *domain; /* NULL until it is needed
                                      (parse/api/domain_context.h) */
    size_t numbers_from; /* minimal number of lines for line numbers in code;
                            0: no numbers */
    const struct parse_include *included; /* NULL if no file is being
                                             included */
    void *own;                            /* the state of the syntax's parser */
};

/* Parses a page and always returns a tree; faults are in d. The state stays in
   the document's `parse`, so that p->syntax->block and inline_text can be
   called later. It lives in `a`, with all that `own` points to. */
struct document *parse_rst(struct arena *a, struct diags *d,
                           const struct site *site, str page_dir,
                           const struct source *src);
struct document *parse_markdown(struct arena *a, struct diags *d,
                                const struct site *site, str page_dir,
                                const struct source *src);

/* Parses lines of a Markdown page as reStructuredText (MyST's eval-rst) and
   appends the nodes to `parent`. p belongs to the page. With `sections`, titles
   start sections. */
void parse_rst_part(struct parse *p, struct lines lines, struct node *parent,
                    bool sections);

/* Parses lines of a reStructuredText page as Markdown. Footnotes are appended
   at the end of the part. */
void parse_markdown_part(struct parse *p, struct lines lines,
                         struct node *parent, bool sections);
