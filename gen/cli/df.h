// SPDX-License-Identifier: MIT
// df: the command that runs one df script and prints its frame.
#pragma once

extern const char DF_USAGE[];

int df_command(int argc, char **argv);
