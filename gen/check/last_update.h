// SPDX-License-Identifier: MIT
// last_update: warns about "Last update: September 15th, 2023" on a page with
// newer data. Pages may be checked in parallel.
#pragma once

#include "doc/document.h"

/* Reports paragraphs and fields of a page that state a last update before the
   newest as_of in the schemas of its datasets (update-old). */
void last_update_check(const struct document *doc);
