// SPDX-License-Identifier: MIT
// watch: reports changes in a site's folders, of its perfpress.yaml, and of the
// other files that its pages read. Over inotify; its descriptor can be polled.
#pragma once

#include "base/arena.h"
#include "base/map.h"
#include "base/vec.h"
#include "load/guard.h"

enum { WATCH_ROOTS = 3 };

/* The folders that are watched with all that lies in them, by their names
   from the site's folder, and who reads them. */
struct watch_roots {
    struct {
        str folder;
        enum guard_reader reader;
    } v[WATCH_ROOTS];
};

struct watch {
    struct arena a;       /* what follows, renewed as a whole */
    int fd;               /* to poll for reading; -1: nothing is watched */
    struct config config; /* of the site, but its folders only */
    struct strs files;    /* others that count, there or not */
    struct map folders;   /* watch descriptor -> struct watch_folder * */
    bool stale;           /* folders came, went or moved, or events were lost */
    int fault;            /* errno when not all could be watched, or 0 */
};

/* Makes the watch cover the folders that a configuration names, below `root`,
   which is absolute, and perfpress.yaml. True when it did before; else what
   was read of them may have changed unseen. *w is zeroed at first, with
   fd -1. */
bool watch_folders(struct watch *w, str root, const struct config *config);

/* The same for the files that are the keys of a map, by paths from the root:
   these and no others. */
bool watch_files(struct watch *w, str root, const struct map *files);

/* Watches all that is covered by what is there now under these names. */
void watch_renew(struct watch *w, str root);

/* What the last of some events tells. MAYBE: a file came into being whose
   writer may still be at it. CHANGE: something went away, moved or is a
   folder; more may follow. DONE: a file is complete. */
enum watch_news { WATCH_NOTHING, WATCH_MAYBE, WATCH_CHANGE, WATCH_DONE };

/* Takes all events that wait, and adds what they concern to *changed, by
   paths from the root, each once, with NULL for what came and went; the map's
   arena holds them. NOTHING when none of them matters. */
enum watch_news watch_take(struct watch *w, str root, struct map *changed);

/* What a watch covers. */
struct watch_roots watch_roots(const struct watch *w);

/* A guard (load/guard.h) for what a watch covers, below `root`; it lives in
   `a`. False when the site's folder is not there. */
bool watch_guard(struct guard *g, struct arena *a, const struct watch *w,
                 str root);

void watch_close(struct watch *w);
