// SPDX-License-Identifier: MIT
// exchange: walks the old and the staged folder together, then exchanges them.
#include "output/exchange.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/beneath.h"
#include "base/path.h"
#include "base/system.h"
#include "output/folder.h"

/* Returns whether the errno value `why` means that the file system does not
   support hard links or exchanges, or does not permit this user to make them.
   In this case, publishing file by file (output/replace) may work. */
static bool is_unsupported(int why)
{
    return why == EXDEV || why == EMLINK || why == EPERM || why == EACCES ||
           why == ENOSYS || why == EINVAL || why == EOPNOTSUPP || why == EBUSY;
}

static enum commit_result failed(struct commit *c, str path)
{
    if (is_unsupported(errno))
        return COMMIT_UNSUPPORTED;
    commit_fail(c, path);
    return COMMIT_UNCHANGED;
}

/* ---- attributes of folders ---- */

/* Copies owner, mode and extended attributes of a folder, and its times if
   `with_time` is true. */
static bool copy_attributes(int from, int to, bool with_time)
{
    struct stat st, now;
    if (fstat(from, &st) != 0 || fstat(to, &now) != 0)
        return false;
    if ((st.st_uid != now.st_uid || st.st_gid != now.st_gid) &&
        fchown(to, st.st_uid, st.st_gid) != 0)
        return false;
    const struct timespec times[] = {st.st_atim, st.st_mtim};
    return system_copy_attributes(from, to) &&
           fchmod(to, st.st_mode & 07777) == 0 &&
           (!with_time || futimens(to, times) == 0);
}

/* ---- the walk ---- */

/* An old folder, `from`, and the new folder, `to`, at the same path. `to` is -1
   if a staged file replaces the folder. */
struct pair {
    int from, to;
    str path;
    bool changed; /* whether a file below `path` is removed or replaced */
};

static enum commit_result carry(struct commit *c, struct pair *in);

/* Records the inode of a linked file unless it belongs to this build. */
static void note_carried(struct commit *c, int to, const char *name, str path)
{
    struct stat st;
    if (!map_find(&c->is->files, path) &&
        fstatat(to, name, &st, AT_SYMLINK_NOFOLLOW) == 0)
        map_put(&c->carried, path, (void *)(uintptr_t)st.st_ino);
}

/* Makes a hard link to an old file in the new folder, unless the old file is
   removed or replaced by a staged file. */
static enum commit_result carry_file(struct commit *c, struct pair *in,
                                     const char *name, str path)
{
    if (map_find(&c->removals, path) || str_eq(path, S(WRITTEN_LIST))) {
        in->changed = true;
        return COMMIT_DONE;
    }
    if (in->to >= 0 && linkat(in->from, name, in->to, name, 0) == 0) {
        note_carried(c, in->to, name, path);
        return COMMIT_DONE;
    }
    if (in->to >= 0 && errno != EEXIST)
        return failed(c, path);
    if (in->to >= 0 && map_find(&c->is->files, path)) {
        in->changed = true;
        return COMMIT_DONE;
    }
    commit_refuse(c, path);
    return COMMIT_UNCHANGED;
}

/* Returns whether this process may empty the folder after the exchange. */
static bool can_clear(int fd)
{
    struct stat st;
    return fstat(fd, &st) == 0 &&
           (st.st_uid == geteuid() ||
            faccessat(fd, ".", W_OK | X_OK, AT_EACCESS) == 0);
}

static enum commit_result carry_open_folder(struct commit *c, struct pair *in,
                                            struct pair *below,
                                            const char *name)
{
    errno = EXDEV;
    if (!system_same_mount(in->from, below->from) || !can_clear(below->from))
        return COMMIT_UNSUPPORTED;
    if (in->to >= 0) {
        if (mkdirat(in->to, name, 0700) != 0 && errno != EEXIST)
            return failed(c, below->path);
        below->to = beneath_open(in->to, name, O_RDONLY | O_DIRECTORY, 0);
        if (below->to < 0 && errno != ENOTDIR)
            return failed(c, below->path);
    }
    enum commit_result result = carry(c, below);
    if (result != COMMIT_DONE || below->to < 0)
        return result;
    bool unchanged = !below->changed && !map_find(c->folders, below->path);
    if (!copy_attributes(below->from, below->to, unchanged))
        return failed(c, below->path);
    if (below->changed && unlinkat(in->to, name, AT_REMOVEDIR) != 0 &&
        errno != ENOTEMPTY && errno != EEXIST)
        return failed(c, below->path);
    return COMMIT_DONE;
}

static enum commit_result carry_folder(struct commit *c, struct pair *in,
                                       const char *name, str path)
{
    struct pair below = {-1, -1, path, false};
    below.from = beneath_open(in->from, name, O_RDONLY | O_DIRECTORY, 0);
    if (below.from < 0)
        return failed(c, path);
    enum commit_result result = carry_open_folder(c, in, &below, name);
    in->changed |= below.changed;
    int why = errno;
    close(below.from);
    if (below.to >= 0)
        close(below.to);
    errno = why;
    return result;
}

static int type_of(int fd, const struct dirent *e)
{
    struct stat st;
    if (e->d_type != DT_UNKNOWN)
        return e->d_type;
    if (fstatat(fd, e->d_name, &st, AT_SYMLINK_NOFOLLOW) != 0)
        return DT_UNKNOWN;
    return S_ISDIR(st.st_mode) ? DT_DIR : DT_REG;
}

static enum commit_result carry(struct commit *c, struct pair *in)
{
    int copy = beneath_open(in->from, ".", O_RDONLY | O_DIRECTORY, 0);
    DIR *dir = copy < 0 ? NULL : fdopendir(copy);
    const struct dirent *e;
    enum commit_result result = COMMIT_DONE;
    if (!dir) {
        result = failed(c, in->path);
        if (copy >= 0)
            close(copy);
        return result;
    }
    while (result == COMMIT_DONE && (errno = 0, e = readdir(dir))) {
        if (!strcmp(e->d_name, ".") || !strcmp(e->d_name, ".."))
            continue;
        str path = path_join(c->a, in->path, str_c(e->d_name));
        path = str_dup(c->a, path);
        result = type_of(in->from, e) == DT_DIR
                     ? carry_folder(c, in, e->d_name, path)
                     : carry_file(c, in, e->d_name, path);
    }
    if (result == COMMIT_DONE && errno != 0)
        result = failed(c, in->path);
    closedir(dir);
    return result;
}

/* ---- concurrent changes ---- */

/* Moves the files that other programs created or saved while `carry` linked the
   old files from the old folder `from` to the new folder `to`. Returns whether
   `from` still has a file that is to be removed or could not be moved. */
static bool rescue(struct commit *c, int from, int to, str path);

/* Does for one file what rescue does for a folder. If the file was saved again
   after it was linked into `to`, the new version replaces the link, which still
   leads to the old version. If the link is missing or was replaced by another
   file, `to` is not changed: other programs already use `to`, and one of them
   has changed it. */
static bool rescue_file(struct commit *c, int from, int to, const char *name,
                        str path)
{
    struct stat old, now;
    const struct map_entry *linked = map_find(&c->carried, path);
    if (map_find(&c->removals, path))
        return true;
    if (map_find(&c->is->files, path) || str_eq(path, S(WRITTEN_LIST)))
        return false;
    if (!linked)
        return system_rename_new(from, name, to, name) != 0;
    if (fstatat(to, name, &now, AT_SYMLINK_NOFOLLOW) != 0)
        return true;
    if (fstatat(from, name, &old, AT_SYMLINK_NOFOLLOW) == 0 &&
        now.st_ino == (uintptr_t)linked->value && old.st_ino != now.st_ino)
        renameat(from, name, to, name);
    return false;
}

/* Moves the files of the subfolder `name` like rescue. Creates the subfolder in
   `to` if it is missing, unless the subfolder in `from` has only files to be
   removed. */
static bool rescue_folder(struct commit *c, int from, int to, const char *name,
                          str path)
{
    bool made = mkdirat(to, name, 0700) == 0, left = false;
    int x = beneath_open(from, name, O_RDONLY | O_DIRECTORY, 0);
    int y = beneath_open(to, name, O_RDONLY | O_DIRECTORY, 0);
    if (x >= 0 && y >= 0) {
        left = rescue(c, x, y, path);
        if (made)
            copy_attributes(x, y, true);
    }
    if (made && left)
        unlinkat(to, name, AT_REMOVEDIR);
    if (x >= 0)
        close(x);
    if (y >= 0)
        close(y);
    return left;
}

static bool rescue(struct commit *c, int from, int to, str path)
{
    int copy = beneath_open(from, ".", O_RDONLY | O_DIRECTORY, 0);
    DIR *dir = copy < 0 ? NULL : fdopendir(copy);
    const struct dirent *e;
    bool left = false;
    if (!dir && copy >= 0)
        close(copy);
    while (dir && (e = readdir(dir))) {
        if (!strcmp(e->d_name, ".") || !strcmp(e->d_name, ".."))
            continue;
        str below = str_dup(c->a, path_join(c->a, path, str_c(e->d_name)));
        left |= type_of(from, e) == DT_DIR
                    ? rescue_folder(c, from, to, e->d_name, below)
                    : rescue_file(c, from, to, e->d_name, below);
    }
    if (dir)
        closedir(dir);
    return left;
}

/* ---- the step ---- */

static bool is_same_folder(int above, const char *name, int fd)
{
    struct stat st, current;
    return fstat(fd, &st) == 0 &&
           fstatat(above, name, &current, AT_SYMLINK_NOFOLLOW) == 0 &&
           st.st_ino == current.st_ino && st.st_dev == current.st_dev;
}

static bool swap(struct commit *c)
{
    return system_exchange(c->stage->fd, STAGE_TREE, c->above, c->name) == 0;
}

/* Syncs an open folder to the disk. Returns false on failure. Returns true for
   a folder that can be entered but not read, as a parent folder may be, because
   such a folder cannot be synced. */
static bool sync_folder(int fd)
{
    return fsync(fd) == 0 || errno == EBADF || errno == EINVAL;
}

/* Syncs the new folder to the disk, then exchanges it with the old folder. */
static enum commit_result replace_old(struct commit *c)
{
    struct pair whole = {c->out, c->stage->tree, S(""), false};
    if (!can_clear(c->out))
        return COMMIT_UNSUPPORTED;
    enum commit_result result = carry(c, &whole);
    if (result != COMMIT_DONE)
        return result;
    if (!copy_attributes(c->out, c->stage->tree, false) ||
        !folder_sync(c->stage->tree, c->staged) || fsync(c->stage->fd) != 0)
        return failed(c, S(""));
    errno = ESTALE;
    if (!is_same_folder(c->above, c->name, c->out) || !swap(c))
        return failed(c, S(""));
    if (!sync_folder(c->above)) {
        int why = errno;
        bool back = swap(c);
        errno = why;
        commit_fail(c, S(""));
        if (back)
            return COMMIT_UNCHANGED;
    }
    rescue(c, c->out, c->stage->tree, S(""));
    return COMMIT_DONE;
}

enum commit_result exchange_commit(struct commit *c)
{
    if (c->stage->above != c->above)
        return COMMIT_UNSUPPORTED; /* the stage is in the output folder, so it
                                      cannot replace the folder */
    if (c->out >= 0)
        return replace_old(c);
    if (system_rename_new(c->stage->fd, STAGE_TREE, c->above, c->name) == 0 ||
        ((errno == EINVAL || errno == ENOSYS) &&
         renameat(c->stage->fd, STAGE_TREE, c->above, c->name) == 0))
        return COMMIT_DONE;
    commit_fail(c, S(""));
    return COMMIT_UNCHANGED;
}
