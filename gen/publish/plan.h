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
    bool is_new; /* no object has the key */
    /* the file would replace an object that is not the site's */
    bool is_foreign;
    bool is_kept; /* the object is up to date, so the file is not put */
    /* ETag of the object; if the file is put, only set after the put */
    str etag;
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
    /* number of pages that should be deleted but are kept, because the service
       stores no marks */
    size_t n_unmarked_pages;
    /* keys of files that would replace objects that are not the site's */
    struct strs foreign;
};

/* Returns the plan, in `a`. `last` is the manifest of the last publish, which
   is empty if there was none. An object is the site's if `last` lists its key
   and ETag, among the files or the pending files: the equal ETag shows that
   nobody else has changed the object since a publish. If `encrypted`, the ETags
   of puts are not known in advance, so an object is also the site's if its key
   is the key of a pending file. A file is kept if its object is the site's and
   has the file's hash. A file of the theme or the search with a fingerprint in
   its name is deleted one publish later than other files if the last build had
   it, or if the last build is unknown, as after an interrupted publish. */
struct plan plan_make(struct arena *a, const struct files *files,
                      const struct manifest *last, bool encrypted,
                      const struct plan_objects *objects);

/* Sets *were to the number of the site's pages in the bucket. Sets *gone to the
   number of pages in the bucket that the new build lacks, including
   plan->n_unmarked_pages. */
void plan_pages(const struct plan *plan, size_t *were, size_t *gone);
