// SPDX-License-Identifier: MIT
// date_text: see date_text.h.
#include "parse/date_text.h"

#include <string.h>

#include "base/calendar.h"

/* time = [T ] digits ":" digits [ ":" digits [ "." digits ] ] zone?
   zone = " "? ( "Z" | [+-] digits ( ":"? digits )? ) */
static bool is_time(str s)
{
    str rest = str_slice(s, 1, s.n);
    size_t colons = 0, digits = 0;
    if (!s.n || (s.p[0] != 'T' && s.p[0] != ' '))
        return false;
    while (digits < rest.n && strchr("0123456789:", rest.p[digits]))
        colons += rest.p[digits++] == ':';
    if (colons < 1 || colons > 2 || digits < 4 || !char_is_digit(rest.p[0]))
        return false;
    if (colons == 2 && digits < rest.n && rest.p[digits] == '.')
        while (++digits < rest.n && char_is_digit(rest.p[digits]))
            ;
    str zone = str_trim(str_slice(rest, digits, rest.n));
    if (!zone.n || str_eq(zone, S("Z")))
        return true;
    str offset = str_slice(zone, 1, zone.n);
    for (size_t i = 0; i < offset.n; i++)
        if (!char_is_digit(offset.p[i]) && (i != 2 || offset.p[i] != ':'))
            return false;
    return (zone.p[0] == '+' || zone.p[0] == '-') && offset.n >= 2 &&
           offset.n <= 5;
}

bool date_text_read(str text, long *year, long *month, long *day)
{
    long number[3] = {0}, n = 0, named = 0, at = 0, value;
    enum { ISO_DATE = 10 };
    if (text.n > ISO_DATE && is_time(str_slice(text, ISO_DATE, text.n)) &&
        text.p[4] == '-')
        text = str_slice(text, 0, ISO_DATE);
    str rest = text, word;
    for (size_t i = 0; i < text.n; i++)
        if (text.p[i] == ' ')
            n++;
    bool iso = !n && str_count_char(text, '-') == 2;
    for (n = 0; n < 4;) {
        if (!(iso ? str_cut(&rest, '-', &word) : str_word(&rest, &word)))
            break;
        if (str_ends(word, S(",")))
            word = str_slice(word, 0, word.n - 1);
        long month_here = iso ? 0 : calendar_month_of(word);
        if (n == 3 || (month_here && named) ||
            (!month_here && !str_to_long(word, &value)))
            return false;
        if (month_here) {
            named = month_here;
            at = n;
        }
        number[n++] = month_here ? month_here : value;
    }
    if (n != 3 || (!iso && (!named || at > 1)))
        return false;
    *year = number[iso ? 0 : 2];
    *month = number[iso ? 1 : at];
    *day = number[iso ? 2 : 1 - at];
    return *year >= 1000 && *year <= 9999 && *month > 0 && *day > 0 &&
           *month <= 12 && *day <= 31 &&
           calendar_has((struct calendar_date){(int)*year, (unsigned)*month,
                                               (unsigned)*day});
}
