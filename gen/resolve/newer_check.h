// SPDX-License-Identifier: MIT
// newer_check: warns about values that show old figures where readers expect
// the newest.
#pragma once

#include "resolve/newer.h"

/* Reports values of tables and CSV files, and charts of tables, for which there
   is a newer table or file that has the same row and column (value-old). Checks
   the index page and pages without a date of their own. Skips pages for which
   newer_compares is true. */
void newer_check(struct newer_job *j);
