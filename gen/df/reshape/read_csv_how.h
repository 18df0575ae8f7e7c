// SPDX-License-Identifier: MIT
// read_csv_how: the arguments of pd.read_csv: the options of its reader, and
// what is made of the frame that was read.
#pragma once

#include "df/runtime/call.h"
#include "load/csv/csv_how.h"

/* What the arguments behind the file say; *usual: nothing that the reader has
   to know. What *how points to lives in ev->a. False: reported. */
bool read_csv_how_arguments(struct call *c, struct csv_how *how, bool *usual);

/* usecols, dtype and index_col of a frame that was read; it is replaced.
   False: reported. */
bool read_csv_how_finish(struct call *c, struct frame **f);
