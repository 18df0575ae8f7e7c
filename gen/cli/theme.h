// SPDX-License-Identifier: MIT
// theme: the command theme.
#ifndef CLI_THEME_H
#define CLI_THEME_H

extern const char THEME_USAGE[];

int theme_command(int argc, char **argv);

#endif
