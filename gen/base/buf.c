// SPDX-License-Identifier: MIT
// buf: growth, formatted printing, escaping for HTML and JSON.
#include "base/buf.h"

#include <stdio.h>

void buf_room(struct buf *b, size_t k)
{
    size_t want = b->cap ? b->cap * 2 : 64;
    while (want - b->n < k)
        want *= 2;
    b->p = arena_grow(b->a, b->p, b->cap, want);
    b->cap = want;
}

str buf_end(struct buf *b)
{
    arena_trim(b->a, b->p, b->cap, b->n);
    b->cap = b->n;
    return buf_str(b);
}

void buf_put_utf8(struct buf *b, unsigned cp)
{
    if (cp < 0x80) {
        buf_putc(b, (char)cp);
    } else if (cp < 0x800) {
        buf_putc(b, (char)(0xc0 | cp >> 6));
        buf_putc(b, (char)(0x80 | (cp & 0x3f)));
    } else if (cp < 0x10000) {
        buf_putc(b, (char)(0xe0 | cp >> 12));
        buf_putc(b, (char)(0x80 | (cp >> 6 & 0x3f)));
        buf_putc(b, (char)(0x80 | (cp & 0x3f)));
    } else {
        buf_putc(b, (char)(0xf0 | cp >> 18));
        buf_putc(b, (char)(0x80 | (cp >> 12 & 0x3f)));
        buf_putc(b, (char)(0x80 | (cp >> 6 & 0x3f)));
        buf_putc(b, (char)(0x80 | (cp & 0x3f)));
    }
}

void buf_fill(struct buf *b, char c, size_t times)
{
    if (b->cap - b->n < times)
        buf_room(b, times);
    if (times)
        memset(b->p + b->n, c, times);
    b->n += times;
}

void buf_vprintf(struct buf *b, const char *fmt, va_list ap)
{
    va_list again;
    va_copy(again, ap);
    size_t room = b->cap - b->n;
    int n = vsnprintf(room ? b->p + b->n : NULL, room, fmt, ap);
    if (n > 0 && (size_t)n >= room) {
        buf_room(b, (size_t)n + 1);
        vsnprintf(b->p + b->n, (size_t)n + 1, fmt, again);
    }
    b->n += n > 0 ? (size_t)n : 0;
    va_end(again);
}

void buf_printf(struct buf *b, const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    buf_vprintf(b, fmt, ap);
    va_end(ap);
}

enum { HTML = 1, JSON = 2 };

/* For each byte, the formats (HTML, JSON) in which it must be escaped. */
#define EIGHT JSON, JSON, JSON, JSON, JSON, JSON, JSON, JSON
static const unsigned char SPECIAL[256] = {
    EIGHT,
    EIGHT,
    EIGHT,
    EIGHT, /* the 32 control characters */
    ['"'] = HTML | JSON,
    ['&'] = HTML,
    ['<'] = HTML,
    ['>'] = HTML,
    ['\\'] = JSON};

/* Copies s up to the first byte that must be escaped in `format`. Returns the
   number of bytes copied. */
static inline size_t copy_plain(char *to, str s, unsigned char format)
{
    size_t i = 0;
    for (; i < s.n && !(SPECIAL[(unsigned char)s.p[i]] & format); i++)
        to[i] = s.p[i];
    return i;
}

static void put_html_char(struct buf *b, char c)
{
    switch (c) {
    case '&': buf_puts(b, "&amp;"); break;
    case '<': buf_puts(b, "&lt;"); break;
    case '>': buf_puts(b, "&gt;"); break;
    case '"': buf_puts(b, "&quot;"); break;
    default: buf_putc(b, c); break;
    }
}

void buf_put_html(struct buf *b, str s)
{
    if (s.n == 0)
        return;
    if (b->cap - b->n < s.n)
        buf_room(b, s.n);
    size_t i = copy_plain(b->p + b->n, s, HTML);
    b->n += i;
    for (; i < s.n; i++)
        put_html_char(b, s.p[i]);
}

static void put_json_char(struct buf *b, char c)
{
    switch (c) {
    case '"': buf_puts(b, "\\\""); break;
    case '\\': buf_puts(b, "\\\\"); break;
    case '\n': buf_puts(b, "\\n"); break;
    case '\t': buf_puts(b, "\\t"); break;
    default:
        if ((unsigned char)c < ' ')
            buf_printf(b, "\\u%04x", (unsigned)c);
        else
            buf_putc(b, c);
    }
}

void buf_put_json(struct buf *b, str s)
{
    if (b->cap - b->n < s.n + 2)
        buf_room(b, s.n + 2);
    b->p[b->n++] = '"';
    size_t i = copy_plain(b->p + b->n, s, JSON);
    b->n += i;
    for (; i < s.n; i++)
        put_json_char(b, s.p[i]);
    buf_putc(b, '"');
}
