// SPDX-License-Identifier: MIT
// publish_target: a table of a target's keys, each with its check.
#include "load/publish_target.h"

#include <limits.h>

#include "base/codes/config.h"
#include "base/path.h"
#include "base/vec.h"

enum { MAX_DELETES = 256 };

struct reading {
    struct arena *a;
    struct diags *d;
    struct publish_target *out;
    bool ok;
};

static void refuse(struct reading *r, const struct yaml *y, const char *why)
{
    yaml_refuse(r->d, y, why);
    r->ok = false;
}

/* ---- values ---- */

/* Amazon's rules of 2018: 3 to 63 of a-z 0-9 - . between letters or digits. */
static bool is_bucket(str s)
{
    for (size_t i = 0; i < s.n; i++) {
        bool edge = i == 0 || i + 1 == s.n;
        char c = s.p[i];
        if (!(char_is_digit(c) || (c >= 'a' && c <= 'z')) &&
            (edge || (c != '-' && c != '.') || s.p[i - 1] == '.'))
            return false;
    }
    return s.n >= 3 && s.n <= 63;
}

static void read_url(struct reading *r, const struct yaml *y)
{
    str rest = y->text, bucket, prefix = S("");
    if (!str_starts(rest, S("s3://"))) {
        refuse(r, y, "s3://BUCKET/PREFIX is expected");
        return;
    }
    rest = str_from(rest, 5);
    str_cut(&rest, '/', &bucket);
    if (!is_bucket(bucket)) {
        refuse(r, y,
               "a bucket's name is 3 to 63 lower-case letters, digits, "
               "- and .");
        return;
    }
    if (rest.p && !path_normal(r->a, rest, &prefix)) {
        refuse(r, y, "the prefix leads out of the bucket");
        return;
    }
    r->out->bucket = bucket;
    r->out->prefix = prefix.n ? str_concat(r->a, prefix, S("/")) : S("");
}

/* Letters, digits and -, as in us-east-1 and E2EXAMPLE. */
static bool is_word(str s)
{
    for (size_t i = 0; i < s.n; i++)
        if (!char_is_alnum(s.p[i]) && s.p[i] != '-')
            return false;
    return s.n > 0;
}

bool publish_target_is_region(str s)
{
    return is_word(s);
}

static void read_region(struct reading *r, const struct yaml *y)
{
    if (publish_target_is_region(y->text))
        r->out->region = y->text;
    else
        refuse(r, y, "a region, as eu-central-1, is expected");
}

static void read_cloudfront(struct reading *r, const struct yaml *y)
{
    if (is_word(y->text))
        r->out->cloudfront = y->text;
    else
        refuse(r, y, "the id of a CloudFront distribution is expected");
}

bool publish_target_is_endpoint(str s, str *out)
{
    str host = s;
    if (str_starts(s, S("https://")))
        host = str_from(s, 8);
    else if (str_starts(s, S("http://")))
        host = str_from(s, 7);
    if (str_ends(host, S("/")))
        host.n--;
    bool good = host.p != s.p && host.n > 0;
    for (size_t i = 0; i < host.n; i++)
        good &= char_is_alnum(host.p[i]) ||
                (host.p[i] && strchr("-.:[]", host.p[i]));
    *out = (str){s.p, (size_t)(host.p - s.p) + host.n};
    return good;
}

static void read_endpoint(struct reading *r, const struct yaml *y)
{
    if (!publish_target_is_endpoint(y->text, &r->out->endpoint))
        refuse(r, y, "https://HOST or http://HOST:PORT is expected");
}

static void read_max_deletes(struct reading *r, const struct yaml *y)
{
    long n;
    if (str_to_long(y->text, &n) && n >= 0 && n <= INT_MAX)
        r->out->max_deletes = (size_t)n;
    else
        refuse(r, y, "a number of files is expected");
}

static bool is_header_value(str s)
{
    for (size_t i = 0; i < s.n; i++)
        if (s.p[i] < ' ' || s.p[i] > '~')
            return false;
    return s.n > 0;
}

/* A list of maps with one entry each, pattern to header, in order. */
static void read_cache(struct reading *r, const struct yaml *y)
{
    struct {
        struct publish_cache *v;
        size_t n, cap;
    } list = {0};
    for (const struct yaml *e = y->first; e; e = e->next) {
        const struct yaml *rule = e->kind == YAML_MAP ? e->first : NULL;
        if (!rule || rule->next || rule->kind != YAML_TEXT) {
            struct yaml at = *e;
            at.key = y->key;
            at.key_at = y->key_at;
            refuse(r, &at, "- \"PATTERN\": CACHE-CONTROL is expected");
        } else if (!is_header_value(rule->text)) {
            refuse(r, rule, "the text of a Cache-Control header is expected");
        } else {
            vec_push(r->a, &list,
                     (struct publish_cache){rule->key, rule->text});
        }
    }
    r->out->cache = list.v;
    r->out->n_cache = list.n;
}

/* ---- targets ---- */

static const struct key {
    str name;
    enum yaml_kind kind;
    void (*read)(struct reading *r, const struct yaml *y);
} KEYS[] = {
    {S_INIT("url"), YAML_TEXT, read_url},
    {S_INIT("region"), YAML_TEXT, read_region},
    {S_INIT("endpoint"), YAML_TEXT, read_endpoint},
    {S_INIT("cloudfront"), YAML_TEXT, read_cloudfront},
    {S_INIT("cache"), YAML_LIST, read_cache},
    {S_INIT("max_deletes"), YAML_TEXT, read_max_deletes},
};

enum { N_KEYS = sizeof KEYS / sizeof *KEYS };

static void read_key(struct reading *r, const struct yaml *y)
{
    str names[N_KEYS];
    for (size_t i = 0; i < N_KEYS; i++) {
        names[i] = KEYS[i].name;
        if (!str_eq(names[i], y->key))
            continue;
        if (y->kind == KEYS[i].kind)
            KEYS[i].read(r, y);
        else
            refuse(r, y,
                   KEYS[i].kind == YAML_LIST ? "a list is expected"
                                             : "a text is expected");
        return;
    }
    diag_at(r->d, DIAG_CONFIG_KEY, y->key_at, y->key);
    diag_help_nearest(r->d, "keys of a target", y->key, names, N_KEYS);
    r->ok = false;
}

static void read_target(struct reading *r, const struct yaml *y)
{
    *r->out =
        (struct publish_target){.name = y->key, .max_deletes = MAX_DELETES};
    if (!is_word(y->key)) {
        refuse(r, y, "a target's name is letters, digits and -");
        return;
    }
    if (y->kind != YAML_MAP) {
        refuse(r, y, "{url: \"s3://BUCKET/PREFIX\"} is expected");
        return;
    }
    for (const struct yaml *e = y->first; e; e = e->next)
        read_key(r, e);
    if (!yaml_get(y, S("url")))
        refuse(r, y, "it has no url");
}

bool publish_target_read(struct arena *a, struct diags *d, const struct yaml *y,
                         struct publish_targets *out)
{
    struct reading r = {.a = a, .d = d, .ok = true};
    if (y->kind == YAML_NULL)
        return true;
    if (y->kind != YAML_MAP) {
        refuse(&r, y, "a map of targets is expected");
        return false;
    }
    for (const struct yaml *e = y->first; e; e = e->next) {
        r.out = vec_add(a, out);
        read_target(&r, e);
    }
    return r.ok;
}
