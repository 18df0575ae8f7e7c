// SPDX-License-Identifier: MIT
// html_how: writes how a column was computed: its formulas (the last formula
// first), an example row, the columns of files that the formulas use, then
// roundings and formats. In a table of at most HTML_SLOTS_ROWS rows, also
// stores the example's numbers for every row (html_slots.h).
#include "render/html_how.h"

#include "base/map.h"
#include "frame/name.h"
#include "frame/unit_header.h"
#include "render/html_box.h"
#include "render/html_formula.h"
#include "render/html_slots.h"
#include "table/account.h"
#include "table/amounts.h"

/* ---- roundings and formats ---- */

static void put_digits(struct buf *b, long n)
{
    if (n == 0)
        buf_puts(b, "whole numbers");
    else
        buf_printf(b, "%ld decimal place%s", n, STR_S(n));
}

/* Writes the number of digits that a call of round keeps: "2 decimal
   places". rounding = '.round(' digits? ')'. Returns false if s is no such
   call. */
static bool put_rounding(struct buf *b, str s)
{
    long n = 0;
    if (!str_starts(s, S(".round(")) || !str_ends(s, S(")")))
        return false;
    str inner = str_trim(str_slice(s, 7, s.n - 1));
    if (inner.n && (!str_to_long(inner, &n) || n < 0))
        return false;
    put_digits(b, n);
    return true;
}

static bool put_type(struct buf *b, str s)
{
    static const struct {
        str code, text;
    } TYPES[] = {{S_INIT("int"), S_INIT("whole numbers")},
                 {S_INIT("float"), S_INIT("numbers")},
                 {S_INIT("str"), S_INIT("text")}};
    if (!str_starts(s, S(".astype(")))
        return false;
    for (size_t i = 0; i < sizeof TYPES / sizeof *TYPES; i++)
        if (str_find(s, TYPES[i].code, 0) != STR_NPOS) {
            buf_put(b, TYPES[i].text);
            return true;
        }
    return false;
}

/* Writes what a format does: "with a sign, 2 decimal places". format =
   before '{:' '+'? ','? '.' digits ('f' | '%' | 'g') '}' after. Returns false
   if s is no such format. */
static bool put_format(struct buf *b, str s)
{
    size_t open = str_find(s, S("{:"), 0), close = str_find_char(s, '}', 0);
    if (open == STR_NPOS || close == STR_NPOS || close < open)
        return false;
    str spec = str_slice(s, open + 2, close);
    bool sign = str_starts(spec, S("+"));
    spec = str_from(spec, sign);
    spec = str_from(spec, str_starts(spec, S(",")));
    char kind = spec.n > 2 && spec.p[0] == '.' ? spec.p[spec.n - 1] : '\0';
    long n;
    if ((kind != 'f' && kind != '%' && kind != 'g') ||
        !str_to_long(str_slice(spec, 1, spec.n - 1), &n))
        return false;
    buf_put(b, sign ? S("with a sign, ") : S(""));
    buf_put(b, kind == '%' ? S("per cent, ") : S(""));
    if (kind == 'g')
        buf_printf(b, "%ld significant digits", n);
    else
        put_digits(b, n);
    return true;
}

/* Returns a step's code without its only input: ".round(2)" for "x.round(2)".
 */
static str without_input(struct arena *a, const struct lineage_step *s)
{
    const struct lineage_part *p = s->parts;
    return str_fmt(a, "%.*s%.*s", STR_ARG(str_slice(s->text, 0, p->from)),
                   STR_ARG(str_from(s->text, p->from + p->n)));
}

static bool put_words(struct buf *b, enum lineage_role role, str code)
{
    switch (role) {
    case LINEAGE_ROUNDING: return put_rounding(b, code);
    case LINEAGE_TYPE: return put_type(b, code);
    case LINEAGE_FORMAT: return put_format(b, code);
    default: return false;
    }
}

/* Writes what a rounding, format or type conversion does: "2 decimal
   places". */
static void put_finish(struct buf *b, const struct lineage_step *s)
{
    str code = s->n_parts ? without_input(b->a, s) : s->text;
    if (!s->n_parts || !put_words(b, s->role, code))
        html_formula_put_code(b, code);
}

/* ---- the steps of a column ---- */

/* Returns the id of a part of a column's explanation: the id of the panel if
   `what` is "how", the id of the header's text if `what` is "c". The ids are
   short, since a page has many of them and no URL refers to them. These ids
   contain '-' and end in '_', unlike all other ids. */
static str id_of(struct html *h, size_t column, const char *what)
{
    return str_fmt(h->a, "%s-%u_", what, h->table->columns[column].how);
}

/* Returns the name of the explanation of a column. The name is unique in the
   page. */
static str title_of(struct html *h, str column)
{
    return str_fmt(h->a, "%.*s: how %.*s was computed",
                   STR_ARG(h->table->label), STR_ARG(column));
}

/* Screen readers repeat a header's name with each cell, so the name excludes
   the button. */
void html_how_start(struct html *h, size_t column)
{
    h->table->columns[column].how = ++h->hows;
    str id = id_of(h, column, "c");
    html_tag_attr(h, "aria-labelledby", id);
    buf_puts(h->out, "><span");
    html_tag_attr(h, "id", id);
    buf_putc(h->out, '>');
}

void html_how_end(struct html *h, const struct frame_table *t, size_t column)
{
    str name = name_words(h->a, t->frame->columns[column]->name);
    buf_puts(h->out, "</span><button class=\"how\" type=\"button\"");
    html_tag_attr(h, "popovertarget", id_of(h, column, "how"));
    html_tag_attr(h, "aria-label", title_of(h, name));
    buf_puts(h->out, "></button>");
}

static void put_term(struct html *h, str term, bool code)
{
    html_tag_put(h->out, code ? "<dt><code>" : "<dt>", term,
                 code ? "</code></dt>" : "</dt>");
}

/* Returns the name of step i in the formula that uses it, such as "ratio" in
   "ratio - 1". Returns STR_NONE if no formula uses the step, or if the step is
   only rounded or formatted. */
static str name_in_formula(struct arena *a, const struct lineage *l, size_t i)
{
    const struct lineage_step *by;
    const struct lineage_part *use = lineage_use(l, i, &by);
    return use && !lineage_is_finish(by->role) ? name_words(a, use->name)
                                               : STR_NONE;
}

/* Whether a step is a column of a file, or a column written in the script. */
static bool is_input(const struct lineage_step *s)
{
    return s->role == LINEAGE_FILE || (s->role == LINEAGE_LITERAL && s->column);
}

/* Writes the formula of step i, unless the step is an input or its formula is
   written inside another formula. */
static void put_formula(struct html *h, const struct lineage *l, size_t i)
{
    const struct lineage_step *s = &l->v[i];
    const struct html_formula f = {
        .a = h->a, .l = l, .thousands = amounts_of_site(h->o->site)};
    bool group = s->role == LINEAGE_GROUP;
    if (is_input(s) || html_formula_is_inner(&f, i) ||
        (!group && s->role != LINEAGE_FORMULA && s->role != LINEAGE_LITERAL))
        return;
    str name = name_in_formula(h->a, l, i);
    if (group)
        name = name.p ? str_concat(h->a, name, S(", of each group"))
                      : S("Of each group");
    put_term(h, name.p ? name : S("Formula"), name.p && !group);
    buf_puts(h->out, "<dd>");
    html_formula_put(h->out, &f, i);
    buf_puts(h->out, "</dd>");
}

/* Whether step i is a conversion to integers after a rounding to whole numbers,
   so that put_finish would write the same text for both steps. */
static bool is_repeated(struct arena *a, const struct lineage *l, size_t i)
{
    struct buf type = {.a = a}, rounding = {.a = a};
    if (l->v[i].role != LINEAGE_TYPE || i + 1 == l->n ||
        l->v[i + 1].role != LINEAGE_ROUNDING)
        return false;
    put_finish(&type, &l->v[i]);
    put_finish(&rounding, &l->v[i + 1]);
    return str_eq(buf_str(&type), buf_str(&rounding));
}

static void put_finishes(struct html *h, const struct lineage *l)
{
    for (size_t i = l->n; i-- > 0;) {
        enum lineage_role role = l->v[i].role;
        if (!lineage_is_finish(role) || is_repeated(h->a, l, i))
            continue;
        put_term(h,
                 role == LINEAGE_FORMAT     ? S("Format")
                 : role == LINEAGE_ROUNDING ? S("Rounding")
                                            : S("Type"),
                 false);
        buf_puts(h->out, "<dd>");
        put_finish(h->out, &l->v[i]);
        buf_puts(h->out, "</dd>");
    }
}

/* Writes the name of an input's column. If formulas use a different name for
   the input, writes that name first: "price: USD per hour". */
static void put_input_name(struct html *h, const struct lineage *l, size_t i)
{
    const struct lineage_step *s = &l->v[i], *by;
    const struct lineage_part *use = lineage_use(l, i, &by);
    str name = use ? name_words(h->a, use->name) : S("");
    str column =
        s->role == LINEAGE_LITERAL ? name : s->column->origin->file.column;
    if (name.n && !str_eq(name, column))
        html_tag_put(h->out, "", name, ": ");
    buf_put_html(h->out, column);
}

/* Returns the source of an input as HTML: its file, keys and date. */
static str source_of(struct html *h, const struct frame_table *t,
                     const struct lineage_step *s)
{
    struct buf b = {.a = h->a};
    if (s->role == LINEAGE_LITERAL)
        return S(", written in the script");
    const struct frame_source *from = account_source(t, s->pos.src->name);
    html_tag_put(&b, " <code>", s->pos.src->name, "</code>");
    for (size_t k = 0; s->match && k < s->match->n_keys; k++)
        html_tag_put(&b, k ? ", " : " by ",
                     name_words(h->a, s->match->keys[k]->name), "");
    if (from && from->as_of.n)
        html_tag_put(&b, ", as of ", from->as_of, "");
    if (from && from->fetched.n)
        html_tag_put(&b, ", ", from->fetched, "");
    return buf_end(&b);
}

enum {
    EXAMPLE_MAX = 200, /* bytes; a longer formula is not shown in an example */
    STEPS_MAX = 5000, /* maximum number of steps in all examples of a column; if
                         there are more, only one row has an example */
    /* maximum number of formula lines in an example; if there are more, only
       the last line is shown */
    LINES_MAX = 6,
    ROWS_TRIED = 20, /* maximum number of rows searched for a row without
                        missing values */
    NAMES_MAX = 3    /* maximum number of cells in the name of a row */
};

/* Returns the texts of the key cells of a row, separated by ", ". If a cell is
   a number, the name of its column precedes the number: "gpu-a, Batch size
   8". */
static str name_of_row(struct html *h, const struct frame_table *t, size_t row)
{
    struct buf b = {.a = h->a};
    for (size_t i = 0; i < t->n_keys && i < NAMES_MAX; i++) {
        size_t at = t->keys[i];
        str text = frame_table_cell(h->a, t, row, at);
        if (!text.n)
            continue;
        if (b.n)
            buf_puts(&b, ", ");
        if (t->numeric && t->numeric[at]) {
            buf_put(&b, name_words(h->a, t->frame->columns[at]->name));
            buf_putc(&b, ' ');
        }
        buf_put(&b, text);
    }
    return buf_end(&b);
}

static bool is_whole(const struct lineage *l)
{
    size_t i = 0;
    while (i < l->n && (!l->v[i].column || l->v[i].row == LINEAGE_NONE ||
                        !column_is_missing(l->v[i].column, l->v[i].row)))
        i++;
    return i == l->n;
}

/* Chooses an example row and sets *row to its index: the first of ROWS_TRIED
   rows whose lineage has no missing value, or else the first row. Returns the
   lineage of the column's cell in this row. */
static struct lineage example(struct arena *a, const struct column *c,
                              size_t *row)
{
    for (*row = 0; *row < c->n && *row < ROWS_TRIED; ++*row) {
        struct lineage l = lineage_of(a, c, *row);
        if (is_whole(&l))
            return l;
    }
    *row = 0;
    return lineage_of(a, c, 0);
}

/* Whether a formula is too long to be filled with values: one of its strings is
   longer than EXAMPLE_MAX, or its code is very long. */
static bool is_long(const struct lineage_step *s)
{
    for (size_t i = 0; i < s->n_parts && s->parts[i].n; i++)
        if (s->parts[i].value.type == VALUE_STR &&
            s->parts[i].value.s.n > EXAMPLE_MAX)
            return true;
    return s->text.n > EXAMPLE_MAX * EXAMPLE_MAX;
}

/* Whether the example has a line for step i: it is a formula that is neither
   inner nor too long, or a rounding or conversion that changes the value that
   readers see. */
static bool is_shown(const struct html_formula *f, size_t i)
{
    const struct lineage_step *s = &f->l->v[i];
    if (s->role == LINEAGE_FORMULA)
        return s->n_parts && !is_long(s) && !html_formula_is_inner(f, i) &&
               lineage_filled(f->a, s).n <= EXAMPLE_MAX;
    return lineage_is_finish(s->role) && s->n_parts &&
           !str_eq(html_formula_value(f, s->parts->value, HTML_FORMULA_DIGITS),
                   html_formula_value(f, s->value, HTML_FORMULA_DIGITS));
}

/* Writes the lines of an example: the formulas with the values of a row, then
   the text of the cell, `shown`. */
static void put_lines(struct buf *b, const struct html_formula *f, str shown)
{
    const struct lineage *l = f->l;
    size_t last = 0, lines = 0;
    while (last < l->n && lineage_is_finish(l->v[last].role))
        last++;
    for (size_t i = last; i < l->n && lines <= LINES_MAX; i++)
        lines += is_shown(f, i);
    for (size_t i = l->n; i-- > last;) {
        bool finish = lineage_is_finish(l->v[i].role);
        if ((lines > LINES_MAX && i > last && !finish) || !is_shown(f, i))
            continue;
        str value = html_formula_value(f, l->v[i].value, HTML_FORMULA_DIGITS);
        buf_puts(b, "<dd>");
        if (finish)
            html_slots_mark(b, html_formula_value(f, l->v[i].parts->value,
                                                  HTML_FORMULA_DIGITS));
        else
            html_formula_put(b, f, i);
        buf_put(b, finish ? S(" \u2192 ") : S(" = "));
        html_slots_mark(b, i == last &&
                                   (last || shown.n <= HTML_FORMULA_DIGITS + 2)
                               ? shown
                               : value);
        buf_puts(b, "</dd>");
    }
    if (last < l->n && is_shown(f, last))
        return;
    str value = last && l->v[last - 1].n_parts
                    ? html_formula_value(f, l->v[last - 1].parts->value,
                                         HTML_FORMULA_EXACT)
                    : shown;
    if (str_eq(value, shown))
        return;
    buf_puts(b, "<dd>");
    html_slots_mark(b, value);
    buf_puts(b, " \u2192 ");
    html_slots_mark(b, shown);
    buf_puts(b, "</dd>");
}

/* Returns the lines of the example for a row, in `a`. */
static str lines_of(struct arena *a, const struct frame_table *t, size_t column,
                    size_t row, enum thousands g)
{
    const struct lineage l = lineage_of(a, t->frame->columns[column], row);
    const struct html_formula f = {
        .a = a, .l = &l, .values = true, .thousands = g};
    struct buf b = {.a = a};
    put_lines(&b, &f, html_slots_cell(a, t, row, column));
    return buf_end(&b);
}

/* Writes the column's formulas with the values of an example row. If the table
   has at most HTML_SLOTS_ROWS rows, also stores the values of all rows, so that
   the table's tools can show another row. */
static void put_example(struct html *h, const struct frame_table *t,
                        size_t column)
{
    const struct column *c = t->frame->columns[column];
    struct arena scratch = {0};
    size_t row, n = c->n <= HTML_SLOTS_ROWS ? c->n : 1;
    if (!c->n)
        return;
    if (n * example(&scratch, c, &row).n > STEPS_MAX)
        n = 1;
    str name = name_of_row(h, t, row);
    str *lines = NEW_N(&scratch, str, n);
    for (size_t r = 0; r < n; r++)
        lines[r] = lines_of(&scratch, t, column, n == 1 ? row : r,
                            amounts_of_site(h->o->site));
    const struct html_slots_examples x = {.v = lines,
                                          .n = n,
                                          .at = n == 1 ? 0 : row,
                                          .panel =
                                              h->table->columns[column].how,
                                          .row = row,
                                          .name = name};
    if (lines[x.at].n)
        html_slots_put(h, t, column, &x);
    arena_free(&scratch);
}

/* Writes the inputs of a column. Consecutive inputs from the same source share
   a line. */
static void put_inputs(struct html *h, const struct frame_table *t,
                       const struct lineage *l)
{
    str last = STR_NONE;
    for (size_t i = 0; i < l->n; i++) {
        if (!is_input(&l->v[i]))
            continue;
        str source = source_of(h, t, &l->v[i]);
        if (!last.p)
            put_term(h, S("From"), false);
        if (last.p && str_eq(source, last)) {
            buf_puts(h->out, ", ");
        } else {
            if (last.p) {
                buf_put(h->out, last);
                buf_puts(h->out, "</dd>");
            }
            buf_puts(h->out, "<dd>");
        }
        put_input_name(h, l, i);
        last = source;
    }
    if (last.p) {
        buf_put(h->out, last);
        buf_puts(h->out, "</dd>");
    }
}

/* Returns the column's unit, or "" if the column's name already states it. */
static str unit_of(struct html *h, const struct column *c)
{
    bool stated = false;
    str unit = account_unit(h->a, c);
    if (unit_header_levels(h->a, c->name, &stated) && stated)
        return S("");
    return str_find(unit, S("\u00b7"), 0) == STR_NPOS ? unit : S("");
}

void html_how_put_panel(struct html *h, const struct frame_table *t,
                        size_t column)
{
    const struct column *c = t->frame->columns[column];
    const struct lineage *l = &t->lineages[column];
    str name = name_words(h->a, c->name), unit = unit_of(h, c);
    buf_puts(h->out, "<div class=\"how-panel\" popover role=\"group\" "
                     "data-hidden-from-compare");
    html_tag_attr(h, "id", id_of(h, column, "how"));
    html_tag_attr(h, "aria-label", title_of(h, name));
    html_tag_put(h->out, "><p><strong>", name, "</strong>");
    str per = unit_per(h->a, unit);
    if (unit.n)
        html_tag_put(h->out, str_eq(per, unit) ? " in " : " ", per, "");
    buf_puts(h->out, "</p><dl>");
    for (size_t i = l->n; i-- > 0;)
        put_formula(h, l, i);
    put_example(h, t, column);
    put_inputs(h, t, l);
    put_finishes(h, l);
    buf_puts(h->out, "</dl></div>\n");
}
