// SPDX-License-Identifier: MIT
// checks: datasets before they are published. In: the CSV files that pages use.
// Out: a diagnostic for each violation, at its line and column; once, however
// many pages read the file.
#pragma once

#include "base/str.h"

struct diags;
struct site;

/* Runs all checks over the datasets that pages use, on up to `workers`
   threads. The pages' arenas are still there, and not rendered yet. */
void checks_run(struct site *site, size_t workers, struct diags *d);
