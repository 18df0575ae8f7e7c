// SPDX-License-Identifier: MIT
// df_text: decodes escapes by the Python reference, 2.4.1, without \N{...}.
#include "df/syntax/df_text.h"

#include "base/buf.h"

struct df_text_reader {
    struct df_text *t;
    struct buf b;
    bool parts, spec; /* parts: decoding stops at braces, because the text is in
                         an f-string; spec: the text is in a format
                         specification, where braces are not doubled */
    char end;         /* the character at which decoding stopped */
    const char *why;  /* the first fault, or NULL */
};

static str now(const struct df_text_reader *r)
{
    return str_from(r->t->lines.v[r->t->line].text, r->t->at);
}

static void fault(struct df_text_reader *r, size_t at, size_t len,
                  const char *why)
{
    if (r->why)
        return;
    r->why = why;
    r->t->fault_line = r->t->line;
    r->t->fault_at = at;
    r->t->fault_len = len;
}

static int hex_digit(char c)
{
    c = char_lower(c);
    if (char_is_digit(c))
        return c - '0';
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/* Decodes an escape: a backslash, a letter and n hexadecimal digits. */
static void hexadecimal(struct df_text_reader *r, str s, size_t n)
{
    unsigned long cp = 0;
    size_t i = 2;
    while (i < s.n && i < 2 + n && hex_digit(s.p[i]) >= 0)
        cp = cp * 16 + (unsigned)hex_digit(s.p[i++]);
    if (i != 2 + n)
        fault(r, r->t->at, i,
              "malformed escape in a string; for a backslash, write \\\\");
    else if (cp == 0 || cp > 0x10ffff || (cp >= 0xd800 && cp <= 0xdfff))
        fault(r, r->t->at, i, "this escape is not a valid Unicode character");
    else
        buf_put_utf8(&r->b, (unsigned)cp);
    r->t->at += i;
}

static void octal(struct df_text_reader *r, str s)
{
    unsigned cp = 0;
    size_t i = 1;
    while (i < s.n && i < 4 && s.p[i] >= '0' && s.p[i] <= '7')
        cp = cp * 8 + (unsigned)(s.p[i++] - '0');
    if (cp == 0)
        fault(r, r->t->at, i, "this escape is not a valid Unicode character");
    else
        buf_put_utf8(&r->b, cp);
    r->t->at += i;
}

static void escape(struct df_text_reader *r)
{
    static const char LETTERS[] = "\\'\"abfnrtv";
    static const char DECODED[] = "\\'\"\a\b\f\n\r\t\v";
    str s = now(r);
    if (s.n == 1) { /* an escaped end of line */
        if (!r->t->triple && r->t->line + 1 >= r->t->lines.n)
            fault(r, r->t->at, 1, "unterminated string");
        r->t->at++;
        if (r->t->line + 1 < r->t->lines.n) {
            r->t->line++;
            r->t->at = 0;
        }
        return;
    }
    const char *simple = s.p[1] ? strchr(LETTERS, s.p[1]) : NULL;
    if (simple) {
        buf_putc(&r->b, DECODED[simple - LETTERS]);
        r->t->at += 2;
    } else if (s.p[1] == 'x' || s.p[1] == 'u' || s.p[1] == 'U') {
        hexadecimal(r, s, s.p[1] == 'x' ? 2 : s.p[1] == 'u' ? 4 : 8);
    } else if (s.p[1] >= '0' && s.p[1] <= '7') {
        octal(r, s);
    } else if (s.p[1] == 'N') {
        fault(r, r->t->at, 2,
              "\\N{...} is not part of df scripts; write the "
              "character itself");
        r->t->at += 2;
    } else {
        buf_putc(&r->b, '\\');
        r->t->at++;
    }
}

/* Consumes a brace in the literal part of an f-string. Returns whether the
   brace ends the literal part; a doubled brace does not end it. */
static bool brace(struct df_text_reader *r, str s)
{
    bool twice = !r->spec && s.n > 1 && s.p[1] == s.p[0];
    r->end = s.p[0];
    r->t->at += 1 + twice;
    if (twice)
        buf_putc(&r->b, s.p[0]);
    return !twice;
}

/* Copies a backslash in a raw string, and the byte after it. */
static void raw_escape(struct df_text_reader *r)
{
    str s = now(r);
    size_t n = s.n > 1 ? 2 : 1;
    buf_put(&r->b, str_slice(s, 0, n));
    r->t->at += n;
}

static bool closes(const struct df_text_reader *r, str s)
{
    if (s.p[0] != r->t->quote)
        return false;
    return !r->t->triple ||
           (s.n > 2 && s.p[1] == r->t->quote && s.p[2] == r->t->quote);
}

/* Decodes up to the closing quote or, if r->parts is set, to a brace. A string
   that is not closed is a fault, whose position is the `len` bytes from byte
   `at` of line `line` on. */
static void body(struct df_text_reader *r, uint32_t line, size_t at, size_t len)
{
    for (;;) {
        str s = now(r);
        if (s.n == 0) {
            if (!r->t->triple || r->t->line + 1 >= r->t->lines.n)
                break;
            buf_putc(&r->b, '\n');
            r->t->line++;
            r->t->at = 0;
        } else if (closes(r, s)) {
            r->end = s.p[0];
            r->t->at += r->t->triple ? 3 : 1;
            return;
        } else if (r->parts && (s.p[0] == '{' || s.p[0] == '}')) {
            if (brace(r, s))
                return;
        } else if (s.p[0] == '\\') {
            if (r->t->raw)
                raw_escape(r);
            else
                escape(r);
        } else {
            buf_putc(&r->b, s.p[0]);
            r->t->at++;
        }
    }
    uint32_t end = r->t->line;
    r->t->line = line;
    fault(r, at, len, "unterminated string");
    r->t->line = end;
}

/* If a string is on one line and contains no backslash, reads it: its value is
   a slice of the line. Returns false for any other string. */
static bool plain(struct df_text *t, str s, size_t prefix)
{
    char quote = s.p[prefix];
    if (s.n > prefix + 2 && s.p[prefix + 1] == quote &&
        s.p[prefix + 2] == quote)
        return false;
    size_t end = str_find_char(s, quote, prefix + 1);
    if (end == STR_NPOS)
        return false;
    t->value = str_slice(s, prefix + 1, end);
    if (str_find_char(t->value, '\\', 0) != STR_NPOS)
        return false;
    t->at += end + 1;
    return true;
}

/* Reads the prefix and the quotes at the start of s into *t, without consuming
   them. Returns the length of the prefix in bytes. Sets *bytes to true for a
   bytes literal. */
static size_t opening(struct df_text *t, str s, bool *bytes)
{
    size_t prefix = 0;
    for (; s.p[prefix] != '\'' && s.p[prefix] != '"'; prefix++) {
        char c = char_lower(s.p[prefix]);
        t->raw |= c == 'r';
        *bytes |= c == 'b';
        t->is_format |= c == 'f';
    }
    t->quote = s.p[prefix];
    t->triple = s.n > prefix + 2 && s.p[prefix + 1] == t->quote &&
                s.p[prefix + 2] == t->quote;
    return prefix;
}

const char *df_text_read(struct df_text *t)
{
    struct df_text_reader r = {.t = t, .b = {.a = t->a}};
    str s = now(&r);
    size_t at = t->at;
    uint32_t line = t->line;
    bool bytes = false;
    size_t prefix = opening(t, s, &bytes);
    if (bytes)
        fault(&r, at, prefix,
              "bytes are not part of df scripts; remove the b before the "
              "string");
    if (plain(t, s, prefix))
        return r.why;
    t->at += prefix + (t->triple ? 3 : 1);
    body(&r, line, at, prefix + (t->triple ? 3 : 1));
    t->value = buf_str(&r.b);
    return r.why;
}

void df_text_open(struct df_text *t)
{
    bool bytes = false;
    str s = str_from(t->lines.v[t->line].text, t->at);
    t->at += opening(t, s, &bytes) + (t->triple ? 3 : 1);
}

char df_text_part(struct df_text *t, bool spec, str *out)
{
    struct df_text_reader r = {
        .t = t, .b = {.a = t->a}, .parts = true, .spec = spec};
    body(&r, t->line, t->at, 0);
    *out = buf_str(&r.b);
    return r.end;
}
