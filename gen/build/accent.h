// SPDX-License-Identifier: MIT
// accent: adds the site's accent colour to the theme's style sheet.
#pragma once

#include "output/assets.h"

struct site;

/* Adds the colours of `accent:` at the end of the style sheet. Reports a colour
   with too little contrast for text on a background of the sheet
   (accent-contrast). */
void accent_add(struct theme_assets *assets, struct site *site,
                struct diags *d);
