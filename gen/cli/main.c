// SPDX-License-Identifier: MIT
// main: the first word of the command line selects the command.
#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "base/system.h"
#include "base/vec.h"
#include "cli/command.h"
#include "cli/platform.h"
#include "cli/reference.h"
#include "cli/reference_code.h"
#include "cli/usage.h"

static const struct command *const COMMANDS[] = {
    &COMMAND_BUILD,   &COMMAND_CHECK,   &COMMAND_SERVE, &COMMAND_FETCH,
    &COMMAND_PUBLISH, &COMMAND_EXPLAIN, &COMMAND_DF,    &COMMAND_INIT,
    &COMMAND_THEME,   &COMMAND_DOCTREE, NULL,
};

static void print_help(FILE *out)
{
    fputs("usage: perfpress COMMAND [OPTION]...\n\ncommands:\n", out);
    for (const struct command *const *c = COMMANDS; *c; c++)
        fprintf(out, "  %-10s %s\n", (*c)->name, (*c)->summary);
    fputs("\n`perfpress help COMMAND` describes a command, `perfpress help "
          "CODE` describes a\nmessage, and `perfpress help df NAME` describes "
          "what df scripts may call.\n`perfpress help directives` and "
          "`perfpress help roles` list what pages may use.\n",
          out);
}

/* Prints the program's version and its abilities on this system. */
static void print_version(void)
{
    puts("perfpress " PERFPRESS_VERSION);
    platform_print(stdout);
}

static int unknown_command(const char *name)
{
    struct arena a = {0};
    struct strs names = {0};
    vec_push(&a, &names, S("--help"));
    vec_push(&a, &names, S("--version"));
    for (const struct command *const *c = COMMANDS; *c; c++)
        vec_push(&a, &names, str_c((*c)->name));
    str word = usage_word(&a, name);
    usage_unknown(str_fmt(&a, "unknown command '%.*s'", STR_ARG(word)), word,
                  names.v, names.n, STR_NONE);
    arena_free(&a);
    return 2;
}

/* Whether an argument of a command, before "--", is --help. */
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
    system_tune_memory();
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
        print_version();
        return 0;
    }
    if (!strcmp(word, "complete")) {
        command_complete(COMMANDS, (size_t)argc - 2, argv + 2);
        return 0;
    }
    if (help && (reference_print(argv[2]) || reference_code(argv[2])))
        return 0;
    const struct command *c = command_find(COMMANDS, help ? argv[2] : word);
    if (!c)
        return unknown_command(help ? argv[2] : word);
    if (help || asks_for_help(argc - 2, argv + 2)) {
        bool df = help && c == &COMMAND_DF;
        if (!df || argc == 3)
            command_help(c);
        return df ? reference_df((const char *const *)argv + 3,
                                 (size_t)argc - 3)
                  : 0;
    }
    return c->run(argc - 1, argv + 1);
}
