// SPDX-License-Identifier: MIT
// file_glob: walks folders along the parts of the pattern. Lists only folders
// that the guard opens.
#include "load/file_glob.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/codes/fetch.h"
#include "base/path.h"
#include "base/shown.h"
#include "base/vec.h"
#include "load/guard.h"
#include "load/names/wildcard.h"
#include "load/scan.h"
#include "load/site_lookup.h"
#include "load/snapshot.h"

enum { FOLDERS_MAX = 64 }; /* maximum depth of nested folders */

struct glob_walk {
    const struct site *site;
    struct arena *a;
    struct diags *d;
    struct file_glob *glob;
    struct snapshot_paths fetched; /* files that must exist */
    struct strs paths; /* the files of glob->found, as paths from the root */
    bool failed;       /* a fault was reported */
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

/* Reports a missing file that `fetch:` should have written or, if `there` is
   true, a file that exists in a folder of `fetch:` but was not fetched. No-op
   if a fault was reported before. */
static void check_file(struct glob_walk *w, str path, bool there)
{
    const struct site *site = w->site;
    const struct lock *l = &site->lock;
    const struct fetch_keys *keys = &site->config.fetch;
    struct pos at = w->glob->at;
    if (w->failed)
        return;
    w->failed = there ? !snapshot_is_known(l, keys, w->d, path, at)
                      : snapshot_is_missing(l, keys, w->d, path, at);
}

/* If `path` is the folder of an entry of `fetch:`, or is below it, reports that
   the entry was not fetched with its pattern. */
static void check_folder(struct glob_walk *w, str path)
{
    for (size_t i = 0; i < w->fetched.folders.n && !w->failed; i++) {
        const struct snapshot_folder *f = &w->fetched.folders.v[i];
        if (!str_eq(path, f->key->to) && !path_is_below(path, f->key->to))
            continue;
        w->failed = true;
        snapshot_report_folder(w->d, f, w->glob->at);
    }
}

static void add_file(struct glob_walk *w, const struct glob_folder *file)
{
    str path;
    if (!path_normal(w->a, file->path, &path))
        return;
    bool there = site_has_file(w->site, w->a, path);
    check_folder(w, path_dir(path));
    check_file(w, path, there);
    if (!there)
        return;
    vec_push(w->a, &w->glob->found, file->name);
    vec_push(w->a, &w->paths, path);
}

/* ---- folders ---- */

/* Opens a folder, whose normalized path is `path`. Returns NULL if pages are
   not allowed to read the folder, or if it is a symbolic link to a folder
   above. */
static DIR *open_folder(struct glob_walk *w, struct glob_folder *p, str path)
{
    enum guard_answer answer;
    struct stat st;
    if (p->depth > FOLDERS_MAX)
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

/* Adds to *names the names of files to be fetched into a folder that match a
   pattern and are not in *names yet. */
static void add_fetched(struct glob_walk *w, str folder, str pattern,
                        struct strs *names)
{
    const struct strs *more = map_get(&w->fetched.names, folder);
    struct map known = {.a = w->a};
    for (size_t i = 0; more && i < names->n; i++)
        map_put(&known, names->v[i], w);
    for (size_t i = 0; more && i < more->n; i++)
        if (!scan_skips_name(more->v[i]) &&
            wildcard_matches(pattern, more->v[i]) &&
            map_add(&known, more->v[i], w))
            vec_push(w->a, names, more->v[i]);
}

/* Returns the names in a folder that match a pattern: those on disk and those
   that are to be fetched. If `folders` is true, leaves out entries that are
   known to be files. */
static struct strs entries(struct glob_walk *w, struct glob_folder *p,
                           str pattern, bool folders)
{
    struct strs names = {0};
    const struct dirent *e;
    str path;
    size_t *left = &w->glob->left;
    if (!*left || !path_normal(w->a, p->path, &path))
        return names;
    --*left;
    check_folder(w, path);
    DIR *dir = open_folder(w, p, path);
    while (dir && *left && (e = readdir(dir))) {
        str name = str_c(e->d_name);
        --*left;
        if (!(folders && e->d_type == DT_REG) && !scan_skips_name(name) &&
            shown_is_plain(name) && wildcard_matches(pattern, name))
            vec_push(w->a, &names, str_dup(w->a, name));
    }
    if (dir)
        closedir(dir);
    add_fetched(w, path, pattern, &names);
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
    if (w->glob->recursive && str_eq(part, S("**"))) {
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

static void match_in(struct glob_walk *w, str folder)
{
    str pattern = w->glob->pattern;
    bool rooted = str_starts(pattern, S("/"));
    struct glob_folder top = {.path = folder, .name = rooted ? S("/") : S("")};
    struct strs *found = &w->glob->found;
    match(w, &top, pattern);
    if (found->n)
        qsort(found->v, found->n, sizeof *found->v, by_name);
    size_t n = 0;
    for (size_t i = 0; i < found->n; i++)
        if (!n || !str_eq(found->v[n - 1], found->v[i]))
            found->v[n++] = found->v[i];
    found->n = n;
}

/* Warns if files beside the page hide fetched files in the data folder, or the
   other way round. */
static void check_shadow(const struct glob_walk *w)
{
    struct file_glob glob = *w->glob;
    struct diags quiet = {.quiet = true};
    struct glob_walk other = *w;
    glob.found = other.paths = (struct strs){0};
    other.glob = &glob;
    other.d = &quiet;
    match_in(&other, w->site->config.data);
    w->glob->left = glob.left;
    diag_free(&quiet);
    for (size_t i = 0; i < other.paths.n; i++)
        if (snapshot_report_shadow(&w->site->config.fetch, w->d,
                                   w->glob->pattern, w->paths.v[0],
                                   other.paths.v[i], w->glob->at))
            return;
}

bool file_glob(const struct site *site, struct arena *a, struct diags *d,
               struct file_glob *g)
{
    struct glob_walk w = {.site = site, .a = a, .d = d, .glob = g};
    bool rooted = str_starts(g->pattern, S("/"));
    g->found = (struct strs){0};
    if (g->pattern.n >= PATH_BYTES)
        return true;
    snapshot_paths(a, &site->lock, &site->config.fetch, &w.fetched);
    match_in(&w, rooted ? site->config.content : g->page_dir);
    if (!g->found.n && !rooted)
        match_in(&w, site->config.data);
    else if (!rooted && site->config.fetch.n)
        check_shadow(&w);
    for (size_t i = 0; i < w.paths.n; i++)
        site_use(site, w.paths.v[i]);
    return !w.failed;
}
