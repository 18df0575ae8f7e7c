// SPDX-License-Identifier: MIT
// month_names: the names of months and days in English, and the lengths of
// months, as Python's module calendar has them.
#include <math.h>

#include "base/calendar.h"
#include "base/codes/df.h"
#include "base/vec.h"
#include "df/runtime/call.h"

/* Returns a name, or its first three letters for an operation such as
   month_abbr. */
static struct object name_for(const struct call *c, str name)
{
    bool few = str_ends(c->operation->name, S("_abbr"));
    return object_str(few ? str_slice(name, 0, 3) : name);
}

/* Evaluates month_name and month_abbr, whose element 0 is empty. */
static bool months(struct call *c, struct object *out)
{
    struct list *l = NEW(c->ev->scratch, struct list);
    vec_push(c->ev->scratch, l, object_str(S("")));
    for (unsigned i = 1; i <= 12; i++)
        vec_push(c->ev->scratch, l, name_for(c, calendar_month(i)));
    *out = object_list(l);
    return true;
}

/* Evaluates day_name and day_abbr. */
static bool days(struct call *c, struct object *out)
{
    static const str DAYS[] = {S_INIT("Monday"),    S_INIT("Tuesday"),
                               S_INIT("Wednesday"), S_INIT("Thursday"),
                               S_INIT("Friday"),    S_INIT("Saturday"),
                               S_INIT("Sunday")};
    struct list *l = NEW(c->ev->scratch, struct list);
    for (size_t i = 0; i < sizeof DAYS / sizeof *DAYS; i++)
        vec_push(c->ev->scratch, l, name_for(c, DAYS[i]));
    *out = object_list(l);
    return true;
}

static bool read_year(struct call *c, int *year)
{
    int64_t i = 0;
    if (!call_int(c, PARAM_year, &i))
        return false;
    *year = (int)i;
    return (i >= 1 && i <= 9999) ||
           call_wrong(c, PARAM_year, "a year from 1 to 9999");
}

static bool is_leap(int year)
{
    return calendar_has((struct calendar_date){year, 2, 29});
}

static bool isleap(struct call *c, struct object *out)
{
    int year;
    if (!read_year(c, &year))
        return false;
    *out = object_bool(is_leap(year));
    return true;
}

static bool monthrange(struct call *c, struct object *out)
{
    struct list *l = NEW(c->ev->scratch, struct list);
    struct calendar_date date = {.day = 1};
    int64_t month = 0;
    if (!read_year(c, &date.year) || !call_int(c, PARAM_month, &month))
        return false;
    if (month < 1 || month > 12)
        return call_wrong(c, PARAM_month, "a month from 1 to 12");
    date.month = (unsigned)month;
    double weekday = fmod(calendar_day(date) + 3, 7); /* day 0: a Thursday */
    date.day = 31;
    while (!calendar_has(date))
        date.day--;
    l->tuple = true;
    vec_push(c->ev->scratch, l,
             object_int((int64_t)(weekday < 0 ? weekday + 7 : weekday)));
    vec_push(c->ev->scratch, l, object_int(date.day));
    *out = object_list(l);
    return true;
}

/* ---- operations ---- */

const struct operation CALENDAR_OPERATIONS[] = {
    {S_INIT("calendar.day_abbr"), ON_LIBRARY, days, PROPERTY, 0, 0,
     "the short names of the days: Mon, Tue"},
    {S_INIT("calendar.day_name"), ON_LIBRARY, days, PROPERTY, 0, 0,
     "the names of the days, from Monday on"},
    {S_INIT("calendar.isleap"), ON_LIBRARY, isleap, PARAMS(NEEDS(year)), 0, 1,
     "whether a year is a leap year"},
    {S_INIT("calendar.month_abbr"), ON_LIBRARY, months, PROPERTY, 0, 0,
     "the short names of the months, from position 1 on"},
    {S_INIT("calendar.month_name"), ON_LIBRARY, months, PROPERTY, 0, 0,
     "the names of the months, from position 1 on"},
    {S_INIT("calendar.monthrange"), ON_LIBRARY, monthrange,
     PARAMS(NEEDS(year), NEEDS(month)), 0, 1,
     "the weekday of a month's first day, and the number of its days"},
    {.name = {0}},
};
