// SPDX-License-Identifier: MIT
// assets: published files that are not pages: the theme's style sheets and
// scripts, with a fingerprint of their contents in the name, and the files of
// the content folder.
#pragma once

#include "output/sink.h"

struct site;

/* An asset of the theme: the embedded file or the site's replacement for it. */
struct theme_asset {
    str name;   /* path below templates/: "assets/perfpress.css" */
    str output; /* output path: "assets/perfpress.1f0c3a9b.css" */
    str bytes;
};

struct theme_assets {
    struct theme_asset *v;
    size_t n, cap;
};

/* Fills t with the theme's assets, allocated in `a` and sorted by name: the
   embedded files without their comments (and without the search's files if the
   search is off), and the site's files below templates/assets/, which replace
   embedded files of the same name. Returns false if a file cannot be read,
   which is reported. */
bool assets_of_theme(struct theme_assets *t, struct arena *a,
                     const struct site *site, struct diags *d);

/* Returns `name` with a fingerprint of `bytes` before the extension, in `a`:
   "a.js" becomes "a.1f0c3a9b.js". */
str assets_fingerprint(struct arena *a, str name, str bytes);

/* Returns the output path of the asset `name`, or STR_NONE if it does not
   exist. */
str assets_output(const struct theme_assets *t, str name);

/* Returns the contents of the asset `name`, or STR_NONE if it does not
   exist. */
str assets_bytes(const struct theme_assets *t, str name);

/* Replaces the contents of the asset `name`, which also changes its output
   path. `bytes` must live as long as t. The new output path is in `a`. */
void assets_replace(struct theme_assets *t, struct arena *a, str name,
                    str bytes);

/* Removes the asset `name`. No-op if it does not exist. */
void assets_remove(struct theme_assets *t, str name);

/* Returns whether the output path has the form of a path with a fingerprint. */
bool assets_has_fingerprint(str output);

/* Returns whether the output path contains the fingerprint of `bytes`. */
bool assets_is_fingerprinted(str output, str bytes);

/* Returns whether a file of the content folder is published at `output`. */
bool assets_has(const struct site *site, str output);

/* Returns true after reporting (file-host) that the file src at `output`
   configures the web host and perfpress.yaml does not allow it. */
bool assets_refuse_host_file(const struct site *site, struct arena *scratch,
                             struct diags *d, const struct source *src,
                             str output);

/* Writes the theme's assets, the files of the content folder, and the files
   listed in page->info->files to `sink`. Continues after errors. Returns false
   if a file could not be read, was refused, or could not be written; reports
   each such file. */
bool assets_put(const struct theme_assets *t, const struct site *site,
                struct sink *sink, struct diags *d);
