// SPDX-License-Identifier: MIT
// plan: what a publish has to do, from the built files, the manifest of the
// last publish and the list of what is in the bucket. Decides by content
// alone; sends nothing.
#ifndef PUBLISH_PLAN_H
#define PUBLISH_PLAN_H

#include "publish/manifest.h"

/* In the order of the phases; all of one is done before the next begins, so
   that no page that readers can reach points to what is not there yet. */
enum plan_phase {
    PLAN_ASSETS,    /* all that is no page */
    PLAN_NEW_PAGES, /* nothing published links to them yet */
    PLAN_CHANGED_PAGES,
    PLAN_LISTS, /* sitemap.xml, robots.txt, _headers, ... */
    PLAN_KEEP,  /* unchanged: nothing to do */
};

/* A file of the build; keys are below the target's prefix. */
struct plan_file {
    str key;
    str sha256; /* of the headers and the bytes to put */
    size_t size;
    enum plan_phase phase; /* out */
    bool is_new;           /* out: no object has the key */
    str etag;              /* out, of what is kept */
};

/* An object in the bucket. */
struct plan_object {
    str key, etag;
};

struct plan {
    struct plan_file **puts; /* by phase, then by key */
    size_t n_puts, n_new, n_kept;
    size_t bytes;        /* of the puts */
    struct strs deletes; /* keys that the last publish put and this build has
                            not, where they still are; in order */
};

/* Fills in `files` and makes the plan; it lives in `a`. `last` is NULL when
   nothing was published before. A file is kept when the last publish put the
   same bytes and headers, and the object still has the ETag it had then. */
struct plan plan_make(struct arena *a, struct plan_file *files, size_t n,
                      const struct manifest *last,
                      const struct plan_object *objects, size_t n_objects);

#endif
