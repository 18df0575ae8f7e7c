// SPDX-License-Identifier: MIT
// amounts: tells columns of amounts, whose digits are grouped, from columns of
// years, dates and ids.
#pragma once

#include "base/diag.h"
#include "frame/frame.h"
#include "frame/thousands.h"

struct site;

/* Returns the separator of a site; `site` may be NULL. */
enum thousands amounts_of_site(const struct site *site);

/* Returns a copy of f, in `a`, whose columns have display.thousands: the site's
   separator, unless the column's name, the type in its file's schema, or its
   numbers say that they are years, dates or ids. `site` may be NULL. */
const struct frame *amounts_frame(const struct site *site, struct arena *a,
                                  struct diags *d, const struct frame *f);
