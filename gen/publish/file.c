// SPDX-License-Identifier: MIT
// file: derives headers from name and contents, and compresses files in
// parallel.
#include "publish/file.h"

#include <pthread.h>
#include <stdlib.h>

#include "base/digest.h"
#include "base/gzip.h"
#include "base/mime.h"
#include "base/path.h"
#include "base/pool.h"
#include "base/uri.h"
#include "base/vec.h"
#include "build/moved.h"
#include "load/site.h"
#include "publish/cache.h"
#include "publish/s3.h"

/* Only files of PACKS_FROM to PACKS_TO bytes are compressed. Smaller files fit
   into a packet anyway, and gzip_pack does not accept larger files. */
enum { PACKS_FROM = 256, PACKS_TO = 1 << 30 };

str file_root(struct arena *a, const struct site *site,
              const struct publish_target *target)
{
    return site->config.base_url.p
               ? uri_path(site->config.base_url)
               : str_concat(a, S("/"), path_encode(a, target->prefix));
}

str file_mark(struct arena *a, const struct publish_target *target)
{
    return digest_sha256(a, str_fmt(a, "perfpress s3://%.*s/%.*s",
                                    STR_ARG(target->bucket),
                                    STR_ARG(target->prefix)));
}

static void describe(struct arena *a, struct file *f, const struct site *site,
                     const struct publish_target *target)
{
    const struct redirect *moved =
        map_get(&site->config.redirects.by_from, f->key);
    const struct mime *mime = mime_of(f->key);
    f->packs =
        mime->packs && f->built.n >= PACKS_FROM && f->built.n <= PACKS_TO;
    vec_push(a, &f->headers, str_fmt(a, "content-type: %s", mime->type));
    vec_push(a, &f->headers,
             str_concat(a, S("cache-control: "),
                        cache_control(target, f->key, f->built)));
    if (f->packs)
        vec_push(a, &f->headers, S("content-encoding: gzip"));
    vec_push(a, &f->headers, str_concat(a, S3_MARK, file_mark(a, target)));
    if (moved)
        f->redirect =
            str_concat(a, S3_REDIRECT,
                       moved_location(a, moved, file_root(a, site, target)));
    str head = str_join(a, f->headers.v, f->headers.n, S("\n"));
    const str parts[] = {head, digest_sha256(a, f->built), f->redirect};
    f->sha256 = digest_sha256(a, str_join(a, parts, moved ? 3 : 2, S("\n")));
}

static int by_key(const void *x, const void *y)
{
    return str_cmp(((const struct file *)x)->key,
                   ((const struct file *)y)->key);
}

struct files file_all(struct arena *a, const struct store *store,
                      const struct site *site,
                      const struct publish_target *target)
{
    struct files files = {0};
    for (size_t i = 0; i < store->files.n; i++) {
        struct file *f = vec_add(a, &files);
        f->key = str_dup(a, store->files.v[i].key);
        f->built = store_get(store, f->key);
        describe(a, f, site, target);
    }
    if (files.n)
        qsort(files.v, files.n, sizeof *files.v, by_key);
    return files;
}

struct packing {
    struct file *const *files;
    struct arena *a; /* guarded by lock */
    pthread_mutex_t lock;
};

static void pack_one(void *data, size_t item, size_t worker)
{
    struct packing *p = data;
    struct file *f = p->files[item];
    struct arena scratch = {0};
    (void)worker;
    str packed = f->packs ? gzip_pack(&scratch, f->built) : f->built;
    if (!packed.p) /* zlib fails only if memory runs out */
        arena_out_of_memory();
    str md5 = digest_md5(&scratch, packed);
    pthread_mutex_lock(&p->lock);
    f->sent = f->packs ? str_dup(p->a, packed) : packed;
    f->md5 = str_dup(p->a, md5);
    pthread_mutex_unlock(&p->lock);
    arena_free(&scratch);
}

void file_pack(struct arena *a, struct file *const *files, size_t n,
               size_t workers)
{
    struct packing p = {files, a, PTHREAD_MUTEX_INITIALIZER};
    pool_run(workers, n, pack_one, &p);
}
