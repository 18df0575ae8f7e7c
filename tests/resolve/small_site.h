// SPDX-License-Identifier: MIT
// small_site: a site of pages that a test gives as text, parsed, shaped and
// indexed as a build does it.
#pragma once

#include "base/path.h"
#include "load/page.h"
#include "load/site.h"
#include "parse/parse.h"
#include "resolve/index.h"
#include "resolve/page.h"
#include "testing.h"

struct small_page {
    const char *path, *text; /* "a/b.md"; a NULL path ends the list */
};

struct small_site {
    struct site site;
    struct site_index index;
    struct diags diags; /* of the index */
};

static struct page *small_site_page(struct small_site *s, size_t i)
{
    return &s->site.pages[i];
}

static struct small_site *small_site_make(const struct small_page *pages)
{
    struct small_site *s = calloc(1, sizeof *s);
    assert_non_null(s);
    struct arena *a = &s->site.arena;
    size_t n = 0;
    while (pages[n].path)
        n++;
    s->site.config = config_default();
    s->site.page_names.a = s->site.files.a = a;
    s->site.pages = NEW_N(a, struct page, n);
    s->site.n_pages = n;
    struct page_names *names = &s->site.sorted_names;
    names->v = NEW_N(a, struct page_name, n);
    for (size_t i = 0; i < n; i++) {
        struct page *p = small_site_page(s, i);
        p->path = str_c(pages[i].path);
        p->name = path_without_ext(p->path);
        p->output = str_concat(a, p->name, S(".html"));
        p->syntax =
            str_eq(path_ext(p->path), S(".rst")) ? PAGE_RST : PAGE_MARKDOWN;
        p->source.name = str_concat(a, S("content/"), p->path);
        p->source.text = str_c(pages[i].text);
        p->source.tabs = p->syntax == PAGE_RST;
        map_put(&s->site.page_names, p->name, p);
        names->v[names->n++] = (struct page_name){p->name, p};
    }
    page_names_sort(names);
    for (size_t i = 0; i < n; i++) {
        struct page *p = small_site_page(s, i);
        p->doc = (p->syntax == PAGE_RST ? parse_rst : parse_markdown)(
            &p->arena, &p->diags, &s->site, path_dir(p->source.name),
            &p->source);
        page_shape(&s->site, p);
    }
    index_site(&s->index, a, &s->site, &s->diags);
    return s;
}

static void small_site_free(struct small_site *s)
{
    for (size_t i = 0; i < s->site.n_pages; i++)
        index_free(small_site_page(s, i));
    diag_free(&s->diags);
    site_free(&s->site);
    free(s);
}

/* The only fault of a list, as "file:line: text [code] (help)". */
static void assert_fault(const struct diags *d, const char *wanted)
{
    char got[1000];
    assert_int_equal(d->n, 1);
    const struct diag *g = &d->v[0];
    snprintf(got, sizeof got, "%.*s:%u: %.*s [%s] (%.*s)", STR_ARG(g->file),
             (unsigned)g->line, STR_ARG(g->text), g->code->id,
             STR_ARG(g->help));
    assert_string_equal(got, wanted);
}
