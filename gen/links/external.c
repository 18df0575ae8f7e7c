// SPDX-License-Identifier: MIT
// external: each URL is a target that needs one or more requests until it has a
// verdict: good, broken or not checked. host_queue schedules the requests.
#include "links/external.h"

#include <errno.h>
#include <stdlib.h>
#include <time.h>

#include "base/buf.h"
#include "base/codes/output.h"
#include "base/path.h"
#include "base/uri.h"
#include "base/vec.h"
#include "links/external_cache.h"
#include "links/host_queue.h"
#include "links/links_scan.h"
#include "load/site.h"
#include "net/http_transfer.h"
#include "net/private.h"

enum {
    PER_HOST = 2, /* maximum number of parallel requests to one host */
    REDIRECTS_MAX = 10,
    PAUSE_MAX = 30,     /* maximum number of seconds between tries */
    WAIT_MAX = 120,     /* maximum number of seconds that a server may ask to
                           wait */
    PAGE_MAX = 4 << 20, /* size in bytes from which a page is not searched for
                           anchors */
};

enum verdict {
    OPEN,
    GOOD,
    INCOMPLETE, /* the page exists but lacks an anchor */
    BROKEN,
    LEFT, /* not checked completely, so neither good nor broken */
};

/* An anchor to find on a page of another site. */
struct anchor {
    str id, name; /* id: as written in the link; name: percent-decoded */
    bool found;
};

struct external_target {
    str url; /* encoded, without a fragment */
    str at;  /* the URL to request next, after redirects */
    enum verdict verdict;
    str why; /* reason for BROKEN or LEFT */
    bool get;
    bool has_moved; /* whether all redirects so far were permanent */
    str moved;      /* the new URL; STR_NONE: not moved */
    size_t failures, hops;
    struct {
        struct anchor *v;
        size_t n, cap;
    } anchors; /* anchors to find that are not in the cache */
};

/* A host. `troubles` counts the requests that found the host unreachable or
   were asked to retry later. Any other answer resets the count to 0. Requests
   that ran in parallel count as one request. */
struct external_host {
    size_t troubles;
    double held_until;
    bool closed; /* no more requests are sent; targets of the host that have no
                    verdict yet get `verdict` */
    enum verdict verdict;
    str why;
};

struct external_check {
    const struct external_rules *rules;
    const struct external_caller *caller;
    struct arena a;
    struct external_counts counts;
    struct external_cache cache;
    struct host_queue queue;
    struct map targets_of; /* URL -> index in targets, plus 1 */
    struct {
        struct external_target *v;
        size_t n, cap;
    } targets;
    struct map hosts; /* scheme and host -> struct external_host * */
    double deadline;
    long long now; /* seconds since 1970, at the start */
};

/* ---- addresses ---- */

/* Returns the URL after percent-encoding the characters that URLs must not
   contain. */
static str encode(struct arena *a, str url)
{
    struct buf b = {.a = a};
    size_t host = str_find(url, S("//"), 0);
    host = host == STR_NPOS ? 0 : host + 2;
    size_t path = host;
    while (path < url.n && !strchr("/?#", url.p[path]))
        path++;
    buf_put(&b, str_slice(url, 0, path));
    uri_put_encoded(&b, str_from(url, path), "!#$%&'()*+,-./:;=?@[]_~");
    return buf_end(&b);
}

/* Returns the scheme, host and port of a URL in lower case, as in
   "https://example.com:8080". URLs with the same scheme, host and port share a
   rate limit. */
static str host_of(struct arena *a, str url)
{
    size_t i = str_find(url, S("//"), 0);
    i = i == STR_NPOS ? 0 : i + 2;
    while (i < url.n && !strchr("/?#", url.p[i]))
        i++;
    return str_lower(a, str_slice(url, 0, i));
}

static str without_fragment(str url, str *fragment)
{
    size_t hash = str_find_char(url, '#', 0);
    *fragment = hash == STR_NPOS ? STR_NONE : str_from(url, hash + 1);
    return str_slice(url, 0, hash);
}

static bool is_ignored(const struct external_rules *rules, str url)
{
    for (size_t i = 0; i < rules->ignore.n; i++)
        if (str_fits(rules->ignore.v[i], url))
            return true;
    return false;
}

/* ---- private addresses ---- */

static const str PRIVATE = S_INIT("private addresses are not checked");

/* Returns whether the URL's host is private by its name or address and must not
   be requested. net/http checks the addresses of other names when it
   connects. */
static bool is_private(struct external_check *c, str url)
{
    str host = host_of(&c->a, url);
    host = str_from(host, str_find(host, S("//"), 0) + 2);
    host = str_from(host, str_rfind_char(host, '@') + 1);
    size_t end = str_find_char(host, ':', 0);
    if (str_starts(host, S("[")))
        end = str_find_char(host, ']', 0) + 1;
    return !c->rules->private &&
           private_host(
               str_dupz(&c->a, path_decode(&c->a, str_slice(host, 0, end))));
}

/* ---- targets ---- */

static struct external_target *target_of(struct external_check *c, str url)
{
    uintptr_t n = (uintptr_t)map_get(&c->targets_of, url);
    return n ? &c->targets.v[n - 1] : NULL;
}

static struct external_target *add_target(struct external_check *c, str url)
{
    struct external_target *t = target_of(c, url);
    if (t)
        return t;
    t = vec_add(&c->a, &c->targets);
    *t = (struct external_target){.url = url, .at = url, .has_moved = true};
    map_put(&c->targets_of, url, (void *)(uintptr_t)c->targets.n);
    const struct external_answer *known =
        external_cache_find(&c->cache, url, c->now, c->rules->age);
    if (known) {
        t->verdict = GOOD;
        t->moved = known->moved;
        c->counts.known++;
    }
    return t;
}

/* Returns whether a fragment is the id of an anchor. Scripts and browsers
   interpret fragments that begin with ! or : themselves. */
static bool is_anchor(str fragment)
{
    return fragment.n && fragment.p[0] != '!' && fragment.p[0] != ':' &&
           !str_eq(fragment, S("top"));
}

static str with_anchor(struct arena *a, str url, str id)
{
    return str_join(a, (str[]){url, id}, 2, S("#"));
}

static struct anchor *find_anchor(const struct external_target *t, str id)
{
    for (size_t i = 0; i < t->anchors.n; i++)
        if (str_eq(t->anchors.v[i].id, id))
            return &t->anchors.v[i];
    return NULL;
}

static void add_anchor(struct external_check *c, struct external_target *t,
                       str id)
{
    str full = with_anchor(&c->a, t->url, id);
    if (find_anchor(t, id) ||
        external_cache_find(&c->cache, full, c->now, c->rules->age))
        return;
    vec_push(&c->a, &t->anchors,
             (struct anchor){id, path_decode(&c->a, id), false});
    t->get = true;
    if (t->verdict == GOOD) {
        t->verdict = OPEN; /* the cache has the page, but not the anchor */
        c->counts.known--;
    }
}

static void collect(struct external_check *c,
                    const struct external_links *links)
{
    struct map ignored = {.a = &c->a};
    for (size_t i = 0; i < links->n; i++) {
        str id, url = without_fragment(links->v[i].url, &id);
        if (is_ignored(c->rules, links->v[i].url)) {
            map_put(&ignored, url, NULL);
            continue;
        }
        struct external_target *t = add_target(c, encode(&c->a, url));
        if (c->rules->anchors && is_anchor(id))
            add_anchor(c, t, id);
    }
    c->counts.ignored = ignored.n;
    c->counts.total = c->targets.n;
    for (size_t i = 0; i < c->targets.n; i++) {
        struct external_target *t = &c->targets.v[i];
        if (t->verdict == OPEN && is_private(c, t->at)) {
            t->verdict = LEFT;
            t->why = PRIVATE;
            c->counts.left++;
        }
        if (t->verdict == OPEN)
            host_queue_put(&c->queue, host_of(&c->a, t->at), 0, i, 0);
    }
}

/* ---- requests ---- */

static bool next_target(void *data, size_t *item, double *wait)
{
    struct external_check *c = data;
    return host_queue_pop(&c->queue, http_now(), item, wait);
}

static void make_request(void *data, size_t item, struct arena *a,
                         struct http_request *q)
{
    struct external_check *c = data;
    const struct external_target *t = &c->targets.v[item];
    q->method = t->get ? S("GET") : S("HEAD");
    q->url = t->at;
    q->seconds = (unsigned)(c->rules->timeout + 0.5);
    q->enough = t->anchors.n ? PAGE_MAX : 1;
    vec_push(
        a, &q->headers,
        S("User-Agent: Mozilla/5.0 (compatible; perfpress/" PERFPRESS_VERSION
          "; link check)"));
    vec_push(a, &q->headers,
             S("Accept: text/html,application/xhtml+xml;q=0.9,*/*;q=0.8"));
}

static bool stopped(void *data)
{
    struct external_check *c = data;
    return http_now() > c->deadline || c->caller->stopped(c->caller->data);
}

/* ---- answers ---- */

static str status_text(struct arena *a, long status)
{
    static const struct {
        long status;
        const char *text;
    } TEXTS[] = {
        {400, "Bad Request"},
        {401, "Unauthorized"},
        {403, "Forbidden"},
        {404, "Not Found"},
        {405, "Method Not Allowed"},
        {406, "Not Acceptable"},
        {410, "Gone"},
        {418, "I'm a teapot"},
        {429, "Too Many Requests"},
        {451, "Unavailable For Legal Reasons"},
        {500, "Internal Server Error"},
        {501, "Not Implemented"},
        {502, "Bad Gateway"},
        {503, "Service Unavailable"},
        {504, "Gateway Timeout"},
    };
    for (size_t i = 0; i < sizeof TEXTS / sizeof *TEXTS; i++)
        if (TEXTS[i].status == status)
            return str_fmt(a, "%ld %s", status, TEXTS[i].text);
    return str_fmt(a, "status %ld", status);
}

static void set_verdict(struct external_check *c, struct external_target *t,
                        enum verdict verdict, str why)
{
    size_t *counts[] = {NULL, &c->counts.asked, &c->counts.broken,
                        &c->counts.broken, &c->counts.left};
    if (verdict == BROKEN && t->hops)
        why = str_fmt(&c->a, "it redirects to '%.*s', which fails: %.*s",
                      STR_ARG(t->at), STR_ARG(why));
    t->verdict = verdict;
    t->why = why;
    ++*counts[verdict];
}

static struct external_host *find_host(struct external_check *c, str name)
{
    struct external_host *h = map_get(&c->hosts, name);
    if (!h)
        map_put(&c->hosts, name, h = NEW(&c->a, struct external_host));
    return h;
}

static void requeue(struct external_check *c, struct external_target *t,
                    size_t level, double pause)
{
    str name = host_of(&c->a, t->at);
    const struct external_host *h = find_host(c, name);
    if (h->closed)
        set_verdict(c, t, h->verdict, h->why);
    else
        host_queue_put(&c->queue, name, level, (size_t)(t - c->targets.v),
                       http_now() + pause);
}

/* Closes the host of a target: sets the verdict for the target and for all
   targets that wait for the same host. */
static void close_host(struct external_check *c, struct external_target *t,
                       enum verdict verdict, str why)
{
    str name = host_of(&c->a, t->at);
    struct external_host *h = find_host(c, name);
    size_t item;
    h->closed = true;
    h->verdict = verdict;
    h->why = why;
    set_verdict(c, t, verdict, why);
    while (host_queue_drain(&c->queue, name, &item))
        set_verdict(c, &c->targets.v[item], verdict, why);
}

static void start_over(struct external_target *t)
{
    t->at = t->url;
    t->hops = 0;
    t->has_moved = true;
    t->moved = STR_NONE;
}

/* Marks the anchor with an id as found. In links to GitHub's pages, the prefix
   "user-content-" of an id may be missing: a script of these pages adds it. */
static void mark_anchor(void *data, str id)
{
    struct external_target *t = data;
    str prefix = S("user-content-");
    str bare = str_starts(id, prefix) ? str_from(id, prefix.n) : id;
    for (size_t i = 0; i < t->anchors.n; i++) {
        struct anchor *anchor = &t->anchors.v[i];
        anchor->found |= str_eq(anchor->name, id) || str_eq(anchor->name, bare);
    }
}

static bool ignore_link(void *data, str href)
{
    (void)data, (void)href;
    return false;
}

/* Returns whether all anchors were found. All anchors count as found in a page
   that is not HTML, or that has PAGE_MAX bytes or more. */
static bool find_anchors(struct external_target *t, struct arena *a,
                         const struct http_answer *answer)
{
    bool all = true;
    bool html = str_starts(str_lower(a, answer->type), S("text/html")) ||
                str_starts(answer->type, S("application/xhtml"));
    bool search = html && answer->body.n < PAGE_MAX;
    struct links_lines none = {.map.a = a};
    if (t->anchors.n && search)
        links_scan(answer->body, a, &none, mark_anchor, ignore_link, t);
    for (size_t i = 0; i < t->anchors.n; i++) {
        t->anchors.v[i].found |= !search;
        all &= t->anchors.v[i].found;
    }
    return all;
}

static void cache_answer(struct external_check *c,
                         const struct external_target *t)
{
    external_cache_put(&c->cache, t->url, t->moved, c->now);
    for (size_t i = 0; i < t->anchors.n; i++)
        if (t->anchors.v[i].found)
            external_cache_put(&c->cache,
                               with_anchor(&c->a, t->url, t->anchors.v[i].id),
                               STR_NONE, c->now);
}

static void succeed(struct external_check *c, struct external_target *t,
                    struct arena *a, const struct http_answer *answer)
{
    bool all = find_anchors(t, a, answer);
    set_verdict(c, t, all ? GOOD : INCOMPLETE, STR_NONE);
    cache_answer(c, t);
}

static bool is_web(str url)
{
    str scheme = uri_scheme(url);
    return str_eq_nocase(scheme, S("http")) ||
           str_eq_nocase(scheme, S("https"));
}

static void follow(struct external_check *c, struct external_target *t,
                   const struct http_answer *answer)
{
    str rest, why = STR_NONE;
    if (t->hops == REDIRECTS_MAX)
        why = str_fmt(&c->a, "it redirects more than %d times", REDIRECTS_MAX);
    else if (!is_web(answer->location))
        why =
            str_fmt(&c->a, "it redirects to '%.*s', which is not a web address",
                    STR_ARG(answer->location));
    if (why.p) {
        t->hops = 0; /* `why` already mentions the redirect */
        set_verdict(c, t, BROKEN, why);
        return;
    }
    t->hops++;
    t->at = str_dup(&c->a,
                    encode(&c->a, without_fragment(answer->location, &rest)));
    t->has_moved &= answer->status == 301 || answer->status == 308;
    if (t->has_moved)
        t->moved = t->at;
    if (is_private(c, t->at))
        set_verdict(c, t, LEFT, PRIVATE);
    else
        requeue(c, t, 0, 0);
}

static double pause_before(size_t again)
{
    return again > 5 ? PAUSE_MAX : 1u << (again - 1);
}

/* Handles an unreachable or overloaded host: makes all targets of the host
   wait, or closes the host. */
static void handle_trouble(struct external_check *c, struct external_target *t,
                           const struct http_answer *answer, str why)
{
    str name = host_of(&c->a, t->at);
    struct external_host *h = find_host(c, name);
    double now = http_now(), wait = (double)answer->retry_after;
    bool too_long = wait > WAIT_MAX || (wait > 0 && now + wait > c->deadline);
    h->troubles += now >= h->held_until;
    if (too_long) {
        close_host(c, t, LEFT,
                   str_fmt(&c->a,
                           "the server answers %.*s and asks to wait %ld s",
                           STR_ARG(why), answer->retry_after));
    } else if (h->troubles >= c->rules->tries && answer->unreachable) {
        close_host(c, t, BROKEN, why);
    } else if (h->troubles >= c->rules->tries) {
        close_host(c, t, LEFT,
                   str_fmt(&c->a, "the server answers %.*s", STR_ARG(why)));
    } else {
        wait = wait > 0 ? wait : pause_before(h->troubles);
        h->held_until = now + wait;
        host_queue_hold(&c->queue, name, now + wait);
        start_over(t);
        requeue(c, t, 0, 0);
    }
}

static bool is_trouble(const struct http_answer *answer)
{
    return answer->unreachable || answer->status == 429 ||
           (answer->status == 503 && answer->retry_after);
}

static void fail(struct external_check *c, struct external_target *t,
                 const struct http_answer *answer)
{
    bool passing = answer->status
                       ? answer->status >= 500 && answer->status != 501
                       : !answer->permanent;
    str why = answer->status ? status_text(&c->a, answer->status)
                             : str_dup(&c->a, answer->fault);
    if (answer->private) {
        close_host(c, t, LEFT, PRIVATE);
    } else if (is_trouble(answer)) {
        handle_trouble(c, t, answer, why);
    } else if (!t->get && !answer->permanent) {
        t->get = true;
        start_over(t);
        requeue(c, t, 0, 0);
    } else if (passing && ++t->failures < c->rules->tries) {
        start_over(t);
        requeue(c, t, t->failures, pause_before(t->failures));
    } else {
        set_verdict(c, t, BROKEN, why);
    }
}

static void handle_answer(void *data, size_t item, struct arena *a,
                          const struct http_answer *answer)
{
    struct external_check *c = data;
    struct external_target *t = &c->targets.v[item];
    str host = host_of(&c->a, t->at);
    host_queue_end(&c->queue, host);
    c->counts.requests++;
    if (!is_trouble(answer) && !answer->private)
        find_host(c, host)->troubles = 0;
    bool redirect = answer->status >= 300 && answer->status < 400 &&
                    answer->status != 304 && answer->location.n;
    if (redirect)
        follow(c, t, answer);
    else if (answer->status >= 200 && answer->status < 300)
        succeed(c, t, a, answer);
    else
        fail(c, t, answer);
    c->caller->progress(c->caller->data, &c->counts);
}

/* Returns whether a proxy is configured. Then requests connect to the proxy,
   whose address may be private. */
static bool has_proxy(void)
{
    static const char *const NAMES[] = {
        "http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"};
    for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; i++)
        if (getenv(NAMES[i]) && *getenv(NAMES[i]))
            return true;
    return false;
}

static void request_all(struct external_check *c, struct diags *d)
{
    struct http http;
    struct http_plan plan = {c, next_target, make_request, handle_answer,
                             stopped};
    size_t open = c->counts.total - c->counts.known;
    size_t connections = c->rules->connections;
    if (!open || !http_open(&http, connections < open ? connections : open, d))
        return;
    http_keep_cookies(&http);
    http.only_public = !c->rules->private && !has_proxy();
    c->caller->progress(c->caller->data, &c->counts);
    http_transfer(&http, &plan);
    http_close(&http);
}

/* ---- the report ---- */

static void help_broken(struct diags *d, const struct external_link *link,
                        const struct external_target *t)
{
    if (link->pages > 1)
        diag_help(d, "this link is on %zu pages; it may be in a template",
                  link->pages);
    else if (str_starts(t->why, S("401")) || str_starts(t->why, S("403")))
        diag_help(d, "if the link works in a browser, the server refuses "
                     "automated requests: add the link to 'ignore' under "
                     "'external' in perfpress.yaml");
}

static void report_link(struct external_check *c, struct place_reader *reader,
                        const struct external_link *link)
{
    struct diags *d = reader->d;
    str id, url = without_fragment(link->url, &id);
    const struct external_target *t = target_of(c, encode(&c->a, url));
    if (is_ignored(c->rules, link->url) || !t)
        return;
    if (t->verdict == BROKEN) {
        diag_at(d, DIAG_LINK_EXTERNAL, place_pos(reader, &link->at), link->url,
                t->why);
        help_broken(d, link, t);
        return;
    }
    const struct anchor *anchor = find_anchor(t, id);
    if (t->verdict == INCOMPLETE && anchor && !anchor->found)
        diag_at(d, DIAG_LINK_EXTERNAL, place_pos(reader, &link->at), link->url,
                str_fmt(&c->a, "the page has no anchor '%.*s'", STR_ARG(id)));
    if ((t->verdict == GOOD || t->verdict == INCOMPLETE) && t->moved.p)
        diag_at(d, DIAG_LINK_MOVED, place_pos(reader, &link->at), link->url,
                t->moved);
}

/* Reports the number of unchecked links for each reason. */
static void report_unchecked(struct external_check *c, struct diags *d)
{
    struct map reasons = {.a = &c->a};
    for (size_t i = 0; i < c->targets.n; i++) {
        struct external_target *t = &c->targets.v[i];
        str why = S("the time limit was reached");
        if (t->verdict == OPEN)
            c->counts.left++;
        else if (t->verdict == LEFT && str_eq(t->why, PRIVATE))
            why = PRIVATE;
        else if (t->verdict == LEFT)
            why = str_fmt(&c->a, "at '%.*s', %.*s",
                          STR_ARG(host_of(&c->a, t->at)), STR_ARG(t->why));
        else
            continue;
        uintptr_t n = (uintptr_t)map_get(&reasons, why);
        map_put(&reasons, why, (void *)(n + 1));
    }
    for (size_t i = 0; i < reasons.n; i++) {
        size_t n = (uintptr_t)reasons.v[i].value;
        diag_at(d, DIAG_LINK_UNASKED, (struct pos){0},
                str_fmt(&c->a, "%zu link%s", n, n == 1 ? "" : "s"),
                reasons.v[i].key);
        if (str_eq(reasons.v[i].key, PRIVATE))
            diag_help(
                d, "to check them, set 'private: true' under 'external' in "
                   "perfpress.yaml; to skip them, add them to 'ignore' there");
        else
            diag_help(d,
                      "good results are cached: the next run checks the rest");
    }
}

struct external_counts
external_check(const struct site *site, const struct external_links *links,
               str cache, const struct external_caller *caller, struct diags *d)
{
    struct external_check c = {.rules = &site->config.external,
                               .caller = caller,
                               .now = time(NULL),
                               .deadline =
                                   http_now() + site->config.external.time};
    struct place_reader reader = place_reader(site, &c.a, d);
    c.targets_of.a = c.hosts.a = &c.a;
    c.queue = host_queue_new(&c.a, 1 / c.rules->rate, PER_HOST, c.rules->tries);
    external_cache_read(&c.cache, &c.a, cache);
    collect(&c, links);
    request_all(&c, d);
    if (c.counts.asked && !external_cache_write(&c.cache, c.now))
        c.counts.cache_fault = strerror(errno);
    if (!caller->stopped(caller->data)) {
        for (size_t i = 0; i < links->n; i++)
            report_link(&c, &reader, &links->v[i]);
        report_unchecked(&c, d);
    }
    arena_free(&c.a);
    return c.counts;
}
