// SPDX-License-Identifier: MIT
// report: finding the site and printing diagnostics.
#include "cli/report.h"

#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/path.h"
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
    struct pos none = {0};
    char *real = realpath(dir ? dir : ".", NULL);
    *root = real ? str_dup(a, str_c(real)) : STR_NONE;
    free(real);
    if (!root->p) {
        diag_at(d, DIAG_CLI_USAGE, none,
                str_fmt(a, "there is no folder '%s'", dir ? dir : "."));
        return false;
    }
    if (!dir)
        *root = site_find_root(a, *root);
    if (root->p && has_config(a, *root))
        return true;
    if (dir)
        diag_at(d, DIAG_CLI_USAGE, none,
                str_fmt(a, "'%s' has no perfpress.yaml", dir));
    else
        diag_at(d, DIAG_CLI_USAGE, none,
                S("no perfpress.yaml here or in a folder above"));
    diag_help(d, "a site is a folder with a perfpress.yaml (it may be empty) "
                 "and pages below content/; -C names it");
    return false;
}

static bool is_set(const char *name)
{
    const char *value = getenv(name);
    return value && *value && !(value[0] == '0' && !value[1]);
}

static bool in_colour(void)
{
    if (getenv("NO_COLOR") && *getenv("NO_COLOR"))
        return false;
    return is_set("CLICOLOR_FORCE") || isatty(STDERR_FILENO);
}

int report_diagnostics(struct diags *d, bool warnings_count)
{
    diag_sort(d);
    for (size_t i = 0; i < d->n; i++)
        diag_print(&d->v[i], stderr, in_colour());
    return diag_exit_status(d, warnings_count);
}
