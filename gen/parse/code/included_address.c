// SPDX-License-Identifier: MIT
// included_address: see included_address.h.
#include "parse/code/included_address.h"

#include "base/path.h"
#include "base/uri.h"

static const struct parse_include *page_of(const struct parse_include *in)
{
    while (in->by)
        in = in->by;
    return in;
}

static str from_page(struct parse *p, str url)
{
    struct arena *a = p->a;
    size_t end = 0;
    while (end < url.n && url.p[end] != '#' && url.p[end] != '?')
        end++;
    str file = path_join(a, path_dir(p->included->path),
                         path_decode(a, str_slice(url, 0, end)));
    str path;
    if (!end || !path_normal(a, file, &path))
        return url;
    return str_concat(a, path_relative(a, page_of(p->included)->path, path),
                      str_from(url, end));
}

static bool is_fixed(str url)
{
    return !url.n || url.p[0] == '/' || url.p[0] == '#' || uri_scheme(url).p;
}

str included_link(struct parse *p, str url)
{
    const struct parse_include *in = p->included;
    if (!in || !in->docs.p || is_fixed(url) ||
        !str_starts(path_decode(p->a, url), in->docs))
        return url;
    return from_page(p, url);
}

str included_image(struct parse *p, str url)
{
    return p->included && p->included->images && !is_fixed(url)
               ? from_page(p, url)
               : url;
}
