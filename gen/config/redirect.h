// SPDX-License-Identifier: MIT
// redirect: the value of `redirects:` in perfpress.yaml: pages that have moved,
// each with its old path and its new path or URL. build/moved resolves the
// targets once all files of the site are known.
#pragma once

#include "base/map.h"
#include "config/yaml_keys.h"

struct redirect {
    str from;          /* output path of the page that has moved */
    struct pos at;     /* position of the old path */
    struct pos to_at;  /* position of the new path */
    str to;            /* path from the root, or a URL */
    str suffix;        /* "?a=b#c" after a path, encoded; or empty */
    bool is_elsewhere; /* `to` is a URL of another site */
    /* the final target, set by moved_settle: */
    str output; /* output path of a file of the site; STR_NONE: another site */
    str end; /* suffix of `output`, such as "#c"; or the URL of another site */
};

struct redirects {
    struct redirect *v; /* in the order of perfpress.yaml */
    size_t n, cap;
    struct pos at;      /* position of the key `redirects` */
    struct map by_from; /* old output path -> struct redirect * */
};

/* Reads the value of `redirects:` into a struct redirects. Paths are relative
   to the root of the site, with or without a leading '/', ".html" or the
   extension of a source. "a/" means "a/index.html". "./" and "../" are relative
   to the folder of the old path. */
bool redirect_read(struct yaml_reader *r, const struct yaml *y, void *to);

/* Adds a redirect from the path `from` to the page `to`, both in the output.
   `at` is the position for diagnostics. The strings must live as long as
   *all. */
void redirect_add(struct arena *a, struct redirects *all, str from, str to,
                  struct pos at);
