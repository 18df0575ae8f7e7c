// SPDX-License-Identifier: MIT
// csv_footer: finds the end of the rows of a CSV file that ends with lines of
// another kind, such as totals (pandas' skipfooter).
#pragma once

#include "load/csv/csv_how.h"

/* Sets *out to `src` without its last how->footer records, blank ones included,
   as pandas counts them. Records up to line name_line, that of the header,
   stay. If one of the first two rows is among the last records and has more
   than n fields, which gives pandas row labels, *out is the whole source.
   Returns false after reporting a quote that is not closed. */
bool csv_footer_cut(struct arena *a, struct diags *d, const struct source *src,
                    const struct csv_how *how, uint32_t name_line, size_t n,
                    struct source *out);
