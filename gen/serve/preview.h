// SPDX-License-Identifier: MIT
// preview: additions to pages in the preview: the script that reloads them, its
// events, and the page of errors and warnings. The files for these are in
// templates/preview/.
#pragma once

#include "base/diag.h"
#include "output/store.h"

/* Folder of the preview's own files. A site has no files below it, since names
   that begin with a dot are left out. */
#define PREVIEW_FOLDER ".perfpress/"
#define PREVIEW_EVENTS \
    PREVIEW_FOLDER "events/" /* followed by the page's path */

/* Returns the contents of one of the preview's own files, or STR_NONE. `name`
   is its name ("reload.js"), with or without fingerprint. `a` is for temporary
   memory. */
str preview_file(struct arena *a, str name);

/* Returns the path of the file to send for the requested path `path`: the path
   itself, the index page of a folder, or 404.html. `path` may begin with the
   path of the site's URL. */
str preview_resolve(struct arena *a, const struct store *s, str path);

/* Returns whether `path`, which does not end in '/', is a folder with an index
   page. */
bool preview_is_folder(struct arena *a, const struct store *s, str path);

/* Returns a new store with the files of `old` that are missing in `now` and
   have a fingerprint in their names. Pages that were loaded before may still
   request them. Returns NULL if there are no such files or `old` is NULL. */
struct store *preview_replaced(const struct store *old,
                               const struct store *now);

/* Returns the version of a page: a hash that ignores fingerprints in the names
   of style sheets, which are replaced without a reload. Never 0. */
unsigned long long preview_version(str html);

/* Returns the page `html` with the reload script at the end of its head, in
   `a`. */
str preview_page(struct arena *a, str html);

/* The errors and warnings of a build. */
struct preview_faults {
    str page; /* HTML that shows them, or STR_NONE */
    size_t errors, warnings;
};

/* Returns the event for the page at `path`, in `a`. It has the page's version,
   the tags of all style sheets, the path of the site's URL, the tag of the page
   of faults ("" if it is missing), and the numbers of errors and warnings. s
   may be NULL. */
str preview_event(struct arena *a, const struct store *s, str path,
                  const struct preview_faults *faults);

/* Returns a page with the diagnostics in `d`, in `a`; those of the most
   recently changed file come first. `root` is the site's folder. */
str preview_faults_page(struct arena *a, const struct diags *d, str root);
