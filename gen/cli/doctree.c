// SPDX-License-Identifier: MIT
// doctree: `perfpress doctree`: parses one page and prints its tree, before
// references are resolved, as docutils' pseudo-XML.
#include "cli/command.h"
#include "load/guard.h"

#include <stdio.h>

#include "base/path.h"
#include "cli/input.h"
#include "cli/report.h"
#include "cli/usage.h"
#include "doc/dump.h"
#include "parse/call/mapped_fill.h"
#include "parse/notebook/notebook.h"
#include "parse/parse.h"

struct doctree_chosen {
    const char *dir;
    size_t syntax; /* index in SYNTAXES; N_SYNTAXES: chosen by the file's
                      name */
};

#define AT(member) offsetof(struct doctree_chosen, member)

static const struct option OPTIONS[] = {
    OPTION_DIRECTORY(AT(dir)),
    {"--syntax", 0, OPTION_WORD, AT(syntax), "SYNTAX",
     "rst, md or ipynb (default: by the file's name)", "rst md ipynb"},
    {0},
};

/* The syntaxes, in the order of the words of --syntax. */
static const struct syntax {
    const char *ext;
    bool tabs; /* see struct source */
    struct document *(*parse)(struct arena *a, struct diags *d,
                              const struct site *site, str page_dir,
                              const struct source *src);
} SYNTAXES[] = {{".rst", true, parse_rst},
                {".md", false, parse_markdown},
                {".ipynb", false, parse_notebook}};
enum { N_SYNTAXES = sizeof SYNTAXES / sizeof *SYNTAXES };

/* Returns the syntax of a file by its name; reStructuredText for unknown
   extensions. */
static const struct syntax *syntax_of(const char *file)
{
    for (size_t i = 0; i < N_SYNTAXES; i++)
        if (str_eq(path_ext(str_c(file)), str_c(SYNTAXES[i].ext)))
            return &SYNTAXES[i];
    return SYNTAXES;
}

static void print_tree(struct arena *a, const struct doctree_chosen *chosen,
                       const char *file, struct diags *d)
{
    struct input in = {0};
    struct diags ignored = {0}; /* builds report these faults */
    struct buf b = {.a = a};
    const struct syntax *syntax = chosen->syntax < N_SYNTAXES
                                      ? &SYNTAXES[chosen->syntax]
                                      : syntax_of(file);
    struct input_site site = {.dir = chosen->dir};
    if (input_open(&in, a, file, site, d)) {
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
    struct doctree_chosen chosen = {.syntax = N_SYNTAXES};
    struct command_run r;
    if (!command_begin(&r, OPTIONS, argc, argv, &chosen, 1))
        return 2;
    if (r.n)
        print_tree(&r.a, &chosen, r.words[0], &r.d);
    else
        usage_report(&r.d, S("doctree needs a FILE, or - for standard input"));
    return command_end(&r);
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
