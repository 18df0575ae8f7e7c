// SPDX-License-Identifier: MIT
// csv_blanks: treats quotes as pandas does. Only a quote at the start of a
// field opens a quoted field; text after the closing quote belongs to the
// field.
#include "load/csv/csv_blanks.h"

#include "base/buf.h"

bool csv_blanks_only(str line, char delim)
{
    size_t i = 0;
    while (i < line.n && csv_blanks_is(line.p[i]) && line.p[i] != delim)
        i++;
    return i == line.n;
}

static str quoted_field(struct arena *a, struct csv_blanks *b, char quote)
{
    struct buf text = {.a = a};
    str s = b->line;
    b->open = true;
    for (b->at++; b->at < s.n && (b->open || !csv_blanks_is(s.p[b->at]));
         b->at++) {
        bool ends = b->open && s.p[b->at] == quote;
        bool twice = ends && b->at + 1 < s.n && s.p[b->at + 1] == quote;
        b->at += twice;
        if (ends && !twice)
            b->open = false;
        else
            buf_putc(&text, s.p[b->at]);
    }
    return buf_end(&text);
}

bool csv_blanks_next(struct arena *a, struct csv_blanks *b, char quote,
                     str *field)
{
    str s = b->line;
    while (b->at < s.n && csv_blanks_is(s.p[b->at]))
        b->at++;
    b->start = b->at;
    if (b->at == s.n)
        return false;
    if (s.p[b->at] == quote) {
        *field = quoted_field(a, b, quote);
        return true;
    }
    while (b->at < s.n && !csv_blanks_is(s.p[b->at]))
        b->at++;
    *field = str_slice(s, b->start, b->at);
    return true;
}
