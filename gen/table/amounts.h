// SPDX-License-Identifier: MIT
// amounts: tells columns of amounts, whose digits are grouped, from columns of
// ids and dates.
#pragma once

#include "base/diag.h"
#include "frame/frame.h"
#include "frame/thousands.h"

struct site;

/* Returns the grouping of digits of a site; `site` may be NULL. */
enum thousands amounts_thousands(const struct site *site);

/* Whether the name of a column, or the type in its file's schema, says that its
   numbers are ids or dates. `site` may be NULL. */
bool amounts_are_ids(const struct site *site, struct arena *a, struct diags *d,
                     const struct column *c);

/* Returns the number of digits from which a column's numbers are grouped. */
size_t amounts_from(const struct column *c);

/* Returns the text of a cell for prose and the search, with grouped digits if
   it is an amount; in `a`, or `text` itself. */
str amounts_text(const struct site *site, struct arena *a, struct diags *d,
                 const struct column *c, str text);
