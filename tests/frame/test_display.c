// SPDX-License-Identifier: MIT
#include "frame/display.h"

#include <math.h>

#include "testing.h"

enum { CELLS = 4 };

static struct arena a;
static const struct origin WRITTEN = {.kind = ORIGIN_LITERAL,
                                      .effect = EFFECT_WRITTEN};

static int clear(void **state)
{
    (void)state;
    arena_free(&a);
    return 0;
}

static struct column *floats(const double *v, size_t n)
{
    void *cells;
    struct column *c = column_new(&a, S("x"), COLUMN_FLOAT, n, &cells);
    if (n)
        memcpy(cells, v, n * sizeof *v);
    c->origin = &WRITTEN;
    return c;
}

/* Returns the cells of a column as readers see them, separated by blanks. */
static str shown(struct column *c, unsigned digits)
{
    struct buf b = {.a = &a};
    if (digits)
        c->display = display_of(c, digits);
    for (size_t r = 0; r < c->n; r++) {
        if (r)
            buf_putc(&b, ' ');
        display_put(&b, c, r);
    }
    return buf_str(&b);
}

static void decimal_places(void **state)
{
    (void)state;
    static const struct {
        unsigned digits;
        size_t n;
        double v[CELLS];
        const char *text;
    } CASES[] = {
        {6, 1, {1288.4499999999998}, "1288.45"},
        {6, 1, {0.000123456789}, "0.000123457"},
        {6, 2, {0.1 + 0.2, -1 / 3.0}, "0.300000 -0.333333"},
        /* no more places than a number needs */
        {6, 3, {1.5, 2.25, 3}, "1.50 2.25 3.00"},
        {6, 2, {3, 4096}, "3 4096"},
        {6, 1, {0.1 * 3}, "0.3"},
        /* the largest number has the digits, the smallest at least three */
        {6, 2, {123.456789, 1234.56789}, "123.46 1234.57"},
        {6, 2, {0.123456789, 1234.56789}, "0.123 1234.568"},
        {6, 2, {0.0123456789, 1234.56789}, "0.0123 1234.5679"},
        {2, 2, {0.0123456789, 1.23456789}, "0.012 1.235"},
        {1, 2, {0.96, 12.3}, "1 12"},
        /* digits before the point are never rounded */
        {6, 2, {1234567.8, 12.34}, "1234567.8 12.3"},
        {6, 1, {123456789012345.6}, "123456789012346"},
        {3, 2, {999.96, 0.5}, "1000 0.5"},
        /* too far apart: each number has its own places */
        {6, 2, {0.000123456789, 1234.5}, "0.000123457 1234.5"},
        {6, 3, {1e-12 / 7, 12.5, 4096}, "1.42857e-13 12.5 4096"},
        {6, 2, {1e-5 / 3, 2e-5 / 3}, "3.33333e-06 6.66667e-06"},
        {6, 2, {1e20 / 3, 0.25}, "3.33333e+19 0.25"},
        {6, 2, {1e300, 1e-300}, "1e+300 1e-300"},
        {6, 1, {5e-324}, "4.94066e-324"},
        /* rounding to the next power of ten */
        {6, 1, {0.9999999}, "1"},
        {6, 2, {99999.99999, 0.5}, "100000.0 0.5"},
        {6, 1, {9.9999999e-5}, "0.0001"},
        /* what is not finite, and zero */
        {6, 4, {NAN, 0, -0.0, 1 / 3.0}, " 0.000000 0.000000 0.333333"},
        {6, 2, {HUGE_VAL, -HUGE_VAL}, "inf -inf"},
        {6, 3, {-HUGE_VAL, 2 / 3.0, NAN}, "-inf 0.666667 "},
        {6, 2, {0, NAN}, "0 "},
        {15, 1, {0.1 + 0.2}, "0.3"},
        {15, 1, {1 / 3.0}, "0.333333333333333"},
        {0, 2, {0.1 + 0.2, 3}, "0.30000000000000004 3.0"},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        struct column *c = floats(CASES[i].v, CASES[i].n);
        assert_str(shown(c, CASES[i].digits), CASES[i].text);
    }
    assert_str(shown(floats(NULL, 0), 6), "");
}

static void other_cells_are_untouched(void **state)
{
    (void)state;
    void *cells;
    struct column *c = column_new(&a, S("x"), COLUMN_OBJECT, 5, &cells);
    struct value *v = cells;
    v[0] = (struct value){.type = VALUE_INT, .i = 12345678901};
    v[1] = (struct value){.type = VALUE_STR, .s = S("0.12345678")};
    v[2] = (struct value){.type = VALUE_FLOAT, .f = 100 / 3.0};
    v[3] = (struct value){.type = VALUE_BOOL, .b = true};
    c->origin = &WRITTEN;
    assert_str(shown(c, 6), "12345678901 0.12345678 33.3333 True ");
}

static void long_numbers_are_found(void **state)
{
    (void)state;
    static const double SHORT[] = {1.5, NAN, 12345678901234, 0.1234567891,
                                   1e20},
                        LONG[] = {1.5, 0.12345678912}, NOISE[] = {0.1 + 0.2};
    assert_true(display_first_long(floats(SHORT, 5)) == STR_NPOS);
    assert_int_equal(display_first_long(floats(LONG, 2)), 1);
    assert_int_equal(display_first_long(floats(NOISE, 1)), 0);
}

static void numbers_of_digits(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        int digits; /* -1: refused */
    } CASES[] = {{"6", 6},  {"1", 1},    {"15", 15}, {"all", 0},
                 {"0", -1}, {"16", -1},  {"-6", -1}, {"6.5", -1},
                 {"", -1},  {"six", -1}, {"All", -1}};
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        unsigned digits = 99;
        bool ok = display_read_digits(str_c(CASES[i].text), &digits);
        assert_int_equal(ok ? (int)digits : -1, CASES[i].digits);
    }
}

static const struct column *made(const struct column *from, unsigned effect)
{
    static const double HALF[] = {0.5};
    struct column *c = floats(HALF, 1);
    struct origin *o = NEW(&a, struct origin);
    const struct column **v = NEW(&a, const struct column *);
    *v = from;
    *o = (struct origin){.kind = ORIGIN_EXPR, .effect = effect};
    o->inputs.v = v;
    o->inputs.n = 1;
    c->origin = o;
    return c;
}

static void formats_of_the_script_win(void **state)
{
    (void)state;
    static const double V[] = {0.5};
    static const uint32_t FIRST[] = {0};
    const struct column *written = floats(V, 1);
    const struct column *computed = made(written, EFFECT_COMPUTES);
    const struct column *rounded = made(computed, EFFECT_ROUNDS);
    assert_false(display_is_open(written));
    assert_true(display_is_open(computed));
    assert_false(display_is_open(rounded));
    assert_true(display_is_open(made(rounded, EFFECT_COMPUTES)));
    assert_false(display_is_open(made(rounded, EFFECT_KEEPS)));
    assert_true(display_is_open(made(computed, EFFECT_KEEPS)));
    assert_false(display_is_open(made(written, EFFECT_RETYPES)));
    assert_false(display_is_open(column_take(&a, rounded, FIRST, 1)));
    assert_true(display_is_open(column_take(&a, computed, FIRST, 1)));
}

#define CASE(f) cmocka_unit_test_teardown(f, clear)

int main(void)
{
    const struct CMUnitTest tests[] = {
        CASE(decimal_places),
        CASE(other_cells_are_untouched),
        CASE(long_numbers_are_found),
        CASE(numbers_of_digits),
        CASE(formats_of_the_script_win),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
