// SPDX-License-Identifier: MIT
// notify_linux: uses one inotify descriptor, with a watch for each folder.
#include "serve/notify.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>
#include <sys/inotify.h>
#include <unistd.h>

#include "base/arena.h"

const char NOTIFY_MEANS[] = "inotify";
const char NOTIFY_MAX[] = "fs.inotify.max_user_instances";
const char NOTIFY_MAX_FOLDERS[] = "fs.inotify.max_user_watches";

enum {
    SELF_GONE = IN_DELETE_SELF | IN_MOVE_SELF,
    EVENTS = IN_CREATE | IN_MOVED_TO | IN_CLOSE_WRITE | IN_DELETE |
             IN_MOVED_FROM | IN_ATTRIB | SELF_GONE | IN_ONLYDIR |
             IN_DONT_FOLLOW,
};

struct notify {
    struct arena a; /* holds this structure */
    int fd;
};

struct notify *notify_open(void)
{
    int fd = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
    if (fd < 0)
        return NULL;
    struct arena a = {0};
    struct notify *n = NEW(&a, struct notify);
    *n = (struct notify){a, fd};
    return n;
}

int notify_fd(const struct notify *n)
{
    return n->fd;
}

int notify_add(struct notify *n, const char *folder)
{
    return inotify_add_watch(n->fd, folder, EVENTS);
}

void notify_remove(struct notify *n, int id)
{
    inotify_rm_watch(n->fd, id);
}

static enum notify_what what_of(unsigned mask)
{
    return mask & IN_Q_OVERFLOW                 ? NOTIFY_OVERFLOW
           : mask & SELF_GONE                   ? NOTIFY_SELF
           : mask & IN_CREATE                   ? NOTIFY_CREATED
           : mask & IN_MOVED_TO                 ? NOTIFY_ARRIVED
           : mask & (IN_DELETE | IN_MOVED_FROM) ? NOTIFY_GONE
                                                : NOTIFY_WRITTEN;
}

void notify_take(struct notify *n,
                 void (*report)(void *data, const struct notify_event *e),
                 void *data)
{
    _Alignas(struct inotify_event) char buffer[16384];
    ssize_t size;
    while ((size = read(n->fd, buffer, sizeof buffer)) > 0) {
        const struct inotify_event *e;
        for (char *p = buffer; p < buffer + size; p += sizeof *e + e->len) {
            e = (const struct inotify_event *)p;
            struct notify_event event = {e->wd, what_of(e->mask),
                                         e->len ? e->name : "",
                                         e->mask & IN_ISDIR};
            /* skip changes of a folder's own attributes: these events have no
               name */
            if (!(e->mask & IN_IGNORED) &&
                (e->len || event.what != NOTIFY_WRITTEN))
                report(data, &event);
        }
    }
}

void notify_close(struct notify *n)
{
    if (!n)
        return;
    close(n->fd);
    struct arena a = n->a;
    arena_free(&a);
}
