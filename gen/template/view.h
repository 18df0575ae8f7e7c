// SPDX-License-Identifier: MIT
// view: the data of a template, an immutable tree of values.
#pragma once

#include "base/map.h"

struct op;

/* The cached output of an object in a list. `text` depends on `op`, line_begins
   and at_break. Initialize with {.a = arena}; `text` is allocated in that
   arena. */
struct view_memo {
    struct arena *a;
    /* the instruction that rendered the object; NULL: the cache is empty */
    const struct op *op;
    /* the state before `text` was written. line_begins: the indentation of a
       line must still be written; at_break: the output is empty or ends with a
       line break */
    bool line_begins, at_break;
    bool line_begins_after;
    str text;
};

enum view_type {
    VIEW_NONE,
    VIEW_BOOL,
    VIEW_TEXT,
    VIEW_LIST,
    VIEW_ROWS,
    VIEW_OBJECT,
    VIEW_LARGE /* an object with many fields, in a map */
};

struct view_rows;

struct view {
    enum view_type type;
    union {
        bool b;
        str text; /* unescaped text: {{name}} escapes it, {{{name}}} does not */
        struct {
            const struct view *v;
            size_t n;
        } list;
        struct {
            const void *first; /* first row; NULL: empty list */
            const struct view_rows *how;
            /* arena in which `how` makes the objects, one at a time */
            struct arena *a;
        } rows;
        struct {
            const struct view_field *v;
            size_t n;
            struct view_memo *memo; /* the object's cache, or NULL; only one
                                       thread may use it */
        } object;
        const struct map *large; /* name -> const struct view * */
    };
};

struct view_field {
    str name;
    struct view value;
};

/* Functions that make the objects of a long list one at a time. An object is
   valid until the next object is made. */
struct view_rows {
    const void *(*next)(const void *row); /* returns NULL after the last row */
    struct view (*object)(struct arena *a, const void *row);
};

/* These functions make a view of a value without copying: the strings, arrays
   and rows that are passed to them must outlive the view. STR_NONE becomes
   VIEW_NONE. */
static inline struct view view_text(str text)
{
    return (struct view){.type = text.p ? VIEW_TEXT : VIEW_NONE, .text = text};
}

static inline struct view view_bool(bool b)
{
    return (struct view){.type = VIEW_BOOL, .b = b};
}

static inline struct view view_list(const struct view *v, size_t n)
{
    return (struct view){.type = VIEW_LIST, .list = {v, n}};
}

static inline struct view view_object(const struct view_field *v, size_t n)
{
    return (struct view){.type = VIEW_OBJECT, .object = {v, n, NULL}};
}

static inline struct view
view_rows(const void *first, const struct view_rows *how, struct arena *a)
{
    return (struct view){.type = VIEW_ROWS, .rows = {first, how, a}};
}

/* Returns an object with the n fields of v. The array v must live longer than
   the object. If there are many fields, the object uses a map of the fields,
   which is allocated in `a`. If a name occurs twice, the first field is
   used. */
struct view view_fields(struct arena *a, const struct view_field *v, size_t n);

/* Returns the value of the field `name`, or NULL if v lacks the field or is not
   an object. v must not be NULL. Takes time linear in the number of fields,
   unless view_fields made the object. */
const struct view *view_get(const struct view *v, str name);

/* Whether v counts as true, so that a section over v is shown. False if v is
   NULL, VIEW_NONE, false, an empty string or an empty list. */
bool view_is_true(const struct view *v);
