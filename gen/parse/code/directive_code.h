// SPDX-License-Identifier: MIT
// directive_code: literal blocks of code, from a directive's body or from an
// included file.
#pragma once

#include "parse/call/directive_call.h"

/* Fills a literal block: all of the text, or, with the option
   :number-lines:, each line after an inline node that holds its number.
   `lines` is the number of lines. */
void directive_code_add_text(struct directive_call *c, struct node *block,
                             str text, size_t lines);

/* Numbers the lines of a block of code where a highlight directive before it
   said from how many lines on. */
void directive_code_number(const struct parse *p, struct node *n, size_t lines);

/* False when :number-lines: is no number, which is reported. */
bool directive_code_check(struct directive_call *c, struct node *parent);

/* A literal block of a language (may be empty) with the options of
   code-block, and :prepend: and :append:, below `parent`. `source` is the file
   it is from, or none; a caption without text is the call's argument. */
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

/* The lines that an option names, as in "1,3-5,8-", of a text of `total`
   lines; they may lie behind its end. False for anything else, which is
   reported. */
bool directive_code_ranges(struct directive_call *c, str option, size_t total,
                           struct code_ranges *out);

/* The options :caption:, :emphasize-lines:, ... of code-block. */
#define CODE_OPTIONS CODE_OPTIONS_WITH(OPTION_REQUIRED)
#define CODE_OPTIONS_WITH(caption)                          \
    {S_INIT("class"), OPTION_CLASSES, NULL},                \
        {S_INIT("name"), OPTION_REQUIRED, NULL},            \
        {S_INIT("number-lines"), OPTION_TEXT, NULL},        \
        {S_INIT("linenos"), OPTION_FLAG, NULL},             \
        {S_INIT("lineno-start"), OPTION_INT, NULL},         \
        {S_INIT("emphasize-lines"), OPTION_REQUIRED, NULL}, \
        {S_INIT("caption"), caption, NULL},                 \
        {S_INIT("dedent"), OPTION_INT_OR_NONE, NULL},       \
        {S_INIT("substitutions"), OPTION_FLAG, NULL},       \
        {S_INIT("nosubstitutions"), OPTION_FLAG, NULL},     \
    {                                                       \
        S_INIT("force"), OPTION_FLAG, NULL                  \
    }

/* What says of a directive that |name| in its code is always replaced, as
   :substitutions: says of a call. */
enum { CODE_SUBSTITUTES = 100 };
