// SPDX-License-Identifier: MIT
// csv_doubt: warns when the first records of a CSV text do not look as the
// options say that it is read with.
#pragma once

#include "load/csv/csv.h"

/* Warns (csv-delimiter) when the text has one column by these options while
   another common delimiter cuts its records into equally many fields: one that
   stands in texts, too, only where a field has numbers below its name. */
void csv_doubt_delimiter(struct diags *d, const struct source *src,
                         const struct csv_options *options);

/* The same of lines of a page. */
void csv_doubt_delimiter_lines(struct diags *d, const struct lines *lines,
                               const struct csv_options *options);

/* Both, for a file that is CSV; false for one in another format (csv_other.h),
   which is an error. */
bool csv_doubt_file(struct diags *d, const struct source *src,
                    const struct csv_options *options);
