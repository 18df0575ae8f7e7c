// SPDX-License-Identifier: MIT
// publish: the command publish.
#ifndef CLI_PUBLISH_H
#define CLI_PUBLISH_H

extern const char PUBLISH_USAGE[];

int publish_command(int argc, char **argv);

#endif
