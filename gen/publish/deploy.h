// SPDX-License-Identifier: MIT
// deploy: one publish: from the files of a build to a bucket with these files
// and a manifest of them. The manifest announces each step before it is done,
// so after an interruption anywhere the next publish knows which files are the
// site's and completes it. The functions are called in the order of this file.
#pragma once

#include "publish/plan.h"
#include "publish/s3.h"

/* Numbers of requests, in the classes that Amazon bills. */
struct deploy_requests {
    size_t writes;  /* PUT and LIST */
    size_t reads;   /* GET and HEAD */
    size_t deletes; /* free */
};

/* A completed step, for watchers. */
struct deploy_step {
    const char *what; /* "new", "changed" or "deleted" */
    str key;
    size_t bytes; /* bytes that were sent */
};

struct deploy_watch {
    void *data;
    bool (*stopped)(void *data); /* true: start no more requests; or NULL */
    void (*done)(void *data, const struct deploy_step *step); /* or NULL */
};

struct deploy {
    struct arena *a;
    struct diags *d;
    const struct publish_target *target;
    str address; /* "s3://bucket/prefix/" */
    struct deploy_watch watch;
    struct s3 s3;
    const struct credentials *credentials;
    bool no_redirects; /* the service does not support redirects */
    str root;          /* path of the site's URL: "/perf/" */
    struct files files;
    /* the published one; without files if there is none */
    struct manifest last;
    str last_etag;    /* STR_NONE: there is no manifest */
    bool encrypted;   /* ETags are not MD5s */
    bool damaged;     /* the published manifest cannot be read */
    size_t n_objects; /* below the prefix */
    struct plan plan;
    size_t bytes; /* to be sent */
    bool started; /* something may have changed in the bucket */
};

/* Connects to a target; target and credentials must live until deploy_close.
   Everything lives in `a`. False if the network cannot be initialized
   (reported); otherwise end with deploy_close. */
bool deploy_open(struct deploy *p, struct arena *a, struct diags *d,
                 const struct publish_target *target,
                 const struct credentials *c, size_t workers,
                 const struct deploy_watch *watch);
void deploy_close(struct deploy *p);

/* Reads the bucket and plans the upload of a store with the built site; site
   and store must live until deploy_close. Changes nothing. Objects to be
   deleted, or to be overwritten without an entry in the manifest, are the
   site's own only if they carry its mark; others are kept (publish-claimed).
   False if the bucket cannot be read (reported) or, unless forced, a newer
   perfpress has published there (publish-conflict). */
bool deploy_plan(struct deploy *p, const struct site *site,
                 const struct store *store, bool force);

/* Returns the paths to invalidate in CloudFront; empty for a target without a
   distribution. */
struct strs deploy_stale(const struct deploy *p);

/* Whether the bucket is up to date: deploy_run would send nothing. */
bool deploy_is_done(const struct deploy *p);

/* Whether the plan may be carried out. False, after a report, if it would
   delete more files than `max_deletes` (publish-deletes), or, unless
   `removals`, more than a tenth of the pages (publish-removals), or, unless
   forced, overwrite files of others (publish-foreign). */
bool deploy_allowed(const struct deploy *p, size_t max_deletes, bool removals,
                    bool force);

/* Carries the plan out. False if something failed (reported; also, unless
   forced, if somebody else has published since the plan was made) or if it was
   stopped. The site in the bucket is consistent even then; the next publish
   continues from there. */
bool deploy_run(struct deploy *p, bool force);

/* Return the requests that the plan takes, including those already sent, and
   the requests sent so far. */
struct deploy_requests deploy_planned(const struct deploy *p);
struct deploy_requests deploy_sent(const struct deploy *p);
