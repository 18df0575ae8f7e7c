// SPDX-License-Identifier: MIT
// preview: what pages have in the preview only: the script that reloads them,
// the events that it gets, and the page that shows faults. Their files are in
// templates/preview/.
#pragma once

#include "base/diag.h"
#include "output/store.h"

/* Where the preview's own files are asked for; no file of a site can be
   there, for names that begin with a dot are left out of it. */
#define PREVIEW_FOLDER ".perfpress/"
#define PREVIEW_EVENTS PREVIEW_FOLDER "events/" /* then the page's path */

/* The bytes of a file of the preview by its name there ("reload.js"), also
   with its fingerprint in it, or STR_NONE. `a` is for scratch. */
str preview_file(struct arena *a, str name);

/* The path of the file that is sent for a path: itself, the index page of a
   folder, or 404.html; so, too, with the base of the site's address before
   it. */
str preview_resolve(struct arena *a, const struct store *s, str path);

/* Whether a path lacks a '/' to name a folder that has an index page. */
bool preview_is_folder(struct arena *a, const struct store *s, str path);

/* Copies of the files of one build that the next one has under other names, as
   their names hold fingerprints: a page that was loaded before still asks for
   them. NULL when there are none, as without `old`. */
struct store *preview_replaced(const struct store *old,
                               const struct store *now);

/* A page's version: a hash of it that leaves the fingerprints in names of
   stylesheets out, since those are swapped in place. Never 0. */
unsigned long long preview_version(str html);

/* The page with the reload script at the end of its head; in `a`. */
str preview_page(struct arena *a, str html);

/* What a build has to say. */
struct preview_faults {
    str page; /* that shows it; STR_NONE: all is well */
    size_t errors, warnings;
};

/* The event that tells a page at `path` how things are: its version, the
   tags of all stylesheets, the base of the site's address, the tag of the
   fault page ("" is none), and the numbers of errors and warnings. */
str preview_event(struct arena *a, const struct store *s, str path,
                  const struct preview_faults *faults);

/* The page that shows all of `d`, the file that was changed last first; in
   `a`. `root` is the site's folder. */
str preview_faults_page(struct arena *a, const struct diags *d, str root);
