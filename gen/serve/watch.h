// SPDX-License-Identifier: MIT
// watch: reports changes of a site's folders, of its perfpress.yaml, and of
// other files that its pages read. Uses the reports of the system
// (serve/notify).
#pragma once

#include "base/arena.h"
#include "base/map.h"
#include "base/vec.h"
#include "load/guard.h"
#include "serve/notify.h"

enum { WATCH_ROOTS = 3 };

/* The folders that are watched with all folders below them. Each has a path
   relative to the site's folder, and the reader that may open it. */
struct watch_roots {
    struct {
        str folder;
        enum guard_reader reader;
    } v[WATCH_ROOTS];
};

struct watch {
    struct arena a; /* holds the members below; they are replaced together */
    struct notify *notify; /* NULL: the system reports no changes */
    bool polls;            /* never uses `notify` */
    struct config config;  /* the site's folders; other settings are empty */
    struct strs files;     /* other watched files, existing or not */
    struct map folders;    /* id of notify_add -> struct watch_folder * */
    /* folders changed or events were lost, so watch_renew is needed */
    bool stale;
    int fault; /* errno of a file or folder that could not be watched, or 0 */
};

/* Watches perfpress.yaml and the folders of a configuration. `root` is the
   absolute path of the site's folder. Returns whether all were watched before;
   if not, files that were already read may have changed unnoticed. Before the
   first call, *w must be zero except for `polls`. */
bool watch_folders(struct watch *w, str root, const struct config *config);

/* Watches the files whose paths, relative to the root, are the keys of `files`.
   Stops watching all other files outside the watched folders. Returns whether
   the files were watched before, like watch_folders. */
bool watch_files(struct watch *w, str root, const struct map *files);

/* Renews the watches of all files and folders that w covers and that exist now.
   Clears w->stale. */
void watch_renew(struct watch *w, str root);

/* The kind of an event. MAYBE: a file was created and may be incomplete.
   CHANGE: a file was removed or moved, or a folder changed; more events may
   follow. DONE: a file is complete. NOTHING: the event is ignored. */
enum watch_news { WATCH_NOTHING, WATCH_MAYBE, WATCH_CHANGE, WATCH_DONE };

/* Reads all pending events and adds the paths of changed files to *changed.
   Returns the kind of the last event that is not ignored, or NOTHING. Paths are
   relative to the root and in the map's arena. The value of a path is NULL if
   it was created and then removed. */
enum watch_news watch_take(struct watch *w, str root, struct map *changed);

/* Returns a descriptor that is readable when there are events, or -1. */
int watch_fd(const struct watch *w);

/* Returns the folders that w watches with all folders below them. */
struct watch_roots watch_roots(const struct watch *w);

/* Sets *g to a guard (load/guard.h) for the files that w watches below `root`,
   in `a`. Returns false if the site's folder is missing. */
bool watch_guard(struct guard *g, struct arena *a, const struct watch *w,
                 str root);

void watch_close(struct watch *w);
