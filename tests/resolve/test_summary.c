// SPDX-License-Identifier: MIT
// The first sentences of a page.
#include "resolve/summary.h"

#include "testing.h"

static struct arena a;
static struct diags d;

static struct document *page(const char *first)
{
    struct pos none = {0};
    struct document *doc = document_new(&a, &d, S("x"));
    struct node *section = node_new(&a, NODE_SECTION, none);
    struct node *note = node_new(&a, NODE_NOTE, none);
    struct node *inner = node_new(&a, NODE_PARAGRAPH, none);
    struct node *p = node_new(&a, NODE_PARAGRAPH, none);
    node_append(doc->root, section);
    node_append(section, note);
    node_append(note, inner);
    node_append(inner, node_text(&a, S("In a note."), none));
    if (first) {
        node_append(section, p);
        node_append(p, node_text(&a, str_c(first), none));
    }
    return doc;
}

static void says(const char *text, const char *summary)
{
    assert_str(summary_of(&a, page(text)), summary);
}

static str times(const char *what, size_t n)
{
    str s = S("");
    for (size_t i = 0; i < n; i++)
        s = str_concat(&a, s, str_c(what));
    return s;
}

static void sentences(void **state)
{
    (void)state;
    says("One.", "One.");
    says("No stop at its end", "No stop at its end");
    says("One.\n  Two, as in v. 2.5!  Three?",
         "One. Two, as in v. 2.5! Three?");
    str long_one =
        str_concat(&a, S("First e.g. this. Second. "), times("And so on ", 30));
    says(str_dupz(&a, long_one), "First e.g. this. Second.");
    assert_null(summary_of(&a, page(NULL)).p);
    assert_null(summary_of(&a, page("  ")).p);
    arena_free(&a);
}

static void lengths(void **state)
{
    (void)state;
    for (size_t i = 0; i < 12; i++) {
        str text = times(i % 2 ? "\u00e4\u4e2d, " : "ab (", 40 + i);
        str cut = summary_of(&a, page(str_dupz(&a, text)));
        size_t n = 0;
        for (size_t k = 0; k < cut.n; k++)
            n += (cut.p[k] & 0xc0) != 0x80;
        assert_true(n <= SUMMARY_MAX + 1);
        assert_true(!str_ends(cut, S(",\u2026")) &&
                    !str_ends(cut, S(" \u2026")));
    }
    str one_word = times("x", 300);
    str cut = summary_of(&a, page(str_dupz(&a, one_word)));
    assert_int_equal(cut.n, SUMMARY_MAX + strlen("\u2026"));
    arena_free(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(sentences),
                                       cmocka_unit_test(lengths)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
