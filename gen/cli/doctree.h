// SPDX-License-Identifier: MIT
// doctree: the command doctree.
#ifndef CLI_DOCTREE_H
#define CLI_DOCTREE_H

extern const char DOCTREE_USAGE[];

int doctree_command(int argc, char **argv);

#endif
