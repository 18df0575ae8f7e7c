// SPDX-License-Identifier: MIT
// scan: lists folders through their file descriptors. Only entries that are
// neither plain files nor folders need further system calls.
#include "load/scan.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/codes/files.h"
#include "base/path.h"
#include "base/shown.h"
#include "base/system.h"
#include "base/utf8.h"
#include "base/vec.h"
#include "config/exclude.h"

enum { FOLDERS_MAX = 64 }; /* maximum depth of nested folders */

struct scan {
    struct arena *a;
    struct diags *d;
    const struct scan_how *how;
    struct scan_found *found;
};

/* A folder and its parents, to detect symbolic links that lead in a circle. */
struct folder {
    const struct folder *parent;
    str path;
    int depth;
    dev_t device;
    ino_t inode;
};

/* ---- faults ---- */

/* Returns a position that names a file or folder, without a line. */
static struct pos file_pos(struct scan *s, str path)
{
    struct source *src = NEW(s->a, struct source);
    src->name = path;
    return (struct pos){.src = src};
}

static void fault(struct scan *s, str path, const char *why)
{
    diag_at(s->d, DIAG_FILE_READ, file_pos(s, path), path, str_c(why));
}

/* Reports a name that would corrupt a list, log, terminal or page. */
static void refuse_name(struct scan *s, str path, str name)
{
    diag_at(s->d, DIAG_FILE_NAME, file_pos(s, path), name,
            utf8_invalid(name) == STR_NPOS ? S("a control character")
                                           : S("invalid UTF-8"));
    diag_help(s->d, "rename it");
}

/* ---- folders ---- */

/* Names of files and folders that scans skip. A `start` of more than one
   character is the whole name; otherwise, the name begins with `start` and ends
   with `end`. CASE_COUNTS: case matters, since the programs that write such
   files also run on file systems that distinguish case. */
static const struct {
    str start, end;
    enum { CASE_COUNTS, ANY_CASE } letters;
} LEFTOVERS[] = {
    {S_INIT("."), S_INIT(""), CASE_COUNTS},
    {S_INIT(""), S_INIT("~"), CASE_COUNTS},
    {S_INIT("#"), S_INIT("#"), CASE_COUNTS},          /* Emacs */
    {S_INIT(""), S_INIT(".bak"), ANY_CASE},           /* editors */
    {S_INIT(""), S_INIT(".orig"), CASE_COUNTS},       /* patch, git, hg */
    {S_INIT(""), S_INIT(".rej"), CASE_COUNTS},        /* patch, git, hg */
    {S_INIT("thumbs.db"), S_INIT(""), ANY_CASE},      /* Windows */
    {S_INIT("desktop.ini"), S_INIT(""), ANY_CASE},    /* Windows */
    {S_INIT("conf.py"), S_INIT(""), CASE_COUNTS},     /* Sphinx */
    {S_INIT("__pycache__"), S_INIT(""), CASE_COUNTS}, /* Python */
    {S_INIT(""), S_INIT(".pyc"), CASE_COUNTS},        /* Python */
    {S_INIT("_drafts"), S_INIT(""), CASE_COUNTS},     /* Jekyll */
};

bool scan_skips_name(str name)
{
    bool out = name.n == 0;
    for (size_t i = 0; i < sizeof LEFTOVERS / sizeof *LEFTOVERS; i++) {
        str start = LEFTOVERS[i].start, end = LEFTOVERS[i].end;
        bool (*same)(str, str) =
            LEFTOVERS[i].letters == ANY_CASE ? str_eq_nocase : str_eq;
        bool fits = start.n > 1 ? name.n == start.n : name.n >= start.n + end.n;
        out |= fits && same(str_slice(name, 0, start.n), start) &&
               same(str_from(name, name.n - end.n), end);
    }
    return out;
}

/* Whether a file or folder is skipped. Counts a skipped name in found->left_out
   unless the name begins with a dot. */
static bool is_skipped(struct scan *s, str path, str name)
{
    str from = s->how->exclude_in;
    bool out = scan_skips_name(name);
    if (!out && s->how->exclude && path_is_below(path, from))
        out = exclude_has(s->how->exclude,
                          from.n ? str_from(path, from.n + 1) : path);
    s->found->left_out += out && name.p[0] != '.';
    return out;
}

static void read_folder(struct scan *s, const struct folder *parent, str path,
                        int fd);

/* Appends the path to which a symbolic link points. That path may be a symbolic
   link itself, or missing. */
static void add_target(struct scan *s, str path, int fd, const char *name)
{
    char text[PATH_MAX];
    ssize_t n = readlinkat(fd, name, text, sizeof text);
    str link = {text, n > 0 ? (size_t)n : 0}, target,
        root = s->how->guard->folder;
    if (path_is_below(link, root))
        link = str_from(link, root.n + 1);
    else if (link.n && !str_starts(link, S("/")))
        link = path_join(s->a, path_dir(path), link);
    if (link.n && path_normal(s->a, link, &target))
        vec_push(s->a, &s->found->targets, str_dup(s->a, target));
}

/* Reports that a folder or the target of a symbolic link is missing, cannot be
   opened or may not be read. A circle of links is not reported. `why` is an
   errno value. */
static void refuse(struct scan *s, str path, enum guard_answer answer, int why)
{
    str real = STR_NONE;
    if (answer == GUARD_FAULT) {
        fault(s, path, strerror(why));
    } else if (answer == GUARD_MISSING) {
        if (why == ELOOP)
            return;
        diag_at(s->d, DIAG_FILE_MISSING, file_pos(s, path), path);
        diag_help(s->d, "it is a symbolic link to a file that does not exist");
    } else {
        map_put(s->found->outside, path, NULL);
        diag_at(s->d,
                answer == GUARD_OUTSIDE ? DIAG_FILE_OUTSIDE : DIAG_FILE_HIDDEN,
                file_pos(s, path), path);
        guard_find(s->how->guard, s->a, s->how->reader, path, &real, NULL);
        guard_help(s->how->guard, s->d, answer, path, real);
    }
}

/* Opens a folder for reading. Returns -1 after a report. */
static int open_folder(struct scan *s, str path)
{
    enum guard_answer answer;
    int fd = guard_open(s->how->guard, s->a, s->how->reader, path,
                        O_RDONLY | O_DIRECTORY, &answer);
    if (fd < 0)
        refuse(s, path, answer, errno);
    return fd;
}

/* Returns the type of a symbolic link's target, like type_of, and appends the
   target's path. */
static int type_of_link(struct scan *s, int in, const struct dirent *e,
                        str path)
{
    struct stat st;
    str real;
    add_target(s, path, in, e->d_name);
    enum guard_answer answer =
        guard_find(s->how->guard, s->a, s->how->reader, path, &real, &st);
    if (answer != GUARD_OPEN) {
        refuse(s, path, answer, errno);
        return DT_UNKNOWN;
    }
    vec_push(s->a, &s->found->targets, real);
    return S_ISREG(st.st_mode)   ? DT_REG
           : S_ISDIR(st.st_mode) ? DT_DIR
                                 : DT_FIFO;
}

/* Returns the type of an entry with symbolic links followed: DT_REG, DT_DIR, or
   DT_FIFO for all others. Returns DT_UNKNOWN if the entry no longer exists, or
   if it is a link that cannot be followed. */
static int type_of(struct scan *s, int fd, const struct dirent *e, str path)
{
    struct stat st;
    if (e->d_type == DT_REG || e->d_type == DT_DIR)
        return e->d_type;
    if (fstatat(fd, e->d_name, &st, AT_SYMLINK_NOFOLLOW) < 0)
        return DT_UNKNOWN;
    if (S_ISLNK(st.st_mode))
        return type_of_link(s, fd, e, path);
    return S_ISREG(st.st_mode)   ? DT_REG
           : S_ISDIR(st.st_mode) ? DT_DIR
                                 : DT_FIFO;
}

static void scan_entry(struct scan *s, const struct folder *in, int fd,
                       const struct dirent *e)
{
    str name = str_c(e->d_name);
    str path = path_join(s->a, in->path, name);
    if (is_skipped(s, path, name))
        return;
    if (!shown_is_plain(name)) {
        refuse_name(s, path, name);
        return;
    }
    if (path.n >= PATH_BYTES) {
        fault(s, path, strerror(ENAMETOOLONG));
        diag_help(s->d, "a path may have at most 4,095 bytes; shorten the "
                        "names of its folders");
        return;
    }
    int type = type_of(s, fd, e, path);
    if (type == DT_REG) {
        vec_push(s->a, &s->found->paths, path);
    } else if (type == DT_DIR) {
        int sub = open_folder(s, path);
        if (sub >= 0)
            read_folder(s, in, path, sub);
    } else if (type == DT_FIFO) {
        diag_at(s->d, DIAG_FILE_SPECIAL, file_pos(s, path), path);
        diag_help(s->d, "it is ignored, because pipes, sockets and devices "
                        "cannot be part of a site");
    }
}

/* Whether a folder is also one of its own parents, because of a symbolic
   link. */
static bool is_cycle(const struct folder *f)
{
    for (const struct folder *p = f->parent; p; p = p->parent)
        if (p->device == f->device && p->inode == f->inode)
            return true;
    return false;
}

/* Scans the folder `path`, which is open as fd, and its subfolders. Closes
   fd. */
static void read_folder(struct scan *s, const struct folder *parent, str path,
                        int fd)
{
    struct stat st = {0};
    fstat(fd, &st);
    struct folder f = {parent, path, parent ? parent->depth + 1 : 1, st.st_dev,
                       st.st_ino};
    if (is_cycle(&f)) {
        close(fd);
        return;
    }
    if (f.depth > FOLDERS_MAX) {
        fault(s, path, "it is in more than 64 nested folders");
        close(fd);
        return;
    }
    DIR *dir = fdopendir(fd);
    if (!dir) {
        fault(s, path, strerror(errno));
        close(fd);
        return;
    }
    const struct dirent *e;
    while (errno = 0, (e = readdir(dir)))
        scan_entry(s, &f, fd, e);
    if (errno)
        fault(s, path, strerror(errno));
    closedir(dir);
}

/* Reports `folder`, which is missing, if it is a symbolic link whose target
   does not exist. */
static void report_dangling(struct scan *s, str folder)
{
    const struct guard *g = s->how->guard;
    char byte;
    if (readlinkat(g->root, str_dupz(s->a, folder), &byte, 1) < 0)
        return;
    diag_at(s->d, DIAG_FILE_MISSING, file_pos(s, folder), folder);
    diag_help(s->d, "it is a symbolic link to a folder that does not exist");
}

bool scan_may_enter(struct arena *a, struct diags *d,
                    const struct scan_how *how, str folder)
{
    struct map outside = {.a = a};
    struct scan_found found = {.outside = &outside};
    struct scan s = {a, d, how, &found};
    enum guard_answer answer =
        guard_find(how->guard, a, how->reader, folder, NULL, NULL);
    if (answer != GUARD_OPEN)
        refuse(&s, folder, answer, errno);
    return answer == GUARD_OPEN;
}

void scan_folder(struct arena *a, struct diags *d, const struct scan_how *how,
                 str folder, struct scan_found *found)
{
    struct scan s = {a, d, how, found};
    str real;
    if (guard_find(how->guard, a, how->reader, folder, &real, NULL) ==
        GUARD_MISSING) {
        report_dangling(&s, folder);
        return;
    }
    int fd = open_folder(&s, folder);
    if (fd < 0)
        return;
    add_target(&s, folder, how->guard->root, str_dupz(a, folder));
    vec_push(a, &found->targets, real);
    read_folder(&s, NULL, folder, fd);
}
