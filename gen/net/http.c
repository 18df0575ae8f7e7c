// SPDX-License-Identifier: MIT
// http: plans a list of requests for http_transfer: first items whose pause is
// over, then new items in order.
#include "net/http.h"

#include <stdio.h>
#include <sys/random.h>
#include <unistd.h>

#include "base/arena.h"

enum { SLOW_TRIES = 2 };

/* The state of an item. */
struct http_item {
    unsigned tries, slow; /* tries: number of tries so far; slow: number of
                             tries that were too slow */
    bool waiting;         /* the item waits for a retry */
    double due;           /* end of the pause, by http_now */
};

struct http_run {
    struct http *h;
    const struct http_work *work;
    struct http_item *items;
    size_t n, next; /* n: number of items; next: index of the first item not
                       started */
    size_t waiting;
    bool stopped;
};

/* Implements http_plan.next: chooses an item whose pause is over, else the
   first item not started. */
static bool next(void *data, size_t *item, double *wait)
{
    struct http_run *r = data;
    double now = r->waiting ? http_now() : 0;
    *wait = -1;
    if (r->stopped)
        return false;
    for (size_t i = 0; r->waiting && i < r->next; i++) {
        struct http_item *it = &r->items[i];
        if (it->waiting && it->due <= now) {
            it->waiting = false;
            r->waiting--;
            *item = i;
            return true;
        }
        if (it->waiting && (*wait < 0 || it->due - now < *wait))
            *wait = it->due - now;
    }
    *item = r->next;
    return r->next < r->n && ++r->next;
}

static void make(void *data, size_t item, struct arena *a,
                 struct http_request *out)
{
    struct http_run *r = data;
    r->items[item].tries++;
    r->work->make(r->work->data, item, a, out);
}

/* Whether another try may succeed. Status 501 is permanent. */
static bool is_transient(const struct http_answer *answer)
{
    return (answer->status == 0 && !answer->permanent) ||
           answer->status == 429 ||
           (answer->status >= 500 && answer->status != 501);
}

/* Returns a random factor from 0.5 to 1.5, so that clients that failed together
   do not retry together. */
static double random_factor(void)
{
    unsigned short bits = 0;
    if (getentropy(&bits, sizeof bits) != 0)
        bits = (unsigned short)(http_now() * 1e6);
    return 0.5 + bits / 65535.0;
}

/* Stores in h->retried why a try failed. */
static void note_fault(struct http *h, const struct http_answer *answer)
{
    if (answer->status)
        snprintf(h->retried, sizeof h->retried, "the server answered %ld",
                 answer->status);
    else
        snprintf(h->retried, sizeof h->retried, "%.*s", STR_ARG(answer->fault));
}

static void schedule_retry(struct http_run *r, size_t item)
{
    struct http_item *it = &r->items[item];
    double pause = r->h->pause_ms / 1e3 * (1u << (it->tries - 1));
    it->due = http_now() + pause * random_factor();
    it->waiting = true;
    r->waiting++;
}

static void receive(void *data, size_t item, struct arena *a,
                    const struct http_answer *answer)
{
    struct http_run *r = data;
    struct http_item *it = &r->items[item];
    it->slow += answer->slow;
    bool again = it->tries < HTTP_TRIES && it->slow < SLOW_TRIES;
    if (again && is_transient(answer))
        note_fault(r->h, answer);
    if ((again && is_transient(answer)) ||
        r->work->judge(r->work->data, item, a, answer, again))
        schedule_retry(r, item);
}

/* Records whether to stop. Returns false, so that running requests continue. */
static bool check_stop(void *data)
{
    struct http_run *r = data;
    r->stopped |= r->work->stopped && r->work->stopped(r->work->data);
    return false;
}

void http_run(struct http *h, size_t n, const struct http_work *work)
{
    struct arena a = {0};
    struct http_run r = {.h = h, .work = work, .n = n};
    r.items = NEW_N(&a, struct http_item, n);
    struct http_plan plan = {&r, next, make, receive, check_stop};
    http_transfer(h, &plan);
    arena_free(&a);
}
