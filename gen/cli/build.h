// SPDX-License-Identifier: MIT
// build: the commands build and check.
#ifndef CLI_BUILD_H
#define CLI_BUILD_H

extern const char BUILD_USAGE[], CHECK_USAGE[];

int build_command(int argc, char **argv);
int build_check_command(int argc, char **argv);

#endif
