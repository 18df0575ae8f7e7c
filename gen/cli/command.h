// SPDX-License-Identifier: MIT
// command: one function for each command of the program.
#pragma once

struct command {
    const char *name;                  /* first word: "build" */
    const char *summary;               /* one line for `perfpress --help` */
    const char *usage;                 /* text of `perfpress NAME --help` */
    int (*run)(int argc, char **argv); /* argv[0] is the name; exit status */
};
