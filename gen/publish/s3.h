// SPDX-License-Identifier: MIT
// s3: the objects of one bucket: list, get, put, delete, signed and checked.
#ifndef PUBLISH_S3_H
#define PUBLISH_S3_H

#include "load/publish_target.h"
#include "net/http.h"
#include "publish/credentials.h"

struct s3 {
    struct arena *a;
    struct diags *d;
    struct http http;
    struct sign_key key;
    str region, bucket;
    str origin;         /* "https://bucket.s3.eu-west-1.amazonaws.com" */
    str host;           /* of the origin, with its port */
    str base;           /* "/", or "/bucket/" where the path names it */
    unsigned list_size; /* objects in one answer to s3_list, at most 1000 */
};

struct s3_object {
    str key, etag; /* etag without its quotes */
    size_t size;
};

struct s3_objects {
    struct s3_object *v;
    size_t n, cap;
};

enum s3_verb { S3_GET, S3_PUT, S3_DELETE };

/* One object's request, and what came of it. */
struct s3_action {
    enum s3_verb verb;
    str key;
    str bytes;           /* to put; or what was got, in the s3's arena */
    struct strs headers; /* for a put: "content-type: text/html" */
    str etag;            /* out, without quotes */
    bool missing;        /* out: S3_GET of a key that is not there */
    bool ok;             /* out; missing is ok, too */
};

/* For a target, with up to `connections` at once. The target's own region
   and endpoint come before those of the credentials. Everything lives in
   `a`. False when libcurl does not start; else end with s3_close. */
bool s3_open(struct s3 *s, struct arena *a, struct diags *d,
             const struct publish_target *target, const struct credentials *c,
             size_t connections);
void s3_close(struct s3 *s);

/* All objects whose key begins with `prefix`, in the order of their keys.
   False when a part could not be had, which is reported. */
bool s3_list(struct s3 *s, str prefix, struct s3_objects *out);

/* Does all of them, in no order. False when one failed; the first eight
   faults are reported. A put whose answer has another ETag than the bytes'
   MD5 is done again, then a fault. */
bool s3_run(struct s3 *s, struct s3_action *actions, size_t n);

#endif
