// SPDX-License-Identifier: MIT
// folder: reads, writes, moves and removes files relative to a descriptor.
#include "output/folder.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/beneath.h"
#include "base/system.h"

static void close_keeping_errno(int fd)
{
    int why = errno;
    close(fd);
    errno = why;
}

static str read_all(struct arena *a, int fd, size_t size)
{
    char *p = arena_bytes(a, size + 1);
    size_t n = 0;
    while (n < size) {
        ssize_t k = read(fd, p + n, size - n);
        if (k < 0 && errno == EINTR)
            continue;
        if (k < 0)
            return STR_NONE;
        if (k == 0)
            break;
        n += (size_t)k;
    }
    p[n] = '\0';
    return (str){p, n};
}

str folder_read(struct arena *a, int dir, const char *path)
{
    struct stat st;
    str bytes = STR_NONE;
    int fd = beneath_open(dir, path, O_RDONLY | O_NONBLOCK, 0);
    if (fd < 0)
        return bytes;
    if (fstat(fd, &st) == 0) {
        errno = EINVAL;
        if (S_ISREG(st.st_mode))
            bytes = read_all(a, fd, (size_t)st.st_size);
    }
    close_keeping_errno(fd);
    return bytes;
}

bool folder_write(int dir, const char *path, str bytes)
{
    int fd = beneath_open(dir, path, O_WRONLY | O_CREAT | O_EXCL, 0666);
    size_t n = 0;
    if (fd < 0)
        return false;
    while (n < bytes.n) {
        ssize_t k = write(fd, bytes.p + n, bytes.n - n);
        if (k < 0 && errno == EINTR)
            continue;
        if (k < 0) {
            close_keeping_errno(fd);
            return false;
        }
        n += (size_t)k;
    }
    /* Linux closes the file even after EINTR, and the bytes are written. */
    return close(fd) == 0 || errno == EINTR;
}

static bool make_one(int above, const char *name)
{
    return mkdirat(above, name, 0777) == 0 || errno == EEXIST;
}

static bool make_beneath(int dir, const char *path)
{
    const char *name;
    int above = beneath_parent(dir, path, &name);
    bool made = above >= 0 && make_one(above, name);
    if (above >= 0)
        close_keeping_errno(above);
    return made;
}

/* Returns the length of the longest known folder that is a prefix of `path`,
   without the '/' after it. */
static size_t known_part(const struct map *known, str path)
{
    size_t i = known ? path.n : 0;
    while (i && !(path.p[--i] == '/' && map_find(known, str_slice(path, 0, i))))
        continue;
    return i;
}

bool folder_make_above(int dir, str path, struct map *known)
{
    char name[4096]; /* PATH_MAX */
    if (path.n >= sizeof name) {
        errno = ENAMETOOLONG;
        return false;
    }
    for (size_t i = known_part(known, path) + 1; i < path.n; i++) {
        if (path.p[i] != '/')
            continue;
        memcpy(name, path.p, i);
        name[i] = '\0';
        if (!(known ? make_one : make_beneath)(dir, name))
            return false;
        if (known)
            map_add(known, str_dup(known->a, (str){name, i}), NULL);
    }
    return true;
}

bool folder_move(int from, int to, const char *path)
{
    const char *name;
    int above = beneath_parent(from, path, &name), into = -1;
    bool moved = above >= 0 && (into = beneath_parent(to, path, &name)) >= 0 &&
                 renameat(above, name, into, name) == 0;
    if (above >= 0)
        close_keeping_errno(above);
    if (into >= 0)
        close_keeping_errno(into);
    return moved;
}

bool folder_unlink(int dir, const char *path, int flags)
{
    const char *name;
    int above = beneath_parent(dir, path, &name);
    if (above < 0)
        return false;
    bool gone = unlinkat(above, name, flags) == 0;
    close_keeping_errno(above);
    return gone;
}

/* ---- clearing ---- */

/* Removes an entry of an open folder and everything below it. */
static bool clear_entry(int dir, const struct dirent *e)
{
    if (e->d_type != DT_DIR && unlinkat(dir, e->d_name, 0) == 0)
        return true;
    if (e->d_type != DT_DIR && errno != EISDIR && errno != EPERM)
        return errno == ENOENT;
    if (unlinkat(dir, e->d_name, AT_REMOVEDIR) == 0)
        return true;
    int below = beneath_open(dir, e->d_name, O_RDONLY | O_DIRECTORY, 0);
    if (below < 0 && errno == EACCES &&
        fchmodat(dir, e->d_name, 0700, AT_SYMLINK_NOFOLLOW) == 0)
        below = beneath_open(dir, e->d_name, O_RDONLY | O_DIRECTORY, 0);
    if (below < 0)
        return false;
    bool cleared = folder_clear(below, NULL);
    close_keeping_errno(below);
    return cleared && unlinkat(dir, e->d_name, AT_REMOVEDIR) == 0;
}

bool folder_clear(int fd, const char *keep)
{
    struct stat st;
    int why = 0, copy = beneath_open(fd, ".", O_RDONLY | O_DIRECTORY, 0);
    DIR *dir = copy < 0 ? NULL : fdopendir(copy);
    const struct dirent *e;
    if (!dir) {
        if (copy >= 0)
            close_keeping_errno(copy);
        return false;
    }
    if (fstat(fd, &st) == 0 && (st.st_mode & 0700) != 0700)
        fchmod(fd, 0700);
    while ((errno = 0, e = readdir(dir)))
        if (strcmp(e->d_name, ".") != 0 && strcmp(e->d_name, "..") != 0 &&
            (!keep || strcmp(e->d_name, keep) != 0) && !clear_entry(fd, e))
            why = errno;
    why = why ? why : errno;
    closedir(dir);
    errno = why;
    return why == 0;
}

static int start(int fd)
{
    system_start_sync(fd);
    return 0;
}

static bool for_each(int dir, const struct strs *paths, int (*what)(int fd))
{
    for (size_t i = 0; i < paths->n; i++) {
        char path[4096]; /* PATH_MAX */
        snprintf(path, sizeof path, "%.*s", STR_ARG(paths->v[i]));
        int fd = beneath_open(dir, path, O_RDONLY, 0);
        if (fd < 0)
            return false;
        bool done = what(fd) == 0;
        close_keeping_errno(fd);
        if (!done)
            return false;
    }
    return true;
}

bool folder_sync(int dir, const struct strs *paths)
{
    return for_each(dir, paths, start) && for_each(dir, paths, fsync);
}
