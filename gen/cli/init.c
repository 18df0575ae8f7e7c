// SPDX-License-Identifier: MIT
// init: `perfpress init`: writes the files of a small site into a new or empty
// folder, or a new clone, and prints the next steps.
#include "cli/command.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/buf.h"
#include "base/codes/files.h"
#include "base/path.h"
#include "base/vec.h"
#include "cli/init_sphinx.h"
#include "cli/new_file.h"
#include "cli/starter.h"
#include "cli/usage.h"

struct init_chosen {
    struct init_sphinx sphinx;
    size_t example; /* index of a word of EXAMPLE_NAMES; N_EXAMPLES: none */
};

#define EXAMPLE_NAMES "nightly database"

enum { EXAMPLE_NIGHTLY, EXAMPLE_DATABASE, N_EXAMPLES };

#define AT(member) offsetof(struct init_chosen, sphinx.member)

static const struct option OPTIONS[] = {
    {"--example", 0, OPTION_WORD, offsetof(struct init_chosen, example), "NAME",
     "another site to start from: nightly (benchmarks of ten releases) or "
     "database (results in SQLite)",
     EXAMPLE_NAMES},
    {"--from-sphinx", 0, OPTION_STRING, AT(source), "SOURCE",
     "the folder of conf.py", OPTION_FOLDERS},
    {"--run-conf", 0, OPTION_OPTIONAL, AT(python), "PYTHON",
     "run conf.py, which can contain any code, with this interpreter (default: "
     "python3), and use the values that it computes",
     OPTION_FILES},
    {"--map", 0, OPTION_SWITCH, AT(map), NULL,
     "accept all suggestions for unknown directives and roles", NULL},
    {"--format", 'f', OPTION_WORD, AT(format), "FORMAT",
     "format of the report: text (default) or json", "text json"},
    {0},
};

/* Whether a new repository often has a file with this name, such as a
   README. */
static bool is_expected(str name)
{
    static const str BEGINNINGS[] = {
        S_INIT("."),        S_INIT("AUTHORS"),      S_INIT("CHANGELOG"),
        S_INIT("CHANGES"),  S_INIT("CODEOWNERS"),   S_INIT("CODE_OF_CONDUCT"),
        S_INIT("COPYING"),  S_INIT("CONTRIBUTING"), S_INIT("LICENCE"),
        S_INIT("LICENSE"),  S_INIT("NOTICE"),       S_INIT("README"),
        S_INIT("SECURITY"),
    };
    for (size_t i = 0; i < sizeof BEGINNINGS / sizeof *BEGINNINGS; i++)
        if (str_eq_nocase(str_slice(name, 0, BEGINNINGS[i].n), BEGINNINGS[i]))
            return true;
    return false;
}

/* Whether a folder is missing or has only expected files. If not, reports the
   first other file. */
static bool is_usable(struct arena *a, const char *path, struct diags *d)
{
    DIR *dir = opendir(path);
    const struct dirent *e;
    str other = STR_NONE;
    if (!dir && errno == ENOENT)
        return true;
    if (!dir)
        return new_file_fault(d, path);
    while ((e = readdir(dir)))
        if (!is_expected(str_c(e->d_name)) &&
            (!other.p || str_cmp(str_c(e->d_name), other) < 0))
            other = str_dup(a, str_c(e->d_name));
    closedir(dir);
    if (!other.p)
        return true;
    usage_report(d, str_fmt(a, "'%s' is not empty: it contains '%.*s'", path,
                            STR_ARG(other)));
    diag_help(
        d, "a new site needs a new or empty folder, or a new clone that "
           "contains only a README, a license and files whose names begin with "
           "a dot");
    return false;
}

static bool has_line(str text, str line)
{
    str one;
    while (str_cut(&text, '\n', &one))
        if (str_eq(str_trim(one), line))
            return true;
    return false;
}

/* Appends to an existing file the lines in `lines` that the file does not have
   yet. Returns false after reporting a failure. */
static bool add_lines(struct arena *a, str path, str lines, struct diags *d)
{
    struct buf all = {.a = a}, more = {.a = a};
    FILE *in = fopen(str_dupz(a, path), "rb");
    for (size_t n = 1; in && n; all.n += n) {
        buf_room(&all, 4096);
        n = fread(all.p + all.n, 1, all.cap - all.n, in);
    }
    if (!in || ferror(in)) {
        if (in)
            fclose(in);
        return new_file_fault(d, str_dupz(a, path));
    }
    fclose(in);
    str text = buf_str(&all), line;
    if (text.n && !str_ends(text, S("\n")))
        buf_putc(&more, '\n');
    while (str_cut(&lines, '\n', &line))
        if (line.n && !has_line(text, line))
            buf_printf(&more, "%.*s\n", STR_ARG(line));
    return new_file_write(a, path, O_APPEND, buf_str(&more), d);
}

/* Writes a file of the starter site. If the file exists, adds its name to
   `kept` instead. An existing .gitignore gets the missing lines. Returns false
   after reporting a failure. */
static bool put_file(struct arena *a, str path, const struct starter_file *f,
                     struct strs *kept, struct diags *d)
{
    struct stat st;
    if (lstat(str_dupz(a, path), &st) != 0)
        return new_file_write(a, path, O_CREAT | O_EXCL, f->bytes, d);
    if (str_eq(f->name, S(".gitignore")))
        return add_lines(a, path, f->bytes, d);
    vec_push(a, kept, f->name);
    return true;
}

/* Writes the files whose names begin with `prefix`. The first `cut` bytes of
   the names are omitted in the new site. */
static bool put_files(struct arena *a, const char *dir,
                      const struct starter_file *files, str prefix, size_t cut,
                      struct strs *kept, struct diags *d)
{
    for (struct starter_file f; files->name.p; files++) {
        f = *files;
        if (!str_starts(f.name, prefix))
            continue;
        f.name = str_from(f.name, cut);
        str path = path_join(a, str_c(dir), f.name);
        if (!new_file_folders(a, path_dir(path), d) ||
            !put_file(a, path, &f, kept, d))
            return false;
    }
    return true;
}

/* The sites that init can make. The last one is the default. */
static const struct init_site {
    str folder;       /* the site's folder in EXAMPLES; STR_NONE: the default */
    const char *data; /* its data */
} SITES[] = {
    [EXAMPLE_NIGHTLY] = {S_INIT("nightly/"), "data/nightly"},
    [EXAMPLE_DATABASE] = {S_INIT("database/"), "data/results.db"},
    [N_EXAMPLES] = {{0}, "data/runs.csv"},
};

static bool write_site(struct arena *a, const char *dir, size_t example,
                       struct strs *kept, struct diags *d)
{
    str folder = SITES[example].folder;
    if (!is_usable(a, dir, d) || !new_file_folders(a, str_c(dir), d))
        return false;
    return put_files(a, dir, STARTER, folder.n ? S(".") : S(""), 0, kept, d) &&
           (!folder.n ||
            put_files(a, dir, EXAMPLES, folder, folder.n, kept, d));
}

/* Quotes a word for the shell. */
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

static void print_next(struct arena *a, const char *dir, size_t example)
{
    str word = quoted(a, str_c(dir));
    printf(
        "%s is a site now. Next:\n\n  perfpress serve -C %.*s    previews it "
        "while you write\n  perfpress check -C %.*s    reports errors and "
        "warnings\n  perfpress build -C %.*s    writes its pages to "
        "%s/public\n\nIts first page is content/index.md, and its data are in "
        "%s. Its\n.github/workflows/site.yml and .gitlab-ci.yml "
        "build it on each push;\nremove the one that you do not need.\n",
        dir, STR_ARG(word), STR_ARG(word), STR_ARG(word), dir,
        SITES[example].data);
}

static int init_command(int argc, char **argv)
{
    struct strs kept = {0};
    struct init_chosen chosen = {.sphinx.format = INIT_FORMATS,
                                 .example = N_EXAMPLES};
    struct init_sphinx *sphinx = &chosen.sphinx;
    struct command_run r;
    if (!command_begin(&r, OPTIONS, argc, argv, &chosen, 1))
        return 2;
    const char *dir = r.n ? r.words[0] : "";
    if (sphinx->source && chosen.example < N_EXAMPLES) {
        usage_report(&r.d, S("use --example or --from-sphinx, not both"));
    } else if (sphinx->source) {
        sphinx->dir = r.n ? dir : ".";
        init_sphinx(&r.a, sphinx, &r.d);
    } else if (sphinx->format < INIT_FORMATS) {
        usage_report(&r.d, S("--format can be used only with --from-sphinx"));
    } else if (sphinx->python || sphinx->map) {
        usage_report(
            &r.d,
            S("--run-conf and --map can be used only with --from-sphinx"));
    } else if (!*dir) {
        usage_report(&r.d, S("init needs a DIR"));
        diag_help(&r.d, "perfpress init my-site makes a site in my-site");
    } else if (write_site(&r.a, dir, chosen.example, &kept, &r.d)) {
        print_next(&r.a, dir, chosen.example);
        for (size_t i = 0; i < kept.n; i++)
            printf("\n%.*s already existed and was not changed.\n",
                   STR_ARG(kept.v[i]));
    }
    return command_end(&r);
}

const struct command COMMAND_INIT = {
    "init",
    "make a new site",
    "[--example NAME] DIR\n"
    "--from-sphinx SOURCE [OPTION]... [DIR]",
    "Makes a small site in DIR, which must be new, empty or a new clone: a "
    "dataset, a page in each syntax with a table computed from it, the "
    "configuration, and workflow files for GitHub Actions and GitLab CI. "
    "Existing files are not changed, except that lines are added to "
    ".gitignore.\n"
    "\n"
    "--example nightly makes a site with the benchmarks of ten nightly "
    "releases: a script that reads their JSON files, a page for each release, "
    "a chart of all, and the benchmarks that got slower. --example database "
    "makes a site with results in an SQLite file.\n"
    "\n"
    "A Sphinx site moves in with its conf.py, which is read and not run: DIR, "
    "a folder around SOURCE (default: the current folder), gets a "
    "perfpress.yaml with the settings of conf.py. Nothing else changes. This "
    "needs python3.",
    OPTIONS,
    OPTION_FOLDERS,
    init_command,
};
