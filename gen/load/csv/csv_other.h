// SPDX-License-Identifier: MIT
// csv_other: recognizes files in other formats than CSV.
#pragma once

#include "base/diag.h"
#include "base/source.h"

/* Whether a file is in another format, judged by its first bytes. Reports it
   (csv-other) with the format and a command that converts it to CSV. */
bool csv_is_other(struct diags *d, const struct source *src);
