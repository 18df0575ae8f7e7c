// SPDX-License-Identifier: MIT
// lines: see lines.h.
#include "parse/lines.h"

#include "base/buf.h"

/* Whether the lines follow each other in memory. */
static bool are_contiguous(const struct lines *lines)
{
    for (size_t i = 0; i + 1 < lines->n; i++) {
        const struct line *l = &lines->v[i], *next = l + 1;
        const char *end = l->text.p + l->text.n;
        if (l->src != next->src || l->line + 1 != next->line ||
            end + 1 != next->text.p || *end != '\n')
            return false;
    }
    return true;
}

str lines_join(struct arena *a, const struct lines *lines)
{
    struct buf b = {.a = a};
    size_t n = lines->n;
    if (!n)
        return S("");
    for (size_t i = 0; i < lines->n; i++)
        n += lines->v[i].text.n;
    if (are_contiguous(lines))
        return (str){lines->v->text.p, n - 1};
    buf_room(&b, n);
    for (size_t i = 0; i < lines->n; i++) {
        if (i)
            buf_putc(&b, '\n');
        buf_put(&b, lines->v[i].text);
    }
    return buf_end(&b);
}

struct lines lines_trim_end(struct lines lines)
{
    while (lines.n && str_blank(lines.v[lines.n - 1].text))
        lines.n--;
    return lines;
}

struct lines lines_trim(struct lines lines)
{
    while (lines.n && str_blank(lines.v->text)) {
        lines.v++;
        lines.n--;
    }
    return lines_trim_end(lines);
}
