// SPDX-License-Identifier: MIT
// cell: classifies the source string of a cell, and compares it with the parsed
// nodes.
#include "parse/cell.h"

#include "base/buf.h"
#include "base/codes/directive.h"
#include "base/codes/md.h"
#include "base/codes/rst.h"
#include "base/path.h"
#include "base/unicode.h"
#include "base/utf8.h"
#include "base/vec.h"
#include "config/writing.h"
#include "doc/fields.h"
#include "doc/message.h"
#include "frame/unit_word.h"
#include "parse/cell_loss.h"

enum {
    SUFFIX_MAX = 3,  /* bytes of a suffix: 2x, 5k, 10bn, 3rd */
    REPORTS_MAX = 10 /* maximum number of cells reported for one table */
};

/* Bytes that may start markup inside a line of text in either syntax, and
   control characters. */
static const bool MARKUP[256] = {
    [0x00] = true, [0x01] = true, [0x02] = true, [0x03] = true, [0x04] = true,
    [0x05] = true, [0x06] = true, [0x07] = true, [0x08] = true, [0x09] = true,
    [0x0a] = true, [0x0b] = true, [0x0c] = true, [0x0d] = true, [0x0e] = true,
    [0x0f] = true, [0x10] = true, [0x11] = true, [0x12] = true, [0x13] = true,
    [0x14] = true, [0x15] = true, [0x16] = true, [0x17] = true, [0x18] = true,
    [0x19] = true, [0x1a] = true, [0x1b] = true, [0x1c] = true, [0x1d] = true,
    [0x1e] = true, [0x1f] = true, ['*'] = true,  ['`'] = true,  ['\\'] = true,
    ['_'] = true,  ['|'] = true,  ['['] = true,  [']'] = true,  [':'] = true,
    ['@'] = true,  ['<'] = true,  ['&'] = true,  ['{'] = true,  [0x7f] = true};

/* Whether a word starts an enumerated list: "12." and "iv)", but not
   "Inst.". */
static bool is_enumerator(str word)
{
    char end = word.n > 1 ? word.p[word.n - 1] : 0;
    if (end != '.' && end != ')')
        return false;
    for (size_t i = 0; i + 1 < word.n; i++)
        if (word.n > 2 && !char_is_digit(word.p[i]) &&
            !strchr("ivxlcdmIVXLCDM", word.p[i]))
            return false;
    return true;
}

bool cell_is_plain(str s)
{
    size_t i = s.n > 1 && s.p[0] == '$' ? 1 : 0, word = 0;
    if (s.n == 0 || !char_is_alnum(s.p[i]))
        return false;
    while (word < s.n && s.p[word] != ' ')
        word++;
    if (is_enumerator(str_slice(s, 0, word)))
        return false;
    for (; i < s.n; i++)
        if (MARKUP[(unsigned char)s.p[i]])
            return false;
    return true;
}

void cell_add_plain(struct arena *a, struct node *entry, str text,
                    struct pos at)
{
    struct node *paragraph = node_new(a, NODE_PARAGRAPH, at);
    node_append(paragraph, node_text(a, text, at));
    node_append(entry, paragraph);
}

void cell_add_text(struct arena *a, struct node *entry, str text, struct pos at)
{
    cell_add_plain(a, entry, text, at);
    struct node *t = entry->last->first;
    t->data = t;
}

/* ---- figures ---- */

static char byte_at(str s, size_t i)
{
    return i < s.n ? s.p[i] : '\0';
}

/* Whether the letters s[i, end) may be part of a figure: a suffix of a digit,
   or a unit of measurement. Counted nouns, as in "4 GPUs", are text, but rates,
   such as "4 tokens/s", are figures. */
static bool is_unit(str s, size_t i, size_t end)
{
    struct unit_word unit;
    bool plural, joined = i && char_is_digit(s.p[i - 1]);
    bool rate = (i && s.p[i - 1] == '/') || byte_at(s, end) == '/';
    if (joined && end - i <= SUFFIX_MAX)
        return true;
    return unit_word_find(str_slice(s, i, end), &unit, &plural) &&
           (unit.kind < UNIT_PASS || rate);
}

bool cell_is_figure(str s)
{
    bool digits = false, signs = true;
    for (size_t i = 0, n; i < s.n; i += n ? n : 1) {
        n = unicode_letters(str_from(s, i));
        if (n && !is_unit(s, i, i + n))
            return false;
        digits |= char_is_digit(s.p[i]);
        signs &= str_find_char(S("+-*_<=>~ "), s.p[i], 0) != STR_NPOS;
    }
    return digits || signs;
}

/* ---- the visible content ---- */

/* Whether a node is docutils' note that a list does not start at 1. */
static bool is_note(const struct node *n)
{
    const struct message *m = n->type == NODE_SYSTEM_MESSAGE ? n->data : NULL;
    return m && m->level == MESSAGE_INFO;
}

/* The visible content of an entry. */
struct shown {
    /* visible letters and digits, including the letters and digits of list
       markers */
    struct buf letters;
    /* whether anything other than list markers and transitions is visible */
    bool anything;
    /* whether markup is meant to change the visible text */
    bool on_purpose;
};

static void add_letters(struct buf *b, str s)
{
    for (size_t i = 0, n; i < s.n; i += n ? n : 1) {
        n = unicode_letters(str_from(s, i));
        if (n || char_is_digit(s.p[i]))
            buf_put(b, str_slice(s, i, i + (n ? n : 1)));
    }
}

/* Adds the number that browsers show for the first item of `list`. Adds nothing
   for letters and Roman numbers, which change the visible text on purpose; nor
   for numbers beyond 32 bits, which browsers do not show. */
static void add_marker(struct shown *shown, const struct node *list)
{
    str start = node_get(list, "start");
    long n = 1;
    if (!str_eq(node_get(list, "enumtype"), S("arabic")))
        shown->on_purpose = true;
    else if (!start.n || (str_to_long(start, &n) && n <= INT32_MAX))
        buf_printf(&shown->letters, "%ld", n);
}

/* Whether a node is invisible: a comment, a docutils note, a target and the
   like. */
static bool is_hidden(const struct node *n)
{
    return n->type == NODE_COMMENT || n->type == NODE_SUBSTITUTION_DEFINITION ||
           n->type == NODE_PENDING || is_note(n) ||
           (n->type == NODE_TARGET && !n->first);
}

/* Whether a node shows its text nodes and nothing else. */
static bool is_plain_markup(const struct node *n)
{
    static const enum node_type TYPES[] = {
        NODE_BLOCK_QUOTE,     NODE_BULLET_LIST, NODE_EMPHASIS,
        NODE_ENUMERATED_LIST, NODE_LINE,        NODE_LINE_BLOCK,
        NODE_LIST_ITEM,       NODE_LITERAL,     NODE_PARAGRAPH,
        NODE_STRONG,          NODE_TARGET,      NODE_TEXT,
        NODE_TITLE_REFERENCE, NODE_TRANSITION};
    size_t i = 0, count = sizeof TYPES / sizeof *TYPES;
    while (i < count && n->type != TYPES[i])
        i++;
    return i < count;
}

static void collect_shown(const struct node *entry, struct shown *shown)
{
    const struct node *next;
    for (const struct node *n = entry->first; n; n = next) {
        bool hidden = is_hidden(n);
        next = hidden ? node_skip(n, entry) : node_next(n, entry);
        if (n->type == NODE_TEXT) {
            add_letters(&shown->letters, n->text);
            shown->anything |= n->text.n > 0;
        } else if (n->type == NODE_ENUMERATED_LIST) {
            add_marker(shown, n);
        } else if (!hidden && !is_plain_markup(n)) {
            shown->anything = shown->on_purpose = true;
        }
    }
}

/* Whether a string may contain a role or, in Markdown, an entity. */
static bool has_names(const struct parse *p, str text)
{
    return str_find(text, S(":`"), 0) != STR_NPOS ||
           str_find(text, S("`:"), 0) != STR_NPOS ||
           str_find(text, S("}`"), 0) != STR_NPOS ||
           (p->language == PAGE_MARKDOWN &&
            str_find_char(text, '&', 0) != STR_NPOS);
}

/* Whether the visible letters and digits differ from the letters and digits of
   `text`, the first line of a cell. Returns false if markup may change the text
   on purpose. */
static bool differs(const struct parse *p, const struct shown *shown, str text)
{
    struct buf letters = {.a = p->a};
    add_letters(&letters, text);
    return !shown->on_purpose && !has_names(p, text) &&
           !str_starts(buf_str(&shown->letters), buf_str(&letters));
}

/* Whether browsers show the marker of `list` as it is in `text`: "5.", but not
   "(5)". */
static bool keeps_marker(const struct node *list, str text)
{
    return list->type == NODE_ENUMERATED_LIST && char_is_alnum(text.p[0]) &&
           str_eq(node_get(list, "suffix"), S("."));
}

static bool lost_in_list(struct arena *a, const struct node *list, str text)
{
    const struct node *shown = list->first->last;
    return list->first == list->last && cell_is_figure(text) &&
           (!shown || node_astext(a, shown).n < text.n);
}

static bool lost_in_quote(struct arena *a, const struct node *quote, str text)
{
    str shown = node_astext(a, quote);
    return shown.n && !str_eq(shown, text) &&
           (char_is_digit(shown.p[0]) || cell_is_figure(shown));
}

/* If the entry shows less than `text`, the only line of its cell, returns a
   description of the markup, for the message; else NULL. */
static const char *lost_in_block(const struct parse *p,
                                 const struct node *entry, str text)
{
    struct arena *a = p->a;
    struct arena_mark mark = arena_mark(a);
    struct shown shown = {.letters.a = a};
    collect_shown(entry, &shown);
    bool empty = !shown.anything, other = differs(p, &shown, text);
    arena_rewind(a, mark);
    const struct node *only = entry->first;
    bool alone = only && (!only->next || is_note(only->next));
    bool list = alone && (only->type == NODE_BULLET_LIST ||
                          only->type == NODE_ENUMERATED_LIST);
    if (list && keeps_marker(only, text) && !other &&
        !(empty && p->language == PAGE_MARKDOWN))
        return NULL;
    if (list && (other || (empty ? only->first == only->last
                                 : lost_in_list(a, only, text))))
        return "a list item";
    if (alone && only->type == NODE_BLOCK_QUOTE && lost_in_quote(a, only, text))
        return "a block quote";
    return empty   ? "markup that shows nothing"
           : other ? "markup, so the page shows it differently"
                   : NULL;
}

static str text_of(const struct node *n)
{
    return n && n->type == NODE_TEXT ? n->text : STR_NONE;
}

/* Returns the text of the first or last leaf below a node; STR_NONE if the leaf
   is not a text node. */
static str leaf_text(const struct node *n, bool last)
{
    while (n->first)
        n = last ? n->last : n->first;
    return text_of(n);
}

/* Whether the emphasis n, between the strings `before` and `after`, was
   probably typed as a product or power: emphasis joined to a digit, as in 8*4*2
   and 10**5** (Markdown only), or, as in 8 *4* 2, around a number between two
   numbers. In reStructuredText, only an escape can join emphasis to a digit, so
   such emphasis is intended there. */
static bool cuts_number(const struct parse *p, const struct node *n, str before,
                        str after)
{
    if (n->type != NODE_EMPHASIS && n->type != NODE_STRONG)
        return false;
    str first = leaf_text(n, false), last = leaf_text(n, true);
    bool b = char_is_digit(byte_at(before, before.n - 1));
    bool a = char_is_digit(byte_at(after, 0));
    bool joined = (b && a) || (b && char_is_digit(byte_at(first, 0))) ||
                  (a && char_is_digit(byte_at(last, last.n - 1)));
    if (joined && p->language == PAGE_MARKDOWN)
        return true;
    before = str_trim_right(before);
    after = str_trim_left(after);
    return n->type == NODE_EMPHASIS && n->first == n->last && !(a || b) &&
           cell_is_figure(first) &&
           char_is_digit(byte_at(before, before.n - 1)) &&
           char_is_digit(byte_at(after, 0));
}

static bool lost_in_emphasis(const struct parse *p, const struct node *entry)
{
    for (const struct node *n = entry; n; n = node_next(n, entry)) {
        const struct node *before = NULL;
        for (const struct node *c = n->first; c; before = c, c = c->next)
            if (cuts_number(p, c, text_of(before), text_of(c->next)))
                return true;
    }
    return false;
}

/* Adds the help for a lost character: a backslash before it, except before a
   letter or digit in Markdown, where a backslash escapes nothing. `typed`: the
   author can write the cell differently. */
static void help_lost(struct parse *p, str sign, bool typed)
{
    struct diags *d = p->d;
    bool escapes =
        p->language != PAGE_MARKDOWN || !char_is_alnum(byte_at(sign, 0));
    if (!escapes)
        diag_help(d, typed
                         ? "write the cell as code, in backquotes, or reword it"
                         : CELL_UNCHANGED);
    else
        diag_help(
            d, "to show '%.*s', write '\\%.*s' (in a df script '\\\\%.*s%s')%s",
            STR_ARG(sign), STR_ARG(sign), STR_ARG(sign),
            str_eq(sign, S("\\")) ? "\\" : "",
            typed ? "" : "; " CELL_UNCHANGED);
}

static void report(struct parse *p, struct cell_reports *reports, str text,
                   const char *lost, str sign, bool typed, struct pos at)
{
    if (reports->n++ >= REPORTS_MAX) {
        reports->more_at = reports->more_at.src ? reports->more_at : at;
        return;
    }
    diag_at(p->d, DIAG_TABLE_CELL, at,
            str_fmt(p->a, "cell '%.*s' is read as %s", STR_ARG(text), lost));
    help_lost(p, sign, typed);
}

/* Returns the character after the leading digits, such as the '.' that makes a
   number a list item. In Markdown, the help suggests a backslash before that
   character, since a backslash does not escape digits. */
static str after_digits(str text)
{
    size_t n = 0;
    while (n < text.n && char_is_digit(text.p[n]))
        n++;
    return str_slice(text, n, n + 1);
}

/* Whether an entry is one list of plain text. The markers of such a list are in
   no text node. */
static bool is_plain_list(const struct node *entry)
{
    const struct node *list = entry->first;
    if (!list ||
        (list->type != NODE_ENUMERATED_LIST && list->type != NODE_BULLET_LIST))
        return false;
    const struct node *n = list;
    while (n && (n->type == NODE_TEXT || n->type == NODE_PARAGRAPH ||
                 n->type == NODE_LIST_ITEM || n->type == NODE_BULLET_LIST ||
                 n->type == NODE_ENUMERATED_LIST))
        n = node_next(n, list);
    return !n && (!list->next || is_note(list->next));
}

/* Reports a lost character, once per column and character. */
static void check_loss(struct parse *p, struct cell_reports *reports,
                       const struct node *entry, size_t column, str text,
                       struct pos at)
{
    size_t lost = fields_has(at.src, text)
                      ? STR_NPOS
                      : cell_loss(p, entry, text, !reports->typed);
    if (lost == STR_NPOS)
        return;
    unsigned sign =
        1u << strcspn(CELL_SIGNS CELL_STARTS, (char[]){text.p[lost], '\0'});
    while (reports->lost.n <= column)
        vec_push(p->a, &reports->lost, 0);
    if (reports->lost.v[column] & sign)
        return;
    reports->lost.v[column] |= sign;
    diag_at(p->d, DIAG_TABLE_CELL, at,
            str_fmt(p->a, "cell '%.*s' is published as '%.*s'", STR_ARG(text),
                    STR_ARG(node_words(p->a, entry))));
    diag_help(p->d, "'%.*s' is read as markup; " CELL_UNCHANGED,
              STR_ARG(str_slice(text, lost, lost + 1)));
}

void cell_check(struct parse *p, struct cell_reports *reports,
                struct node *entry, size_t column, str cell, struct pos at)
{
    str text = str_trim(cell);
    bool one_line = str_find_char(text, '\n', 0) == STR_NPOS;
    bool blank = text.n < cell.n && str_eq(text, S("\\"));
    const char *lost =
        one_line && !blank ? lost_in_block(p, entry, text) : NULL;
    str sign = str_slice(text, 0, utf8_length(text));
    if (!lost && lost_in_emphasis(p, entry)) {
        lost = "emphasis, and its marks are not shown";
        sign = str_find_char(text, '*', 0) == STR_NPOS ? S("_") : S("*");
    } else if (p->language == PAGE_MARKDOWN &&
               char_is_digit(byte_at(text, 0))) {
        sign = after_digits(text);
    }
    if (!lost && one_line && column != CELL_TYPED)
        check_loss(p, reports, entry, column, text, at);
    if (lost && p->language == PAGE_MARKDOWN && cell_is_figure(text)) {
        while (entry->first)
            node_remove(entry->first);
        cell_add_plain(p->a, entry, text, at);
    } else if (lost) {
        report(p, reports, text, lost, sign, column == CELL_TYPED, at);
    }
    if (one_line && is_plain_list(entry))
        node_set(p->a, entry, "_text", text);
}

void cell_parse(struct parse *p, struct cell_reports *reports,
                struct node *entry, size_t column, struct lines lines, str cell,
                struct pos at)
{
    size_t first = p->d->n;
    bool in_data = p->in_data;
    p->in_data |= !reports->typed;
    p->syntax->block(p, lines, entry, false);
    p->in_data = in_data;
    for (size_t i = first; i < p->d->n && column != CELL_TYPED; i++)
        if (p->d->v[i].code == DIAG_MD_RAW_HTML ||
            p->d->v[i].code == DIAG_RST_INLINE)
            p->d->v[i].help = S(CELL_UNCHANGED);
    cell_check(p, reports, entry, column, cell, at);
}

bool cell_is_data(struct pos at)
{
    str ext = at.src ? path_ext(at.src->name) : STR_NONE;
    return str_eq(ext, S(".csv")) || str_eq(ext, S(".tsv"));
}

void cell_check_end(struct parse *p, const struct cell_reports *reports)
{
    if (reports->n <= REPORTS_MAX)
        return;
    size_t more = reports->n - REPORTS_MAX;
    diag_at(p->d, DIAG_TABLE_CELL, reports->more_at,
            str_fmt(p->a, "%zu more cell%s of this table %s read as markup",
                    more, more == 1 ? "" : "s", more == 1 ? "is" : "are"));
    diag_help(p->d, CELL_UNCHANGED);
}
