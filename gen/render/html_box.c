// SPDX-License-Identifier: MIT
// html_box: writes the start of a table with its caption and columns, and the
// box that table.mustache puts around it.
#include "render/html_box.h"

#include "doc/length.h"
#include "frame/identifier.h"
#include "frame/numeral.h"
#include "frame/thousands.h"
#include "render/html_tag.h"
#include "resolve/tables.h"
#include "table/amounts.h"
#include "table/wrap.h"
#include "template/template_render.h"

/* The widths up to which a cell stays on one line, in twentieths of a digit's
   width: in any column but the first, in the first column, and in a header.
   templates/README.md gives the reasons. */
enum {
    WHOLE = 9 * WRAP_DIGIT,
    WHOLE_FIRST = 16 * WRAP_DIGIT,
    WHOLE_HEAD = 5 * WRAP_DIGIT
};

enum {
    DECIMALS_MAX = 6,
    STICK_FROM = 4, /* in a table with at least this many columns, the first
                       column stays visible while the others scroll */
    FEW_SHOWN = 9, /* in a table with at most this many shown columns, the first
                      column is as wide as its names */
    NAME_MAX = 24  /* bytes; longer names and dates may be broken at hyphens */
};

/* The style sheet has rules for the column classes of the first CLASSES_MAX
   columns. In further columns, each cell has its own class. */
enum { CLASSES_MAX = 24 };

enum { SPARK_DIGITS = 14 }; /* width of a sparkline in print, in digits */

/* Values for print; widths are in tenths of a point. PRINT_DIGIT,
   PRINT_DIGIT_SMALL: a digit in type of 8 and of 7 points. PRINT_GAP: the gap
   beside a column. PRINT_WIDTH, PRINT_HALF: a portrait A4 sheet, and half of
   it. PRINT_HALF_ROWS: a narrow table with at least this many rows takes two
   columns of a sheet. */
enum {
    PRINT_DIGIT = 45,
    PRINT_DIGIT_SMALL = 39,
    PRINT_GAP = 50,
    PRINT_WIDTH = 5270,
    PRINT_HALF = 2520,
    PRINT_HALF_ROWS = 30
};

struct html_table *html_box_begin(struct html *h, const struct node *n,
                                  size_t n_columns)
{
    struct html_table *t = NEW(h->a, struct html_table);
    t->up = h->table;
    t->node = n;
    t->outer = h->out;
    t->body.a = h->a;
    t->columns = NEW_N(h->a, struct html_column, n_columns ? n_columns : 1);
    t->order = NEW_N(h->a, size_t, n_columns + 1);
    for (size_t i = 0; i < n_columns; i++) {
        t->order[i] = i;
        t->columns[i].as = &NUMERAL_USUAL;
        t->columns[i].thousands = amounts_of_site(h->o->site);
    }
    t->n_columns = n_columns;
    h->table = t;
    h->out = &t->body;
    return t;
}

static bool is_wide(const struct html_table *t)
{
    return t->n_columns > HTML_BOX_NARROW;
}

void html_box_end(struct html *h)
{
    html_tag_end(h, "table", HTML_BLOCK);
}

/* Opens the box of a table with the attribute "width". The box has the exact
   width in "data-width" and, like a figure, a class with the width in whole
   rems or per cent. Returns false, with nothing written, for a table without a
   valid width. */
static bool put_sized_start(struct html *h, const struct node *n)
{
    str text = node_get(n, "width");
    double width;
    bool percent;
    struct buf classes = {.a = h->a};
    if (!length_pixels(text, &width, &percent))
        return false;
    html_tag_add_width(&classes, percent ? width : width / LENGTH_REM);
    buf_printf(h->out, "<div class=\"sized%s%.*s\"", percent ? "" : " in-rem",
               STR_ARG(buf_str(&classes)));
    html_tag_attr(h, "data-width",
                  str_fmt(h->a, "%g%s", width, percent ? "%" : "px"));
    buf_puts(h->out, ">\n");
    return true;
}

void html_box_finish(struct html *h)
{
    struct html_table *t = h->table;
    h->out = t->outer;
    h->table = t->up;
    html_tag_line(h);
    str html = str_trim_right(buf_str(&t->body));
    if (!h->o->table) {
        buf_puts(h->out, "<div class=\"table-scroll\">");
        buf_put(h->out, html);
        buf_puts(h->out, "</div>\n");
        return;
    }
    size_t n_columns = t->n_columns + t->n_sparks;
    str columns = str_fmt(h->a, "%zu", n_columns);
    str rows = str_fmt(h->a, "%zu", t->rows);
    size_t shown = n_columns - t->n_same;
    str across = str_fmt(h->a, "%zu column%s", shown, STR_S(shown));
    if (t->n_same)
        across =
            str_fmt(h->a, "%.*s (%zu the same)", STR_ARG(across), t->n_same);
    str down = str_fmt(h->a, "%zu row%s", t->rows, STR_S(t->rows));
    str report = h->o->report && t->data.p
                     ? h->o->report(h->o->report_data, h->a, t->label, t->id)
                     : STR_NONE;
    const struct view_field fields[] = {
        {S("id"), view_text(t->id)},
        {S("label"), view_text(t->label)},
        {S("wide"), view_bool(is_wide(t))},
        {S("columns"), view_text(columns)},
        {S("rows"), view_text(rows)},
        {S("table"), view_text(html)},
        {S("across"), view_text(across)},
        {S("down"), view_text(down)},
        {S("data"), view_text(t->data)},
        {S("fold"), view_text(t->fold)},
        {S("report"), view_text(report)},
        {S("facts"), view_text(t->facts)},
        {S("what_if"), view_text(t->what_if)},
    };
    struct view view = view_object(fields, sizeof fields / sizeof *fields);
    bool sized = put_sized_start(h, t->node);
    template_render(h->o->table, &view, h->doc->diags, h->out);
    html_tag_line(h);
    if (sized)
        buf_puts(h->out, "</div>\n");
}

/* Returns the caption's text without its generated number "Table 1.2 ". */
static str without_number(const struct html_table *t, str text)
{
    const struct node *title = node_child(t->node, NODE_TITLE);
    const struct node *number = title ? title->first : NULL;
    if (!number || number->type != NODE_GENERATED)
        return text;
    return str_from(text, number->first->text.n);
}

/* Returns the table's own id or, if it has none, a new id. */
static str table_id(struct html *h, const struct html_table *t, str caption,
                    str head)
{
    const struct strs *own = node_list(t->node, "ids");
    return own->n ? own->v[0]
                  : html_tag_id(h, tables_wish(h->a, t->node, caption, head));
}

bool html_box_is_grouped(const struct html_column *c)
{
    return c->numeric && c->thousands != THOUSANDS_NONE &&
           thousands_are_amounts(&c->seen);
}

/* Returns the width that the column's numbers need with separators, in
   twentieths of a digit, or 0 if they have no separators. */
static unsigned number_width(const struct html_column *c)
{
    enum { SEPARATOR = 8 };
    return html_box_is_grouped(c) && c->whole
               ? c->number + (c->whole - 1) / 3 * SEPARATOR
               : 0;
}

/* Returns the width of a column in digits, from 2 to 30. */
static unsigned digits(const struct html_table *t, size_t i)
{
    const struct html_column *c = &t->columns[i];
    unsigned fit = number_width(c) > c->fit ? number_width(c) : c->fit;
    unsigned n = (fit + WRAP_DIGIT / 4 + WRAP_DIGIT - 1) / WRAP_DIGIT;
    if (c->gap)
        /* room for the gap between a column of numbers and a column of text */
        n++;
    return n < 2 ? 2 : n > 30 ? 30 : n;
}

/* Returns N for a column's class w-N. In a wide table N is the column's width
   in digits, from 2 to 30. Otherwise N is the share in per cent that the
   author's widths, whose sum is `total`, give to the column. */
static unsigned column_n(const struct html_table *t, size_t i, unsigned total)
{
    const struct html_column *c = &t->columns[i];
    if (!is_wide(t)) {
        unsigned long n = (c->width * 100ul + total / 2) / total;
        return n < 1 ? 1 : n > 100 ? 100 : (unsigned)n;
    }
    return digits(t, i);
}

/* Returns the table's width in print without its folded columns, in tenths of a
   point. `digit` is the width of a digit. */
static unsigned print_width(const struct html_table *t, unsigned digit)
{
    unsigned width = (unsigned)t->n_sparks * (SPARK_DIGITS * digit + PRINT_GAP);
    for (size_t i = 0; i < t->n_columns; i++)
        if (!t->columns[i].same)
            width += digits(t, i) * digit + PRINT_GAP;
    return width;
}

static bool has_numbers(const struct html_table *t)
{
    size_t i = 0;
    while (i < t->n_columns && !t->columns[i].numeric)
        i++;
    return i < t->n_columns;
}

/* Adds the classes that say how the table is printed: "many" in small type,
   "many landscape" in small type on a landscape sheet, "half" in two
   columns. */
static void put_print_class(struct html *h, const struct html_table *t)
{
    if (is_wide(t) && print_width(t, PRINT_DIGIT) > PRINT_WIDTH) {
        buf_puts(h->out, " many");
        if (print_width(t, PRINT_DIGIT_SMALL) > PRINT_WIDTH)
            buf_puts(h->out, " landscape");
    } else if (t->rows >= PRINT_HALF_ROWS && !t->spans && has_numbers(t) &&
               print_width(t, PRINT_DIGIT) <= PRINT_HALF) {
        buf_puts(h->out, " half");
    }
}

/* Sets `gap` of all columns. Also sets `child` of the columns up to position
   CLASSES_MAX: the classes of these columns are given once, in the <table>.
   Does not set `child` in plain HTML, or if some cell covers several columns or
   rows: then the cells of a column have different positions in their rows, so
   each cell needs its own class. */
static void number_columns(const struct html *h, struct html_table *t)
{
    unsigned child = 1;
    for (size_t i = 0; i < t->n_columns; i++) {
        struct html_column *c = &t->columns[t->order[i]];
        const struct html_column *before = i ? &t->columns[t->order[i - 1]] : c;
        c->gap = before->numeric && !before->sparks && !c->numeric;
        if (child <= CLASSES_MAX && !t->merged && !h->o->plain)
            c->child = child;
        child += 1 + c->sparks;
    }
}

static void put_column_classes(struct html *h, const struct html_table *t)
{
    for (size_t i = 0; i < t->n_columns; i++) {
        const struct html_column *c = &t->columns[i];
        if (c->child && c->numeric)
            buf_printf(h->out, " num-%u", c->child);
        if (c->child && c->same)
            buf_printf(h->out, " same-%u", c->child);
        if (c->child && c->gap)
            buf_printf(h->out, " gap-%u", c->child);
        if (c->child && c->numeric && c->sparks)
            buf_printf(h->out, " gap-%u", c->child + 1);
    }
}

static void put_classes(struct html *h, const struct html_table *t)
{
    const struct strs *own = node_list(t->node, "classes");
    buf_puts(h->out, " class=\"df-table");
    if (t->n_columns >= STICK_FROM && !t->spans)
        buf_puts(h->out, " stick");
    put_print_class(h, t);
    if (t->n_columns && t->columns[t->first].long_word)
        buf_puts(h->out, " long-key");
    if (is_wide(t))
        buf_puts(h->out, " colwidths-fit");
    else if (t->n_columns && t->columns[0].width)
        buf_puts(h->out, " colwidths-given");
    html_tag_add_align(h->out, t->node);
    for (size_t i = 0; i < own->n; i++)
        if (!str_starts(own->v[i], S("colwidths-")))
            html_tag_put(h->out, " ", own->v[i], "");
    put_column_classes(h, t);
    buf_putc(h->out, '"');
}

static void put_caption(struct html *h, const struct html_table *t)
{
    const struct node *title = node_child(t->node, NODE_TITLE);
    if (!title)
        return;
    buf_puts(h->out, "<caption>");
    node_each (c, title)
        html_walk(h, c);
    html_tag_put_link(h, t->id);
    buf_puts(h->out, "</caption>\n");
}

static void put_colgroup(struct html *h, const struct html_table *t)
{
    unsigned total = 0;
    for (size_t i = 0; i < t->n_columns; i++)
        total += t->columns[i].width;
    if (!is_wide(t) && !total)
        return;
    buf_puts(h->out, "<colgroup>");
    for (size_t i = 0; i < t->n_columns; i++) {
        const struct html_column *c = &t->columns[t->order[i]];
        unsigned n = column_n(t, t->order[i], total);
        buf_puts(h->out, "<col class=\"w-");
        if (n >= 100)
            buf_putc(h->out, '1');
        if (n >= 10)
            buf_putc(h->out, (char)('0' + n / 10 % 10));
        buf_putc(h->out, (char)('0' + n % 10));
        buf_put(h->out, c->same ? S(" same\">") : S("\">"));
        for (unsigned k = 0; k < c->sparks; k++)
            buf_put(h->out,
                    is_wide(t) ? S("<col class=\"w-14\">") : S("<col>"));
    }
    buf_puts(h->out, "</colgroup>\n");
}

/* Returns the name of a table without a caption: the titles of its section and
   of its tab, such as "Results, Training". */
static str name_by_place(struct html *h, const struct html_table *t)
{
    str section = html_tag_section(h, t->node);
    str tab = html_tag_text_above(h, t->node, NODE_TAB_ITEM, NODE_TAB_LABEL);
    const str parts[] = {section, tab};
    str name = !section.n ? tab
               : !tab.n   ? section
                          : str_join(h->a, parts, 2, S(", "));
    return name.n ? name : S("Table");
}

void html_box_put_start(struct html *h, str head)
{
    struct html_table *t = h->table;
    const struct node *title = node_child(t->node, NODE_TITLE);
    str caption = title ? node_astext(h->a, title) : S("");
    t->id = table_id(h, t, without_number(t, caption), head);
    t->label = html_tag_name(h, title ? caption : name_by_place(h, t));
    number_columns(h, t);
    html_tag_put_ids(h, t->node, 1);
    buf_puts(h->out, "<table");
    html_tag_attr(h, "id", t->id);
    put_classes(h, t);
    if (!h->o->plain && !(title && str_eq(t->label, caption)))
        html_tag_attr(h, "aria-label", t->label);
    buf_puts(h->out, ">\n");
    put_caption(h, t);
    put_colgroup(h, t);
}

/* Returns the width of a string in bold, as in headers, given its normal width.
 */
static size_t in_bold(size_t width)
{
    return width * 53 / 50;
}

/* Whether the text looks like a date or a range of numbers, such as 2023-04-12
   or 10-20: it has only digits, T, Z and the characters - . / and : */
static bool is_date(str text)
{
    str marks = S("-./:TZ");
    for (size_t i = 0; i < text.n; i++)
        if (!char_is_digit(text.p[i]) &&
            str_find_char(marks, text.p[i], 0) == STR_NPOS)
            return false;
    return text.n <= NAME_MAX;
}

static void measure_text(struct html_table *t, size_t column, str text,
                         bool head)
{
    struct html_column *c = &t->columns[column];
    if (c->fit >= WRAP_MAX || in_bold(text.n * WRAP_BYTE) <= c->fit ||
        str_eq(text, c->measured))
        return;
    c->measured = text;
    unsigned whole = is_date(text)                          ? WRAP_MAX
                     : column != t->first                   ? WHOLE
                     : t->n_columns - t->n_same > FEW_SHOWN ? WHOLE_FIRST
                                                            : WRAP_MAX;
    unsigned n = head ? (unsigned)in_bold(wrap_width(text, 3, WHOLE_HEAD))
                      : wrap_width(text, 2, whole);
    if (n > c->fit)
        c->fit = n;
}

/* Records a number of a column. The decimal points of a column are aligned
   unless its numbers differ in unit, have an exponent, or have more than
   DECIMALS_MAX decimals. */
static void measure_number(struct html_column *c, str text)
{
    struct numeral x;
    if (!numeral_split_as(text, c->as, &x)) {
        c->other = !numeral_is_missing_as(text, c->as);
        return;
    }
    if (x.exponent.n || x.fraction.n > DECIMALS_MAX ||
        (c->any_number && !str_eq(c->unit, x.unit)))
        c->uneven = true;
    else if (x.fraction.n > c->decimals)
        c->decimals = (uint8_t)x.fraction.n;
    thousands_see(&c->seen, &x);
    c->unit = x.unit;
    c->any_number = true;
    if (x.whole.n > c->whole && numeral_digits(x.whole) == x.whole.n)
        c->whole = (unsigned)x.whole.n;
    if (thousands_is_long(&x) && wrap_length(text) > c->number)
        c->number = wrap_length(text);
}

/* Whether a word between blanks is longer than LONG_WORD bytes. */
static bool has_long_word(str text)
{
    enum { LONG_WORD = 12 };
    str word;
    while (text.n > LONG_WORD && str_word(&text, &word))
        if (word.n > LONG_WORD)
            return true;
    return false;
}

/* Whether the text has more than LONG_PIECE consecutive bytes without an
   opportunity for a line break (table/wrap.h). */
static bool has_long_piece(str text)
{
    enum { LONG_PIECE = 10 };
    size_t n = 0;
    for (size_t i = 0; i < text.n && n <= LONG_PIECE; i++)
        n = str_find_char(S(" -/:+_(["), text.p[i], 0) == STR_NPOS ? n + 1 : 0;
    return n > LONG_PIECE;
}

void html_box_measure(struct html_table *t, size_t column, str text, bool head)
{
    struct html_column *c = &t->columns[column];
    if (!c->long_word)
        c->long_word = has_long_word(text);
    measure_text(t, column, text, head);
    if (head) {
        c->seen.id |= identifier_is_header(text);
        c->long_head |= is_wide(t) && has_long_piece(text);
    }
    if (!head && !c->other)
        measure_number(c, text);
}

static str number_class(const struct html_column *c, str text)
{
    static const str CLASSES[2][DECIMALS_MAX + 1] = {
        {S_INIT("num"), S_INIT("num d1"), S_INIT("num d2"), S_INIT("num d3"),
         S_INIT("num d4"), S_INIT("num d5"), S_INIT("num d6")},
        {S_INIT("num"), S_INIT("num i1"), S_INIT("num i2"), S_INIT("num i3"),
         S_INIT("num i4"), S_INIT("num i5"), S_INIT("num i6")},
    };
    size_t end = text.n - (str_ends(text, c->unit) ? c->unit.n : 0), from = end;
    if (!c->decimals || c->uneven)
        return CLASSES[0][0];
    while (from && char_is_digit(text.p[from - 1]))
        from--;
    bool point = from && text.p[from - 1] == c->as->decimal;
    size_t n = point ? end - from : 0;
    return (from == end && !point) || n > c->decimals
               ? CLASSES[0][0]
               : CLASSES[!point][c->decimals - n];
}

str html_box_number_class(const struct html_column *c, str text, bool plain)
{
    str class = number_class(c, text);
    return c->child && plain ? str_from(class, S("num ").n) : class;
}

bool html_box_is_whole(const struct html_table *t, str text)
{
    bool hyphen = false;
    if (text.n > NAME_MAX || (is_wide(t) && !is_date(text)))
        return false;
    for (size_t i = 0; i < text.n; i++) {
        if (char_is_blank(text.p[i]))
            return false;
        hyphen |= text.p[i] == '-' && i && i + 1 < text.n;
    }
    return hyphen;
}

str html_box_group_class(const struct html_column *c)
{
    return thousands_beside(c->thousands, c->as->decimal) == THOUSANDS_SPACE
               ? S("k s")
               : S("k");
}

void html_box_put_text(struct buf *b, const struct html_column *c, str text)
{
    struct numeral x;
    if (!html_box_is_grouped(c) || text.n < THOUSANDS_FROM ||
        !numeral_split_as(text, c->as, &x) || !thousands_is_long(&x)) {
        wrap_put_html(b, text);
        return;
    }
    bool space = html_box_group_class(c).n > 1;
    buf_put_html(b, x.head);
    thousands_put(b, x.whole,
                  space ? S("<span class=\"k s\">") : S("<span class=\"k\">"),
                  S("</span>"));
    buf_put_html(b, str_from(text, x.head.n + x.whole.n));
}

str html_box_text(struct html *h, const struct node *entry)
{
    const struct node *only = html_tag_only_child(entry);
    if (node_has(entry, "_text"))
        return node_get(entry, "_text");
    if (!only)
        return entry->first ? node_words(h->a, entry) : S("");
    if (only->first && only->first->type == NODE_TEXT && !only->first->next)
        return only->first->text;
    return node_words(h->a, only);
}
