// SPDX-License-Identifier: MIT
#include "testing.h"

#include "resolve/page/smart.h"

static void assert_smart(const char *lang, const char *text, const char *wanted)
{
    struct arena a = {0};
    struct diags d = {0};
    struct document *doc = document_new(&a, &d, S("page"));
    struct node *p = node_new(&a, NODE_PARAGRAPH, (struct pos){0});
    node_append(doc->root, p);
    node_append(p, node_text(&a, str_c(text), (struct pos){0}));
    smart_apply(doc, SMART_QUOTES | SMART_DASHES | SMART_DOTS, str_c(lang));
    assert_str(p->first->text, wanted);
    arena_free(&a);
}

static void quotes(void **state)
{
    (void)state;
    assert_smart("en", "\"a\" 'b' it's", "“a” ‘b’ it’s");
    assert_smart("en", "\"'a' b\" '\"a\" b'", "“‘a’ b” ‘“a” b’");
    assert_smart("en", "(\"a\") [\"b\"] {'c'} -\"d\"-",
                 "(“a”) [“b”] {‘c’} -“d”-");
    assert_smart("en", "the '80s, 6' 2\"", "the ’80s, 6’ 2”");
    assert_smart("en", "\"a,\" \"b.\" \"é\" \"世界\"", "“a,” “b.” “é” “世界”");
    assert_smart("en", "a\xc2\xa0\"b\"", "a\xc2\xa0“b”");
}

static void languages(void **state)
{
    (void)state;
    assert_smart("en-GB", "\"a\"", "“a”");
    assert_smart("de", "\"a\" 'b' it's '80s", "„a“ ‚b‘ it’s ‚80s");
    assert_smart("de-CH", "\"a\"", "«a»");
    assert_smart("pt-BR", "\"a\"", "“a”");
    assert_smart("fr", "\"a\"",
                 "«\xc2\xa0"
                 "a\xc2\xa0»");
    assert_smart("tlh", "\"a\" -- ...", "\"a\" -- ...");
    assert_smart("", "\"a\"", "\"a\"");
}

static void dashes_and_dots(void **state)
{
    (void)state;
    assert_smart("en", "a -- b --- c---d", "a – b — c—d");
    assert_smart("en", "a... . . . ..", "a… … ..");
    assert_smart("en", "----", "—-");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(quotes),
        cmocka_unit_test(languages),
        cmocka_unit_test(dashes_and_dots),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
