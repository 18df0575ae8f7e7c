// SPDX-License-Identifier: MIT
// sig_c_marks: a declaration of C or C++ taken apart, as far as its name, its
// parameters and its references need it.
#pragma once

#include "base/map.h"
#include "parse/domain/signature.h"

/* What a token is, beyond its kind. */
enum c_mark {
    C_SPACE = 1,      /* a blank stands before it */
    C_EXPRESSION = 2, /* part of a value, not of a type */
    C_BINARY = 4,     /* an operator between two operands */
    C_OPERATOR = 8,   /* part of the name of an operator, behind the word */
    C_DECLARED = 16,  /* the name of a parameter */
    C_TEMPLATE = 32,  /* the name of one of a template */
    C_OWN = 64 /* '<' of arguments that repeat the template's parameters */
};

struct c_declaration {
    struct sig *s;
    struct sig_tokens t; /* '<' and '>' of template arguments match, too */
    unsigned char *marks;
    bool cpp;
    size_t templates;        /* the first token behind template<...> */
    size_t from;             /* the first that is shown behind those */
    size_t name, last, rest; /* the name, its last part, what follows it */
    struct map parameters;   /* names of those of its templates */
    size_t open; /* "(" of a function's or macro's parameters; 0: none */
};

/* Words of the languages: types that are one word, and all others. */
bool c_is_type_word(str word, bool cpp);
bool c_is_word(str word, bool cpp);

/* Finds which '<' and '>' are brackets. */
void c_match_angles(struct c_declaration *d);

/* Sets the marks of all tokens, when the name is known. */
void c_mark_tokens(struct c_declaration *d);

/* Whether tokens that are no declaration are a type, not a value; at least
   one. */
bool c_is_type(const struct c_declaration *d);

/* Whether a token is '*', '&', '&&' or '^'. */
bool c_is_pointer(const struct sig_token *t);

/* The token that is the name of a parameter among [from, to), or STR_NPOS. */
size_t c_parameter_name(const struct c_declaration *d, size_t from, size_t to);

/* The next place at or behind `i` where `what` stands outside of brackets; `to`
   for none. */
size_t c_find(const struct sig_tokens *t, size_t i, size_t to, str what);
