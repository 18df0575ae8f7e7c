// SPDX-License-Identifier: MIT
#include "testing.h"

#include "chart/data/palette.h"

/* Names may contain commas and equals signs. */
static void reads(void **state)
{
    static const struct {
        const char *text, *last;
        size_t n;
        unsigned char colour;
    } CASES[] = {
        {"TF32=1", "TF32", 1, 1},
        {" TF32 = 1 , Mixed=6 ", "Mixed", 2, 6},
        {"TF32, 128=2", "TF32, 128", 1, 2},
        {"a=b=3", "a=b", 1, 3},
        {"a=1=2", "a=1", 1, 2},
        {"\u00e9=4, \u65e5\u672c=5", "\u65e5\u672c", 2, 5},
        {"x=1,", "x", 1, 1},
        {"", NULL, 0, 0},
        {"=1", NULL, 0, 0},
        {"x", NULL, 0, 0},
        {"x=", NULL, 0, 0},
        {"x=0", NULL, 0, 0},
        {"x=7", NULL, 0, 0},
        {"x=12", NULL, 0, 0},
        {"x=red", NULL, 0, 0},
        {"x=1 y=2", "x=1 y", 1, 2},
        {"x=1,, y=2", ", y", 2, 2},
    };
    struct arena a = {0};
    (void)state;
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        struct palette_colours all;
        bool ok = palette_read(&a, str_c(CASES[i].text), &all);
        assert_int_equal(ok, CASES[i].n > 0);
        if (!ok)
            continue;
        assert_int_equal(all.n, CASES[i].n);
        assert_str(all.v[all.n - 1].name, CASES[i].last);
        assert_int_equal(all.v[all.n - 1].colour, CASES[i].colour);
    }
    arena_free(&a);
}

static void assign(struct palette *p, const struct palette_colours *chart,
                   const char *names, const char *want)
{
    str all[PALETTE_SIZE], rest = str_c(names);
    unsigned char colours[PALETTE_SIZE];
    size_t n = 0;
    while (str_cut(&rest, ' ', &all[n]))
        n++;
    palette_assign(p, chart, all, n, colours);
    for (size_t i = 0; i < n; i++)
        assert_int_equal(colours[i], want[i] - '0');
}

/* Names keep their colours on a page. */
static void assigns(void **state)
{
    struct arena a = {0};
    struct palette_colours site, page, chart;
    struct palette p = {.a = &a, .page = &page, .site = &site};
    (void)state;
    palette_read(&a, S("s=2, t=3"), &site);
    palette_read(&a, S("t=4"), &page);
    palette_read(&a, S("q=1"), &chart);
    assign(&p, NULL, "a b", "12");
    assign(&p, NULL, "b a", "21");
    assign(&p, NULL, "c b", "32");
    assign(&p, NULL, "s b", "24");       /* s takes b's colour */
    assign(&p, NULL, "t a", "41");       /* the page's, not the site's */
    assign(&p, &chart, "q a", "15");     /* the chart's */
    assign(&p, NULL, "q", "5");          /* not after that chart */
    assign(&p, NULL, "u v w x", "6123"); /* one is left */
    assign(NULL, NULL, "b a", "12");
    for (size_t i = 0; i < p.used.n; i++)
        assert_true(p.used.v[i].colour >= 1);
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(reads),
                                       cmocka_unit_test(assigns)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
