// SPDX-License-Identifier: MIT
// watch: tells when something in a site's folders or its perfpress.yaml has
// changed. Over inotify; serve polls its descriptor.
#ifndef SERVE_WATCH_H
#define SERVE_WATCH_H

#include "base/arena.h"
#include "base/map.h"
#include "load/config.h"

enum { WATCH_ROOTS = 3 }; /* content, data, templates */

struct watch {
    struct arena a;         /* what follows, renewed as a whole */
    int fd;                 /* to poll for reading; -1: nothing is watched */
    str roots[WATCH_ROOTS]; /* from the site's folder */
    struct watch_folder *v; /* folders, by watch descriptor */
    size_t n, cap;
    bool stale; /* folders came, went or moved, or events were lost */
    int fault;  /* errno of a folder that could not be watched, or 0 */
};

/* Watches the folders that a configuration names, below `root`, which is
   absolute, and perfpress.yaml. What was watched before is not any more;
   *w is zeroed at first, with fd -1. With config NULL the folders are those
   of the last time. */
void watch_renew(struct watch *w, str root, const struct config *config);

/* Whether the configuration names the folders that are watched. */
bool watch_covers(const struct watch *w, const struct config *config);

/* MAYBE: files came into being whose writers may still be at it. */
enum watch_news { WATCH_NOTHING, WATCH_MAYBE, WATCH_CHANGE };

/* Takes all events that wait, and adds what they concern to *changed, by
   paths from the root, each once; the map's arena holds them. The most that
   any of them tells. */
enum watch_news watch_take(struct watch *w, str root, struct map *changed);

void watch_close(struct watch *w);

#endif
