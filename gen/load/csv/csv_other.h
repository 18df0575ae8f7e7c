// SPDX-License-Identifier: MIT
// csv_other: recognizes files in other formats than CSV.
#pragma once

#include "base/diag.h"
#include "base/source.h"

/* Whether a file is in another format than CSV, judged by its first bytes. If
   so, reports the format (csv-other) and a command that converts the file to
   CSV. */
bool csv_is_other(struct diags *d, const struct source *src);
