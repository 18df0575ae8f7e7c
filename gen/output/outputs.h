// SPDX-License-Identifier: MIT
// outputs: the paths of all files that the site will have, known before any of
// them is written: held against each other here, and against redirects by
// build/moved.
#pragma once

#include "base/map.h"
#include "output/assets.h"

struct page;
struct site;

#define MOVED_LIST "_redirects"        /* that hosts read (build/moved) */
#define HEADERS_FILE "_headers"        /* the same (build/headers) */
#define SEARCH_INDEX "search/index.js" /* and what it names (search/shard): */
#define SEARCH_FOLDER "search/s/"

struct output_file {
    str path;                /* from the output folder */
    str source;              /* from the site's root; STR_NONE: the theme's */
    const struct page *page; /* NULL: no page */
};

struct outputs {
    struct arena a;
    struct map by_path; /* -> struct output_file * */
    struct map small;   /* path in small letters -> the first such file */
    struct map folders; /* that they lie in -> the first such file */
    struct map lost;    /* sources whose path another file has */
};

/* Collects them, when the index is made, without redirects and files that the
   build adds unless the site has them. Reports two sources of one path, a
   file where another needs a folder (file-clash) and paths that differ only
   in capitals (file-case). */
void outputs_collect(struct outputs *o, const struct site *site,
                     const struct theme_assets *theme, struct diags *d);

/* Adds the redirects and the files that the build adds. */
void outputs_complete(struct outputs *o, const struct site *site);

/* Takes what lost its path out of the site's assets and the files of its
   pages. */
void outputs_leave_out(const struct outputs *o, struct site *site);

/* True when the build adds a file of this path, as robots.txt, unless the site
   has one. */
bool outputs_adds(const struct site *site, str path);

void outputs_free(struct outputs *o);
