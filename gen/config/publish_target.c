// SPDX-License-Identifier: MIT
// publish_target: a table of a target's keys, each with its check.
#include "config/publish_target.h"

#include <limits.h>

#include "base/path.h"
#include "base/vec.h"

enum { MAX_DELETES = 256 };

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

static void read_url(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct publish_target *out = to;
    str rest = y->text, bucket, prefix = S("");
    if (!str_starts(rest, S("s3://"))) {
        yaml_refuse(r, y, "s3://BUCKET/PREFIX is expected");
        return;
    }
    rest = str_from(rest, 5);
    str_cut(&rest, '/', &bucket);
    if (!is_bucket(bucket)) {
        yaml_refuse(r, y,
                    "a bucket's name is 3 to 63 lower-case letters, digits, "
                    "- and .");
        return;
    }
    if (rest.p && !path_normal(r->a, rest, &prefix)) {
        yaml_refuse(r, y, "the prefix leads out of the bucket");
        return;
    }
    out->bucket = bucket;
    out->prefix = prefix.n ? str_concat(r->a, prefix, S("/")) : S("");
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

static void read_region(struct yaml_reader *r, const struct yaml *y, void *to)
{
    if (publish_target_is_region(y->text))
        *(str *)to = y->text;
    else
        yaml_refuse(r, y, "a region, as eu-central-1, is expected");
}

static void read_cloudfront(struct yaml_reader *r, const struct yaml *y,
                            void *to)
{
    if (is_word(y->text))
        *(str *)to = y->text;
    else
        yaml_refuse(r, y, "the id of a CloudFront distribution is expected");
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

static void read_endpoint(struct yaml_reader *r, const struct yaml *y, void *to)
{
    if (!publish_target_is_endpoint(y->text, to))
        yaml_refuse(r, y, "https://HOST or http://HOST:PORT is expected");
}

static void read_max_deletes(struct yaml_reader *r, const struct yaml *y,
                             void *to)
{
    long n = 0;
    yaml_read_long(r, y, 0, INT_MAX, "a number of files is expected", &n);
    *(size_t *)to = (size_t)n;
}

static bool is_header_value(str s)
{
    for (size_t i = 0; i < s.n; i++)
        if (s.p[i] < ' ' || s.p[i] > '~')
            return false;
    return s.n > 0;
}

/* A list of maps with one entry each, pattern to header, in order. */
static void read_cache(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct publish_caches *list = to;
    for (const struct yaml *e = y->first; e; e = e->next) {
        const struct yaml *rule = e->kind == YAML_MAP ? e->first : NULL;
        if (!rule || rule->next || rule->kind != YAML_TEXT)
            yaml_refuse(r, e, "- \"PATTERN\": CACHE-CONTROL is expected");
        else if (!is_header_value(rule->text))
            yaml_refuse(r, rule,
                        "the text of a Cache-Control header is expected");
        else
            vec_push(r->a, list, (struct publish_cache){rule->key, rule->text});
    }
}

/* ---- targets ---- */

#define KEY(name, read, member)                                               \
    YAML_KEY(struct publish_target, name, YAML_OF_TEXT, "a text is expected", \
             read, member)

static const struct yaml_key KEYS[] = {
    {S_INIT("url"), YAML_OF_TEXT, "a text is expected", read_url, 0},
    KEY("region", read_region, region),
    KEY("endpoint", read_endpoint, endpoint),
    KEY("cloudfront", read_cloudfront, cloudfront),
    YAML_KEY(struct publish_target, "cache", YAML_OF_LIST, "a list is expected",
             read_cache, cache),
    KEY("max_deletes", read_max_deletes, max_deletes),
};
static const struct yaml_keys TARGET = YAML_KEYS("keys of a target", KEYS);

static void read_target(struct yaml_reader *r, const struct yaml *y,
                        struct publish_target *out)
{
    *out = (struct publish_target){.name = y->key, .max_deletes = MAX_DELETES};
    if (!is_word(y->key)) {
        yaml_refuse(r, y, "a target's name is letters, digits and -");
    } else if (yaml_is(r, y, YAML_OF_MAP,
                       "{url: \"s3://BUCKET/PREFIX\"} is expected")) {
        yaml_keys_read(r, y, &TARGET, out);
        if (!yaml_get(y, S("url")))
            yaml_refuse(r, y, "it has no url");
    }
}

void publish_target_read(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct publish_targets *all = to;
    for (const struct yaml *e = y->first; e; e = e->next)
        read_target(r, e, vec_add(r->a, all));
}
