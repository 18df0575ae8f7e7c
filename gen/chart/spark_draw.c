// SPDX-License-Identifier: MIT
// spark_draw: scales of all rows together, then the marks of each.
#include "chart/spark_draw.h"

#include <math.h>

#include "base/calendar.h"
#include "chart/spark_words.h"

enum {
    WIDTH = SPARK_WIDTH * SPARK_UNITS,
    HEIGHT = SPARK_HEIGHT * SPARK_UNITS,
    PAD = 8,    /* around all middles of marks */
    DOT = 5,    /* radius of the last one, */
    BEST = 7,   /* of the best one */
    TICK = 6,   /* half of a range's tick */
    ZERO = 12,  /* half of its zero line */
    COLOUR = 1, /* of the last one */
    GREEN = 3   /* of the best one */
};

struct sparking {
    struct arena *a;
    const struct spark_spec *s;
    struct sparks *out;
    const str *parts;
    double *x; /* by column: 0, 1, ..., or days */
};

/* ---- kinds ---- */

/* percentile = [Pp] digits ('.' digits)? | digits 'th' | word */
static bool is_percentile(str s)
{
    static const str WORDS[] = {S_INIT("min"),     S_INIT("max"),
                                S_INIT("median"),  S_INIT("mean"),
                                S_INIT("average"), S_INIT("avg")};
    double x;
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
        if (str_eq_nocase(s, WORDS[i]))
            return true;
    if (s.n > 1 && (s.p[0] == 'P' || s.p[0] == 'p'))
        s = str_from(s, 1);
    else if (str_ends(s, S("th")))
        s.n -= 2;
    else
        return false;
    return char_is_digit(s.p[0]) && str_to_double(s, &x) && x <= 100;
}

enum spark_kind spark_draw_kind(struct arena *a, const str *names, size_t n)
{
    const str *parts = spark_words_parts(a, names, n);
    size_t i = 0;
    while (i < n && is_percentile(parts[i]))
        i++;
    return i == n && n ? SPARK_RANGE : SPARK_LINE;
}

/* ---- scales ---- */

/* Whether all texts are days, each after the one before. */
static bool are_days(const str *names, size_t n, double *x)
{
    enum calendar_unit unit;
    for (size_t i = 0; i < n; i++)
        if (!calendar_read(names[i], &x[i], &unit) || (i && x[i] <= x[i - 1]))
            return false;
    return true;
}

static void place_columns(struct sparking *j)
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

/* What the numbers of a row are divided by. */
static double base_of(const struct sparking *j, size_t row)
{
    for (size_t i = 0; j->out->kind == SPARK_LINE && i < j->s->n; i++)
        if (isfinite(j->s->y[i][row]))
            return j->s->y[i][row];
    return 1;
}

static double value_of(const struct sparking *j, size_t row, size_t column)
{
    double y = j->s->y[column][row];
    return isfinite(y) ? y / base_of(j, row) : (double)NAN;
}

static struct extent extent_of(const struct sparking *j)
{
    struct extent e = EXTENT_NONE;
    for (size_t r = 0; r < j->s->rows; r++)
        for (size_t i = 0; i < j->s->n; i++)
            extent_add(&e, value_of(j, r, i));
    return e;
}

/* What is so far from 1 that a ratio of two might be no number has none. */
static bool has_ratios(const struct spark_spec *s)
{
    static const double LEAST = 1e-100, MOST = 1e100;
    for (size_t i = 0; i < s->n; i++)
        for (size_t r = 0; r < s->rows; r++)
            if (s->y[i][r] < LEAST || s->y[i][r] > MOST)
                return false;
    return true;
}

/* A change of less than a twentieth shall not look like a great one. */
static struct extent widened(struct extent e)
{
    enum { LEAST = 110 };
    double middle = sqrt(e.low * e.high), half = sqrt(LEAST / 100.0);
    if (e.high / e.low * 100 >= LEAST)
        return e;
    return (struct extent){middle / half, middle * half};
}

static void place_numbers(struct sparking *j)
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

static struct chart_mark *put(struct sparking *j, size_t row,
                              enum chart_mark_kind kind, unsigned char colour)
{
    struct chart_drawing *d = &j->out->v[row].drawing;
    struct chart_mark m = {
        .kind = kind, .colour = colour, .row = (uint32_t)row};
    vec_push(j->a, &d->marks, m);
    return &d->marks.v[d->marks.n - 1];
}

static void put_dot(struct sparking *j, size_t row, double x, double y,
                    double radius, unsigned char colour, bool hollow)
{
    struct chart_mark *m = put(j, row, CHART_MARK_POINT, colour);
    m->x = x;
    m->y = y;
    m->x1 = radius;
    m->hollow = hollow;
}

static struct chart_mark *put_segment(struct sparking *j, size_t row, double x,
                                      double y, double x1, double y1)
{
    struct chart_mark *m = put(j, row, CHART_MARK_SEGMENT, 0);
    m->x = x;
    m->y = y;
    m->x1 = x1;
    m->y1 = y1;
    return m;
}

/* The first column with the row's greatest number, or its least; n where less
   than two have one, or all are the same. */
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

static double x_at(const struct sparking *j, size_t column)
{
    return scale_at(&j->out->x, j->x[column]);
}

static double y_at(const struct sparking *j, size_t row, size_t column)
{
    return scale_at(&j->out->y, value_of(j, row, column));
}

static void put_line(struct sparking *j, size_t row, size_t best, size_t worst)
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

static void put_range(struct sparking *j, size_t row)
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
    if (spark_words_fault(s, row) < s->n)
        m->role = CHART_FAULT;
    for (size_t i = first; i <= last; i++) {
        double x = scale_at(&j->out->x, s->y[i][row]);
        if (i == 0 || i + 1 == s->n)
            put_dot(j, row, x, middle, DOT, COLOUR, i > 0);
        else if (isfinite(x))
            put_segment(j, row, x, middle - TICK, x, middle + TICK);
    }
}

static void put_bars(struct sparking *j, size_t row, size_t best)
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

static void draw_row(struct sparking *j, size_t row)
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
    v->words = spark_words_row(j->a, s, j->parts, row, best, worst);
}

struct sparks *spark_draw(struct arena *a, const struct spark_spec *spec)
{
    struct sparks *out = NEW(a, struct sparks);
    struct sparking j = {.a = a, .s = spec, .out = out};
    out->kind = spec->kind == SPARK_LINE && !has_ratios(spec) ? SPARK_VALUES
                                                              : spec->kind;
    out->n = spec->rows;
    out->v = NEW_N(a, struct spark, out->n);
    j.parts = spark_words_parts(a, spec->names, spec->n);
    place_columns(&j);
    place_numbers(&j);
    for (size_t r = 0; r < spec->rows; r++)
        draw_row(&j, r);
    out->label = spark_words_label(a, spec->names, spec->n);
    out->note = spark_words_note(a, spec, out, j.parts);
    return out;
}
