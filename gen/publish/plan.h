// SPDX-License-Identifier: MIT
// plan: what a publish has to do, from the built files, the manifest of the
// last publish and the list of what is in the bucket. It decides by content
// alone, and sends nothing.
#pragma once

#include "output/phase.h"
#include "publish/file.h"
#include "publish/manifest.h"

/* A file of the build, and what becomes of it. */
struct plan_file {
    struct file *file;
    enum phase phase;
    bool is_new;  /* no object has the key */
    bool is_kept; /* unchanged: nothing to do */
    str etag;     /* of what is kept; of a put, once it is done */
};

/* An object in the bucket; its key is below the target's prefix. */
struct plan_object {
    str key, etag;
};

struct plan_objects {
    struct plan_object *v;
    size_t n, cap;
};

struct plan {
    struct plan_file *files; /* all, in the order of their keys */
    size_t n_files;
    struct plan_file **puts; /* by phase, then by key */
    size_t n_puts, n_new, n_kept;
    struct manifest_files deletes;  /* ours, and not in this build; in order */
    struct manifest_files replaced; /* ours, and to be put anew; the same */
    struct manifest_files leaving;  /* ours, and not in this build, but pages
                                       that readers have may still ask for
                                       them: deleted by the next publish */
    size_t n_unmarked_pages; /* not in this build, by the manifest ours, kept
                                for want of marks */
    struct strs foreign;     /* keys to be put over objects that are not ours */
};

/* The plan; it lives in `a`. An object is ours when the manifest, its pending
   files included, has its key with its ETag: it still is what a publish of
   ours put there. `last` is empty when nothing was published before. With
   `encrypted` ETags, which nobody knows before a put, the key is enough for
   pending files. A file is kept when its object is ours and has the file's
   hash. What the theme or the search wrote under a name with a fingerprint
   stays for one more publish if the last build had it, or, where that is
   unknown or a publish was broken off, may have had it. */
struct plan plan_make(struct arena *a, const struct files *files,
                      const struct manifest *last, bool encrypted,
                      const struct plan_objects *objects);

/* How many pages of ours are there, and how many of these are to go, or are no
   part of the site any more. */
void plan_pages(const struct plan *plan, size_t *were, size_t *gone);
