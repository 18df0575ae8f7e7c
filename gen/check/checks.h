// SPDX-License-Identifier: MIT
// checks: checks the data files that pages use. Reports each violation once for
// all pages, at its line and column. Also reports schemas without effect
// (schema-unused).
#pragma once

#include "base/str.h"

struct diags;
struct site;

/* Runs all checks of the datasets that pages use, on up to `workers` threads,
   and appends their diagnostics to d in the order of the datasets. Requires
   that all pages have been read, since the pages determine which datasets are
   used. */
void checks_run(struct site *site, size_t workers, struct diags *d);
