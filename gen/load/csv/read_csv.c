// SPDX-License-Identifier: MIT
// read_csv: what is not plain (load/csv/csv_plain) is read record by record,
// and cells are converted while they are read. A column starts as what its
// first cell is and is widened when a later cell does not fit. Where that needs
// the texts of cells that are gone, those columns are read once more.
#include "load/csv/read_csv.h"

#include <math.h>

#include "base/codes/df.h"
#include "base/pool.h"
#include "frame/name.h"
#include "frame/unit_header.h"
#include "load/csv/csv.h"
#include "load/csv/csv_cell.h"
#include "load/csv/csv_plain.h"

enum { LARGE = 1 << 21 }; /* bytes of a text that is worth several threads */

/* What a column's cells are, as far as they have been read. */
enum kind {
    KIND_NONE, /* only missing ones */
    KIND_INT,
    KIND_HUGE, /* integers, one of them beyond int64 */
    KIND_FLOAT,
    KIND_BOOL,
    KIND_TEXT
};

struct builder {
    enum kind kind;
    bool has_missing;
    bool minus_zero;    /* one of the integers is -0, which a float keeps */
    bool again;         /* to be read once more, as `kind` */
    int64_t *ints;      /* KIND_INT without missing cells */
    double *floats;     /* KIND_FLOAT, KIND_INT with missing cells */
    signed char *bools; /* 1, 0, missing -1 */
    str *texts;
};

struct reading {
    struct arena *a;
    const struct csv_how *how;
    str cell; /* that is being added, as it stands in the text */
    struct builder *columns;
    size_t n_columns;
    uint32_t *lines;
    size_t rows, cap; /* cap: no text of that many lines has more */
};

/* ---- widening ---- */

/* The column's numbers so far as floats, missing cells as nan. */
static void use_floats(struct reading *r, struct builder *b)
{
    if (b->floats)
        return;
    b->floats = NEW_N(r->a, double, r->cap);
    for (size_t i = 0; i < r->rows; i++)
        b->floats[i] = b->ints ? (double)b->ints[i] : NAN;
    b->ints = NULL;
}

static void use_bools(struct reading *r, struct builder *b)
{
    b->kind = KIND_BOOL;
    b->bools = NEW_N(r->a, signed char, r->cap);
    memset(b->bools, -1, r->rows);
}

/* From here on the column is text; cells already converted are read again. */
static void use_texts(struct reading *r, struct builder *b)
{
    b->again = b->kind != KIND_NONE;
    b->kind = KIND_TEXT;
    if (!b->again)
        b->texts = NEW_N(r->a, str, r->cap);
}

static void use_floats_again(struct builder *b)
{
    b->again = true;
    b->kind = KIND_FLOAT;
}

/* ---- adding cells ---- */

static void add_missing(struct reading *r, struct builder *b)
{
    b->has_missing = true;
    if (b->kind == KIND_INT || b->kind == KIND_FLOAT) {
        use_floats(r, b);
        b->floats[r->rows] = NAN;
    } else if (b->kind == KIND_BOOL) {
        b->bools[r->rows] = -1;
    } else if (b->kind == KIND_TEXT) {
        b->texts[r->rows] = STR_NONE;
    }
}

static void add_text(struct reading *r, struct builder *b)
{
    if (b->kind != KIND_TEXT)
        use_texts(r, b);
    if (!b->again)
        b->texts[r->rows] = r->cell;
}

static void add_bool(struct reading *r, struct builder *b, str s)
{
    int value = csv_cell_bool(s);
    if (value < 0 || (b->kind != KIND_NONE && b->kind != KIND_BOOL)) {
        add_text(r, b);
        return;
    }
    if (b->kind == KIND_NONE)
        use_bools(r, b);
    b->bools[r->rows] = (signed char)value;
}

static void add_float(struct reading *r, struct builder *b, str s)
{
    double value;
    if (!csv_cell_float(r->a, s, &value)) {
        add_bool(r, b, s);
        return;
    }
    if (b->kind == KIND_INT && b->minus_zero) {
        use_floats_again(b);
        return;
    }
    use_floats(r, b);
    b->kind = KIND_FLOAT;
    b->floats[r->rows] = value;
}

static bool has_minus(str s)
{
    return str_starts(str_trim_left(s), S("-"));
}

static void add_int(struct reading *r, struct builder *b, str s)
{
    int64_t value;
    enum csv_int is = csv_cell_int(s, &value);
    b->minus_zero |= is == CSV_INT_OK && value == 0 && has_minus(s);
    if (is == CSV_INT_INVALID) {
        add_float(r, b, s);
    } else if (is == CSV_INT_BEYOND_UINT64 && !has_minus(s)) {
        add_text(r, b);
    } else if (is != CSV_INT_OK) {
        b->kind = KIND_HUGE;
    } else if (b->has_missing) {
        use_floats(r, b);
        b->kind = KIND_INT;
        b->floats[r->rows] = (double)value;
    } else {
        if (!b->ints)
            b->ints = NEW_N(r->a, int64_t, r->cap);
        b->kind = KIND_INT;
        b->ints[r->rows] = value;
    }
}

/* pandas' second try, as uint64: what has a minus is not looked at. */
static void add_huge(struct reading *r, struct builder *b, str s)
{
    int64_t value;
    enum csv_int is = has_minus(s) ? CSV_INT_OK : csv_cell_int(s, &value);
    if (is == CSV_INT_INVALID)
        use_floats_again(b);
    else if (is == CSV_INT_BEYOND_UINT64)
        add_text(r, b);
}

static void add_cell(struct reading *r, struct builder *b, str s)
{
    static void (*const ADD[])(struct reading *, struct builder *, str) = {
        [KIND_NONE] = add_int,  [KIND_INT] = add_int,
        [KIND_HUGE] = add_huge, [KIND_FLOAT] = add_float,
        [KIND_BOOL] = add_bool,
    };
    if (b->again)
        return;
    r->cell = s;
    if (csv_how_is_missing(r->how, r->a, s))
        add_missing(r, b);
    else if (b->kind == KIND_TEXT)
        add_text(r, b);
    else
        ADD[b->kind](r, b, csv_how_number(r->how, r->a, s));
}

/* ---- reading ---- */

/* No text has more records: its line ends, and one for the last line. */
static size_t count_lines(str text)
{
    size_t n = 1;
    for (size_t at = 0; (at = str_find_char(text, '\n', at)) != STR_NPOS; at++)
        n++;
    for (size_t at = 0; (at = str_find_char(text, '\r', at)) != STR_NPOS; at++)
        n += at + 1 < text.n && text.p[at + 1] != '\n';
    return n;
}

static bool read_rows(struct reading *r, struct csv_reader *csv)
{
    struct csv_record rec;
    size_t n = r->how->rows_max;
    for (r->rows = 0; r->rows < n && csv_next(csv, &rec); r->rows++) {
        r->lines[r->rows] = rec.line;
        for (size_t i = 0; i < r->n_columns; i++)
            add_cell(r, &r->columns[i], rec.fields[i]);
    }
    return csv_close(csv);
}

/* Texts of a column of uint64, which frames do not have, as to_csv prints
   them: without blanks, plus and leading zeros. */
static void tidy_huge(struct builder *b, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (!b->texts[i].p || has_minus(b->texts[i]))
            return; /* not uint64: pandas keeps the texts */
    for (size_t i = 0; i < n; i++) {
        str s = str_trim(b->texts[i]);
        while (s.n > 1 && (s.p[0] == '0' || s.p[0] == '+'))
            s = str_from(s, 1);
        b->texts[i] = s;
    }
}

/* Reads the columns once more that are to be; false when there is none. */
static bool read_again(struct reading *r, const struct source *src)
{
    struct reading second = *r;
    struct csv_record header;
    bool any = false;
    second.columns = NEW_N(r->a, struct builder, r->n_columns);
    for (size_t i = 0; i < r->n_columns; i++) {
        struct builder *b = &second.columns[i];
        r->columns[i].again |= r->columns[i].kind == KIND_HUGE;
        b->again = !r->columns[i].again;
        any |= !b->again;
        b->kind = r->columns[i].kind == KIND_FLOAT ? KIND_FLOAT : KIND_TEXT;
        if (!b->again && b->kind == KIND_TEXT)
            b->texts = NEW_N(r->a, str, r->cap);
    }
    if (!any)
        return false;
    struct diags told = {0}; /* all has been reported the first time */
    struct csv_reader *csv = csv_open(r->a, &told, src, &r->how->csv);
    if (r->how->csv.header)
        csv_next(csv, &header);
    read_rows(&second, csv);
    diag_free(&told);
    for (size_t i = 0; i < r->n_columns; i++)
        if (r->columns[i].again) {
            bool huge = r->columns[i].kind == KIND_HUGE;
            r->columns[i] = second.columns[i];
            if (huge)
                tidy_huge(&r->columns[i], r->rows);
        }
    return true;
}

/* ---- the frame ---- */

static struct column finish(struct reading *r, struct builder *b)
{
    struct column c = {.type = COLUMN_STR, .n = r->rows, .s = b->texts};
    if (b->kind == KIND_NONE && r->rows)
        use_floats(r, b);
    if (b->bools)
        return csv_cell_bools(r->a, b->bools, r->rows, b->has_missing);
    if (b->floats) {
        c.type = COLUMN_FLOAT;
        c.f = b->floats;
    } else if (b->ints) {
        c.type = COLUMN_INT;
        c.i = b->ints;
    }
    return c;
}

/* The name of column i: a text, or the number where there is none. */
static str column_name(struct arena *a, str text, size_t i)
{
    struct value v = {.type = VALUE_STR, .s = text};
    if (!text.p)
        v = (struct value){.type = VALUE_INT, .i = (int64_t)i};
    return name_make(a, &v, 1);
}

static struct frame *make_frame(struct arena *a, const struct source *src,
                                const struct csv_columns *columns,
                                const struct csv_options *o)
{
    struct frame *f = NEW(a, struct frame);
    struct origin *origins = NEW_N(a, struct origin, columns->n);
    bool says;
    f->n = columns->rows;
    f->n_columns = columns->n;
    f->columns = NEW_N(a, const struct column *, columns->n);
    for (size_t i = 0; i < columns->n; i++) {
        str name = str_dup(a, columns->names[i]);
        origins[i] = (struct origin){
            .kind = ORIGIN_CSV,
            .csv = {src, columns->lines, (uint32_t)i, name, columns->name_line,
                    o->delim ? o->delim : ',', o->quote ? o->quote : '"'},
        };
        columns->v[i].name = column_name(a, name, i);
        columns->v[i].origin = &origins[i];
        columns->v[i].unit = unit_header(a, name, &says);
        f->columns[i] = &columns->v[i];
    }
    frame_index(a, f);
    return f;
}

/* The names of the columns; pandas names those without a name. */
static str *header_names(struct arena *a, const struct csv_record *header)
{
    str *names = NEW_N(a, str, header->n);
    for (size_t i = 0; i < header->n; i++)
        names[i] = header->fields[i].n ? header->fields[i]
                                       : str_fmt(a, "Unnamed: %zu", i);
    return names;
}

/* How many columns a text without a header has; 0: none, which is reported. */
static size_t count_columns(struct arena *a, struct diags *d,
                            const struct source *src, const struct csv_how *how)
{
    struct csv_record first;
    struct diags told = {0};
    struct csv_reader *csv = csv_open(a, &told, src, &how->csv);
    size_t n = csv_next(csv, &first) ? first.n : 0;
    csv_close(csv);
    diag_free(&told);
    if (n && how->names && how->n_names != n) {
        diag_at(d, DIAG_DF_VALUE, how->names_at,
                str_fmt(a, "%zu name%s for %zu column%s", how->n_names,
                        how->n_names == 1 ? "" : "s", n, n == 1 ? "" : "s"));
        return 0;
    }
    if (n == 0) { /* what is wrong */
        csv = csv_open(a, d, src, &how->csv);
        csv_next(csv, &first);
        csv_close(csv);
    }
    return n;
}

/* The names and the number of the columns. */
static bool find_columns(struct arena *a, struct diags *d,
                         const struct source *src, const struct csv_how *how,
                         struct csv_reader *csv, struct csv_columns *out)
{
    struct csv_record header;
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
    if (how->names && out->n)
        memcpy(out->names, how->names, out->n * sizeof *out->names);
    return out->n > 0;
}

static bool stays_text(const struct csv_how *how, str name)
{
    for (size_t i = 0; i < how->texts.n; i++)
        if (str_eq(how->texts.v[i], name))
            return true;
    return how->all_texts;
}

struct frame *read_csv_how(struct arena *a, struct diags *d,
                           const struct source *src, const struct csv_how *how)
{
    struct csv_columns all = {0};
    struct csv_reader *csv = csv_open(a, d, src, &how->csv);
    if (!find_columns(a, d, src, how, csv, &all)) {
        csv_close(csv);
        return NULL;
    }
    struct reading r = {.a = a, .how = how, .n_columns = all.n};
    r.columns = NEW_N(a, struct builder, r.n_columns);
    r.cap = count_lines(src->text);
    r.lines = all.lines = NEW_N(a, uint32_t, r.cap);
    for (size_t i = 0; i < all.n; i++)
        if (stays_text(how, all.names[i]))
            use_texts(&r, &r.columns[i]);
    if (!read_rows(&r, csv))
        return NULL;
    while (read_again(&r, src))
        ; /* a second time where huge integers turned out to be floats */
    all.rows = r.rows;
    all.v = NEW_N(a, struct column, all.n);
    for (size_t i = 0; i < all.n; i++)
        all.v[i] = finish(&r, &r.columns[i]);
    return make_frame(a, src, &all, &how->csv);
}

struct frame *read_csv_carefully(struct arena *a, struct diags *d,
                                 const struct source *src)
{
    struct csv_how usual = csv_how_usual();
    return read_csv_how(a, d, src, &usual);
}

void read_csv_texts(struct arena *a, const struct source *src, struct frame *f,
                    const bool *texts)
{
    struct csv_options options = {.header = true};
    struct csv_record rec;
    struct diags told = {0}; /* there is nothing to tell */
    struct csv_reader *csv = csv_open(a, &told, src, &options);
    str **cells = NEW_N(a, str *, f->n_columns);
    for (size_t i = 0; i < f->n_columns; i++) {
        if (!texts[i])
            continue;
        struct column *c = NEW(a, struct column);
        *c = *f->columns[i];
        c->type = COLUMN_STR;
        c->s = cells[i] = NEW_N(a, str, f->n);
        f->columns[i] = c;
    }
    csv_next(csv, &rec);
    for (size_t r = 0; r < f->n && csv_next(csv, &rec); r++)
        for (size_t i = 0; i < f->n_columns; i++)
            if (texts[i] && !csv_cell_is_missing(rec.fields[i]))
                cells[i][r] = rec.fields[i];
    csv_close(csv);
    diag_free(&told);
}

struct frame *read_csv(struct arena *a, struct diags *d,
                       const struct source *src)
{
    struct csv_columns columns;
    size_t workers = src->text.n < LARGE ? 1 : pool_processors();
    const struct csv_options usual = {.header = true};
    if (csv_plain(a, src->text, workers, &columns)) {
        columns.name_line = 1;
        return make_frame(a, src, &columns, &usual);
    }
    return read_csv_carefully(a, d, src);
}
