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

/* The folders that are watched with all folders below them. `folder` is
   relative to the site's folder. `reader` is the reader that may open the
   folder. */
struct watch_roots {
    struct {
        str folder;
        enum guard_reader reader;
    } v[WATCH_ROOTS];
};

struct watch {
    /* holds the members below, which are replaced together with `a` */
    struct arena a;
    struct notify *notify; /* NULL: the system reports no changes */
    bool polls;            /* never uses `notify` */
    struct config config;  /* the site's folders; other settings are empty */
    struct strs files;     /* other watched files, whether they exist or not */
    struct map folders;    /* id of notify_add -> struct watch_folder * */
    /* folders changed or events were lost, so watch_renew must be called */
    bool stale;
    int fault; /* errno after a file or folder could not be watched; else 0 */
};

/* Watches perfpress.yaml and the folders of a configuration. `root` is the
   absolute path of the site's folder. Returns whether w already watched all
   these folders before the call. If not, files that were already read may have
   changed unnoticed. Before the first call, *w must be zero except for
   `polls`. */
bool watch_folders(struct watch *w, str root, const struct config *config);

/* Watches the files whose paths, relative to the root, are the keys of `files`.
   Stops watching all other files outside the watched folders. Returns whether w
   already watched exactly these files before the call. */
bool watch_files(struct watch *w, str root, const struct map *files);

/* Renews the watches of all files and folders that w covers and that exist now.
   Clears w->stale. */
void watch_renew(struct watch *w, str root);

/* The kind of an event. WATCH_NOTHING: the event is ignored. WATCH_MAYBE: a
   file was created or changed and may be incomplete. WATCH_CHANGE: a name was
   removed, or a folder changed; more events may follow. WATCH_DONE: a file is
   complete. */
enum watch_news { WATCH_NOTHING, WATCH_MAYBE, WATCH_CHANGE, WATCH_DONE };

/* Reads all pending events and adds the paths of changed files to *changed.
   Returns the kind of the last event that is not ignored, or WATCH_NOTHING.
   Paths are relative to the root and in the map's arena. The value of a path is
   NULL if the file was created and then removed. */
enum watch_news watch_take(struct watch *w, str root, struct map *changed);

/* Returns a descriptor that is readable when there are events, or -1 if the
   system reports no changes. */
int watch_fd(const struct watch *w);

/* Returns the folders that w watches with all folders below them. */
struct watch_roots watch_roots(const struct watch *w);

/* Sets *g to a guard (load/guard.h) for the files that w watches below `root`,
   in `a`. Returns false if the site's folder is missing. */
bool watch_guard(struct guard *g, struct arena *a, const struct watch *w,
                 str root);

void watch_close(struct watch *w);
