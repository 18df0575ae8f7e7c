// SPDX-License-Identifier: MIT
// schema_value: a table of types. Dates and times are parsed by formats of
// strptime; the default format of each type is that of ISO 8601.
#include "config/schema_value.h"

#include <math.h>

#include "base/calendar.h"

/* ---- dates and times ---- */

struct moment {
    long year, month, day, hour, minute, second;
    double fraction;
    long zone; /* minutes east of Greenwich */
    bool iso;  /* each number must have all its digits, such as 05 for %d */
};

static const struct date_directive {
    char letter;
    unsigned char digits;
    short min, max;
    size_t offset;
} DIRECTIVES[] = {
    {'Y', 4, 0, 9999, offsetof(struct moment, year)},
    {'m', 2, 1, 12, offsetof(struct moment, month)},
    {'d', 2, 1, 31, offsetof(struct moment, day)},
    {'H', 2, 0, 23, offsetof(struct moment, hour)},
    {'M', 2, 0, 59, offsetof(struct moment, minute)},
    {'S', 2, 0, 60, offsetof(struct moment, second)},
};

static const struct date_directive *find_directive(char letter)
{
    for (size_t i = 0; i < sizeof DIRECTIVES / sizeof *DIRECTIVES; i++)
        if (DIRECTIVES[i].letter == letter)
            return &DIRECTIVES[i];
    return NULL;
}

static size_t digits_at(str s, size_t at, size_t most)
{
    size_t n = 0;
    while (n < most && at + n < s.n && char_is_digit(s.p[at + n]))
        n++;
    return n;
}

/* Parses the name of a month at byte `at`: "May", "may", "Sep", "September".
   Returns the length of the name, or 0 if there is no name. */
static size_t read_month(str s, size_t at, long *month)
{
    for (unsigned m = 1; m <= 12; m++) {
        str name = calendar_month(m);
        for (size_t n = name.n; n >= 3; n = n > 3 ? 3 : 0)
            if (str_eq_nocase(str_slice(s, at, at + n),
                              str_slice(name, 0, n))) {
                *month = m;
                return n;
            }
    }
    return 0;
}

/* Parses the time zone at byte `at`: Z, +01:00 or +0100. Returns the length of
   the zone, or 0 if there is no zone. */
static size_t read_zone(str s, size_t at, long *zone)
{
    long hours, minutes;
    if (str_starts(str_from(s, at), S("Z")))
        return 1;
    if (at == s.n || (s.p[at] != '+' && s.p[at] != '-') ||
        digits_at(s, at + 1, 2) < 2)
        return 0;
    size_t colon = at + 3 < s.n && s.p[at + 3] == ':';
    if (digits_at(s, at + 3 + colon, 2) < 2)
        return 0;
    str_to_long(str_slice(s, at + 1, at + 3), &hours);
    str_to_long(str_slice(s, at + 3 + colon, at + 5 + colon), &minutes);
    *zone = (hours * 60 + minutes) * (s.p[at] == '-' ? -1 : 1);
    return 5 + colon;
}

static size_t read_fraction(str s, size_t at, struct moment *t)
{
    size_t n = digits_at(s, at, 9);
    for (size_t i = n; i-- > 0;)
        t->fraction = (t->fraction + (s.p[at + i] - '0')) / 10;
    return n;
}

/* Parses, at byte `at` of s, the value of a format's directive %`letter`, such
   as a day for %d. Returns the length of the value, or 0 if s has no such value
   there. */
static size_t read_part(char letter, str s, size_t at, struct moment *t)
{
    if (letter == 'b' || letter == 'B')
        return read_month(s, at, &t->month);
    if (letter == 'z')
        return read_zone(s, at, &t->zone);
    if (letter == 'f')
        return read_fraction(s, at, t);
    const struct date_directive *d = find_directive(letter);
    size_t n = d ? digits_at(s, at, d->digits) : 0;
    long value;
    if (!n || (n < d->digits && (t->iso || letter == 'Y')))
        return 0;
    str_to_long(str_slice(s, at, at + n), &value);
    *(long *)(void *)((char *)t + d->offset) = value;
    return value < d->min || value > d->max ? 0 : n;
}

/* Parses the whole of s by a format of strptime, with only the directives that
   read_part accepts. *order becomes the seconds since 1970. Returns false if s
   does not match or the date does not exist. */
static bool read_moment(str format, bool iso, str s, double *order)
{
    struct moment t = {.year = 1970, .month = 1, .day = 1, .iso = iso};
    size_t at = 0;
    for (size_t i = 0; i < format.n; i++) {
        if (format.p[i] == '%' && i + 1 < format.n && format.p[++i] != '%') {
            size_t n = read_part(format.p[i], s, at, &t);
            if (!n)
                return false;
            at += n;
        } else if (at == s.n || s.p[at++] != format.p[i]) {
            return false;
        }
    }
    struct calendar_date day = {(int)t.year, (unsigned)t.month,
                                (unsigned)t.day};
    if (at != s.n || !calendar_has(day))
        return false;
    *order = calendar_day(day) * 86400 +
             (double)(t.hour * 3600 + (t.minute - t.zone) * 60 + t.second) +
             t.fraction;
    return true;
}

static bool is_directive(char c)
{
    return find_directive(c) || strchr("bBzf%", c);
}

static bool is_moment_format(str format)
{
    bool any = false;
    for (size_t i = 0; i < format.n; i++) {
        if (format.p[i] != '%')
            continue;
        if (++i == format.n || !is_directive(format.p[i]))
            return false;
        any = true;
    }
    return any || str_eq(format, S("any"));
}

/* Whether s matches one of `formats`: n formats, or fewer if the list ends with
   NULL. *order becomes the seconds since 1970. */
static bool read_listed(const char *const *formats, size_t n, bool iso, str s,
                        double *order)
{
    for (size_t i = 0; i < n && formats[i]; i++)
        if (read_moment(str_c(formats[i]), iso, s, order))
            return true;
    return false;
}

/* ---- other values ---- */

static bool is_integer(str s, double *order)
{
    size_t sign = s.n && (s.p[0] == '-' || s.p[0] == '+');
    size_t n = digits_at(s, sign, s.n);
    return n && sign + n == s.n && str_to_double(s, order);
}

/* Accepts decimal numbers, NaN, INF and -INF. Rejects hexadecimal numbers and
   other words that strtod accepts, such as "infinity". */
static bool is_number(str s, double *order)
{
    static const str WORDS[] = {S_INIT("NaN"), S_INIT("INF"), S_INIT("-INF")};
    static const double VALUES[] = {(double)NAN, (double)INFINITY,
                                    -(double)INFINITY};
    for (size_t i = 0; i < 3; i++)
        if (str_eq(s, WORDS[i])) {
            *order = VALUES[i];
            return true;
        }
    for (size_t i = 0; i < s.n; i++)
        if (!char_is_digit(s.p[i]) && !memchr("+-.eE", s.p[i], 5))
            return false;
    return s.n && str_to_double(s, order);
}

static bool is_boolean(str s, double *order)
{
    static const str WORDS[] = {
        S_INIT("false"), S_INIT("true"), S_INIT("False"), S_INIT("True"),
        S_INIT("FALSE"), S_INIT("TRUE"), S_INIT("0"),     S_INIT("1"),
    };
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
        if (str_eq(s, WORDS[i])) {
            *order = (double)(i & 1);
            return true;
        }
    return false;
}

static bool is_email(str s)
{
    size_t at = str_find_char(s, '@', 0);
    return at != STR_NPOS && at > 0 && s.p[s.n - 1] != '.' &&
           str_find_char(s, '@', at + 1) == STR_NPOS &&
           str_find_char(s, '.', at + 2) != STR_NPOS &&
           str_find_char(s, ' ', 0) == STR_NPOS;
}

static bool is_uri(str s)
{
    size_t n = 0;
    while (n < s.n && (char_is_alnum(s.p[n]) || memchr("+-.", s.p[n], 3)))
        n++;
    return n && char_is_alpha(s.p[0]) && n + 1 < s.n && s.p[n] == ':' &&
           str_find_char(s, ' ', 0) == STR_NPOS;
}

static bool is_uuid(str s)
{
    for (size_t i = 0; i < s.n; i++) {
        bool dash = i == 8 || i == 13 || i == 18 || i == 23;
        if (dash ? s.p[i] != '-' : char_hex(s.p[i]) < 0)
            return false;
    }
    return s.n == 36;
}

static const struct {
    str name;
    bool (*is)(str s);
} TEXT_FORMATS[] = {{S_INIT("email"), is_email},
                    {S_INIT("uri"), is_uri},
                    {S_INIT("uuid"), is_uuid}};

enum { N_TEXT_FORMATS = sizeof TEXT_FORMATS / sizeof *TEXT_FORMATS };

static bool is_text(str s, str format)
{
    for (size_t i = 0; i < N_TEXT_FORMATS; i++)
        if (str_eq(TEXT_FORMATS[i].name, format))
            return TEXT_FORMATS[i].is(s);
    return true;
}

/* ---- the types ---- */

const str SCHEMA_TYPE_NAMES[] = {
    [SCHEMA_ANY] = S_INIT("any"),
    [SCHEMA_STRING] = S_INIT("string"),
    [SCHEMA_INTEGER] = S_INIT("integer"),
    [SCHEMA_NUMBER] = S_INIT("number"),
    [SCHEMA_BOOLEAN] = S_INIT("boolean"),
    [SCHEMA_DATE] = S_INIT("date"),
    [SCHEMA_TIME] = S_INIT("time"),
    [SCHEMA_DATETIME] = S_INIT("datetime"),
    [SCHEMA_YEAR] = S_INIT("year"),
    [SCHEMA_YEARMONTH] = S_INIT("yearmonth"),
};

static const struct {
    const char *expects;
    bool (*is)(str s, double *order); /* NULL for any, string, dates and
                                         times */
    const char *iso[3];               /* ISO 8601 formats of a date or time */
    const char *any[5];               /* more formats, for "any" */
} TYPES[] = {
    [SCHEMA_ANY] = {.expects = "anything"},
    [SCHEMA_STRING] = {.expects = "a string"},
    [SCHEMA_INTEGER] = {.expects = "an integer", .is = is_integer},
    [SCHEMA_NUMBER] = {.expects = "a number", .is = is_number},
    [SCHEMA_BOOLEAN] = {.expects = "true or false", .is = is_boolean},
    [SCHEMA_DATE] = {.expects = "a valid date like 2025-05-31",
                     .iso = {"%Y-%m-%d"},
                     .any = {"%Y/%m/%d", "%d.%m.%Y", "%d %B %Y", "%B %d, %Y",
                             "%m/%d/%Y"}},
    [SCHEMA_TIME] = {.expects = "a valid time like 15:00:00",
                     .iso = {"%H:%M:%S", "%H:%M:%S.%f"},
                     .any = {"%H:%M"}},
    [SCHEMA_DATETIME] = {.expects =
                             "a valid date and time like 2025-05-31T15:00:00Z",
                         .iso = {"%Y-%m-%dT%H:%M:%S%z", "%Y-%m-%dT%H:%M:%S",
                                 "%Y-%m-%dT%H:%M:%S.%f%z"},
                         .any = {"%Y-%m-%d %H:%M:%S", "%Y-%m-%d %H:%M",
                                 "%Y-%m-%d", "%Y-%m-%dT%H:%M",
                                 "%Y-%m-%d %H:%M:%S.%f"}},
    [SCHEMA_YEAR] = {.expects = "a year like 2025", .iso = {"%Y"}},
    [SCHEMA_YEARMONTH] = {.expects = "a valid month like 2025-05",
                          .iso = {"%Y-%m"},
                          .any = {"%B %Y", "%m/%Y"}},
};

bool schema_type_is_ordered(enum schema_type type)
{
    return TYPES[type].iso[0] || type == SCHEMA_INTEGER ||
           type == SCHEMA_NUMBER;
}

const char *schema_type_expects(enum schema_type type)
{
    return TYPES[type].expects;
}

static bool is_default(str format)
{
    return !format.n || str_eq(format, S("default"));
}

bool schema_format_is_known(enum schema_type type, str format)
{
    if (is_default(format))
        return true;
    for (size_t i = 0; type == SCHEMA_STRING && i < N_TEXT_FORMATS; i++)
        if (str_eq(TEXT_FORMATS[i].name, format))
            return true;
    return TYPES[type].iso[0] && is_moment_format(format);
}

bool schema_value(enum schema_type type, str format, str text, double *order)
{
    double ignored;
    order = order ? order : &ignored;
    if (TYPES[type].is)
        return TYPES[type].is(text, order);
    if (!TYPES[type].iso[0])
        return is_text(text, format);
    bool any = str_eq(format, S("any"));
    if (!any && !is_default(format))
        return read_moment(format, false, text, order);
    return read_listed(TYPES[type].iso, 3, true, text, order) ||
           (any && read_listed(TYPES[type].any, 5, false, text, order));
}
