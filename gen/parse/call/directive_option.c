// SPDX-License-Identifier: MIT
// directive_option: checks the values of options: a function for each kind of
// option.
#include "parse/call/directive_option.h"

#include "base/buf.h"
#include "base/encoding.h"
#include "base/utf8.h"
#include "doc/document.h"

struct option_check {
    struct arena *a;
    const struct option_spec *spec;
    str value;  /* the option's value; a check may replace it */
    long least; /* least valid number */
};

static bool check_flag(struct option_check *k)
{
    return !k->value.n;
}

static bool check_text(struct option_check *k)
{
    (void)k;
    return true;
}

static bool check_required(struct option_check *k)
{
    return k->value.n > 0;
}

bool directive_option_number(str value, long *out)
{
    long n;
    if (!str_to_long(value, &n) || n < -INT32_MAX || n > INT32_MAX)
        return false;
    *out = n;
    return true;
}

static bool check_number(struct option_check *k)
{
    long n;
    return directive_option_number(k->value, &n) && n >= k->least;
}

static bool check_int_or_none(struct option_check *k)
{
    return !k->value.n || check_number(k);
}

static bool check_percent(struct option_check *k)
{
    while (k->value.n && (k->value.p[k->value.n - 1] == '%' ||
                          k->value.p[k->value.n - 1] == ' '))
        k->value.n--;
    return check_number(k);
}

static bool is_choice(const char *choices, str value)
{
    str rest = str_c(choices), word;
    while (str_word(&rest, &word))
        if (str_eq(word, value))
            return true;
    return false;
}

static bool check_choice(struct option_check *k)
{
    k->value = str_lower(k->a, k->value);
    return is_choice(k->spec->choices, k->value);
}

enum { CLASSES_MAX = 100 };

static bool check_classes(struct option_check *k)
{
    str rest = k->value, word;
    struct buf b = {.a = k->a};
    for (size_t n = 0; str_word(&rest, &word); n++) {
        str id = document_make_id(k->a, word);
        if (!id.n || n == CLASSES_MAX)
            return false;
        if (b.n)
            buf_putc(&b, ' ');
        buf_put(&b, id);
    }
    k->value = buf_str(&b);
    return k->value.n > 0;
}

static const str UNITS[] = {S_INIT("em"), S_INIT("ex"), S_INIT("px"),
                            S_INIT("in"), S_INIT("cm"), S_INIT("mm"),
                            S_INIT("pt"), S_INIT("pc")};

static bool is_unit(str s, bool percent)
{
    if (s.n == 0 || (percent && str_eq(s, S("%"))))
        return true;
    return STR_AMONG(s, UNITS);
}

static bool check_measure(struct option_check *k, bool percent)
{
    size_t digits = 0;
    while (digits < k->value.n &&
           (char_is_digit(k->value.p[digits]) || k->value.p[digits] == '.'))
        digits++;
    str number = str_slice(k->value, 0, digits);
    str unit = str_trim_left(str_from(k->value, digits));
    double ignored;
    if (str_to_double(number, &ignored) && is_unit(unit, percent)) {
        k->value = str_concat(k->a, number, unit);
        return true;
    }
    return false;
}

static bool check_length(struct option_check *k)
{
    return check_measure(k, false);
}

static bool check_length_percent(struct option_check *k)
{
    return k->spec->choices && is_choice(k->spec->choices, k->value)
               ? true
               : check_measure(k, true);
}

static bool check_widths(struct option_check *k)
{
    bool commas = str_find_char(k->value, ',', 0) != STR_NPOS;
    str rest = k->value, part;
    struct buf b = {.a = k->a};
    if (is_choice(k->spec->choices, k->value))
        return true;
    while (commas ? str_cut(&rest, ',', &part) : str_word(&rest, &part)) {
        struct option_check part_check = {k->a, k->spec, str_trim(part),
                                          k->least};
        if (!check_number(&part_check))
            return false;
        if (b.n)
            buf_putc(&b, ' ');
        buf_put(&b, part_check.value);
    }
    k->value = buf_str(&b);
    return k->value.n > 0;
}

static int hex_value(char c)
{
    c = char_lower(c);
    return char_is_digit(c)       ? c - '0'
           : c >= 'a' && c <= 'f' ? c - 'a' + 10
                                  : -1;
}

enum { CODE_MAX = 0x10ffff };

/* Sets *out to the number in `digits`, whose base is `base`. Numbers above
   CODE_MAX become CODE_MAX + 1. Returns false if the string is not a number. */
static bool read_code(str digits, int base, unsigned *out)
{
    unsigned code = 0;
    for (size_t i = 0; i < digits.n; i++) {
        int v = hex_value(digits.p[i]);
        if (v < 0 || v >= base)
            return false;
        code = code * (unsigned)base + (unsigned)v;
        code = code > CODE_MAX ? CODE_MAX + 1 : code;
    }
    *out = code;
    return digits.n > 0;
}

/* code: 42, 0x2a, x2a, \x2a, U+2a, u2a, \u2a or &#x2a; */
static bool code_point(str text, unsigned *out)
{
    static const str starts[] = {S_INIT("0x"), S_INIT("\\x"), S_INIT("\\u"),
                                 S_INIT("u+"), S_INIT("u"),   S_INIT("x")};
    if (read_code(text, 10, out))
        return true;
    if (str_starts(text, S("&#x")) && str_ends(text, S(";")))
        return read_code(str_slice(text, 3, text.n - 1), 16, out);
    for (size_t i = 0; i < sizeof starts / sizeof *starts; i++)
        if (str_eq_nocase(str_slice(text, 0, starts[i].n), starts[i]))
            return read_code(str_from(text, starts[i].n), 16, out);
    return false;
}

str directive_option_char(struct arena *a, str code)
{
    unsigned cp;
    if (!code_point(code, &cp))
        return code;
    if (cp == 0 || cp > CODE_MAX || (cp >= 0xd800 && cp < 0xe000))
        return STR_NONE;
    struct buf b = {.a = a};
    buf_put_utf8(&b, cp);
    return buf_end(&b);
}

static bool check_char(struct option_check *k)
{
    k->value = directive_option_char(k->a, k->value);
    return k->value.n && utf8_length(k->value) == k->value.n;
}

static bool check_char_space(struct option_check *k)
{
    if (str_eq(k->value, S("tab")))
        k->value = S("\t");
    else if (str_eq(k->value, S("space")))
        k->value = S(" ");
    else
        return check_char(k);
    return true;
}

static bool check_path(struct option_check *k)
{
    str rest = k->value, line;
    struct buf b = {.a = k->a};
    if (str_find_char(k->value, '\n', 0) == STR_NPOS)
        return k->value.n > 0;
    while (str_cut(&rest, '\n', &line))
        buf_put(&b, str_trim(line));
    k->value = buf_str(&b);
    return true;
}

static bool check_uri(struct option_check *k)
{
    struct buf b = {.a = k->a};
    if (!k->value.n)
        return false;
    for (size_t i = 0; i < k->value.n; i++) {
        char c = k->value.p[i];
        if (c == '\\' && i + 1 < k->value.n) {
            c = k->value.p[++i];
            buf_putc(&b, char_is_blank(c) ? ' ' : c);
        } else if (!char_is_blank(c)) {
            buf_putc(&b, c);
        }
    }
    k->value = buf_str(&b);
    return true;
}

static bool check_steps(struct option_check *k)
{
    str rest = k->value, word;
    size_t words = 0;
    long n;
    for (; str_word(&rest, &word); words++)
        if (!str_eq(word, S("auto")) &&
            (!str_to_long(word, &n) || n < 0 || n > 12))
            return false;
    return words == 1 || words == 4;
}

static bool check_encoding(struct option_check *k)
{
    return encoding_known(k->a, k->value);
}

static const struct {
    bool (*check)(struct option_check *k);
    const char *expected;
    long least; /* least valid number */
} KINDS[] = {
    [OPTION_FLAG] = {check_flag, "no value", 0},
    [OPTION_TEXT] = {check_text, "text", 0},
    [OPTION_REQUIRED] = {check_required, "text", 0},
    [OPTION_NAT] = {check_number, "an integer, 0 or more", 0},
    [OPTION_POSITIVE] = {check_number, "an integer, 1 or more", 1},
    [OPTION_INT] = {check_number, "an integer", -INT32_MAX},
    [OPTION_INT_OR_NONE] = {check_int_or_none,
                            "an integer up to 2147483647, or no value",
                            -INT32_MAX},
    [OPTION_CHOICE] = {check_choice, "", 0},
    [OPTION_CLASSES] = {check_classes, "class names, separated by spaces", 0},
    [OPTION_LENGTH] = {check_length,
                       "a number, with a unit (em, ex, px, in, cm, mm, pt or "
                       "pc) or without",
                       0},
    [OPTION_LENGTH_PERCENT] = {check_length_percent,
                               "a number, with a unit (em, ex, px, in, cm, "
                               "mm, pt, pc or %) or without",
                               0},
    [OPTION_PERCENT] = {check_percent,
                        "an integer, 0 or more, with an optional %", 0},
    [OPTION_WIDTHS] = {check_widths,
                       "integers, 1 or more, separated by spaces or commas,",
                       1},
    [OPTION_CHAR] = {check_char, "one character, or its code, such as U+003B",
                     0},
    [OPTION_CHAR_SPACE] =
        {check_char_space,
         "one character, or its code, such as U+003B, or tab or space", 0},
    [OPTION_PATH] = {check_path, "a file name", 0},
    [OPTION_URI] = {check_uri, "a URL", 0},
    [OPTION_STEPS] = {check_steps,
                      "1 value, or 4 values, one for each screen size; each is "
                      "auto or an integer from 0 to 12",
                      0},
    [OPTION_ENCODING] =
        {check_encoding,
         "the name of an encoding, such as utf-8, utf-16, latin-1 or cp1252; "
         "or save the file as UTF-8",
         0},
};

bool directive_option_check(struct arena *a, const struct option_spec *spec,
                            str *value)
{
    struct option_check k = {a, spec, *value, KINDS[spec->kind].least};
    if (!KINDS[spec->kind].check(&k))
        return false;
    *value = k.value;
    return true;
}

/* Whether the value is an integer above the limit of 32 bits. */
static bool is_too_large(const struct option_spec *spec, str value)
{
    bool number = spec->kind == OPTION_NAT || spec->kind == OPTION_POSITIVE ||
                  spec->kind == OPTION_INT || spec->kind == OPTION_INT_OR_NONE;
    size_t digits = 0;
    long n;
    while (digits < value.n && char_is_digit(value.p[digits]))
        digits++;
    return number && digits && digits == value.n &&
           !directive_option_number(value, &n);
}

str directive_option_fault(struct arena *a, const struct option_spec *spec,
                           str value)
{
    str shown = str_slice(value, 0, str_find_char(value, '\n', 0));
    if (!value.n)
        return S("the value is missing");
    if (spec->kind == OPTION_FLAG)
        return str_fmt(a, "it takes no value, but has '%.*s'", STR_ARG(shown));
    if (is_too_large(spec, value))
        return str_fmt(a, "'%.*s' is larger than %ld", STR_ARG(shown),
                       (long)INT32_MAX);
    return str_fmt(a, "%s value '%.*s'",
                   spec->kind == OPTION_CHOICE ? "unknown" : "invalid",
                   STR_ARG(shown));
}

str directive_option_expected(struct arena *a, const struct option_spec *spec)
{
    struct buf b = {.a = a};
    if (spec->kind == OPTION_REQUIRED && spec->choices)
        return str_c(spec->choices);
    buf_put(&b, str_c(KINDS[spec->kind].expected));
    str rest = str_c(spec->choices), word;
    while (str_word(&rest, &word))
        buf_printf(&b, "%s%.*s",
                   !buf_str(&b).n                                       ? ""
                   : !str_trim(rest).n || KINDS[spec->kind].expected[0] ? " or "
                                                                        : ", ",
                   STR_ARG(word));
    return buf_end(&b);
}
