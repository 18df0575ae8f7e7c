// SPDX-License-Identifier: MIT
// init: the command that makes a new site.
#ifndef CLI_INIT_H
#define CLI_INIT_H

extern const char INIT_USAGE[];

int init_command(int argc, char **argv);

#endif
