// SPDX-License-Identifier: MIT
// Pages laid out with the default theme, above all their navigation.
#include "build/layout.h"
#include "load/page.h"
#include "load/site.h"

#include <limits.h>

#include "testing.h"

struct world {
    struct site site;
    struct site_index index;
    struct nav nav;
    struct layout layout;
    struct diags diags;
    struct arena scratch;
};

/* A site of n pages, whose empty documents have titles only. */
static struct world *make(const char *const *names, size_t n)
{
    struct world *w = calloc(1, sizeof *w);
    assert_non_null(w);
    struct arena *a = &w->site.arena;
    struct theme_assets none = {0};
    w->site.config = config_default();
    w->site.page_names.a = a;
    w->site.pages = NEW_N(a, struct page, n);
    w->site.n_pages = n;
    for (size_t i = 0; i < n; i++) {
        struct page *p = &w->site.pages[i];
        p->name = str_c(names[i]);
        p->output = str_fmt(a, "%s.html", names[i]);
        p->source.name = str_fmt(a, "content/%s.md", names[i]);
        p->info = NEW(a, struct page_info);
        p->info->title = str_fmt(a, "T-%s", names[i]);
        p->info->order = LONG_MAX;
        p->doc = document_new(a, &p->diags, p->source.name);
        map_put(&w->site.page_names, p->name, p);
    }
    w->index = (struct site_index){.a = a, .site = &w->site, .labels.a = a};
    nav_build(&w->nav, &w->index);
    assert_true(layout_load(&w->layout, a, &w->site, &none, &w->diags));
    w->layout.nav = &w->nav;
    return w;
}

static void finish(struct world *w)
{
    for (size_t i = 0; i < w->site.n_pages; i++)
        diag_free(&w->site.pages[i].diags);
    diag_free(&w->diags);
    arena_free(&w->scratch);
    arena_free(&w->site.arena);
    free(w);
}

static str lay_out(struct world *w, size_t page, struct layout_shared *shared)
{
    struct buf out = {.a = &w->site.arena};
    assert_true(layout_page(&w->layout, &w->site.pages[page], shared,
                            &w->scratch, &out));
    return buf_str(&out);
}

static bool has(str s, const char *what)
{
    return str_find(s, str_c(what), 0) != STR_NPOS;
}

#define assert_has(s, what) assert_true(has((s), (what)))
#define assert_lacks(s, what) assert_false(has((s), (what)))

static const char *const FEW[] = {"a/x", "a/y",   "b/deep/p", "b/deep/q",
                                  "b/r", "index", "lone"};
enum { N_FEW = sizeof FEW / sizeof *FEW };

static void what_stands_around(void **state)
{
    (void)state;
    struct world *w = make(FEW, N_FEW);
    struct layout_shared shared = {0};
    str html = lay_out(w, 3, &shared);
    assert_has(html, "<title>T-b/deep/q</title>");
    assert_has(html, "<li class=\"nav-item\"><a href=\"q.html\" "
                     "aria-current=\"page\">T-b/deep/q</a>");
    assert_has(html, "<a href=\"../../a/x.html\">T-a/x</a>");
    assert_has(html, "<li><a href=\"../../index.html\">T-index</a></li>"
                     "<li><span>b</span></li><li><span>deep</span></li>");
    assert_has(html, "<a class=\"site-title\" href=\"../../index.html\">");
    assert_has(html, "rel=\"prev\" href=\"p.html\"");
    assert_lacks(html, "rel=\"next\"");
    assert_lacks(html, "rel=\"canonical\"");
    assert_has(lay_out(w, 5, &shared), "<body class=\"landing\">");
    arena_free(&shared.menu.a);
    finish(w);
}

/* A page comes out the same whatever was laid out before it. */
static void pages_share_navigation(const char *const *names, size_t n)
{
    struct world *w = make(names, n);
    struct layout_shared shared = {0};
    for (int round = 0; round < 2; round++)
        for (size_t i = 0; i < n; i++) {
            struct layout_shared own = {0};
            size_t page = round ? n - 1 - i : i;
            str alone = lay_out(w, page, &own);
            assert_true(str_eq(lay_out(w, page, &shared), alone));
            arena_free(&own.menu.a);
        }
    arena_free(&shared.menu.a);
    finish(w);
}

static void few_pages(void **state)
{
    (void)state;
    pages_share_navigation(FEW, N_FEW);
}

enum { N_MANY = 260 };

static const char *const *many(void)
{
    static char text[N_MANY][16];
    static const char *names[N_MANY];
    for (size_t i = 0; i < N_MANY; i++) {
        snprintf(text[i], sizeof *text, "%s/p%03zu", i < 200 ? "f" : "g", i);
        names[i] = text[i];
    }
    return names;
}

/* Of a hundred siblings and more, those around the page are shown. */
static void many_siblings(void **state)
{
    (void)state;
    pages_share_navigation(many(), N_MANY);
    struct world *w = make(many(), N_MANY);
    struct layout_shared shared = {0};
    str first = lay_out(w, 0, &shared), middle = lay_out(w, 120, &shared);
    str other = lay_out(w, 230, &shared);
    assert_has(first, "<a href=\"p099.html\">T-f/p099</a>");
    assert_lacks(first, "T-f/p100<");
    assert_has(first, "<a href=\"p100.html\">100 more</a>");
    assert_has(middle, "<a href=\"p000.html\">70 more</a>");
    assert_has(middle, "<a href=\"p070.html\">T-f/p070</a>");
    assert_has(middle, "<a href=\"p170.html\">30 more</a>");
    assert_has(other, "<a href=\"../f/p000.html\">f</a>");
    assert_lacks(other, "T-f/p001<");
    arena_free(&shared.menu.a);
    finish(w);
}

static void pages_of_no_content(void **state)
{
    (void)state;
    struct world *w = make(FEW, N_FEW);
    struct buf out = {.a = &w->site.arena};
    w->site.config.base_url = S("https://example.com/perf/");
    assert_true(layout_extra(&w->layout, S("404"), S("Not here"), S("<p>x</p>"),
                             STR_NONE, &w->scratch, &w->diags, &out));
    assert_has(buf_str(&out), "href=\"/perf/b/deep/q.html\"");
    assert_lacks(buf_str(&out), "aria-current");
    out.n = 0;
    assert_true(layout_extra(&w->layout, S("landing"), S("All"), S("<p>x</p>"),
                             S("b/all.html"), &w->scratch, &w->diags, &out));
    assert_has(buf_str(&out), "href=\"deep/q.html\"");
    assert_has(buf_str(&out), "https://example.com/perf/b/all.html");
    assert_has(buf_str(&out), "<p>x</p>");
    finish(w);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_stands_around),
        cmocka_unit_test(few_pages),
        cmocka_unit_test(many_siblings),
        cmocka_unit_test(pages_of_no_content),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
