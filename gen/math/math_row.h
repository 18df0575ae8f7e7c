// SPDX-License-Identifier: MIT
// math_row: the parser: rows of elements with scripts, groups and arguments;
// the tables of commands.
#pragma once

#include "math/math_font.h"
#include "math/math_node.h"
#include "math/math_symbol.h"
#include "math/math_token.h"

/* TeX's styles; the last two have no space around relations. */
enum math_style { MATH_DISPLAY, MATH_INLINE, MATH_SCRIPT, MATH_SCRIPT2 };

struct math_row;

/* A command with arguments, or one that changes the parser's state. */
struct math_command {
    str name;
    /* Reads the command's arguments and returns an element, or NULL if the
       command shows nothing. */
    struct math_node *(*read)(struct math_row *p, const struct math_command *c);
    const char *text; /* `text` and `value` have a different meaning for each
                         function `read`; see there */
    int value;
};

struct math_tag {
    struct math_node *row; /* tagged row of a table; NULL: the whole formula */
    str text;
};

/* The state of the parser. */
struct math_row {
    struct math_lexer x;
    struct arena *a;
    enum math_style style;
    enum math_font font;
    bool in_bracket; /* ']' ends the current row */
    unsigned depth;
    struct math_token at;        /* the current command */
    struct math_node *so_far;    /* the row up to the current command */
    struct math_node *table_row; /* the current row of a table, or NULL */
    bool goes_on; /* the row to be read is a table cell that continues the
                     equation of the cell before it */
    struct {
        struct math_tag *v;
        size_t n, cap;
    } tags;
    size_t columns; /* number of columns of the widest table */
    const struct math_command *const
        /* tables of commands, ended by NULL; each table ends with an empty
           entry */
        *commands;
};

/* Reads elements until '}', '&', \\, \right, \middle, \end or, within brackets,
   ']' is next. Returns an <mrow>. */
struct math_node *math_row_read(struct math_row *p);

/* Reads an argument, which is set in the given style: a group, or one element
   without scripts. Reports a missing argument and returns an empty <mrow>. */
struct math_node *math_row_argument(struct math_row *p, enum math_style style);

/* Reads the rest of the row and returns it as a new element with this tag. */
struct math_node *math_row_rest(struct math_row *p, const char *tag);

/* Parses a string as a formula, in the current font and style. `at` is the
   offset of the string in the part of the formula. */
struct math_node *math_row_text(struct math_row *p, str tex, size_t at);

/* math_row_symbol returns the element of a symbol with this form.
   math_row_operator returns an <mo> of this class. */
struct math_node *math_row_symbol(struct math_row *p, enum math_form form,
                                  str text);
struct math_node *math_row_operator(struct math_row *p, enum math_class class,
                                    const char *text);

/* Returns an <mspace> of class MATH_GAP with a width such as "1em". */
struct math_node *math_row_gap(struct math_row *p, const char *width);

/* The function `read` for commands without arguments that show nothing. Returns
   NULL. */
struct math_node *math_row_nothing(struct math_row *p,
                                   const struct math_command *c);

/* Reports a fault at the current command. */
void math_row_fault(struct math_row *p, str what);

/* math_style_script returns the style of scripts on an element in `style`.
   math_style_fraction returns the style of numerator and denominator of a
   fraction in `style`. */
enum math_style math_style_script(enum math_style style);
enum math_style math_style_fraction(enum math_style style);
