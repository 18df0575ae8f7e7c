// SPDX-License-Identifier: MIT
#include "chart/spark.h"

#include <math.h>

#include "chart/svg.h"
#include "testing.h"

static void assert_label(const char *wanted, const str *names, size_t n)
{
    struct arena a = {0};
    assert_str(spark_label(&a, names, n), wanted);
    arena_free(&a);
}
#define LABEL(wanted, ...)                             \
    assert_label((wanted), (const str[]){__VA_ARGS__}, \
                 sizeof((const str[]){__VA_ARGS__}) / sizeof(str))

static void what_names_have_in_common_is_said_once(void **state)
{
    (void)state;
    LABEL("Apr 2023 to May 2025", S("Apr 2023"), S("Sep 2023"), S("May 2025"));
    LABEL("Apr to Sep 2023", S("Apr 2023"), S("Sep 2023"));
    LABEL("Latency P50 to P99 (ms)", S("Latency P50 (ms)"),
          S("Latency P99 (ms)"));
    LABEL("P50 to P99", S("P50"), S("P99"));
    LABEL("a to a b", S("a"), S("a b"));
    LABEL("1 node to 10 nodes", S("1 node"), S("10 nodes"));
    LABEL("\u00fc a to o", S("\u00fc a"), S("\u00fc o"));
}

static enum spark_kind kind_of(const char *x, const char *y)
{
    struct arena a = {0};
    const str names[] = {str_c(x), str_c(y)};
    enum spark_kind kind = spark_kind_of(&a, names, 2);
    arena_free(&a);
    return kind;
}

static void percentiles_are_ranges(void **state)
{
    (void)state;
    assert_int_equal(kind_of("P50", "P99"), SPARK_RANGE);
    assert_int_equal(kind_of("p50", "p99.9"), SPARK_RANGE);
    assert_int_equal(kind_of("Latency P50 (ms)", "Latency P99 (ms)"),
                     SPARK_RANGE);
    assert_int_equal(kind_of("min latency", "MAX latency"), SPARK_RANGE);
    assert_int_equal(kind_of("50th", "99th"), SPARK_RANGE);
    assert_int_equal(kind_of("P50", "P999"), SPARK_LINE);
    assert_int_equal(kind_of("Phase 1", "Phase 2"), SPARK_LINE);
    assert_int_equal(kind_of("P", "p"), SPARK_LINE);
    assert_int_equal(kind_of("2023", "2024"), SPARK_LINE);
    assert_int_equal(kind_of("Apr 2023", "May 2025"), SPARK_LINE);
}

enum { ROWS = 4, COLUMNS = 3 };

/* Rows of three columns; all texts are "x". */
static struct sparks *drawn(struct arena *a, enum spark_kind kind,
                            const double v[ROWS][COLUMNS], enum better better)
{
    static const str NAMES[] = {S_INIT("Jan 2024"), S_INIT("Feb 2024"),
                                S_INIT("Apr 2024")};
    const double **y = NEW_N(a, const double *, COLUMNS);
    const str **texts = NEW_N(a, const str *, COLUMNS);
    for (size_t i = 0; i < COLUMNS; i++) {
        double *numbers = NEW_N(a, double, ROWS);
        str *words = NEW_N(a, str, ROWS);
        for (size_t r = 0; r < ROWS; r++) {
            numbers[r] = v[r][i];
            words[r] = S("x");
        }
        y[i] = numbers;
        texts[i] = words;
    }
    struct spark_spec *s = NEW(a, struct spark_spec);
    *s = (struct spark_spec){.kind = kind,
                             .n = COLUMNS,
                             .rows = ROWS,
                             .names = NAMES,
                             .y = y,
                             .texts = texts,
                             .better = better};
    return spark_draw(a, s);
}

static void lines_are_ratios_to_scale(void **state)
{
    (void)state;
    struct arena a = {0};
    static const double V[ROWS][COLUMNS] = {
        {100, 200, 400}, {1, 1, 1}, {8, NAN, 4}, {NAN, NAN, NAN}};
    struct sparks *s = drawn(&a, SPARK_LINE, V, BETTER_HIGHER);
    assert_int_equal(s->kind, SPARK_LINE);
    assert_int_equal(s->y.kind, SCALE_LOG);
    assert_true(fabs(s->y.domain[0] - 0.5) < 1e-12);
    assert_true(fabs(s->y.domain[1] - 4) < 1e-12);
    assert_int_equal(s->x.kind, SCALE_TIME);
    const struct chart_mark *line = &s->v[0].drawing.marks.v[0];
    assert_int_equal(line->kind, CHART_MARK_PATH);
    /* 31 of 91 days */
    assert_true(fabs((line->dots[1].x - 8) / 176 - 31.0 / 91) < 1e-9);
    /* the same factor is the same way */
    assert_true(fabs(line->dots[0].y - 2 * line->dots[1].y + line->dots[2].y) <
                1e-9);
    assert_true(isnan(s->v[2].drawing.marks.v[0].dots[1].y));
    assert_int_equal(s->v[3].drawing.marks.n, 0);
    assert_int_equal(s->v[3].words.n, 0);
    assert_str(s->v[2].words, "x to x, 0.5 times; best Jan, worst Apr; 1 "
                              "missing");
    assert_int_equal(s->v[1].drawing.marks.n, 2); /* none is the best */
    arena_free(&a);
}

static void small_changes_look_small(void **state)
{
    (void)state;
    struct arena a = {0};
    static const double V[ROWS][COLUMNS] = {
        {1000, 1001, 1002}, {5, 5, 5}, {1, 1, 1}, {7, 7, 7}};
    struct sparks *s = drawn(&a, SPARK_LINE, V, BETTER_LOWER);
    assert_true(s->y.domain[1] / s->y.domain[0] > 1.0999);
    arena_free(&a);
}

static void what_has_no_ratio_is_drawn_by_value(void **state)
{
    (void)state;
    struct arena a = {0};
    static const double V[ROWS][COLUMNS] = {
        {-5, 0, 5}, {1, 1, 1}, {8, NAN, 4}, {NAN, NAN, NAN}};
    struct sparks *s = drawn(&a, SPARK_LINE, V, BETTER_UNKNOWN);
    assert_int_equal(s->kind, SPARK_VALUES);
    assert_true(s->y.domain[0] == -5 && s->y.domain[1] == 8);
    s = drawn(&a, SPARK_BARS, V, BETTER_UNKNOWN);
    assert_true(s->y.domain[0] == -5 && s->y.domain[1] == 8);
    s = drawn(&a, SPARK_RANGE, V, BETTER_UNKNOWN);
    assert_true(s->x.domain[0] == -5 && s->x.domain[1] == 8);
    assert_str(s->v[2].words, "Jan x, Apr x; Jan is above Apr; 1 missing");
    arena_free(&a);
}

static double odd(unsigned *seed)
{
    static const double ODD[] = {0,    1,     -1,     NAN, 1e-300,
                                 5e99, -3e99, 0.0001, 42,  7};
    *seed = *seed * 1103515245 + 12345;
    return ODD[*seed / 65536 % (sizeof ODD / sizeof *ODD)];
}

static void whatever_is_drawn_lies_inside(void **state)
{
    (void)state;
    unsigned seed = 1;
    for (int i = 0; i < 2000; i++) {
        struct arena a = {0};
        struct buf b = {.a = &a};
        double v[ROWS][COLUMNS];
        for (size_t r = 0; r < ROWS; r++)
            for (size_t c = 0; c < COLUMNS; c++)
                v[r][c] = odd(&seed);
        struct sparks *s =
            drawn(&a, (enum spark_kind)(i % N_SPARK_KINDS),
                  (const double(*)[COLUMNS])v, (enum better)(i / 4 % 3));
        for (size_t r = 0; r < ROWS; r++) {
            const struct chart_drawing *d = &s->v[r].drawing;
            for (size_t k = 0; k < d->marks.n; k++) {
                const struct chart_mark *m = &d->marks.v[k];
                assert_true(m->n_dots || (m->x >= 0 && m->x <= d->width &&
                                          m->y >= 0 && m->y <= d->height));
                for (size_t n = 0; n < m->n_dots; n++)
                    assert_true(isnan(m->dots[n].y) ||
                                (m->dots[n].y >= 0 && m->dots[n].x >= 0 &&
                                 m->dots[n].y <= d->height &&
                                 m->dots[n].x <= d->width));
            }
            svg_put_spark(&b, &s->v[r]);
        }
        assert_int_equal(str_find(buf_str(&b), S("nan"), 0), STR_NPOS);
        arena_free(&a);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_names_have_in_common_is_said_once),
        cmocka_unit_test(percentiles_are_ranges),
        cmocka_unit_test(lines_are_ratios_to_scale),
        cmocka_unit_test(small_changes_look_small),
        cmocka_unit_test(what_has_no_ratio_is_drawn_by_value),
        cmocka_unit_test(whatever_is_drawn_lies_inside),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
