// SPDX-License-Identifier: MIT
// external_rules: a table of keys, each with its check.
#include "config/external_rules.h"

#include "base/vec.h"

enum { RATE_MAX = 20 }; /* requests a second, to hosts of others */

/* Seconds of a time: a number with s, m, h or d after it, as 90s or 1.5h.
   False when it is not a time, or above ten years. */
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

/* A time that may be 0, and one that may not. */
static void read_age(struct yaml_reader *r, const struct yaml *y, void *to)
{
    if (str_eq(y->text, S("0")))
        *(double *)to = 0;
    else if (!read_seconds(y->text, to))
        yaml_refuse(r, y, "a time, as 12h or 7d, is expected, or 0");
}

static void read_time(struct yaml_reader *r, const struct yaml *y, void *to)
{
    double seconds;
    if (read_seconds(y->text, &seconds) && seconds >= 1)
        *(double *)to = seconds;
    else
        yaml_refuse(r, y, "a time from 1s, as 20s or 10m, is expected");
}

static void read_rate(struct yaml_reader *r, const struct yaml *y, void *to)
{
    double rate;
    if (str_to_double(y->text, &rate) && rate >= 0.01 && rate <= 1000)
        *(double *)to = rate;
    else
        yaml_refuse(r, y, "requests a second, from 0.01 to 1000, are expected");
}

static void read_count(struct yaml_reader *r, const struct yaml *y, void *to)
{
    long n = 0;
    yaml_read_long(r, y, 1, 100, "a number from 1 to 100 is expected", &n);
    *(size_t *)to = (size_t)n;
}

static const char IGNORED[] = "addresses are expected; '*' stands for anything";

/* One pattern, or a list of them. */
static void read_ignore(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct strs *patterns = to;
    const struct yaml *e = y->kind == YAML_LIST ? y->first : y;
    for (; e; e = y->kind == YAML_LIST ? e->next : NULL) {
        if (e->kind == YAML_TEXT && e->text.n) {
            vec_push(r->a, patterns, e->text);
            continue;
        }
        yaml_refuse(r, e, IGNORED);
    }
}

#define KEY(name, read, member)                                               \
    YAML_KEY(struct external_rules, name, YAML_OF_TEXT, "a text is expected", \
             read, member)

static const struct yaml_key KEYS[] = {
    YAML_KEY(struct external_rules, "ignore", YAML_OF_TEXT | YAML_OF_LIST,
             IGNORED, read_ignore, ignore),
    KEY("age", read_age, age),
    KEY("timeout", read_time, timeout),
    KEY("time", read_time, time),
    KEY("rate", read_rate, rate),
    KEY("connections", read_count, connections),
    KEY("tries", read_count, tries),
    KEY("private", yaml_read_bool, private),
    KEY("anchors", yaml_read_bool, anchors),
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

void external_rules_read(struct yaml_reader *r, const struct yaml *y, void *to)
{
    const struct external_rules *rules = to;
    const struct yaml *rate = yaml_get(y, S("rate"));
    yaml_keys_read(r, y, &ALL, to);
    if (rate && !rules->private && rules->rate > RATE_MAX)
        yaml_refuse(r, rate,
                    "more than 20 requests a second are for machines of "
                    "your own only: private: true");
}
