// SPDX-License-Identifier: MIT
// glossary: see glossary.h.
#include "parse/glossary.h"

#include "base/buf.h"
#include "base/unicode.h"
#include "base/utf8.h"

/* Appends the ASCII letters, if any, to which a character above ASCII folds, in
   upper case if the character is in upper case. */
static void put_folded(struct buf *b, unsigned cp)
{
    unsigned low[3];
    char folded[6];
    if (unicode_to(cp, UNICODE_TO_LOWER, low) != 1)
        return;
    unicode_fold(low[0], folded);
    for (const char *c = folded; *c; c++)
        buf_putc(b, low[0] != cp && char_is_alpha(*c) ? (char)(*c - 32) : *c);
}

str glossary_id(struct arena *a, str term)
{
    struct buf b = {.a = a};
    size_t n;
    buf_puts(&b, GLOSSARY_TERM);
    for (str rest = term; rest.n; rest = str_from(rest, n)) {
        unsigned cp = utf8_decode(rest, &n);
        char c = rest.p[0];
        if (cp >= 0x80)
            put_folded(&b, cp);
        else if (char_is_alnum(c) || c == '.' || c == '_')
            buf_putc(&b, c);
        else if (b.p[b.n - 1] != '-')
            buf_putc(&b, '-');
    }
    while (b.n > S(GLOSSARY_TERM).n && b.p[b.n - 1] == '-')
        b.n--;
    return buf_end(&b);
}
