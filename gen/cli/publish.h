// SPDX-License-Identifier: MIT
// publish: the command publish.
#pragma once

extern const char PUBLISH_USAGE[];

int publish_command(int argc, char **argv);
