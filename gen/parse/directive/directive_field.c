// SPDX-License-Identifier: MIT
// directive_field: reads field lists that are data: ":name: body" with
// continuation lines.
#include "parse/directive/directive_field.h"

#include "base/vec.h"

/* Returns the offset of the colon that closes the field marker at the start
   of a line, or STR_NPOS if the line has no field marker. The colon is not
   escaped. A blank or the end of the line follows it, and no blank precedes
   it. */
static size_t marker_end(str s)
{
    if (s.n < 3 || s.p[0] != ':' || s.p[1] == ':' || s.p[1] == ' ')
        return STR_NPOS;
    for (size_t i = 1; i < s.n; i++) {
        if (s.p[i] == '\\')
            i++;
        else if (s.p[i] == ':' && s.p[i - 1] != ' ' &&
                 (i + 1 == s.n || s.p[i + 1] == ' '))
            return i;
    }
    return STR_NPOS;
}

static void add_part(struct arena *a, struct lines *to, const struct line *l,
                     size_t from)
{
    str text = str_trim_right(str_from(l->text, from));
    str trimmed = str_trim_left(text);
    struct line part = {trimmed, l->src, l->line,
                        l->col + (uint32_t)(l->text.n < from ? 0 : from) +
                            (uint32_t)(text.n - trimmed.n)};
    vec_push(a, to, part);
}

bool directive_field_next(struct arena *a, const struct lines *lines, size_t *i,
                          struct directive_field *f)
{
    const struct line *first = &lines->v[*i];
    size_t end = marker_end(first->text);
    if (end == STR_NPOS)
        return false;
    *f = (struct directive_field){.name = str_slice(first->text, 1, end),
                                  .at = line_pos(first, 1, end - 1)};
    if (!str_blank(str_from(first->text, end + 1)))
        add_part(a, &f->body, first, end + 1);
    size_t next = *i + 1;
    for (; next < lines->n; next++) {
        const struct line *l = &lines->v[next];
        if (l->text.n && !char_is_blank(l->text.p[0]))
            break;
        add_part(a, &f->body, l, 0);
    }
    while (f->body.n && !f->body.v[f->body.n - 1].text.n)
        f->body.n--;
    *i = next;
    return true;
}
