// SPDX-License-Identifier: MIT
// fetch_keys: a table of an entry's keys, each with its check, and the rules
// for several keys of one entry.
#include "config/fetch_keys.h"

#include <string.h>

#include "base/codes/config.h"
#include "base/path.h"
#include "base/unicode.h"
#include "base/uri.h"
#include "base/vec.h"
#include "config/duration.h"
#include "config/output_name.h"
#include "config/publish_target.h"

enum {
    ROWS = 100000, /* default limits of an entry */
    BYTES = 64 << 20,
    SECONDS = 60,
    ROWS_MAX = 10000000, /* the most that an entry may set */
    SECONDS_MAX = 86400,
    NAME_MAX_BYTES = 64 /* maximum length of a database's name */
};
#define BYTES_MAX ((size_t)4 << 30)

/* ---- values ---- */

/* Stores the normalized form of a path inside the site in *out. Returns why the
   path is refused, or NULL. */
static const char *inner_path(struct yaml_reader *r, str path, str *out)
{
    if (str_starts(path, S("/")) || !path_normal(r->a, path, out) || !out->n)
        return "it must be a path inside the site";
    return output_name_refusal(*out);
}

static bool read_to(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct fetch_key *key = to;
    const char *why = inner_path(r, y->text, &key->to);
    key->to_at = y->at;
    key->is_folder = str_ends(y->text, S("/"));
    return !why || yaml_refuse(r, y, why);
}

static bool read_query(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct fetch_key *key = to;
    const char *why = inner_path(r, y->text, &key->query);
    key->query_at = y->at;
    if (!why && !str_eq(path_ext(key->query), S(".sql")))
        why = "it must be a file whose name ends with .sql";
    return !why || yaml_refuse(r, y, why);
}

#define LOGIN "an address with a user or password"
#define DATABASE_LOGIN                                                     \
    LOGIN, "write 'database: warehouse' here, and put the address in the " \
           "environment variable PERFPRESS_DATABASE_WAREHOUSE; if "        \
           "perfpress.yaml was shared, change the password"
#define KEY_HELP                                                    \
    "use a public URL, or s3:// with a key in the environment; if " \
    "perfpress.yaml was shared, revoke the key in this URL"

/* Reports a value that contains an address with its user or password. Does not
   show the value. Returns true, like each reader that has reported a fault. */
static bool refuse_secret(struct yaml_reader *r, const struct yaml *y,
                          const char *what, const char *help)
{
    /* without the text of the file, the message has no excerpt */
    struct source silent = {.name = r->src->name};
    struct pos at = {&silent, y->at.line, y->at.col, y->at.len};
    diag_at(r->d, DIAG_CONFIG_SECRET, at,
            str_fmt(r->a, "%s does not belong in perfpress.yaml", what));
    diag_help(r->d, "%s", help);
    r->ok = false;
    return true;
}

/* Reads the name of a database: it becomes a part of the name of a variable. */
static bool read_database(struct yaml_reader *r, const struct yaml *y, void *to)
{
    str s = y->text;
    *(str *)to = s;
    if (str_find(s, S("://"), 0) != STR_NPOS ||
        str_find_char(s, '@', 0) != STR_NPOS ||
        str_find_char(s, '=', 0) != STR_NPOS)
        return refuse_secret(r, y, DATABASE_LOGIN);
    bool good = s.n && s.n <= NAME_MAX_BYTES && char_is_alpha(s.p[0]);
    for (size_t i = 0; i < s.n && good; i++)
        good = (unsigned char)s.p[i] < 0x80 &&
               (char_is_alpha(s.p[i]) || char_is_digit(s.p[i]) ||
                s.p[i] == '-' || s.p[i] == '_');
    return good;
}

static bool has_blank(str s)
{
    for (size_t i = 0; i < s.n; i++)
        if (char_is_blank(s.p[i]))
            return true;
    return false;
}

/* Reports a URL with a user or password under `from`. Returns true. */
static bool refuse_login(struct yaml_reader *r, const struct yaml *y)
{
    if (str_starts(y->text, S("postgres")) ||
        str_starts(y->text, S("clickhouse")))
        return refuse_secret(r, y, DATABASE_LOGIN);
    return refuse_secret(r, y, LOGIN,
                         str_starts(y->text, S("s3://"))
                             ? KEY_HELP
                             : "use a public URL; if perfpress.yaml was "
                               "shared, change the password");
}

static bool read_from(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct fetch_key *key = to;
    str url = y->text, rest, bucket;
    key->from = url;
    size_t host = str_find(url, S("://"), 0);
    if (host != STR_NPOS) {
        rest = str_from(url, host + 3);
        str_cut(&rest, '/', &bucket);
        if (str_find_char(bucket, '@', 0) != STR_NPOS)
            return refuse_login(r, y);
    }
    if (str_starts(url, S("s3://")))
        return publish_target_is_bucket(bucket) && rest.n;
    if (uri_has_key(url))
        return refuse_secret(r, y, "a URL with a key or signature", KEY_HELP);
    key->kind = FETCH_WEB;
    return (str_starts(url, S("https://")) || str_starts(url, S("http://"))) &&
           bucket.n && rest.n && !has_blank(url);
}

/* Reads a size: a number of bytes, or a number followed by K, M or G. */
static bool read_bytes(struct yaml_reader *r, const struct yaml *y, void *to)
{
    static const str UNITS = S_INIT("KMG");
    str digits = y->text;
    long n;
    size_t unit =
        digits.n ? str_find_char(UNITS, digits.p[digits.n - 1], 0) : STR_NPOS;
    (void)r;
    if (unit != STR_NPOS)
        digits.n--;
    if (!str_to_long(digits, &n) || n < 1 || (size_t)n > BYTES_MAX)
        return false;
    size_t bytes = (size_t)n << (unit == STR_NPOS ? 0 : 10 * (unit + 1));
    *(size_t *)to = bytes;
    return bytes <= BYTES_MAX;
}

/* ---- entries ---- */

#define KEY(name, expected, read, member) \
    YAML_KEY(struct fetch_key, name, YAML_OF_TEXT, expected, read, member)

static const struct yaml_key KEYS[] = {
    YAML_WHOLE("to", YAML_OF_TEXT, "it must be a path", read_to),
    KEY("database", "it must be a name of letters, digits, '-' and '_'",
        read_database, database),
    YAML_WHOLE("query", YAML_OF_TEXT, "it must be a file", read_query),
    YAML_LIST_KEY(struct fetch_key, "parameters", YAML_OF_LIST,
                  "it must be a list of strings, such as [\"2.20\"]", NULL,
                  parameters),
    YAML_LIST_KEY(struct fetch_key, "key", YAML_OF_TEXT | YAML_OF_LIST,
                  "it must be a list of columns, such as [model, batch]", NULL,
                  key),
    YAML_WHOLE("from", YAML_OF_TEXT,
               "it must have the form s3://BUCKET/PATTERN or https://HOST/FILE",
               read_from),
    YAML_NUMBER_KEY(struct fetch_key, "rows", 1, ROWS_MAX,
                    "it must be a number of rows, up to 10000000",
                    yaml_read_size, rows),
    KEY("bytes", "it must be a size up to 4G, such as 64M", read_bytes, bytes),
    KEY("timeout", "it must be a duration from 1s to 1d, such as 60s",
        duration_read_time, seconds),
    KEY("max_age", "it must be a duration, such as 12h or 30d",
        duration_read_time, max_age),
    YAML_BOOL_KEY(struct fetch_key, "empty", empty),
    YAML_BOOL_KEY(struct fetch_key, "private", private),
};
static const struct yaml_keys ALL = YAML_KEYS("keys of an entry", KEYS);

/* The kinds of entries that a key belongs to, as flags. */
enum { DATABASE = 1, BUCKET = 2, WEB = 4 };

static const struct {
    str key;
    unsigned kinds;
    const char *why;
} BELONGS[] = {
    {S_INIT("query"), DATABASE,
     "'query' is only allowed in an entry with 'database'"},
    {S_INIT("parameters"), DATABASE,
     "'parameters' is only allowed in an entry with 'database'"},
    {S_INIT("key"), DATABASE,
     "'key' is only allowed in an entry with 'database'"},
    {S_INIT("rows"), DATABASE,
     "'rows' is only allowed in an entry with 'database'"},
    {S_INIT("empty"), DATABASE,
     "'empty' is only allowed in an entry with 'database'"},
    {S_INIT("private"), WEB,
     "'private' is only allowed in an entry with an https URL"},
};

/* Whether a URL begins with http://. Returns false for this machine if the
   entry has `private: true`. */
static bool is_unencrypted(const struct fetch_key *key)
{
    static const str HERE[] = {S_INIT("http://127.0.0.1"),
                               S_INIT("http://localhost"),
                               S_INIT("http://[::1]")};
    if (!str_starts(key->from, S("http://")))
        return false;
    for (size_t i = 0; key->private && i < sizeof HERE / sizeof *HERE; i++)
        if (str_starts(key->from, HERE[i]) && key->from.n > HERE[i].n &&
            (key->from.p[HERE[i].n] == ':' || key->from.p[HERE[i].n] == '/'))
            return false;
    return true;
}

/* Returns why the keys of an entry do not fit together, or NULL. *y becomes the
   node to report. */
static const char *misfit(const struct fetch_key *key, const struct yaml **y)
{
    const struct yaml *e = *y;
    bool database = yaml_get(e, S("database")) != NULL;
    if (!yaml_get(e, S("to")))
        return "'to' is missing: the file to write, such as data/latest.csv";
    if (database == (yaml_get(e, S("from")) != NULL))
        return database ? "'database' and 'from' cannot be combined; remove "
                          "one of them"
                        : "'database' or 'from' is missing";
    if (database && !yaml_get(e, S("query")))
        return "'query' is missing: a file such as data/latest.sql";
    unsigned kind = 1u << key->kind;
    for (size_t i = 0; i < sizeof BELONGS / sizeof *BELONGS; i++) {
        const struct yaml *own = yaml_get(e, BELONGS[i].key);
        if (own && !(BELONGS[i].kinds & kind)) {
            *y = own;
            return BELONGS[i].why;
        }
    }
    if (is_unencrypted(key)) {
        *y = yaml_get(e, S("from"));
        return "it must be an https:// URL";
    }
    *y = yaml_get(e, S("to"));
    if (database && (key->is_folder || (!str_ends(key->to, S(".csv")) &&
                                        !str_ends(key->to, S(".csv.gz")))))
        return "the rows of a query are written to a .csv or .csv.gz file, "
               "such "
               "as data/latest.csv";
    if (key->is_folder && key->kind == FETCH_WEB)
        return "a folder can only be filled from a bucket, such as "
               "s3://BUCKET/nightly/*.json";
    bool pattern = str_find_char(key->from, '*', 0) != STR_NPOS;
    if (key->kind == FETCH_BUCKET && pattern != key->is_folder)
        return pattern ? "a pattern can match several objects and needs a "
                         "folder: end the path with '/'"
                       : "a folder needs a pattern, such as "
                         "s3://BUCKET/nightly/*.json";
    return NULL;
}

/* Reports a snapshot that another entry writes, too. */
static void check_clashes(struct yaml_reader *r, const struct yaml *y,
                          const struct fetch_keys *all)
{
    const struct fetch_key *last = &all->v[all->n - 1];
    str to = unicode_path(r->a, last->to);
    for (size_t i = 0; to.n && i + 1 < all->n; i++)
        if (path_overlaps(to, unicode_path(r->a, all->v[i].to))) {
            yaml_refuse(
                r, yaml_get(y, S("to")),
                str_dupz(r->a, str_fmt(r->a,
                                       "it overlaps with the 'to' path of the "
                                       "entry on line %u",
                                       (unsigned)all->v[i].to_at.line)));
            return;
        }
}

bool fetch_keys_read(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct fetch_keys *all = to;
    for (const struct yaml *e = y->first; e; e = e->next) {
        if (!yaml_is(r, e, YAML_OF_MAP,
                     "an entry must be a map, such as {to: data/latest.csv, "
                     "database: warehouse, query: data/latest.sql}"))
            continue;
        struct fetch_key *key = vec_add(r->a, all);
        *key = (struct fetch_key){
            .at = e->at,
            .rows = ROWS,
            .bytes = BYTES,
            .seconds = SECONDS,
            .kind = yaml_get(e, S("database")) ? FETCH_DATABASE : FETCH_BUCKET};
        yaml_keys_read(r, e, &ALL, key);
        const struct yaml *at = e;
        const char *why = misfit(key, &at);
        if (why)
            yaml_refuse(r, at, why);
        else
            check_clashes(r, e, all);
    }
    return true;
}

static char as_variable(char c)
{
    if (c == '-')
        return '_';
    return (char)(c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c);
}

str fetch_keys_variable(struct arena *a, str database)
{
    str prefix = S("PERFPRESS_DATABASE_");
    char *p = NEW_N(a, char, prefix.n + database.n);
    memcpy(p, prefix.p, prefix.n);
    for (size_t i = 0; i < database.n; i++)
        p[prefix.n + i] = as_variable(database.p[i]);
    return (str){p, prefix.n + database.n};
}

const struct fetch_key *fetch_keys_find(const struct fetch_keys *all, str path)
{
    for (size_t i = 0; i < all->n; i++) {
        const struct fetch_key *key = &all->v[i];
        if (key->is_folder ? path_is_below(path, key->to)
                           : str_eq(path, key->to))
            return key;
    }
    return NULL;
}
