// SPDX-License-Identifier: MIT
// http_transfer: uses libcurl's multi interface, with a slot for each running
// request.
#include "net/http_transfer.h"

#include <curl/curl.h>
#include <locale.h>
#include <sys/socket.h>
#include <time.h>

#include "base/buf.h"
#include "base/codes/publish.h"
#include "base/late.h"
#include "base/system.h"
#include "net/private.h"

enum {
    CONNECT_SECONDS = 10,
    MAX_ANSWER = 64 << 20, /* bytes; the message in fault_of says 64 MiB */
    SLOWEST = 4096,        /* minimum speed in bytes per second */
};

/* libcurl's functions, available after http_open has succeeded. */
#define CURL_FUNCTIONS(X)         \
    X(curl_, easy_cleanup)        \
    X(curl_, easy_getinfo)        \
    X(curl_, easy_init)           \
    X(curl_, easy_reset)          \
    X(curl_, easy_setopt)         \
    X(curl_, easy_strerror)       \
    X(curl_, global_cleanup)      \
    X(curl_, global_init)         \
    X(curl_, multi_add_handle)    \
    X(curl_, multi_cleanup)       \
    X(curl_, multi_info_read)     \
    X(curl_, multi_init)          \
    X(curl_, multi_perform)       \
    X(curl_, multi_poll)          \
    X(curl_, multi_remove_handle) \
    X(curl_, multi_setopt)        \
    X(curl_, share_cleanup)       \
    X(curl_, share_init)          \
    X(curl_, share_setopt)        \
    X(curl_, slist_append)        \
    X(curl_, slist_free_all)      \
    X(curl_, version_info)

LATE_LIBRARY(http_transfer_late, curl, CURL_FUNCTIONS, "curl", 4, "libcurl4")

struct slot {
    CURL *easy;
    const struct http *http;
    bool busy;
    size_t item, enough;
    bool (*stream)(void *data, str bytes);
    void *stream_data;
    struct arena a; /* holds request and answer; reset after `receive` */
    struct curl_slist *headers;
    struct buf body;
    bool too_large, too_slow, refused;
    double started;
    struct http_answer answer;
    char error[CURL_ERROR_SIZE];
};

struct http_transfer_run {
    struct http *h;
    const struct http_plan *plan;
    struct slot *slots;
    size_t busy;
};

double http_now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

bool http_open(struct http *h, size_t connections, struct diags *d)
{
    *h = (struct http){.connections = connections,
                       .pause_ms = 200,
                       .silent_seconds = 30,
                       .total_seconds = 45,
                       .now = http_now,
                       .trust = trust_find()};
    struct arena a = {0};
    str why = S("cannot start libcurl");
    if (late_load(&http_transfer_late, &a, &why) &&
        curl.global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK)
        h->multi = curl.multi_init();
    if (h->multi)
        curl.multi_setopt(h->multi, CURLMOPT_MAX_HOST_CONNECTIONS,
                          (long)connections);
    else
        diag_at(d, DIAG_PUBLISH_NETWORK, (struct pos){0}, S("the network"),
                why);
    arena_free(&a);
    return h->multi != NULL;
}

str http_tls(struct arena *a, str *why)
{
    if (!late_load(&http_transfer_late, a, why))
        return STR_NONE;
    *why = S("libcurl has none");
    return str_c(curl.version_info(CURLVERSION_NOW)->ssl_version);
}

void http_close(struct http *h)
{
    curl.multi_cleanup(h->multi);
    curl.share_cleanup(h->share);
    curl.global_cleanup();
    h->multi = h->share = NULL;
}

void http_keep_cookies(struct http *h)
{
    h->share = curl.share_init();
    curl.share_setopt(h->share, CURLSHOPT_SHARE, CURL_LOCK_DATA_COOKIE);
}

/* ---- one request ---- */

static long status_of(CURL *e)
{
    long status = 0;
    curl.easy_getinfo(e, CURLINFO_RESPONSE_CODE, &status);
    return status;
}

static size_t on_body(char *bytes, size_t size, size_t n, void *data)
{
    struct slot *s = data;
    (void)size; /* always 1 */
    if (s->stream && status_of(s->easy) == 200)
        return s->stream(s->stream_data, (str){bytes, n}) ? n : 0;
    s->too_large = s->body.n + n > MAX_ANSWER;
    if (s->too_large)
        return 0;
    buf_put(&s->body, (str){bytes, n});
    return s->enough && s->body.n >= s->enough ? 0 : n;
}

static size_t on_header(char *bytes, size_t size, size_t n, void *data)
{
    struct slot *s = data;
    str line = {bytes, n}, name = {bytes, n};
    (void)size;
    size_t colon = str_find_char(line, ':', 0);
    s->answer.framed |= str_starts(line, S("HTTP/2"));
    if (colon == STR_NPOS)
        return n;
    name.n = colon;
    str value = str_trim(str_from(line, colon + 1));
    if (str_eq_nocase(name, S("etag")))
        s->answer.etag = str_dup(&s->a, value);
    else if (str_eq_nocase(name, S("x-amz-meta-perfpress")))
        s->answer.mark = str_dup(&s->a, value);
    else if (str_eq_nocase(name, S("date")))
        s->answer.date = str_dup(&s->a, value);
    else if (str_eq_nocase(name, S("content-type")))
        s->answer.type = str_dup(&s->a, value);
    else if (str_eq_nocase(name, S("content-length")) ||
             str_eq_nocase(name, S("transfer-encoding")))
        s->answer.framed = true;
    else if (str_eq_nocase(name, S("x-amz-server-side-encryption")))
        s->answer.encrypted |= !str_eq_nocase(value, S("AES256"));
    return n;
}

bool http_is_slow(const struct http *h, double seconds, double bytes)
{
    return seconds > h->total_seconds + bytes / SLOWEST;
}

/* Returns nonzero, which aborts the transfer, if the transfer is too slow. */
static int on_progress(void *data, curl_off_t all_down, curl_off_t down,
                       curl_off_t all_up, curl_off_t up)
{
    struct slot *s = data;
    (void)all_down, (void)all_up;
    s->too_slow =
        http_is_slow(s->http, s->http->now() - s->started, (double)(down + up));
    return s->too_slow;
}

static void set_request(struct slot *s, const struct http_request *q)
{
    CURL *e = s->easy;
    curl.easy_reset(e); /* keeps the connections */
    curl.easy_setopt(e, CURLOPT_URL, str_dupz(&s->a, q->url));
    curl.easy_setopt(e, CURLOPT_PATH_AS_IS, 1L);
    if (str_eq(q->method, S("PUT")) || str_eq(q->method, S("POST"))) {
        curl.easy_setopt(e, CURLOPT_POST, 1L);
        curl.easy_setopt(e, CURLOPT_POSTFIELDS, q->body.p ? q->body.p : "");
        curl.easy_setopt(e, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)q->body.n);
    } else if (str_eq(q->method, S("HEAD"))) {
        curl.easy_setopt(e, CURLOPT_NOBODY, 1L);
    }
    curl.easy_setopt(e, CURLOPT_CUSTOMREQUEST, str_dupz(&s->a, q->method));
    for (size_t i = 0; i < q->headers.n; i++)
        s->headers =
            curl.slist_append(s->headers, str_dupz(&s->a, q->headers.v[i]));
    s->headers = curl.slist_append(s->headers, "Expect:");
    curl.easy_setopt(e, CURLOPT_HTTPHEADER, s->headers);
}

/* Refuses private addresses, no matter from which name or redirect they come.
   If a proxy is configured, libcurl passes the proxy's address, which may be
   private; therefore callers do not set only_public in this case. */
static curl_socket_t open_socket(void *data, curlsocktype purpose,
                                 struct curl_sockaddr *to)
{
    struct slot *s = data;
    if (purpose == CURLSOCKTYPE_IPCXN && private_address(&to->addr)) {
        s->refused = true;
        return CURL_SOCKET_BAD;
    }
    return system_socket(to->family, to->socktype, to->protocol);
}

static void set_public_only(struct slot *s, const struct http *h)
{
    if (!h->only_public)
        return;
    curl.easy_setopt(s->easy, CURLOPT_OPENSOCKETFUNCTION, open_socket);
    curl.easy_setopt(s->easy, CURLOPT_OPENSOCKETDATA, s);
}

static void set_limits(struct slot *s, const struct http_request *q,
                       const struct http *h)
{
    CURL *e = s->easy;
    curl.easy_setopt(e, CURLOPT_PROTOCOLS_STR, "http,https");
    curl.easy_setopt(e, CURLOPT_NOSIGNAL, 1L);
    curl.easy_setopt(e, CURLOPT_CONNECTTIMEOUT, (long)CONNECT_SECONDS);
    if (!q->seconds) {
        curl.easy_setopt(e, CURLOPT_NOPROGRESS, 0L);
        curl.easy_setopt(e, CURLOPT_XFERINFOFUNCTION, on_progress);
        curl.easy_setopt(e, CURLOPT_XFERINFODATA, s);
    } else {
        curl.easy_setopt(e, CURLOPT_TIMEOUT, (long)q->seconds);
    }
    curl.easy_setopt(e, CURLOPT_QUICK_EXIT,
                     1L); /* do not wait for a resolver thread */
    curl.easy_setopt(e, CURLOPT_LOW_SPEED_LIMIT, 1L);
    curl.easy_setopt(e, CURLOPT_LOW_SPEED_TIME, (long)h->silent_seconds);
    curl.easy_setopt(e, CURLOPT_ERRORBUFFER, s->error);
    curl.easy_setopt(e, CURLOPT_WRITEFUNCTION, on_body);
    curl.easy_setopt(e, CURLOPT_WRITEDATA, s);
    curl.easy_setopt(e, CURLOPT_HEADERFUNCTION, on_header);
    curl.easy_setopt(e, CURLOPT_HEADERDATA, s);
    curl.easy_setopt(e, CURLOPT_PRIVATE, s);
}

/* Makes libcurl trust the certificates in t. If t has none, libcurl uses its
   own defaults. */
static void set_trust(struct slot *s, const struct trust *t)
{
    if (t->file)
        curl.easy_setopt(s->easy, CURLOPT_CAINFO, t->file);
    if (t->dir)
        curl.easy_setopt(s->easy, CURLOPT_CAPATH, t->dir);
}

static void start(struct http_transfer_run *r, struct slot *s, size_t item)
{
    struct http_request q = {.body = S("")};
    s->item = item;
    s->body = (struct buf){.a = &s->a};
    s->too_large = s->too_slow = s->refused = false;
    s->answer = (struct http_answer){0};
    s->error[0] = '\0';
    r->plan->make(r->plan->data, item, &s->a, &q);
    s->enough = q.enough;
    s->stream = q.stream;
    s->stream_data = q.stream_data;
    s->http = r->h;
    s->started = r->h->now();
    set_request(s, &q);
    set_limits(s, &q, r->h);
    set_public_only(s, r->h);
    set_trust(s, &r->h->trust);
    if (r->h->share) {
        curl.easy_setopt(s->easy, CURLOPT_SHARE, r->h->share);
        curl.easy_setopt(s->easy, CURLOPT_COOKIEFILE, "");
    }
    s->busy = true;
    r->busy++;
    r->h->requests++;
    curl.multi_add_handle(r->h->multi, s->easy);
}

static void release(struct http_transfer_run *r, struct slot *s)
{
    curl.multi_remove_handle(r->h->multi, s->easy);
    /* easy_reset would leak the list of cookie files. */
    curl.easy_setopt(s->easy, CURLOPT_COOKIEFILE, NULL);
    curl.slist_free_all(s->headers);
    s->headers = NULL;
    arena_reset(&s->a);
    s->busy = false;
    r->busy--;
}

/* ---- all requests ---- */

/* Whether retrying does not help. CURLE_UNSUPPORTED_PROTOCOL is not in the
   list, because libcurl also returns it for an answer that was cut off. */
static bool is_permanent(CURLcode code)
{
    static const CURLcode PERMANENT[] = {
        CURLE_URL_MALFORMAT, CURLE_PEER_FAILED_VERIFICATION,
        CURLE_SSL_CACERT_BADFILE, CURLE_SSL_ISSUER_ERROR};
    for (size_t i = 0; i < sizeof PERMANENT / sizeof *PERMANENT; i++)
        if (code == PERMANENT[i])
            return true;
    return false;
}

static bool is_unreachable(CURL *e, CURLcode code)
{
    curl_off_t connected = 0;
    curl.easy_getinfo(e, CURLINFO_CONNECT_TIME_T, &connected);
    return code == CURLE_COULDNT_RESOLVE_HOST ||
           code == CURLE_COULDNT_CONNECT ||
           (code == CURLE_OPERATION_TIMEDOUT && !connected);
}

/* Removes the time, which varies, from "Failed to connect after 5 ms: ...". */
static str without_time(struct arena *a, str text)
{
    size_t from = str_find(text, S(" after "), 0);
    size_t to = str_find(text, S(" ms"), 0);
    if (from == STR_NPOS || to == STR_NPOS || to < from)
        return text;
    return str_concat(a, str_slice(text, 0, from), str_from(text, to + 3));
}

static str fault_of(const struct http_transfer_run *r, struct slot *s,
                    CURLcode code)
{
    const char *message = s->error[0] ? s->error : curl.easy_strerror(code);
    if (s->too_large)
        return S("the response is larger than 64 MiB");
    if (s->stream && code == CURLE_WRITE_ERROR)
        return S("ended");
    if (s->answer.slow)
        return S("the response was too slow");
    if (code == CURLE_OPERATION_TIMEDOUT || s->too_slow)
        return S("no response before the timeout");
    if (code == CURLE_PEER_FAILED_VERIFICATION && !r->h->trust.file)
        return str_fmt(&s->a,
                       "%s; no file with CA certificates was found: set "
                       "SSL_CERT_FILE to the path of one",
                       message);
    return without_time(&s->a, str_c(message));
}

static void finish(struct http_transfer_run *r, struct slot *s, CURLcode code)
{
    struct http_answer *answer = &s->answer;
    curl_off_t wait = 0;
    const char *location = NULL;
    if (code == CURLE_WRITE_ERROR && s->enough && s->body.n >= s->enough)
        code = CURLE_OK; /* on_body ended the transfer */
    answer->status = status_of(s->easy);
    curl.easy_getinfo(s->easy, CURLINFO_REDIRECT_URL, &location);
    curl.easy_getinfo(s->easy, CURLINFO_RETRY_AFTER, &wait);
    answer->location = str_c(location);
    answer->retry_after = (long)wait;
    answer->began = answer->status != 0;
    if (code != CURLE_OK) {
        answer->status = 0;
        answer->slow =
            answer->began && (s->too_slow || code == CURLE_OPERATION_TIMEDOUT);
        answer->fault = fault_of(r, s, code);
        answer->permanent = s->too_large || s->refused || is_permanent(code);
        answer->private = s->refused;
        answer->unreachable = is_unreachable(s->easy, code);
    }
    answer->body = buf_str(&s->body);
    r->plan->receive(r->plan->data, s->item, &s->a, answer);
    release(r, s);
}

/* Starts requests in all free slots. Returns the milliseconds to wait for an
   event, or -1 if all requests are done. */
static int start_all(struct http_transfer_run *r)
{
    enum { OFTEN = 100, SELDOM = 1000 };
    double wait = r->plan->stopped ? OFTEN / 1e3 : SELDOM / 1e3, until;
    size_t item;
    for (size_t i = 0; i < r->h->connections; i++) {
        if (r->slots[i].busy)
            continue;
        if (!r->plan->next(r->plan->data, &item, &until)) {
            wait = until >= 0 && until < wait ? until : wait;
            return until < 0 && !r->busy ? -1 : (int)(wait * 1e3) + 1;
        }
        start(r, &r->slots[i], item);
    }
    return (int)(wait * 1e3);
}

/* Starts requests, and finishes requests that have ended. If no request has
   ended, waits for an event. Returns false when all requests are done. */
static bool step(struct http_transfer_run *r)
{
    int running, queued, wait = start_all(r);
    if (wait < 0)
        return false;
    curl.multi_perform(r->h->multi, &running);
    bool done = false;
    for (CURLMsg *m; (m = curl.multi_info_read(r->h->multi, &queued));) {
        char *slot = NULL;
        if (m->msg != CURLMSG_DONE)
            continue;
        curl.easy_getinfo(m->easy_handle, CURLINFO_PRIVATE, &slot);
        finish(r, (struct slot *)(void *)slot, m->data.result);
        done = true;
    }
    if (!done)
        curl.multi_poll(r->h->multi, NULL, 0, wait, NULL);
    return true;
}

void http_transfer(struct http *h, const struct http_plan *plan)
{
    struct arena a = {0};
    struct http_transfer_run r = {.h = h, .plan = plan};
    r.slots = NEW_N(&a, struct slot, h->connections);
    for (size_t i = 0; i < h->connections; i++)
        if (!(r.slots[i].easy = curl.easy_init()))
            arena_out_of_memory();
    /* libcurl reads non-ASCII host names in the locale's encoding. */
    locale_t utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
    locale_t before = utf8 ? uselocale(utf8) : (locale_t)0;
    while (!(plan->stopped && plan->stopped(plan->data)) && step(&r))
        ;
    if (utf8) {
        uselocale(before);
        freelocale(utf8);
    }
    for (size_t i = 0; i < h->connections; i++) {
        if (r.slots[i].busy)
            release(&r, &r.slots[i]);
        curl.easy_cleanup(r.slots[i].easy);
        arena_free(&r.slots[i].a);
    }
    arena_free(&a);
}
