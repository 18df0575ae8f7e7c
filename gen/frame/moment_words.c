// SPDX-License-Identifier: MIT
// moment_words: follows dateutil's parser (BSD licence; Gustavo Niemeyer, Paul
// Ganssle and others): the tokens of _timelex, then the rules of
// parser._parse, resolved by _ymd.resolve_ymd.
#include "frame/moment_words.h"

#include <math.h>

#include "base/calendar.h"

enum { TOKENS_MAX = 64, PIVOT = 76, UNSET = -1 };

struct words_token {
    char p[32];
    size_t n;
};

struct parsing {
    struct words_token v[TOKENS_MAX];
    size_t n;
    long ymd[4];
    size_t n_ymd;
    int y, m, d; /* indexes in ymd, or UNSET */
    bool century;
    long hour, minute, second, us; /* each is UNSET if the text does not state
                                      it */
    bool has_weekday, ampm;
    bool has_offset, has_name, utc;
    long offset; /* seconds */
    bool failed;
    const char *why;
};

/* ---- tokens ---- */

static bool fail(struct parsing *p)
{
    p->failed = true;
    return false;
}

static void push(struct parsing *p, str s)
{
    if (p->n == TOKENS_MAX || s.n >= sizeof p->v->p) {
        fail(p);
        return;
    }
    struct words_token *t = &p->v[p->n++];
    *t = (struct words_token){.n = s.n};
    memcpy(t->p, s.p, s.n);
}

/* Returns the end of the token of digits or letters that starts at i. Sets
 *split to whether dots and commas in the token separate tokens. */
static size_t token_end(str s, size_t i, bool *split)
{
    size_t from = i, dots = 0;
    bool word = char_is_alpha(s.p[i]), dotted = false, letters = false;
    for (i++; i < s.n; i++) {
        char c = s.p[i], last = s.p[i - 1];
        letters |= word;
        bool fits = word ? char_is_alpha(c) : char_is_digit(c);
        if (!fits && dotted)
            fits = c == '.' ||
                   (last == '.' && (char_is_alpha(c) || char_is_digit(c)));
        else if (!fits)
            fits = dotted = c == '.' || (!word && c == ',' && i - from >= 2);
        if (!fits)
            break;
        if (dotted && char_is_alpha(c))
            word = true;
        if (dotted && char_is_digit(c))
            word = false;
        dots += c == '.';
    }
    char last = s.p[i - 1];
    *split = dotted && (letters || dots > 1 || last == '.' || last == ',');
    return i;
}

static void push_split(struct parsing *p, str s)
{
    size_t from = 0;
    for (size_t i = 0; i <= s.n; i++)
        if (i == s.n || s.p[i] == '.' || s.p[i] == ',') {
            if (i > from)
                push(p, str_slice(s, from, i));
            if (i < s.n)
                push(p, str_slice(s, i, i + 1));
            from = i + 1;
        }
}

static void tokenize(struct parsing *p, str s)
{
    for (size_t i = 0, end; i < s.n && !p->failed; i = end) {
        bool split = false;
        end = i + 1;
        if (char_is_blank(s.p[i])) {
            push(p, S(" "));
            continue;
        }
        if (char_is_alpha(s.p[i]) || char_is_digit(s.p[i]))
            end = token_end(s, i, &split);
        str token = str_slice(s, i, end);
        if (split) {
            push_split(p, token);
            continue;
        }
        push(p, token);
        if (p->failed)
            return;
        char *comma = memchr(p->v[p->n - 1].p, ',', p->v[p->n - 1].n);
        if (comma && p->v[p->n - 1].n > 1)
            *comma = '.';
    }
}

static str text(const struct parsing *p, size_t i)
{
    return i < p->n ? (str){p->v[i].p, p->v[i].n} : STR_NONE;
}

static bool is(const struct parsing *p, size_t i, char c)
{
    return i < p->n && p->v[i].n == 1 && p->v[i].p[0] == c;
}

static int find(str s, const char *const *words)
{
    for (int i = 0; s.n && words[i]; i++)
        if (str_eq_nocase(s, str_c(words[i])))
            return i;
    return UNSET;
}

static bool is_jump(str s)
{
    static const char *const WORDS[] = {" ",  ".",  ",",   ";",  "-", "/", "'",
                                        "at", "on", "and", "ad", "m", "t", "of",
                                        "st", "nd", "rd",  "th", NULL};
    return find(s, WORDS) != UNSET;
}

static bool is_weekday(str s)
{
    static const char *const WORDS[] = {"mon", "monday",    "tue", "tuesday",
                                        "wed", "wednesday", "thu", "thursday",
                                        "fri", "friday",    "sat", "saturday",
                                        "sun", "sunday",    NULL};
    return find(s, WORDS) != UNSET;
}

static unsigned month_of(str s)
{
    unsigned m = calendar_month_of(s);
    if (!m)
        return 0;
    bool whole = str_eq_nocase(s, calendar_month(m));
    return s.n == 3 || whole || str_eq_nocase(s, S("sept")) ? m : 0;
}

/* Returns 0 for a word for hours, 1 for minutes, 2 for seconds, UNSET for any
   other word. */
static int hms_of(str s)
{
    static const char *const WORDS[] = {"h",       "hour",    "hours", "m",
                                        "minute",  "minutes", "s",     "second",
                                        "seconds", NULL};
    int i = find(s, WORDS);
    return i == UNSET ? UNSET : i / 3;
}

/* Returns 0 for a.m., 1 for p.m., UNSET for any other word. */
static int ampm_of(str s)
{
    static const char *const WORDS[] = {"am", "a", "pm", "p", NULL};
    int i = find(s, WORDS);
    return i == UNSET ? UNSET : i / 2;
}

static bool is_utc(str s)
{
    return str_eq_nocase(s, S("utc")) || str_eq_nocase(s, S("gmt")) ||
           str_eq_nocase(s, S("z"));
}

/* ---- year, month, day ---- */

static bool is_digits(str s)
{
    for (size_t i = 0; i < s.n; i++)
        if (!char_is_digit(s.p[i]))
            return false;
    return s.n > 0;
}

static bool append(struct parsing *p, long value, char label)
{
    int *at = label == 'Y' ? &p->y : label == 'M' ? &p->m : &p->d;
    if (p->n_ymd == 4 || (label && *at != UNSET))
        return fail(p);
    if (label)
        *at = (int)p->n_ymd;
    p->ymd[p->n_ymd++] = value;
    return true;
}

/* Appends the value of a token of digits. A token of more than two digits is a
   year. */
static bool append_text(struct parsing *p, str s, char label)
{
    long value;
    if (!str_to_long(s, &value) || !is_digits(s))
        return fail(p);
    if (s.n > 2)
        p->century = true;
    if (s.n > 2 && label && label != 'Y')
        return fail(p);
    return append(p, value, s.n > 2 ? 'Y' : label);
}

static bool append_number(struct parsing *p, double f)
{
    if (f > 100)
        p->century = true;
    return f < 100000 ? append(p, (long)f, f > 100 ? 'Y' : 0) : fail(p);
}

static unsigned month_length(long year, long month)
{
    unsigned n = 31;
    while (n > 28 &&
           !calendar_has((struct calendar_date){(int)year, (unsigned)month, n}))
        n--;
    return n;
}

static bool could_be_day(const struct parsing *p, double f)
{
    if (p->d != UNSET || f < 1)
        return false;
    if (p->m == UNSET)
        return f <= 31;
    return f <= month_length(p->y == UNSET ? 2000 : p->ymd[p->y], p->ymd[p->m]);
}

/* Stores the numbers of p in v[0] (year), v[1] (month) and v[2] (day). order[i]
   is 'y', 'm' or 'd': whether number i is the year, month or day. If `order` is
   shorter than three letters, the elements of v without a number stay UNSET, as
   the caller has set them. */
static void assign(const struct parsing *p, const char *order, long *v)
{
    for (size_t i = 0; order[i]; i++)
        v[order[i] == 'y' ? 0 : order[i] == 'm' ? 1 : 2] = p->ymd[i];
}

static void resolve_labels(const struct parsing *p, long *v)
{
    int at[] = {p->y, p->m, p->d}, sum = 0, missing = UNSET;
    for (int i = 0; i < 3; i++) {
        sum += at[i] == UNSET ? 0 : at[i];
        missing = at[i] == UNSET ? i : missing;
    }
    if (p->n_ymd == 3 && missing != UNSET)
        at[missing] = 3 - sum;
    for (int i = 0; i < 3; i++)
        v[i] = at[i] == UNSET ? UNSET : p->ymd[at[i]];
}

static const char *order_of_three(const struct parsing *p,
                                  struct moment_how how)
{
    const long *x = p->ymd;
    if (p->m == 0)
        return x[1] > 31 ? "myd" : "mdy";
    if (p->m == 1)
        return x[0] > 31 || (how.yearfirst && x[2] <= 31) ? "ymd" : "dmy";
    if (p->m == 2)
        return x[1] > 31 ? "dym" : "ydm";
    if (x[0] > 31 || p->y == 0 || (how.yearfirst && x[1] <= 12 && x[2] <= 31))
        return how.dayfirst && x[2] <= 12 ? "ydm" : "ymd";
    return x[0] > 12 || (how.dayfirst && x[1] <= 12) ? "dmy" : "mdy";
}

static bool resolve(struct parsing *p, struct moment_how how, long *v)
{
    size_t labels =
        (p->y != UNSET) + (size_t)(p->m != UNSET) + (size_t)(p->d != UNSET);
    const long *x = p->ymd;
    v[0] = v[1] = v[2] = UNSET;
    if (p->n_ymd > 3)
        return fail(p);
    if ((labels && labels == p->n_ymd) || (p->n_ymd == 3 && labels == 2))
        resolve_labels(p, v);
    else if (p->n_ymd == 1)
        assign(p, x[0] > 31 ? "y" : "d", v);
    else if (p->n_ymd == 2 && p->m != UNSET)
        assign(p,
               p->m == 0 ? (x[1] > 31 ? "my" : "md")
                         : (x[0] > 31 ? "ym" : "dm"),
               v);
    else if (p->n_ymd == 2)
        assign(p,
               x[0] > 31                    ? "ym"
               : x[1] > 31                  ? "my"
               : how.dayfirst && x[1] <= 12 ? "dm"
                                            : "md",
               v);
    else if (p->n_ymd == 3)
        assign(p, order_of_three(p, how), v);
    return true;
}

/* ---- numbers ---- */

/* Sets the seconds and microseconds of p to the number s, such as "5" or
   "5.25". */
static void seconds_of(struct parsing *p, str s)
{
    size_t dot = str_find_char(s, '.', 0);
    double f = 0;
    str_to_double(str_slice(s, 0, dot == STR_NPOS ? s.n : dot), &f);
    p->second = f < 100 ? (long)f : 100;
    p->us = 0;
    for (size_t i = 1; dot != STR_NPOS && i <= 6; i++)
        p->us = p->us * 10 + (dot + i < s.n ? (long)(s.p[dot + i] - '0') : 0);
}

static void minutes_of(struct parsing *p, double f)
{
    p->minute = f < 100 ? (long)f : 100;
    p->second = f > floor(f) ? (long)(60 * (f - floor(f))) : UNSET;
}

static long two(str s, size_t at)
{
    long v = UNSET;
    return at + 2 <= s.n && str_to_long(str_slice(s, at, at + 2), &v) ? v : 100;
}

static void hour_of(struct parsing *p, double f, int ampm)
{
    p->hour = f < 100 ? (long)f : 100;
    if (p->hour < 12 && ampm == 1)
        p->hour += 12;
    else if (p->hour == 12 && ampm == 0)
        p->hour = 0;
}

/* Returns the index of the word for hours, minutes or seconds that belongs to
   the number at i, or i if there is no such word. */
static size_t hms_index(const struct parsing *p, size_t i)
{
    if (hms_of(text(p, i + 1)) != UNSET)
        return i + 1;
    if (is(p, i + 1, ' ') && hms_of(text(p, i + 2)) != UNSET)
        return i + 2;
    if (i > 0 && hms_of(text(p, i - 1)) != UNSET)
        return i - 1;
    if (i > 1 && i == p->n - 1 && is(p, i - 1, ' ') &&
        hms_of(text(p, i - 2)) != UNSET)
        return i - 2;
    return i;
}

/* 12h, 30 m, 5.5s: token i is the number f, and token `word` is its unit. If
   the unit precedes the number, as for the 30 of "12h 30", the number counts
   the next smaller unit. */
static size_t read_hms(struct parsing *p, size_t i, size_t word, double f)
{
    int unit = hms_of(text(p, word)) + (word < i);
    if (unit == 0) {
        hour_of(p, f, UNSET);
        if (f > floor(f))
            p->minute = (long)(60 * (f - floor(f)));
    } else if (unit == 1) {
        minutes_of(p, f);
    } else if (unit == 2) {
        seconds_of(p, text(p, i));
    }
    return word > i ? word : i;
}

/* HH:MM[:SS[.ss]] */
static size_t read_clock(struct parsing *p, size_t i, double f)
{
    double minutes;
    hour_of(p, f, UNSET);
    if (!str_to_double(text(p, i + 2), &minutes) || minutes < 0)
        return fail(p), i;
    minutes_of(p, minutes);
    if (i + 4 < p->n && is(p, i + 3, ':')) {
        if (!char_is_digit(p->v[i + 4].p[0]))
            return fail(p), i;
        seconds_of(p, text(p, i + 4));
        return i + 4;
    }
    return i + 2;
}

/* 01-02[-03], 01-Jan[-03] */
static size_t read_separated(struct parsing *p, size_t i)
{
    char sep = p->v[i + 1].p[0];
    append_text(p, text(p, i), 0);
    if (i + 2 >= p->n || is_jump(text(p, i + 2)))
        return i + 1;
    unsigned month = month_of(text(p, i + 2));
    if (is_digits(text(p, i + 2)))
        append_text(p, text(p, i + 2), 0);
    else if (!month || !append(p, month, 'M'))
        return fail(p), i;
    if (!is(p, i + 3, sep))
        return i + 2;
    month = month_of(text(p, i + 4));
    if (month)
        append(p, month, 'M');
    else
        append_text(p, text(p, i + 4), 0);
    return i + 4;
}

/* 990101, 235959[.59], 19990101[2359[59]] */
static bool read_compact(struct parsing *p, size_t i)
{
    str s = text(p, i);
    size_t dot = str_find_char(s, '.', 0);
    bool next_is_clock = is(p, i + 1, ':') || hms_of(text(p, i + 1)) != UNSET;
    if (p->n_ymd == 3 && (s.n == 2 || s.n == 4) && dot == STR_NPOS &&
        p->hour == UNSET && !next_is_clock) {
        p->hour = two(s, 0);
        if (s.n == 4)
            p->minute = two(s, 2);
        return true;
    }
    if (s.n == 6 || (s.n > 6 && dot == 6)) {
        if (!p->n_ymd && dot == STR_NPOS) {
            append(p, two(s, 0), 0);
            append(p, two(s, 2), 0);
            append(p, two(s, 4), 0);
        } else {
            p->hour = two(s, 0);
            p->minute = two(s, 2);
            seconds_of(p, str_from(s, 4));
        }
        return true;
    }
    if ((s.n != 8 && s.n != 12 && s.n != 14) || dot != STR_NPOS)
        return false;
    append_text(p, str_slice(s, 0, 4), 'Y');
    append(p, two(s, 4), 0);
    append(p, two(s, 6), 0);
    if (s.n > 8) {
        p->hour = two(s, 8);
        p->minute = two(s, 10);
    }
    if (s.n > 12)
        p->second = two(s, 12);
    return true;
}

/* Reads the number at token i. Returns the index of the last token that was
   read. */
static size_t read_number(struct parsing *p, size_t i, double f)
{
    size_t word = hms_index(p, i);
    if (read_compact(p, i))
        return i;
    if (word != i)
        return read_hms(p, i, word, f);
    if (i + 2 < p->n && is(p, i + 1, ':'))
        return read_clock(p, i, f);
    if (is(p, i + 1, '-') || is(p, i + 1, '/') || is(p, i + 1, '.'))
        return read_separated(p, i);
    if (i + 1 >= p->n || is_jump(text(p, i + 1))) {
        int ampm = ampm_of(text(p, i + 2));
        if (ampm == UNSET)
            append_number(p, f);
        else
            hour_of(p, f, ampm);
        return i + 1 + (ampm != UNSET);
    }
    if (ampm_of(text(p, i + 1)) != UNSET && f < 24) {
        hour_of(p, f, ampm_of(text(p, i + 1)));
        return i + 1;
    }
    if (could_be_day(p, f))
        append_number(p, f);
    else
        fail(p);
    return i;
}

/* ---- words ---- */

static long full_year(long year, bool century)
{
    return year >= 100 || century ? year : year + (year < PIVOT ? 2000 : 1900);
}

/* A month's name with the numbers after it: Jan-01[-99], Jan of 01. */
static size_t read_month(struct parsing *p, size_t i)
{
    long year;
    append(p, month_of(text(p, i)), 'M');
    if (is(p, i + 1, '-') || is(p, i + 1, '/')) {
        char sep = p->v[i + 1].p[0];
        append_text(p, text(p, i + 2), 0);
        if (!is(p, i + 3, sep))
            return i + 2;
        append_text(p, text(p, i + 4), 0);
        return i + 4;
    }
    if (i + 4 < p->n && is(p, i + 1, ' ') && is(p, i + 3, ' ') &&
        str_eq_nocase(text(p, i + 2), S("of"))) {
        if (is_digits(text(p, i + 4)) && str_to_long(text(p, i + 4), &year)) {
            p->century = true;
            append(p, full_year(year, false), 'Y');
        }
        return i + 4;
    }
    return i;
}

static void read_ampm(struct parsing *p, size_t i)
{
    if (p->hour == UNSET || p->hour > 12)
        fail(p);
    else
        hour_of(p, (double)p->hour, ampm_of(text(p, i)));
}

static bool could_be_zone(const struct parsing *p, str s)
{
    bool capitals = s.n > 0 && s.n <= 5;
    for (size_t i = 0; i < s.n; i++)
        capitals &= s.p[i] >= 'A' && s.p[i] <= 'Z';
    return p->hour != UNSET && !p->has_name && !p->has_offset &&
           (capitals || str_eq(s, S("z")));
}

static void read_zone_name(struct parsing *p, size_t i)
{
    p->utc = is_utc(text(p, i));
    p->has_name = true;
    if (p->utc && (is(p, i + 1, '+') || is(p, i + 1, '-'))) {
        /* the sign of GMT+3 means west of UTC, unlike the sign of +03:00 */
        p->v[i + 1].p[0] = is(p, i + 1, '+') ? '-' : '+';
        p->has_name = p->utc = false;
        return;
    }
    p->has_offset = p->utc;
    if (!p->utc)
        p->why = "names of time zones other than UTC are not supported";
}

/* +0300, +03:00, +3 */
static size_t read_offset(struct parsing *p, size_t i)
{
    long hours, minutes = 0, sign = is(p, i, '+') ? 1 : -1;
    str s = text(p, i + 1);
    if (!is_digits(s))
        return fail(p), i;
    if (s.n == 4) {
        hours = two(s, 0);
        minutes = two(s, 2);
    } else if (is(p, i + 2, ':')) {
        str_to_long(s, &hours);
        if (!is_digits(text(p, i + 3)) ||
            !str_to_long(text(p, i + 3), &minutes))
            return fail(p), i;
        i += 2;
    } else if (s.n <= 2) {
        str_to_long(s, &hours);
    } else {
        return fail(p), i;
    }
    p->offset = sign * (hours * 60 + minutes);
    p->has_offset = true;
    if (hours > 23 || minutes > 59)
        fail(p);
    if (i + 5 < p->n && is_jump(text(p, i + 2)) && is(p, i + 3, '(') &&
        is(p, i + 5, ')') && p->v[i + 4].n >= 3)
        i += 4; /* -0300 (BRST) */
    return i + 1;
}

/* Reads the token at i. Returns the index of the last token that was read. */
static size_t read_token(struct parsing *p, size_t i)
{
    double f;
    str s = text(p, i);
    if (char_is_digit(s.p[0]))
        return str_to_double(s, &f) ? read_number(p, i, f) : (fail(p), i);
    if (is_weekday(s)) {
        p->has_weekday = true;
    } else if (month_of(s)) {
        return read_month(p, i);
    } else if (ampm_of(s) != UNSET) {
        read_ampm(p, i);
    } else if (could_be_zone(p, s)) {
        read_zone_name(p, i);
    } else if (p->hour != UNSET && (is(p, i, '+') || is(p, i, '-'))) {
        return read_offset(p, i);
    } else if (!is_jump(s)) {
        fail(p);
    }
    return i;
}

static unsigned or_zero(long part)
{
    return part == UNSET ? 0 : (unsigned)part;
}

bool words_read(str s, struct moment_how how, struct words_date *out)
{
    struct parsing p = {.y = UNSET,
                        .m = UNSET,
                        .d = UNSET,
                        .hour = UNSET,
                        .minute = UNSET,
                        .second = UNSET,
                        .us = UNSET};
    long v[3];
    *out = (struct words_date){0};
    tokenize(&p, s);
    for (size_t i = 0; i < p.n && !p.failed; i++)
        i = read_token(&p, i);
    out->why = p.why;
    if (p.failed || p.why || !resolve(&p, how, v))
        return false;
    out->has_year = v[0] != UNSET;
    out->has_month = v[1] != UNSET;
    out->has_day = v[2] != UNSET;
    if (!p.n_ymd && p.hour == UNSET && !p.has_weekday)
        return false;
    out->moment = (struct civil_time){
        .year = (int)(v[0] == UNSET ? 1 : full_year(v[0], p.century)),
        .month = v[1] == UNSET ? 1 : (unsigned)v[1],
        .day = v[2] == UNSET ? 1 : (unsigned)v[2],
        .hour = or_zero(p.hour),
        .minute = or_zero(p.minute),
        .second = or_zero(p.second),
        .nanosecond = or_zero(p.us) * 1000};
    out->zone = p.has_offset ? ZONE_UTC + (int)p.offset : ZONE_NONE;
    return true;
}
