// SPDX-License-Identifier: MIT
// The expected texts are those of Python 3.11 and numpy 1.24.
#include "frame/number.h"

#include <float.h>
#include <math.h>

#include "testing.h"

static struct arena a;

static int clear(void **state)
{
    (void)state;
    arena_free(&a);
    return 0;
}

static struct value of_int(int64_t i)
{
    return (struct value){.type = VALUE_INT, .i = i};
}

static struct value of_float(double f)
{
    return (struct value){.type = VALUE_FLOAT, .f = f};
}

static struct value of_str(const char *s)
{
    return (struct value){.type = VALUE_STR, .s = str_c(s)};
}

static struct value of_bool(bool b)
{
    return (struct value){.type = VALUE_BOOL, .b = b};
}

static void shortest(void **state)
{
    (void)state;
    static const struct {
        double x;
        const char *text;
    } CASES[] = {
        {0.0, "0.0"},
        {-0.0, "-0.0"},
        {1.0, "1.0"},
        {9.29, "9.29"},
        {10.0, "10.0"},
        {0.1 + 0.2, "0.30000000000000004"},
        {11.33014999763821, "11.33014999763821"}, /* ...638211 to 17 digits */
        {1 / 3.0, "0.3333333333333333"},
        {2 / 3.0, "0.6666666666666666"},
        {1e-5, "1e-05"},
        {0.0001, "0.0001"},
        {0.00012345, "0.00012345"},
        {123456789012345680.0, "1.2345678901234568e+17"},
        {1e15, "1000000000000000.0"},
        {9999999999999998.0, "9999999999999998.0"},
        {1e16, "1e+16"},
        {1e22, "1e+22"},
        {1e23, "1e+23"},
        {9007199254740993.0, "9007199254740992.0"},
        {73623928809332600.0, "7.36239288093326e+16"},
        {0x1p122, "5.316911983139664e+36"},
        {0x1p-1074, "5e-324"},
        {2.2250738585072014e-308, "2.2250738585072014e-308"},
        {DBL_MAX, "1.7976931348623157e+308"},
        {-1.5e-300, "-1.5e-300"},
        {INFINITY, "inf"},
        {-INFINITY, "-inf"},
        {NAN, "nan"},
    };
    enum { N = sizeof CASES / sizeof *CASES };
    for (size_t i = 0; i < 2 * N; i++) { /* the same again when it is known */
        struct buf b = {.a = &a};
        number_put_float(&b, CASES[i % N].x);
        assert_str(buf_str(&b), CASES[i % N].text);
    }
}

/* Whatever is printed reads back as the same float. */
static void reads_back(void **state)
{
    (void)state;
    uint64_t bits = 88172645463325252u;
    for (int i = 0; i < 200000; i++) {
        bits ^= bits << 13;
        bits ^= bits >> 7;
        bits ^= bits << 17;
        uint64_t some =
            i % 3 ? bits & ~((uint64_t)1 << 63)
                  : (bits & 0xfffffffffffffu) | (uint64_t)(1000 + i % 90) << 52;
        double x, y;
        memcpy(&x, &some, sizeof x);
        if (!isfinite(x))
            continue;
        struct buf b = {.a = &a};
        number_put_float(&b, x);
        assert_true(b.n <= 24);
        assert_true(str_to_double(buf_str(&b), &y));
        assert_true(x == y);
        arena_reset(&a);
    }
}

static void cells(void **state)
{
    (void)state;
    struct buf b = {.a = &a};
    value_put(&b, of_int(INT64_MIN));
    buf_putc(&b, ' ');
    value_put(&b, of_int(0));
    buf_putc(&b, ' ');
    value_put(&b, of_bool(true));
    buf_putc(&b, ' ');
    value_put(&b, of_float(NAN));
    value_put(&b, (struct value){.type = VALUE_NA});
    value_put(&b, of_str(" x"));
    assert_str(buf_str(&b), "-9223372036854775808 0 True  x");
}

static void rounding(void **state)
{
    (void)state;
    assert_true(number_round(2.5, 0) == 2.0);
    assert_true(number_round(2.675, 2) == 2.68);
    assert_true(number_round(0.285, 2) == 0.28);
    assert_true(number_round(1234.5, -2) == 1200.0);
    assert_true(number_round(101692.5, 23) == 101692.5);
    assert_true(number_round(-0.4, 0) == 0 && signbit(number_round(-0.4, 0)));
    assert_true(isnan(number_round(NAN, 2)));
}

struct format_case {
    const char *format;
    struct value v;
    const char *text;
};

static void check(const struct format_case *cases, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        struct buf b = {.a = &a};
        str why = STR_NONE;
        buf_puts(&b, "<");
        if (number_format(&b, str_c(cases[i].format), cases[i].v, &why)) {
            assert_null(why.p);
            assert_str(str_from(buf_str(&b), 1), cases[i].text);
        } else {
            assert_str(buf_str(&b), "<");
            assert_str(str_fmt(&a, "error: %.*s", STR_ARG(why)), cases[i].text);
        }
    }
}

#define CHECK(cases) check((cases), sizeof(cases) / sizeof *(cases))

static void formats_floats(void **state)
{
    (void)state;
    const struct format_case cases[] = {
        {"{}", of_float(9.29), "9.29"},
        {"{:,.3f}", of_float(1234567.0005), "1,234,567.001"},
        {"{:.2f}", of_float(2.675), "2.67"},
        {"{:.0f}", of_float(0.5), "0"},
        {"{:.1f}", of_float(0.25), "0.2"},
        {"${:,.2f}/h", of_float(21.5), "$21.50/h"},
        {"{:^+14,.2f}|", of_float(1234.5), "  +1,234.50   |"},
        {"{:+010,.2f}", of_float(1234.5), "+01,234.50"},
        {"{:011,.2f}", of_float(1234.5), "0,001,234.50"},
        {"{:_}", of_float(1234567.5), "1_234_567.5"},
        {"{:e}", of_float(0), "0.000000e+00"},
        {"{:.2E}", of_float(1.5e-100), "1.50E-100"},
        {"{:g}", of_float(1e6), "1e+06"},
        {"{:#.4g}", of_float(1), "1.000"},
        {"{:n}", of_float(1234.5), "1234.5"},
        {"{:.1%}", of_float(0.0345), "3.5%"},
        {"{:.4}", of_float(1234), "1.234e+03"},
        {"{:.5}", of_float(1234), "1234.0"},
        {"{:#}", of_float(1e16), "1.e+16"},
        {"{:z.1f}", of_float(-0.01), "0.0"},
        {"{:F}", of_float(-INFINITY), "-INF"},
        {"{:+}", of_float(NAN), "+nan"},
        {"{:08}", of_float(INFINITY), "00000inf"},
        {"{:.2f}", {.type = VALUE_NA}, "nan"},
        {"{:d}", of_float(1), "error: format code 'd' is invalid for a float"},
    };
    CHECK(cases);
    struct buf b = {.a = &a};
    str why;
    assert_true(number_format(&b, S("{:.3f}"), of_float(1e300), &why));
    assert_int_equal(b.n, 305);
}

static void formats_integers(void **state)
{
    (void)state;
    const struct format_case cases[] = {
        {"{}", of_int(-5), "-5"},
        {"{:,}", of_int(1234567), "1,234,567"},
        {"{:x}|{{}}", of_int(255), "ff|{}"},
        {"{:#b}", of_int(-5), "-0b101"},
        {"{:#_X}", of_int(0xdeadbeef), "0XDEAD_BEEF"},
        {"{:c}", of_int(0x1f600), "\xf0\x9f\x98\x80"},
        {"{:*<6}", of_int(42), "42****"},
        {"{:\xc3\xa9>4}", of_int(42),
         "\xc3\xa9\xc3\xa9"
         "42"},
        {"{: =6}", of_int(-42), "-   42"},
        {"{:010,d}", of_int(1234), "00,001,234"},
        {"{:.1f}", of_int(3), "3.0"},
        {"{:%}", of_int(1), "100.000000%"},
        {"{}", of_bool(true), "True"},
        {"{:5}", of_bool(true), "    1"},
        {"{:.2}", of_int(1),
         "error: Precision not allowed in integer format specifier"},
        {"{:,x}", of_int(1), "error: Cannot specify ',' with 'x'."},
        {"{:,_}", of_int(1), "error: Cannot specify both ',' and '_'."},
        {"{:99999}", of_int(1),
         "error: the width of the format is larger than "
         "4096"},
    };
    CHECK(cases);
}

static void formats_text(void **state)
{
    (void)state;
    const struct format_case cases[] = {
        {"[{:>5}]", of_str("ab"), "[   ab]"},
        {"[{:^5.2s}]", of_str("abc"), "[ ab  ]"},
        {"[{:05}]", of_str("ab"), "[ab000]"},
        {"{!r}", of_str("it's \n"), "\"it's \\n\""},
        {"{!a}", of_str("\xc3\xa9"), "'\\xe9'"},
        {"{!s:>4}", of_int(42), "  42"},
        {"{:d}", of_str("x"), "error: format code 'd' is invalid for a string"},
        {"{:=5}", of_str("x"),
         "error: '=' alignment not allowed in string format specifier"},
    };
    CHECK(cases);
}

static void fields(void **state)
{
    (void)state;
    const struct format_case cases[] = {
        {"{{{0}}} {0:{0}}", of_int(3), "{3}   3"},
        {"plain", of_int(3), "plain"},
        {"", of_int(3), ""},
        {"{", of_int(3), "error: Single '{' encountered in format string"},
        {"}", of_int(3), "error: Single '}' encountered in format string"},
        {"{0", of_int(3), "error: expected '}' before end of string"},
        {"{0:{", of_int(3), "error: unmatched '{' in format spec"},
        {"{}{}", of_int(3), "error: it needs 2 values, but gets 1"},
        {"{{}} {:>5} {!r} {}{", of_int(3),
         "error: it needs 3 values, but gets 1"},
        {"{0} {3}", of_int(3), "error: it needs 4 values, but gets 1"},
        {"{}{0}", of_int(3),
         "error: cannot switch from automatic field numbering to manual field "
         "specification"},
        {"{x}", of_int(3), "error: unknown field 'x'; write {} for the cell"},
        {"{!z}", of_int(3), "error: Unknown conversion specifier z"},
        {"{0:{0:{0}}}", of_int(3),
         "error: fields are nested deeper than 2 levels"},
    };
    CHECK(cases);
}

#define CASE(f) cmocka_unit_test_teardown(f, clear)

int main(void)
{
    const struct CMUnitTest tests[] = {
        CASE(shortest),     CASE(reads_back),     CASE(cells),
        CASE(rounding),     CASE(formats_floats), CASE(formats_integers),
        CASE(formats_text), CASE(fields),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
