// SPDX-License-Identifier: MIT
// csv_infer: the type of a CSV column from the texts of its cells, as
// pandas.read_csv infers it.
#pragma once

#include "frame/frame.h"
#include "load/csv/csv_how.h"

/* The column of n cells, without a name and an origin; STR_NONE: missing. It
   lives in `a`. A column that stays text has `cells` themselves for its own,
   and may change them: integers that only uint64 holds are written without
   blanks, plus and leading zeros. *raw: beside such integers pandas takes no
   cell as missing, so that the caller has to restore their text. */
struct column csv_infer(struct arena *a, const struct csv_how *how, str *cells,
                        size_t n, bool as_float, bool *raw);
