// SPDX-License-Identifier: MIT
// icon: finds the drawing of an icon by binary search in octicons.txt.
#include "render/icon.h"

#include "base/vec.h"

/* Returns the line that contains byte `at`, and sets *name and *drawing to its
   two fields. */
static str line_at(str text, size_t at, str *name, str *drawing)
{
    size_t from = at;
    while (from > 0 && text.p[from - 1] != '\n')
        from--;
    size_t end = str_find_char(text, '\n', at);
    str line = str_slice(text, from, end == STR_NPOS ? text.n : end);
    *drawing = line;
    str_cut(drawing, '\t', name);
    return line;
}

str icon_find(str name)
{
    str text = ICONS[0].bytes, found, drawing;
    size_t from = 0, to = text.n;
    while (from < to) {
        size_t middle = from + (to - from) / 2;
        str line = line_at(text, middle, &found, &drawing);
        int c = line.n && line.p[0] != '#' ? str_cmp(found, name) : -1;
        if (c == 0)
            return drawing;
        if (c < 0)
            from = (size_t)(line.p - text.p) + line.n + 1;
        else
            to = (size_t)(line.p - text.p);
    }
    return STR_NONE;
}

str icon_nearest(struct arena *scratch, struct diags *d, str name)
{
    struct arena_mark mark = arena_mark(scratch);
    struct strs names = {0};
    str rest = ICONS[0].bytes, line, found;
    while (str_cut(&rest, '\n', &line)) {
        str drawing = line;
        if (line.n && line.p[0] != '#' && str_cut(&drawing, '\t', &found))
            vec_push(scratch, &names, found);
    }
    str best = diag_nearest(d, name, names.v, names.n);
    arena_rewind(scratch, mark);
    return best;
}
