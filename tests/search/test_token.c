// SPDX-License-Identifier: MIT
#include "testing.h"

#include "base/buf.h"
#include "search/token.h"

static void take(void *data, str term)
{
    struct buf *b = data;
    if (b->n)
        buf_putc(b, ' ');
    buf_put(b, term);
    if (token_is_word(term))
        buf_putc(b, '~');
}

/* Compares terms; a word that tolerates misspellings is followed by '~'. */
static void same(const char *text, const char *terms)
{
    struct arena a = {0};
    struct buf b = {.a = &a};
    token_each(str_c(text), take, &b);
    assert_str(buf_str(&b), terms);
    arena_free(&a);
}

static void ids(void **state)
{
    (void)state;
    same("trn1.2xlarge", "trn1.2xlarge trn1~ 2xlarge~ xlarge~");
    same("bert-large-cased", "bert-large-cased bert~ large~ cased~");
    same("Llama-3.1-8B", "llama-3.1-8b llama~ 3.1 8b");
    same("[32xNC(DP)]", "32xnc xnc dp");
    same("NeuronCores", "neuroncores~ cores~");
    same("Seq/s", "seq/s seq");
    same("a", "");
    same("-a- .b.", "");
    same("x.", "");
    same("end. Next", "end next~");
}

/* Where eight bytes end, and where the text does. */
static void words(void **state)
{
    (void)state;
    same("abcdefgh", "abcdefgh~");
    same("Through ABCDEFGHI", "through~ abcdefghi~");
    same("neuronsCores", "neuronscores~ cores~");
    same("abcdefghCores", "abcdefghcores~ cores~");
    same("don't. (End)", "don end");
    same("latency\u00e9 latency-\u00e9", "latencye~ latency-e latency~");
}

static void numbers(void **state)
{
    (void)state;
    same("2.14.0", "2.14.0");
    same("v2.14.0", "v2.14.0 2.14.0");
    same("3,070", "3070");
    same("1,234,567.5", "1234567.5");
    same("1,2,3", "1 2 3");
    same("3,07", "3 07");
    same("3,0700", "3 0700");
    same("3\u202f070", "3070");
    same("$11.261", "11.261");
    same("P99", "p99");
    same("2023-04-12", "2023-04-12");
    same("\u22122.5", "2.5");
    same("3e-5", "3e-5 3e 5");
}

static void letters(void **state)
{
    (void)state;
    same("Caf\u00e9 CAFE\u0301", "cafe~ cafe~");
    same("Stra\u00dfe", "strasse~");
    same("\u00d8rsted", "orsted~");
    same("\u041c\u043e\u0441\u043a\u0432\u0430",
         "\u043c\u043e\u0441\u043a\u0432\u0430~");
    same("\u0939\u093f\u0928\u094d\u0926\u0940",
         "\u0939\u093f\u0928\u094d\u0926\u0940~");
    same("\u6771\u4eac\u90fd", "\u6771\u4eac \u4eac\u90fd \u90fd");
    same("A\u6771b", "\u6771");
    same("GPU\u6771", "gpu \u6771");
    same("\uff34\uff32\uff2e1", "trn1~");
}

static void limits(void **state)
{
    (void)state;
    char text[300];
    same("", "");
    same("\xff\xfe", "");
    same(" \t\n", "");
    memset(text, 'x', sizeof text - 1);
    text[sizeof text - 1] = 0;
    struct arena a = {0};
    struct buf b = {.a = &a};
    token_each(str_c(text), take, &b);
    assert_true(b.n <= TOKEN_BYTES_MAX);
    arena_free(&a);
    same("aa.bb.cc.dd.ee.ff.gg.hh.ii.jj.kk.ll.mm.nn.oo",
         "aa bb cc dd ee ff gg hh ii jj kk ll.mm.nn oo");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ids),     cmocka_unit_test(words),
        cmocka_unit_test(numbers), cmocka_unit_test(letters),
        cmocka_unit_test(limits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
