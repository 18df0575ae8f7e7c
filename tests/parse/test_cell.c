// SPDX-License-Identifier: MIT
#include "parse/cell.h"

#include "testing.h"

static void plain(void **state)
{
    (void)state;
    static const char *const good[] = {"5", "$5", "bert", "1.5 ms", "Inst. 5"};
    static const char *const bad[] = {"",    "-5",  "(5)", "5.",   "a)",
                                      "iv.", "5*4", "x_",  "a: b", "<5",
                                      "- 5", ">5",  "% 5", "5\n6", "\\5"};
    for (size_t i = 0; i < sizeof good / sizeof *good; i++)
        if (!cell_is_plain(str_c(good[i])))
            fail_msg("%s is plain", good[i]);
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        if (cell_is_plain(str_c(bad[i])))
            fail_msg("%s may be markup", bad[i]);
}

static void figures(void **state)
{
    (void)state;
    static const char *const good[] = {"5",
                                       "(5)",
                                       "- 5",
                                       "+ 5 %",
                                       ">5 ms",
                                       "8*4*2",
                                       "-",
                                       "*",
                                       "***",
                                       "---",
                                       "$-5",
                                       "5x",
                                       "10bn",
                                       "5k",
                                       "1e-5",
                                       "% 5",
                                       "5.",
                                       "- 3 tokens/s",
                                       "1,000",
                                       "\u00b15",
                                       "5 GB/s",
                                       "[5]: 6",
                                       ">= 5 \u00b5s",
                                       "5\u00b2",
                                       "\u2212 5"};
    static const char *const bad[] = {"bert",    "- 4 GPUs", "- a",  "(a)",
                                      "n/a",     "p99",      "..",   "A. 5x",
                                      "5 items", "[x]: y",   "trn1", "5 of 6"};
    for (size_t i = 0; i < sizeof good / sizeof *good; i++)
        if (!cell_is_figure(str_c(good[i])))
            fail_msg("%s is a figure", good[i]);
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        if (cell_is_figure(str_c(bad[i])))
            fail_msg("%s is no figure", bad[i]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(plain),
        cmocka_unit_test(figures),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
