// SPDX-License-Identifier: MIT
// md: a page's temporary memory, link definitions and positions.
#include "parse/md/md.h"

#include "base/buf.h"
#include "parse/md/md_definition.h"

struct arena_mark md_begin(struct md *md)
{
    md->running++;
    return arena_mark(&md->scratch);
}

void md_end(struct md *md, struct arena_mark mark)
{
    if (--md->running)
        arena_rewind(&md->scratch, mark);
    else
        arena_free(&md->scratch);
}

size_t md_index(const struct md_run *r, uint32_t line)
{
    size_t k = line > r->skip ? line - 1 - r->skip : 0;
    return k < r->lines.n ? k : r->lines.n - 1;
}

str md_used_definitions(struct md *md, struct arena *a, str text, size_t *lines)
{
    struct buf b = {.a = a};
    struct map seen = {.a = a};
    str label;
    *lines = 0;
    while (md->definitions.n && md_bracketed(&text, &label)) {
        str name = document_normal_name(a, label);
        const struct md_definition *d = map_get(&md->definitions, name);
        if (!d || map_get(&seen, name))
            continue;
        map_put(&seen, name, md);
        buf_put(&b, d->text);
        buf_putc(&b, '\n');
    }
    for (size_t i = 0; i < b.n; i++)
        *lines += b.p[i] == '\n';
    return buf_end(&b);
}

/* ---- positions in pieces ---- */

/* Returns the number of offsets that are less than `at`. */
static size_t count_before(const struct md_offsets *offsets, size_t at)
{
    size_t from = 0, to = offsets->n;
    while (from < to) {
        size_t middle = from + (to - from) / 2;
        if (offsets->v[middle] < at)
            from = middle + 1;
        else
            to = middle;
    }
    return from;
}

/* Whether a piece is a slice of its source, so that positions on its further
   lines are known. */
static bool is_in_place(const struct md_piece *piece)
{
    const struct source *src = piece->at.src;
    return src && piece->text.p >= src->text.p &&
           piece->text.p < src->text.p + src->text.n;
}

struct pos md_piece_pos(const struct md_piece_line *line, size_t at, size_t len)
{
    const struct md_piece *piece = line->piece;
    struct pos pos = piece->at;
    size_t n = line->from + (at > line->guard ? at - line->guard : 0);
    size_t before = count_before(&piece->offsets, n);
    pos.len = (uint32_t)len;
    if (piece->cell.p || !before) {
        n += before;
        pos.col +=
            (uint32_t)(piece->cell.p && n > piece->cell.n ? piece->cell.n : n);
    } else if (is_in_place(piece)) {
        pos.line += (uint32_t)before;
        pos.col = (uint32_t)(n - piece->offsets.v[before - 1]);
    }
    return pos;
}
