// SPDX-License-Identifier: MIT
// version: splits a version into name, numbers and suffix.
#include "frame/version.h"

struct version {
    str name, numbers, suffix;
};

/* numbers = digit+ ('.' digit+)* */
static size_t numbers_end(str s, size_t at)
{
    while (at < s.n && char_is_digit(s.p[at])) {
        while (at < s.n && char_is_digit(s.p[at]))
            at++;
        if (at + 1 >= s.n || s.p[at] != '.' || !char_is_digit(s.p[at + 1]))
            break;
        at++;
    }
    return at;
}

static bool is_name(str name)
{
    return !name.n || str_ends(name, S(" ")) || str_eq_nocase(name, S("v")) ||
           str_ends(name, S(" v"));
}

/* version = [name] numbers [suffix], where the name has no digits */
static bool split(str s, struct version *out)
{
    size_t at = 0;
    while (at < s.n && !char_is_digit(s.p[at]))
        at++;
    size_t end = numbers_end(s, at);
    *out = (struct version){str_slice(s, 0, at), str_slice(s, at, end),
                            str_from(s, end)};
    char next = out->suffix.n ? out->suffix.p[0] : 'a';
    return end > at && is_name(out->name) &&
           (char_is_alpha(next) || strchr("+-_~.", next)) &&
           str_find_char(out->suffix, ' ', 0) == STR_NPOS;
}

bool version_is(str s)
{
    struct version v;
    return split(s, &v);
}

static int sign(long long n)
{
    return (n > 0) - (n < 0);
}

/* Compares strings of digits by value, ignoring leading zeros. */
static int cmp_number(str x, str y)
{
    while (x.n > 1 && x.p[0] == '0')
        x = str_from(x, 1);
    while (y.n > 1 && y.p[0] == '0')
        y = str_from(y, 1);
    return x.n != y.n ? (x.n < y.n ? -1 : 1) : sign(str_cmp(x, y));
}

static int cmp_numbers(str x, str y)
{
    int order = 0;
    while (!order && x.n && y.n) {
        str a, b;
        str_cut(&x, '.', &a);
        str_cut(&y, '.', &b);
        order = cmp_number(a, b);
    }
    return order ? order : (x.n > 0) - (y.n > 0);
}

/* Whether a suffix marks a pre-release. */
static bool is_prerelease(str suffix)
{
    static const str WORDS[] = {S_INIT("a"),    S_INIT("b"),   S_INIT("c"),
                                S_INIT("rc"),   S_INIT("dev"), S_INIT("alpha"),
                                S_INIT("beta"), S_INIT("pre")};
    size_t from = 0, n;
    while (from < suffix.n && strchr("-_~.", suffix.p[from]))
        from++;
    str word = str_from(suffix, from);
    for (n = 0; n < word.n && char_is_alpha(word.p[n]); n++)
        ;
    return STR_AMONG_NOCASE(str_slice(word, 0, n), WORDS);
}

static int rank(str suffix)
{
    return !suffix.n ? 1 : is_prerelease(suffix) ? 0 : 2;
}

int version_cmp(str x, str y)
{
    struct version a, b;
    split(x, &a);
    split(y, &b);
    int order = sign(str_cmp(a.name, b.name));
    order = order ? order : cmp_numbers(a.numbers, b.numbers);
    order = order ? order : sign(rank(a.suffix) - rank(b.suffix));
    return order ? order : sign(str_cmp(a.suffix, b.suffix));
}
