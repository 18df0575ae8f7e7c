// SPDX-License-Identifier: MIT
// plan: two maps by key, one pass over the files and one over the manifest.
#include "publish/plan.h"

#include <stdlib.h>

#include "base/path.h"
#include "base/vec.h"

static bool is_list(str key)
{
    static const str NAMES[] = {S_INIT("sitemap.xml"), S_INIT("robots.txt"),
                                S_INIT("_headers"), S_INIT("_redirects")};
    for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; i++)
        if (str_eq(key, NAMES[i]))
            return true;
    return false;
}

static enum plan_phase phase_of(const struct plan_file *f)
{
    if (is_list(f->key))
        return PLAN_LISTS;
    if (!str_eq(path_ext(f->key), S(".html")))
        return PLAN_ASSETS;
    return f->is_new ? PLAN_NEW_PAGES : PLAN_CHANGED_PAGES;
}

static int by_phase(const void *x, const void *y)
{
    const struct plan_file *a = *(struct plan_file *const *)x,
                           *b = *(struct plan_file *const *)y;
    if (a->phase != b->phase)
        return a->phase < b->phase ? -1 : 1;
    return str_cmp(a->key, b->key);
}

static int by_bytes(const void *x, const void *y)
{
    return str_cmp(*(const str *)x, *(const str *)y);
}

static void settle(struct plan_file *f, const struct manifest *last,
                   const struct plan_object *object)
{
    const struct manifest_file *was =
        last ? map_get(&last->by_key, f->key) : NULL;
    f->is_new = !object;
    f->phase = phase_of(f);
    if (was && object && str_eq(was->sha256, f->sha256) &&
        str_eq(was->etag, object->etag)) {
        f->phase = PLAN_KEEP;
        f->etag = was->etag;
    }
}

struct plan plan_make(struct arena *a, struct plan_file *files, size_t n,
                      const struct manifest *last,
                      const struct plan_object *objects, size_t n_objects)
{
    struct plan p = {.puts = NEW_N(a, struct plan_file *, n)};
    struct map there = {.a = a}, built = {.a = a};
    for (size_t i = 0; i < n_objects; i++)
        map_put(&there, objects[i].key, (void *)&objects[i]);
    for (size_t i = 0; i < n; i++) {
        struct plan_file *f = &files[i];
        map_put(&built, f->key, f);
        settle(f, last, map_get(&there, f->key));
        if (f->phase == PLAN_KEEP) {
            p.n_kept++;
            continue;
        }
        p.puts[p.n_puts++] = f;
        p.n_new += f->is_new;
        p.bytes += f->size;
    }
    for (size_t i = 0; last && i < last->n; i++)
        if (!map_get(&built, last->v[i].key) && map_get(&there, last->v[i].key))
            vec_push(a, &p.deletes, last->v[i].key);
    qsort(p.puts, p.n_puts, sizeof *p.puts, by_phase);
    if (p.deletes.n)
        qsort(p.deletes.v, p.deletes.n, sizeof *p.deletes.v, by_bytes);
    return p;
}
