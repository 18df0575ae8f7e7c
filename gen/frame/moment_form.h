// SPDX-License-Identifier: MIT
// moment_form: the form of a date, that is, its format with codes of strptime
// such as %d. Two dates have equal forms if they have the same format. pandas 2
// guesses the format of a column from its first date, and reads all dates in
// this format.
#pragma once

#include "base/buf.h"

/* Appends the form of a date to b: dates with equal forms have the same format
   of strptime. If `short_may`, "May" counts as an abbreviation, else as a whole
   name. Returns whether pandas guesses a format if `text` is the first date of
   a column. pandas guesses no format if the date lacks a year of four digits, a
   month or a day; "2026" and "2026-01" are exceptions. */
bool moment_form(struct buf *b, str text, bool short_may);

/* Whether a date begins with a year and two numbers, as in 2026-01-02, which
   dayfirst=True swaps when pandas guesses the format. Sets *second and *third
   to the numbers. */
bool moment_form_years_first(str text, unsigned *second, unsigned *third);
