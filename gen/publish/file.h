// SPDX-License-Identifier: MIT
// file: the files of a finished build as objects: the headers that each is sent
// with, its bytes as they are sent, and the hash that tells whether it changed.
#pragma once

#include "output/store.h"

struct publish_target;
struct site;

struct file {
    str key;             /* below the target's prefix */
    str built;           /* the bytes of the build */
    struct strs headers; /* "content-type: text/html; charset=utf-8" */
    str redirect;        /* the header of a page that has moved, or STR_NONE;
                            some services do not know it */
    bool packs;          /* sent as gzip */
    str sha256;          /* of the headers and the bytes of the build */
    str sent;            /* as sent; after file_pack */
    str md5;             /* of that */
};

struct files {
    struct file *v; /* in the order of their keys */
    size_t n, cap;
};

/* The path by which readers reach the site on its host: that of its address,
   else of the target's prefix. "/", "/perf/"; encoded. */
str file_root(struct arena *a, const struct site *site,
              const struct publish_target *target);

/* What every object that a site puts to a target carries, and no other: it
   stands for bucket and prefix, and tells readers neither. */
str file_mark(struct arena *a, const struct publish_target *target);

/* The files of a store that a site was built into; they live in `a`, their
   bytes as long as the store. A hash does not depend on how well this machine's
   zlib packs. */
struct files file_all(struct arena *a, const struct store *store,
                      const struct site *site,
                      const struct publish_target *target);

/* Sets sent and md5 of n files, on `workers` threads; in `a`. */
void file_pack(struct arena *a, struct file *const *files, size_t n,
               size_t workers);
