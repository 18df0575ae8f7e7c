// SPDX-License-Identifier: MIT
// explain: `perfpress explain`: how the numbers of a page came about.
#pragma once

extern const char EXPLAIN_USAGE[];
int explain_command(int argc, char **argv);
