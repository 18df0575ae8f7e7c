// SPDX-License-Identifier: MIT
// yaml: converts libyaml's events to a tree. Aliases are refused, so that a
// small file cannot expand to a large tree.
#include "config/yaml.h"

#include <yaml.h>

#include "base/utf8.h"
#include "base/vec.h"

enum {
    DEPTH_MAX = 32,
    SEARCHED_MAX = 16 /* maximum number of entries of a map without an index */
};

struct yaml_reading {
    struct arena *a;
    struct diags *d;
    const struct source *src;
    str text;                  /* the input */
    uint32_t line;             /* number in `src` of the first line of `text` */
    size_t seen_at, seen_line; /* offset and number (from 0) of the start of the
                                  last line looked up */
    size_t seen_column, seen_byte; /* column looked up last, and its offset */
    const struct diag_code *code;
    yaml_parser_t parser;
};

/* Returns the part of the input that begins with line number `line`, from 0.
   Events come in order, so the search continues at the line looked up last. */
static str input_from(struct yaml_reading *r, size_t line)
{
    if (line != r->seen_line)
        r->seen_column = r->seen_byte = 0;
    if (line < r->seen_line)
        r->seen_at = r->seen_line = 0;
    while (r->seen_line < line && r->seen_at < r->text.n) {
        char c = r->text.p[r->seen_at++];
        bool crlf = c == '\r' && r->seen_at < r->text.n &&
                    r->text.p[r->seen_at] == '\n';
        r->seen_line += c == '\n' || (c == '\r' && !crlf);
    }
    return str_from(r->text, r->seen_at);
}

/* Converts a mark of libyaml, which counts lines from 0 and columns in
   characters, to a position of `len` bytes. */
static struct pos pos_at(struct yaml_reading *r, yaml_mark_t mark, size_t len)
{
    str rest = input_from(r, mark.line);
    if (mark.column < r->seen_column)
        r->seen_column = r->seen_byte = 0;
    size_t at = r->seen_byte, columns = mark.column - r->seen_column;
    for (; at < rest.n && columns; columns--)
        at += utf8_length(str_from(rest, at));
    r->seen_column = mark.column - columns;
    r->seen_byte = at;
    return (struct pos){r->src, r->line + (uint32_t)mark.line, (uint32_t)at + 1,
                        (uint32_t)len};
}

/* Returns the position of an event, with length 1 if the event spans several
   lines. Resets the cursor to the event's start, where the next event may
   begin. */
static struct pos event_pos(struct yaml_reading *r, const yaml_event_t *e)
{
    struct pos at = pos_at(r, e->start_mark, 1);
    size_t column = r->seen_column, byte = r->seen_byte;
    if (e->start_mark.line != e->end_mark.line)
        return at;
    at.len = pos_at(r, e->end_mark, 0).col - at.col;
    r->seen_column = column;
    r->seen_byte = byte;
    return at;
}

static void *refuse(struct yaml_reading *r, struct pos at, str text)
{
    diag_at(r->d, r->code, at, text);
    return NULL;
}

/* Help for libyaml's most frequent messages. */
static const struct {
    str problem;
    bool at_start; /* report the start of the context, not the problem's
                      position */
    const char *help;
} HELP[] = {
    {S_INIT("mapping values are not allowed in this context"), false,
     "a value with ': ' in it needs quotes"},
    {S_INIT("found unexpected end of stream"), true,
     "the closing quote is missing"},
    {S_INIT("found character that cannot start any token"), false,
     "a value that starts with @, ` or % needs quotes; indent lines with "
     "spaces, not tabs"},
    {S_INIT("did not find expected key"), false,
     "indent the line like its neighbours; inside '...', write '' for each '"},
    {S_INIT("did not find expected node content"), false,
     "a value is missing here, or begins with a character that needs quotes"},
    {S_INIT("did not find expected '-' indicator"), false,
     "indent the line like its neighbours"},
};

static void report_malformed(struct yaml_reading *r)
{
    const yaml_parser_t *p = &r->parser;
    if (p->error == YAML_MEMORY_ERROR)
        arena_out_of_memory();
    str problem = str_c(p->problem);
    size_t i = 0, n = sizeof HELP / sizeof *HELP;
    while (i < n && !str_eq(HELP[i].problem, problem))
        i++;
    bool at_start = i < n && HELP[i].at_start && p->context;
    refuse(r, pos_at(r, at_start ? p->context_mark : p->problem_mark, 1),
           problem);
    if (i < n)
        diag_help(r->d, "%s", HELP[i].help);
    else if (p->context)
        diag_help(r->d, "%s that starts on line %u", p->context,
                  r->line + (uint32_t)p->context_mark.line);
}

/* Parses the next event into *e. Returns false after reporting malformed
   YAML. */
static bool next_event(struct yaml_reading *r, yaml_event_t *e)
{
    if (yaml_parser_parse(&r->parser, e))
        return true;
    report_malformed(r);
    return false;
}

static bool is_null(str s, bool plain)
{
    return plain && (s.n == 0 || str_eq(s, S("~")) || str_eq(s, S("null")) ||
                     str_eq(s, S("Null")) || str_eq(s, S("NULL")));
}

static struct yaml *scalar(struct yaml_reading *r, const yaml_event_t *e)
{
    struct yaml *y = NEW(r->a, struct yaml);
    str text = {(const char *)e->data.scalar.value, e->data.scalar.length};
    bool plain = e->data.scalar.style == YAML_PLAIN_SCALAR_STYLE;
    y->kind = is_null(text, plain) ? YAML_NULL : YAML_TEXT;
    y->plain = plain;
    y->text = y->kind == YAML_NULL ? S("") : str_dup(r->a, text);
    y->at = event_pos(r, e);
    return y;
}

static struct yaml *read_value(struct yaml_reading *r, yaml_event_t *e,
                               const struct yaml *key, unsigned depth);

static void append(struct yaml *to, struct yaml **last, struct yaml *entry)
{
    if (*last)
        (*last)->next = entry;
    else
        to->first = entry;
    *last = entry;
}

static struct yaml *read_list(struct yaml_reading *r, struct yaml *list,
                              unsigned depth)
{
    struct yaml *last = NULL;
    for (;;) {
        yaml_event_t e;
        if (!next_event(r, &e))
            return NULL;
        if (e.type == YAML_SEQUENCE_END_EVENT) {
            yaml_event_delete(&e);
            return list;
        }
        struct yaml *entry = read_value(r, &e, list, depth);
        if (!entry)
            return NULL;
        append(list, &last, entry);
    }
}

/* Reads a key and frees the event. Returns NULL after reporting a key that is
   not a scalar or appears twice. */
static struct yaml *read_key(struct yaml_reading *r, yaml_event_t *e,
                             struct map *seen)
{
    struct pos at = event_pos(r, e);
    bool text = e->type == YAML_SCALAR_EVENT;
    struct yaml *key = text ? scalar(r, e) : NULL;
    yaml_event_delete(e);
    if (!text)
        return refuse(r, at, S("a key must be a string"));
    if (map_find(seen, key->text))
        return refuse(
            r, at,
            str_fmt(r->a, "key '%.*s' appears twice", STR_ARG(key->text)));
    map_put(seen, key->text, key);
    return key;
}

static struct yaml *read_map(struct yaml_reading *r, struct yaml *map,
                             unsigned depth)
{
    struct map seen = {.a = r->a};
    struct yaml *last = NULL;
    for (;;) {
        yaml_event_t e;
        if (!next_event(r, &e))
            return NULL;
        if (e.type == YAML_MAPPING_END_EVENT) {
            yaml_event_delete(&e);
            yaml_index(r->a, map);
            return map;
        }
        struct yaml *key = read_key(r, &e, &seen);
        if (!key || !next_event(r, &e))
            return NULL;
        key->key = key->text;
        key->key_at = key->at;
        struct yaml *entry = read_value(r, &e, key, depth);
        if (!entry)
            return NULL;
        append(map, &last, entry);
    }
}

/* Reads the value that begins with event *e, and frees the event. The value
   gets the name and the position of `key`. Returns NULL after reporting a
   fault. */
static struct yaml *read_value(struct yaml_reading *r, yaml_event_t *e,
                               const struct yaml *key, unsigned depth)
{
    struct yaml *y = NULL;
    struct pos at = event_pos(r, e);
    yaml_event_type_t type = e->type;
    if (type == YAML_SCALAR_EVENT)
        y = scalar(r, e);
    yaml_event_delete(e);
    if (y) {
        y->key = key->key;
        y->key_at = key->key_at;
        return y;
    }
    if (type == YAML_ALIAS_EVENT)
        return refuse(r, at,
                      S("aliases are not supported; write the value out"));
    if (depth == DEPTH_MAX)
        return refuse(r, at, S("nesting is deeper than 32 levels"));
    y = NEW(r->a, struct yaml);
    y->key = key->key;
    y->key_at = key->key_at;
    y->at = at;
    y->kind = type == YAML_SEQUENCE_START_EVENT ? YAML_LIST : YAML_MAP;
    return y->kind == YAML_LIST ? read_list(r, y, depth + 1)
                                : read_map(r, y, depth + 1);
}

/* Skips the events that begin the stream and a document; *e becomes the first
   event after them. */
static bool skip_start(struct yaml_reading *r, yaml_event_t *e)
{
    for (;;) {
        if (!next_event(r, e))
            return false;
        if (e->type != YAML_STREAM_START_EVENT &&
            e->type != YAML_DOCUMENT_START_EVENT)
            return true;
        yaml_event_delete(e);
    }
}

static struct yaml *read_document(struct yaml_reading *r)
{
    static const struct yaml NO_KEY;
    yaml_event_t e;
    if (!skip_start(r, &e))
        return NULL;
    struct yaml *y = NULL;
    if (e.type == YAML_STREAM_END_EVENT) {
        y = NEW(r->a, struct yaml);
        y->kind = YAML_MAP;
        y->at = pos_at(r, e.start_mark, 0);
        yaml_event_delete(&e);
        return y;
    }
    y = read_value(r, &e, &NO_KEY, 0);
    if (!y || !next_event(r, &e))
        return NULL;
    yaml_event_delete(&e); /* the end of the document */
    if (!next_event(r, &e))
        return NULL;
    struct pos at = event_pos(r, &e);
    bool end = e.type == YAML_STREAM_END_EVENT;
    yaml_event_delete(&e);
    return end ? y : refuse(r, at, S("a second document starts here"));
}

struct yaml *yaml_read(struct arena *a, struct diags *d,
                       const struct source *src, str text, uint32_t line,
                       const struct diag_code *code)
{
    struct yaml_reading r = {.a = a,
                             .d = d,
                             .src = src,
                             .text = str_from(text, 0),
                             .line = line,
                             .code = code};
    if (!yaml_parser_initialize(&r.parser))
        arena_out_of_memory();
    yaml_parser_set_encoding(&r.parser, YAML_UTF8_ENCODING);
    yaml_parser_set_input_string(&r.parser, (const unsigned char *)r.text.p,
                                 r.text.n);
    struct yaml *y = read_document(&r);
    yaml_parser_delete(&r.parser);
    if (y && y->kind == YAML_NULL)
        y->kind = YAML_MAP;
    return !y || y->kind == YAML_MAP
               ? y
               : refuse(&r, y->at, S("it must be a map of keys"));
}

/* Returns the offset of `text` in a line of the source, at or after byte
   `from`, or STR_NPOS. */
static size_t find_line(struct source_cursor *cursor, const struct source *src,
                        uint32_t line, str text, size_t from)
{
    str found = source_line_from(cursor, src, line);
    return found.p ? str_find(found, text, from) : STR_NPOS;
}

/* y->at of a block is the position of its '|'; the lines begin below it. */
bool yaml_lines(struct arena *a, const struct source *src, const struct yaml *y,
                struct lines *out)
{
    struct source_cursor cursor = {0};
    str rest = str_trim_right(y->text), text;
    uint32_t at = y->at.line;
    size_t from = y->at.col ? y->at.col - 1 : 0;
    *out = (struct lines){0};
    while (str_cut(&rest, '\n', &text)) {
        size_t found = find_line(&cursor, src, at, text, from);
        if (found == STR_NPOS && !out->n)
            found = find_line(&cursor, src, ++at, text, 0);
        if (found == STR_NPOS)
            return false;
        vec_push(a, out, (struct line){text, src, at, (uint32_t)found + 1});
        at++;
        from = 0;
    }
    return true;
}

void yaml_index(struct arena *a, struct yaml *map)
{
    size_t n = 0;
    for (const struct yaml *y = map->first; y; y = y->next)
        n++;
    map->index = NULL;
    if (n <= SEARCHED_MAX)
        return;
    struct map *index = NEW(a, struct map);
    index->a = a;
    for (struct yaml *y = map->first; y; y = y->next)
        map_add(index, y->key, y);
    map->index = index;
}

struct yaml *yaml_get(const struct yaml *map, str key)
{
    if (map->index)
        return map_get(map->index, key);
    for (struct yaml *y = map->first; y; y = y->next)
        if (str_eq(y->key, key))
            return y;
    return NULL;
}
