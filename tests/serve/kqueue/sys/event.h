// SPDX-License-Identifier: MIT
// event: as much of kqueue(2) as serve/notify_posix.c uses, made of inotify, so
// that Linux can test it (serve/test_kqueue.c).
#pragma once

#include <stdint.h>
#include <time.h>

enum { EVFILT_VNODE = -4, EV_ADD = 1, EV_CLEAR = 0x20 };

enum {
    NOTE_DELETE = 0x1,
    NOTE_WRITE = 0x2,
    NOTE_EXTEND = 0x4,
    NOTE_ATTRIB = 0x8,
    NOTE_LINK = 0x10,
    NOTE_RENAME = 0x20,
    NOTE_REVOKE = 0x40,
};

struct kevent {
    uintptr_t ident;
    int16_t filter;
    uint16_t flags;
    uint32_t fflags;
    intptr_t data;
    void *udata;
};

#define EV_SET(e, i, f, fl, ff, d, u) \
    (*(e) = (struct kevent){(i), (f), (fl), (ff), (d), (u)})

int kqueue(void);
int kevent(int queue, const struct kevent *changes, int n_changes,
           struct kevent *events, int n_events, const struct timespec *limit);
