// SPDX-License-Identifier: MIT
// bytes: see bytes.h.
#include "load/bytes.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Reads an open file into *out, in `a`. `size` is the file's size in bytes when
   it was opened; the size may have changed. Returns false with errno set on
   failure. */
static bool read_all(struct arena *a, int fd, size_t size, str *out)
{
    size_t room = size + 1, n = 0;
    char *p = arena_bytes(a, room);
    for (;;) {
        ssize_t got = read(fd, p + n, room - n);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return false;
        n += (size_t)got;
        if (got == 0 || n == size)
            break;
        if (n == room) {
            p = arena_grow(a, p, room, room * 2);
            room *= 2;
        }
    }
    *out = (str){p, n};
    return true;
}

const char *bytes_read(struct arena *a, int fd, str *out)
{
    struct stat st = {0}, after = {0};
    if (fstat(fd, &st) != 0)
        return strerror(errno);
    if (!S_ISREG(st.st_mode))
        return S_ISDIR(st.st_mode) ? strerror(EISDIR)
                                   : "it is not a regular file";
    if (!read_all(a, fd, (size_t)st.st_size, out) || fstat(fd, &after) != 0)
        return strerror(errno);
    bool same = out->n == (size_t)st.st_size && st.st_size == after.st_size &&
                st.st_mtim.tv_sec == after.st_mtim.tv_sec &&
                st.st_mtim.tv_nsec == after.st_mtim.tv_nsec;
    return same ? NULL : "it changed while it was being read";
}
