// SPDX-License-Identifier: MIT
// json_rows: collects rows from the JSON text of a list, with
// load/json/json_columns.
#include "df/sources/json_rows.h"

#include "load/json/json_columns.h"

/* Returns the expected number of rows of `length` bytes in a text. */
static size_t expected_rows(str text, size_t length)
{
    return text.n / (length < 16 ? 16 : length) + 1;
}

/* Returns the rows of the list that r has just opened. Returns NULL if the
   elements are not all dicts or all lists. */
static struct json_columns *read_rows(struct eval *ev, const struct source *src,
                                      struct json_events *r, bool *named)
{
    static const struct json_how CELLS = {.separator = S_INIT("."),
                                          .has_big = true};
    struct json_events ahead = *r;
    struct json_token t;
    json_next(&ahead, &t);
    if ((t.kind != JSON_MAP && t.kind != JSON_LIST) || !json_whole(&ahead, &t))
        return NULL;
    *named = t.kind == JSON_MAP;
    struct json_columns *to = json_columns_new(
        ev->a, ev->d, src, &CELLS, expected_rows(r->s, t.text.n + 2));
    while (json_next(r, &t) > JSON_CLOSE)
        if (t.kind != (*named ? JSON_MAP : JSON_LIST) ||
            json_columns_add(to, r, &t) != JSON_ADDED) {
            json_columns_drop(to);
            return NULL;
        }
    return to;
}

bool json_rows_read(struct call *c, struct object list, struct frame **out,
                    bool *named)
{
    struct eval *ev = c->ev;
    const struct source *src;
    struct json_events r;
    struct json_token t;
    str text;
    if (list.type != OBJECT_LIST || !object_json_text(list, &src, &text) ||
        !src->name.p)
        return false;
    json_open(&r, text);
    json_next(&r, &t);
    struct json_columns *rows = read_rows(ev, src, &r, named);
    if (!rows)
        return false;
    *out = json_columns_end(rows);
    if (*out &&
        !eval_spend(ev, c->at, (*out)->n, (*out)->n_columns * sizeof(str)))
        *out = NULL;
    return true;
}
