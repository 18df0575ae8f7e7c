// SPDX-License-Identifier: MIT
// lang_data: the rules for JSON, CSV, TOML and INI.
#include "highlight/rule.h"

enum { VALUES, HEADER, KEYS, TEXT };

/* ---- JSON ---- */

/* Matches a key: a string followed by a colon. */
static long json_key(struct highlighter *h, const char *arg)
{
    long n = scan_quoted(h, arg);
    str s = scan_line(h);
    size_t at = n == RULE_NO ? s.n : (size_t)n;
    while (at < s.n && char_is_blank(s.p[at]))
        at++;
    return at < s.n && s.p[at] == ':' ? n : RULE_NO;
}

static const struct highlight_rule JSON[] = {
    {IN(VALUES), AT_ANY, json_key, "\"", "nt", STAY},
    {IN(VALUES), AT_ANY, scan_quoted, "\"", "s2", STAY},
    {IN(VALUES), AT_WORD, scan_word, " true false null NaN Infinity ", "kc",
     STAY},
    {IN(VALUES), AT_WORD, scan_float, "-", "mf", STAY},
    {IN(VALUES), AT_WORD, scan_integer, "-", "mi", STAY},
    {IN(VALUES), AT_ANY, scan_to_eol, "//", "c1", STAY},
    {IN(VALUES), AT_ANY, scan_span, "/**/", "cm", STAY},
    {0, AT_ANY, NULL, NULL, NULL, STAY},
};

/* ---- CSV ---- */

static const char DELIMITERS[] = ",;\t\r\n";

/* Matches a quoted cell, which may have several lines. */
static long csv_quoted(struct highlighter *h, const char *arg)
{
    (void)arg;
    str s = scan_rest(h);
    size_t n = 1;
    if (s.p[0] != '"')
        return RULE_NO;
    while (n < s.n && (s.p[n] != '"' || (n + 1 < s.n && s.p[n + 1] == '"')))
        n += s.p[n] == '"' ? 2 : 1;
    return (long)(n < s.n ? n + 1 : s.n);
}

/* Matches a cell that is only a number, up to a delimiter from the set arg. */
static long csv_number(struct highlighter *h, const char *arg)
{
    str s = scan_rest(h);
    long n = scan_float(h, "+-");
    n = n == RULE_NO ? scan_integer(h, "+-") : n;
    return n != RULE_NO &&
                   ((size_t)n == s.n || strchr(arg, s.p[n] ? s.p[n] : 'x'))
               ? n
               : RULE_NO;
}

static const struct highlight_rule CSV[] = {
    {IN(HEADER) | IN(VALUES), AT_LINE, scan_to_eol, "#", "c1", STAY},
    {IN(HEADER), AT_ANY, csv_quoted, NULL, "nt", STAY},
    {IN(HEADER), AT_ANY, scan_until, DELIMITERS, "nt", STAY},
    {IN(HEADER), AT_ANY, scan_literal, "\n", NULL, SET(VALUES)},
    {IN(VALUES), AT_ANY, csv_quoted, NULL, "s2", STAY},
    {IN(VALUES), AT_ANY, csv_number, DELIMITERS, "m", STAY},
    {IN(VALUES), AT_ANY, scan_until, DELIMITERS, NULL, STAY},
    {IN(VALUES) | IN(HEADER), AT_ANY, scan_one, DELIMITERS, NULL, STAY},
    {0, AT_ANY, NULL, NULL, NULL, STAY},
};

/* ---- TOML ---- */

/* Matches a plain or quoted name before a full stop or before the first byte of
   arg. */
static long key(struct highlighter *h, const char *arg)
{
    str s = scan_line(h);
    bool quoted = s.n && (s.p[0] == '"' || s.p[0] == '\'');
    long n = quoted ? scan_quoted(h, s.p[0] == '"' ? "\"" : "'")
                    : scan_dotted(h, NULL);
    size_t at = n == RULE_NO ? s.n : (size_t)n;
    while (at < s.n && char_is_blank(s.p[at]))
        at++;
    return at < s.n && (s.p[at] == arg[0] || s.p[at] == '.') ? n : RULE_NO;
}

/* Matches [table] or [[table]]. */
static long table(struct highlighter *h, const char *arg)
{
    (void)arg;
    str s = scan_line(h);
    size_t end = str_find_char(s, ']', 0);
    if (s.n < 2 || s.p[0] != '[' || end == STR_NPOS)
        return RULE_NO;
    return (long)(end + 1 < s.n && s.p[end + 1] == ']' ? end + 2 : end + 1);
}

static long date(struct highlighter *h, const char *arg)
{
    str s = scan_rest(h);
    size_t n = 0;
    while (n < s.n && (char_is_digit(s.p[n]) || strchr(arg, s.p[n])) && s.p[n])
        n++;
    return n >= 8 && (s.p[4] == '-' || s.p[2] == ':') ? (long)n : RULE_NO;
}

/* Matches a string from the three quotation marks in arg to the next three of
   the same marks. */
static long long_text(struct highlighter *h, const char *arg)
{
    str s = scan_rest(h), mark = str_c(arg);
    if (!str_starts(s, mark))
        return RULE_NO;
    size_t end = str_find(s, mark, 3);
    return (long)(end == STR_NPOS ? s.n : end + 3);
}

static const struct highlight_rule TOML[] = {
    {IN(KEYS), AT_ANY, scan_to_eol, "#", "c1", STAY},
    {IN(KEYS), AT_LINE, table, NULL, "k", STAY},
    {IN(KEYS), AT_WORD, key, "=", "na", STAY},
    {IN(KEYS), AT_ANY, long_text, "\"\"\"", "s2", STAY},
    {IN(KEYS), AT_ANY, long_text, "'''", "s1", STAY},
    {IN(KEYS), AT_ANY, scan_quoted, "\"", "s2", STAY},
    {IN(KEYS), AT_ANY, scan_quoted, "'", "s1", STAY},
    {IN(KEYS), AT_WORD, scan_word, " true false ", "kc", STAY},
    {IN(KEYS), AT_WORD, date, "-:TZ.+", "ld", STAY},
    {IN(KEYS), AT_WORD, scan_radix, "xob", "mi", STAY},
    {IN(KEYS), AT_WORD, scan_float, "+-", "mf", STAY},
    {IN(KEYS), AT_WORD, scan_integer, "+-", "mi", STAY},
    {IN(KEYS), AT_ANY, scan_literal, "=", "o", STAY},
    {0, AT_ANY, NULL, NULL, NULL, STAY},
};

/* ---- INI ---- */

/* Matches a key: the part of the line before the first byte that is in the set
   arg ("=:"), or the whole line if it has no such byte. */
static long ini_key(struct highlighter *h, const char *arg)
{
    str s = scan_line(h);
    size_t n = 0;
    while (n < s.n && !strchr(arg, s.p[n] ? s.p[n] : 'x'))
        n++;
    n = str_trim_right(str_slice(s, 0, n)).n;
    return n ? (long)n : RULE_NO;
}

static const struct highlight_rule INI[] = {
    {IN(KEYS), AT_FIRST, scan_to_eol, ";", "c1", STAY},
    {IN(KEYS), AT_FIRST, scan_to_eol, "#", "c1", STAY},
    {IN(KEYS), AT_FIRST, table, NULL, "k", STAY},
    {IN(KEYS), AT_ANY, scan_blanks, NULL, NULL, STAY},
    {IN(KEYS), AT_FIRST, ini_key, "=:", "na", STAY},
    {IN(KEYS), AT_ANY, scan_one, "=:", "o", PUSH(TEXT)},
    {IN(TEXT), AT_ANY, scan_blanks, NULL, NULL, STAY},
    {IN(TEXT), AT_ANY, scan_literal, "\n", NULL, POP},
    {IN(TEXT), AT_ANY, scan_until, "\n", "s", STAY},
    {0, AT_ANY, NULL, NULL, NULL, STAY},
};

const struct highlight_language highlight_data[] = {
    {" json json-object ", "", VALUES, NULL, JSON},
    {" csv tsv ", "", HEADER, NULL, CSV},
    {" toml ", "-", KEYS, NULL, TOML},
    {" ini cfg dosini ", "", KEYS, NULL, INI},
    {NULL, NULL, 0, NULL, NULL},
};
