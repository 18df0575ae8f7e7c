// SPDX-License-Identifier: MIT
// output: diagnostics of the output folder, and of links.
#pragma once

#include "base/diag.h"

#define OUTPUT_CODES(X)                                                        \
    X(CARD_IMAGE, WARNING, "card-image", "there is no image '%'")              \
    X(LINK_BROKEN, WARNING, "link-broken", "link to '%': %")                   \
    X(LINK_EXTERNAL, WARNING, "link-external", "link to '%': %")               \
    X(LINK_MOVED, OFF, "link-moved", "link to '%': the page has moved to '%'") \
    X(LINK_UNASKED, WARNING, "link-unasked", "% not checked: %")               \
    X(OUTPUT_BUSY, SYSTEM, "output-busy", "another build is writing to '%'")   \
    X(OUTPUT_CLASH, ERROR, "output-clash",                                     \
      "two sources write the output file '%'")                                 \
    X(OUTPUT_FOREIGN, ERROR, "output-foreign",                                 \
      "cannot overwrite '%': perfpress did not write it")                      \
    X(OUTPUT_HALF, SYSTEM, "output-half",                                      \
      "'%' contains files from two builds; the next build completes it")       \
    X(OUTPUT_KEPT, WARNING, "output-kept",                                     \
      "'%' is no longer part of the site, but is kept")                        \
    X(OUTPUT_REMOVALS, WARNING, "output-removals",                             \
      "'%': % from the last build are no longer part of the site")             \
    X(OUTPUT_RESERVED, ERROR, "output-reserved",                               \
      "cannot write '%': the name is reserved")                                \
    X(OUTPUT_STAGE, SYSTEM, "output-stage",                                    \
      "'%' exists, but perfpress did not make it")                             \
    X(REDIRECT_CLASH, ERROR, "redirect-clash",                                 \
      "cannot redirect '%': the site has the file '%'")                        \
    X(REDIRECT_LOOP, ERROR, "redirect-loop",                                   \
      "the redirect from '%' is circular")                                     \
    X(REDIRECT_TARGET, ERROR, "redirect-target",                               \
      "cannot redirect to '%': it does not exist in the site")

OUTPUT_CODES(DIAG_CODE_DECLARE)
