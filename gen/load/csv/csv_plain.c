// SPDX-License-Identifier: MIT
// csv_plain: the text is cut into parts at line ends. Each part is counted,
// which tells where its rows go; then each is read straight into the columns,
// whose types are guessed from the first rows: integers, floats or else texts,
// which csv_infer looks at afterwards. A column with a cell that does not fit
// is read once more, as the next of these.
#include "load/csv/csv_plain.h"

#include <math.h>

#include "base/map.h"
#include "base/pool.h"
#include "base/utf8.h"
#include "base/vec.h"
#include "load/csv/csv_cell.h"
#include "load/csv/csv_infer.h"

enum {
    PART_MIN = 1 << 19, /* bytes: less is not worth a thread */
    GUESS_ROWS = 3
};

/* What a column is read as. */
enum want { WANT_INT, WANT_FLOAT, WANT_TEXT };

struct plain_column {
    enum want want;
    bool known;    /* the first rows have told */
    bool done;     /* all parts fit */
    bool as_float; /* csv_how_is_float */
    union {
        int64_t *i;
        double *f;
        str *s;
    };
};

struct part {
    str text;
    size_t rows, first_row;
    uint32_t lines, first_line;
    bool odd; /* it is not plain */
    struct seen {
        bool misfit; /* a cell is not what is wanted */
        bool real;   /* one of the floats is no integer */
        bool huge;   /* a number is an integer beyond int64 */
    } * seen;        /* for each column */
    struct arena scratch;
};

struct plain {
    size_t n_columns;
    struct plain_column *columns;
    const struct csv_how *how;
    uint32_t *lines;
    struct part *parts;
    size_t n_parts;
};

/* ---- lines ---- */

/* The next line of a text, without its end. */
static bool next_line(str *rest, str *line)
{
    if (!rest->n)
        return false;
    const char *end = memchr(rest->p, '\n', rest->n);
    size_t n = end ? (size_t)(end - rest->p) : rest->n;
    *line = (str){rest->p, n};
    *rest = (str){rest->p + n + (end != NULL), rest->n - n - (end != NULL)};
    return true;
}

static bool has_byte(str text, char c)
{
    return str_find_char(text, c, 0) != STR_NPOS;
}

static void count_part(void *data, size_t item, size_t worker)
{
    struct part *part = &((struct plain *)data)->parts[item];
    str rest = part->text, line;
    (void)worker;
    part->odd = has_byte(rest, '"') || has_byte(rest, '\r') ||
                has_byte(rest, '\0') || utf8_invalid(rest) != STR_NPOS;
    while (!part->odd && next_line(&rest, &line)) {
        part->lines++;
        part->rows += !csv_is_blank(line, ',');
    }
}

/* Cuts the rows below the header into parts that end with a line. */
static void cut_parts(struct arena *a, struct plain *p, str body,
                      size_t workers)
{
    size_t size = body.n / (workers * 4) + 1;
    size = workers < 2 || size < PART_MIN ? PART_MIN : size;
    p->parts = NEW_N(a, struct part, body.n / size + 1);
    while (body.n) {
        size_t end = workers < 2 ? STR_NPOS : str_find_char(body, '\n', size);
        struct part *part = &p->parts[p->n_parts++];
        part->text = str_slice(body, 0, end == STR_NPOS ? body.n : end + 1);
        part->seen = NEW_N(a, struct seen, p->n_columns);
        body = str_from(body, part->text.n);
    }
}

static size_t place_parts(struct plain *p)
{
    size_t rows = 0;
    uint32_t line = 2;
    for (size_t i = 0; i < p->n_parts; i++) {
        p->parts[i].first_row = rows;
        p->parts[i].first_line = line;
        rows += p->parts[i].rows;
        line += p->parts[i].lines;
    }
    return rows;
}

static bool any_odd(const struct plain *p)
{
    for (size_t i = 0; i < p->n_parts; i++)
        if (p->parts[i].odd)
            return true;
    return false;
}

/* ---- types ---- */

static enum want want_of(struct arena *a, str cell)
{
    int64_t i;
    double f;
    if (csv_cell_int(cell, &i) != CSV_INT_INVALID)
        return WANT_INT;
    return csv_cell_float(a, cell, &f) ? WANT_FLOAT : WANT_TEXT;
}

/* The type of a column from one of its cells and those before it. */
static void guess_by(struct arena *a, struct plain_column *t, str cell,
                     size_t row)
{
    if (csv_cell_is_missing(cell))
        return;
    enum want want = want_of(a, cell);
    if (!t->known)
        t->want = want == WANT_INT && row ? WANT_FLOAT : want;
    else if (want > t->want)
        t->want = want;
    t->known = true;
}

/* What the first rows look like; missing cells alone are floats. */
static void guess(struct arena *a, struct plain *p, str body)
{
    str line, cell;
    for (size_t k = 0; k < p->n_columns; k++)
        p->columns[k].want = WANT_FLOAT;
    for (size_t row = 0; row < GUESS_ROWS && next_line(&body, &line);) {
        if (csv_is_blank(line, ','))
            continue;
        for (size_t k = 0; k < p->n_columns && str_cut(&line, ',', &cell); k++)
            guess_by(a, &p->columns[k], cell, row);
        row++;
    }
}

static void make_room(struct arena *a, struct plain_column *t, size_t n)
{
    static const size_t SIZES[] = {[WANT_INT] = sizeof *t->i,
                                   [WANT_FLOAT] = sizeof *t->f,
                                   [WANT_TEXT] = sizeof *t->s};
    /* not zeroed: each cell is set, by the thread that reads it */
    t->i = arena_grow(a, NULL, 0, n * SIZES[t->want]);
}

/* ---- cells ---- */

/* A number that is not of everyday form, or no number. */
static void put_odd_number(struct part *part, struct seen *seen,
                           struct plain_column *t, size_t row, str cell)
{
    int64_t i = 0;
    double f = (double)NAN;
    bool missing = csv_cell_is_missing(cell);
    enum csv_int is = missing ? CSV_INT_INVALID : csv_cell_int(cell, &i);
    if (t->want == WANT_INT) {
        seen->huge |= is > CSV_INT_INVALID;
        seen->misfit |= is != CSV_INT_OK;
        t->i[row] = i;
        return;
    }
    if (!missing && !csv_cell_float(&part->scratch, cell, &f))
        seen->misfit = true;
    seen->real |= !missing && is == CSV_INT_INVALID;
    seen->huge |= is > CSV_INT_INVALID;
    t->f[row] = f;
}

/* Reads the cell at `at` and gives its end. */
static const char *put_cell(struct part *part, struct seen *seen,
                            struct plain_column *t, size_t row, const char *at,
                            const char *eol)
{
    int64_t i;
    double f;
    const char *end = at;
    bool wanted = !t->done && !seen->misfit;
    bool number = wanted && (t->want == WANT_INT || t->want == WANT_FLOAT);
    enum csv_number is =
        number ? csv_cell_number(&end, eol, &i, &f) : CSV_NUMBER_NONE;
    if (is && (end == eol || *end == ',') &&
        (is == CSV_NUMBER_INT || t->want == WANT_FLOAT)) {
        seen->real |= is == CSV_NUMBER_FLOAT;
        if (t->want == WANT_INT)
            t->i[row] = i;
        else
            t->f[row] = f;
        return end;
    }
    end = memchr(at, ',', (size_t)(eol - at));
    end = end ? end : eol;
    str cell = {at, (size_t)(end - at)};
    if (number)
        put_odd_number(part, seen, t, row, cell);
    else if (wanted)
        t->s[row] = csv_cell_is_missing(cell) ? STR_NONE : cell;
    return end;
}

/* False for a row that is shorter or longer than the header. */
static bool read_row(struct plain *p, struct part *part, size_t row, str line)
{
    const char *at = line.p, *eol = line.p + line.n;
    for (size_t k = 0; k < p->n_columns; k++) {
        if (k && at == eol)
            return false;
        at += k > 0; /* behind the comma */
        at = put_cell(part, &part->seen[k], &p->columns[k], row, at, eol);
    }
    return at == eol;
}

static void read_part(void *data, size_t item, size_t worker)
{
    struct plain *p = data;
    struct part *part = &p->parts[item];
    str rest = part->text, line;
    size_t row = part->first_row;
    uint32_t number = part->first_line;
    (void)worker;
    for (; !part->odd && next_line(&rest, &line); number++) {
        if (csv_is_blank(line, ','))
            continue;
        p->lines[row] = number;
        part->odd = !read_row(p, part, row++, line);
    }
}

/* ---- the columns ---- */

/* Looks at what the parts have seen of a column: it is done, or its next type
   is set. */
static void settle(struct plain *p, size_t k, size_t n)
{
    struct plain_column *t = &p->columns[k];
    struct seen all = {0};
    for (size_t i = 0; i < p->n_parts; i++) {
        struct seen *seen = &p->parts[i].seen[k];
        all.misfit |= seen->misfit;
        all.real |= seen->real;
        all.huge |= seen->huge;
        *seen = (struct seen){0};
    }
    t->done = !all.misfit && !all.huge;
    if (!t->done)
        t->want = t->want == WANT_INT && !all.huge ? WANT_FLOAT : WANT_TEXT;
    else if (t->want == WANT_FLOAT && !all.real && !t->as_float)
        for (size_t i = 0; i < n; i++)
            t->f[i] += 0.0; /* integers: -0 is 0 */
}

static struct column column_of(struct arena *a, const struct plain *p,
                               const struct plain_column *t, str name, size_t n,
                               bool *raw)
{
    if (t->want == WANT_INT)
        return (struct column){.type = COLUMN_INT, .n = n, .i = t->i};
    if (t->want == WANT_FLOAT)
        return (struct column){.type = COLUMN_FLOAT, .n = n, .f = t->f};
    if (csv_how_is_text(p->how, name))
        return (struct column){.type = COLUMN_STR, .n = n, .s = t->s};
    return csv_infer(a, p->how, t->s, n, t->as_float, raw);
}

/* Reads all columns, those again that did not fit. */
static bool read_columns(struct arena *a, struct plain *p, size_t workers,
                         struct csv_columns *out)
{
    size_t n = out->rows;
    for (size_t left = p->n_columns; left;) {
        for (size_t k = 0; k < p->n_columns; k++)
            if (!p->columns[k].done)
                make_room(a, &p->columns[k], n);
        pool_run(workers, p->n_parts, read_part, p);
        if (any_odd(p))
            return false;
        left = 0;
        for (size_t k = 0; k < p->n_columns; k++) {
            if (p->columns[k].done)
                continue;
            settle(p, k, n);
            left += !p->columns[k].done;
            bool raw = false;
            if (p->columns[k].done)
                out->v[k] =
                    column_of(a, p, &p->columns[k], out->names[k], n, &raw);
            if (raw)
                return false;
        }
    }
    return true;
}

static bool read_names(struct arena *a, str line, struct csv_columns *out)
{
    struct map seen = {.a = a};
    struct strs names = {0};
    str name;
    while (str_cut(&line, ',', &name)) {
        if (!name.n || map_find(&seen, name))
            return false;
        map_put(&seen, name, out);
        vec_push(a, &names, name);
    }
    out->names = names.v;
    out->n = names.n;
    return true;
}

static bool is_plain_header(str line)
{
    return !str_starts(line, S("\xef\xbb\xbf")) && !csv_is_blank(line, ',') &&
           !has_byte(line, '"') && !has_byte(line, '\r') &&
           !has_byte(line, '\0') && utf8_invalid(line) == STR_NPOS;
}

/* What the options say of a column. */
static void choose(struct plain_column *t, const struct csv_how *how, str name)
{
    t->as_float = csv_how_is_float(how, name);
    if (csv_how_is_text(how, name))
        t->want = WANT_TEXT;
    else if (t->as_float && t->want == WANT_INT)
        t->want = WANT_FLOAT;
}

bool csv_plain(struct arena *a, str text, size_t workers,
               const struct csv_how *how, struct csv_columns *out)
{
    struct plain p = {.how = how};
    struct arena_mark mark = arena_mark(a);
    str body = text, header;
    bool plain = false;
    *out = (struct csv_columns){0};
    if (next_line(&body, &header) && is_plain_header(header) &&
        read_names(a, header, out)) {
        p.n_columns = out->n;
        p.columns = NEW_N(a, struct plain_column, p.n_columns);
        cut_parts(a, &p, body, workers);
        pool_run(workers, p.n_parts, count_part, &p);
        out->rows = place_parts(&p);
        plain = out->rows && !any_odd(&p);
    }
    if (plain) {
        guess(a, &p, body);
        for (size_t k = 0; k < out->n; k++)
            choose(&p.columns[k], how, out->names[k]);
        out->lines = p.lines =
            arena_grow(a, NULL, 0, out->rows * sizeof *p.lines);
        out->v = NEW_N(a, struct column, p.n_columns);
        plain = read_columns(a, &p, workers, out);
    }
    for (size_t i = 0; i < p.n_parts; i++)
        arena_free(&p.parts[i].scratch);
    if (!plain)
        arena_rewind(a, mark);
    return plain;
}
