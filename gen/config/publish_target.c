// SPDX-License-Identifier: MIT
// publish_target: a table of a target's keys, each with its check.
#include "config/publish_target.h"

#include <limits.h>

#include "base/path.h"
#include "base/vec.h"
#include "config/header_rules.h"

enum { MAX_DELETES = 256 };

/* ---- values ---- */

bool publish_target_is_bucket(str s)
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

static bool read_url(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct publish_target *out = to;
    str rest = y->text, prefix = S("");
    if (!str_starts(rest, S("s3://")))
        return false;
    rest = str_from(rest, 5);
    str_cut(&rest, '/', &out->bucket);
    if (!publish_target_is_bucket(out->bucket))
        return yaml_refuse(
            r, y,
            "a bucket's name consists of 3 to 63 lower-case letters, "
            "digits, - and .");
    if (rest.p && !path_normal(r->a, rest, &prefix))
        return yaml_refuse(r, y, "the prefix leads outside the bucket");
    out->prefix = prefix.n ? str_concat(r->a, prefix, S("/")) : S("");
    return true;
}

bool publish_target_is_region(str s)
{
    return str_is_word(s, "-");
}

/* Reads a region, or the id of a distribution, such as E2EXAMPLE. */
static bool read_word(struct yaml_reader *r, const struct yaml *y, void *to)
{
    (void)r;
    *(str *)to = y->text;
    return publish_target_is_region(y->text);
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
    *out = (str){s.p, (size_t)(host.p - s.p) + host.n};
    return host.p != s.p && str_is_word(host, "-.:[]");
}

static bool read_endpoint(struct yaml_reader *r, const struct yaml *y, void *to)
{
    (void)r;
    return publish_target_is_endpoint(y->text, to);
}

/* Reads a list of maps with one entry each: a pattern and its header. */
static bool read_cache(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct publish_caches *list = to;
    for (const struct yaml *e = y->first; e; e = e->next) {
        const struct yaml *rule = e->kind == YAML_MAP ? e->first : NULL;
        if (!rule || rule->next || rule->kind != YAML_TEXT)
            yaml_refuse(
                r, e, "it must have the form {\"PATTERN\": \"CACHE-CONTROL\"}");
        else if (!header_rules_is_value(rule->text))
            yaml_refuse(r, rule,
                        "it must be the value of a Cache-Control header");
        else
            vec_push(r->a, list, (struct publish_cache){rule->key, rule->text});
    }
    return true;
}

/* ---- targets ---- */

#define KEY(name, expected, read, member) \
    YAML_KEY(struct publish_target, name, YAML_OF_TEXT, expected, read, member)

static const struct yaml_key KEYS[] = {
    YAML_WHOLE("url", YAML_OF_TEXT, "it must have the form s3://BUCKET/PREFIX",
               read_url),
    KEY("region", "it must be a region, such as eu-central-1", read_word,
        region),
    KEY("endpoint", "it must have the form https://HOST or http://HOST:PORT",
        read_endpoint, endpoint),
    KEY("cloudfront", "it must be the id of a CloudFront distribution",
        read_word, cloudfront),
    YAML_KEY(struct publish_target, "cache", YAML_OF_LIST,
             "it must be a list of {\"PATTERN\": \"CACHE-CONTROL\"}",
             read_cache, cache),
    YAML_NUMBER_KEY(struct publish_target, "max_deletes", 0, INT_MAX,
                    "it must be a number of files", yaml_read_size,
                    max_deletes),
};
static const struct yaml_keys TARGET = YAML_KEYS("keys of a target", KEYS);

static void read_target(struct yaml_reader *r, const struct yaml *y,
                        struct publish_target *out)
{
    *out = (struct publish_target){.name = y->key, .max_deletes = MAX_DELETES};
    if (!str_is_word(y->key, "-")) {
        yaml_refuse_key(r, y,
                        "a target's name consists of letters, digits and -");
    } else if (yaml_is(
                   r, y, YAML_OF_MAP,
                   "it must be a map, such as {url: \"s3://BUCKET/PREFIX\"}")) {
        yaml_keys_read(r, y, &TARGET, out);
        if (!yaml_get(y, S("url")))
            yaml_refuse(r, y, "'url' is missing");
    }
}

bool publish_target_read(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct publish_targets *all = to;
    for (const struct yaml *e = y->first; e; e = e->next)
        read_target(r, e, vec_add(r->a, all));
    return true;
}
