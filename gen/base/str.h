// SPDX-License-Identifier: MIT
// str: bytes by pointer and length, passed by value, never owned. The bytes
// belong to a source file, an arena or a literal. A str with p == NULL means
// "none"; an empty str has n == 0 and p != NULL.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

struct arena;

typedef struct str {
    const char *p;
    size_t n;
} str;

/* S makes a str of a string literal. S_INIT is the form of S for initializers
   of constant tables. */
#define S(lit) ((str){"" lit "", sizeof(lit) - 1})
#define S_INIT(lit)                \
    {                              \
        "" lit "", sizeof(lit) - 1 \
    }
#define STR_NONE ((str){0})

/* The two arguments of a "%.*s" conversion. */
#define STR_ARG(s) (int)(s).n, (s).p ? (s).p : ""

/* A growable list of strs (see base/vec.h for vec_push). */
struct strs {
    str *v;
    size_t n, cap;
};

/* Converts a NUL-terminated string; NULL gives STR_NONE. */
static inline str str_c(const char *s)
{
    return s ? (str){s, strlen(s)} : STR_NONE;
}

static inline bool str_eq(str a, str b)
{
    return a.n == b.n && (a.n == 0 || memcmp(a.p, b.p, a.n) == 0);
}

/* Returns a number below, equal to or above 0, like memcmp. For UTF-8 the
   order is that of code points; a prefix sorts first. */
int str_cmp(str a, str b);
bool str_eq_nocase(str a, str b); /* ignores the case of ASCII letters */

/* Whether s equals one of n words; the macros take an array. */
bool str_among(str s, const str *words, size_t n);
bool str_among_nocase(str s, const str *words, size_t n);
#define STR_AMONG(s, words) \
    str_among((s), (words), sizeof(words) / sizeof *(words))
#define STR_AMONG_NOCASE(s, words) \
    str_among_nocase((s), (words), sizeof(words) / sizeof *(words))

/* Returns bytes [from, to) of s; both are clamped to s.n. */
static inline str str_slice(str s, size_t from, size_t to)
{
    if (to > s.n)
        to = s.n;
    if (from > to)
        from = to;
    return (str){s.p ? s.p + from : "", to - from};
}

static inline str str_from(str s, size_t from)
{
    return str_slice(s, from, s.n);
}

static inline bool str_starts(str s, str prefix)
{
    return s.n >= prefix.n && str_eq((str){s.p, prefix.n}, prefix);
}

static inline bool str_ends(str s, str suffix)
{
    return s.n >= suffix.n && str_eq(str_from(s, s.n - suffix.n), suffix);
}

/* str_find_char and str_find return the offset of the first match at or after
   `from`; str_rfind_char returns the offset of the last match. All of them
   return STR_NPOS if nothing matches. */
#define STR_NPOS ((size_t)-1)
static inline size_t str_find_char(str s, char c, size_t from)
{
    const char *at = from < s.n ? memchr(s.p + from, c, s.n - from) : NULL;
    return at ? (size_t)(at - s.p) : STR_NPOS;
}
size_t str_find(str s, str what, size_t from);
size_t str_rfind_char(str s, char c);

/* Returns the number of bytes equal to c. */
size_t str_count_char(str s, char c);

/* Remove leading and trailing blanks (space, \t, \n, \v, \f, \r). */
str str_trim(str s);
str str_trim_left(str s);
str str_trim_right(str s);
bool str_blank(str s); /* empty or blanks only */
static inline bool char_is_blank(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

static inline bool char_is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static inline bool char_is_alpha(char c) /* ASCII letters */
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static inline bool char_is_alnum(char c)
{
    return char_is_alpha(c) || char_is_digit(c);
}

/* Returns the value of a hexadecimal digit, or -1. */
static inline int char_hex(char c)
{
    return char_is_digit(c)       ? c - '0'
           : c >= 'a' && c <= 'f' ? c - 'a' + 10
           : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                  : -1;
}

static inline char char_lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c + 32) : c;
}

/* Whether s is not empty and consists of letters and digits (ASCII) and bytes
   of `more`. */
bool str_is_word(str s, const char *more);

/* Cuts the part of *rest before the next `sep` into *part. *rest becomes what
   follows `sep`, or STR_NONE after the last part. Returns false if *rest is
   STR_NONE. */
bool str_cut(str *rest, char sep, str *part);

/* Cuts the next word (a run of bytes without blanks) off *rest. Returns false
   if *rest is blank. */
bool str_word(str *rest, str *word);

/* Parse the whole of s. Return false and leave *out alone if s is not a number.
   str_to_long accepts decimal digits with an optional sign, within the range of
   long. str_to_double accepts the syntax of strtod in the C locale, without
   leading blanks, up to 511 bytes. */
bool str_to_long(str s, long *out);
bool str_to_double(str s, double *out);

/* Return strings in `a`, each followed by a NUL that .n does not count. str_dup
   returns STR_NONE for STR_NONE; str_replace returns s itself if `what` does
   not occur. */
str str_dup(struct arena *a, str s);
char *str_dupz(struct arena *a, str s);
str str_lower(struct arena *a, str s); /* changes ASCII letters only */
str str_join(struct arena *a, const str *parts, size_t n, str sep);
str str_concat(struct arena *a, str x, str y);
str str_replace(struct arena *a, str s, str what, str with);

/* Formats like printf, in `a`. Pass a str to "%.*s" by STR_ARG. */
str str_fmt(struct arena *a, const char *fmt, ...)
    __attribute__((format(printf, 2, 3)));

/* Whether a pattern matches the whole of a string; '*' matches any bytes, '/'
   included. */
bool str_fits(str pattern, str text);

/* The plural "s" of a noun after a count, for printf: "%zu row%s". */
#define STR_S(n) ((n) == 1 ? "" : "s")

/* Returns a 64-bit hash (FNV-1a), which is the same on every machine and in
   every run. */
unsigned long long str_hash(str s);

/* Returns the candidate most similar to `name`, or STR_NONE. Tries three rules
   in turn. First, a candidate that differs from the name only in blanks.
   Second, the candidate with the smallest edit distance (Damerau-Levenshtein
   with optimal string alignment, ignoring case); the distance must be at most 1
   or at most a third of the name's length, and some character must be equal.
   Third, the shortest candidate that begins or ends with the name, or that is
   the end of the name. Subtracts the letters compared from *work; returns
   STR_NONE once *work is used up. */
str str_nearest(str name, const str *candidates, size_t n, size_t *work);
