// SPDX-License-Identifier: MIT
// scan: the scanners (rule.h) that the rules of several languages use.
#include <string.h>

#include "highlight/rule.h"

enum { WORD_MAX = 24 }; /* bytes; no word in a list is longer */

str scan_rest(const struct highlighter *h)
{
    return str_from(h->text, h->at);
}

str scan_line(const struct highlighter *h)
{
    return str_slice(h->text, h->at, h->end);
}

bool scan_is_word(const struct highlighter *h, char c)
{
    return char_is_alnum(c) || c == '_' || (unsigned char)c >= 0x80 ||
           (c && strchr(h->language->further, c));
}

long scan_nothing(struct highlighter *h, const char *arg)
{
    (void)h;
    (void)arg;
    return 0;
}

long scan_literal(struct highlighter *h, const char *arg)
{
    str what = str_c(arg);
    return str_starts(scan_rest(h), what) ? (long)what.n : RULE_NO;
}

static bool is_of(const char *set, char c)
{
    return c && strchr(set, c);
}

static long run_of(str s, const char *set, bool wanted)
{
    size_t n = 0;
    while (n < s.n && is_of(set, s.p[n]) == wanted)
        n++;
    return n ? (long)n : RULE_NO;
}

long scan_run(struct highlighter *h, const char *arg)
{
    return run_of(scan_rest(h), arg, true);
}

long scan_one(struct highlighter *h, const char *arg)
{
    return is_of(arg, h->text.p[h->at]) ? 1 : RULE_NO;
}

long scan_until(struct highlighter *h, const char *arg)
{
    return run_of(scan_rest(h), arg, false);
}

long scan_blanks(struct highlighter *h, const char *arg)
{
    (void)arg;
    return run_of(scan_rest(h), " \t\r\f", true);
}

static size_t word_of(const struct highlighter *h, size_t max)
{
    str s = scan_rest(h);
    size_t n = 0;
    while (n < s.n && n < max && scan_is_word(h, s.p[n]))
        n++;
    return n;
}

long scan_word(struct highlighter *h, const char *arg)
{
    char key[WORD_MAX + 3] = " ";
    size_t n = word_of(h, WORD_MAX + 1);
    if (!n || n > WORD_MAX)
        return RULE_NO;
    memcpy(key + 1, h->text.p + h->at, n);
    key[n + 1] = ' ';
    return strstr(arg, key) ? (long)n : RULE_NO;
}

long scan_name(struct highlighter *h, const char *arg)
{
    (void)arg;
    size_t n = word_of(h, h->text.n);
    return n ? (long)n : RULE_NO;
}

long scan_dotted(struct highlighter *h, const char *arg)
{
    (void)arg;
    str s = scan_rest(h);
    size_t n = 0;
    while (n < s.n && (scan_is_word(h, s.p[n]) || s.p[n] == '.'))
        n++;
    return n ? (long)n : RULE_NO;
}

long scan_to_eol(struct highlighter *h, const char *arg)
{
    str line = scan_line(h);
    return str_starts(line, str_c(arg)) && line.n ? (long)line.n : RULE_NO;
}

static size_t character(str s, size_t at)
{
    size_t n = at + 1;
    while (n < s.n && ((unsigned char)s.p[n] & 0xc0) == 0x80)
        n++;
    return n;
}

long scan_escape(struct highlighter *h, const char *arg)
{
    (void)arg;
    str s = scan_rest(h);
    return s.n > 1 && s.p[0] == '\\' ? (long)character(s, 1) : RULE_NO;
}

/* If the closing byte is missing, matches the rest of the line. */
long scan_quoted(struct highlighter *h, const char *arg)
{
    str s = scan_line(h);
    size_t n = 1;
    if (!s.n || s.p[0] != arg[0])
        return RULE_NO;
    while (n < s.n && s.p[n] != arg[0])
        n += s.p[n] == '\\' && n + 1 < s.n ? 2 : 1;
    return (long)(n < s.n ? n + 1 : s.n);
}

/* If the end is missing, matches the rest of the string. */
long scan_span(struct highlighter *h, const char *arg)
{
    str s = scan_rest(h);
    if (!str_starts(s, (str){arg, 2}))
        return RULE_NO;
    size_t end = str_find(s, (str){arg + 2, 2}, 2);
    return (long)(end == STR_NPOS ? s.n : end + 2);
}

/* ---- numbers ---- */

static size_t digits(str s, size_t at)
{
    while (at < s.n && (char_is_digit(s.p[at]) ||
                        (at && (s.p[at] == '_' || s.p[at] == '\'') &&
                         at + 1 < s.n && char_is_digit(s.p[at + 1]))))
        at++;
    return at;
}

static size_t letters(str s, size_t at)
{
    while (at < s.n && char_is_alpha(s.p[at]))
        at++;
    return at;
}

static size_t exponent(str s, size_t at)
{
    size_t n = at;
    if (n >= s.n || char_lower(s.p[n]) != 'e')
        return at;
    n++;
    n += n < s.n && (s.p[n] == '+' || s.p[n] == '-');
    return n < s.n && char_is_digit(s.p[n]) ? digits(s, n) : at;
}

long scan_float(struct highlighter *h, const char *arg)
{
    str s = scan_rest(h);
    size_t sign = s.n > 1 && is_of(arg, s.p[0]), n = digits(s, sign);
    size_t whole = n - sign;
    bool point = n < s.n && s.p[n] == '.';
    if (!whole && !(point && n + 1 < s.n && char_is_digit(s.p[n + 1])))
        return RULE_NO;
    if (point)
        n = digits(s, n + 1);
    size_t end = exponent(s, n);
    return point || end > n ? (long)letters(s, end) : RULE_NO;
}

long scan_integer(struct highlighter *h, const char *arg)
{
    str s = scan_rest(h);
    size_t sign = s.n > 1 && is_of(arg, s.p[0]), n = digits(s, sign);
    return n > sign ? (long)letters(s, n) : RULE_NO;
}

long scan_radix(struct highlighter *h, const char *arg)
{
    str s = scan_rest(h);
    size_t n = 2;
    if (s.n < 3 || s.p[0] != '0' || !is_of(arg, char_lower(s.p[1])))
        return RULE_NO;
    while (n < s.n &&
           (char_is_alnum(s.p[n]) || s.p[n] == '_' || s.p[n] == '\''))
        n++;
    return n > 2 ? (long)n : RULE_NO;
}
