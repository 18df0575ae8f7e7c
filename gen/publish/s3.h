// SPDX-License-Identifier: MIT
// s3: the objects of one bucket: list, get, put, delete, signed and checked.
#pragma once

#include "config/publish_target.h"
#include "publish/aws.h"
#include "publish/credentials.h"

enum s3_verb { S3_LIST, S3_HEAD, S3_GET, S3_PUT, S3_DELETE, S3_N_VERBS };

struct s3_action;

/* What a caller may want to know, and say, while requests are under way; both
   may be NULL. */
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
    str base;           /* "/", or "/bucket/" where the path names it */
    unsigned list_size; /* objects in one answer to s3_list, at most 1000 */
    bool unable;        /* it has said that it knows no conditions */
    bool answered;      /* it has answered once */
    struct s3_watch watch;
    size_t sent[S3_N_VERBS]; /* requests so far, tries counted */
};

struct s3_object {
    str key, etag; /* etag without its quotes */
};

struct s3_objects {
    struct s3_object *v;
    size_t n, cap;
};

/* The start of the header by which S3's website hosting redirects. */
#define S3_REDIRECT S("x-amz-website-redirect-location: ")

/* The start of the header that says whose an object is. */
#define S3_MARK S("x-amz-meta-perfpress: ")

/* One object's request, and what came of it. */
struct s3_action {
    enum s3_verb verb;
    str key;
    str bytes;           /* to put; or what was got, in the s3's arena */
    struct strs headers; /* for a put: "content-type: text/html" */
    str md5;             /* of the bytes to put; none: computed */
    const void *data;    /* the caller's */
    str etag;            /* out, without quotes */
    bool encrypted;      /* out: by a key of the service; etag is no MD5 */
    str mark;            /* out: as S3_MARK says, or STR_NONE */
    bool missing;        /* out: S3_GET, S3_HEAD of a key that is not there */
    bool differs;        /* out: a condition among the headers (if-match,
                            if-none-match) does not hold; not ok, no fault */
    bool unable;         /* out: the service does not know a condition or
                            redirect among the headers; the same */
    bool ok;             /* out; missing is ok, too */
};

/* For a target, with up to `connections` at once. The target's own region
   and endpoint come before those of the credentials. Everything lives in
   `a`. False when libcurl does not start; else end with s3_close. */
bool s3_open(struct s3 *s, struct arena *a, struct diags *d,
             const struct publish_target *target, const struct credentials *c,
             size_t connections);
void s3_close(struct s3 *s);

/* The address of the service that s3_open would use, where it is another
   machine's and requests go there without encryption; else STR_NONE. */
str s3_plain_address(const struct publish_target *target,
                     const struct credentials *c);

/* All objects whose key begins with `prefix`, in the order of their keys.
   False when a part could not be had, which is reported, or when it was
   stopped. */
bool s3_list(struct s3 *s, str prefix, struct s3_objects *out);

/* Does all of them, in no order. False when one was not done: at the first
   fault, which is reported, and when it is stopped, no more are started. A
   put whose answer has another ETag than the bytes' MD5 is done again, then a
   fault. */
bool s3_run(struct s3 *s, struct s3_action *actions, size_t n);
