// SPDX-License-Identifier: MIT
#include "frame/thousands.h"

#include "testing.h"

static struct arena a;

static int clear(void **state)
{
    (void)state;
    arena_free(&a);
    return 0;
}

static void groups(void **state)
{
    (void)state;
    static const struct {
        const char *digits, *text;
    } CASES[] = {{"", ""},
                 {"7", "7"},
                 {"12", "12"},
                 {"123", "123"},
                 {"1234", "1|234;"},
                 {"12345", "12|345;"},
                 {"123456", "123|456;"},
                 {"1234567", "1|234;|567;"}};
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        struct buf b = {.a = &a};
        thousands_put(&b, str_c(CASES[i].digits), S("|"), S(";"));
        assert_str(buf_str(&b), CASES[i].text);
    }
}

static void single_numbers(void **state)
{
    (void)state;
    static const struct {
        const char *text, *with_commas, *with_spaces;
    } CASES[] = {
        {"53655.8", "53,655.8", "53\u202f655.8"},
        {"-1048576", "-1,048,576", "-1\u202f048\u202f576"},
        {"$12000.50", "$12,000.50", "$12\u202f000.50"},
        {"10000 ms", "10,000 ms", "10\u202f000 ms"},
        {"262144", "262,144", "262\u202f144"},
        {"4096", "4,096", "4\u202f096"},
        {"9999.99999", "9,999.99999", "9\u202f999.99999"},
        {"999", "999", "999"},
        /* groups of the author, versions, words */
        {"53,656", "53,656", "53,656"},
        {"2.14.0", "2.14.0", "2.14.0"},
        {"12345-67890", "12345-67890", "12345-67890"},
        {"gpt 12345", "gpt 12345", "gpt 12345"},
        {"1.23457e+20", "1.23457e+20", "1.23457e+20"},
        {"nan", "nan", "nan"},
        {"", "", ""},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
        str text = str_c(CASES[i].text);
        assert_str(thousands_of(&a, text, &NUMERAL_USUAL, THOUSANDS_COMMA),
                   CASES[i].with_commas);
        assert_str(thousands_of(&a, text, &NUMERAL_USUAL, THOUSANDS_SPACE),
                   CASES[i].with_spaces);
        assert_str(thousands_of(&a, text, &NUMERAL_USUAL, THOUSANDS_NONE),
                   CASES[i].text);
    }
}

static void decimal_commas(void **state)
{
    (void)state;
    const struct notation as = {.decimal = ',', .thousands = '.'};
    assert_str(thousands_of(&a, S("53655,8"), &as, THOUSANDS_COMMA),
               "53\u202f655,8");
    assert_str(thousands_of(&a, S("4180,25"), &as, THOUSANDS_COMMA),
               "4\u202f180,25");
    assert_str(thousands_of(&a, S("53.655,8"), &as, THOUSANDS_COMMA),
               "53.655,8");
}

static bool are_amounts(const char *numbers)
{
    struct thousands_seen seen = {0};
    struct numeral x;
    str rest = str_c(numbers), one;
    while (str_cut(&rest, ',', &one))
        if (numeral_split(str_trim(one), &x))
            thousands_see(&seen, &x);
    return thousands_are_amounts(&seen);
}

/* A column is of years, dates or ids if all of its numbers are. */
static void columns(void **state)
{
    static const char *const AMOUNTS[] = {
        "1024, 2048, 4096", "2024, 2025.5", "1999, 2101", "1899, 2000",
        "$2000, $2010",     "2000 ms",      "-2000",      "2000e3",
        "20240131, 7",      "0, 2048",      "0.5, 2000",  "4",
    };
    static const char *const NAMES[] = {
        "2024, 2025",         "1900, 2100",     "2024.0, 2025.0, nan",
        "20240131, 20240201", "20240131, 2024", "007123, 812345",
    };
    (void)state;
    for (size_t i = 0; i < sizeof AMOUNTS / sizeof *AMOUNTS; i++)
        if (!are_amounts(AMOUNTS[i]))
            fail_msg("%s are amounts", AMOUNTS[i]);
    for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; i++)
        if (are_amounts(NAMES[i]))
            fail_msg("%s are names", NAMES[i]);
}

static void languages(void **state)
{
    (void)state;
    assert_int_equal(thousands_of_language(S("en")), THOUSANDS_COMMA);
    assert_int_equal(thousands_of_language(S("en-GB")), THOUSANDS_COMMA);
    assert_int_equal(thousands_of_language(S("EN-us")), THOUSANDS_COMMA);
    assert_int_equal(thousands_of_language(S("de")), THOUSANDS_SPACE);
    assert_int_equal(thousands_of_language(S("enm")), THOUSANDS_SPACE);
    assert_int_equal(thousands_of_language(S("")), THOUSANDS_SPACE);
}

#define CASE(f) cmocka_unit_test_teardown(f, clear)

int main(void)
{
    const struct CMUnitTest tests[] = {CASE(groups), CASE(single_numbers),
                                       CASE(decimal_commas), CASE(columns),
                                       CASE(languages)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
