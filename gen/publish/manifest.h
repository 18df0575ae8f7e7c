// SPDX-License-Identifier: MIT
// manifest: what publishing put into a bucket, kept there as an object of its
// own: which build is there, which one it replaced, each file's hashes; and,
// while a publish is under way or after one that was broken off, what else it
// may have put or left.
#pragma once

#include "base/arena.h"
#include "base/str.h"

#define MANIFEST_KEY ".perfpress-publish"

struct manifest_file {
    str key;    /* below the target's prefix */
    str sha256; /* of the headers and the bytes that were put */
    str etag;   /* as S3 gave it */
};

struct manifest_files {
    struct manifest_file *v;
    size_t n, cap;
};

struct manifest {
    str build;                   /* SHA-256 of all files' keys and hashes */
    str parent;                  /* the build that was replaced, or STR_NONE */
    struct manifest_files files; /* each key once */
    str publish; /* the publish that is under way, or was broken off; or
                    STR_NONE */
    struct manifest_files pending; /* what that may have put, or one before it
                                      that was thought to be broken off: it is
                                      there besides, perhaps; a key can have
                                      several */
};

/* The id of a build with these files, which are in the order of their keys. */
str manifest_build_id(struct arena *a, const struct manifest_files *files);

/* The bytes of a manifest; the same for the same content, in the order
   given. */
str manifest_write(struct arena *a, const struct manifest *m);

/* Reads what manifest_write wrote; false for anything else, also for one
   whose files do not make its build id. All of *out lives in `a`. */
bool manifest_read(struct arena *a, str bytes, struct manifest *out);

/* True for what a later version of perfpress, which knows another form, may
   have written. */
bool manifest_is_newer(str bytes);
