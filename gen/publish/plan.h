// SPDX-License-Identifier: MIT
// plan: compares the built files, the manifest of the last publish and the
// objects in the bucket, and plans a publish. Sends no requests.
#pragma once

#include "output/phase.h"
#include "publish/file.h"
#include "publish/manifest.h"

/* A file of the build with the action planned for it. */
struct plan_file {
    struct file *file;
    enum phase phase;
    bool is_new;     /* no object has the key */
    bool is_foreign; /* it would replace an object that is not the site's */
    bool is_kept;    /* the object is up to date, so the file is not put */
    str etag;        /* ETag of the object; for a put, set once it is done */
};

/* An object in the bucket; its key is relative to the target's prefix. */
struct plan_object {
    str key, etag;
};

struct plan_objects {
    struct plan_object *v;
    size_t n, cap;
};

struct plan {
    struct plan_file *files; /* all files, sorted by key */
    size_t n_files;
    struct plan_file **puts; /* files to put, sorted by phase, then key */
    size_t n_puts, n_new, n_kept;
    struct manifest_files deletes;  /* the site's objects to delete; sorted */
    struct manifest_files replaced; /* the site's objects to replace; sorted */
    /* the site's objects that are not in this build but that pages open in
       browsers may still need; the next publish deletes them */
    struct manifest_files leaving;
    size_t n_unmarked_pages; /* removed pages that are kept because they have no
                                marks */
    /* keys of files that would replace objects that are not the site's */
    struct strs foreign;
};

/* Returns the plan, in `a`. `last` is the manifest of the last publish, which
   is empty if there was none. An object is the site's if the manifest lists its
   key and ETag, among the files or the pending files. Then nobody else has
   changed it since a publish. If `encrypted`, the ETags of puts are not known
   in advance, so only the key of a pending file is compared. A file is kept if
   its object is the site's and has the file's hash. A file of the theme or the
   search with a fingerprint in its name stays for one more publish if the last
   build had it, or if the last build is unknown, as after an interrupted
   publish. */
struct plan plan_make(struct arena *a, const struct files *files,
                      const struct manifest *last, bool encrypted,
                      const struct plan_objects *objects);

/* Sets *were to the number of the site's pages in the bucket. Sets *gone to the
   number of those pages that will be deleted or no longer belong to the
   site. */
void plan_pages(const struct plan *plan, size_t *were, size_t *gone);
