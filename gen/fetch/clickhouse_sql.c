// SPDX-License-Identifier: MIT
// clickhouse_sql: splits a query into the same tokens as ClickHouse's lexer
// (src/Parsers/Lexer.cpp).
#include "fetch/clickhouse_sql.h"

#include <string.h>

#include "base/buf.h"
#include "base/vec.h"

struct sql_scan {
    struct arena *a;
    str sql;
    const struct strs *values;
    struct clickhouse_sql *out;
    struct buf b;
    size_t used;        /* bit i: the value with index i was used */
    unsigned depth;     /* open parentheses */
    size_t format;      /* offset of a FORMAT with a name that may end the
                           query, or STR_NPOS */
    bool tail;          /* SETTINGS follow this FORMAT */
    str last, previous; /* the last two words; empty after a token that is not a
                           word */
    size_t last_at;     /* offset of `last` */
};

enum { VALUES_MAX = 64 };

static bool fault(struct sql_scan *s, size_t at, const char *why)
{
    s->out->at = at;
    s->out->why = why;
    return false;
}

/* ---- tokens ---- */

static bool is_word_char(char c)
{
    return char_is_alnum(c) || c == '_' || (unsigned char)c >= 0x80;
}

/* Returns the offset behind a string or a quoted name, or STR_NPOS if the
   closing quote is missing. A backslash escapes any character; a doubled quote
   means a quote in the string. */
static size_t end_of_quoted(str s, size_t at)
{
    char quote = s.p[at++];
    for (; at < s.n; at++) {
        if (s.p[at] == '\\')
            at++;
        else if (s.p[at] == quote && (at + 1 == s.n || s.p[at + 1] != quote))
            return at + 1;
        else if (s.p[at] == quote)
            at++;
    }
    return STR_NPOS;
}

static size_t end_of_line(str s, size_t at)
{
    size_t end = str_find_char(s, '\n', at);
    return end == STR_NPOS ? s.n : end;
}

static size_t end_of_word(str s, size_t at)
{
    while (at < s.n && is_word_char(s.p[at]))
        at++;
    return at;
}

static bool at_is(str s, size_t at, str what)
{
    return str_starts(str_from(s, at), what);
}

/* Returns the offset behind the comment at offset `at`. Returns `at` if no
   comment begins there, or STR_NPOS if the comment has no end. */
static size_t end_of_comment(str s, size_t at)
{
    if (at_is(s, at, S("--")) || at_is(s, at, S("#!")) || at_is(s, at, S("# ")))
        return end_of_line(s, at);
    if (!at_is(s, at, S("/*")))
        return at;
    size_t end = str_find(s, S("*/"), at + 2);
    return end == STR_NPOS ? end : end + 2;
}

/* Returns the offset behind the heredoc at offset `at`, such as $tag$...$tag$,
   or `at` if no heredoc begins there. */
static size_t end_of_heredoc(str s, size_t at)
{
    size_t name = end_of_word(s, at + 1);
    if (name == s.n || s.p[name] != '$' || char_is_digit(s.p[at + 1]))
        return at;
    str tag = str_slice(s, at, name + 1);
    size_t end = str_find(s, tag, name + 1);
    return end == STR_NPOS ? at : end + tag.n;
}

/* Returns the offset of the next token at or after `at`, or s.n. */
static size_t next_token(str s, size_t at)
{
    while (at < s.n) {
        size_t end = end_of_comment(s, at);
        if (end == at && !char_is_blank(s.p[at]))
            return at;
        at = end == STR_NPOS ? s.n : end > at ? end : at + 1;
    }
    return at;
}

/* ---- settings ---- */

#define CUTS "this setting can cut results off without an error: remove it"
#define FORMS "this setting changes the format of the result: remove it"

static const struct {
    str pattern;
    const char *why;
} REFUSED[] = {
    {S_INIT("*overflow_mode*"), CUTS},
    {S_INIT("skip_unavailable_*"), CUTS},
    {S_INIT("additional_*filter*"), CUTS},
    {S_INIT("partial_result_*"), CUTS},
    {S_INIT("limit"), "this setting cuts results off: write LIMIT instead"},
    {S_INIT("offset"), "this setting cuts results off: write OFFSET instead"},
    {S_INIT("extremes"), FORMS},
    {S_INIT("*_format*"), FORMS},
    {S_INIT("format_*"), FORMS},
    {S_INIT("*_representation"), FORMS},
    {S_INIT("http_*"), FORMS},
};

/* Names of settings that are also keywords: without "=", LIMIT or OFFSET begins
   a new clause. */
static const str CLAUSES[] = {S_INIT("limit"), S_INIT("offset")};

/* Returns the offset behind the value of a setting, or STR_NPOS if a string in
   the value has no end. */
static size_t end_of_value(str s, size_t at)
{
    size_t depth = 0;
    for (; at < s.n; at++) {
        char c = s.p[at];
        if (c == '\'' || c == '"' || c == '`') {
            size_t end = end_of_quoted(s, at);
            if (end == STR_NPOS)
                return end;
            at = end - 1;
        } else if (c == '{' || c == '[' || c == '(') {
            depth++;
        } else if (c == '}' || c == ']' || (c == ')' && depth)) {
            depth -= depth > 0;
        } else if (!depth && !is_word_char(c) && !strchr("$.+-", c)) {
            break;
        }
    }
    return at;
}

/* Checks the list of settings from offset `at` on, after the word SETTINGS.
   Returns false after reporting a setting that would change the answer. Returns
   true if there is no such setting. SETTINGS may also be an ordinary name,
   which no list follows. In newer servers, a setting without "=" has the value
   1. */
static bool check_settings(struct sql_scan *s, size_t at)
{
    str sql = s->sql;
    for (; at != STR_NPOS; at++) {
        size_t from = next_token(sql, at), end = end_of_word(sql, from);
        bool quoted =
            from < sql.n && (sql.p[from] == '"' || sql.p[from] == '`');
        if (quoted)
            end = end_of_quoted(sql, from);
        at = end == STR_NPOS ? sql.n : next_token(sql, end);
        bool equals = at < sql.n && sql.p[at] == '=';
        if (quoted && equals)
            return fault(s, from, "write the name of a setting without quotes");
        str name = str_slice(sql, from, end);
        for (size_t i = 0; i < sizeof REFUSED / sizeof *REFUSED; i++)
            if (str_fits(REFUSED[i].pattern, name) &&
                (equals || !STR_AMONG(name, CLAUSES)))
                return fault(s, from, REFUSED[i].why);
        if (equals)
            at = end_of_value(sql, next_token(sql, at + 1));
        if (at != STR_NPOS)
            at = next_token(sql, at);
        if (end == from || at >= sql.n || sql.p[at] != ',')
            return true;
    }
    return true;
}

/* ---- words that change the answer ---- */

/* After a token that is not a word, forgets the last words and, unless SETTINGS
   followed it, the FORMAT found before the token. */
static void end_words(struct sql_scan *s)
{
    s->last = s->previous = S("");
    if (!s->tail)
        s->format = STR_NPOS;
}

/* Handles a word. FORMAT and a name end a query, except that SETTINGS may
   follow. Elsewhere, "format" is an ordinary name. */
static bool read_word(struct sql_scan *s, size_t at, str word)
{
    static const str ORDERS[] = {S_INIT("ASC"), S_INIT("DESC")};
    if (str_eq_nocase(s->last, S("WITH")) && str_eq_nocase(word, S("TOTALS")))
        return fault(s, s->last_at,
                     "WITH TOTALS adds a row that is not part of the result");
    if (str_eq_nocase(word, S("SETTINGS")) && !check_settings(s, at + word.n))
        return false;
    if (!s->depth && str_eq_nocase(s->last, S("FORMAT")) &&
        !str_eq_nocase(s->previous, S("AS")) && !STR_AMONG_NOCASE(word, ORDERS))
        s->format = s->last_at;
    else if (s->format != STR_NPOS && str_eq_nocase(word, S("SETTINGS")))
        s->tail = true;
    else if (!s->tail)
        s->format = STR_NPOS;
    s->previous = s->last;
    s->last = word;
    s->last_at = at;
    return true;
}

/* ---- parameters ---- */

static void put_literal(struct buf *b, str value)
{
    buf_putc(b, '\'');
    for (size_t i = 0; i < value.n; i++) {
        if (value.p[i] == '\'' || value.p[i] == '\\')
            buf_putc(b, '\\');
        buf_putc(b, value.p[i]);
    }
    buf_putc(b, '\'');
}

/* Reads the parameter $N at offset `at`; *end becomes the offset behind it. */
static bool read_parameter(struct sql_scan *s, size_t at, size_t *end)
{
    long number;
    *end = end_of_word(s->sql, at + 1);
    str digits = str_slice(s->sql, at + 1, *end);
    if (!str_to_long(digits, &number) || number < 1)
        return fault(s, at, "'$' must begin a parameter, such as $1");
    if ((size_t)number > s->values->n)
        return fault(s, at,
                     "'parameters' in perfpress.yaml has no value for this "
                     "parameter");
    if (number <= VALUES_MAX)
        s->used |= (size_t)1 << (number - 1);
    put_literal(&s->b, s->values->v[number - 1]);
    vec_push(s->a, &s->out->offsets, (struct clickhouse_offset){s->b.n, *end});
    return true;
}

/* ---- the query ---- */

/* Returns whether only blanks, comments and ';' follow `at`, the offset of a
   ';'. */
static bool is_end(str sql, size_t at)
{
    while (at < sql.n && sql.p[at] == ';')
        at = next_token(sql, at + 1);
    return at >= sql.n;
}

/* Returns the offset behind a token. Returns `at` if the token is a parameter,
   or STR_NPOS if the token has no end. */
static size_t end_of_token(struct sql_scan *s, size_t at)
{
    char c = s->sql.p[at];
    size_t end = end_of_comment(s->sql, at);
    if (end != at || char_is_blank(c))
        return end == at ? at + 1 : end;
    if (is_word_char(c))
        return end_of_word(s->sql, at);
    end_words(s);
    s->depth += c == '(';
    s->depth -= c == ')' && s->depth;
    if (c == '\'' || c == '"' || c == '`')
        return end_of_quoted(s->sql, at);
    return c == '$' ? end_of_heredoc(s->sql, at) : at + 1;
}

/* Copies a token to s->b; *at becomes the offset behind the token. */
static bool copy_token(struct sql_scan *s, size_t *at)
{
    size_t from = *at, end = end_of_token(s, from);
    if (end == STR_NPOS)
        return fault(s, from, "this string or comment has no end");
    if (end == from)
        return read_parameter(s, from, at);
    str token = str_slice(s->sql, from, end);
    *at = end;
    buf_put(&s->b, token);
    return !is_word_char(token.p[0]) || read_word(s, from, token);
}

bool clickhouse_sql_selects(str sql, struct clickhouse_sql *out)
{
    static const str FIRST[] = {S_INIT("SELECT"), S_INIT("WITH")};
    size_t at = next_token(sql, 0);
    while (at < sql.n && sql.p[at] == '(')
        at = next_token(sql, at + 1);
    *out = (struct clickhouse_sql){
        .at = at, .why = "the query must begin with SELECT or WITH"};
    return STR_AMONG_NOCASE(str_slice(sql, at, end_of_word(sql, at)), FIRST);
}

bool clickhouse_sql_fill(struct arena *a, str sql, const struct strs *values,
                         struct clickhouse_sql *out)
{
    struct sql_scan s = {.a = a, .sql = sql, .values = values, .out = out};
    *out = (struct clickhouse_sql){0};
    s.b.a = a;
    s.format = STR_NPOS;
    end_words(&s);
    for (size_t at = 0; at < sql.n;) {
        if (sql.p[at] == ';') {
            if (!is_end(sql, at))
                return fault(&s, at,
                             "the file must contain only one statement");
            break;
        }
        if (!copy_token(&s, &at))
            return false;
    }
    if (s.format != STR_NPOS)
        return fault(&s, s.format,
                     "FORMAT does not belong in the query: perfpress chooses "
                     "the format");
    for (size_t i = 0; i < values->n && i < VALUES_MAX; i++)
        if (!(s.used >> i & 1))
            return fault(&s, 0,
                         "the query does not use all values of 'parameters' in "
                         "perfpress.yaml");
    out->text = buf_str(&s.b);
    return true;
}

size_t clickhouse_sql_offset(const struct clickhouse_sql *sql, size_t sent)
{
    size_t i = sql->offsets.n;
    while (i && sql->offsets.v[i - 1].sent > sent)
        i--;
    if (!i)
        return sent;
    return sql->offsets.v[i - 1].written + (sent - sql->offsets.v[i - 1].sent);
}
