// SPDX-License-Identifier: MIT
// redirect: reads `redirects:` and converts paths, as people write them, to
// output paths.
#include "config/redirect.h"

#include "base/buf.h"
#include "base/path.h"
#include "base/shown.h"
#include "base/uri.h"
#include "base/vec.h"
#include "config/host_files.h"
#include "config/output_name.h"

enum { EXTENSION_MAX = 5 }; /* length of ".html" */

/* Unprintable characters would corrupt every output format that lists the path.
 */
static bool is_printable(str s)
{
    return s.n > 0 && shown_is_plain(s);
}

/* Percent-encodes s, which is a URL without its scheme, or a query and a
   fragment. */
static str encode(struct arena *a, str s)
{
    return uri_encode(a, s, "!#$%&'()*+,-./:;=?@[]_~");
}

/* Normalizes a path from the root, which may be percent-encoded, into *out. A
   folder becomes its index page. Returns false if the path leads out of the
   site or is not printable. */
static bool normal_path(struct arena *a, str path, str *out)
{
    bool folder = str_ends(path, S("/"));
    if (!path_normal(a, path_decode(a, path), out) ||
        (out->n && !is_printable(*out)))
        return false;
    if (folder || !out->n)
        *out = path_join(a, *out, S("index.html"));
    return true;
}

/* Whether the part of a name after its last dot is an extension, such as
   ".pdf", unlike ".2" in "v1.2" or ".large" in "trn1.large". */
static bool is_extension(str ext)
{
    return ext.n > 1 && ext.n <= EXTENSION_MAX && char_is_alpha(ext.p[1]);
}

static const char ONE_PAGE[] =
    "it must be the old path of one page, without * ? #";

/* Returns why no page can be written to the path `from`, or NULL if the path is
   valid. Hosts interpret some paths as a pattern or as a file that configures
   the host. */
static const char *refusal(struct arena *a, str from)
{
    const char *why = output_name_refusal(from);
    if (why)
        return why;
    if (str_find_char(from, '*', 0) != STR_NPOS)
        return ONE_PAGE;
    return host_files_hosts(a, from) ? "it must be the path of a page, not of "
                                       "a file that configures a web host"
                                     : NULL;
}

/* Converts `text`, the old path of a page in perfpress.yaml, to an output path
   in *out. Returns why `text` is invalid, or NULL if it is valid. */
static const char *read_from(struct arena *a, str text, str *out)
{
    str ext;
    if (!is_printable(text) || uri_scheme(text).p ||
        str_starts(text, S("//")) || !normal_path(a, text, out))
        return "it must be the old path of a page, inside the site";
    for (size_t i = 0; i < text.n; i++)
        if (strchr("*?#", text.p[i]))
            return ONE_PAGE;
    ext = path_ext(*out);
    bool done = str_eq(ext, S(".html")) || str_eq(ext, S(".htm"));
    if (str_eq(ext, S(".rst")) || str_eq(ext, S(".md")))
        *out = path_without_ext(*out);
    else if (!done && is_extension(ext))
        return "only pages can be redirected; a page's path ends with .html or "
               "has no extension";
    if (!done)
        *out = str_concat(a, *out, S(".html"));
    return str_eq(*out, S("404.html"))
               ? "404.html cannot be redirected, because hosts serve it for "
                 "every missing page"
               : refusal(a, *out);
}

static const char *read_elsewhere(struct arena *a, str text,
                                  struct redirect *out)
{
    if (!uri_is_web(text))
        return "it must be a path in the site, or a URL that begins with "
               "https:// or http://";
    size_t scheme = str_find_char(text, ':', 0);
    out->to = str_concat(a, str_lower(a, str_slice(text, 0, scheme)),
                         encode(a, str_from(text, scheme)));
    out->is_elsewhere = true;
    return NULL;
}

static const char *read_to(struct arena *a, str text, struct redirect *out)
{
    size_t end = 0;
    if (uri_scheme(text).p || str_starts(text, S("//")))
        return read_elsewhere(a, text, out);
    while (end < text.n && text.p[end] != '#' && text.p[end] != '?')
        end++;
    str path = str_slice(text, 0, end);
    if (!is_printable(text) || !path.n)
        return "it must be a path in the site, such as guide/index, or a URL";
    if (str_starts(path, S("./")) || str_starts(path, S("../")))
        path = path_join(a, path_dir(out->from), path);
    if (!normal_path(a, path, &out->to))
        return "the path is outside the site";
    out->suffix = encode(a, str_from(text, end));
    return NULL;
}

static void read_one(struct yaml_reader *r, const struct yaml *y,
                     struct redirects *all)
{
    struct redirect one = {.at = y->key_at, .to_at = y->at, .suffix = S("")};
    const char *why = read_from(r->a, y->key, &one.from);
    if (!why && map_get(&all->by_from, one.from))
        why = str_dupz(r->a, str_fmt(r->a, "'%.*s' is already redirected",
                                     STR_ARG(one.from)));
    if (why) {
        yaml_refuse_key(r, y, why);
        return;
    }
    if (!yaml_is(r, y, YAML_OF_TEXT, "it must be one path or URL"))
        return;
    why = read_to(r->a, y->text, &one);
    if (why)
        yaml_refuse(r, y, why);
    map_put(&all->by_from, one.from, all);
    vec_push(r->a, all, one);
}

static void index_redirects(struct redirects *all)
{
    for (size_t i = 0; i < all->n; i++)
        map_put(&all->by_from, all->v[i].from, &all->v[i]);
}

bool redirect_read(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct redirects *out = to;
    *out = (struct redirects){.at = y->key_at, .by_from.a = r->a};
    for (const struct yaml *e = y->first; e; e = e->next)
        read_one(r, e, out);
    index_redirects(out);
    return true;
}

void redirect_add(struct arena *a, struct redirects *all, str from, str to,
                  struct pos at)
{
    all->by_from.a = a;
    vec_push(
        a, all,
        (struct redirect){
            .from = from, .at = at, .to_at = at, .to = to, .suffix = S("")});
    index_redirects(all);
}
