// SPDX-License-Identifier: MIT
// command: one function per command of the program; main picks it by the
// first word of the command line.
#ifndef CLI_COMMAND_H
#define CLI_COMMAND_H

struct command {
    const char *name;                  /* first word: "build" */
    const char *summary;               /* one line for `perfpress --help` */
    const char *usage;                 /* text of `perfpress NAME --help` */
    int (*run)(int argc, char **argv); /* argv[0] is the name; exit status */
};

#endif
