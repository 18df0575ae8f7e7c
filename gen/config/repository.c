// SPDX-License-Identifier: MIT
// repository: picks the patterns of the usual hosts, and fills them in.
#include "config/repository.h"

#include "base/path.h"
#include "base/uri.h"

/* What is no letter or digit and needs no encoding (RFC 3986, 2.3). */
static const char PLAIN[] = "-._~";
static const char PLAIN_PATH[] = "-._~/";

static const struct repository_kind {
    str name;
    const char *edit, *view, *issue;
} KINDS[] = {
    {S_INIT("github"), "{url}/edit/{branch}/{path}",
     "{url}/blob/{branch}/{path}",
     "{url}/issues/new?title={title}&body={body}"},
    {S_INIT("gitlab"), "{url}/-/edit/{branch}/{path}",
     "{url}/-/blob/{branch}/{path}",
     "{url}/-/issues/new?issue%5Btitle%5D={title}&"
     "issue%5Bdescription%5D={body}"},
    {S_INIT("gitea"), "{url}/_edit/{branch}/{path}",
     "{url}/src/branch/{branch}/{path}",
     "{url}/issues/new?title={title}&body={body}"},
    {S_INIT("bitbucket"), "{url}/src/{branch}/{path}?mode=edit",
     "{url}/src/{branch}/{path}",
     "{url}/issues/new?title={title}&content={body}"},
};
enum { N_KINDS = sizeof KINDS / sizeof *KINDS };

/* Hosts whose name does not tell. */
static const struct {
    str host;
    size_t kind;
} HOSTS[] = {{S_INIT("codeberg.org"), 2}};

static const str NAMES[] = {S_INIT("url"), S_INIT("branch"), S_INIT("path"),
                            S_INIT("title"), S_INIT("body")};
enum { N_NAMES = sizeof NAMES / sizeof *NAMES };

/* The place in NAMES of what a pattern has at its start, or N_NAMES. */
static size_t name_at(str s, size_t *n)
{
    for (size_t i = 0; str_starts(s, S("{")) && i < N_NAMES; i++) {
        *n = NAMES[i].n + 2;
        if (str_eq(str_slice(s, 1, 1 + NAMES[i].n), NAMES[i]) && s.n >= *n &&
            s.p[*n - 1] == '}')
            return i;
    }
    *n = 1;
    return N_NAMES;
}

/* values: by place in NAMES, encoded. */
static str fill(struct arena *a, str pattern, const str *values)
{
    struct buf b = {.a = a};
    for (size_t i = 0, n; i < pattern.n; i += n) {
        size_t k = name_at(str_from(pattern, i), &n);
        buf_put(&b, k < N_NAMES ? values[k] : str_slice(pattern, i, i + 1));
    }
    return buf_end(&b);
}

/* ---- the key ---- */

/* What is written, on its way to a struct repository. */
struct repository_written {
    str url, kind, branch, path, edit, view, issue;
};

static str trim_slashes(str s)
{
    while (str_ends(s, S("/")))
        s.n--;
    while (str_starts(s, S("/")))
        s = str_from(s, 1);
    return s;
}

static void read_url(struct yaml_reader *r, const struct yaml *y, void *to)
{
    str url = y->text;
    if (!uri_is_web(url) || str_find_char(url, '?', 0) != STR_NPOS ||
        str_find_char(url, '#', 0) != STR_NPOS) {
        yaml_refuse(r, y,
                    "the address of a repository, as "
                    "https://github.com/NAME/REPOSITORY, is expected");
        return;
    }
    while (str_ends(url, S("/")))
        url.n--;
    if (str_ends(url, S(".git")))
        url.n -= 4;
    *(str *)to = url;
}

static void read_kind(struct yaml_reader *r, const struct yaml *y, void *to)
{
    str names[N_KINDS];
    unsigned kind = N_KINDS;
    for (size_t i = 0; i < N_KINDS; i++)
        names[i] = KINDS[i].name;
    yaml_read_word(r, y, names, N_KINDS,
                   "github, gitlab, gitea or bitbucket is expected", &kind);
    if (kind < N_KINDS)
        *(str *)to = KINDS[kind].name;
}

static void read_branch(struct yaml_reader *r, const struct yaml *y, void *to)
{
    *(str *)to = str_trim(y->text);
    if (!str_trim(y->text).n)
        yaml_refuse(r, y, "the name of a branch is expected");
}

static void read_path(struct yaml_reader *r, const struct yaml *y, void *to)
{
    str path;
    if (path_normal(r->a, y->text, &path))
        *(str *)to = path;
    else
        yaml_refuse(r, y, "the site's folder in the repository is expected");
}

/* The first name in braces that is none of ours, or STR_NONE. */
static str unknown_name(str pattern)
{
    for (size_t i = 0, n; i < pattern.n; i += n) {
        size_t k = name_at(str_from(pattern, i), &n);
        if (k == N_NAMES && pattern.p[i] == '{')
            return str_slice(pattern, i + 1, str_find_char(pattern, '}', i));
    }
    return STR_NONE;
}

static void read_pattern(struct yaml_reader *r, const struct yaml *y, void *to)
{
    static const str EXAMPLE[N_NAMES] = {S_INIT("https://x.org/a"), S_INIT("b"),
                                         S_INIT("c"), S_INIT("d"), S_INIT("e")};
    str name = unknown_name(y->text);
    *(str *)to = y->text;
    if (str_eq(y->text, S("false")))
        return;
    if (name.p) {
        yaml_refuse(r, y, "it has a name in braces that is not known");
        diag_help_nearest(r->d, "names", name, NAMES, N_NAMES);
    } else if (!uri_is_web(fill(r->a, y->text, EXAMPLE))) {
        yaml_refuse(r, y,
                    "an address with {path}, or with {title} and {body}, "
                    "or false, is expected");
    }
}

#define TEXT(name, read, member)                            \
    YAML_KEY(struct repository_written, name, YAML_OF_TEXT, \
             "a text is expected", read, member)
static const struct yaml_key KEYS[] = {
    TEXT("url", read_url, url),          TEXT("kind", read_kind, kind),
    TEXT("branch", read_branch, branch), TEXT("path", read_path, path),
    TEXT("edit", read_pattern, edit),    TEXT("view", read_pattern, view),
    TEXT("issue", read_pattern, issue),
};
static const struct yaml_keys ALL = YAML_KEYS("keys of a repository", KEYS);

/* "https://git.example.com:8080/x" has the host "git.example.com". */
static str host_of(struct arena *a, str url)
{
    str host = str_from(url, str_find(url, S("://"), 0) + 3);
    size_t end = 0;
    while (end < host.n && !strchr("/:", host.p[end]))
        end++;
    return str_lower(a, str_slice(host, 0, end));
}

static const struct repository_kind *kind_of(struct arena *a,
                                             const struct repository_written *w)
{
    str host = w->url.p ? host_of(a, w->url) : S("");
    for (size_t i = 0; i < N_KINDS; i++)
        if (w->kind.p ? str_eq(w->kind, KINDS[i].name)
                      : str_find(host, KINDS[i].name, 0) != STR_NPOS)
            return &KINDS[i];
    for (size_t i = 0; i < sizeof HOSTS / sizeof *HOSTS; i++)
        if (str_eq(host, HOSTS[i].host))
            return &KINDS[HOSTS[i].kind];
    return NULL;
}

/* What is given, what the host has, or none. */
static str pattern_of(str given, const char *otherwise)
{
    if (str_eq(given, S("false")))
        return STR_NONE;
    return given.p ? given : str_c(otherwise);
}

void repository_read(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct repository *out = to;
    struct repository_written w = {.branch = S("main"), .path = S("")};
    if (y->kind == YAML_TEXT)
        read_url(r, y, &w.url);
    else
        yaml_keys_read(r, y, &ALL, &w);
    if (!w.url.p) {
        if (y->kind == YAML_MAP && !yaml_get(y, S("url")))
            yaml_refuse(r, y, "it has no url");
        return;
    }
    const struct repository_kind *kind = kind_of(r->a, &w);
    if (y->kind == YAML_MAP && yaml_get(y, S("kind")) && !w.kind.p)
        return; /* which was reported */
    if (!kind && (!w.edit.p || !w.issue.p)) {
        yaml_refuse(r, y, "its host is not known");
        diag_help(r->d, "'kind' names the program that runs there, as github, "
                        "gitlab, gitea or bitbucket; or give 'edit' and "
                        "'issue', or false for them");
        return;
    }
    *out = (struct repository){
        .url = w.url,
        .branch = w.branch,
        .path = trim_slashes(w.path),
        .edit = pattern_of(w.edit, kind ? kind->edit : NULL),
        .view = pattern_of(w.view, kind ? kind->view : NULL),
        .issue = pattern_of(w.issue, kind ? kind->issue : NULL)};
}

/* ---- addresses ---- */

static str fill_path(struct arena *a, const struct repository *r, str pattern,
                     str path)
{
    const str values[N_NAMES] = {r->url, uri_encode(a, r->branch, PLAIN_PATH),
                                 uri_encode(a, path, PLAIN_PATH), S(""), S("")};
    return fill(a, pattern, values);
}

str repository_edit(struct arena *a, const struct repository *r, str file)
{
    if (!r->url.p || !r->edit.p || !file.p)
        return STR_NONE;
    return fill_path(a, r, r->edit, path_join(a, r->path, file));
}

str repository_view(struct arena *a, const struct repository *r, str file)
{
    str path;
    if (!r->url.p || !r->view.p ||
        !path_normal(a, path_join(a, r->path, file), &path))
        return STR_NONE;
    return fill_path(a, r, r->view, path);
}

str repository_issue(struct arena *a, const struct repository *r, str title,
                     str body)
{
    if (!r->url.p || !r->issue.p)
        return STR_NONE;
    const str values[N_NAMES] = {r->url, uri_encode(a, r->branch, PLAIN_PATH),
                                 S(""), uri_encode(a, title, PLAIN),
                                 uri_encode(a, body, PLAIN)};
    return fill(a, r->issue, values);
}
