// SPDX-License-Identifier: MIT
// staged: opens all files beneath the site's folder (base/beneath), so that no
// symbolic link can lead outside that folder.
#include "fetch/staged.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/beneath.h"
#include "base/codes/fetch.h"
#include "base/codes/files.h"
#include "base/digest.h"
#include "base/path.h"
#include "base/vec.h"

#define TEMP_PREFIX ".perfpress-fetch-"

enum {
    BUFFER = 1 << 16,
    DEPTH_MAX = 64 /* levels of folders in which leftovers are removed */
};

static const struct pos NOWHERE = {0};

static bool fault(struct staged *s, str path)
{
    const char *why =
        errno == ELOOP || errno == ENOTDIR
            ? "a part of this path is a symbolic link or a file, not a folder"
            : strerror(errno);
    bool folder = errno == EISDIR;
    diag_at(s->d, DIAG_FILE_WRITE, NOWHERE, path, str_c(why));
    if (folder)
        diag_help(s->d, "remove or rename the folder with this name");
    return false;
}

bool staged_open(struct staged *s, struct arena *a, struct diags *d, str root,
                 bool dry)
{
    str why = digest_fault(a);
    *s = (struct staged){.a = a, .d = d, .dry = dry};
    s->root = open(str_dupz(a, root), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (s->root < 0) {
        diag_at(d, DIAG_FILE_READ, NOWHERE, root, str_c(strerror(errno)));
        return false;
    }
    if (why.p) {
        diag_at(d, DIAG_FETCH_SERVER, NOWHERE,
                str_fmt(a, "hashes cannot be computed: %.*s", STR_ARG(why)));
        return false;
    }
    /* some network file systems have no locks: flock fails, and we go ahead */
    if (!dry && flock(s->root, LOCK_EX | LOCK_NB) != 0 &&
        errno == EWOULDBLOCK) {
        diag_at(d, DIAG_FETCH_BUSY, NOWHERE, root);
        return false;
    }
    return true;
}

static void discard(struct staged_file *f)
{
    const char *name;
    if (f->fd >= 0)
        close(f->fd);
    if (f->sum)
        digest_end(f->all->a, f->sum);
    f->fd = -1;
    f->sum = NULL;
    if (!f->temp.p)
        return;
    int dir = beneath_parent(f->all->root, f->temp.p, &name);
    if (dir >= 0) {
        unlinkat(dir, name, 0);
        close(dir);
    }
    f->temp = STR_NONE;
}

void staged_close(struct staged *s)
{
    for (size_t i = 0; i < s->files.n; i++)
        discard(s->files.v[i]);
    s->files.n = 0;
    if (s->root >= 0)
        close(s->root);
    s->root = -1;
}

/* ---- writing ---- */

/* Makes the folders above a path from the root. */
static bool make_folders(struct staged *s, str path)
{
    for (size_t i = 0; i < path.n; i++) {
        const char *name;
        if (path.p[i] != '/')
            continue;
        int dir = beneath_parent(s->root, str_dupz(s->a, str_slice(path, 0, i)),
                                 &name);
        bool ok =
            dir >= 0 && (mkdirat(dir, name, 0777) == 0 || errno == EEXIST);
        int why = errno;
        if (dir >= 0)
            close(dir);
        errno = why;
        if (!ok)
            return fault(s, path);
    }
    return true;
}

/* Opens a new file beside f->to. Removes a file of the same name that an
   earlier fetch left when it was killed. */
static bool open_temp(struct staged_file *f)
{
    struct staged *s = f->all;
    const char *name;
    str temp = path_join(s->a, path_dir(f->to),
                         str_fmt(s->a, TEMP_PREFIX "%016llx", str_hash(f->to)));
    int dir = beneath_parent(s->root, str_dupz(s->a, temp), &name);
    if (dir < 0)
        return fault(s, f->to);
    struct stat st;
    bool folder = fstatat(dir, str_dupz(s->a, path_base(f->to)), &st,
                          AT_SYMLINK_NOFOLLOW) == 0 &&
                  S_ISDIR(st.st_mode);
    unlinkat(dir, name, 0);
    f->fd = folder
                ? -1
                : openat(dir, name,
                         O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC,
                         0666);
    int why = folder ? EISDIR : errno;
    close(dir);
    errno = why;
    if (f->fd < 0)
        return fault(s, f->to);
    f->temp = str_dup(s->a, temp);
    return true;
}

struct staged_file *staged_begin(struct staged *s, str to)
{
    struct staged_file *f = NEW(s->a, struct staged_file);
    *f = (struct staged_file){.all = s, .to = to, .fd = -1};
    if (!s->dry && (!make_folders(s, to) || !open_temp(f)))
        return NULL;
    f->sum = digest_begin();
    f->buffer = arena_bytes(s->a, BUFFER);
    vec_push(s->a, &s->files, f);
    return f;
}

static bool flush(struct staged_file *f)
{
    str left = {f->buffer, f->n};
    digest_add(f->sum, left);
    f->n = 0;
    while (f->fd >= 0 && left.n) {
        ssize_t n = write(f->fd, left.p, left.n);
        if (n < 0 && errno != EINTR)
            return fault(f->all, f->to);
        left = str_from(left, n < 0 ? 0 : (size_t)n);
    }
    return true;
}

bool staged_put(struct staged_file *f, str bytes)
{
    f->bytes += bytes.n;
    while (bytes.n) {
        str part = str_slice(bytes, 0, BUFFER - f->n);
        memcpy(f->buffer + f->n, part.p, part.n);
        f->n += part.n;
        bytes = str_from(bytes, part.n);
        if (f->n == BUFFER && !flush(f))
            return false;
    }
    return true;
}

bool staged_end(struct staged_file *f)
{
    bool ok = flush(f);
    f->sha256 = digest_end(f->all->a, f->sum);
    f->sum = NULL;
    if (f->fd >= 0 && close(f->fd) != 0 && ok)
        ok = fault(f->all, f->to);
    f->fd = -1;
    return ok;
}

/* ---- files in place ---- */

/* Copies the n bytes `from`, except each "\r" before a "\n", and returns the
   number of bytes written. A "\r" at the end is not copied yet: *held is set to
   true, and the next call copies the "\r" unless a "\n" follows. So up to n + 1
   bytes are written. `to` may be from - 1. */
static size_t drop_returns(char *to, const char *from, size_t n, bool *held)
{
    size_t k = 0;
    for (size_t i = 0; i < n; i++) {
        char c = from[i];
        if (*held && c != '\n')
            to[k++] = '\r';
        *held = c == '\r';
        if (!*held)
            to[k++] = c;
    }
    return k;
}

/* Returns the SHA-256 of a file, or STR_NONE if it cannot be read. If `plain`
   is true, ignores each "\r" before a "\n". */
static str hash(struct staged *s, str path, bool plain)
{
    struct stat st;
    int fd =
        beneath_open(s->root, str_dupz(s->a, path), O_RDONLY | O_NONBLOCK, 0);
    if (fd < 0)
        return STR_NONE;
    char *buffer = arena_bytes(s->a, BUFFER + 1);
    void *sum = digest_begin();
    bool held = false;
    ssize_t n = fstat(fd, &st) == 0 && S_ISREG(st.st_mode) ? 1 : -1;
    while (n > 0) {
        n = read(fd, buffer + 1, BUFFER);
        str part = {buffer + 1, n > 0 ? (size_t)n : 0};
        if (plain)
            part = (str){buffer, drop_returns(buffer, part.p, part.n, &held)};
        digest_add(sum, part);
    }
    if (held)
        digest_add(sum, S("\r"));
    close(fd);
    str sha256 = digest_end(s->a, sum);
    return n == 0 ? sha256 : STR_NONE;
}

str staged_hash(struct staged *s, str path)
{
    return hash(s, path, false);
}

bool staged_is(struct staged *s, str path, str sha256)
{
    return str_eq(hash(s, path, false), sha256) ||
           str_eq(hash(s, path, true), sha256);
}

bool staged_is_missing(struct staged *s, str path)
{
    return beneath_stat(s->root, str_dupz(s->a, path), NULL) != 0 &&
           errno == ENOENT;
}

/* ---- leftovers ---- */

/* Whether a file name is one that open_temp makes. */
static bool is_temp(str name)
{
    return str_starts(name, S(TEMP_PREFIX)) &&
           name.n == S(TEMP_PREFIX).n + 2 * sizeof(uint64_t);
}

/* Removes temporary files in an open folder, then closes the folder. Does the
   same in folders below, down to `depth` levels. */
static void sweep(int folder, unsigned depth)
{
    DIR *dir = fdopendir(folder);
    const struct dirent *e;
    while (dir && (e = readdir(dir))) {
        str name = str_c(e->d_name);
        int below = -1;
        if (is_temp(name))
            unlinkat(folder, e->d_name, 0);
        else if (depth && e->d_type != DT_REG && name.p[0] != '.')
            below = openat(folder, e->d_name,
                           O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
        if (below >= 0)
            sweep(below, depth - 1);
    }
    if (dir)
        closedir(dir);
    else
        close(folder);
}

void staged_sweep(struct staged *s, str folder, bool below)
{
    int fd = beneath_open(s->root, folder.n ? str_dupz(s->a, folder) : ".",
                          O_RDONLY | O_DIRECTORY, 0);
    if (fd >= 0 && !s->dry)
        sweep(fd, below ? DEPTH_MAX : 0);
    else if (fd >= 0)
        close(fd);
}

/* ---- the end ---- */

/* Whether the file at a path can be replaced. Reports why if it cannot. */
static bool may_replace(struct staged *s, str path)
{
    const char *name;
    struct stat st;
    int dir = beneath_parent(s->root, str_dupz(s->a, path), &name);
    bool ok = dir >= 0 && faccessat(dir, ".", W_OK, AT_EACCESS) == 0;
    if (ok && fstatat(dir, name, &st, AT_SYMLINK_NOFOLLOW) == 0 &&
        S_ISDIR(st.st_mode)) {
        ok = false;
        errno = EISDIR;
    }
    int why = errno;
    if (dir >= 0)
        close(dir);
    errno = why;
    return ok || fault(s, path);
}

static bool remove_file(struct staged *s, str path)
{
    const char *name;
    int dir = beneath_parent(s->root, str_dupz(s->a, path), &name);
    bool ok = dir >= 0 && unlinkat(dir, name, 0) == 0;
    int why = errno;
    if (dir >= 0)
        close(dir);
    errno = why;
    return ok || fault(s, path);
}

/* Renames a temporary file to its final name in the same folder. No-op if there
   is no temporary file. Returns false after reporting a failure. */
static bool put_in_place(struct staged_file *f)
{
    struct staged *s = f->all;
    const char *from, *to;
    if (!f->temp.p)
        return true;
    int dir = beneath_parent(s->root, f->temp.p, &from);
    int same = beneath_parent(s->root, str_dupz(s->a, f->to), &to);
    bool ok = dir >= 0 && same >= 0 && renameat(dir, from, same, to) == 0;
    int why = errno;
    if (dir >= 0)
        close(dir);
    if (same >= 0)
        close(same);
    errno = why;
    if (ok)
        f->temp = STR_NONE;
    return ok || fault(s, f->to);
}

/* Removes the temporary files whose bytes are already in the final files, and
   checks that all other files can be replaced or removed. */
static bool prepare(struct staged *s, const struct strs *gone)
{
    bool ok = true;
    for (size_t i = 0; i < s->files.n && ok; i++) {
        struct staged_file *f = s->files.v[i];
        if (str_eq(staged_hash(s, f->to), f->sha256))
            discard(f);
        else
            ok = may_replace(s, f->to);
    }
    for (size_t i = 0; i < gone->n && ok; i++)
        ok = may_replace(s, gone->v[i]);
    return ok;
}

bool staged_commit(struct staged *s, const struct strs *gone,
                   struct staged_file *lock)
{
    size_t removed = 0;
    bool ok = prepare(s, gone);
    while (ok && removed < gone->n)
        if ((ok = remove_file(s, gone->v[removed])))
            removed++;
    bool changed = (ok = ok && put_in_place(lock)) || removed;
    for (size_t i = 0; i < s->files.n && ok; i++)
        ok = put_in_place(s->files.v[i]);
    if (!ok)
        diag_help(s->d, changed ? "other files were changed already; until "
                                  "perfpress fetch succeeds, builds report "
                                  "the files that differ from perfpress.lock"
                                : "no file was changed");
    return ok;
}
