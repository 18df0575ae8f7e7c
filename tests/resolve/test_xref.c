// SPDX-License-Identifier: MIT
// References across pages, tied; and toctrees as lists.
#include "load/page.h"
#include "resolve/xref.h"

#include "base/buf.h"
#include "doc/dump.h"
#include "small_site.h"

/* All references of a page, resolved, one a line: "text -> href". */
static str references(struct small_site *s, size_t i)
{
    struct page *page = small_site_page(s, i);
    struct buf b = {.a = &page->arena};
    xref_resolve(&s->index, page);
    const struct node *root = page->doc->root;
    for (const struct node *n = root; n; n = node_next(n, root))
        if (n->type == NODE_REFERENCE) {
            buf_put(&b, node_astext(&page->arena, n));
            buf_puts(&b, " -> ");
            buf_put(&b, node_get(n, "refuri"));
            buf_putc(&b, '\n');
        }
    return buf_str(&b);
}

static void labels_and_pages(void **state)
{
    (void)state;
    struct small_site *s = small_site_make((struct small_page[]){
        {"deep/a.rst",
         "A\n=\n\n.. _here:\n\nHere\n----\n\n"
         ":ref:`here`, :ref:`there`, :ref:`mine <there>`, :doc:`../b`, "
         ":doc:`the b </b>`, :doc:`c`\n"},
        {"b.md", "# The *B*\n\n(there)=\n## There\n\n[](#there) "
                 "[a](deep/a.rst) [h](deep/a.rst#here) {doc}`deep/c`\n"},
        {"deep/c.md", "# C\n"},
        {0}});
    assert_str(references(s, 0), "Here -> #here\n"
                                 "There -> ../b.html#there\n"
                                 "mine -> ../b.html#there\n"
                                 "The B -> ../b.html\n"
                                 "the b -> ../b.html\n"
                                 "C -> c.html\n");
    assert_str(references(s, 1), "There -> #there\n"
                                 "a -> deep/a.html\n"
                                 "h -> deep/a.html#here\n"
                                 "C -> deep/c.html\n");
    assert_int_equal(small_site_page(s, 0)->diags.n, 0);
    assert_int_equal(small_site_page(s, 1)->diags.n, 0);
    small_site_free(s);
}

/* A link without text shows the title of its target. */
static void links_without_a_text(void **state)
{
    (void)state;
    struct small_site *s = small_site_make((struct small_page[]){
        {"a.md", "# A\n\n[](b.md) [](b.md#sub-head) [](b.md#lab) "
                 "[](b.md#1-code-x) [t](b.md#sub-head) [](b.md#nosuch) "
                 "[](c.rst#part) [](#own) [](lab)\n\n(own)=\n## Own one\n"},
        {"b.md", "---\nmyst: {heading_anchors: 2}\n---\n# B\n\n"
                 "## Sub *head*\n\n(lab)=\n## Labelled\n\n## 1. `code` x\n"},
        {"c.rst", "C\n=\n\n.. _part:\n\nA part\n------\n"},
        {0}});
    assert_str(references(s, 0), "B -> b.html\n"
                                 "Sub head -> b.html#sub-head\n"
                                 "Labelled -> b.html#lab\n"
                                 "1. code x -> b.html#1-code-x\n"
                                 "t -> b.html#sub-head\n"
                                 "B -> b.html#nosuch\n"
                                 "A part -> c.html#part\n"
                                 "Own one -> #own\n"
                                 "Labelled -> b.html#lab\n");
    small_site_free(s);
}

static void fault(const char *text, const char *wanted)
{
    struct small_site *s = small_site_make((struct small_page[]){
        {"a.rst", text},
        {"about.rst", "About\n=====\n\n.. _prices:\n\nText.\n"},
        {0}});
    assert_str(references(s, 0), "");
    assert_fault(&small_site_page(s, 0)->diags, wanted);
    small_site_free(s);
}

static void faults(void **state)
{
    (void)state;
    fault(":ref:`pricse`\n", "content/a.rst:1: unknown label 'pricse' "
                             "[ref-unresolved] (did you mean 'prices'?)");
    fault("Text\n\n:doc:`abuot`\n",
          "content/a.rst:3: there is no page 'abuot' [doc-unresolved] "
          "(did you mean 'about'?)");
}

static void a_place_without_a_title(void **state)
{
    (void)state;
    struct small_site *s = small_site_make((struct small_page[]){
        {"a.rst", ".. _prices:\n\nText.\n\n:ref:`own <prices>` "
                  ":ref:`prices`\n"},
        {0}});
    references(s, 0);
    assert_fault(&small_site_page(s, 0)->diags,
                 "content/a.rst:5: label 'prices' marks an element "
                 "without a title [ref-untitled] "
                 "(write its text: :ref:`text <prices>`)");
    small_site_free(s);
}

static void toctree_lists(void **state)
{
    (void)state;
    struct small_site *s = small_site_make((struct small_page[]){
        {"index.rst", "Top\n===\n\n.. toctree::\n   :maxdepth: 2\n\n   a\n"
                      "   Site <https://example.com/>\n"},
        {"a.rst", "A\n=\n\nOne\n---\n\nDeep\n~~~~\n\nTwo\n---\n\n"
                  ".. toctree::\n\n   b\n"},
        {"b.md", "# B\n"},
        {0}});
    assert_str(references(s, 0), "A -> a.html\n"
                                 "One -> a.html#one\n"
                                 "Two -> a.html#two\n"
                                 "Site -> https://example.com/\n");
    small_site_free(s);
}

static void hidden_and_circular_toctrees(void **state)
{
    (void)state;
    struct small_site *s = small_site_make((struct small_page[]){
        {"index.rst", "Top\n===\n\n.. toctree::\n   :hidden:\n\n   a\n\n"
                      ".. toctree::\n   :titlesonly:\n\n   a\n"},
        {"a.rst", "A\n=\n\nOne\n---\n\n.. toctree::\n\n   index\n   a\n"},
        {0}});
    assert_str(references(s, 0), "A -> a.html\n"
                                 "Top -> index.html\n"
                                 "A -> a.html\n");
    small_site_free(s);
}

/* Hidden toctrees of the pages below stay hidden, unless they are asked for. */
static void hidden_toctrees_below(void **state)
{
    (void)state;
    static const char A[] = "A\n=\n\n.. toctree::\n   :hidden:\n\n   b\n";
    static const char B[] = "B\n=\n";
    struct small_site *s = small_site_make((struct small_page[]){
        {"index.rst", "Top\n===\n\n.. toctree::\n\n   a\n"},
        {"a.rst", A},
        {"b.rst", B},
        {0}});
    assert_str(references(s, 0), "A -> a.html\n");
    small_site_free(s);
    s = small_site_make((struct small_page[]){
        {"index.rst", "Top\n===\n\n.. toctree::\n   :includehidden:\n\n   a\n"},
        {"a.rst", A},
        {"b.rst", B},
        {0}});
    assert_str(references(s, 0), "A -> a.html\nB -> b.html\n");
    small_site_free(s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(labels_and_pages),
        cmocka_unit_test(links_without_a_text),
        cmocka_unit_test(faults),
        cmocka_unit_test(a_place_without_a_title),
        cmocka_unit_test(toctree_lists),
        cmocka_unit_test(hidden_and_circular_toctrees),
        cmocka_unit_test(hidden_toctrees_below),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
