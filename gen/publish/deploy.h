// SPDX-License-Identifier: MIT
// deploy: publishes the files of a build to a bucket, and a manifest that lists
// them. The manifest announces each step in advance. After an interruption, the
// next publish thus knows which files are the site's, and completes the
// publish. Call the functions in the order of this file.
#pragma once

#include "publish/plan.h"
#include "publish/s3.h"

/* Numbers of requests, by the classes that Amazon bills. */
struct deploy_requests {
    size_t writes;  /* PUT and LIST */
    size_t reads;   /* GET and HEAD */
    size_t deletes; /* DELETE, which is free */
};

/* A completed step, as reported to the caller. */
struct deploy_step {
    const char *what; /* "new", "changed" or "deleted" */
    str key;
    size_t bytes; /* number of bytes sent */
};

struct deploy_watch {
    void *data;
    bool (*stopped)(void *data); /* true: send no more requests; may be NULL */
    void (*done)(void *data, const struct deploy_step *step); /* may be NULL */
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
    /* published manifest; empty if there is none */
    struct manifest last;
    str last_etag;    /* ETag of the manifest; STR_NONE: there is no manifest */
    bool encrypted;   /* the ETags of puts are not MD5s */
    bool damaged;     /* the published manifest is malformed */
    size_t n_objects; /* number of objects below the prefix */
    struct plan plan;
    size_t bytes; /* number of bytes to send */
    bool started; /* the bucket may have changed */
};

/* Prepares a connection to a target. Target and credentials must live until
   deploy_close. All data is in `a`. Returns false after reporting that the
   network cannot be initialized. If it returns true, end with deploy_close. */
bool deploy_open(struct deploy *p, struct arena *a, struct diags *d,
                 const struct publish_target *target,
                 const struct credentials *c, size_t workers,
                 const struct deploy_watch *watch);
void deploy_close(struct deploy *p);

/* Reads the bucket and plans the upload of the built site in `store`. Site and
   store must live until deploy_close. Changes nothing in the bucket. Objects to
   be deleted, and objects to be overwritten that are not in the manifest, count
   as the site's own only if they have the site's mark. Unmarked objects are not
   deleted (publish-claimed, or publish-unmarked if the service stores no
   marks). Returns false after reporting that the bucket cannot be read or,
   unless `force`, that a newer version of perfpress has published to the bucket
   (publish-conflict). */
bool deploy_plan(struct deploy *p, const struct site *site,
                 const struct store *store, bool force);

/* Returns the paths to invalidate in CloudFront, in p->a. The list is empty if
   the target has no distribution. */
struct strs deploy_stale(const struct deploy *p);

/* Returns whether the bucket is up to date, so that deploy_run would send
   nothing. */
bool deploy_is_done(const struct deploy *p);

/* Returns whether the plan may be executed. If not, reports why: it would
   delete more than `max_deletes` files (publish-deletes), remove too many pages
   (phase_too_many_gone) although `removals` is false (publish-removals), or
   overwrite files of others although `force` is false (publish-foreign). */
bool deploy_allowed(const struct deploy *p, size_t max_deletes, bool removals,
                    bool force);

/* Executes the plan. Returns false after a reported error, or if the run was
   stopped. Unless `force`, it is an error if somebody else has published since
   deploy_plan. Even after an error the site in the bucket is consistent, and
   the next publish makes the remaining changes. */
bool deploy_run(struct deploy *p, bool force);

/* deploy_planned returns the number of requests of the whole plan, including
   the requests already sent. deploy_sent returns the number of requests sent so
   far. */
struct deploy_requests deploy_planned(const struct deploy *p);
struct deploy_requests deploy_sent(const struct deploy *p);
