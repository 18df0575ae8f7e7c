// SPDX-License-Identifier: MIT
#include "chart/describe.h"

#include "chart_testing.h"
#include "testing.h"

static const struct chart *draw(struct arena *a, const char *csv,
                                const char *words)
{
    str parts[32];
    size_t n = 0;
    str rest = str_replace(a, str_c(words), S("  "), S("\n"));
    while (n < 32 && str_cut(&rest, '\n', &parts[n]))
        n++;
    const struct frame *f = testing_frame(a, str_c(csv));
    struct chart_fault fault;
    const struct chart *c = chart_draw(a, testing_spec(a, f, parts, n), &fault);
    assert_non_null(c);
    return c;
}

static void words(void **state)
{
    static const char *const CASES[][3] = {
        {"Model,Cost\na,$0.50\nb,$0.25\nc,\n", "kind=barh  x=Model  y=Cost",
         "Bar chart of Cost by Model, 2 points. From $0.25 (b) to $0.50 (a). "
         "1 value is missing."},
        {"Model,Cost\na,$0.50\nb,$0.25\n",
         "kind=barh  x=Model  y=Cost  better=lower  alt=By hand.",
         "By hand. Bar chart of Cost by Model, 2 points. From $0.25 (b) to "
         "$0.50 (a). Lower is better."},
        {"n,A,B\n1,90%,80%\n2,95%,70%\n", "kind=line  x=n  y=A;B",
         "Line chart of A and B by n, 4 points. From 70% (n 2, B) to 95% (n 2, "
         "A). From first to last: A: 90% to 95% (1.06\u00d7); B: 80% to 70% "
         "(0.88\u00d7). The vertical axis does not begin at 0."},
        {"x,y\n1,5\n2,3\n", "kind=scatter  x=x  y=y",
         "Scatter plot of y against x, 2 points. From 3 to 5."},
        {"m,x,y\na,1,3\nb,2,2\nc,3,3\n",
         "kind=scatter  x=x  y=y  label=m  frontier=--",
         "Scatter plot of y against x, 3 points. From 2 (b) to 3 (a). On the "
         "frontier: a, b."},
        {"m,n,y\na,1,5\na,2,6\nb,1,3\nb,2,4\n", "kind=line  x=n  y=y  facet=m",
         "Line chart of y by n, 2 panels by m, 4 points. Panels: a, b. From 3 "
         "(b, n 1) to 6 (a, n 2). From first to last: a: 5 to 6 (1.20\u00d7); "
         "b: 3 to 4 (1.33\u00d7). The vertical axis does not begin at 0."},
        {"m,Before,After\na,1,2\n", "kind=slope  x=m  y=Before;After",
         "Slope chart of Before and After by m, 2 points. From 1 (a) to 2 (a). "
         "From first to last: 1 to 2 (2.00\u00d7). The vertical axis does not "
         "begin at 0."},
        {"m,P50,P99\na,1,2\nb,3,2\n", "kind=range  x=m  y=P50|P99",
         "Ranges of P99 by m, 2 points. From 1 (a) to 2 (a). In the data, P50 "
         "is above P99 for b."},
        {"v\n1\n2\n2\n3\n", "kind=hist  y=v  bins=2",
         "Histogram of v, 4 points. Values from 1 to 3 in 2 bins; the bin with "
         "the most values (3) is from 2 to 3."},
        {"v,w\n1,5\n2,6\n3,7\n", "kind=box  y=v;w",
         "Box plot of v and w, 6 points. Medians: v 2; w 6."}};
    (void)state;
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        struct arena a = {0};
        const struct chart *c = draw(&a, CASES[i][0], CASES[i][1]);
        assert_str(c->description, CASES[i][2]);
        arena_free(&a);
    }
}

static void names(void **state)
{
    struct arena a = {0};
    const char *csv = "Model,Cost\na,1\nb,2\n";
    (void)state;
    assert_str(draw(&a, csv, "kind=bar  x=Model  y=Cost")->name,
               "Bar chart of Cost by Model");
    assert_str(draw(&a, csv, "kind=bar  x=Model  y=Cost  title=Costs")->name,
               "Costs");
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(words),
                                       cmocka_unit_test(names)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
