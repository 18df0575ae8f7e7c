// SPDX-License-Identifier: MIT
// output: staging, comparing and renaming files.
#include "write/output.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/buf.h"
#include "base/path.h"
#include "base/vec.h"

static const str HEADER =
    S_INIT("# Files that perfpress wrote here; it removes them when a later "
           "build has them no more.\n");

static struct pos nowhere(void)
{
    return (struct pos){0};
}

static bool fail(struct output *o, str path)
{
    str name = path_join(&o->a, o->dir, path);
    diag_at(o->d, DIAG_FILE_WRITE, nowhere(), name, str_c(strerror(errno)));
    return false;
}

/* The whole of an open file, or STR_NONE. */
static str read_all(struct arena *a, int fd, size_t size)
{
    char *p = arena_bytes(a, size + 1);
    size_t n = 0;
    while (n < size) {
        ssize_t k = read(fd, p + n, size - n);
        if (k < 0 && errno == EINTR)
            continue;
        if (k <= 0)
            return STR_NONE;
        n += (size_t)k;
    }
    return (str){p, n};
}

static str read_file(struct arena *a, int dir, const char *path)
{
    int fd = openat(dir, path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC);
    struct stat st;
    str bytes = STR_NONE;
    if (fd < 0)
        return bytes;
    if (fstat(fd, &st) == 0 && S_ISREG(st.st_mode))
        bytes = read_all(a, fd, (size_t)st.st_size);
    close(fd);
    return bytes;
}

enum file_state { FILE_NONE, FILE_SAME, FILE_DIFFERS };

/* Compares a file with bytes, a block at a time. */
static enum file_state compare(int dir, const char *path, str bytes)
{
    struct stat st;
    if (dir < 0 || fstatat(dir, path, &st, AT_SYMLINK_NOFOLLOW) != 0)
        return FILE_NONE;
    if (!S_ISREG(st.st_mode) || (size_t)st.st_size != bytes.n)
        return FILE_DIFFERS;
    int fd = openat(dir, path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC);
    if (fd < 0)
        return FILE_DIFFERS;
    char block[16384];
    size_t at = 0;
    while (at < bytes.n) {
        ssize_t k = read(fd, block, sizeof block);
        if (k < 0 && errno == EINTR)
            continue;
        if (k <= 0 || (size_t)k > bytes.n - at ||
            memcmp(block, bytes.p + at, (size_t)k) != 0)
            break;
        at += (size_t)k;
    }
    close(fd);
    return at == bytes.n ? FILE_SAME : FILE_DIFFERS;
}

/* Makes the folders above a path; known ones are remembered. */
static bool make_folders(struct output *o, int root, struct map *known,
                         str path)
{
    for (size_t i = 1; i < path.n; i++) {
        str folder = str_slice(path, 0, i);
        if (path.p[i] != '/' || map_get(known, folder))
            continue;
        char *name = str_dupz(&o->a, folder);
        if (mkdirat(root, name, 0777) != 0 && errno != EEXIST)
            return fail(o, folder);
        map_put(known, (str){name, folder.n}, known);
    }
    return true;
}

static bool write_file(int dir, const char *path, str bytes)
{
    int fd = openat(dir, path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (fd < 0)
        return false;
    size_t n = 0;
    while (n < bytes.n) {
        ssize_t k = write(fd, bytes.p + n, bytes.n - n);
        if (k < 0 && errno == EINTR)
            continue;
        if (k < 0) {
            close(fd);
            return false;
        }
        n += (size_t)k;
    }
    return close(fd) == 0;
}

/* Removes what is below an open folder; links are not followed. */
static void clear_folder(int fd)
{
    int copy = dup(fd);
    DIR *dir = copy < 0 ? NULL : fdopendir(copy);
    struct dirent *e;
    if (!dir)
        return;
    rewinddir(dir);
    while ((e = readdir(dir))) {
        if (!strcmp(e->d_name, ".") || !strcmp(e->d_name, ".."))
            continue;
        if (unlinkat(fd, e->d_name, 0) == 0)
            continue;
        int below = openat(fd, e->d_name,
                           O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
        if (below < 0)
            continue;
        clear_folder(below);
        close(below);
        unlinkat(fd, e->d_name, AT_REMOVEDIR);
    }
    closedir(dir);
}

static void read_manifest(struct output *o)
{
    str text =
        o->dir_fd < 0 ? STR_NONE : read_file(&o->a, o->dir_fd, OUTPUT_MANIFEST);
    str line;
    while (str_cut(&text, '\n', &line)) {
        str path;
        if (line.n && line.p[0] != '#' && path_normal(&o->a, line, &path) &&
            str_eq(path, line))
            map_put(&o->ours, path, o);
    }
}

/* The folder to stage in: beside the output, where renaming works, else
   inside it. */
static str stage_name(struct output *o)
{
    struct stat out, up;
    str parent = path_dir(o->dir);
    bool beside = stat(parent.n ? str_dupz(&o->a, parent) : "/", &up) == 0;
    if (beside && o->dir_fd >= 0)
        beside = fstat(o->dir_fd, &out) == 0 && out.st_dev == up.st_dev;
    if (beside && o->dir_fd >= 0 && access(str_dupz(&o->a, parent), W_OK) != 0)
        beside = false;
    return beside ? str_concat(&o->a, o->dir, S(".perfpress-stage"))
                  : path_join(&o->a, o->dir, S(".perfpress-stage"));
}

static bool make_parents(struct output *o, str dir)
{
    for (size_t i = 1; i < dir.n; i++) {
        if (dir.p[i] != '/')
            continue;
        char *name = str_dupz(&o->a, str_slice(dir, 0, i));
        if (mkdir(name, 0777) != 0 && errno != EEXIST)
            return fail(o, S(""));
    }
    return true;
}

bool output_open(struct output *o, str dir, struct diags *d)
{
    *o = (struct output){.d = d, .dir_fd = -1, .stage_fd = -1, .above_fd = -1};
    o->ours.a = o->files.a = o->folders.a = &o->a;
    pthread_mutex_init(&o->lock, NULL);
    o->dir = str_dup(&o->a, dir);
    if (!make_parents(o, dir))
        goto out;
    o->dir_fd = open(o->dir.p, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (o->dir_fd < 0 && errno != ENOENT) {
        fail(o, S(""));
        goto out;
    }
    str above = path_dir(o->dir);
    o->above_fd = open(above.n ? str_dupz(&o->a, above) : "/",
                       O_PATH | O_DIRECTORY | O_CLOEXEC);
    o->stage = stage_name(o);
    if (mkdir(o->stage.p, 0777) != 0 && errno != EEXIST) {
        fail(o, S(""));
        goto out;
    }
    o->stage_fd =
        open(o->stage.p, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (o->stage_fd < 0) {
        fail(o, S(""));
        goto out;
    }
    if (flock(o->stage_fd, LOCK_EX | LOCK_NB) != 0) {
        diag_at(d, DIAG_OUTPUT_BUSY, nowhere(), o->dir);
        goto out;
    }
    clear_folder(o->stage_fd);
    read_manifest(o);
    return true;
out:
    if (o->dir_fd >= 0)
        close(o->dir_fd);
    if (o->stage_fd >= 0)
        close(o->stage_fd);
    if (o->above_fd >= 0)
        close(o->above_fd);
    pthread_mutex_destroy(&o->lock);
    arena_free(&o->a);
    return false;
}

struct output_reach output_reach(const struct output *o)
{
    return (struct output_reach){o->above_fd, o->dir_fd, o->stage_fd};
}

/* Notes a path under the lock; NULL when it is refused. Gives the path as a
   C string. */
static const char *claim(struct output *o, str path, enum file_state state)
{
    const char *name = NULL;
    pthread_mutex_lock(&o->lock);
    struct map_entry *old = map_find(&o->files, path);
    if (old) {
        diag_at(o->d, DIAG_OUTPUT_CLASH, nowhere(), path);
    } else if (state == FILE_DIFFERS && !map_get(&o->ours, path)) {
        diag_at(o->d, DIAG_OUTPUT_FOREIGN, nowhere(),
                path_join(&o->a, o->dir, path));
        diag_help(o->d, "remove the file, or choose another output folder");
    } else {
        name = str_dupz(&o->a, path);
        map_put(&o->files, (str){name, path.n}, state == FILE_SAME ? NULL : o);
        if (state == FILE_SAME)
            o->counts.unchanged++;
        else if (!make_folders(o, o->stage_fd, &o->folders, path))
            name = NULL;
        else
            o->counts.written++;
    }
    pthread_mutex_unlock(&o->lock);
    return name;
}

bool output_put(struct output *o, str path, str bytes)
{
    struct arena scratch = {0};
    enum file_state state = compare(o->dir_fd, str_dupz(&scratch, path), bytes);
    arena_free(&scratch);
    const char *name = claim(o, path, state);
    if (!name)
        return false;
    if (state == FILE_SAME || write_file(o->stage_fd, name, bytes))
        return true;
    pthread_mutex_lock(&o->lock);
    fail(o, path);
    pthread_mutex_unlock(&o->lock);
    return false;
}

static int by_text(const void *x, const void *y)
{
    return str_cmp(*(const str *)x, *(const str *)y);
}

static bool stage_manifest(struct output *o)
{
    struct strs paths = {0};
    for (size_t i = 0; i < o->files.n; i++)
        vec_push(&o->a, &paths, o->files.v[i].key);
    if (paths.n)
        qsort(paths.v, paths.n, sizeof *paths.v, by_text);
    struct buf b = {.a = &o->a};
    buf_put(&b, HEADER);
    for (size_t i = 0; i < paths.n; i++) {
        buf_put(&b, paths.v[i]);
        buf_putc(&b, '\n');
    }
    if (compare(o->dir_fd, OUTPUT_MANIFEST, buf_str(&b)) == FILE_SAME)
        return true;
    map_put(&o->files, S(OUTPUT_MANIFEST), o);
    return write_file(o->stage_fd, OUTPUT_MANIFEST, buf_str(&b)) ||
           fail(o, S(OUTPUT_MANIFEST));
}

/* What to rename so that `path` gets into place: the first folder above it
   that the output does not have yet (it goes whole), or the file itself;
   STR_NONE when a folder above it has been renamed already. */
static str what_to_rename(struct output *o, struct map *folders, str path)
{
    static const char there, moved;
    struct stat st;
    for (size_t i = 1; i < path.n; i++) {
        if (path.p[i] != '/')
            continue;
        str folder = str_slice(path, 0, i);
        const void *known = map_get(folders, folder);
        if (known == &moved)
            return STR_NONE;
        if (known)
            continue;
        str name = str_dup(&o->a, folder);
        bool exists = fstatat(o->dir_fd, name.p, &st, 0) == 0;
        map_put(folders, name, (void *)(exists ? &there : &moved));
        if (!exists)
            return name;
    }
    return str_dup(&o->a, path);
}

static bool rename_all(struct output *o)
{
    struct map folders = {.a = &o->a};
    for (size_t i = 0; i < o->files.n; i++) {
        if (!o->files.v[i].value)
            continue;
        str what = what_to_rename(o, &folders, o->files.v[i].key);
        if (what.p && renameat(o->stage_fd, what.p, o->dir_fd, what.p) != 0)
            return fail(o, what);
    }
    return true;
}

/* Removes the folders above a removed file while they are empty. */
static void remove_empty(struct output *o, str path)
{
    for (str dir = path_dir(path); dir.n; dir = path_dir(dir))
        if (unlinkat(o->dir_fd, str_dupz(&o->a, dir), AT_REMOVEDIR) != 0)
            return;
}

static bool remove_old(struct output *o)
{
    for (size_t i = 0; i < o->ours.n; i++) {
        str path = o->ours.v[i].key;
        if (map_find(&o->files, path))
            continue;
        if (unlinkat(o->dir_fd, str_dupz(&o->a, path), 0) == 0)
            o->counts.removed++;
        else if (errno != ENOENT && errno != ENOTDIR)
            return fail(o, path);
        remove_empty(o, path);
    }
    return true;
}

static void finish(struct output *o)
{
    close(o->stage_fd);
    if (o->above_fd >= 0)
        close(o->above_fd);
    if (o->dir_fd >= 0)
        close(o->dir_fd);
    pthread_mutex_destroy(&o->lock);
    arena_free(&o->a);
}

static void drop_stage(struct output *o)
{
    clear_folder(o->stage_fd);
    rmdir(o->stage.p);
}

bool output_commit(struct output *o, struct output_counts *counts)
{
    bool ok = stage_manifest(o);
    *counts = o->counts;
    if (ok && o->dir_fd < 0 && rename(o->stage.p, o->dir.p) == 0) {
        finish(o); /* nothing was there: the stage became the folder */
        return true;
    }
    if (ok && o->dir_fd < 0)
        ok = fail(o, S(""));
    ok = ok && rename_all(o) && remove_old(o);
    *counts = o->counts;
    drop_stage(o);
    finish(o);
    return ok;
}

void output_abandon(struct output *o)
{
    drop_stage(o);
    finish(o);
}
