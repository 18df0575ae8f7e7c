// SPDX-License-Identifier: MIT
// init: the command that makes a new site.
#pragma once

extern const char INIT_USAGE[];

int init_command(int argc, char **argv);
