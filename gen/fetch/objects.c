// SPDX-License-Identifier: MIT
// objects: lists and gets objects with publish/s3. Downloads objects in batches
// of limited size, so that the memory used does not grow with the number of
// objects.
#include "fetch/objects.h"

#include <strings.h>

#include "base/codes/fetch.h"
#include "base/codes/publish.h"
#include "base/path.h"
#include "base/unicode.h"
#include "base/vec.h"
#include "build/build.h"
#include "config/output_name.h"
#include "publish/s3.h"

enum {
    CONNECTIONS = 8,
    OBJECTS_MAX = 10000,   /* maximum number of objects of an entry */
    BATCH = 32 << 20,      /* maximum size of a batch in bytes; a single object
                              may be larger */
    OBJECT_MAX = 64 << 20, /* maximum size of an object: the limit of net/http
                            */
    NAME_BYTES_MAX = 255,  /* maximum length of a file name */
};

/* An object, and the file that it becomes. */
struct fetch_object {
    str key, etag;
    size_t size;
    str to;
    const struct snapshot *old; /* its entry in the lock, or NULL */
};

struct objects_reading {
    struct fetch_run *r;
    const struct fetch_key *key;
    struct arena own; /* memory of the list and of a batch */
    struct s3 s3;
    str bucket;
    str pattern;     /* pattern for keys, or the key of a single object */
    str prefix;      /* start of each key that is not part of the file's name */
    size_t received; /* bytes of objects received so far */
    double end;      /* end of the entry's time, by http_now */
    struct {
        struct fetch_object *v;
        size_t n, cap;
    } objects;
};

/* ---- names ---- */

static bool refuse(struct objects_reading *g, str key, str why)
{
    diag_at(g->r->d, DIAG_FETCH_OBJECT, g->key->at, key, why);
    return false;
}

/* Names that Windows reserves for devices, with any extension. */
static bool is_reserved(str name)
{
    static const str NAMES[] = {S_INIT("con"), S_INIT("prn"), S_INIT("aux"),
                                S_INIT("nul")};
    str stem = str_slice(name, 0, str_find_char(name, '.', 0));
    bool port = stem.n == 4 && char_is_digit(stem.p[3]) &&
                (strncasecmp(stem.p, "com", 3) == 0 ||
                 strncasecmp(stem.p, "lpt", 3) == 0);
    return port || STR_AMONG_NOCASE(stem, NAMES);
}

/* Returns why an object's name is not a valid path of a file, or STR_NONE if
   the name is valid. */
static str name_fault(struct objects_reading *g, str name)
{
    str normal, rest = name, part;
    const char *why = output_name_refusal(name);
    if (why)
        return str_fmt(g->r->a, "%s", why);
    if (!path_normal(g->r->a, name, &normal) || !str_eq(normal, name))
        return S("its name is not a path inside the folder");
    if (name.n >= PATH_BYTES / 2)
        return S("its name is too long");
    while (str_cut(&rest, '/', &part))
        if (is_reserved(part) || part.n > NAME_BYTES_MAX ||
            str_find_char(part, ':', 0) != STR_NPOS)
            return S("its name is not a valid file name on every system");
    return STR_NONE;
}

/* Reports an object whose file would clash with the file of an earlier object.
   Two files clash if their names differ only in case or in the encoding of
   accents, or if one file has the name of a folder that contains the other. */
static bool check_clash(struct objects_reading *g, struct map *names, str key,
                        str name)
{
    struct arena *a = &g->own;
    for (size_t end = 0; end != STR_NPOS; end++) {
        end = str_find_char(name, '/', end);
        bool folder = end != STR_NPOS;
        str folded = str_fmt(a, "%.*s%s",
                             STR_ARG(unicode_path(a, str_slice(name, 0, end))),
                             folder ? "/" : "");
        str other = folder ? str_slice(folded, 0, folded.n - 1)
                           : str_concat(a, folded, S("/"));
        const char *clash = map_get(names, other);
        if (!clash && !folder)
            clash = map_get(names, folded);
        if (clash)
            return refuse(
                g, key, str_fmt(g->r->a, "its name clashes with '%s'", clash));
        map_add(names, folded, str_dupz(a, key));
        if (!folder)
            break;
    }
    return true;
}

/* ---- the list ---- */

static bool is_too_much(struct objects_reading *g, size_t total)
{
    bool many = g->objects.n > OBJECTS_MAX;
    if (!many && total <= g->key->bytes)
        return false;
    str from = g->key->from;
    diag_at(g->r->d, DIAG_FETCH_LIMIT, g->key->at,
            many ? str_fmt(g->r->a, "more than 10,000 objects match '%.*s'",
                           STR_ARG(from))
                 : str_fmt(g->r->a, "'%.*s' has more than %zu bytes",
                           STR_ARG(from), g->key->bytes));
    diag_help(
        g->r->d, "%s",
        many ? "use a narrower pattern in 'from'"
        : g->key->is_folder
            ? "use a narrower pattern in 'from', or set 'bytes' in this entry"
            : "to raise this limit, set 'bytes' in this entry");
    return true;
}

/* Adds the objects that match the pattern. An object whose key ends with '/'
   stands for a folder and is skipped. */
static bool choose(struct objects_reading *g, const struct s3_objects *all)
{
    struct map names = {.a = &g->own};
    size_t total = 0;
    bool ok = true;
    for (size_t i = 0; i < all->n && ok; i++) {
        const struct s3_object *o = &all->v[i];
        if (!str_fits(g->pattern, o->key) || str_ends(o->key, S("/")))
            continue;
        str name = str_from(o->key, g->prefix.n);
        str why = o->size > OBJECT_MAX ? S("it is larger than 64 MiB")
                                       : name_fault(g, name);
        str to = path_join(g->r->a, g->key->to, name);
        total += o->size;
        vec_push(&g->own, &g->objects,
                 (struct fetch_object){o->key, o->etag, o->size, to,
                                       lock_find(&g->r->site->lock, to)});
        ok = (!why.p || refuse(g, o->key, why)) &&
             check_clash(g, &names, o->key, name) && !is_too_much(g, total);
    }
    if (ok && !g->objects.n) {
        diag_at(g->r->d, DIAG_FETCH_REFUSED, g->key->at, g->key->from,
                S("no object matches this pattern"));
        return false;
    }
    return ok;
}

static bool list(struct objects_reading *g)
{
    struct s3_objects all = {0};
    size_t star = str_find_char(g->pattern, '*', 0);
    str start = str_slice(g->pattern, 0, star);
    size_t slash = str_rfind_char(start, '/');
    g->prefix = str_slice(start, 0, slash == STR_NPOS ? 0 : slash + 1);
    return s3_list(&g->s3, start, &all) && choose(g, &all);
}

/* ---- objects ---- */

static str url_of(struct objects_reading *g, str key)
{
    return str_fmt(g->r->a, "s3://%.*s/%.*s", STR_ARG(g->bucket), STR_ARG(key));
}

static void add(struct objects_reading *g, const struct fetch_object *o,
                str sha256, str etag)
{
    struct fetch_run *r = g->r;
    struct snapshot s = {.to = o->to, .at = g->key->at, .sha256 = sha256};
    s.from.url = url_of(g, o->key);
    s.from.pattern = g->key->is_folder ? g->key->from : STR_NONE;
    s.from.etag = etag.n ? str_dup(r->a, etag) : STR_NONE;
    vec_push(r->a, &r->found, s);
}

/* Whether an object is the one that the lock records, and its file has the
   bytes that the lock records. In mode FETCH_CHECK, the file is ignored. */
static bool is_unchanged(struct objects_reading *g,
                         const struct fetch_object *o)
{
    const struct snapshot *s = o->old;
    return s && o->etag.n && str_eq(s->from.etag, o->etag) &&
           str_eq(s->from.url, url_of(g, o->key)) &&
           (g->r->mode == FETCH_CHECK ||
            staged_is(&g->r->files, s->to, s->sha256));
}

/* Whether an object in a folder would replace a file that was not fetched and
   has other bytes than `sha256`. */
static bool is_foreign(struct objects_reading *g, const struct fetch_object *o,
                       str sha256)
{
    str there = g->key->is_folder && !o->old ? staged_hash(&g->r->files, o->to)
                                             : STR_NONE;
    return there.p && !str_eq(there, sha256);
}

static bool store(struct objects_reading *g, const struct fetch_object *o,
                  const struct s3_action *action)
{
    if (action->missing)
        return refuse(g, o->key, S("it is not in the bucket"));
    if (g->received > g->key->bytes)
        return !is_too_much(g, g->received);
    struct staged_file *f = staged_begin(&g->r->files, o->to);
    if (!f || !staged_put(f, action->bytes) || !staged_end(f))
        return false;
    if (is_foreign(g, o, f->sha256)) {
        refuse(g, o->key,
               str_fmt(g->r->a,
                       "the file '%.*s' already exists, but was not fetched",
                       STR_ARG(o->to)));
        diag_help(g->r->d, "remove or rename the file");
        return false;
    }
    add(g, o, f->sha256, action->etag);
    return true;
}

/* Downloads the n objects of `todo` and stores them. */
static bool get(struct objects_reading *g, struct fetch_object **todo, size_t n)
{
    struct arena_mark mark = arena_mark(&g->own);
    struct s3_action *actions = NEW_N(&g->own, struct s3_action, n);
    for (size_t i = 0; i < n; i++)
        actions[i] = (struct s3_action){.verb = S3_GET, .key = todo[i]->key};
    bool ok = s3_run(&g->s3, actions, n);
    if (!ok && g->received > g->key->bytes)
        is_too_much(g, g->received);
    for (size_t i = 0; i < n && ok; i++)
        ok = store(g, todo[i], &actions[i]);
    arena_rewind_round(&g->own, mark);
    return ok;
}

/* Downloads the objects that changed, in batches. */
static bool get_all(struct objects_reading *g)
{
    struct fetch_object **todo =
        NEW_N(&g->own, struct fetch_object *, g->objects.n);
    size_t n = 0, bytes = 0;
    bool ok = true;
    for (size_t i = 0; i < g->objects.n && ok; i++) {
        struct fetch_object *o = &g->objects.v[i];
        if (is_unchanged(g, o)) {
            add(g, o, o->old->sha256, o->etag);
            continue;
        }
        if (n && bytes + o->size > BATCH) {
            ok = get(g, todo, n);
            n = bytes = 0;
        }
        todo[n++] = o;
        bytes += o->size;
    }
    return ok && (!n || get(g, todo, n));
}

/* Finds a single object, with its size and ETag, by listing the keys that begin
   with its key. Then downloads the object. */
static bool read_single(struct objects_reading *g)
{
    struct s3_objects all = {0};
    if (!s3_list(&g->s3, g->pattern, &all))
        return false;
    const struct s3_object *o = all.n ? &all.v[0] : NULL;
    if (!o || !str_eq(o->key, g->pattern))
        return refuse(g, g->pattern, S("it is not in the bucket"));
    if (o->size > OBJECT_MAX)
        return refuse(g, g->pattern, S("it is larger than 64 MiB"));
    vec_push(&g->own, &g->objects,
             (struct fetch_object){o->key, o->etag, o->size, g->key->to,
                                   lock_find(&g->r->site->lock, g->key->to)});
    return !is_too_much(g, o->size) && get_all(g);
}

/* Counts the bytes received of an object: a service may send more than the size
   that it listed. */
static void done(void *data, const struct s3_action *action)
{
    struct objects_reading *g = data;
    g->received += action->bytes.n;
}

static bool stopped(void *data)
{
    const struct objects_reading *g = data;
    return build_interrupted() || g->received > g->key->bytes ||
           http_now() > g->end;
}

bool objects_fetch(struct fetch_run *r, const struct fetch_key *key)
{
    struct objects_reading g = {
        .r = r, .key = key, .end = http_now() + key->seconds};
    size_t reported = r->d->n;
    struct credentials c = {0};
    struct credentials_from from = credentials_system();
    struct publish_target target = {.name = S("fetch")};
    struct aws_codes codes = {DIAG_PUBLISH_KEY, DIAG_FETCH_REFUSED,
                              DIAG_FETCH_NETWORK, key->at};
    g.pattern = str_from(key->from, S("s3://").n);
    str_cut(&g.pattern, '/', &g.bucket);
    target.bucket = g.bucket;
    bool ok = credentials_read(r->a, r->d, &from, &c) &&
              s3_open(&g.s3, &g.own, r->d, &target, &c, CONNECTIONS);
    if (ok) {
        g.s3.aws.codes = &codes;
        g.s3.watch = (struct s3_watch){&g, stopped, done};
        ok = key->is_folder ? list(&g) && get_all(&g) : read_single(&g);
        s3_close(&g.s3);
    }
    if (!ok && r->d->n == reported && !build_interrupted())
        fetch_run_late(r, key, &g.s3.http);
    arena_free(&g.own);
    return ok;
}
