// SPDX-License-Identifier: MIT
// assets: files that are written as they are: the theme's stylesheet and
// script, under names that hold a fingerprint of their bytes, and what lies
// among the pages.
#pragma once

#include "output/sink.h"

struct site;

/* An asset of the theme: the embedded file, or the site's own of that name. */
struct theme_asset {
    str name;   /* below templates/: "assets/perfpress.css" */
    str output; /* "assets/perfpress.1f0c3a9b.css" */
    str bytes;
};

struct theme_assets {
    struct theme_asset *v;
    size_t n, cap;
};

/* Finds the theme's assets, the embedded ones replaced by and completed with
   the site's own below templates/assets/; in `a`. False when one cannot be
   read (reported). */
bool assets_of_theme(struct theme_assets *t, struct arena *a,
                     const struct site *site, struct diags *d);

/* A name with the fingerprint of a file's bytes before its extension:
   "a.js" gives "a.1f0c3a9b.js". In `a`. */
str assets_fingerprint(struct arena *a, str name, str bytes);

/* The output path of an asset by its name, or STR_NONE. */
str assets_output(const struct theme_assets *t, str name);

/* The bytes of an asset by its name, or STR_NONE. */
str assets_bytes(const struct theme_assets *t, str name);

/* Gives an asset that there is other bytes, which must live as long as `t`, and
   so another output path. */
void assets_replace(struct theme_assets *t, struct arena *a, str name,
                    str bytes);

/* Leaves an asset out that nothing of the site needs. */
void assets_remove(struct theme_assets *t, str name);

/* Whether an output path has the form of one with a fingerprint. */
bool assets_has_fingerprint(str output);

/* True when an output path is one that the theme's assets get: it holds a
   fingerprint, and that is of these bytes. Other bytes have another name. */
bool assets_is_fingerprinted(str output, str bytes);

/* Whether a file of the content folder is published at an output path. */
bool assets_has(const struct site *site, str output);

/* True after reporting file-host: hosts obey what has this output path, and
   perfpress.yaml does not name it. */
bool assets_refuse_host_file(const struct site *site, struct arena *scratch,
                             struct diags *d, const struct source *src,
                             str output);

/* Puts the theme's assets, those among the pages, and the files that pages
   name (page->info->files). False when one could not be read or put. */
bool assets_put(const struct theme_assets *t, const struct site *site,
                struct sink *sink, struct diags *d);
