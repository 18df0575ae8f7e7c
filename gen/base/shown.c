// SPDX-License-Identifier: MIT
// shown: a table of the characters that shown.h escapes, and the forms of
// escapes.
#include "base/shown.h"

#include "base/utf8.h"

/* Whether a character is invisible and changes how the text around it is
   displayed. */
static bool is_control(unsigned cp)
{
    static const struct {
        unsigned from, to;
    } RANGES[] = {{0, 0x1f},        {0x7f, 0x9f},     {0x61c, 0x61c},
                  {0x200e, 0x200f}, {0x2028, 0x202e}, {0x2066, 0x2069},
                  {0xfeff, 0xfeff}};
    for (size_t i = 0; i < sizeof RANGES / sizeof *RANGES; i++)
        if (cp >= RANGES[i].from && cp <= RANGES[i].to)
            return true;
    return false;
}

/* Decodes the character at the start of s; *n is its length in bytes. Returns
   false for a malformed byte. */
static bool decode(str s, unsigned *cp, size_t *n)
{
    *cp = utf8_decode(s, n);
    return *cp != 0xfffd || *n > 1;
}

bool shown_is_plain(str s)
{
    unsigned cp;
    size_t i = 0;
    while (i < s.n && s.p[i] >= ' ' && s.p[i] < 0x7f)
        i++;
    for (size_t n; i < s.n; i += n)
        if (!decode(str_from(s, i), &cp, &n) || is_control(cp))
            return false;
    return true;
}

/* Whether s[at] is the '[' of "##[" or "##word[". */
static bool is_command(str s, size_t at)
{
    if (s.p[at] != '[')
        return false;
    while (at && (char_is_alnum(s.p[at - 1]) || s.p[at - 1] == '-'))
        at--;
    return at >= 2 && s.p[at - 1] == '#' && s.p[at - 2] == '#';
}

static void put_escape(struct buf *b, bool valid, unsigned cp, char byte)
{
    if (valid && cp == '\n')
        buf_puts(b, "\\n");
    else if (valid && cp == '\r')
        buf_puts(b, "\\r");
    else if (valid && cp > 0x7f)
        buf_printf(b, "\\u%04x", cp);
    else
        buf_printf(b, "\\x%02x", (unsigned char)byte);
}

/* Appends s, but calls `escape` for each character that must be escaped. */
static void put_all(struct buf *b, str s,
                    void (*escape)(struct buf *b, bool valid, unsigned cp,
                                   char byte))
{
    unsigned cp;
    for (size_t i = 0, n; i < s.n; i += n) {
        bool valid = decode(str_from(s, i), &cp, &n);
        if (valid && (cp == '\t' || !is_control(cp)) && !is_command(s, i))
            buf_put(b, str_slice(s, i, i + n));
        else
            escape(b, valid, cp, s.p[i]);
    }
}

void shown_put(struct buf *b, str s)
{
    put_all(b, s, put_escape);
}

void shown_put_lines(struct buf *b, str s)
{
    size_t end = str_find_char(s, '\n', 0);
    for (; end != STR_NPOS; end = str_find_char(s, '\n', 0)) {
        shown_put(b, str_slice(s, 0, end));
        buf_putc(b, '\n');
        s = str_from(s, end + 1);
    }
    shown_put(b, s);
}

str shown(struct arena *a, str s)
{
    struct buf b = {.a = a};
    shown_put(&b, s);
    return str_eq(buf_str(&b), s) ? s : buf_str(&b);
}

static void put_replacement(struct buf *b, bool valid, unsigned cp, char byte)
{
    (void)byte;
    if (valid && cp == '\n')
        buf_putc(b, ' ');
    else
        buf_put_utf8(b, 0xfffd);
}

void shown_put_aligned(struct buf *b, str s)
{
    put_all(b, s, put_replacement);
}
