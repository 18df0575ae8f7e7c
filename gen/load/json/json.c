// SPDX-License-Identifier: MIT
// json: see json.h.
#include "load/json/json.h"

/* Maximum number of entries of a map without an index. */
enum { SEARCHED_MAX = 16 };

struct json_reader {
    struct arena *a;
    const struct source *src;
    struct json_events events;
    size_t at, line_start; /* at: offset of the last position; line_start:
                              offset of that position's line */
    uint32_t line;
};

/* Returns the position of the byte at an offset. Offsets must ascend. */
static struct pos pos_at(struct json_reader *r, size_t offset)
{
    str s = r->src->text;
    for (; r->at < offset; r->at++) {
        char c = s.p[r->at];
        if (c == '\n' || (c == '\r' && s.p[r->at + 1] != '\n')) {
            r->line++;
            r->line_start = r->at + 1;
        }
    }
    return (struct pos){r->src, r->line, (uint32_t)(offset - r->line_start) + 1,
                        1};
}

static void index_entries(struct json_reader *r, struct json *map)
{
    struct map *index = NEW(r->a, struct map);
    index->a = r->a;
    for (struct json *e = map->first; e; e = e->next)
        map_put(index, e->key, e);
    map->index = index;
}

static struct json *value(struct json_reader *r, struct json_token *t);

static bool read_entries(struct json_reader *r, struct json *v)
{
    struct json **end = &v->first;
    struct json_token t;
    while (json_next(&r->events, &t) != JSON_CLOSE) {
        str key = STR_NONE;
        if (t.kind == JSON_NAME) {
            key = json_decode(r->a, &t);
            json_next(&r->events, &t);
        }
        struct json *entry = value(r, &t);
        if (!entry)
            return false;
        entry->key = key;
        *end = entry;
        end = &entry->next;
        v->n++;
    }
    return true;
}

/* Returns the value that begins with t, or NULL at a fault. */
static struct json *value(struct json_reader *r, struct json_token *t)
{
    if (t->kind == JSON_FAULT)
        return NULL;
    struct json *v = NEW(r->a, struct json);
    v->kind = t->kind;
    v->at = pos_at(r, t->at);
    if (t->kind == JSON_LIST || t->kind == JSON_MAP) {
        if (!read_entries(r, v))
            return NULL;
    } else {
        v->text = json_decode(r->a, t);
        v->raw = t->text;
    }
    if (v->kind == JSON_MAP && v->n > SEARCHED_MAX)
        index_entries(r, v);
    return v;
}

struct json *json_read(struct arena *a, struct diags *d,
                       const struct source *src, const struct diag_code *code)
{
    struct json_reader r = {.a = a, .src = src, .line = 1};
    struct json_token t;
    json_open(&r.events, src->text);
    json_next(&r.events, &t);
    struct json *v = value(&r, &t);
    if (v && json_next(&r.events, &t) == JSON_END)
        return v;
    json_report(d, code, src, 0, &r.events);
    return NULL;
}

const struct json *json_get(const struct json *map, str key)
{
    if (map && map->index)
        return map_get(map->index, key);
    const struct json *found = NULL;
    for (const struct json *e = map && map->kind == JSON_MAP ? map->first
                                                             : NULL;
         e; e = e->next)
        if (str_eq(e->key, key))
            found = e;
    return found;
}

str json_text(const struct json *value)
{
    return value && value->kind == JSON_TEXT ? value->text : STR_NONE;
}

str json_text_of(const struct json *map, const char *key)
{
    return json_text(json_get(map, str_c(key)));
}
