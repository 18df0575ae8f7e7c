// SPDX-License-Identifier: MIT
#include "testing.h"

#include "table/wrap.h"

static struct arena arena;

static int teardown(void **state)
{
    (void)state;
    arena_free(&arena);
    return 0;
}

static str wrapped(const char *s)
{
    struct buf b = {.a = &arena};
    wrap_put_html(&b, str_c(s));
    return buf_str(&b);
}

static void long_words_may_break(void **state)
{
    (void)state;
    assert_str(wrapped("ComputeCostPerToken(Tflops)"),
               "Compute<wbr>Cost<wbr>Per<wbr>Token<wbr>(Tflops)");
    assert_str(wrapped("Autocast:BF16/AMP+SR & x"),
               "Autocast:<wbr>BF16/<wbr>AMP+<wbr>SR &amp; x");
    assert_str(wrapped("trn1.32xlarge/trn1n.32xlarge"),
               "trn1.32xlarge/<wbr>trn1n.32xlarge");
    assert_str(wrapped("a/b c:d eF"), "a/b c:d eF");
    assert_str(wrapped("vit_base_patch16_224.laion2b"),
               "vit_<wbr>base_<wbr>patch16_<wbr>224.<wbr>laion2b");
    assert_str(wrapped("HuggingFaceDeepSeek/DeepSeek-V2"),
               "Hugging<wbr>FaceDeepSeek/<wbr>DeepSeek-V2");
    assert_str(wrapped("hf-bert-pretraining/tutorial"),
               "hf-bert-pretraining/<wbr>tutorial");
    assert_str(wrapped("abcdefghijklm/"), "abcdefghijklm/");
    assert_str(wrapped("\u00e9\u00e9\u00e9\u00e9/\u00e9\u00e9"),
               "\u00e9\u00e9\u00e9\u00e9/\u00e9\u00e9");
}

static void widths(void **state)
{
    (void)state;
    unsigned word = wrap_length(S("mode"));
    assert_int_equal(word, 28 + 19 * 3);
    assert_int_equal(wrap_width(S("mode"), 2, 1000), word);
    assert_int_equal(wrap_width(S("mode mode"), 2, 0), word);
    assert_int_equal(wrap_width(S("mode mode mode"), 3, 0), word);
    assert_int_equal(wrap_width(S("mode mode mode"), 2, 0),
                     2 * word + wrap_length(S(" ")));
    assert_int_equal(wrap_width(S(""), 2, 0), 0);
}

static void width_is_bounded(void **state)
{
    (void)state;
    struct buf b = {.a = &arena};
    for (int i = 0; i < 5000; i++)
        buf_puts(&b, "word ");
    assert_int_equal(wrap_width(buf_str(&b), 3, 100), WRAP_MAX);
    buf_fill(&b, 'x', 100);
    assert_int_equal(wrap_width(str_from(buf_str(&b), b.n - 100), 2, 100),
                     WRAP_MAX);
}

#define CASE(f) cmocka_unit_test_setup_teardown(f, NULL, teardown)

int main(void)
{
    const struct CMUnitTest tests[] = {
        CASE(long_words_may_break),
        CASE(widths),
        CASE(width_is_bounded),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
