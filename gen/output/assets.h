// SPDX-License-Identifier: MIT
// assets: files that are published unchanged: the theme's style sheets and
// scripts, under names with a fingerprint of their bytes, and the files of the
// content folder.
#pragma once

#include "output/sink.h"

struct site;

/* An asset of the theme: the embedded file, or the site's own file of that
   name. */
struct theme_asset {
    str name;   /* below templates/: "assets/perfpress.css" */
    str output; /* "assets/perfpress.1f0c3a9b.css" */
    str bytes;
};

struct theme_assets {
    struct theme_asset *v;
    size_t n, cap;
};

/* Lists the theme's assets, in `a`: the embedded ones and the site's own below
   templates/assets/, which replace them. False if one cannot be read
   (reported). */
bool assets_of_theme(struct theme_assets *t, struct arena *a,
                     const struct site *site, struct diags *d);

/* Returns a name with the fingerprint of a file's bytes before its extension,
   in `a`: "a.js" gives "a.1f0c3a9b.js". */
str assets_fingerprint(struct arena *a, str name, str bytes);

/* Returns the output path of an asset, or STR_NONE. */
str assets_output(const struct theme_assets *t, str name);

/* Returns the bytes of an asset, or STR_NONE. */
str assets_bytes(const struct theme_assets *t, str name);

/* Replaces the bytes of an asset, and so its output path; the bytes must live
   as long as `t`. */
void assets_replace(struct theme_assets *t, struct arena *a, str name,
                    str bytes);

/* Removes an asset that the site does not need. */
void assets_remove(struct theme_assets *t, str name);

/* Whether an output path looks like one with a fingerprint. */
bool assets_has_fingerprint(str output);

/* Whether an output path contains the fingerprint of these bytes. */
bool assets_is_fingerprinted(str output, str bytes);

/* Whether a file of the content folder is published at an output path. */
bool assets_has(const struct site *site, str output);

/* Returns true, after reporting file-host, for a file that configures the host
   and that perfpress.yaml does not allow. */
bool assets_refuse_host_file(const struct site *site, struct arena *scratch,
                             struct diags *d, const struct source *src,
                             str output);

/* Writes the theme's assets, the files of the content folder, and the files
   that pages name (page->info->files). False if one could not be read or
   written. */
bool assets_put(const struct theme_assets *t, const struct site *site,
                struct sink *sink, struct diags *d);
