// SPDX-License-Identifier: MIT
// place: finds the line of the cell's record by the origin of the column. In a
// CSV file, counts the fields of the record up to the column. In a JSON file,
// follows the names that lead from the record to the value.
#include "lineage/place.h"

#include "base/buf.h"
#include "base/vec.h"
#include "frame/name.h"
#include "lineage/lineage.h"
#include "load/csv/csv_blanks.h"
#include "load/json/json_place.h"
#include "load/site.h"

enum { REACHED = 256 }; /* number of records that are cached for each file */

/* A record of a file, and the last of its fields that was found. Searches for
   later fields of the record continue from this field. */
struct place_reached {
    uint32_t line, field; /* line: line in which the record starts; 0: this
                             entry is unused; field: index of the field */
    size_t at, start;     /* byte offsets of the field and of its line */
    uint32_t at_line;     /* line of the field */
    bool quoted;          /* `at` is inside quotes */
    char delim, quote;    /* delimiter, quote and skip_space with which the
                             field was found */
    bool skip_space;
};

struct place_file {
    struct place_file *next;
    const struct source *of;  /* the source that origins point to */
    const struct source *src; /* the same file, read again if `of` has lost its
                                 contents */
    struct {
        size_t *v; /* byte offset of the start of each line */
        size_t n, cap;
    } lines;
    struct place_reached reached[REACHED]; /* index: line % REACHED */
};

static bool is_delimiter(const struct origin *o, char c)
{
    return o->file.delim == CSV_BLANKS ? csv_blanks_is(c) : c == o->file.delim;
}

/* Skips the blanks at byte i that the CSV reader ignores before a field.
   Returns the offset of the first byte after these blanks. */
static size_t skip_blanks(str s, size_t i, const struct origin *o)
{
    bool all = o->file.delim == CSV_BLANKS;
    while (i < s.n &&
           (all ? csv_blanks_is(s.p[i]) : o->file.skip_space && s.p[i] == ' '))
        i++;
    return i;
}

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
   `line`. If the contents of the file or the line are unknown, returns column 1
   of the line. */
static struct pos field_pos(struct place_file *f, uint32_t line,
                            const struct origin *o)
{
    str s = f->src->text;
    struct pos at = {f->src, line, 1, 0};
    if (!s.p || line == 0 || line > f->lines.n)
        return at;
    struct place_reached *reached = &f->reached[line % REACHED];
    bool resumed = reached->line == line && reached->field <= o->file.field &&
                   reached->delim == o->file.delim &&
                   reached->quote == o->file.quote &&
                   reached->skip_space == o->file.skip_space;
    uint32_t k = o->file.field - (resumed ? reached->field : 0);
    size_t first = f->lines.v[line - 1];
    size_t start = resumed ? reached->start : first;
    size_t i = resumed                 ? reached->at
               : first < f->src->start ? f->src->start
                                       : first;
    bool quoted = resumed && reached->quoted;
    at.line = resumed ? reached->at_line : line;
    if (!resumed)
        i = skip_blanks(s, i, o);
    for (; i < s.n && k; i++) {
        size_t end = line_end(s, i);
        if (end) {
            i += end - 1;
            start = i + 1;
            at.line++;
        } else if (s.p[i] == o->file.quote) {
            quoted = !quoted;
        } else if (is_delimiter(o, s.p[i]) && !quoted) {
            k--;
            i = skip_blanks(s, i + 1, o) - 1;
        }
    }
    *reached = (struct place_reached){
        line,          o->file.field, i,
        start,         at.line,       quoted,
        o->file.delim, o->file.quote, o->file.skip_space};
    if (i < s.n && s.p[i] == o->file.quote)
        i++;
    at.col = (uint32_t)(i - start) + 1;
    return at;
}

/* Returns the position of the byte at an offset of a file. */
static struct pos offset_pos(const struct place_file *f, size_t offset)
{
    size_t low = 0, high = f->lines.n;
    while (high - low > 1) {
        size_t mid = (low + high) / 2;
        if (f->lines.v[mid] <= offset)
            low = mid;
        else
            high = mid;
    }
    return (struct pos){f->src, (uint32_t)low + 1,
                        (uint32_t)(offset - f->lines.v[low]) + 1, 0};
}

/* Returns the offset of the value that a column with the origin o has in `row`.
   If the record does not have the value, returns the offset of the record. */
static size_t value_offset(const struct place_file *f, const struct origin *o,
                           size_t row)
{
    struct json_token t;
    size_t offset = o->file.offsets[row];
    return o->file.format == FILE_JSON &&
                   json_find(f->src->text, offset, o->file.path, o->file.n_path,
                             &t)
               ? t.at + (t.kind == JSON_TEXT)
               : offset;
}

/* Returns the position of the cell in `row` of a column with origin o. */
static struct pos cell_pos(struct place_file *f, const struct origin *o,
                           size_t row)
{
    if (o->file.format == FILE_CSV)
        return field_pos(f, o->file.lines[row], o);
    if (!f->src->text.p || !o->file.offsets)
        return (struct pos){f->src, o->file.lines[row], 1, 0};
    return offset_pos(f, value_offset(f, o, row));
}

struct pos place_of_cell(struct place_cache *p, const struct column *c,
                         size_t row)
{
    bool in_file = lineage_file(&c, &row);
    const struct origin *o = column_before_moves(c)->origin;
    if (!in_file)
        return o->kind == ORIGIN_FILE ? (struct pos){0} : o->pos;
    if (o->file.format == FILE_SQLITE)
        return o->file.query->pos.src ? o->file.query->pos
                                      : (struct pos){.src = o->file.src};
    return cell_pos(file_of(p, o->file.src), o, row);
}

bool place_record(const struct column *c, size_t row, struct place_record *out)
{
    if (!lineage_file(&c, &row) || c->origin->file.format != FILE_SQLITE)
        return false;
    const struct origin *o = c->origin;
    *out = (struct place_record){.row = o->file.lines[row],
                                 .query = o->file.query->pos,
                                 .table = o->file.query->table,
                                 .column = o->file.column,
                                 .keys = o->file.query->keys,
                                 .n_keys = o->file.query->n_keys,
                                 .key_row = row};
    return true;
}

str place_record_text(struct arena *a, const struct column *c, size_t row)
{
    struct place_record r;
    struct buf b = {.a = a};
    if (!place_record(c, row, &r))
        return S("");
    buf_printf(&b, "row %zu", r.row);
    if (r.query.src)
        buf_printf(&b, " of the query at %.*s:%u:%u",
                   STR_ARG(r.query.src->name), r.query.line, r.query.col);
    for (size_t i = 0; i < r.n_keys; i++)
        buf_printf(
            &b, "%s%.*s is %.*s", i ? " and " : ", where ",
            STR_ARG(name_text(a, r.keys[i]->name)),
            STR_ARG(lineage_value(a, column_value(r.keys[i], r.key_row))));
    if (r.table.n)
        buf_printf(&b, ", %.*s.%.*s", STR_ARG(r.table), STR_ARG(r.column));
    return buf_str(&b);
}

str place_text(struct arena *a, const struct column *c, size_t row)
{
    const struct origin *o = c->origin;
    return str_fmt(a,
                   o->file.format == FILE_SQLITE ? "%.*s, row %u" : "%.*s:%u",
                   STR_ARG(o->file.src->name), o->file.lines[row]);
}

/* Returns the field that begins at byte i, without its quotes, in `a`. */
static str field_text(struct arena *a, str s, size_t i, const struct origin *o)
{
    char quote = o->file.quote;
    bool quoted = i > 0 && s.p[i - 1] == quote;
    struct buf b = {.a = a};
    for (; i < s.n; i++) {
        bool twice =
            quoted && s.p[i] == quote && i + 1 < s.n && s.p[i + 1] == quote;
        if (quoted ? s.p[i] == quote && !twice
                   : is_delimiter(o, s.p[i]) || line_end(s, i))
            break;
        buf_putc(&b, s.p[i]);
        i += twice;
    }
    return buf_end(&b);
}

str place_field(struct place_cache *p, const struct column *c, size_t row,
                uint32_t field)
{
    if (!lineage_file(&c, &row) || c->origin->file.format != FILE_CSV)
        return STR_NONE;
    struct origin o = *c->origin;
    struct place_file *f = file_of(p, o.file.src);
    o.file.field = field;
    struct pos at = field_pos(f, o.file.lines[row], &o);
    if (!f->src->text.p || !at.line || at.line > f->lines.n)
        return STR_NONE;
    return field_text(p->a, f->src->text, f->lines.v[at.line - 1] + at.col - 1,
                      &o);
}

uint32_t place_line(struct place_cache *p, const struct source *src,
                    size_t offset)
{
    return offset_pos(file_of(p, src), offset).line;
}

str place_path(struct place_cache *p, const struct column *c, size_t row)
{
    if (!lineage_file(&c, &row) || c->origin->file.format != FILE_JSON)
        return STR_NONE;
    const struct origin *o = c->origin;
    const struct place_file *f = file_of(p, o->file.src);
    struct json_token t;
    if (!f->src->text.p || !json_find(f->src->text, o->file.offsets[row],
                                      o->file.path, o->file.n_path, &t))
        return STR_NONE;
    return json_path(p->a, f->src->text, t.at);
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
    while (n < s.n && s.p[n] && !strchr(",;\"\t\r\n]}", s.p[n]))
        n++;
    return str_trim(str_slice(s, 0, n));
}

struct pos place_of_row(struct place_cache *p, const struct frame *f,
                        size_t row)
{
    for (size_t i = 0; i < f->n_columns; i++) {
        const struct column *c = f->columns[i];
        size_t r = row;
        if (lineage_file(&c, &r))
            return place_of_cell(p, c, r);
    }
    return (struct pos){0};
}

struct pos place_of_name(struct place_cache *p, const struct column *c)
{
    const struct origin *o = column_before_moves(c)->origin;
    if (o->kind != ORIGIN_FILE || !o->file.name_line ||
        !str_eq(o->file.column, c->name))
        return (struct pos){0};
    return field_pos(file_of(p, o->file.src), o->file.name_line, o);
}
