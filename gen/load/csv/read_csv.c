// SPDX-License-Identifier: MIT
// read_csv: files that are not plain (load/csv/csv_plain) are read record by
// record.
#include "load/csv/read_csv.h"

#include "base/codes/csv.h"
#include "base/codes/df.h"
#include "base/map.h"
#include "base/pool.h"
#include "base/system.h"
#include "base/vec.h"
#include "frame/name.h"
#include "frame/unit_header.h"
#include "load/csv/csv.h"
#include "load/csv/csv_footer.h"
#include "load/csv/csv_infer.h"
#include "load/csv/csv_plain.h"

enum { LARGE = 1 << 21 }; /* bytes; a smaller file is not worth threads */

/* ---- the frame ---- */

/* Returns the name of column i: `text`, or the number i if `text` is STR_NONE.
   `levels`: the text already encodes several levels. */
static str column_name(struct arena *a, str text, size_t i, bool levels)
{
    if (levels)
        return text;
    struct value v = {.type = VALUE_STR, .s = text};
    if (!text.p)
        v = (struct value){.type = VALUE_INT, .i = (int64_t)i};
    return name_make(a, &v, 1);
}

static struct frame *make_frame(struct arena *a, const struct source *src,
                                const struct csv_columns *columns,
                                const struct csv_how *how)
{
    const struct csv_options *o = &how->csv;
    struct frame *f = NEW(a, struct frame);
    struct origin *origins = NEW_N(a, struct origin, columns->n);
    bool stated;
    f->n = columns->rows;
    f->n_columns = columns->n;
    f->axis = columns->axis;
    f->columns = NEW_N(a, const struct column *, columns->n);
    for (size_t i = 0; i < columns->n; i++) {
        str name = str_dup(a, columns->names[i]);
        bool levels = how->levels > 1;
        origins[i] = (struct origin){
            .kind = ORIGIN_FILE,
            .notation = how->notation,
            .file = {.src = src,
                     .lines = columns->lines,
                     .field = (uint32_t)i,
                     .column = levels ? name_words(a, name) : name,
                     .name_line = columns->name_line,
                     .delim = o->delim ? o->delim : ',',
                     .quote = o->quote ? o->quote : '"',
                     .skip_space = o->skip_space},
        };
        columns->v[i].name = column_name(a, name, i, levels);
        columns->v[i].origin = &origins[i];
        columns->v[i].unit = levels ? unit_header_levels(a, name, &stated)
                                    : unit_header(a, name, &stated);
        f->columns[i] = &columns->v[i];
    }
    frame_index(a, f);
    return f;
}

/* Returns the names of the columns. Unnamed columns have the same names as in
   pandas, such as "Unnamed: 2". */
static str *header_names(struct arena *a, const struct csv_record *header)
{
    str *names = NEW_N(a, str, header->n);
    for (size_t i = 0; i < header->n; i++)
        names[i] = header->fields[i].n ? header->fields[i]
                                       : str_fmt(a, "Unnamed: %zu", i);
    return names;
}

/* Whether a record below a header of several records names the columns of row
   labels, as in files of DataFrame.to_csv: all other columns are empty. */
static bool names_index(const struct csv_how *how, const struct csv_record *r)
{
    size_t empty = 0;
    for (size_t i = 0; i < r->n; i++)
        empty += !r->fields[i].n;
    return how->n_index && r->n <= how->n_index + empty;
}

/* Names the columns of row labels. `csv` has read the header, and reads the
   record with their names if there is one. */
static void name_index(struct arena *a, const struct source *src,
                       const struct csv_how *how, struct csv_reader *csv,
                       struct csv_columns *out)
{
    struct csv_record r;
    struct diags ignored = {0};
    struct csv_reader *ahead = csv_open(a, &ignored, src, &how->csv);
    size_t read = 0;
    while (read <= how->levels && csv_next(ahead, &r))
        read++;
    bool named = read > how->levels && names_index(how, &r);
    for (size_t k = 0; k < how->n_index && how->index[k] < out->n; k++) {
        size_t i = how->index[k];
        out->names[i] = named && r.fields[i].n ? str_dup(a, r.fields[i])
                                               : str_fmt(a, "Unnamed: %zu", i);
    }
    csv_close(ahead);
    diag_free(&ignored);
    if (named)
        csv_next(csv, &r);
}

/* Encodes the cells of each column in a header of several records as a name of
   several levels. The cells above the row labels name the levels. */
static void make_names(struct arena *a, const struct csv_how *how,
                       struct value (*cells)[NAME_LEVELS_MAX],
                       struct csv_columns *out)
{
    size_t axis = how->n_index ? how->index[0] : out->n;
    bool any = false;
    out->names = NEW_N(a, str, out->n);
    for (size_t k = 0; axis < out->n && k < how->levels; k++)
        any |= cells[axis][k].type != VALUE_NA;
    if (any)
        out->axis = name_make(a, cells[axis], how->levels);
    for (size_t i = 0; i < out->n; i++) {
        for (size_t k = 0; k < how->levels; k++)
            if (cells[i][k].type == VALUE_NA)
                cells[i][k] = (struct value){
                    .type = VALUE_STR,
                    .s = str_fmt(a, "Unnamed: %zu_level_%zu", i, k)};
        out->names[i] = name_make(a, cells[i], how->levels);
    }
}

/* Reads a header of several records. Returns false after reporting a fault. */
static bool read_levels(struct arena *a, struct diags *d,
                        const struct source *src, const struct csv_how *how,
                        struct csv_reader *csv, struct csv_columns *out)
{
    struct csv_record r;
    struct value(*cells)[NAME_LEVELS_MAX] = NULL;
    struct map seen = {.a = a};
    struct pos top = {.src = src};
    for (size_t k = 0; k < how->levels; k++) {
        if (!csv_next(csv, &r)) {
            if (k)
                diag_at(d, DIAG_CSV_EMPTY, top, STR_NONE);
            return false;
        }
        if (!k) {
            out->n = r.n;
            out->name_line = r.line;
            cells = arena_grow(a, NULL, 0, r.n * sizeof *cells);
        }
        for (size_t i = 0; i < r.n; i++)
            cells[i][k] = r.fields[i].n
                              ? (struct value){.type = VALUE_STR,
                                               .s = str_dup(a, r.fields[i])}
                              : (struct value){.type = VALUE_NA};
    }
    top.line = r.line;
    make_names(a, how, cells, out);
    if (how->n_index)
        name_index(a, src, how, csv, out);
    for (size_t i = 0; i < out->n; i++) {
        if (map_find(&seen, out->names[i])) {
            diag_at(d, DIAG_CSV_DUPLICATE, top, name_text(a, out->names[i]));
            diag_help(d, "each column needs a different name");
            return false;
        }
        map_put(&seen, out->names[i], out);
    }
    return true;
}

/* Whether a file of n columns has a column for each of the names. */
static bool names_fit(const struct csv_how *how, size_t n)
{
    size_t k = how->n_names;
    return !how->names || k == n ||
           (how->named && k && k < n && how->named[k - 1] < n);
}

/* Returns the number of columns of a file without a header. Returns 0 after
   reporting that the file has no records, or that how->names does not have one
   name for each column. */
static size_t count_columns(struct arena *a, struct diags *d,
                            const struct source *src, const struct csv_how *how)
{
    struct csv_record first;
    struct diags ignored = {0};
    struct csv_reader *csv = csv_open(a, &ignored, src, &how->csv);
    size_t n = csv_next(csv, &first) ? first.n : 0;
    csv_close(csv);
    diag_free(&ignored);
    if (n && !names_fit(how, n)) {
        diag_at(
            d, DIAG_DF_VALUE, how->names_at,
            str_fmt(a,
                    "expected one name for each column, but found %zu name%s "
                    "and %zu column%s",
                    how->n_names, how->n_names == 1 ? "" : "s", n,
                    n == 1 ? "" : "s"));
        return 0;
    }
    if (n == 0) { /* read the file again to report the fault */
        csv = csv_open(a, d, src, &how->csv);
        csv_next(csv, &first);
        csv_close(csv);
    }
    return n;
}

/* Sets the names and the number of columns in *out, and reads the header from
   `csv`. Returns false after reporting a fault. */
static bool find_columns(struct arena *a, struct diags *d,
                         const struct source *src, const struct csv_how *how,
                         struct csv_reader *csv, struct csv_columns *out)
{
    struct csv_record header;
    if (how->levels > 1)
        return read_levels(a, d, src, how, csv, out);
    if (how->csv.header) {
        if (!csv_next(csv, &header))
            return false;
        out->names = header_names(a, &header);
        out->n = header.n;
        out->name_line = header.line;
        return true;
    }
    out->n = count_columns(a, d, src, how);
    out->names = NEW_N(a, str, out->n + 1);
    for (size_t k = 0; out->n && k < how->n_names; k++)
        out->names[how->n_names < out->n ? how->named[k] : k] = how->names[k];
    return out->n > 0;
}

/* Warns of each column of integers that is read as text because one of its
   integers is beyond int64. */
static void report_huge(struct arena *a, struct diags *d,
                        const struct source *src,
                        const struct csv_columns *columns)
{
    for (size_t i = 0; i < columns->n; i++) {
        size_t row = columns->huge[i];
        if (!row)
            continue;
        str cell = columns->v[i].s[row - 1];
        struct pos at = {src, columns->lines[row - 1], 0, 0};
        str line = source_line(src, at.line);
        if (cell.p >= line.p && cell.p < line.p + line.n) {
            at.col = (uint32_t)(cell.p - line.p) + 1;
            at.len = (uint32_t)cell.n;
        }
        str name = columns->names[i];
        name =
            name.p ? str_fmt(a, "'%.*s'", STR_ARG(name)) : str_fmt(a, "%zu", i);
        diag_at(d, DIAG_CSV_INTEGER, at, cell, name);
        diag_help(d,
                  "read_csv(..., dtype={%.*s: float}) rounds the numbers; "
                  "dtype={%.*s: str} keeps them as text, without this warning",
                  STR_ARG(name), STR_ARG(name));
    }
}

/* ---- record by record ---- */

/* Reads all rows and closes `csv`. `most` is the expected maximum number of
   rows. Returns false if there was a fault. */
static bool read_rows(const struct csv_how *how, struct csv_reader *csv,
                      struct arena *a, size_t most, struct csv_columns *all)
{
    struct csv_record rec;
    struct {
        uint32_t *v;
        size_t n, cap;
    } lines = {0};
    all->cells = NEW_N(a, struct csv_cells, all->n);
    for (size_t i = 0; i < all->n; i++)
        vec_room(&all->cells[i].a, &all->cells[i], most);
    while (lines.n < how->rows_max && csv_next(csv, &rec)) {
        if (how->footer && rec.n == 1 && !str_trim(rec.fields[0]).n)
            continue; /* pandas' reader of footers skips "" like a blank line */
        vec_push(a, &lines, rec.line);
        for (size_t i = 0; i < all->n; i++)
            vec_push(&all->cells[i].a, &all->cells[i], rec.fields[i]);
    }
    all->lines = lines.v;
    all->rows = lines.n;
    return csv_close(csv);
}

/* Closes `csv`, which has read the header, and returns a reader of the rows
   above the footer. NULL after reporting a fault. */
static struct csv_reader *without_footer(struct arena *a, struct diags *d,
                                         const struct source *src,
                                         const struct csv_how *how,
                                         struct csv_reader *csv,
                                         const struct csv_columns *all)
{
    struct source *body = NEW(a, struct source);
    struct csv_options o = how->csv;
    struct csv_record header;
    if (!csv_close(csv) ||
        !csv_footer_cut(a, d, src, how, all->name_line, all->n, body))
        return NULL;
    o.allow_empty = true;
    csv = csv_open(a, d, body, &o);
    if (o.header)
        csv_next(csv, &header);
    return csv;
}

static struct frame *read_records(struct arena *a, struct diags *d,
                                  const struct source *src,
                                  const struct csv_how *how)
{
    struct csv_columns all = {0};
    struct csv_reader *csv = csv_open(a, d, src, &how->csv);
    if (!find_columns(a, d, src, how, csv, &all)) {
        csv_close(csv);
        return NULL;
    }
    if (how->footer && !(csv = without_footer(a, d, src, how, csv, &all)))
        return NULL;
    size_t lines = 1;
    for (size_t at = 0; (at = str_find_char(src->text, '\n', at)) != STR_NPOS;
         at++)
        lines++;
    if (!read_rows(how, csv, a, lines, &all)) {
        csv_columns_free(&all);
        return NULL;
    }
    csv_infer(a, how, 1, &all);
    struct frame *f = make_frame(a, src, &all, how);
    report_huge(a, d, src, &all);
    return f;
}

struct frame *read_csv(struct arena *a, struct diags *d,
                       const struct source *src, const struct csv_how *how)
{
    struct csv_columns columns;
    size_t workers = src->text.n < LARGE ? 1 : system_processors();
    if (src->start || !csv_how_is_plain(how) ||
        !csv_plain(a, src->text, workers, &columns))
        return read_records(a, d, src, how);
    csv_infer(a, how, workers, &columns);
    struct frame *f = make_frame(a, src, &columns, how);
    report_huge(a, d, src, &columns);
    return f;
}
