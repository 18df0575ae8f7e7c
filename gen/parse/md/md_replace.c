// SPDX-License-Identifier: MIT
// md_replace: applies the rules of markdown-it's replacements, in its order.
#include "parse/md/md_replace.h"

#include "base/buf.h"
#include "parse/md/md_line.h"

static const struct {
    str from, to;
} WORDS[] = {
    {S_INIT("(c)"), S_INIT("\xc2\xa9")},
    {S_INIT("(r)"), S_INIT("\xc2\xae")},
    {S_INIT("(tm)"), S_INIT("\xe2\x84\xa2")},
    {S_INIT("+-"), S_INIT("\xc2\xb1")},
};

/* Appends the replacement of the word (see WORDS) at byte i; returns the word's
   length, or 0 if there is no such word. */
static size_t word(struct buf *b, str s, size_t i)
{
    for (size_t k = 0; k < sizeof WORDS / sizeof *WORDS; k++) {
        str from = WORDS[k].from;
        if (i + from.n > s.n ||
            !str_eq_nocase(str_slice(s, i, i + from.n), from))
            continue;
        buf_put(b, WORDS[k].to);
        return from.n;
    }
    return 0;
}

/* Appends the replacement of the n dashes at byte i, or returns false if they
   are not replaced. Three dashes are always replaced. Two dashes are replaced
   at an end of the string, between blanks, and between characters that are not
   blanks. */
static bool dashes(struct buf *b, str s, size_t i, size_t n)
{
    bool before = i > 0 && !char_is_blank(s.p[i - 1]);
    bool after = i + n < s.n && !char_is_blank(s.p[i + n]);
    bool edge = i == 0 || i + n == s.n;
    if (n == 3)
        buf_puts(b, "\xe2\x80\x94");
    else if (n == 2 && (before == after || edge))
        buf_puts(b, "\xe2\x80\x93");
    else
        return false;
    return true;
}

/* Appends the run of n equal characters at byte i, or the run's replacement. */
static void run(struct buf *b, str s, size_t i, size_t n)
{
    char c = s.p[i], last = i ? s.p[i - 1] : 0;
    if (c == '.' && n > 1 && (last == '?' || last == '!'))
        buf_puts(b, "..");
    else if (c == '.' && n > 1)
        buf_puts(b, "\xe2\x80\xa6");
    else if (c == ',' && n > 1)
        buf_puts(b, ",");
    else if (c != '-' || !dashes(b, s, i, n))
        buf_put(b, str_slice(s, i, i + n));
}

/* Appends the run of ? and ! at byte i. A run of four or more characters is
   replaced by three times its last character. Returns the length of the run. */
static size_t put_marks(struct buf *b, str s, size_t i)
{
    size_t n = 0;
    while (i + n < s.n && (s.p[i + n] == '?' || s.p[i + n] == '!'))
        n++;
    if (n >= 4)
        buf_fill(b, s.p[i + n - 1], 3);
    else
        buf_put(b, str_slice(s, i, i + n));
    return n;
}

str md_replace(struct arena *a, str s)
{
    size_t i = 0, n;
    while (i < s.n && !strchr("(+.,-?!", s.p[i]))
        i++;
    if (i == s.n)
        return s;
    struct buf b = {.a = a};
    buf_put(&b, str_slice(s, 0, i));
    for (; i < s.n; i += n) {
        if ((n = word(&b, s, i)))
            continue;
        if (s.p[i] == '?' || s.p[i] == '!') {
            n = put_marks(&b, s, i);
        } else {
            n = md_run_of(str_from(s, i), s.p[i]);
            run(&b, s, i, n);
        }
    }
    return buf_end(&b);
}
