// SPDX-License-Identifier: MIT
// deploy: one publish, from the files of a build to a bucket that holds them
// and a manifest that says so. The manifest says what is about to be done
// before it is done: after a break-off anywhere, the next publish knows which
// files are ours and completes it. The functions are called in the order in
// which they stand here.
#pragma once

#include "publish/plan.h"
#include "publish/s3.h"

/* Numbers of requests, in the classes that Amazon bills. */
struct deploy_requests {
    size_t writes;  /* PUT and LIST */
    size_t reads;   /* GET and HEAD */
    size_t deletes; /* free */
};

/* What has just been done. */
struct deploy_step {
    const char *what; /* "new", "changed" or "deleted" */
    str key;
    size_t bytes; /* that were sent */
};

struct deploy_watch {
    void *data;
    bool (*stopped)(void *data); /* true: start nothing more; or NULL */
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
    bool no_redirects; /* the service has said that it knows none */
    str root;          /* path of the site on its host: "/perf/" */
    struct files files;
    struct manifest last; /* as it is there; no files where there is none */
    str last_etag;        /* STR_NONE: no manifest is there */
    bool encrypted;       /* ETags there are no MD5s */
    bool damaged;         /* the manifest that is there cannot be read */
    size_t n_objects;     /* below the prefix */
    struct plan plan;
    size_t bytes; /* to be sent */
    bool started; /* something may have been changed */
};

/* Connects to a target, which lives as long as the credentials, until
   deploy_close; everything lives in `a`. False when the network does
   not start (reported); else end with deploy_close. */
bool deploy_open(struct deploy *p, struct arena *a, struct diags *d,
                 const struct publish_target *target,
                 const struct credentials *c, size_t workers,
                 const struct deploy_watch *watch);
void deploy_close(struct deploy *p);

/* Reads what is there and plans what is to be done with the files of a store
   that the site was built into; both must live until deploy_close. Only reads.
   Whose an object is that would be deleted, or overwritten though the
   manifest does not know it, its mark says: only what carries this site's is
   ours (publish-claimed for what is not and is kept). False when it cannot be
   read (reported), or, unless forced, a newer perfpress was there:
   publish-conflict. */
bool deploy_plan(struct deploy *p, const struct site *site,
                 const struct store *store, bool force);

/* The paths that CloudFront is asked to invalidate; empty for a target
   without a distribution. */
struct strs deploy_stale(const struct deploy *p);

/* True when all is as it should be: deploy_run would send nothing. */
bool deploy_is_done(const struct deploy *p);

/* Whether the plan may be carried out; else false, and reported: it would
   delete more files than `max_deletes` (publish-deletes), or, unless
   `removals`, more than a tenth of the pages (publish-removals), or, unless
   forced, overwrite files that are not ours (publish-foreign). */
bool deploy_allowed(const struct deploy *p, size_t max_deletes, bool removals,
                    bool force);

/* Carries the plan out. False when something failed (reported: also, unless
   forced, when somebody else has published since the plan was made) or when
   it was stopped. What then is there is a site that holds together; the next
   publish goes on from there. */
bool deploy_run(struct deploy *p, bool force);

/* The requests that carrying out the plan takes, those that made it included,
   and those that were sent. */
struct deploy_requests deploy_planned(const struct deploy *p);
struct deploy_requests deploy_sent(const struct deploy *p);
