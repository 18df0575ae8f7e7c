// SPDX-License-Identifier: MIT
// host_queue: each host has a first-in, first-out queue for each level. The
// items of a level are sorted by due time, so only the first item of each level
// needs to be compared.
#include "links/host_queue.h"

#include "base/vec.h"

struct host_queue_waiting {
    size_t item;
    double due;
};

struct host_queue_level {
    struct host_queue_waiting *v;
    size_t n, cap, first;
};

struct host {
    double free_at; /* earliest time for the next item */
    size_t busy;
    struct host_queue_level *levels;
};

struct host_queue host_queue_new(struct arena *a, double gap, size_t at_once,
                                 size_t levels)
{
    return (struct host_queue){
        .a = a, .gap = gap, .at_once = at_once, .levels = levels, .hosts.a = a};
}

static struct host *host_of(struct host_queue *q, str name)
{
    struct host *h = map_get(&q->hosts, name);
    if (h)
        return h;
    h = NEW(q->a, struct host);
    h->levels = NEW_N(q->a, struct host_queue_level, q->levels);
    map_put(&q->hosts, str_dup(q->a, name), h);
    return h;
}

void host_queue_put(struct host_queue *q, str host, size_t level, size_t item,
                    double due)
{
    struct host *h = host_of(q, host);
    vec_push(q->a, &h->levels[level], (struct host_queue_waiting){item, due});
}

/* Returns the level with the earliest waiting item, or NULL if the host has no
   waiting item. */
static struct host_queue_level *first_level(const struct host_queue *q,
                                            const struct host *h)
{
    struct host_queue_level *best = NULL;
    for (size_t i = 0; i < q->levels; i++) {
        struct host_queue_level *l = &h->levels[i];
        if (l->first < l->n &&
            (!best || l->v[l->first].due < best->v[best->first].due))
            best = l;
    }
    return best;
}

bool host_queue_pop(struct host_queue *q, double now, size_t *item,
                    double *wait)
{
    *wait = -1;
    for (size_t i = 0; i < q->hosts.n; i++) {
        size_t at = (q->turn + i) % q->hosts.n;
        struct host *h = q->hosts.v[at].value;
        struct host_queue_level *l =
            h->busy < q->at_once ? first_level(q, h) : NULL;
        if (!l)
            continue;
        double due = l->v[l->first].due;
        double left = (due > h->free_at ? due : h->free_at) - now;
        if (left <= 0) {
            *item = l->v[l->first++].item;
            h->busy++;
            h->free_at = now + q->gap;
            q->turn = at + 1;
            return true;
        }
        if (*wait < 0 || left < *wait)
            *wait = left;
    }
    return false;
}

bool host_queue_drain(struct host_queue *q, str host, size_t *item)
{
    struct host_queue_level *l = first_level(q, host_of(q, host));
    if (l)
        *item = l->v[l->first++].item;
    return l != NULL;
}

void host_queue_end(struct host_queue *q, str host)
{
    host_of(q, host)->busy--;
}

void host_queue_hold(struct host_queue *q, str host, double until)
{
    struct host *h = host_of(q, host);
    if (h->free_at < until)
        h->free_at = until;
}
