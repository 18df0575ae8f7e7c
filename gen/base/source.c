// SPDX-License-Identifier: MIT
// source: splits files into lines with positions.
#include "base/source.h"

#include "base/utf8.h"
#include "base/vec.h"

/* Sets *line to the line that starts at *at, and *at to the start of the next
   line. Returns false at the end of `text`. */
static bool next_line(str text, size_t *at, str *line)
{
    size_t i = *at;
    if (i >= text.n)
        return false;
    while (i < text.n && text.p[i] != '\n' && text.p[i] != '\r')
        i++;
    *line = str_slice(text, *at, i);
    if (i < text.n)
        i += text.p[i] == '\r' && i + 1 < text.n && text.p[i + 1] == '\n' ? 2
                                                                          : 1;
    *at = i;
    return true;
}

struct source_row *source_row_shown(struct arena *a, struct pos at)
{
    const struct source_row *row = at.src ? at.src->row : NULL;
    struct source_row *shown = row ? NEW(a, struct source_row) : NULL;
    if (!row)
        return NULL;
    *shown = *row;
    shown->written = NULL;
    shown->n = 0;
    shown->label = str_fmt(a, "%.*s:%u:%u, %.*s", STR_ARG(at.src->name),
                           at.line, at.col ? at.col : 1, STR_ARG(row->label));
    return shown;
}

struct lines source_lines(struct arena *a, const struct source *src)
{
    struct lines out = {0};
    size_t at = 0, n = 0;
    str text;
    while (next_line(src->text, &at, &text))
        n++;
    out = (struct lines){NEW_N(a, struct line, n), 0, n};
    at = 0;
    while (next_line(src->text, &at, &text))
        vec_push(a, &out, (struct line){text, src, (uint32_t)out.n + 1, 1});
    return out;
}

/* Returns the length in bytes of the line break at the start of s, or 0.
   Recognizes only the additional line breaks of source_split, neither \n nor
   \r. */
static size_t break_at(str s)
{
    if (s.p[0] >= '\x1c' && s.p[0] <= '\x1e')
        return 1;
    if (str_starts(s, S("\xc2\x85")))
        return 2;
    return str_starts(s, S("\xe2\x80\xa8")) || str_starts(s, S("\xe2\x80\xa9"))
               ? 3
               : 0;
}

/* Returns the offset of the first line break in s that break_at finds, or
   s.n. */
static size_t next_break(str s)
{
    static const char FIRST[] = "\xc2\xe2\x1c\x1d\x1e";
    bool any = false;
    for (const char *c = FIRST; *c && !any; c++)
        any = str_find_char(s, *c, 0) != STR_NPOS;
    for (size_t i = 0; any && i < s.n; i++) {
        unsigned char c = (unsigned char)s.p[i];
        bool candidate = c == 0xc2 || c == 0xe2 || (c >= 0x1c && c <= 0x1e);
        if (candidate && break_at(str_from(s, i)))
            return i;
    }
    return s.n;
}

struct lines source_split(struct arena *a, struct lines lines)
{
    struct lines out = {0};
    for (size_t k = 0; k < lines.n; k++) {
        struct line l = lines.v[k];
        size_t end = next_break(l.text);
        if (end == l.text.n && !out.v)
            continue;
        if (!out.v) {
            vec_room(a, &out, lines.n + 1);
            memcpy(out.v, lines.v, k * sizeof *out.v);
            out.n = k;
        }
        while (end < l.text.n) {
            size_t after = end + break_at(str_from(l.text, end));
            struct line rest = l;
            rest.text = str_from(l.text, after);
            rest.col += (uint32_t)after;
            l.text = str_slice(l.text, 0, end);
            vec_push(a, &out, l);
            l = rest;
            end = next_break(l.text);
        }
        vec_push(a, &out, l);
    }
    return out.v ? out : lines;
}

struct pos line_pos(const struct line *l, size_t at, size_t len)
{
    return (struct pos){l->src, l->line, l->col + (uint32_t)at, (uint32_t)len};
}

str source_line_from(struct source_cursor *c, const struct source *src,
                     uint32_t line)
{
    str text;
    unsigned long long name = str_hash(src->name);
    if (c->name != name || c->text != src->text.p || c->at > src->text.n ||
        c->line > line)
        *c = (struct source_cursor){name, src->text.p, 1, 0, 0};
    if (c->line == line && c->end)
        return str_slice(src->text, c->at, c->end);
    for (size_t at = c->at; next_line(src->text, &at, &text); c->at = at)
        if (c->line++ == line) {
            c->line = line;
            c->end = c->at + text.n;
            return text;
        }
    *c = (struct source_cursor){0};
    return STR_NONE;
}

str source_line(const struct source *src, uint32_t line)
{
    return source_line_from(&(struct source_cursor){0}, src, line);
}

size_t source_byte(const struct source *src, str line, uint32_t col)
{
    size_t at = 0, i = 0, column = 0, wanted = col - 1;
    if (!src->tabs || str_find_char(line, '\t', 0) == STR_NPOS)
        return wanted;
    for (; i < line.n && at < wanted; i++) {
        size_t blanks = SOURCE_TAB - column % SOURCE_TAB;
        bool tab = line.p[i] == '\t';
        if (tab && at + blanks > wanted)
            return i; /* within the tab */
        at += tab ? blanks : 1;
        column += tab ? blanks : utf8_starts(line.p[i]);
    }
    return i + (wanted - at);
}
