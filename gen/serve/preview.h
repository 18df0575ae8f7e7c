// SPDX-License-Identifier: MIT
// preview: what the preview adds to a site: a script in each page that reloads
// the page, the events that the script receives, and the page of errors and
// warnings. Their files are in templates/preview/.
#pragma once

#include "base/diag.h"
#include "output/store.h"

/* Folder of the preview's own files. The site itself cannot have files in this
   folder, since a build leaves out names that begin with a dot. */
#define PREVIEW_FOLDER ".perfpress/"
#define PREVIEW_EVENTS \
    PREVIEW_FOLDER "events/" /* followed by the page's path */

/* Returns the contents of the preview's own file `name` ("reload.js"), or
   STR_NONE if there is no such file. `name` may include the file's fingerprint.
   `a` is for temporary memory. */
str preview_file(struct arena *a, str name);

/* Returns the path of the file to send for the requested path `path`: the path
   itself, the index page of a folder, or 404.html. If the site's URL has a path
   ("/perf/"), `path` may begin with that path. */
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
    /* HTML of the page that shows them, or STR_NONE if there is no such page */
    str page;
    size_t errors, warnings;
};

/* Returns the event for the page at `path`, in `a`. The event has the page's
   version, the hashes of all style sheets, the path of the site's URL, the hash
   of the page of errors and warnings ("" if there is no such page), and the
   numbers of errors and warnings. s may be NULL. */
str preview_event(struct arena *a, const struct store *s, str path,
                  const struct preview_faults *faults);

/* Returns the HTML of a page with the diagnostics in `d`, in `a`. The
   diagnostics of the most recently changed file come first. `root` is the
   site's folder. */
str preview_faults_page(struct arena *a, const struct diags *d, str root);
