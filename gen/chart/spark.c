// SPDX-License-Identifier: MIT
// spark: computes the scales for all rows, draws the marks of each row, and
// describes them in words.
#include "chart/spark.h"

#include <math.h>

#include "base/calendar.h"

/* ---- names ---- */

enum { LISTED_MAX = 4 }; /* maximum count of numbers in a row's description */

/* The lengths in bytes of the words that all names have in common at their
   start (head) and at their end (tail). Head and tail do not overlap. */
struct common {
    size_t head, tail;
};

static size_t shortest(const str *names, size_t n)
{
    size_t least = names[0].n;
    for (size_t i = 1; i < n; i++)
        least = names[i].n < least ? names[i].n : least;
    return least;
}

static bool all_have(const str *names, size_t n, size_t at, bool from_end)
{
    char c = names[0].p[from_end ? names[0].n - 1 - at : at];
    for (size_t i = 1; i < n; i++)
        if (names[i].p[from_end ? names[i].n - 1 - at : at] != c)
            return false;
    return true;
}

static size_t common_end(const str *names, size_t n, size_t most, bool from_end)
{
    size_t kept = 0;
    for (size_t i = 0; i < most && all_have(names, n, i, from_end); i++)
        if (char_is_blank(names[0].p[from_end ? names[0].n - 1 - i : i]))
            kept = i + 1;
    return kept;
}

static struct common common_of(const str *names, size_t n)
{
    struct common c = {0, 0};
    size_t most = n > 1 ? shortest(names, n) : 0;
    c.head = common_end(names, n, most, false);
    c.tail = common_end(names, n, most - c.head, true);
    return c;
}

static str part_of(str name, struct common c)
{
    return str_slice(name, c.head, name.n - c.tail);
}

/* Returns the words of each name that the names do not share: "P50" and "P99"
   for "Latency P50 (ms)" and "Latency P99 (ms)". If a name has no such words,
   returns all names unchanged. In `a`. */
static str *parts_of(struct arena *a, const str *names, size_t n)
{
    struct common c = common_of(names, n);
    str *parts = NEW_N(a, str, n);
    bool whole = false;
    for (size_t i = 0; i < n; i++) {
        parts[i] = str_trim(part_of(names[i], c));
        whole |= !parts[i].n;
    }
    for (size_t i = 0; whole && i < n; i++)
        parts[i] = names[i];
    return parts;
}

str spark_label(struct arena *a, const str *names, size_t n)
{
    struct common c = common_of(names, n);
    str first = names[0], last = names[n - 1];
    return str_fmt(a, "%.*s to %.*s",
                   STR_ARG(str_slice(first, 0, first.n - c.tail)),
                   STR_ARG(str_from(last, c.head)));
}

/* ---- a row ---- */

/* Returns the first column of a SPARK_RANGE whose number in this row is above
   that of the next column with a number; s->n if there is no such column. */
static size_t fault_of(const struct spark_spec *s, size_t row)
{
    size_t before = s->n;
    for (size_t i = 0; i < s->n; i++) {
        if (!isfinite(s->y[i][row]))
            continue;
        if (before < s->n && s->y[before][row] > s->y[i][row])
            return before;
        before = i;
    }
    return s->n;
}

static size_t next_of(const struct spark_spec *s, size_t row, size_t i)
{
    for (i++; i < s->n && !isfinite(s->y[i][row]);)
        i++;
    return i;
}

/* Appends the name and number of each column in a row: "P50 5.1, P90 6, P99
   8.07". If there are more than LISTED_MAX columns, appends only the first and
   the last. */
static void put_all(struct buf *b, const struct spark_spec *s, const str *parts,
                    size_t row)
{
    const char *before = "";
    for (size_t i = 0; i < s->n; i++) {
        if (!isfinite(s->y[i][row]) || (s->n > LISTED_MAX && i && i + 1 < s->n))
            continue;
        buf_printf(b, "%s%.*s %.*s", before, STR_ARG(parts[i]),
                   STR_ARG(s->texts[i][row]));
        before = ", ";
    }
}

/* Appends the first and last number of a row and their ratio: "2693 to 3349,
   1.24 times". */
static void put_change(struct buf *b, const struct spark_spec *s, size_t row)
{
    size_t first = 0, last = s->n - 1;
    while (!isfinite(s->y[first][row]))
        first++;
    while (!isfinite(s->y[last][row]))
        last--;
    double x = s->y[first][row], y = s->y[last][row];
    buf_put(b, s->texts[first][row]);
    if (first == last)
        return;
    buf_printf(b, " to %.*s", STR_ARG(s->texts[last][row]));
    if (x == y)
        buf_puts(b, ", the same");
    else if (x > 0 && y > 0)
        buf_printf(b, ", %.3g times", y / x);
}

/* Returns a description of a row's drawing. best, worst: the columns with the
   best and the worst number, or s->n if no column is marked. */
static str row_words(struct arena *a, const struct spark_spec *s,
                     const str *parts, size_t row, size_t best, size_t worst)
{
    struct buf b = {.a = a};
    size_t fault = s->kind == SPARK_RANGE ? fault_of(s, row) : s->n;
    size_t missing = 0;
    if (s->kind == SPARK_RANGE)
        put_all(&b, s, parts, row);
    else
        put_change(&b, s, row);
    if (best < s->n)
        buf_printf(&b, "; best %.*s, worst %.*s", STR_ARG(parts[best]),
                   STR_ARG(parts[worst]));
    if (fault < s->n)
        buf_printf(&b, "; %.*s is above %.*s", STR_ARG(parts[fault]),
                   STR_ARG(parts[next_of(s, row, fault)]));
    for (size_t i = 0; i < s->n; i++)
        missing += !isfinite(s->y[i][row]);
    if (missing)
        buf_printf(&b, "; %zu missing", missing);
    return buf_end(&b);
}

/* ---- all rows ---- */

/* Returns x, a number at an end of the scale, as a string. */
static str end_of(struct arena *a, const struct spark_spec *s,
                  const struct sparks *drawn, double x)
{
    return drawn->kind == SPARK_LINE ? str_fmt(a, "%.3g\u00d7", x)
                                     : chart_format_value(a, &s->format, x);
}

/* Returns the sentence that explains the drawings to readers. */
static str note_of(struct arena *a, const struct spark_spec *s,
                   const struct sparks *drawn, const str *parts)
{
    static const char *const WHAT[N_SPARK_KINDS] = {
        [SPARK_LINE] = "ratios to the first value of each row",
        [SPARK_VALUES] = "lines",
        [SPARK_RANGE] = "ranges",
        [SPARK_BARS] = "bars"};
    const struct scale *k = drawn->kind == SPARK_RANGE ? &drawn->x : &drawn->y;
    bool dots = s->better != BETTER_UNKNOWN;
    struct buf b = {.a = a};
    buf_printf(&b, "%.*s: %s, all on one scale from %.*s to %.*s",
               STR_ARG(drawn->label), WHAT[drawn->kind],
               STR_ARG(end_of(a, s, drawn, k->domain[0])),
               STR_ARG(end_of(a, s, drawn, k->domain[1])));
    if (drawn->kind == SPARK_RANGE)
        buf_printf(&b, ", \u25cf %.*s, \u25cb %.*s", STR_ARG(parts[0]),
                   STR_ARG(parts[s->n - 1]));
    else if (dots && drawn->kind == SPARK_BARS)
        buf_puts(&b, ", filled bar: best");
    else if (dots)
        buf_puts(&b, ", large dot: best, \u25cb worst");
    return buf_end(&b);
}

/* ---- drawings ---- */

enum {
    WIDTH = SPARK_WIDTH * SPARK_UNITS,
    HEIGHT = SPARK_HEIGHT * SPARK_UNITS,
    PAD = 8,    /* from the edge of the drawing to the middle of the nearest
                   mark */
    DOT = 5,    /* radius of the last and the worst dot */
    BEST = 7,   /* radius of the best dot */
    TICK = 6,   /* half the height of a range's tick */
    ZERO = 12,  /* half the height of a range's zero line */
    COLOUR = 1, /* colour of the last dot */
    GREEN = 3   /* colour of the best dot */
};

/* The drawings of a table, and the data that its rows share. */
struct spark_job {
    struct arena *a;
    const struct spark_spec *s;
    struct sparks *out;
    const str *parts;
    double *x; /* position by column: 0, 1, ..., or days since 1970-01-01 */
};

/* ---- kinds ---- */

/* percentile = [Pp] digits ('.' digits)? | digits 'th' | word */
static bool is_percentile(str s)
{
    static const str WORDS[] = {S_INIT("min"),     S_INIT("max"),
                                S_INIT("median"),  S_INIT("mean"),
                                S_INIT("average"), S_INIT("avg")};
    double x;
    if (STR_AMONG_NOCASE(s, WORDS))
        return true;
    if (s.n > 1 && (s.p[0] == 'P' || s.p[0] == 'p'))
        s = str_from(s, 1);
    else if (str_ends(s, S("th")))
        s.n -= 2;
    else
        return false;
    return char_is_digit(s.p[0]) && str_to_double(s, &x) && x <= 100;
}

enum spark_kind spark_kind_of(struct arena *a, const str *names, size_t n)
{
    const str *parts = parts_of(a, names, n);
    size_t i = 0;
    while (i < n && is_percentile(parts[i]))
        i++;
    return i == n && n ? SPARK_RANGE : SPARK_LINE;
}

/* ---- scales ---- */

/* Whether all names are dates, in ascending order. Sets x to their days since
   1970-01-01. */
static bool are_days(const str *names, size_t n, double *x)
{
    enum calendar_unit unit;
    for (size_t i = 0; i < n; i++)
        if (!calendar_read(names[i], &x[i], &unit) || (i && x[i] <= x[i - 1]))
            return false;
    return true;
}

static void place_columns(struct spark_job *j)
{
    const struct spark_spec *s = j->s;
    bool bars = s->kind == SPARK_BARS;
    j->x = NEW_N(j->a, double, s->n);
    bool days = !bars && (are_days(s->names, s->n, j->x) ||
                          are_days(j->parts, s->n, j->x));
    for (size_t i = 0; !days && i < s->n; i++)
        j->x[i] = (double)i;
    j->out->x = (struct scale){.kind = days   ? SCALE_TIME
                                       : bars ? SCALE_BAND
                                              : SCALE_POINT,
                               .domain = {j->x[0], j->x[s->n - 1]},
                               .range = {PAD, WIDTH - PAD}};
}

/* Returns the number by which the numbers of a row are divided: the row's first
   number if ratios are drawn, else 1. */
static double base_of(const struct spark_job *j, size_t row)
{
    for (size_t i = 0; j->out->kind == SPARK_LINE && i < j->s->n; i++)
        if (isfinite(j->s->y[i][row]))
            return j->s->y[i][row];
    return 1;
}

static double value_of(const struct spark_job *j, size_t row, size_t column)
{
    double y = j->s->y[column][row];
    return isfinite(y) ? y / base_of(j, row) : (double)NAN;
}

static struct extent extent_of(const struct spark_job *j)
{
    struct extent e = EXTENT_NONE;
    for (size_t r = 0; r < j->s->rows; r++)
        for (size_t i = 0; i < j->s->n; i++)
            extent_add(&e, value_of(j, r, i));
    return e;
}

/* Whether all numbers are from 1e-100 to 1e100, so that their ratios are
   finite. Ignores missing numbers. */
static bool has_ratios(const struct spark_spec *s)
{
    static const double LEAST = 1e-100, MOST = 1e100;
    for (size_t i = 0; i < s->n; i++)
        for (size_t r = 0; r < s->rows; r++)
            if (s->y[i][r] < LEAST || s->y[i][r] > MOST)
                return false;
    return true;
}

/* Widens an extent until the ratio of its ends is at least 1.1, so that a
   change of a few per cent does not look large. */
static struct extent widened(struct extent e)
{
    enum { LEAST = 110 };
    double middle = sqrt(e.low * e.high), half = sqrt(LEAST / 100.0);
    if (e.high / e.low * 100 >= LEAST)
        return e;
    return (struct extent){middle / half, middle * half};
}

static void place_numbers(struct spark_job *j)
{
    struct sparks *out = j->out;
    struct extent e = extent_of(j);
    bool zero = out->kind == SPARK_RANGE || out->kind == SPARK_BARS;
    if (e.low > e.high)
        e = (struct extent){1, 1};
    if (zero)
        extent_add(&e, 0);
    if (out->kind == SPARK_LINE)
        e = widened(e);
    struct scale k = {.kind =
                          out->kind == SPARK_LINE ? SCALE_LOG : SCALE_LINEAR,
                      .domain = {e.low, e.high},
                      .range = {HEIGHT - PAD, PAD}};
    if (out->kind == SPARK_BARS) {
        k.range[0] = HEIGHT - 2;
        k.range[1] = 2;
    }
    if (out->kind != SPARK_RANGE) {
        out->y = k;
        return;
    }
    k.range[0] = PAD;
    k.range[1] = WIDTH - PAD;
    out->x = k;
    out->y = (struct scale){.kind = SCALE_POINT,
                            .range = {HEIGHT / 2.0, HEIGHT / 2.0}};
}

/* ---- marks ---- */

static struct chart_mark *put(struct spark_job *j, size_t row,
                              enum chart_mark_kind kind, unsigned char colour)
{
    struct chart_drawing *d = &j->out->v[row].drawing;
    struct chart_mark m = {
        .kind = kind, .colour = colour, .row = (uint32_t)row};
    vec_push(j->a, &d->marks, m);
    return &d->marks.v[d->marks.n - 1];
}

static void put_dot(struct spark_job *j, size_t row, double x, double y,
                    double radius, unsigned char colour, bool hollow)
{
    struct chart_mark *m = put(j, row, CHART_MARK_POINT, colour);
    m->x = x;
    m->y = y;
    m->x1 = radius;
    m->hollow = hollow;
}

static struct chart_mark *put_segment(struct spark_job *j, size_t row, double x,
                                      double y, double x1, double y1)
{
    struct chart_mark *m = put(j, row, CHART_MARK_SEGMENT, 0);
    m->x = x;
    m->y = y;
    m->x1 = x1;
    m->y1 = y1;
    return m;
}

/* Returns the first column with the greatest or the least number of a row. If
   fewer than two columns have a number, or all numbers are equal, returns
   s->n. */
static size_t best_of(const struct spark_spec *s, size_t row, bool greatest)
{
    size_t at = s->n, n = 0;
    bool differ = false;
    for (size_t i = 0; i < s->n; i++) {
        double y = s->y[i][row];
        if (!isfinite(y))
            continue;
        n++;
        differ = differ || (at < s->n && y != s->y[at][row]);
        if (at == s->n || (greatest ? y > s->y[at][row] : y < s->y[at][row]))
            at = i;
    }
    return n > 1 && differ ? at : s->n;
}

static size_t last_of(const struct spark_spec *s, size_t row)
{
    size_t i = s->n;
    while (i && !isfinite(s->y[i - 1][row]))
        i--;
    return i ? i - 1 : s->n;
}

static double x_at(const struct spark_job *j, size_t column)
{
    return scale_at(&j->out->x, j->x[column]);
}

static double y_at(const struct spark_job *j, size_t row, size_t column)
{
    return scale_at(&j->out->y, value_of(j, row, column));
}

static void put_line(struct spark_job *j, size_t row, size_t best, size_t worst)
{
    const struct spark_spec *s = j->s;
    size_t last = last_of(s, row);
    struct chart_dot *dots = NEW_N(j->a, struct chart_dot, s->n);
    struct chart_mark *m = put(j, row, CHART_MARK_PATH, 0);
    for (size_t i = 0; i < s->n; i++)
        dots[i] =
            (struct chart_dot){x_at(j, i), y_at(j, row, i), (uint32_t)row};
    m->dots = dots;
    m->n_dots = s->n;
    if (worst < s->n)
        put_dot(j, row, x_at(j, worst), y_at(j, row, worst), DOT, 0, true);
    if (last != best && last != worst)
        put_dot(j, row, x_at(j, last), y_at(j, row, last), DOT, COLOUR, false);
    if (best < s->n)
        put_dot(j, row, x_at(j, best), y_at(j, row, best), BEST, GREEN, false);
}

static void put_range(struct spark_job *j, size_t row)
{
    const struct spark_spec *s = j->s;
    size_t first = 0, last = last_of(s, row);
    double middle = HEIGHT / 2.0, zero = scale_at(&j->out->x, 0);
    while (!isfinite(s->y[first][row]))
        first++;
    put_segment(j, row, zero, middle - ZERO, zero, middle + ZERO)->role =
        CHART_LEADER;
    struct chart_mark *m =
        put_segment(j, row, scale_at(&j->out->x, s->y[first][row]), middle,
                    scale_at(&j->out->x, s->y[last][row]), middle);
    if (fault_of(s, row) < s->n)
        m->role = CHART_FAULT;
    for (size_t i = first; i <= last; i++) {
        double x = scale_at(&j->out->x, s->y[i][row]);
        if (i == 0 || i + 1 == s->n)
            put_dot(j, row, x, middle, DOT, COLOUR, i > 0);
        else if (isfinite(x))
            put_segment(j, row, x, middle - TICK, x, middle + TICK);
    }
}

static void put_bars(struct spark_job *j, size_t row, size_t best)
{
    double half = floor(scale_band(&j->out->x) * 3 / 8);
    for (size_t i = 0; i < j->s->n; i++) {
        if (!isfinite(j->s->y[i][row]))
            continue;
        struct chart_mark *m =
            put(j, row, CHART_MARK_BAR, i == best ? GREEN : 0);
        m->hollow = best < j->s->n && i != best;
        m->x = x_at(j, i) - half;
        m->x1 = x_at(j, i) + half;
        m->y = scale_at(&j->out->y, 0);
        m->y1 = y_at(j, row, i);
    }
}

static void draw_row(struct spark_job *j, size_t row)
{
    const struct spark_spec *s = j->s;
    struct spark *v = &j->out->v[row];
    bool known = s->better != BETTER_UNKNOWN && s->kind != SPARK_RANGE;
    bool high = s->better == BETTER_HIGHER;
    size_t best = known ? best_of(s, row, high) : s->n;
    size_t worst = known ? best_of(s, row, !high) : s->n;
    v->drawing.width = WIDTH;
    v->drawing.height = HEIGHT;
    if (last_of(s, row) == s->n)
        return;
    if (s->kind == SPARK_RANGE)
        put_range(j, row);
    else if (s->kind == SPARK_BARS)
        put_bars(j, row, best);
    else
        put_line(j, row, best, worst);
    v->words = row_words(j->a, s, j->parts, row, best, worst);
}

struct sparks *spark_draw(struct arena *a, const struct spark_spec *spec)
{
    struct sparks *out = NEW(a, struct sparks);
    struct spark_job j = {.a = a, .s = spec, .out = out};
    out->kind = spec->kind == SPARK_LINE && !has_ratios(spec) ? SPARK_VALUES
                                                              : spec->kind;
    out->v = NEW_N(a, struct spark, spec->rows);
    j.parts = parts_of(a, spec->names, spec->n);
    place_columns(&j);
    place_numbers(&j);
    for (size_t r = 0; r < spec->rows; r++)
        draw_row(&j, r);
    out->label = spark_label(a, spec->names, spec->n);
    out->note = note_of(a, spec, out, j.parts);
    return out;
}
