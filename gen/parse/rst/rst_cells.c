// SPDX-License-Identifier: MIT
// rst_cells: docutils' pad_double_width, column_indices and get_2D_block.
#include "parse/rst/rst_cells.h"

#include "base/unicode.h"
#include "base/utf8.h"
#include "base/vec.h"

struct rst_columns rst_cells_columns(struct arena *a, const struct line *l)
{
    struct rst_columns c = {.line = *l, .n = l->text.n};
    struct {
        uint32_t *v;
        size_t n, cap;
    } at = {0};
    size_t i = 0, len;
    while (i < l->text.n && (unsigned char)l->text.p[i] < 0x80)
        i++;
    if (i == l->text.n)
        return c;
    for (i = 0; i < l->text.n; i += len) {
        len = utf8_length(str_from(l->text, i));
        size_t width = unicode_columns(str_slice(l->text, i, i + len));
        vec_push(a, &at, (uint32_t)i);
        if (width == 2)
            vec_push(a, &at, (uint32_t)(i + len));
        c.combining = c.combining || width == 0;
    }
    c.at = at.v;
    c.n = at.n;
    return c;
}

/* Returns the byte offset of a column. */
static size_t byte_at(const struct rst_columns *c, size_t column)
{
    if (column >= c->n)
        return c->line.text.n;
    return c->at ? c->at[column] : column;
}

/* Returns the characters in a column; empty for the second column of a wide
   character. */
static str text_at(const struct rst_columns *c, size_t column)
{
    return str_slice(c->line.text, byte_at(c, column), byte_at(c, column + 1));
}

char rst_cells_char(const struct rst_columns *c, size_t column)
{
    if (column >= c->n)
        return ' ';
    if (!c->at)
        return c->line.text.p[column];
    str s = text_at(c, column);
    return s.n == 1 ? s.p[0] : '\0';
}

static bool is_combining(const struct rst_columns *c, size_t column)
{
    str s = text_at(c, column);
    return s.n > 1 && unicode_columns(s) == 0;
}

/* Returns the column of the nth character, not counting combining
   characters. */
static size_t visible(const struct rst_columns *c, size_t n)
{
    if (!c->combining)
        return n;
    size_t column = 0;
    while (column < c->n) {
        if (!is_combining(c, column) && n-- == 0)
            return column;
        column++;
    }
    return column + n;
}

size_t rst_cells_width(const struct rst_columns *c)
{
    size_t width = 0;
    for (size_t i = 0; i < c->n; i++)
        width += !is_combining(c, i);
    return width;
}

bool rst_cells_blank(const struct rst_columns *c, size_t from, size_t to)
{
    from = visible(c, from);
    to = to < c->n ? visible(c, to) : c->n;
    for (size_t i = from; i < to && i < c->n; i++)
        if (rst_cells_char(c, i) != ' ' && !is_combining(c, i))
            return false;
    return true;
}

struct lines rst_cells_block(struct arena *a, const struct rst_columns *rows,
                             size_t top, size_t left, size_t bottom,
                             size_t right)
{
    struct lines out = {NEW_N(a, struct line, bottom - top), bottom - top,
                        bottom - top};
    size_t indent = right;
    for (size_t i = 0; i < out.n; i++) {
        const struct rst_columns *c = &rows[top + i];
        /* As in docutils, a shift of the columns by combining characters in
           this line also applies to the lines below. */
        left = visible(c, left);
        right = visible(c, right);
        struct line l = rst_part(&c->line, byte_at(c, left), byte_at(c, right));
        l.text = str_trim_right(l.text);
        out.v[i] = l;
        if (l.text.n && rst_blanks(l.text) < indent)
            indent = rst_blanks(l.text);
    }
    if (indent >= right)
        return out;
    for (size_t i = 0; i < out.n; i++) {
        struct line *l = &out.v[i];
        size_t cut = indent < l->text.n ? indent : l->text.n;
        *l = rst_part(l, cut, l->text.n);
    }
    return out;
}
