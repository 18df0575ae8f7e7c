// SPDX-License-Identifier: MIT
// rst_element: the parsers of body elements, one for each kind. In: a struct
// rst_machine m whose current line starts the element. Out: nodes below
// m->node.
#pragma once

#include "parse/rst/rst_machine.h"

/* Each of the following functions parses the element that starts at the current
   line, and makes the element's last line the current one. A function that
   returns bool returns false, and changes nothing, if the line is text after
   all. */
bool rst_list_bullet(struct rst_machine *m);
bool rst_list_enumerated(struct rst_machine *m);
bool rst_list_field(struct rst_machine *m);
bool rst_list_option(struct rst_machine *m);
bool rst_quote_block(struct rst_machine *m);
bool rst_quote_lines(struct rst_machine *m);
bool rst_quote_doctest(struct rst_machine *m);

/* Parse tables. Malformed tables are reported and left out. */
bool rst_table_grid(struct rst_machine *m);
bool rst_table_simple(struct rst_machine *m);

/* Parses a line of one repeated mark (rst_is_mark), such as "=====": the
   overline of a title, or a transition. */
bool rst_section_line(struct rst_machine *m);

/* Parses a section title: the current line is text, and the next line, the
   underline, is one repeated mark. Returns false if the underline is so short
   that both lines are probably text. */
bool rst_section_underline(struct rst_machine *m);

/* Parses a line of text: a paragraph, a title, or the term of a definition
   list. Also parses the literal block that "::" announces. */
void rst_text_block(struct rst_machine *m);

/* Parses explicit markup (".. " or "__ ") and the explicit markup on the lines
   after it, up to a line of another kind. */
bool rst_explicit(struct rst_machine *m);

/* Parse a target or a substitution definition. `first` is the number of bytes
   in its marker. Set *blank_finish to whether the markup ends with a blank
   line. Return false if the markup is malformed. */
bool rst_target(struct rst_machine *m, size_t first, bool *blank_finish);
bool rst_substitution(struct rst_machine *m, size_t first, bool *blank_finish);

/* Parses "__ address", whose marker has `first` bytes. Returns whether the
   target ends with a blank line. */
bool rst_target_anonymous(struct rst_machine *m, size_t first);

/* Runs the directive whose name starts at byte `at` of the current line and
   whose marker has `first` bytes; appends its nodes to `parent`. `alt` is the
   default of the option "alt", or STR_NONE. Returns whether the directive ends
   with a blank line. */
bool rst_directive(struct rst_machine *m, size_t at, str name, size_t first,
                   struct node *parent, str alt);

/* Appends the block quotes in `lines`, each with its attribution, to m->node.
   Ignores the current line. */
void rst_quote_inside(struct rst_machine *m, struct lines lines);
