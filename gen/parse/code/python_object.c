// SPDX-License-Identifier: MIT
// python_object: finds blocks as Python's tokenizer does: by the columns of
// logical lines. Open strings, open brackets and backslashes join several lines
// into one logical line.
#include "parse/code/python_object.h"

#include "base/vec.h"

enum block_kind { BLOCK_OTHER, BLOCK_CLASS, BLOCK_DEF };

struct block {
    enum block_kind kind;
    str name;
    size_t from;   /* first line of the block */
    size_t column; /* column of the block's lines */
};

struct python_scan {
    struct arena *a;
    const struct lines *lines;
    struct map *out;
    struct block *v; /* open blocks, the innermost last */
    size_t n, cap;
    struct block header; /* the block that the next line opens */
    bool opens;          /* whether the next line is the first line of a block
                          */
    bool decorated;
    size_t decorator; /* first line of the header's decorators */
    /* State of the current logical line: */
    unsigned depth;   /* number of open brackets */
    char quote;       /* quote of an open triple-quoted string; or 0 */
    bool joined;      /* the previous line ended with a backslash */
    size_t colon_end; /* number of bytes after the first colon that is outside
                         of brackets; blanks, comments and the contents of
                         strings are not counted */
    bool has_colon;
};

/* ---- logical lines ---- */

static size_t column_of(str s)
{
    size_t column = 0;
    for (size_t i = 0; i < s.n; i++) {
        if (s.p[i] == ' ')
            column++;
        else if (s.p[i] == '\t')
            column = column / 8 * 8 + 8;
        else if (s.p[i] != '\f')
            break;
    }
    return column;
}

static bool is_empty(str s)
{
    s = str_trim(s);
    return !s.n || s.p[0] == '#';
}

/* Returns the end of a string literal that begins before byte i. Only a literal
   in triple quotes may continue on the next line. */
static size_t skip_text(struct python_scan *k, str s, size_t i, char quote,
                        bool triple)
{
    for (; i < s.n; i++) {
        if (s.p[i] == '\\')
            i++;
        else if (s.p[i] == quote && !triple)
            return i + 1;
        else if (s.p[i] == quote && i + 2 < s.n && s.p[i + 1] == quote &&
                 s.p[i + 2] == quote)
            return i + 3;
    }
    k->quote = triple ? quote : 0;
    return s.n;
}

static void add_char(struct python_scan *k, char c)
{
    if (k->has_colon)
        k->colon_end++;
    else if (c == ':' && !k->depth)
        k->has_colon = true;
    if (strchr("([{", c))
        k->depth++;
    else if (strchr(")]}", c) && k->depth)
        k->depth--;
}

/* Reads a line that is the whole logical line or a part of it. */
static void read_line(struct python_scan *k, str s)
{
    size_t i = 0;
    if (k->quote) {
        char quote = k->quote;
        k->quote = 0;
        i = skip_text(k, s, 0, quote, true);
    }
    k->joined = false;
    while (i < s.n && s.p[i] != '#') {
        char c = s.p[i++];
        if (c == '\'' || c == '"') {
            bool triple = i + 1 < s.n && s.p[i] == c && s.p[i + 1] == c;
            add_char(k, c);
            i = skip_text(k, s, triple ? i + 2 : i, c, triple);
        } else if (c == '\\' && i == s.n) {
            k->joined = true;
        } else if (c != ' ' && c != '\t' && c && c != '\f') {
            add_char(k, c);
        }
    }
}

/* ---- blocks ---- */

static void define(struct python_scan *k, str name, size_t from, size_t to)
{
    while (to > from + 1 && is_empty(k->lines->v[to - 1].text))
        to--;
    struct python_object *o = NEW(k->a, struct python_object);
    *o = (struct python_object){from, to};
    map_put(k->out, name, o);
}

static bool is_inner(const struct python_scan *k, enum block_kind kind)
{
    return kind == BLOCK_DEF && k->n && k->v[k->n - 1].kind == BLOCK_DEF;
}

/* Closes the blocks to which line i, whose column is `column`, does not
   belong. */
static void close_blocks(struct python_scan *k, size_t column, size_t i)
{
    while (k->n && k->v[k->n - 1].column > column) {
        struct block b = k->v[--k->n];
        if (b.kind != BLOCK_OTHER && !is_inner(k, b.kind))
            define(k, b.name, b.from, i);
    }
}

static str full_name(const struct python_scan *k, str name)
{
    for (size_t i = k->n; i-- > 0;)
        if (k->v[i].kind != BLOCK_OTHER)
            return str_join(k->a, (str[]){k->v[i].name, name}, 2, S("."));
    return str_dup(k->a, name);
}

static bool skip_keyword(str *s, str word)
{
    str rest = str_from(*s, word.n);
    if (!str_starts(*s, word) || !rest.n ||
        (rest.p[0] != ' ' && rest.p[0] != '\t'))
        return false;
    *s = str_trim_left(rest);
    return true;
}

/* Reads "class NAME" or "def NAME" at the start of a logical line. Returns
   false for another line. */
static bool read_header(struct python_scan *k, str s, size_t line)
{
    size_t n = 0;
    skip_keyword(&s, S("async"));
    k->header.kind = skip_keyword(&s, S("class")) ? BLOCK_CLASS
                     : skip_keyword(&s, S("def")) ? BLOCK_DEF
                                                  : BLOCK_OTHER;
    if (k->header.kind == BLOCK_OTHER)
        return false;
    while (n < s.n && (char_is_alnum(s.p[n]) || s.p[n] == '_' ||
                       (unsigned char)s.p[n] >= 0x80))
        n++;
    k->header.name = full_name(k, str_slice(s, 0, n));
    k->header.from = k->decorated ? k->decorator : line;
    k->decorated = false;
    return true;
}

static void open_block(struct python_scan *k, size_t column)
{
    struct block b = k->header;
    size_t outer = k->n ? k->v[k->n - 1].column : 0;
    if (!k->opens)
        b = (struct block){.kind = BLOCK_OTHER};
    b.column = column;
    if (column > outer)
        vec_push(k->a, k, b);
    k->opens = false;
}

/* Reads the logical line that begins at line i; returns the line after it. */
static size_t read_logical(struct python_scan *k, size_t i)
{
    str s = str_trim_left(k->lines->v[i].text);
    size_t column = column_of(k->lines->v[i].text), first = i;
    close_blocks(k, column, i);
    open_block(k, column);
    bool is_header = read_header(k, s, first);
    if (str_starts(s, S("@")) && !k->decorated) {
        k->decorated = true;
        k->decorator = i;
    }
    k->has_colon = false;
    k->colon_end = 0;
    k->depth = 0;
    do
        read_line(k, k->lines->v[i++].text);
    while (i < k->lines->n && (k->quote || k->depth || k->joined));
    k->quote = 0;
    if (!is_header)
        return i;
    k->opens = k->has_colon && !k->colon_end;
    if (!k->opens && !is_inner(k, k->header.kind))
        define(k, k->header.name, k->header.from, i);
    return i;
}

struct map *python_objects(struct arena *a, const struct lines *lines)
{
    struct python_scan k = {.a = a, .lines = lines, .out = NEW(a, struct map)};
    k.out->a = a;
    for (size_t i = 0; i < lines->n;)
        i = is_empty(lines->v[i].text) ? i + 1 : read_logical(&k, i);
    close_blocks(&k, 0, lines->n);
    return k.out;
}
