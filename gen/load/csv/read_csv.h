// SPDX-License-Identifier: MIT
// read_csv: a CSV text as a frame, its columns typed as pandas.read_csv types
// them. Called by eval for df scripts.
#ifndef LOAD_CSV_READ_CSV_H
#define LOAD_CSV_READ_CSV_H

#include "base/diag.h"
#include "frame/frame.h"
#include "load/csv/csv_how.h"

/* The frame of a CSV text whose first row names the columns. A column of
   integers is int64, of numbers float64, of True and False bool, else text;
   empty cells and the names of nothing ("NA", "nan", "NULL", ...) are missing
   and make an integer column float64. Integers that do not fit in int64 stay
   text. Blanks around numbers do not count; texts keep theirs.
   Cells know their line (ORIGIN_CSV). The frame lives in `a` and points into
   src->text. NULL when the text has faults, which are reported. */
struct frame *read_csv(struct arena *a, struct diags *d,
                       const struct source *src);

/* Makes columns of a frame that read_csv made of `src` texts, as if a cell in
   them were no number: those where texts[i] is set. */
void read_csv_texts(struct arena *a, const struct source *src, struct frame *f,
                    const bool *texts);

/* The same by options. */
struct frame *read_csv_how(struct arena *a, struct diags *d,
                           const struct source *src, const struct csv_how *how);

/* read_csv without the fast way for plain texts, which must not show. */
struct frame *read_csv_carefully(struct arena *a, struct diags *d,
                                 const struct source *src);

#endif
