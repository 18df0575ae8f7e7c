// SPDX-License-Identifier: MIT
// repository: the URL patterns of common hosts.
#include "config/repository.h"

#include "base/path.h"
#include "base/uri.h"

/* Bytes besides letters and digits that are not encoded (RFC 3986, 2.3). */
static const char PLAIN[] = "-._~";
static const char PLAIN_PATH[] = "-._~/";

static const str KIND_NAMES[] = {S_INIT("github"), S_INIT("gitlab"),
                                 S_INIT("gitea"), S_INIT("bitbucket")};
enum { GITHUB, GITLAB, GITEA, BITBUCKET, N_KINDS };

static const struct repository_kind {
    const char *edit, *view, *issue;
} KINDS[] = {
    [GITHUB] = {"{url}/edit/{branch}/{path}", "{url}/blob/{branch}/{path}",
                "{url}/issues/new?title={title}&body={body}"},
    [GITLAB] = {"{url}/-/edit/{branch}/{path}", "{url}/-/blob/{branch}/{path}",
                "{url}/-/issues/new?issue%5Btitle%5D={title}&"
                "issue%5Bdescription%5D={body}"},
    [GITEA] = {"{url}/_edit/{branch}/{path}",
               "{url}/src/branch/{branch}/{path}",
               "{url}/issues/new?title={title}&body={body}"},
    [BITBUCKET] = {"{url}/src/{branch}/{path}?mode=edit",
                   "{url}/src/{branch}/{path}",
                   "{url}/issues/new?title={title}&content={body}"},
};

static const str NAMES[] = {S_INIT("url"), S_INIT("branch"), S_INIT("path"),
                            S_INIT("title"), S_INIT("body")};
enum { N_NAMES = sizeof NAMES / sizeof *NAMES };

/* Returns the index in NAMES of the name in braces at the start of s, and sets
   *n to its length with the braces. If there is no such name, returns N_NAMES
   and sets *n to 1. */
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

/* Replaces the names in braces by `values`, which are encoded and in the order
   of NAMES. */
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

/* The values of the keys, before defaults and patterns are filled in. */
struct repository_written {
    str url, branch, path, edit, view, issue;
    unsigned kind; /* index in KINDS; N_KINDS if not given */
};

static str trim_slashes(str s)
{
    while (str_ends(s, S("/")))
        s.n--;
    while (str_starts(s, S("/")))
        s = str_from(s, 1);
    return s;
}

static bool read_url(struct yaml_reader *r, const struct yaml *y, void *to)
{
    str url = y->text;
    (void)r;
    if (!uri_is_web(url) || str_find_char(url, '?', 0) != STR_NPOS ||
        str_find_char(url, '#', 0) != STR_NPOS)
        return false;
    while (str_ends(url, S("/")))
        url.n--;
    if (str_ends(url, S(".git")))
        url.n -= 4;
    *(str *)to = url;
    return true;
}

static bool read_branch(struct yaml_reader *r, const struct yaml *y, void *to)
{
    (void)r;
    *(str *)to = str_trim(y->text);
    return !str_blank(y->text);
}

static bool read_path(struct yaml_reader *r, const struct yaml *y, void *to)
{
    return path_normal(r->a, y->text, to);
}

/* Returns the first unknown name in braces, or STR_NONE. */
static str unknown_name(str pattern)
{
    for (size_t i = 0, n; i < pattern.n; i += n) {
        size_t k = name_at(str_from(pattern, i), &n);
        if (k == N_NAMES && pattern.p[i] == '{')
            return str_slice(pattern, i + 1, str_find_char(pattern, '}', i));
    }
    return STR_NONE;
}

static bool read_pattern(struct yaml_reader *r, const struct yaml *y, void *to)
{
    static const str EXAMPLE[N_NAMES] = {S_INIT("https://x.org/a"), S_INIT("b"),
                                         S_INIT("c"), S_INIT("d"), S_INIT("e")};
    str name = unknown_name(y->text);
    *(str *)to = y->text;
    if (!name.p)
        return str_eq(y->text, S("false")) ||
               uri_is_web(fill(r->a, y->text, EXAMPLE));
    yaml_refuse(
        r, y,
        str_dupz(r->a, str_fmt(r->a, "unknown name {%.*s}", STR_ARG(name))));
    diag_help_nearest(r->d, "names", name, NAMES, N_NAMES);
    return true;
}

#define TEXT(name, expected, read, member)                                  \
    YAML_KEY(struct repository_written, name, YAML_OF_TEXT, expected, read, \
             member)
#define ADDRESS                                    \
    "it must be the URL of a repository, such as " \
    "https://github.com/NAME/REPOSITORY"
#define EDIT "it must be false, or a URL such as {url}/edit/{branch}/{path}"
#define VIEW "it must be false, or a URL such as {url}/blob/{branch}/{path}"
#define ISSUE                             \
    "it must be false, or a URL such as " \
    "{url}/issues/new?title={title}&body={body}"

static const struct yaml_key KEYS[] = {
    TEXT("url", ADDRESS, read_url, url),
    YAML_WORD_KEY(struct repository_written, "kind", KIND_NAMES,
                  "it must be github, gitlab, gitea or bitbucket", kind),
    TEXT("branch", "it must be the name of a branch", read_branch, branch),
    TEXT("path", "it must be the site's folder in the repository", read_path,
         path),
    TEXT("edit", EDIT, read_pattern, edit),
    TEXT("view", VIEW, read_pattern, view),
    TEXT("issue", ISSUE, read_pattern, issue),
};
static const struct yaml_keys ALL = YAML_KEYS("keys of a repository", KEYS);

/* Returns the host of a URL, in lower case: "git.example.com" for
   "https://git.example.com:8080/x". */
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
    str host = host_of(a, w->url);
    if (w->kind < N_KINDS)
        return &KINDS[w->kind];
    for (size_t i = 0; i < N_KINDS; i++)
        if (str_find(host, KIND_NAMES[i], 0) != STR_NPOS)
            return &KINDS[i];
    return str_eq(host, S("codeberg.org")) ? &KINDS[GITEA] : NULL;
}

/* Returns the pattern `given` or, if it is STR_NONE, `otherwise`. Returns
   STR_NONE if `given` is "false". */
static str pattern_of(str given, const char *otherwise)
{
    if (str_eq(given, S("false")))
        return STR_NONE;
    return given.p ? given : str_c(otherwise);
}

bool repository_read(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct repository *out = to;
    struct repository_written w = {
        .branch = S("main"), .path = S(""), .kind = N_KINDS};
    if (y->kind == YAML_TEXT && !read_url(r, y, &w.url))
        return yaml_refuse(r, y, ADDRESS);
    if (y->kind == YAML_MAP)
        yaml_keys_read(r, y, &ALL, &w);
    if (!w.url.p)
        return yaml_get(y, S("url")) || yaml_refuse(r, y, "'url' is missing");
    const struct repository_kind *kind = kind_of(r->a, &w);
    if (y->kind == YAML_MAP && yaml_get(y, S("kind")) && w.kind == N_KINDS)
        return true; /* the unknown kind has been reported */
    if (!kind && (!w.edit.p || !w.issue.p)) {
        yaml_refuse(r, y, "perfpress does not know the URLs of this host");
        diag_help(r->d, "set 'kind' to github, gitlab, gitea or bitbucket, or "
                        "set 'edit' and 'issue', which may be false");
        return true;
    }
    *out = (struct repository){
        .url = w.url,
        .branch = w.branch,
        .path = trim_slashes(w.path),
        .edit = pattern_of(w.edit, kind ? kind->edit : NULL),
        .view = pattern_of(w.view, kind ? kind->view : NULL),
        .issue = pattern_of(w.issue, kind ? kind->issue : NULL)};
    return true;
}

/* ---- URLs ---- */

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
