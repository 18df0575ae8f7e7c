// SPDX-License-Identifier: MIT
// host_queue: items that wait for their turn, each at one host, so that no host
// is asked faster than it should be. Times are seconds of one clock that the
// caller reads.
#pragma once

#include "base/map.h"

struct host_queue {
    struct arena *a;
    double gap;       /* seconds between two items of a host */
    size_t at_once;   /* items of a host that may be under way */
    size_t levels;    /* see host_queue_put */
    struct map hosts; /* name -> struct host * */
    size_t turn;      /* the host to look at first */
};

/* An empty queue whose items live in `a`. */
struct host_queue host_queue_new(struct arena *a, double gap, size_t at_once,
                                 size_t levels);

/* Adds an item, not to be taken before `due`. Items of one level (0 to levels
   - 1) of a host are added with times that never fall: taking one costs no
   search then. */
void host_queue_put(struct host_queue *q, str host, size_t level, size_t item,
                    double due);

/* Takes an item that may start now, host by host in turn; it is under way
   from then on. False when there is none: *wait is the seconds until one may
   start, below 0 when only host_queue_end or host_queue_put brings one. */
bool host_queue_take(struct host_queue *q, double now, size_t *item,
                     double *wait);

/* Takes an item of a host that waits, whenever it is due; it is not under way.
   False when none waits. */
bool host_queue_drain(struct host_queue *q, str host, size_t *item);

/* One item of a host is no longer under way. */
void host_queue_end(struct host_queue *q, str host);

/* Nothing of a host is to start before `until`. */
void host_queue_hold(struct host_queue *q, str host, double until);
