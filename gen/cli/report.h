// SPDX-License-Identifier: MIT
// report: what all commands share: they find the site's folder, and print what
// was asked for and the diagnostics.
#pragma once

#include "base/diag.h"

struct report_format;

/* The root of the site: `dir` as given with -C (it must have a
   perfpress.yaml), or, when dir is NULL, the nearest folder at or above the
   working directory that has one. Absolute, in `a`. A fault is reported. */
bool report_find_root(struct arena *a, const char *dir, str *root,
                      struct diags *d);

/* Prints a text on standard output: what is for people, or goes to a terminal,
   as base/shown has it, and data for others as they are. */
void report_print(str text, bool for_people);

/* Reports, once all is printed, that standard output did not take it. */
void report_printed(struct diags *d);

/* Sorts the diagnostics and prints them on standard error, in colour on a
   terminal (NO_COLOR, CLICOLOR_FORCE). Names of files, which are from `root`,
   the site's folder, are printed from the working directory; as they are where
   it is not a folder. Returns the exit status. */
int report_diagnostics(struct diags *d, bool warnings_count, str root);

/* Formats of diagnostics, in the order of REPORT_FORMATS; REPORT_STANDARD is
   github where GITHUB_ACTIONS is "true", else text. */
#define REPORT_FORMATS "text json sarif github"
enum { REPORT_STANDARD = 4 };
const struct report_format *report_format(size_t given);

/* Does what report_diagnostics does in the format given. `root` is the site's
   folder, or none where it was not found. */
int report_as(const struct report_format *format, struct diags *d,
              bool warnings_count, str root);
