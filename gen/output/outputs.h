// SPDX-License-Identifier: MIT
// outputs: the paths of all files of the site, collected before any file is
// written. This module reports paths that clash with each other; build/moved
// reports paths that clash with redirects.
#pragma once

#include "base/map.h"
#include "output/assets.h"

struct page;
struct site;

#define MOVED_LIST "_redirects"        /* redirects (build/moved) */
#define HEADERS_FILE "_headers"        /* HTTP headers (build/headers) */
#define SEARCH_INDEX "search/index.js" /* the search index */
#define SEARCH_FOLDER "search/s/"      /* other index files (search/shard) */

struct output_file {
    str path;   /* relative to the output folder */
    str source; /* relative to the site's root; STR_NONE: made by the build */
    const struct page *page; /* NULL: not a page */
};

struct outputs {
    struct arena a;
    struct map by_path; /* -> struct output_file * */
    struct map lower;   /* lower-case path -> first file with it */
    struct map folders; /* folder -> first file below it */
    struct map lost;    /* sources that lost their path to another file */
};

/* Fills o with the paths of the site's and the theme's files. Does not add
   redirects and the other files that outputs_complete adds. Call it after
   index_site. Reports two sources for one path and a file where a folder is
   needed (file-clash), and paths that differ only in case (file-case). */
void outputs_collect(struct outputs *o, const struct site *site,
                     const struct theme_assets *theme, struct diags *d);

/* Adds the paths of redirects and of the files that the build adds
   (outputs_adds). */
void outputs_complete(struct outputs *o, const struct site *site);

/* Removes the sources in o->lost from the site's assets and its pages' files,
   and records them in site->added.lost. */
void outputs_leave_out(const struct outputs *o, struct site *site);

/* Returns whether the build itself adds a file at this path, such as
   robots.txt, if the site does not have the file. */
bool outputs_adds(const struct site *site, str path);

void outputs_free(struct outputs *o);
