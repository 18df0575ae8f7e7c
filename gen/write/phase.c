// SPDX-License-Identifier: MIT
// phase: two short lists of names, and what is a page.
#include "write/phase.h"

#include "base/path.h"

static bool is_among(str path, const str *names, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (str_eq(path, names[i]))
            return true;
    return false;
}

enum phase phase_of(str path, bool is_new)
{
    static const str LISTS[] = {S_INIT("sitemap.xml"), S_INIT("robots.txt"),
                                S_INIT("_headers"), S_INIT("_redirects")};
    static const str ENTRIES[] = {S_INIT("index.html"), S_INIT("404.html")};
    if (is_among(path, LISTS, sizeof LISTS / sizeof *LISTS))
        return PHASE_LISTS;
    if (!str_eq(path_ext(path), S(".html")))
        return PHASE_ASSETS;
    return is_new && !is_among(path, ENTRIES, sizeof ENTRIES / sizeof *ENTRIES)
               ? PHASE_NEW_PAGES
               : PHASE_CHANGED_PAGES;
}
