// SPDX-License-Identifier: MIT
// phase: derives the phase of a file from lists of names and the extension
// .html.
#include "output/phase.h"

#include "base/path.h"

static bool phase_is_page(str path)
{
    return str_eq(path_ext(path), S(".html"));
}

bool phase_is_written(str path)
{
    static const str MADE[] = {S_INIT("404.html"), S_INIT("all.html"),
                               S_INIT("genindex.html"),
                               S_INIT("py-modindex.html")};
    return phase_is_page(path) && !STR_AMONG(path, MADE);
}

bool phase_too_many_gone(size_t gone, size_t were)
{
    enum { FEW = 2 };
    return gone * 10 > were && (gone > FEW || gone == were);
}

enum phase phase_of(str path, bool is_new)
{
    static const str LISTS[] = {S_INIT("sitemap.xml"), S_INIT("robots.txt"),
                                S_INIT("_headers"), S_INIT("_redirects")};
    static const str ENTRIES[] = {S_INIT("index.html"), S_INIT("404.html")};
    if (STR_AMONG(path, LISTS))
        return PHASE_LISTS;
    if (!phase_is_page(path))
        return PHASE_ASSETS;
    return is_new && !STR_AMONG(path, ENTRIES) ? PHASE_NEW_PAGES
                                               : PHASE_CHANGED_PAGES;
}
