// SPDX-License-Identifier: MIT
// cloudfront: CreateInvalidation of the CloudFront API, version 2020-05-31.
#include "publish/cloudfront.h"

#include "base/buf.h"
#include "base/path.h"
#include "base/uri.h"
#include "base/vec.h"
#include "publish/aws.h"

static const struct aws_hint HINTS[] = {
    {S_INIT("AccessDenied"),
     "the access key needs cloudfront:CreateInvalidation on the distribution",
     false},
    {S_INIT("NoSuchDistribution"),
     "this account has no distribution with this id; check 'cloudfront' of the "
     "target",
     false},
    {S_INIT("TooManyInvalidationsInProgress"),
     "earlier invalidations are still in progress; publish again in a few "
     "minutes",
     false},
    {S_INIT("InvalidClientTokenId"),
     "CloudFront does not know this access key; check AWS_ACCESS_KEY_ID, "
     "AWS_PROFILE and AWS_SESSION_TOKEN",
     false},
    {S_INIT("SignatureDoesNotMatch"),
     "the secret does not belong to the access key; check "
     "AWS_SECRET_ACCESS_KEY",
     false},
    {S_INIT("ExpiredToken"), "the session has expired; log in again", false},
    {S_INIT("RequestExpired"), "the clock of this machine is wrong; correct it",
     false},
    {{0}, NULL, false},
};

/* ---- paths ---- */

/* Encodes s as CloudFront stores paths: percent-encodes only non-ASCII
   characters and the characters that RFC 1738, 2.2, calls unsafe. */
static str encode(struct arena *a, str s)
{
    return uri_encode(a, s, "!$&'()*+,-./:;=?@_");
}

struct strs cloudfront_all(struct arena *a, str root)
{
    struct strs paths = {0};
    vec_push(a, &paths, str_concat(a, root, S("*")));
    return paths;
}

struct strs cloudfront_paths(struct arena *a, str root, const str *files,
                             size_t n)
{
    struct strs paths = {0};
    str index = S("index.html");
    for (size_t i = 0; i < n && paths.n <= CLOUDFRONT_PATHS; i++) {
        str path = str_concat(a, root, encode(a, files[i]));
        vec_push(a, &paths, path);
        if (str_eq(path_base(files[i]), index))
            vec_push(a, &paths, str_slice(path, 0, path.n - index.n));
    }
    return paths.n > CLOUDFRONT_PATHS ? cloudfront_all(a, root) : paths;
}

/* ---- the request ---- */

struct invalidation {
    const struct aws *aws;
    str distribution, reference;
    const struct strs *paths;
    bool ok;
};

static str body(struct arena *a, const struct invalidation *v)
{
    struct buf b = {.a = a};
    buf_printf(&b,
               "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
               "<InvalidationBatch "
               "xmlns=\"http://cloudfront.amazonaws.com/doc/2020-05-31/\">"
               "<Paths><Quantity>%zu</Quantity><Items>",
               v->paths->n);
    for (size_t i = 0; i < v->paths->n; i++) {
        buf_puts(&b, "<Path>");
        buf_put_html(&b, v->paths->v[i]);
        buf_puts(&b, "</Path>");
    }
    buf_puts(&b, "</Items></Paths><CallerReference>");
    buf_put_html(&b, v->reference);
    buf_puts(&b, "</CallerReference></InvalidationBatch>");
    return buf_end(&b);
}

static void make(void *data, size_t item, struct arena *a,
                 struct http_request *q)
{
    const struct invalidation *v = data;
    (void)item;
    q->method = S("POST");
    q->body = body(a, v);
    vec_push(a, &q->headers, S("content-type: text/xml"));
    aws_sign(v->aws, a, q,
             str_fmt(a, "/2020-05-31/distribution/%.*s/invalidation",
                     STR_ARG(sign_encode(a, v->distribution, true))),
             S(""));
}

/* Whether an error code means that too many requests were sent. Other services
   report this with an HTTP status instead of a code. */
static bool is_throttled(str code)
{
    return str_eq(code, S("Throttling")) ||
           str_eq(code, S("ThrottlingException"));
}

static bool judge(void *data, size_t item, struct arena *a,
                  const struct http_answer *answer, bool again)
{
    struct invalidation *v = data;
    (void)item;
    v->ok = answer->status >= 200 && answer->status < 300;
    if (v->ok)
        return false;
    if (again && is_throttled(aws_fault(a, answer->body, S("Code"))))
        return true;
    aws_report(v->aws, a, v->distribution, answer, HINTS);
    return false;
}

bool cloudfront_invalidate(struct diags *d, const struct credentials *c,
                           str distribution, const struct strs *paths,
                           str reference)
{
    struct aws aws = {.d = d,
                      .key = c->key,
                      .service = S("cloudfront"),
                      .region = S("us-east-1"),
                      .name = "CloudFront"};
    struct invalidation v = {&aws, distribution, reference, paths, false};
    struct http_work work = {.data = &v, .make = make, .judge = judge};
    struct http http;
    aws_set_origin(&aws, c->cloudfront.p
                             ? c->cloudfront
                             : S("https://cloudfront.amazonaws.com"));
    if (!paths->n)
        return true;
    if (!http_open(&http, 1, d))
        return false;
    http_run(&http, 1, &work);
    http_close(&http);
    return v.ok;
}
