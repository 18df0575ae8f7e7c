// SPDX-License-Identifier: MIT
// string: Python's methods of texts: 'x'.upper(), ' x '.strip(), ', '.join(xs).
// A column's .str runs the same functions cell by cell.
#ifndef EVAL_STRING_H
#define EVAL_STRING_H

#include "eval/call.h"

bool string_capitalize(struct call *c, struct object *out);
bool string_casefold(struct call *c, struct object *out);
bool string_center(struct call *c, struct object *out);
bool string_count(struct call *c, struct object *out);
bool string_endswith(struct call *c, struct object *out);
bool string_find(struct call *c, struct object *out);
bool string_index(struct call *c, struct object *out);
bool string_isalnum(struct call *c, struct object *out);
bool string_isalpha(struct call *c, struct object *out);
bool string_isdigit(struct call *c, struct object *out);
bool string_islower(struct call *c, struct object *out);
bool string_isnumeric(struct call *c, struct object *out);
bool string_isspace(struct call *c, struct object *out);
bool string_isupper(struct call *c, struct object *out);
bool string_join(struct call *c, struct object *out);
bool string_ljust(struct call *c, struct object *out);
bool string_lower(struct call *c, struct object *out);
bool string_lstrip(struct call *c, struct object *out);
bool string_partition(struct call *c, struct object *out);
bool string_removeprefix(struct call *c, struct object *out);
bool string_removesuffix(struct call *c, struct object *out);
bool string_replace(struct call *c, struct object *out);
bool string_rfind(struct call *c, struct object *out);
bool string_rjust(struct call *c, struct object *out);
bool string_rpartition(struct call *c, struct object *out);
bool string_rsplit(struct call *c, struct object *out);
bool string_rstrip(struct call *c, struct object *out);
bool string_split(struct call *c, struct object *out);
bool string_startswith(struct call *c, struct object *out);
bool string_strip(struct call *c, struct object *out);
bool string_swapcase(struct call *c, struct object *out);
bool string_title(struct call *c, struct object *out);
bool string_upper(struct call *c, struct object *out);
bool string_zfill(struct call *c, struct object *out);

#endif
