// SPDX-License-Identifier: MIT
// output: opens the output folder, compares new files with old files, and
// stages the files that differ; exchange and replace commit them.
#include "output/output.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/beneath.h"
#include "base/codes/files.h"
#include "base/codes/output.h"
#include "base/path.h"
#include "base/system.h"
#include "base/vec.h"
#include "config/output_name.h"
#include "output/commit.h"
#include "output/exchange.h"
#include "output/folder.h"
#include "output/phase.h"
#include "output/replace.h"

enum { SPARE = 1 << 18 };

static bool fail(struct output *o, str path)
{
    int why = errno;
    diag_at(o->d, DIAG_FILE_WRITE, (struct pos){0},
            path_join(&o->a, o->dir, path),
            why == ELOOP ? S("it is a symbolic link") : str_c(strerror(why)));
    if (why == ENAMETOOLONG)
        diag_help(o->d, "shorten the name to at most 255 bytes, including the "
                        "'.html' of a page");
    return false;
}

/* ---- opening ---- */

/* Opens a folder for reading and syncing or, without read permission, as
   SYSTEM_FOLDER. Returns -1 on failure. */
static int open_folder(int dir, const char *path)
{
    int fd = beneath_open(dir, path, O_RDONLY | O_DIRECTORY, 0);
    return fd < 0 && errno == EACCES ? beneath_open(dir, path, SYSTEM_FOLDER, 0)
                                     : fd;
}

static bool open_above(struct output *o, str base, str dir)
{
    int fd = open(str_dupz(&o->a, base), SYSTEM_FOLDER | O_CLOEXEC);
    str above = path_dir(dir);
    if (fd < 0)
        return fail(o, S(""));
    if (folder_make_above(fd, dir, NULL))
        o->above_fd = open_folder(fd, above.n ? str_dupz(&o->a, above) : ".");
    int why = errno;
    close(fd);
    errno = why;
    return o->above_fd >= 0 || fail(o, S(""));
}

static bool report_stage(struct output *o, const struct stage *s,
                         enum stage_state state)
{
    str place = s->above == o->dir_fd ? o->dir : path_dir(o->dir);
    if (state == STAGE_FAILED)
        return fail(o, S(""));
    if (state == STAGE_BUSY) {
        diag_at(o->d, DIAG_OUTPUT_BUSY, (struct pos){0}, o->dir);
        return false;
    }
    diag_at(o->d, DIAG_OUTPUT_STAGE, (struct pos){0},
            path_join(&o->a, place, str_c(s->name)));
    diag_help(o->d, "perfpress prepares the site in a folder with this name; "
                    "remove or rename the existing one");
    return false;
}

/* Reads the list of written files from the output folder. A missing list counts
   as empty. Returns false after a reported error. */
static bool read_list(struct output *o)
{
    str text = folder_read(&o->a, o->dir_fd, WRITTEN_LIST);
    if (text.p)
        written_read(&o->was, text);
    else if (errno != ENOENT && errno != ELOOP && errno != EINVAL)
        return fail(o, S(WRITTEN_LIST));
    return true;
}

/* Opens the stage in the output folder if `is_needed`, or if an earlier build
   left it there. Returns false after a reported error. */
static bool open_inside(struct output *o, bool is_needed)
{
    struct stat st;
    struct stage *s = &o->inside;
    if (!is_needed &&
        fstatat(o->dir_fd, STAGE_NAME, &st, AT_SYMLINK_NOFOLLOW) != 0)
        return true;
    enum stage_state state = stage_open(s, o->dir_fd, STAGE_NAME);
    if (state == STAGE_FOREIGN && !is_needed)
        return true;
    if (state != STAGE_OPEN)
        return report_stage(o, s, state);
    return stage_empty(s) || fail(o, S(""));
}

static bool open_stage(struct output *o)
{
    str name = str_fmt(&o->a, STAGE_NAME "-%s", o->name);
    enum stage_state state = stage_open(&o->stage, o->above_fd, name.p);
    bool beside = state == STAGE_OPEN;
    if (!beside &&
        (state != STAGE_FAILED || (errno != EACCES && errno != EPERM &&
                                   errno != EROFS && errno != ENAMETOOLONG)))
        return report_stage(o, &o->stage, state);
    int why = errno;
    o->dir_fd = beneath_open(o->above_fd, o->name, O_RDONLY | O_DIRECTORY, 0);
    if (o->dir_fd < 0 && (errno != ENOENT || !beside)) {
        errno = errno == ENOENT ? why : errno;
        return fail(o, S(""));
    }
    if (beside && o->dir_fd >= 0)
        beside = system_same_mount(o->stage.fd, o->dir_fd);
    if (o->stage.fd >= 0 && !stage_empty(&o->stage))
        return fail(o, S(""));
    if (o->dir_fd >= 0 && !open_inside(o, !beside))
        return false;
    if (!beside) {
        stage_remove(&o->stage);
        o->stage = o->inside;
    } else {
        stage_remove(&o->inside);
    }
    o->inside.fd = o->inside.tree = -1;
    return o->dir_fd < 0 || read_list(o);
}

/* Locks the output, so that no other thread uses the stage. Gives up after one
   second, since this thread may already have the lock. */
static void wait_for_lock(struct output *o)
{
    static const struct timespec MILLISECOND = {0, 1000000};
    for (int i = 0; i < 1000 && pthread_mutex_trylock(&o->lock) != 0; i++)
        nanosleep(&MILLISECOND, NULL);
}

static void abort_stage(void *data)
{
    struct output *o = data;
    wait_for_lock(o);
    atomic_store(&o->aborted, true);
    arena_free(&o->spare);
    stage_abort(&o->stage);
}

static void finish(struct output *o)
{
    stage_close(&o->stage);
    stage_close(&o->inside);
    if (o->above_fd >= 0)
        close(o->above_fd);
    if (o->dir_fd >= 0)
        close(o->dir_fd);
    pthread_mutex_destroy(&o->lock);
    arena_free(&o->spare);
    arena_free(&o->a);
}

bool output_open(struct output *o, str base, str dir, struct diags *d)
{
    *o = (struct output){.d = d, .dir_fd = -1, .above_fd = -1};
    o->stage.fd = o->stage.tree = o->inside.fd = o->inside.tree = -1;
    o->was.files.a = o->is.files.a = o->folders.a = &o->a;
    pthread_mutex_init(&o->lock, NULL);
    o->dir = str_dup(&o->a, path_join(&o->a, base, dir));
    o->name = str_dupz(&o->a, path_base(dir));
    o->ending = (struct ending){abort_stage, o};
    arena_bytes(&o->spare, SPARE);
    ending_set(&o->ending);
    pthread_mutex_lock(&o->lock);
    bool is_open = open_above(o, base, dir) && open_stage(o);
    pthread_mutex_unlock(&o->lock);
    if (is_open)
        return true;
    stage_remove(&o->inside);
    stage_remove(&o->stage);
    ending_set(NULL);
    finish(o);
    return false;
}

void output_allow(const struct output *o, struct arena *a, struct sandbox *s)
{
    sandbox_allow(s, a, o->above_fd, ".", SANDBOX_RENAME);
    sandbox_allow(s, a, o->dir_fd, ".", SANDBOX_WRITE);
    sandbox_allow(s, a, o->stage.fd, ".", SANDBOX_WRITE);
    /* the tree needs a rule of its own: it leaves the stage when it becomes the
       output folder */
    sandbox_allow(s, a, o->stage.tree, ".", SANDBOX_WRITE);
}

/* ---- staging ---- */

enum file_state { FILE_NONE, FILE_SAME, FILE_OURS, FILE_FOREIGN, FILE_FAILED };

static bool has_bytes(int fd, str bytes)
{
    char block[16384];
    size_t at = 0;
    while (at < bytes.n) {
        ssize_t k = read(fd, block, sizeof block);
        if (k < 0 && errno == EINTR)
            continue;
        if (k <= 0 || (size_t)k > bytes.n - at ||
            memcmp(block, bytes.p + at, (size_t)k) != 0)
            return false;
        at += (size_t)k;
    }
    return true;
}

/* Returns FILE_OURS if perfpress wrote the file at `path` with its present
   bytes, FILE_FOREIGN if not, or FILE_FAILED if the file cannot be read. */
static enum file_state owner_of(struct output *o, const char *path)
{
    struct arena a = {0};
    str name = str_c(path), bytes = folder_read(&a, o->dir_fd, path);
    enum file_state state = !bytes.p                            ? FILE_FAILED
                            : written_has(&o->was, name, bytes) ? FILE_OURS
                                                                : FILE_FOREIGN;
    int why = errno;
    arena_free(&a);
    errno = why;
    return state;
}

/* Compares the file at `path` with `bytes`, its new contents. Also returns
   FILE_NONE if `path` is a folder, or if one of the parent folders in `path` is
   a file: the commit checks these cases. */
static enum file_state compare(struct output *o, const char *path, str bytes)
{
    struct stat st;
    int fd = o->dir_fd < 0
                 ? -1
                 : beneath_open(o->dir_fd, path, O_RDONLY | O_NONBLOCK, 0);
    if (o->dir_fd < 0 || (fd < 0 && (errno == ENOENT || errno == ENOTDIR)))
        return FILE_NONE;
    if (fd < 0)
        return errno == ELOOP || errno == ENXIO ? FILE_FOREIGN : FILE_FAILED;
    enum file_state state = fstat(fd, &st) != 0    ? FILE_FAILED
                            : S_ISDIR(st.st_mode)  ? FILE_NONE
                            : !S_ISREG(st.st_mode) ? FILE_FOREIGN
                                                   : FILE_OURS;
    if (state == FILE_OURS && (size_t)st.st_size == bytes.n &&
        has_bytes(fd, bytes))
        state = FILE_SAME;
    int why = errno;
    close(fd);
    errno = why;
    return state == FILE_OURS ? owner_of(o, path) : state;
}

static bool refuse(struct output *o, str path, bool is_listed)
{
    diag_at(o->d, DIAG_OUTPUT_FOREIGN, (struct pos){0},
            path_join(&o->a, o->dir, path));
    diag_help(o->d, is_listed
                        ? "it was changed after perfpress wrote it; remove it"
                        : "remove the file, or choose another output "
                          "folder");
    return false;
}

/* Counts a file and, unless it is unchanged, creates its parent folder in the
   stage. Needs the lock. Returns false after a reported error. */
static bool stage_file(struct output *o, str path, enum file_state state)
{
    if (state == FILE_FOREIGN)
        return refuse(o, path, map_find(&o->was.files, path));
    if (state == FILE_FAILED) { /* unknown whether perfpress wrote it */
        diag_at(o->d, DIAG_FILE_READ, (struct pos){0},
                path_join(&o->a, o->dir, path), str_c(strerror(errno)));
        return false;
    }
    if (state == FILE_SAME) {
        o->counts.unchanged++;
        return true;
    }
    o->counts.written++;
    vec_push(&o->a, &o->staged, path);
    return folder_make_above(o->stage.tree, path, &o->folders) || fail(o, path);
}

/* Registers a path with its mark and prepares its file. Needs the lock. Returns
   false after a reported error. */
static bool register_path(struct output *o, str path, struct written_mark mark,
                          enum file_state state)
{
    if (map_find(&o->is.files, path)) {
        diag_at(o->d, DIAG_OUTPUT_CLASH, (struct pos){0}, path);
        return false;
    }
    const char *why = output_name_refusal(path);
    if (why) {
        diag_at(o->d, DIAG_FILE_WRITE, (struct pos){0}, path, str_c(why));
        return false;
    }
    if (state == FILE_FOREIGN || state == FILE_FAILED)
        return stage_file(o, path, state);
    written_add(&o->is, path, mark);
    return stage_file(o, o->is.files.v[o->is.files.n - 1].key, state);
}

bool output_put(struct output *o, str path, str bytes)
{
    struct arena scratch = {0};
    if (atomic_load(&o->aborted))
        return false;
    const char *name = str_dupz(&scratch, path);
    struct written_mark mark = written_mark(bytes);
    enum file_state state = compare(o, name, bytes);
    int why = errno;
    pthread_mutex_lock(&o->lock);
    errno = why;
    bool ok = register_path(o, path, mark, state);
    pthread_mutex_unlock(&o->lock);
    if (ok && state != FILE_SAME && !folder_write(o->stage.tree, name, bytes)) {
        why = errno;
        pthread_mutex_lock(&o->lock);
        errno = why;
        ok = fail(o, path);
        pthread_mutex_unlock(&o->lock);
    }
    arena_free(&scratch);
    return ok;
}

/* Removes a file from the stage, if it was staged, and from the counts. Returns
   false after a reported error. */
static bool unstage(struct output *o, const char *path)
{
    for (size_t i = 0; i < o->staged.n; i++) {
        if (!str_eq(o->staged.v[i], str_c(path)))
            continue;
        o->staged.v[i] = o->staged.v[--o->staged.n];
        o->counts.written--;
        return unlinkat(o->stage.tree, path, 0) == 0 || fail(o, str_c(path));
    }
    o->counts.unchanged--;
    return true;
}

bool output_replace(struct output *o, str path, str bytes)
{
    struct arena scratch = {0};
    const char *name = str_dupz(&scratch, path);
    struct written_mark *mark = NEW(&o->a, struct written_mark);
    struct map_entry *e = map_find(&o->is.files, path);
    enum file_state state = compare(o, name, bytes);
    bool ok = !atomic_load(&o->aborted) && unstage(o, name);
    *mark = written_mark(bytes);
    e->value = mark;
    ok = ok && stage_file(o, e->key, state) &&
         (state == FILE_SAME || folder_write(o->stage.tree, name, bytes) ||
          fail(o, path));
    arena_free(&scratch);
    return ok;
}

/* ---- the commit ---- */

static bool differs(struct output *o, const struct commit *c, str list)
{
    struct arena a = {0};
    bool same = o->dir_fd >= 0 && !o->counts.written && !c->removals.n &&
                str_eq(folder_read(&a, o->dir_fd, WRITTEN_LIST), list);
    arena_free(&a);
    return !same;
}

/* Warns if many pages will be removed. The commit continues. */
static void report_removals(struct output *o, const struct map *removals)
{
    size_t were = 0, gone = 0;
    for (size_t i = 0; i < o->was.files.n; i++) {
        str path = o->was.files.v[i].key;
        if (!phase_is_written(path))
            continue;
        were++;
        gone += map_find(removals, path) != NULL;
    }
    if (!phase_too_many_gone(gone, were))
        return;
    diag_at(o->d, DIAG_OUTPUT_REMOVALS, (struct pos){0}, o->dir,
            str_fmt(&o->a, "%zu of %zu pages", gone, were));
    diag_help(
        o->d,
        "if these pages should exist, look for a failed checkout, or a wrong "
        "'content' or 'exclude' in perfpress.yaml, and build again");
}

static enum commit_result publish(struct output *o, struct commit *c)
{
    str list = written_text(&o->a, &o->is);
    if (!commit_find_removals(c))
        return COMMIT_UNCHANGED;
    o->counts.removed = c->removals.n;
    report_removals(o, &c->removals);
    if (!differs(o, c, list))
        return COMMIT_DONE;
    if (!folder_write(o->stage.tree, WRITTEN_LIST, list)) {
        fail(o, S(WRITTEN_LIST));
        return COMMIT_UNCHANGED;
    }
    vec_push(&o->a, &o->staged, S(WRITTEN_LIST));
    enum commit_result result = exchange_commit(c);
    o->counts.by_file = result == COMMIT_UNSUPPORTED;
    return o->counts.by_file ? replace_commit(c) : result;
}

bool output_commit(struct output *o, struct output_counts *counts)
{
    struct commit c = {.a = &o->a,
                       .d = o->d,
                       .dir = o->dir,
                       .name = o->name,
                       .above = o->above_fd,
                       .out = o->dir_fd,
                       .stage = &o->stage,
                       .was = &o->was,
                       .is = &o->is,
                       .folders = &o->folders,
                       .staged = &o->staged,
                       .removals = {.a = &o->a},
                       .carried = {.a = &o->a}};
    enum commit_result result = publish(o, &c);
    *counts = result == COMMIT_DONE ? o->counts : (struct output_counts){0};
    counts->half = result == COMMIT_HALF;
    if (!stage_remove(&o->stage) && !counts->half)
        fail(o, S(""));
    ending_set(NULL);
    finish(o);
    return result == COMMIT_DONE;
}

void output_abandon(struct output *o)
{
    stage_remove(&o->stage);
    ending_set(NULL);
    finish(o);
}
