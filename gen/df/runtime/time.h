// SPDX-License-Identifier: MIT
// time: arithmetic and comparisons with dates and time spans, for scalar.c and
// vector.c.
#pragma once

#include "df/runtime/eval.h"

/* Whether v is a date, a span or NaT. */
bool time_is(struct value v);
bool time_is_nat(struct value v);

/* Whether x and y are two spans, or two dates that have an order: both with a
   time zone, or both without one. */
bool time_comparable(struct value x, struct value y);

/* Whether x or y is a day (ZONE_CIVIL), and the other is a date with a time. */
bool time_day_and_time(struct value x, struct value y);

/* x and y are a day and a date with a time (time_day_and_time). Whether they
   are equal, as in pandas: in its local time, the date with a time is on the
   day. */
bool time_same_day(struct value x, struct value y);

/* Like object_same, but compares like Python's == for elements of lists: a day
   also equals a Timestamp on that day, but not a datetime. */
bool time_equal(struct object x, struct object y);

/* Computes x op y. At least one of x and y is a date, a span or NaT. Reports an
   unsupported type of the other operand, or a result out of range, and returns
   false. */
bool time_binary(struct eval *ev, const struct df_expr *at,
                 enum df_token_kind op, struct value x, struct value y,
                 struct value *out);

/* Reports that a date or span cannot be compared. Returns false. */
bool time_no_order(struct eval *ev, const struct df_expr *at, struct value x,
                   struct value y);

/* If x is a column of dates or spans and *y a string, replaces *y by the date
   or span that the string describes, in the column's time zone. A string that
   does not describe a date or span is left unchanged if `equality` is true,
   that is, for the operators == and !=. Otherwise, returns false after
   reporting it. */
bool time_read_text(struct eval *ev, const struct df_expr *at, bool equality,
                    const struct column *x, struct value *y);

/* Converts v, a value to be written to column x, as pandas does: if x is a
   column of dates or spans and v is a string that means a date or span, returns
   that date or span; otherwise returns v. */
struct value time_cell(struct eval *ev, const struct df_expr *at,
                       const struct column *x, struct value v);

/* Applies time_cell to the n values v, but only if all of them are missing or
   strings that mean a date or span. */
void time_cells(struct eval *ev, const struct df_expr *at,
                const struct column *x, struct value *v, size_t n);

/* Returns the type of the column x op y, where the type of x or y is DATE or
   SPAN; OBJECT if it depends on the cells. */
enum column_type time_result(enum df_token_kind op, enum column_type x,
                             enum column_type y);
