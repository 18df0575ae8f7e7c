// SPDX-License-Identifier: MIT
// http: libcurl's multi interface, with a row of slots for what is under way.
#include "net/http.h"

#include <curl/curl.h>
#include <time.h>

#include "base/buf.h"

enum {
    CONNECT_SECONDS = 10,
    SILENT_SECONDS = 30,
    MAX_ANSWER = 64 << 20,
};

struct slot {
    CURL *easy;
    bool busy;
    size_t item;
    struct arena a; /* the request and its answer; emptied when judged */
    struct curl_slist *headers;
    struct buf body;
    struct http_answer answer;
    char error[CURL_ERROR_SIZE];
};

/* An item's state: how often it was tried, and when it is due again. */
struct item {
    unsigned tries;
    bool waiting;
    double due;
};

struct run {
    struct http *h;
    const struct http_work *work;
    struct arena a;
    struct item *items;
    size_t n, next, left; /* of the items: all, never started, not judged */
    size_t waiting;
    struct slot *slots;
    size_t busy;
};

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

bool http_open(struct http *h, size_t connections, struct diags *d)
{
    *h = (struct http){.connections = connections, .pause_ms = 200};
    if (curl_global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK)
        h->multi = curl_multi_init();
    if (!h->multi) {
        diag_at(d, DIAG_PUBLISH_NETWORK, (struct pos){0}, S("the network"),
                S("libcurl does not start"));
        return false;
    }
    curl_multi_setopt(h->multi, CURLMOPT_MAX_HOST_CONNECTIONS,
                      (long)connections);
    return true;
}

void http_close(struct http *h)
{
    curl_multi_cleanup(h->multi);
    curl_global_cleanup();
    h->multi = NULL;
}

/* ---- one request ---- */

static size_t take_body(char *bytes, size_t size, size_t n, void *data)
{
    struct slot *s = data;
    (void)size; /* is 1 */
    if (s->body.n + n > MAX_ANSWER)
        return 0;
    buf_put(&s->body, (str){bytes, n});
    return n;
}

static size_t take_header(char *bytes, size_t size, size_t n, void *data)
{
    struct slot *s = data;
    str line = {bytes, n}, name = {bytes, n};
    (void)size;
    size_t colon = str_find_char(line, ':', 0);
    if (colon == STR_NPOS)
        return n;
    name.n = colon;
    str value = str_trim(str_from(line, colon + 1));
    if (str_eq_nocase(name, S("etag")))
        s->answer.etag = str_dup(&s->a, value);
    else if (str_eq_nocase(name, S("x-amz-server-side-encryption")))
        s->answer.encrypted |= !str_eq_nocase(value, S("AES256"));
    return n;
}

static void set_request(struct slot *s, const struct http_request *q)
{
    CURL *e = s->easy;
    curl_easy_reset(e); /* connections stay */
    curl_easy_setopt(e, CURLOPT_URL, str_dupz(&s->a, q->url));
    curl_easy_setopt(e, CURLOPT_PATH_AS_IS, 1L);
    if (str_eq(q->method, S("PUT")) || str_eq(q->method, S("POST"))) {
        curl_easy_setopt(e, CURLOPT_POST, 1L);
        curl_easy_setopt(e, CURLOPT_POSTFIELDS, q->body.p ? q->body.p : "");
        curl_easy_setopt(e, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)q->body.n);
    }
    curl_easy_setopt(e, CURLOPT_CUSTOMREQUEST, str_dupz(&s->a, q->method));
    for (size_t i = 0; i < q->headers.n; i++)
        s->headers =
            curl_slist_append(s->headers, str_dupz(&s->a, q->headers.v[i]));
    s->headers = curl_slist_append(s->headers, "Expect:");
    curl_easy_setopt(e, CURLOPT_HTTPHEADER, s->headers);
}

static void set_limits(struct slot *s)
{
    CURL *e = s->easy;
    curl_easy_setopt(e, CURLOPT_PROTOCOLS_STR, "http,https");
    curl_easy_setopt(e, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(e, CURLOPT_CONNECTTIMEOUT, (long)CONNECT_SECONDS);
    curl_easy_setopt(e, CURLOPT_LOW_SPEED_LIMIT, 1L);
    curl_easy_setopt(e, CURLOPT_LOW_SPEED_TIME, (long)SILENT_SECONDS);
    curl_easy_setopt(e, CURLOPT_ERRORBUFFER, s->error);
    curl_easy_setopt(e, CURLOPT_WRITEFUNCTION, take_body);
    curl_easy_setopt(e, CURLOPT_WRITEDATA, s);
    curl_easy_setopt(e, CURLOPT_HEADERFUNCTION, take_header);
    curl_easy_setopt(e, CURLOPT_HEADERDATA, s);
    curl_easy_setopt(e, CURLOPT_PRIVATE, s);
}

static void start(struct run *r, struct slot *s, size_t item)
{
    struct http_request q = {.body = S("")};
    s->item = item;
    s->body = (struct buf){.a = &s->a};
    s->answer = (struct http_answer){0};
    s->error[0] = '\0';
    r->work->make(r->work->data, item, &s->a, &q);
    set_request(s, &q);
    set_limits(s);
    s->busy = true;
    r->busy++;
    r->items[item].tries++;
    r->h->requests++;
    curl_multi_add_handle(r->h->multi, s->easy);
}

/* ---- the row ---- */

/* The next item that may start: one whose pause is over, else a new one. */
static bool choose(struct run *r, size_t *item)
{
    double t = r->waiting ? now() : 0;
    for (size_t i = 0; r->waiting && i < r->next; i++)
        if (r->items[i].waiting && r->items[i].due <= t) {
            r->items[i].waiting = false;
            r->waiting--;
            *item = i;
            return true;
        }
    if (r->next == r->n)
        return false;
    *item = r->next++;
    return true;
}

static bool is_passing(const struct http_answer *answer)
{
    return answer->status == 0 || answer->status == 429 ||
           answer->status >= 500;
}

/* Items that failed together do not come back together. */
static void wait_for(struct run *r, size_t item)
{
    struct item *it = &r->items[item];
    double pause = r->h->pause_ms / 1e3 * (1u << (it->tries - 1));
    it->due = now() + pause * (1 + (double)(item % 8) / 16);
    it->waiting = true;
    r->waiting++;
}

static void finish(struct run *r, struct slot *s, CURLcode code)
{
    bool again = r->items[s->item].tries < HTTP_TRIES;
    curl_easy_getinfo(s->easy, CURLINFO_RESPONSE_CODE, &s->answer.status);
    if (code != CURLE_OK) {
        s->answer.status = 0;
        s->answer.fault =
            str_c(s->error[0] ? s->error : curl_easy_strerror(code));
    }
    s->answer.body = buf_str(&s->body);
    curl_multi_remove_handle(r->h->multi, s->easy);
    if ((again && is_passing(&s->answer)) ||
        r->work->judge(r->work->data, s->item, &s->a, &s->answer, again))
        wait_for(r, s->item);
    else
        r->left--;
    curl_slist_free_all(s->headers);
    s->headers = NULL;
    arena_reset(&s->a);
    s->busy = false;
    r->busy--;
}

static void step(struct run *r)
{
    int running, queued;
    size_t item;
    for (size_t i = 0; i < r->h->connections; i++)
        if (!r->slots[i].busy && choose(r, &item))
            start(r, &r->slots[i], item);
    curl_multi_perform(r->h->multi, &running);
    bool done = false;
    for (CURLMsg *m; (m = curl_multi_info_read(r->h->multi, &queued));) {
        char *slot = NULL;
        if (m->msg != CURLMSG_DONE)
            continue;
        curl_easy_getinfo(m->easy_handle, CURLINFO_PRIVATE, &slot);
        finish(r, (struct slot *)(void *)slot, m->data.result);
        done = true;
    }
    if (!done)
        curl_multi_poll(r->h->multi, NULL, 0, r->waiting ? 20 : 1000, NULL);
}

void http_run(struct http *h, size_t n, const struct http_work *work)
{
    struct run r = {.h = h, .work = work, .n = n, .left = n};
    r.items = NEW_N(&r.a, struct item, n);
    r.slots = NEW_N(&r.a, struct slot, h->connections);
    for (size_t i = 0; i < h->connections; i++)
        r.slots[i].easy = curl_easy_init();
    while (r.left)
        step(&r);
    for (size_t i = 0; i < h->connections; i++) {
        curl_easy_cleanup(r.slots[i].easy);
        arena_free(&r.slots[i].a);
    }
    arena_free(&r.a);
}
