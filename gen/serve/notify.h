// SPDX-License-Identifier: MIT
// notify: the system's reports of changes in folders. There are implementations
// for inotify (notify_linux.c) and kqueue (notify_posix.c). On other systems,
// notify_posix.c reports nothing: notify_open fails with ENOSYS.
#pragma once

#include <stdbool.h>

struct notify;

/* The name of the implementation: "inotify", "kqueue", or "" if the system
   cannot report changes. */
extern const char NOTIFY_MEANS[];

/* The names of the system settings that limit calls of notify_open (NOTIFY_MAX)
   and watched folders (NOTIFY_MAX_FOLDERS), for messages. */
extern const char NOTIFY_MAX[], NOTIFY_MAX_FOLDERS[];

/* What happened to a name in a folder. NOTIFY_CREATED and NOTIFY_GROWN report a
   file that is being written. NOTIFY_WRITTEN reports the complete file, if the
   system reports the end of writing. */
enum notify_what {
    /* the name is new: a file, which may be incomplete, or a folder */
    NOTIFY_CREATED,
    NOTIFY_GROWN,    /* a file changed and may be incomplete */
    NOTIFY_WRITTEN,  /* a file is complete, or its attributes changed */
    NOTIFY_ARRIVED,  /* a file or folder was renamed to this name */
    NOTIFY_GONE,     /* the name was removed, or renamed to another name */
    NOTIFY_SELF,     /* the folder itself was removed or renamed */
    NOTIFY_OVERFLOW, /* events were lost; id and name are meaningless */
};

struct notify_event {
    int id; /* id of the folder, as returned by notify_add */
    enum notify_what what;
    const char *name; /* name in the folder; "" for the folder itself */
    bool folder;      /* the name is the name of a folder */
};

/* Returns a new struct notify, which the caller frees with notify_close.
   Returns NULL and sets errno if the system cannot report changes (ENOSYS) or a
   limit is reached. */
struct notify *notify_open(void);

/* Returns a descriptor that poll(2) reports as readable when there are events.
   The descriptor belongs to n. */
int notify_fd(const struct notify *n);

/* Watches a folder, but not the folders below it, from now on. Returns the id
   of the folder; a second call for the same folder returns the same id. Returns
   -1 and sets errno on failure: ENOSPC, ENOMEM or EMFILE if a limit is reached.
   After EMFILE, n has most descriptors of the process open until n is freed. A
   symbolic link is not followed. */
int notify_add(struct notify *n, const char *folder);

/* Stops watching a folder. */
void notify_remove(struct notify *n, int id);

/* Calls report(data, event) for all pending events. The event's name is valid
   until the call returns. */
void notify_take(struct notify *n,
                 void (*report)(void *data, const struct notify_event *e),
                 void *data);

/* Frees n; NULL is allowed. */
void notify_close(struct notify *n);
