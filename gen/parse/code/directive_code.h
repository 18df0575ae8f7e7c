// SPDX-License-Identifier: MIT
// directive_code: literal blocks of code from a directive's body or an
// included file.
#pragma once

#include "parse/call/directive_call.h"

/* Fills a literal block with `text`, which has `lines` lines. With the option
   :number-lines:, puts an inline node with the line's number before each
   line. */
void directive_code_add_text(struct directive_call *c, struct node *block,
                             str text, size_t lines);

/* Turns line numbers on in a block of `lines` lines if an earlier highlight
   directive asked for numbers in blocks of this length. */
void directive_code_number(const struct parse *p, struct node *n, size_t lines);

/* If :number-lines: has a value that is not a number, reports that and returns
   false. */
bool directive_code_check(struct directive_call *c, struct node *parent);

/* Appends a literal block with the options of code-block, and :prepend: and
   :append:, to `parent`. `language` may be empty. `source` is the file that the
   lines come from, or STR_NONE. If :caption: is empty, the caption is the
   directive's argument. */
void directive_code_add_block(struct directive_call *c, struct node *parent,
                              str language, struct lines lines, str source);

/* Lines [from, to], counted from 1. */
struct code_range {
    size_t from, to;
};

struct code_ranges {
    struct code_range *v;
    size_t n, cap;
};

/* Appends the ranges of lines in the value of an option, such as "1,3-5,8-", to
   *out. `total` is the number of lines; ranges may exceed it. Returns false
   after reporting a malformed value. */
bool directive_code_ranges(struct directive_call *c, str option, size_t total,
                           struct code_ranges *out);

/* The options :caption:, :emphasize-lines:, ... of code-block. */
#define CODE_OPTIONS CODE_OPTIONS_WITH(OPTION_REQUIRED)
#define CODE_OPTIONS_WITH(caption)                      \
    {S_INIT("class"), OPTION_CLASSES, NULL},            \
        {S_INIT("name"), OPTION_REQUIRED, NULL},        \
        {S_INIT("number-lines"), OPTION_TEXT, NULL},    \
        {S_INIT("linenos"), OPTION_FLAG, NULL},         \
        {S_INIT("lineno-start"), OPTION_INT, NULL},     \
        {S_INIT("emphasize-lines"), OPTION_REQUIRED,    \
         "lines, such as 1,3-5,8-"},                    \
        {S_INIT("caption"), caption, NULL},             \
        {S_INIT("dedent"), OPTION_INT_OR_NONE, NULL},   \
        {S_INIT("substitutions"), OPTION_FLAG, NULL},   \
        {S_INIT("nosubstitutions"), OPTION_FLAG, NULL}, \
    {                                                   \
        S_INIT("force"), OPTION_FLAG, NULL              \
    }

/* The `variant` of a directive that always replaces |name| in its code, as if
   each call had the option :substitutions:. */
enum { CODE_SUBSTITUTES = 100 };
