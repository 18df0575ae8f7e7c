// SPDX-License-Identifier: MIT
// s3: requests of the Amazon S3 API, version 2006-03-01.
#include "publish/s3.h"

#include "base/codes/publish.h"
#include "base/digest.h"
#include "base/vec.h"
#include "output/xml.h"

enum {
    OBJECTS_MAX = 10000000, /* maximum number of objects in a list */
    EMPTY_MAX = 100 /* maximum number of consecutive empty parts of a list */
};

static const struct pos NOWHERE = {0};

/* ---- the endpoint ---- */

static void set_address(struct s3 *s, str endpoint)
{
    str region = s->aws.region;
    bool path_style =
        endpoint.p || str_find_char(s->bucket, '.', 0) != STR_NPOS;
    if (!endpoint.p)
        endpoint = str_fmt(s->a, "https://%.*s%ss3.%.*s.amazonaws.com%s",
                           path_style ? 0 : (int)s->bucket.n, s->bucket.p,
                           path_style ? "" : ".", STR_ARG(region),
                           str_starts(region, S("cn-")) ? ".cn" : "");
    aws_set_origin(&s->aws, endpoint);
    s->base = path_style ? str_fmt(s->a, "/%.*s/", STR_ARG(s->bucket)) : S("/");
}

str s3_plain_address(const struct publish_target *target,
                     const struct credentials *c)
{
    static const str HERE[] = {S_INIT("http://127."),
                               S_INIT("http://localhost:"),
                               S_INIT("http://[::1]")};
    str address = target->endpoint.p ? target->endpoint : c->endpoint;
    if (!str_starts(address, S("http://")))
        return STR_NONE;
    for (size_t i = 0; i < sizeof HERE / sizeof *HERE; i++)
        if (str_starts(address, HERE[i]))
            return STR_NONE;
    return str_eq(address, S("http://localhost")) ? STR_NONE : address;
}

bool s3_open(struct s3 *s, struct arena *a, struct diags *d,
             const struct publish_target *target, const struct credentials *c,
             size_t connections)
{
    *s = (struct s3){
        .a = a,
        .aws = {.d = d, .key = c->key, .service = S("s3"), .name = "S3"},
        .bucket = target->bucket,
        .list_size = 1000};
    s->aws.region = target->region.p ? target->region
                    : c->region.p    ? c->region
                                     : S("us-east-1");
    set_address(s, target->endpoint.p ? target->endpoint : c->endpoint);
    str fault = digest_fault(a);
    if (!fault.p)
        return http_open(&s->http, connections, d);
    diag_at(d, DIAG_PUBLISH_REFUSED, NOWHERE, S("OpenSSL"), fault);
    return false;
}

void s3_close(struct s3 *s)
{
    http_close(&s->http);
}

/* ---- faults ---- */

/* Hints for publishing, in which the target's settings are named. */
static const struct aws_hint HINTS[] = {
    {S_INIT("InvalidAccessKeyId"),
     "the service does not know this access key; check AWS_ACCESS_KEY_ID, "
     "AWS_PROFILE and AWS_SESSION_TOKEN",
     true},
    {S_INIT("SignatureDoesNotMatch"),
     "the secret does not belong to the access key, or the region is wrong; "
     "check AWS_SECRET_ACCESS_KEY and 'region' of the target",
     true},
    {S_INIT("ExpiredToken"), "the session has expired; log in again", true},
    {S_INIT("InvalidToken"),
     "AWS_SESSION_TOKEN does not belong to the access key", true},
    {S_INIT("AccessDenied"),
     "the access key needs s3:ListBucket on the bucket, and s3:GetObject, "
     "s3:PutObject and s3:DeleteObject on its objects",
     false},
    {S_INIT("AuthorizationHeaderMalformed"),
     "the bucket is in another region; set 'region' of the target", false},
    {S_INIT("PermanentRedirect"),
     "the bucket is in another region; set 'region' of the target", false},
    {S_INIT("TemporaryRedirect"),
     "the bucket is new; try again in a few hours, or set 'region' of the "
     "target",
     false},
    {S_INIT("NoSuchBucket"),
     "no bucket has this name; check 'url' of the target", false},
    {S_INIT("RequestTimeTooSkewed"),
     "the clock of this machine is wrong; correct it", false},
    {{0}, NULL, false},
};

/* Hints for callers that only read objects. They have no target with a region,
   so the hints name AWS_REGION. */
static const struct aws_hint READ_HINTS[] = {
    {S_INIT("InvalidAccessKeyId"),
     "the service does not know this access key; check AWS_ACCESS_KEY_ID, "
     "AWS_PROFILE and AWS_SESSION_TOKEN",
     true},
    {S_INIT("SignatureDoesNotMatch"),
     "the secret does not belong to the access key, or the region is wrong; "
     "check AWS_SECRET_ACCESS_KEY and AWS_REGION",
     true},
    {S_INIT("ExpiredToken"), "the session has expired; log in again", true},
    {S_INIT("InvalidToken"),
     "AWS_SESSION_TOKEN does not belong to the access key", true},
    {S_INIT("AccessDenied"),
     "the access key needs s3:ListBucket on the bucket, and s3:GetObject on "
     "its objects",
     false},
    {S_INIT("AuthorizationHeaderMalformed"),
     "the bucket is in another region; set AWS_REGION", false},
    {S_INIT("PermanentRedirect"),
     "the bucket is in another region; set AWS_REGION", false},
    {S_INIT("NoSuchBucket"),
     "no bucket has this name; check 'from' in this entry", false},
    {S_INIT("RequestTimeTooSkewed"),
     "the clock of this machine is wrong; correct it", false},
    {{0}, NULL, false},
};

static void report(struct s3 *s, struct arena *a, str what,
                   const struct http_answer *answer)
{
    if (s->aws.codes) {
        aws_report(&s->aws, a, what, answer, READ_HINTS);
        return;
    }
    if (str_eq(aws_fault(a, answer->body, S("Code")), S("NoSuchBucket")))
        what = s->bucket;
    aws_report(&s->aws, a, what, answer, HINTS);
    if (answer->slow)
        diag_help(s->aws.d, "the server is too slow: publish again later");
    else if (answer->status == 0 && !answer->permanent && s->answered)
        diag_help(
            s->aws.d,
            "the server stopped answering; publish again when it is reachable");
    else if (answer->status == 0 && !answer->permanent)
        diag_help(s->aws.d,
                  "this address comes from 'region' and 'endpoint' of the "
                  "target, or from AWS_REGION and AWS_ENDPOINT_URL");
}

/* Reports that an answer is unusable, for the reason `why`. */
static void refuse(struct s3 *s, str what, str why)
{
    const struct aws_codes *c = s->aws.codes;
    diag_at(s->aws.d, c ? c->refused : DIAG_PUBLISH_REFUSED,
            c ? c->at : NOWHERE, what, why);
}

/* Returns whether an error is temporary although its status (4xx) blames the
   request. CODES has the codes after which clients should retry according to
   the Amazon S3 API reference, "Error responses". net/http itself retries 429
   and 5xx. RequestTimeTooSkewed is temporary if aws_set_clock has adjusted the
   clock. The answer to a HEAD has no code, so any 400 counts as temporary. */
static bool is_temporary(struct s3 *s, bool head,
                         const struct http_answer *answer, str code)
{
    static const str CODES[] = {
        S_INIT("BadDigest"),
        S_INIT("BandwidthLimitExceeded"),
        S_INIT("Busy"),
        S_INIT("ConditionalRequestConflict"),
        S_INIT("IncompleteBody"),
        S_INIT("InternalError"),
        S_INIT("OperationAborted"),
        S_INIT("PriorRequestNotComplete"),
        S_INIT("RequestLimitExceeded"),
        S_INIT("RequestThrottled"),
        S_INIT("RequestTimeout"),
        S_INIT("RequestTimeoutException"),
        S_INIT("ServiceUnavailable"),
        S_INIT("SlowDown"),
        S_INIT("Throttling"),
        S_INIT("ThrottlingException"),
        S_INIT("TooManyRequestsException"),
        S_INIT("XAmzContentSHA256Mismatch"),
    };
    s->answered |= answer->status != 0;
    if (STR_AMONG(code, CODES))
        return true;
    if (str_eq(code, S("RequestTimeTooSkewed")))
        return aws_set_clock(&s->aws, answer->date);
    return head && answer->status == 400;
}

/* ---- list ---- */

struct listing {
    struct s3 *s;
    str prefix, token;
    struct s3_objects *out;
    size_t empty; /* number of consecutive parts without an object */
    bool ok;
};

static void make_list(void *data, size_t item, struct arena *a,
                      struct http_request *q)
{
    struct listing *l = data;
    (void)item;
    str query =
        str_fmt(a, "list-type=2&max-keys=%u&prefix=%.*s", l->s->list_size,
                STR_ARG(sign_encode(a, l->prefix, true)));
    if (l->token.p)
        query =
            str_fmt(a, "continuation-token=%.*s&%.*s",
                    STR_ARG(sign_encode(a, l->token, true)), STR_ARG(query));
    q->method = S("GET");
    l->s->sent[S3_LIST]++;
    aws_sign(&l->s->aws, a, q, l->s->base, query);
}

static size_t read_size(str text)
{
    long n;
    return str_to_long(text, &n) && n > 0 ? (size_t)n : 0;
}

static void read_field(struct arena *a, struct s3_object *o,
                       const struct xml *x)
{
    str text = buf_str(&x->text);
    if (str_eq(x->name, S("Key")))
        o->key = str_dup(a, text);
    else if (str_eq(x->name, S("Size")))
        o->size = read_size(text);
    else if (str_eq(x->name, S("ETag")))
        o->etag = str_dup(a, str_replace(a, text, S("\""), S("")));
}

/* Returns whether an object has the list's prefix and sorts after the previous
   object. S3 sorts by key, so this check also ends a list that repeats
   itself. */
static bool is_next(const struct listing *l, const struct s3_object *o)
{
    const struct s3_objects *all = l->out;
    return o->key.p && str_starts(o->key, l->prefix) &&
           (!all->n || str_cmp(all->v[all->n - 1].key, o->key) < 0);
}

/* Reads one part of a list. Returns false if the part is malformed, has
   unexpected keys, or names itself as the next part. */
static bool read_list(struct listing *l, struct arena *a, str body)
{
    size_t before = l->out->n;
    struct xml x = xml_start(a, str_trim(body));
    struct s3_object o = {0};
    enum xml_event e;
    str token = l->token;
    bool more = false, is_list = false, keys = true;
    l->token = STR_NONE;
    while ((e = xml_next(&x)) == XML_OPEN || e == XML_CLOSE) {
        is_list |= x.open.n == 1 && str_eq(x.name, S("ListBucketResult"));
        if (e == XML_OPEN)
            continue;
        if (xml_in(&x, e, S("Contents")))
            read_field(l->s->a, &o, &x);
        if (x.open.n != 1)
            continue;
        if (str_eq(x.name, S("IsTruncated")))
            more = str_eq(buf_str(&x.text), S("true"));
        if (str_eq(x.name, S("NextContinuationToken")))
            l->token = str_dup(l->s->a, buf_str(&x.text));
        if (str_eq(x.name, S("Contents"))) {
            keys = keys && is_next(l, &o);
            vec_push(l->s->a, l->out, o);
            o = (struct s3_object){0};
        }
    }
    l->token = more ? l->token : STR_NONE;
    l->empty = l->out->n > before ? 0 : l->empty + 1;
    return e == XML_END && is_list && keys && more == (l->token.p != NULL) &&
           !(more && token.p && str_eq(token, l->token));
}

static bool is_stopped(const struct s3 *s)
{
    return s->watch.stopped && s->watch.stopped(s->watch.data);
}

static bool list_stopped(void *data)
{
    return is_stopped(((struct listing *)data)->s);
}

static bool judge_list(void *data, size_t item, struct arena *a,
                       const struct http_answer *answer, bool again)
{
    struct listing *l = data;
    (void)item;
    bool temporary = is_temporary(l->s, false, answer,
                                  aws_fault(a, answer->body, S("Code")));
    if (again && temporary)
        return true;
    if (answer->status != 200) {
        report(l->s, a, l->s->bucket, answer);
    } else if (!read_list(l, a, answer->body)) {
        refuse(l->s, l->s->bucket, S("the list of objects is malformed"));
    } else if (l->token.p &&
               (l->out->n > OBJECTS_MAX || l->empty > EMPTY_MAX)) {
        refuse(l->s, l->s->bucket, S("the list of objects does not end"));
    } else {
        l->ok = true;
    }
    return false;
}

bool s3_list(struct s3 *s, str prefix, struct s3_objects *out)
{
    struct listing l = {.s = s, .prefix = prefix, .out = out};
    struct http_work work = {&l, make_list, judge_list, list_stopped};
    do {
        l.ok = false;
        http_run(&s->http, 1, &work);
    } while (l.ok && l.token.p);
    return l.ok;
}

/* ---- objects ---- */

struct batch {
    struct s3 *s;
    struct s3_action *actions;
    size_t left;
    bool failed;
};

static void make_action(void *data, size_t item, struct arena *a,
                        struct http_request *q)
{
    static const str METHODS[S3_N_VERBS] = {[S3_HEAD] = S_INIT("HEAD"),
                                            [S3_GET] = S_INIT("GET"),
                                            [S3_PUT] = S_INIT("PUT"),
                                            [S3_DELETE] = S_INIT("DELETE")};
    struct batch *b = data;
    const struct s3_action *action = &b->actions[item];
    q->method = METHODS[action->verb];
    if (action->verb == S3_PUT) {
        q->body = action->bytes;
        for (size_t i = 0; i < action->headers.n; i++)
            vec_push(a, &q->headers, action->headers.v[i]);
    }
    b->s->sent[action->verb]++;
    str path = str_concat(a, b->s->base, sign_encode(a, action->key, false));
    aws_sign(&b->s->aws, a, q, path, S(""));
}

static bool has_header(const struct s3_action *action, str start)
{
    for (size_t i = 0; i < action->headers.n; i++)
        if (str_starts(action->headers.v[i], start))
            return true;
    return false;
}

/* Whether an error status is a valid answer to an action; for example, 404 if
   the object is missing. If so, sets the members of the action that hold its
   result. */
static bool read_refusal(struct s3_action *action, long status, str code)
{
    bool gone = status == 404 && !str_eq(code, S("NoSuchBucket"));
    bool conditional = has_header(action, S("if-"));
    if (conditional)
        action->differs = gone || status == 412 || status == 409;
    if (conditional || has_header(action, S3_REDIRECT)) {
        action->unable = status == 501;
        return action->differs || action->unable;
    }
    action->missing =
        gone && (action->verb == S3_GET || action->verb == S3_HEAD);
    action->ok = action->missing || (gone && action->verb == S3_DELETE);
    return action->ok;
}

/* Returns whether S3 stored bytes that differ from the bytes sent: the ETag of
   the put is not the MD5 of the bytes sent. Returns false if the object is
   encrypted, since its ETag is no MD5. */
static bool is_corrupt(const struct s3_action *action,
                       const struct http_answer *answer, str etag,
                       struct arena *a)
{
    if (action->verb != S3_PUT || answer->encrypted)
        return false;
    str md5 = action->md5.p ? action->md5 : digest_md5(a, action->bytes);
    return !str_eq(etag, md5);
}

static void fail(struct batch *b, struct arena *a, str key,
                 const struct http_answer *answer, bool corrupt)
{
    if (b->failed)
        return;
    b->failed = true;
    if (corrupt)
        diag_at(b->s->aws.d, DIAG_PUBLISH_REFUSED, NOWHERE, key,
                S("S3 stored different bytes from those sent"));
    else
        report(b->s, a, key, answer);
}

static void succeed(struct batch *b, struct s3_action *action, str etag,
                    const struct http_answer *answer)
{
    struct s3 *s = b->s;
    if (action->verb == S3_GET)
        action->bytes = str_dup(s->a, answer->body);
    action->etag = str_dup(s->a, etag);
    action->encrypted = answer->encrypted;
    action->mark = answer->mark.p ? str_dup(s->a, answer->mark) : STR_NONE;
    action->ok = true;
    if (s->watch.done)
        s->watch.done(s->watch.data, action);
}

static bool judge_action(void *data, size_t item, struct arena *a,
                         const struct http_answer *answer, bool again)
{
    struct batch *b = data;
    struct s3_action *action = &b->actions[item];
    bool succeeded = answer->status >= 200 && answer->status < 300;
    str etag = str_replace(a, answer->etag, S("\""), S(""));
    str code = succeeded ? STR_NONE : aws_fault(a, answer->body, S("Code"));
    bool corrupt = succeeded && is_corrupt(action, answer, etag, a);
    bool temporary = is_temporary(b->s, action->verb == S3_HEAD, answer, code);
    if (again && (corrupt || temporary))
        return true;
    b->left--;
    if (succeeded && !corrupt)
        succeed(b, action, etag, answer);
    else if (corrupt || !read_refusal(action, answer->status, code))
        fail(b, a, action->key, answer, corrupt);
    return false;
}

static bool run_stopped(void *data)
{
    const struct batch *b = data;
    return b->failed || is_stopped(b->s);
}

bool s3_run(struct s3 *s, struct s3_action *actions, size_t n)
{
    struct batch b = {s, actions, n, false};
    struct http_work work = {&b, make_action, judge_action, run_stopped};
    http_run(&s->http, n, &work);
    return !b.failed && b.left == 0;
}
