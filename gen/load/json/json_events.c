// SPDX-License-Identifier: MIT
// json_events: see json_events.h.
#include "load/json/json_events.h"

#include "base/buf.h"

/* The tokens that are valid next. */
enum {
    EXPECT_VALUE,
    EXPECT_FIRST,      /* a value, or the end of the list */
    EXPECT_FIRST_NAME, /* a name, or the end of the map */
    EXPECT_NAME,
    EXPECT_COMMA, /* a comma, or the end of the list or map */
    EXPECT_END,
    EXPECT_NOTHING /* after a fault, or after the end */
};

static const str MARK = S_INIT("\xef\xbb\xbf");

void json_open(struct json_events *r, str text)
{
    r->s = text;
    r->at = str_starts(text, MARK) ? MARK.n : 0;
    r->depth = 0;
    r->expect = EXPECT_VALUE;
    r->in_map[0] = r->in_map[1] = 0;
    r->why = r->help = NULL;
}

/* ---- tokens ---- */

static enum json_kind fault(struct json_events *r, const char *why,
                            const char *help)
{
    r->why = why;
    r->help = help;
    r->expect = EXPECT_NOTHING;
    return JSON_FAULT;
}

static enum json_kind fault_at(struct json_events *r, size_t at,
                               const char *why, const char *help)
{
    r->at = at;
    return fault(r, why, help);
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

static char after_blanks(struct json_events *r)
{
    size_t i = r->at;
    while (i < r->s.n && is_blank(r->s.p[i]))
        i++;
    r->at = i;
    return i < r->s.n ? r->s.p[i] : '\0';
}

static bool is_hex(str s, size_t i, size_t n)
{
    for (size_t k = i; k < i + n; k++)
        if (k >= s.n || char_hex(s.p[k]) < 0)
            return false;
    return true;
}

/* Returns the length of the escape at byte i, or 0 if it is malformed. */
static size_t escape_length(str s, size_t i)
{
    char c = i + 1 < s.n ? s.p[i + 1] : '\0';
    if (c == 'u')
        return is_hex(s, i + 2, 4) ? 6 : 0;
    return c && strchr("\"\\/bfnrt", c) ? 2 : 0;
}

/* Whether any of the 8 bytes at p is a quote, a backslash or a control
   character. See "Determine if a word has a byte less than n" of Anderson's Bit
   Twiddling Hacks. Bytes above 0x7f are never found. */
static bool has_special(const char *p)
{
    const uint64_t ones = 0x0101010101010101u, highs = 0x8080808080808080u;
    uint64_t w, q, b;
    memcpy(&w, p, sizeof w);
    q = w ^ (ones * '"');
    b = w ^ (ones * '\\');
    return ((w - ones * ' ') | (q - ones) | (b - ones)) & ~w & highs;
}

/* Reads the string that begins at r->at. */
static bool read_text(struct json_events *r, struct json_token *t)
{
    str s = r->s;
    size_t i = r->at + 1;
    t->at = r->at;
    for (;;) {
        while (i + 8 <= s.n && !has_special(s.p + i))
            i += 8;
        while (i < s.n && s.p[i] != '"' && s.p[i] != '\\' &&
               (unsigned char)s.p[i] >= ' ')
            i++;
        if (i >= s.n || (s.p[i] == '\\' && i + 1 == s.n))
            return fault(r, "the string has no closing quote", NULL);
        if (s.p[i] == '"')
            break;
        if (s.p[i] != '\\')
            return fault_at(r, i, "unescaped control character in a string",
                            "write \\n for a line break, and \\t for a tab");
        size_t n = escape_length(s, i);
        if (!n)
            return fault_at(r, i, "unknown escape sequence in a string",
                            "write a backslash twice: \\\\");
        t->escaped = true;
        i += n;
    }
    t->text = (str){s.p + t->at + 1, i - t->at - 1};
    r->at = i + 1;
    return true;
}

static size_t skip_digits(str s, size_t i)
{
    while (i < s.n && char_is_digit(s.p[i]))
        i++;
    return i;
}

/* number: "-"? ("0" | [1-9][0-9]*) ("." [0-9]+)? ([eE] [+-]? [0-9]+)?
   Returns the offset of its end, or `at` if there is no number. */
static size_t number_end(str s, size_t at, bool *is_float)
{
    size_t from = at + (s.p[at] == '-');
    size_t end = skip_digits(s, from);
    *is_float = false;
    if (end == from || (s.p[from] == '0' && end > from + 1))
        return at;
    if (end < s.n && s.p[end] == '.') {
        from = end + 1;
        end = skip_digits(s, from);
        *is_float = true;
        if (end == from)
            return at;
    }
    if (end < s.n && (s.p[end] | 0x20) == 'e') {
        from = end + 1;
        from += from < s.n && (s.p[from] == '+' || s.p[from] == '-');
        end = skip_digits(s, from);
        *is_float = true;
        if (end == from)
            return at;
    }
    return end;
}

static bool continues_word(str s, size_t i)
{
    char c = i < s.n ? s.p[i] : ',';
    return char_is_alnum(c) || c == '+' || c == '-' || c == '.' || c == '_' ||
           !c;
}

static const struct {
    str text;
    enum json_kind kind;
} WORDS[] = {
    {S_INIT("null"), JSON_NULL},      {S_INIT("true"), JSON_TRUE},
    {S_INIT("false"), JSON_FALSE},    {S_INIT("NaN"), JSON_FLOAT},
    {S_INIT("Infinity"), JSON_FLOAT}, {S_INIT("-Infinity"), JSON_FLOAT},
};

/* Reads a number, null, true, false, NaN or Infinity. */
static enum json_kind read_word(struct json_events *r, struct json_token *t)
{
    str s = r->s;
    bool is_float = false;
    size_t end = r->at;
    enum json_kind kind = JSON_FAULT;
    t->at = r->at;
    if (r->at < s.n && (char_is_digit(s.p[r->at]) || s.p[r->at] == '-')) {
        end = number_end(s, r->at, &is_float);
        kind = is_float ? JSON_FLOAT : JSON_INT;
    }
    for (size_t i = 0; end == r->at && i < sizeof WORDS / sizeof *WORDS; i++)
        if (str_starts(str_from(s, r->at), WORDS[i].text)) {
            end = r->at + WORDS[i].text.n;
            kind = WORDS[i].kind;
        }
    if (end == r->at || continues_word(s, end))
        return str_blank(s) ? fault(r, "the file is empty", NULL)
                            : fault(r, "a value is missing or misspelt",
                                    "a value is a string in quotes, a number, "
                                    "[...], {...}, true, false or null");
    t->text = (str){s.p + r->at, end - r->at};
    r->at = end;
    return kind;
}

/* ---- structure ---- */

static bool in_map(const struct json_events *r)
{
    unsigned i = r->depth - 1;
    return r->in_map[i / 64] >> (i % 64) & 1;
}

static void expect_more(struct json_events *r)
{
    r->expect = r->depth ? EXPECT_COMMA : EXPECT_END;
}

/* Reads the name of an entry, and the colon after it. */
static enum json_kind read_name(struct json_events *r, struct json_token *t)
{
    if (after_blanks(r) != '"')
        return fault(r, "the name of an entry is missing",
                     "write the name in double quotes, then ':'");
    if (!read_text(r, t))
        return JSON_FAULT;
    if (after_blanks(r) != ':')
        return fault(r, "':' is missing after the name of an entry", NULL);
    r->at++;
    r->expect = EXPECT_VALUE;
    return JSON_NAME;
}

static enum json_kind bracket(struct json_events *r, struct json_token *t,
                              enum json_kind kind)
{
    t->at = r->at;
    t->text = (str){r->s.p + r->at, 1};
    r->at++;
    return kind;
}

static enum json_kind close(struct json_events *r, struct json_token *t)
{
    r->depth--;
    expect_more(r);
    return bracket(r, t, JSON_CLOSE);
}

static enum json_kind open(struct json_events *r, struct json_token *t,
                           bool is_map)
{
    if (r->depth == JSON_DEPTH_MAX)
        return fault(r, "lists and maps are nested too deeply", NULL);
    uint64_t bit = (uint64_t)1 << (r->depth % 64);
    uint64_t *bits = &r->in_map[r->depth / 64];
    *bits = is_map ? *bits | bit : *bits & ~bit;
    r->depth++;
    r->expect = is_map ? EXPECT_FIRST_NAME : EXPECT_FIRST;
    return bracket(r, t, is_map ? JSON_MAP : JSON_LIST);
}

static enum json_kind value(struct json_events *r, struct json_token *t, char c)
{
    if (c == '[' || c == '{')
        return open(r, t, c == '{');
    expect_more(r);
    if (c == '"')
        return read_text(r, t) ? JSON_TEXT : JSON_FAULT;
    return read_word(r, t);
}

/* Reads the tokens after an entry: the end of the list or map, or a comma and
   the next entry's name or first token. c is the next character. */
static enum json_kind entry(struct json_events *r, struct json_token *t, char c)
{
    bool map = in_map(r);
    if (c == (map ? '}' : ']'))
        return close(r, t);
    if (c != ',')
        return fault(r, map ? "',' or '}' is missing" : "',' or ']' is missing",
                     NULL);
    r->at++;
    return map ? read_name(r, t) : value(r, t, after_blanks(r));
}

static enum json_kind next(struct json_events *r, struct json_token *t)
{
    char c = after_blanks(r);
    switch (r->expect) {
    case EXPECT_VALUE: return value(r, t, c);
    case EXPECT_FIRST: return c == ']' ? close(r, t) : value(r, t, c);
    case EXPECT_FIRST_NAME: return c == '}' ? close(r, t) : read_name(r, t);
    case EXPECT_COMMA: return entry(r, t, c);
    default:
        if (r->at < r->s.n)
            return fault(r, "unexpected text after the end of the value",
                         "remove this text");
        return JSON_END;
    }
}

enum json_kind json_next(struct json_events *r, struct json_token *t)
{
    t->escaped = false;
    t->kind = r->why ? JSON_FAULT : next(r, t);
    if (t->kind <= JSON_END) {
        t->at = r->at;
        t->text = str_slice(r->s, r->at, r->at);
    }
    return t->kind;
}

bool json_whole(struct json_events *r, struct json_token *t)
{
    struct json_token inner;
    if (t->kind != JSON_LIST && t->kind != JSON_MAP)
        return t->kind != JSON_FAULT;
    unsigned outside = r->depth - 1;
    while (r->depth > outside)
        if (json_next(r, &inner) == JSON_FAULT)
            return false;
    t->text.n = (size_t)(r->s.p + r->at - t->text.p);
    return true;
}

/* ---- positions ---- */

struct pos json_pos(const struct source *src, size_t offset, size_t len)
{
    const char *s = src->text.p, *end = s + offset, *start = s;
    uint32_t line = 1;
    for (const char *at = s; at < end; at++) {
        bool crlf = *at == '\r' && at + 1 < s + src->text.n && at[1] == '\n';
        if (*at == '\n' || (*at == '\r' && !crlf)) {
            line++;
            start = at + 1;
        }
    }
    return (struct pos){src, line, (uint32_t)(end - start) + 1, (uint32_t)len};
}

void json_report(struct diags *d, const struct diag_code *code,
                 const struct source *src, size_t offset,
                 const struct json_events *r)
{
    size_t at = r->at;
    bool inside = at < r->s.n;
    while (!inside && at && is_blank(r->s.p[at - 1]))
        at--; /* report the end of the last token */
    struct buf b = {.a = &d->arena};
    buf_printf(&b, "malformed JSON: %s", r->why);
    diag_at(d, code, json_pos(src, offset + at, inside), buf_str(&b));
    if (r->help)
        diag_help(d, "%s", r->help);
}

/* ---- escapes ---- */

/* Returns the value of four hexadecimal digits at byte i. */
static unsigned hex(str s, size_t i)
{
    unsigned code = 0;
    for (size_t k = i; k < i + 4; k++)
        code = code * 16 + (unsigned)char_hex(s.p[k]);
    return code;
}

/* Decodes the \u escape, or the pair of surrogates, at byte i of s, and appends
   the character. Returns the number of bytes read. */
static size_t unicode(struct buf *b, str s, size_t i)
{
    unsigned code = hex(s, i + 2);
    size_t n = 6;
    if (code >= 0xd800 && code < 0xdc00 &&
        str_starts(str_from(s, i + 6), S("\\u"))) {
        unsigned low = hex(s, i + 8);
        if (low >= 0xdc00 && low < 0xe000) {
            code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
            n = 12;
        }
    }
    bool is_half = code >= 0xd800 && code < 0xe000;
    buf_put_utf8(b, is_half || !code ? 0xfffd : code);
    return n;
}

str json_decode(struct arena *a, const struct json_token *t)
{
    static const char FROM[] = "\"\\/bfnrt", TO[] = "\"\\/\b\f\n\r\t";
    str s = t->text;
    struct buf b = {.a = a};
    size_t plain = 0, i;
    if (!t->escaped)
        return s;
    while ((i = str_find_char(s, '\\', plain)) != STR_NPOS) {
        buf_put(&b, str_slice(s, plain, i));
        if (s.p[i + 1] == 'u') {
            plain = i + unicode(&b, s, i);
        } else {
            buf_putc(&b, TO[strchr(FROM, s.p[i + 1]) - FROM]);
            plain = i + 2;
        }
    }
    buf_put(&b, str_from(s, plain));
    return buf_end(&b);
}
