// SPDX-License-Identifier: MIT
// doctree: the command doctree.
#pragma once

extern const char DOCTREE_USAGE[];

int doctree_command(int argc, char **argv);
