// SPDX-License-Identifier: MIT
// sign: the four steps of "Signature Version 4" in the AWS General Reference:
// canonical request, string to sign, derived key, signature. libcurl's own
// signing (7.88) is not used: it leaves sorting and encoding to the caller, and
// cannot be tested with the published vectors since it reads the clock itself.
#include "publish/sign.h"

#include <stdlib.h>

#include "base/buf.h"
#include "base/digest.h"
#include "base/uri.h"

str sign_encode(struct arena *a, str s, bool slash_too)
{
    return uri_encode(a, s, slash_too ? "-._~" : "-._~/");
}

str sign_redact(struct arena *a, const struct sign_key *key, str text)
{
    const str parts[] = {key->secret, key->token, key->id};
    for (size_t i = 0; i < 3; i++)
        if (parts[i].n >= 4) /* shorter parts may be words */
            text = str_replace(a, text, parts[i], S("***"));
    return text;
}

static int by_name(const void *x, const void *y)
{
    const struct sign_header *a = x, *b = y;
    return str_cmp(a->name, b->name);
}

static str header_names(struct arena *a, const struct sign_header *h, size_t n)
{
    struct buf b = {.a = a};
    for (size_t i = 0; i < n; i++) {
        if (i)
            buf_putc(&b, ';');
        buf_put(&b, h[i].name);
    }
    return buf_end(&b);
}

/* Appends a value with runs of spaces replaced by one space. */
static void put_value(struct buf *b, str value)
{
    for (size_t i = 0; i < value.n; i++)
        if (value.p[i] != ' ' || (i && value.p[i - 1] != ' '))
            buf_putc(b, value.p[i]);
}

static str canonical_request(struct arena *a, const struct sign_call *c,
                             const struct sign_header *headers, str names)
{
    struct buf b = {.a = a};
    const str lines[] = {c->method, c->path, c->query};
    for (size_t i = 0; i < 3; i++) {
        buf_put(&b, lines[i]);
        buf_putc(&b, '\n');
    }
    for (size_t i = 0; i < c->n_headers; i++) {
        buf_put(&b, headers[i].name);
        buf_putc(&b, ':');
        put_value(&b, headers[i].value);
        buf_putc(&b, '\n');
    }
    buf_putc(&b, '\n');
    buf_put(&b, names);
    buf_putc(&b, '\n');
    buf_put(&b, c->payload);
    return buf_end(&b);
}

static str signature(struct arena *a, const struct sign_key *key,
                     const struct sign_call *c, str text)
{
    unsigned char sum[DIGEST_SHA256_SIZE];
    str last = {(const char *)sum, sizeof sum};
    digest_hmac(str_concat(a, S("AWS4"), key->secret), str_slice(c->time, 0, 8),
                sum);
    digest_hmac(last, c->region, sum);
    digest_hmac(last, c->service, sum);
    digest_hmac(last, S("aws4_request"), sum);
    digest_hmac(last, text, sum);
    return digest_hex(a, last);
}

str sign_authorization(struct arena *a, const struct sign_key *key,
                       const struct sign_call *c)
{
    struct sign_header *headers = NEW_N(a, struct sign_header, c->n_headers);
    memcpy(headers, c->headers, c->n_headers * sizeof *headers);
    qsort(headers, c->n_headers, sizeof *headers, by_name);
    str names = header_names(a, headers, c->n_headers);
    str scope = str_fmt(a, "%.*s/%.*s/%.*s/aws4_request",
                        STR_ARG(str_slice(c->time, 0, 8)), STR_ARG(c->region),
                        STR_ARG(c->service));
    str request = canonical_request(a, c, headers, names);
    str text =
        str_fmt(a, "AWS4-HMAC-SHA256\n%.*s\n%.*s\n%.*s", STR_ARG(c->time),
                STR_ARG(scope), STR_ARG(digest_sha256(a, request)));
    return str_fmt(a,
                   "AWS4-HMAC-SHA256 Credential=%.*s/%.*s, "
                   "SignedHeaders=%.*s, Signature=%.*s",
                   STR_ARG(key->id), STR_ARG(scope), STR_ARG(names),
                   STR_ARG(signature(a, key, c, text)));
}
