// SPDX-License-Identifier: MIT
// manifest: the object that lists the published files: the build, the build
// that it replaced, each file's hashes; and, during a publish or after an
// interrupted one, what else may be in the bucket.
#pragma once

#include "base/arena.h"
#include "base/str.h"

#define MANIFEST_KEY ".perfpress-publish"

struct manifest_file {
    str key;    /* relative to the target's prefix */
    str sha256; /* hash of the headers and the built bytes */
    str etag;   /* as S3 returned it */
};

struct manifest_files {
    struct manifest_file *v;
    size_t n, cap;
};

struct manifest {
    str build;                   /* SHA-256 of all files' keys and hashes */
    str parent;                  /* the build that was replaced, or STR_NONE */
    struct manifest_files files; /* each key once */
    str publish; /* the publish that is running or was interrupted, or STR_NONE
                  */
    /* files that this or an earlier interrupted publish may have put in
       addition; a key can have several */
    struct manifest_files pending;
};

/* Returns the id of a build with these files, which are sorted by key. */
str manifest_build_id(struct arena *a, const struct manifest_files *files);

/* Returns the bytes of a manifest, which depend on its content only. */
str manifest_write(struct arena *a, const struct manifest *m);

/* Reads the bytes of manifest_write. False for anything else, also if the build
   id does not match the files. All of *out lives in `a`. */
bool manifest_read(struct arena *a, str bytes, struct manifest *out);

/* Whether a later version of perfpress may have written the manifest, in
   another format. */
bool manifest_is_newer(str bytes);
