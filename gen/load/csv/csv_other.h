// SPDX-License-Identifier: MIT
// csv_other: recognizes files in formats other than CSV.
#pragma once

#include "base/diag.h"
#include "base/source.h"

/* Whether the first bytes of a file show a format other than CSV. If so,
   reports the format (csv-other) and a command that converts the file to
   CSV, or for JSON, a df script that reads it. */
bool csv_is_other(struct diags *d, const struct source *src);
