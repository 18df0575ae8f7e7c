// SPDX-License-Identifier: MIT
// directive: diagnostics of directives and roles, in reStructuredText and
// Markdown.
#pragma once

#include "base/diag.h"

#define DIRECTIVE_CODES(X)                                                    \
    X(CODE_LANGUAGE, WARNING, "code-language",                                \
      "no syntax highlighting for language '%'")                              \
    X(CODE_LINES, WARNING, "code-lines",                                      \
      "'%' contains line numbers after the last line")                        \
    X(DIRECTIVE_ARGUMENT, PASSED, "directive-argument", "directive '%': %")   \
    X(DIRECTIVE_CONTENT, PASSED, "directive-content", "directive '%': %")     \
    X(DIRECTIVE_OPTION, PASSED, "directive-option",                           \
      "directive '%' has no option '%'")                                      \
    X(DIRECTIVE_OPTION_TEXT, WARNING, "directive-option-text",                \
      "option '%' of '%' is read as text")                                    \
    X(DIRECTIVE_RUNS, ERROR, "directive-runs",                                \
      "'%' runs code during the build, which is not supported")               \
    X(DIRECTIVE_TEXT, WARNING, "directive-text",                              \
      "'%' is read as text, not as a directive")                              \
    X(DIRECTIVE_UNKNOWN, ERROR, "directive-unknown", "unknown directive '%'") \
    X(DIRECTIVE_VALUE, PASSED, "directive-value", "option '%' of '%': %")     \
    X(EACH, ERROR, "for-each", "for-each: %")                                 \
    X(FIELD_MARK, ERROR, "field-mark", "'%': %")                              \
    X(FIELD_PLACE, ERROR, "field-place", "a field cannot be used in %")       \
    X(FIELD_VALUE, ERROR, "field-value", "'%' cannot be part of %")           \
    X(INCLUDE_CYCLE, PASSED, "include-cycle", "'%' includes itself")          \
    X(INCLUDE_LIMIT, ERROR, "include-limit", "%")                             \
    X(MAPPED_CONTENT, ERROR, "mapped-content",                                \
      "directive '%': the template '%' shows the content twice")              \
    X(RAW_REFUSED, ERROR, "raw-refused", "'%': raw HTML is not allowed")      \
    X(ROLE_TEXT, PASSED, "role-text", "role '%': %")                          \
    X(ROLE_UNKNOWN, ERROR, "role-unknown", "unknown role '%'")                \
    X(SIGNATURE, WARNING, "signature", "'%' is not a signature")              \
    X(TABLE_CELL, WARNING, "table-cell", "%")                                 \
    X(TABLE_DIGITS, WARNING, "table-digits",                                  \
      "computed column '%' shows % digits: %")                                \
    X(TABLE_HEADER, WARNING, "table-header",                                  \
      "without ':header-rows:', the column names are an ordinary row")        \
    X(TABLE_MARK, WARNING, "table-mark", "%")

DIRECTIVE_CODES(DIAG_CODE_DECLARE)
