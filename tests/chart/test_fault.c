// SPDX-License-Identifier: MIT
#include "chart/data/fault.h"

#include "chart_testing.h"
#include "testing.h"

static const char CSV[] = "Model,Up,Down,None,Zero,Cost ($),Time (s)\n"
                          "a,1,-1,,0,1,2\nb,2,1,,1,2,3\nb,3,2,,2,3,4\n";

/* Returns the message of chart_draw for words separated by two spaces. */
static str says(struct arena *a, const char *words)
{
    str parts[32];
    size_t n = 0;
    str rest = str_replace(a, str_c(words), S("  "), S("\n"));
    while (n < 32 && str_cut(&rest, '\n', &parts[n]))
        n++;
    const struct frame *f = testing_frame(a, str_c(CSV));
    struct chart_fault fault;
    const struct chart_spec *s = testing_spec(a, f, parts, n);
    const struct chart *c = chart_draw(a, s, &fault);
    assert_true((c == NULL) == (fault.text.p != NULL));
    return c ? S("") : fault.text;
}

static void faults(void **state)
{
    static const char *const CASES[][2] = {
        {"kind=barh  x=Model  y=Up", ""},
        {"kind=barh  x=Model", "no columns to draw"},
        {"kind=line  x=Up  y=None", "column 'None' contains no numbers"},
        {"kind=scatter  y=Up", "a scatter plot needs an x"},
        {"kind=scatter  x=Model  y=Up", "column 'Model' contains no numbers"},
        {"kind=slope  x=Model  y=Up",
         "a slope chart needs two columns: before and after"},
        {"kind=range  x=Model  y=Up", "a range needs a low and a high"},
        {"kind=range  x=Model  y=Up|None", "column 'None' contains no numbers"},
        {"kind=bar  x=Model  y=Up|Down", "a series needs a y"},
        {"kind=line  x=Up  y=Zero  logy",
         "column 'Zero' contains 0, which a log axis cannot show"},
        {"kind=line  x=Zero  y=Up  logx",
         "column 'Zero' contains 0, which a log axis cannot show"},
        {"kind=line  y=Up  logx",
         "without x=, the x axis shows the row numbers from 0, but a log "
         "axis cannot show 0"},
        {"kind=bar  x=Model  y=Up  logy",
         "bars start at zero, which a log axis cannot show"},
        {"kind=barh  x=Model  y=Up  logx",
         "bars start at zero, which a log axis cannot show"},
        {"kind=area  x=Up  y=Up  logy",
         "an area starts at zero, which a log axis cannot show"},
        {"kind=bar  x=Model  y=Up  ylim=1,3",
         "bars start at zero, which these limits exclude"},
        {"kind=line  x=Up  y=Up  ylim=3,1",
         "ylim is invalid: the first limit must be below the second"},
        {"kind=line  x=Model  y=Up",
         "rows 2 and 3 of the table both have 'b' in column 'Model'"},
        {"kind=line  x=Up  y=Cost ($);Time (s)",
         "'Cost ($)' is in $, but 'Time (s)' is in s: values on one axis "
         "must have the same unit"},
        {"kind=line  x=Up  y=Cost ($);Time (s)  subplots  yapart", ""},
        {"kind=line  x=Up  y=Cost ($);Time (s)  subplots",
         "'Cost ($)' is in $, but 'Time (s)' is in s: values on one axis "
         "must have the same unit"},
        {"kind=barh  x=Model  y=Cost ($);Time (s)  subplots  yapart",
         "'Cost ($)' is in $, but 'Time (s)' is in s: values on one axis "
         "must have the same unit"},
        {"kind=barh  x=Model  y=Cost ($);Time (s)  subplots  xapart", ""},
        {"kind=range  x=Model  y=Cost ($)|Time (s)",
         "'Cost ($)' is in $, but 'Time (s)' is in s: values on one axis "
         "must have the same unit"},
        {"kind=line  x=Up  y=Up;Down  subplots  layout=1,1",
         "the chart has 2 panels, but layout=(1, 1) has room for 1"},
        {"kind=line  x=Up  y=Up;Down  subplots  layout=1,2", ""},
        {"kind=barh  x=None  y=Up  by=Model",
         "rows 2 and 3 of the table, with Model 'b', both have no value in "
         "column 'None'"},
        {"kind=line  x=Up  y=Up;Down  by=Model",
         "'by' needs a single column as y, but there are 2"},
        {"kind=line  x=Up  y=Up  logy  yticks=0,1",
         "yticks contains 0, which a log axis cannot show"},
        {"kind=area  x=Up  y=Down",
         "column 'Down' contains numbers below zero, which cannot be stacked"},
        {"kind=bar  x=Model  y=Down  stacked",
         "column 'Down' contains numbers below zero, which cannot be stacked"}};
    (void)state;
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        struct arena a = {0};
        assert_str(says(&a, CASES[i][0]), CASES[i][1]);
        arena_free(&a);
    }
}

static void many(void **state)
{
    struct arena a = {0};
    struct buf b = {.a = &a};
    struct chart_fault fault;
    str words[] = {S("kind=bar"), S("x=x"), S("y=y")};
    (void)state;
    buf_puts(&b, "x,y\n");
    for (int i = 0; i < 41; i++)
        buf_printf(&b, "k%d,%d\n", i, i);
    const struct frame *f = testing_frame(&a, buf_str(&b));
    assert_null(chart_draw(&a, testing_spec(&a, f, words, 3), &fault));
    assert_str(fault.text,
               "the chart has 41 categories, but at most 40 are allowed");
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(faults),
                                       cmocka_unit_test(many)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
