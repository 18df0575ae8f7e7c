// SPDX-License-Identifier: MIT
// s3: lists, gets, puts and deletes the objects of one bucket, with signed
// requests and checked results.
#pragma once

#include "config/publish_target.h"
#include "publish/aws.h"
#include "publish/credentials.h"

enum s3_verb { S3_LIST, S3_HEAD, S3_GET, S3_PUT, S3_DELETE, S3_N_VERBS };

struct s3_action;

/* Functions of the caller that are called while requests are running. Each may
   be NULL. */
struct s3_watch {
    void *data;
    bool (*stopped)(void *data); /* returns true to start no more requests */
    void (*done)(void *data, const struct s3_action *action);
};

struct s3 {
    struct arena *a;
    struct aws aws;
    struct http http;
    str bucket;
    str base; /* base path: "/", or "/bucket/" for path-style URLs */
    /* maximum number of objects in a part of a list; at most 1000 */
    unsigned list_size;
    bool unable;   /* the service lacks conditional puts */
    bool answered; /* the service has answered at least once */
    struct s3_watch watch;
    size_t sent[S3_N_VERBS]; /* requests so far by verb, including retries */
};

struct s3_object {
    str key, etag; /* etag: without quotes */
    size_t size;   /* in bytes; 0 if the service does not list the size */
};

struct s3_objects {
    struct s3_object *v;
    size_t n, cap;
};

/* Start of the redirect header of S3's website hosting. */
#define S3_REDIRECT S("x-amz-website-redirect-location: ")

/* Start of the header with an object's mark. */
#define S3_MARK S("x-amz-meta-perfpress: ")

/* A request for one object, and its result. */
struct s3_action {
    enum s3_verb verb;
    str key;
    /* bytes to put; after a get, the bytes read, in the arena of s3 */
    str bytes;
    struct strs headers; /* for a put: "content-type: text/html" */
    str md5; /* MD5 of the bytes to put; STR_NONE: s3_run computes it */
    const void *data; /* the caller's data */
    str etag;         /* out: ETag without quotes; not an MD5 if encrypted */
    bool encrypted;   /* out: the service has encrypted the object */
    str mark;         /* out: value of the header S3_MARK, or STR_NONE */
    bool missing;     /* out: S3_GET or S3_HEAD found no object */
    bool differs; /* out: the condition of the request failed; not reported as
                     an error, but `ok` is false */
    bool unable;  /* out: the service does not support the condition or the
                     redirect; not reported as an error, but `ok` is false */
    bool ok;      /* out: success; also true if `missing` is true */
};

/* Prepares requests to a target, up to `connections` of them at once. The
   target's region and endpoint override the region and endpoint of the
   credentials. All data is in `a`. Returns false after reporting that libcurl
   or OpenSSL cannot be used. If it returns true, end with s3_close. */
bool s3_open(struct s3 *s, struct arena *a, struct diags *d,
             const struct publish_target *target, const struct credentials *c,
             size_t connections);
void s3_close(struct s3 *s);

/* Returns the endpoint that s3_open would use, if requests to that endpoint are
   unencrypted and leave this machine. Returns STR_NONE otherwise. */
str s3_plain_address(const struct publish_target *target,
                     const struct credentials *c);

/* Appends to *out all objects whose key begins with `prefix`, sorted by key.
   Returns false if the list is incomplete, after reporting an error or because
   the watch's `stopped` returned true. */
bool s3_list(struct s3 *s, str prefix, struct s3_objects *out);

/* Performs n actions in any order. After the first error, which is reported, or
   once s->watch.stopped returns true, starts no more actions and returns false.
   A put is retried if the returned ETag is not the MD5 of the bytes; the put
   fails if the ETag stays wrong. */
bool s3_run(struct s3 *s, struct s3_action *actions, size_t n);
