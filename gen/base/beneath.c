// SPDX-License-Identifier: MIT
// beneath: uses openat2 if the kernel has it and permits it, else opens one
// component after the other.
#include "base/beneath.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/openat2.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

/* Whether a path is relative and has no component "..". */
static bool stays_below(const char *path)
{
    if (*path == '/')
        return false;
    for (const char *p = path; *p;) {
        size_t n = strcspn(p, "/");
        if (n == 2 && p[0] == '.' && p[1] == '.')
            return false;
        p += n + (p[n] == '/');
    }
    return true;
}

static int open_in_one_step(int dir, const char *path, int flags, mode_t mode)
{
    struct open_how how = {.flags = (uint64_t)(unsigned)(flags | O_CLOEXEC),
                           .mode = flags & O_CREAT ? mode : 0,
                           .resolve = RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS |
                                      RESOLVE_NO_MAGICLINKS};
    return (int)syscall(SYS_openat2, dir, path, &how, sizeof how);
}

/* Like openat(2), but `name` is a single component of a path. Fails with ELOOP
   if `name` is a symbolic link. */
static int open_name(int dir, const char *name, int flags, mode_t mode)
{
    struct stat st;
    int fd = openat(dir, name, flags | O_NOFOLLOW | O_CLOEXEC, mode);
    if (fd < 0 && errno == ENOTDIR &&
        fstatat(dir, name, &st, AT_SYMLINK_NOFOLLOW) == 0)
        errno = S_ISLNK(st.st_mode) ? ELOOP : ENOTDIR;
    if (fd >= 0 && (flags & O_PATH) && fstat(fd, &st) == 0 &&
        S_ISLNK(st.st_mode)) {
        close(fd);
        errno = ELOOP;
        return -1;
    }
    return fd;
}

/* Opens a path component by component. Closes each folder once the next
   component is open. */
static int walk(int dir, const char *path, int flags, mode_t mode)
{
    char name[256]; /* NAME_MAX and a NUL */
    int at = dir;
    for (;;) {
        size_t n = strcspn(path, "/");
        const char *rest = path + n + strspn(path + n, "/");
        if (n >= sizeof name) {
            errno = ENAMETOOLONG;
            n = 0;
        } else {
            memcpy(name, path, n);
            name[n] = '\0';
        }
        int next = n == 0  ? -1
                   : *rest ? open_name(at, name, O_PATH | O_DIRECTORY, 0)
                           : open_name(at, name, flags, mode);
        int why = n == 0 && *path == '\0' ? ENOENT : errno;
        if (at != dir)
            close(at);
        errno = why;
        if (next < 0 || !*rest)
            return next;
        at = next;
        path = rest;
    }
}

int beneath_open(int dir, const char *path, int flags, mode_t mode)
{
    if (!stays_below(path)) {
        errno = EXDEV;
        return -1;
    }
    int fd = open_in_one_step(dir, path, flags, mode);
    /* Kernels before 5.6 lack openat2; the filter of a container may refuse
       it. */
    if (fd < 0 && (errno == ENOSYS || errno == EPERM))
        fd = walk(dir, path, flags, mode);
    return fd;
}

int beneath_parent(int dir, const char *path, const char **name)
{
    const char *slash = strrchr(path, '/');
    char folder[4096]; /* PATH_MAX */
    *name = slash ? slash + 1 : path;
    size_t n = slash ? (size_t)(slash - path) : 1;
    if (n >= sizeof folder) {
        errno = ENAMETOOLONG;
        return -1;
    }
    memcpy(folder, slash ? path : ".", n);
    folder[n] = '\0';
    if (!stays_below(path)) {
        errno = EXDEV;
        return -1;
    }
    return beneath_open(dir, folder, O_PATH | O_DIRECTORY, 0);
}
