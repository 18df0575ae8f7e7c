// SPDX-License-Identifier: MIT
// rst_enumerated: docutils' Body.enumerator and the state EnumeratedList.
#include "parse/rst/rst_enumerated.h"

#include "parse/rst/rst_item.h"
#include "parse/rst/rst_message.h"
#include "parse/rst/rst_pattern.h"

enum { ROMAN_MAX = 4999, ORDINAL_DIGITS = 18 };

enum sequence {
    ARABIC,
    LOWER_ALPHA,
    UPPER_ALPHA,
    LOWER_ROMAN,
    UPPER_ROMAN,
    N_SEQUENCES,
    AUTO = N_SEQUENCES /* '#' */
};

static const char *const NAMES[] = {"arabic",     "loweralpha", "upperalpha",
                                    "lowerroman", "upperroman", "arabic"};

static const struct {
    const char *prefix, *suffix;
} FORMATS[] = {
    [RST_PARENS] = {"(", ")"},
    [RST_RPAREN] = {"", ")"},
    [RST_PERIOD] = {"", "."},
};

struct enumerator {
    enum rst_format format;
    enum sequence sequence;
    str text;
    long ordinal; /* -1: not a valid number */
    size_t first; /* bytes of the marker */
};

static const struct {
    const char *digits;
    long value;
} ROMAN[] = {{"M", 1000}, {"CM", 900}, {"D", 500}, {"CD", 400}, {"C", 100},
             {"XC", 90},  {"L", 50},   {"XL", 40}, {"X", 10},   {"IX", 9},
             {"V", 5},    {"IV", 4},   {"I", 1}};
enum { N_ROMAN = sizeof ROMAN / sizeof *ROMAN };

/* The upper-case Roman number of n; STR_NONE out of range. */
static str to_roman(struct arena *a, long n)
{
    char *p = arena_bytes(a, 24);
    size_t len = 0;
    if (n < 0 || n > ROMAN_MAX)
        return STR_NONE;
    if (n == 0)
        p[len++] = 'N';
    for (size_t i = 0; i < N_ROMAN; i++)
        for (; n >= ROMAN[i].value; n -= ROMAN[i].value)
            for (const char *c = ROMAN[i].digits; *c; c++)
                p[len++] = *c;
    return (str){p, len};
}

static long from_roman(struct arena *a, str text)
{
    long n = 0;
    size_t at = 0;
    for (size_t i = 0; i < N_ROMAN; i++) {
        str digits = str_c(ROMAN[i].digits);
        while (str_eq_nocase(str_slice(text, at, at + digits.n), digits)) {
            n += ROMAN[i].value;
            at += digits.n;
        }
    }
    return at == text.n && str_eq_nocase(to_roman(a, n), text) ? n : -1;
}

static bool fits(enum sequence sequence, str text)
{
    char c = text.p[0];
    bool lower = c >= 'a' && c <= 'z', upper = c >= 'A' && c <= 'Z';
    bool roman = strchr("ivxlcdmIVXLCDM", c) != NULL;
    switch (sequence) {
    case ARABIC: return char_is_digit(c);
    case LOWER_ALPHA: return lower && text.n == 1;
    case UPPER_ALPHA: return upper && text.n == 1;
    case LOWER_ROMAN: return lower && roman;
    case UPPER_ROMAN: return upper && roman;
    default: return false;
    }
}

static long to_ordinal(struct arena *a, enum sequence sequence, str text)
{
    long n = 0;
    switch (sequence) {
    case ARABIC:
        for (size_t i = 0; i < text.n && i < ORDINAL_DIGITS; i++)
            n = n * 10 + (text.p[i] - '0');
        return n;
    case LOWER_ALPHA:
    case UPPER_ALPHA: return char_lower(text.p[0]) - 'a' + 1;
    case LOWER_ROMAN:
    case UPPER_ROMAN: return from_roman(a, text);
    default: return 1;
    }
}

/* Reads the marker of a line; the sequence that is expected (N_SEQUENCES:
   none) is tried first, then the first Roman number, then all in order. */
static bool read_enumerator(struct arena *a, str line, enum sequence expected,
                            struct enumerator *out)
{
    out->first = rst_enumerator(line, &out->format, &out->text);
    if (!out->first)
        return false;
    str text = out->text;
    if (str_eq(text, S("#"))) {
        out->sequence = AUTO;
    } else if (expected != N_SEQUENCES && fits(expected, text)) {
        out->sequence = expected;
    } else if (expected == N_SEQUENCES && str_eq_nocase(text, S("i"))) {
        out->sequence = text.p[0] == 'i' ? LOWER_ROMAN : UPPER_ROMAN;
    } else {
        out->sequence = ARABIC;
        while (!fits(out->sequence, text))
            out->sequence++;
    }
    out->ordinal = to_ordinal(a, out->sequence, text);
    return true;
}

/* The text of an ordinal; STR_NONE out of range. */
static str ordinal_text(struct arena *a, enum sequence sequence, long n)
{
    char letter = (char)((sequence == LOWER_ALPHA ? 'a' : 'A') + n - 1);
    str roman;
    switch (sequence) {
    case ARABIC: return str_fmt(a, "%ld", n);
    case LOWER_ALPHA:
    case UPPER_ALPHA: return n > 26 ? STR_NONE : str_fmt(a, "%c", letter);
    case LOWER_ROMAN:
        roman = to_roman(a, n);
        return roman.p ? str_lower(a, roman) : roman;
    case UPPER_ROMAN: return to_roman(a, n);
    default: return S("#");
    }
}

static bool starts_with_marker(str line, enum rst_format format, str text)
{
    str prefix = str_c(FORMATS[format].prefix);
    str suffix = str_c(FORMATS[format].suffix);
    size_t end = prefix.n + text.n + suffix.n;
    return line.n > end && line.p[end] == ' ' && str_starts(line, prefix) &&
           str_starts(str_from(line, prefix.n), text) &&
           str_starts(str_from(line, prefix.n + text.n), suffix);
}

/* An item's second line is blank, indented, or the next item. */
static bool is_item(const struct rst_machine *m, const struct enumerator *e)
{
    if (e->ordinal < 0)
        return false;
    if (rst_next_is_blank(m, m->at))
        return true;
    str next = m->lines.v[m->at + 1].text;
    if (next.p[0] == ' ')
        return true;
    str text = ordinal_text(m->r->a, e->sequence, e->ordinal + 1);
    return text.p && (starts_with_marker(next, e->format, text) ||
                      starts_with_marker(next, e->format, S("#")));
}

static void set_attributes(struct rst_machine *m, struct node *list,
                           const struct enumerator *e)
{
    struct arena *a = m->r->a;
    node_set(a, list, "enumtype", str_c(NAMES[e->sequence]));
    node_set(a, list, "prefix", str_c(FORMATS[e->format].prefix));
    node_set(a, list, "suffix", str_c(FORMATS[e->format].suffix));
    if (e->ordinal == 1)
        return;
    node_set(a, list, "start", str_fmt(a, "%ld", e->ordinal));
    node_append(m->node, rst_message(m->r, RST_MESSAGE_ENUMERATOR,
                                     rst_line_pos(m, m->at),
                                     str_fmt(a, "\"%.*s\" (ordinal %ld)",
                                             STR_ARG(e->text), e->ordinal)));
}

/* True where `e` goes on with the list that started with `first`. */
static bool continues(const struct enumerator *first, long last, bool is_auto,
                      const struct enumerator *e)
{
    enum sequence sequence = first->sequence == AUTO ? ARABIC : first->sequence;
    if (e->format != first->format)
        return false;
    return e->sequence == AUTO ||
           (e->sequence == sequence && !is_auto && e->ordinal == last + 1);
}

bool rst_enumerated(struct rst_machine *m)
{
    struct arena *a = m->r->a;
    struct enumerator first, e;
    if (!read_enumerator(a, rst_line(m)->text, N_SEQUENCES, &first) ||
        !is_item(m, &first))
        return false;
    struct node *list = rst_add(m, NODE_ENUMERATED_LIST, m->at);
    enum sequence expected = first.sequence == AUTO ? ARABIC : first.sequence;
    bool is_auto = first.sequence == AUTO, blank_finish;
    long last = first.ordinal;
    set_attributes(m, list, &first);
    blank_finish = rst_item(m, list, first.first, first.first);
    while (rst_item_next(m) &&
           read_enumerator(a, rst_line(m)->text, expected, &e) &&
           continues(&first, last, is_auto, &e) && is_item(m, &e)) {
        is_auto = is_auto || e.sequence == AUTO;
        last = e.ordinal;
        blank_finish = rst_item(m, list, e.first, e.first);
    }
    rst_item_done(m);
    rst_check_finish(m, blank_finish, S("enumerated list"));
    return true;
}
