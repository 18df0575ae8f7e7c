// SPDX-License-Identifier: MIT
// moment_form: see moment_form.h. Follows guess_datetime_format of pandas 2.2.
#include "frame/moment_form.h"

#include "base/calendar.h"

struct form {
    struct buf *b;
    str s;
    size_t i;         /* offset of the next character */
    bool year, month; /* whether the date has a year of four digits, and a month
                         in words */
    unsigned numbers; /* how many numbers of one or two digits are not part of
                         the time */
    bool time;        /* a time began */
    bool short_may;
};

static size_t digits_at(str s, size_t i)
{
    size_t n = 0;
    while (i + n < s.n && char_is_digit(s.p[i + n]))
        n++;
    return n;
}

static size_t letters_at(str s, size_t i)
{
    size_t n = 0;
    while (i + n < s.n && char_is_alpha(s.p[i + n]))
        n++;
    return n;
}

static bool has(const struct form *f, size_t i, char c)
{
    return i < f->s.n && f->s.p[i] == c;
}

static void take(struct form *f, size_t n, str form)
{
    buf_put(f->b, form);
    f->i += n;
}

static void put_digits(struct form *f)
{
    size_t n = digits_at(f->s, f->i), end = f->i + n;
    bool time = f->time || has(f, end, ':');
    f->time = time;
    if (time && n <= 2 && has(f, end, '.') && digits_at(f->s, end + 1)) {
        take(f, n + 1 + digits_at(f->s, end + 1), S("%S.%f"));
    } else if (n <= 2) {
        f->numbers += !time;
        take(f, n, time ? S("%H") : S("%d"));
    } else if (n == 4 && !f->year) {
        f->year = true;
        take(f, n, S("%Y"));
    } else if ((n == 8 || n == 10 || n == 12 || n == 14) && !f->year) {
        f->year = true;
        f->numbers = 2;
        buf_printf(f->b, "%%Y%zu", n);
        f->i = end;
    } else {
        buf_put(f->b, str_slice(f->s, f->i, end));
        f->i = end;
    }
}

/* Whether `word` is the first three letters of `name`, capitalized as in
   "Jan". */
static bool is_short(str word, str name)
{
    return word.n == 3 && str_starts(name, word);
}

static bool put_month(struct form *f, str word)
{
    for (unsigned m = 1; m <= 12; m++) {
        str name = calendar_month(m);
        bool may = str_eq(name, S("May")) && f->short_may;
        bool whole = str_eq(word, name) && !may;
        if (!whole && !is_short(word, name))
            continue;
        f->month = true;
        take(f, word.n, whole ? S("%B") : S("%b"));
        return true;
    }
    return false;
}

static bool put_weekday(struct form *f, str word)
{
    static const str DAYS[] = {S_INIT("Monday"),    S_INIT("Tuesday"),
                               S_INIT("Wednesday"), S_INIT("Thursday"),
                               S_INIT("Friday"),    S_INIT("Saturday"),
                               S_INIT("Sunday")};
    for (size_t i = 0; i < sizeof DAYS / sizeof *DAYS; i++) {
        if (!str_eq(word, DAYS[i]) && !is_short(word, DAYS[i]))
            continue;
        take(f, word.n, word.n == 3 ? S("%a") : S("%A"));
        return true;
    }
    return false;
}

static void put_word(struct form *f)
{
    static const str ZONES[] = {S_INIT("Z"), S_INIT("UTC"), S_INIT("GMT")};
    size_t n = letters_at(f->s, f->i);
    str word = str_slice(f->s, f->i, f->i + n);
    if (put_month(f, word) || put_weekday(f, word))
        return;
    if (str_eq(word, S("AM")) || str_eq(word, S("PM"))) {
        take(f, n, S("%p"));
    } else if (STR_AMONG(word, ZONES) && f->time) {
        take(f, n, S("%z"));
    } else {
        f->time |= str_eq(word, S("T")) && f->year;
        buf_put(f->b, word);
        f->i += n;
    }
}

/* Appends "%z" for an offset from UTC, such as "+02:00" or "-0530", after a
   time. Returns false if there is no such offset. */
static bool put_offset(struct form *f)
{
    size_t n = digits_at(f->s, f->i + 1);
    if (!f->time || !(has(f, f->i, '+') || has(f, f->i, '-')) || n < 2)
        return false;
    if (n == 2 && has(f, f->i + 3, ':'))
        n += 1 + digits_at(f->s, f->i + 4);
    take(f, n + 1, S("%z"));
    return true;
}

bool moment_form(struct buf *b, str text, bool short_may)
{
    struct form f = {.b = b, .s = text, .short_may = short_may};
    size_t from = b->n;
    while (f.i < f.s.n) {
        char c = f.s.p[f.i];
        if (char_is_digit(c))
            put_digits(&f);
        else if (char_is_alpha(c))
            put_word(&f);
        else if (!put_offset(&f)) {
            buf_putc(b, c);
            f.i++;
        }
    }
    str form = str_from(buf_str(b), from);
    return (f.year && f.numbers >= (f.month ? 1 : 2)) ||
           str_eq(form, S("%Y")) || str_eq(form, S("%Y-%d"));
}

bool moment_form_years_first(str text, unsigned *second, unsigned *third)
{
    unsigned v[3];
    size_t i = 0;
    for (size_t k = 0; k < 3; k++) {
        size_t n = digits_at(text, i);
        if (k ? n < 1 || n > 2 : n != 4)
            return false;
        v[k] = 0;
        for (size_t end = i + n; i < end; i++)
            v[k] = v[k] * 10 + (unsigned)(text.p[i] - '0');
        if (k < 2 && (i == text.n || char_is_alpha(text.p[i++])))
            return false;
    }
    *second = v[1];
    *third = v[2];
    return true;
}
