// SPDX-License-Identifier: MIT
#include "output/sink.h"

#include "base/codes/output.h"
#include "testing.h"

static size_t taken;

static bool take(struct sink *sink, str path, str bytes)
{
    (void)sink, (void)path, (void)bytes;
    taken++;
    return true;
}

/* Whoever asks: a page, an asset, a redirect, the data of a table. */
static void names(void **state)
{
    (void)state;
    static const char *const FREE[] = {"index.html", "a/b c.csv", "_headers",
                                       "a..b",
                                       ("gr\xc3\xb6\xc3\x9f"
                                        "e.html")};
    static const char *const TAKEN[] = {"",
                                        "/x",
                                        "a//b",
                                        "a/",
                                        "../x",
                                        "a/../b",
                                        ".git",
                                        "a/.b/c",
                                        ".x.html",
                                        "a\nb",
                                        "a\x7f",
                                        "a\xc2\x85",
                                        "a\xff",
                                        "a\\b",
                                        "a/./b",
                                        ".perfpress-publish",
                                        "\xe2\x80\xaex"};
    struct sink sink = {.put = take};
    for (size_t i = 0; i < sizeof FREE / sizeof *FREE; i++) {
        struct diags d = {0};
        assert_true(sink_put(&sink, &d, str_c(FREE[i]), S("x")));
        assert_int_equal(d.n, 0);
        assert_int_equal(taken, i + 1);
    }
    taken = 0;
    for (size_t i = 0; i < sizeof TAKEN / sizeof *TAKEN; i++) {
        struct diags d = {0};
        assert_false(sink_put(&sink, &d, str_c(TAKEN[i]), S("x")));
        assert_int_equal(d.n, 1);
        assert_ptr_equal(d.v[0].code, DIAG_OUTPUT_RESERVED);
        assert_non_null(d.v[0].help.p);
        diag_free(&d);
    }
    assert_int_equal(taken, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(names)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
