// SPDX-License-Identifier: MIT
// place: finds the line of a record in the origin of a column, and counts the
// record's fields up to the column.
#include "lineage/place.h"

#include "base/vec.h"
#include "lineage/lineage.h"
#include "load/site.h"

enum { REACHED = 256 }; /* number of records of a file that are cached */

/* A record of a file, and the last of its fields that was found. Searches for
   later fields of the record continue from this field. */
struct place_reached {
    uint32_t line, field; /* line: where the record starts, 0: unused; field:
                             index of the field */
    size_t at, start;     /* byte offsets of the field and of its line */
    uint32_t at_line;     /* line of the field */
    bool quoted;          /* `at` is inside quotes */
    char delim, quote;    /* delimiter and quote with which the field was
                             found */
};

struct place_file {
    struct place_file *next;
    const struct source *of;  /* the file as the origins of columns name it */
    const struct source *src; /* the same file, read again if `of` has lost its
                                 contents */
    struct {
        size_t *v; /* byte offset of the start of each line */
        size_t n, cap;
    } lines;
    struct place_reached reached[REACHED]; /* index: line % REACHED */
};

/* Returns the length of the line break at byte i, or 0. */
static size_t line_end(str s, size_t i)
{
    if (s.p[i] == '\r')
        return i + 1 < s.n && s.p[i + 1] == '\n' ? 2 : 1;
    return s.p[i] == '\n';
}

/* Returns src if it has contents. The contents of a large file were freed after
   its cells were read; for such a file, returns a source with the contents read
   again, or src if this fails. */
static const struct source *with_text(struct place_cache *p,
                                      const struct source *src)
{
    if (src->text.p || !p->site)
        return src;
    struct diags ignored = {0}; /* no report if reading again fails */
    const struct source *again =
        site_read(p->site, p->a, &ignored, src->name, (struct pos){0}, false);
    diag_free(&ignored);
    return again ? again : src;
}

/* Returns the offset in s of the first c at or after `from`, or s.n. */
static size_t find_char(str s, char c, size_t from)
{
    size_t at = str_find_char(s, c, from);
    return at == STR_NPOS ? s.n : at;
}

/* Returns the cached file of src. If it is not cached yet, adds it with the
   offsets of its lines. */
static struct place_file *file_of(struct place_cache *p,
                                  const struct source *src)
{
    struct place_file *f = p->files;
    while (f && f->of != src)
        f = f->next;
    if (f)
        return f;
    f = NEW(p->a, struct place_file);
    f->of = src;
    f->src = src = with_text(p, src);
    f->next = p->files;
    p->files = f;
    str s = src->text;
    size_t newline = 0; /* offset of the next \n at or after i, or s.n */
    vec_push(p->a, &f->lines, 0);
    for (size_t i = 0; i < s.n;) {
        newline = newline < i || !i ? find_char(s, '\n', i) : newline;
        size_t end = find_char(str_slice(s, 0, newline), '\r', i);
        end = end + 1 == newline ? newline : end; /* \r\n */
        i = end + 1;
        if (end < s.n)
            vec_push(p->a, &f->lines, i);
    }
    return f;
}

/* Returns the position of the field of origin o in the record that starts in
   `line`; column 1 of the line if the contents or the line are unknown. */
static struct pos field_pos(struct place_file *f, uint32_t line,
                            const struct origin *o)
{
    str s = f->src->text;
    struct pos at = {f->src, line, 1, 0};
    if (!s.p || line == 0 || line > f->lines.n)
        return at;
    struct place_reached *reached = &f->reached[line % REACHED];
    bool resumed = reached->line == line && reached->field <= o->csv.field &&
                   reached->delim == o->csv.delim &&
                   reached->quote == o->csv.quote;
    uint32_t k = o->csv.field - (resumed ? reached->field : 0);
    size_t i = resumed ? reached->at : f->lines.v[line - 1];
    size_t start = resumed ? reached->start : i;
    bool quoted = resumed && reached->quoted;
    at.line = resumed ? reached->at_line : line;
    for (; i < s.n && k; i++) {
        size_t end = line_end(s, i);
        if (end) {
            i += end - 1;
            start = i + 1;
            at.line++;
        } else if (s.p[i] == o->csv.quote) {
            quoted = !quoted;
        } else if (s.p[i] == o->csv.delim && !quoted) {
            k--;
        }
    }
    *reached = (struct place_reached){line,         o->csv.field, i,
                                      start,        at.line,      quoted,
                                      o->csv.delim, o->csv.quote};
    if (i < s.n && s.p[i] == o->csv.quote)
        i++;
    at.col = (uint32_t)(i - start) + 1;
    return at;
}

struct pos place_of_cell(struct place_cache *p, const struct column *c,
                         size_t row)
{
    bool in_csv = lineage_csv(&c, &row);
    const struct origin *o = column_before_moves(c)->origin;
    if (!in_csv)
        return o->kind == ORIGIN_CSV ? (struct pos){0} : o->pos;
    return field_pos(file_of(p, o->csv.src), o->csv.lines[row], o);
}

str place_number(struct place_cache *p, struct pos at)
{
    const struct place_file *f = p->files;
    while (f && f->src != at.src)
        f = f->next;
    if (!f || !at.line || at.line > f->lines.n || !at.col)
        return STR_NONE;
    str s = str_from(f->src->text, f->lines.v[at.line - 1] + at.col - 1);
    size_t n = 0;
    while (n < s.n && s.p[n] && !strchr(",;\"\t\r\n", s.p[n]))
        n++;
    return str_trim(str_slice(s, 0, n));
}

struct pos place_of_row(struct place_cache *p, const struct frame *f,
                        size_t row)
{
    for (size_t i = 0; i < f->n_columns; i++) {
        const struct column *c = f->columns[i];
        size_t r = row;
        if (lineage_csv(&c, &r))
            return place_of_cell(p, c, r);
    }
    return (struct pos){0};
}

struct pos place_of_name(struct place_cache *p, const struct column *c)
{
    const struct origin *o = column_before_moves(c)->origin;
    if (o->kind != ORIGIN_CSV || !o->csv.name_line ||
        !str_eq(o->csv.column, c->name))
        return (struct pos){0};
    return field_pos(file_of(p, o->csv.src), o->csv.name_line, o);
}
