// SPDX-License-Identifier: MIT
// csv_doubt: warns if the first records of a CSV file do not match the options
// with which it is read.
#pragma once

#include "load/csv/csv.h"

/* Warns (csv-delimiter) if the file has a single column with these options, but
   another common delimiter splits all first records into the same number of
   fields. A delimiter that is frequent in prose, such as a blank, is considered
   only if a column then consists of a name and numbers below it. */
void csv_doubt_delimiter(struct diags *d, const struct source *src,
                         const struct csv_options *options);

/* Like csv_doubt_delimiter, for lines of a page. */
void csv_doubt_delimiter_lines(struct diags *d, const struct lines *lines,
                               const struct csv_options *options);

/* Checks the start of a CSV file. Call it before the file is parsed. Warns of a
   wrong delimiter (csv-delimiter) and of blanks after delimiters (csv-space).
   Returns false after reporting a file in another format (csv_other.h). */
bool csv_doubt_file(struct diags *d, const struct source *src,
                    const struct csv_options *options);
