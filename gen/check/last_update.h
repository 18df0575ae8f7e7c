// SPDX-License-Identifier: MIT
// last_update: warns of "Last update: September 15th, 2023" on a page whose
// data are newer. Pages may be checked in parallel.
#pragma once

#include "doc/document.h"

/* Reports paragraphs and fields of a page that say when it was updated last,
   by a date before the newest as_of in the schemas of the datasets that it
   reads (update-old). */
void last_update_check(const struct document *doc);
