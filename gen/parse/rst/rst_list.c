// SPDX-License-Identifier: MIT
// rst_list: docutils' Body.bullet, enumerator, field_marker and option_marker.
// docutils' states BulletList, EnumeratedList, FieldList and OptionList are
// written as loops.
#include "parse/rst/rst_element.h"

#include "parse/rst/rst_inline.h"
#include "parse/rst/rst_message.h"
#include "parse/rst/rst_pattern.h"

/* docutils' list_item: appends an item. Its marker is the first `first` bytes
   of the current line, and is `columns` columns wide. Returns whether the item
   ends with a blank line. */
static bool item(struct rst_machine *m, struct node *list, size_t first,
                 size_t columns)
{
    struct rst_indent like = {.first = first, .known = RST_NO_INDENT};
    struct node *n = node_new(m->r->a, NODE_LIST_ITEM, rst_line_pos(m, m->at));
    if (first < rst_line(m)->text.n)
        like.known = columns;
    struct rst_block b = rst_indented(m, like);
    node_append(list, n);
    rst_nested_parse(m, b.lines, n);
    return b.blank_finish;
}

/* Returns the bullet of a line: a single character. */
static str bullet_of(str line)
{
    return str_slice(line, 0, (unsigned char)line.p[0] < 0x80 ? 1 : 3);
}

bool rst_list_bullet(struct rst_machine *m)
{
    struct node *list = rst_add(m, NODE_BULLET_LIST, m->at);
    str bullet = bullet_of(rst_line(m)->text);
    bool blank_finish;
    node_set(m->r->a, list, "bullet", bullet);
    do {
        size_t first = rst_bullet(rst_line(m)->text);
        blank_finish = item(m, list, first, first - bullet.n + 1);
    } while (rst_item_next(m) && rst_bullet(rst_line(m)->text) &&
             str_eq(bullet_of(rst_line(m)->text), bullet));
    rst_item_done(m);
    if (!blank_finish)
        rst_add_message(m, RST_MESSAGE_BULLETS_END, m->at + 1, STR_NONE);
    return true;
}

/* ---- enumerated lists ---- */

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
    long ordinal; /* -1 if `text` is not a valid number */
    size_t first; /* length of the marker and the blanks after it */
};

static const struct {
    const char *digits;
    long value;
} ROMAN[] = {{"M", 1000}, {"CM", 900}, {"D", 500}, {"CD", 400}, {"C", 100},
             {"XC", 90},  {"L", 50},   {"XL", 40}, {"X", 10},   {"IX", 9},
             {"V", 5},    {"IV", 4},   {"I", 1}};
enum { N_ROMAN = sizeof ROMAN / sizeof *ROMAN };

/* Returns n as a Roman number in upper case, in `a`; STR_NONE if n is out of
   range. */
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

static bool matches_sequence(enum sequence sequence, str text)
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

/* Reads the marker of a line; returns false if the line has no marker. Tries
   the sequence `expected` first, then all sequences in order. If `expected` is
   N_SEQUENCES, the line may start a list, and "i" is a Roman number. */
static bool read_enumerator(struct arena *a, str line, enum sequence expected,
                            struct enumerator *out)
{
    out->first = rst_enumerator(line, &out->format, &out->text);
    if (!out->first)
        return false;
    str text = out->text;
    if (str_eq(text, S("#"))) {
        out->sequence = AUTO;
    } else if (expected != N_SEQUENCES && matches_sequence(expected, text)) {
        out->sequence = expected;
    } else if (expected == N_SEQUENCES && str_eq_nocase(text, S("i"))) {
        out->sequence = text.p[0] == 'i' ? LOWER_ROMAN : UPPER_ROMAN;
    } else {
        out->sequence = ARABIC;
        while (!matches_sequence(out->sequence, text))
            out->sequence++;
    }
    out->ordinal = to_ordinal(a, out->sequence, text);
    return true;
}

/* Returns the ordinal n as a string in `a`; STR_NONE if n is out of range. */
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

/* Whether the current line, which has the enumerator e, is a list item: the
   line after it must be blank, indented, or the next item. */
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

/* Whether `e` continues the list whose first enumerator is `first`. `last` is
   the ordinal of the last item. `is_auto`: an item of the list has the
   enumerator '#'; then only '#' continues the list. */
static bool continues(const struct enumerator *first, long last, bool is_auto,
                      const struct enumerator *e)
{
    enum sequence sequence = first->sequence == AUTO ? ARABIC : first->sequence;
    if (e->format != first->format)
        return false;
    return e->sequence == AUTO ||
           (e->sequence == sequence && !is_auto && e->ordinal == last + 1);
}

bool rst_list_enumerated(struct rst_machine *m)
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
    blank_finish = item(m, list, first.first, first.first);
    while (rst_item_next(m) &&
           read_enumerator(a, rst_line(m)->text, expected, &e) &&
           continues(&first, last, is_auto, &e) && is_item(m, &e)) {
        is_auto = is_auto || e.sequence == AUTO;
        last = e.ordinal;
        blank_finish = item(m, list, e.first, e.first);
    }
    rst_item_done(m);
    rst_check_finish(m, blank_finish, S("enumerated list"));
    return true;
}

/* ---- fields and options ---- */

/* Parses a field: its name as inline text, its body as nested elements. */
static bool field(struct rst_machine *m, struct node *list, size_t first,
                  size_t colon)
{
    struct arena *a = m->r->a;
    struct line name = rst_part(rst_line(m), 1, colon);
    struct lines names = {&name, 1, 1};
    struct node *n = node_new(a, NODE_FIELD, rst_line_pos(m, m->at));
    struct rst_block b = rst_first_known(m, first);
    struct node *field_name =
        node_new(a, NODE_FIELD_NAME, line_pos(&name, 0, name.text.n));
    struct node *body = node_new(
        a, NODE_FIELD_BODY, b.lines.n ? line_pos(b.lines.v, 0, 0) : n->pos);
    node_append(n, field_name);
    node_append(n, body);
    rst_inline_lines(m, &names, field_name, body, list->first ? list : m->node);
    rst_nested_parse(m, b.lines, body);
    node_append(list, n);
    return b.blank_finish;
}

bool rst_list_field(struct rst_machine *m)
{
    struct node *list = rst_add(m, NODE_FIELD_LIST, m->at);
    bool blank_finish;
    size_t colon, first = rst_field_marker(rst_line(m)->text, &colon);
    do
        blank_finish = field(m, list, first, colon);
    while (rst_item_next(m) &&
           (first = rst_field_marker(rst_line(m)->text, &colon)));
    rst_item_done(m);
    rst_check_finish(m, blank_finish, S("field list"));
    return true;
}

/* Adds one option: "-o", "-ovalue", "-o value", "--opt=value", "-o <a b>". */
static void option(struct rst_machine *m, struct node *group, str text,
                   struct pos at)
{
    struct arena *a = m->r->a;
    struct node *n = node_new(a, NODE_OPTION, at);
    str rest = text, name = S(""), delimiter = S(" ");
    str_word(&rest, &name);
    rest = rest.p ? str_trim(rest) : S("");
    size_t equals = str_find_char(name, '=', 0);
    bool is_short = !str_starts(name, S("--")) && name.n > 2 &&
                    (name.p[0] == '-' || name.p[0] == '+');
    if (equals != STR_NPOS) {
        rest = str_trim(str_from(text, equals + 1));
        name = str_slice(name, 0, equals);
        delimiter = S("=");
    } else if (is_short) {
        rest = str_trim(str_from(text, 2));
        name = str_slice(name, 0, 2);
        delimiter = S("");
    }
    node_append(group, n);
    rst_add_text(a, n, NODE_OPTION_STRING, name, at);
    if (rest.n)
        node_set(a, rst_add_text(a, n, NODE_OPTION_ARGUMENT, rest, at),
                 "delimiter", delimiter);
}

static void option_group(struct rst_machine *m, struct node *item,
                         const struct line *l, size_t end)
{
    struct node *group =
        node_new(m->r->a, NODE_OPTION_GROUP, line_pos(l, 0, end));
    str all = str_trim_right(str_slice(l->text, 0, end));
    node_append(item, group);
    for (size_t at = 0; at <= all.n;) {
        size_t comma = str_find(all, S(", "), at);
        if (comma == STR_NPOS)
            comma = all.n;
        option(m, group, str_slice(all, at, comma),
               line_pos(l, at, comma - at));
        at = comma + 2;
    }
}

/* Adds an option and its description; returns false if the description is
   missing. */
static bool option_item(struct rst_machine *m, struct node *list,
                        bool *blank_finish)
{
    struct arena *a = m->r->a;
    size_t start = m->at, end = rst_option_marker(rst_line(m)->text);
    const struct line *l = rst_line(m);
    struct rst_block b = rst_first_known(m, end);
    if (!b.lines.n) {
        m->at = start;
        return false;
    }
    struct node *item =
        node_new(a, NODE_OPTION_LIST_ITEM, rst_line_pos(m, start));
    struct node *description =
        node_new(a, NODE_DESCRIPTION, line_pos(b.lines.v, 0, 0));
    node_append(list, item);
    option_group(m, item, l, end);
    node_append(item, description);
    rst_nested_parse(m, b.lines, description);
    *blank_finish = b.blank_finish;
    return true;
}

bool rst_list_option(struct rst_machine *m)
{
    struct node *list =
        node_new(m->r->a, NODE_OPTION_LIST, rst_line_pos(m, m->at));
    bool blank_finish;
    if (!option_item(m, list, &blank_finish))
        return false;
    node_append(m->node, list);
    while (rst_item_next(m) && rst_option_marker(rst_line(m)->text) &&
           option_item(m, list, &blank_finish))
        ;
    rst_item_done(m);
    rst_check_finish(m, blank_finish, S("option list"));
    return true;
}
