// SPDX-License-Identifier: MIT
// df_lexer: splits a df script into Python's tokens. Input: lines with their
// positions. Output: tokens for the parser. Joins lines inside brackets and
// after a backslash; drops comments and blank lines; marks the blocks of
// indented lines.
#pragma once

#include "base/arena.h"
#include "base/diag.h"
#include "base/source.h"

/* X(enumerator, spelling). NEWLINE ends a statement's line. As in Python,
   INDENT precedes the first line of a block. For each block that ends, a DEDENT
   precedes the line after the block. FAULT marks a line with a fault that was
   reported. */
#define DF_TOKENS(X)                  \
    X(END, "the end")                 \
    X(NEWLINE, "the end of the line") \
    X(INDENT, "indentation")          \
    X(DEDENT, "the end of the block") \
    X(FAULT, "fault")                 \
    X(NAME, "name")                   \
    X(LOCAL, "@name")                 \
    X(INT, "number")                  \
    X(FLOAT, "number")                \
    X(STR, "string")                  \
    X(FSTRING, "an f-string")         \
    X(RESERVED, "keyword")            \
    X(AND, "and")                     \
    X(AS, "as")                       \
    X(ASSERT, "assert")               \
    X(BREAK, "break")                 \
    X(CONTINUE, "continue")           \
    X(DEF, "def")                     \
    X(DEL, "del")                     \
    X(ELIF, "elif")                   \
    X(ELSE, "else")                   \
    X(FALSE, "False")                 \
    X(FOR, "for")                     \
    X(FROM, "from")                   \
    X(IF, "if")                       \
    X(IMPORT, "import")               \
    X(IN, "in")                       \
    X(IS, "is")                       \
    X(LAMBDA, "lambda")               \
    X(NONE, "None")                   \
    X(NOT, "not")                     \
    X(OR, "or")                       \
    X(PASS, "pass")                   \
    X(RETURN, "return")               \
    X(TRUE, "True")                   \
    X(WITH, "with")                   \
    X(LPAREN, "(")                    \
    X(RPAREN, ")")                    \
    X(LBRACKET, "[")                  \
    X(RBRACKET, "]")                  \
    X(LBRACE, "{")                    \
    X(RBRACE, "}")                    \
    X(COMMA, ",")                     \
    X(COLON, ":")                     \
    X(WALRUS, ":=")                   \
    X(SEMICOLON, ";")                 \
    X(DOT, ".")                       \
    X(ASSIGN, "=")                    \
    X(PLUS, "+")                      \
    X(MINUS, "-")                     \
    X(STAR, "*")                      \
    X(SLASH, "/")                     \
    X(FLOOR, "//")                    \
    X(PERCENT, "%")                   \
    X(POWER, "**")                    \
    X(MATMUL, "@")                    \
    X(AMPERSAND, "&")                 \
    X(BAR, "|")                       \
    X(CARET, "^")                     \
    X(TILDE, "~")                     \
    X(SHIFT_LEFT, "<<")               \
    X(SHIFT_RIGHT, ">>")              \
    X(EQUAL, "==")                    \
    X(NOT_EQUAL, "!=")                \
    X(LESS, "<")                      \
    X(LESS_EQUAL, "<=")               \
    X(GREATER, ">")                   \
    X(GREATER_EQUAL, ">=")            \
    X(PLUS_ASSIGN, "+=")              \
    X(MINUS_ASSIGN, "-=")             \
    X(STAR_ASSIGN, "*=")              \
    X(SLASH_ASSIGN, "/=")             \
    X(FLOOR_ASSIGN, "//=")            \
    X(PERCENT_ASSIGN, "%=")           \
    X(POWER_ASSIGN, "**=")            \
    X(MATMUL_ASSIGN, "@=")            \
    X(AMPERSAND_ASSIGN, "&=")         \
    X(BAR_ASSIGN, "|=")               \
    X(CARET_ASSIGN, "^=")             \
    X(SHIFT_LEFT_ASSIGN, "<<=")       \
    X(SHIFT_RIGHT_ASSIGN, ">>=")

enum df_token_kind {
#define X(name, spelling) DF_##name,
    DF_TOKENS(X)
#undef X
        DF_N_TOKENS
};

struct df_token {
    enum df_token_kind kind;
    uint32_t line; /* index of the line */
    str text;      /* the token as written; for a string of several lines, only
                      the first line */
    str value;     /* STR: decoded; NAME: without backquotes; LOCAL: without the
                      @ */
};

struct df_tokens {
    struct df_token *v; /* a DF_END follows the tokens of the script, and the
                           tokens of each expression in an f-string */
    size_t n, cap;
    struct lines lines;
    struct pos fixed; /* the position of all tokens; if fixed.src is NULL, each
                         token has its own position */
};

/* Lexes a script. The tokens live in `a` and refer to `lines`. Reports every
   fault and continues. Returns false if there was a fault. */
bool df_lexer_script(struct arena *a, struct diags *d, struct lines lines,
                     struct df_tokens *out);

/* Lexes the string of a query, with pandas' `quoted names` and @names. `at` is
   the position of the string. `exact`: the bytes at `at` in the source are the
   bytes of the string, so that each token gets its own position. If `exact` is
   false, for example because the string has escapes, all tokens get the
   position `at`. Returns false after reporting a fault. */
bool df_lexer_query(struct arena *a, struct diags *d, str text, struct pos at,
                    bool exact, struct df_tokens *out);

/* Appends the tokens of an expression in an f-string, then a DF_END. The
   expression is bytes `from` to `to` - 1 of out->lines.v[line]. False after
   reporting a fault. Invalidates pointers into out->v. */
bool df_lexer_part(struct arena *a, struct diags *d, uint32_t line, size_t from,
                   size_t to, struct df_tokens *out);

/* Returns the position of tokens `first` to `last`. The position covers only
   the first line of the tokens. */
struct pos df_lexer_span(const struct df_tokens *t, size_t first, size_t last);

/* Returns the source of tokens `first` to `last`, with a single blank for each
   line break. If the tokens are on one line, the result is a slice of the line,
   else a copy in `a`. */
str df_lexer_text(struct arena *a, const struct df_tokens *t, size_t first,
                  size_t last);

/* Returns the offset of token k in the result of df_lexer_text for tokens
   `first` to `last`. */
size_t df_lexer_offset(const struct df_tokens *t, size_t first, size_t last,
                       size_t k);

str df_lexer_spelling(enum df_token_kind kind);
