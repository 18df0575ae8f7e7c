// SPDX-License-Identifier: MIT
// saying: looks the words of a name up in one table.
#include "frame/saying.h"

#include "base/recent.h"
#include "base/word_table.h"
#include "frame/unit_word.h"

enum { WORD_MAX = 16 };

struct saying_entry {
    str word; /* in small letters */
    unsigned says;
};

/* In order of the words, by bytes. */
// clang-format off
static const struct saying_entry WORDS[] = {
    {S_INIT("accelerated"), SAYING_NEW},
    {S_INIT("acceleration"), SAYING_SIGNED},
    {S_INIT("accelerators"), SAYING_DEVICES},
    {S_INIT("accuracy"), SAYING_SCORE | SAYING_GOOD},
    {S_INIT("added"), SAYING_CHANGE}, {S_INIT("additional"), SAYING_EXTRA},
    {S_INIT("addon"), SAYING_EXTRA},
    {S_INIT("adjustment"), SAYING_CHANGE | SAYING_CREDIT},
    {S_INIT("adjustments"), SAYING_CREDIT}, {S_INIT("after"), SAYING_NEW},
    {S_INIT("amps"), SAYING_SIGNED}, {S_INIT("apdex"), SAYING_GOOD},
    {S_INIT("attempt"), SAYING_WHEN}, {S_INIT("availability"), SAYING_GOOD},
    {S_INIT("available"), SAYING_GOOD}, {S_INIT("average"), SAYING_MEAN},
    {S_INIT("averaged"), SAYING_MEAN}, {S_INIT("averages"), SAYING_MEAN},
    {S_INIT("avg"), SAYING_MEAN}, {S_INIT("backoff"), SAYING_EXTRA},
    {S_INIT("balance"), SAYING_CHANGE}, {S_INIT("bandwidth"), SAYING_RATE},
    {S_INIT("base"), SAYING_OLD}, {S_INIT("baseline"), SAYING_OLD},
    {S_INIT("battery"), SAYING_GOOD}, {S_INIT("before"), SAYING_OLD},
    {S_INIT("bias"), SAYING_SIGNED}, {S_INIT("bitrate"), SAYING_GOOD},
    {S_INIT("bleu"), SAYING_GOOD}, {S_INIT("blocked"), SAYING_EXTRA},
    {S_INIT("blocking"), SAYING_EXTRA}, {S_INIT("bps"), SAYING_RATE},
    {S_INIT("break"), SAYING_EXTRA}, {S_INIT("brokers"), SAYING_DEVICES},
    {S_INIT("buffering"), SAYING_EXTRA}, {S_INIT("calls"), SAYING_COUNT},
    {S_INIT("candidate"), SAYING_NEW}, {S_INIT("capacity"), SAYING_SPEC},
    {S_INIT("cash"), SAYING_SIGNED}, {S_INIT("celsius"), SAYING_SIGNED},
    {S_INIT("change"), SAYING_CHANGE}, {S_INIT("changes"), SAYING_CHANGE},
    {S_INIT("chargeback"), SAYING_CREDIT}, {S_INIT("charging"), SAYING_SIGNED},
    {S_INIT("chips"), SAYING_DEVICES}, {S_INIT("climb"), SAYING_SIGNED},
    {S_INIT("clock"), SAYING_SPEC}, {S_INIT("cold"), SAYING_CHANGE},
    {S_INIT("combined"), SAYING_TOTAL}, {S_INIT("compiled"), SAYING_NEW},
    {S_INIT("contention"), SAYING_EXTRA}, {S_INIT("cooling"), SAYING_SIGNED},
    {S_INIT("cores"), SAYING_DEVICES}, {S_INIT("correction"), SAYING_CREDIT},
    {S_INIT("corrections"), SAYING_CREDIT},
    {S_INIT("cost"), SAYING_PRICE | SAYING_POSITIVE},
    {S_INIT("costs"), SAYING_PRICE | SAYING_POSITIVE},
    {S_INIT("count"), SAYING_COUNT}, {S_INIT("counts"), SAYING_COUNT},
    {S_INIT("coupon"), SAYING_CREDIT}, {S_INIT("coverage"), SAYING_GOOD},
    {S_INIT("cpu"), SAYING_OLD}, {S_INIT("cpus"), SAYING_DEVICES},
    {S_INIT("credit"), SAYING_EXTRA | SAYING_CREDIT},
    {S_INIT("credited"), SAYING_CREDIT},
    {S_INIT("credits"), SAYING_EXTRA | SAYING_CREDIT},
    {S_INIT("currency"), SAYING_CURRENCY}, {S_INIT("current"), SAYING_NEW},
    {S_INIT("date"), SAYING_WHEN}, {S_INIT("dates"), SAYING_WHEN},
    {S_INIT("day"), SAYING_WHEN}, {S_INIT("degrees"), SAYING_SIGNED},
    {S_INIT("delay"), SAYING_TIME}, {S_INIT("delta"), SAYING_CHANGE},
    {S_INIT("descent"), SAYING_SIGNED}, {S_INIT("deviation"), SAYING_CHANGE},
    {S_INIT("devices"), SAYING_DEVICES}, {S_INIT("diff"), SAYING_CHANGE},
    {S_INIT("difference"), SAYING_CHANGE}, {S_INIT("discharge"), SAYING_SIGNED},
    {S_INIT("discount"), SAYING_EXTRA | SAYING_CHANGE | SAYING_CREDIT},
    {S_INIT("discounts"), SAYING_CREDIT}, {S_INIT("disk"), SAYING_PART},
    {S_INIT("dollars"), SAYING_PRICE}, {S_INIT("downtime"), SAYING_EXTRA},
    {S_INIT("drift"), SAYING_CHANGE}, {S_INIT("drop"), SAYING_CHANGE},
    {S_INIT("dropped"), SAYING_CHANGE}, {S_INIT("drops"), SAYING_CHANGE},
    {S_INIT("duration"), SAYING_TIME}, {S_INIT("durations"), SAYING_TIME},
    {S_INIT("eager"), SAYING_OLD}, {S_INIT("earliest"), SAYING_WHEN},
    {S_INIT("efficiency"), SAYING_GOOD}, {S_INIT("egress"), SAYING_EXTRA},
    {S_INIT("elapsed"), SAYING_TIME}, {S_INIT("electricity"), SAYING_SIGNED},
    {S_INIT("end"), SAYING_WHEN}, {S_INIT("error"), SAYING_CHANGE},
    {S_INIT("errors"), SAYING_CHANGE | SAYING_SCORE},
    {S_INIT("ethernet"), SAYING_PART}, {S_INIT("eur"), SAYING_PRICE},
    {S_INIT("executors"), SAYING_DEVICES},
    {S_INIT("extra"), SAYING_EXTRA | SAYING_CHANGE},
    {S_INIT("f1"), SAYING_GOOD}, {S_INIT("fahrenheit"), SAYING_SIGNED},
    {S_INIT("failed"), SAYING_CHANGE}, {S_INIT("failure"), SAYING_CHANGE},
    {S_INIT("failures"), SAYING_CHANGE}, {S_INIT("faster"), SAYING_SPEEDUP},
    {S_INIT("fault"), SAYING_CHANGE}, {S_INIT("faults"), SAYING_CHANGE},
    {S_INIT("fee"), SAYING_PRICE}, {S_INIT("fees"), SAYING_PRICE},
    {S_INIT("feet"), SAYING_SIGNED}, {S_INIT("fidelity"), SAYING_GOOD},
    {S_INIT("first"), SAYING_WHEN}, {S_INIT("flops"), SAYING_RATE},
    {S_INIT("flow"), SAYING_SIGNED}, {S_INIT("flux"), SAYING_SIGNED},
    {S_INIT("fps"), SAYING_RATE}, {S_INIT("free"), SAYING_EXTRA | SAYING_GOOD},
    {S_INIT("gain"), SAYING_CHANGE}, {S_INIT("gains"), SAYING_CHANGE},
    {S_INIT("gap"), SAYING_CHANGE}, {S_INIT("gbp"), SAYING_PRICE},
    {S_INIT("gbps"), SAYING_RATE}, {S_INIT("gc"), SAYING_EXTRA},
    {S_INIT("goodput"), SAYING_RATE | SAYING_POSITIVE},
    {S_INIT("gpu"), SAYING_NEW}, {S_INIT("gpus"), SAYING_DEVICES},
    {S_INIT("gradient"), SAYING_SIGNED}, {S_INIT("growth"), SAYING_CHANGE},
    {S_INIT("gups"), SAYING_RATE}, {S_INIT("headroom"), SAYING_GOOD},
    {S_INIT("heating"), SAYING_SIGNED}, {S_INIT("held"), SAYING_EXTRA},
    {S_INIT("hit"), SAYING_GOOD}, {S_INIT("hits"), SAYING_COUNT},
    {S_INIT("hold"), SAYING_EXTRA}, {S_INIT("hosts"), SAYING_DEVICES},
    {S_INIT("id"), SAYING_WHEN}, {S_INIT("idle"), SAYING_CHANGE | SAYING_GOOD},
    {S_INIT("impact"), SAYING_CHANGE}, {S_INIT("improvement"), SAYING_CHANGE},
    {S_INIT("inches"), SAYING_SIGNED}, {S_INIT("increase"), SAYING_CHANGE},
    {S_INIT("index"), SAYING_WHEN}, {S_INIT("infiniband"), SAYING_PART},
    {S_INIT("ingress"), SAYING_EXTRA}, {S_INIT("instances"), SAYING_DEVICES},
    {S_INIT("interconnect"), SAYING_PART},
    {S_INIT("interruption"), SAYING_EXTRA},
    {S_INIT("invocations"), SAYING_COUNT}, {S_INIT("iops"), SAYING_RATE},
    {S_INIT("iteration"), SAYING_WHEN}, {S_INIT("itl"), SAYING_TIME},
    {S_INIT("jitter"), SAYING_CHANGE}, {S_INIT("kbps"), SAYING_RATE},
    {S_INIT("kelvin"), SAYING_SIGNED}, {S_INIT("lag"), SAYING_EXTRA},
    {S_INIT("last"), SAYING_WHEN},
    {S_INIT("latencies"), SAYING_TIME | SAYING_POSITIVE},
    {S_INIT("latency"), SAYING_TIME | SAYING_POSITIVE},
    {S_INIT("latest"), SAYING_WHEN}, {S_INIT("lead"), SAYING_SIGNED},
    {S_INIT("level"), SAYING_STATE}, {S_INIT("licence"), SAYING_EXTRA},
    {S_INIT("license"), SAYING_EXTRA}, {S_INIT("licensing"), SAYING_EXTRA},
    {S_INIT("link"), SAYING_PART}, {S_INIT("lock"), SAYING_EXTRA},
    {S_INIT("locked"), SAYING_EXTRA}, {S_INIT("loss"), SAYING_CHANGE},
    {S_INIT("losses"), SAYING_CHANGE}, {S_INIT("lost"), SAYING_CHANGE},
    {S_INIT("lups"), SAYING_RATE}, {S_INIT("machines"), SAYING_DEVICES},
    {S_INIT("maintenance"), SAYING_EXTRA}, {S_INIT("makespan"), SAYING_TIME},
    {S_INIT("margin"), SAYING_CHANGE}, {S_INIT("mbps"), SAYING_RATE},
    {S_INIT("mean"), SAYING_MEAN}, {S_INIT("means"), SAYING_MEAN},
    {S_INIT("measurements"), SAYING_COUNT}, {S_INIT("memory"), SAYING_SPEC},
    {S_INIT("meters"), SAYING_SIGNED}, {S_INIT("metres"), SAYING_SIGNED},
    {S_INIT("miles"), SAYING_SIGNED}, {S_INIT("mips"), SAYING_RATE},
    {S_INIT("miss"), SAYING_CHANGE}, {S_INIT("misses"), SAYING_CHANGE},
    {S_INIT("month"), SAYING_WHEN}, {S_INIT("mos"), SAYING_GOOD},
    {S_INIT("ms"), SAYING_TIME}, {S_INIT("msec"), SAYING_TIME},
    {S_INIT("ndcg"), SAYING_GOOD}, {S_INIT("net"), SAYING_CHANGE},
    {S_INIT("network"), SAYING_PART}, {S_INIT("neuroncores"), SAYING_DEVICES},
    {S_INIT("new"), SAYING_NEW}, {S_INIT("newest"), SAYING_WHEN},
    {S_INIT("nic"), SAYING_PART}, {S_INIT("nodes"), SAYING_DEVICES},
    {S_INIT("ns"), SAYING_TIME}, {S_INIT("nvlink"), SAYING_PART},
    {S_INIT("observations"), SAYING_COUNT}, {S_INIT("offset"), SAYING_CHANGE},
    {S_INIT("ok"), SAYING_STATE}, {S_INIT("old"), SAYING_OLD},
    {S_INIT("oldest"), SAYING_WHEN}, {S_INIT("ops"), SAYING_RATE},
    {S_INIT("optimised"), SAYING_NEW}, {S_INIT("optimized"), SAYING_NEW},
    {S_INIT("original"), SAYING_OLD}, {S_INIT("ours"), SAYING_NEW},
    {S_INIT("outage"), SAYING_EXTRA}, {S_INIT("outcome"), SAYING_STATE},
    {S_INIT("overall"), SAYING_TOTAL}, {S_INIT("overhead"), SAYING_CHANGE},
    {S_INIT("overtime"), SAYING_EXTRA}, {S_INIT("parallel"), SAYING_NEW},
    {S_INIT("parameters"), SAYING_SPEC}, {S_INIT("params"), SAYING_SPEC},
    {S_INIT("pass"), SAYING_STATE}, {S_INIT("passed"), SAYING_STATE},
    {S_INIT("patched"), SAYING_NEW}, {S_INIT("pause"), SAYING_CHANGE},
    {S_INIT("paused"), SAYING_EXTRA}, {S_INIT("pauses"), SAYING_CHANGE},
    {S_INIT("pcie"), SAYING_PART}, {S_INIT("peak"), SAYING_SPEC},
    {S_INIT("penalty"), SAYING_EXTRA}, {S_INIT("performance"), SAYING_POSITIVE},
    {S_INIT("pitch"), SAYING_SIGNED}, {S_INIT("pps"), SAYING_RATE},
    {S_INIT("precision"), SAYING_GOOD}, {S_INIT("preempted"), SAYING_EXTRA},
    {S_INIT("premium"), SAYING_CHANGE}, {S_INIT("prev"), SAYING_OLD},
    {S_INIT("previous"), SAYING_OLD},
    {S_INIT("price"), SAYING_PRICE | SAYING_POSITIVE},
    {S_INIT("prices"), SAYING_PRICE | SAYING_POSITIVE},
    {S_INIT("prior"), SAYING_OLD}, {S_INIT("profit"), SAYING_CHANGE},
    {S_INIT("promotion"), SAYING_CREDIT}, {S_INIT("proposed"), SAYING_NEW},
    {S_INIT("psnr"), SAYING_GOOD}, {S_INIT("qps"), SAYING_RATE},
    {S_INIT("quality"), SAYING_GOOD}, {S_INIT("quarter"), SAYING_WHEN},
    {S_INIT("queries"), SAYING_COUNT}, {S_INIT("queue"), SAYING_EXTRA},
    {S_INIT("queued"), SAYING_EXTRA}, {S_INIT("queueing"), SAYING_EXTRA},
    {S_INIT("queuing"), SAYING_EXTRA}, {S_INIT("radians"), SAYING_SIGNED},
    {S_INIT("rate"), SAYING_RATE}, {S_INIT("rates"), SAYING_RATE},
    {S_INIT("rebate"), SAYING_CREDIT}, {S_INIT("rebates"), SAYING_CREDIT},
    {S_INIT("rebuffering"), SAYING_EXTRA}, {S_INIT("recall"), SAYING_GOOD},
    {S_INIT("reduction"), SAYING_CHANGE}, {S_INIT("ref"), SAYING_OLD},
    {S_INIT("reference"), SAYING_OLD},
    {S_INIT("refund"), SAYING_CHANGE | SAYING_CREDIT},
    {S_INIT("refunded"), SAYING_CREDIT}, {S_INIT("refunds"), SAYING_CREDIT},
    {S_INIT("regression"), SAYING_CHANGE},
    {S_INIT("reimbursement"), SAYING_CREDIT},
    {S_INIT("relative"), SAYING_CHANGE},
    {S_INIT("release"), SAYING_SPEC | SAYING_WHEN},
    {S_INIT("released"), SAYING_WHEN}, {S_INIT("remaining"), SAYING_GOOD},
    {S_INIT("rep"), SAYING_WHEN}, {S_INIT("repeat"), SAYING_WHEN},
    {S_INIT("repetition"), SAYING_WHEN}, {S_INIT("replica"), SAYING_WHEN},
    {S_INIT("replicas"), SAYING_DEVICES}, {S_INIT("requests"), SAYING_COUNT},
    {S_INIT("reserve"), SAYING_GOOD}, {S_INIT("residual"), SAYING_CHANGE},
    {S_INIT("result"), SAYING_STATE}, {S_INIT("retries"), SAYING_CHANGE},
    {S_INIT("retry"), SAYING_CHANGE}, {S_INIT("return"), SAYING_SIGNED},
    {S_INIT("returns"), SAYING_SIGNED}, {S_INIT("reversal"), SAYING_CREDIT},
    {S_INIT("rouge"), SAYING_GOOD}, {S_INIT("round"), SAYING_WHEN},
    {S_INIT("rps"), SAYING_RATE}, {S_INIT("rtt"), SAYING_TIME},
    {S_INIT("run"), SAYING_WHEN}, {S_INIT("runtime"), SAYING_TIME},
    {S_INIT("samples"), SAYING_COUNT}, {S_INIT("satisfaction"), SAYING_GOOD},
    {S_INIT("saving"), SAYING_CHANGE}, {S_INIT("savings"), SAYING_CHANGE},
    {S_INIT("scalar"), SAYING_OLD},
    {S_INIT("score"), SAYING_SCORE | SAYING_GOOD},
    {S_INIT("scores"), SAYING_SCORE | SAYING_GOOD},
    {S_INIT("seconds"), SAYING_TIME}, {S_INIT("secs"), SAYING_TIME},
    {S_INIT("seed"), SAYING_WHEN}, {S_INIT("sequential"), SAYING_OLD},
    {S_INIT("serial"), SAYING_OLD}, {S_INIT("servers"), SAYING_DEVICES},
    {S_INIT("setup"), SAYING_EXTRA}, {S_INIT("severity"), SAYING_STATE},
    {S_INIT("shards"), SAYING_DEVICES}, {S_INIT("shift"), SAYING_CHANGE},
    {S_INIT("shipping"), SAYING_EXTRA}, {S_INIT("signal"), SAYING_GOOD},
    {S_INIT("similarity"), SAYING_GOOD}, {S_INIT("since"), SAYING_WHEN},
    {S_INIT("sinr"), SAYING_GOOD}, {S_INIT("size"), SAYING_SPEC},
    {S_INIT("skew"), SAYING_SIGNED}, {S_INIT("slack"), SAYING_SIGNED},
    {S_INIT("sleep"), SAYING_EXTRA}, {S_INIT("sleeping"), SAYING_EXTRA},
    {S_INIT("slew"), SAYING_SIGNED}, {S_INIT("slope"), SAYING_CHANGE},
    {S_INIT("snr"), SAYING_GOOD}, {S_INIT("sockets"), SAYING_DEVICES},
    {S_INIT("spare"), SAYING_GOOD}, {S_INIT("speed"), SAYING_GOOD},
    {S_INIT("speedup"), SAYING_SPEEDUP}, {S_INIT("speedups"), SAYING_SPEEDUP},
    {S_INIT("spin"), SAYING_EXTRA}, {S_INIT("spread"), SAYING_CHANGE},
    {S_INIT("ssd"), SAYING_PART}, {S_INIT("ssim"), SAYING_GOOD},
    {S_INIT("stall"), SAYING_EXTRA}, {S_INIT("stalled"), SAYING_EXTRA},
    {S_INIT("stalls"), SAYING_EXTRA}, {S_INIT("start"), SAYING_WHEN},
    {S_INIT("state"), SAYING_STATE}, {S_INIT("status"), SAYING_STATE},
    {S_INIT("std"), SAYING_CHANGE}, {S_INIT("stddev"), SAYING_CHANGE},
    {S_INIT("steal"), SAYING_EXTRA}, {S_INIT("stock"), SAYING_OLD},
    {S_INIT("storage"), SAYING_PART}, {S_INIT("success"), SAYING_GOOD},
    {S_INIT("sum"), SAYING_TOTAL}, {S_INIT("support"), SAYING_EXTRA},
    {S_INIT("surcharge"), SAYING_EXTRA},
    {S_INIT("surplus"), SAYING_GOOD | SAYING_SIGNED},
    {S_INIT("suspended"), SAYING_EXTRA}, {S_INIT("swap"), SAYING_CHANGE},
    {S_INIT("tax"), SAYING_EXTRA}, {S_INIT("tdp"), SAYING_SPEC},
    {S_INIT("temperature"), SAYING_SIGNED}, {S_INIT("teps"), SAYING_RATE},
    {S_INIT("theoretical"), SAYING_SPEC}, {S_INIT("threads"), SAYING_DEVICES},
    {S_INIT("throttle"), SAYING_EXTRA}, {S_INIT("throttled"), SAYING_EXTRA},
    {S_INIT("throttling"), SAYING_EXTRA},
    {S_INIT("throughput"), SAYING_RATE | SAYING_POSITIVE},
    {S_INIT("throughputs"), SAYING_RATE | SAYING_POSITIVE},
    {S_INIT("time"), SAYING_TIME | SAYING_WHEN},
    {S_INIT("timeout"), SAYING_CHANGE}, {S_INIT("timeouts"), SAYING_CHANGE},
    {S_INIT("times"), SAYING_TIME}, {S_INIT("timestamp"), SAYING_WHEN},
    {S_INIT("torque"), SAYING_SIGNED}, {S_INIT("total"), SAYING_TOTAL},
    {S_INIT("tp"), SAYING_DEVICES},
    {S_INIT("tpot"), SAYING_TIME | SAYING_POSITIVE},
    {S_INIT("tps"), SAYING_RATE}, {S_INIT("tpus"), SAYING_DEVICES},
    {S_INIT("transactions"), SAYING_COUNT}, {S_INIT("transfer"), SAYING_EXTRA},
    {S_INIT("trend"), SAYING_CHANGE}, {S_INIT("trial"), SAYING_WHEN},
    {S_INIT("trials"), SAYING_COUNT}, {S_INIT("try"), SAYING_WHEN},
    {S_INIT("ttft"), SAYING_TIME | SAYING_POSITIVE},
    {S_INIT("tuned"), SAYING_NEW}, {S_INIT("uncertainty"), SAYING_CHANGE},
    {S_INIT("unit"), SAYING_UNIT}, {S_INIT("units"), SAYING_UNIT},
    {S_INIT("unoptimized"), SAYING_OLD}, {S_INIT("until"), SAYING_WHEN},
    {S_INIT("uom"), SAYING_UNIT}, {S_INIT("upfront"), SAYING_EXTRA},
    {S_INIT("uplink"), SAYING_PART}, {S_INIT("uptime"), SAYING_GOOD},
    {S_INIT("us"), SAYING_TIME}, {S_INIT("usd"), SAYING_PRICE},
    {S_INIT("usec"), SAYING_TIME}, {S_INIT("vanilla"), SAYING_OLD},
    {S_INIT("variance"), SAYING_CHANGE}, {S_INIT("variation"), SAYING_CHANGE},
    {S_INIT("vectorized"), SAYING_NEW}, {S_INIT("velocity"), SAYING_SIGNED},
    {S_INIT("verdict"), SAYING_STATE}, {S_INIT("version"), SAYING_WHEN},
    {S_INIT("versions"), SAYING_WHEN}, {S_INIT("versus"), SAYING_CHANGE},
    {S_INIT("vertical"), SAYING_SIGNED}, {S_INIT("volts"), SAYING_SIGNED},
    {S_INIT("voucher"), SAYING_CREDIT}, {S_INIT("vram"), SAYING_SPEC},
    {S_INIT("vs"), SAYING_CHANGE}, {S_INIT("wait"), SAYING_EXTRA},
    {S_INIT("waited"), SAYING_EXTRA}, {S_INIT("waiting"), SAYING_EXTRA},
    {S_INIT("waits"), SAYING_EXTRA}, {S_INIT("walltime"), SAYING_TIME},
    {S_INIT("warming"), SAYING_SIGNED}, {S_INIT("wasted"), SAYING_CHANGE},
    {S_INIT("week"), SAYING_WHEN}, {S_INIT("workers"), SAYING_DEVICES},
    {S_INIT("wps"), SAYING_RATE}, {S_INIT("yaw"), SAYING_SIGNED},
    {S_INIT("year"), SAYING_SPEC | SAYING_WHEN}, {S_INIT("yield"), SAYING_GOOD},
    {S_INIT("zero"), SAYING_CHANGE},
};
// clang-format on

/* The flags of a word in small letters. "mpps" and "kiops" are rates as "pps"
   and "iops" are. */
static unsigned find(str word)
{
    const struct saying_entry *found = WORD_TABLE_FIND(WORDS, word);
    if (found)
        return found->says;
    bool scaled =
        word.n > 3 && strchr("kmgtp", word.p[0]) && str_ends(word, S("ps"));
    found = scaled ? WORD_TABLE_FIND(WORDS, str_from(word, 1)) : NULL;
    return found ? found->says & SAYING_RATE : 0;
}

static unsigned find_word(str word)
{
    char room[WORD_MAX];
    if (word.n > WORD_MAX)
        return 0;
    for (size_t i = 0; i < word.n; i++)
        room[i] = char_lower(word.p[i]);
    return find((str){room, word.n});
}

/* Whether a word after "per" or a slash is a time. */
static bool is_time(str w)
{
    struct unit_word unit;
    bool plural;
    return str_eq(w, S("d")) ||
           (unit_word_find(w, &unit, &plural) && unit.kind == UNIT_TIME);
}

static bool is_letter(char c)
{
    return char_is_alnum(c) || (c & 0x80);
}

str saying_word(str name, size_t *at)
{
    while (*at < name.n && !is_letter(name.p[*at]))
        ++*at;
    size_t from = *at;
    while (*at < name.n && is_letter(name.p[*at]))
        ++*at;
    return str_slice(name, from, *at);
}

/* p50, p999, 99th */
static bool is_percentile(str w)
{
    bool p = w.n > 2 && char_lower(w.p[0]) == 'p';
    size_t n = p ? 1 : 0;
    while (n < w.n && char_is_digit(w.p[n]))
        n++;
    if (p) {
        static const str USUAL[] = {S_INIT("50"), S_INIT("75"), S_INIT("80"),
                                    S_INIT("90"), S_INIT("95"), S_INIT("98")};
        str digits = str_from(w, 1);
        for (size_t i = 0; i < sizeof USUAL / sizeof *USUAL; i++)
            if (str_eq(digits, USUAL[i]))
                return true;
        return n == w.n && str_starts(digits, S("99"));
    }
    return n && str_eq_nocase(str_from(w, n), S("th"));
}

/* What has been read of a name's percentile. */
struct percentile_words {
    bool certain;           /* "p99", "median" */
    bool th, percentile;    /* "99th", "percentile" */
};

static void read_percentile(struct percentile_words *p, str w)
{
    bool is = is_percentile(w);
    p->certain |= (is && char_lower(w.p[0]) == 'p') ||
                  str_eq_nocase(w, S("median"));
    p->th |= is;
    p->percentile |=
        w.n >= 10 && str_eq_nocase(str_slice(w, 0, 10), S("percentile"));
}

static bool says_percentile(const struct percentile_words *p)
{
    return p->certain || (p->th && p->percentile);
}

static unsigned read_name(str name)
{
    unsigned says = 0;
    bool speed = false, per = false;
    struct percentile_words p = {0};
    for (size_t i = 0; i < name.n;) {
        str w = saying_word(name, &i);
        per |= w.n && w.p > name.p && w.p[-1] == '/';
        says |= find_word(w) | (per && is_time(w) ? SAYING_PER_TIME : 0);
        per = str_eq_nocase(w, S("per"));
        read_percentile(&p, w);
        if (speed && str_eq_nocase(w, S("up")))
            says |= SAYING_SPEEDUP;
        speed = str_eq_nocase(w, S("speed"));
    }
    if (str_find_char(name, '$', 0) != STR_NPOS)
        says |= SAYING_PRICE;
    return says | (says_percentile(&p) ? SAYING_PERCENTILE : 0);
}

unsigned saying_of(str name)
{
    static _Thread_local struct recent recent;
    uint64_t says;
    return (unsigned)(recent_get(&recent, name, &says)
                          ? says
                          : recent_put(&recent, name, read_name(name)));
}

bool saying_percentile(str name)
{
    struct percentile_words p = {0};
    for (size_t i = 0; i < name.n && !p.certain;)
        read_percentile(&p, saying_word(name, &i));
    return says_percentile(&p);
}
