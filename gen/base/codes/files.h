// SPDX-License-Identifier: MIT
// files: diagnostics of files and folders.
#pragma once

#include "base/diag.h"

#define FILES_CODES(X)                                                         \
    X(DATA_UNUSED, WARNING, "data-unused", "no page uses this dataset")        \
    X(FILE_ACTIVE, ERROR, "file-active",                                       \
      "publishing '%' is not allowed: it %")                                   \
    X(FILE_CASE, WARNING, "file-case", "'%' and '%' differ only in %")         \
    X(FILE_CLASH, ERROR, "file-clash", "'%' and '%' have the same % '%'")      \
    X(FILE_HIDDEN, ERROR, "file-hidden", "pages cannot read '%'")              \
    X(FILE_HOST, ERROR, "file-host",                                           \
      "publishing '%' is not allowed: it configures a web host or verifies "   \
      "the domain (%)")                                                        \
    X(FILE_LARGE, ERROR, "file-large", "'%' is larger than %")                 \
    X(FILE_MISSING, PASSED, "file-missing", "cannot find file '%'")            \
    X(FILE_NAME, ERROR, "file-name", "'%' is not a valid file name: it has %") \
    X(FILE_NUL, ERROR, "file-nul", "NUL byte in a text file")                  \
    X(FILE_OUTSIDE, ERROR, "file-outside", "'%' is outside the site")          \
    X(FILE_READ, SYSTEM, "file-read", "cannot read '%': %")                    \
    X(FILE_SPECIAL, WARNING, "file-special",                                   \
      "'%' is not a regular file or folder")                                   \
    X(FILE_UTF8, ERROR, "file-utf8", "invalid UTF-8 in a text file")           \
    X(FILE_ENCODING, ERROR, "file-encoding",                                   \
      "invalid bytes for the encoding %")                                      \
    X(FILE_WRITE, SYSTEM, "file-write", "cannot write '%': %")                 \
    X(PAGE_NAME, ERROR, "page-name", "%")                                      \
    X(NOTEBOOK, ERROR, "notebook-content", "notebook: %")                      \
    X(SITE_EMPTY, WARNING, "site-empty", "there are no pages in '%'")

FILES_CODES(DIAG_CODE_DECLARE)
