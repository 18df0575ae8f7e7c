// SPDX-License-Identifier: MIT
// report: finds the site's folder; prints output and diagnostics.
#pragma once

#include "base/diag.h"

struct report_format;

/* Sets *root to the absolute path of the site's folder, in `a`. The site's
   folder is `dir`, given with -C, or, if `dir` is NULL, the nearest folder with
   a perfpress.yaml at or above the working directory. Returns false after
   reporting a missing folder or perfpress.yaml. */
bool report_find_root(struct arena *a, const char *dir, str *root,
                      struct diags *d);

/* Prints to standard output. Escapes the string (base/shown) if it is text for
   people or if standard output is a terminal; other data are printed
   unchanged. */
void report_print(str text, bool for_people);

/* Flushes standard output, and reports a failure to write it. Call it after
   printing. */
void report_flush(struct diags *d);

/* Sorts the diagnostics and prints them on standard error, in colour on a
   terminal (NO_COLOR, CLICOLOR_FORCE). File names relative to `root`, the
   site's folder, are printed relative to the working directory, or unchanged if
   root is STR_NONE. Returns the exit status (diag_exit_status), for which
   warnings count as errors if `warnings_count` is true. */
int report_diagnostics(struct diags *d, bool warnings_count, str root);

/* The names of the formats of diagnostics. report_format returns the format
   with the index `given` in REPORT_FORMATS. For REPORT_STANDARD, it returns the
   format github if GITHUB_ACTIONS is "true", else the format text. */
#define REPORT_FORMATS "text json sarif github"
enum { REPORT_STANDARD = 4 };
const struct report_format *report_format(size_t given);

/* Like report_diagnostics, in a given format. */
int report_as(const struct report_format *format, struct diags *d,
              bool warnings_count, str root);
