// SPDX-License-Identifier: MIT
// buf: a string that grows in an arena. A buf {.a = arena} is empty and ready.
#pragma once

#include <stdarg.h>

#include "base/arena.h"
#include "base/str.h"

struct buf {
    struct arena *a;
    char *p; /* not NUL-terminated */
    size_t n, cap;
};

void buf_room(struct buf *b, size_t k); /* makes room for k more bytes */

static inline void buf_put(struct buf *b, str s)
{
    if (b->cap - b->n < s.n)
        buf_room(b, s.n);
    if (s.n)
        memcpy(b->p + b->n, s.p, s.n);
    b->n += s.n;
}

static inline void buf_putc(struct buf *b, char c)
{
    if (b->n == b->cap)
        buf_room(b, 1);
    b->p[b->n++] = c;
}

#define buf_puts(b, lit) buf_put((b), S(lit))

void buf_put_utf8(struct buf *b, unsigned cp); /* one code point */
void buf_fill(struct buf *b, char c, size_t times);
void buf_printf(struct buf *b, const char *fmt, ...)
    __attribute__((format(printf, 2, 3)));
void buf_vprintf(struct buf *b, const char *fmt, va_list ap);

/* Appends s escaped for HTML content and double-quoted attribute values: & < >
   " become entities. */
void buf_put_html(struct buf *b, str s);

/* Appends s as a JSON string, with its quotes. */
void buf_put_json(struct buf *b, str s);

/* Returns the bytes written so far; valid until the next write. */
static inline str buf_str(const struct buf *b)
{
    return (str){b->p ? b->p : "", b->n};
}

/* Returns the bytes written and releases the unused room. The buffer must not
   be written again. */
str buf_end(struct buf *b);
