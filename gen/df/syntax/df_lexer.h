// SPDX-License-Identifier: MIT
// df_lexer: cuts a df script into Python's tokens. In: lines that know their
// place. Out: tokens for the parser. Bracketed and backslash-continued lines
// are joined here, comments and blank lines dropped.
#pragma once

#include "base/arena.h"
#include "base/diag.h"
#include "base/source.h"

/* X(enumerator, spelling). NEWLINE ends a statement's line; INDENT stands
   before a line that begins with blanks; FAULT marks a line in which a fault
   was reported already. */
#define DF_TOKENS(X)            \
    X(END, "end of script")     \
    X(NEWLINE, "end of line")   \
    X(INDENT, "indentation")    \
    X(FAULT, "fault")           \
    X(NAME, "name")             \
    X(LOCAL, "@name")           \
    X(INT, "number")            \
    X(FLOAT, "number")          \
    X(STR, "text")              \
    X(FSTRING, "an f-string")   \
    X(RESERVED, "keyword")      \
    X(AND, "and")               \
    X(ELSE, "else")             \
    X(FALSE, "False")           \
    X(FOR, "for")               \
    X(FROM, "from")             \
    X(IF, "if")                 \
    X(IMPORT, "import")         \
    X(IN, "in")                 \
    X(IS, "is")                 \
    X(LAMBDA, "lambda")         \
    X(NONE, "None")             \
    X(NOT, "not")               \
    X(OR, "or")                 \
    X(TRUE, "True")             \
    X(LPAREN, "(")              \
    X(RPAREN, ")")              \
    X(LBRACKET, "[")            \
    X(RBRACKET, "]")            \
    X(LBRACE, "{")              \
    X(RBRACE, "}")              \
    X(COMMA, ",")               \
    X(COLON, ":")               \
    X(WALRUS, ":=")             \
    X(SEMICOLON, ";")           \
    X(DOT, ".")                 \
    X(ASSIGN, "=")              \
    X(PLUS, "+")                \
    X(MINUS, "-")               \
    X(STAR, "*")                \
    X(SLASH, "/")               \
    X(FLOOR, "//")              \
    X(PERCENT, "%")             \
    X(POWER, "**")              \
    X(MATMUL, "@")              \
    X(AMPERSAND, "&")           \
    X(BAR, "|")                 \
    X(CARET, "^")               \
    X(TILDE, "~")               \
    X(SHIFT_LEFT, "<<")         \
    X(SHIFT_RIGHT, ">>")        \
    X(EQUAL, "==")              \
    X(NOT_EQUAL, "!=")          \
    X(LESS, "<")                \
    X(LESS_EQUAL, "<=")         \
    X(GREATER, ">")             \
    X(GREATER_EQUAL, ">=")      \
    X(PLUS_ASSIGN, "+=")        \
    X(MINUS_ASSIGN, "-=")       \
    X(STAR_ASSIGN, "*=")        \
    X(SLASH_ASSIGN, "/=")       \
    X(FLOOR_ASSIGN, "//=")      \
    X(PERCENT_ASSIGN, "%=")     \
    X(POWER_ASSIGN, "**=")      \
    X(MATMUL_ASSIGN, "@=")      \
    X(AMPERSAND_ASSIGN, "&=")   \
    X(BAR_ASSIGN, "|=")         \
    X(CARET_ASSIGN, "^=")       \
    X(SHIFT_LEFT_ASSIGN, "<<=") \
    X(SHIFT_RIGHT_ASSIGN, ">>=")

enum df_token_kind {
#define X(name, spelling) DF_##name,
    DF_TOKENS(X)
#undef X
        DF_N_TOKENS
};

struct df_token {
    enum df_token_kind kind;
    uint32_t line; /* place in the lines given */
    str text;      /* as written; of a text over several lines, its first */
    str value;     /* STR: decoded; NAME: without backquotes; LOCAL: without
                      the @ */
};

struct df_tokens {
    struct df_token *v; /* each run of them ends with DF_END */
    size_t n, cap;
    struct lines lines;
    struct pos fixed; /* src not NULL: the place of every token */
};

/* The tokens of a script; they live in `a`. Faults are reported and lexing
   goes on; false when there was one. */
bool df_lexer_script(struct arena *a, struct diags *d, struct lines lines,
                     struct df_tokens *out);

/* The tokens of a query's text, with pandas' `quoted names` and @names. `at`
   is the place of the text's first byte; when not `exact` (the text was
   written with escapes), every token stands at `at` instead. */
bool df_lexer_query(struct arena *a, struct diags *d, str text, struct pos at,
                    bool exact, struct df_tokens *out);

/* Appends the tokens of bytes [from, to) of a line, an expression within an
   f-string, and a DF_END that bears the byte behind it. What pointed into
   out->v before may do so no more. */
bool df_lexer_part(struct arena *a, struct diags *d, uint32_t line, size_t from,
                   size_t to, struct df_tokens *out);

/* The place of a run of tokens, as far as it goes on its first line. */
struct pos df_lexer_span(const struct df_tokens *t, size_t first, size_t last);

/* A run of tokens as written; line breaks become single blanks. A slice of
   the source where it stands on one line, else made in `a`. */
str df_lexer_text(struct arena *a, const struct df_tokens *t, size_t first,
                  size_t last);

/* Where token k of that run begins in its text. */
size_t df_lexer_offset(const struct df_tokens *t, size_t first, size_t last,
                       size_t k);

str df_lexer_spelling(enum df_token_kind kind);
