// SPDX-License-Identifier: MIT
// place: rereads sources to quote their lines, each source at most once.
#include "links/place.h"

#include "load/site.h"

struct place_reader place_reader(const struct site *site, struct arena *a,
                                 struct diags *d)
{
    return (struct place_reader){.site = site, .a = a, .d = d, .sources.a = a};
}

/* Returns the source of a position. A file that cannot be read again counts as
   empty. */
static const struct source *read_again(struct place_reader *r,
                                       const struct place *at)
{
    struct source *src = map_get(&r->sources, at->file);
    if (!src && at->line)
        src = site_read_diag_file(r->site, r->a, r->d, at->file);
    if (!src) {
        src = NEW(r->a, struct source);
        *src = (struct source){.name = at->file, .text = S("")};
    }
    src->tabs = at->tabs;
    if (at->line)
        map_put(&r->sources, at->file, src);
    return src;
}

struct pos place_pos(struct place_reader *r, const struct place *at)
{
    return (struct pos){read_again(r, at), at->line, at->col, at->len};
}
