// SPDX-License-Identifier: MIT
// Pages made with the default theme: the parts that readers and programs rely
// on.
#include "testing.h"

#include "doc/document.h"
#include "render/page.h"

static struct arena arena, scratch;
static struct diags diags;
static struct template_set *theme;

static int setup(void **state)
{
    (void)state;
    diags = (struct diags){0};
    theme = template_set_new(&arena);
    template_set_add_theme(theme);
    assert_true(template_set_compile(theme, &diags));
    return 0;
}

static int teardown(void **state)
{
    (void)state;
    arena_free(&arena);
    arena_free(&scratch);
    diag_free(&diags);
    return 0;
}

/* A section below another node. */
static struct node *add(struct node *up, const char *title, const char *id)
{
    struct pos none = {0};
    struct node *section = node_new(&arena, NODE_SECTION, none);
    struct node *head = node_new(&arena, NODE_TITLE, none);
    node_add(&arena, section, "ids", str_c(id));
    node_append(head, node_text(&arena, str_c(title), none));
    node_append(section, head);
    node_append(up, section);
    return section;
}

static struct document *sections(void)
{
    struct document *doc = document_new(&arena, &diags, S("page"));
    struct node *a = add(doc->root, "A & B", "a");
    add(add(a, "In <b>", "in"), "Too deep", "deep");
    add(doc->root, "C", "c");
    return doc;
}

static const struct page_link CRUMBS[] = {
    {S_INIT("Home"), S_INIT("../index.html")}, {S_INIT("Trn1"), {0}}};

static struct page_view view(void)
{
    return (struct page_view){
        .site_title = S("Site <1>"),
        .title = S("Page & title"),
        .root = S("../"),
        .css = S("perfpress.1234.css"),
        .icon = S("favicon.1234.svg"),
        .js = S("perfpress.5678.js"),
        .content = S("<h1>Hello</h1>\n<pre>  a\n    b</pre>\n"),
        .nav = S("<ul></ul>"),
        .doc = sections(),
        .breadcrumbs = CRUMBS,
        .n_breadcrumbs = 2,
        .next = {S("Next"), S("next.html")},
        .generator = S("perfpress 0"),
    };
}

static str render(const char *name, const struct page_view *v)
{
    struct buf out = {.a = &arena};
    assert_true(page_render(template_find(theme, str_c(name)), v, &scratch,
                            &diags, &out));
    return buf_str(&out);
}

#define assert_has(text, what) \
    assert_true(str_find((text), S(what), 0) != STR_NPOS)
#define assert_lacks(text, what) \
    assert_true(str_find((text), S(what), 0) == STR_NPOS)

static void whole_page(void **state)
{
    (void)state;
    struct page_view v = view();
    str got = render("page", &v);
    assert_true(str_starts(got, S("<!DOCTYPE html>\n<html lang=\"en\">\n")));
    assert_true(str_ends(got, S("</html>\n")));
    assert_has(got, "<title>Page &amp; title \u2014 Site &lt;1&gt;</title>");
    assert_has(got, "href=\"../perfpress.1234.css\"");
    assert_has(got, "href=\"../favicon.1234.svg\"");
    assert_has(got, "<h1>Hello</h1>\n<pre>  a\n    b</pre>\n");
    assert_has(got, "<a href=\"#a\">A &amp; B</a>");
    assert_has(got, "<a href=\"#in\">In &lt;b&gt;</a>");
    assert_has(got, "<a href=\"#c\">C</a>");
    assert_lacks(got, "Too deep");
    assert_has(got, "<a href=\"../index.html\">Home</a>");
    assert_has(got, "href=\"next.html\"");
    assert_lacks(got, "rel=\"prev\"");
    assert_lacks(got, "name=\"description\"");
    assert_lacks(got, "canonical");
    assert_lacks(got, "{{");
    assert_int_equal(diags.n, 0);
}

static void parts_that_are_missing(void **state)
{
    (void)state;
    struct page_view v = view();
    v.doc = NULL;
    v.n_breadcrumbs = 0;
    v.description = S("What \"it\" is");
    v.canonical = S("https://example.org/a.html");
    v.date = S("2023-09-15");
    str got = render("page", &v);
    assert_lacks(got, "On this page");
    assert_lacks(got, "class=\"breadcrumbs\"");
    assert_has(got, "content=\"What &quot;it&quot; is\"");
    assert_has(got,
               "<link rel=\"canonical\" href=\"https://example.org/a.html\">");
    assert_has(got, "2023-09-15");
}

static void other_templates(void **state)
{
    (void)state;
    struct page_view v = view();
    v.title = v.site_title;
    str landing = render("landing", &v), missing = render("404", &v);
    assert_has(landing, "<title>Site &lt;1&gt;</title>");
    assert_has(landing, "<body class=\"landing\">");
    assert_has(missing, "noindex");
    assert_lacks(missing, "<h1>Hello</h1>");
}

static void navigation(void **state)
{
    (void)state;
    static const struct page_nav_item below[] = {{.title = S_INIT("Here"),
                                                  .href = S_INIT("b.html"),
                                                  .current = true,
                                                  .open = true}};
    static const struct page_nav_item items[] = {
        {.title = S_INIT("A <1>"), .href = S_INIT("a.html")},
        {.title = S_INIT("B"),
         .href = S_INIT("c.html"),
         .open = true,
         .v = below,
         .n = 1}};
    static const struct page_nav_section sections[] = {
        {S_INIT("Group"), items, 2}, {{0}, items, 1}};
    struct buf out = {.a = &arena};
    assert_true(page_render_nav(template_find(theme, S("nav")), sections, 2,
                                &scratch, &diags, &out));
    str got = buf_str(&out);
    assert_has(got, "<p class=\"nav-caption\">Group</p>");
    assert_has(got, "<a href=\"a.html\">A &lt;1&gt;</a></li>");
    assert_has(got, "<a href=\"b.html\" aria-current=\"page\">Here</a></li>");
    assert_has(got, "<details open>");
    assert_lacks(got, "{{");
}

#define CASE(f) cmocka_unit_test_setup_teardown(f, setup, teardown)

int main(void)
{
    const struct CMUnitTest tests[] = {
        CASE(whole_page),
        CASE(parts_that_are_missing),
        CASE(other_templates),
        CASE(navigation),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
