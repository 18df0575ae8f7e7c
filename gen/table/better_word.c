// SPDX-License-Identifier: MIT
// better_word: cuts a name into words, and looks each of them up, and each two
// that follow each other as one: "run time" is "runtime".
#include "table/better_word.h"

#include <stdlib.h>
#include <string.h>

#include "base/vec.h"
#include "frame/unit_word.h"

enum { WORD_MAX = 32 };

enum says {
    NEUTRAL,    /* goes with a time that is to be low */
    TIME,       /* "time": to be low where all other words are neutral */
    LOW_TIME,   /* "latency" */
    HIGH_TIME,  /* "uptime" */
    LOW_MONEY,  /* "cost" */
    HIGH_MONEY, /* "profit" */
    RATE,       /* "throughput" */
    BAD,        /* "errors" */
    ASKS        /* "improvement" */
};

struct word {
    const char *text;
    enum says says;
};

/* In the order of strcmp; without the s of a plural. */
static const struct word WORDS[] = {
    {"abort", BAD},
    {"access", NEUTRAL},
    {"active", ASKS},
    {"age", ASKS},
    {"alert", BAD},
    {"alloc", BAD},
    {"allocated", BAD},
    {"allocation", BAD},
    {"and", NEUTRAL},
    {"autonomy", ASKS},
    {"availability", HIGH_TIME},
    {"available", ASKS},
    {"average", NEUTRAL},
    {"avg", NEUTRAL},
    {"avoided", ASKS},
    {"backoff", BAD},
    {"backward", NEUTRAL},
    {"bandwidth", RATE},
    {"batch", NEUTRAL},
    {"battery", ASKS},
    {"batterylife", HIGH_TIME},
    {"benefit", ASKS},
    {"between", ASKS},
    {"bill", LOW_MONEY},
    {"blocked", LOW_TIME},
    {"boot", NEUTRAL},
    {"breach", BAD},
    {"budget", ASKS},
    {"bug", BAD},
    {"build", NEUTRAL},
    {"burn", BAD},
    {"charge", LOW_MONEY},
    {"checkpoint", NEUTRAL},
    {"churn", BAD},
    {"clock", NEUTRAL},
    {"cold", NEUTRAL},
    {"collision", BAD},
    {"commit", NEUTRAL},
    {"compilation", NEUTRAL},
    {"compile", NEUTRAL},
    {"complaint", BAD},
    {"completion", NEUTRAL},
    {"compute", NEUTRAL},
    {"conflict", BAD},
    {"consumed", BAD},
    {"consumption", BAD},
    {"convergence", NEUTRAL},
    {"copy", NEUTRAL},
    {"cost", LOW_MONEY},
    {"coverage", ASKS},
    {"cpu", NEUTRAL},
    {"crash", BAD},
    {"crashe", BAD},
    {"cycle", NEUTRAL},
    {"deadlock", BAD},
    {"debt", ASKS},
    {"decline", ASKS},
    {"decode", NEUTRAL},
    {"decoding", NEUTRAL},
    {"decrease", ASKS},
    {"defect", BAD},
    {"degradation", ASKS},
    {"delay", LOW_TIME},
    {"delete", NEUTRAL},
    {"delivery", NEUTRAL},
    {"delta", ASKS},
    {"deploy", NEUTRAL},
    {"diff", ASKS},
    {"difference", ASKS},
    {"discount", ASKS},
    {"dividend", ASKS},
    {"download", NEUTRAL},
    {"downtime", LOW_TIME},
    {"draw", NEUTRAL},
    {"drop", BAD},
    {"dropped", BAD},
    {"duration", LOW_TIME},
    {"earned", HIGH_MONEY},
    {"earning", HIGH_MONEY},
    {"ebitda", HIGH_MONEY},
    {"elapsed", LOW_TIME},
    {"emission", BAD},
    {"encode", NEUTRAL},
    {"endurance", ASKS},
    {"energy", TIME},
    {"energyconsumption", LOW_TIME},
    {"energyusage", LOW_TIME},
    {"energyuse", LOW_TIME},
    {"engagement", ASKS},
    {"epoch", NEUTRAL},
    {"error", BAD},
    {"eviction", BAD},
    {"exception", BAD},
    {"exec", NEUTRAL},
    {"execution", NEUTRAL},
    {"expenditure", LOW_MONEY},
    {"expense", LOW_MONEY},
    {"expiry", ASKS},
    {"failed", BAD},
    {"failure", BAD},
    {"fault", BAD},
    {"fee", LOW_MONEY},
    {"fetch", NEUTRAL},
    {"fine", ASKS},
    {"first", NEUTRAL},
    {"flight", ASKS},
    {"flush", NEUTRAL},
    {"forward", NEUTRAL},
    {"frame", NEUTRAL},
    {"from", NEUTRAL},
    {"full", NEUTRAL},
    {"gain", ASKS},
    {"gained", ASKS},
    {"gap", ASKS},
    {"gc", NEUTRAL},
    {"generation", NEUTRAL},
    {"goodput", RATE},
    {"gpu", NEUTRAL},
    {"growth", ASKS},
    {"headroom", ASKS},
    {"hold", ASKS},
    {"idle", ASKS},
    {"import", NEUTRAL},
    {"improvement", ASKS},
    {"in", NEUTRAL},
    {"incident", BAD},
    {"income", HIGH_MONEY},
    {"increase", ASKS},
    {"index", NEUTRAL},
    {"infer", NEUTRAL},
    {"inference", NEUTRAL},
    {"init", NEUTRAL},
    {"initialization", NEUTRAL},
    {"insert", NEUTRAL},
    {"install", NEUTRAL},
    {"interrupt", BAD},
    {"interruption", BAD},
    {"iteration", NEUTRAL},
    {"jitter", LOW_TIME},
    {"join", NEUTRAL},
    {"kernel", NEUTRAL},
    {"lag", LOW_TIME},
    {"latencie", LOW_TIME},
    {"latency", LOW_TIME},
    {"launch", NEUTRAL},
    {"layout", NEUTRAL},
    {"leak", BAD},
    {"left", ASKS},
    {"life", ASKS},
    {"lifecycle", NEUTRAL},
    {"lifespan", HIGH_TIME},
    {"lifetime", HIGH_TIME},
    {"limit", ASKS},
    {"link", NEUTRAL},
    {"linking", NEUTRAL},
    {"load", NEUTRAL},
    {"loading", NEUTRAL},
    {"longevity", HIGH_TIME},
    {"lookup", NEUTRAL},
    {"loss", BAD},
    {"losse", BAD},
    {"lost", BAD},
    {"margin", ASKS},
    {"max", NEUTRAL},
    {"maximum", NEUTRAL},
    {"mean", NEUTRAL},
    {"median", NEUTRAL},
    {"migration", NEUTRAL},
    {"min", NEUTRAL},
    {"miss", BAD},
    {"misse", BAD},
    {"missed", BAD},
    {"model", NEUTRAL},
    {"mtbf", HIGH_TIME},
    {"mtbr", HIGH_TIME},
    {"mttd", LOW_TIME},
    {"mttf", HIGH_TIME},
    {"mttr", LOW_TIME},
    {"next", NEUTRAL},
    {"of", NEUTRAL},
    {"optimizer", NEUTRAL},
    {"outage", BAD},
    {"overhead", LOW_TIME},
    {"page", NEUTRAL},
    {"paid", LOW_MONEY},
    {"paint", NEUTRAL},
    {"parse", NEUTRAL},
    {"pause", LOW_TIME},
    {"payback", LOW_TIME},
    {"penalty", ASKS},
    {"percentile", NEUTRAL},
    {"ping", LOW_TIME},
    {"playback", ASKS},
    {"prefill", NEUTRAL},
    {"preprocessing", NEUTRAL},
    {"price", LOW_MONEY},
    {"pricing", LOW_MONEY},
    {"processing", NEUTRAL},
    {"profit", HIGH_MONEY},
    {"profitability", HIGH_MONEY},
    {"query", NEUTRAL},
    {"queue", NEUTRAL},
    {"ratio", ASKS},
    {"read", NEUTRAL},
    {"real", NEUTRAL},
    {"reboot", BAD},
    {"recompute", NEUTRAL},
    {"recovery", NEUTRAL},
    {"reduced", ASKS},
    {"reduction", ASKS},
    {"regression", ASKS},
    {"rejected", BAD},
    {"rejection", BAD},
    {"relative", ASKS},
    {"remaining", ASKS},
    {"render", NEUTRAL},
    {"rent", LOW_MONEY},
    {"request", NEUTRAL},
    {"response", NEUTRAL},
    {"restart", BAD},
    {"restore", NEUTRAL},
    {"retention", ASKS},
    {"retrie", BAD},
    {"retry", BAD},
    {"revenue", HIGH_MONEY},
    {"rollback", BAD},
    {"round", NEUTRAL},
    {"roundtrip", LOW_TIME},
    {"rtt", LOW_TIME},
    {"run", NEUTRAL},
    {"running", NEUTRAL},
    {"runtime", LOW_TIME},
    {"sale", HIGH_MONEY},
    {"saved", ASKS},
    {"saving", ASKS},
    {"scan", NEUTRAL},
    {"search", NEUTRAL},
    {"seek", NEUTRAL},
    {"server", NEUTRAL},
    {"service", NEUTRAL},
    {"session", ASKS},
    {"setup", NEUTRAL},
    {"share", ASKS},
    {"simulation", NEUTRAL},
    {"sla", ASKS},
    {"sleep", ASKS},
    {"slippage", BAD},
    {"slo", ASKS},
    {"solve", NEUTRAL},
    {"solver", NEUTRAL},
    {"sort", NEUTRAL},
    {"span", ASKS},
    {"spend", LOW_MONEY},
    {"spending", LOW_MONEY},
    {"spent", BAD},
    {"stall", BAD},
    {"standby", ASKS},
    {"start", NEUTRAL},
    {"startup", NEUTRAL},
    {"stay", ASKS},
    {"std", ASKS},
    {"step", NEUTRAL},
    {"stuck", LOW_TIME},
    {"support", ASKS},
    {"survival", ASKS},
    {"switch", BAD},
    {"switche", BAD},
    {"sync", NEUTRAL},
    {"sys", NEUTRAL},
    {"system", NEUTRAL},
    {"target", ASKS},
    {"task", NEUTRAL},
    {"tbt", LOW_TIME},
    {"tenure", ASKS},
    {"test", NEUTRAL},
    {"the", NEUTRAL},
    {"throttling", BAD},
    {"throughput", RATE},
    {"time", TIME},
    {"timeout", BAD},
    {"timing", TIME},
    {"to", NEUTRAL},
    {"token", NEUTRAL},
    {"tokenization", NEUTRAL},
    {"total", NEUTRAL},
    {"tpot", LOW_TIME},
    {"train", NEUTRAL},
    {"training", NEUTRAL},
    {"transfer", NEUTRAL},
    {"trip", NEUTRAL},
    {"ttft", LOW_TIME},
    {"ttl", ASKS},
    {"turnaround", LOW_TIME},
    {"turnover", ASKS},
    {"update", NEUTRAL},
    {"upload", NEUTRAL},
    {"uptime", HIGH_TIME},
    {"usage", BAD},
    {"use", BAD},
    {"used", BAD},
    {"user", NEUTRAL},
    {"validity", ASKS},
    {"violation", BAD},
    {"visit", ASKS},
    {"vs", ASKS},
    {"wait", LOW_TIME},
    {"waiting", LOW_TIME},
    {"waittime", LOW_TIME},
    {"wall", NEUTRAL},
    {"wallclock", LOW_TIME},
    {"walltime", LOW_TIME},
    {"warm", NEUTRAL},
    {"warmup", NEUTRAL},
    {"warning", BAD},
    {"warranty", ASKS},
    {"waste", BAD},
    {"wasted", BAD},
    {"watch", ASKS},
    {"worst", NEUTRAL},
    {"write", NEUTRAL},
    {"yield", ASKS},
};

static int by_text(const void *x, const void *y)
{
    return strcmp(((const struct word *)x)->text,
                  ((const struct word *)y)->text);
}

/* A word in lower case, or two of them as one; NULL for one that is unknown. */
static const struct word *look_up(str x, str y)
{
    char text[WORD_MAX + 1];
    size_t n = 0;
    if (!x.n || x.n + y.n > WORD_MAX)
        return NULL;
    for (size_t i = 0; i < x.n; i++)
        text[n++] = char_lower(x.p[i]);
    for (size_t i = 0; i < y.n; i++)
        text[n++] = char_lower(y.p[i]);
    text[n] = '\0';
    struct word key = {.text = text};
    size_t count = sizeof WORDS / sizeof *WORDS;
    const struct word *w = bsearch(&key, WORDS, count, sizeof *WORDS, by_text);
    if (w || text[n - 1] != 's')
        return w;
    text[n - 1] = '\0';
    return bsearch(&key, WORDS, count, sizeof *WORDS, by_text);
}

/* ---- words ---- */

static bool is_capital(char c)
{
    return c >= 'A' && c <= 'Z';
}

static bool is_small(char c)
{
    return c >= 'a' && c <= 'z';
}

/* Whether another word begins within letters: "runTime", "GCPause". */
static bool begins(str s, size_t i)
{
    return is_capital(s.p[i]) &&
           (is_small(s.p[i - 1]) ||
            (is_capital(s.p[i - 1]) && i + 1 < s.n && is_small(s.p[i + 1]) &&
             !(s.p[i + 1] == 's' && i + 2 == s.n)));
}

static bool is_of_word(char c)
{
    return char_is_alnum(c) || c == '$' || c == '%' || (unsigned char)c >= 0x80;
}

static bool cut_word(str *s, str *word)
{
    size_t from = 0;
    while (from < s->n && !is_of_word(s->p[from]))
        from++;
    size_t to = from;
    while (to < s->n && is_of_word(s->p[to]) && (to == from || !begins(*s, to)))
        to++;
    *word = str_slice(*s, from, to);
    *s = str_from(*s, to);
    return word->n > 0;
}

static bool is_one_of(str word, const str *words, size_t n)
{
    size_t i = 0;
    while (i < n && !str_eq_nocase(word, words[i]))
        i++;
    return i < n;
}

/* Behind these a name only says of what, or when. */
static bool ends_head(str word)
{
    static const str ENDS[] = {S_INIT("per"), S_INIT("at"),   S_INIT("for"),
                               S_INIT("by"),  S_INIT("with"), S_INIT("under"),
                               S_INIT("on"),  S_INIT("after")};
    return is_one_of(word, ENDS, sizeof ENDS / sizeof *ENDS);
}

/* P99, p50 */
static bool is_percentile(str word)
{
    size_t i = 1;
    while (i < word.n && char_is_digit(word.p[i]))
        i++;
    return i > 1 && i == word.n && char_lower(word.p[0]) == 'p';
}

/* A unit, or a number: 1M. */
static bool is_unit(str word)
{
    struct unit_word unit;
    bool plural;
    return char_is_digit(word.p[0]) || str_eq_nocase(word, S("per")) ||
           unit_word_find(word, &unit, &plural);
}

/* A name on its way. */
struct name_read {
    struct better_words says;
    bool time;    /* "time", */
    bool unknown; /* beside a word that may make another of it */
};

static void take(struct name_read *r, enum says says)
{
    struct better_words *w = &r->says;
    r->time |= says == TIME;
    w->low_time |= says == LOW_TIME;
    w->high_time |= says == HIGH_TIME;
    w->low_money |= says == LOW_MONEY;
    w->high_money |= says == HIGH_MONEY;
    w->rate |= says == RATE;
    w->bad |= says == BAD;
    w->asks |= says == ASKS;
    r->unknown |= says == BAD || says == ASKS || says == HIGH_TIME;
}

static bool says_end(const struct better_words *w)
{
    return w->low_time || w->high_time || w->low_money || w->high_money ||
           w->rate;
}

struct better_words better_words_of(struct arena *a, str name)
{
    struct strs words = {0};
    struct name_read r = {.says.bare = true}, head = {0};
    bool in_head = true;
    for (str word; cut_word(&name, &word);)
        vec_push(a, &words, word);
    for (size_t i = 0, n; i < words.n; i += n) {
        str word = words.v[i], next = i + 1 < words.n ? words.v[i + 1] : S("");
        const struct word *both = next.n ? look_up(word, next) : NULL;
        const struct word *one = both ? both : look_up(word, S(""));
        n = both ? 2 : 1;
        if (in_head && ends_head(word)) {
            in_head = false;
            head = r;
        }
        bool unit = !both && is_unit(word);
        r.says.bare &= unit;
        if (one)
            take(&r, one->says);
        else if (is_percentile(word))
            r.says.low_time = true;
        else if (!unit && in_head)
            r.unknown = true;
    }
    head = in_head ? r : head;
    if (head.time && !head.unknown)
        head.says.low_time = true;
    struct better_words w = says_end(&head.says) ? head.says : r.says;
    w.bad = r.says.bad;
    w.asks = r.says.asks;
    w.bare = r.says.bare;
    return w;
}
