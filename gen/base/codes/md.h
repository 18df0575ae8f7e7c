// SPDX-License-Identifier: MIT
// md: diagnostics of Markdown.
#pragma once

#include "base/diag.h"

#define MD_CODES(X)                                                           \
    X(MD_DEFINITION, WARNING, "md-definition",                                \
      "the definition is shown as text, since definition lists are off")      \
    X(MD_DEPTH, ERROR, "md-depth", "nesting is deeper than % levels")         \
    X(MD_FENCE_OPEN, WARNING, "md-fence-open", "'%' is never closed")         \
    X(MD_FOOTNOTE_UNUSED, WARNING, "md-footnote-unused",                      \
      "nothing refers to the footnote '%', so it is not shown")               \
    X(MD_HEADING_LEVEL, WARNING, "md-heading-level",                          \
      "heading skips a level: it has level %, expected level %")              \
    X(MD_HEADING_NESTED, WARNING, "md-heading-nested",                        \
      "heading in a quote, list or directive starts no section; it is shown " \
      "as a rubric")                                                          \
    X(MD_OPTION, PASSED, "md-option", "malformed option: %")                  \
    X(MD_RAW_HTML, ERROR, "md-raw-html", "raw HTML is not allowed")           \
    X(MD_TABLE_RAGGED, WARNING, "md-table-ragged",                            \
      "row has %, but the header has %")

MD_CODES(DIAG_CODE_DECLARE)
