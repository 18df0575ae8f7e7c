// SPDX-License-Identifier: MIT
// stage: creates and locks the stage: a lock by flock, a marker file, and a
// subfolder for the files.
#include "output/stage.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/beneath.h"
#include "output/folder.h"

#define MARKER ".perfpress-stage"

/* Returns whether an open folder is empty except for a marker. Returns false
   with errno 0 if it has other entries, or with another errno on failure. */
static bool is_fresh(int fd)
{
    int copy = beneath_open(fd, ".", O_RDONLY | O_DIRECTORY, 0);
    DIR *dir = copy < 0 ? NULL : fdopendir(copy);
    const struct dirent *e;
    bool fresh = true;
    if (!dir) {
        int why = errno;
        if (copy >= 0)
            close(copy);
        errno = why;
        return false;
    }
    while (fresh && (errno = 0, e = readdir(dir)))
        fresh = !strcmp(e->d_name, ".") || !strcmp(e->d_name, "..") ||
                !strcmp(e->d_name, MARKER);
    int why = errno;
    closedir(dir);
    errno = why;
    return fresh && why == 0;
}

/* Checks the marker of the folder fd. An empty folder becomes a stage. */
static enum stage_state identify(int fd, const struct stat *st)
{
    struct arena a = {0};
    str wanted = str_fmt(&a,
                         "perfpress prepares a site in this folder, inode "
                         "%llu, and removes it.\n",
                         (unsigned long long)st->st_ino);
    str found = folder_read(&a, fd, MARKER);
    enum stage_state state = STAGE_OPEN;
    if (!found.p && errno != ENOENT && errno != ELOOP && errno != EINVAL)
        state = STAGE_FAILED;
    else if (!found.p || !str_eq(found, wanted)) {
        /* an empty folder, or the stage of a build that died early */
        if (!is_fresh(fd))
            state = errno == 0 ? STAGE_FOREIGN : STAGE_FAILED;
        else if ((unlinkat(fd, MARKER, 0) != 0 && errno != ENOENT) ||
                 !folder_write(fd, MARKER, wanted))
            state = STAGE_FAILED;
    }
    int why = errno;
    arena_free(&a);
    errno = why;
    return state;
}

static enum stage_state lock(struct stage *s)
{
    struct stat st, current;
    if (fstat(s->fd, &st) != 0)
        return STAGE_FAILED;
    if (st.st_uid != geteuid())
        return STAGE_FOREIGN;
    while (flock(s->fd, LOCK_EX | LOCK_NB) != 0)
        if (errno != EINTR)
            return errno == EWOULDBLOCK ? STAGE_BUSY : STAGE_FAILED;
    /* another build may have removed the folder meanwhile */
    if (fstatat(s->above, s->name, &current, AT_SYMLINK_NOFOLLOW) != 0)
        return errno == ENOENT ? STAGE_BUSY : STAGE_FAILED;
    if (current.st_ino != st.st_ino || current.st_dev != st.st_dev)
        return STAGE_BUSY;
    return identify(s->fd, &st);
}

enum stage_state stage_open(struct stage *s, int above, const char *name)
{
    *s = (struct stage){above, name, -1, -1};
    bool made = mkdirat(above, name, 0700) == 0;
    if (!made && errno != EEXIST)
        return STAGE_FAILED;
    s->fd = beneath_open(above, name, O_RDONLY | O_DIRECTORY, 0);
    if (s->fd < 0 && (errno == ELOOP || errno == ENOTDIR))
        return STAGE_FOREIGN;
    enum stage_state state = s->fd < 0 ? STAGE_FAILED : lock(s);
    if (state == STAGE_OPEN) {
        s->tree = beneath_open(s->fd, STAGE_TREE, O_RDONLY | O_DIRECTORY, 0);
        return state;
    }
    int why = errno;
    if (made && state == STAGE_FAILED) {
        if (s->fd >= 0)
            unlinkat(s->fd, MARKER, 0);
        unlinkat(above, name, AT_REMOVEDIR);
    }
    if (s->fd >= 0)
        close(s->fd);
    s->fd = -1;
    errno = why;
    return state;
}

static void close_tree(struct stage *s)
{
    if (s->tree >= 0)
        close(s->tree);
    s->tree = -1;
}

bool stage_empty(struct stage *s)
{
    close_tree(s);
    if (!folder_clear(s->fd, MARKER) || mkdirat(s->fd, STAGE_TREE, 0777) != 0)
        return false;
    s->tree = beneath_open(s->fd, STAGE_TREE, O_RDONLY | O_DIRECTORY, 0);
    return s->tree >= 0;
}

void stage_close(struct stage *s)
{
    close_tree(s);
    if (s->fd >= 0)
        close(s->fd);
    s->fd = -1;
}

/* Removes the stage's files, its marker and the folder, and tries each step
   twice. The marker is removed after the files, so that the stage stays
   recognizable. Returns false and sets errno on failure. */
static bool clear_away(const struct stage *s)
{
    return (folder_clear(s->fd, MARKER) || folder_clear(s->fd, MARKER)) &&
           (unlinkat(s->fd, MARKER, 0) == 0 ||
            unlinkat(s->fd, MARKER, 0) == 0 || errno == ENOENT) &&
           (unlinkat(s->above, s->name, AT_REMOVEDIR) == 0 ||
            unlinkat(s->above, s->name, AT_REMOVEDIR) == 0 || errno == ENOENT);
}

void stage_abort(const struct stage *s)
{
    for (int tries = 0; tries < 100 && s->fd >= 0 && !clear_away(s); tries++)
        ;
}

bool stage_remove(struct stage *s)
{
    if (s->fd < 0)
        return true;
    close_tree(s);
    bool gone = clear_away(s);
    int why = errno;
    stage_close(s);
    errno = why;
    return gone;
}
