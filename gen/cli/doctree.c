// SPDX-License-Identifier: MIT
// doctree: `perfpress doctree`: parses one page and prints its tree, before
// references are resolved, as docutils' pseudo-XML.
#include "cli/command.h"
#include "load/guard.h"

#include <stdio.h>
#include <string.h>

#include "base/codes/config.h"
#include "base/path.h"
#include "cli/input.h"
#include "cli/report.h"
#include "doc/dump.h"
#include "parse/call/mapped_fill.h"
#include "parse/notebook/notebook.h"
#include "parse/parse.h"

struct doctree_chosen {
    const char *dir, *syntax;
};

#define AT(member) offsetof(struct doctree_chosen, member)

static const struct option OPTIONS[] = {
    OPTION_DIRECTORY(AT(dir)),
    {"--syntax", 0, OPTION_STRING, AT(syntax), "SYNTAX",
     "rst or md (default: by the file's name)", "rst md"},
    {0},
};

static const struct syntax {
    const char *name, *ext;
    bool tabs; /* struct source */
    struct document *(*parse)(struct arena *a, struct diags *d,
                              const struct site *site, str page_dir,
                              const struct source *src);
} SYNTAXES[] = {
    {"rst", ".rst", true, parse_rst},
    {"md", ".md", false, parse_markdown},
    {"ipynb", ".ipynb", false, parse_notebook},
    {0},
};

/* The syntax of this name, or of the file where none is given. */
static const struct syntax *pick_syntax(const char *name, const char *file,
                                        struct diags *d)
{
    for (const struct syntax *s = SYNTAXES; s->name; s++)
        if (name ? !strcmp(name, s->name)
                 : str_eq(path_ext(str_c(file)), str_c(s->ext)))
            return s;
    if (!name)
        return SYNTAXES;
    diag_at(d, DIAG_CLI_USAGE, (struct pos){0},
            str_fmt(&d->arena, "unknown syntax '%s'", name));
    diag_help(d, "it is rst, md or ipynb");
    return NULL;
}

static void print_tree(struct arena *a, const struct doctree_chosen *chosen,
                       const char *file, struct diags *d)
{
    struct input in = {0};
    struct diags ignored = {0}; /* what builds report */
    struct buf b = {.a = a};
    const struct syntax *syntax = pick_syntax(chosen->syntax, file, d);
    struct input_site site = {.dir = chosen->dir};
    if (syntax && input_open(&in, a, file, site, d)) {
        guard_confine(in.site.guard);
        in.source.tabs = syntax->tabs;
        in.site.informs = true;
        if (in.site.scanned)
            mapped_compile(a, &in.site, &ignored);
        struct document *doc =
            syntax->parse(a, d, &in.site, in.folder, &in.source);
        dump_tree(&b, doc->root);
        report_print(buf_str(&b), false);
    }
    site_free(&in.site);
    diag_free(&ignored);
}

static int doctree_command(int argc, char **argv)
{
    struct doctree_chosen chosen = {0};
    struct arena a = {0};
    struct diags d = {0};
    const char *file;
    size_t n;
    if (!options_read(OPTIONS, argc, argv, &chosen, &file, 1, &n))
        return 2;
    if (n == 1)
        print_tree(&a, &chosen, file, &d);
    else
        diag_at(&d, DIAG_CLI_USAGE, (struct pos){0},
                S("doctree needs a FILE, or - for standard input"));
    report_printed(&d);
    int status = report_diagnostics(&d, false, STR_NONE);
    diag_free(&d);
    arena_free(&a);
    return status;
}

const struct command COMMAND_DOCTREE = {
    "doctree",
    "print the tree of a page",
    "[OPTION]... FILE|-",
    "Prints the parsed tree of a page, before references are resolved. '-' "
    "reads standard input. No site is needed.",
    OPTIONS,
    OPTION_FILES,
    doctree_command,
};
