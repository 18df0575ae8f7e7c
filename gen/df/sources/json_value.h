// SPDX-License-Identifier: MIT
// json_value: represents objects of a script by JSON texts.
#pragma once

#include "df/runtime/call.h"
#include "load/json/json_events.h"

/* A value in a JSON text. */
struct json_value {
    const struct source *src;
    str text;     /* the value, a part of src->text */
    bool literal; /* src was made from objects of the script */
};

struct json_values {
    struct json_value *v;
    size_t n, cap;
};

/* Sets *out to the JSON values of o: the elements of a list, the cells of a
   column, or a dict as a single value. Sets *one to whether o is a dict.
   Returns false after reporting, at argument p, any other object, or an object
   that cannot be written as JSON. */
bool json_values_of(struct call *c, enum param p, struct object o,
                    struct json_values *out, bool *one);

/* Returns the kind of the first element of a list or map. If v is not a list or
   map, returns the kind of v. */
enum json_kind json_value_kind(struct json_value v);

/* Sets the origin of all columns of f to the call. f was read from a source
   made from objects of the script. */
void json_value_literal(struct call *c, struct frame *f);
