// SPDX-License-Identifier: MIT
// command: the program's commands. Each is a struct command, defined in its own
// file.
#pragma once

#include "base/diag.h"
#include "cli/options.h"

struct command {
    const char *name;     /* first word: "build" */
    const char *summary;  /* one line for `perfpress --help` */
    const char *synopsis; /* the command's arguments, one line per form */
    const char *about;    /* paragraphs, separated by empty lines */
    const struct option *options;
    const char *offers; /* completions of the command's arguments, as in
                           options.h */
    int (*run)(int argc,
               char **argv); /* argv[0] is the name; returns the exit status */
};

extern const struct command COMMAND_BUILD, COMMAND_CHECK, COMMAND_SERVE,
    COMMAND_FETCH, COMMAND_PUBLISH, COMMAND_EXPLAIN, COMMAND_DF, COMMAND_INIT,
    COMMAND_THEME, COMMAND_DOCTREE;

/* Returns the command with this name, or NULL. `all` ends with NULL. */
const struct command *command_find(const struct command *const *all,
                                   const char *name);

/* A run of a command. */
struct command_run {
    struct arena a;
    struct diags d;
    str root;           /* the site's folder, or STR_NONE while it is unknown */
    const char **words; /* the arguments that are not options */
    size_t n;
};

/* Reads the options of a command into *chosen, and up to `max` other arguments
   into r->words. Returns false after reporting a usage error: the caller then
   returns 2 and must not call command_end. */
bool command_begin(struct command_run *r, const struct option *options,
                   int argc, char **argv, void *chosen, size_t max);

/* Prints the diagnostics of the run and frees the run. Returns the exit
   status. */
int command_end(struct command_run *r);

/* Prints the text of `perfpress NAME --help`. */
void command_help(const struct command *c);

/* Prints the completions of the last of n words, one per line. `words` begins
   after "perfpress"; `all` ends with NULL. Names of commands and options are
   followed by a tab and their description; ":files" and ":folders" ask the
   shell for file names. */
void command_complete(const struct command *const *all, size_t n, char **words);
