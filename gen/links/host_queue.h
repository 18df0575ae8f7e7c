// SPDX-License-Identifier: MIT
// host_queue: queues items by host, with a rate limit for each host. Times are
// seconds of a clock that the caller reads.
#pragma once

#include "base/map.h"

struct host_queue {
    struct arena *a;
    double gap;       /* seconds between two items of a host */
    size_t at_once;   /* running items of a host */
    size_t levels;    /* see host_queue_put */
    struct map hosts; /* name -> struct host * */
    size_t turn;      /* the host to check first */
};

/* Returns an empty queue whose items live in `a`. */
struct host_queue host_queue_new(struct arena *a, double gap, size_t at_once,
                                 size_t levels);

/* Adds an item, not to be popped before `due`. In each level (0 to levels - 1)
   of a host, items must be added with `due` never decreasing, so that popping
   needs no search. */
void host_queue_put(struct host_queue *q, str host, size_t level, size_t item,
                    double due);

/* Pops an item that may start now, from each host in turn; it counts as
   running. False if there is none: then *wait is the number of seconds until
   one may start, or below 0 if that needs host_queue_end or host_queue_put. */
bool host_queue_pop(struct host_queue *q, double now, size_t *item,
                    double *wait);

/* Pops a waiting item of a host, due or not; it does not count as running.
   False if the host has none. */
bool host_queue_drain(struct host_queue *q, str host, size_t *item);

/* Ends a running item of a host. */
void host_queue_end(struct host_queue *q, str host);

/* Starts no item of a host before `until`. */
void host_queue_hold(struct host_queue *q, str host, double until);
