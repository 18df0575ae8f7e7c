// SPDX-License-Identifier: MIT
// beneath: opens paths below a folder. If the kernel can check a whole path in
// one call (system_open_beneath) and is permitted to, it does so. Otherwise
// this module opens the components of the path one after the other.
#include "base/beneath.h"

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <string.h>
#include <unistd.h>

#include "base/system.h"

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

/* Like openat(2), but `name` is a single component of a path. Fails with ELOOP
   if `name` is a symbolic link. */
static int open_name(int dir, const char *name, int flags, mode_t mode)
{
    struct stat st;
    int fd = openat(dir, name, flags | O_NOFOLLOW | O_CLOEXEC, mode);
    if (fd < 0 && errno == ENOTDIR &&
        fstatat(dir, name, &st, AT_SYMLINK_NOFOLLOW) == 0)
        errno = S_ISLNK(st.st_mode) ? ELOOP : ENOTDIR;
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
                   : *rest ? open_name(at, name, SYSTEM_FOLDER, 0)
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

/* Whether errno says that the kernel cannot check a path. Linux before 5.6 has
   no openat2, and the seccomp filter of a container may refuse the call. */
static bool is_unsupported(int why)
{
    return why == ENOSYS || why == EPERM;
}

int beneath_open(int dir, const char *path, int flags, mode_t mode)
{
    if (!stays_below(path)) {
        errno = EXDEV;
        return -1;
    }
    int fd = system_open_beneath(dir, path, flags, mode);
    if (fd < 0 && is_unsupported(errno))
        fd = walk(dir, path, flags, mode);
    return fd;
}

/* Implements beneath_stat for kernels that cannot check a whole path: opens the
   folder that contains `path`, then examines the file by its name in that
   folder. */
static int stat_name(int dir, const char *path, struct stat *st)
{
    struct stat unused;
    const char *name;
    int above = beneath_parent(dir, path, &name);
    if (above < 0)
        return -1;
    st = st ? st : &unused;
    int result = fstatat(above, name, st, AT_SYMLINK_NOFOLLOW);
    int why = result == 0 ? ELOOP : errno;
    close(above);
    errno = why;
    return result == 0 && !S_ISLNK(st->st_mode) ? 0 : -1;
}

int beneath_stat(int dir, const char *path, struct stat *st)
{
    if (!stays_below(path)) {
        errno = EXDEV;
        return -1;
    }
    int result = system_stat_beneath(dir, path, st);
    if (result < 0 && is_unsupported(errno))
        result = stat_name(dir, path, st);
    return result;
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
    return beneath_open(dir, folder, SYSTEM_FOLDER, 0);
}
