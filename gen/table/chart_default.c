// SPDX-License-Identifier: MIT
// chart_default: recognizes workers, efficiencies and speedups by the words in
// the columns' names, and writes the call of df.plot that draws them.
#include "table/chart_default.h"

#include <math.h>

#include "base/buf.h"
#include "base/map.h"
#include "base/vec.h"
#include "chart/scale/cells.h"
#include "chart/scale/figures.h"
#include "chart/scale/ticks.h"
#include "frame/name.h"
#include "frame/numeral.h"
#include "lineage/lineage.h"

/* ---- names and numbers ---- */

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c & 0x80);
}

/* Whether the name contains one of the n words. */
static bool has_word(str name, const char *const *words, size_t n)
{
    for (size_t i = 0, from = 0; i <= name.n; i++) {
        if (i < name.n && is_letter(name.p[i]))
            continue;
        str word = {name.p + from, i - from};
        for (size_t k = 0; word.n && k < n; k++)
            if (str_eq_nocase(word, str_c(words[k])))
                return true;
        from = i + 1;
    }
    return false;
}

static bool names_workers(str name)
{
    static const char *const WORDS[] = {
        "accelerators", "chips",     "cores",     "cpus",     "devices",
        "gpus",         "hosts",     "instances", "machines", "neuroncores",
        "nodes",        "processes", "ranks",     "replicas", "threads",
        "tpus",         "workers",   "world"};
    static const char *const PER[] = {"per", "of"};
    return has_word(name, WORDS, sizeof WORDS / sizeof *WORDS) &&
           !has_word(name, PER, 2);
}

static bool names_efficiency(str name)
{
    static const char *const WORDS[] = {"efficiency"};
    return has_word(name, WORDS, 1);
}

static bool names_speedup(str name)
{
    static const char *const WORDS[] = {"speedup", "scaling", "up"};
    return has_word(name, WORDS, 3);
}

static bool has_numbers(struct arena *a, const struct column *c)
{
    const double *v = c->type == COLUMN_BOOL ? NULL : cells_numbers(a, c);
    size_t n = 0;
    for (size_t i = 0; v && i < c->n; i++) {
        if (isnan(v[i]) && !column_is_missing(c, i))
            return false;
        n += !isnan(v[i]);
    }
    return n > 0;
}

/* ---- tables about scaling ---- */

struct scaling {
    struct arena *a;
    const struct frame *f;
    const struct column *workers;
    const double *counts; /* counts[r]: number of workers in row r */
    double fewest, most;
    const struct column *by; /* column that distinguishes rows with the same
                                number of workers; NULL: no two rows have the
                                same number */
    struct {
        const struct column **v;
        size_t n, cap;
    } y;
};

static bool are_counts(const double *v, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (!(v[i] >= 1) || v[i] != floor(v[i]))
            return false;
    return n > 1;
}

static bool find_workers(struct scaling *s)
{
    for (size_t i = 0; i < s->f->n_columns; i++) {
        const struct column *c = s->f->columns[i];
        if (!names_workers(c->name) || c->type == COLUMN_STR)
            continue;
        s->counts = cells_numbers(s->a, c);
        if (!are_counts(s->counts, c->n))
            continue;
        s->workers = c;
        s->fewest = s->most = s->counts[0];
        for (size_t r = 1; r < c->n; r++) {
            s->fewest = fmin(s->fewest, s->counts[r]);
            s->most = fmax(s->most, s->counts[r]);
        }
        if (s->most > s->fewest)
            return true;
    }
    return false;
}

/* Whether any two rows differ in the number of workers or, unless `by` is NULL,
   in the value of `by`. */
static bool parts_rows(const struct scaling *s, const struct column *by)
{
    struct map seen = {.a = s->a};
    for (size_t r = 0; r < s->f->n; r++) {
        str key = by ? cells_text(s->a, by, r) : S("");
        if (!map_add(&seen,
                     str_fmt(s->a, "%g %.*s", s->counts[r], STR_ARG(key)),
                     NULL))
            return false;
    }
    return true;
}

static bool is_y(const struct scaling *s, const struct column *c)
{
    for (size_t i = 0; i < s->y.n; i++)
        if (s->y.v[i] == c)
            return true;
    return false;
}

static bool find_by(struct scaling *s)
{
    bool ok = parts_rows(s, NULL);
    for (size_t i = 0; !ok && i < s->f->n_columns; i++) {
        const struct column *c = s->f->columns[i];
        if (c == s->workers || is_y(s, c) || c->type == COLUMN_FLOAT ||
            !parts_rows(s, c))
            continue;
        s->by = c;
        ok = true;
    }
    return ok;
}

static void find_y(struct scaling *s, bool (*named)(str name))
{
    s->y.n = 0;
    for (size_t i = 0; i < s->f->n_columns; i++) {
        const struct column *c = s->f->columns[i];
        if (c != s->workers && named(c->name) && has_numbers(s->a, c))
            vec_push(s->a, &s->y, c);
    }
}

/* ---- efficiencies of speedups ---- */

/* Whether the speedups in column c are relative to the smallest number of
   workers: rows with that number have a speedup of 1. */
static bool is_relative(const struct scaling *s, const struct column *c)
{
    const double *v = cells_numbers(s->a, c);
    for (size_t r = 0; r < c->n; r++)
        if (s->counts[r] == s->fewest && !(fabs(v[r] - 1) < 0.005))
            return false;
    return true;
}

static const struct column *efficiency_of(const struct scaling *s,
                                          const struct column *c)
{
    void *cells;
    const double *v = cells_numbers(s->a, c);
    struct column *made =
        column_new(s->a, str_fmt(s->a, "%.*s: efficiency", STR_ARG(c->name)),
                   COLUMN_STR, c->n, &cells);
    for (size_t r = 0; r < c->n; r++)
        ((str *)cells)[r] =
            isnan(v[r]) ? STR_NONE
                        : str_fmt(s->a, "%.1f%%",
                                  v[r] * s->fewest / s->counts[r] * 100);
    made->origin = c->origin;
    return made;
}

static const struct frame *with_efficiencies(struct scaling *s)
{
    struct frame *f = NEW(s->a, struct frame);
    size_t n = 0;
    *f = *s->f;
    f->names = NULL;
    for (size_t i = 0; i < s->y.n; i++)
        if (is_relative(s, s->y.v[i]))
            s->y.v[n++] = efficiency_of(s, s->y.v[i]);
    s->y.n = n;
    for (size_t i = 0; i < n; i++)
        frame_append(s->a, f, s->y.v[i]);
    return f;
}

/* ---- the call ---- */

static str quoted(struct arena *a, str name)
{
    return lineage_value(a, (struct value){.type = VALUE_STR, .s = name});
}

static bool is_log(const struct scaling *s)
{
    bool powers = true;
    for (size_t r = 0; r < s->f->n; r++)
        powers &= ticks_is_power2(s->counts[r]);
    return powers || s->most >= 8 * s->fewest;
}

/* Returns the efficiency of linear scaling in the notation of the table's
   efficiencies: "100%", "100" or "1". */
static str ideal_of(const struct scaling *s)
{
    double most = 0;
    const struct column *c = s->y.v[0];
    const double *v = cells_numbers(s->a, c);
    for (size_t r = 0; r < c->n; r++)
        most = fmax(most, isnan(v[r]) ? 0 : v[r]);
    bool sign = c->type == COLUMN_STR && c->n &&
                str_find_char(c->s[0], '%', 0) != STR_NPOS;
    return sign ? S("100%") : most > 2 ? S("100") : S("1");
}

static str call_of(const struct scaling *s)
{
    struct buf b = {.a = s->a};
    buf_printf(&b, "line(x=%.*s, y=[", STR_ARG(quoted(s->a, s->workers->name)));
    for (size_t i = 0; i < s->y.n; i++)
        buf_printf(&b, "%s%.*s", i ? ", " : "",
                   STR_ARG(quoted(s->a, s->y.v[i]->name)));
    buf_printf(&b, "], ylabel='Efficiency'%s", is_log(s) ? ", logx=True" : "");
    if (s->by && s->y.n == 1)
        buf_printf(&b, ", by=%.*s", STR_ARG(quoted(s->a, s->by->name)));
    buf_putc(&b, ')');
    return buf_end(&b);
}

bool chart_default(struct arena *a, const struct frame *f,
                   struct chart_default *out)
{
    struct scaling s = {.a = a, .f = f};
    if (!find_workers(&s))
        return false;
    out->frame = f;
    find_y(&s, names_efficiency);
    if (s.y.n == 0) {
        find_y(&s, names_speedup);
        out->frame = with_efficiencies(&s);
    }
    if (s.y.n == 0 || !find_by(&s))
        return false;
    out->plot = call_of(&s);
    out->ideal = ideal_of(&s);
    out->facet = s.by && s.y.n > 1 ? s.by->name : STR_NONE;
    return true;
}

/* ---- suggested calls ---- */

static bool is_date(struct arena *a, const struct column *c)
{
    enum calendar_unit unit;
    return (c->type == COLUMN_STR || c->type == COLUMN_DATE) &&
           cells_days(a, c, &unit);
}

/* Whether no cell is missing and no value occurs twice. */
static bool is_key(struct arena *a, const struct column *c)
{
    struct map seen = {.a = a};
    for (size_t r = 0; r < c->n; r++)
        if (column_is_missing(c, r) ||
            !map_add(&seen, cells_text(a, c, r), NULL))
            return false;
    return true;
}

str chart_fitting_calls(struct arena *a, const struct frame *f)
{
    const struct column *x = NULL, *y = NULL, *second = NULL;
    for (size_t i = 0; i < f->n_columns; i++) {
        const struct column *c = f->columns[i];
        if (!has_numbers(a, c) || (is_key(a, c) && !x && i == 0))
            x = x ? x : c;
        else if (!y)
            y = c;
        else if (!second)
            second = c;
    }
    if (!y)
        return S("");
    str name = quoted(a, y->name);
    if (x && is_key(a, x))
        return str_fmt(a, "%s(x=%.*s, y=%.*s)",
                       is_date(a, x) || has_numbers(a, x) ? "line" : "barh",
                       STR_ARG(quoted(a, x->name)), STR_ARG(name));
    if (second)
        return str_fmt(a, "scatter(x=%.*s, y=%.*s) or box(y=%.*s)",
                       STR_ARG(name), STR_ARG(quoted(a, second->name)),
                       STR_ARG(name));
    return str_fmt(a, "hist(y=%.*s) or box(y=%.*s)", STR_ARG(name),
                   STR_ARG(name));
}
