// SPDX-License-Identifier: MIT
// amounts: distinguishes columns of amounts, whose digits are grouped, from
// columns of years, dates and ids.
#pragma once

#include "base/diag.h"
#include "frame/frame.h"
#include "frame/thousands.h"

struct site;

/* Returns the site's separator of groups of digits, or a comma if `site` is
   NULL. */
enum thousands amounts_of_site(const struct site *site);

/* Returns a copy of f, in `a`, with display.thousands set in each column of
   amounts to the site's separator, and in other columns to THOUSANDS_NONE.
   Columns of years, dates and ids are not amounts; they are recognized by their
   name, by the type in the schema of their file, or by their numbers. `site`
   may be NULL. */
const struct frame *amounts_frame(const struct site *site, struct arena *a,
                                  struct diags *d, const struct frame *f);
