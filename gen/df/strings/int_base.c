// SPDX-License-Identifier: MIT
// int_base: the digits may have single underscores between them, and one after
// the prefix.
#include "df/strings/int_base.h"

#include "base/codes/df.h"

/* Removes the prefix of a base from *s. Returns the base, or 0 if base 0 has no
   prefix. */
static unsigned cut_prefix(str *s, unsigned base)
{
    static const struct {
        char letter;
        unsigned base;
    } PREFIXES[] = {{'x', 16}, {'o', 8}, {'b', 2}};
    for (size_t i = 0; i < 3; i++)
        if (s->n > 1 && s->p[0] == '0' &&
            (s->p[1] | 0x20) == PREFIXES[i].letter &&
            (!base || base == PREFIXES[i].base)) {
            *s = str_from(*s, str_starts(str_from(*s, 2), S("_")) ? 3 : 2);
            return PREFIXES[i].base;
        }
    return base;
}

/* Returns the value of a digit, or 36. */
static unsigned digit_of(char c)
{
    char lower = (char)(c | 0x20);
    return c >= '0' && c <= '9'           ? (unsigned)(c - '0')
           : lower >= 'a' && lower <= 'z' ? (unsigned)(lower - 'a') + 10
                                          : 36;
}

/* Sets *out to the magnitude of a number. Returns false if s is not a number.
   Sets *beyond if it is above `most`. */
static bool read_digits(str s, unsigned base, uint64_t most, uint64_t *out,
                        bool *beyond)
{
    base = cut_prefix(&s, base);
    bool decimal = !base, zero = s.n && s.p[0] == '0';
    base = decimal ? 10 : base;
    *out = 0;
    if (!s.n || s.p[0] == '_' || s.p[s.n - 1] == '_')
        return false;
    for (size_t i = 0; i < s.n; i++) {
        unsigned digit = digit_of(s.p[i]);
        if (s.p[i] == '_' && s.p[i + 1] != '_')
            continue;
        if (digit >= base || (decimal && zero && digit))
            return false;
        *beyond |= *out > (most - digit) / base;
        *out = *out * base + digit;
    }
    return true;
}

bool int_base(struct eval *ev, const struct df_expr *at, struct object x,
              struct object base, struct object *out)
{
    uint64_t value;
    bool beyond = false;
    if (x.type != OBJECT_STR)
        return eval_fault(ev, DIAG_DF_TYPE, at,
                          "'int' with a base needs a string, not '%s'",
                          object_type_name(x));
    if (base.type != OBJECT_INT || as_int(base) < 0 || as_int(base) > 36 ||
        as_int(base) == 1)
        return eval_fault(ev, DIAG_DF_VALUE, at,
                          "the base of 'int' must be 0 or from 2 to 36");
    str s = str_trim(as_str(x));
    bool minus = str_starts(s, S("-"));
    if (minus || str_starts(s, S("+")))
        s = str_from(s, 1);
    if (!read_digits(s, (unsigned)as_int(base), (uint64_t)INT64_MAX + minus,
                     &value, &beyond))
        return eval_fault(ev, DIAG_DF_VALUE, at,
                          "cannot convert '%.*s' to an integer in base %lld",
                          STR_ARG(as_str(x)), (long long)as_int(base));
    if (beyond)
        return eval_fault(ev, DIAG_DF_VALUE, at,
                          "the integer does not fit into 64 bits");
    *out = object_int((int64_t)(minus ? 0 - value : value));
    object_mark(out, x);
    return true;
}
