// SPDX-License-Identifier: MIT
// better_word: cuts a name into words, and looks each of them up, and each two
// that follow each other as one: "run time" is "runtime".
#include "table/better_word.h"

#include "base/recent.h"
#include "base/vec.h"
#include "base/word_table.h"
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
    str text;
    enum says says;
};

/* Sorted by str_cmp; without the s of a plural. */
static const struct word WORDS[] = {
    {S_INIT("abort"), BAD},
    {S_INIT("access"), NEUTRAL},
    {S_INIT("active"), ASKS},
    {S_INIT("age"), ASKS},
    {S_INIT("alert"), BAD},
    {S_INIT("alloc"), BAD},
    {S_INIT("allocated"), BAD},
    {S_INIT("allocation"), BAD},
    {S_INIT("and"), NEUTRAL},
    {S_INIT("autonomy"), ASKS},
    {S_INIT("availability"), HIGH_TIME},
    {S_INIT("available"), ASKS},
    {S_INIT("average"), NEUTRAL},
    {S_INIT("avg"), NEUTRAL},
    {S_INIT("avoided"), ASKS},
    {S_INIT("backoff"), BAD},
    {S_INIT("backward"), NEUTRAL},
    {S_INIT("bandwidth"), RATE},
    {S_INIT("batch"), NEUTRAL},
    {S_INIT("battery"), ASKS},
    {S_INIT("batterylife"), HIGH_TIME},
    {S_INIT("benefit"), ASKS},
    {S_INIT("between"), ASKS},
    {S_INIT("bill"), LOW_MONEY},
    {S_INIT("blocked"), LOW_TIME},
    {S_INIT("boot"), NEUTRAL},
    {S_INIT("breach"), BAD},
    {S_INIT("budget"), ASKS},
    {S_INIT("bug"), BAD},
    {S_INIT("build"), NEUTRAL},
    {S_INIT("burn"), BAD},
    {S_INIT("charge"), LOW_MONEY},
    {S_INIT("checkpoint"), NEUTRAL},
    {S_INIT("churn"), BAD},
    {S_INIT("clock"), NEUTRAL},
    {S_INIT("cold"), NEUTRAL},
    {S_INIT("collision"), BAD},
    {S_INIT("commit"), NEUTRAL},
    {S_INIT("compilation"), NEUTRAL},
    {S_INIT("compile"), NEUTRAL},
    {S_INIT("complaint"), BAD},
    {S_INIT("completion"), NEUTRAL},
    {S_INIT("compute"), NEUTRAL},
    {S_INIT("conflict"), BAD},
    {S_INIT("consumed"), BAD},
    {S_INIT("consumption"), BAD},
    {S_INIT("convergence"), NEUTRAL},
    {S_INIT("copy"), NEUTRAL},
    {S_INIT("cost"), LOW_MONEY},
    {S_INIT("coverage"), ASKS},
    {S_INIT("cpu"), NEUTRAL},
    {S_INIT("crash"), BAD},
    {S_INIT("crashe"), BAD},
    {S_INIT("cycle"), NEUTRAL},
    {S_INIT("deadlock"), BAD},
    {S_INIT("debt"), ASKS},
    {S_INIT("decline"), ASKS},
    {S_INIT("decode"), NEUTRAL},
    {S_INIT("decoding"), NEUTRAL},
    {S_INIT("decrease"), ASKS},
    {S_INIT("defect"), BAD},
    {S_INIT("degradation"), ASKS},
    {S_INIT("delay"), LOW_TIME},
    {S_INIT("delete"), NEUTRAL},
    {S_INIT("delivery"), NEUTRAL},
    {S_INIT("delta"), ASKS},
    {S_INIT("deploy"), NEUTRAL},
    {S_INIT("diff"), ASKS},
    {S_INIT("difference"), ASKS},
    {S_INIT("discount"), ASKS},
    {S_INIT("dividend"), ASKS},
    {S_INIT("download"), NEUTRAL},
    {S_INIT("downtime"), LOW_TIME},
    {S_INIT("draw"), NEUTRAL},
    {S_INIT("drop"), BAD},
    {S_INIT("dropped"), BAD},
    {S_INIT("duration"), LOW_TIME},
    {S_INIT("earned"), HIGH_MONEY},
    {S_INIT("earning"), HIGH_MONEY},
    {S_INIT("ebitda"), HIGH_MONEY},
    {S_INIT("elapsed"), LOW_TIME},
    {S_INIT("emission"), BAD},
    {S_INIT("encode"), NEUTRAL},
    {S_INIT("endurance"), ASKS},
    {S_INIT("energy"), TIME},
    {S_INIT("energyconsumption"), LOW_TIME},
    {S_INIT("energyusage"), LOW_TIME},
    {S_INIT("energyuse"), LOW_TIME},
    {S_INIT("engagement"), ASKS},
    {S_INIT("epoch"), NEUTRAL},
    {S_INIT("error"), BAD},
    {S_INIT("eviction"), BAD},
    {S_INIT("exception"), BAD},
    {S_INIT("exec"), NEUTRAL},
    {S_INIT("execution"), NEUTRAL},
    {S_INIT("expenditure"), LOW_MONEY},
    {S_INIT("expense"), LOW_MONEY},
    {S_INIT("expiry"), ASKS},
    {S_INIT("failed"), BAD},
    {S_INIT("failure"), BAD},
    {S_INIT("fault"), BAD},
    {S_INIT("fee"), LOW_MONEY},
    {S_INIT("fetch"), NEUTRAL},
    {S_INIT("fine"), ASKS},
    {S_INIT("first"), NEUTRAL},
    {S_INIT("flight"), ASKS},
    {S_INIT("flush"), NEUTRAL},
    {S_INIT("forward"), NEUTRAL},
    {S_INIT("frame"), NEUTRAL},
    {S_INIT("from"), NEUTRAL},
    {S_INIT("full"), NEUTRAL},
    {S_INIT("gain"), ASKS},
    {S_INIT("gained"), ASKS},
    {S_INIT("gap"), ASKS},
    {S_INIT("gc"), NEUTRAL},
    {S_INIT("generation"), NEUTRAL},
    {S_INIT("goodput"), RATE},
    {S_INIT("gpu"), NEUTRAL},
    {S_INIT("growth"), ASKS},
    {S_INIT("headroom"), ASKS},
    {S_INIT("hold"), ASKS},
    {S_INIT("idle"), ASKS},
    {S_INIT("import"), NEUTRAL},
    {S_INIT("improvement"), ASKS},
    {S_INIT("in"), NEUTRAL},
    {S_INIT("incident"), BAD},
    {S_INIT("income"), HIGH_MONEY},
    {S_INIT("increase"), ASKS},
    {S_INIT("index"), NEUTRAL},
    {S_INIT("infer"), NEUTRAL},
    {S_INIT("inference"), NEUTRAL},
    {S_INIT("init"), NEUTRAL},
    {S_INIT("initialization"), NEUTRAL},
    {S_INIT("insert"), NEUTRAL},
    {S_INIT("install"), NEUTRAL},
    {S_INIT("interrupt"), BAD},
    {S_INIT("interruption"), BAD},
    {S_INIT("iteration"), NEUTRAL},
    {S_INIT("jitter"), LOW_TIME},
    {S_INIT("join"), NEUTRAL},
    {S_INIT("kernel"), NEUTRAL},
    {S_INIT("lag"), LOW_TIME},
    {S_INIT("latencie"), LOW_TIME},
    {S_INIT("latency"), LOW_TIME},
    {S_INIT("launch"), NEUTRAL},
    {S_INIT("layout"), NEUTRAL},
    {S_INIT("leak"), BAD},
    {S_INIT("left"), ASKS},
    {S_INIT("life"), ASKS},
    {S_INIT("lifecycle"), NEUTRAL},
    {S_INIT("lifespan"), HIGH_TIME},
    {S_INIT("lifetime"), HIGH_TIME},
    {S_INIT("limit"), ASKS},
    {S_INIT("link"), NEUTRAL},
    {S_INIT("linking"), NEUTRAL},
    {S_INIT("load"), NEUTRAL},
    {S_INIT("loading"), NEUTRAL},
    {S_INIT("longevity"), HIGH_TIME},
    {S_INIT("lookup"), NEUTRAL},
    {S_INIT("loss"), BAD},
    {S_INIT("losse"), BAD},
    {S_INIT("lost"), BAD},
    {S_INIT("margin"), ASKS},
    {S_INIT("max"), NEUTRAL},
    {S_INIT("maximum"), NEUTRAL},
    {S_INIT("mean"), NEUTRAL},
    {S_INIT("median"), NEUTRAL},
    {S_INIT("migration"), NEUTRAL},
    {S_INIT("min"), NEUTRAL},
    {S_INIT("miss"), BAD},
    {S_INIT("misse"), BAD},
    {S_INIT("missed"), BAD},
    {S_INIT("model"), NEUTRAL},
    {S_INIT("mtbf"), HIGH_TIME},
    {S_INIT("mtbr"), HIGH_TIME},
    {S_INIT("mttd"), LOW_TIME},
    {S_INIT("mttf"), HIGH_TIME},
    {S_INIT("mttr"), LOW_TIME},
    {S_INIT("next"), NEUTRAL},
    {S_INIT("of"), NEUTRAL},
    {S_INIT("optimizer"), NEUTRAL},
    {S_INIT("outage"), BAD},
    {S_INIT("overhead"), LOW_TIME},
    {S_INIT("page"), NEUTRAL},
    {S_INIT("paid"), LOW_MONEY},
    {S_INIT("paint"), NEUTRAL},
    {S_INIT("parse"), NEUTRAL},
    {S_INIT("pause"), LOW_TIME},
    {S_INIT("payback"), LOW_TIME},
    {S_INIT("penalty"), ASKS},
    {S_INIT("percentile"), NEUTRAL},
    {S_INIT("ping"), LOW_TIME},
    {S_INIT("playback"), ASKS},
    {S_INIT("prefill"), NEUTRAL},
    {S_INIT("preprocessing"), NEUTRAL},
    {S_INIT("price"), LOW_MONEY},
    {S_INIT("pricing"), LOW_MONEY},
    {S_INIT("processing"), NEUTRAL},
    {S_INIT("profit"), HIGH_MONEY},
    {S_INIT("profitability"), HIGH_MONEY},
    {S_INIT("query"), NEUTRAL},
    {S_INIT("queue"), NEUTRAL},
    {S_INIT("ratio"), ASKS},
    {S_INIT("read"), NEUTRAL},
    {S_INIT("real"), NEUTRAL},
    {S_INIT("reboot"), BAD},
    {S_INIT("recompute"), NEUTRAL},
    {S_INIT("recovery"), NEUTRAL},
    {S_INIT("reduced"), ASKS},
    {S_INIT("reduction"), ASKS},
    {S_INIT("regression"), ASKS},
    {S_INIT("rejected"), BAD},
    {S_INIT("rejection"), BAD},
    {S_INIT("relative"), ASKS},
    {S_INIT("remaining"), ASKS},
    {S_INIT("render"), NEUTRAL},
    {S_INIT("rent"), LOW_MONEY},
    {S_INIT("request"), NEUTRAL},
    {S_INIT("response"), NEUTRAL},
    {S_INIT("restart"), BAD},
    {S_INIT("restore"), NEUTRAL},
    {S_INIT("retention"), ASKS},
    {S_INIT("retrie"), BAD},
    {S_INIT("retry"), BAD},
    {S_INIT("revenue"), HIGH_MONEY},
    {S_INIT("rollback"), BAD},
    {S_INIT("round"), NEUTRAL},
    {S_INIT("roundtrip"), LOW_TIME},
    {S_INIT("rtt"), LOW_TIME},
    {S_INIT("run"), NEUTRAL},
    {S_INIT("running"), NEUTRAL},
    {S_INIT("runtime"), LOW_TIME},
    {S_INIT("sale"), HIGH_MONEY},
    {S_INIT("saved"), ASKS},
    {S_INIT("saving"), ASKS},
    {S_INIT("scan"), NEUTRAL},
    {S_INIT("search"), NEUTRAL},
    {S_INIT("seek"), NEUTRAL},
    {S_INIT("server"), NEUTRAL},
    {S_INIT("service"), NEUTRAL},
    {S_INIT("session"), ASKS},
    {S_INIT("setup"), NEUTRAL},
    {S_INIT("share"), ASKS},
    {S_INIT("simulation"), NEUTRAL},
    {S_INIT("sla"), ASKS},
    {S_INIT("sleep"), ASKS},
    {S_INIT("slippage"), BAD},
    {S_INIT("slo"), ASKS},
    {S_INIT("solve"), NEUTRAL},
    {S_INIT("solver"), NEUTRAL},
    {S_INIT("sort"), NEUTRAL},
    {S_INIT("span"), ASKS},
    {S_INIT("spend"), LOW_MONEY},
    {S_INIT("spending"), LOW_MONEY},
    {S_INIT("spent"), BAD},
    {S_INIT("stall"), BAD},
    {S_INIT("standby"), ASKS},
    {S_INIT("start"), NEUTRAL},
    {S_INIT("startup"), NEUTRAL},
    {S_INIT("stay"), ASKS},
    {S_INIT("std"), ASKS},
    {S_INIT("step"), NEUTRAL},
    {S_INIT("stuck"), LOW_TIME},
    {S_INIT("support"), ASKS},
    {S_INIT("survival"), ASKS},
    {S_INIT("switch"), BAD},
    {S_INIT("switche"), BAD},
    {S_INIT("sync"), NEUTRAL},
    {S_INIT("sys"), NEUTRAL},
    {S_INIT("system"), NEUTRAL},
    {S_INIT("target"), ASKS},
    {S_INIT("task"), NEUTRAL},
    {S_INIT("tbt"), LOW_TIME},
    {S_INIT("tenure"), ASKS},
    {S_INIT("test"), NEUTRAL},
    {S_INIT("the"), NEUTRAL},
    {S_INIT("throttling"), BAD},
    {S_INIT("throughput"), RATE},
    {S_INIT("time"), TIME},
    {S_INIT("timeout"), BAD},
    {S_INIT("timing"), TIME},
    {S_INIT("to"), NEUTRAL},
    {S_INIT("token"), NEUTRAL},
    {S_INIT("tokenization"), NEUTRAL},
    {S_INIT("total"), NEUTRAL},
    {S_INIT("tpot"), LOW_TIME},
    {S_INIT("train"), NEUTRAL},
    {S_INIT("training"), NEUTRAL},
    {S_INIT("transfer"), NEUTRAL},
    {S_INIT("trip"), NEUTRAL},
    {S_INIT("ttft"), LOW_TIME},
    {S_INIT("ttl"), ASKS},
    {S_INIT("turnaround"), LOW_TIME},
    {S_INIT("turnover"), ASKS},
    {S_INIT("update"), NEUTRAL},
    {S_INIT("upload"), NEUTRAL},
    {S_INIT("uptime"), HIGH_TIME},
    {S_INIT("usage"), BAD},
    {S_INIT("use"), BAD},
    {S_INIT("used"), BAD},
    {S_INIT("user"), NEUTRAL},
    {S_INIT("validity"), ASKS},
    {S_INIT("violation"), BAD},
    {S_INIT("visit"), ASKS},
    {S_INIT("vs"), ASKS},
    {S_INIT("wait"), LOW_TIME},
    {S_INIT("waiting"), LOW_TIME},
    {S_INIT("waittime"), LOW_TIME},
    {S_INIT("wall"), NEUTRAL},
    {S_INIT("wallclock"), LOW_TIME},
    {S_INIT("walltime"), LOW_TIME},
    {S_INIT("warm"), NEUTRAL},
    {S_INIT("warmup"), NEUTRAL},
    {S_INIT("warning"), BAD},
    {S_INIT("warranty"), ASKS},
    {S_INIT("waste"), BAD},
    {S_INIT("wasted"), BAD},
    {S_INIT("watch"), ASKS},
    {S_INIT("worst"), NEUTRAL},
    {S_INIT("write"), NEUTRAL},
    {S_INIT("yield"), ASKS},
};

/* A word in lower case, or two of them as one; NULL for one that is unknown. */
static const struct word *look_up(str x, str y)
{
    char text[WORD_MAX];
    size_t n = 0;
    if (!x.n || x.n + y.n > WORD_MAX)
        return NULL;
    for (size_t i = 0; i < x.n; i++)
        text[n++] = char_lower(x.p[i]);
    for (size_t i = 0; i < y.n; i++)
        text[n++] = char_lower(y.p[i]);
    const struct word *w = WORD_TABLE_FIND(WORDS, ((str){text, n}));
    if (w || text[n - 1] != 's')
        return w;
    return WORD_TABLE_FIND(WORDS, ((str){text, n - 1}));
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

static struct better_words read_words(struct arena *a, str name)
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
        bool unit = !both && (r.says.bare || !one) && is_unit(word);
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

struct better_words better_words_of(struct arena *a, str name)
{
    static _Thread_local struct recent recent;
    uint64_t bytes = 0;
    struct better_words w;
    _Static_assert(sizeof w <= sizeof bytes,
                   "an answer holds all that is said");
    if (recent_get(&recent, name, &bytes)) {
        memcpy(&w, &bytes, sizeof w);
        return w;
    }
    w = read_words(a, name);
    memcpy(&bytes, &w, sizeof w);
    recent_put(&recent, name, bytes);
    return w;
}
