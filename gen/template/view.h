// SPDX-License-Identifier: MIT
// view: the data of a template, an immutable tree of values.
#pragma once

#include "base/map.h"

struct op;

/* The cached text of an object in a list: by which instruction it was rendered,
   and the state of the line before and after. {.a = arena} is empty; the text
   lives there. */
struct view_memo {
    struct arena *a;
    const struct op *by; /* NULL: nothing cached */
    bool begins, breaks; /* before it: see template_render.c */
    bool begins_after;
    str text;
};

enum view_type {
    VIEW_NONE,
    VIEW_BOOL,
    VIEW_TEXT,
    VIEW_LIST,
    VIEW_ROWS,
    VIEW_OBJECT,
    VIEW_LARGE /* an object with many fields */
};

struct view_rows;

struct view {
    enum view_type type;
    union {
        bool b;
        str text; /* plain text: {{name}} escapes it, {{{name}}} does not */
        struct {
            const struct view *v;
            size_t n;
        } list;
        struct {
            const void *first; /* NULL: empty */
            const struct view_rows *how;
            struct arena *a; /* for the objects */
        } rows;
        struct {
            const struct view_field *v;
            size_t n;
            struct view_memo *memo; /* or NULL; for one thread at a time */
        } object;
        const struct map *large; /* const struct view *, by name */
    };
};

struct view_field {
    str name;
    struct view value;
};

/* A list whose objects are made one at a time, for long lists. An object is
   valid until the next one is made. */
struct view_rows {
    const void *(*next)(const void *row); /* NULL after the last one */
    struct view (*object)(struct arena *a, const void *row);
};

/* Make a view of a value; what it points to must outlive the view. The text
   STR_NONE is no value. */
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

/* Makes an object of any number of fields, in `a`; the first field of a name
   counts. */
struct view view_fields(struct arena *a, const struct view_field *v, size_t n);

/* Returns the field of an object, or NULL if v does not have it or is not an
   object. Linear in the number of fields, except for view_fields. */
const struct view *view_get(const struct view *v, str name);

/* Whether a section over v is shown: not for NULL, VIEW_NONE, false, an empty
   string and an empty list. */
bool view_is_true(const struct view *v);
