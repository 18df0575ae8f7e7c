// SPDX-License-Identifier: MIT
// accent: the site's own accent colour, in the theme's style sheet.
#pragma once

#include "output/assets.h"

struct site;

/* Adds the colours of `accent:` to the end of the style sheet. A colour that is
   too faint for text on one of the grounds of that sheet is reported, with the
   contrast that it has (accent-contrast). */
void accent_add(struct theme_assets *assets, struct site *site,
                struct diags *d);
