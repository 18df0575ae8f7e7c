// SPDX-License-Identifier: MIT
// manifest: the object that lists the published files. It has the id of the
// build, the id of the build before it, and the hashes of each file. During a
// publish, or after an interrupted publish, it also lists other files that may
// be in the bucket.
#pragma once

#include "base/arena.h"
#include "base/str.h"

#define MANIFEST_KEY ".perfpress-publish"

struct manifest_file {
    str key;    /* relative to the target's prefix */
    str sha256; /* hash of the headers and the built bytes */
    str etag;   /* as returned by S3 */
};

struct manifest_files {
    struct manifest_file *v;
    size_t n, cap;
};

struct manifest {
    str build;                   /* id of the build: see manifest_build_id */
    str parent;                  /* id of the replaced build, or STR_NONE */
    struct manifest_files files; /* each key occurs once */
    str publish; /* name of the running or interrupted publish, or STR_NONE */
    /* other files that may be in the bucket, since this publish or an earlier,
       interrupted publish may have put them; a key can occur several times */
    struct manifest_files pending;
};

/* Returns the id of a build with these files, sorted by key: the SHA-256 of
   their keys and hashes, in `a`. */
str manifest_build_id(struct arena *a, const struct manifest_files *files);

/* Returns the bytes to store for a manifest, in `a`. Equal manifests have equal
   bytes. */
str manifest_write(struct arena *a, const struct manifest *m);

/* Reads bytes written by manifest_write into *out, in `a`. Returns false if the
   bytes are malformed or the build id does not match the files. */
bool manifest_read(struct arena *a, str bytes, struct manifest *out);

/* Returns whether a later version of perfpress may have written the manifest
   `bytes`, in another format. */
bool manifest_is_newer(str bytes);
