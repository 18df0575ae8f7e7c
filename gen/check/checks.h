// SPDX-License-Identifier: MIT
// checks: checks the CSV files that pages use. Reports each violation at its
// line and column, once for all pages.
#pragma once

#include "base/str.h"

struct diags;
struct site;

/* Runs all checks of the datasets that pages use, on up to `workers` threads.
   Called while the pages are in memory, before they are rendered. */
void checks_run(struct site *site, size_t workers, struct diags *d);
