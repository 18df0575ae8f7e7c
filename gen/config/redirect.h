// SPDX-License-Identifier: MIT
// redirect: pages that have moved: the entries of `redirects:` in
// perfpress.yaml, old path to new path or address. build/moved settles where
// they lead, once all files of the site are known.
#pragma once

#include "base/map.h"
#include "config/yaml_keys.h"

struct redirect {
    str from;          /* output path of the page that has moved */
    struct pos at;     /* of the old path, */
    struct pos to_at;  /* of the new one */
    str to;            /* path from the root, as written; or an address */
    str suffix;        /* "?a=b#c" behind a path, encoded; or empty */
    bool is_elsewhere; /* `to` is an address of another site */
    /* where it leads in the end, set by moved_settle: */
    str output; /* a file of the site; STR_NONE: to another site */
    str end;    /* its suffix; or the address of another site */
};

struct redirects {
    struct redirect *v; /* in the order of the file */
    size_t n, cap;
    struct pos at;      /* of the key */
    struct map by_from; /* -> struct redirect * */
};

/* Reads the value of `redirects:`. Paths count from the root of the site, with
   or without a leading '/', ".html" or the extension of a source; "a/" is
   "a/index.html", "./" and "../" start at the folder of the old path. *to is a
   struct redirects. */
bool redirect_read(struct yaml_reader *r, const struct yaml *y, void *to);

/* Adds one more, to a page by its path from the root; `at` is its place. */
void redirect_add(struct arena *a, struct redirects *all, str from, str to,
                  struct pos at);
