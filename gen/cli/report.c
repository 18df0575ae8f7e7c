// SPDX-License-Identifier: MIT
// report: finds the site's folder, prints output, and selects the format of
// diagnostics.
#include "cli/report.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/codes/files.h"
#include "base/path.h"
#include "base/real.h"
#include "base/shown.h"
#include "cli/report_format.h"
#include "cli/usage.h"
#include "load/site.h"

static bool has_config(struct arena *a, str dir)
{
    struct stat st;
    str file = path_join(a, dir, S("perfpress.yaml"));
    return stat(file.p, &st) == 0;
}

bool report_find_root(struct arena *a, const char *dir, str *root,
                      struct diags *d)
{
    *root = real_path(a, str_c(dir ? dir : "."));
    if (!root->p)
        return usage_report(
            d, str_fmt(a, "there is no folder '%s'", dir ? dir : "."));
    if (!dir)
        *root = site_find_root(a, *root);
    if (root->p && has_config(a, *root))
        return true;
    usage_report(d, dir ? str_fmt(a, "'%s' has no perfpress.yaml", dir)
                        : S("no perfpress.yaml here or in a folder above"));
    diag_help(d, "a site is a folder with a perfpress.yaml (which may be "
                 "empty) and pages below content/; name the folder with -C");
    return false;
}

void report_print(str text, bool for_people)
{
    struct arena a = {0};
    struct buf b = {.a = &a};
    if (for_people || isatty(STDOUT_FILENO)) {
        shown_put_lines(&b, text);
        text = buf_str(&b);
    }
    fwrite(text.p, 1, text.n, stdout);
    arena_free(&a);
}

void report_flush(struct diags *d)
{
    if (fflush(stdout) != 0 || ferror(stdout))
        diag_at(d, DIAG_FILE_WRITE, (struct pos){0}, S("standard output"),
                S("it is closed or full"));
}

/* ---- formats ---- */

static const struct report_format FORMATS[] = {
    {false, false, report_text},
    {true, true, report_json},
    {true, false, report_sarif},
    {false, false, report_github},
};
enum { TEXT, GITHUB = 3 };

const struct report_format *report_format(size_t given)
{
    const char *actions = getenv("GITHUB_ACTIONS");
    bool github = actions && !strcmp(actions, "true");
    return &FORMATS[given != REPORT_STANDARD ? given : github ? GITHUB : TEXT];
}

/* Returns the path from a folder to the site, ending in '/': "docs/". The
   folder is the checked-out repository or, outside of CI, the working
   directory. Returns "" if the site's root is this folder or is not below
   it. */
static str prefix_of(struct arena *a, str root)
{
    const char *workspace = getenv("GITHUB_WORKSPACE");
    if (!workspace || !*workspace)
        workspace = getenv("CI_PROJECT_DIR");
    str top = real_path(a, str_c(workspace ? workspace : ""));
    if (!top.p || !root.p || !path_is_below(root, top))
        return S("");
    return str_concat(a, shown(a, str_from(root, top.n + 1)), S("/"));
}

/* Returns the path from the working directory to the site, "docs/" or "../", or
   the absolute path if that is shorter. */
static str cwd_prefix_of(struct arena *a, str root)
{
    str folder = root.p ? real_path(a, S("")) : STR_NONE;
    if (!folder.p)
        return S("");
    str to = str_concat(a, root, S("/")), from = str_concat(a, folder, S("/"));
    str way = path_decode(a, path_relative(a, from, to));
    return way.n < to.n ? way : to;
}

int report_as(const struct report_format *format, struct diags *d,
              bool warnings_count, str root)
{
    struct arena a = {0};
    struct report r = {.d = d,
                       .prefix = prefix_of(&a, root),
                       .cwd_prefix = cwd_prefix_of(&a, root),
                       .a = &a};
    diag_sort(d);
    r.status = diag_exit_status(d, warnings_count);
    format->print(&r);
    arena_free(&a);
    return r.status;
}

int report_diagnostics(struct diags *d, bool warnings_count, str root)
{
    return report_as(&FORMATS[0], d, warnings_count, root);
}
