// SPDX-License-Identifier: MIT
#include "testing.h"

#include "base/arena.h"
#include "frame/numeral.h"

static void numbers(void **state)
{
    (void)state;
    static const char *const good[] = {
        "1",      "-1.5",   "1,048,576", "$0.388", "$-1",     "-$1",
        "12.5 %", "3.2 ms", "5.28x",     "1e-05",  ".5",      "7.",
        "+3",     "16 GB",  "5\u00a0ms", "100/s",  "\u20ac5", "\u22123"};
    for (size_t i = 0; i < sizeof good / sizeof *good; i++)
        if (!numeral_is(str_c(good[i])))
            fail_msg("%s is a number", good[i]);
}

static void others(void **state)
{
    (void)state;
    static const char *const bad[] = {
        "",     "-",    "1.13.1",       "2.14.0", "1,04,8", "U20", "2023-09",
        "TP=8", "1:4",  "16 Nodes(DP)", "$",      "e5",     "1 2", "12,34",
        "nan",  "trn1", "FP32",         "~9",     "\u00b15"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        if (numeral_is(str_c(bad[i])))
            fail_msg("%s is no number", bad[i]);
}

static void values(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        double value;
    } cases[] = {{"1,048,576", 1048576}, {"$-1.5", -1.5},  {"-$2", -2},
                 {"\u22123 ms", -3},     {"1e-05", 1e-05}, {"12.5 %", 12.5},
                 {"5.28x", 5.28},        {".5", 0.5},      {"\u20ac7.", 7},
                 {"9 s-1", 0},           {"1.13.1", 0}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        double v = 0;
        numeral_value(str_c(cases[i].text), &v);
        assert_float_equal(v, cases[i].value, 0);
    }
}

static void missing(void **state)
{
    (void)state;
    assert_true(numeral_is_missing(S("")));
    assert_false(numeral_is_missing(S("N/A")));
    assert_true(numeral_is_missing(S("\u2014")));
    assert_false(numeral_is_missing(S("0")));
}

static void parts(void **state)
{
    static const struct {
        const char *text, *parts; /* separated by bars; "." for an absent
                                     part */
    } cases[] = {{"-$1,048,576.50 /s", "-$|1,048,576|50|| /s"},
                 {"5", "|5|.||"},
                 {"7.", "|7|||"},
                 {".5e-05x", "||5|e-05|x"},
                 {"$-3 ms", "$-|3|.|| ms"}};
    struct arena a = {0};
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct numeral x;
        assert_true(numeral_split(str_c(cases[i].text), &x));
        str fraction = x.fraction.p ? x.fraction : S(".");
        const str all[] = {x.head, x.whole, fraction, x.exponent, x.unit};
        assert_str(str_join(&a, all, 5, S("|")), cases[i].parts);
    }
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbers), cmocka_unit_test(others),
        cmocka_unit_test(values),  cmocka_unit_test(parts),
        cmocka_unit_test(missing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
