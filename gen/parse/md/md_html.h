// SPDX-License-Identifier: MIT
// md_html: where CommonMark's HTML blocks start and end, so that md_scan
// leaves them alone. In: a line from its first character on.
#pragma once

#include "base/str.h"

enum { MD_HTML_UNTIL_BLANK = 6 }; /* and above: ends before an empty line */

/* The kind of HTML block, 1 to 7, that starts here, or 0. Kind 7 does not
   start inside a paragraph. */
int md_html_start(str line, bool in_paragraph);

/* True when a line ends an open block of a kind below 6, also the line that
   it starts on. */
bool md_html_ends(int kind, str line);
