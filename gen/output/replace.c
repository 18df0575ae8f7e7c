// SPDX-License-Identifier: MIT
// replace: renames each staged file into the output folder, or copies it if
// another file system is mounted there.
#include "output/replace.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/codes/output.h"
#include "base/path.h"
#include "output/folder.h"
#include "output/phase.h"

/* Name of the file in the stage that lists the files of two builds: the last
   build and this build. */
#define BOTH "both"

/* Returns whether one of the paths is below the other. */
static bool clash(str x, str y)
{
    return path_is_below(x, y) || path_is_below(y, x);
}

/* Removes folders that are empty because files of the last build were removed.
   If `blocked` is not STR_NONE, removes only folders that clash with the path
   `blocked`. */
static void remove_empty(struct commit *c, str blocked)
{
    for (size_t i = 0; i < c->was->files.n; i++) {
        str path = c->was->files.v[i].key;
        if (map_find(&c->is->files, path) ||
            (blocked.p && !clash(path, blocked)))
            continue;
        for (str dir = path_dir(path); dir.n; dir = path_dir(dir))
            if (!folder_unlink(c->out, str_dupz(c->a, dir), AT_REMOVEDIR) &&
                errno != ENOENT)
                break;
    }
}

/* Removes the files in c->removals. If `blocked` is not STR_NONE, removes only
   the files that are in the way of the path `blocked`, such as a file where a
   folder is needed. Then removes the folders that this leaves empty. Returns
   false after a reported error. */
static bool apply_removals(struct commit *c, str blocked)
{
    for (size_t i = 0; i < c->removals.n; i++) {
        str path = c->removals.v[i].key;
        if ((!blocked.p || clash(path, blocked)) &&
            !folder_unlink(c->out, str_dupz(c->a, path), 0) &&
            errno != ENOENT && errno != ENOTDIR && errno != EISDIR)
            return commit_fail(c, path);
    }
    remove_empty(c, blocked);
    return true;
}

static bool move_into_place(struct commit *c, const char *path)
{
    return folder_make_above(c->out, str_c(path), NULL) &&
           folder_move(c->stage->tree, c->out, path);
}

static bool publish(struct commit *c, str path)
{
    const char *name = str_dupz(c->a, path);
    if (move_into_place(c, name))
        return true;
    /* a folder replaces a file, or a file replaces a folder */
    if (errno != EISDIR && errno != ENOTDIR)
        return commit_fail(c, path);
    return apply_removals(c, path) &&
           (move_into_place(c, name) || commit_fail(c, path));
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

static bool publish_all(struct commit *c)
{
    const struct strs *files = c->staged;
    struct replace_item *items = NEW_N(c->a, struct replace_item, files->n);
    size_t n = 0;
    for (size_t i = 0; i < files->n; i++) {
        str path = files->v[i];
        bool is_new = !map_find(&c->was->files, path);
        if (!str_eq(path, S(WRITTEN_LIST)))
            items[n++] = (struct replace_item){path, phase_of(path, is_new)};
    }
    if (n)
        qsort(items, n, sizeof *items, by_phase);
    for (size_t i = 0; i < n; i++)
        if (!publish(c, items[i].path))
            return false;
    return true;
}

/* Syncs all staged files to the disk, then moves a list of the files of both
   builds, old and new, into the output folder. Returns false and sets errno on
   failure. */
static bool put_both(struct commit *c)
{
    const struct strs name = {(str[]){S(BOTH)}, 1, 1};
    struct written both = {.files = {.a = c->a}};
    written_join(&both, c->was);
    written_join(&both, c->is);
    return folder_write(c->stage->fd, BOTH, written_text(c->a, &both)) &&
           folder_sync(c->stage->fd, &name) &&
           folder_sync(c->stage->tree, c->staged) &&
           folder_rename(c->stage->fd, BOTH, c->out, WRITTEN_LIST);
}

/* Checks the folder of `path`, unless it is in *known already, and adds it to
 *known. If the folder is read-only, reports an error and returns false. */
static bool check_folder(struct commit *c, struct map *known, str path)
{
    str dir = path_dir(path);
    if (map_find(known, dir))
        return true;
    map_add(known, dir, NULL);
    str read_only = folder_read_only(c->a, c->out, path);
    if (!read_only.p)
        return true;
    errno = EROFS;
    return commit_fail(c, read_only);
}

/* Finds read-only mounts before anything changes. Returns false after a
   reported error. */
static bool check_mounts(struct commit *c)
{
    struct map known = {.a = c->a};
    for (size_t i = 0; i < c->staged->n; i++)
        if (!check_folder(c, &known, c->staged->v[i]))
            return false;
    for (size_t i = 0; i < c->removals.n; i++)
        if (!check_folder(c, &known, c->removals.v[i].key))
            return false;
    return true;
}

enum commit_result replace_commit(struct commit *c)
{
    const str list = S(WRITTEN_LIST);
    if (!check_mounts(c))
        return COMMIT_UNCHANGED;
    if (!put_both(c)) {
        commit_fail(c, list);
        return COMMIT_UNCHANGED;
    }
    if (publish_all(c) && apply_removals(c, STR_NONE) &&
        (folder_move(c->stage->tree, c->out, list.p) || commit_fail(c, list)))
        return COMMIT_DONE;
    diag_at(c->d, DIAG_OUTPUT_HALF, (struct pos){0}, c->dir);
    return COMMIT_HALF;
}
