// SPDX-License-Identifier: MIT
// duration: parses a number and a letter for the unit.
#include "config/duration.h"

static bool read_seconds(str text, double *seconds)
{
    static const struct {
        char unit;
        double seconds;
    } UNITS[] = {{'s', 1}, {'m', 60}, {'h', 3600}, {'d', 86400}};
    double n, most = 10 * 366 * 86400.0;
    if (!text.n || !str_to_double(str_slice(text, 0, text.n - 1), &n))
        return false;
    for (size_t i = 0; i < sizeof UNITS / sizeof *UNITS; i++)
        if (text.p[text.n - 1] == UNITS[i].unit) {
            *seconds = n * UNITS[i].seconds;
            return *seconds >= 0 && *seconds <= most;
        }
    return false;
}

bool duration_read(struct yaml_reader *r, const struct yaml *y, void *to)
{
    (void)r;
    *(double *)to = 0;
    return str_eq(y->text, S("0")) || read_seconds(y->text, to);
}

bool duration_read_time(struct yaml_reader *r, const struct yaml *y, void *to)
{
    (void)r;
    return read_seconds(y->text, to) && *(double *)to >= 1;
}
