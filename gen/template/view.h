// SPDX-License-Identifier: MIT
// view: the data that a template shows, as an immutable tree of values.
#pragma once

#include "base/map.h"

struct op;

/* What an object in a list was rendered to, kept for the next time: by the
   section at this instruction, with the state of the line before and after.
   {.a = arena} is empty; the text lives there. */
struct view_memo {
    struct arena *a;
    const struct op *by; /* NULL: nothing yet */
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
            const void *first; /* NULL: there is none */
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

/* A list whose objects are made one after the other, and are gone when the
   next one comes: of what a page may have many of. */
struct view_rows {
    const void *(*next)(const void *row); /* NULL after the last one */
    struct view (*object)(struct arena *a, const void *row);
};

/* Values by value; what they point to must outlive them. A text of STR_NONE
   is no value. */
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

/* An object of any number of fields; the first of a name counts. In `a`. */
struct view view_fields(struct arena *a, const struct view_field *v, size_t n);

/* Returns the field of an object, or NULL if v has none of that name (or is no
   object). Linear in the number of fields, except for view_fields. */
const struct view *view_get(const struct view *v, str name);

/* Whether a section over v shows: not for NULL, none, false, an empty text
   and an empty list. */
bool view_is_true(const struct view *v);
