// SPDX-License-Identifier: MIT
// external_rules: a table of keys, each with its check.
#include "config/external_rules.h"

#include "config/duration.h"

enum { RATE_MAX = 20 }; /* maximum of `rate` for other people's hosts */

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
    YAML_LIST_KEY(struct external_rules, "ignore", YAML_OF_TEXT | YAML_OF_LIST,
                  "it must be a list of URLs; '*' matches any characters", NULL,
                  ignore),
    KEY("age", "it must be a duration, such as 12h or 7d, or 0", duration_read,
        age),
    KEY("timeout", TIME, duration_read_time, timeout),
    KEY("time", TIME, duration_read_time, time),
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
                    "a rate above 20 requests per second is only for your own "
                    "machines, and needs 'private: true'");
    return true;
}
