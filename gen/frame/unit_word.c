// SPDX-License-Identifier: MIT
// unit_word: a table of words, sorted by bytes. Words with capitals match only
// in the same case. Units of bytes and bits are parsed as a prefix and a unit.
#include "frame/unit_word.h"

#include "base/word_table.h"

enum { WORD_MAX = 24 };

#define TIME(text, scale, alone)                            \
    {                                                       \
        S_INIT(text), scale, {NULL, 0}, UNIT_TIME, 1, alone \
    }
#define MONEY(text, scale, base, alone)                         \
    {                                                           \
        S_INIT(text), scale, S_INIT(base), UNIT_MONEY, 0, alone \
    }
#define AMOUNT(text, scale, base, seconds)                             \
    {                                                                  \
        S_INIT(text), scale, S_INIT(base), UNIT_AMOUNT, seconds, false \
    }
#define PLAIN(text, scale, seconds, alone)                          \
    {                                                               \
        S_INIT(text), scale, {NULL, 0}, UNIT_AMOUNT, seconds, alone \
    }
#define COUNTED(text, base, kind)                     \
    {                                                 \
        S_INIT(text), 1, S_INIT(base), kind, 0, false \
    }

static const struct unit_word WORDS[] = {
    MONEY("$", 1, "$", true),
    PLAIN("%", 0.01, 0, true),
    AMOUNT("GWh", 3.6e12, "watt", 1),
    AMOUNT("J", 1, "watt", 1),
    AMOUNT("MWh", 3.6e9, "watt", 1),
    AMOUNT("W", 1, "watt", 0),
    AMOUNT("Wh", 3600, "watt", 1),
    COUNTED("accelerator", "accelerator", UNIT_COUNT),
    COUNTED("batch", "batch", UNIT_COUNT),
    COUNTED("batches", "batch", UNIT_COUNT),
    MONEY("cent", 0.01, "$", false),
    COUNTED("chip", "chip", UNIT_COUNT),
    COUNTED("clip", "clip", UNIT_INPUT),
    COUNTED("core", "core", UNIT_COUNT),
    COUNTED("cpu", "CPU", UNIT_COUNT),
    TIME("day", 86400, false),
    COUNTED("device", "device", UNIT_COUNT),
    COUNTED("document", "document", UNIT_INPUT),
    MONEY("dollar", 1, "$", false),
    COUNTED("epoch", "epoch", UNIT_COUNT),
    MONEY("eur", 1, "€", true),
    MONEY("euro", 1, "€", false),
    COUNTED("example", "example", UNIT_PASS),
    AMOUNT("flop", 1, "flop", 0),
    AMOUNT("flops", 1, "flops", 0),
    COUNTED("frame", "frame", UNIT_INPUT),
    MONEY("gbp", 1, "£", true),
    AMOUNT("gflops", 1e9, "flops", 0),
    PLAIN("ghz", 1e9, -1, true),
    COUNTED("gpu", "GPU", UNIT_COUNT),
    TIME("h", 3600, false),
    TIME("hour", 3600, false),
    TIME("hr", 3600, false),
    TIME("hrs", 3600, false),
    PLAIN("hz", 1, -1, true),
    COUNTED("image", "image", UNIT_INPUT),
    COUNTED("img", "image", UNIT_INPUT),
    COUNTED("inf", "inference", UNIT_PASS),
    COUNTED("infer", "inference", UNIT_PASS),
    COUNTED("inference", "inference", UNIT_PASS),
    MONEY("inr", 1, "₹", true),
    COUNTED("instance", "instance", UNIT_COUNT),
    COUNTED("it", "iteration", UNIT_COUNT),
    COUNTED("item", "item", UNIT_PASS),
    COUNTED("iter", "iteration", UNIT_COUNT),
    COUNTED("iteration", "iteration", UNIT_COUNT),
    AMOUNT("joule", 1, "watt", 1),
    MONEY("jpy", 1, "¥", true),
    AMOUNT("kJ", 1e3, "watt", 1),
    AMOUNT("kW", 1e3, "watt", 0),
    PLAIN("khz", 1e3, -1, true),
    AMOUNT("kwh", 3.6e6, "watt", 1),
    AMOUNT("mflops", 1e6, "flops", 0),
    PLAIN("mhz", 1e6, -1, true),
    TIME("microsecond", 1e-6, false),
    TIME("millisecond", 1e-3, false),
    TIME("min", 60, false),
    TIME("minute", 60, false),
    TIME("month", 2628000, false),
    TIME("ms", 1e-3, true),
    TIME("msec", 1e-3, true),
    TIME("nanosecond", 1e-9, false),
    COUNTED("neuroncore", "core", UNIT_COUNT),
    COUNTED("node", "node", UNIT_COUNT),
    TIME("ns", 1e-9, true),
    COUNTED("page", "page", UNIT_INPUT),
    PLAIN("percent", 0.01, 0, true),
    AMOUNT("pflops", 1e15, "flops", 0),
    MONEY("pound", 1, "£", false),
    COUNTED("prediction", "prediction", UNIT_PASS),
    COUNTED("prompt", "prompt", UNIT_INPUT),
    COUNTED("queries", "query", UNIT_PASS),
    COUNTED("query", "query", UNIT_PASS),
    COUNTED("req", "request", UNIT_PASS),
    COUNTED("request", "request", UNIT_PASS),
    TIME("s", 1, false),
    COUNTED("sample", "sample", UNIT_PASS),
    TIME("sec", 1, true),
    TIME("second", 1, false),
    COUNTED("sentence", "sentence", UNIT_INPUT),
    COUNTED("seq", "sequence", UNIT_INPUT),
    COUNTED("sequence", "sequence", UNIT_INPUT),
    COUNTED("step", "step", UNIT_COUNT),
    AMOUNT("tflops", 1e12, "flops", 0),
    COUNTED("thread", "thread", UNIT_COUNT),
    COUNTED("tok", "token", UNIT_COUNT),
    COUNTED("token", "token", UNIT_COUNT),
    TIME("us", 1e-6, false),
    MONEY("us$", 1, "$", true),
    MONEY("usd", 1, "$", true),
    TIME("usec", 1e-6, true),
    COUNTED("utterance", "utterance", UNIT_INPUT),
    COUNTED("vcpu", "vCPU", UNIT_COUNT),
    COUNTED("video", "video", UNIT_INPUT),
    AMOUNT("watt", 1, "watt", 0),
    TIME("week", 604800, false),
    TIME("year", 31536000, false),
    MONEY("¢", 0.01, "$", true),
    MONEY("£", 1, "£", true),
    MONEY("¥", 1, "¥", true),
    TIME("µs", 1e-6, true), /* the micro sign */
    TIME("μs", 1e-6, true), /* the Greek letter */
    MONEY("€", 1, "€", true),
    MONEY("₹", 1, "₹", true),
};

static bool in_table(str word, struct unit_word *out)
{
    const struct unit_word *found = WORD_TABLE_FIND(WORDS, word);
    if (found)
        *out = *found;
    return found != NULL;
}

/* Finds a unit of bytes or bits: B, KB, MiB, Gbit, gigabytes, Gbps. B means
   bytes; b means bits, but only after a prefix. Returns false for any other
   word. */
static bool find_bytes(str word, struct unit_word *out)
{
    static const struct {
        str name;
        double bytes;
        int seconds;
    } ENDS[] = {
        {S_INIT("bytes"), 1, 0},    {S_INIT("byte"), 1, 0},
        {S_INIT("bits"), 0.125, 0}, {S_INIT("bit"), 0.125, 0},
        {S_INIT("bps"), 0.125, -1}, {S_INIT("B"), 1, 0},
        {S_INIT("b"), 0.125, 0},
    };
    static const struct {
        str name;
        double scale;
    } PREFIXES[] = {
        {S_INIT(""), 1},        {S_INIT("k"), 1e3},     {S_INIT("K"), 1e3},
        {S_INIT("M"), 1e6},     {S_INIT("G"), 1e9},     {S_INIT("T"), 1e12},
        {S_INIT("P"), 1e15},    {S_INIT("Ki"), 0x1p10}, {S_INIT("Mi"), 0x1p20},
        {S_INIT("Gi"), 0x1p30}, {S_INIT("Ti"), 0x1p40}, {S_INIT("kilo"), 1e3},
        {S_INIT("mega"), 1e6},  {S_INIT("giga"), 1e9},  {S_INIT("tera"), 1e12},
    };
    size_t e = 0, n = sizeof ENDS / sizeof *ENDS;
    if (!word.n || !strchr("setBb", word.p[word.n - 1]))
        return false; /* word does not end with any of ENDS */
    while (e < n && !str_ends(word, ENDS[e].name))
        e++;
    if (e == n)
        return false;
    str prefix = str_slice(word, 0, word.n - ENDS[e].name.n);
    if (str_eq(word, S("b"))) /* may mean batch, bias, ... */
        return false;
    for (size_t i = 0; i < sizeof PREFIXES / sizeof *PREFIXES; i++)
        if (str_eq(prefix, PREFIXES[i].name)) {
            *out = (struct unit_word){word,
                                      PREFIXES[i].scale * ENDS[e].bytes,
                                      S("byte"),
                                      UNIT_AMOUNT,
                                      ENDS[e].seconds,
                                      true};
            return true;
        }
    return false;
}

bool unit_word_find(str text, struct unit_word *out, bool *plural)
{
    char lower[WORD_MAX];
    str word = text;
    *plural = false;
    if (text.n > WORD_MAX)
        return false;
    if (in_table(text, out) || find_bytes(text, out))
        return true;
    if (text.n < 2 || (text.n == 2 && char_lower(text.p[1]) != text.p[1]))
        return false; /* MS, US and H are not units */
    for (size_t i = 0; i < text.n; i++)
        lower[i] = char_lower(text.p[i]);
    word.p = lower;
    if (in_table(word, out))
        return true;
    *plural = word.n > 3 && str_ends(word, S("s"));
    return *plural && in_table(str_slice(word, 0, word.n - 1), out);
}

bool unit_word_new(struct arena *a, str text, struct unit_word *out,
                   bool *plural)
{
    if (text.n < 2 || text.n > WORD_MAX)
        return false;
    for (size_t i = 0; i < text.n; i++)
        if (!char_is_alpha(text.p[i]))
            return false;
    str name = str_lower(a, text);
    *plural = name.n > 3 && str_ends(name, S("s")) &&
              !str_ends(name, S("ss")) && !str_ends(name, S("us")) &&
              !str_ends(name, S("is"));
    name.n -= *plural;
    *out = (struct unit_word){
        .name = name, .scale = 1, .base = name, .kind = UNIT_COUNT};
    return true;
}
