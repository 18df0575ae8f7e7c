// SPDX-License-Identifier: MIT
// record: finds columns by name, and the positions of fields in the file.
#include "check/record.h"

#include <math.h>

#include "base/codes/data.h"
#include "check/row_key.h"
#include "frame/number.h"
#include "load/csv/csv_other.h"
#include "load/json/json_place.h"
#include "load/records.h"
#include "load/site.h"

const struct source *records_source(struct check *c, str path, struct pos at)
{
    return database_is(path) ? databases_read(c->site, c->a, c->d, path, at)
                             : site_read(c->site, c->a, c->d, path, at, false);
}

/* Reads the table of a JSON file or a database. Its faults are reported by
   read_frame of checks.c. */
static bool open_table(struct records *r, struct diags *d)
{
    struct diags ignored = {.levels = d->levels};
    struct arena *a = r->c->a;
    r->frame = records_read(r->c->site, a, &ignored, r->src->name);
    diag_free(&ignored);
    if (!r->frame)
        return false;
    str *names = NEW_N(a, str, r->frame->n_columns + 1);
    r->cells = NEW_N(a, str, r->frame->n_columns + 1);
    for (size_t i = 0; i < r->frame->n_columns; i++)
        names[i] = r->frame->columns[i]->origin->file.column;
    r->header = (struct csv_record){.fields = names, .n = r->frame->n_columns};
    return true;
}

/* Returns a number from a database as a CSV file would contain it: a whole
   number has no fraction. In the frame, integers are floats if their column has
   missing cells. */
static str number_text(struct arena *a, const struct column *c, size_t row)
{
    struct value v = column_value(c, row);
    struct buf b = {.a = a};
    if (column_is_missing(c, row))
        return S("");
    if (v.type == VALUE_FLOAT && fabs(v.f) < 1e15 && v.f == floor(v.f))
        v = (struct value){.type = VALUE_INT, .i = (int64_t)v.f};
    value_put(&b, v);
    return buf_end(&b);
}

/* Returns a cell as it is written in the file, without quotes and escapes; the
   empty string for null. */
static str cell_text(struct arena *a, const struct column *c, size_t row)
{
    const struct origin *o = c->origin;
    struct json_token t;
    if (c->type == COLUMN_STR)
        return c->s[row].p ? c->s[row] : S("");
    if (o->file.format == FILE_SQLITE)
        return number_text(a, c, row);
    if (!json_find(o->file.src->text, o->file.offsets[row], o->file.path,
                   o->file.n_path, &t) ||
        t.kind == JSON_NULL)
        return S("");
    return t.text;
}

static bool next_table(struct records *r)
{
    if (r->row == r->frame->n)
        return false;
    for (size_t i = 0; i < r->header.n; i++)
        r->cells[i] = cell_text(r->c->a, r->frame->columns[i], r->row);
    r->at = (struct csv_record){.fields = r->cells, .n = r->header.n};
    if (r->header.n)
        r->at.line = r->frame->columns[0]->origin->file.lines[r->row];
    r->row++;
    return true;
}

bool records_open(struct records *r, struct check *c, struct diags *d,
                  const struct source *src, char delimiter)
{
    struct csv_options o = {.header = true, .delim = delimiter};
    *r = (struct records){
        .c = c, .src = src, .columns = {.a = c->a}, .missing = {.a = c->a}};
    if (records_are_in(src->name)) {
        if (!open_table(r, d))
            return false;
    } else {
        r->csv = csv_open(c->a, d, src, &o);
        if (csv_is_other(d, src) || !csv_next(r->csv, &r->at))
            return false;
        r->header = csv_record_dup(c->a, &r->at);
    }
    for (size_t i = r->header.n; i-- > 0;)
        map_put(&r->columns, r->header.fields[i], record_value((uint32_t)i));
    const struct schema_texts *missing = &c->schema->missing;
    for (size_t i = 0; i < missing->n; i++) {
        str text = missing->v[i].text;
        map_put(&r->missing, text, r);
        r->missing_max = text.n > r->missing_max ? text.n : r->missing_max;
    }
    return true;
}

bool records_next(struct records *r)
{
    return r->frame ? next_table(r) : csv_next(r->csv, &r->at);
}

void records_close(struct records *r)
{
    if (r->csv)
        csv_close(r->csv);
}

bool records_find(struct records *r, const struct schema_text *name,
                  size_t *column)
{
    const struct map_entry *e = map_find(&r->columns, name->text);
    if (e) {
        *column = record_line(e->value);
        return true;
    }
    diag_at(r->c->d, DIAG_SCHEMA_COLUMN, name->at, r->src->name, name->text);
    diag_help_nearest(r->c->d, "its columns", name->text, r->header.fields,
                      r->header.n);
    return false;
}

bool records_has(const struct records *r, size_t column)
{
    str cell = r->at.fields[column];
    return cell.n > r->missing_max || !map_find(&r->missing, cell);
}

bool records_is_string(const struct records *r, size_t column)
{
    const struct column *c = r->frame ? r->frame->columns[column] : NULL;
    return c && c->origin->file.format == FILE_JSON &&
           column_value(c, r->row - 1).type == VALUE_STR;
}

/* ---- positions ---- */

static uint32_t breaks_in(str text)
{
    uint32_t n = 0;
    for (size_t i = 0; i < text.n; i++)
        n += text.p[i] == '\n' ||
             (text.p[i] == '\r' && (i + 1 == text.n || text.p[i + 1] != '\n'));
    return n;
}

/* Returns the position of field i of a record, after an opening quote. Sets the
   position's length unless the file has the field in another form, such as with
   doubled quotes. */
static struct pos field_pos(struct records *r, const struct csv_record *rec,
                            size_t i)
{
    if (r->frame && rec == &r->header)
        return (struct pos){.src = r->src};
    if (r->frame)
        return place_of_cell(&r->c->places, r->frame->columns[i], r->row - 1);
    struct pos at = {r->src, rec->line, rec->cols[i], 0};
    str text = rec->fields[i];
    for (size_t before = 0; before < i; before++)
        at.line += breaks_in(rec->fields[before]);
    str line = source_line_from(&r->cursor, r->src, at.line);
    str rest = str_from(line, at.col - 1);
    if (str_starts(rest, S("\"")))
        rest = str_from(line, at.col++);
    if (str_starts(rest, text))
        at.len = (uint32_t)text.n;
    return at;
}

struct pos records_header_pos(struct records *r, size_t column)
{
    return field_pos(r, &r->header, column);
}

struct violation *records_add(struct records *r, struct violations *vs,
                              size_t column)
{
    struct violation *v = violation_add(vs);
    str parts[SCHEMA_KEY_MAX];
    size_t n;
    if (!v)
        return NULL;
    const size_t *key = row_key(r->c, &n);
    for (size_t i = 0; i < n; i++)
        parts[i] = key[i] < r->at.n ? r->at.fields[key[i]] : S("");
    *v = (struct violation){.at = field_pos(r, &r->at, column),
                            .row = violation_row_of(r->c, parts)};
    return v;
}
