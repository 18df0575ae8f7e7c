// SPDX-License-Identifier: MIT
// external_rules: a table of keys, each with its check.
#include "config/external_rules.h"

enum { RATE_MAX = 20 }; /* maximum of `rate` for other people's hosts */

/* Parses a time into *seconds: a number followed by s, m, h or d, such as 90s
   or 1.5h. Returns false if `text` is malformed, negative or above ten
   years. */
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

/* read_age reads a time that may be 0; read_time reads a time of at least a
   second. */
static bool read_age(struct yaml_reader *r, const struct yaml *y, void *to)
{
    (void)r;
    *(double *)to = 0;
    return str_eq(y->text, S("0")) || read_seconds(y->text, to);
}

static bool read_time(struct yaml_reader *r, const struct yaml *y, void *to)
{
    (void)r;
    return read_seconds(y->text, to) && *(double *)to >= 1;
}

static bool read_rate(struct yaml_reader *r, const struct yaml *y, void *to)
{
    (void)r;
    return str_to_double(y->text, to) && *(double *)to >= 0.01 &&
           *(double *)to <= 1000;
}

#define KEY(name, expected, read, member) \
    YAML_KEY(struct external_rules, name, YAML_OF_TEXT, expected, read, member)
#define COUNT(name, member)                                              \
    YAML_NUMBER_KEY(struct external_rules, name, 1, 100,                 \
                    "it must be a number from 1 to 100", yaml_read_size, \
                    member)
#define TIME "it must be a duration of at least 1s, such as 20s or 10m"

static const struct yaml_key KEYS[] = {
    YAML_LIST_KEY(
        struct external_rules, "ignore", YAML_OF_TEXT | YAML_OF_LIST,
        "it must be a list of URLs, in which '*' matches any characters", NULL,
        ignore),
    KEY("age", "it must be a duration, such as 12h or 7d, or 0", read_age, age),
    KEY("timeout", TIME, read_time, timeout),
    KEY("time", TIME, read_time, time),
    KEY("rate", "it must be a number of requests per second, from 0.01 to 1000",
        read_rate, rate),
    COUNT("connections", connections),
    COUNT("tries", tries),
    YAML_BOOL_KEY(struct external_rules, "private", private),
    YAML_BOOL_KEY(struct external_rules, "anchors", anchors),
};
static const struct yaml_keys ALL = YAML_KEYS("keys of external", KEYS);

struct external_rules external_rules_default(void)
{
    return (struct external_rules){.age = 86400,
                                   .timeout = 20,
                                   .time = 900,
                                   .rate = 4,
                                   .connections = 16,
                                   .tries = 3};
}

bool external_rules_read(struct yaml_reader *r, const struct yaml *y, void *to)
{
    const struct external_rules *rules = to;
    const struct yaml *rate = yaml_get(y, S("rate"));
    yaml_keys_read(r, y, &ALL, to);
    if (rate && !rules->private && rules->rate > RATE_MAX)
        yaml_refuse(r, rate,
                    "more than 20 requests per second need 'private: true', "
                    "for your own machines");
    return true;
}
