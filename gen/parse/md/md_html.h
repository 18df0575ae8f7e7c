// SPDX-License-Identifier: MIT
// md_html: finds where CommonMark's HTML blocks start and end, so that md_scan
// does not mark lines in them. In: a line without its indentation.
#pragma once

#include "base/str.h"

/* blocks of this kind and above end before a blank line */
enum { MD_HTML_UNTIL_BLANK = 6 };

/* Returns the kind of HTML block, 1 to 7, that starts on a line, or 0 if no
   block starts there. Kind 7 does not start inside a paragraph. */
int md_html_start(str line, bool in_paragraph);

/* Whether a line ends an open block of a kind below 6. The line may be the one
   on which the block starts. */
bool md_html_ends(int kind, str line);
