// SPDX-License-Identifier: MIT
// replace: moves files into place by renames, each noted with how to undo it.
#include "output/replace.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/beneath.h"
#include "base/codes/output.h"
#include "base/path.h"
#include "base/vec.h"
#include "output/folder.h"
#include "output/phase.h"

/* In the stage: the list of both builds' files; what says that the renames
   have begun; the old files. */
#define BOTH "both"
#define BEGUN "begun"
#define OLD "old"

enum step_kind {
    STEP_FOLDER, /* a folder was made */
    STEP_NEW,    /* a file was put where none was */
    STEP_OLD,    /* a file was replaced or removed: the old one is in OLD */
};

struct replace_step {
    enum step_kind kind;
    str path;
};

struct steps {
    struct replace_step *v;
    size_t n, cap;
};

struct replace_run {
    struct commit *c;
    struct steps steps;
    int old;         /* the folder OLD */
    bool completing; /* what a dead build began */
};

static bool fail(struct replace_run *r, str path)
{
    return commit_fail(r->c, path);
}

static void note(struct replace_run *r, enum step_kind kind, str path)
{
    vec_push(r->c->a, &r->steps, (struct replace_step){kind, path});
}

/* The kind of what is at a path, as in st_mode; 0 for nothing there. -1 after
   a failure, with errno. */
static int kind_at(int dir, const char *path)
{
    const char *name;
    struct stat st;
    int above = beneath_parent(dir, path, &name);
    int kind = -1;
    if (above >= 0 && fstatat(above, name, &st, AT_SYMLINK_NOFOLLOW) == 0)
        kind = (int)(st.st_mode & S_IFMT);
    int why = errno;
    if (above >= 0)
        close(above);
    errno = why;
    return kind < 0 && (why == ENOENT || why == ENOTDIR) ? 0 : kind;
}

/* ---- the old files ---- */

/* Keeps the file that is to be replaced: as a link, or where there are none as
   a copy. */
static bool keep_old(struct replace_run *r, const char *path)
{
    const char *name;
    struct commit *c = r->c;
    if (!folder_make_above(r->old, str_c(path), NULL))
        return false;
    int from = beneath_parent(c->out, path, &name);
    int to = from < 0 ? -1 : beneath_parent(r->old, path, &name);
    bool kept = to >= 0 && linkat(from, name, to, name, 0) == 0;
    int why = errno;
    if (from >= 0)
        close(from);
    if (to >= 0)
        close(to);
    errno = why;
    if (kept || errno == EEXIST)
        return true;
    if (errno != EPERM && errno != EMLINK && errno != EOPNOTSUPP &&
        errno != ENOSYS && errno != EXDEV)
        return false;
    struct arena a = {0};
    str bytes = folder_read(&a, c->out, path);
    kept = bytes.p && folder_write(r->old, path, bytes);
    why = errno;
    arena_free(&a);
    errno = why;
    return kept;
}

/* Whether a file that was kept still stands where it did: a step is noted
   before it is taken, and may have failed. */
static bool is_as_it_was(struct replace_run *r, const char *path)
{
    struct arena a = {0};
    str kept = folder_read(&a, r->old, path);
    bool same = kept.p && str_eq(kept, folder_read(&a, r->c->out, path));
    arena_free(&a);
    return same;
}

static bool undo_step(struct replace_run *r, const struct replace_step *s)
{
    struct commit *c = r->c;
    const char *path = str_dupz(c->a, s->path);
    if (s->kind == STEP_OLD)
        return kind_at(r->old, path) == 0 || is_as_it_was(r, path) ||
               (folder_make_above(c->out, s->path, NULL) &&
                folder_move(r->old, c->out, path));
    return folder_unlink(c->out, path,
                         s->kind == STEP_FOLDER ? AT_REMOVEDIR : 0) ||
           errno == ENOENT || errno == ENOTDIR ||
           (s->kind == STEP_FOLDER && errno == ENOTEMPTY);
}

/* All as it was: false when that failed. */
static bool undo(struct replace_run *r)
{
    bool undone = true;
    while (r->steps.n) {
        const struct replace_step *s = &r->steps.v[--r->steps.n];
        undone = (undo_step(r, s) || undo_step(r, s)) && undone;
    }
    return undone &&
           (unlinkat(r->c->stage->fd, BEGUN, 0) == 0 || errno == ENOENT);
}

/* ---- into place ---- */

/* Whether one of two paths is a folder that the other lies in. */
static bool clash(str x, str y)
{
    return path_is_below(x, y) || path_is_below(y, x);
}

/* Removes the folders of what went, also of what a dead build removed. */
static void remove_empty(struct commit *c, str in_way_of)
{
    for (size_t i = 0; i < c->was->files.n; i++) {
        str path = c->was->files.v[i].key;
        if (map_find(&c->is->files, path) ||
            (in_way_of.p && !clash(path, in_way_of)))
            continue;
        for (str dir = path_dir(path); dir.n; dir = path_dir(dir))
            if (!folder_unlink(c->out, str_dupz(c->a, dir), AT_REMOVEDIR) &&
                errno != ENOENT)
                break;
    }
}

/* Removes what goes: all, or just what is in the way of a path, as a folder
   is where a file was. */
static bool remove_going(struct replace_run *r, str in_way_of)
{
    struct commit *c = r->c;
    for (size_t i = 0; i < c->going.n; i++) {
        str path = c->going.v[i].key;
        const char *name = str_dupz(c->a, path);
        if ((in_way_of.p && !clash(path, in_way_of)) ||
            kind_at(r->old, name) > 0)
            continue;
        note(r, STEP_OLD, path);
        if ((!folder_make_above(r->old, path, NULL) ||
             !folder_move(c->out, r->old, name)) &&
            errno != ENOENT && errno != ENOTDIR && !r->completing)
            return fail(r, path);
    }
    remove_empty(c, in_way_of);
    return true;
}

static bool make_above(struct replace_run *r, str path)
{
    for (size_t i = 1; i < path.n; i++) {
        if (path.p[i] != '/')
            continue;
        const char *folder = str_dupz(r->c->a, str_slice(path, 0, i));
        int kind = kind_at(r->c->out, folder);
        if (kind == 0)
            note(r, STEP_FOLDER, str_c(folder));
        else if (kind != S_IFDIR)
            errno = kind < 0 ? errno : ENOTDIR;
        if (kind < 0 || (kind != 0 && kind != S_IFDIR))
            return false;
    }
    return folder_make_above(r->c->out, path, NULL);
}

/* A file that a user has edited since, or put there, stays. */
static bool may_be_replaced(struct replace_run *r, const char *path)
{
    struct arena a = {0};
    str bytes = folder_read(&a, r->c->out, path);
    bool ours = bytes.p && written_has(r->c->was, str_c(path), bytes);
    arena_free(&a);
    return ours;
}

static bool move_into_place(struct replace_run *r, int from, const char *path)
{
    int kind = make_above(r, str_c(path)) ? kind_at(r->c->out, path) : -1;
    if (kind < 0)
        return false;
    if (kind == S_IFDIR) {
        errno = EISDIR;
        return false;
    }
    if (kind && !keep_old(r, path))
        return false;
    note(r, kind ? STEP_OLD : STEP_NEW, str_c(path));
    return folder_move(from, r->c->out, path);
}

static bool place(struct replace_run *r, str path)
{
    struct commit *c = r->c;
    const char *name = str_dupz(c->a, path);
    int staged = kind_at(c->stage->tree, name);
    if (staged == 0)
        return true; /* unchanged, or in place already */
    int there = kind_at(c->out, name);
    if (r->completing &&
        (staged != S_IFREG ||
         (there != 0 && there != S_IFDIR && !may_be_replaced(r, name))))
        return false;
    if (staged > 0 && move_into_place(r, c->stage->tree, name))
        return true;
    /* A folder where a file was, or the other way round. */
    if (staged > 0 && (errno == EISDIR || errno == ENOTDIR)) {
        if (!remove_going(r, path))
            return false;
        if (move_into_place(r, c->stage->tree, name))
            return true;
    }
    return r->completing ? false : fail(r, path);
}

struct replace_item {
    str path;
    enum phase phase;
};

static int by_phase(const void *x, const void *y)
{
    const struct replace_item *a = x, *b = y;
    if (a->phase != b->phase)
        return a->phase < b->phase ? -1 : 1;
    return str_cmp(a->path, b->path);
}

static bool place_all(struct replace_run *r)
{
    const struct strs *files = r->c->staged;
    struct replace_item *items = NEW_N(r->c->a, struct replace_item, files->n);
    size_t n = 0;
    bool placed = true;
    for (size_t i = 0; i < files->n; i++) {
        str path = files->v[i];
        bool is_new = !map_find(&r->c->was->files, path);
        if (!str_eq(path, S(WRITTEN_LIST)))
            items[n++] = (struct replace_item){path, phase_of(path, is_new)};
    }
    if (n)
        qsort(items, n, sizeof *items, by_phase);
    for (size_t i = 0; (placed || r->completing) && i < n; i++)
        placed = place(r, items[i].path) && placed;
    return placed;
}

/* The list of both builds' files goes first, that of the new build last. */
static bool replace_all(struct replace_run *r)
{
    struct commit *c = r->c;
    const str list = S(WRITTEN_LIST);
    note(r, STEP_OLD, list);
    if (kind_at(c->out, list.p) == 0)
        r->steps.v[r->steps.n - 1].kind = STEP_NEW;
    else if (!keep_old(r, list.p))
        return fail(r, list);
    if (renameat(c->stage->fd, BOTH, c->out, list.p) != 0)
        return fail(r, list);
    return place_all(r) && remove_going(r, STR_NONE) &&
           (folder_move(c->stage->tree, c->out, list.p) || fail(r, list));
}

/* The list of both, and a folder for the old files, in the stage. */
static bool prepare(struct replace_run *r)
{
    struct commit *c = r->c;
    struct written both = {.files = {.a = c->a}};
    written_join(&both, c->was);
    written_join(&both, c->is);
    if (unlinkat(c->stage->fd, BOTH, 0) != 0 && errno != ENOENT)
        return false;
    if (!folder_write(c->stage->fd, BOTH, written_text(c->a, &both)) ||
        (mkdirat(c->stage->fd, OLD, 0700) != 0 && errno != EEXIST))
        return false;
    r->old = beneath_open(c->stage->fd, OLD, O_RDONLY | O_DIRECTORY, 0);
    return r->old >= 0;
}

bool replace_has_begun(const struct stage *s)
{
    return faccessat(s->fd, BEGUN, F_OK, AT_SYMLINK_NOFOLLOW) == 0;
}

enum commit_result replace_commit(struct commit *c)
{
    struct replace_run r = {.c = c, .old = -1};
    enum commit_result result = COMMIT_UNCHANGED;
    const struct strs both = {(str[]){S(BOTH)}, 1, 1};
    if (!prepare(&r) || !folder_sync(c->stage->fd, &both) ||
        !folder_sync(c->stage->tree, c->staged) ||
        !folder_write(c->stage->fd, BEGUN, S("")) || fsync(c->stage->fd) != 0)
        fail(&r, S(""));
    else if (replace_all(&r))
        result = COMMIT_DONE;
    else if (!undo(&r))
        result = COMMIT_HALF;
    if (r.old >= 0)
        close(r.old);
    if (result == COMMIT_HALF)
        diag_at(c->d, DIAG_OUTPUT_HALF, (struct pos){0}, c->dir);
    return result;
}

void replace_recover(struct commit *c)
{
    struct diags quiet = {0}, *d = c->d;
    struct replace_run r = {.c = c, .old = -1, .completing = true};
    c->d = &quiet;
    if (kind_at(c->stage->fd, BEGUN) == S_IFREG &&
        kind_at(c->stage->tree, WRITTEN_LIST) == S_IFREG &&
        commit_find_going(c) && prepare(&r))
        replace_all(&r);
    if (r.old >= 0)
        close(r.old);
    c->d = d;
    diag_free(&quiet);
}
