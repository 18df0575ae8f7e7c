// SPDX-License-Identifier: MIT
// colours: compares the palettes of all pages, in the order of pages.
#include "build/colours.h"

#include "base/codes/result.h"
#include "base/map.h"
#include "load/page.h"

/* The first page whose charts show a name (of a series or category), and the
   colour of the name there. */
struct first_use {
    const struct page *page;
    unsigned char colour;
    bool reported;
};

static void check(struct arena *a, struct map *all, struct page *page,
                  const struct palette_colour *c)
{
    struct first_use *first = map_get(all, c->name);
    if (!first) {
        first = NEW(a, struct first_use);
        *first = (struct first_use){page, c->colour, false};
        map_put(all, c->name, first);
    }
    if (first->colour == c->colour || first->reported)
        return;
    first->reported = true;
    diag_at(&page->diags, DIAG_CHART_COLORS, c->at, c->name,
            first->page->source.name);
    diag_help(
        &page->diags,
        "to use one colour on all pages, write 'colors: %.*s=%d' in "
        "perfpress.yaml, where the number selects a colour of the palette",
        STR_ARG(c->name), first->colour);
}

void colours_check(struct site *site)
{
    struct arena a = {0};
    struct map all = {.a = &a};
    for (size_t i = 0; i < site->n_pages; i++) {
        struct page *page = &site->pages[i];
        for (size_t k = 0; k < page->palette.used.n; k++)
            check(&a, &all, page, &page->palette.used.v[k]);
    }
    arena_free(&a);
}
