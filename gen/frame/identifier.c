// SPDX-License-Identifier: MIT
// identifier: classifies a header by its words before the first '(', since
// brackets contain units or remarks.
#include "frame/identifier.h"

enum { DATE_DIGITS = 8, SECOND_DIGITS = 14, YEAR_DIGITS = 4 };
enum { YEAR_FROM = 1900, YEAR_TO = 2100 };

/* Words that make a header an identifier, in any position. */
static const str ANYWHERE[] = {
    S_INIT("date"), S_INIT("id"),   S_INIT("ids"),       S_INIT("pid"),
    S_INIT("uid"),  S_INIT("uuid"), S_INIT("timestamp"), S_INIT("year"),
};

/* Words that make a header an identifier if they are the last word: "Nightly
   build", but not "Build time". */
static const str LAST[] = {
    S_INIT("build"),   S_INIT("commit"), S_INIT("day"),      S_INIT("issue"),
    S_INIT("job"),     S_INIT("month"),  S_INIT("port"),     S_INIT("pr"),
    S_INIT("release"), S_INIT("rev"),    S_INIT("revision"), S_INIT("run"),
    S_INIT("seed"),    S_INIT("serial"), S_INIT("ticket"),   S_INIT("version"),
};

/* Words that make a header an identifier if they are the last word, but not the
   only one: "Build number". */
static const str SECOND[] = {S_INIT("no"), S_INIT("nr"), S_INIT("number")};

/* Words that make a header an amount: "Runs per day", "Total by year".
   Exception: "of" or "by" right after a first word from ANYWHERE, as "Date of
   release" is an identifier. */
static const str AMOUNT[] = {S_INIT("by"), S_INIT("of"), S_INIT("per")};

/* Removes the next word from *s and stores it in *word: a run of letters and
   digits. A capital after a small letter begins another word ("runId"). Returns
   false at the end. */
static bool cut_word(str *s, str *word)
{
    size_t i = 0, n = 0;
    while (i < s->n && !char_is_alnum(s->p[i]) && (unsigned char)s->p[i] < 0x80)
        i++;
    *s = str_from(*s, i);
    while (n < s->n &&
           (char_is_alnum(s->p[n]) || (unsigned char)s->p[n] >= 0x80) &&
           !(n && s->p[n] >= 'A' && s->p[n] <= 'Z' && s->p[n - 1] >= 'a' &&
             s->p[n - 1] <= 'z'))
        n++;
    *word = str_slice(*s, 0, n);
    *s = str_from(*s, n);
    return n > 0;
}

bool identifier_is_header(str header)
{
    size_t end = str_find_char(header, '(', 0), n = 0;
    str word, last = STR_NONE, rest = str_slice(header, 0, end);
    bool any = false;
    if (str_find_char(rest, '/', 0) != STR_NPOS)
        return false;
    for (; cut_word(&rest, &word); n++) {
        if (n && STR_AMONG_NOCASE(word, AMOUNT))
            return any && n == 1 && !str_eq_nocase(word, S("per"));
        any |= STR_AMONG_NOCASE(word, ANYWHERE);
        last = word;
    }
    return any || (last.n && (STR_AMONG_NOCASE(last, LAST) ||
                              (n > 1 && STR_AMONG_NOCASE(last, SECOND))));
}

static long part(str digits, size_t from, size_t n)
{
    long k = 0;
    return str_to_long(str_slice(digits, from, from + n), &k) ? k : -1;
}

bool identifier_is_digits(str digits)
{
    if (digits.n > 1 && digits.p[0] == '0')
        return true;
    long year = part(digits, 0, YEAR_DIGITS), month = part(digits, 4, 2);
    long day = part(digits, 6, 2);
    if (year < YEAR_FROM || year > YEAR_TO || digits.n == YEAR_DIGITS)
        return digits.n == YEAR_DIGITS && year >= YEAR_FROM && year <= YEAR_TO;
    return digits.n >= DATE_DIGITS && digits.n <= SECOND_DIGITS &&
           digits.n % 2 == 0 && month >= 1 && month <= 12 && day >= 1 &&
           day <= 31 && (digits.n < 10 || part(digits, 8, 2) < 24) &&
           (digits.n < 12 || part(digits, 10, 2) < 60) &&
           (digits.n < 14 || part(digits, 12, 2) <= 60);
}
