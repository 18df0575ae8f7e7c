// SPDX-License-Identifier: MIT
// conf: a conf.py read as data. In: its text. Out: the values of its names, and
// what could not be read, by line. Nothing of it is run.
#pragma once

#include "base/diag.h"
#include "base/map.h"
#include "sphinx/conf_value.h"

/* A statement that could not be read. */
struct conf_gap {
    uint32_t line;
    str name; /* that it would have set, or STR_NONE */
    str why;
};

/* A call of setup(app) that tells Sphinx something: app.add_object_type(...).
 */
struct conf_call {
    uint32_t line;
    str name; /* "add_object_type" */
    struct conf_argument {
        str key; /* STR_NONE by position */
        const struct conf_value *value;
        str word; /* the last part of a name: "emphasis" of nodes.emphasis; or
                     STR_NONE */
    } * v;
    size_t n;
};

struct conf {
    struct conf_gap unclosed; /* a bracket or text that has no end; line 0: none
                               */
    struct map
        names; /* in the order of the file -> const struct conf_value * */
    struct strs tags; /* that tags.add sets */
    struct {
        struct conf_gap *v;
        size_t n, cap;
    } gaps; /* in the order of the file; "setup" is the name of what setup(app)
               does and is not read */
    struct {
        struct conf_call *v;
        size_t n, cap;
    } calls; /* of setup(app), those that conf_is_call() knows */
};

/* Whether a method of Sphinx' application is kept as a call. */
bool conf_is_call(str method);

/* Reads a conf.py; `file` is its absolute path. All lives in `a`. */
void conf_read(struct arena *a, const struct source *src, str file,
               struct conf *out);

/* The value of a name, or NULL: also of one that is CONF_UNKNOWN. */
const struct conf_value *conf_get(const struct conf *c, str name);

/* Why a name has no value that is known, with the line; NULL: it has one, or
   is not set at all. */
const struct conf_gap *conf_gap_of(const struct conf *c, str name);
