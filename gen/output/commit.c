// SPDX-License-Identifier: MIT
// commit: reports errors of a commit and lists the files to be removed.
#include "output/commit.h"

#include <errno.h>
#include <stdio.h>

#include "base/codes/files.h"
#include "base/codes/output.h"
#include "base/path.h"
#include "output/folder.h"

bool commit_fail(struct commit *c, str path)
{
    diag_at(c->d, DIAG_FILE_WRITE, (struct pos){0},
            path_join(c->a, c->dir, path), str_c(strerror(errno)));
    return false;
}

bool commit_refuse(struct commit *c, str path)
{
    diag_at(c->d, DIAG_OUTPUT_FOREIGN, (struct pos){0},
            path_join(c->a, c->dir, path));
    diag_help(c->d, "remove the file, or choose another output folder");
    return false;
}

static void keep(struct commit *c, str path)
{
    diag_at(c->d, DIAG_OUTPUT_KEPT, (struct pos){0},
            path_join(c->a, c->dir, path));
    diag_help(c->d, "it was changed after perfpress wrote it; remove it if it "
                    "is not needed");
}

/* Returns whether this build has files below `path`. If so, `path` may be a
   folder that an interrupted build created in place of a file of the last
   build. */
static bool is_new_folder(const struct commit *c, str path)
{
    for (size_t i = 0; i < c->is->files.n; i++)
        if (path_is_below(c->is->files.v[i].key, path))
            return true;
    return false;
}

bool commit_find_removals(struct commit *c)
{
    c->removals = (struct map){.a = c->a};
    for (size_t i = 0; c->out >= 0 && i < c->was->files.n; i++) {
        struct arena scratch = {0};
        str path = c->was->files.v[i].key;
        if (map_find(&c->is->files, path))
            continue;
        errno = 0;
        str bytes = folder_read(&scratch, c->out, str_dupz(&scratch, path));
        int why = errno;
        bool ours = bytes.p && written_has(c->was, path, bytes);
        arena_free(&scratch);
        errno = why;
        if (ours)
            map_put(&c->removals, path, c);
        else if (why == EINVAL && is_new_folder(c, path))
            continue;
        else if (bytes.p || why == EINVAL || why == ELOOP)
            keep(c, path);
        else if (why != ENOENT && why != ENOTDIR)
            return commit_fail(c, path);
    }
    return true;
}
