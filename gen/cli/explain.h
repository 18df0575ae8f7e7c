// SPDX-License-Identifier: MIT
// explain: `perfpress explain`: how the numbers of a page came about.
#ifndef CLI_EXPLAIN_H
#define CLI_EXPLAIN_H

extern const char EXPLAIN_USAGE[];
int explain_command(int argc, char **argv);

#endif
