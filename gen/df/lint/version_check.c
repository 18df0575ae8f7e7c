// SPDX-License-Identifier: MIT
// version_check: compares floats with the strings of the CSV file, to find
// versions such as "2.20" that became 2.2. Checks only columns whose names say
// that they contain versions, or name software, such as "python", and whose
// strings look like versions.
#include "df/lint/version_check.h"

#include <math.h>

#include "base/buf.h"
#include "base/codes/result.h"
#include "df/lint/text_order.h"
#include "frame/heading.h"
#include "frame/number.h"
#include "frame/numeral.h"
#include "frame/version.h"
#include "lineage/lineage.h"
#include "load/schema.h"

enum {
    STEPS_MAX = 100,  /* maximum number of origins followed back to the file */
    ROWS_MAX = 10000, /* maximum number of rows in which versions are
                         compared */
    ROWS_MIN = 3,     /* minimum number of cells that are needed to recognize
                         releases */
    TEXTS_MAX = 200,  /* maximum number of rows that are read to recognize
                         versions */
    VERSIONS_MAX = 50 /* maximum number of distinct versions that are
                         compared */
};

/* A cell of a script's column or, after text_of, the cell of the CSV file from
   which that cell was read. */
struct version_cell {
    const struct column *column;
    size_t row;
};

/* Returns the string in the CSV file from which the float in cell *c was read.
   Sets *c to the cell in the file, and *at to its position. Returns STR_NONE if
   the cell is not such a float, or if its string has no point. */
static str text_of(struct eval *ev, struct version_cell *c, struct pos *at)
{
    if (!lineage_file_alone(&c->column, &c->row) ||
        c->column->type != COLUMN_FLOAT || isnan(c->column->f[c->row]))
        return STR_NONE;
    *at = place_of_cell(&ev->places, c->column, c->row);
    str text = place_number(&ev->places, *at);
    at->len = (uint32_t)text.n;
    return str_find_char(text, '.', 0) == STR_NPOS ? STR_NONE : text;
}

/* Whether the last word of a column's name means something that has versions,
   such as software. The column may still contain something else, such as
   times. */
static bool names_versioned(struct arena *a, str name)
{
    static const str WORDS[] = {
        S_INIT("python"),   S_INIT("kernel"),     S_INIT("driver"),
        S_INIT("firmware"), S_INIT("ubuntu"),     S_INIT("bios"),
        S_INIT("sdk"),      S_INIT("cuda"),       S_INIT("cudnn"),
        S_INIT("rocm"),     S_INIT("pytorch"),    S_INIT("numpy"),
        S_INIT("gcc"),      S_INIT("clang"),      S_INIT("llvm"),
        S_INIT("glibc"),    S_INIT("go"),         S_INIT("golang"),
        S_INIT("ruby"),     S_INIT("node"),       S_INIT("linux"),
        S_INIT("postgres"), S_INIT("postgresql"), S_INIT("section"),
        S_INIT("chapter"),  S_INIT("clause")};
    struct heading h = heading_of(a, name);
    struct heading last = {0};
    if (h.words.n)
        last.words = (struct strs){.v = &h.words.v[h.words.n - 1], .n = 1};
    return heading_has_word(&last, WORDS, sizeof WORDS / sizeof *WORDS);
}

static bool is_digits(str s)
{
    return s.n && numeral_digits(s) == s.n;
}

/* Whether the digits after a point are typical of releases: 04, 10 to 30. */
static bool is_release(str fraction)
{
    long n = 0;
    return fraction.n == 2 && str_to_long(fraction, &n) &&
           (n == 4 || (n >= 10 && n <= 30));
}

/* Whether the strings of a column are versions rather than measurements.
   Ignores strings without a point. Each string with a point must consist of
   digits, a point and digits, and at least one must end with 0. In addition,
   (a) or (b) must be true. (a) A string is shorter than a string that ends with
   0, and has fewer digits after the point, such as 2.9 and 2.10: numbers of the
   same precision would be 2.90 and 2.10. (b) At least ROWS_MIN strings have a
   point, and in each of them the digits after the point are typical of releases
   (is_release). Reads at most TEXTS_MAX rows. */
static bool has_versions(struct eval *ev, const struct column *c)
{
    size_t longest = 0, digits = 0, all = 0, releases = 0;
    size_t n = c->n < TEXTS_MAX ? c->n : TEXTS_MAX;
    for (size_t i = 0; i < 2 * n; i++) {
        struct version_cell x = {c, i % n};
        struct pos at;
        str s = text_of(ev, &x, &at), whole;
        if (!s.p)
            continue;
        str fraction = s;
        str_cut(&fraction, '.', &whole);
        if (!is_digits(whole) || !is_digits(fraction))
            return false;
        if (i >= n && fraction.n < longest && s.n < digits)
            return true;
        if (i >= n)
            continue;
        all++;
        releases += is_release(fraction);
        if (s.p[s.n - 1] == '0' && fraction.n > longest) {
            longest = fraction.n;
            digits = s.n;
        }
    }
    return longest && all >= ROWS_MIN && releases == all;
}

/* Whether the numbers of `column` come from a column of versions in a CSV file.
   The numbers may have been moved, or computed from that column alone. A column
   with a unit, such as "Release time (s)", does not contain versions. */
static bool is_of_versions(struct eval *ev, const struct column *column)
{
    const struct column *c = column;
    bool named = text_order_names_version(c->name);
    for (int steps = 0; steps < STEPS_MAX; steps++) {
        const struct origin *o = c->origin;
        if (o->kind == ORIGIN_FILE)
            return c->type == COLUMN_FLOAT && !c->unit &&
                   (named || text_order_names_version(o->file.column) ||
                    (names_versioned(ev->scratch, o->file.column) &&
                     has_versions(ev, column)));
        if (o->kind == ORIGIN_TAKE)
            c = o->take.from;
        else if (o->kind == ORIGIN_EXPR && o->inputs.n == 1)
            c = o->inputs.v[0];
        else
            return false;
    }
    return false;
}

static void help(struct eval *ev, const struct version_cell *c, struct pos at)
{
    str schema = schema_path(ev->scratch, at.src->name);
    str column = c->column->origin->file.column;
    diag_help(ev->d,
              "give '%.*s' the type string in %.*s, or read the file with "
              "dtype={'%.*s': str}",
              STR_ARG(column), STR_ARG(schema), STR_ARG(column));
}

/* Only versions such as "2.20" lose a digit. Reports only the first of them,
   since the remedy applies to the whole column. */
void version_check_shown(struct eval *ev, const struct column *column)
{
    struct buf number = {.a = ev->scratch};
    if (!is_of_versions(ev, column))
        return;
    for (size_t row = 0; row < column->n; row++) {
        struct version_cell c = {column, row};
        struct pos at;
        str text = text_of(ev, &c, &at);
        number.n = 0;
        if (text.p)
            number_put_float(&number, c.column->f[c.row]);
        if (!text.p || str_eq(text, buf_str(&number)))
            continue;
        if (!eval_is_first(ev, DIAG_DF_VERSION, at))
            return;
        diag_at(ev->d, DIAG_DF_VERSION, at, text,
                str_fmt(ev->scratch, "becomes the number %.*s",
                        STR_ARG(buf_str(&number))));
        help(ev, &c, at);
        return;
    }
}

/* ---- order ---- */

/* A distinct version, and the first cell that contains it. */
struct version_seen {
    str text;
    double number;
    struct version_cell cell;
    struct pos at;
};

/* Whether the order of two versions differs from the order of their numbers. */
static bool is_reversed(const struct version_seen *x,
                        const struct version_seen *y)
{
    int order = version_cmp(x->text, y->text);
    return order && (order > 0) != (x->number > y->number);
}

static void report_order(struct eval *ev, const struct df_expr *by,
                         const struct version_seen *x,
                         const struct version_seen *y)
{
    bool less = version_cmp(x->text, y->text) < 0;
    const struct version_seen *low = less ? x : y, *high = less ? y : x;
    struct pos pos = eval_pos(ev, by);
    if (!eval_is_first(ev, DIAG_DF_VERSION, high->at))
        return;
    diag_at(ev->d, DIAG_DF_VERSION, high->at, high->text,
            str_fmt(ev->scratch,
                    "is read as the number %.15g, which is not greater than "
                    "%.*s; %.*s:%u compares them",
                    high->number, STR_ARG(low->text), STR_ARG(pos.src->name),
                    pos.line));
    help(ev, &high->cell, high->at);
}

void version_check_order(struct eval *ev, const struct df_expr *at,
                         const struct column *column)
{
    struct version_seen *seen, x;
    size_t n = 0;
    if (column->type != COLUMN_FLOAT || !is_of_versions(ev, column) ||
        !diag_is_on(ev->d, DIAG_DF_VERSION))
        return;
    seen = NEW_N(ev->scratch, struct version_seen, VERSIONS_MAX);
    for (size_t row = 0; row < column->n && row < ROWS_MAX; row++) {
        size_t i = 0;
        x.cell = (struct version_cell){column, row};
        x.text = text_of(ev, &x.cell, &x.at);
        if (!x.text.p)
            continue;
        x.number = x.cell.column->f[x.cell.row];
        while (i < n && !str_eq(seen[i].text, x.text))
            i++;
        if (i < n || n == VERSIONS_MAX)
            continue;
        for (i = 0; i < n; i++)
            if (is_reversed(&seen[i], &x)) {
                report_order(ev, at, &seen[i], &x);
                return;
            }
        seen[n++] = x;
    }
}
