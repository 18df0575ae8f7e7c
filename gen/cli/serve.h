// SPDX-License-Identifier: MIT
// serve: the command serve.
#ifndef CLI_SERVE_H
#define CLI_SERVE_H

extern const char SERVE_USAGE[];

int serve_command(int argc, char **argv);

#endif
