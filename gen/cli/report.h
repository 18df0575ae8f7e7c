// SPDX-License-Identifier: MIT
// report: used by all commands: finds the site's folder, prints output and
// diagnostics.
#pragma once

#include "base/diag.h"

struct report_format;

/* Finds the root of the site: `dir`, given with -C, which must have a
   perfpress.yaml; or, if dir is NULL, the nearest such folder at or above the
   working directory. Absolute, in `a`. Returns false after reporting a fault.
 */
bool report_find_root(struct arena *a, const char *dir, str *root,
                      struct diags *d);

/* Prints to standard output. Text for people, or to a terminal, is escaped
   (base/shown); other data are printed as they are. */
void report_print(str text, bool for_people);

/* Reports a failure to write standard output. Call it after printing. */
void report_printed(struct diags *d);

/* Sorts the diagnostics and prints them on standard error, in colour on a
   terminal (NO_COLOR, CLICOLOR_FORCE). File names relative to `root`, the
   site's folder, are printed relative to the working directory, or unchanged if
   root is STR_NONE. Returns the exit status. */
int report_diagnostics(struct diags *d, bool warnings_count, str root);

/* Formats of diagnostics, in this order; REPORT_STANDARD is github if
   GITHUB_ACTIONS is "true", else text. */
#define REPORT_FORMATS "text json sarif github"
enum { REPORT_STANDARD = 4 };
const struct report_format *report_format(size_t given);

/* Does what report_diagnostics does, in a given format. `root` may be STR_NONE
   if the site was not found. */
int report_as(const struct report_format *format, struct diags *d,
              bool warnings_count, str root);
