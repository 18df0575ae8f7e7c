// SPDX-License-Identifier: MIT
// output_folder: makes the output path absolute, and refuses folders that a
// build must not write to.
#include "cli/output_folder.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/codes/config.h"
#include "base/path.h"
#include "base/real.h"
#include "base/shown.h"
#include "base/vec.h"
#include "load/site.h"
#include "output/folder.h"
#include "output/written.h"

static str absolute(struct arena *a, str path)
{
    str cwd = str_starts(path, S("/")) ? STR_NONE : real_path(a, S(""));
    return cwd.p ? path_join(a, cwd, path) : path;
}

/* Splits an absolute path into out->base, an existing folder with symbolic
   links followed, and out->dir, the rest of the path. If the path exists,
   out->base is its parent folder. Otherwise, out->base is the deepest folder of
   the path that exists. Returns false if out->dir would be empty or lead out of
   out->base. */
static bool resolve(struct arena *a, str path, struct output_folder *out)
{
    str existing = path, real = real_path(a, path);
    if (real.p) {
        *out = (struct output_folder){path_dir(real), path_base(real)};
        out->base = out->base.n ? out->base : S("/");
        return out->dir.n > 0;
    }
    while (existing.n && !(real = real_path(a, existing)).p)
        existing = path_dir(existing);
    out->base = real.p ? real : S("/");
    return path_normal(a, str_from(path, existing.n), &out->dir) && out->dir.n;
}

/* ---- refused folders ---- */

static bool has(struct arena *a, str folder, const char *name)
{
    return access(str_dupz(a, path_join(a, folder, str_c(name))), F_OK) == 0;
}

/* Whether a folder is git's own folder of a repository, whose files are
   commands and settings. */
static bool is_git_folder(struct arena *a, str folder)
{
    return str_eq(path_base(folder), S(".git")) ||
           (has(a, folder, "HEAD") && has(a, folder, "objects"));
}

static bool is_in_repository(struct arena *a, str folder)
{
    for (; folder.n; folder = path_dir(folder))
        if (is_git_folder(a, folder))
            return true;
    return false;
}

static bool is_file(struct arena *a, str folder)
{
    struct stat st;
    return lstat(str_dupz(a, folder), &st) == 0 && S_ISREG(st.st_mode);
}

/* Whether a folder is the user's home. Uses HOME only: the list of users may be
   on another machine, which a build must not contact. */
static bool is_home(struct arena *a, str folder)
{
    const char *home = getenv("HOME");
    return home && *home == '/' && str_eq(real_path(a, str_c(home)), folder);
}

/* Whether an open folder has files apart from the list of written files and the
   files that keep an empty folder in a repository, such as .gitkeep. */
static bool has_files(int fd)
{
    static const str PLACEHOLDERS[] = {
        S_INIT("."),          S_INIT(".."),        S_INIT(".gitkeep"),
        S_INIT(".gitignore"), S_INIT(".nojekyll"), S_INIT(WRITTEN_LIST)};
    enum { N_PLACEHOLDERS = sizeof PLACEHOLDERS / sizeof *PLACEHOLDERS };
    int copy = openat(fd, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    DIR *dir = copy < 0 ? NULL : fdopendir(copy);
    const struct dirent *e;
    size_t i = 0;
    while (dir && i < N_PLACEHOLDERS && (e = readdir(dir)))
        for (i = 0; i < N_PLACEHOLDERS; i++)
            if (str_eq(str_c(e->d_name), PLACEHOLDERS[i]))
                break;
    if (dir)
        closedir(dir);
    else if (copy >= 0)
        close(copy);
    return i == N_PLACEHOLDERS;
}

/* Whether some file in the folder's list of written files is still there and
   unchanged. `fd` is the open folder. */
static bool is_written(struct arena *a, int fd)
{
    struct written w = {.files.a = a};
    written_read(&w, folder_read(a, fd, WRITTEN_LIST));
    for (size_t i = 0; i < w.files.n; i++) {
        struct arena scratch = {0};
        str path = w.files.v[i].key;
        str bytes = folder_read(&scratch, fd, str_dupz(&scratch, path));
        bool found = bytes.p && written_has(&w, path, bytes);
        arena_free(&scratch);
        if (found)
            return true;
    }
    return false;
}

/* Whether a folder has files but perfpress has written none of them. Such a
   folder may be chosen by the user only, not by the site's settings. */
static bool is_foreign(struct arena *a, str folder)
{
    int fd = open(str_dupz(a, folder),
                  O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    bool foreign = fd >= 0 && has_files(fd) && !is_written(a, fd);
    if (fd >= 0)
        close(fd);
    return foreign;
}

/* Returns the reason why a folder cannot be the output, or NULL. `is_chosen`:
   the user chose it by --output. */
static const char *refusal(struct arena *a, str folder, bool is_chosen)
{
    if (is_in_repository(a, folder))
        return "it is inside a .git folder";
    if (is_file(a, folder))
        return "it is a file, not a folder";
    if (is_home(a, folder))
        return "it is a home folder";
    if (has(a, folder, "perfpress.yaml"))
        return "it is the folder of a site";
    if (!is_chosen && has(a, folder, ".git"))
        return "it is a git repository";
    if (!is_chosen && is_foreign(a, folder))
        return "the folder holds files that perfpress did not write";
    return NULL;
}

/* Returns the root of the repository that contains the site, or else the site's
   root. */
static str checkout_root(struct arena *a, str root)
{
    for (str folder = root; folder.n; folder = path_dir(folder))
        if (has(a, folder, ".git") && !is_home(a, folder))
            return folder;
    return root;
}

/* Whether `path`, the value of --output, leads to `folder` through a symbolic
   link that came with the site. In that case the link chooses the folder, not
   the user. */
static bool is_chosen_by_link(struct arena *a, str root, str path, str folder)
{
    str top = checkout_root(a, root), rest;
    for (size_t i = 1; i <= path.n; i++) {
        if (i < path.n && path.p[i] != '/')
            continue;
        str existing = real_path(a, str_slice(path, 0, i));
        if (!existing.p)
            return false;
        if ((str_eq(existing, top) || path_is_below(existing, top)) &&
            path_normal(a, str_from(path, i),
                        &rest)) /* `rest` does not lead out of `existing` */
            return !str_eq(path_join(a, existing, rest), folder);
    }
    return false;
}

/* Returns a source folder of the site that overlaps with the output, or
   STR_NONE. */
static str overlapping_source(struct arena *a, const struct site *site,
                              str folder)
{
    const struct config *c = &site->config;
    struct strs sources = {0};
    const str folders[] = {c->content, c->data, c->templates};
    for (size_t i = 0; i < sizeof folders / sizeof *folders; i++)
        vec_push(a, &sources, folders[i]);
    for (size_t i = 0; i < c->sources.n; i++)
        vec_push(a, &sources, c->sources.v[i]);
    for (size_t i = 0; i < sources.n; i++) {
        str source = path_join(a, site->root, sources.v[i]);
        str found = real_path(a, source);
        if (path_overlaps(folder, found.p ? found : source))
            return sources.v[i];
    }
    return STR_NONE;
}

/* Reports that the output folder is invalid, as the value of --output or else
   of `output` in perfpress.yaml. Returns false. */
static bool refuse(struct diags *d, const struct site *site, const char *chosen,
                   str why)
{
    if (chosen)
        diag_at(d, DIAG_CONFIG_VALUE, (struct pos){0}, S("--output"), why);
    else
        diag_at(d, DIAG_CONFIG_VALUE, config_at(&site->config, S("output"), 0),
                S("output"), why);
    return false;
}

bool output_folder_find(struct arena *a, const struct site *site,
                        const char *chosen, struct output_folder *out,
                        struct diags *d)
{
    bool found = true;
    str root = real_path(a, site->root), named = site->config.output, over;
    *out = (struct output_folder){root.p ? root : site->root, named};
    if (chosen) {
        named = str_c(chosen);
        found = shown_is_plain(named) && resolve(a, absolute(a, named), out);
    }
    str folder = path_join(a, out->base, out->dir);
    if (chosen && found &&
        is_chosen_by_link(a, root.p ? root : site->root, absolute(a, named),
                          folder)) {
        refuse(d, site, chosen,
               str_fmt(a, "'%.*s' is a symbolic link or below one",
                       STR_ARG(named)));
        diag_help(d, "it leads to '%.*s': use that path", STR_ARG(folder));
        return false;
    }
    if (found && (over = overlapping_source(a, site, folder)).p) {
        refuse(d, site, chosen,
               str_fmt(a, "'%.*s' overlaps with the site's folder '%.*s'",
                       STR_ARG(named), STR_ARG(over)));
        diag_help(d, "the output needs its own folder");
        return false;
    }
    const char *why = !shown_is_plain(named)
                          ? "it must be a name without control characters"
                      : !found ? "it must be a folder of its own"
                               : refusal(a, folder, chosen != NULL);
    if (!why)
        return true;
    refuse(d, site, chosen, str_c(why));
    if (!chosen)
        diag_help(d,
                  "choose another folder, remove this one, or name it on "
                  "the command line: -o '%.*s'",
                  STR_ARG(named));
    return false;
}
