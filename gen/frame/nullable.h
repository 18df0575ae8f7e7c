// SPDX-License-Identifier: MIT
// nullable: pandas' nullable types Int64, Float64, boolean and string, whose
// missing cells are pd.NA. An Int64 column without missing cells has the type
// INT, and an OBJECT column has both integers and missing cells; likewise BOOL
// and boolean. In FLOAT and STR columns, missing cells are NaN and STR_NONE.
#pragma once

#include "frame/frame.h"

/* Returns the nullable dtype whose cells have this type, or NULL if the type is
   not INT, FLOAT, BOOL or STR. */
const struct dtype *nullable_dtype(enum column_type cells);

/* Returns the nullable dtype with this name, or NULL if there is none. */
const struct dtype *nullable_named(str name);

/* Returns the dtype of c if c is a nullable column; else NULL. */
const struct dtype *nullable_of(const struct column *c);

/* Whether c is a nullable column of numbers or bools with this type of
   cells. */
bool nullable_is(const struct column *c, enum column_type cells);

/* Returns the type of the cells of c that are not missing if c is nullable;
   else the type of c. */
enum column_type nullable_cells(const struct column *c);

/* Whether c can select rows: a column of bools, or of type boolean. */
bool nullable_is_mask(const struct column *c);

/* Returns the dtype of a column with the cells of n columns, as pandas
   concatenates them; NULL if it is not nullable. */
const struct dtype *nullable_all(const struct column *const *v, size_t n);

/* Whether integers become floats in a column with the cells of n columns of
   which some are nullable. */
bool nullable_widens(const struct column *const *v, size_t n);
