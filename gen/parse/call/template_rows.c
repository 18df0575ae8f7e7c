// SPDX-License-Identifier: MIT
// template_rows: evaluates the rows, and formats each field once for each row.
#include "parse/call/template_rows.h"

#include <math.h>

#include "base/buf.h"
#include "base/codes/df.h"
#include "base/codes/directive.h"
#include "base/codes/result.h"
#include "base/utf8.h"
#include "base/vec.h"
#include "df/elementwise/result_check.h"
#include "df/run/script.h"
#include "frame/display.h"
#include "frame/name.h"
#include "frame/number.h"

const struct shared_names **template_rows_names(struct document *doc,
                                                struct pos at)
{
    return at.src && at.src->row ? &at.src->row->names : &doc->scripts.before;
}

bool template_rows_of(struct parse *p, str text, struct pos at,
                      struct template_rows *out)
{
    const struct shared_names **names = template_rows_names(p->doc, at);
    struct document *doc = p->doc;
    struct strs files = {0};
    size_t before = p->d->n;
    *out = (struct template_rows){
        .names = *names,
        .outer = at.src ? at.src->row : NULL,
    };
    const struct shared_names *was = doc->scripts.before;
    doc->scripts.before = *names;
    bool ok = script_rows(p->a, p->d, p->site, p->page_dir, text, at, &files,
                          &doc->scripts, &out->v, &out->n, &out->frame);
    doc->scripts.before = was;
    diag_add_row(p->d, before, at);
    for (size_t i = 0; i < files.n; i++)
        document_note_dataset(doc, files.v[i]);
    return ok;
}

/* Sets *column to the index of the column that a field names, or to 0 if the
   rows are single values. Returns false after reporting an unknown column, a
   field that lacks the name of a column, or a field that names a column
   although the values have no columns. */
static bool find_column(struct parse *p, const struct template_rows *rows,
                        const struct template_field *f, size_t *column)
{
    struct strs names = {0};
    *column = 0;
    if (!rows->frame && !f->column.p)
        return true;
    if (!rows->frame || !f->column.p) {
        diag_at(p->d, DIAG_FIELD_MARK, f->at, f->mark,
                rows->frame ? S("the name of a column is missing")
                            : S("the values have no columns"));
        diag_help(p->d,
                  rows->frame ? "expected {{ %.*s.NAME }}"
                              : "expected {{ %.*s }}",
                  STR_ARG(rows->fields.name));
        return false;
    }
    *column = frame_find(rows->frame, f->column);
    if (*column != STR_NPOS)
        return true;
    for (size_t i = 0; i < rows->frame->n_columns; i++)
        vec_push(p->a, &names, name_text(p->a, rows->frame->columns[i]->name));
    diag_at(p->d, DIAG_DF_COLUMN, f->at, f->column);
    diag_help_nearest(p->d, "columns", f->column, names.v, names.n);
    return false;
}

/* The lines of a template and the values of its rows. No line or value may
   contain the prefix of stand-ins (doc/fields.h). */
struct texts {
    struct lines lines;
    const struct template_rows *rows;
};

static bool occurs_in(struct object o, str prefix)
{
    return o.type == OBJECT_STR && str_find(as_str(o), prefix, 0) != STR_NPOS;
}

static bool occurs(void *data, str prefix)
{
    const struct texts *t = data;
    const struct frame *f = t->rows->frame;
    bool found = false;
    for (size_t i = 0; i < t->lines.n && !found; i++)
        found = str_find(t->lines.v[i].text, prefix, 0) != STR_NPOS;
    for (size_t i = 0; !f && i < t->rows->n && !found; i++)
        found = occurs_in(t->rows->v[i], prefix);
    for (size_t i = 0; f && i < f->n_columns && !found; i++)
        for (size_t r = 0; r < f->n && !found; r++)
            found =
                occurs_in(object_value(column_value(f->columns[i], r)), prefix);
    return found;
}

/* Chooses the prefix of the words that stand in for fields (doc/fields.h). The
   prefix must occur neither in the lines nor in the values. A nested template
   uses the prefix of the outer one. If every possible prefix occurs somewhere,
   only the lines are considered: a value that looks like a stand-in may then be
   replaced. Returns false if no prefix is possible. */
static bool choose_prefix(struct parse *p, struct template_rows *rows,
                          struct lines lines)
{
    struct template_rows none = {0};
    struct texts all = {lines, rows}, alone = {lines, &none};
    if (rows->outer) {
        rows->fields.prefix = rows->outer->prefix;
        return true;
    }
    return fields_choose(p->a, &rows->fields, occurs, &all) ||
           fields_choose(p->a, &rows->fields, occurs, &alone);
}

struct lines template_rows_mark(struct parse *p, struct template_rows *rows,
                                str name, struct lines lines)
{
    struct arena *a = p->a;
    struct lines out = {0};
    bool ok = true;
    rows->fields.name = name;
    rows->fields.base = rows->outer ? rows->outer->n : 0;
    if (!choose_prefix(p, rows, lines))
        return out;
    for (size_t i = 0; i < lines.n; i++) {
        struct line l = lines.v[i];
        l.text = fields_mark(a, p->d, &rows->fields, &l, &ok);
        vec_push(a, &out, l);
    }
    size_t *columns = NEW_N(a, size_t, rows->fields.n + 1);
    for (size_t i = 0; i < rows->fields.n; i++)
        ok &= find_column(p, rows, &rows->fields.v[i], &columns[i]);
    rows->columns = columns;
    return ok ? out : (struct lines){0};
}

/* Replaces tabs and line breaks by blanks, and all other control characters by
   U+FFFD. */
static str harmless(struct arena *a, str s)
{
    struct buf b = {.a = a};
    size_t n;
    for (size_t i = 0; i < s.n; i += n) {
        unsigned c = utf8_decode(str_from(s, i), &n);
        bool space = c == '\t' || c == '\n' || c == '\r';
        if (!space && (c < ' ' || c == 0x7f))
            buf_puts(&b, "\xef\xbf\xbd");
        else if (space)
            buf_putc(&b, ' ');
        else
            buf_put(&b, str_slice(s, i, i + n));
    }
    return buf_end(&b);
}

/* Reports that a value does not fit the format of field f, and why. */
static void bad_format(struct parse *p, const struct template_field *f,
                       struct value v, str why)
{
    diag_at(p->d, DIAG_FIELD_MARK, f->at, f->mark, why);
    if (v.type == VALUE_NA)
        diag_help(p->d,
                  "remove the rows without this value, as in "
                  "df.dropna(subset=['%.*s'])",
                  STR_ARG(f->column.p ? f->column : S("NAME")));
    else
        diag_help(p->d, "expected a Python format, such as %s",
                  v.type == VALUE_DATE ? "%Y-%m-%d" : ".2f");
}

/* Warns of a value of field k in row i that is not finite, or that is missing
   and formatted: the page shows `text`. Reports only the first row. */
static void check_finite(struct parse *p, struct template_rows *rows, size_t k,
                         size_t i, struct value v, str text)
{
    struct template_field *f = &rows->fields.v[k];
    const struct column *c =
        rows->frame ? rows->frame->columns[rows->columns[k]] : NULL;
    bool number = v.type == VALUE_FLOAT;
    bool missing = v.type == VALUE_NA || (number && isnan(v.f));
    bool bad = missing ? f->format.p && text.n
                       : (number && isinf(v.f)) || (c && result_is_bad(c, i));
    if (!bad || f->reported)
        return;
    f->reported = true;
    diag_at(p->d, DIAG_DF_NOT_FINITE, f->at,
            c ? name_text(p->a, c->name) : rows->fields.name,
            str_fmt(p->a, "contains '%.*s' in row %zu", STR_ARG(text), i + 1));
    diag_help(p->d, "remove the rows in which the value is missing or not "
                    "finite, or replace the value in them");
}

/* Returns the text of a value, as a table shows it. */
static str value_text(struct parse *p, const struct template_field *f,
                      struct value v, const struct column *c, size_t row)
{
    struct arena *a = p->a;
    struct buf b = {.a = a};
    str why, format = str_fmt(a, "{:%.*s}", STR_ARG(f->format));
    if (f->format.p && !number_format(&b, format, v, &why)) {
        bad_format(p, f, v, why);
    } else if (!f->format.p && c) {
        display_put(&b, c, row);
    } else if (!f->format.p && v.type != VALUE_NA) {
        value_put(&b, v);
    }
    return harmless(a, buf_end(&b));
}

void template_rows_set(struct parse *p, struct template_rows *rows, size_t i)
{
    struct arena *a = p->a;
    const struct source_row *outer = rows->outer;
    size_t base = rows->fields.base, n = base + rows->fields.n;
    str *values = NEW_N(a, str, n + 1), *marks = NEW_N(a, str, n + 1);
    struct buf label = {.a = a};
    for (size_t k = 0; k < base; k++) {
        values[k] = outer->values[k];
        marks[k] = outer->marks[k];
    }
    for (size_t k = 0; k < rows->fields.n; k++) {
        const struct template_field *f = &rows->fields.v[k];
        const struct column *c =
            rows->frame ? rows->frame->columns[rows->columns[k]] : NULL;
        struct value v = {.type = VALUE_NA};
        if (c)
            v = column_value(c, i);
        else
            object_scalar(rows->v[i], &v);
        values[base + k] = value_text(p, f, v, c, i);
        check_finite(p, rows, k, i, v, values[base + k]);
        marks[base + k] = f->mark;
    }
    if (outer)
        buf_printf(&label, "%.*s, ", STR_ARG(outer->label));
    buf_printf(&label, "%.*s %zu", STR_ARG(rows->fields.name), i + 1);
    if (rows->fields.n) {
        str first = values[base];
        buf_printf(&label, " '%.*s'", (int)(first.n < 40 ? first.n : 40),
                   first.p);
    }
    rows->row = NEW(a, struct source_row);
    *rows->row = (struct source_row){
        .label = buf_end(&label),
        .number = (uint32_t)i + 1 + (outer ? outer->number * 10000 : 0),
        .values = values,
        .marks = marks,
        .n = n,
        .prefix = rows->fields.prefix,
        .names = shared_one(a, rows->names, rows->fields.name, rows->v[i])};
    rows->sources = (struct map){.a = a};
}

/* Returns the source of a line for the current row. */
static const struct source *source_of(struct parse *p,
                                      struct template_rows *rows,
                                      const struct source *from)
{
    struct source *src = from ? map_get(&rows->sources, from->name) : NULL;
    if (src || !from)
        return src;
    src = NEW(p->a, struct source);
    *src = *from;
    src->row = rows->row;
    if (from->row)
        rows->row->written = from->row->written;
    map_put(&rows->sources, from->name, src);
    return src;
}

void template_rows_lines(struct parse *p, struct template_rows *rows, size_t i,
                         struct lines lines, struct lines *to)
{
    template_rows_set(p, rows, i);
    for (size_t k = 0; k < lines.n; k++) {
        struct line l = lines.v[k];
        l.src = source_of(p, rows, l.src);
        vec_push(p->a, to, l);
    }
    struct line blank = to->v[to->n - 1];
    blank.col += (uint32_t)blank.text.n;
    blank.text = S("");
    vec_push(p->a, to, blank);
}
