// SPDX-License-Identifier: MIT
// serve: the command serve.
#pragma once

extern const char SERVE_USAGE[];

int serve_command(int argc, char **argv);
