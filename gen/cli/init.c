// SPDX-License-Identifier: MIT
// init: `perfpress init`: writes the files of a small site into a new or empty
// folder, and tells what to do next.
#include "cli/init.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/path.h"
#include "cli/options.h"
#include "cli/report.h"
#include "cli/starter.h"

const char INIT_USAGE[] =
    "usage: perfpress init DIR\n"
    "\n"
    "Makes a small site in DIR, a new or empty folder: a dataset, a page in\n"
    "each syntax with a table computed from it, the configuration, and\n"
    "workflow files for GitHub Actions and GitLab CI.\n";

static const struct option OPTIONS[] = {{0}};

static bool cannot_write(struct diags *d, const char *path)
{
    diag_at(d, DIAG_FILE_WRITE, (struct pos){0}, str_c(path),
            str_c(strerror(errno)));
    return false;
}

/* Makes a folder with those above it. */
static bool make_folders(struct arena *a, str path, struct diags *d)
{
    for (size_t i = 1; i <= path.n; i++) {
        if (i < path.n && path.p[i] != '/')
            continue;
        const char *folder = str_dupz(a, str_slice(path, 0, i));
        struct stat st;
        if (mkdir(folder, 0777) == 0 ||
            (errno == EEXIST && stat(folder, &st) == 0 && S_ISDIR(st.st_mode)))
            continue;
        return cannot_write(d, folder);
    }
    return true;
}

static bool is_empty(const char *path, struct diags *d)
{
    DIR *dir = opendir(path);
    const struct dirent *e;
    bool empty = true;
    if (!dir && errno == ENOENT)
        return true;
    if (!dir)
        return cannot_write(d, path);
    while ((e = readdir(dir)))
        empty &= !strcmp(e->d_name, ".") || !strcmp(e->d_name, "..");
    closedir(dir);
    if (!empty) {
        diag_at(d, DIAG_CLI_USAGE, (struct pos){0},
                str_fmt(&d->arena, "'%s' is not empty", path));
        diag_help(d, "a new site needs a folder of its own");
    }
    return empty;
}

/* Never over a file that is there. */
static bool write_file(struct arena *a, str path, str bytes, struct diags *d)
{
    const char *name = str_dupz(a, path);
    int fd = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    FILE *out = fd < 0 ? NULL : fdopen(fd, "wb");
    bool ok = out && fwrite(bytes.p, 1, bytes.n, out) == bytes.n;
    if (out && fclose(out) != 0)
        ok = false;
    return ok || cannot_write(d, name);
}

static bool write_site(struct arena *a, const char *dir, struct diags *d)
{
    if (!is_empty(dir, d) || !make_folders(a, str_c(dir), d))
        return false;
    for (const struct starter_file *f = STARTER; f->name.p; f++) {
        str path = path_join(a, str_c(dir), f->name);
        if (!make_folders(a, path_dir(path), d) ||
            !write_file(a, path, f->bytes, d))
            return false;
    }
    return true;
}

/* A word as a shell reads it back. */
static str quoted(struct arena *a, str word)
{
    bool plain = word.n > 0;
    for (size_t i = 0; i < word.n; i++)
        plain &= char_is_alnum(word.p[i]) || strchr("/._-", word.p[i]);
    if (plain)
        return word;
    str inner = str_replace(a, word, S("'"), S("'\\''"));
    return str_fmt(a, "'%.*s'", STR_ARG(inner));
}

static void print_next(struct arena *a, const char *dir)
{
    str word = quoted(a, str_c(dir));
    printf("%s is a site now. Next:\n\n"
           "  perfpress serve -C %.*s    shows it while you write\n"
           "  perfpress check -C %.*s    looks for faults\n"
           "  perfpress build -C %.*s    makes its pages, in %s/public\n\n"
           "content/index.md is its first page, data/runs.csv its data. Its\n"
           ".github/workflows/site.yml and .gitlab-ci.yml build it on each "
           "push;\nremove the one that you do not need.\n",
           dir, STR_ARG(word), STR_ARG(word), STR_ARG(word), dir);
}

int init_command(int argc, char **argv)
{
    struct arena a = {0};
    struct diags d = {0};
    const char *dir = NULL;
    size_t n;
    if (!options_read(OPTIONS, argc, argv, NULL, &dir, 1, &n))
        return 2;
    if (n == 0 || !*dir) {
        diag_at(&d, DIAG_CLI_USAGE, (struct pos){0}, S("init needs a DIR"));
        diag_help(&d, "perfpress init my-site makes a site in my-site");
    } else if (write_site(&a, dir, &d)) {
        print_next(&a, dir);
    }
    int status = report_diagnostics(&d, false, STR_NONE);
    arena_free(&a);
    diag_free(&d);
    return status;
}
