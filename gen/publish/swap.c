// SPDX-License-Identifier: MIT
// swap: sends a put with the condition that the object is unchanged, and
// determines the result of a put whose answer was lost.
#include "publish/swap.h"

#include "base/vec.h"

static bool matches(const struct s3_action *seen, str was)
{
    return was.p ? !seen->missing && str_eq(seen->etag, was) : seen->missing;
}

enum swap_result swap_check(struct s3 *s, str key, str was)
{
    struct s3_action look = {.verb = S3_HEAD, .key = key};
    if (!s3_run(s, &look, 1))
        return SWAP_FAILED;
    return matches(&look, was) ? SWAP_DONE : SWAP_DIFFERS;
}

/* Returns the result of a put whose condition failed: SWAP_DONE if the object
   has the new bytes, since an earlier try may have succeeded without an
   answer. */
static enum swap_result check_result(struct s3 *s, struct s3_action *put)
{
    struct s3_action look = {.verb = S3_GET, .key = put->key};
    if (!s3_run(s, &look, 1))
        return SWAP_FAILED;
    if (look.missing || !str_eq(look.bytes, put->bytes))
        return SWAP_DIFFERS;
    put->etag = look.etag;
    put->encrypted = look.encrypted;
    return SWAP_DONE;
}

/* Puts with a condition header. Sets s->unable if the service does not support
   the condition. */
static enum swap_result put_if(struct s3 *s, struct s3_action *put, str was)
{
    struct s3_action try = *put;
    try.headers = (struct strs){0};
    for (size_t i = 0; i < put->headers.n; i++)
        vec_push(s->a, &try.headers, put->headers.v[i]);
    vec_push(s->a, &try.headers,
             was.p ? str_fmt(s->a, "if-match: \"%.*s\"", STR_ARG(was))
                   : S("if-none-match: *"));
    if (!s3_run(s, &try, 1))
        return SWAP_FAILED;
    s->unable = try.unable;
    if (!try.ok)
        return try.unable ? SWAP_FAILED : check_result(s, put);
    put->etag = try.etag;
    put->encrypted = try.encrypted;
    return SWAP_DONE;
}

enum swap_result swap_put(struct s3 *s, struct s3_action *put, str was)
{
    if (!s->unable) {
        enum swap_result result = put_if(s, put, was);
        if (!s->unable)
            return result;
    }
    enum swap_result now = swap_check(s, put->key, was);
    if (now == SWAP_DONE && !s3_run(s, put, 1))
        return SWAP_FAILED;
    return now;
}
