// SPDX-License-Identifier: MIT
// site: the configuration and the files of a site: pages, assets and datasets,
// each sorted by path. The state of each page during the build is in its struct
// page (load/page.h).
#pragma once

#include <pthread.h>
#include <stdatomic.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/map.h"
#include "base/source.h"
#include "config/config.h"
#include "load/lock.h"
#include "load/names/inventory.h"
#include "load/names/page_glob.h"
#include "load/toc_file.h"

struct dataset_cache;
struct databases;
struct guard;
struct lines;
struct node;
struct page;
struct parse;
struct template_set;

/* A file that is copied unchanged. */
struct asset {
    str path;   /* relative to the root: "content/trn1/logo.svg" */
    str output; /* "trn1/logo.svg" */
};

/* The state of a file that the scan found. Threads change it. */
struct site_file {
    atomic_bool used;
    atomic_ullong divisors; /* a bit set of the columns that scripts divide by
                               (doubt_divide) */
};

/* Paths outside the scanned folders, relative to the root, that were looked up,
   whether or not there is a file: files that pages include from elsewhere in
   the site, and targets of symbolic links. A path that ends with a slash means
   that the names of all files in that folder were read. Threads add paths under
   the lock. */
struct site_lookups {
    pthread_mutex_t lock;
    struct arena arena;
    struct map paths; /* keys: the paths; values: any pointer but NULL */
};

/* The script files that scripts have imported (df/run/modules.h). Threads
   change them under the lock, which is recursive. */
struct site_scripts {
    pthread_mutex_t lock;
    struct arena arena;
    struct map by_path; /* path from the root -> struct module * */
    struct diags diags; /* the faults in the files, until the build takes them
                           over */
    size_t bytes;       /* bytes that the files used beyond their allowance */
};

/* Results of stages. A stage sets its members before the next stage begins,
   while no thread reads them. */
struct site_added {
    const struct template_set
        *compiled;     /* templates of site and theme; NULL for a bare site */
    struct map drafts; /* names of drafts that are not built (build/drafts.h) */
    struct map lost;   /* paths of pages that are not part of the site, since
                          another file has their output path */
    bool has_feed;     /* feed.xml is written (build/feed) */
    /* lists_keywords: genindex.html is written; lists_modules: py-modindex.html
       is written */
    bool lists_keywords, lists_modules;
};

/* A site. site_load sets the members once; later stages remove drafts and lost
   pages from the lists. */
struct site {
    struct arena arena; /* lives as long as the site */
    struct config config;
    str root;            /* the site's folder on disk, absolute */
    struct guard *guard; /* opens the files; NULL for a zeroed site */
    struct page *pages;
    size_t n_pages;
    struct asset *assets;
    size_t n_assets;
    size_t left_out;       /* number of files and folders that the scan skipped
                              (scan_folder) */
    struct strs templates; /* paths of the templates, relative to the templates
                              folder */
    struct strs datasets;  /* CSV files in data/ and content/, from the root */
    struct map page_names; /* page name -> struct page * */
    struct page_names sorted_names; /* page_names as a list sorted by name */
    struct map files;    /* path from the root -> struct site_file *; NULL for a
                            symbolic link that pages may not follow */
    struct lock lock;    /* the snapshots of perfpress.lock; may be empty */
    struct toc_file toc; /* toctrees of the file that `toc:` names; empty if not
                            given */
    struct inventories inventories; /* one for each entry of `inventories:` */
    bool scanned;
    /* Parsers of a part of a page, by enum page_syntax (parse/parse.h); NULL
       for a bare site. */
    void (*parse_part[2])(struct parse *p, struct lines lines,
                          struct node *parent, bool sections);
    /* Set by a command before the build. */
    bool with_drafts; /* build drafts like other pages */
    bool keep_going;  /* publish the other pages if some have errors */
    bool informs;     /* keep docutils' harmless messages (struct document) */
    struct site_added added;
    /* Threads change the following members, each under its own lock. */
    struct dataset_cache *cache; /* cache of `datasets`; NULL for a bare site */
    struct site_lookups *lookups;
    struct site_scripts *scripts;
    struct databases *databases;
};

/* Reads the configuration and scans the folders of the site in `root`. Returns
   false after reporting faults if the site cannot be used. */
bool site_load(struct site *site, str root, struct diags *d);

/* Does the first part of site_load: reads perfpress.yaml and perfpress.lock,
   but neither scans folders nor reads other files, except queries. */
bool site_load_settings(struct site *site, str root, struct diags *d);

/* Reads the file of a page into page->source.text, in page->arena. Returns
   false after reporting a failure to page->diags. */
bool site_read_page(const struct site *site, struct page *page);

/* Makes a site without pages and with the default configuration, for a single
   file given to `df` or `doctree` outside of any site. */
void site_bare(struct site *site, str root);

/* Rebuilds sorted_names from page_names. Call it after pages were moved or left
   out. */
void site_sort_names(struct site *site);

void site_free(struct site *site);

/* Returns the nearest folder at or above `from` that contains a perfpress.yaml,
   as an absolute path in `a`, or STR_NONE. */
str site_find_root(struct arena *a, str from);

/* Whether the scan would have found a file with this path. */
bool site_scans(const struct site *site, str path);

/* Records that a path was looked up, so that the preview watches it. */
void site_watch_path(const struct site *site, str path);

/* Records that the names of all files in a folder were read, so that the
   preview watches the folder. */
void site_watch_folder(const struct site *site, struct arena *a, str folder);

/* Whether a page, asset or redirect of the site has this output path. If so,
   the build does not write a file of its own there. */
bool site_has_output(const struct site *site, str output);

/* Reads a file by its path from the root, as a source that lives in `a`,
   without a byte-order mark. If `must_be_text` is true, reports a NUL or
   malformed UTF-8 at its line and column; if it is false, decompresses a file
   whose name ends with .gz. Returns NULL after reporting a failure at `at`; a
   file that changes while it is read is a failure. */
struct source *site_read(const struct site *site, struct arena *a,
                         struct diags *d, str path, struct pos at,
                         bool must_be_text);

/* Like site_read, for a file in another encoding, which is converted to UTF-8;
   STR_NONE means UTF-8. Invalid bytes are an error at their line and column. */
struct source *site_read_encoded(const struct site *site, struct arena *a,
                                 struct diags *d, str path, struct pos at,
                                 str encoding, bool must_be_text);

/* Like site_read_encoded, for text in a gzip file, which is decompressed. */
struct source *site_read_packed(const struct site *site, struct arena *a,
                                struct diags *d, str path, struct pos at,
                                str encoding);

/* Reads the file that a diagnostic names, which may be perfpress.yaml, as text.
   Returns NULL after reporting a failure. */
struct source *site_read_diag_file(const struct site *site, struct arena *a,
                                   struct diags *d, str path);

/* Reads an asset byte for byte. Returns NULL after reporting a failure. */
struct source *site_read_asset(const struct site *site, struct arena *a,
                               struct diags *d, str path);

/* Reads the template `name`, a path relative to the templates folder, as text
   or byte for byte. Returns NULL after reporting a failure. */
struct source *site_read_template(const struct site *site, struct arena *a,
                                  struct diags *d, str name, bool must_be_text);
