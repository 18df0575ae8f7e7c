// SPDX-License-Identifier: MIT
// s3: the objects of one bucket: list, get, put, delete, signed and checked.
#pragma once

#include "config/publish_target.h"
#include "publish/aws.h"
#include "publish/credentials.h"

enum s3_verb { S3_LIST, S3_HEAD, S3_GET, S3_PUT, S3_DELETE, S3_N_VERBS };

struct s3_action;

/* A caller's functions while requests are running; both may be NULL. */
struct s3_watch {
    void *data;
    bool (*stopped)(void *data); /* true: start no more requests */
    void (*done)(void *data, const struct s3_action *action);
};

struct s3 {
    struct arena *a;
    struct aws aws;
    struct http http;
    str bucket;
    str base;           /* "/", or "/bucket/" for path-style URLs */
    unsigned list_size; /* objects in one answer to s3_list, at most 1000 */
    bool unable;        /* the service does not support conditional puts */
    bool answered;      /* the service has answered once */
    struct s3_watch watch;
    size_t sent[S3_N_VERBS]; /* requests so far, including retries */
};

struct s3_object {
    str key, etag; /* etag without its quotes */
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
    str bytes; /* bytes to put; or the bytes that S3_GET returned, in the arena
                  of `struct s3` */
    struct strs headers; /* for a put: "content-type: text/html" */
    str md5;             /* of the bytes to put; STR_NONE: computed */
    const void *data;    /* for the caller */
    str etag;            /* out, without quotes */
    bool encrypted; /* out: encrypted with a key of the service, so etag is not
                       an MD5 */
    str mark;       /* out: value of S3_MARK, or STR_NONE */
    bool missing;   /* out: S3_GET or S3_HEAD found no object */
    bool differs;   /* out: an if-match or if-none-match header was not met; not
                       ok, but no error */
    bool unable;    /* out: the service does not support a condition or redirect
                       header; not ok, but no error */
    bool ok;        /* out; also true if missing */
};

/* Opens a target, with up to `connections` at once. The target's region and
   endpoint override those of the credentials. Everything lives in `a`. False if
   libcurl or OpenSSL cannot be used (reported); otherwise end with s3_close. */
bool s3_open(struct s3 *s, struct arena *a, struct diags *d,
             const struct publish_target *target, const struct credentials *c,
             size_t connections);
void s3_close(struct s3 *s);

/* Returns the endpoint that s3_open would use if it is on another machine and
   not encrypted, or STR_NONE. */
str s3_plain_address(const struct publish_target *target,
                     const struct credentials *c);

/* Lists all objects whose key begins with `prefix`, sorted by key. False if the
   list is incomplete, after a report or because it was stopped. */
bool s3_list(struct s3 *s, str prefix, struct s3_objects *out);

/* Performs the actions, in any order. After the first error, which is reported,
   or when stopped, no more are started, and the result is false. A put
   whose returned ETag is not the MD5 of the bytes is retried; it fails if the
   ETag stays wrong. */
bool s3_run(struct s3 *s, struct s3_action *actions, size_t n);
