// SPDX-License-Identifier: MIT
// aws: the parts common to all of Amazon's services: Signature Version 4, and
// errors as XML.
#include "publish/aws.h"

#include <time.h>

#include "base/codes/publish.h"
#include "base/digest.h"
#include "base/vec.h"
#include "output/xml.h"

static const struct aws_codes PUBLISH = {
    DIAG_PUBLISH_KEY, DIAG_PUBLISH_REFUSED, DIAG_PUBLISH_NETWORK, {0}};

/* Removes a slash at the end of `endpoint`, and the port if it is the default
   of the scheme. The Host header is signed, and libcurl omits the default port
   in that header. */
void aws_set_origin(struct aws *w, str endpoint)
{
    static const struct {
        str scheme, port;
    } DEFAULTS[] = {{S_INIT("http://"), S_INIT(":80")},
                    {S_INIT("https://"), S_INIT(":443")}};
    if (str_ends(endpoint, S("/")))
        endpoint.n--;
    for (size_t i = 0; i < sizeof DEFAULTS / sizeof *DEFAULTS; i++)
        if (str_starts(endpoint, DEFAULTS[i].scheme) &&
            str_ends(endpoint, DEFAULTS[i].port))
            endpoint.n -= DEFAULTS[i].port.n;
    size_t scheme = str_find(endpoint, S("://"), 0);
    w->origin = endpoint;
    w->host = scheme == STR_NPOS ? endpoint : str_from(endpoint, scheme + 3);
}

static str time_now(const struct aws *w, struct arena *a)
{
    char text[32];
    struct tm tm;
    time_t t = time(NULL) + w->clock;
    strftime(text, sizeof text, "%Y%m%dT%H%M%SZ", gmtime_r(&t, &tm));
    return str_dup(a, str_c(text));
}

bool aws_set_clock(struct aws *w, str date)
{
    /* seconds; a smaller difference of the clocks is ignored, since services
       allow 15 minutes */
    enum { DIFFERENCE_MIN = 60 };
    struct arena a = {0};
    struct tm tm = {0};
    bool read = date.p &&
                strptime(str_dupz(&a, date), "%a, %d %b %Y %H:%M:%S GMT", &tm);
    long ahead = read ? (long)(timegm(&tm) - time(NULL)) : 0;
    arena_free(&a);
    if (ahead - w->clock < DIFFERENCE_MIN && w->clock - ahead < DIFFERENCE_MIN)
        return false;
    w->clock = ahead;
    return true;
}

void aws_sign(const struct aws *w, struct arena *a, struct http_request *q,
              str path, str query)
{
    str hash = digest_sha256(a, q->body), date = time_now(w, a);
    struct {
        struct sign_header *v;
        size_t n, cap;
    } list = {0};
    vec_push(a, &q->headers, str_concat(a, S("x-amz-content-sha256: "), hash));
    vec_push(a, &q->headers, str_concat(a, S("x-amz-date: "), date));
    if (w->key.token.p)
        vec_push(a, &q->headers,
                 str_concat(a, S("x-amz-security-token: "), w->key.token));
    vec_push(a, &list, (struct sign_header){S("host"), w->host});
    for (size_t i = 0; i < q->headers.n; i++) {
        str h = q->headers.v[i];
        size_t colon = str_find_char(h, ':', 0);
        vec_push(a, &list,
                 (struct sign_header){str_slice(h, 0, colon),
                                      str_trim(str_from(h, colon + 1))});
    }
    struct sign_call call = {q->method, path, query,     list.v,    list.n,
                             hash,      date, w->region, w->service};
    vec_push(a, &q->headers,
             str_concat(a, S("authorization: "),
                        sign_authorization(a, &w->key, &call)));
    q->url = str_fmt(a, "%.*s%.*s%s%.*s", STR_ARG(w->origin), STR_ARG(path),
                     query.n ? "?" : "", STR_ARG(query));
}

/* S3 sends an Error element; other services put it into an ErrorResponse. */
str aws_fault(struct arena *a, str answer, str name)
{
    struct xml x = xml_start(a, str_trim(answer));
    for (enum xml_event e; (e = xml_next(&x)) == XML_OPEN || e == XML_CLOSE;)
        if (e == XML_CLOSE && str_eq(x.name, name) && xml_in(&x, e, S("Error")))
            return str_dup(a, buf_str(&x.text));
    return STR_NONE;
}

void aws_report(const struct aws *w, struct arena *a, str what,
                const struct http_answer *answer, const struct aws_hint *hints)
{
    const struct aws_codes *c = w->codes ? w->codes : &PUBLISH;
    if (answer->status == 0) {
        diag_at(w->d, c->network, c->at, w->origin,
                sign_redact(a, &w->key, answer->fault));
        return;
    }
    str code = aws_fault(a, answer->body, S("Code"));
    str message = aws_fault(a, answer->body, S("Message"));
    str text = str_fmt(a, "%s answered %ld%s%.*s%s%.*s", w->name,
                       answer->status, code.p ? " " : "", STR_ARG(code),
                       message.n ? ": " : "", STR_ARG(message));
    for (; hints->hint && !str_eq(code, hints->code);)
        hints++;
    text = sign_redact(a, &w->key, text);
    if (hints->key)
        diag_at(w->d, c->key, c->at,
                str_fmt(a, "'%.*s': %.*s", STR_ARG(what), STR_ARG(text)));
    else
        diag_at(w->d, c->refused, c->at, what, text);
    if (hints->hint)
        diag_help(w->d, "%s", hints->hint);
}
