// SPDX-License-Identifier: MIT
// math_row: the parser of formulas: rows of elements with scripts, groups and
// arguments; the tables of commands.
#pragma once

#include "math/math_font.h"
#include "math/math_node.h"
#include "math/math_symbol.h"
#include "math/math_token.h"

/* TeX's styles of text. In MATH_SCRIPT and MATH_SCRIPT2, relations have no
   space around them. */
enum math_style { MATH_DISPLAY, MATH_INLINE, MATH_SCRIPT, MATH_SCRIPT2 };

struct math_row;

/* A command that has arguments or changes the parser's state. */
struct math_command {
    str name;
    /* Reads the command's arguments and returns an element, or NULL if the
       command shows nothing. */
    struct math_node *(*read)(struct math_row *p, const struct math_command *c);
    const char *text; /* `text` and `value` are arguments for `read`; the
                         comment at each such function describes them */
    int value;
};

struct math_tag {
    struct math_node *row; /* tagged row of a table; NULL: the whole formula */
    str text;
};

/* The parser. */
struct math_row {
    struct math_lexer x;
    struct arena *a;
    enum math_style style;
    enum math_font font;
    bool in_bracket; /* ']' ends the current row */
    unsigned depth;
    struct math_token at;        /* the current command */
    struct math_node *so_far;    /* the row up to the current command */
    struct math_node *table_row; /* the current row of a table; NULL outside a
                                    table */
    bool continues; /* math_row_read reads a cell of a table next, and the cell
                     continues the equation of the cell to its left, as "= b" in
                     \begin{aligned} a &= b */
    struct {
        struct math_tag *v;
        size_t n, cap;
    } tags;
    size_t columns; /* number of columns of the widest table */
    /* The tables in which a command is looked up, in this order. NULL ends the
       array of tables. An entry without a name ends each table. */
    const struct math_command *const *commands;
};

/* Reads a row of elements up to one of the tokens '}', '&', \\, \right,
   \middle, \end or, within brackets, ']'. Returns an <mrow>. */
struct math_node *math_row_read(struct math_row *p);

/* Reads an argument, in the style `style`: a group, or one element without
   scripts. If the argument is missing, reports that and returns an empty
   <mrow>. */
struct math_node *math_row_argument(struct math_row *p, enum math_style style);

/* Reads the rest of the row and returns it as a new element with this tag. */
struct math_node *math_row_rest(struct math_row *p, const char *tag);

/* Parses `tex` as a formula, in the current font and style. `at` is the offset
   of `tex` in the current part of the formula (math.h). */
struct math_node *math_row_text(struct math_row *p, str tex, size_t at);

/* math_row_symbol returns the element of a symbol with the form `form`.
   math_row_operator returns an <mo> with the class `class`. */
struct math_node *math_row_symbol(struct math_row *p, enum math_form form,
                                  str text);
struct math_node *math_row_operator(struct math_row *p, enum math_class class,
                                    const char *text);

/* Returns an <mspace> of class MATH_GAP with a width such as "1em". */
struct math_node *math_row_gap(struct math_row *p, const char *width);

/* Implements `read` (struct math_command) for commands without arguments that
   show nothing. Returns NULL. */
struct math_node *math_row_nothing(struct math_row *p,
                                   const struct math_command *c);

/* Reports a fault at the current command. */
void math_row_fault(struct math_row *p, str what);

/* math_style_script returns the style of the scripts on an element that has the
   style `style`. math_style_fraction does the same for the numerator and
   denominator of a fraction. */
enum math_style math_style_script(enum math_style style);
enum math_style math_style_fraction(enum math_style style);
