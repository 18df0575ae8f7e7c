// SPDX-License-Identifier: MIT
// sql_text: see sql_text.h.
#include "load/sqlite/sql_text.h"

/* Returns the offset after the blanks and comments at `at`. */
static size_t skip(str s, size_t at)
{
    for (;;) {
        while (at < s.n && char_is_blank(s.p[at]))
            at++;
        str rest = str_from(s, at);
        size_t end;
        if (str_starts(rest, S("--")))
            end = str_find_char(s, '\n', at);
        else if (str_starts(rest, S("/*")))
            end = str_find(s, S("*/"), at + 2);
        else
            return at;
        if (end == STR_NPOS)
            return s.n;
        at = end + (rest.p[0] == '/' ? 2 : 1);
    }
}

static bool is_word(char c)
{
    return char_is_alnum(c) || c == '_' || c == '$' || (unsigned char)c >= 128;
}

/* Returns the offset after the quoted token at `at`. A doubled quote does not
   end it. A token without an end reaches to the end of the text. */
static size_t end_of_quoted(str s, size_t at)
{
    char quote = s.p[at] == '[' ? ']' : s.p[at];
    for (size_t i = at + 1; i < s.n; i++) {
        if (s.p[i] != quote)
            continue;
        if (quote == ']' || i + 1 == s.n || s.p[i + 1] != quote)
            return i + 1;
        i++;
    }
    return s.n;
}

bool sql_next(struct sql_reader *r, struct sql_token *t)
{
    str s = r->sql;
    size_t at = skip(s, r->at), end = at + 1;
    *t = (struct sql_token){.kind = SQL_END, .at = at, .depth = r->depth};
    r->at = at;
    if (at >= s.n)
        return false;
    char c = s.p[at];
    t->kind = SQL_OTHER;
    if (c == '\'' || c == '"' || c == '`' || c == '[') {
        t->kind = c == '\'' ? SQL_STRING : SQL_QUOTED;
        end = end_of_quoted(s, at);
    } else if (is_word(c)) {
        t->kind = char_is_digit(c) ? SQL_OTHER : SQL_WORD;
        while (end < s.n && is_word(s.p[end]))
            end++;
    }
    if (c == '(')
        r->depth++;
    if (c == ')')
        t->depth = --r->depth;
    t->text = str_slice(s, at, end);
    r->at = end;
    return true;
}

static bool is(const struct sql_token *t, str word)
{
    return t->kind == SQL_WORD && str_eq_nocase(t->text, word);
}

bool sql_is_query(str sql)
{
    static const str FIRST[] = {S_INIT("SELECT"), S_INIT("WITH"),
                                S_INIT("VALUES")};
    struct sql_reader r = {.sql = sql};
    struct sql_token t;
    return sql_next(&r, &t) && STR_AMONG_NOCASE(t.text, FIRST);
}

bool sql_is_ordered(str sql)
{
    struct sql_reader r = {.sql = sql};
    struct sql_token t;
    bool order = false;
    while (sql_next(&r, &t)) {
        if (order && is(&t, S("BY")))
            return true;
        order = t.depth == 0 && is(&t, S("ORDER"));
    }
    return false;
}

bool sql_has_from(str sql)
{
    struct sql_reader r = {.sql = sql};
    struct sql_token t;
    while (sql_next(&r, &t))
        if (t.depth == 0 && is(&t, S("FROM")))
            return true;
    return false;
}

bool sql_is_compound(str sql)
{
    struct sql_reader r = {.sql = sql};
    struct sql_token t;
    while (sql_next(&r, &t))
        if (is(&t, S("UNION")) || is(&t, S("EXCEPT")) || is(&t, S("INTERSECT")))
            return true;
    return false;
}

size_t sql_find_name(str sql, str name, size_t *n)
{
    struct sql_reader r = {.sql = sql};
    struct sql_token t;
    size_t dot = str_rfind_char(name, '.');
    str last = dot == STR_NPOS ? name : str_from(name, dot + 1);
    while (sql_next(&r, &t)) {
        str text = t.text;
        if (t.kind == SQL_QUOTED && text.n > 1)
            text = str_slice(text, 1, text.n - 1);
        if ((t.kind != SQL_QUOTED && t.kind != SQL_WORD) ||
            !str_eq_nocase(text, last))
            continue;
        *n = t.text.n;
        return t.at;
    }
    return STR_NPOS;
}

str sql_all_of(struct arena *a, str table)
{
    str quoted = str_replace(a, table, S("\""), S("\"\""));
    return str_fmt(a, "SELECT * FROM \"%.*s\"", STR_ARG(quoted));
}
