// SPDX-License-Identifier: MIT
// notify: the system's reports of changes in folders. Three kinds: inotify
// (notify_linux.c), kqueue, and none (notify_posix.c).
#pragma once

#include <stdbool.h>

struct notify;

/* The name of the system's means: "inotify", "kqueue", or "" for none. */
extern const char NOTIFY_MEANS[];

/* The settings that limit the number of notifies and of watched folders, for
   messages. */
extern const char NOTIFY_MAX[], NOTIFY_MAX_FOLDERS[];

/* What happened to a name in a folder. A file that is being written is reported
   with NOTIFY_CREATED or NOTIFY_GROWN, and with NOTIFY_WRITTEN at its end, if
   the system tells the end. */
enum notify_what {
    NOTIFY_CREATED,  /* a file, which may be incomplete, or a folder */
    NOTIFY_GROWN,    /* a file changed and may be incomplete */
    NOTIFY_WRITTEN,  /* a file is complete, or its attributes changed */
    NOTIFY_ARRIVED,  /* a file or folder was renamed to this name */
    NOTIFY_GONE,     /* the name was removed, or renamed to another */
    NOTIFY_SELF,     /* the folder itself was removed or renamed */
    NOTIFY_OVERFLOW, /* events were lost; id and name mean nothing */
};

struct notify_event {
    int id; /* of the folder, as notify_add returned it */
    enum notify_what what;
    const char *name; /* in the folder; "" for the folder itself */
    bool folder;      /* whether the name is a folder */
};

/* Returns NULL and sets errno if the system reports no changes (ENOSYS) or a
   limit is reached. */
struct notify *notify_open(void);

/* Returns a descriptor that poll(2) reports as readable when there are events.
   It belongs to n. */
int notify_fd(const struct notify *n);

/* Reports changes in a folder from now on, but not in folders below it. Returns
   an id, which is the same for the same folder, or -1 and sets errno: ENOSPC,
   ENOMEM or EMFILE if a limit is reached. A symbolic link is not followed. */
int notify_add(struct notify *n, const char *folder);

/* Ends the reports about a folder. */
void notify_remove(struct notify *n, int id);

/* Calls report(data, event) for all pending events. The event's name is valid
   until the call returns. */
void notify_take(struct notify *n,
                 void (*report)(void *data, const struct notify_event *e),
                 void *data);

/* Frees n; NULL is allowed. */
void notify_close(struct notify *n);
