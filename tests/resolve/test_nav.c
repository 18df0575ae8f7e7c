// SPDX-License-Identifier: MIT
#include "load/page.h"
#include "load/site.h"
#include "resolve/nav.h"

#include <limits.h>

#include "base/buf.h"
#include "testing.h"

enum { MOST = 8 };

/* A site of named pages whose infos the cases fill in. */
struct world {
    struct site site;
    struct site_index index;
    struct nav nav;
    struct page pages[MOST];
    struct page_info infos[MOST];
};

static struct world *make(const char *const *names)
{
    struct world *w = calloc(1, sizeof *w);
    assert_non_null(w);
    struct arena *a = &w->site.arena;
    w->site.page_names.a = a;
    w->site.config.writing = writing_default();
    w->site.pages = w->pages;
    for (size_t i = 0; names[i]; i++) {
        struct page *p = &w->pages[w->site.n_pages++];
        p->name = str_c(names[i]);
        p->output = str_fmt(a, "%s.html", names[i]);
        p->info = &w->infos[i];
        p->info->title = str_fmt(a, "T-%s", names[i]);
        p->info->order = LONG_MAX;
        map_put(&w->site.page_names, p->name, p);
    }
    w->index = (struct site_index){.a = a, .site = &w->site, .labels.a = a};
    return w;
}

static void finish(struct world *w)
{
    arena_free(&w->site.arena);
    free(w);
}

/* The navigation as text: "caption: a(b c) d; caption: e". */
static void write_nodes(struct buf *b, const struct nav_node *up)
{
    for (const struct nav_node *n = up->first; n; n = n->next) {
        if (n != up->first)
            buf_printf(b, "%s", n->parent->parent ? " " : "; ");
        buf_put(b, n->caption.p ? n->caption : n->title);
        if (!n->first)
            continue;
        buf_printf(b, "%s", n->parent->parent ? "(" : ": ");
        write_nodes(b, n);
        if (n->parent->parent)
            buf_putc(b, ')');
    }
}

static void assert_nav(struct world *w, const char *wanted)
{
    nav_build(&w->nav, &w->index);
    struct buf b = {.a = &w->site.arena};
    write_nodes(&b, &w->nav.root);
    assert_str(buf_str(&b), wanted);
}

static void add_toctree(struct world *w, size_t page, const char *caption,
                        const size_t *entries, size_t n)
{
    struct page_info *info = &w->infos[page];
    struct index_toctree *t =
        NEW_N(&w->site.arena, struct index_toctree, info->n_toctrees + 1);
    for (size_t i = 0; i < info->n_toctrees; i++)
        t[i] = info->toctrees[i];
    t[info->n_toctrees].caption = str_c(caption);
    t[info->n_toctrees].n_entries = n;
    t[info->n_toctrees].entries = NEW_N(&w->site.arena, struct index_entry, n);
    for (size_t i = 0; i < n; i++)
        t[info->n_toctrees].entries[i].page = &w->pages[entries[i]];
    info->toctrees = t;
    info->n_toctrees++;
}

static void from_folders(void **state)
{
    (void)state;
    struct world *w = make((const char *const[]){
        "a", "index", "part/index", "part/x", "part/y", "zoo/deep/q", NULL});
    w->infos[4].order = 1;
    assert_nav(w, ": T-index T-a T-part/index(T-part/y T-part/x) "
                  "zoo(deep(T-zoo/deep/q))");
    assert_ptr_equal(nav_next(&w->nav, &w->pages[2]), &w->pages[4]);
    assert_ptr_equal(nav_previous(&w->nav, &w->pages[0]), &w->pages[1]);
    assert_null(nav_previous(&w->nav, &w->pages[1]));
    assert_null(nav_next(&w->nav, &w->pages[5]));
    finish(w);
}

static void from_toctrees(void **state)
{
    (void)state;
    struct world *w =
        make((const char *const[]){"index", "a", "b", "c", "lost", NULL});
    add_toctree(w, 0, "One", (size_t[]){1}, 1);
    add_toctree(w, 0, "Two", (size_t[]){2}, 1);
    add_toctree(w, 1, NULL, (size_t[]){3}, 1);
    assert_nav(w, ": T-index; One: T-a(T-c); Two: T-b");
    assert_ptr_equal(nav_next(&w->nav, &w->pages[3]), &w->pages[2]);
    assert_null(nav_find(&w->nav, &w->pages[4]));
    assert_null(nav_next(&w->nav, &w->pages[4]));
    finish(w);
}

static void a_page_has_one_place(void **state)
{
    (void)state;
    struct world *w = make((const char *const[]){"index", "a", "b", NULL});
    add_toctree(w, 0, NULL, (size_t[]){1, 2}, 2);
    add_toctree(w, 1, NULL, (size_t[]){2, 0, 1}, 3);
    add_toctree(w, 2, NULL, (size_t[]){1}, 1);
    assert_nav(w, ": T-index T-a T-b");
    assert_int_equal(w->nav.n_order, 3);
    finish(w);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(from_folders),
        cmocka_unit_test(from_toctrees),
        cmocka_unit_test(a_page_has_one_place),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
