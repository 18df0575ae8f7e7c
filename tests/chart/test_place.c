// SPDX-License-Identifier: MIT
#include "chart/place.h"

#include <math.h>

#include "chart/metrics.h"
#include "testing.h"

static void free_places(void **state)
{
    struct arena a = {0};
    struct place_occupied p = {.a = &a, .area = {0, 0, 100, 100}};
    (void)state;
    place_occupy(&p, (struct place_box){10, 10, 20, 20});
    place_occupy_line(&p, 0, 100, 100, 0);
    assert_true(place_is_free(&p, (struct place_box){20, 10, 30, 20}));
    assert_false(place_is_free(&p, (struct place_box){19, 19, 30, 30}));
    assert_false(place_is_free(&p, (struct place_box){45, 45, 60, 60}));
    assert_false(place_is_free(&p, (struct place_box){95, 5, 101, 8}));
    assert_true(place_is_free(&p, (struct place_box){60, 60, 90, 90}));
    arena_free(&a);
}

static void apart(void **state)
{
    struct arena a = {0};
    double middles[] = {10, 12, 14, 80, 99};
    const double heights[] = {10, 10, 10, 10, 10};
    (void)state;
    place_apart(&a, middles, heights, 5, 0, 100);
    assert_true(middles[0] == 5 && middles[1] == 15 && middles[2] == 25);
    assert_true(middles[3] == 80 && middles[4] == 95);
    for (int i = 1; i < 5; i++)
        assert_true(middles[i] - middles[i - 1] >= 10);
    arena_free(&a);
}

static str lines(struct arena *a, const char *text, double width)
{
    struct strs l = place_wrap(a, str_c(text), width, false);
    for (size_t i = 0; i < l.n; i++)
        assert_true(metrics_width(l.v[i], CHART_FONT, false) <= width ||
                    l.v[i].n <= 4);
    return str_join(a, l.v, l.n, S("|"));
}

static void wrap(void **state)
{
    struct arena a = {0};
    (void)state;
    assert_str(lines(&a, "one two three", 60), "one two|three");
    assert_str(lines(&a, "bert-base-cased-finetuned", 90),
               "bert-base-|cased-|finetuned");
    assert_str(lines(&a, "", 90), "");
    assert_str(lines(&a, "WWWW", 1), "W|W|W|W");
    arena_free(&a);
}

/* Never narrower than what Chromium measures (boxes.js does so of charts). */
static void widths(void **state)
{
    (void)state;
    assert_true(metrics_width(S("0"), 1000, false) >= 636); /* DejaVu */
    assert_true(metrics_width(S("W"), 1000, true) >=
                metrics_width(S("W"), 1000, false));
    assert_true(metrics_width(S("\u6027"), 10, false) == 11);
    assert_true(metrics_width(S("e\u0301"), 10, false) ==
                metrics_width(S("e"), 10, false));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(free_places), cmocka_unit_test(apart),
        cmocka_unit_test(wrap), cmocka_unit_test(widths)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
