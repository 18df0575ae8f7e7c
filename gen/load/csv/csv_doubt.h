// SPDX-License-Identifier: MIT
// csv_doubt: warns if the first records of a CSV file do not match the options
// with which it is read.
#pragma once

#include "load/csv/csv.h"

/* Warns (csv-delimiter) if the file has a single column with these options, but
   another common delimiter splits its records into equal numbers of fields. A
   delimiter that is frequent in text counts only if a field has a name followed
   by numbers. */
void csv_doubt_delimiter(struct diags *d, const struct source *src,
                         const struct csv_options *options);

/* As csv_doubt_delimiter, for lines of a page. */
void csv_doubt_delimiter_lines(struct diags *d, const struct lines *lines,
                               const struct csv_options *options);

/* Checks the delimiter and blanks (csv-space) of a file. Returns false for a
   file in another format (csv_other.h), which is an error. */
bool csv_doubt_file(struct diags *d, const struct source *src,
                    const struct csv_options *options);
