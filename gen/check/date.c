// SPDX-License-Identifier: MIT
// date: splits a string into numbers and words, and parses up to three of them
// as a date.
#include "check/date.h"

#include "base/calendar.h"

/* A number or a word. */
struct date_part {
    size_t from, to; /* offsets of the first byte and after the last byte */
    long number;     /* -1: a word */
    long month;      /* 1 to 12 if the word names a month, else 0 */
};

static bool is_ending(str s)
{
    static const str ENDINGS[] = {S_INIT("st"), S_INIT("nd"), S_INIT("rd"),
                                  S_INIT("th"), S_INIT("t")};
    return STR_AMONG_NOCASE(s, ENDINGS);
}

static size_t run(str s, size_t from, bool (*is)(char c))
{
    while (from < s.n && is(s.p[from]))
        from++;
    return from;
}

/* Finds the next number (15 in "15th") or word at or after byte `from`; skips
   "of". Returns false at the end of s. */
static bool next_part(str s, size_t from, struct date_part *out)
{
    for (size_t i = from; i < s.n; i++) {
        *out = (struct date_part){.from = i, .number = -1};
        if (char_is_digit(s.p[i])) {
            size_t end = run(s, i, char_is_digit);
            out->to = run(s, end, char_is_alpha);
            if (end - i > 4 || !str_to_long(str_slice(s, i, end), &out->number))
                out->number = -1;
            if (out->to > end && !is_ending(str_slice(s, end, out->to)))
                out->number = -1;
            return true;
        }
        if (!char_is_alpha(s.p[i]))
            continue;
        out->to = run(s, i, char_is_alpha);
        str word = str_slice(s, i, out->to);
        out->month = calendar_month_of(word);
        if (!str_eq_nocase(word, S("of")))
            return true;
        i = out->to;
    }
    return false;
}

static bool is_year(long n)
{
    return n >= 1000 && n <= 9999;
}

static bool is_day(long n)
{
    return n >= 1 && n <= 31;
}

static bool is_month(long n)
{
    return n >= 1 && n <= 12;
}

static long date(long year, long month, long day)
{
    return (year * 100 + month) * 100 + day;
}

static long later(long x, long y)
{
    return x > y ? x : y;
}

/* Returns the date written with three numbers, such as 2023-09-15, 15.9.2023 or
   9/15/2023, or 0 if they are not a date. If two dates are possible, returns
   the later one. */
static long of_numbers(long a, long b, long c)
{
    if (is_year(a))
        return is_month(b) && is_day(c) ? date(a, b, c) : 0;
    if (!is_year(c))
        return 0;
    return later(is_month(b) && is_day(a) ? date(c, b, a) : 0,
                 is_month(a) && is_day(b) ? date(c, a, b) : 0);
}

/* Parses a date at the start of p, which has `have` parts. Returns the date as
   date_find does, or 0. Sets *n to the number of parts used. */
static long read_date(const struct date_part *p, size_t have, size_t *n)
{
    *n = 3;
    if (have >= 3 && p[0].month && is_day(p[1].number) && is_year(p[2].number))
        return date(p[2].number, p[0].month, p[1].number);
    if (have >= 3 && is_day(p[0].number) && p[1].month && is_year(p[2].number))
        return date(p[2].number, p[1].month, p[0].number);
    if (have >= 3 && p[0].number > 0 && p[1].number > 0 && p[2].number > 0)
        return of_numbers(p[0].number, p[1].number, p[2].number);
    *n = 2;
    if (have >= 2 && p[0].month && is_year(p[1].number))
        return date(p[1].number, p[0].month, 31);
    return 0;
}

long date_find(str text, str *found)
{
    struct date_part p[3];
    size_t have = 0, n, at = 0;
    while (have < 3 && next_part(text, at, &p[have]))
        at = p[have++].to;
    while (have) {
        long d = read_date(p, have, &n);
        if (d) {
            *found = str_slice(text, p[0].from, p[n - 1].to);
            return d;
        }
        memmove(p, p + 1, --have * sizeof *p);
        if (next_part(text, at, &p[have]))
            at = p[have++].to;
    }
    return 0;
}
