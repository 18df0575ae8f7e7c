// SPDX-License-Identifier: MIT
#include "chart/svg.h"

#include "chart_testing.h"
#include "testing.h"

static str svg_of(struct arena *a, str csv, const char *words)
{
    str parts[32];
    size_t n = 0;
    str rest = str_replace(a, str_c(words), S("  "), S("\n"));
    while (n < 32 && str_cut(&rest, '\n', &parts[n]))
        n++;
    const struct frame *f = testing_frame(a, csv);
    struct chart_fault fault;
    const struct chart *c = chart_draw(a, testing_spec(a, f, parts, n), &fault);
    struct buf b = {.a = a};
    assert_non_null(c);
    svg_put(&b, c, S("fig"));
    return buf_str(&b);
}

static size_t count(str s, const char *what)
{
    size_t n = 0;
    for (size_t at = 0; (at = str_find(s, str_c(what), at)) != STR_NPOS; at++)
        n++;
    return n;
}

/* Words of others are escaped; each mark has a title and a link, twice. */
static void marks(void **state)
{
    struct arena a = {0};
    str svg = svg_of(&a, S("M,<Y>\na&b,1\n\"\"\"c\"\"\",2\n"),
                     "kind=barh  x=M  y=<Y>");
    (void)state;
    assert_int_equal(count(svg, "<svg class=\"chart-"), 2);
    assert_int_equal(count(svg, "<svg role=\"img\" aria-labelledby=\"fig-t\" "
                                "aria-describedby=\"fig-d\">"),
                     2);
    assert_int_equal(count(svg, "<title id=\"fig-t\">Bar chart of &lt;Y&gt; by "
                                "M</title>"),
                     1);
    assert_int_equal(count(svg, "<a href=\"#r1\" tabindex=\"-1\"><path d="), 2);
    assert_int_equal(count(svg, "<title>a&amp;b: 1</title>"), 2);
    assert_int_equal(count(svg, "<title>&quot;c&quot;: 2</title>"), 2);
    assert_int_equal(count(svg, "style="), 0);
    arena_free(&a);
}

/* A gap is where a number is missing, and a point alone is seen. */
static void gaps(void **state)
{
    struct arena a = {0};
    str svg = svg_of(&a, S("x,y\n0,1\n1,1\n2,\n3,1\n4,\n5,0\n6,1\n"),
                     "kind=line  x=x  y=y");
    (void)state;
    size_t at = str_find(svg, S("class=\"c1\" color=\"#0a6ebd\" d=\""), 0);
    assert_true(at != STR_NPOS);
    str d = str_from(svg, str_find(svg, S("d=\""), at) + 3);
    d = str_slice(d, 0, str_find_char(d, '"', 0));
    assert_int_equal(count(d, "M"), 3);
    assert_int_equal(count(d, "h0"), 1);
    arena_free(&a);
}

/* Overlapping elements can be distinguished. */
static void looks(void **state)
{
    static const struct {
        const char *words, *has;
        size_t n;
    } CASES[] = {
        {"kind=area  x=x  y=y;z  stacked=no", "stroke=\"#fff\"", 0},
        {"kind=area  x=x  y=y;z  stacked=no", "fill-opacity=\".18\"", 2},
        {"kind=area  x=x  y=y;z  stacked", "fill-opacity=\".75\"", 2},
        {"kind=bar  x=x  y=y|low|high", "stroke=\"#fff\" stroke-width=\"4\"",
         2},
        {"kind=box  y=y", "stroke=\"#fff\" stroke-width=\"4\"", 2},
        {"kind=line  x=x  y=y|low|high", "stroke=\"#fff\"", 0},
        {"kind=line  x=x  y=y|low|high", "stroke-width=\"1.5\"", 2},
        {"kind=scatter  x=x  y=y", "<g stroke=\"#fff\">", 0},
        {"kind=scatter  x=x  y=y  size=z", "<g stroke=\"#fff\">", 2},
        {"kind=scatter  x=x  y=y  logy", "<path class=\"ref\"", 2},
        {"kind=scatter  x=x  y=y", "<path class=\"ref\"", 0},
    };
    struct arena a = {0};
    str csv = S("x,y,z,low,high\n1,2,3,1,4\n2,4,3,2,5\n3,9,8,7,10\n");
    (void)state;
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++)
        assert_int_equal(count(svg_of(&a, csv, CASES[i].words), CASES[i].has),
                         CASES[i].n);
    arena_free(&a);
}

/* Ten thousand points are few bytes, without titles. */
static void many(void **state)
{
    struct arena a = {0};
    struct buf csv = {.a = &a};
    unsigned x = 1;
    (void)state;
    buf_puts(&csv, "x,y,i\n");
    for (int i = 0; i < 10000; i++) {
        unsigned y = x = x * 1664525 + 1013904223;
        x = x * 1664525 + 1013904223;
        buf_printf(&csv, "%u,%u,%d\n", x >> 8, y >> 8, i);
    }
    str points = svg_of(&a, buf_str(&csv), "kind=scatter  x=x  y=y");
    str line = svg_of(&a, buf_str(&csv), "kind=line  x=i  y=y");
    assert_in_range(points.n, 20000, 120000);
    assert_in_range(line.n, 5000, 120000);
    assert_int_equal(count(points, "<title>"), 0);
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(marks), cmocka_unit_test(gaps),
        cmocka_unit_test(looks), cmocka_unit_test(many)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
