// SPDX-License-Identifier: MIT
// template: diagnostics of templates and HTML.
#pragma once

#include "base/diag.h"

#define TEMPLATE_CODES(X)                                                  \
    X(ACCENT_CONTRAST, WARNING, "accent-contrast",                         \
      "accent '%' has a contrast of only % on '%' in % mode")              \
    X(ICON_UNKNOWN, WARNING, "icon-unknown", "%")                          \
    X(LINK_SCHEME, ERROR, "link-scheme",                                   \
      "links with the scheme '%' are not allowed")                         \
    X(TEMPLATE_BLOCK, WARNING, "template-block", "'%' has no block '%'")   \
    X(TEMPLATE_DEPTH, ERROR, "template-depth",                             \
      "templates nest deeper than % levels")                               \
    X(TEMPLATE_LIMIT, ERROR, "template-limit",                             \
      "templates take more than % steps for a page")                       \
    X(TEMPLATE_MISSING, ERROR, "template-missing", "unknown template '%'") \
    X(TEMPLATE_NAME, WARNING, "template-name", "unknown name '%'")         \
    X(TEMPLATE_POLICY, WARNING, "template-policy",                         \
      "the Content-Security-Policy of 'headers: true' blocks %")           \
    X(TEMPLATE_SYNTAX, ERROR, "template-syntax", "%")                      \
    X(TEMPLATE_UNUSED, WARNING, "template-unused",                         \
      "no page uses the template '%'")

TEMPLATE_CODES(DIAG_CODE_DECLARE)
