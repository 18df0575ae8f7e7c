// SPDX-License-Identifier: MIT
// fetch: chooses entries of `fetch:`, reads their sources into staged files
// (fetch/staged), compares the results with perfpress.lock, and renames the
// staged files to their final names. The new perfpress.lock is renamed first.
#include "fetch/fetch.h"

#include <stdlib.h>

#include "base/codes/fetch.h"
#include "base/path.h"
#include "base/vec.h"
#include "build/build.h"
#include "fetch/database.h"
#include "fetch/lock_write.h"
#include "fetch/objects.h"
#include "fetch/web.h"
#include "load/guard.h"

static const struct pos NOWHERE = {0};

/* The functions that read an entry, by its kind (enum fetch_from). */
static bool (*const READERS[])(struct fetch_run *r,
                               const struct fetch_key *key) = {
    [FETCH_DATABASE] = database_fetch,
    [FETCH_BUCKET] = objects_fetch,
    [FETCH_WEB] = web_fetch,
};

struct fetch_selection {
    bool *chosen; /* whether each entry is chosen, by its index */
    size_t n;
};

/* ---- entries ---- */

const struct fetch_key *fetch_find(struct arena *a, struct diags *d,
                                   const struct fetch_keys *all, str name)
{
    str path = STR_NONE;
    const struct fetch_key *key =
        path_normal(a, name, &path) ? fetch_keys_find(all, path) : NULL;
    for (size_t i = 0; !key && i < all->n; i++)
        if (str_eq(all->v[i].to, path))
            key = &all->v[i];
    if (key)
        return key;
    str *names = NEW_N(a, str, all->n);
    for (size_t i = 0; i < all->n; i++)
        names[i] = all->v[i].to;
    diag_at(d, DIAG_FETCH_ENTRY, NOWHERE,
            str_fmt(a, "no entry under 'fetch' in perfpress.yaml writes '%.*s'",
                    STR_ARG(name)));
    diag_help_nearest(d, "entries", name, names, all->n);
    return NULL;
}

/* Whether the file of a snapshot is missing, differs from the lock, or was
   fetched with other settings. */
static bool is_outdated(struct fetch_run *r, const struct snapshot *s)
{
    return s->changed.p || !staged_is(&r->files, s->to, s->sha256);
}

static bool is_missing(struct fetch_run *r, const struct fetch_key *key)
{
    const struct lock *l = &r->site->lock;
    size_t n = 0;
    for (size_t i = 0; i < l->n; i++) {
        const struct snapshot *s = &l->v[i];
        if (fetch_keys_find(&r->site->config.fetch, s->to) != key)
            continue;
        n++;
        if (is_outdated(r, s))
            return true;
    }
    return n == 0;
}

/* Returns the path of `name` if it is a file in the folder of an entry,
   otherwise STR_NONE. *key is the entry, or NULL. */
static str named_file(struct fetch_run *r, str name,
                      const struct fetch_key **key)
{
    str path;
    *key = path_normal(r->a, name, &path)
               ? fetch_keys_find(&r->site->config.fetch, path)
               : NULL;
    return *key && (*key)->is_folder ? path : STR_NONE;
}

static bool choose(struct fetch_run *r, const str *names, size_t n,
                   struct fetch_selection *out)
{
    const struct fetch_keys *all = &r->site->config.fetch;
    bool ok = all->n > 0;
    out->n = all->n;
    out->chosen = NEW_N(r->a, bool, all->n);
    if (!ok) {
        diag_at(r->d, DIAG_FETCH_ENTRY, NOWHERE,
                S("perfpress.yaml has no key 'fetch'"));
        diag_help(r->d, "under 'fetch', list the files to copy from databases, "
                        "buckets and web servers");
    }
    for (size_t i = 0; ok && i < n; i++) {
        const struct fetch_key *key = fetch_find(r->a, r->d, all, names[i]);
        ok = key != NULL;
        if (ok)
            out->chosen[key - all->v] = true;
    }
    for (size_t i = 0; ok && i < all->n; i++) {
        bool wanted = n == 0 || out->chosen[i];
        out->chosen[i] =
            wanted && (r->mode != FETCH_MISSING || is_missing(r, &all->v[i]));
    }
    for (size_t i = 0; ok && i < n; i++) {
        const struct fetch_key *key;
        str path = named_file(r, names[i], &key);
        if (path.p && !lock_find(&r->site->lock, path))
            out->chosen[key - all->v] = true;
    }
    return ok;
}

static bool read_sources(struct fetch_run *r, const struct fetch_selection *s)
{
    bool ok = true;
    for (size_t i = 0; i < s->n; i++) {
        const struct fetch_key *key = &r->site->config.fetch.v[i];
        if (s->chosen[i] && !build_interrupted() && !READERS[key->kind](r, key))
            ok = false;
    }
    return ok && !build_interrupted();
}

/* ---- comparison with the lock ---- */

static void add_outcome(struct fetch_run *r, enum fetch_change change,
                        const struct snapshot *s)
{
    vec_push(r->a, &r->outcomes,
             (struct fetch_outcome){change, s->to, s->rows, s->columns.n > 0});
}

static bool same_texts(const struct strs *x, const struct strs *y)
{
    bool ok = x->n == y->n;
    for (size_t i = 0; i < x->n && ok; i++)
        ok = str_eq(x->v[i], y->v[i]);
    return ok;
}

/* Whether two snapshots have equal columns, keys and queries, from the same
   source. Ignores the version of the server. */
static bool same_query(const struct snapshot *x, const struct snapshot *y)
{
    bool ok = x->columns.n == y->columns.n && same_texts(&x->key, &y->key) &&
              same_texts(&x->from.parameters, &y->from.parameters) &&
              str_eq(x->from.database, y->from.database) &&
              str_eq(x->from.query, y->from.query) &&
              str_eq(x->from.query_sha256, y->from.query_sha256) &&
              str_eq(x->from.url, y->from.url) &&
              str_eq(x->from.pattern, y->from.pattern);
    for (size_t i = 0; i < x->columns.n && ok; i++)
        ok = x->columns.v[i].type == y->columns.v[i].type &&
             str_eq(x->columns.v[i].name, y->columns.v[i].name);
    return ok;
}

/* Completes a snapshot that was read. If its bytes are equal to those in the
   lock, keeps the lock's time of fetching. */
static void date(struct fetch_run *r, struct snapshot *s)
{
    const struct snapshot *old = lock_find(&r->site->lock, s->to);
    const struct fetch_key *key =
        fetch_keys_find(&r->site->config.fetch, s->to);
    bool same = old && str_eq(old->sha256, s->sha256);
    s->fetched = same ? old->fetched : r->now;
    s->checked = key->max_age > 0 ? str_slice(r->now, 0, 10) : STR_NONE;
    if (same && same_query(old, s))
        s->from.server = old->from.server;
    add_outcome(r, same ? FETCH_SAME : old ? FETCH_CHANGED : FETCH_NEW, s);
}

static const struct snapshot *find_new(const struct fetch_run *r, str path)
{
    for (size_t i = 0; i < r->found.n; i++)
        if (str_eq(r->found.v[i].to, path))
            return &r->found.v[i];
    return NULL;
}

static int by_path(const void *x, const void *y)
{
    const struct snapshot *a = x, *b = y;
    return str_cmp(a->to, b->to);
}

static int by_to(const void *x, const void *y)
{
    const struct fetch_outcome *a = x, *b = y;
    return str_cmp(a->to, b->to);
}

/* Whether the file of snapshot s may be removed. Two conditions must hold;
   otherwise, the file may be the user's own. First: the file has the bytes
   recorded in perfpress.lock, or is already missing. Second, if the entry
   writes a folder: the recorded URL of the object ends with the file's path in
   the folder. */
static bool may_remove(struct fetch_run *r, const struct fetch_key *key,
                       const struct snapshot *s)
{
    return (!key->is_folder ||
            str_ends(s->from.url, str_from(s->to, key->to.n))) &&
           (staged_is(&r->files, s->to, s->sha256) ||
            staged_is_missing(&r->files, s->to));
}

/* Adds to r->found the snapshots of the lock that this run did not read, except
   those whose object or entry no longer exists. */
static void keep_others(struct fetch_run *r,
                        const struct fetch_selection *chosen)
{
    const struct fetch_keys *keys = &r->site->config.fetch;
    size_t n = r->found.n;
    struct map found = {.a = r->a};
    for (size_t i = 0; i < n; i++)
        map_put(&found, r->found.v[i].to, r);
    for (size_t i = 0; i < r->site->lock.n; i++) {
        const struct snapshot *s = &r->site->lock.v[i];
        const struct fetch_key *key = fetch_keys_find(keys, s->to);
        if (map_get(&found, s->to))
            continue;
        if (!key)
            add_outcome(r, FETCH_FORGOTTEN, s);
        else if (!chosen->chosen[key - keys->v])
            vec_push(r->a, &r->found, *s);
        else
            add_outcome(r, may_remove(r, key, s) ? FETCH_REMOVED : FETCH_LEFT,
                        s);
    }
}

static void compare(struct fetch_run *r, const struct fetch_selection *chosen)
{
    for (size_t i = 0; i < r->found.n; i++)
        date(r, &r->found.v[i]);
    keep_others(r, chosen);
    if (r->found.n)
        qsort(r->found.v, r->found.n, sizeof *r->found.v, by_path);
    if (r->outcomes.n)
        qsort(r->outcomes.v, r->outcomes.n, sizeof *r->outcomes.v, by_to);
}

/* Returns the code for the difference between a snapshot of the lock and its
   source or its file, or NULL if they are equal. */
static const struct diag_code *difference(struct fetch_run *r,
                                          const struct fetch_outcome *o)
{
    const struct snapshot *old = lock_find(&r->site->lock, o->to);
    if (o->change == FETCH_NEW ||
        (o->change == FETCH_SAME && staged_is_missing(&r->files, o->to)))
        return DIAG_SNAPSHOT_MISSING;
    if (o->change != FETCH_SAME || !same_query(old, find_new(r, o->to)))
        return DIAG_FETCH_DIFFERS;
    return staged_is(&r->files, o->to, old->sha256) ? NULL
                                                    : DIAG_SNAPSHOT_CHANGED;
}

/* Reports, for --check, each snapshot in the lock that differs from its source
   or its file. Returns whether there are no differences. */
static bool report_differences(struct fetch_run *r)
{
    bool ok = true;
    for (size_t i = 0; i < r->outcomes.n; i++) {
        const struct fetch_outcome *o = &r->outcomes.v[i];
        const struct fetch_key *key =
            fetch_keys_find(&r->site->config.fetch, o->to);
        const struct diag_code *code = key ? difference(r, o) : NULL;
        if (!code)
            continue;
        ok = false;
        diag_at(r->d, code, key->at, o->to);
        diag_help(r->d,
                  o->change == FETCH_REMOVED || o->change == FETCH_LEFT
                      ? "the bucket has no such object; run perfpress fetch "
                        "%.*s"
                      : "run perfpress fetch %.*s",
                  STR_ARG(key->to));
    }
    return ok;
}

/* Reports each of `names` that is a file in an entry's folder, if there is no
   object for it now and there was none in the lock. */
static bool check_names(struct fetch_run *r, const str *names, size_t n)
{
    bool ok = true;
    for (size_t i = 0; i < n; i++) {
        const struct fetch_key *key;
        str path = named_file(r, names[i], &key);
        if (!path.p || find_new(r, path) || lock_find(&r->site->lock, path))
            continue;
        ok = false;
        diag_at(r->d, DIAG_FETCH_ENTRY, key->at,
                str_fmt(r->a, "there is no object for the file '%.*s'",
                        STR_ARG(path)));
        diag_help(r->d,
                  "to fetch all files of this entry, run perfpress fetch %.*s",
                  STR_ARG(key->to));
    }
    return ok;
}

/* ---- the end ---- */

/* Removes the temporary files of fetches that were killed. */
static void sweep(struct fetch_run *r)
{
    const struct fetch_keys *keys = &r->site->config.fetch;
    staged_sweep(&r->files, S(""), false);
    for (size_t i = 0; i < keys->n; i++)
        staged_sweep(&r->files,
                     keys->v[i].is_folder ? keys->v[i].to
                                          : path_dir(keys->v[i].to),
                     keys->v[i].is_folder);
}

/* Removes the files whose objects left the bucket, and puts the lock and the
   new files in place. Does not write the lock if it is unchanged. */
static bool commit(struct fetch_run *r)
{
    struct buf b = {.a = r->a};
    struct strs gone = {0};
    for (size_t i = 0; i < r->outcomes.n; i++)
        if (r->outcomes.v[i].change == FETCH_REMOVED &&
            !staged_is_missing(&r->files, r->outcomes.v[i].to))
            vec_push(r->a, &gone, r->outcomes.v[i].to);
    lock_write(&b, r->found.v, r->found.n);
    struct staged_file *lock = staged_begin(&r->files, S(LOCK_FILE));
    return lock && staged_put(lock, buf_str(&b)) && staged_end(lock) &&
           staged_commit(&r->files, &gone, lock);
}

bool fetch_run(struct fetch_run *r, const str *names, size_t n)
{
    struct fetch_selection chosen = {0};
    bool dry = r->mode == FETCH_CHECK;
    bool ok = staged_open(&r->files, r->a, r->d, r->site->root, dry) &&
              choose(r, names, n, &chosen);
    if (ok) {
        sweep(r);
        ok = read_sources(r, &chosen);
    }
    if (ok) {
        compare(r, &chosen);
        ok = check_names(r, names, n) &&
             (dry ? report_differences(r) : commit(r));
    }
    staged_close(&r->files);
    return ok;
}

void fetch_abandon(void *data)
{
    struct fetch_run *r = data;
    staged_close(&r->files);
}
