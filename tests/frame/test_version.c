// SPDX-License-Identifier: MIT
#include "testing.h"

#include "frame/version.h"

static void versions(void **state)
{
    (void)state;
    static const char *const good[] = {"2.14.0", "2",         "v1.2",
                                       "V3.0",   "1.0rc1",    "PyTorch 1.13.1",
                                       "2.1-3",  "2.1+cu118", "CUDA v12.1"};
    static const char *const bad[] = {"",       "PyTorch",   "trn1.2xlarge",
                                      "1.2 GB", "2.1 and 2", "1,024"};
    for (size_t i = 0; i < sizeof good / sizeof *good; i++)
        if (!version_is(str_c(good[i])))
            fail_msg("%s is a version", good[i]);
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        if (version_is(str_c(bad[i])))
            fail_msg("%s is no version", bad[i]);
}

/* Each is less than the next. */
static void order(void **state)
{
    (void)state;
    static const char *const up[] = {"1.9",
                                     "2.0-beta",
                                     "2.0.dev3",
                                     "2.0rc1",
                                     "2.0",
                                     "2.0+cpu",
                                     "2.0.0",
                                     "2.9",
                                     "2.010",
                                     "2.10.1",
                                     "100000000000000000000.1",
                                     "PyTorch 1.9",
                                     "PyTorch 1.13.1",
                                     "TensorFlow 2.11",
                                     "v0.1"};
    size_t n = sizeof up / sizeof *up;
    for (size_t i = 0; i < n; i++)
        for (size_t k = 0; k < n; k++) {
            int wanted = (i > k) - (i < k);
            if (version_cmp(str_c(up[i]), str_c(up[k])) != wanted)
                fail_msg("%s and %s: not %d", up[i], up[k], wanted);
        }
    assert_int_equal(version_cmp(S("2.010"), S("2.10")), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(versions),
                                       cmocka_unit_test(order)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
