// SPDX-License-Identifier: MIT
// doctree: `perfpress doctree`: parses one page and prints its tree, before
// references are resolved, as docutils' pseudo-XML.
#include "cli/doctree.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/path.h"
#include "cli/options.h"
#include "cli/report.h"
#include "doc/dump.h"
#include "parse/parse.h"

const char DOCTREE_USAGE[] =
    "usage: perfpress doctree [OPTION]... FILE|-\n"
    "\n"
    "Prints the tree of a page as it is parsed, before references are\n"
    "resolved. '-' reads standard input.\n"
    "\n"
    "  -C, --directory DIR    the site's folder (default: the nearest one\n"
    "                         upwards that has a perfpress.yaml; none is\n"
    "                         needed)\n"
    "      --syntax rst|md    what the file is (default: by its name)\n";

struct chosen {
    const char *dir, *syntax;
};

#define AT(member) offsetof(struct chosen, member)

static const struct option OPTIONS[] = {
    {"--directory", 'C', OPTION_STRING, AT(dir)},
    {"--syntax", 0, OPTION_STRING, AT(syntax)},
    {0},
};

static const struct {
    const char *name, *ext;
    bool tabs; /* struct source */
    struct document *(*parse)(struct arena *a, struct diags *d,
                              const struct site *site, str page_dir,
                              const struct source *src);
} SYNTAXES[] = {
    {"rst", ".rst", true, parse_rst},
    {"md", ".md", false, parse_markdown},
};

struct run {
    struct chosen chosen;
    struct arena a;
    struct diags d;
    struct site site;
    str file; /* as given */
    str path; /* from the site's root */
};

static str working_dir(struct arena *a)
{
    char *cwd = getcwd(NULL, 0);
    str dir = str_dup(a, cwd ? str_c(cwd) : S("/"));
    free(cwd);
    return dir;
}

/* The file's path below a root; STR_NONE where it is outside. */
static str below(str root, str path)
{
    if (str_starts(path, root) && path.n > root.n && path.p[root.n] == '/')
        return str_from(path, root.n + 1);
    return STR_NONE;
}

/* The site that the file belongs to; without one, the file's own folder. */
static bool open_site(struct run *r)
{
    struct arena *a = &r->a;
    str cwd = working_dir(a), file = r->file, root, path;
    if (str_eq(file, S("-")))
        file = S("standard-input");
    if (!str_starts(file, S("/")))
        file = path_join(a, cwd, file);
    if (path_normal(a, file, &path))
        file = str_concat(a, S("/"), path);
    root = r->chosen.dir ? STR_NONE : site_find_root(a, path_dir(file));
    if (r->chosen.dir && !report_find_root(a, r->chosen.dir, &root, &r->d))
        return false;
    r->path = root.p ? below(root, file) : STR_NONE;
    if (!r->path.p) {
        site_bare(&r->site, path_dir(file));
        r->path = path_base(file);
        return true;
    }
    return site_load(&r->site, root, &r->d);
}

static struct source *read_standard_input(struct run *r)
{
    struct source *src = NEW(&r->a, struct source);
    struct buf b = {.a = &r->a};
    size_t n;
    do {
        buf_room(&b, 1 << 16);
        n = fread(b.p + b.n, 1, b.cap - b.n, stdin);
        b.n += n;
    } while (n > 0);
    src->name = S("-");
    src->text = buf_str(&b);
    return src;
}

static struct source *read_page(struct run *r)
{
    if (str_eq(r->file, S("-")))
        return read_standard_input(r);
    if (access(str_dupz(&r->a, r->file), R_OK) != 0) {
        diag_at(&r->d, DIAG_FILE_READ, (struct pos){0}, r->file,
                str_c(strerror(errno)));
        return NULL;
    }
    struct source *src =
        site_read(&r->site, &r->a, &r->d, r->path, (struct pos){0}, true);
    if (src)
        src->name = r->file;
    return src;
}

static size_t pick_syntax(const struct run *r)
{
    enum { N = sizeof SYNTAXES / sizeof *SYNTAXES };
    str word = str_c(r->chosen.syntax);
    for (size_t i = 0; i < N; i++)
        if (word.p ? str_eq(word, str_c(SYNTAXES[i].name))
                   : str_eq(path_ext(r->file), str_c(SYNTAXES[i].ext)))
            return i;
    return word.p ? N : 0;
}

static void print_tree(struct run *r)
{
    size_t i = pick_syntax(r);
    struct buf b = {.a = &r->a};
    if (i == sizeof SYNTAXES / sizeof *SYNTAXES) {
        diag_at(&r->d, DIAG_CLI_USAGE, (struct pos){0},
                str_fmt(&r->a, "unknown syntax '%s'", r->chosen.syntax));
        diag_help(&r->d, "it is rst or md");
        return;
    }
    if (!open_site(r))
        return;
    struct source *src = read_page(r);
    if (!src)
        return;
    src->tabs = SYNTAXES[i].tabs;
    struct document *doc =
        SYNTAXES[i].parse(&r->a, &r->d, &r->site, path_dir(r->path), src);
    dump_tree(&b, doc->root);
    fwrite(b.p, 1, b.n, stdout);
}

int doctree_command(int argc, char **argv)
{
    struct run r = {0};
    const char *words[1];
    size_t n;
    if (!options_read(OPTIONS, argc, argv, &r.chosen, words, 1, &n))
        return 2;
    if (n != 1) {
        fputs(DOCTREE_USAGE, stderr);
        return 2;
    }
    r.file = str_c(words[0]);
    print_tree(&r);
    int status = report_diagnostics(&r.d, false);
    diag_free(&r.d);
    site_free(&r.site);
    arena_free(&r.a);
    return status;
}
