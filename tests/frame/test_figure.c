// SPDX-License-Identifier: MIT
#include "testing.h"

#include <math.h>

#include "frame/figure.h"

static void texts(void **state)
{
    static const str NAMED[] = {S_INIT("OOM"), S_INIT("n/a")};
    static const struct notation NAMES = {'.', ',', NAMED, 2};
    static const struct notation COMMA = {',', '.', NULL, 0};
    static const struct notation OPEN = {'.', 0, NULL, 0};
    static const struct notation EITHER = {0};
    static const struct {
        const char *text;
        const struct notation *as;
        enum figure_kind kind;
        double value;
        const char *unit;
        int decimals;
    } CASES[] = {
        {"", &NUMERAL_USUAL, FIGURE_MISSING, 0, "", 0},
        {" nan ", &NUMERAL_USUAL, FIGURE_MISSING, 0, "", 0},
        {"--", &NUMERAL_USUAL, FIGURE_MISSING, 0, "", 0},
        {"n/a", &NUMERAL_USUAL, FIGURE_TEXT, 0, "", 0},
        {"n/a", &NAMES, FIGURE_MISSING, 0, "", 0},
        {"OOM", &NAMES, FIGURE_MISSING, 0, "", 0},
        {"oom", &NAMES, FIGURE_TEXT, 0, "", 0},
        {"1,234.50 ms", &NUMERAL_USUAL, FIGURE_NUMBER, 1234.5, "ms", 2},
        {"12.5 %", &NUMERAL_USUAL, FIGURE_NUMBER, 12.5, "%", 1},
        {"5.", &NUMERAL_USUAL, FIGURE_NUMBER, 5, "", 0},
        {"1 200", &NUMERAL_USUAL, FIGURE_TEXT, 0, "", 0},
        {"> 100", &NUMERAL_USUAL, FIGURE_TEXT, 0, "", 0},
        {"90-100", &NUMERAL_USUAL, FIGURE_TEXT, 0, "", 0},
        {"100 (est.)", &NUMERAL_USUAL, FIGURE_TEXT, 0, "", 0},
        {"1'200", &NUMERAL_USUAL, FIGURE_TEXT, 0, "", 0},
        {"1.5", &OPEN, FIGURE_NUMBER, 1.5, "", 1},
        {"1,234", &OPEN, FIGURE_TEXT, 0, "", 0},
        {"1,234", &COMMA, FIGURE_NUMBER, 1.234, "", 3},
        {"1.234,5 ms", &COMMA, FIGURE_NUMBER, 1234.5, "ms", 1},
        {"0.5", &COMMA, FIGURE_TEXT, 0, "", 0},
        {"12", &EITHER, FIGURE_NUMBER, 12, "", 0},
        {"1.5", &EITHER, FIGURE_TEXT, 0, "", 0},
        {"1,5", &EITHER, FIGURE_TEXT, 0, "", 0},
    };
    (void)state;
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        struct figure_cell x =
            figure_of_text(str_c(CASES[i].text), CASES[i].as);
        bool number = CASES[i].kind == FIGURE_NUMBER;
        if (x.kind != CASES[i].kind ||
            (number ? x.value != CASES[i].value ||
                          !str_eq(x.unit, str_c(CASES[i].unit)) ||
                          x.decimals != CASES[i].decimals
                    : !isnan(x.value)))
            fail_msg("'%s' is %d, %g", CASES[i].text, (int)x.kind, x.value);
    }
}

static void values(void **state)
{
    (void)state;
    struct figure_cell x = figure_of_value(
        (struct value){.type = VALUE_STR, .tainted = true, .s = S("nan ms")},
        &NUMERAL_USUAL);
    assert_int_equal(x.kind, FIGURE_MISSING);
    x = figure_of_value((struct value){.type = VALUE_BOOL, .b = true},
                        &NUMERAL_USUAL);
    assert_int_equal(x.kind, FIGURE_TEXT);
    x = figure_of_value((struct value){.type = VALUE_INT, .i = 3},
                        &NUMERAL_USUAL);
    assert_int_equal(x.kind, FIGURE_NUMBER);
    assert_float_equal(x.value, 3, 0);
}

/* A column of texts with an origin. */
static struct column column(const struct origin *o, const str *s, size_t n)
{
    return (struct column){.type = COLUMN_STR, .n = n, .s = s, .origin = o};
}

static void notations(void **state)
{
    static const str CELLS[] = {S_INIT("1,234"), S_INIT("2,500")};
    static const struct notation OPEN = {'.', 0, NULL, 0};
    static const struct notation COMMA = {',', '.', NULL, 0};
    static const uint32_t ROWS[] = {1, 0}, WHICH[] = {0, 1};
    const struct origin usual = {.kind = ORIGIN_FILE};
    const struct origin open = {.kind = ORIGIN_FILE, .notation = &OPEN};
    const struct origin comma = {.kind = ORIGIN_FILE, .notation = &COMMA};
    struct column a = column(&usual, CELLS, 2), b = column(&open, CELLS, 2),
                  c = column(&comma, CELLS, 2);
    const struct column *both[] = {&a, &c}, *one[] = {&c}, *text[] = {&b};
    const struct origin taken = {.kind = ORIGIN_TAKE,
                                 .take = {&c, ROWS, NULL, NULL}};
    const struct origin mixed = {.kind = ORIGIN_PICK,
                                 .pick = {both, 2, false, WHICH, ROWS}};
    const struct origin changed = {.kind = ORIGIN_EXPR, .inputs = {one, 1}};
    const struct origin stripped = {.kind = ORIGIN_EXPR, .inputs = {text, 1}};
    struct column d = column(&taken, CELLS, 2), e = column(&mixed, CELLS, 2),
                  f = column(&changed, CELLS, 2),
                  g = column(&stripped, CELLS, 2);
    (void)state;
    assert_true(figures_are_numbers(&(struct figure_column){2, STR_NPOS}));
    struct figure_column all = figures_of_column(&a);
    assert_true(figures_are_numbers(&all));
    all = figures_of_column(&b);
    assert_false(figures_are_numbers(&all));
    assert_int_equal(all.text, 0);
    assert_int_equal(figure_notation(&d)->decimal, ',');
    assert_int_equal(figure_notation(&e)->decimal, 0);
    assert_int_equal(figure_notation(&f)->decimal, 0);
    assert_int_equal(figure_notation(&g)->decimal, '.');
    assert_int_equal(figure_notation(&g)->thousands, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(texts),
        cmocka_unit_test(values),
        cmocka_unit_test(notations),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
