// SPDX-License-Identifier: MIT
// databases: see databases.h.
#include "load/databases.h"

#include <sys/stat.h>

#include "base/codes/files.h"
#include "base/codes/source.h"
#include "base/vec.h"
#include "load/database_cache.h"
#include "load/guard.h"
#include "load/site.h"

/* Returns the size of a file of the site in bytes; 0 if there is none. */
static size_t size_of(const struct site *site, struct arena *a, str path)
{
    struct stat st;
    return guard_find(site->guard, a, GUARD_PAGES, path, NULL, &st) ==
                   GUARD_OPEN
               ? (size_t)st.st_size
               : 0;
}

/* Whether a file exists and is not empty. A link to a file that pages may not
   read counts as a file that is not empty. */
static bool has_bytes(const struct site *site, struct arena *a, str path)
{
    struct stat st = {.st_size = 1};
    return guard_find(site->guard, a, GUARD_PAGES, path, NULL, &st) !=
               GUARD_MISSING &&
           st.st_size;
}

/* Returns false after reporting a file, beside the database, with changes that
   are not in the database yet. If `path` is a link, looks beside the link's
   target. */
static bool is_settled(const struct site *site, struct arena *a,
                       struct diags *d, str path, struct pos at)
{
    str real = path;
    guard_find(site->guard, a, GUARD_PAGES, path, &real, NULL);
    static const struct {
        str end;
        const char *help;
    } BESIDE[] = {
        {S_INIT("-wal"), "write these changes into the database: sqlite3 %.*s "
                         "'PRAGMA wal_checkpoint(TRUNCATE)'"},
        {S_INIT("-journal"),
         "a program was interrupted while it wrote; open and close the "
         "database once: sqlite3 %.*s 'SELECT count(*) FROM sqlite_schema'"},
    };
    for (size_t i = 0; i < sizeof BESIDE / sizeof *BESIDE; i++) {
        str file = str_concat(a, real, BESIDE[i].end);
        if (!has_bytes(site, a, file))
            continue;
        diag_at(d, DIAG_SQLITE_WAL, at, path, file);
        diag_help(d, BESIDE[i].help, STR_ARG(real));
        return false;
    }
    return true;
}

/* Returns false after reporting a file that is empty, cut off or not an SQLite
   3 database. */
static bool has_header(struct diags *d, const struct source *src, struct pos at)
{
    static const str MAGIC = S_INIT("SQLite format 3\0");
    const char *why = src->text.n == 0                ? "it is empty"
                      : !str_starts(src->text, MAGIC) ? "it has another format"
                      : src->text.n < 512             ? "it is cut off"
                                                      : NULL;
    if (!why)
        return true;
    diag_at(d, DIAG_SQLITE_FILE, at, src->name, str_c(why));
    return false;
}

/* Returns a copy of a database in which the versions of the file format mean
   that there is no write-ahead log: SQLite cannot open a database with a
   write-ahead log in memory. */
static str without_wal(struct arena *a, str bytes)
{
    char *p = arena_bytes(a, bytes.n);
    memcpy(p, bytes.p, bytes.n);
    p[18] = p[19] = 1;
    return (str){p, bytes.n};
}

static const struct source *read_file(const struct site *site, struct arena *a,
                                      struct diags *d, str path, struct pos at)
{
    struct databases *s = site->databases;
    str why;
    if (!database_load(a, &why)) {
        diag_at(d, DIAG_SQLITE_LIBRARY, at, path, why);
        return NULL;
    }
    if (!is_settled(site, a, d, path, at))
        return NULL;
    if (size_of(site, a, path) > DATABASE_BYTES_MAX) {
        diag_at(d, DIAG_FILE_LARGE, at, path, S("512 MiB"));
        diag_help(d, "copy the rows that pages show into a smaller database");
        return NULL;
    }
    struct source *src = site_read_asset(site, &s->arena, d, path);
    if (!src || !has_header(d, src, at))
        return NULL;
    if (src->text.p[18] == 2 || src->text.p[19] == 2)
        src->text = without_wal(&s->arena, src->text);
    map_put(&s->by_path, src->name, src);
    return src;
}

const struct source *databases_read(const struct site *site, struct arena *a,
                                    struct diags *d, str path, struct pos at)
{
    struct databases *s = site->databases;
    pthread_mutex_lock(&s->lock);
    const struct source *src = map_get(&s->by_path, path);
    if (!src)
        src = read_file(site, a, d, path, at);
    pthread_mutex_unlock(&s->lock);
    return src;
}

struct frame *databases_query(const struct site *site, struct arena *a,
                              const struct database_question *q,
                              struct database_answer *answer,
                              struct database_fault *fault)
{
    struct arena scratch = {0};
    *answer = (struct database_answer){0};
    pthread_mutex_lock(&site->databases->lock);
    struct database *db = database_open(&scratch, q->file->text, fault);
    struct frame *f = db ? database_frame(a, db, q, answer, fault) : NULL;
    if (db)
        database_close(db);
    pthread_mutex_unlock(&site->databases->lock);
    fault->what = str_dup(a, fault->what);
    fault->name = str_dup(a, fault->name);
    arena_free(&scratch);
    return f;
}

void databases_names(const struct site *site, struct arena *a,
                     const struct source *file, str query, struct strs *tables,
                     struct strs *columns)
{
    struct arena scratch = {0};
    struct database_fault fault;
    pthread_mutex_lock(&site->databases->lock);
    struct database *db = database_open(&scratch, file->text, &fault);
    if (db) {
        database_tables(db, a, tables);
        database_names(db, a, query, columns);
        database_close(db);
    }
    pthread_mutex_unlock(&site->databases->lock);
    arena_free(&scratch);
}
