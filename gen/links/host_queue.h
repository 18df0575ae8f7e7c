// SPDX-License-Identifier: MIT
// host_queue: queues items by host and limits their rate for each host. Times
// are seconds of a clock that the caller reads.
#pragma once

#include "base/map.h"

struct host_queue {
    struct arena *a;
    double gap;       /* minimum number of seconds between the starts of two
                         items of a host */
    size_t at_once;   /* maximum number of running items of a host */
    size_t levels;    /* number of levels; see host_queue_put */
    struct map hosts; /* name -> struct host * */
    size_t turn;      /* index of the host to check first */
};

/* Returns an empty queue whose items live in `a`. */
struct host_queue host_queue_new(struct arena *a, double gap, size_t at_once,
                                 size_t levels);

/* Adds an item that may be popped from the time `due` on. The items of a host
   at one level (0 to levels - 1) must be added in the order of their `due`
   times, so that popping needs no search. */
void host_queue_put(struct host_queue *q, str host, size_t level, size_t item,
                    double due);

/* Pops an item that may start at the time `now`, taking turns between hosts.
   The item counts as running. Returns false if no item may start. Then *wait is
   the number of seconds until an item may start, or negative if no item may
   start until host_queue_end or host_queue_put is called. */
bool host_queue_pop(struct host_queue *q, double now, size_t *item,
                    double *wait);

/* Pops a waiting item of a host, even if the item is not due. The item does not
   count as running. Returns false if the host has no waiting item. */
bool host_queue_drain(struct host_queue *q, str host, size_t *item);

/* Notes that a running item of the host has ended. */
void host_queue_end(struct host_queue *q, str host);

/* Prevents the host's items from being popped before `until`. */
void host_queue_hold(struct host_queue *q, str host, double until);
