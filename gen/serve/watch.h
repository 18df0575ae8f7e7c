// SPDX-License-Identifier: MIT
// watch: reports changes of a site's folders, its perfpress.yaml and the other
// files that its pages read. Uses inotify; its descriptor can be polled.
#pragma once

#include "base/arena.h"
#include "base/map.h"
#include "base/vec.h"
#include "load/guard.h"

enum { WATCH_ROOTS = 3 };

/* The folders that are watched recursively, relative to the site's folder, and
   who reads them. */
struct watch_roots {
    struct {
        str folder;
        enum guard_reader reader;
    } v[WATCH_ROOTS];
};

struct watch {
    struct arena a;       /* holds the members below, renewed as a whole */
    int fd;               /* to poll for reading; -1: inotify is unavailable */
    struct config config; /* the site's, with its folders only */
    struct strs files;    /* other watched files, existing or not */
    struct map folders;   /* watch descriptor -> struct watch_folder * */
    bool stale; /* folders were added, removed or moved, or events were lost */
    int fault;  /* errno if not all could be watched, or 0 */
};

/* Watches the folders of a configuration, below the absolute path `root`, and
   perfpress.yaml. Returns true if they were watched before; otherwise files
   that were read may have changed unnoticed. *w is zeroed at first, with fd -1.
   */
bool watch_folders(struct watch *w, str root, const struct config *config);

/* The same for the files whose paths relative to the root are the keys of a
   map; drops all others. */
bool watch_files(struct watch *w, str root, const struct map *files);

/* Adds watches anew for all covered files and folders that exist now. */
void watch_renew(struct watch *w, str root);

/* The kind of the last event. MAYBE: a file was created and may be incomplete.
   CHANGE: something was removed or moved, or is a folder; more may follow.
   DONE: a file is complete. */
enum watch_news { WATCH_NOTHING, WATCH_MAYBE, WATCH_CHANGE, WATCH_DONE };

/* Reads all pending events, and adds the paths that they concern to *changed,
   relative to the root and in the map's arena; the value is NULL for files that
   were created and removed. Returns NOTHING if no event matters. */
enum watch_news watch_take(struct watch *w, str root, struct map *changed);

/* Returns the folders that a watch covers. */
struct watch_roots watch_roots(const struct watch *w);

/* Makes a guard (load/guard.h) for the files that a watch covers below `root`,
   in `a`. False if the site's folder is missing. */
bool watch_guard(struct guard *g, struct arena *a, const struct watch *w,
                 str root);

void watch_close(struct watch *w);
