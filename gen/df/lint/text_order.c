// SPDX-License-Identifier: MIT
// text_order: tries to parse all strings as numbers, then as dates, then as
// versions. Tries versions first if the column's name means versions. Each
// attempt ends at the first string that does not fit.
#include "df/lint/text_order.h"

#include <math.h>

#include "base/calendar.h"
#include "frame/numeral.h"
#include "frame/version.h"

enum { WORD_PER_TEXTS = 4 }; /* at most one string in 4 may be a word */

/* ---- numbers ---- */

static bool same_unit(const struct numeral *x, const struct numeral *y)
{
    return str_eq(str_trim(x->unit), str_trim(y->unit)) &&
           str_eq(x->currency, y->currency);
}

bool text_order_is_formatted(str text)
{
    struct numeral x;
    return numeral_split(str_trim(text), &x) &&
           (x.currency.n || x.unit.n ||
            str_find_char(x.whole, ',', 0) != STR_NPOS);
}

static bool is_missing(str text)
{
    return !text.p || numeral_is_missing(str_trim(text));
}

/* Whether s is a word that stands in place of a number: OOM, n/r. */
static bool is_word(str s)
{
    for (size_t i = 0; i < s.n; i++)
        if (char_is_digit(s.p[i]) || (unsigned char)s.p[i] >= 0x80)
            return false;
    return char_is_alpha(s.p[0]);
}

static const struct notation COMMA = {.decimal = ',', .thousands = '.'};

/* Parses the strings as numbers in notation `as`; out[i] is NaN for a missing
   string or a word. Returns false if a string is not a number, if more than a
   quarter of the strings are words, or if the decimal sign is a comma and no
   number contains it. */
static bool read_numbers(const str *texts, size_t n, const struct notation *as,
                         double *out)
{
    struct numeral first = {0}, x;
    size_t numbers = 0, words = 0;
    bool sure = as->decimal == '.';
    for (size_t i = 0; i < n; i++) {
        str s = is_missing(texts[i]) ? STR_NONE : str_trim(texts[i]);
        out[i] = (double)NAN;
        if (!s.p)
            continue;
        if (is_word(s)) {
            if (++words > n / WORD_PER_TEXTS)
                return false;
            continue;
        }
        if (!numeral_split_as(s, as, &x) ||
            (numbers && !same_unit(&x, &first)) ||
            !numeral_number(&x, as, &out[i]))
            return false;
        sure |= x.fraction.n > 0;
        first = numbers++ ? first : x;
    }
    return sure && numbers && words * WORD_PER_TEXTS <= numbers + words;
}

/* ---- dates ---- */

/* Cuts a number off the start of *s. Returns false unless the number has one to
   four digits. */
static bool cut_part(str *s, unsigned *out, size_t *digits)
{
    size_t n = 0;
    for (*out = 0; n < s->n && n < 5 && char_is_digit(s->p[n]); n++)
        *out = *out * 10 + (unsigned)(s->p[n] - '0');
    *s = str_from(*s, n);
    *digits = n;
    return n > 0 && n <= 4;
}

/* Returns a date as a number of days (calendar_day), or NaN if the month or day
   is invalid. */
static double day_of(unsigned year, unsigned month, unsigned day)
{
    if (month < 1 || month > 12 || day < 1 || day > 31)
        return (double)NAN;
    return calendar_day((struct calendar_date){(int)year, month, day});
}

/* date = day sep month sep year | month sep day sep year
   sep is one of "./-"; in the second form, it is not a point. A year of two
   digits must follow a slash. Sets *day_first to the date in the first form and
   *month_first to the date in the second form, or to NaN if the date is
   invalid. If sep is a point, sets both to the date in the first form. */
static bool read_parts(str s, double *day_first, double *month_first)
{
    unsigned v[3];
    size_t digits[3];
    char sep = 0;
    for (size_t i = 0; i < 3; i++) {
        if (!cut_part(&s, &v[i], &digits[i]))
            return false;
        if (i == 2)
            break;
        if (!s.n || !strchr("./-", s.p[0]) || (sep && s.p[0] != sep))
            return false;
        sep = s.p[0];
        s = str_from(s, 1);
    }
    bool year = digits[2] == 4 || (digits[2] == 2 && sep == '/');
    if (s.n || !year || digits[0] > 2 || digits[1] > 2)
        return false;
    v[2] += digits[2] == 2 ? 2000 : 0;
    *day_first = day_of(v[2], v[1], v[0]);
    *month_first =
        sep == '/' || sep == '-' ? day_of(v[2], v[0], v[1]) : *day_first;
    return !isnan(*day_first) || !isnan(*month_first);
}

/* Parses a quarter, such as "Q3 2023". */
static bool read_quarter(str s, double *day)
{
    unsigned quarter, year;
    size_t digits;
    if (s.n < 2 || char_lower(s.p[0]) != 'q')
        return false;
    s = str_from(s, 1);
    if (!cut_part(&s, &quarter, &digits) || digits != 1 || quarter < 1 ||
        quarter > 4)
        return false;
    s = str_trim_left(s);
    if (!cut_part(&s, &year, &digits) || digits != 4 || s.n)
        return false;
    *day = day_of(year, quarter * 3 - 2, 1);
    return true;
}

/* Parses a month, such as "Jan" or "January", as a month of the year 2000. */
static bool read_month(str s, double *day)
{
    unsigned month = calendar_month_of(s);
    if (month)
        *day = day_of(2000, month, 1);
    return month;
}

/* Parses a date with the name of a month, such as "28-Feb-2024". */
static bool read_named(str s, double *day)
{
    char text[16];
    enum calendar_unit unit;
    if (s.n < 10 || s.n >= sizeof text || !char_is_digit(s.p[0]))
        return false;
    for (size_t i = 0; i < s.n; i++)
        text[i] = s.p[i];
    for (size_t i = 0; i < s.n; i++)
        if (text[i] == '-')
            text[i] = ' ';
    return calendar_read((str){text, s.n}, day, &unit) && unit == CALENDAR_DAY;
}

/* Parses a month of a year, such as "3/2024". */
static bool read_month_of_year(str s, double *day)
{
    unsigned month, year;
    size_t digits;
    if (!cut_part(&s, &month, &digits) || digits > 2 || !str_starts(s, S("/")))
        return false;
    s = str_from(s, 1);
    if (!cut_part(&s, &year, &digits) || digits != 4 || s.n || year < 1900 ||
        year > 2100)
        return false;
    *day = day_of(year, month, 1);
    return !isnan(*day);
}

/* Parses a date in any form. Sets *day_first and *month_first as read_parts
   does for its forms; for all other forms, both are equal. */
static bool read_date(str s, double *day_first, double *month_first)
{
    enum calendar_unit unit;
    if (read_parts(s, day_first, month_first))
        return true;
    if (!read_named(s, day_first) && !read_month_of_year(s, day_first) &&
        !calendar_read(s, day_first, &unit) && !read_quarter(s, day_first) &&
        !read_month(s, day_first))
        return false;
    *month_first = *day_first;
    return true;
}

/* Parses the strings as dates. A single unambiguous date decides the order of
   day and month for all strings. */
static bool read_dates(const str *texts, size_t n, double *day_first,
                       double *month_first)
{
    bool any = false, no_day_first = false, no_month_first = false;
    for (size_t i = 0; i < n; i++) {
        day_first[i] = month_first[i] = (double)NAN;
        if (is_missing(texts[i]))
            continue;
        if (!read_date(str_trim(texts[i]), &day_first[i], &month_first[i]))
            return false;
        any = true;
        no_day_first |= isnan(day_first[i]);
        no_month_first |= isnan(month_first[i]);
    }
    if (no_day_first && no_month_first)
        return false;
    for (size_t i = 0; i < n; i++)
        if (no_day_first)
            day_first[i] = month_first[i];
        else if (no_month_first)
            month_first[i] = day_first[i];
    return any;
}

/* ---- versions ---- */

/* Returns the length in bytes of a name before a number ("PostgreSQL ",
   "release/", "v"), or 0 if s has no such name. */
static size_t name_length(str s)
{
    size_t n = 0;
    while (n < s.n && !char_is_digit(s.p[n]))
        n++;
    return n && n < s.n && char_is_alpha(s.p[0]) ? n : 0;
}

bool text_order_names_version(str name)
{
    static const str WORDS[] = {S_INIT("version"), S_INIT("versions"),
                                S_INIT("ver"), S_INIT("release")};
    for (size_t i = 0; i < name.n;) {
        size_t from = i;
        while (i < name.n && char_is_alpha(name.p[i]))
            i++;
        if (STR_AMONG_NOCASE(str_slice(name, from, i), WORDS))
            return true;
        i += i == from;
    }
    return false;
}

/* Whether the prefix of versions is the name of software, or a word such as
   "release". */
static bool names_release(str name)
{
    static const str WORDS[] = {S_INIT("linux"),  S_INIT("kernel"),
                                S_INIT("python"), S_INIT("ubuntu"),
                                S_INIT("cuda"),   S_INIT("postgresql")};
    while (name.n && !char_is_alpha(name.p[name.n - 1]))
        name.n--;
    return STR_AMONG_NOCASE(name, WORDS) || text_order_names_version(name);
}

/* Returns the version in a string: removes blanks at both ends, and the prefix
   `name` if the string has this prefix. */
static str version_in(str text, str name)
{
    str s = str_trim(text);
    return name.n > 1 && str_starts(s, name) ? str_from(s, name.n) : s;
}

/* Parses the strings as versions with a point, and sets out->name to their
   prefix. Such strings could also be decimals ("Zoom 1.25"). Therefore one of
   these must be true: the column's name means versions (`sure`); the rest of a
   string after the prefix has two points or begins with "v"; the prefix means
   versions. Otherwise returns false. */
static bool read_versions(const str *texts, size_t n, bool sure,
                          struct text_meaning *out)
{
    bool any = false;
    str name = STR_NONE;
    for (size_t i = 0; i < n; i++) {
        if (is_missing(texts[i]))
            continue;
        str s = str_trim(texts[i]);
        if (!any)
            name = str_slice(s, 0, name_length(s));
        s = version_in(s, name);
        size_t dot = version_is(s) ? str_find_char(s, '.', 0) : STR_NPOS;
        if (dot == STR_NPOS)
            return false;
        any = true;
        sure |= str_find_char(s, '.', dot + 1) != STR_NPOS ||
                char_lower(s.p[0]) == 'v';
    }
    out->name = name;
    return any && (sure || names_release(name));
}

/* ---- all ---- */

/* Fast exit for other columns: whether one of the first two strings that are
   not missing may be a number, date or version. */
static bool may_have_order(const str *texts, size_t n)
{
    double day, month_first;
    struct numeral x;
    for (size_t i = 0, seen = 0; i < n && seen < 2; i++) {
        str s = is_missing(texts[i]) ? STR_NONE : str_trim(texts[i]);
        if (s.n && (numeral_is(s) || numeral_split_as(s, &COMMA, &x) ||
                    version_is(str_from(s, name_length(s))) ||
                    read_date(s, &day, &month_first)))
            return true;
        seen += s.n > 0;
    }
    return false;
}

bool text_order_read(struct arena *a, str name, const str *texts, size_t n,
                     struct text_meaning *out)
{
    struct arena_mark mark = arena_mark(a);
    bool versions = text_order_names_version(name);
    *out = (struct text_meaning){.texts = texts, .n = n};
    if (!may_have_order(texts, n))
        return false;
    out->kind = TEXT_ORDER_VERSION;
    if (read_versions(texts, n, versions, out) && versions)
        return true;
    out->kind = TEXT_ORDER_NUMBER;
    out->values = NEW_N(a, double, n + 1);
    if (read_numbers(texts, n, &NUMERAL_USUAL, out->values) ||
        read_numbers(texts, n, &COMMA, out->values))
        return true;
    out->kind = TEXT_ORDER_DATE;
    out->month_first = NEW_N(a, double, n + 1);
    if (read_dates(texts, n, out->values, out->month_first))
        return true;
    arena_rewind(a, mark);
    out->values = out->month_first = NULL;
    out->kind = TEXT_ORDER_VERSION;
    return read_versions(texts, n, versions, out);
}

bool text_order_is_missing(const struct text_meaning *o, size_t i)
{
    return o->values ? isnan(o->values[i]) : is_missing(o->texts[i]);
}

static int sign(double x, double y)
{
    return (x > y) - (x < y);
}

int text_order_cmp(const struct text_meaning *o, size_t i, size_t j)
{
    if (text_order_is_missing(o, i) || text_order_is_missing(o, j))
        return 0;
    if (!o->values)
        return version_cmp(version_in(o->texts[i], o->name),
                           version_in(o->texts[j], o->name));
    int order = sign(o->values[i], o->values[j]);
    if (o->month_first && order != sign(o->month_first[i], o->month_first[j]))
        return 0;
    return order;
}
