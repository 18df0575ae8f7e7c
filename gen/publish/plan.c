// SPDX-License-Identifier: MIT
// plan: finds the manifest's entry for each object by key and ETag. Then a pass
// over the files finds the files to put and to keep, and a pass over the
// objects finds the objects to delete.
#include "publish/plan.h"

#include <stdlib.h>

#include "base/map.h"
#include "base/vec.h"
#include "config/output_name.h"
#include "output/assets.h"

struct planning {
    struct arena *a;
    struct map ours; /* "ETAG KEY" -> const struct manifest_file * */
    struct map last; /* like `ours`, for files of the last build only */
    /* "KEY" -> const struct manifest_file *, for pending files. Empty if the
       ETags of all puts are known in advance: then `ours` identifies these
       files by their ETags */
    struct map pending;
    struct map objects; /* "KEY" -> const struct plan_object * */
    struct map built;   /* "KEY" -> struct plan_file * */
};

/* ---- ownership ---- */

static str identity(struct arena *a, str etag, str key)
{
    const str words[] = {etag, key};
    return str_join(a, words, 2, S(" "));
}

static void index_files(struct planning *p, const struct manifest_files *files,
                        struct map *by_identity, struct map *by_key)
{
    for (size_t i = 0; i < files->n; i++) {
        struct manifest_file *f = &files->v[i];
        str words = identity(p->a, f->etag, f->key);
        map_put(&p->ours, words, f);
        if (by_identity)
            map_put(by_identity, words, f);
        if (by_key)
            map_put(by_key, f->key, f);
    }
}

/* Returns the manifest's entry for an object, or NULL if the object is not the
   site's. */
static const struct manifest_file *owner(const struct planning *p,
                                         const struct plan_object *object)
{
    const struct manifest_file *f =
        map_get(&p->ours, identity(p->a, object->etag, object->key));
    return f ? f : map_get(&p->pending, object->key);
}

/* ---- phases ---- */

static int by_phase(const void *x, const void *y)
{
    const struct plan_file *a = *(struct plan_file *const *)x,
                           *b = *(struct plan_file *const *)y;
    if (a->phase != b->phase)
        return a->phase < b->phase ? -1 : 1;
    return str_cmp(a->file->key, b->file->key);
}

/* ---- the plan ---- */

static void plan_file_of(struct planning *p, struct plan *plan,
                         struct plan_file *f)
{
    str key = f->file->key;
    const struct plan_object *object = map_get(&p->objects, key);
    const struct manifest_file *was = object ? owner(p, object) : NULL;
    f->is_new = !object;
    f->phase = phase_of(key, f->is_new);
    if (was && str_eq(was->etag, object->etag) &&
        str_eq(was->sha256, f->file->sha256)) {
        f->is_kept = true;
        f->etag = was->etag;
        plan->n_kept++;
        return;
    }
    plan->puts[plan->n_puts++] = f;
    plan->n_new += f->is_new;
    if (was)
        vec_push(p->a, &plan->replaced,
                 (struct manifest_file){key, was->sha256, object->etag});
    f->is_foreign = object && !was;
    if (f->is_foreign)
        vec_push(p->a, &plan->foreign, key);
}

/* Returns whether pages that browsers loaded before this publish may still need
   an object. `unknown`: it is unknown which build these pages belong to. */
static bool may_be_needed(const struct planning *p, bool unknown,
                          const struct plan_object *object)
{
    str folders[] = {S("assets/"), S("search/s/")}, key = object->key;
    return (str_starts(key, folders[0]) || str_starts(key, folders[1])) &&
           assets_has_fingerprint(key) &&
           (unknown || map_get(&p->last, identity(p->a, object->etag, key)));
}

static void find_deletes(struct planning *p, struct plan *plan,
                         const struct plan_objects *objects, bool unknown)
{
    for (size_t i = 0; i < objects->n; i++) {
        const struct plan_object *object = &objects->v[i];
        const struct manifest_file *was = owner(p, object);
        if (was && !map_get(&p->built, object->key) &&
            !output_name_refusal(object->key))
            vec_push(
                p->a,
                may_be_needed(p, unknown, object) ? &plan->leaving
                                                  : &plan->deletes,
                (struct manifest_file){object->key, was->sha256, object->etag});
    }
}

/* ---- pages ---- */

void plan_pages(const struct plan *plan, size_t *were, size_t *gone)
{
    *were = 0;
    *gone = plan->n_unmarked_pages;
    for (size_t i = 0; i < plan->deletes.n; i++)
        *gone += phase_is_written(plan->deletes.v[i].key);
    for (size_t i = 0; i < plan->replaced.n; i++)
        *were += phase_is_written(plan->replaced.v[i].key);
    for (size_t i = 0; i < plan->n_files; i++)
        *were += plan->files[i].is_kept &&
                 phase_is_written(plan->files[i].file->key);
    *were += *gone;
}

struct plan plan_make(struct arena *a, const struct files *files,
                      const struct manifest *last, bool encrypted,
                      const struct plan_objects *objects)
{
    struct planning p = {a, {.a = a}, {.a = a}, {.a = a}, {.a = a}, {.a = a}};
    struct plan plan = {.n_files = files->n};
    plan.files = NEW_N(a, struct plan_file, files->n);
    plan.puts = NEW_N(a, struct plan_file *, files->n);
    index_files(&p, &last->files, &p.last, NULL);
    index_files(&p, &last->pending, NULL, encrypted ? &p.pending : NULL);
    for (size_t i = 0; i < objects->n; i++)
        map_put(&p.objects, objects->v[i].key, &objects->v[i]);
    for (size_t i = 0; i < files->n; i++) {
        plan.files[i].file = &files->v[i];
        map_put(&p.built, files->v[i].key, &plan.files[i]);
        plan_file_of(&p, &plan, &plan.files[i]);
    }
    find_deletes(&p, &plan, objects, last->publish.p || !last->files.n);
    if (plan.n_puts)
        qsort(plan.puts, plan.n_puts, sizeof *plan.puts, by_phase);
    return plan;
}
