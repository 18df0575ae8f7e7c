// SPDX-License-Identifier: MIT
// math_row: what a formula is read with: rows of elements, each with its
// scripts; groups and arguments; and the tables of commands.
#pragma once

#include "math/math_font.h"
#include "math/math_node.h"
#include "math/math_symbol.h"
#include "math/math_token.h"

/* TeX's sizes; the last two have no space around relations. */
enum math_style { MATH_DISPLAY, MATH_INLINE, MATH_SCRIPT, MATH_SCRIPT2 };

struct math_row;

/* A command with arguments, or with a meaning for what surrounds it. */
struct math_command {
    str name;
    /* Reads what follows the command, which was taken, and gives the element;
       NULL for none. */
    struct math_node *(*read)(struct math_row *p, const struct math_command *c);
    const char *text; /* as `read` says, or NULL */
    int value;
};

struct math_tag {
    struct math_node *row; /* of a table; NULL: of the whole formula */
    str text;
};

/* The state of the parser. */
struct math_row {
    struct math_lexer x;
    struct arena *a;
    enum math_style style;
    enum math_font font;
    bool in_bracket; /* ']' ends the row at hand */
    unsigned depth;
    struct math_token at;        /* the command at hand */
    struct math_node *so_far;    /* the row that it stands in, up to it */
    struct math_node *table_row; /* the row of a table, or NULL */
    bool goes_on; /* the next row has something before its first element */
    struct {
        struct math_tag *v;
        size_t n, cap;
    } tags;
    size_t columns;                             /* of the widest table */
    const struct math_command *const *commands; /* tables, each sorted by name
                                                   and ended by none; NULL */
};

/* Reads elements up to what ends them: '}', '&', \\, \right, \middle, \end, or
   ']'. Gives an <mrow>. */
struct math_node *math_row_read(struct math_row *p);

/* Reads an argument: a group, or one element without scripts. In a style no
   larger than `style`. */
struct math_node *math_row_argument(struct math_row *p, enum math_style style);

/* Reads one element without its scripts; NULL where there is none. */
struct math_node *math_row_atom(struct math_row *p);

/* Reads the rest of the row as the children of a new element. */
struct math_node *math_row_rest(struct math_row *p, const char *tag);

/* Reads a text (of a part of the formula, at byte `at` of it) as a formula of
   its own, in the fonts and size at hand. */
struct math_node *math_row_text(struct math_row *p, str tex, size_t at);

/* The element of a symbol. */
struct math_node *math_row_symbol(struct math_row *p, enum math_form form,
                                  str text);
struct math_node *math_row_operator(struct math_row *p, enum math_class class,
                                    const char *text);

/* An <mspace>, of class MATH_GAP. */
struct math_node *math_row_gap(struct math_row *p, const char *width);

/* `read` of commands that show nothing and have no argument. */
struct math_node *math_row_nothing(struct math_row *p,
                                   const struct math_command *c);

/* Reports a fault at the command at hand. */
void math_row_fault(struct math_row *p, str what);

/* The size of scripts and of what stands in a fraction. */
enum math_style math_style_script(enum math_style style);
enum math_style math_style_fraction(enum math_style style);
