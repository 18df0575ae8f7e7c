// SPDX-License-Identifier: MIT
// csv_other: recognizes files of other formats where CSV is expected.
#pragma once

#include "base/diag.h"
#include "base/source.h"

/* Whether a file is in another format, by its first bytes; that is one error
   (csv-other) that names the format and a command that makes CSV of it. */
bool csv_is_other(struct diags *d, const struct source *src);
