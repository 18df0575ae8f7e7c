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
#include "base/path.h"
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

static bool write_all(int fd, const char *p, size_t size)
{
    size_t n = 0;
    while (n < size) {
        ssize_t k = write(fd, p + n, size - n);
        if (k < 0 && errno == EINTR)
            continue;
        if (k < 0)
            return false;
        n += (size_t)k;
    }
    return true;
}

/* Closes a file that was written to. Linux closes the file even after EINTR,
   and the bytes are written. */
static bool close_written(int fd)
{
    return close(fd) == 0 || errno == EINTR;
}

bool folder_write(int dir, const char *path, str bytes)
{
    int fd = beneath_open(dir, path, O_WRONLY | O_CREAT | O_EXCL, 0666);
    if (fd < 0)
        return false;
    if (write_all(fd, bytes.p, bytes.n))
        return close_written(fd);
    close_keeping_errno(fd);
    return false;
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

/* ---- moving ---- */

static bool copy_bytes(int from, int to)
{
    char block[16384];
    ssize_t k;
    while ((k = read(from, block, sizeof block)) != 0) {
        if (k < 0 && errno == EINTR)
            continue;
        if (k < 0 || !write_all(to, block, (size_t)k))
            return false;
    }
    return true;
}

/* Copies a regular file to FOLDER_COPY in the folder `into`, and syncs it to
   the disk. */
static bool make_copy(int from, int into)
{
    if (unlinkat(into, FOLDER_COPY, 0) != 0 && errno != ENOENT)
        return false;
    int fd = beneath_open(into, FOLDER_COPY, O_WRONLY | O_CREAT | O_EXCL, 0666);
    if (fd < 0)
        return false;
    if (copy_bytes(from, fd) && fsync(fd) == 0)
        return close_written(fd);
    close_keeping_errno(fd);
    return false;
}

/* Copies a file to `to` in the folder `into`, on another mount. `to` is the
   whole old file or the whole new file at any moment. */
static bool copy_into(int above, const char *name, int into, const char *to)
{
    int fd = beneath_open(above, name, O_RDONLY, 0);
    if (fd < 0)
        return false;
    bool moved =
        make_copy(fd, into) && renameat(into, FOLDER_COPY, into, to) == 0;
    int why = errno;
    if (!moved)
        unlinkat(into, FOLDER_COPY, 0);
    close(fd);
    errno = why;
    return moved;
}

bool folder_rename(int above, const char *name, int into, const char *to)
{
    return renameat(above, name, into, to) == 0 ||
           (errno == EXDEV && copy_into(above, name, into, to));
}

bool folder_move(int from, int to, const char *path)
{
    const char *name;
    int above = beneath_parent(from, path, &name), into = -1;
    bool moved = above >= 0 && (into = beneath_parent(to, path, &name)) >= 0 &&
                 folder_rename(above, name, into, name);
    if (above >= 0)
        close_keeping_errno(above);
    if (into >= 0)
        close_keeping_errno(into);
    return moved;
}

str folder_read_only(struct arena *a, int dir, str path)
{
    str found = STR_NONE;
    do {
        path = path_dir(path);
        const char *name = path.n ? str_dupz(a, path) : ".";
        int fd = beneath_open(dir, name, SYSTEM_FOLDER, 0);
        if (fd < 0 && errno == ENOENT)
            continue;
        bool read_only = fd >= 0 && faccessat(fd, ".", W_OK, AT_EACCESS) != 0 &&
                         errno == EROFS;
        if (fd >= 0)
            close(fd);
        if (!read_only)
            return found;
        found = path;
    } while (path.n);
    return found;
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
