// SPDX-License-Identifier: MIT
// exists: os.path.exists, Path.exists and the like. Only files that a script
// may read exist, and folders that contain such files.
#include "base/codes/files.h"
#include "df/runtime/call.h"
#include "df/sources/pathlib.h"
#include "load/file_glob.h"
#include "load/site_lookup.h"

/* Sets *is to whether a script can read the file `name`. Reports a file that
   must not be read, such as a snapshot that was not fetched. */
static bool is_file(struct call *c, str name, bool *is)
{
    struct eval *ev = c->ev;
    struct diags own = {.levels = ev->d->levels};
    str path;
    *is = site_lookup(ev->site, ev->a, &own, ev->dir, name, eval_pos(ev, c->at),
                      &path);
    bool missing = !*is && own.n && own.v[own.n - 1].code == DIAG_FILE_MISSING;
    if (missing)
        diag_free(&own);
    else
        diag_take(ev->d, &own);
    return *is || missing;
}

/* Sets *is to whether `name` is a folder that contains files. */
static bool is_folder(struct call *c, str name, bool *is)
{
    struct eval *ev = c->ev;
    struct diags quiet = {.quiet = true};
    while (name.n > 1 && name.p[name.n - 1] == '/')
        name.n--;
    struct file_glob g = {.page_dir = ev->dir,
                          .pattern = str_concat(ev->a, name, S("/**")),
                          .recursive = true,
                          .at = eval_pos(ev, c->at),
                          .left = FILE_GLOB_MAX};
    *is = name.n && file_glob(ev->site, ev->a, &quiet, &g) && g.found.n;
    diag_free(&quiet);
    return eval_steps(ev, c->at, (FILE_GLOB_MAX - g.left) * 16);
}

static bool read_name(struct call *c, str *name)
{
    *name = STR_NONE;
    if (c->self.type != OBJECT_ACCESSOR)
        return pathlib_name(c, PARAM_path, name);
    *name = pathlib_text(c->self);
    return true;
}

/* Evaluates the functions that test for a file, a folder, or both. */
static bool test(struct call *c, bool file, bool folder, struct object *out)
{
    str name;
    bool is = false;
    if (!read_name(c, &name) ||
        (file && name.n && !str_ends(name, S("/")) && !is_file(c, name, &is)))
        return false;
    if (folder && !is && !is_folder(c, name, &is))
        return false;
    *out = object_bool(is);
    return true;
}

static bool run_exists(struct call *c, struct object *out)
{
    return test(c, true, true, out);
}

static bool run_is_file(struct call *c, struct object *out)
{
    return test(c, true, false, out);
}

static bool run_is_folder(struct call *c, struct object *out)
{
    return test(c, false, true, out);
}

/* ---- operations ---- */

const struct operation EXISTS_OPERATIONS[] = {
    {S_INIT("exists"), ON_PATH, run_exists, NO_PARAMS, 0, 8,
     "whether the site has this file, or files in this folder"},
    {S_INIT("is_dir"), ON_PATH, run_is_folder, NO_PARAMS, 0, 8,
     "whether the site has files in this folder"},
    {S_INIT("is_file"), ON_PATH, run_is_file, NO_PARAMS, 0, 8,
     "whether the site has this file"},
    {S_INIT("os.path.exists"), ON_LIBRARY, run_exists, PARAMS(NEEDS(path)), 0,
     8, "whether the site has this file, or files in this folder"},
    {S_INIT("os.path.isdir"), ON_LIBRARY, run_is_folder, PARAMS(NEEDS(path)), 0,
     8, "whether the site has files in this folder"},
    {S_INIT("os.path.isfile"), ON_LIBRARY, run_is_file, PARAMS(NEEDS(path)), 0,
     8, "whether the site has this file"},
    {.name = {0}},
};
