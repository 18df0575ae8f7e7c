// SPDX-License-Identifier: MIT
// outputs: the paths of all files of the site, before any of them is written.
// They are checked against each other here, and against redirects in
// build/moved.
#pragma once

#include "base/map.h"
#include "output/assets.h"

struct page;
struct site;

#define MOVED_LIST "_redirects"        /* read by hosts (build/moved) */
#define HEADERS_FILE "_headers"        /* read by hosts (build/headers) */
#define SEARCH_INDEX "search/index.js" /* the search index */
#define SEARCH_FOLDER "search/s/"      /* its other files (search/shard) */

struct output_file {
    str path;   /* relative to the output folder */
    str source; /* relative to the site's root; STR_NONE: the build's own */
    const struct page *page; /* NULL: no page */
};

struct outputs {
    struct arena a;
    struct map by_path; /* -> struct output_file * */
    struct map small;   /* lower-case path -> the first such file */
    struct map folders; /* parent folder -> the first file in it */
    struct map lost;    /* sources that lost their path to another file */
};

/* Collects the paths, after the index is made, without redirects and files that
   the build adds. Reports two sources for one path, a file where another needs
   a folder (file-clash), and paths that differ only in case (file-case). */
void outputs_collect(struct outputs *o, const struct site *site,
                     const struct theme_assets *theme, struct diags *d);

/* Adds the redirects and the files that the build adds. */
void outputs_complete(struct outputs *o, const struct site *site);

/* Removes sources that lost their path from the site's assets and its pages'
   files. */
void outputs_leave_out(const struct outputs *o, struct site *site);

/* Whether the build adds a file at this path, such as robots.txt, if the site
   has none. */
bool outputs_adds(const struct site *site, str path);

void outputs_free(struct outputs *o);
