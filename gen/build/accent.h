// SPDX-License-Identifier: MIT
// accent: adds the site's accent colour to the theme's style sheet.
#pragma once

#include "output/assets.h"

struct site;

/* Appends the colours of `accent:` to the theme's style sheet in `assets`;
   no-op if the site sets no `accent:`. Reports a colour that has too little
   contrast as text on a background of the style sheet (accent-contrast). */
void accent_add(struct theme_assets *assets, struct site *site,
                struct diags *d);
