// SPDX-License-Identifier: MIT
// file_glob: walks folders along the parts of the pattern. Lists only folders
// that the guard opens.
#include "load/file_glob.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/path.h"
#include "base/shown.h"
#include "base/vec.h"
#include "load/guard.h"
#include "load/names/wildcard.h"
#include "load/scan.h"
#include "load/site_lookup.h"

enum { FOLDERS_MAX = 64 }; /* maximum depth of nested folders */

struct glob_walk {
    const struct site *site;
    struct arena *a;
    bool recursive;
    size_t *left;      /* entries that may still be compared */
    struct strs found; /* paths relative to the folder that is searched, with a
                          leading '/' if the pattern has one */
    struct strs paths; /* the same files, as paths from the root */
};

/* A folder that is being listed. */
struct glob_folder {
    const struct glob_folder *above; /* the folder above, to detect symbolic
                                        links that lead in a circle */
    str path, name; /* path: from the root; name: as in the results, relative to
                       the folder that is searched, with a leading '/' if the
                       pattern has one */
    unsigned depth;
    dev_t device;
    ino_t inode;
};

static void match(struct glob_walk *w, const struct glob_folder *in, str rest);

static struct glob_folder below(struct glob_walk *w,
                                const struct glob_folder *in, str name)
{
    str shown = in->name.n && !str_ends(in->name, S("/"))
                    ? str_concat(w->a, in->name, S("/"))
                    : in->name;
    return (struct glob_folder){.above = in,
                                .path = path_join(w->a, in->path, name),
                                .name = str_concat(w->a, shown, name),
                                .depth = in->depth + 1};
}

static void add_file(struct glob_walk *w, const struct glob_folder *file)
{
    str path;
    if (!path_normal(w->a, file->path, &path) ||
        !site_has_file(w->site, w->a, path))
        return;
    vec_push(w->a, &w->found, file->name);
    vec_push(w->a, &w->paths, path);
}

/* Opens a folder for listing. Returns NULL if pages are not allowed to read the
   folder, or if it is a symbolic link to a folder above. */
static DIR *open_folder(struct glob_walk *w, struct glob_folder *p)
{
    enum guard_answer answer;
    str path;
    struct stat st;
    if (p->depth > FOLDERS_MAX || !path_normal(w->a, p->path, &path))
        return NULL;
    site_watch_folder(w->site, w->a, path);
    int fd = guard_open(w->site->guard, w->a, GUARD_PAGES, path,
                        O_RDONLY | O_DIRECTORY, &answer);
    DIR *dir = fd < 0 || fstat(fd, &st) ? NULL : fdopendir(fd);
    if (!dir) {
        if (fd >= 0)
            close(fd);
        return NULL;
    }
    p->device = st.st_dev;
    p->inode = st.st_ino;
    for (const struct glob_folder *q = p->above; q; q = q->above)
        if (q->device == p->device && q->inode == p->inode) {
            closedir(dir);
            return NULL;
        }
    return dir;
}

/* Returns the names in a folder that match a pattern. With `folders`, leaves
   out files, but not symbolic links. */
static struct strs entries(struct glob_walk *w, struct glob_folder *p,
                           str pattern, bool folders)
{
    struct strs names = {0};
    const struct dirent *e;
    DIR *dir = *w->left ? open_folder(w, p) : NULL;
    *w->left -= *w->left > 0;
    while (dir && *w->left && (e = readdir(dir))) {
        str name = str_c(e->d_name);
        --*w->left;
        if (!(folders && e->d_type == DT_REG) && !scan_skips_name(name) &&
            shown_is_plain(name) && wildcard_matches(pattern, name))
            vec_push(w->a, &names, str_dup(w->a, name));
    }
    if (dir)
        closedir(dir);
    return names;
}

/* Matches ** and the rest of a pattern in a folder and in all folders below it.
 */
static void match_below(struct glob_walk *w, const struct glob_folder *in,
                        str rest)
{
    struct glob_folder here = *in;
    struct strs names = entries(w, &here, S("*"), true);
    match(w, in, rest.p ? rest : S("*"));
    for (size_t i = 0; i < names.n; i++) {
        struct glob_folder p = below(w, &here, names.v[i]);
        match_below(w, &p, rest);
    }
}

/* Matches the rest of a pattern in a folder. */
static void match(struct glob_walk *w, const struct glob_folder *in, str rest)
{
    str part;
    struct strs names = {0};
    struct glob_folder here = *in;
    while (str_cut(&rest, '/', &part) && part.n == 0)
        ;
    if (part.n == 0)
        return;
    if (w->recursive && str_eq(part, S("**"))) {
        match_below(w, in, rest);
        return;
    }
    if (wildcard_is(part))
        names = entries(w, &here, part, rest.p != NULL);
    else
        vec_push(w->a, &names, part);
    here.inode = 0; /* no check for a circle: of all patterns, only ** can
                       follow a symbolic link in a circle */
    for (size_t i = 0; i < names.n; i++) {
        struct glob_folder p = below(w, &here, names.v[i]);
        if (rest.p)
            match(w, &p, rest);
        else
            add_file(w, &p);
    }
}

static int by_name(const void *x, const void *y)
{
    return str_cmp(*(const str *)x, *(const str *)y);
}

static struct strs matches_in(struct glob_walk *w, str folder, str pattern)
{
    bool rooted = str_starts(pattern, S("/"));
    struct glob_folder top = {.path = folder, .name = rooted ? S("/") : S("")};
    struct strs *found = &w->found;
    match(w, &top, pattern);
    if (found->n)
        qsort(found->v, found->n, sizeof *found->v, by_name);
    size_t n = 0;
    for (size_t i = 0; i < found->n; i++)
        if (!n || !str_eq(found->v[n - 1], found->v[i]))
            found->v[n++] = found->v[i];
    found->n = n;
    return *found;
}

struct strs file_glob(const struct site *site, struct arena *a, str page_dir,
                      str pattern, bool recursive, size_t *left)
{
    struct glob_walk w = {
        .site = site, .a = a, .recursive = recursive, .left = left};
    bool rooted = str_starts(pattern, S("/"));
    if (pattern.n >= PATH_BYTES)
        return (struct strs){0};
    struct strs found =
        matches_in(&w, rooted ? site->config.content : page_dir, pattern);
    if (!found.n && !rooted)
        found = matches_in(&w, site->config.data, pattern);
    for (size_t i = 0; i < w.paths.n; i++)
        site_use(site, w.paths.v[i]);
    return found;
}
