// SPDX-License-Identifier: MIT
// read_csv_how: reads the arguments of pd.read_csv: options of the reader, and
// changes of the frame that the reader returns.
#pragma once

#include "df/runtime/call.h"
#include "load/csv/csv_how.h"

/* Reads the arguments after the file name into *how. The memory to which *how
   refers is in ev->a. Sets *usual to whether all options of the reader have
   their defaults. Returns false on failure, which is reported. */
bool read_csv_how_arguments(struct call *c, struct csv_how *how, bool *usual);

/* Replaces *f by the frame with converters=, usecols=, dtype= and
   index_col= applied.
   Returns false on failure, which is reported. */
bool read_csv_how_finish(struct call *c, struct frame **f);
