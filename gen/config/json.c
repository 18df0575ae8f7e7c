// SPDX-License-Identifier: MIT
// json: see json.h.
#include "config/json.h"

#include "base/buf.h"

/* Maximum number of entries of a map without an index. */
enum { SEARCHED_MAX = 16 };

struct json_reader {
    struct arena *a;
    struct diags *d;
    const struct source *src;
    const struct diag_code *code;
    str s;
    size_t at;
    uint32_t line;
    size_t line_start;
    unsigned depth;
};

static struct pos pos_at(const struct json_reader *r, size_t len)
{
    return (struct pos){r->src, r->line, (uint32_t)(r->at - r->line_start) + 1,
                        (uint32_t)len};
}

static bool is_break(const struct json_reader *r, size_t i)
{
    char c = r->s.p[i];
    return c == '\n' ||
           (c == '\r' && (i + 1 == r->s.n || r->s.p[i + 1] != '\n'));
}

/* Moves back from the end of the input to the end of the last token, so that a
   fault is reported there. */
static void move_to_last_token(struct json_reader *r)
{
    while (r->at && strchr(" \t\r\n", r->s.p[r->at - 1]))
        r->line -= is_break(r, --r->at);
    r->line_start = r->at;
    while (r->line_start && r->s.p[r->line_start - 1] != '\n' &&
           r->s.p[r->line_start - 1] != '\r')
        r->line_start--;
}

static struct json *fault(struct json_reader *r, const char *why,
                          const char *help)
{
    if (r->at >= r->s.n)
        move_to_last_token(r);
    diag_at(r->d, r->code, pos_at(r, r->at < r->s.n),
            str_fmt(r->a, "malformed JSON: %s", why));
    if (help)
        diag_help(r->d, "%s", help);
    return NULL;
}

static char current(const struct json_reader *r)
{
    return r->at < r->s.n ? r->s.p[r->at] : '\0';
}

static void skip_blanks(struct json_reader *r)
{
    for (; r->at < r->s.n; r->at++) {
        char c = r->s.p[r->at];
        if (c != ' ' && c != '\t' && c != '\n' && c != '\r')
            return;
        if (is_break(r, r->at)) {
            r->line++;
            r->line_start = r->at + 1;
        }
    }
}

/* ---- strings ---- */

/* Returns the value of four hexadecimal digits at byte i, or -1. */
static long hex(str s, size_t i)
{
    long code = 0;
    for (size_t k = i; k < i + 4; k++) {
        int digit = k < s.n ? char_hex(s.p[k]) : -1;
        if (digit < 0)
            return -1;
        code = code * 16 + digit;
    }
    return code;
}

/* Decodes the \u escape, or the pair of surrogates, at byte i of s, and appends
   the character. Returns the number of bytes read, or 0 if the escape is
   malformed. */
static size_t unicode(struct buf *b, str s, size_t i)
{
    long code = hex(s, i + 2), low;
    size_t n = 6;
    if (code < 0)
        return 0;
    if (code >= 0xd800 && code < 0xdc00 &&
        str_starts(str_from(s, i + 6), S("\\u")) &&
        (low = hex(s, i + 8)) >= 0xdc00 && low < 0xe000) {
        code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
        n = 12;
    }
    bool is_half = code >= 0xd800 && code < 0xe000;
    buf_put_utf8(b, is_half || !code ? 0xfffd : (unsigned)code);
    return n;
}

/* Decodes the escape at byte i of s, and appends the character. Returns the
   number of bytes read, or 0 if the escape is unknown or malformed. */
static size_t escape(struct buf *b, str s, size_t i)
{
    static const char FROM[] = "\"\\/bfnrt", TO[] = "\"\\/\b\f\n\r\t";
    char c = i + 1 < s.n ? s.p[i + 1] : '\0';
    const char *found = c ? strchr(FROM, c) : NULL;
    if (c == 'u')
        return unicode(b, s, i);
    if (!found)
        return 0;
    buf_putc(b, TO[found - FROM]);
    return 2;
}

/* Returns the offset of the closing quote of the string that begins at r->at,
   or STR_NPOS. */
static size_t text_end(const struct json_reader *r)
{
    for (size_t i = r->at + 1; i < r->s.n; i++) {
        if (r->s.p[i] == '"')
            return i;
        i += r->s.p[i] == '\\';
    }
    return STR_NPOS;
}

static bool read_text(struct json_reader *r, str *text, str *raw)
{
    size_t end = text_end(r), open = r->at;
    if (end == STR_NPOS)
        return fault(r, "the string has no closing quote", NULL);
    *raw = str_slice(r->s, open + 1, end);
    bool plain = str_find_char(*raw, '\\', 0) == STR_NPOS;
    struct buf b = {.a = r->a};
    for (size_t i = 0; i < raw->n;) {
        size_t n = 1;
        r->at = open + 1 + i;
        if ((unsigned char)raw->p[i] < ' ')
            return fault(r, "unescaped control character in a string",
                         "write \\n for a line break, and \\t for a tab");
        if (raw->p[i] == '\\' && !(n = escape(&b, *raw, i)))
            return fault(r, "unknown escape sequence in a string",
                         "write a backslash twice: \\\\");
        if (raw->p[i] != '\\' && !plain)
            buf_putc(&b, raw->p[i]);
        i += n;
    }
    *text = plain ? *raw : buf_end(&b);
    r->at = end + 1;
    return true;
}

/* ---- values ---- */

static struct json *value(struct json_reader *r);

/* Reads a number, null, true, false, NaN or Infinity. */
static bool read_word(struct json_reader *r, struct json *v)
{
    size_t end = r->at;
    double number;
    while (end < r->s.n &&
           (char_is_alnum(r->s.p[end]) || (r->s.p[end] == '-') ||
            r->s.p[end] == '+' || r->s.p[end] == '.'))
        end++;
    str word = str_slice(r->s, r->at, end);
    bool is_word = str_eq(word, S("null")) || str_eq(word, S("true")) ||
                   str_eq(word, S("false")) || str_eq(word, S("NaN")) ||
                   str_eq(word, S("Infinity")) || str_eq(word, S("-Infinity"));
    if (!is_word && !str_to_double(word, &number))
        return str_blank(r->s)
                   ? fault(r, "the file is empty", NULL)
                   : fault(r, "a value is missing or misspelt",
                           "a value is a string in quotes, a number, [...], "
                           "{...}, true, false or null");
    v->text = word;
    r->at = end;
    return true;
}

/* Reads the name of an entry, and the colon after it. */
static bool read_key(struct json_reader *r, str *key)
{
    str raw;
    if (current(r) != '"')
        return fault(r, "the name of an entry is missing",
                     "write the name in double quotes, then ':'");
    if (!read_text(r, key, &raw))
        return false;
    skip_blanks(r);
    if (current(r) != ':')
        return fault(r, "':' is missing after the name of an entry", NULL);
    r->at++;
    skip_blanks(r);
    return true;
}

static bool read_entries(struct json_reader *r, struct json *v, char close)
{
    struct json **end = &v->first;
    r->at++;
    skip_blanks(r);
    while (current(r) != close) {
        str key = STR_NONE;
        if (v->n && current(r) != ',')
            return fault(r,
                         close == ']' ? "',' or ']' is missing"
                                      : "',' or '}' is missing",
                         NULL);
        if (v->n) {
            r->at++;
            skip_blanks(r);
        }
        if (close == '}' && !read_key(r, &key))
            return false;
        struct json *entry = value(r);
        if (!entry)
            return false;
        entry->key = key;
        *end = entry;
        end = &entry->next;
        v->n++;
        skip_blanks(r);
    }
    r->at++;
    return true;
}

static void index_entries(struct json_reader *r, struct json *map)
{
    struct map *index = NEW(r->a, struct map);
    index->a = r->a;
    for (struct json *e = map->first; e; e = e->next)
        map_put(index, e->key, e);
    map->index = index;
}

static struct json *value(struct json_reader *r)
{
    struct json *v = NEW(r->a, struct json);
    char c = current(r);
    bool ok;
    v->at = pos_at(r, 1);
    if (c != '[' && c != '{') {
        v->kind = c == '"' ? JSON_TEXT : JSON_WORD;
        ok = c == '"' ? read_text(r, &v->text, &v->raw) : read_word(r, v);
        return ok ? v : NULL;
    }
    if (r->depth == JSON_DEPTH_MAX)
        return fault(r, "lists and maps are nested too deeply", NULL);
    r->depth++;
    v->kind = c == '[' ? JSON_LIST : JSON_MAP;
    ok = read_entries(r, v, c == '[' ? ']' : '}');
    r->depth--;
    if (ok && v->kind == JSON_MAP && v->n > SEARCHED_MAX)
        index_entries(r, v);
    return ok ? v : NULL;
}

struct json *json_read(struct arena *a, struct diags *d,
                       const struct source *src, const struct diag_code *code)
{
    struct json_reader r = {
        .a = a, .d = d, .src = src, .code = code, .s = src->text, .line = 1};
    skip_blanks(&r);
    struct json *v = value(&r);
    skip_blanks(&r);
    return v && r.at < r.s.n
               ? fault(&r, "unexpected text after the end of the value",
                       "remove this text")
               : v;
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
