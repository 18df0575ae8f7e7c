// SPDX-License-Identifier: MIT
// rst: diagnostics of reStructuredText.
#pragma once

#include "base/diag.h"

#define RST_CODES(X)                                                     \
    X(RST_BLANK_LINE, WARNING, "rst-blank-line",                         \
      "% ends without a blank line")                                     \
    X(RST_COMMENT, WARNING, "rst-comment",                               \
      "comment looks like the directive '%'")                            \
    X(RST_DEPTH, ERROR, "rst-depth", "nesting is deeper than % levels")  \
    X(RST_INDENT, WARNING, "rst-indent", "unexpected indentation")       \
    X(RST_INLINE, WARNING, "rst-inline", "% is opened but never closed") \
    X(RST_LINE_LENGTH, ERROR, "rst-line-length",                         \
      "line is longer than 10,000 characters; the page is not read")     \
    X(RST_LITERAL, WARNING, "rst-literal", "%")                          \
    X(RST_ROLE, WARNING, "rst-role", "%")                                \
    X(RST_SUBSTITUTION, WARNING, "rst-substitution", "%")                \
    X(RST_TABLE, PASSED, "rst-table", "malformed table: %")              \
    X(RST_TARGET, WARNING, "rst-target", "%")                            \
    X(RST_TITLE, PASSED, "rst-title", "%")                               \
    X(RST_TITLE_SHORT, WARNING, "rst-title-short",                       \
      "% is shorter than its title")

RST_CODES(DIAG_CODE_DECLARE)
