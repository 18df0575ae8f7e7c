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
    /* Reads what follows the command and returns the element, or NULL. */
    struct math_node *(*read)(struct math_row *p, const struct math_command *c);
    const char *text; /* its use is described at the function `read`; or NULL */
    int value;
};

struct math_tag {
    struct math_node *row; /* row of a table; NULL: the whole formula */
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
    struct math_node *so_far;    /* the row before the current command */
    struct math_node *table_row; /* the row of a table, or NULL */
    bool goes_on;                /* the next row continues the previous cell */
    struct {
        struct math_tag *v;
        size_t n, cap;
    } tags;
    size_t columns; /* number of columns of the widest table */
    const struct math_command *const
        /* tables of commands; each ends with an empty row, the list with NULL
         */
        *commands;
};

/* Reads elements up to '}', '&', \\, \right, \middle, \end or ']'. Returns an
   <mrow>. */
struct math_node *math_row_read(struct math_row *p);

/* Reads an argument in a style. The argument is a group, or one element without
   scripts. */
struct math_node *math_row_argument(struct math_row *p, enum math_style style);

/* Reads the rest of the row into a new element. */
struct math_node *math_row_rest(struct math_row *p, const char *tag);

/* Parses a string as a formula in the current fonts and style. `at` is its
   offset in the part of the formula. */
struct math_node *math_row_text(struct math_row *p, str tex, size_t at);

/* Returns the element of a symbol, or of an operator. */
struct math_node *math_row_symbol(struct math_row *p, enum math_form form,
                                  str text);
struct math_node *math_row_operator(struct math_row *p, enum math_class class,
                                    const char *text);

/* Returns an <mspace> of class MATH_GAP. */
struct math_node *math_row_gap(struct math_row *p, const char *width);

/* The function `read` of commands that show nothing and have no argument. */
struct math_node *math_row_nothing(struct math_row *p,
                                   const struct math_command *c);

/* Reports a fault at the current command. */
void math_row_fault(struct math_row *p, str what);

/* Returns the style of scripts, and of the parts of a fraction, in a style. */
enum math_style math_style_script(enum math_style style);
enum math_style math_style_fraction(enum math_style style);
