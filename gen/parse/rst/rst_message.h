// SPDX-License-Identifier: MIT
// rst_message: the table of faults of reStructuredText. Each fault is reported
// to the user, and added to the parsed page as a system_message node.
#pragma once

#include "parse/rst/rst_machine.h"

/* X(name, docutils' level, code, text, help). A % in the text is replaced by
   the message's argument. The code NONE means that the message is added to the
   page, but not reported. A text of 0 means that the argument is the text. */
#define RST_MESSAGES(X)                                                        \
    X(INDENT, ERROR, RST_INDENT, 0,                                            \
      "put a blank line before an indented block, or align the line with the " \
      "text above")                                                            \
    X(LITERAL_QUOTING, ERROR, RST_LITERAL,                                     \
      "this line of a quoted literal block does not start with '%'",           \
      "start the line with the same character as the lines above, or put a "   \
      "blank line before it")                                                  \
    X(LITERAL_MISSING, WARNING, RST_LITERAL,                                   \
      "no indented block follows the paragraph that ends with '::'",           \
      "indent the lines of the block, or write ':' instead of '::'")           \
    X(DEFINITION_LITERAL, INFO, NONE,                                          \
      "read as a definition list item; a blank line above it would make it a " \
      "literal block",                                                         \
      0)                                                                       \
    X(UNINDENT, WARNING, RST_BLANK_LINE, "%",                                  \
      "put a blank line before this line, or indent it like the lines above")  \
    X(SEPARATED, WARNING, RST_BLANK_LINE, "%",                                 \
      "an invisible line separator before this character ends the line: "      \
      "remove it")                                                             \
    X(LINE_BLOCK_END, WARNING, RST_BLANK_LINE, "line block",                   \
      "put a blank line before this line, or start it with '| '; if this is "  \
      "a table, begin it with a border, such as +---+---+")                    \
    X(BULLETS_END, WARNING, RST_BLANK_LINE, "bullet list",                     \
      "put a blank line before this line, begin it with the same bullet as "   \
      "the list, or indent it like the text of the item above")                \
    X(TABLE_BLANK, WARNING, RST_BLANK_LINE, "table",                           \
      "put a blank line before this line, or, if it is a row of the table, "   \
      "move it above the bottom border")                                       \
    X(TABLE_BLANK_TOO, WARNING, NONE, "table", 0)                              \
    X(TABLE, ERROR, RST_TABLE, "right edge does not line up",                  \
      "end all lines of a grid table with '|' or '+', in the same column")     \
    X(TABLE_OPEN, ERROR, RST_TABLE, "no bottom border",                        \
      "end the table with a line of '+' and '-', then a blank line")           \
    X(TABLE_INCOMPLETE, ERROR, RST_TABLE,                                      \
      "the cells do not cover the whole table",                                \
      "make every cell a rectangle with '+' at its corners")                   \
    X(TABLE_HEADS, ERROR, RST_TABLE,                                           \
      "two header separators, on lines % of the table",                        \
      "keep only one line of '=', between header and body")                    \
    X(TABLE_HEAD_EDGE, ERROR, RST_TABLE,                                       \
      "header separator at the edge of the table",                             \
      "put the line of '=' between the header rows and the body rows")         \
    X(TABLE_BORDER, ERROR, RST_TABLE,                                          \
      "this border is not as long as the top border",                          \
      "make all borders equally long")                                         \
    X(TABLE_BOTTOM, ERROR, RST_TABLE, "no bottom border%",                     \
      "end the table with a line like its top border, and a blank line")       \
    X(TABLE_SPAN, ERROR, RST_TABLE,                                            \
      "column span ends too early, on line % of the table",                    \
      "extend the line of '-' to the end of the last column")                  \
    X(TABLE_SPAN_COLUMN, ERROR, RST_TABLE,                                     \
      "column span does not line up, on line % of the table",                  \
      "start and end the line of '-' where columns start and end")             \
    X(TABLE_MARGIN, ERROR, RST_TABLE,                                          \
      "text between two columns, on line % of the table",                      \
      "move the text into a column, or make the column wider")                 \
    X(TABLE_LOST, ERROR, RST_TABLE,                                            \
      "this row has no text in its first column and is not shown",             \
      "write a backslash in the empty first cell: '\\'")                       \
    X(ENUMERATOR, INFO, NONE, "list starts with %", 0)                         \
    X(TITLE_SHORT, WARNING, RST_TITLE_SHORT, "underline",                      \
      "make it at least as long as the title")                                 \
    X(TITLE_OVER_SHORT, WARNING, RST_TITLE_SHORT, "overline",                  \
      "make it at least as long as the title")                                 \
    X(TITLE_MAYBE, INFO, NONE,                                                 \
      "read as text; with a longer underline, it would be a title", 0)         \
    X(LINE_MAYBE, INFO, NONE,                                                  \
      "read as text; with a longer line, it would be a title", 0)              \
    X(TITLE_PLACE, SEVERE, RST_TITLE, "section title inside other content",    \
      "start titles at the left margin, outside of lists and directives")      \
    X(LINE_PLACE, SEVERE, RST_TITLE,                                           \
      "title or transition inside other content",                              \
      "start titles and transitions at the left margin, outside of lists and " \
      "directives")                                                            \
    X(TITLE_LEVEL, SEVERE, RST_TITLE, "%",                                     \
      "use the underline style of the level that the title should have; no "   \
      "level may be skipped")                                                  \
    X(TITLE_INCOMPLETE, SEVERE, RST_TITLE, "overline without an underline",    \
      "put the same line below the title")                                     \
    X(TITLE_NO_UNDERLINE, SEVERE, RST_TITLE, "overline without an underline",  \
      "put the same line below the title, or a blank line after a transition") \
    X(TITLE_MISMATCH, SEVERE, RST_TITLE,                                       \
      "overline and underline of the title differ",                            \
      "make both lines the same")                                              \
    X(TITLE_INVALID, ERROR, RST_TITLE,                                         \
      "two lines of punctuation without a title between them",                 \
      "put blank lines around a transition")                                   \
    X(LINE_LENGTH, ERROR, RST_LINE_LENGTH, 0, "break the line")                \
    X(TARGET, WARNING, RST_TARGET,                                             \
      "hyperlink target without a name, or without a colon after the name",    \
      "write '.. _name: address', or '.. _name:' before an element")           \
    X(SUBSTITUTION_MARKUP, WARNING, RST_TARGET,                                \
      "the name of a substitution has no closing '|'",                         \
      "write '.. |name| replace:: text'")                                      \
    X(SUBSTITUTION_MISSING, WARNING, RST_SUBSTITUTION,                         \
      "substitution '%' has no content",                                       \
      "write a directive after the name, such as 'replace:: text'")            \
    X(SUBSTITUTION_EMPTY, WARNING, RST_SUBSTITUTION,                           \
      "substitution '%' has no directive, or one that produces no inline "     \
      "text",                                                                  \
      "write '.. |name| replace:: text', with a single paragraph of text")     \
    X(SUBSTITUTION_FAILED, WARNING, NONE, "substitution '%' is empty", 0)      \
    X(SUBSTITUTION_ILLEGAL, ERROR, RST_SUBSTITUTION,                           \
      "substitution must not contain a %",                                     \
      "each use of the substitution would repeat it; write it in the text "    \
      "instead")                                                               \
    X(INLINE, WARNING, RST_INLINE, "%", 0)                                     \
    X(INLINE_INTERPRETED, WARNING, RST_INLINE, "'`'",                          \
      "end it with '`', or write '\\`' for the character itself")              \
    X(ROLE_TWICE, WARNING, RST_ROLE, "text in backquotes has two roles",       \
      "keep the role before the text or the role after it")                    \
    X(ROLE_REFERENCE, WARNING, RST_ROLE,                                       \
      "text in backquotes has both a role and the '_' of a link",              \
      "remove the role, or the '_' at the end")

enum rst_message {
#define X(name, level, code, text, help) RST_MESSAGE_##name,
    RST_MESSAGES(X)
#undef X
};

/* Reports a fault to the user. `arg` replaces the %. */
void rst_report(struct rst *r, enum rst_message id, struct pos at, str arg);

/* Reports a fault and returns its system_message, which has no parent yet. */
struct node *rst_message(struct rst *r, enum rst_message id, struct pos at,
                         str arg);

/* Reports a fault at line m->lines.v[at] and appends its message to m->node. */
void rst_add_message(struct rst_machine *m, enum rst_message id, size_t at,
                     str arg);

/* Unless blank_finish is true, reports that `element`, such as "bullet list",
   ends without a blank line. The fault is reported at the line after the
   current line. */
void rst_check_finish(struct rst_machine *m, bool blank_finish, str element);
