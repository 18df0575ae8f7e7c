// SPDX-License-Identifier: MIT
// web: sends a GET request, and another GET request for each redirect. A
// conditional request avoids the download of a file that has not changed.
#include "fetch/web.h"

#include "base/codes/fetch.h"
#include "base/vec.h"
#include "build/build.h"
#include "net/http.h"

enum {
    REDIRECTS_MAX = 5,
    START_BYTES = 1000 /* bytes searched for the start of an HTML page */
};

struct request {
    struct fetch_run *r;
    const struct fetch_key *key;
    const struct snapshot *old; /* the lock's entry, or NULL; set by reusable */
    str url;                    /* URL of the next request */
    double end;                 /* end of the entry's time, by http_now */
    bool redirected;            /* the answer redirects to `url` */
    bool ok;                    /* the file was received or is unchanged, or the
                                   answer is a redirect that is followed */
    bool judged; /* `judge` has seen the answer; if `ok` is false,
                    it has reported why */
    struct snapshot *out;
};

/* Returns the scheme, host and port of a URL. */
static str origin_of(str url)
{
    size_t host = str_find(url, S("://"), 0);
    if (host == STR_NPOS)
        return S("");
    size_t end = host + 3;
    while (end < url.n && !memchr("/?#", url.p[end], 3))
        end++;
    return str_slice(url, 0, end);
}

static bool fail(struct request *q, str why)
{
    diag_at(q->r->d, DIAG_FETCH_SERVER, q->key->at,
            str_fmt(q->r->a, "'%.*s': %.*s", STR_ARG(origin_of(q->key->from)),
                    STR_ARG(why)));
    return false;
}

static void make(void *data, size_t item, struct arena *a,
                 struct http_request *out)
{
    struct request *q = data;
    double left = q->end - http_now();
    (void)item;
    out->method = S("GET");
    out->url = q->url;
    out->seconds = left < 1 ? 1 : (unsigned)left;
    out->enough = q->key->bytes + 1;
    if (q->old && q->old->from.etag.p)
        vec_push(a, &out->headers,
                 str_concat(a, S("if-none-match: "), q->old->from.etag));
}

/* Whether an ETag can be sent back in a header, which must have no control
   characters. */
static bool is_etag(str s)
{
    for (size_t i = 0; i < s.n; i++)
        if (s.p[i] < ' ' || s.p[i] > '~')
            return false;
    return s.n > 0 && s.n < 1000;
}

/* Whether the server sent an HTML page, such as a login form, instead of a file
   of data. */
static bool is_page(const struct http_answer *answer, str to)
{
    static const str STARTS[] = {S_INIT("<!doctype html"), S_INIT("<html")};
    str body = str_trim_left(str_slice(answer->body, 0, START_BYTES));
    bool is = answer->type.p && str_starts(answer->type, S("text/html"));
    for (size_t i = 0; i < sizeof STARTS / sizeof *STARTS; i++)
        is |= str_eq_nocase(str_slice(body, 0, STARTS[i].n), STARTS[i]);
    return is && !str_ends(to, S(".html"));
}

static bool take_file(struct request *q, const struct http_answer *answer)
{
    struct fetch_run *r = q->r;
    if (is_page(answer, q->key->to))
        return fail(q, S("the response is an HTML page, not a data file"));
    if (!answer->body.n)
        return fail(q, S("the answer is empty"));
    if (!answer->framed)
        return fail(q, S("the response does not state its length, so it may be "
                         "incomplete"));
    if (answer->body.n > q->key->bytes) {
        diag_at(
            r->d, DIAG_FETCH_LIMIT, q->key->at,
            str_fmt(r->a, "the file has more than %zu bytes", q->key->bytes));
        diag_help(r->d,
                  "to raise this limit, set 'bytes' in this entry, up to 64M");
        return false;
    }
    struct staged_file *f = staged_begin(&r->files, q->key->to);
    if (!f || !staged_put(f, answer->body) || !staged_end(f))
        return false;
    q->out->sha256 = f->sha256;
    q->out->from.etag =
        is_etag(answer->etag) ? str_dup(r->a, answer->etag) : STR_NONE;
    return true;
}

static bool follow(struct request *q, const struct http_answer *answer)
{
    str to = origin_of(answer->location);
    if (str_find_char(to, '@', 0) != STR_NPOS)
        return fail(q, S("it redirects to an address with a user name"));
    if (!str_eq(to, origin_of(q->key->from))) {
        fail(q, str_fmt(q->r->a, "it redirects to another host: '%.*s'",
                        STR_ARG(to)));
        diag_help(q->r->d,
                  "set 'from' in this entry to the final URL of the file");
        return false;
    }
    q->url = str_dup(q->r->a, answer->location);
    q->redirected = true;
    return true;
}

static bool judge(void *data, size_t item, struct arena *a,
                  const struct http_answer *answer, bool again)
{
    struct request *q = data;
    (void)item, (void)again;
    q->judged = true;
    if (answer->private) {
        fail(q, S("the address is private"));
        diag_help(
            q->r->d,
            "to allow private addresses, set 'private: true' in this entry");
    } else if (!answer->status) {
        fail(q, answer->fault);
    } else if (answer->status == 304 && q->old) {
        q->out->sha256 = q->old->sha256;
        q->out->from.etag = q->old->from.etag;
        q->ok = true;
    } else if (answer->location.p) {
        q->ok = follow(q, answer);
    } else if (answer->status != 200) {
        fail(q, str_fmt(a, "the server answered %ld", answer->status));
    } else {
        q->ok = take_file(q, answer);
    }
    return false;
}

static bool stopped(void *data)
{
    const struct request *q = data;
    return build_interrupted() || http_now() > q->end;
}

/* Requests the file, and follows redirects. Returns false after a report or an
   interrupt. */
static bool request(struct http *http, struct request *q)
{
    struct http_work work = {q, make, judge, stopped};
    for (size_t n = 0; n <= REDIRECTS_MAX; n++) {
        q->redirected = q->ok = q->judged = false;
        http_run(http, 1, &work);
        if (!q->judged && !build_interrupted())
            return fetch_run_late(q->r, q->key, http);
        if (!q->ok || !q->redirected)
            return q->ok;
    }
    return fail(q, S("it redirects more than 5 times"));
}

/* Returns the lock's entry if it has the same URL and an ETag, and its file is
   in place. In mode FETCH_CHECK, the file does not matter. Otherwise, returns
   NULL. */
static const struct snapshot *reusable(struct fetch_run *r,
                                       const struct fetch_key *key)
{
    const struct snapshot *s = lock_find(&r->site->lock, key->to);
    bool same = s && str_eq(s->from.url, key->from) && is_etag(s->from.etag);
    return same && (r->mode == FETCH_CHECK ||
                    staged_is(&r->files, s->to, s->sha256))
               ? s
               : NULL;
}

bool web_fetch(struct fetch_run *r, const struct fetch_key *key)
{
    struct http http;
    struct snapshot s = {.to = key->to, .at = key->at};
    struct request q = {.r = r,
                        .key = key,
                        .url = key->from,
                        .end = http_now() + key->seconds,
                        .out = &s};
    s.from.url = key->from;
    q.old = reusable(r, key);
    if (!http_open(&http, 1, r->d))
        return false;
    /* with a proxy, connections go to its address, which may be private */
    http.only_public = !key->private && !fetch_run_has_proxy();
    bool ok = request(&http, &q);
    http_close(&http);
    if (ok)
        vec_push(r->a, &r->found, s);
    return ok;
}
