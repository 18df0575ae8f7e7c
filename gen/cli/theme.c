// SPDX-License-Identifier: MIT
// theme: `perfpress theme export`: writes the files of the built-in theme, so
// that a site can change them.
#include "cli/command.h"

#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "base/path.h"
#include "base/vec.h"
#include "cli/new_file.h"
#include "cli/usage.h"
#include "template/theme.h"

enum { NAMES_MAX = 64 };

struct theme_chosen {
    bool force;
};

static const struct option OPTIONS[] = {
    {"--force", 0, OPTION_SWITCH, offsetof(struct theme_chosen, force), NULL,
     "overwrite existing files", NULL},
    {0},
};

/* Whether a file of the theme is used in sites. Files of the preview are
   not. */
static bool is_site_file(str name)
{
    return !str_starts(name, S("preview/"));
}

static bool is_wanted(str name, const char *const *names, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (str_eq(name, str_c(names[i])))
            return true;
    return n == 0;
}

static bool check_names(struct arena *a, const char *const *names, size_t n,
                        struct diags *d)
{
    struct strs all = {0};
    for (const struct theme_file *f = THEME; f->name.p; f++)
        if (is_site_file(f->name))
            vec_push(a, &all, f->name);
    for (size_t i = 0; i < n; i++) {
        if (str_among(str_c(names[i]), all.v, all.n))
            continue;
        usage_report(d, str_fmt(a, "the theme has no file '%.*s'",
                                STR_ARG(usage_word(a, names[i]))));
        diag_help_nearest(d, "its files", str_c(names[i]), all.v, all.n);
        return false;
    }
    return true;
}

/* Whether none of the files exists in `dir`. Reports the first file that
   exists. */
static bool none_exists(struct arena *a, str dir, const char *const *names,
                        size_t n, struct diags *d)
{
    struct stat st;
    for (const struct theme_file *f = THEME; f->name.p; f++) {
        str path = path_join(a, dir, f->name);
        if (!is_site_file(f->name) || !is_wanted(f->name, names, n) ||
            lstat(str_dupz(a, path), &st) != 0)
            continue;
        usage_report(d, str_fmt(a, "'%.*s' already exists", STR_ARG(path)));
        diag_help(d, "nothing was written; --force overwrites it");
        return false;
    }
    return true;
}

static bool write_all(struct arena *a, str dir, const char *const *names,
                      size_t n, struct diags *d)
{
    for (const struct theme_file *f = THEME; f->name.p; f++) {
        str path = path_join(a, dir, f->name);
        if (!is_site_file(f->name) || !is_wanted(f->name, names, n))
            continue;
        if (!new_file_folders(a, path_dir(path), d) ||
            !new_file_write(a, path, O_CREAT | O_TRUNC, f->bytes, d))
            return false;
        printf("%.*s\n", STR_ARG(path));
    }
    return true;
}

static int theme_command(int argc, char **argv)
{
    struct theme_chosen chosen = {0};
    struct command_run r;
    if (!command_begin(&r, OPTIONS, argc, argv, &chosen, NAMES_MAX + 2))
        return 2;
    const char *const *names = r.words + 2;
    size_t n_names = r.n > 2 ? r.n - 2 : 0;
    if (r.n < 2 || strcmp(r.words[0], "export") != 0 || !*r.words[1]) {
        usage_report(&r.d, S("theme needs 'export' and a DIR"));
        diag_help(&r.d,
                  "to write all files of the theme to a site's templates, run "
                  "in the site: perfpress theme export templates");
    } else if (check_names(&r.a, names, n_names, &r.d) &&
               (chosen.force ||
                none_exists(&r.a, str_c(r.words[1]), names, n_names, &r.d))) {
        write_all(&r.a, str_c(r.words[1]), names, n_names, &r.d);
    }
    return command_end(&r);
}

const struct command COMMAND_THEME = {
    "theme",
    "export the files of the theme, to change them",
    "export [OPTION]... DIR [NAME]...",
    "Writes the files of the default theme into DIR, or only the NAMEs, such "
    "as page.mustache or assets/perfpress.css. Files in a site's templates "
    "folder replace those of the theme; keep only those that you change. "
    "Nothing is written when one of the files exists.",
    OPTIONS,
    "export " OPTION_FOLDERS,
    theme_command,
};
