// SPDX-License-Identifier: MIT
// date_label: compares the precision of a string with the precision of the
// labels, as pandas does.
#include "df/indexing/date_label.h"

#include "base/codes/df.h"
#include "frame/moment_read.h"

enum precision { YEAR, MONTH, DAY, HOUR, MINUTE, SECOND, FRACTION };

bool date_label_is(const struct column *x)
{
    return x->type == COLUMN_DATE && x->zone != ZONE_CIVIL;
}

bool date_label_ascends(const struct column *x)
{
    for (size_t i = 1; i < x->n; i++)
        if (x->i[i] < x->i[i - 1])
            return false;
    return true;
}

/* Returns the precision of a date: the smallest of its units whose value is not
   0, or DAY if its time is midnight. */
static enum precision precision_of(int64_t local)
{
    struct civil_time m = moment_split(local, ZONE_NONE);
    return m.nanosecond ? FRACTION
           : m.second   ? SECOND
           : m.minute   ? MINUTE
           : m.hour     ? HOUR
                        : DAY;
}

static enum precision precision_of_labels(const struct column *x)
{
    enum precision most = DAY;
    if (zone_is_period(x->zone))
        return x->zone == ZONE_YEAR                               ? YEAR
               : x->zone == ZONE_MONTH || x->zone == ZONE_QUARTER ? MONTH
                                                                  : DAY;
    for (size_t i = 0; i < x->n && most < FRACTION; i++) {
        enum precision one = x->i[i] == MOMENT_NAT
                                 ? DAY
                                 : precision_of(moment_local(x->i[i], x->zone));
        most = one > most ? one : most;
    }
    return most;
}

/* Returns the precision of a date in a string: the unit of the last part that
   the string contains, such as MONTH for "2024-01". */
static enum precision precision_of_text(str s, int64_t local)
{
    size_t digits = 0, colons = 0;
    bool words = false;
    for (size_t i = 0; i < s.n; i++) {
        digits += char_is_digit(s.p[i]);
        colons += s.p[i] == ':';
        words |= char_is_alpha(s.p[i]) && s.p[i] != 'T';
    }
    if (colons > 1)
        return precision_of(local) == FRACTION ? FRACTION : SECOND;
    if (colons == 1)
        return MINUTE;
    if (digits == 10 && !words)
        return HOUR;
    if (digits == 4)
        return words ? MONTH : YEAR;
    return !words && digits <= 6 ? MONTH : DAY;
}

/* Returns the last nanosecond of the span of precision p that begins at
   `low`. */
static int64_t end_of(int64_t low, enum precision p)
{
    static const int64_t SPANS[] = {[DAY] = MOMENT_DAY,
                                    [HOUR] = MOMENT_HOUR,
                                    [MINUTE] = MOMENT_MINUTE,
                                    [SECOND] = MOMENT_SECOND,
                                    [FRACTION] = 1};
    int64_t next = low;
    if (p > MONTH)
        return low + (SPANS[p] - 1);
    if (!moment_period_add(&next, p == YEAR ? ZONE_YEAR : ZONE_MONTH, 1))
        return INT64_MAX;
    return next - 1;
}

bool date_label_range(struct eval *ev, const struct df_expr *at,
                      const struct column *x, struct object key, int64_t *low,
                      int64_t *high, bool *part)
{
    str why;
    int zone;
    int64_t offset =
        zone_is_aware(x->zone) ? (x->zone - ZONE_UTC) * MOMENT_MINUTE : 0;
    *part = false;
    if (key.type == OBJECT_DATE && !object_is_nat(key)) {
        *low = *high = key.u.i;
        return zone_is_aware(key.zone) == zone_is_aware(x->zone) ||
               eval_fault(ev, DIAG_DF_TYPE, at,
                          "either both the date and the row labels must have a "
                          "time zone, or neither");
    }
    if (key.type != OBJECT_STR)
        return false;
    if (!moment_read(as_str(key), (struct moment_how){0}, low, &zone, &why)) {
        eval_fault(ev, DIAG_DF_VALUE, at, "'%.*s' is not a date",
                   STR_ARG(as_str(key)));
        diag_help(ev->d, "%s",
                  moment_is_relative(as_str(key))
                      ? MOMENT_RELATIVE_HELP
                      : "the row labels are dates; write a date such as "
                        "'2024-01-31', or part of one: '2024-01' or '2024'");
        return false;
    }
    enum precision p = precision_of_text(str_trim(as_str(key)), *low);
    *part = p < precision_of_labels(x);
    *high = *part || p < DAY ? end_of(*low, p) : *low;
    if (zone == ZONE_NONE) {
        *low -= offset;
        *high -= offset;
    }
    return true;
}
