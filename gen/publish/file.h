// SPDX-License-Identifier: MIT
// file: converts the files of a build to S3 objects: their headers, the bytes
// to send, and a hash that shows whether an object is up to date.
#pragma once

#include "output/store.h"

struct publish_target;
struct site;

struct file {
    str key;             /* relative to the target's prefix */
    str built;           /* contents of the file in the build */
    struct strs headers; /* "content-type: text/html; charset=utf-8" */
    str redirect; /* header that redirects a moved page, or STR_NONE; not all
                     services support it */
    bool packs;   /* the file is compressed with gzip before it is sent */
    str sha256;   /* hash of the headers and the built bytes */
    str sent;     /* bytes to send; set by file_pack */
    str md5;      /* MD5 of `sent`; set by file_pack */
};

struct files {
    struct file *v; /* sorted by key */
    size_t n, cap;
};

/* Returns the encoded path of the site's URL, such as "/" or "/perf/", in `a`.
   If the site has no base_url, the path is the target's prefix. */
str file_root(struct arena *a, const struct site *site,
              const struct publish_target *target);

/* Returns the metadata that marks every object that this site uploads to this
   target, in `a`. The metadata is derived from bucket and prefix without
   revealing them. */
str file_mark(struct arena *a, const struct publish_target *target);

/* Returns the files of the built site in `store`, in `a`. Their contents live
   as long as the store. The hashes do not depend on the version of zlib. */
struct files file_all(struct arena *a, const struct store *store,
                      const struct site *site,
                      const struct publish_target *target);

/* Sets `sent` and `md5` of n files, in `a`, on `workers` threads. */
void file_pack(struct arena *a, struct file *const *files, size_t n,
               size_t workers);
