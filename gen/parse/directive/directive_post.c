// SPDX-License-Identifier: MIT
// directive_post: ablog's post, which says of a page when it was written, by
// whom and of what: the date is the page's, and nothing is shown.
#include "base/codes/directive.h"
#include "parse/directive/directive_family.h"

static const struct option_spec OPTIONS[] = {
    {S_INIT("tags"), OPTION_TEXT, NULL},
    {S_INIT("author"), OPTION_TEXT, NULL},
    {S_INIT("category"), OPTION_TEXT, NULL},
    {S_INIT("location"), OPTION_TEXT, NULL},
    {S_INIT("language"), OPTION_TEXT, NULL},
    {S_INIT("redirect"), OPTION_TEXT, NULL},
    {S_INIT("title"), OPTION_TEXT, NULL},
    {S_INIT("image"), OPTION_TEXT, NULL},
    {S_INIT("excerpt"), OPTION_TEXT, NULL},
    {S_INIT("exclude"), OPTION_FLAG, NULL},
    {S_INIT("nocomments"), OPTION_FLAG, NULL},
    {S_INIT("external_link"), OPTION_TEXT, NULL},
    {{0}, 0, NULL},
};

/* 1 to 12 by the first three letters of an English name, or 0. */
static long month_of(str word)
{
    static const char NAMES[] = "janfebmaraprmayjunjulaugsepoctnovdec";
    for (long i = 0; word.n >= 3 && i < 12; i++)
        if (str_eq_nocase(str_slice(word, 0, 3), (str){NAMES + i * 3, 3}))
            return i + 1;
    return 0;
}

/* A day of some month: years may be leap ones. */
static bool is_day(long year, long month, long day)
{
    static const int DAYS[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    bool leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    return year >= 1000 && year <= 9999 && month >= 1 && month <= 12 &&
           day >= 1 && day <= DAYS[month - 1] + (leap && month == 2);
}

/* "2025-05-31", "May 31, 2025", "31 May 2025"; false for other texts. */
static bool read_date(str text, long *year, long *month, long *day)
{
    long number[3] = {0}, n = 0, named = 0, at = 0, value;
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
        long month_here = iso ? 0 : month_of(word);
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
    return is_day(*year, *month, *day);
}

static void post(struct directive_call *c, struct node *parent)
{
    struct parse *p = c->p;
    long year, month, day;
    str text = str_trim(c->argument);
    if (!text.n)
        return;
    if (!read_date(text, &year, &month, &day)) {
        directive_fault(c, DIAG_DIRECTIVE_ARGUMENT, c->argument_at,
                        str_fmt(p->a, "'%.*s' is no date", STR_ARG(text)));
        diag_help(p->d, "expected a date as 2025-05-31 or May 31, 2025");
        directive_message(c, parent, MESSAGE_ERROR);
    } else if (!p->doc->front.date.p) {
        p->doc->front.date =
            str_fmt(p->a, "%04ld-%02ld-%02ld", year, month, day);
    }
}

const struct directive directive_post[] = {
    {S_INIT("post"), 0, 1, true, true, OPTIONS, post, 0},
    {{0}, 0, 0, false, false, NULL, NULL, 0},
};
