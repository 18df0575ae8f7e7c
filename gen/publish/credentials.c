// SPDX-License-Identifier: MIT
// credentials: two small INI files, laid over each other.
#include "publish/credentials.h"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/buf.h"

/* What a profile, or the environment, says. */
struct profile {
    bool found;
    str id, secret, token, region, endpoint;
};

struct reading {
    struct arena *a;
    struct diags *d;
    const struct credentials_from *from;
};

/* ---- where from ---- */

static const char *variable_of_process(void *data, const char *name)
{
    (void)data;
    return getenv(name);
}

static bool file_of_disk(void *data, struct arena *a, str path, str *text)
{
    (void)data;
    int fd = open(str_dupz(a, path), O_RDONLY | O_CLOEXEC);
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

/* A variable's value in `a`; STR_NONE when unset or empty, as for Amazon's
   tools. */
static str variable(struct reading *r, const char *name)
{
    const char *value = r->from->variable(r->from->data, name);
    return value && *value ? str_dup(r->a, str_c(value)) : STR_NONE;
}

/* ---- INI files ---- */

/* "[profile NAME]" or "[NAME]" as a header line. */
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
        {S("aws_access_key_id"), &p->id},
        {S("aws_secret_access_key"), &p->secret},
        {S("aws_session_token"), &p->token},
        {S("region"), &p->region},
        {S("endpoint_url"), &p->endpoint},
    };
    for (size_t i = 0; i < sizeof KEYS / sizeof *KEYS; i++)
        if (value.n && str_eq_nocase(name, KEYS[i].name) && !KEYS[i].to->p)
            *KEYS[i].to = value;
}

/* Lines that are indented belong to the key above them (`s3 =`) and say
   nothing that is needed here. */
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

static void read_file(struct reading *r, const char *name, const char *usual,
                      str profile, struct profile *p)
{
    str path = variable(r, name), home = variable(r, "HOME"), text;
    if (!path.p && home.p)
        path = str_concat(r->a, home, str_c(usual));
    if (path.p && r->from->file(r->from->data, r->a, path, &text))
        read_ini(text, profile, p);
}

/* ---- the chain ---- */

static str first(str x, str y, str z)
{
    return x.p ? x : y.p ? y : z;
}

static bool complete(struct reading *r, const struct sign_key *key,
                     const struct profile *p, str profile_name)
{
    static const struct pos NOWHERE = {0};
    if (key->id.p && key->secret.p)
        return true;
    if (key->id.p || key->secret.p) {
        diag_at(r->d, DIAG_PUBLISH_KEY, NOWHERE,
                key->id.p ? S("the access key has no secret beside it")
                          : S("the secret has no access key id beside it"));
    } else if (profile_name.p && !p->found) {
        diag_at(r->d, DIAG_PUBLISH_KEY, NOWHERE,
                str_fmt(r->a, "no profile '%.*s'", STR_ARG(profile_name)));
        diag_help(r->d, "AWS_PROFILE names a section of ~/.aws/credentials or "
                        "~/.aws/config");
        return false;
    } else {
        diag_at(r->d, DIAG_PUBLISH_KEY, NOWHERE, S("no credentials for S3"));
    }
    diag_help(r->d, "set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or "
                    "AWS_PROFILE with a section of ~/.aws/credentials");
    return false;
}

bool credentials_read(struct arena *a, struct diags *d,
                      const struct credentials_from *from,
                      struct credentials *out)
{
    struct reading r = {a, d, from};
    struct profile p = {0};
    str name = variable(&r, "AWS_PROFILE");
    str of = name.p ? name : S("default");
    struct sign_key key = {variable(&r, "AWS_ACCESS_KEY_ID"),
                           variable(&r, "AWS_SECRET_ACCESS_KEY"),
                           variable(&r, "AWS_SESSION_TOKEN")};
    read_file(&r, "AWS_SHARED_CREDENTIALS_FILE", "/.aws/credentials", of, &p);
    read_file(&r, "AWS_CONFIG_FILE", "/.aws/config", of, &p);
    bool named = name.p && (p.id.p || p.secret.p);
    if (named || (!name.p && !key.id.p && !key.secret.p))
        key = (struct sign_key){p.id, p.secret, p.token};
    if (name.p && !named && !p.found)
        key = (struct sign_key){0};
    out->key = key;
    out->region = first(variable(&r, "AWS_REGION"),
                        variable(&r, "AWS_DEFAULT_REGION"), p.region);
    out->endpoint = first(variable(&r, "AWS_ENDPOINT_URL_S3"),
                          variable(&r, "AWS_ENDPOINT_URL"), p.endpoint);
    return complete(&r, &key, &p, name);
}
