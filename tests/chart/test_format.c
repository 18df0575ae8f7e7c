// SPDX-License-Identifier: MIT
#include "chart/scale/format.h"

#include "frame/unit_header.h"
#include "testing.h"

static struct chart_format of_texts(const char *x, const char *y)
{
    static str cells[2];
    struct column c = {.type = COLUMN_STR, .s = cells, .n = 2};
    cells[0] = str_c(x);
    cells[1] = str_c(y);
    return chart_format_of(&c);
}

static void as_the_column(void **state)
{
    struct arena a = {0};
    struct chart_format f = of_texts("$0.123", "$4.5");
    bool says;
    (void)state;
    assert_str(chart_format_tick(&a, &f, 0.2, 0.1), "$0.20");
    assert_str(chart_format_tick(&a, &f, 0, 0.1), "$0");
    assert_str(chart_format_tick(&a, &f, 0.25, 0.125), "$0.250");
    assert_str(chart_format_value(&a, &f, 0.38812), "$0.3881");
    f = of_texts("95.2%", "100%");
    assert_str(chart_format_tick(&a, &f, 75, 5), "75%");
    f = of_texts("1,200 ms", "3 ms");
    assert_str(chart_format_tick(&a, &f, 1200, 200), "1,200 ms");
    f = of_texts("+3", "-4");
    assert_str(chart_format_value(&a, &f, 3), "+3");
    f = of_texts("3 ms", "$4");
    assert_str(chart_format_value(&a, &f, 3), "3");
    struct column c = {.type = COLUMN_INT,
                       .unit = unit_header(&a, S("Cost ($)"), &says)};
    f = chart_format_of(&c);
    assert_str(chart_format_value(&a, &f, 1.5), "$1.5");
    c.display = (struct display){.digits = 6, .places = 1};
    f = chart_format_of(&c);
    assert_str(chart_format_value(&a, &f, 129.87), "$129.9");
    assert_str(chart_format_value(&a, &f, 1.57), "$1.6");
    arena_free(&a);
}

static void sizes(void **state)
{
    static const struct {
        double x, step;
        const char *tick, *value;
    } CASES[] = {{0, 10, "0", "0"},
                 {-0.25, 0.25, "\u22120.25", "\u22120.25"},
                 {2500, 500, "2,500", "2,500"},
                 {12500, 500, "12,500", "12,500"},
                 {2e6, 1e6, "2M", "2,000,000"},
                 {1.5e9, 5e8, "1.5B", "1,500,000,000"},
                 {53655.8, 0, "53,655.8", "53,656"},
                 {0.93937, 0, "0.93937", "0.9394"},
                 {1e-7, 1e-7, "1e-07", "1e-07"},
                 {5.3e251, 0, "5.3e+251", "5.3e+251"}};
    const struct chart_format plain = {
        .head = S(""), .tail = S(""), .thousands = THOUSANDS_COMMA};
    struct arena a = {0};
    (void)state;
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        assert_str(chart_format_tick(&a, &plain, CASES[i].x, CASES[i].step),
                   CASES[i].tick);
        assert_str(chart_format_value(&a, &plain, CASES[i].x), CASES[i].value);
    }
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(as_the_column),
                                       cmocka_unit_test(sizes)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
