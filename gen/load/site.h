// SPDX-License-Identifier: MIT
// site: the configuration and what lies in the site's folders: pages, assets
// and datasets, each list in order of path. Pages carry their own state through
// the pipeline.
#pragma once

#include <pthread.h>
#include <stdatomic.h>

#include "base/arena.h"
#include "base/map.h"
#include "base/source.h"
#include "config/config.h"
#include "load/names/inventory.h"
#include "load/names/page_glob.h"
#include "load/toc_file.h"

struct dataset_cache;
struct guard;
struct lines;
struct node;
struct page;
struct parse;
struct template_set;

/* A file that is copied as it is. */
struct asset {
    str path;   /* below the site root: "content/trn1/logo.svg" */
    str output; /* "trn1/logo.svg" */
};

/* What the scan found. Threads set it. */
struct site_file {
    atomic_bool used;
    atomic_ullong divisors; /* fields that scripts divide by (doubt_divide) */
};

/* Files that lie beyond the scanned folders and were asked for, there or
   not, as paths from the root: what pages include from elsewhere in the site,
   and what symbolic links lead to. Threads add to it, under the lock. */
struct site_asked {
    pthread_mutex_t lock;
    struct arena arena;
    struct map paths; /* to any pointer but NULL */
};

/* What stages add, each before the next one begins: no thread reads it
   meanwhile. */
struct site_added {
    const struct template_set *compiled; /* its templates, with the theme's;
                                            NULL: of a bare one */
    struct map drafts; /* names of pages that are left out (build/drafts.h), */
    struct map lost;   /* sources whose output another file has: they are not
                          part of the site */
    bool has_feed;     /* feed.xml is written (build/feed) */
    bool lists_keywords, lists_modules; /* genindex.html, py-modindex.html */
};

/* Read once, by site_load; drafts and lost files leave its lists later. */
struct site {
    struct arena arena; /* lives as long as the site */
    struct config config;
    str root;            /* the site's folder on disk, absolute */
    struct guard *guard; /* opens what lies in it; NULL: of a zeroed site */
    struct page *pages;
    size_t n_pages;
    struct asset *assets;
    size_t n_assets;
    size_t left_out;       /* files and folders: see scan_folder */
    struct strs templates; /* files below templates/, by their path there */
    struct strs datasets;  /* CSV files below data/ and content/, from root */
    struct map page_names; /* page name -> struct page * */
    struct page_names sorted_names; /* the same, for patterns */
    struct map files;    /* path from the root -> struct site_file *, of what
                            lies below content/ and data/; NULL: a link out of
                            the site */
    struct toc_file toc; /* of `toc:`; no pages without it */
    struct inventories inventories; /* one for each of `inventories:` */
    bool scanned;
    /* Parse a part of a page in either language, by enum page_syntax
       (parse/parse.h); NULL: of a bare site. */
    void (*parse_part[2])(struct parse *p, struct lines lines,
                          struct node *parent, bool sections);
    /* Set by a command before the build. */
    bool with_drafts; /* drafts are pages as all others */
    bool keep_going;  /* pages with errors are left out, not all */
    bool informs;     /* see struct document */
    struct site_added added;
    /* Filled by threads, under locks of their own. */
    struct dataset_cache *cache; /* of `datasets` (load/dataset.h); NULL: of a
                                    bare site */
    struct site_asked *asked;
};

/* The site whose perfpress.yaml stands in `root`: configuration read,
   folders scanned. False when it cannot be used; all faults are in d. */
bool site_load(struct site *site, str root, struct diags *d);

/* Reads a page's text into its arena and source. False when that fails,
   which is reported to the page's diagnostics. */
bool site_read_page(const struct site *site, struct page *page);

/* A site without pages and with the default configuration: for a single
   file given to `df` or `doctree` outside of any site. */
void site_bare(struct site *site, str root);

void site_free(struct site *site);

/* The nearest folder at or above `from` that has perfpress.yaml, absolute;
   STR_NONE when there is none. */
str site_find_root(struct arena *a, str from);

/* Where a file named in a page is: beside the page, then in data/; a leading
   '/' means the content folder. `page_dir` is the folder of the page from the
   site root ("content/trn1"). On success *path is the path from the root
   ("data/prices.csv"). On failure it is reported at `at`: file-missing (with
   the nearest file there is), file-outside or file-hidden (load/guard.h; also
   through a symbolic link). */
bool site_lookup(const struct site *site, struct arena *a, struct diags *d,
                 str page_dir, str name, struct pos at, str *path);

/* Warns of every dataset that no lookup found (data-unused), unless pages are
   left out. */
void site_report_unused(const struct site *site, struct diags *d);

/* Whether a page, an asset or a redirect of the site has an output: what the
   build adds of itself gives way to it. */
bool site_has_output(const struct site *site, str output);

/* What a page or its data lies in, by its path from the root, as a source that
   lives in `a` (a byte-order mark is dropped). Failure is reported at `at`,
   and so is a file that changes meanwhile. With `must_be_text`, a NUL or
   malformed UTF-8 is an error at its line and column. */
struct source *site_read(const struct site *site, struct arena *a,
                         struct diags *d, str path, struct pos at,
                         bool must_be_text);

/* The same of a file in another encoding, as UTF-8; STR_NONE is that, too. What
   the encoding has not is an error at its line and column. */
struct source *site_read_encoded(const struct site *site, struct arena *a,
                                 struct diags *d, str path, struct pos at,
                                 str encoding, bool must_be_text);

/* The text of a file that a diagnostic stands in, which may be perfpress.yaml,
   too. */
struct source *site_read_place(const struct site *site, struct arena *a,
                               struct diags *d, str path);

/* The same of a file that is copied, byte for byte. */
struct source *site_read_asset(const struct site *site, struct arena *a,
                               struct diags *d, str path);

/* A file in the templates folder, by its path from there, byte
   for byte or as a text. */
struct source *site_read_template(const struct site *site, struct arena *a,
                                  struct diags *d, str name, bool must_be_text);
