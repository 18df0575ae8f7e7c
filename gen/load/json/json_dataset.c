// SPDX-License-Identifier: MIT
// json_dataset: see json_dataset.h.
#include "load/json/json_dataset.h"

#include "base/codes/config.h"
#include "base/codes/files.h"
#include "base/path.h"
#include "base/vec.h"
#include "load/json/json_columns.h"
#include "load/json/json_place.h"

static bool has_ext(str path, const str *ext, size_t n)
{
    if (str_eq_nocase(path_ext(path), S(".gz")))
        path = path_without_ext(path);
    return str_among_nocase(path_ext(path), ext, n);
}

bool json_dataset_is(str path)
{
    static const str JSON[] = {S_INIT(".json"), S_INIT(".jsonl"),
                               S_INIT(".ndjson")};
    return has_ext(path, JSON, 3);
}

bool json_dataset_is_lines(str path)
{
    static const str LINES[] = {S_INIT(".jsonl"), S_INIT(".ndjson")};
    return has_ext(path, LINES, 2);
}

enum { JSON_MAX = 1 << 30 }; /* bytes */

bool json_dataset_fits(struct diags *d, struct pos at, str path, size_t n)
{
    if (n <= JSON_MAX)
        return true;
    diag_at(d, DIAG_FILE_LARGE, at, path, S("1 GiB"));
    diag_help(d, "split the file, or write fewer values into it");
    return false;
}

static const struct json_how FLAT = {.levels = SIZE_MAX,
                                     .separator = S_INIT(".")};

/* Adds the record that begins with t, the last token of r. Returns false after
   reporting a fault. */
static bool add(struct json_columns *to, struct diags *d,
                const struct source *src, struct json_events *r,
                struct json_token *t)
{
    size_t offset = (size_t)(r->s.p - src->text.p);
    size_t at = offset + t->at;
    enum json_added added = json_columns_add(to, r, t);
    if (added == JSON_ADDED_FAULT)
        json_report(d, DIAG_JSON_SYNTAX, src, offset, r);
    if (added == JSON_ADDED_OTHER)
        diag_at(d, DIAG_JSON_SYNTAX, json_pos(src, at, 1),
                S("the records must all be objects or all be lists"));
    return added == JSON_ADDED;
}

static bool add_lines(struct json_columns *to, struct diags *d,
                      const struct source *src)
{
    str rest = src->text, line;
    while (str_cut(&rest, '\n', &line)) {
        struct json_events r;
        struct json_token t;
        json_open(&r, line);
        if (str_blank(line))
            continue;
        json_next(&r, &t);
        if (!add(to, d, src, &r, &t))
            return false;
        if (json_next(&r, &t) != JSON_END) {
            json_report(d, DIAG_JSON_SYNTAX, src,
                        (size_t)(line.p - src->text.p), &r);
            return false;
        }
    }
    return true;
}

/* Adds the elements of a list; any other value is the only record. */
static bool add_value(struct json_columns *to, struct diags *d,
                      const struct source *src, const struct json_token *value)
{
    struct json_events r;
    struct json_token t;
    json_open(&r, value->text);
    if (json_next(&r, &t) != JSON_LIST)
        return add(to, d, src, &r, &t);
    while (json_next(&r, &t) > JSON_CLOSE)
        if (!add(to, d, src, &r, &t))
            return false;
    return true;
}

/* Checks the whole file, so that json_find fails only if a name is missing. */
static bool check(struct diags *d, const struct source *src)
{
    struct json_events r;
    struct json_token t;
    json_open(&r, src->text);
    while (json_next(&r, &t) > JSON_END)
        ;
    if (t.kind == JSON_FAULT)
        json_report(d, DIAG_JSON_SYNTAX, src, 0, &r);
    return t.kind == JSON_END;
}

/* Returns the frame, or NULL after a fault. */
static struct frame *end(struct json_columns *to, bool ok)
{
    if (ok)
        return json_columns_end(to);
    json_columns_drop(to);
    return NULL;
}

struct frame *json_dataset(struct arena *a, struct diags *d,
                           const struct source *src, str records, bool *found)
{
    struct json_columns *to = json_columns_new(a, d, src, &FLAT, 0);
    struct strs path = {0};
    struct json_token value;
    str rest = records, name;
    *found = true;
    if (!json_dataset_fits(d, (struct pos){.src = src}, src->name, src->text.n))
        return NULL;
    if (json_dataset_is_lines(src->name))
        return end(to, add_lines(to, d, src));
    if (!check(d, src))
        return NULL;
    while (records.n && str_cut(&rest, '.', &name))
        vec_push(a, &path, name);
    *found = json_find(src->text, 0, path.v, path.n, &value) &&
             (value.kind == JSON_LIST || value.kind == JSON_MAP);
    return end(to, *found && add_value(to, d, src, &value));
}
