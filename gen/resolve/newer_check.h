// SPDX-License-Identifier: MIT
// newer_check: warns about values that show old figures where readers expect
// the newest.
#pragma once

#include "resolve/newer.h"

/* Reports values from tables and CSV files if a newer table or file has the
   same row and column, and charts of tables of other pages if there is a newer
   table (value-old). Checks the index page and pages whose front matter has no
   date. Skips pages for which newer_compares is true. */
void newer_check(struct newer_job *j);
