// SPDX-License-Identifier: MIT
// read_csv_how: the arguments of pd.read_csv: options of the reader, and
// changes to the frame that it read.
#pragma once

#include "df/runtime/call.h"
#include "load/csv/csv_how.h"

/* Reads the arguments after the file name; *usual if they do not affect the
   reader. Memory of *how is in ev->a. Returns false on failure, which is
   reported. */
bool read_csv_how_arguments(struct call *c, struct csv_how *how, bool *usual);

/* Applies usecols, dtype and index_col to a frame and replaces it. Returns
   false on failure, which is reported. */
bool read_csv_how_finish(struct call *c, struct frame **f);
