// SPDX-License-Identifier: MIT
// json_place: see json_place.h.
#include "load/json/json_place.h"

#include "base/buf.h"

/* Stores the value of the last entry `name` in *out. r has just opened the map;
   reads to the end of the map or to a fault. Returns false if no entry `name`
   was read. */
static bool find_entry(struct json_events *r, str name, struct json_token *out)
{
    struct arena scratch = {0};
    struct json_token t;
    bool found = false;
    while (json_next(r, &t) == JSON_NAME) {
        bool same = t.escaped ? str_eq(json_decode(&scratch, &t), name)
                              : str_eq(t.text, name);
        json_next(r, &t);
        if (!json_whole(r, &t))
            break;
        if (same)
            *out = t;
        found |= same;
    }
    arena_free(&scratch);
    return found;
}

bool json_find(str text, size_t offset, const str *path, size_t n,
               struct json_token *out)
{
    for (size_t i = 0;; i++) {
        struct json_events r;
        json_open(&r, str_from(text, offset));
        if (json_next(&r, out) <= JSON_NAME)
            return false;
        if (i == n) {
            bool whole = json_whole(&r, out);
            out->at = offset + out->at;
            return whole;
        }
        if (out->kind != JSON_MAP || !find_entry(&r, path[i], out))
            return false;
        offset += out->at;
    }
}

/* ---- paths ---- */

/* A list or map that the reader has opened and not closed yet, and its entry
   that contains the reader's position. */
struct json_step {
    bool is_map;
    size_t index;           /* list: index of the entry, from 0 */
    struct json_token name; /* map */
};

static bool is_plain(str name)
{
    return name.n && !char_is_digit(name.p[0]) && str_is_word(name, "_");
}

static str path_of(struct arena *a, const struct json_step *steps, size_t n)
{
    struct buf b = {.a = a};
    for (size_t i = 0; i < n; i++) {
        if (!steps[i].is_map) {
            buf_printf(&b, "[%zu]", steps[i].index);
            continue;
        }
        str name = json_decode(a, &steps[i].name);
        if (is_plain(name)) {
            buf_printf(&b, "%s%.*s", b.n ? "." : "", STR_ARG(name));
            continue;
        }
        buf_putc(&b, '[');
        buf_put_json(&b, name);
        buf_putc(&b, ']');
    }
    return buf_end(&b);
}

/* Returns the path of the value at `offset` of `text`, or STR_NONE if no value
   begins there. `text` begins with the outermost value. */
static str path_from(struct arena *a, str text, size_t offset)
{
    struct json_step steps[JSON_DEPTH_MAX];
    struct json_events r;
    struct json_token t;
    json_open(&r, text);
    while (json_next(&r, &t) > JSON_END && t.at <= offset) {
        unsigned opened = t.kind == JSON_LIST || t.kind == JSON_MAP;
        unsigned depth = r.depth - opened; /* outside of the value */
        if (t.kind == JSON_CLOSE)
            continue;
        if (t.kind == JSON_NAME)
            steps[depth - 1].name = t;
        else if (depth && !steps[depth - 1].is_map)
            steps[depth - 1].index++;
        if (t.kind != JSON_NAME && t.at == offset)
            return path_of(a, steps, depth);
        if (opened) /* the first entry increments the index to 0 */
            steps[depth] = (struct json_step){.is_map = t.kind == JSON_MAP,
                                              .index = (size_t)-1};
    }
    return STR_NONE;
}

/* Returns the offset of the first [ or { at or after `from`. */
static size_t first_bracket(str text, size_t from)
{
    while (from < text.n && text.p[from] != '[' && text.p[from] != '{')
        from++;
    return from;
}

str json_path(struct arena *a, str text, size_t offset)
{
    size_t line = str_rfind_char(str_slice(text, 0, offset), '\n');
    size_t starts[] = {first_bracket(text, 0),
                       first_bracket(text, line == STR_NPOS ? 0 : line)};
    str path = STR_NONE;
    for (size_t i = 0; i < 2 && !path.p; i++)
        if (starts[i] <= offset)
            path = path_from(a, str_from(text, starts[i]), offset - starts[i]);
    return path.p ? path : S("");
}
