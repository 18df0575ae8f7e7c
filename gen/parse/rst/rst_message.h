// SPDX-License-Identifier: MIT
// rst_message: the faults of reStructuredText: docutils' system_message for
// the tree, and our own diagnostic for the user, from one table.
#ifndef PARSE_RST_RST_MESSAGE_H
#define PARSE_RST_RST_MESSAGE_H

#include "parse/rst/rst_machine.h"

/* X(name, docutils' level, docutils' text, our code, our words, help). A %
   in docutils' text or in our words is the message's argument. NONE: not
   reported, only in the tree. Our words are STR_NONE where the code's
   wording says all. */
#define RST_MESSAGES(X)                                                        \
    X(INDENT, ERROR, "Unexpected indentation.", RST_INDENT, 0,                 \
      "put a blank line before an indented block, or align the line with the " \
      "text above")                                                            \
    X(LITERAL_QUOTING, ERROR, "Inconsistent literal block quoting.",           \
      RST_LITERAL, "quoted literal block goes on without its quote mark",      \
      "start every line with the same mark, and end with a blank line")        \
    X(LITERAL_MISSING, WARNING, "Literal block expected; none found.",         \
      RST_LITERAL, "'::' without a literal block after it",                    \
      "indent the lines after '::'")                                           \
    X(DEFINITION_LITERAL, INFO,                                                \
      "Blank line missing before literal block (after the \"::\")? "           \
      "Interpreted as a definition list item.",                                \
      NONE, 0, 0)                                                              \
    X(UNINDENT, WARNING, "% ends without a blank line; unexpected unindent.",  \
      RST_BLANK_LINE, "%",                                                     \
      "put a blank line before this one, or indent it like the lines "         \
      "above")                                                                 \
    X(LINE_BLOCK_END, WARNING, "Line block ends without a blank line.",        \
      RST_BLANK_LINE, "line block",                                            \
      "put a blank line before this one, or start it with '| '")               \
    X(TABLE_BLANK, WARNING, "Blank line required after table.",                \
      RST_BLANK_LINE, "table", "put a blank line before this one")             \
    X(TABLE_BLANK_TOO, WARNING, "Blank line required after table.", NONE, 0,   \
      0) /* after a malformed table, which is reported */                      \
    X(TABLE, ERROR, "Malformed table.", RST_TABLE,                             \
      "right edge does not line up",                                           \
      "all lines of a grid table are as long as the first and end with '|' "   \
      "or '+'")                                                                \
    X(TABLE_OPEN, ERROR, "Malformed table.", RST_TABLE, "no bottom border",    \
      "end the table with a line of '+' and '-', and a blank line")            \
    X(TABLE_INCOMPLETE, ERROR,                                                 \
      "Malformed table.\nMalformed table; parse incomplete.", RST_TABLE,       \
      "the cells do not fill it",                                              \
      "every cell is a rectangle with '+' at its corners")                     \
    X(TABLE_HEADS, ERROR,                                                      \
      "Malformed table.\nMultiple head/body row separators (table lines %); "  \
      "only one allowed.",                                                     \
      RST_TABLE, "two header separators, in its lines %",                      \
      "only one line of '=' may separate head and body")                       \
    X(TABLE_HEAD_EDGE, ERROR,                                                  \
      "Malformed table.\nThe head/body row separator may not be the first or " \
      "last line of the table.",                                               \
      RST_TABLE, "header separator at its edge",                               \
      "a line of '=' separates head and body")                                 \
    X(TABLE_BORDER, ERROR,                                                     \
      "Malformed table.\nBottom/header table border does not match top "       \
      "border.",                                                               \
      RST_TABLE, "border is not as long as the top border",                    \
      "make all borders equally long")                                         \
    X(TABLE_BOTTOM, ERROR, "Malformed table.\nNo bottom table border found%.", \
      RST_TABLE, "no bottom border%",                                          \
      "end the table with a line like its top border, and a blank line")       \
    X(TABLE_SPAN, ERROR,                                                       \
      "Malformed table.\nColumn span incomplete in table line %.", RST_TABLE,  \
      "column span ends too early, in its line %",                             \
      "a line of '-' reaches to the end of the last column")                   \
    X(TABLE_SPAN_COLUMN, ERROR,                                                \
      "Malformed table.\nColumn span alignment problem in table line %.",      \
      RST_TABLE, "column span does not line up, in its line %",                \
      "a span starts and ends where columns do")                               \
    X(TABLE_MARGIN, ERROR,                                                     \
      "Malformed table.\nText in column margin in table line %.", RST_TABLE,   \
      "text between two columns, in its line %",                               \
      "leave the blanks between columns free, or make the column wider")       \
    X(TABLE_LOST, ERROR, "", RST_TABLE,                                        \
      "the first line of a row has nothing in its first column, and is left "  \
      "out",                                                                   \
      "a row whose first cell is empty begins with a backslash: '\\'")         \
    X(ENUMERATOR, INFO, "Enumerated list start value not ordinal-1: %", NONE,  \
      0, 0)                                                                    \
    X(TITLE_SHORT, WARNING, "Title underline too short.", RST_TITLE_SHORT,     \
      "underline", "make it at least as long as the title")                    \
    X(TITLE_OVER_SHORT, WARNING, "Title overline too short.", RST_TITLE_SHORT, \
      "overline", "make it at least as long as the title")                     \
    X(TITLE_MAYBE, INFO,                                                       \
      "Possible title underline, too short for the title.\n"                   \
      "Treating it as ordinary text because it's so short.",                   \
      NONE, 0, 0)                                                              \
    X(OVERLINE_MAYBE, INFO,                                                    \
      "Possible incomplete section title.\nTreating the overline as "          \
      "ordinary text because it's so short.",                                  \
      NONE, 0, 0)                                                              \
    X(LINE_MAYBE, INFO,                                                        \
      "Unexpected possible title overline or transition.\n"                    \
      "Treating it as ordinary text because it's so short.",                   \
      NONE, 0, 0)                                                              \
    X(TITLE_PLACE, SEVERE, "Unexpected section title.", RST_TITLE,             \
      "section title inside of other content",                                 \
      "titles stand at the left margin, outside of lists and directives")      \
    X(LINE_PLACE, SEVERE, "Unexpected section title or transition.",           \
      RST_TITLE, "title or transition inside of other content",                \
      "titles and transitions stand at the left margin")                       \
    X(TITLE_LEVEL, SEVERE, "Title level inconsistent:", RST_TITLE,             \
      "title of a level that does not follow here",                            \
      "use a style that is already in use at this level, or one level down")   \
    X(TITLE_INCOMPLETE, SEVERE, "Incomplete section title.", RST_TITLE,        \
      "overline without an underline", "put the same line below the title")    \
    X(TITLE_NO_UNDERLINE, SEVERE,                                              \
      "Missing matching underline for section title overline.", RST_TITLE,     \
      "overline without an underline",                                         \
      "put the same line below the title, or a blank line after a transition") \
    X(TITLE_MISMATCH, SEVERE, "Title overline & underline mismatch.",          \
      RST_TITLE, "overline and underline of the title differ",                 \
      "make both lines the same")                                              \
    X(TITLE_INVALID, ERROR, "Invalid section title or transition marker.",     \
      RST_TITLE, "two lines of marks without a title between them",            \
      "put blank lines around a transition")                                   \
    X(LINE_LENGTH, ERROR, "Line % exceeds the line-length-limit.",             \
      RST_LINE_LENGTH, 0, "break the line")                                    \
    X(TARGET, WARNING, "malformed hyperlink target.", RST_TARGET,              \
      "hyperlink target without a name",                                       \
      "a target is written '.. _name: address'")                               \
    X(SUBSTITUTION_MARKUP, WARNING, "malformed substitution definition.",      \
      RST_TARGET, "substitution definition without an end of its name",        \
      "a substitution is written '.. |name| replace:: text'")                  \
    X(SUBSTITUTION_MISSING, WARNING,                                           \
      "Substitution definition \"%\" missing contents.", RST_SUBSTITUTION,     \
      "substitution '%' has no contents",                                      \
      "write a directive after the name, as 'replace:: text'")                 \
    X(SUBSTITUTION_EMPTY, WARNING,                                             \
      "Substitution definition \"%\" empty or invalid.", RST_SUBSTITUTION,     \
      "substitution '%' is empty or not inline",                               \
      "write a directive after the name, as 'replace:: text'")                 \
    X(SUBSTITUTION_FAILED, WARNING,                                            \
      "Substitution definition \"%\" empty or invalid.", NONE, 0,              \
      0) /* after a fault of its directive, which is reported */               \
    X(SUBSTITUTION_ILLEGAL, ERROR,                                             \
      "Substitution definition contains illegal element <%>:",                 \
      RST_SUBSTITUTION, "substitution may not hold a %",                       \
      "targets and anonymous references cannot be used twice")                 \
    X(INLINE, WARNING, "Inline % start-string without end-string.",            \
      RST_INLINE, "%", 0)                                                      \
    X(INLINE_INTERPRETED, WARNING,                                             \
      "Inline interpreted text or phrase reference start-string without "      \
      "end-string.",                                                           \
      RST_INLINE, "interpreted text",                                          \
      "end it with '`', or write '\\`' for the character itself")              \
    X(ROLE_TWICE, WARNING,                                                     \
      "Multiple roles in interpreted text (both prefix and suffix present; "   \
      "only one allowed).",                                                    \
      RST_ROLE, "interpreted text has two roles", "keep one of them")          \
    X(ROLE_REFERENCE, WARNING,                                                 \
      "Mismatch: both interpreted text role % and reference suffix.",          \
      RST_ROLE, "interpreted text has a role and a reference mark",            \
      "drop the role, or the '_' at the end")

enum rst_message {
#define X(name, level, text, code, ours, help) RST_MESSAGE_##name,
    RST_MESSAGES(X)
#undef X
};

/* Reports a fault at a place to the user. */
void rst_report(struct rst *r, enum rst_message id, struct pos at, str arg);

/* The same, and gives docutils' system_message, not yet in the tree. `line`
   is the line that docutils names (0: none). `arg` fills in the %; `block`,
   unless none, is shown below the message. */
struct node *rst_message(struct rst *r, enum rst_message id, struct pos at,
                         uint32_t line, str arg, str block);

/* The same, appended to m->node, at the line m->lines.v[at]. */
void rst_add_message(struct rst_machine *m, enum rst_message id, size_t at,
                     str arg, str block);

/* Appends "WHAT ends without a blank line" for the line after the current
   one, unless blank_finish. */
void rst_check_finish(struct rst_machine *m, bool blank_finish, str what);

#endif
