// SPDX-License-Identifier: MIT
// check_files: converts paths on the command line to paths in a site, and drops
// warnings about other files.
#include "cli/check_files.h"

#include <string.h>
#include <sys/stat.h>

#include "base/path.h"
#include "base/real.h"
#include "base/shown.h"
#include "base/vec.h"
#include "cli/report.h"
#include "cli/usage.h"
#include "load/guard.h"
#include "load/page.h"
#include "load/schema.h"
#include "load/site.h"
#include "resolve/index.h"

static bool is_folder(str path)
{
    struct stat st;
    return stat(path.p, &st) == 0 && S_ISDIR(st.st_mode);
}

/* Returns the absolute path of a file or folder, or STR_NONE if it does not
   exist. Follows symbolic links, except if the last component is a link to a
   file: then the path ends with the name of the link, by which the site knows
   the file. */
static str absolute_path(struct arena *a, str name)
{
    str real = real_path(a, name);
    if (!real.p || is_folder(real))
        return real;
    str folder = path_dir(name);
    if (!folder.n && name.p[0] == '/')
        folder = S("/");
    folder = real_path(a, folder);
    return path_join(a, folder.n > 1 ? folder : S(""), path_base(name));
}

/* Returns the folder of the site that contains a file or folder, or STR_NONE.
 */
static str root_around(struct arena *a, str path)
{
    return site_find_root(a, is_folder(path) ? path : path_dir(path));
}

static bool find_root(struct arena *a, const char *name, str path,
                      struct check_files *f, struct diags *d)
{
    if (f->dir)
        return report_find_root(a, f->dir, &f->root, d);
    f->root = root_around(a, path);
    return f->root.p || f->skip ||
           usage_report(
               d, str_fmt(a, "no perfpress.yaml in a folder above '%s'", name));
}

/* Adds a file to f->paths. The first file determines f->root, the site's
   folder. Returns false after reporting a file that is missing, outside all
   sites, or in a second site. With f->skip, ignores files that are missing or
   outside all sites. */
static bool add(struct arena *a, const char *name, struct check_files *f,
                struct diags *d)
{
    str path = *name ? absolute_path(a, str_c(name)) : STR_NONE;
    if (!path.p)
        return f->skip ||
               usage_report(d, str_fmt(a, "there is no file '%s'", name));
    if (!f->root.p && !find_root(a, name, path, f, d))
        return false;
    if (!f->root.p)
        return true; /* skipped */
    bool is_root = str_eq(path, f->root);
    if (!is_root && !path_is_below(path, f->root)) {
        if (f->skip && !root_around(a, path).p)
            return true;
        usage_report(d, str_fmt(a, "'%s' is not in the site '%.*s'", name,
                                STR_ARG(f->root)));
        if (f->skip)
            diag_help(d, "check one site at a time; -C names its folder");
        return false;
    }
    path = is_root ? S("") : str_from(path, f->root.n + (f->root.n > 1));
    vec_push(a, &f->paths, shown(a, path));
    return true;
}

bool check_files_find(struct arena *a, struct check_files *f, struct diags *d)
{
    for (size_t i = 0; i < f->n_names; i++)
        if (!add(a, f->names[i], f, d))
            return false;
    if (f->n_names)
        return true;
    if (f->skip && !f->dir) {
        f->root = site_find_root(a, real_path(a, S(".")));
        return true;
    }
    return report_find_root(a, f->dir, &f->root, d);
}

static bool contains(const struct strs *paths, str file)
{
    for (size_t i = 0; i < paths->n; i++)
        if (!paths->v[i].n || str_eq(file, paths->v[i]) ||
            path_is_below(file, paths->v[i]))
            return true;
    return false;
}

bool check_files_skip(const struct site *site, struct check_files *f)
{
    const struct guard *g = site->guard;
    size_t kept = 0;
    for (size_t i = 0; f->skip && i < f->paths.n; i++) {
        str path = f->paths.v[i];
        if (!path.n || str_eq(path, S(CONFIG_FILE)) ||
            str_eq(path, S(LOCK_FILE)) || contains(&g->open, path) ||
            contains(&g->templates, path))
            f->paths.v[kept++] = path;
    }
    if (f->skip)
        f->paths.n = kept;
    return f->paths.n || !f->n_names;
}

static void add_schemas(struct arena *a, struct strs *paths)
{
    for (size_t i = 0, n = paths->n; i < n; i++) {
        if (!schema_is(paths->v[i]))
            continue;
        schema_data_files(a, schema_stem(paths->v[i]), paths);
    }
}

static bool reads_any(const struct page_info *info, const struct strs *paths)
{
    for (size_t i = 0; info && i < info->n_data; i++)
        if (contains(paths, info->data[i].file))
            return true;
    return false;
}

void check_files_add_related(const struct site *site, struct arena *a,
                             struct check_files *f)
{
    struct strs pages = {0};
    add_schemas(a, &f->paths);
    for (size_t i = 0; i < site->n_pages; i++)
        if (reads_any(site->pages[i].info, &f->paths))
            vec_push(a, &pages, str_dup(a, site->pages[i].source.name));
    for (size_t i = 0; i < pages.n; i++)
        vec_push(a, &f->paths, pages.v[i]);
}

size_t check_files_filter(const struct check_files *f, struct diags *d)
{
    size_t kept = 0, warnings;
    if (!f->paths.n)
        return 0;
    diag_sort(d);
    warnings = d->warnings;
    for (size_t i = 0; i < d->n; i++)
        if (!d->v[i].file.n || d->v[i].severity != DIAG_SEVERITY_WARNING ||
            contains(&f->paths, d->v[i].file))
            d->v[kept++] = d->v[i];
    d->n = kept;
    diag_sort(d); /* also updates d->warnings */
    return warnings - d->warnings;
}
