// SPDX-License-Identifier: MIT
// scan: folders are read through their file descriptors; only what is no
// plain file or folder is looked at a second time.
#include "load/scan.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/path.h"
#include "base/shown.h"
#include "base/utf8.h"
#include "base/vec.h"

enum { FOLDERS_MAX = 64 }; /* one inside the other */

struct scan {
    struct arena *a;
    struct diags *d;
    str root;
    struct strs *paths;  /* of files, from the root */
    struct map *outside; /* links that lead out of the site */
    struct strs *targets;
};

/* A folder and those around it, to find links that lead back. */
struct folder {
    const struct folder *parent;
    str path;
    int depth;
    dev_t device;
    ino_t inode;
};

/* ---- faults ---- */

/* A place that is all of a file or folder. */
static struct pos whole(struct scan *s, str path)
{
    struct source *src = NEW(s->a, struct source);
    src->name = path;
    return (struct pos){.src = src};
}

static void fault(struct scan *s, str path, int why)
{
    diag_at(s->d, DIAG_FILE_READ, whole(s, path), path, str_c(strerror(why)));
}

/* A name that a list, a log, a terminal or a page would take for something
   else. */
static void refuse_name(struct scan *s, str path, str name)
{
    diag_at(s->d, DIAG_FILE_NAME, whole(s, path), name,
            utf8_invalid(name) == STR_NPOS ? S("a control character")
                                           : S("invalid UTF-8"));
    diag_help(s->d, "rename it");
}

/* ---- folders ---- */

bool scan_leaves_out(str name)
{
    return name.n == 0 || name.p[0] == '.' || name.p[name.n - 1] == '~';
}

static void read_folder(struct scan *s, const struct folder *parent, str path,
                        int fd);

/* Where a link leads at first: to another link, perhaps, or to nothing. */
static void add_target(struct scan *s, str path, str full)
{
    char text[PATH_MAX];
    ssize_t n = readlink(str_dupz(s->a, full), text, sizeof text);
    str link = {text, n > 0 ? (size_t)n : 0}, target;
    if (str_starts(link, s->root) && path_is_below(link, s->root))
        link = str_from(link, s->root.n + 1);
    else if (link.n && !str_starts(link, S("/")))
        link = path_join(s->a, path_dir(path), link);
    if (link.n && path_normal(s->a, link, &target))
        vec_push(s->a, s->targets, str_dup(s->a, target));
}

/* Where a symbolic link leads must be inside the site. */
static bool leads_inside(struct scan *s, str path)
{
    char real[PATH_MAX];
    str full = path_join(s->a, s->root, path);
    add_target(s, path, full);
    if (!realpath(str_dupz(s->a, full), real)) {
        if (errno == ELOOP)
            return false;
        diag_at(s->d, DIAG_FILE_MISSING, whole(s, path), path);
        diag_help(s->d, "it is a symbolic link to a file that is not there");
        return false;
    }
    if (str_eq(str_c(real), s->root))
        return true;
    if (path_is_below(str_c(real), s->root)) {
        vec_push(s->a, s->targets,
                 str_dup(s->a, str_from(str_c(real), s->root.n + 1)));
        return true;
    }
    map_put(s->outside, path, NULL);
    diag_at(s->d, DIAG_FILE_OUTSIDE, whole(s, path), path);
    diag_help(s->d, "it is a symbolic link; copy the file into the site");
    return false;
}

/* DT_REG, DT_DIR, DT_FIFO for all else, symbolic links followed; DT_UNKNOWN
   for what is gone or was reported. */
static int type_of(struct scan *s, int fd, const struct dirent *e, str path)
{
    struct stat st;
    if (e->d_type == DT_REG || e->d_type == DT_DIR)
        return e->d_type;
    if (fstatat(fd, e->d_name, &st, AT_SYMLINK_NOFOLLOW) < 0)
        return DT_UNKNOWN;
    if (S_ISLNK(st.st_mode) &&
        (!leads_inside(s, path) || fstatat(fd, e->d_name, &st, 0) < 0))
        return DT_UNKNOWN;
    return S_ISREG(st.st_mode)   ? DT_REG
           : S_ISDIR(st.st_mode) ? DT_DIR
                                 : DT_FIFO;
}

static void scan_entry(struct scan *s, const struct folder *in, int fd,
                       const struct dirent *e)
{
    str name = str_c(e->d_name);
    if (scan_leaves_out(name))
        return;
    str path = path_join(s->a, in->path, name);
    if (!shown_is_plain(name)) {
        refuse_name(s, path, name);
        return;
    }
    int type = type_of(s, fd, e, path);
    if (type == DT_REG) {
        vec_push(s->a, s->paths, path);
    } else if (type == DT_DIR) {
        int sub = openat(fd, e->d_name, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        if (sub < 0)
            fault(s, path, errno);
        else
            read_folder(s, in, path, sub);
    } else if (type == DT_FIFO) {
        diag_at(s->d, DIAG_FILE_SPECIAL, whole(s, path), path);
        diag_help(s->d, "a pipe, socket or device is no part of a site: it is "
                        "left out");
    }
}

/* True when a folder is one of those that it lies in: a link leads back. */
static bool comes_again(const struct folder *f)
{
    for (const struct folder *p = f->parent; p; p = p->parent)
        if (p->device == f->device && p->inode == f->inode)
            return true;
    return false;
}

/* Takes fd over. */
static void read_folder(struct scan *s, const struct folder *parent, str path,
                        int fd)
{
    struct stat st = {0};
    fstat(fd, &st);
    struct folder f = {parent, path, parent ? parent->depth + 1 : 1, st.st_dev,
                       st.st_ino};
    if (comes_again(&f)) {
        close(fd);
        return;
    }
    if (f.depth > FOLDERS_MAX) {
        fault(s, path, ENAMETOOLONG);
        close(fd);
        return;
    }
    DIR *dir = fdopendir(fd);
    if (!dir) {
        fault(s, path, errno);
        close(fd);
        return;
    }
    const struct dirent *e;
    while (errno = 0, (e = readdir(dir)))
        scan_entry(s, &f, fd, e);
    if (errno)
        fault(s, path, errno);
    closedir(dir);
}

void scan_folder(struct arena *a, struct diags *d, str root, str folder,
                 struct strs *paths, struct map *outside, struct strs *targets)
{
    struct scan s = {a, d, root, paths, outside, targets};
    int fd = open(str_dupz(a, path_join(a, root, folder)),
                  O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd < 0 && errno != ENOENT)
        fault(&s, folder, errno);
    else if (fd >= 0 && leads_inside(&s, folder))
        read_folder(&s, NULL, folder, fd);
    else if (fd >= 0)
        close(fd);
}
