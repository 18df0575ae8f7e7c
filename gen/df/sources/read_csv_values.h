// SPDX-License-Identifier: MIT
// read_csv_values: arguments of pd.read_csv that give a meaning to strings:
// na_values=, true_values= and false_values=.
#pragma once

#include "df/runtime/call.h"
#include "load/csv/csv_how.h"

/* Adds the values of na_values=, argument i, to how->missing or, if it is a
   dict of columns, to how->own_missing. Returns false on failure, which is
   reported. */
bool read_csv_missing(struct call *c, enum param i, struct csv_how *how);

/* Adds the strings of argument i, true_values= or false_values=, to
   how->truths. Returns false on failure, which is reported. */
bool read_csv_truths(struct call *c, enum param i, struct csv_how *how);
