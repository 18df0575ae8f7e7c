// SPDX-License-Identifier: MIT
// df_lexer: Python's lexical rules (reference, chapter 2) for logical lines,
// names, numbers and operators. df_text.c decodes strings.
#include "df/syntax/df_lexer.h"

#include "base/buf.h"
#include "base/codes/df.h"
#include "base/utf8.h"
#include "base/vec.h"
#include "df/syntax/df_text.h"

enum { BRACKETS_MAX = 200, BLOCKS_MAX = 100, TAB = 8 };

/* The width of a line's indentation, measured twice: `wide` with tab stops
   every TAB columns, `narrow` with each tab as one column. It is a fault if a
   line is indented further than another line by one measure, but not by the
   other: the blocks would depend on the width of a tab. */
struct indentation {
    size_t wide, narrow;
};

struct lexer {
    struct arena *a;
    struct diags *d;
    struct df_tokens *out;
    bool query; /* lexes a query, not a script */
    bool ok;
    uint32_t line; /* the current position: line, and byte in the line */
    size_t at;
    size_t limit;  /* byte of the line at which lexing stops; STR_NPOS: at the
                      end of the line */
    size_t n_open; /* number of open brackets */
    uint32_t open[BRACKETS_MAX]; /* tokens of the open brackets */
    size_t n_blocks;             /* number of indented blocks around the line */
    struct indentation blocks[BLOCKS_MAX + 1]; /* indentation of the lines of
                                                  each block; the first block is
                                                  the script */
};

static const str SPELLINGS[] = {
#define X(name, spelling) S_INIT(spelling),
    DF_TOKENS(X)
#undef X
};

str df_lexer_spelling(enum df_token_kind kind)
{
    return SPELLINGS[kind];
}

struct pos df_lexer_span(const struct df_tokens *t, size_t first, size_t last)
{
    if (t->fixed.src)
        return t->fixed;
    const struct df_token *f = &t->v[first], *l = &t->v[last];
    const struct line *line = &t->lines.v[f->line];
    const char *end = l->line == f->line ? l->text.p + l->text.n
                                         : line->text.p + line->text.n;
    return line_pos(line, (size_t)(f->text.p - line->text.p),
                    (size_t)(end - f->text.p));
}

/* Whether df_lexer_text writes a blank before token i when it joins lines. */
static bool is_separated(const struct df_tokens *t, size_t i)
{
    const struct df_token *x = &t->v[i], *before = x - 1;
    return before->line != x->line ||
           before->text.p + before->text.n != x->text.p;
}

str df_lexer_text(struct arena *a, const struct df_tokens *t, size_t first,
                  size_t last)
{
    const struct df_token *f = &t->v[first], *l = &t->v[last];
    if (f->line == l->line)
        return (str){f->text.p, (size_t)(l->text.p + l->text.n - f->text.p)};
    struct buf b = {.a = a};
    for (size_t i = first; i <= last; i++) {
        if (i > first && is_separated(t, i))
            buf_putc(&b, ' ');
        buf_put(&b, t->v[i].text);
    }
    return buf_end(&b);
}

size_t df_lexer_offset(const struct df_tokens *t, size_t first, size_t last,
                       size_t k)
{
    if (t->v[first].line == t->v[last].line)
        return (size_t)(t->v[k].text.p - t->v[first].text.p);
    size_t n = 0;
    for (size_t i = first; i < k; i++)
        n += t->v[i].text.n + is_separated(t, i + 1);
    return n;
}

static const struct line *line_now(const struct lexer *x)
{
    return &x->out->lines.v[x->line];
}

static size_t line_end(const struct lexer *x)
{
    size_t n = line_now(x)->text.n;
    return n < x->limit ? n : x->limit;
}

static str rest_of_line(const struct lexer *x)
{
    return str_slice(line_now(x)->text, x->at, line_end(x));
}

static struct df_token *add(struct lexer *x, enum df_token_kind kind,
                            size_t len)
{
    struct df_token *t = vec_add(x->a, x->out);
    t->kind = kind;
    t->line = x->line;
    t->text = str_slice(line_now(x)->text, x->at, x->at + len);
    x->at += len;
    return t;
}

static void mark_fault(struct lexer *x)
{
    x->ok = false;
    add(x, DF_FAULT, 0);
}

static void fault(struct lexer *x, size_t at, size_t len, str what)
{
    struct pos pos =
        x->out->fixed.src ? x->out->fixed : line_pos(line_now(x), at, len);
    diag_at(x->d, DIAG_DF_SYNTAX, pos, what);
    mark_fault(x);
}

/* Python's reserved words that have no meaning in df scripts. */
static const str RESERVED[] = {
    S_INIT("async"),   S_INIT("await"),  S_INIT("class"),    S_INIT("except"),
    S_INIT("finally"), S_INIT("global"), S_INIT("nonlocal"), S_INIT("raise"),
    S_INIT("try"),     S_INIT("while"),  S_INIT("yield")};

static enum df_token_kind keyword(str word)
{
    for (size_t k = DF_AND; k <= DF_WITH; k++)
        if (str_eq(SPELLINGS[k], word))
            return (enum df_token_kind)k;
    return STR_AMONG(word, RESERVED) ? DF_RESERVED : DF_NAME;
}

/* Whether c may be part of a name. Accepts all characters beyond ASCII; Python
   accepts only XID_Start and XID_Continue. */
static bool name_char(char c)
{
    return char_is_alnum(c) || c == '_' || (unsigned char)c >= 0x80;
}

static size_t name_length(str s)
{
    size_t n = 0;
    while (n < s.n && name_char(s.p[n]))
        n++;
    return n;
}

static size_t digits(str s, size_t i, int base)
{
    while (i < s.n) {
        char c = char_lower(s.p[i]);
        bool fits = base == 16 ? char_is_digit(c) || (c >= 'a' && c <= 'f')
                               : c >= '0' && c < '0' + base;
        bool joint = c == '_' && i + 1 < s.n && char_is_alnum(s.p[i + 1]);
        if (!fits && !joint)
            break;
        i++;
    }
    return i;
}

/* decimal: digits [. digits] [e [+-] digits]; sets *is_float. */
static size_t decimal_length(str s, bool *is_float)
{
    size_t i = digits(s, 0, 10);
    *is_float = false;
    if (i < s.n && s.p[i] == '.') {
        *is_float = true;
        i = digits(s, i + 1, 10);
    }
    if (i < s.n && char_lower(s.p[i]) == 'e') {
        size_t k = i + 1;
        if (k < s.n && (s.p[k] == '+' || s.p[k] == '-'))
            k++;
        if (k < s.n && char_is_digit(s.p[k])) {
            *is_float = true;
            i = digits(s, k, 10);
        }
    }
    return i;
}

static void number(struct lexer *x)
{
    str s = rest_of_line(x);
    char mark = s.n > 1 && s.p[0] == '0' ? char_lower(s.p[1]) : '\0';
    int base = mark == 'x' ? 16 : mark == 'o' ? 8 : mark == 'b' ? 2 : 10;
    bool is_float = false;
    size_t n = base == 10 ? decimal_length(s, &is_float) : digits(s, 2, base);
    if (n < s.n && char_lower(s.p[n]) == 'j') {
        diag_at(x->d, DIAG_DF_UNSUPPORTED, line_pos(line_now(x), x->at, n + 1),
                S("an imaginary number"));
        diag_help(x->d, "use a number without the j");
        mark_fault(x);
        n++;
    } else if ((n < s.n && name_char(s.p[n])) || (base != 10 && n == 2)) {
        n += name_length(str_from(s, n));
        fault(x, x->at, n,
              str_fmt(x->a, "'%.*s' is not a valid number",
                      STR_ARG(str_slice(s, 0, n))));
    } else if (base == 10 && !is_float && n > 1 && s.p[0] == '0' &&
               s.p[1] != '0' && s.p[1] != '_') {
        fault(x, x->at, n, S("a number must not begin with 0"));
    }
    add(x, is_float ? DF_FLOAT : DF_INT, n);
}

/* Lexes a string, which may span several lines if its quotes are ''' or """. */
static void string(struct lexer *x)
{
    size_t at = x->at;
    uint32_t line = x->line;
    struct df_text t = {
        .a = x->a, .lines = x->out->lines, .line = line, .at = at};
    const char *why = df_text_read(&t);
    if (why) {
        x->line = t.fault_line;
        fault(x, t.fault_at, t.fault_len, str_c(why));
        x->line = line;
    }
    if (x->limit != STR_NPOS && (t.line != line || t.at > x->limit)) {
        fault(x, at, 1, S("unterminated string in an f-string"));
        x->at = x->limit;
        return;
    }
    struct df_token *token = add(x, t.is_format ? DF_FSTRING : DF_STR, 0);
    size_t end = t.line == line ? t.at : line_now(x)->text.n;
    token->text = str_slice(line_now(x)->text, at, end);
    token->value = t.value;
    x->line = t.line;
    x->at = t.at;
}

static void name(struct lexer *x)
{
    str word = str_slice(rest_of_line(x), 0, name_length(rest_of_line(x)));
    struct df_token *t = add(x, keyword(word), word.n);
    t->value = word;
}

/* Lexes a `column name` or a @script_name in a query. */
static void query_name(struct lexer *x)
{
    str s = rest_of_line(x);
    bool local = s.p[0] == '@';
    size_t end =
        local ? 1 + name_length(str_from(s, 1)) : str_find_char(s, '`', 1);
    if (end == STR_NPOS || end == 1) {
        fault(x, x->at, 1,
              local ? S("'@' needs a name") : S("'`' is never closed"));
        x->at += local ? 1 : s.n;
        return;
    }
    struct df_token *t = add(x, local ? DF_LOCAL : DF_NAME, end + !local);
    t->value = str_slice(s, 1, end);
}

/* For each ASCII character, the operators that begin with it. For '*', `one` is
   the operator *, `twice` is **, `equal` is *=, and `twice_equal` is **=. 0:
   not an operator. */
static const struct operator
{
    uint8_t one, twice, equal, twice_equal;
}
OPERATORS[128] = {
    ['('] = {.one = DF_LPAREN},
    [')'] = {.one = DF_RPAREN},
    ['['] = {.one = DF_LBRACKET},
    [']'] = {.one = DF_RBRACKET},
    ['{'] = {.one = DF_LBRACE},
    ['}'] = {.one = DF_RBRACE},
    [','] = {.one = DF_COMMA},
    [';'] = {.one = DF_SEMICOLON},
    ['.'] = {.one = DF_DOT},
    ['~'] = {.one = DF_TILDE},
    [':'] = {.one = DF_COLON, .equal = DF_WALRUS},
    ['='] = {.one = DF_ASSIGN, .equal = DF_EQUAL},
    ['!'] = {.equal = DF_NOT_EQUAL},
    ['+'] = {.one = DF_PLUS, .equal = DF_PLUS_ASSIGN},
    ['-'] = {.one = DF_MINUS, .equal = DF_MINUS_ASSIGN},
    ['%'] = {.one = DF_PERCENT, .equal = DF_PERCENT_ASSIGN},
    ['@'] = {.one = DF_MATMUL, .equal = DF_MATMUL_ASSIGN},
    ['&'] = {.one = DF_AMPERSAND, .equal = DF_AMPERSAND_ASSIGN},
    ['|'] = {.one = DF_BAR, .equal = DF_BAR_ASSIGN},
    ['^'] = {.one = DF_CARET, .equal = DF_CARET_ASSIGN},
    ['*'] = {DF_STAR, DF_POWER, DF_STAR_ASSIGN, DF_POWER_ASSIGN},
    ['/'] = {DF_SLASH, DF_FLOOR, DF_SLASH_ASSIGN, DF_FLOOR_ASSIGN},
    ['<'] = {DF_LESS, DF_SHIFT_LEFT, DF_LESS_EQUAL, DF_SHIFT_LEFT_ASSIGN},
    ['>'] = {DF_GREATER, DF_SHIFT_RIGHT, DF_GREATER_EQUAL,
             DF_SHIFT_RIGHT_ASSIGN},
};

static enum df_token_kind operator_at(str s, size_t *len)
{
    struct operator o = OPERATORS[(unsigned char)s.p[0] & 127];
    bool twice = o.twice && s.n > 1 && s.p[1] == s.p[0];
    size_t n = twice ? 2 : 1;
    unsigned plain = twice ? o.twice : o.one;
    unsigned equal = twice ? o.twice_equal : o.equal;
    bool has_equal = equal && s.n > n && s.p[n] == '=';
    *len = n + has_equal;
    return (enum df_token_kind)(has_equal ? equal : plain);
}

static void open_bracket(struct lexer *x)
{
    if (x->n_open == BRACKETS_MAX) {
        fault(x, x->at - 1, 1, S("brackets are nested deeper than 200"));
        x->at = line_now(x)->text.n;
        x->n_open = 0;
        return;
    }
    x->open[x->n_open++] = (uint32_t)x->out->n - 1;
}

static void close_bracket(struct lexer *x, const struct df_token *t)
{
    if (!x->n_open) {
        fault(x, x->at - 1, 1,
              str_fmt(x->a, "unmatched '%.*s'", STR_ARG(t->text)));
        return;
    }
    const struct df_token *o = &x->out->v[x->open[--x->n_open]];
    if (t->kind != o->kind + 1)
        fault(x, x->at - 1, 1,
              str_fmt(x->a, "'%.*s' does not match the '%.*s' on line %u",
                      STR_ARG(t->text), STR_ARG(o->text),
                      x->out->lines.v[o->line].line));
}

static void operator_or_fault(struct lexer *x)
{
    size_t len;
    str s = rest_of_line(x);
    enum df_token_kind kind = operator_at(s, &len);
    if (!kind) {
        size_t n = utf8_length(s);
        fault(x, x->at, n,
              str_fmt(x->a, "unexpected character '%.*s'",
                      STR_ARG(str_slice(s, 0, n))));
        x->at += n;
        return;
    }
    const struct df_token *t = add(x, kind, len);
    if (kind == DF_LPAREN || kind == DF_LBRACKET || kind == DF_LBRACE)
        open_bracket(x);
    else if (kind == DF_RPAREN || kind == DF_RBRACKET || kind == DF_RBRACE)
        close_bracket(x, t);
}

/* string: [r|b|u|f|rb|...] ' or "; a word without such a quote is a name. */
static bool string_begins(str s)
{
    size_t i = 0;
    while (i < s.n && i < 2 && memchr("rRbBuUfF", s.p[i], 8))
        i++;
    return i < s.n && (s.p[i] == '"' || s.p[i] == '\'');
}

static void token(struct lexer *x)
{
    str s = rest_of_line(x);
    char c = s.p[0];
    if (string_begins(s))
        string(x);
    else if (x->query && (c == '`' || c == '@'))
        query_name(x);
    else if (char_is_digit(c) || (c == '.' && s.n > 1 && char_is_digit(s.p[1])))
        number(x);
    else if (name_char(c))
        name(x);
    else
        operator_or_fault(x);
}

/* Consumes a backslash at the end of a line, and moves to the next line.
   Reports a backslash elsewhere. False if the next character is not a
   backslash. */
static bool accept_backslash(struct lexer *x)
{
    str s = rest_of_line(x);
    if (s.p[0] != '\\')
        return false;
    if (str_trim(s).n == 1 && x->line + 1 < x->out->lines.n &&
        x->limit == STR_NPOS) {
        x->line++;
        x->at = 0;
        return true;
    }
    fault(x, x->at, 1, S("'\\' continues a line only at its end"));
    x->at++;
    return true;
}

static struct indentation indent_of(str blanks)
{
    struct indentation in = {0};
    for (size_t i = 0; i < blanks.n; i++) {
        bool tab = blanks.p[i] == '\t';
        in.wide = tab ? (in.wide / TAB + 1) * TAB : in.wide + 1;
        in.narrow++;
        if (blanks.p[i] == '\f')
            in = (struct indentation){0};
    }
    return in;
}

/* Reports wrong indentation at the leading blanks of the line. */
static void bad_indent(struct lexer *x, const char *what, const char *help)
{
    size_t at = x->at;
    diag_at(x->d, DIAG_DF_SYNTAX, line_pos(line_now(x), 0, at), str_c(what));
    diag_help(x->d, "%s", help);
    mark_fault(x);
}

/* Adds the INDENT or DEDENTs that come before the line's first token. */
static void indentation(struct lexer *x)
{
    struct indentation in = indent_of(str_slice(line_now(x)->text, 0, x->at));
    struct indentation last = x->blocks[x->n_blocks];
    bool deeper = in.wide > last.wide, mixed = false;
    if (deeper) {
        mixed = in.narrow <= last.narrow;
        if (x->n_blocks == BLOCKS_MAX) {
            bad_indent(x, "too many levels of indentation",
                       "move the inner blocks into a function");
            return;
        }
        x->blocks[++x->n_blocks] = in;
        add(x, DF_INDENT, 0);
    }
    while (!deeper && x->n_blocks && in.wide < x->blocks[x->n_blocks].wide) {
        x->n_blocks--;
        add(x, DF_DEDENT, 0);
    }
    last = x->blocks[x->n_blocks];
    mixed |= in.wide == last.wide && in.narrow != last.narrow;
    if (mixed)
        bad_indent(x, "inconsistent use of tabs and spaces in indentation",
                   "indent all lines of a block with spaces");
    else if (in.wide != last.wide)
        bad_indent(x, "unindent does not match any outer indentation level",
                   "start the line in the same column as the earlier lines of "
                   "its block");
}

/* Lexes a line, and the lines that backslashes join to it. `fresh`: no bracket
   of an earlier line is open. */
static void line_tokens(struct lexer *x, bool fresh)
{
    size_t before = x->out->n;
    bool inside = !fresh;
    while (x->at < line_end(x)) {
        char c = line_now(x)->text.p[x->at];
        if (c == '#' && x->limit == STR_NPOS)
            break;
        if (c == ' ' || c == '\t' || c == '\f') {
            x->at++;
            continue;
        }
        if (fresh)
            indentation(x);
        fresh = false;
        if (!accept_backslash(x))
            token(x);
    }
    bool any = x->out->n > before || inside;
    x->at = line_end(x);
    if (!x->n_open && any)
        add(x, DF_NEWLINE, 0);
}

static void all_tokens(struct lexer *x)
{
    struct df_tokens *out = x->out;
    size_t bytes = 0;
    for (size_t i = 0; i < out->lines.n; i++)
        bytes += out->lines.v[i].text.n;
    out->cap = 0;
    vec_room(x->a, out, bytes / 4 + 8);
    for (x->line = 0; x->line < out->lines.n; x->line++) {
        x->at = 0;
        line_tokens(x, x->n_open == 0);
    }
    if (out->lines.n == 0) {
        static const struct line none = {.text = S_INIT("")};
        vec_push(x->a, &out->lines, none);
    }
    x->line = (uint32_t)out->lines.n - 1;
    x->at = line_now(x)->text.n;
    if (x->n_open) {
        const struct df_token *o = &out->v[x->open[x->n_open - 1]];
        diag_at(
            x->d, DIAG_DF_SYNTAX,
            df_lexer_span(out, x->open[x->n_open - 1], x->open[x->n_open - 1]),
            str_fmt(x->a, "'%.*s' is never closed", STR_ARG(o->text)));
        mark_fault(x);
    }
    for (; x->n_blocks; x->n_blocks--)
        add(x, DF_DEDENT, 0);
    add(x, DF_END, 0);
}

static struct lexer start(struct arena *a, struct diags *d,
                          struct df_tokens *out)
{
    return (struct lexer){
        .a = a, .d = d, .out = out, .ok = true, .limit = STR_NPOS};
}

bool df_lexer_script(struct arena *a, struct diags *d, struct lines lines,
                     struct df_tokens *out)
{
    struct lexer x = start(a, d, out);
    *out = (struct df_tokens){.lines = lines};
    all_tokens(&x);
    return x.ok;
}

bool df_lexer_query(struct arena *a, struct diags *d, str text, struct pos at,
                    bool exact, struct df_tokens *out)
{
    struct lexer x = start(a, d, out);
    struct line *line = NEW(a, struct line);
    *line = (struct line){text, at.src, at.line, at.col};
    *out = (struct df_tokens){.lines = {line, 1, 1}};
    if (!exact)
        out->fixed = at;
    x.query = true;
    x.at = text.n - str_trim_left(text).n;
    line_tokens(&x, false);
    add(&x, DF_END, 0);
    return x.ok;
}

bool df_lexer_part(struct arena *a, struct diags *d, uint32_t line, size_t from,
                   size_t to, struct df_tokens *out)
{
    struct lexer x = start(a, d, out);
    x.line = line;
    x.at = from;
    x.limit = to;
    line_tokens(&x, false);
    if (out->v[out->n - 1].kind == DF_NEWLINE)
        out->n--;
    x.limit = STR_NPOS;
    x.line = line;
    x.at = to;
    add(&x, DF_END, to < line_end(&x));
    return x.ok;
}
