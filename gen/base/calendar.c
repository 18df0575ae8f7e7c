// SPDX-License-Identifier: MIT
// calendar: converts dates of the proleptic Gregorian calendar to days and
// back; parses and writes dates.
#include "base/calendar.h"

#include <math.h>

static const str MONTHS[] = {
    S_INIT("January"), S_INIT("February"), S_INIT("March"),
    S_INIT("April"),   S_INIT("May"),      S_INIT("June"),
    S_INIT("July"),    S_INIT("August"),   S_INIT("September"),
    S_INIT("October"), S_INIT("November"), S_INIT("December")};

bool calendar_has(struct calendar_date d)
{
    static const unsigned char DAYS[] = {31, 28, 31, 30, 31, 30,
                                         31, 31, 30, 31, 30, 31};
    bool leap = d.year % 4 == 0 && (d.year % 100 != 0 || d.year % 400 == 0);
    return d.month >= 1 && d.month <= 12 && d.day >= 1 &&
           d.day <= (unsigned)DAYS[d.month - 1] + (d.month == 2 && leap);
}

str calendar_month(unsigned month)
{
    return MONTHS[month - 1];
}

unsigned calendar_month_of(str word)
{
    for (unsigned m = 1; word.n >= 3 && m <= 12; m++)
        if (word.n <= MONTHS[m - 1].n &&
            str_eq_nocase(word, str_slice(MONTHS[m - 1], 0, word.n)))
            return m;
    return 0;
}

/* Howard Hinnant's algorithm days_from_civil. Its years begin in March. */
double calendar_day(struct calendar_date d)
{
    int y = d.year - (d.month <= 2);
    int era = (y >= 0 ? y : y - 399) / 400;
    int year_of_era = y - era * 400;
    int day_of_year = (153 * ((int)d.month + (d.month > 2 ? -3 : 9)) + 2) / 5 +
                      (int)d.day - 1;
    return era * 146097.0 + year_of_era * 365 + year_of_era / 4 -
           year_of_era / 100 + day_of_year - 719468;
}

/* Howard Hinnant's algorithm civil_from_days. */
struct calendar_date calendar_date(double day)
{
    long z = (long)floor(day) + 719468;
    long era = (z >= 0 ? z : z - 146096) / 146097,
         day_of_era = z - era * 146097;
    long year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36524 -
                        day_of_era / 146096) /
                       365;
    long day_of_year =
        day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    long m = (5 * day_of_year + 2) / 153;
    unsigned month = (unsigned)(m < 10 ? m + 3 : m - 9);
    return (struct calendar_date){
        (int)(year_of_era + era * 400 + (month <= 2)), month,
        (unsigned)(day_of_year - (153 * m + 2) / 5 + 1)};
}

/* Cuts a number of at most n digits off the front of *s. Returns false, and
   sets *out to 0, if *s does not begin with a digit. */
static bool cut_number(str *s, size_t n, unsigned *out)
{
    size_t i = 0;
    for (*out = 0; i < s->n && i < n && char_is_digit(s->p[i]); i++)
        *out = *out * 10 + (unsigned)(s->p[i] - '0');
    *s = str_from(*s, i);
    return i > 0;
}

/* Cuts the name of a month and the blanks after it off the front of *s. The
   name may be abbreviated, with an optional full stop. Returns false, and sets
   *month to 0, if *s does not begin with a month. */
static bool cut_month(str *s, unsigned *month)
{
    size_t n = 0;
    while (n < s->n && char_is_alpha(s->p[n]))
        n++;
    *month = calendar_month_of(str_slice(*s, 0, n));
    if (*month)
        *s = str_trim_left(str_from(*s, n + (n < s->n && s->p[n] == '.')));
    return *month;
}

/* [day "."? ] month [day ","] year */
static bool read_words(str s, struct calendar_date *d, bool *has_day)
{
    unsigned year;
    *has_day = cut_number(&s, 2, &d->day);
    if (*has_day && s.n && s.p[0] == '.')
        s = str_from(s, 1);
    s = str_trim_left(s);
    if (!cut_month(&s, &d->month))
        return false;
    str rest = s;
    if (!*has_day && cut_number(&rest, 2, &d->day) && rest.n &&
        !char_is_digit(rest.p[0])) {
        *has_day = true;
        s = str_trim_left(str_from(rest, rest.p[0] == ','));
    }
    size_t before = s.n;
    if (!cut_number(&s, 4, &year) || before != 4 || s.n)
        return false;
    d->year = (int)year;
    return true;
}

/* year sep month [sep day ["T" time | " " time]] */
static bool read_digits(str s, struct calendar_date *d, bool *has_day)
{
    unsigned year;
    size_t before = s.n;
    if (!cut_number(&s, 4, &year) || before - s.n != 4 || s.n < 2 ||
        (s.p[0] != '-' && s.p[0] != '/'))
        return false;
    char sep = s.p[0];
    s = str_from(s, 1);
    d->year = (int)year;
    if (!cut_number(&s, 2, &d->month))
        return false;
    *has_day = s.n && s.p[0] == sep;
    if (*has_day) {
        s = str_from(s, 1);
        if (!cut_number(&s, 2, &d->day))
            return false;
        if (s.n > 3 && (s.p[0] == 'T' || s.p[0] == ' ') &&
            char_is_digit(s.p[1]))
            s.n = 0;
    }
    return s.n == 0;
}

bool calendar_read(str s, double *day, enum calendar_unit *unit)
{
    struct calendar_date d = {0};
    bool has_day = false;
    s = str_trim(s);
    if (!read_digits(s, &d, &has_day) && !read_words(s, &d, &has_day))
        return false;
    if (!has_day)
        d.day = 1;
    if (!calendar_has(d))
        return false;
    *day = calendar_day(d);
    *unit = has_day ? CALENDAR_DAY : CALENDAR_MONTH;
    return true;
}

bool calendar_is_iso(str s)
{
    struct calendar_date d;
    bool has_day;
    return s.n == 10 && s.p[4] == '-' && s.p[7] == '-' &&
           read_digits(s, &d, &has_day) && calendar_has(d);
}

str calendar_time(struct arena *a, double day, enum calendar_unit unit)
{
    unsigned seconds = (unsigned)((day - floor(day)) * 86400);
    str text = str_fmt(a, "%02u:%02u", seconds / 3600, seconds / 60 % 60);
    return unit == CALENDAR_MINUTE
               ? text
               : str_fmt(a, "%.*s:%02u", STR_ARG(text), seconds % 60);
}

str calendar_text(struct arena *a, double day, enum calendar_unit unit)
{
    if (unit >= CALENDAR_MINUTE) /* rounds to whole seconds, since a fraction of
                                    a day is not exact */
        day = rint(day * 86400) / 86400 + 1e-7;
    struct calendar_date d = calendar_date(day);
    if (unit == CALENDAR_YEAR)
        return str_fmt(a, "%d", d.year);
    if (unit == CALENDAR_MONTH)
        return str_fmt(a, "%.3s %d", MONTHS[d.month - 1].p, d.year);
    str text = str_fmt(a, "%04d-%02u-%02u", d.year, d.month, d.day);
    return unit == CALENDAR_DAY ? text
                                : str_fmt(a, "%.*s %.*s", STR_ARG(text),
                                          STR_ARG(calendar_time(a, day, unit)));
}
