// SPDX-License-Identifier: MIT
// lock: parses perfpress.lock by tables of its keys, each with a function that
// checks the value.
#include "load/lock.h"

#include "base/codes/fetch.h"
#include "base/path.h"
#include "base/vec.h"
#include "config/output_name.h"

const str LOCK_TYPES[4] = {S_INIT("text"), S_INIT("integer"), S_INIT("number"),
                           S_INIT("boolean")};

/* ---- values ---- */

static bool read_path(struct yaml_reader *r, const struct yaml *y, void *to)
{
    return !str_starts(y->text, S("/")) && path_normal(r->a, y->text, to) &&
           ((str *)to)->n && !output_name_refusal(*(str *)to);
}

static bool read_sha256(struct yaml_reader *r, const struct yaml *y, void *to)
{
    (void)r;
    *(str *)to = y->text;
    for (size_t i = 0; i < y->text.n; i++)
        if (!char_is_digit(y->text.p[i]) &&
            (y->text.p[i] < 'a' || y->text.p[i] > 'f'))
            return false;
    return y->text.n == 64;
}

/* Whether a string has the characters of `pattern`, in which 9 stands for any
   digit. */
static bool fits(str s, str pattern)
{
    for (size_t i = 0; i < s.n && i < pattern.n; i++)
        if (pattern.p[i] == '9' ? !char_is_digit(s.p[i])
                                : s.p[i] != pattern.p[i])
            return false;
    return s.n == pattern.n;
}

static bool read_time(struct yaml_reader *r, const struct yaml *y, void *to)
{
    (void)r;
    *(str *)to = y->text;
    return fits(y->text, S("9999-99-99T99:99:99Z"));
}

static bool read_day(struct yaml_reader *r, const struct yaml *y, void *to)
{
    (void)r;
    *(str *)to = y->text;
    return fits(y->text, S("9999-99-99"));
}

/* Reads a list of columns, each a name and a type, such as "batch integer". */
static bool read_columns(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct lock_columns *all = to;
    for (const struct yaml *e = y->first; e; e = e->next) {
        size_t blank = str_rfind_char(e->text, ' ');
        struct lock_column c = {.type = 0};
        if (e->kind == YAML_TEXT && blank != STR_NPOS) {
            c.name = str_slice(e->text, 0, blank);
            while (c.type < 4 &&
                   !str_eq(LOCK_TYPES[c.type], str_from(e->text, blank + 1)))
                c.type++;
        }
        if (c.name.p && c.type < 4)
            vec_push(r->a, all, c);
        else
            yaml_refuse(r, e,
                        "it must be a name and a type: text, integer, number "
                        "or boolean");
    }
    return true;
}

/* ---- keys ---- */

#define FROM(name, expected, read, member) \
    YAML_KEY(struct lock_from, name, YAML_OF_TEXT, expected, read, member)

static const struct yaml_key FROM_KEYS[] = {
    YAML_TEXT_KEY(struct lock_from, "database", database),
    YAML_TEXT_KEY(struct lock_from, "server", server),
    FROM("query", "it must be a path inside the site", read_path, query),
    FROM("query_sha256", "it must have 64 hexadecimal digits", read_sha256,
         query_sha256),
    YAML_LIST_KEY(struct lock_from, "parameters", YAML_OF_LIST,
                  "it must be a list of strings", NULL, parameters),
    YAML_TEXT_KEY(struct lock_from, "url", url),
    YAML_TEXT_KEY(struct lock_from, "pattern", pattern),
    YAML_TEXT_KEY(struct lock_from, "etag", etag),
};
static const struct yaml_keys ALL_FROM = YAML_KEYS("keys of from", FROM_KEYS);

static bool read_from(struct yaml_reader *r, const struct yaml *y, void *to)
{
    return yaml_keys_read(r, y, &ALL_FROM, to);
}

#define KEY(name, expected, read, member) \
    YAML_KEY(struct snapshot, name, YAML_OF_TEXT, expected, read, member)

static const struct yaml_key KEYS[] = {
    KEY("to", "it must be a path inside the site", read_path, to),
    KEY("sha256", "it must have 64 hexadecimal digits", read_sha256, sha256),
    YAML_NUMBER_KEY(struct snapshot, "rows", 0, 1000000000,
                    "it must be a number of rows", yaml_read_size, rows),
    YAML_KEY(struct snapshot, "columns", YAML_OF_LIST,
             "it must be a list of columns", read_columns, columns),
    YAML_LIST_KEY(struct snapshot, "key", YAML_OF_LIST,
                  "it must be a list of columns", NULL, key),
    YAML_KEY(struct snapshot, "from", YAML_OF_MAP, "it must be a map",
             read_from, from),
    KEY("fetched", "it must be a time, such as 2026-11-27T06:00:12Z", read_time,
        fetched),
    KEY("checked", "it must be a date, such as 2026-11-27", read_day, checked),
};
static const struct yaml_keys ALL = YAML_KEYS("keys of a snapshot", KEYS);

struct lock_file {
    struct lock *lock;
    long version;
};

static void read_snapshot(struct yaml_reader *r, const struct yaml *y,
                          struct lock *lock)
{
    struct snapshot *s = vec_add(r->a, lock);
    *s = (struct snapshot){.at = y->at, .entry = y};
    yaml_keys_read(r, y, &ALL, s);
    if (!r->ok)
        return;
    static const str NEEDED[] = {S_INIT("to"), S_INIT("sha256"), S_INIT("from"),
                                 S_INIT("fetched")};
    for (size_t i = 0; i < sizeof NEEDED / sizeof *NEEDED; i++)
        if (!yaml_get(y, NEEDED[i])) {
            yaml_refuse(r, y,
                        str_dupz(r->a, str_fmt(r->a, "'%.*s' is missing",
                                               STR_ARG(NEEDED[i]))));
            return;
        }
}

static bool read_snapshots(struct yaml_reader *r, const struct yaml *y,
                           void *to)
{
    struct lock_file *file = to;
    for (const struct yaml *e = y->first; e; e = e->next)
        if (yaml_is(r, e, YAML_OF_MAP, "it must be a map"))
            read_snapshot(r, e, file->lock);
    return true;
}

static const struct yaml_key FILE_KEYS[] = {
    YAML_NUMBER_KEY(struct lock_file, "version", 1, 1,
                    "this version of perfpress reads only version 1",
                    yaml_read_long, version),
    YAML_WHOLE("snapshots", YAML_OF_LIST | YAML_OR_NOTHING, "it must be a list",
               read_snapshots),
};
static const struct yaml_keys ALL_FILE =
    YAML_KEYS("keys of a lock file", FILE_KEYS);

bool lock_read(struct arena *a, struct diags *d, const struct source *src,
               struct lock *out)
{
    struct yaml_reader r = {a,         d, src, DIAG_LOCK_KEY, DIAG_LOCK_VALUE,
                            .ok = true};
    struct lock_file file = {.lock = out};
    *out = (struct lock){.by_path = {.a = a}};
    const struct yaml *y = yaml_read(a, d, src, src->text, 1, DIAG_LOCK_SYNTAX);
    if (!y)
        return false;
    yaml_keys_read(&r, y, &ALL_FILE, &file);
    for (size_t i = 0; r.ok && i < out->n; i++)
        if (!map_add(&out->by_path, out->v[i].to, &out->v[i])) {
            diag_at(
                d, DIAG_LOCK_SYNTAX, out->v[i].at,
                str_fmt(a, "'%.*s' is listed twice", STR_ARG(out->v[i].to)));
            r.ok = false;
        }
    if (!r.ok)
        *out = (struct lock){.by_path = {.a = a}};
    return r.ok;
}

const struct snapshot *lock_find(const struct lock *l, str path)
{
    return map_get(&l->by_path, path);
}
