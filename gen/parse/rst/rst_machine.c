// SPDX-License-Identifier: MIT
// rst_machine: cuts runs of lines and indented blocks.
#include "parse/rst/rst_machine.h"

#include "base/codes/rst.h"
#include "base/unicode.h"
#include "base/utf8.h"

#include "base/vec.h"

size_t rst_blanks(str s)
{
    size_t n = 0;
    while (n < s.n && s.p[n] == ' ')
        n++;
    return n;
}

struct lines rst_lines(const struct lines *lines, size_t from, size_t to)
{
    return (struct lines){lines->v ? lines->v + from : NULL, to - from,
                          to - from};
}

struct line rst_part(const struct line *l, size_t from, size_t to)
{
    return (struct line){str_slice(l->text, from, to), l->src, l->line,
                         l->col + (uint32_t)from};
}

bool rst_next_is_blank(const struct rst_machine *m, size_t at)
{
    return at + 1 >= m->lines.n || str_blank(m->lines.v[at + 1].text);
}

struct pos rst_line_pos(const struct rst_machine *m, size_t at)
{
    if (!m->lines.n)
        return (struct pos){0};
    const struct line *l = &m->lines.v[at < m->lines.n ? at : m->lines.n - 1];
    size_t from = rst_blanks(l->text);
    return line_pos(l, from, l->text.n - from);
}

/* Returns the indentation of a line in characters: the leading blanks and, if
   there are any, other white space after them. */
static size_t indent_of(str s)
{
    size_t at = rst_blanks(s), n = at, len;
    while (n && at < s.n && (unsigned char)s.p[at] >= 0x80 &&
           unicode_is_space(utf8_decode(str_from(s, at), &len))) {
        at += len;
        n++;
        for (; at < s.n && s.p[at] == ' '; at++)
            n++;
    }
    return n;
}

/* Returns the number of bytes in the first n characters. */
static size_t bytes_of(str s, size_t n)
{
    size_t at = rst_blanks(s);
    if (at >= n)
        return n;
    for (n -= at; n && at < s.n; n--)
        at += utf8_length(str_from(s, at));
    return at;
}

/* Returns the index after the last line of the block. Sets *indent to the
   number of columns to cut off, or RST_NO_INDENT, and *blank_finish as in
   struct rst_block. */
static size_t find_end(const struct rst_machine *m, struct rst_indent like,
                       size_t *indent, bool *blank_finish)
{
    const struct line *v = m->lines.v;
    size_t end = m->at + (like.first != RST_NO_INDENT);
    *blank_finish = true;
    *indent = like.known;
    for (; end < m->lines.n; end++) {
        str text = v[end].text;
        size_t blanks = indent_of(text);
        if (str_blank(text)) {
            if (like.until_blank)
                return end;
            continue;
        }
        if (!blanks || (like.known != RST_NO_INDENT && blanks < like.known)) {
            *blank_finish = end > m->at && str_blank(v[end - 1].text);
            return end;
        }
        if (like.known == RST_NO_INDENT && blanks < *indent)
            *indent = blanks;
    }
    return end;
}

struct rst_block rst_indented(struct rst_machine *m, struct rst_indent like)
{
    struct rst_block b = {0};
    size_t end = find_end(m, like, &b.indent, &b.blank_finish);
    size_t n = end > m->at ? end - m->at : 0;
    if (b.indent == RST_NO_INDENT)
        b.indent = 0;
    b.lines = (struct lines){NEW_N(m->r->a, struct line, n), n, n};
    for (size_t i = 0; i < n; i++) {
        const struct line *l = &m->lines.v[m->at + i];
        size_t cut = i == 0 && like.first != RST_NO_INDENT ? like.first
                     : like.keep_indent                    ? 0
                                        : bytes_of(l->text, b.indent);
        if (cut > l->text.n)
            cut = l->text.n;
        b.lines.v[i] = rst_part(l, cut, l->text.n);
    }
    if (n)
        m->at = end - 1;
    while (!like.keep_top && b.lines.n && str_blank(b.lines.v->text)) {
        b.lines.v++;
        b.lines.n--;
    }
    return b;
}

struct rst_block rst_first_known(struct rst_machine *m, size_t first)
{
    return rst_indented(
        m, (struct rst_indent){.first = first, .known = RST_NO_INDENT});
}

static void keep_as_text(const struct rst_machine *from, struct lines lines,
                         struct node *n)
{
    struct rst *r = from->r;
    struct pos at = line_pos(lines.v, 0, lines.v->text.n);
    if (!r->too_deep) {
        diag_at(r->p->d, DIAG_RST_DEPTH, at,
                str_fmt(r->a, "%d", PARSE_DEPTH_MAX));
        diag_help(r->p->d, "nest fewer lists, quotes and directives; "
                           "deeper nesting is kept as literal text");
    }
    r->too_deep = true;
    rst_add_text(r->a, n, NODE_LITERAL_BLOCK, lines_join(r->a, &lines), at);
}

void rst_nested_parse(const struct rst_machine *from, struct lines lines,
                      struct node *n)
{
    struct parse *p = from->r->p;
    if (!lines.n)
        return;
    if (p->depth >= PARSE_DEPTH_MAX) {
        keep_as_text(from, lines, n);
        return;
    }
    struct rst_machine m = {.r = from->r, .lines = lines, .node = n};
    p->depth++;
    m.r->body(&m);
    p->depth--;
}

struct node *rst_add(struct rst_machine *m, enum node_type type, size_t at)
{
    struct node *n = node_new(m->r->a, type, rst_line_pos(m, at));
    node_append(m->node, n);
    return n;
}

struct node *rst_add_text(struct arena *a, struct node *parent,
                          enum node_type type, str text, struct pos at)
{
    struct node *n = node_new(a, type, at);
    if (text.n)
        node_append(n, node_text(a, text, at));
    node_append(parent, n);
    return n;
}

bool rst_item_next(struct rst_machine *m)
{
    do
        m->at++;
    while (m->at < m->lines.n && str_blank(rst_line(m)->text));
    return m->at < m->lines.n;
}

void rst_item_done(struct rst_machine *m)
{
    if (m->at < m->lines.n)
        m->at--;
    else
        m->at = m->lines.n;
}
