// SPDX-License-Identifier: MIT
// deploy: reads the bucket and makes a plan, then executes it in up to five
// steps. First: put a manifest that announces the plan. Second: put the files
// by phase. Third, if files are to be deleted: put a manifest without them, and
// delete them. Fourth: invalidate paths in CloudFront. Fifth: put the final
// manifest.
#include "publish/deploy.h"

#include <sys/random.h>
#include <unistd.h>

#include "base/codes/publish.h"
#include "base/digest.h"
#include "base/map.h"
#include "base/pool.h"
#include "base/system.h"
#include "base/vec.h"
#include "publish/cloudfront.h"
#include "publish/swap.h"

/* BATCH: maximum number of files put between two checks of the manifest;
   LIST_SIZE: number of objects in one part of a list. */
enum { BATCH = 512, LIST_SIZE = 1000 };

static const struct pos NOWHERE = {0};

/* ---- open and close ---- */

static bool stopped(void *data)
{
    const struct deploy *p = data;
    return p->watch.stopped && p->watch.stopped(p->watch.data);
}

/* Reports a completed action to the watcher. The action that puts the manifest
   has no `data` and is not reported. */
static void done(void *data, const struct s3_action *action)
{
    const struct deploy *p = data;
    const struct plan_file *f = action->data;
    struct deploy_step step = {.key =
                                   str_from(action->key, p->target->prefix.n)};
    if (!p->watch.done || !f)
        return;
    step.what = action->verb == S3_DELETE ? "deleted"
                : f->is_new               ? "new"
                                          : "changed";
    step.bytes = action->verb == S3_PUT ? action->bytes.n : 0;
    p->watch.done(p->watch.data, &step);
}

bool deploy_open(struct deploy *p, struct arena *a, struct diags *d,
                 const struct publish_target *target,
                 const struct credentials *c, size_t workers,
                 const struct deploy_watch *watch)
{
    *p = (struct deploy){
        .a = a, .d = d, .target = target, .credentials = c, .watch = *watch};
    p->address = str_fmt(a, "s3://%.*s/%.*s", STR_ARG(target->bucket),
                         STR_ARG(target->prefix));
    if (!s3_open(&p->s3, a, d, target, c, workers))
        return false;
    p->s3.watch = (struct s3_watch){p, stopped, done};
    return true;
}

void deploy_close(struct deploy *p)
{
    s3_close(&p->s3);
}

static bool conflict(struct deploy *p, const char *what, const char *help)
{
    diag_at(p->d, DIAG_PUBLISH_CONFLICT, NOWHERE, p->address, str_c(what));
    diag_help(p->d, "%s", help);
    return false;
}

static bool report_interference(struct deploy *p)
{
    return conflict(
        p, "someone else is publishing to this target at the same time",
        "publish again when they have finished");
}

/* ---- read and plan ---- */

static str key_of(const struct deploy *p, str name)
{
    return str_concat(p->a, p->target->prefix, name);
}

static bool read_manifest(struct deploy *p, bool force)
{
    struct s3_action get = {.verb = S3_GET, .key = key_of(p, S(MANIFEST_KEY))};
    if (!s3_run(&p->s3, &get, 1))
        return false;
    p->encrypted = get.encrypted;
    p->last_etag = get.missing ? STR_NONE : get.etag;
    if (!get.missing && manifest_read(p->a, get.bytes, &p->last))
        return true;
    p->last =
        (struct manifest){.build = manifest_build_id(p->a, &p->last.files)};
    p->damaged = !get.missing && !force;
    if (force || !manifest_is_newer(get.bytes))
        return true;
    return conflict(
        p, "its " MANIFEST_KEY " was not written by this version of perfpress",
        "a newer perfpress may have published to this target; "
        "--force uploads all files again and deletes none");
}

/* Appends to *out the objects below the prefix, except the manifest. Their keys
   are relative to the prefix. Returns false after an error. */
static bool read_objects(struct deploy *p, struct plan_objects *out)
{
    struct s3_objects all = {0};
    if (!s3_list(&p->s3, p->target->prefix, &all))
        return false;
    p->n_objects = all.n;
    for (size_t i = 0; i < all.n; i++) {
        str key = str_from(all.v[i].key, p->target->prefix.n);
        if (!str_eq(key, S(MANIFEST_KEY)))
            vec_push(p->a, out, (struct plan_object){key, all.v[i].etag});
    }
    return true;
}

/* ---- ownership ---- */

/* Requests the marks (file_mark) of the objects `keys`, which are relative to
   the prefix. Adds the keys of objects with this site's mark to *marked. The
   manifest alone is no proof of ownership, since others may have changed it;
   the mark is stored in the object itself. Returns false after an error. */
static bool read_marks(struct deploy *p, const struct strs *keys,
                       struct map *marked)
{
    struct s3_action *heads = NEW_N(p->a, struct s3_action, keys->n);
    str mark = file_mark(p->a, p->target);
    for (size_t i = 0; i < keys->n; i++)
        heads[i] =
            (struct s3_action){.verb = S3_HEAD, .key = key_of(p, keys->v[i])};
    if (keys->n && !s3_run(&p->s3, heads, keys->n))
        return false;
    marked->a = p->a;
    for (size_t i = 0; i < keys->n; i++)
        if (!heads[i].missing && str_eq(heads[i].mark, mark))
            map_put(marked, keys->v[i], p);
    return true;
}

/* Adds the marked objects, with their present ETags, to the pending files of
   the last manifest. */
static void add_marked(struct deploy *p, const struct plan_objects *objects,
                       const struct map *marked)
{
    str no_hash = digest_sha256(p->a, S(""));
    for (size_t i = 0; i < objects->n; i++)
        if (map_get(marked, objects->v[i].key))
            vec_push(p->a, &p->last.pending,
                     (struct manifest_file){objects->v[i].key, no_hash,
                                            objects->v[i].etag});
}

/* Sets *stores_no_marks to true if the service seems to drop marks: no object
   to be deleted has this site's mark, and none of up to FEW objects that this
   site has put has the mark either. Returns false if a request fails. */
static bool check_mark_storage(struct deploy *p, const struct map *marked,
                               bool *stores_no_marks)
{
    enum { FEW = 8 };
    struct strs keys = {0};
    struct map found = {0};
    *stores_no_marks = false;
    for (size_t i = 0; i < p->plan.deletes.n; i++)
        if (map_get(marked, p->plan.deletes.v[i].key))
            return true;
    for (size_t i = 0; i < p->plan.n_files && keys.n < FEW; i++)
        if (p->plan.files[i].is_kept)
            vec_push(p->a, &keys, p->plan.files[i].file->key);
    for (size_t i = 0; i < p->plan.replaced.n && keys.n < FEW; i++)
        vec_push(p->a, &keys, p->plan.replaced.v[i].key);
    if (!keys.n || !p->plan.deletes.n)
        return true;
    if (!read_marks(p, &keys, &found))
        return false;
    *stores_no_marks = !found.n;
    return true;
}

/* Removes the objects without a mark from the deletions, since somebody else
   may have put them. Warns about these objects. */
static void keep_unmarked(struct deploy *p, const struct map *marked,
                          bool stores_no_marks)
{
    struct manifest_files *deletes = &p->plan.deletes;
    size_t n = 0;
    for (size_t i = 0; i < deletes->n; i++)
        if (map_get(marked, deletes->v[i].key))
            deletes->v[n++] = deletes->v[i];
        else if (stores_no_marks)
            p->plan.n_unmarked_pages += phase_is_written(deletes->v[i].key);
    size_t kept = deletes->n - n;
    deletes->n = n;
    if (kept && stores_no_marks) {
        diag_at(p->d, DIAG_PUBLISH_UNMARKED, NOWHERE, p->address,
                str_fmt(p->a, "%zu file%s", kept, kept == 1 ? " is" : "s are"));
        diag_help(
            p->d,
            "this service does not store the header x-amz-meta-perfpress, "
            "which marks published files: delete old files with another tool");
        return;
    }
    if (!kept)
        return;
    diag_at(p->d, DIAG_PUBLISH_CLAIMED, NOWHERE, p->address,
            str_fmt(p->a, "%zu file%s listed in " MANIFEST_KEY, kept,
                    kept == 1 ? " is" : "s are"));
    diag_help(p->d, "not deleted, because someone changed the manifest or "
                    "copied files to this target");
}

/* Adds the keys of objects with this site's mark to *marked. If the manifest
   exists and is valid, checks only the objects in p->plan.foreign: the objects
   that have the key of a file but are not in the manifest. If the manifest is
   damaged, checks all objects. If there is no manifest, checks p->plan.foreign
   and, if one of those objects has the mark, all other objects. If none of the
   objects in p->plan.foreign has the mark, the site was never published to this
   target. Returns false after an error. */
static bool find_marked(struct deploy *p, const struct plan_objects *objects,
                        struct map *marked)
{
    struct strs all = {0};
    if (!p->damaged && !read_marks(p, &p->plan.foreign, marked))
        return false;
    if (!p->damaged && (p->last_etag.p || !marked->n))
        return true;
    for (size_t i = 0; i < objects->n; i++)
        vec_push(p->a, &all, objects->v[i].key);
    return read_marks(p, &all, marked);
}

/* Makes the plan from the manifest and the objects' marks. Returns false after
   an error. */
static bool make_plan(struct deploy *p, const struct plan_objects *objects,
                      bool force)
{
    struct map marked = {0};
    struct strs keys = {0};
    p->plan = plan_make(p->a, &p->files, &p->last, p->encrypted, objects);
    if (!force && !find_marked(p, objects, &marked))
        return false;
    add_marked(p, objects, &marked);
    if (marked.n)
        p->plan = plan_make(p->a, &p->files, &p->last, p->encrypted, objects);
    for (size_t i = 0; i < p->plan.deletes.n; i++)
        vec_push(p->a, &keys, p->plan.deletes.v[i].key);
    bool stores_no_marks;
    if (!read_marks(p, &keys, &marked) ||
        !check_mark_storage(p, &marked, &stores_no_marks))
        return false;
    keep_unmarked(p, &marked, stores_no_marks);
    return true;
}

bool deploy_plan(struct deploy *p, const struct site *site,
                 const struct store *store, bool force)
{
    struct plan_objects objects = {0};
    if (!read_manifest(p, force) || !read_objects(p, &objects))
        return false;
    p->root = file_root(p->a, site, p->target);
    p->files = file_all(p->a, store, site, p->target);
    if (!make_plan(p, &objects, force))
        return false;
    struct file **puts = NEW_N(p->a, struct file *, p->plan.n_puts);
    for (size_t i = 0; i < p->plan.n_puts; i++)
        puts[i] = p->plan.puts[i]->file;
    file_pack(p->a, puts, p->plan.n_puts, system_processors());
    for (size_t i = 0; i < p->plan.n_puts; i++)
        p->bytes += puts[i]->sent.n;
    return true;
}

/* ---- the manifest ---- */

static void push_all(struct arena *a, struct manifest_files *to,
                     const struct manifest_files *from, struct map *seen)
{
    for (size_t i = 0; i < from->n; i++) {
        const struct manifest_file *f = &from->v[i];
        const str words[] = {f->sha256, f->etag, f->key};
        str line = str_join(a, words, 3, S(" "));
        if (map_find(seen, line))
            continue;
        map_put(seen, line, NULL);
        vec_push(a, to, *f);
    }
}

/* Returns a random, unique name for a publish. */
static str new_publish(struct arena *a)
{
    unsigned char bytes[DIGEST_SHA256_SIZE];
    while (getentropy(bytes, sizeof bytes) != 0)
        continue;
    return digest_hex(a, (str){(const char *)bytes, sizeof bytes});
}

/* Returns the manifest that is uploaded before the files. It lists the files of
   the last build and, as pending, all other files that may exist until this
   publish ends. */
static struct manifest manifest_before(struct deploy *p)
{
    struct manifest m = p->last;
    struct map seen = {.a = p->a};
    struct manifest_files puts = {0};
    for (size_t i = 0; i < p->plan.n_puts; i++) {
        const struct file *f = p->plan.puts[i]->file;
        vec_push(p->a, &puts,
                 (struct manifest_file){f->key, f->sha256, f->md5});
    }
    m.publish = new_publish(p->a);
    m.pending = (struct manifest_files){0};
    push_all(p->a, &m.pending, &p->last.pending, &seen);
    push_all(p->a, &m.pending, &p->plan.deletes, &seen);
    push_all(p->a, &m.pending, &p->plan.replaced, &seen);
    push_all(p->a, &m.pending, &puts, &seen);
    return m;
}

/* Returns the manifest that is uploaded after the files. `publish` is the name
   of this publish if files are still to be deleted, or STR_NONE when everything
   is done. The manifest lists the files of this build. It lists as pending: the
   files that are still to be deleted (plan.deletes), unless `publish` is
   STR_NONE; the files that the next publish deletes (plan.leaving); and, if an
   earlier publish seems to have been interrupted, the pending files of the last
   manifest, since the earlier publish may still put them. */
static struct manifest manifest_after(struct deploy *p, str publish)
{
    struct manifest m = {0};
    for (size_t i = 0; i < p->plan.n_files; i++) {
        const struct plan_file *f = &p->plan.files[i];
        vec_push(
            p->a, &m.files,
            (struct manifest_file){f->file->key, f->file->sha256, f->etag});
    }
    m.build = manifest_build_id(p->a, &m.files);
    m.parent = str_eq(m.build, p->last.build) ? p->last.parent
               : p->last.files.n              ? p->last.build
                                              : STR_NONE;
    m.publish = publish;
    struct map seen = {.a = p->a};
    if (p->last.publish.p)
        push_all(p->a, &m.pending, &p->last.pending, &seen);
    if (publish.p)
        push_all(p->a, &m.pending, &p->plan.deletes, &seen);
    push_all(p->a, &m.pending, &p->plan.leaving, &seen);
    return m;
}

/* Replaces the manifest in the bucket if its ETag is *was or if `force` is set.
   Sets *was to the new ETag. Returns false after an error. */
static bool put_manifest(struct deploy *p, const struct manifest *m, str *was,
                         bool force)
{
    struct s3_action put = {.verb = S3_PUT,
                            .key = key_of(p, S(MANIFEST_KEY)),
                            .bytes = manifest_write(p->a, m)};
    vec_push(p->a, &put.headers, S("content-type: text/plain; charset=utf-8"));
    vec_push(p->a, &put.headers, S("cache-control: no-store"));
    enum swap_result result;
    if (force)
        result = s3_run(&p->s3, &put, 1) ? SWAP_DONE : SWAP_FAILED;
    else
        result = swap_put(&p->s3, &put, *was);
    *was = put.etag;
    if (result == SWAP_DIFFERS && !p->started)
        conflict(p, "someone else has published to this target in the meantime",
                 "check the published site, then publish again");
    else if (result == SWAP_DIFFERS)
        report_interference(p);
    p->started |= result == SWAP_DONE;
    return result == SWAP_DONE;
}

/* ---- the files ---- */

/* Returns false after reporting that somebody else has replaced the manifest of
   this publish, or after another error. */
static bool check_manifest(struct deploy *p, str etag)
{
    enum swap_result result =
        swap_check(&p->s3, key_of(p, S(MANIFEST_KEY)), etag);
    return result == SWAP_DIFFERS ? report_interference(p)
                                  : result == SWAP_DONE;
}

static struct s3_action put_of(struct deploy *p, const struct plan_file *f)
{
    const struct file *file = f->file;
    struct s3_action put = {.verb = S3_PUT,
                            .key = key_of(p, file->key),
                            .bytes = file->sent,
                            .headers = file->headers,
                            .md5 = file->md5,
                            .data = f};
    if (!file->redirect.p || p->no_redirects)
        return put;
    put.headers = (struct strs){0};
    for (size_t i = 0; i < file->headers.n; i++)
        vec_push(p->a, &put.headers, file->headers.v[i]);
    vec_push(p->a, &put.headers, file->redirect);
    return put;
}

/* Puts n files of one phase in parallel. If the service does not support
   redirects, puts the moved pages again, without the redirect header. */
static bool put_files(struct deploy *p, struct plan_file *const *files,
                      size_t n)
{
    struct s3_action *actions = NEW_N(p->a, struct s3_action, n);
    struct plan_file **again = NEW_N(p->a, struct plan_file *, n);
    size_t n_again = 0;
    for (size_t i = 0; i < n; i++)
        actions[i] = put_of(p, files[i]);
    bool ok = s3_run(&p->s3, actions, n);
    for (size_t i = 0; i < n; i++) {
        files[i]->etag = actions[i].etag;
        if (actions[i].unable)
            again[n_again++] = files[i];
    }
    p->no_redirects |= n_again > 0;
    return ok && (!n_again || put_files(p, again, n_again));
}

/* Returns the end of the batch of files that starts at `from`. All files of a
   batch are of one phase. */
static size_t batch_end(const struct plan *plan, size_t from)
{
    size_t to = from + 1;
    while (to < plan->n_puts && to - from < BATCH &&
           plan->puts[to]->phase == plan->puts[from]->phase)
        to++;
    return to;
}

static bool put_all(struct deploy *p, str etag, bool force)
{
    const struct plan *plan = &p->plan;
    for (size_t from = 0, to; from < plan->n_puts; from = to) {
        to = batch_end(plan, from);
        if ((from && !force && !check_manifest(p, etag)) ||
            !put_files(p, plan->puts + from, to - from))
            return false;
    }
    return true;
}

/* Returns false after reporting that somebody else has changed an object, or
   after another error. */
static bool check_objects(struct deploy *p)
{
    struct plan_objects objects = {0};
    struct map present = {.a = p->a};
    if (!read_objects(p, &objects))
        return false;
    for (size_t i = 0; i < objects.n; i++)
        map_put(&present, objects.v[i].key, &objects.v[i]);
    for (size_t i = 0; i < p->plan.n_files; i++) {
        const struct plan_file *f = &p->plan.files[i];
        const struct plan_object *object = map_get(&present, f->file->key);
        if (!object || !str_eq(object->etag, f->etag))
            return report_interference(p);
    }
    return true;
}

static bool delete_all(struct deploy *p)
{
    static const struct plan_file ANY = {0};
    const struct manifest_files *files = &p->plan.deletes;
    struct s3_action *actions = NEW_N(p->a, struct s3_action, files->n);
    for (size_t i = 0; i < files->n; i++)
        actions[i] = (struct s3_action){
            .verb = S3_DELETE, .key = key_of(p, files->v[i].key), .data = &ANY};
    return s3_run(&p->s3, actions, files->n);
}

/* ---- the whole ---- */

bool deploy_is_done(const struct deploy *p)
{
    struct manifest_files files = {0};
    for (size_t i = 0; i < p->plan.n_files; i++)
        vec_push(p->a, &files,
                 (struct manifest_file){p->plan.files[i].file->key,
                                        p->plan.files[i].file->sha256,
                                        STR_NONE});
    return !p->plan.n_puts && !p->plan.deletes.n && !p->last.publish.p &&
           str_eq(manifest_build_id(p->a, &files), p->last.build);
}

static bool removals_allowed(const struct deploy *p)
{
    size_t were, gone;
    plan_pages(&p->plan, &were, &gone);
    if (!phase_too_many_gone(gone, were))
        return true;
    diag_at(p->d, DIAG_PUBLISH_REMOVALS, NOWHERE, p->address,
            str_fmt(p->a, "%zu of %zu pages would be removed", gone, were));
    diag_help(p->d, "--dry-run lists them, --allow-removals removes them");
    return false;
}

bool deploy_allowed(const struct deploy *p, size_t max_deletes, bool removals,
                    bool force)
{
    const struct plan *plan = &p->plan;
    bool ok = removals || removals_allowed(p);
    if (plan->deletes.n > max_deletes) {
        size_t n = plan->deletes.n;
        diag_at(
            p->d, DIAG_PUBLISH_DELETES, NOWHERE, p->address,
            str_fmt(p->a,
                    "%zu file%s would be deleted, more than the limit of %zu",
                    n, n == 1 ? "" : "s", max_deletes));
        diag_help(p->d, "--dry-run lists them, --max-deletes %zu allows it", n);
        ok = false;
    }
    if (plan->foreign.n && !force) {
        size_t n = plan->foreign.n;
        str names = str_fmt(p->a, "'%.*s'", STR_ARG(plan->foreign.v[0]));
        if (n > 1)
            names = str_fmt(p->a, "%.*s and %zu more", STR_ARG(names), n - 1);
        diag_at(p->d, DIAG_PUBLISH_FOREIGN, NOWHERE, p->address, names);
        diag_help(p->d,
                  "something else uploaded %s, or changed %s later; --force "
                  "overwrites %s",
                  n == 1 ? "it" : "them", n == 1 ? "it" : "them",
                  n == 1 ? "it" : "them");
        ok = false;
    }
    return ok;
}

/* Collects the files that readers may have cached and that have changed or are
   deleted. After an interrupted publish it is unknown which files these are, so
   all files are invalidated. */
struct strs deploy_stale(const struct deploy *p)
{
    const struct plan *plan = &p->plan;
    struct strs keys = {0};
    if (!p->target->cloudfront.p)
        return keys;
    for (size_t i = 0; i < plan->n_puts; i++)
        if (!plan->puts[i]->is_new)
            vec_push(p->a, &keys, plan->puts[i]->file->key);
    for (size_t i = 0; i < plan->deletes.n; i++)
        vec_push(p->a, &keys, plan->deletes.v[i].key);
    return p->last.publish.p ? cloudfront_all(p->a, p->root)
                             : cloudfront_paths(p->a, p->root, keys.v, keys.n);
}

bool deploy_run(struct deploy *p, bool force)
{
    if (deploy_is_done(p))
        return true;
    bool resumed = p->last.publish.p != NULL;
    struct manifest before = manifest_before(p), after;
    struct strs stale = deploy_stale(p);
    str etag = p->last_etag;
    if (!put_manifest(p, &before, &etag, force) || !put_all(p, etag, force) ||
        (resumed && !check_objects(p)))
        return false;
    if (p->plan.deletes.n) {
        after = manifest_after(p, before.publish);
        if (!put_manifest(p, &after, &etag, force) || !delete_all(p))
            return false;
    }
    if (stale.n &&
        !cloudfront_invalidate(p->d, p->credentials, p->target->cloudfront,
                               &stale, before.publish))
        return false;
    after = manifest_after(p, STR_NONE);
    return put_manifest(p, &after, &etag, force) &&
           (!p->s3.unable || force ||
            (check_objects(p) && check_manifest(p, etag)));
}

/* ---- requests ---- */

struct deploy_requests deploy_planned(const struct deploy *p)
{
    struct deploy_requests r = deploy_sent(p);
    if (deploy_is_done(p))
        return r;
    r.writes += p->plan.n_puts + 2 + (p->plan.deletes.n > 0);
    r.deletes += p->plan.deletes.n;
    if (p->last.publish.p)
        r.writes += (p->n_objects + p->plan.n_new) / LIST_SIZE + 1;
    for (size_t at = 0; at < p->plan.n_puts; at = batch_end(&p->plan, at))
        r.reads += at > 0;
    return r;
}

struct deploy_requests deploy_sent(const struct deploy *p)
{
    const size_t *sent = p->s3.sent;
    return (struct deploy_requests){sent[S3_LIST] + sent[S3_PUT],
                                    sent[S3_HEAD] + sent[S3_GET],
                                    sent[S3_DELETE]};
}
