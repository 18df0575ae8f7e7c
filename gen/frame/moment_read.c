// SPDX-License-Identifier: MIT
// moment_read: tries ISO 8601, then a day with slashes, a quarter or month, and
// last the rules of dateutil (moment_words.c), in the order of pandas'
// array_to_datetime.
#include "frame/moment_read.h"

#include <stdio.h>

#include "frame/moment_words.h"

enum { DIGITS_MAX = 9, TEXT_MAX = 100 };

/* ---- ISO 8601 ---- */

/* Cuts one or two digits off *s and stores their value in *out. Returns the
   number of digits, 0 if there are none. */
static unsigned cut_two(str *s, unsigned *out)
{
    unsigned n = 0;
    for (*out = 0; n < 2 && s->n && char_is_digit(s->p[0]); n++) {
        *out = *out * 10 + (unsigned)(s->p[0] - '0');
        *s = str_from(*s, 1);
    }
    return n;
}

static bool cut_char(str *s, char c)
{
    if (!s->n || s->p[0] != c)
        return false;
    *s = str_from(*s, 1);
    return true;
}

static bool starts_with_digit(str s)
{
    return s.n && char_is_digit(s.p[0]);
}

/* Cuts the digits after a decimal point off *s. Returns them as nanoseconds,
   without digits beyond the ninth. */
static unsigned cut_fraction(str *s)
{
    unsigned ns = 0, n = 0;
    for (; starts_with_digit(*s); *s = str_from(*s, 1))
        if (n < DIGITS_MAX) {
            ns = ns * 10 + (unsigned)(s->p[0] - '0');
            n++;
        }
    for (; n < DIGITS_MAX; n++)
        ns *= 10;
    return ns;
}

/* [blanks] ["Z" | sign hours [":"] [minutes]] [blanks] */
static bool read_offset(str s, int *zone)
{
    unsigned hours, minutes = 0;
    s = str_trim(s);
    *zone = ZONE_NONE;
    if (!s.n)
        return true;
    if (cut_char(&s, 'Z')) {
        *zone = ZONE_UTC;
        return !str_trim(s).n;
    }
    bool minus = s.p[0] == '-';
    if (!minus && s.p[0] != '+')
        return false;
    s = str_from(s, 1);
    if (!cut_two(&s, &hours) || hours > 23)
        return false;
    bool more = s.n && (cut_char(&s, ':') || true);
    if (more && (!cut_two(&s, &minutes) || minutes > 59))
        return false;
    int offset = (int)(hours * 60 + minutes);
    *zone = ZONE_UTC + (minus ? -offset : offset);
    return !str_trim(s).n;
}

/* hours [[":"] minutes [[":"] seconds ["." fraction]]] offset */
static bool read_time(str s, struct civil_time *m, int *zone)
{
    unsigned n = cut_two(&s, &m->hour);
    if (!n || m->hour > 23 || (!s.n && n != 2))
        return false;
    if (!s.n)
        return true;
    bool colon = cut_char(&s, ':');
    if (!starts_with_digit(s))
        return !colon && n == 2 && read_offset(s, zone);
    n = cut_two(&s, &m->minute);
    if (m->minute > 59 || (n != 2 && !colon))
        return false;
    if (!s.n)
        return true;
    if (colon ? cut_char(&s, ':') && !starts_with_digit(s)
              : !starts_with_digit(s))
        return !colon && read_offset(s, zone);
    if (!starts_with_digit(s))
        return read_offset(s, zone);
    if (colon && s.p[-1] != ':')
        return false;
    n = cut_two(&s, &m->second);
    if (m->second > 59 || (n != 2 && !colon))
        return false;
    if (cut_char(&s, '.'))
        m->nanosecond = cut_fraction(&s);
    return read_offset(s, zone);
}

/* year [sep month [sep day [("T" | " ") time]]] */
static bool read_iso(str s, struct civil_time *m, int *zone)
{
    *m = (struct civil_time){.month = 1, .day = 1};
    *zone = ZONE_NONE;
    for (size_t i = 0; i < 4; i++) {
        if (!starts_with_digit(s))
            return false;
        m->year = m->year * 10 + (s.p[0] - '0');
        s = str_from(s, 1);
    }
    if (!s.n)
        return true;
    char sep = 0;
    if (!char_is_digit(s.p[0])) {
        sep = s.p[0];
        s = str_from(s, 1);
        if (!memchr("-/.\\ ", sep, 5) || !starts_with_digit(s))
            return false;
    }
    if (!cut_two(&s, &m->month))
        return false;
    if (!s.n)
        return sep != 0;
    if (sep && (!cut_char(&s, sep) || !starts_with_digit(s)))
        return false;
    if (!cut_two(&s, &m->day))
        return false;
    if (!s.n)
        return true;
    return s.n > 1 && (cut_char(&s, 'T') || cut_char(&s, ' ')) &&
           read_time(s, m, zone);
}

/* ---- days with slashes, quarters, months ---- */

static bool is_delimiter(char c)
{
    return memchr(" -./\\", c, 5) != NULL;
}

/* month sep day sep year, or day and month in the other order; month "/" year.
   The year has 4 digits. Returns false if the string has another form. */
static bool read_delimited(str s, bool dayfirst, struct civil_time *m)
{
    unsigned first, second = 1;
    long year;
    *m = (struct civil_time){0};
    if (s.n < 7 || s.n > 10 || !cut_two(&s, &first) || !s.n ||
        !is_delimiter(s.p[0]))
        return false;
    bool slash = s.p[0] == '/';
    s = str_from(s, 1);
    bool swaps = s.n > 4;
    if (swaps) {
        if (!cut_two(&s, &second) || !s.n || !is_delimiter(s.p[0]))
            return false;
        s = str_from(s, 1);
    } else if (!slash) {
        return false;
    }
    if (s.n != 4 || !str_to_long(s, &year) || !char_is_digit(s.p[0]) ||
        year < 1000 || first > 31 || second > 31 || !first || !second ||
        (first > 12 && second > 12) || (!swaps && first > 12))
        return false;
    bool day = swaps && (first > 12 || (dayfirst && second <= 12));
    m->year = (int)year;
    m->month = day ? second : first;
    m->day = day ? first : second;
    return true;
}

static bool digit_at(str s, size_t i, int *d)
{
    if (i >= s.n || !char_is_digit(s.p[i]))
        return false;
    *d = s.p[i] - '0';
    return true;
}

static bool digits(str s, size_t from, size_t n, int *out)
{
    int d;
    for (*out = 0; n-- > 0; from++) {
        if (!digit_at(s, from, &d))
            return false;
        *out = *out * 10 + d;
    }
    return true;
}

/* 2024Q1, 2024-Q1, 24Q1, 1Q2024, 1Q-24. */
static bool read_quarter(str s, struct civil_time *m)
{
    size_t q = 1;
    int quarter, year;
    while (q < s.n && char_lower(s.p[q]) != 'q')
        q++;
    if (s.n < 4 || s.n > 7 || q > 5 || q >= s.n)
        return false;
    bool dash = q == 1 ? s.p[q + 1] == '-' : s.p[q - 1] == '-';
    size_t n = s.n - dash;
    bool ok = q == 1 ? digits(s, 0, 1, &quarter) &&
                           digits(s, s.n - (n - 2), n - 2, &year)
                     : q + 1 + 1 == s.n && digits(s, q + 1, 1, &quarter) &&
                           digits(s, 0, n - 2, &year);
    if (!ok || (n != 4 && n != 6) || quarter < 1 || quarter > 4)
        return false;
    *m = (struct civil_time){.year = n == 4 ? 2000 + year : year,
                             .month = (unsigned)quarter * 3 - 2,
                             .day = 1};
    return true;
}

/* ---- all ---- */

bool moment_is_missing(str text)
{
    static const str WORDS[] = {S_INIT(""),    S_INIT("NaT"), S_INIT("nat"),
                                S_INIT("nan"), S_INIT("NaN"), S_INIT("NAT"),
                                S_INIT("NAN")};
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
        if (str_eq(text, WORDS[i]))
            return true;
    return false;
}

/* Whether a string begins with a time such as 10:30. */
static bool begins_with_time(str s)
{
    return s.n >= 4 && char_is_digit(s.p[0]) &&
           (s.p[1] == ':' || (char_is_digit(s.p[1]) && s.p[2] == ':'));
}

bool moment_is_relative(str text)
{
    struct words_date d;
    if (str_eq_nocase(str_trim(text), S("now")) ||
        str_eq_nocase(str_trim(text), S("today")))
        return true;
    return begins_with_time(text) && text.n <= TEXT_MAX &&
           words_read(text, (struct moment_how){0}, &d) &&
           (!d.has_year || !d.has_month || !d.has_day);
}

bool moment_is_ambiguous(str text)
{
    struct civil_time m, n;
    text = str_trim(text);
    return read_delimited(text, false, &m) && read_delimited(text, true, &n) &&
           m.day != n.day;
}

bool moment_is_swapped(str text, bool dayfirst)
{
    struct civil_time m;
    unsigned first;
    str s = str_trim(text);
    if (!read_delimited(s, dayfirst, &m) || !cut_two(&s, &first) || s.n < 6)
        return false;
    return dayfirst ? first == m.month && m.day > 12
                    : first == m.day && m.day > 12;
}

static bool refuse(str *why, const char *text)
{
    *why = str_c(text);
    return false;
}

/* Sets *ns to the date m in a zone, as nanoseconds in UTC. Returns false and
   sets *why if the date is invalid or out of range. */
static bool finish(struct civil_time m, int zone, int64_t *ns, str *why)
{
    int64_t offset = zone == ZONE_NONE ? 0 : (zone - ZONE_UTC) * MOMENT_MINUTE;
    if (moment_make(m, ns) && !__builtin_sub_overflow(*ns, offset, ns) &&
        *ns != MOMENT_NAT)
        return true;
    if (m.month < 1 || m.month > 12)
        return refuse(why, "the month must be from 1 to 12");
    if (m.hour > 23)
        return refuse(why, "the hour must be from 0 to 23");
    if (m.minute > 59 || m.second > 59)
        return refuse(why, "minutes and seconds must be from 0 to 59");
    m.year = 2000 + m.year % 4; /* if the day exists in a valid year, only the
                                   year is wrong; the years 2000 to 2003 have
                                   the same leap days as m.year, except at the
                                   turn of a century */
    return refuse(why, moment_make(m, ns) ? "the year must be from 1678 to 2262"
                                          : "the month does not have this day");
}

/* Parses a date in a form that pandas leaves to Python's module dateutil, such
   as "31 Jan 2024". */
static bool read_words(str text, struct moment_how how, struct civil_time *m,
                       int *zone, str *why)
{
    struct words_date d;
    double number;
    if (text.n && text.p[0] != '0' && str_to_double(text, &number) &&
        number < 1000)
        return refuse(why, "a number is not a date");
    if (!words_read(text, how, &d))
        return refuse(why, d.why ? d.why : "");
    if (!d.has_year)
        return refuse(why, "the year is missing");
    *m = d.moment;
    *zone = d.zone;
    return true;
}

bool moment_read_iso(str text, int64_t *ns, int *zone, str *why)
{
    struct civil_time m;
    *why = S("it is not an ISO 8601 date");
    return read_iso(str_trim_left(text), &m, zone) && finish(m, *zone, ns, why);
}

bool moment_read(str text, struct moment_how how, int64_t *ns, int *zone,
                 str *why)
{
    struct civil_time m;
    *why = STR_NONE;
    *zone = ZONE_NONE;
    str left = str_trim_left(text), s = str_trim(text);
    if (moment_is_relative(s))
        return refuse(why, "a build must not depend on the current date");
    if (s.n > TEXT_MAX)
        return refuse(why, "");
    /* ISO 8601 allows blanks after a time, but not after a day */
    if (read_iso(left, &m, zone) && moment_make(m, ns))
        return finish(m, *zone, ns, why);
    *zone = ZONE_NONE;
    if (read_delimited(text, how.dayfirst, &m) || read_quarter(s, &m))
        return finish(m, *zone, ns, why);
    return read_words(text, how, &m, zone, why) && finish(m, *zone, ns, why);
}
