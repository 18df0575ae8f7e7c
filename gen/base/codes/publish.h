// SPDX-License-Identifier: MIT
// publish: diagnostics of publishing.
#pragma once

#include "base/diag.h"

#define PUBLISH_CODES(X)                                                 \
    X(PUBLISH_CLAIMED, WARNING, "publish-claimed",                       \
      "'%': % but not uploaded by this site")                            \
    X(PUBLISH_CONFLICT, SYSTEM, "publish-conflict", "'%': %")            \
    X(PUBLISH_DELETES, SYSTEM, "publish-deletes", "'%': %")              \
    X(PUBLISH_FOREIGN, SYSTEM, "publish-foreign",                        \
      "'%': cannot overwrite %, which this site did not upload")         \
    X(PUBLISH_KEY, USAGE, "publish-key", "%")                            \
    X(PUBLISH_NETWORK, SYSTEM, "publish-network", "cannot reach '%': %") \
    X(PUBLISH_PLAIN, WARNING, "publish-plain", "'%' is not encrypted")   \
    X(PUBLISH_REFUSED, SYSTEM, "publish-refused", "'%': %")              \
    X(PUBLISH_REMOVALS, SYSTEM, "publish-removals", "'%': %")            \
    X(PUBLISH_TARGET, USAGE, "publish-target", "%")                      \
    X(PUBLISH_UNMARKED, WARNING, "publish-unmarked",                     \
      "'%': % no longer part of the site, but kept")

PUBLISH_CODES(DIAG_CODE_DECLARE)
