// SPDX-License-Identifier: MIT
// glob: glob.glob, the names of files that match a pattern.
#include "df/sources/glob.h"

#include "df/runtime/call.h"

#include "base/codes/df.h"
#include "base/vec.h"
#include "load/file_glob.h"

/* Reports a pattern that matches no file. */
static void report_empty(struct eval *ev, const struct df_expr *at,
                         struct file_glob *g)
{
    str pattern = g->pattern;
    str data = str_concat(ev->scratch, ev->site->config.data, S("/"));
    str rest = str_starts(pattern, data) ? str_from(pattern, data.n) : S("");
    struct diags quiet = {.quiet = true};
    g->pattern = rest;
    bool near = rest.n && file_glob(ev->site, ev->a, &quiet, g) && g->found.n;
    diag_free(&quiet);
    g->found.n = 0;
    diag_at(ev->d, DIAG_GLOB_EMPTY, eval_pos(ev, at), pattern);
    if (!str_starts(pattern, S("/")))
        diag_help(
            ev->d,
            "files are looked up in the page's folder, then in %.*s%s%.*s%s",
            STR_ARG(ev->site->config.data), near ? "; did you mean '" : "",
            STR_ARG(near ? rest : S("")), near ? "'?" : "");
}

bool glob_list(struct eval *ev, const struct df_expr *at, str pattern,
               bool recursive, struct list *out)
{
    struct file_glob g = {.page_dir = ev->dir,
                          .pattern = pattern,
                          .recursive = recursive,
                          .at = eval_pos(ev, at),
                          .left = FILE_GLOB_MAX};
    if (!file_glob(ev->site, ev->a, ev->d, &g))
        return false;
    if (!g.left)
        return eval_fault(ev, DIAG_DF_VALUE, at,
                          "the pattern would have to be compared with more "
                          "than 1,000,000 names") ||
               eval_help(ev, "add the folder of the files to the pattern");
    if (!g.found.n)
        report_empty(ev, at, &g);
    for (size_t i = 0; i < g.found.n; i++)
        vec_push(ev->scratch, out, object_str(g.found.v[i]));
    return eval_steps(ev, at, (FILE_GLOB_MAX - g.left) * 16);
}

static bool run_glob(struct call *c, struct object *out)
{
    struct list *l = NEW(c->ev->scratch, struct list);
    str pattern = STR_NONE;
    bool recursive = false;
    *out = object_list(l);
    return call_str(c, PARAM_pathname, &pattern) &&
           call_bool(c, PARAM_recursive, &recursive) &&
           glob_list(c->ev, call_at(c, PARAM_pathname), pattern, recursive, l);
}

/* ---- operations ---- */

const struct operation GLOB_OPERATIONS[] = {
    {S_INIT("glob.glob"), ON_LIBRARY, run_glob,
     PARAMS(NEEDS(pathname), NAMED(recursive, FALSE)), 0, 1,
     "the names of the files that match a pattern, sorted"},
    {S_INIT("glob.iglob"), ON_LIBRARY, run_glob,
     PARAMS(NEEDS(pathname), NAMED(recursive, FALSE)), 0, 1, "same as glob"},
    {.name = {0}},
};
