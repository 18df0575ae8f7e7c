// SPDX-License-Identifier: MIT
// snapshot: compares files, queries and settings with what perfpress.lock
// records about them.
#include "load/snapshot.h"

#include <time.h>

#include "base/calendar.h"
#include "base/codes/fetch.h"
#include "base/digest.h"
#include "base/path.h"
#include "base/vec.h"
#include "load/csv/csv.h"
#include "load/guard.h"
#include "load/kind.h"
#include "load/schema.h"

bool snapshot_begin(struct arena *a, struct diags *d, struct pos at)
{
    str why = digest_fault(a);
    if (why.p)
        diag_at(d, DIAG_LOCK_SYNTAX, at,
                str_fmt(a, "hashes cannot be computed: %.*s", STR_ARG(why)));
    return !why.p;
}

/* ---- age ---- */

/* Returns the days since 1970-01-01 at which a snapshot was last compared with
   its source, or at which it was fetched if s->checked is STR_NONE. */
static double checked_day(const struct snapshot *s)
{
    enum calendar_unit unit;
    double day = 0;
    calendar_read(str_slice(s->checked.p ? s->checked : s->fetched, 0, 10),
                  &day, &unit);
    return day;
}

static str days(struct arena *a, double n)
{
    return str_fmt(a, "%.0f day%s", n, n == 1 ? "" : "s");
}

void snapshot_report_old(const struct lock *l, const struct fetch_keys *keys,
                         struct diags *d)
{
    struct arena a = {0};
    double today = (double)(time(NULL) / 86400);
    for (size_t i = 0; i < l->n; i++) {
        const struct snapshot *s = &l->v[i];
        const struct fetch_key *key = fetch_keys_find(keys, s->to);
        double age = today - checked_day(s);
        if (!key || !key->max_age || age * 86400 <= key->max_age)
            continue;
        diag_at(d, DIAG_SNAPSHOT_OLD, key->at, s->to, days(&a, age),
                days(&a, key->max_age / 86400));
        diag_help(d, "run perfpress fetch %.*s", STR_ARG(key->to));
    }
    arena_free(&a);
}

/* ---- contents ---- */

/* Whether `sha256` is the hash of *text, or of *text before git replaced each
   "\n" with "\r\n". *text becomes the text that has the hash. */
static bool has_hash(struct arena *a, str *text, str sha256)
{
    if (str_eq(digest_sha256(a, *text), sha256))
        return true;
    str before = str_replace(a, *text, S("\r\n"), S("\n"));
    bool has = before.n < text->n && str_eq(digest_sha256(a, before), sha256);
    if (has)
        *text = before;
    return has;
}

static bool same(const struct strs *a, const struct strs *b)
{
    bool ok = a->n == b->n;
    for (size_t i = 0; i < a->n && ok; i++)
        ok = str_eq(a->v[i], b->v[i]);
    return ok;
}

static str change(struct arena *a, const struct snapshot *s,
                  const struct fetch_key *key, const struct source *sql)
{
    const struct lock_from *from = &s->from;
    if (!key)
        return STR_NONE;
    bool database = key->kind == FETCH_DATABASE;
    if (database != (from->database.p != NULL) ||
        (!database && !str_fits(key->from, from->url)))
        return S("the source has changed");
    if (!database)
        return !key->is_folder || str_eq(key->from, from->pattern)
                   ? STR_NONE
                   : S("the pattern has changed");
    if (!str_eq(key->database, from->database))
        return S("the database has changed");
    if (!str_eq(key->query, from->query))
        return S("the path of the query has changed");
    if (!same(&key->parameters, &from->parameters))
        return S("the parameters have changed");
    if (!same(&key->key, &s->key))
        return S("the key has changed");
    str text = sql ? sql->text : STR_NONE;
    if (sql && has_hash(a, &text, from->query_sha256))
        return STR_NONE;
    return str_fmt(a, "'%.*s' %s", STR_ARG(key->query),
                   sql ? "has changed" : "is missing");
}

void snapshot_compare(struct arena *a, struct snapshot *s,
                      const struct fetch_key *key, const struct source *sql)
{
    s->changed = change(a, s, key, sql);
}

static void help_fetch(struct diags *d, const struct fetch_key *key, str path)
{
    if (key)
        diag_help(d, "run perfpress fetch %.*s", STR_ARG(key->to));
    else
        diag_help(
            d,
            "remove the snapshot from %s: no entry of `fetch:` writes '%.*s'",
            LOCK_FILE, STR_ARG(path));
}

bool snapshot_is_known(const struct lock *l, const struct fetch_keys *keys,
                       struct diags *d, str path, struct pos at)
{
    const struct fetch_key *key = fetch_keys_find(keys, path);
    if (!key || lock_find(l, path) ||
        (key->is_folder &&
         (schema_is(path) || str_eq(path_ext(path), S(".sql")))))
        return true;
    diag_at(d, DIAG_SNAPSHOT_UNLOCKED, at, path);
    if (key->is_folder)
        diag_help(d,
                  "run perfpress fetch %.*s, or move the file to another "
                  "folder if it is your own",
                  STR_ARG(key->to));
    else
        help_fetch(d, key, path);
    return false;
}

bool snapshot_holds(const struct lock *l, const struct fetch_keys *keys,
                    struct arena *a, struct diags *d, str path, str *bytes,
                    struct pos at)
{
    const struct snapshot *s = lock_find(l, path);
    const struct fetch_key *key = fetch_keys_find(keys, path);
    if (!s)
        return snapshot_is_known(l, keys, d, path, at);
    if (!has_hash(a, bytes, s->sha256)) {
        diag_at(d, DIAG_SNAPSHOT_CHANGED, at, path);
        help_fetch(d, key, path);
        return false;
    }
    if (s->changed.p) {
        diag_at(d, DIAG_SNAPSHOT_QUERY, at, s->changed, path);
        help_fetch(d, key, path);
    }
    return !s->changed.p;
}

/* ---- columns and rows ---- */

/* Returns the number of lines of a CSV file, without those inside quotes. */
static size_t count_records(str text)
{
    size_t n = 0;
    bool quoted = false;
    for (size_t i = 0; i < text.n; i++)
        if (text.p[i] == '"')
            quoted = !quoted;
        else
            n += text.p[i] == '\n' && !quoted;
    return n;
}

/* Reads the names of the columns of a CSV file. */
static struct strs column_names(struct arena *a, const struct source *src)
{
    const struct csv_options options = {.allow_ragged = true};
    struct diags ignored = {.quiet = true};
    struct csv_record first;
    struct strs names = {0};
    struct csv_reader *csv = csv_open(a, &ignored, src, &options);
    if (csv_next(csv, &first))
        for (size_t i = 0; i < first.n; i++)
            vec_push(a, &names, first.fields[i]);
    csv_close(csv);
    diag_free(&ignored);
    return names;
}

static bool has_columns(const struct lock_columns *columns,
                        const struct strs *names)
{
    bool ok = columns->n == names->n;
    for (size_t i = 0; i < names->n && ok; i++)
        ok = str_eq(columns->v[i].name, names->v[i]);
    return ok;
}

bool snapshot_fits(const struct lock *l, const struct fetch_keys *keys,
                   struct arena *a, struct diags *d, const struct source *src)
{
    const struct snapshot *s = lock_find(l, src->name);
    if (!s || !s->from.database.p)
        return true;
    struct strs names = column_names(a, src);
    size_t records = count_records(src->text), rows = records - (records > 0);
    str what = S("columns"), why;
    if (!has_columns(&s->columns, &names)) {
        why = str_fmt(a, "the file has the columns %.*s",
                      STR_ARG(str_join(a, names.v, names.n, S(", "))));
    } else if (s->rows != rows) {
        what = S("rows");
        why = str_fmt(a, "the file has %zu row%s", rows, STR_S(rows));
    } else {
        return true;
    }
    const struct yaml *value = yaml_get(s->entry, what);
    diag_at(d, DIAG_LOCK_VALUE, value ? value->at : s->at, what, why);
    help_fetch(d, fetch_keys_find(keys, src->name), src->name);
    return false;
}

bool snapshot_report_shadow(const struct fetch_keys *keys, struct diags *d,
                            str name, str read, str other, struct pos at)
{
    bool fetched = fetch_keys_find(keys, read) != NULL;
    if (str_eq(read, other) || (!fetched && !fetch_keys_find(keys, other)))
        return false;
    diag_at(d, DIAG_SNAPSHOT_SHADOWED, at, name, read, other);
    diag_help(d,
              "perfpress fetch writes '%.*s'; rename the other file, or write "
              "its path, such as '../%.*s'",
              STR_ARG(fetched ? read : other), STR_ARG(other));
    return true;
}

/* ---- missing files ---- */

bool snapshot_is_missing(const struct lock *l, const struct fetch_keys *keys,
                         struct diags *d, str path, struct pos at)
{
    const struct fetch_key *key = fetch_keys_find(keys, path);
    if (!key || (key->is_folder && !lock_find(l, path)))
        return false;
    diag_at(d, DIAG_SNAPSHOT_MISSING, at.src ? at : key->to_at, path);
    help_fetch(d, key, path);
    return true;
}

/* Whether the site needs the file at a path even if no page names it. */
static bool is_needed(struct arena *a, const struct config *c, str path)
{
    enum page_syntax syntax;
    str output;
    enum file_kind kind = kind_of(c, a, path, &syntax, &output);
    return (kind == KIND_PAGE || kind == KIND_ASSET) &&
           !kind_is_excluded(c, path);
}

void snapshot_report_missing(const struct lock *l, const struct config *c,
                             const struct map *files, struct diags *d)
{
    struct arena a = {0};
    struct snapshot_paths all;
    snapshot_paths(&a, l, &c->fetch, &all);
    for (size_t i = 0; i < all.files.n; i++) {
        str path = all.files.v[i];
        const struct fetch_key *key = fetch_keys_find(&c->fetch, path);
        if (!map_get(files, path) && is_needed(&a, c, path))
            snapshot_is_missing(l, &c->fetch, d, path, key->to_at);
    }
    for (size_t i = 0; i < all.folders.n; i++) {
        const struct snapshot_folder *f = &all.folders.v[i];
        str any = path_join(&a, f->key->to, path_base(f->key->from));
        if (!f->changed.p && is_needed(&a, c, any))
            snapshot_report_folder(d, f, f->key->to_at);
    }
    arena_free(&a);
}

/* Adds a path and the folders above it. `known` is the set of the paths that
   were added before. */
static void add_path(struct arena *a, struct map *names, struct map *known,
                     str path)
{
    while (path.n && map_add(known, path, names)) {
        str folder = path_dir(path);
        struct strs *in = map_get(names, folder);
        if (!in)
            map_put(names, folder, in = NEW(a, struct strs));
        vec_push(a, in, path_base(path));
        path = folder;
    }
}

/* Adds each entry of `fetch:` for a folder, if the lock has no file of the
   entry or the entry has changed since a file was fetched. */
static void add_folders(struct arena *a, const struct lock *l,
                        const struct fetch_keys *keys,
                        struct snapshot_paths *out)
{
    str *changed = NEW_N(a, str, keys->n);
    bool *fetched = NEW_N(a, bool, keys->n);
    for (size_t i = 0; i < l->n; i++) {
        const struct fetch_key *key = fetch_keys_find(keys, l->v[i].to);
        if (!key)
            continue;
        fetched[key - keys->v] = true;
        if (l->v[i].changed.p)
            changed[key - keys->v] = l->v[i].changed;
    }
    for (size_t i = 0; i < keys->n; i++)
        if (keys->v[i].is_folder && (!fetched[i] || changed[i].p))
            vec_push(a, &out->folders,
                     (struct snapshot_folder){&keys->v[i], changed[i]});
}

void snapshot_paths(struct arena *a, const struct lock *l,
                    const struct fetch_keys *keys, struct snapshot_paths *out)
{
    struct map known = {.a = a};
    *out = (struct snapshot_paths){.names = {.a = a}};
    for (size_t i = 0; i < l->n; i++)
        if (fetch_keys_find(keys, l->v[i].to))
            vec_push(a, &out->files, l->v[i].to);
    for (size_t i = 0; i < keys->n; i++) {
        if (!keys->v[i].is_folder && !lock_find(l, keys->v[i].to))
            vec_push(a, &out->files, keys->v[i].to);
        add_path(a, &out->names, &known, keys->v[i].to);
    }
    for (size_t i = 0; i < out->files.n; i++)
        add_path(a, &out->names, &known, out->files.v[i]);
    add_folders(a, l, keys, out);
}

void snapshot_report_folder(struct diags *d, const struct snapshot_folder *f,
                            struct pos at)
{
    if (f->changed.p)
        diag_at(d, DIAG_SNAPSHOT_QUERY, at, f->changed, f->key->to);
    else
        diag_at(d, DIAG_SNAPSHOT_MISSING, at, f->key->to);
    help_fetch(d, f->key, f->key->to);
}
