// SPDX-License-Identifier: MIT
// frequency: pandas' frequencies, such as '15min', 'W' and 'MS'.
#pragma once

#include "df/runtime/call.h"

enum frequency_kind {
    FREQUENCY_TICK,     /* of fixed length: days and shorter units */
    FREQUENCY_BUSINESS, /* days from Monday to Friday */
    FREQUENCY_WEEK,
    FREQUENCY_MONTH,
    FREQUENCY_QUARTER,
    FREQUENCY_YEAR
};

struct frequency {
    enum frequency_kind kind;
    bool begins; /* MONTH, QUARTER, YEAR: the date of a period is its first day;
                    if false, its last day */
    bool business;    /* MONTH, QUARTER, YEAR: first and last days are days from
                         Monday to Friday */
    int64_t n;        /* the number before the name: 15 for '15min' */
    int64_t ns;       /* TICK: nanoseconds of one step, which is n units long */
    unsigned weekday; /* WEEK: day of the week, 0 for Monday */
    bool dates;       /* 'ME', 'QE', 'YE': frequencies of dates, not of
                         periods */
};

/* Reads argument p, a frequency, Timedelta or offset (df/runtime/offset.h).
   Reports any other value and returns false. */
bool frequency_read(struct call *c, enum param p, struct frequency *f);

/* Parses the name of a frequency. Returns false, without a report, if the name
   is unknown. */
bool frequency_parse(str text, struct frequency *f);

/* Reads argument p, a frequency of fixed length or a Timedelta, for rounding
   and windows. Reports any other value and returns false. */
bool frequency_read_span(struct call *c, enum param p, int64_t *ns);

/* Returns the enum zone of periods as long as the frequency, or ZONE_NONE if
   such periods are not supported. */
int frequency_zone(const struct frequency *f);

/* Reads argument p, the frequency of periods, as their enum zone. Reports any
   other value and returns false. */
bool frequency_read_period(struct call *c, enum param p, int *zone);

/* Returns the last date of the frequency that is not after ns, with the time of
   day of ns. For a TICK, returns ns itself. If the last such date is out of
   range, returns the first date in range. */
int64_t frequency_back(const struct frequency *f, int64_t ns);

/* Adds n steps of the frequency to a date that frequency_back returned. False
   if the result is out of range. */
bool frequency_add(const struct frequency *f, int64_t n, int64_t *ns);

/* Reports that frequency_add failed. Returns false. */
bool frequency_beyond(struct eval *ev, const struct df_expr *at);

/* Reads argument p, a time zone: None, 'UTC' or 'UTC+02:00'. Reports any other
   value and returns false. */
bool frequency_read_zone(struct call *c, enum param p, int *zone);
