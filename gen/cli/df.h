// SPDX-License-Identifier: MIT
// df: the command that runs one df script and prints its frame.
#ifndef CLI_DF_H
#define CLI_DF_H

extern const char DF_USAGE[];

int df_command(int argc, char **argv);

#endif
