// SPDX-License-Identifier: MIT
// md_anchor: see md_anchor.h.
#include "parse/md/md_anchor.h"

#include <stdint.h>

#include "base/buf.h"
#include "base/unicode.h"
#include "base/utf8.h"

/* Returns the anchor of a title, in `a`: lower case, blanks as '-', and only
   letters, digits, '_' and '-'. */
static str md_anchor_slug(struct arena *a, str title)
{
    struct buf b = {.a = a};
    size_t n;
    for (str rest = str_trim(title); rest.n; rest = str_from(rest, n)) {
        unsigned cp = utf8_decode(rest, &n), low[3];
        if (cp == ' ')
            buf_putc(&b, '-');
        if (cp != '-' && cp != '_' && !unicode_is_word(cp))
            continue;
        size_t count = unicode_to(cp, UNICODE_TO_LOWER, low);
        for (size_t i = 0; i < count; i++)
            buf_put_utf8(&b, low[i]);
    }
    return buf_end(&b);
}

static long level_of(const struct node *section)
{
    long level = 0;
    for (; section && section->type == NODE_SECTION; section = section->parent)
        level++;
    return level;
}

/* Returns `slug`. If another section has that anchor, appends the lowest number
   that makes the anchor unique. */
static str unique(struct document *doc, struct map *slugs, str slug)
{
    str candidate = slug;
    uintptr_t k = (uintptr_t)map_get(slugs, slug);
    while (k && map_find(slugs, candidate))
        candidate = str_fmt(doc->a, "%.*s-%zu", STR_ARG(slug), (size_t)k++);
    map_put(slugs, slug, (void *)(k ? k : 1));
    if (candidate.n > slug.n)
        map_put(slugs, candidate, (void *)1);
    return candidate;
}

void md_anchor_all(struct document *doc, long levels)
{
    struct map slugs = {.a = doc->a};
    if (levels < 1)
        return;
    for (struct node *n = doc->root; n; n = node_next(n, doc->root)) {
        if (n->type != NODE_SECTION || level_of(n) > levels || !n->first ||
            n->first->type != NODE_TITLE)
            continue;
        str slug = md_anchor_slug(doc->a, node_astext(doc->a, n->first));
        slug = slug.n ? unique(doc, &slugs, slug) : slug;
        if (!slug.n || map_find(&doc->ids, slug))
            continue;
        node_add(doc->a, n, "ids", slug);
        map_put(&doc->ids, slug, n);
    }
}
