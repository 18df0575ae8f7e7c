// SPDX-License-Identifier: MIT
// watch: reports changes of a site's folders, its perfpress.yaml, and other
// files that its pages read, as the system reports them (serve/notify).
#pragma once

#include "base/arena.h"
#include "base/map.h"
#include "base/vec.h"
#include "load/guard.h"
#include "serve/notify.h"

enum { WATCH_ROOTS = 3 };

/* The folders that are watched recursively, relative to the site's folder, with
   the reader that may open them. */
struct watch_roots {
    struct {
        str folder;
        enum guard_reader reader;
    } v[WATCH_ROOTS];
};

struct watch {
    struct arena a;        /* holds the members below; replaced as a whole */
    struct notify *notify; /* NULL: the system reports no changes */
    bool polls;            /* never uses `notify` */
    struct config config;  /* the site's folders; other settings are empty */
    struct strs files;     /* other watched files, existing or not */
    struct map folders;    /* watch descriptor -> struct watch_folder * */
    bool stale; /* folders changed, or events were lost: see watch_renew */
    int fault;  /* errno if something could not be watched, or 0 */
};

/* Watches the folders of a configuration, below the absolute path `root`, and
   perfpress.yaml. Returns whether they were watched before; if not, files that
   were already read may have changed unnoticed. At first, *w is zero except for
   `polls`. */
bool watch_folders(struct watch *w, str root, const struct config *config);

/* Watches the files whose paths, relative to the root, are the keys of `files`.
   Stops watching all other files outside the folders. Returns whether the files
   were watched before, like watch_folders. */
bool watch_files(struct watch *w, str root, const struct map *files);

/* Renews the watches of all files and folders that w covers and that exist now.
   Clears w->stale. */
void watch_renew(struct watch *w, str root);

/* The kind of an event. MAYBE: a file was created and may be incomplete.
   CHANGE: a file was removed or moved, or a folder changed; more events may
   follow. DONE: a file is complete. */
enum watch_news { WATCH_NOTHING, WATCH_MAYBE, WATCH_CHANGE, WATCH_DONE };

/* Reads all pending events, adds the paths of changed files to *changed, and
   returns the kind of the last event that matters, or NOTHING. Paths are
   relative to the root and in the map's arena. The value of a path is NULL if
   it was created and then removed. */
enum watch_news watch_take(struct watch *w, str root, struct map *changed);

/* Returns a descriptor that is readable when there are events, or -1. */
int watch_fd(const struct watch *w);

/* Returns the folders that a watch covers. */
struct watch_roots watch_roots(const struct watch *w);

/* Sets *g to a guard (load/guard.h) for the files that w watches below `root`,
   in `a`. Returns false if the site's folder is missing. */
bool watch_guard(struct guard *g, struct arena *a, const struct watch *w,
                 str root);

void watch_close(struct watch *w);
