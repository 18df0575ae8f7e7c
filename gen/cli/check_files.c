// SPDX-License-Identifier: MIT
// check_files: paths on the command line as paths of a site, and the choice
// among its diagnostics.
#include "cli/check_files.h"

#include <string.h>
#include <sys/stat.h>

#include "base/codes/config.h"
#include "base/path.h"
#include "base/real.h"
#include "base/shown.h"
#include "base/vec.h"
#include "cli/report.h"
#include "load/site.h"

static bool refuse(struct diags *d, str text)
{
    diag_at(d, DIAG_CLI_USAGE, (struct pos){0}, text);
    return false;
}

static bool is_folder(str path)
{
    struct stat st;
    return stat(path.p, &st) == 0 && S_ISDIR(st.st_mode);
}

/* The whole path of a file: its own name is kept where it is a link, for so
   the site knows it. STR_NONE when nothing is there. */
static str whole_path(struct arena *a, str name)
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

static bool find_root(struct arena *a, const char *name, str path,
                      const char *dir, str *root, struct diags *d)
{
    if (dir)
        return report_find_root(a, dir, root, d);
    *root = site_find_root(a, is_folder(path) ? path : path_dir(path));
    return root->p ||
           refuse(d, str_fmt(a, "no perfpress.yaml in a folder above '%s'",
                             name));
}

bool check_files_find(struct arena *a, const char *const *names, size_t n,
                      const char *dir, str *root, struct strs *paths,
                      struct diags *d)
{
    for (size_t i = 0; i < n; i++) {
        str path = *names[i] ? whole_path(a, str_c(names[i])) : STR_NONE;
        if (!path.p)
            return refuse(d, str_fmt(a, "there is no file '%s'", names[i]));
        if (!i && !find_root(a, names[i], path, dir, root, d))
            return false;
        bool whole = str_eq(path, *root);
        if (!whole && !path_is_below(path, *root))
            return refuse(d, str_fmt(a, "'%s' is not in the site '%.*s'",
                                     names[i], STR_ARG(*root)));
        path = whole ? S("") : str_from(path, root->n + (root->n > 1));
        vec_push(a, paths, shown(a, path));
    }
    return true;
}

static bool is_wanted(const struct diag *g, const struct strs *paths)
{
    if (!g->file.n || g->severity >= DIAG_SEVERITY_USAGE)
        return true;
    for (size_t i = 0; i < paths->n; i++)
        if (!paths->v[i].n || str_eq(g->file, paths->v[i]) ||
            path_is_below(g->file, paths->v[i]))
            return true;
    return false;
}

void check_files_keep(struct diags *d, const struct strs *paths,
                      size_t *other_errors, size_t *other_warnings)
{
    size_t kept = 0;
    diag_sort(d);
    *other_errors = d->errors;
    *other_warnings = d->warnings;
    for (size_t i = 0; i < d->n; i++)
        if (is_wanted(&d->v[i], paths))
            d->v[kept++] = d->v[i];
    d->n = kept;
    diag_sort(d); /* counts anew */
    *other_errors -= d->errors;
    *other_warnings -= d->warnings;
}
