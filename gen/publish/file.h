// SPDX-License-Identifier: MIT
// file: the files of a build as S3 objects: headers, bytes to send, and the
// hash by which changes are found.
#pragma once

#include "output/store.h"

struct publish_target;
struct site;

struct file {
    str key;             /* relative to the target's prefix */
    str built;           /* bytes of the build */
    struct strs headers; /* "content-type: text/html; charset=utf-8" */
    str redirect; /* redirect header of a moved page, or STR_NONE; some services
                     do not support it */
    bool packs;   /* it is sent as gzip */
    str sha256;   /* hash of the headers and the built bytes */
    str sent;     /* bytes to send; after file_pack */
    str md5;      /* of `sent` */
};

struct files {
    struct file *v; /* sorted by key */
    size_t n, cap;
};

/* Returns the encoded path of the site's URL, or else the target's prefix: "/",
   "/perf/". */
str file_root(struct arena *a, const struct site *site,
              const struct publish_target *target);

/* Returns the metadata that marks every object this site uploads to this
   target. Derived from bucket and prefix without revealing them. */
str file_mark(struct arena *a, const struct publish_target *target);

/* Returns the files of a store with the built site, in `a`; their bytes live as
   long as the store. Hashes do not depend on the version of zlib. */
struct files file_all(struct arena *a, const struct store *store,
                      const struct site *site,
                      const struct publish_target *target);

/* Sets `sent` and `md5` of n files, on `workers` threads, in `a`. */
void file_pack(struct arena *a, struct file *const *files, size_t n,
               size_t workers);
