// SPDX-License-Identifier: MIT
// csv_plain: the file is cut into parts at line ends. A first pass counts the
// rows of each part; a second pass splits the rows into cells.
#include "load/csv/csv_plain.h"

#include "base/map.h"
#include "base/pool.h"
#include "base/utf8.h"
#include "base/vec.h"
#include "load/csv/csv_blanks.h"

enum { PART_MIN = 1 << 19 }; /* bytes; a smaller part is not worth a thread */

struct part {
    str text;
    size_t rows, first_row;
    uint32_t lines, first_line;
    bool irregular; /* contains a byte or row that is not plain */
};

struct plain {
    struct csv_columns *columns;
    struct part *parts;
    size_t n_parts;
};

/* ---- lines ---- */

/* Cuts the next line off *rest, without its line break. Returns false at the
   end. */
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
    part->irregular = has_byte(rest, '"') || has_byte(rest, '\r') ||
                      has_byte(rest, '\0') || utf8_invalid(rest) != STR_NPOS;
    while (!part->irregular && next_line(&rest, &line)) {
        part->lines++;
        part->rows += !csv_blanks_only(line, ',');
    }
}

/* Cuts the rows after the header into parts of whole lines. */
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
        body = str_from(body, part->text.n);
    }
}

static size_t number_parts(struct plain *p)
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

static bool any_irregular(const struct plain *p)
{
    for (size_t i = 0; i < p->n_parts; i++)
        if (p->parts[i].irregular)
            return true;
    return false;
}

/* ---- cells ---- */

/* Splits a line into the cells of a row. Returns false if the row is shorter or
   longer than the header. */
static bool read_row(struct csv_columns *columns, size_t row, str line)
{
    const char *p = line.p, *end = line.p + line.n;
    for (size_t k = 0; k < columns->n; k++) {
        const char *comma = memchr(p, ',', (size_t)(end - p));
        if ((comma != NULL) != (k + 1 < columns->n))
            return false;
        size_t n = (size_t)((comma ? comma : end) - p);
        columns->cells[k].v[row] = (str){p, n};
        p += comma ? n + 1 : n;
    }
    return true;
}

static void read_part(void *data, size_t item, size_t worker)
{
    struct plain *p = data;
    struct part *part = &p->parts[item];
    str rest = part->text, line;
    size_t row = part->first_row;
    uint32_t number = part->first_line;
    (void)worker;
    for (; !part->irregular && next_line(&rest, &line); number++) {
        if (csv_blanks_only(line, ','))
            continue;
        p->columns->lines[row] = number;
        part->irregular = !read_row(p->columns, row++, line);
    }
}

static bool read_cells(struct arena *a, struct plain *p, size_t workers)
{
    struct csv_columns *c = p->columns;
    /* not zeroed: the thread that reads a row sets its line */
    c->lines = arena_grow(a, NULL, 0, c->rows * sizeof *c->lines);
    c->cells = NEW_N(a, struct csv_cells, c->n);
    for (size_t k = 0; k < c->n; k++) {
        struct csv_cells *cells = &c->cells[k];
        cells->v = arena_grow(&cells->a, NULL, 0, c->rows * sizeof *cells->v);
        cells->n = c->rows;
    }
    pool_run(workers, p->n_parts, read_part, p);
    if (any_irregular(p))
        csv_columns_free(c);
    return !any_irregular(p);
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
    return !str_starts(line, S("\xef\xbb\xbf")) &&
           !csv_blanks_only(line, ',') && !has_byte(line, '"') &&
           !has_byte(line, '\r') && !has_byte(line, '\0') &&
           utf8_invalid(line) == STR_NPOS;
}

bool csv_plain(struct arena *a, str text, size_t workers,
               struct csv_columns *out)
{
    struct plain p = {.columns = out};
    struct arena_mark mark = arena_mark(a);
    str body = text, header;
    *out = (struct csv_columns){.name_line = 1};
    if (next_line(&body, &header) && is_plain_header(header) &&
        read_names(a, header, out)) {
        cut_parts(a, &p, body, workers);
        pool_run(workers, p.n_parts, count_part, &p);
        out->rows = number_parts(&p);
        if (out->rows && !any_irregular(&p) && read_cells(a, &p, workers))
            return true;
    }
    arena_rewind(a, mark);
    return false;
}
