// SPDX-License-Identifier: MIT
// moment_pattern: parses dates in a format of strptime, and time spans.
#include <math.h>

#include "base/calendar.h"
#include "frame/moment_read.h"

/* ---- strptime ---- */

struct moment_pattern {
    str s; /* rest of the text */
    struct civil_time m;
    int zone;
    bool pm, has_ampm, hour12;
    long day_of_year;
    long week, weekday, iso_year;
};

/* Cuts a number of at most n digits off p->s and stores it in *out. Returns
   false if there is no digit. */
static bool cut_digits(struct moment_pattern *p, size_t n, long *out)
{
    size_t i = 0;
    for (*out = 0; i < n && i < p->s.n && char_is_digit(p->s.p[i]); i++)
        *out = *out * 10 + (p->s.p[i] - '0');
    p->s = str_from(p->s, i);
    return i > 0;
}

static bool cut_within(struct moment_pattern *p, size_t n, long least,
                       long most, unsigned *out)
{
    long v;
    if (!cut_digits(p, n, &v) || v < least || v > most)
        return false;
    *out = (unsigned)v;
    return true;
}

/* Cuts a fraction of a second, which has at most 9 digits. */
static bool cut_fraction(struct moment_pattern *p)
{
    long v;
    size_t before = p->s.n;
    if (!cut_digits(p, 9, &v))
        return false;
    for (size_t n = before - p->s.n; n < 9; n++)
        v *= 10;
    p->m.nanosecond = (unsigned)v;
    return true;
}

static bool cut_word(struct moment_pattern *p, str word)
{
    if (p->s.n < word.n || !str_eq_nocase(str_slice(p->s, 0, word.n), word))
        return false;
    p->s = str_from(p->s, word.n);
    return true;
}

static bool cut_month(struct moment_pattern *p, bool whole)
{
    for (unsigned m = 1; m <= 12; m++) {
        str name = calendar_month(m);
        if (cut_word(p, whole ? name : str_slice(name, 0, 3))) {
            p->m.month = m;
            return true;
        }
    }
    return false;
}

static bool cut_weekday(struct moment_pattern *p, bool whole)
{
    static const char *const DAYS[] = {"Monday",   "Tuesday", "Wednesday",
                                       "Thursday", "Friday",  "Saturday",
                                       "Sunday"};
    for (size_t i = 0; i < 7; i++)
        if (cut_word(p,
                     whole ? str_c(DAYS[i]) : str_slice(str_c(DAYS[i]), 0, 3)))
            return true;
    return false;
}

/* "Z", +0200, +02:00 */
static bool cut_offset(struct moment_pattern *p)
{
    long hours, minutes;
    p->zone = ZONE_UTC;
    if (cut_word(p, S("Z")))
        return true;
    bool minus = p->s.n && p->s.p[0] == '-';
    if (!minus && !(p->s.n && p->s.p[0] == '+'))
        return false;
    p->s = str_from(p->s, 1);
    if (!cut_digits(p, 2, &hours) || hours > 23)
        return false;
    cut_word(p, S(":"));
    if (!cut_digits(p, 2, &minutes) || minutes > 59)
        return false;
    int offset = (int)(hours * 60 + minutes);
    p->zone += minus ? -offset : offset;
    return true;
}

static bool cut_year(struct moment_pattern *p, char letter)
{
    long v;
    if (!cut_digits(p, letter == 'Y' ? 4 : 2, &v))
        return false;
    p->m.year = (int)(letter == 'Y' ? v : v < 69 ? 2000 + v : 1900 + v);
    return true;
}

static bool cut_letter(struct moment_pattern *p, char letter)
{
    unsigned v;
    switch (letter) {
    case 'Y':
    case 'y': return cut_year(p, letter);
    case 'm': return cut_within(p, 2, 1, 12, &p->m.month);
    case 'd':
    case 'e': return cut_within(p, 2, 1, 31, &p->m.day);
    case 'H': return cut_within(p, 2, 0, 23, &p->m.hour);
    case 'I': p->hour12 = true; return cut_within(p, 2, 1, 12, &p->m.hour);
    case 'M': return cut_within(p, 2, 0, 59, &p->m.minute);
    case 'S': return cut_within(p, 2, 0, 59, &p->m.second);
    case 'f': return cut_fraction(p);
    case 'j': return cut_within(p, 3, 1, 366, &v) && (p->day_of_year = v);
    case 'b':
    case 'B': return cut_month(p, letter == 'B');
    case 'a':
    case 'A': return cut_weekday(p, letter == 'A');
    case 'p':
        p->has_ampm = true;
        p->pm = p->s.n && char_lower(p->s.p[0]) == 'p';
        return cut_word(p, p->pm ? S("PM") : S("AM"));
    case 'z': return cut_offset(p);
    case 'Z':
        p->zone = ZONE_UTC;
        return cut_word(p, S("UTC")) || cut_word(p, S("GMT"));
    default: return letter == '%' && cut_word(p, S("%"));
    }
}

char moment_format_unknown(str format)
{
    for (size_t i = 0; i + 1 < format.n; i++)
        if (format.p[i] == '%' &&
            !memchr("YymdeHIMSfjbBaApzZTFRD%", format.p[++i], 23))
            return format.p[i];
    return 0;
}

static str long_form(char letter)
{
    return letter == 'T'   ? S("%H:%M:%S")
           : letter == 'F' ? S("%Y-%m-%d")
           : letter == 'R' ? S("%H:%M")
           : letter == 'D' ? S("%m/%d/%y")
                           : STR_NONE;
}

static bool match(struct moment_pattern *p, str format)
{
    for (size_t i = 0; i < format.n; i++) {
        char c = format.p[i];
        if (char_is_blank(c)) {
            size_t before = p->s.n;
            p->s = str_trim_left(p->s);
            if (before == p->s.n)
                return false;
        } else if (c != '%' || i + 1 == format.n) {
            if (!p->s.n || char_lower(p->s.p[0]) != char_lower(c))
                return false;
            p->s = str_from(p->s, 1);
        } else {
            str longer = long_form(format.p[++i]);
            if (longer.p ? !match(p, longer) : !cut_letter(p, format.p[i]))
                return false;
        }
    }
    return true;
}

bool moment_read_format(str text, str format, bool exact, int64_t *ns,
                        int *zone, str *why)
{
    struct moment_pattern p = {.s = text,
                               .m = {.year = 1900, .month = 1, .day = 1}};
    *why = S("it does not match the format");
    for (size_t skip = 0; !match(&p, format); skip++) {
        if (exact || skip == text.n)
            return false;
        p = (struct moment_pattern){.s = str_from(text, skip + 1),
                                    .m = {.year = 1900, .month = 1, .day = 1}};
    }
    if (exact && p.s.n)
        return false;
    if (p.hour12)
        p.m.hour = p.m.hour % 12 + (p.pm ? 12 : 0);
    *why = S("there is no such date in the years 1678 to 2262");
    if (!moment_make(p.m, ns))
        return false;
    if (p.day_of_year)
        *ns += (p.day_of_year - 1) * MOMENT_DAY;
    *zone = p.zone;
    if (p.zone)
        *ns -= (p.zone - ZONE_UTC) * MOMENT_MINUTE;
    return true;
}

/* ---- time spans ---- */

static const struct {
    const char *names; /* separated by blanks */
    int64_t ns;
} UNITS[] = {
    {"W w weeks week", 7 * MOMENT_DAY},
    {"D d days day", MOMENT_DAY},
    {"h H hours hour hr", MOMENT_HOUR},
    {"m T t min minutes minute", MOMENT_MINUTE},
    {"s S sec seconds second", MOMENT_SECOND},
    {"ms L l milliseconds millisecond milli millis", 1000000},
    {"us U u microseconds microsecond micro micros \xc2\xb5s", 1000},
    {"ns N n nanoseconds nanosecond nano nanos", 1},
};

int64_t span_unit(str unit)
{
    for (size_t i = 0; i < sizeof UNITS / sizeof *UNITS; i++) {
        str rest = str_c(UNITS[i].names), name;
        while (str_cut(&rest, ' ', &name))
            if (str_eq(name, unit))
                return UNITS[i].ns;
    }
    return 0;
}

/* Adds `number` times `unit` to *sum, or subtracts the product if `minus` is
   true. As in pandas, first rounds the fraction of `number`: to 9 digits if the
   unit is a second or longer, else to nanoseconds. */
static bool add_number(int64_t *sum, double number, int64_t unit, bool minus)
{
    double whole = floor(number), fraction = number - whole;
    double digits = unit >= MOMENT_SECOND ? 1e9
                    : unit >= 1000000     ? 1e6
                    : unit >= 1000        ? 1e3
                                          : 1;
    if (digits > 1)
        fraction = rint(fraction * digits) / digits;
    if (whole > 9.3e18 / (double)unit)
        return false;
    int64_t ns = (int64_t)whole * unit + (int64_t)(fraction * (double)unit);
    return minus ? !__builtin_sub_overflow(*sum, ns, sum)
                 : !__builtin_add_overflow(*sum, ns, sum);
}

static bool cut_number(str *s, double *out)
{
    size_t n = 0;
    while (n < s->n && (char_is_digit(s->p[n]) || s->p[n] == '.'))
        n++;
    str number = str_slice(*s, 0, n);
    *s = str_from(*s, n);
    return n && str_to_double(number, out);
}

/* ":" minutes ":" seconds ["." fraction], after the hours */
static bool read_clock(str *s, double hours, bool minus, int64_t *sum)
{
    double minutes, seconds;
    *s = str_from(*s, 1);
    if (!cut_number(s, &minutes) || !s->n || s->p[0] != ':')
        return false;
    *s = str_from(*s, 1);
    return cut_number(s, &seconds) &&
           add_number(sum, hours, MOMENT_HOUR, minus) &&
           add_number(sum, minutes, MOMENT_MINUTE, minus) &&
           add_number(sum, seconds, MOMENT_SECOND, minus);
}

/* "P" [days "D"] ["T" [hours "H"] [minutes "M"] [seconds "S"]] */
static bool read_iso(str s, int64_t *sum)
{
    bool time = false, any = false;
    double number;
    for (s = str_from(s, 1); s.n; any = true) {
        if (s.p[0] == 'T' && !time) {
            time = true;
            s = str_from(s, 1);
        }
        if (!cut_number(&s, &number) || !s.n)
            return false;
        int64_t unit = s.p[0] == 'D' && !time   ? MOMENT_DAY
                       : s.p[0] == 'W' && !time ? 7 * MOMENT_DAY
                       : s.p[0] == 'H' && time  ? MOMENT_HOUR
                       : s.p[0] == 'M' && time  ? MOMENT_MINUTE
                       : s.p[0] == 'S' && time  ? MOMENT_SECOND
                                                : 0;
        s = str_from(s, 1);
        if (!unit || !add_number(sum, number, unit, false))
            return false;
    }
    return any;
}

static str trim_gap(str s)
{
    while (s.n && (char_is_blank(s.p[0]) || s.p[0] == ','))
        s = str_from(s, 1);
    return s;
}

bool span_read(str text, int64_t *ns)
{
    str s = str_trim(text);
    bool minus = false, any = false;
    *ns = 0;
    if (s.n > 1 && s.p[0] == 'P')
        return read_iso(s, ns);
    for (s = trim_gap(s); s.n; s = trim_gap(s), any = true) {
        double number;
        if (s.p[0] == '-' && !any) {
            minus = true;
            s = trim_gap(str_from(s, 1));
        } else {
            minus = minus && !any;
        }
        if (s.n && s.p[0] == '+')
            s = trim_gap(str_from(s, 1));
        if (!cut_number(&s, &number))
            return false;
        if (s.n && s.p[0] == ':') {
            if (!read_clock(&s, number, minus, ns))
                return false;
            continue;
        }
        s = str_trim_left(s);
        size_t n = 0;
        while (n < s.n && !char_is_digit(s.p[n]) && !char_is_blank(s.p[n]) &&
               !memchr(",+-.:", s.p[n], 5))
            n++;
        int64_t unit = n ? span_unit(str_slice(s, 0, n)) : any ? 0 : 1;
        if (!unit || (!n && s.n) || !add_number(ns, number, unit, minus))
            return false;
        s = str_from(s, n);
    }
    return any && *ns != MOMENT_NAT;
}
