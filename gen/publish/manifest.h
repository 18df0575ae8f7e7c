// SPDX-License-Identifier: MIT
// manifest: what a publish put into a bucket, kept there as an object of its
// own: which build it was, which one it replaced, and each file's hashes.
#ifndef PUBLISH_MANIFEST_H
#define PUBLISH_MANIFEST_H

#include "base/arena.h"
#include "base/map.h"
#include "base/str.h"

#define MANIFEST_KEY ".perfpress-publish"

struct manifest_file {
    str key;    /* below the target's prefix */
    str sha256; /* of the headers and the bytes that were put */
    str etag;   /* as S3 gave it */
};

struct manifest {
    str build;  /* SHA-256 of all files' keys and hashes */
    str parent; /* the build that was replaced, or STR_NONE */
    struct manifest_file *v;
    size_t n, cap;
    struct map by_key; /* -> struct manifest_file *; read only */
};

/* The id of a build with these files, which are in the order of their keys. */
str manifest_build_id(struct arena *a, const struct manifest *m);

/* The bytes of a manifest; the same for the same files, in the order given. */
str manifest_write(struct arena *a, const struct manifest *m);

/* Reads what manifest_write wrote; false for anything else, also for one
   whose files do not make its build id. All of *out lives in `a`. */
bool manifest_read(struct arena *a, str bytes, struct manifest *out);

#endif
