// SPDX-License-Identifier: MIT
// buf: growth, formatted printing, HTML escaping.
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

void buf_put_html(struct buf *b, str s)
{
    static const struct {
        unsigned char n; /* 0: stays as it is */
        char text[7];
    } entities[256] = {['&'] = {5, "&amp;"},
                       ['<'] = {4, "&lt;"},
                       ['>'] = {4, "&gt;"},
                       ['"'] = {6, "&quot;"}};
    size_t i = 0;
    if (s.n == 0)
        return;
    if (b->cap - b->n < s.n)
        buf_room(b, s.n);
    char *to = b->p + b->n;
    while (i < s.n && !entities[(unsigned char)s.p[i]].n) {
        to[i] = s.p[i];
        i++;
    }
    b->n += i;
    for (; i < s.n; i++) {
        unsigned char c = (unsigned char)s.p[i];
        if (entities[c].n)
            buf_put(b, (str){entities[c].text, entities[c].n});
        else
            buf_putc(b, s.p[i]);
    }
}

void buf_put_json(struct buf *b, str s)
{
    size_t from = 0;
    buf_putc(b, '"');
    for (size_t i = 0; i < s.n; i++) {
        unsigned char c = (unsigned char)s.p[i];
        if (c >= 0x20 && c != '"' && c != '\\')
            continue;
        buf_put(b, str_slice(s, from, i));
        from = i + 1;
        if (c == '"' || c == '\\')
            buf_putc(b, '\\');
        if (c >= 0x20)
            buf_putc(b, s.p[i]);
        else if (c == '\n')
            buf_puts(b, "\\n");
        else if (c == '\t')
            buf_puts(b, "\\t");
        else
            buf_printf(b, "\\u%04x", c);
    }
    buf_put(b, str_from(s, from));
    buf_putc(b, '"');
}
