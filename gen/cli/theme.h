// SPDX-License-Identifier: MIT
// theme: the command theme.
#pragma once

extern const char THEME_USAGE[];

int theme_command(int argc, char **argv);
