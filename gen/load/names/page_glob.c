// SPDX-License-Identifier: MIT
// page_glob: finds by bisection the names that begin with the literal start of
// the pattern, and compares only these names.
#include "load/names/page_glob.h"

#include <fnmatch.h>
#include <stdlib.h>

#include "base/vec.h"

static int by_name(const void *x, const void *y)
{
    const struct page_name *p = x, *q = y;
    return str_cmp(p->name, q->name);
}

void page_names_sort(struct page_names *names)
{
    if (names->n)
        qsort(names->v, names->n, sizeof *names->v, by_name);
}

/* Returns the literal start of a pattern, up to its first special character. */
static str literal_start(str pattern)
{
    size_t n = 0;
    while (n < pattern.n && !strchr("*?[\\", pattern.p[n]))
        n++;
    return str_slice(pattern, 0, n);
}

/* Returns the index of the first name that does not sort before `text`. */
static size_t lower_bound(const struct page_names *names, str text)
{
    size_t from = 0, to = names->n;
    while (from < to) {
        size_t mid = from + (to - from) / 2;
        if (str_cmp(names->v[mid].name, text) < 0)
            from = mid + 1;
        else
            to = mid;
    }
    return from;
}

static bool matches(struct arena *a, const char *pattern, str name)
{
    struct arena_mark mark = arena_mark(a);
    bool is = fnmatch(pattern, str_dupz(a, name), FNM_PATHNAME) == 0;
    arena_rewind(a, mark);
    return is;
}

bool page_glob(struct page_globs *g, str pattern, struct page_matches *out)
{
    const struct page_names *names = g->names;
    str start = literal_start(pattern);
    const char *glob = str_dupz(g->a, pattern);
    for (size_t i = lower_bound(names, start);
         i < names->n && str_starts(names->v[i].name, start); i++) {
        if (++g->compared > PAGE_GLOB_MAX)
            return false;
        if (matches(g->a, glob, names->v[i].name))
            vec_push(g->a, out, names->v[i]);
    }
    return true;
}
