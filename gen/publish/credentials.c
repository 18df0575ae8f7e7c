// SPDX-License-Identifier: MIT
// credentials: reads environment variables and two INI files; the first file
// has priority.
#include "publish/credentials.h"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/buf.h"
#include "base/codes/publish.h"
#include "config/publish_target.h"

/* The settings of a profile, from the credentials file, the config file, or
   both. */
struct profile {
    bool found;
    struct sign_key key;
    str region, endpoint;
    str other; /* name of a setting for an unsupported way to get a key */
};

struct credentials_reading {
    struct arena *a;
    struct diags *d;
    const struct credentials_from *from;
    const char *unread; /* variable that names an unreadable file, or NULL */
};

static const struct pos NOWHERE = {0};

/* ---- sources ---- */

static const char *variable_of_process(void *data, const char *name)
{
    (void)data;
    return getenv(name);
}

static bool file_of_disk(void *data, struct arena *a, str path, str *text)
{
    (void)data;
    int fd = open(str_dupz(a, path), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    struct stat st;
    bool ok = fd >= 0 && fstat(fd, &st) == 0 && S_ISREG(st.st_mode);
    struct buf b = {.a = a};
    for (ssize_t n = 1; ok && n > 0;) {
        buf_room(&b, 4096);
        n = read(fd, b.p + b.n, 4096);
        ok = n >= 0;
        b.n += n > 0 ? (size_t)n : 0;
    }
    if (fd >= 0)
        close(fd);
    *text = buf_str(&b);
    return ok;
}

struct credentials_from credentials_system(void)
{
    return (struct credentials_from){variable_of_process, file_of_disk, NULL};
}

/* Returns a variable's value, in `a`, or STR_NONE if it is unset or empty, as
   in Amazon's tools. */
static str variable(struct credentials_reading *r, const char *name)
{
    const char *value = r->from->variable(r->from->data, name);
    return value && *value ? str_dup(r->a, str_c(value)) : STR_NONE;
}

/* ---- INI files ---- */

/* Returns whether a line is the header "[profile NAME]" or "[NAME]". */
static bool is_header_of(str line, str profile)
{
    size_t end = str_find_char(line, ']', 0);
    if (end == STR_NPOS)
        return false;
    str name = str_trim(str_slice(line, 1, end)), word, rest = name;
    if (str_word(&rest, &word) && str_eq(word, S("profile")) &&
        !str_blank(rest))
        name = str_trim(rest);
    return str_eq(name, profile);
}

static void set_key(struct profile *p, str name, str value)
{
    const struct {
        str name;
        str *to;
    } KEYS[] = {
        {S("aws_access_key_id"), &p->key.id},
        {S("aws_secret_access_key"), &p->key.secret},
        {S("aws_session_token"), &p->key.token},
        {S("region"), &p->region},
        {S("endpoint_url"), &p->endpoint},
        {S("sso_session"), &p->other},
        {S("sso_start_url"), &p->other},
        {S("role_arn"), &p->other},
        {S("credential_process"), &p->other},
    };
    for (size_t i = 0; i < sizeof KEYS / sizeof *KEYS; i++)
        if (value.n && str_eq_nocase(name, KEYS[i].name) && !KEYS[i].to->p)
            *KEYS[i].to = value;
}

/* Reads the settings of a profile into *p. Skips indented lines: they belong to
   a nested key (`s3 =`), which perfpress does not need. */
static void read_ini(str text, str profile, struct profile *p)
{
    bool inside = false;
    str line;
    while (str_cut(&text, '\n', &line)) {
        line = str_trim_right(line);
        if (line.n == 0 || strchr("#; \t", line.p[0]))
            continue;
        if (line.p[0] == '[') {
            inside = is_header_of(line, profile);
            p->found |= inside;
            continue;
        }
        size_t equals = str_find_char(line, '=', 0);
        if (inside && equals != STR_NPOS)
            set_key(p, str_trim(str_slice(line, 0, equals)),
                    str_trim(str_from(line, equals + 1)));
    }
}

static bool has_key(const struct sign_key *key)
{
    return key->id.p || key->secret.p;
}

/* Adds the settings of q to p, except settings that p already has from an
   earlier file. */
static void add(struct profile *p, const struct profile *q)
{
    p->found |= q->found;
    if (!has_key(&p->key))
        p->key = q->key;
    p->region = p->region.p ? p->region : q->region;
    p->endpoint = p->endpoint.p ? p->endpoint : q->endpoint;
    p->other = p->other.p ? p->other : q->other;
}

static void read_file(struct credentials_reading *r, const char *name,
                      const char *usual, str profile, struct profile *p)
{
    str named = variable(r, name), home = variable(r, "HOME"), path = named;
    struct profile q = {0};
    str text;
    if (!named.p && home.p)
        path = str_concat(r->a, home, str_c(usual));
    else if (str_starts(named, S("~/")) && home.p)
        path = str_concat(r->a, home, str_from(named, 1));
    if (!path.p || !r->from->file(r->from->data, r->a, path, &text)) {
        r->unread = named.p ? name : r->unread;
        return;
    }
    str mark = S("\xef\xbb\xbf");
    read_ini(str_starts(text, mark) ? str_from(text, mark.n) : text, profile,
             &q);
    add(p, &q);
}

/* ---- the chain ---- */

/* Returns the value of the first of `variables` that is set, or else
   `of_profile`, the profile's value. Sets *of to the origin of the value, for
   use in messages: the variable's name, or a string such as "the profile's
   region", where `what` is "region". */
static str first_set(struct credentials_reading *r,
                     const char *const *variables, str of_profile,
                     const char *what, str *of)
{
    for (; *variables; variables++) {
        str value = variable(r, *variables);
        *of = str_c(*variables);
        if (value.p)
            return value;
    }
    *of = str_fmt(r->a, "the profile's %s", what);
    return of_profile;
}

static bool refuse(struct credentials_reading *r, str text, const char *help)
{
    diag_at(r->d, DIAG_PUBLISH_KEY, NOWHERE, text);
    diag_help(r->d, "%s", help);
    return false;
}

/* Reports why no key was found. Returns false. */
static bool no_key(struct credentials_reading *r, const struct profile *p,
                   str named, str profile)
{
    static const char *const SET =
        "set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or set AWS_PROFILE "
        "to a section of ~/.aws/credentials";
    if (p->other.p)
        return refuse(
            r,
            str_fmt(r->a, "profile '%.*s' has no access key", STR_ARG(profile)),
            "get one from the AWS CLI: eval \"$(aws configure "
            "export-credentials --format env)\"");
    if (r->unread)
        return refuse(
            r, str_fmt(r->a, "cannot read the file that %s names", r->unread),
            SET);
    if (named.p && !p->found)
        return refuse(r,
                      str_fmt(r->a, "unknown profile '%.*s'", STR_ARG(named)),
                      "AWS_PROFILE must be the name of a section of "
                      "~/.aws/credentials or ~/.aws/config");
    return refuse(r, S("missing credentials for S3"), SET);
}

/* Returns whether a key is complete and valid. If not, reports the fault but
   does not show the key. Only visible ASCII characters are valid: keys are sent
   in headers, where a line break would begin another header. */
static bool is_valid(struct credentials_reading *r, const struct sign_key *key)
{
    const struct {
        const char *name;
        str value;
    } PARTS[] = {{"access key id", key->id},
                 {"secret access key", key->secret},
                 {"session token", key->token}};
    if (!key->id.p || !key->secret.p)
        return refuse(r,
                      key->id.p ? S("the access key has no secret")
                                : S("the secret has no access key id"),
                      "set both AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, "
                      "or both lines of the profile");
    for (size_t i = 0; i < sizeof PARTS / sizeof *PARTS; i++)
        for (size_t k = 0; k < PARTS[i].value.n; k++)
            if (PARTS[i].value.p[k] <= ' ' || PARTS[i].value.p[k] > '~')
                return refuse(
                    r,
                    str_fmt(r->a, "the %s contains an invalid character",
                            PARTS[i].name),
                    "a space or a line break may have been copied with it");
    return true;
}

static bool read_region(struct credentials_reading *r, const struct profile *p,
                        str *out)
{
    static const char *const NAMES[] = {"AWS_REGION", "AWS_DEFAULT_REGION",
                                        NULL};
    str of;
    *out = first_set(r, NAMES, p->region, "region", &of);
    return !out->p || publish_target_is_region(*out) ||
           refuse(
               r,
               str_fmt(r->a, "%.*s: expected a region, such as eu-central-1",
                       STR_ARG(of)),
               "correct it, or set 'region' of the target in perfpress.yaml");
}

static bool read_endpoint(struct credentials_reading *r,
                          const struct profile *p, const char *of_service,
                          str *out)
{
    const char *const names[] = {of_service, "AWS_ENDPOINT_URL", NULL};
    str of;
    *out = first_set(r, names, p->endpoint, "endpoint_url", &of);
    return !out->p || publish_target_is_endpoint(*out, out) ||
           refuse(r,
                  str_fmt(r->a,
                          "%.*s: expected https://HOST or http://HOST:PORT",
                          STR_ARG(of)),
                  "the bucket and the prefix belong in 'url' of the target");
}

bool credentials_read(struct arena *a, struct diags *d,
                      const struct credentials_from *from,
                      struct credentials *out)
{
    struct credentials_reading r = {a, d, from, NULL};
    struct profile p = {0};
    str named = variable(&r, "AWS_PROFILE");
    str profile = named.p ? named : S("default");
    struct sign_key key = {variable(&r, "AWS_ACCESS_KEY_ID"),
                           variable(&r, "AWS_SECRET_ACCESS_KEY"),
                           variable(&r, "AWS_SESSION_TOKEN")};
    read_file(&r, "AWS_SHARED_CREDENTIALS_FILE", "/.aws/credentials", profile,
              &p);
    read_file(&r, "AWS_CONFIG_FILE", "/.aws/config", profile, &p);
    if (named.p ? has_key(&p.key) || !p.found || p.other.p : !has_key(&key))
        key = p.key;
    if (!has_key(&key))
        return no_key(&r, &p, named, profile);
    out->key = key;
    return is_valid(&r, &key) && read_region(&r, &p, &out->region) &&
           read_endpoint(&r, &p, "AWS_ENDPOINT_URL_S3", &out->endpoint) &&
           read_endpoint(&r, &p, "AWS_ENDPOINT_URL_CLOUDFRONT",
                         &out->cloudfront);
}
