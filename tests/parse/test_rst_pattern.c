// SPDX-License-Identifier: MIT
// What the first line of a block is taken for.
#include "testing.h"

#include "parse/rst/rst_pattern.h"

static void kinds(void **state)
{
    (void)state;
    static const struct {
        const char *line;
        enum rst_kind kind;
    } CASES[] = {
        {"", RST_BLANK},
        {" x", RST_INDENT},
        {"- x", RST_BULLET},
        {"-", RST_BULLET},
        {"\u2022 x", RST_BULLET},
        {"-x", RST_OPTION},
        {"-xy z", RST_TEXT},
        {"1. x", RST_ENUMERATOR},
        {"(iv) x", RST_ENUMERATOR},
        {"#. x", RST_ENUMERATOR},
        {"ab. x", RST_TEXT},
        {"(a. x", RST_TEXT},
        {":a: b", RST_FIELD},
        {":a b:", RST_FIELD},
        {":a:b", RST_TEXT},
        {":a\\:b: c", RST_FIELD},
        {":a:`b` c: d", RST_TEXT},
        {"--long=X  y", RST_OPTION},
        {"-a, --all <x y>", RST_OPTION},
        {"-a b c", RST_TEXT},
        {">>> x", RST_DOCTEST},
        {"| x", RST_LINE_BLOCK},
        {"|x|", RST_TEXT},
        {"+-+-+", RST_GRID_TABLE},
        {"+---+", RST_GRID_TABLE},
        {"== ==", RST_SIMPLE_TABLE},
        {".. x", RST_EXPLICIT},
        {"..x", RST_TEXT},
        {"__ x", RST_ANONYMOUS},
        {"====", RST_LINE},
        {"::", RST_LINE},
        {"=-=", RST_TEXT},
        {"x", RST_TEXT},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++)
        if (rst_classify(str_c(CASES[i].line)) != CASES[i].kind)
            fail_msg("'%s' is %d", CASES[i].line,
                     (int)rst_classify(str_c(CASES[i].line)));
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(kinds)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
