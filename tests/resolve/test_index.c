// SPDX-License-Identifier: MIT
// What the index takes of pages, and what is found in it again.
#include "load/page.h"
#include "resolve/index.h"

#include <limits.h>

#include "small_site.h"

static const struct page_info *info(struct small_site *s, size_t page)
{
    return small_site_page(s, page)->info;
}

static void titles_and_front_matter(void **state)
{
    (void)state;
    struct small_site *s = small_site_make((struct small_page[]){
        {"a.md", "---\ntitle: Front\ndescription: Short.\ndate: 2025-05-01\n"
                 "order: 3\norphan: true\n---\n\n# Heading\n"},
        {"b.md", "# *Own* `title`\n"},
        {"deep/c.rst", "No title here.\n"},
        {0}});
    assert_str(info(s, 0)->title, "Front");
    assert_str(info(s, 0)->description, "Short.");
    assert_str(info(s, 0)->date, "2025-05-01");
    assert_int_equal(info(s, 0)->order, 3);
    assert_true(info(s, 0)->orphan);
    assert_str(info(s, 1)->title, "Own title");
    assert_null(info(s, 1)->description.p);
    assert_int_equal(info(s, 1)->order, LONG_MAX);
    assert_str(info(s, 2)->title, "c");
    small_site_free(s);
}

static void sections(void **state)
{
    (void)state;
    struct small_site *s = small_site_make((struct small_page[]){
        {"a.md", "# A\n\n## One\n\n### Deep\n\n## Two\n"}, {0}});
    const struct page_info *a = info(s, 0);
    assert_int_equal(a->n_sections, 3);
    assert_str(a->sections[0].title, "One");
    assert_str(a->sections[0].id, "one");
    assert_int_equal(a->sections[0].level, 2);
    assert_str(a->sections[1].title, "Deep");
    assert_int_equal(a->sections[1].level, 3);
    assert_int_equal(a->sections[2].level, 2);
    small_site_free(s);
}

static void labels(void **state)
{
    (void)state;
    struct small_site *s = small_site_make((struct small_page[]){
        {"a.rst", "A\n=\n\n.. _Of  Section:\n\nOne\n---\n\n"
                  ".. _of-text:\n\nText.\n\n"
                  ".. _elsewhere: https://example.com/\n\n"
                  ".. _of-table:\n\n.. csv-table:: Rates\n\n   1,2\n"},
        {0}});
    const struct label *l = index_label(&s->index, S("of SECTION"));
    assert_non_null(l);
    assert_str(l->title, "One");
    assert_str(l->id, "of-section");
    assert_ptr_equal(l->page, small_site_page(s, 0));
    l = index_label(&s->index, S("of-text"));
    assert_non_null(l);
    assert_null(l->title.p);
    l = index_label(&s->index, S("of-table"));
    assert_non_null(l);
    assert_str(l->title, "Rates");
    assert_null(index_label(&s->index, S("elsewhere")));
    assert_null(index_label(&s->index, S("one"))); /* a title is no label */
    assert_int_equal(s->diags.n, 0);
    small_site_free(s);
}

static void two_pages_with_one_label(void **state)
{
    (void)state;
    struct small_site *s = small_site_make(
        (struct small_page[]){{"a.md", "# A\n\n(same)=\n## One\n"},
                              {"b.md", "# B\n\n\n(same)=\n## Two\n"},
                              {0}});
    assert_fault(
        &s->diags,
        "content/b.md:4: label 'same' is already defined at content/a.md:3 "
        "[label-duplicate] (links lead to this one; rename one of the two "
        "labels)");
    assert_str(index_label(&s->index, S("same"))->title, "Two");
    small_site_free(s);
}

static const struct page *found(struct small_site *s, size_t from,
                                const char *name)
{
    return index_find_page(&s->site, &s->site.arena, small_site_page(s, from),
                           str_c(name));
}

static void pages_by_name(void **state)
{
    (void)state;
    struct small_site *s =
        small_site_make((struct small_page[]){{"a.md", "# A\n"},
                                              {"deep/b.rst", "B\n=\n"},
                                              {"deep/c.v2.md", "# C\n"},
                                              {0}});
    const struct page *a = small_site_page(s, 0), *b = a + 1, *c = a + 2;
    assert_ptr_equal(found(s, 0, "deep/b"), b);
    assert_ptr_equal(found(s, 1, "../a.md"), a);
    assert_ptr_equal(found(s, 1, "/a"), a);
    assert_ptr_equal(found(s, 1, "./c.v2"), c);
    assert_ptr_equal(found(s, 1, "c.v2.md"), c);
    assert_ptr_equal(found(s, 1, "b.html"), b);
    assert_null(found(s, 1, "a"));
    assert_null(found(s, 1, "b.txt"));
    assert_ptr_equal(found(s, 1, "../../a"), a); /* as in Sphinx */
    assert_null(found(s, 1, ""));
    small_site_free(s);
}

static void toctrees(void **state)
{
    (void)state;
    struct small_site *s = small_site_make((struct small_page[]){
        {"index.rst", "Top\n===\n\n.. toctree::\n   :caption: Parts\n"
                      "   :maxdepth: 2\n   :glob:\n\n"
                      "   The second <b>\n   https://example.com/\n   part/*\n"
                      "   self\n"},
        {"b.md", "# B\n"},
        {"part/x.md", "# X\n"},
        {"part/y.md", "# Y\n"},
        {0}});
    assert_int_equal(info(s, 0)->n_toctrees, 1);
    const struct index_toctree *t = &info(s, 0)->toctrees[0];
    assert_str(t->caption, "Parts");
    assert_int_equal(t->maxdepth, 2);
    assert_int_equal(t->n_entries, 5);
    assert_str(t->entries[0].title, "The second");
    assert_ptr_equal(t->entries[0].page, small_site_page(s, 1));
    assert_str(t->entries[1].url, "https://example.com/");
    assert_null(t->entries[1].page);
    assert_ptr_equal(t->entries[2].page, small_site_page(s, 2));
    assert_ptr_equal(t->entries[3].page, small_site_page(s, 3));
    assert_ptr_equal(t->entries[4].page, small_site_page(s, 0));
    assert_int_equal(small_site_page(s, 0)->diags.n, 0);
    small_site_free(s);
}

static void a_toctree_of_nothing(void **state)
{
    (void)state;
    struct small_site *s = small_site_make((struct small_page[]){
        {"index.rst", "Top\n===\n\n.. toctree::\n\n   aboot\n"},
        {"about.md", "# About\n"},
        {0}});
    assert_int_equal(info(s, 0)->toctrees[0].n_entries, 0);
    assert_fault(&small_site_page(s, 0)->diags,
                 "content/index.rst:6: there is no page 'aboot' "
                 "[toctree-unresolved] (did you mean '/about'?)");
    small_site_free(s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(titles_and_front_matter),
        cmocka_unit_test(sections),
        cmocka_unit_test(labels),
        cmocka_unit_test(two_pages_with_one_label),
        cmocka_unit_test(pages_by_name),
        cmocka_unit_test(toctrees),
        cmocka_unit_test(a_toctree_of_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
