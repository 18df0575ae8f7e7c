// SPDX-License-Identifier: MIT
// site_lookup: searches for files, and reports files that are missing or
// unused.
#include "load/site_lookup.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/codes/files.h"
#include "base/path.h"
#include "base/vec.h"
#include "load/guard.h"
#include "load/kind.h"
#include "load/scan.h"
#include "load/snapshot.h"

/* Returns whether pages may read a file. A file that the scan found may be
   read; a path in the scanned folders that the scan did not find is missing.
   The answer for all other paths, and for symbolic links that the scan did not
   follow, comes from guard_find, which also sets *real. A folder counts as
   missing. */
static enum guard_answer locate(const struct site *site, struct arena *a,
                                str path, str *real)
{
    const struct map_entry *known = map_find(&site->files, path);
    *real = path;
    if (known && known->value)
        return GUARD_OPEN;
    if (!known && site->scanned && site_scans(site, path))
        return GUARD_MISSING;
    struct stat st;
    enum guard_answer answer =
        guard_find(site->guard, a, GUARD_PAGES, path, real, &st);
    if (answer != GUARD_DOT)
        site_watch_path(site, path);
    return answer == GUARD_OPEN && S_ISDIR(st.st_mode) ? GUARD_MISSING : answer;
}

bool site_has_file(const struct site *site, struct arena *a, str path)
{
    str real;
    return locate(site, a, path, &real) == GUARD_OPEN;
}

/* Looks up a name in one folder. Sets *path, and *real as locate does. */
static enum guard_answer try_folder(const struct site *site, struct arena *a,
                                    str folder, str name, str *path, str *real)
{
    if (name.n >= PATH_BYTES)
        return GUARD_MISSING;
    if (!path_normal(a, path_join(a, folder, name), path))
        return GUARD_OUTSIDE;
    return locate(site, a, *path, real);
}

/* Appends the paths of the files below a folder, relative to the folder. A bare
   site was not scanned: then lists only the files directly in the folder. */
static void add_candidates(const struct site *site, struct arena *a, str folder,
                           struct strs *out)
{
    for (size_t i = 0; i < site->files.n; i++) {
        str path = site->files.v[i].key;
        if (!site->files.v[i].value)
            continue;
        if (folder.n == 0)
            vec_push(a, out, path);
        else if (str_starts(path, folder) && path.n > folder.n &&
                 path.p[folder.n] == '/')
            vec_push(a, out, str_from(path, folder.n + 1));
    }
    if (site->scanned)
        return;
    enum guard_answer answer;
    int fd = guard_open(site->guard, a, GUARD_PAGES, folder,
                        O_RDONLY | O_DIRECTORY, &answer);
    DIR *dir = fd < 0 ? NULL : fdopendir(fd);
    const struct dirent *e;
    while (dir && (e = readdir(dir)))
        if (!scan_skips_name(str_c(e->d_name)))
            vec_push(a, out, str_dup(a, str_c(e->d_name)));
    if (dir)
        closedir(dir);
    else if (fd >= 0)
        close(fd);
}

/* Returns the path of the file whose path is nearest to the name that a page
   asked for, or STR_NONE if no path is near. */
static str nearest_file(const struct site *site, struct arena *a,
                        struct diags *d, str page_dir, str name)
{
    struct strs names = {0};
    bool rooted = str_starts(name, S("/"));
    if (!diag_may_search(d, site->files.n))
        return STR_NONE;
    add_candidates(site, a, rooted ? site->config.content : page_dir, &names);
    if (!rooted)
        add_candidates(site, a, site->config.data, &names);
    return diag_nearest(d, rooted ? str_from(name, 1) : name, names.v, names.n);
}

/* Whether the data folder is a symbolic link that pages may not follow. The
   help of file-missing then says so. */
static bool data_is_refused(const struct site *site)
{
    const struct map_entry *e = map_find(&site->files, site->config.data);
    return e && !e->value;
}

static void report_missing(const struct site *site, struct arena *a,
                           struct diags *d, str page_dir, str name,
                           struct pos at)
{
    str data = site->config.data;
    bool rooted = str_starts(name, S("/")), alone = str_eq(page_dir, data);
    diag_at(d, DIAG_FILE_MISSING, at, name);
    if (str_starts(name, S("http://")) || str_starts(name, S("https://"))) {
        diag_help(d,
                  "files are not read from the network; put the file into %.*s",
                  STR_ARG(data));
        return;
    }
    struct arena_mark mark = arena_mark(a);
    str near = nearest_file(site, a, d, page_dir, name);
    if (diag_help_twin(d, rooted ? str_from(name, 1) : name, near)) {
        arena_rewind(a, mark);
        return;
    }
    str folder = rooted ? site->config.content : page_dir;
    if (!folder.n)
        folder = S("the site's folder");
    diag_help(d, "it is searched for in %.*s%s%.*s%s%s%s%.*s%s",
              STR_ARG(folder), rooted || alone ? "" : " and in ",
              STR_ARG(rooted || alone ? S("") : data),
              rooted || !data_is_refused(site)
                  ? ""
                  : " (a symbolic link to a folder that pages may not read; "
                    "replace the link with a folder)",
              near.p ? "; did you mean '" : "", near.p && rooted ? "/" : "",
              STR_ARG(near), near.p ? "'?" : "");
    arena_rewind(a, mark);
}

/* Sets the flag only if it is not set yet: if every page wrote to the flag,
   threads would wait for each other. */
void site_use(const struct site *site, str path)
{
    struct site_file *f = map_get(&site->files, path);
    if (f && !atomic_load_explicit(&f->used, memory_order_relaxed))
        atomic_store_explicit(&f->used, true, memory_order_relaxed);
}

/* Warns of each query in the data folder that neither an entry of `fetch:`
   names nor a page reads. */
static void report_unused_queries(const struct site *site, struct diags *d)
{
    const struct fetch_keys *keys = &site->config.fetch;
    for (size_t i = 0; i < site->files.n; i++) {
        struct source src = {.name = site->files.v[i].key};
        const struct site_file *f = site->files.v[i].value;
        bool used = !f || !str_eq(path_ext(src.name), S(".sql")) ||
                    !path_is_below(src.name, site->config.data) ||
                    atomic_load_explicit(&f->used, memory_order_relaxed);
        for (size_t k = 0; k < keys->n && !used; k++)
            used = str_eq(keys->v[k].query, src.name);
        if (used)
            continue;
        diag_at(d, DIAG_DATA_UNUSED, (struct pos){.src = &src}, STR_NONE);
        diag_help(d, "set 'query' of an entry of `fetch:` to the file, or "
                     "remove the file");
    }
}

void site_report_unused(const struct site *site, struct diags *d)
{
    if (site->added.drafts.n)
        return; /* drafts that are left out may use the files */
    for (size_t i = 0; i < site->datasets.n; i++) {
        struct source src = {.name = site->datasets.v[i]};
        const struct site_file *f = map_get(&site->files, src.name);
        if (!f || atomic_load_explicit(&f->used, memory_order_relaxed))
            continue;
        diag_at(d, DIAG_DATA_UNUSED, (struct pos){.src = &src}, STR_NONE);
        diag_help(d, "use it in a page, or remove it");
    }
    report_unused_queries(site, d);
}

static void report_refused(const struct site *site, struct diags *d,
                           enum guard_answer answer, str name, str path,
                           str real, struct pos at)
{
    if (answer == GUARD_OUTSIDE) {
        str content = site->config.content;
        if (!content.n)
            content = S("the site's folder");
        diag_at(d, DIAG_FILE_OUTSIDE, at, name);
        diag_help(d,
                  "copy the file into the site; a page can read files in its "
                  "own folder, in %.*s and, with a leading '/', in %.*s",
                  STR_ARG(site->config.data), STR_ARG(content));
    } else {
        diag_at(d, DIAG_FILE_HIDDEN, at, name);
        guard_help(site->guard, d, answer, path, real);
    }
}

/* If a file that is missing in a folder is one that `perfpress fetch` writes,
   reports that and returns true. */
static bool is_unfetched(const struct site *site, struct arena *a,
                         struct diags *d, str folder, str name, struct pos at)
{
    struct arena_mark mark = arena_mark(a);
    str path;
    bool is =
        name.n && name.n < PATH_BYTES && !str_starts(name, S("/")) &&
        path_normal(a, path_join(a, folder, name), &path) &&
        snapshot_is_missing(&site->lock, &site->config.fetch, d, path, at);
    arena_rewind(a, mark);
    return is;
}

/* Warns if the data folder has, or is to get from a fetch, a file of the same
   name as the file at `path`, which is beside the page. */
static void check_shadow(const struct site *site, struct arena *a,
                         struct diags *d, str name, str path, struct pos at)
{
    const struct fetch_keys *keys = &site->config.fetch;
    str other;
    if (keys->n &&
        path_normal(a, path_join(a, site->config.data, name), &other) &&
        (fetch_keys_find(keys, other) || site_has_file(site, a, other)))
        snapshot_report_shadow(keys, d, name, path, other, at);
}

bool site_lookup(const struct site *site, struct arena *a, struct diags *d,
                 str page_dir, str name, struct pos at, str *path)
{
    bool rooted = str_starts(name, S("/"));
    str first = rooted ? site->config.content : page_dir, real = STR_NONE;
    *path = STR_NONE;
    enum guard_answer answer =
        name.n ? try_folder(site, a, first, name, path, &real) : GUARD_MISSING;
    if (answer == GUARD_MISSING && is_unfetched(site, a, d, first, name, at))
        return false;
    if (answer == GUARD_OPEN && !rooted)
        check_shadow(site, a, d, name, *path, at);
    if (answer == GUARD_MISSING && !rooted && name.n) {
        enum guard_answer second =
            try_folder(site, a, site->config.data, name, path, &real);
        if (second != GUARD_OUTSIDE)
            answer = second;
    }
    if (answer == GUARD_OPEN || answer == GUARD_FAULT) {
        site_use(site, *path);
        return true; /* reading the file will report a fault */
    }
    if (answer != GUARD_MISSING)
        report_refused(site, d, answer, name, *path, real, at);
    else if (!is_unfetched(site, a, d, site->config.data, name, at))
        report_missing(site, a, d, page_dir, name, at);
    return false;
}
