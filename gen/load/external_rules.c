// SPDX-License-Identifier: MIT
// external_rules: a table of keys, each with its check.
#include "load/external_rules.h"

#include "base/codes/config.h"
#include "base/vec.h"

enum { RATE_MAX = 20 }; /* requests a second, to hosts of others */

struct reading {
    struct arena *a;
    struct diags *d;
    struct external_rules *out;
    bool ok;
};

/* A key: `read` stores what the entry says in *to. */
struct key {
    str name;
    void (*read)(struct reading *r, const struct yaml *y, void *to);
    size_t offset; /* of *to in struct external_rules */
};

static void refuse(struct reading *r, const struct yaml *y, const char *why)
{
    yaml_refuse(r->d, y, why);
    r->ok = false;
}

bool external_rules_time(str text, double *seconds)
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
static void read_age(struct reading *r, const struct yaml *y, void *to)
{
    if (str_eq(y->text, S("0")))
        *(double *)to = 0;
    else if (!external_rules_time(y->text, to))
        refuse(r, y, "a time, as 12h or 7d, is expected, or 0");
}

static void read_time(struct reading *r, const struct yaml *y, void *to)
{
    double seconds;
    if (external_rules_time(y->text, &seconds) && seconds >= 1)
        *(double *)to = seconds;
    else
        refuse(r, y, "a time from 1s, as 20s or 10m, is expected");
}

static void read_rate(struct reading *r, const struct yaml *y, void *to)
{
    double rate;
    if (str_to_double(y->text, &rate) && rate >= 0.01 && rate <= 1000)
        *(double *)to = rate;
    else
        refuse(r, y, "requests a second, from 0.01 to 1000, are expected");
}

static void read_count(struct reading *r, const struct yaml *y, void *to)
{
    long n;
    if (str_to_long(y->text, &n) && n >= 1 && n <= 100)
        *(size_t *)to = (size_t)n;
    else
        refuse(r, y, "a number from 1 to 100 is expected");
}

static void read_bool(struct reading *r, const struct yaml *y, void *to)
{
    *(bool *)to = str_eq_nocase(y->text, S("true"));
    if (!*(bool *)to && !str_eq_nocase(y->text, S("false")))
        refuse(r, y, "true or false is expected");
}

/* One pattern, or a list of them. */
static void read_ignore(struct reading *r, const struct yaml *y, void *to)
{
    struct strs *patterns = to;
    const struct yaml *e = y->kind == YAML_LIST ? y->first : y;
    for (; e; e = y->kind == YAML_LIST ? e->next : NULL) {
        if (e->kind == YAML_TEXT && e->text.n) {
            vec_push(r->a, patterns, e->text);
            continue;
        }
        struct yaml at = *e;
        at.key = y->key;
        at.key_at = y->key_at;
        refuse(r, &at, "addresses are expected; '*' stands for anything");
    }
}

#define KEY(name, read, member)                                     \
    {                                                               \
        S_INIT(name), read, offsetof(struct external_rules, member) \
    }

static const struct key KEYS[] = {
    KEY("ignore", read_ignore, ignore),
    KEY("age", read_age, age),
    KEY("timeout", read_time, timeout),
    KEY("time", read_time, time),
    KEY("rate", read_rate, rate),
    KEY("connections", read_count, connections),
    KEY("tries", read_count, tries),
    KEY("private", read_bool, private),
    KEY("anchors", read_bool, anchors),
};

enum { N_KEYS = sizeof KEYS / sizeof *KEYS };

struct external_rules external_rules_default(void)
{
    return (struct external_rules){.age = 86400,
                                   .timeout = 20,
                                   .time = 900,
                                   .rate = 4,
                                   .connections = 16,
                                   .tries = 3};
}

static void read_key(struct reading *r, const struct yaml *y)
{
    str names[N_KEYS];
    for (size_t i = 0; i < N_KEYS; i++) {
        names[i] = KEYS[i].name;
        if (!str_eq(names[i], y->key))
            continue;
        if (y->kind == YAML_TEXT || i == 0)
            KEYS[i].read(r, y, (char *)r->out + KEYS[i].offset);
        else
            refuse(r, y, "a text is expected");
        return;
    }
    diag_at(r->d, DIAG_CONFIG_KEY, y->key_at, y->key);
    diag_help_nearest(r->d, "keys of external", y->key, names, N_KEYS);
    r->ok = false;
}

bool external_rules_read(struct arena *a, struct diags *d, const struct yaml *y,
                         struct external_rules *out)
{
    struct reading r = {.a = a, .d = d, .out = out, .ok = true};
    if (y->kind == YAML_NULL)
        return true;
    if (y->kind != YAML_MAP) {
        refuse(&r, y, "a map of keys, as ignore and age, is expected");
        return false;
    }
    for (const struct yaml *e = y->first; e; e = e->next)
        read_key(&r, e);
    const struct yaml *rate = yaml_get(y, S("rate"));
    if (rate && !out->private && out->rate > RATE_MAX)
        refuse(&r, rate,
               "more than 20 requests a second are for machines of "
               "your own only: private: true");
    return r.ok;
}
