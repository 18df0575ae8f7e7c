// SPDX-License-Identifier: MIT
// main: the command line's first word picks the command.
#include <malloc.h>
#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "cli/build.h"
#include "cli/command.h"
#include "cli/df.h"
#include "cli/doctree.h"
#include "cli/explain.h"
#include "cli/init.h"
#include "cli/publish.h"
#include "cli/reference.h"
#include "cli/reference_code.h"
#include "cli/serve.h"
#include "cli/theme.h"
#include "cli/usage.h"

static const struct command COMMANDS[] = {
    {"build", "make the site", BUILD_USAGE, build_command},
    {"check", "do all that build does, and write nothing", CHECK_USAGE,
     build_check_command},
    {"serve", "show the site while it is written", SERVE_USAGE, serve_command},
    {"publish", "bring a bucket to hold the site", PUBLISH_USAGE,
     publish_command},
    {"explain", "show how the numbers of a page came about", EXPLAIN_USAGE,
     explain_command},
    {"df", "run one df script and print its frame", DF_USAGE, df_command},
    {"init", "make a new site", INIT_USAGE, init_command},
    {"theme", "write the files of the theme, to change them", THEME_USAGE,
     theme_command},
    {"doctree", "print the tree of a page", DOCTREE_USAGE, doctree_command},
    {0},
};

static void print_help(FILE *out)
{
    fputs("usage: perfpress COMMAND [OPTION]...\n\ncommands:\n", out);
    for (const struct command *c = COMMANDS; c->name; c++)
        fprintf(out, "  %-10s %s\n", c->name, c->summary);
    fputs("\n`perfpress help COMMAND` describes one command, `perfpress help "
          "directives`\nand `perfpress help roles` of what pages may use, "
          "`perfpress help df NAME` of what\ndf scripts may call, `perfpress "
          "help "
          "CODE` a message; --version "
          "prints the version.\n",
          out);
}

static int unknown_command(const char *name)
{
    str names[sizeof COMMANDS / sizeof *COMMANDS + 2] = {S("--help"),
                                                         S("--version")};
    size_t n = 2;
    for (const struct command *c = COMMANDS; c->name; c++)
        names[n++] = str_c(c->name);
    struct arena a = {0};
    str word = usage_word(&a, name);
    usage_unknown(str_fmt(&a, "unknown command '%.*s'", STR_ARG(word)), word,
                  names, n, STR_NONE);
    arena_free(&a);
    return 2;
}

static const struct command *find_command(const char *name)
{
    for (const struct command *c = COMMANDS; c->name; c++)
        if (!strcmp(c->name, name))
            return c;
    return NULL;
}

/* Whether a word of a command, before "--", is --help. */
static bool asks_for_help(int n, char **words)
{
    for (int i = 0; i < n && strcmp(words[i], "--") != 0; i++)
        if (!strcmp(words[i], "--help") || !strcmp(words[i], "-h"))
            return true;
    return false;
}

int main(int argc, char **argv)
{
    const char *word = argc > 1 ? argv[1] : "";
#ifdef M_TOP_PAD
    mallopt(M_TOP_PAD, 1 << 20); /* heaps of threads grow by large steps */
#endif
    if (!*word) {
        print_help(stderr);
        return 2;
    }
    bool help = !strcmp(word, "help");
    if (!strcmp(word, "--help") || !strcmp(word, "-h") || (help && argc < 3)) {
        print_help(stdout);
        return 0;
    }
    if (!strcmp(word, "--version")) {
        puts("perfpress " PERFPRESS_VERSION);
        return 0;
    }
    if (help && (reference_print(argv[2]) || reference_code(argv[2])))
        return 0;
    const struct command *c = find_command(help ? argv[2] : word);
    if (!c)
        return unknown_command(help ? argv[2] : word);
    if (help || asks_for_help(argc - 2, argv + 2)) {
        bool df = help && c->run == df_command;
        if (!df || argc == 3)
            fputs(c->usage, stdout);
        return df ? reference_df((const char *const *)argv + 3,
                                 (size_t)argc - 3)
                  : 0;
    }
    return c->run(argc - 1, argv + 1);
}
