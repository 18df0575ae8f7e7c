// SPDX-License-Identifier: MIT
// unit: multiplies, compares and writes units.
#include "frame/unit.h"

#include <math.h>

#include "frame/thousands.h"

/* ---- algebra ---- */

/* Returns the index of the factor with this name, or u->n if there is none. */
static size_t find(const struct unit *u, str name)
{
    size_t i = 0;
    while (i < u->n && !str_eq(u->v[i].name, name))
        i++;
    return i;
}

static int power_of(const struct unit *u, str name)
{
    size_t i = find(u, name);
    return i < u->n ? u->v[i].power : 0;
}

static bool has(const struct unit *u, enum unit_kind kind)
{
    for (size_t i = 0; i < u->n; i++)
        if (u->v[i].kind == kind)
            return true;
    return false;
}

/* Returns x * scale^power. */
static double times(double x, double scale, int power)
{
    for (; power > 0; power--)
        x *= scale;
    for (; power < 0; power++)
        x /= scale;
    return x;
}

bool unit_multiply(struct unit *u, const struct unit *by, int power)
{
    for (size_t i = 0; i < by->n; i++) {
        struct unit_factor f = by->v[i];
        size_t at = find(u, f.name);
        f.power *= power;
        if (at == UNIT_FACTORS_MAX)
            return false;
        if (at == u->n)
            u->v[u->n++] = f;
        else if ((u->v[at].power += f.power) == 0)
            u->v[at] = u->v[--u->n];
    }
    u->scale = times(u->scale, by->scale, power);
    u->open = (u->open || by->open) && has(u, UNIT_MONEY);
    return isnormal(u->scale);
}

static bool is_near(double x, double y)
{
    return fabs(x - y) <= 1e-9 * fabs(y);
}

static bool is_power_of(double k, double base)
{
    for (int i = 0; i < 5 && k < 1 - 1e-9; i++)
        k *= base;
    for (int i = 0; i < 5 && k > 1 + 1e-9; i++)
        k /= base;
    return is_near(k, 1);
}

/* Whether multiplication by k converts a number to another scale of the unit u,
   as 1000 converts s to ms. k may be a power of 1000. If u is a ratio, k may
   also be 100 or 0.01. If u has an amount (UNIT_AMOUNT), k may also be a power
   of 1024. If u has time, k may also be a power of 1000 multiplied or divided
   by 60, 3600, 24 or 86400. The same is true if time was canceled in u, but its
   scale remains, as in $/h times s. */
static bool is_conversion(const struct unit *u, double k)
{
    static const double TIMES[] = {
        1, 3600, 60, 86400, 24, 1 / 3600.0, 1 / 60.0, 1 / 86400.0, 1 / 24.0};
    bool timed = has(u, UNIT_TIME) || !is_power_of(u->scale, 1000);
    size_t n = timed ? sizeof TIMES / sizeof *TIMES : 1;
    if (u->n == 0 && (is_near(k, 100) || is_near(k, 0.01)))
        return true;
    if (has(u, UNIT_AMOUNT) && is_power_of(k, 1024))
        return true;
    for (size_t i = 0; i < n; i++)
        if (is_power_of(k * TIMES[i], 1000))
            return true;
    return false;
}

bool unit_convert(struct unit *u, double k)
{
    k = fabs(k);
    if (!isfinite(k) || k == 0 || !is_conversion(u, k))
        return false;
    u->scale /= k;
    return isnormal(u->scale);
}

/* ---- comparison ---- */

static bool is_counted(enum unit_kind kind)
{
    return kind >= UNIT_PASS;
}

/* Whether the factors x and y match although their names differ. Three pairs
   match, if their powers are equal: "cost" and a named currency; two factors of
   kind UNIT_PASS; a factor of kind UNIT_PASS and a factor of kind
   UNIT_INPUT. */
static bool matches(struct unit_factor x, struct unit_factor y)
{
    if (x.power != y.power)
        return false;
    if (x.kind == UNIT_MONEY && y.kind == UNIT_MONEY)
        return str_eq(x.name, S("cost")) || str_eq(y.name, S("cost"));
    return (x.kind == UNIT_PASS &&
            (y.kind == UNIT_PASS || y.kind == UNIT_INPUT)) ||
           (x.kind == UNIT_INPUT && y.kind == UNIT_PASS);
}

/* The factors that one unit has and another unit lacks. */
struct unmatched {
    struct unit_factor v[UNIT_FACTORS_MAX];
    size_t n;
};

static struct unmatched unmatched_of(const struct unit *x, const struct unit *y)
{
    struct unmatched r = {.n = 0};
    for (size_t i = 0; i < x->n; i++) {
        bool same = power_of(y, x->v[i].name) == x->v[i].power;
        for (size_t k = 0; !same && k < y->n; k++)
            same = matches(x->v[i], y->v[k]);
        if (!same)
            r.v[r.n++] = x->v[i];
    }
    return r;
}

static size_t n_counted(const struct unmatched *r)
{
    size_t n = 0;
    for (size_t i = 0; i < r->n; i++)
        n += is_counted(r->v[i].kind);
    return n;
}

static bool has_strict(const struct unmatched *r)
{
    for (size_t i = 0; i < r->n; i++)
        if (r->v[i].kind == UNIT_TIME || r->v[i].kind == UNIT_AMOUNT)
            return true;
    return false;
}

/* Whether r has a named currency, and the other unit has no money. */
static bool has_currency(const struct unmatched *r, const struct unit *other)
{
    for (size_t i = 0; i < r->n; i++)
        if (r->v[i].kind == UNIT_MONEY && !str_eq(r->v[i].name, S("cost")))
            return !has(other, UNIT_MONEY);
    return false;
}

/* Whether both units have unmatched money: their currencies, or the powers of
   money, differ. */
static bool money_differs(const struct unmatched *x, const struct unmatched *y)
{
    bool mx = false, my = false;
    for (size_t i = 0; i < x->n; i++)
        mx |= x->v[i].kind == UNIT_MONEY;
    for (size_t i = 0; i < y->n; i++)
        my |= y->v[i].kind == UNIT_MONEY;
    return mx && my;
}

/* Whether the header may omit `given`, the factors of the numbers' unit that
   the header's unit lacks, because the text of a page may state them. Example:
   the header "Time (s)" is enough for numbers in s/1M tokens if the text says
   that they are for 1M tokens. ratio: the scale of the header's unit divided by
   the scale of the numbers' unit. */
static bool is_stated_elsewhere(const struct unmatched *given, double ratio)
{
    for (size_t i = 0; i < given->n; i++)
        if (is_counted(given->v[i].kind) && is_power_of(ratio, 1000) &&
            (given->v[i].power < 0) == (ratio > 1))
            return true;
    return false;
}

bool unit_is_device(struct unit_factor f)
{
    static const str DEVICES[] = {
        S_INIT("GPU"),  S_INIT("chip"),     S_INIT("accelerator"),
        S_INIT("core"), S_INIT("CPU"),      S_INIT("vCPU"),
        S_INIT("node"), S_INIT("instance"), S_INIT("device"),
        S_INIT("TPU"),  S_INIT("machine"),  S_INIT("server")};
    return STR_AMONG(f.name, DEVICES);
}

str unit_unstated_device(const struct unit *said, const struct unit *given)
{
    str unstated = STR_NONE;
    bool other = false;
    if (!has(said, UNIT_MONEY) || !has(given, UNIT_MONEY) || said->open ||
        given->open)
        return STR_NONE;
    for (size_t i = 0; i < said->n; i++)
        if (unit_is_device(said->v[i]))
            return STR_NONE;
    for (size_t i = 0; i < given->n; i++) {
        bool device = unit_is_device(given->v[i]);
        if (device && given->v[i].power == -1 && !unstated.p)
            unstated = given->v[i].name;
        else
            other |= device;
    }
    return other ? STR_NONE : unstated;
}

bool unit_fits(const struct unit *said, const struct unit *given)
{
    struct unmatched more = unmatched_of(said, given),
                     less = unmatched_of(given, said);
    if (money_differs(&more, &less) || has_currency(&more, given) ||
        (n_counted(&more) && n_counted(&less)))
        return false;
    if (said->open || given->open)
        return true;
    if (has_strict(&more) || has_strict(&less))
        return false;
    return is_near(said->scale, given->scale) ||
           is_stated_elsewhere(&less, said->scale / given->scale);
}

bool unit_is_convertible(const struct unit *x, const struct unit *y)
{
    struct unit ratio = *x;
    return unit_multiply(&ratio, y, -1) && ratio.n == 0;
}

bool unit_adds(const struct unit *x, const struct unit *y)
{
    struct unmatched more = unmatched_of(x, y), less = unmatched_of(y, x);
    /* Different counted things, such as nodes and cores, may be added only if
       the units contain neither time nor amounts nor money. */
    bool measured =
        has(x, UNIT_TIME) || has(x, UNIT_AMOUNT) || has(x, UNIT_MONEY);
    if (money_differs(&more, &less) || has_currency(&more, y) ||
        has_currency(&less, x))
        return false;
    if (n_counted(&more) && n_counted(&less) && measured)
        return false;
    if (x->open || y->open)
        return true;
    if (has_strict(&more) || has_strict(&less))
        return false;
    return n_counted(&more) || n_counted(&less) || is_near(x->scale, y->scale);
}

/* ---- text ---- */

/* A name of a unit of time or bytes, and its scale in seconds or bytes. The
   tables list likely names first. */
struct unit_written {
    str name;
    double scale;
};

static const struct unit_written DURATIONS[] = {
    {S_INIT("s"), 1},           {S_INIT("ms"), 1e-3},
    {S_INIT("h"), 3600},        {S_INIT("min"), 60},
    {S_INIT("µs"), 1e-6},       {S_INIT("ns"), 1e-9},
    {S_INIT("day"), 86400},     {S_INIT("week"), 604800},
    {S_INIT("month"), 2628000}, {S_INIT("year"), 31536000}};

static const struct unit_written BYTES[] = {
    {S_INIT("bytes"), 1},    {S_INIT("KB"), 1e3},      {S_INIT("MB"), 1e6},
    {S_INIT("GB"), 1e9},     {S_INIT("TB"), 1e12},     {S_INIT("PB"), 1e15},
    {S_INIT("bits"), 0.125}, {S_INIT("Mbit"), 1.25e5}, {S_INIT("Gbit"), 1.25e8},
    {S_INIT("KiB"), 0x1p10}, {S_INIT("MiB"), 0x1p20},  {S_INIT("GiB"), 0x1p30},
    {S_INIT("TiB"), 0x1p40}};

/* How a unit is written: the names for its time and bytes, and the number by
   which the unit with these names is multiplied. */
struct spelling {
    str time, bytes;
    double factor;
};

/* Returns the first spelling whose factor is 1, or else the first whose factor
   is a power of 1000. If there is none, returns the first names with the scale
   of u as the factor. */
static struct spelling spell(const struct unit *u)
{
    static const size_t N_TIMES = sizeof DURATIONS / sizeof *DURATIONS;
    static const size_t N_BYTES = sizeof BYTES / sizeof *BYTES;
    int t = power_of(u, S("s")), b = power_of(u, S("byte"));
    struct spelling best = {DURATIONS[0].name, BYTES[0].name, u->scale};
    bool found = false;
    for (size_t i = 0; i < (t ? N_TIMES : 1); i++)
        for (size_t k = 0; k < (b ? N_BYTES : 1); k++) {
            double factor = times(times(u->scale, DURATIONS[i].scale, -t),
                                  BYTES[k].scale, -b);
            bool one = is_near(factor, 1);
            if (t < 0 && DURATIONS[i].scale < 1)
                continue; /* rates are not written per ms, µs or ns */
            if (!one && (found || !is_power_of(factor, 1000)))
                continue;
            best = (struct spelling){DURATIONS[i].name, BYTES[k].name, factor};
            found = true;
            if (one)
                return best;
        }
    return best;
}

str unit_number_text(struct arena *a, double k)
{
    if (k >= 1e15 || !is_near(k, floor(k + 0.5)))
        return str_fmt(a, "%.6g", k);
    struct buf b = {.a = a};
    thousands_put(&b, str_fmt(a, "%.0f", k), thousands_text(THOUSANDS_COMMA),
                  S(""));
    return buf_end(&b);
}

static void put_number(struct buf *b, double k)
{
    static const char LETTERS[] = {'K', 'M', 'B', 'T'};
    double rest = k;
    size_t i = 0;
    for (; i < sizeof LETTERS && rest > 1 + 1e-9; i++)
        rest /= 1000;
    if (i && is_near(rest, 1)) {
        buf_putc(b, '1');
        buf_putc(b, LETTERS[i - 1]);
    } else {
        buf_put(b, unit_number_text(b->a, k));
    }
}

static void put_factor(struct buf *b, const struct spelling *s,
                       struct unit_factor f, bool plural)
{
    str name = f.name;
    int power = f.power < 0 ? -f.power : f.power;
    if (f.kind == UNIT_TIME)
        name = s->time;
    else if (str_eq(name, S("byte")))
        name = s->bytes;
    else if (str_eq(name, S("watt")))
        name = S("W");
    plural &= is_counted(f.kind);
    bool y = plural && str_ends(name, S("y"));
    buf_put(b, str_slice(name, 0, name.n - y));
    if (plural)
        buf_put(b, y ? S("ies") : str_ends(name, S("ch")) ? S("es") : S("s"));
    if (power != 1)
        buf_printf(b, "^%d", power);
}

/* Appends the denominator of a unit: devices such as GPUs, then other counted
   things such as tokens, then time. If `number` is true, the denominator also
   contains the number 1 / s->factor, right after the devices. */
static void put_denominator(struct buf *b, const struct unit *u,
                            const struct spelling *s, bool number)
{
    size_t others = 0;
    for (size_t i = 0; i < u->n; i++)
        others += u->v[i].power < 0 && !unit_is_device(u->v[i]) &&
                  is_counted(u->v[i].kind);
    for (size_t i = 0; others && i < u->n; i++)
        if (u->v[i].power < 0 && unit_is_device(u->v[i])) {
            buf_puts(b, "/");
            put_factor(b, s, u->v[i], false);
        }
    if (number) {
        buf_puts(b, "/");
        put_number(b, 1 / s->factor);
    }
    for (int counted = 1; counted >= 0; counted--)
        for (size_t i = 0; i < u->n; i++) {
            if (u->v[i].power > 0 ||
                is_counted(u->v[i].kind) != (counted == 1) ||
                (others && unit_is_device(u->v[i])))
                continue;
            buf_put(b, number ? S(" ") : S("/"));
            put_factor(b, s, u->v[i], number);
            number = false;
        }
}

str unit_text(struct arena *a, const struct unit *u)
{
    struct buf b = {.a = a};
    struct spelling s = spell(u);
    bool small = s.factor < 1 - 1e-9, any = false;
    bool big = s.factor > 1 + 1e-9;
    if (u->n == 0 && is_near(u->scale, 0.01))
        return S("%");
    if (u->n == 0 && is_near(u->scale, 1))
        return S("plain numbers");
    if (u->n == 0 && small)
        return str_fmt(a, "plain numbers times %.6g", 1 / u->scale);
    for (size_t i = 0; i < u->n; i++) {
        if (u->v[i].power < 0)
            continue;
        if (big && !any && is_near(s.factor, 1000) && !is_counted(u->v[i].kind))
            buf_puts(&b, "1,000");
        else if (big && !any)
            put_number(&b, s.factor);
        buf_put(&b, any ? S("·") : big ? S(" ") : S(""));
        put_factor(&b, &s, u->v[i], true);
        any = true;
    }
    if (!any)
        put_number(&b, big ? s.factor : 1);
    put_denominator(&b, u, &s, small);
    return buf_end(&b);
}

str unit_per(struct arena *a, str text)
{
    str one = S("1/");
    return str_starts(text, one)
               ? str_concat(a, S("per "), str_from(text, one.n))
               : text;
}

str unit_stated(struct arena *a, str text)
{
    str per = unit_per(a, text);
    return str_eq(per, text) ? str_concat(a, S("the unit "), text)
                             : str_fmt(a, "'%.*s'", STR_ARG(per));
}

str unit_state(struct arena *a, const struct unit *u)
{
    if (u->n == 0 && is_near(u->scale, 1))
        return S("have no unit");
    str text = unit_text(a, u);
    return str_concat(
        a, str_starts(text, S("plain")) ? S("are ") : S("are in "), text);
}

str unit_currency(const struct unit *u)
{
    for (size_t i = 0; i < u->n; i++)
        if (u->v[i].kind == UNIT_MONEY && !str_eq(u->v[i].name, S("cost")))
            return u->v[i].name;
    return S("");
}
