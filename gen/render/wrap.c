// SPDX-License-Identifier: MIT
// wrap: cutting words where they may break, measuring pieces.
#include "render/wrap.h"

enum { LONG_WORD = 13, MAX_PIECES = 48 };

/* Widths of characters in twentieths of a digit; a multi-byte character
   counts at its first byte. */
static unsigned size_of(unsigned char c)
{
    static const unsigned char narrow[] = "ijlftrI.,:;'\"|!()[]{}/ -";
    static const unsigned char middle[] = "+=_&#<>~";
    if (c >= 'a' && c <= 'z')
        return c == 'm' || c == 'w'             ? 28
               : memchr("ijlftr", c, 6) != NULL ? 11
                                                : 19;
    if (c >= '0' && c <= '9')
        return 19;
    if (c >= 0x80)
        return (c & 0xc0) == 0x80 ? 0 : 19;
    if (c == 'M' || c == 'W' || c == '%' || c == '@')
        return 28;
    if (memchr(narrow, c, sizeof narrow - 1))
        return 11;
    if ((c >= 'A' && c <= 'Z') || memchr(middle, c, sizeof middle - 1))
        return 24;
    return 19;
}

unsigned wrap_length(str s)
{
    unsigned n = 0;
    for (size_t i = 0; i < s.n; i++)
        n += size_of((unsigned char)s.p[i]);
    return n;
}

static bool is_upper(char c)
{
    return c >= 'A' && c <= 'Z';
}

static bool is_lower(char c)
{
    return c >= 'a' && c <= 'z';
}

static bool ends_word(char c)
{
    return char_is_blank(c) || c == '-' || c == '<';
}

/* The end of the word that starts at `from`; its characters in *n. */
static size_t word_end(str s, size_t from, size_t *n)
{
    size_t i = from;
    for (*n = 0; i < s.n && !ends_word(s.p[i]); i++)
        *n += ((unsigned char)s.p[i] & 0xc0) != 0x80;
    return i;
}

/* Whether a long word [from, end) may break before byte i. */
static bool breaks_at(str s, size_t from, size_t end, size_t i)
{
    if (i <= from || i >= end)
        return false;
    char before = s.p[i - 1], c = s.p[i];
    if (before == '/' || before == ':' || before == '+')
        return true;
    if (c == '(' || c == '[')
        return char_is_alnum(before) || before == '_';
    return is_upper(c) && is_lower(before) && i + 1 < end &&
           is_lower(s.p[i + 1]);
}

void wrap_put_html(struct buf *b, str s)
{
    size_t i = 0, from = 0, n;
    while (i < s.n) {
        size_t end = word_end(s, i, &n);
        for (size_t k = i + 1; n >= LONG_WORD && k < end; k++) {
            if (!breaks_at(s, i, end, k))
                continue;
            buf_put_html(b, str_slice(s, from, k));
            buf_puts(b, "<wbr>");
            from = k;
        }
        i = end < s.n ? end + 1 : end;
    }
    buf_put_html(b, str_from(s, from));
}

/* A text as the pieces between which it may break. */
struct pieces {
    unsigned full[MAX_PIECES];    /* with the blanks behind it */
    unsigned trimmed[MAX_PIECES]; /* without them */
    size_t n;
};

static void add_piece(struct pieces *p, str s)
{
    if (!s.n || p->n == MAX_PIECES)
        return;
    p->full[p->n] = wrap_length(s);
    p->trimmed[p->n++] = wrap_length(str_trim_right(s));
}

static void cut(struct pieces *p, str s)
{
    size_t i = 0, from = 0, n;
    p->n = 0;
    while (i < s.n && p->n < MAX_PIECES) {
        size_t end = word_end(s, i, &n);
        for (size_t k = i + 1; n >= LONG_WORD && k < end; k++)
            if (breaks_at(s, i, end, k)) {
                add_piece(p, str_slice(s, from, k));
                from = k;
            }
        if (end < s.n && s.p[end] == '-' && end + 1 < s.n &&
            char_is_alnum(s.p[end + 1])) {
            add_piece(p, str_slice(s, from, end + 1));
            from = end + 1;
        } else if (end < s.n && char_is_blank(s.p[end])) {
            while (end + 1 < s.n && char_is_blank(s.p[end + 1]))
                end++;
            add_piece(p, str_slice(s, from, end + 1));
            from = end + 1;
        }
        i = end + 1;
    }
    add_piece(p, str_from(s, from));
}

/* Lines that the pieces take at a width, filled greedily. */
static unsigned lines_at(const struct pieces *p, unsigned width)
{
    unsigned lines = 1, at = 0;
    for (size_t i = 0; i < p->n; i++) {
        if (at > 0 && at + p->trimmed[i] > width) {
            lines++;
            at = 0;
        }
        at += p->full[i];
    }
    return lines;
}

unsigned wrap_width(str s, unsigned lines, unsigned whole)
{
    unsigned length = wrap_length(s);
    if (length <= whole)
        return length;
    if (length / lines >= WRAP_MAX)
        return WRAP_MAX;
    struct pieces p;
    cut(&p, s);
    unsigned low = length / (lines + 1), high = WRAP_MAX;
    for (size_t i = 0; i < p.n; i++)
        low = p.trimmed[i] > low ? p.trimmed[i] : low;
    while (low < high) {
        unsigned middle = (low + high) / 2;
        if (lines_at(&p, middle) <= lines)
            high = middle;
        else
            low = middle + 1;
    }
    return low < WRAP_MAX ? low : WRAP_MAX;
}
