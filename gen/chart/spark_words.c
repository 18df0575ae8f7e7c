// SPDX-License-Identifier: MIT
// spark_words: names are taken apart at blanks.
#include "chart/spark_words.h"

#include <math.h>

enum { TELL_MAX = 4 }; /* numbers of a range that are told one by one */

/* Bytes that all names begin with, or end with, whole words of them; every name
   keeps a word of its own. */
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

str *spark_words_parts(struct arena *a, const str *names, size_t n)
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

str spark_words_label(struct arena *a, const str *names, size_t n)
{
    struct common c = common_of(names, n);
    str first = names[0], last = names[n - 1];
    return str_fmt(a, "%.*s to %.*s",
                   STR_ARG(str_slice(first, 0, first.n - c.tail)),
                   STR_ARG(str_from(last, c.head)));
}

/* ---- a row ---- */

size_t spark_words_fault(const struct spark_spec *s, size_t row)
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

/* "P50 5.1, P90 6, P99 8.07" */
static void put_all(struct buf *b, const struct spark_spec *s, const str *parts,
                    size_t row)
{
    const char *before = "";
    for (size_t i = 0; i < s->n; i++) {
        if (!isfinite(s->y[i][row]) || (s->n > TELL_MAX && i && i + 1 < s->n))
            continue;
        buf_printf(b, "%s%.*s %.*s", before, STR_ARG(parts[i]),
                   STR_ARG(s->texts[i][row]));
        before = ", ";
    }
}

/* "2693 to 3349, 1.24 times" */
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

str spark_words_row(struct arena *a, const struct spark_spec *s,
                    const str *parts, size_t row, size_t best, size_t worst)
{
    struct buf b = {.a = a};
    size_t fault = s->kind == SPARK_RANGE ? spark_words_fault(s, row) : s->n;
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

/* An end of a scale. */
static str end_of(struct arena *a, const struct spark_spec *s,
                  const struct sparks *drawn, double x)
{
    return drawn->kind == SPARK_LINE ? str_fmt(a, "%.3g\u00d7", x)
                                     : chart_format_value(a, &s->format, x);
}

str spark_words_note(struct arena *a, const struct spark_spec *s,
                     const struct sparks *drawn, const str *parts)
{
    static const char *const WHAT[N_SPARK_KINDS] = {
        [SPARK_LINE] = "ratios to the first of each row",
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
        buf_puts(&b, ", the best one is full");
    else if (dots)
        buf_puts(&b, ", large dot: best, \u25cb worst");
    return buf_end(&b);
}
