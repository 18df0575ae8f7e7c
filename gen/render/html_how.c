// SPDX-License-Identifier: MIT
// html_how: writes how a column was computed: the steps of its lineage from the
// first formula to the last format, a row as an example, and the columns of
// files that it was computed from. Formulas are written for readers who do not
// program: "1,000,000 ÷ Throughput × USD per hour".
#include "render/html_how.h"

#include <math.h>

#include "frame/name.h"
#include "frame/number.h"
#include "render/html_box.h"
#include "table/account.h"

static void put_code(struct buf *b, str code)
{
    html_tag_put(b, "<code>", code, "</code>");
}

/* ---- arithmetic ---- */

/* Writes a number from a script with grouped digits: "1.0e6" as 1,000,000. */
static void put_number(struct buf *b, double f)
{
    struct value whole = {.type = VALUE_INT};
    str why;
    if (f != floor(f) || fabs(f) >= 1e15) {
        number_put_float(b, f);
        return;
    }
    whole.i = (int64_t)f;
    number_format(b, S("{:,}"), whole, &why);
}

/* Parses a number at the start of *s, such as 1_000 or 2.5e-3, and appends it
   to b. Moves *s past the number. Returns false on failure. */
static bool parse_number(struct buf *b, str *s)
{
    struct buf digits = {.a = b->a};
    size_t i = 0;
    double f;
    for (; i < s->n; i++) {
        char c = s->p[i], before = i ? s->p[i - 1] : '\0';
        bool sign = (c == '-' || c == '+') && char_lower(before) == 'e';
        if (!char_is_digit(c) && c != '.' && char_lower(c) != 'e' && c != '_' &&
            !sign)
            break;
        if (c != '_')
            buf_putc(&digits, c);
    }
    if (!i || !str_to_double(buf_str(&digits), &f))
        return false;
    put_number(b, f);
    *s = str_from(*s, i);
    return true;
}

static const struct sign {
    str code, text;
} SIGNS[] = {
    {S_INIT("**"), S_INIT("^")},       {S_INIT("//"), S_INIT(" \u00f7 ")},
    {S_INIT("*"), S_INIT(" \u00d7 ")}, {S_INIT("/"), S_INIT(" \u00f7 ")},
    {S_INIT("+"), S_INIT(" + ")},      {S_INIT("-"), S_INIT(" \u2212 ")},
    {S_INIT("%"), S_INIT(" \u00f7 ")}, {S_INIT("("), S_INIT("(")},
    {S_INIT(")"), S_INIT(")")},        {S_INIT(" "), S_INIT("")},
};
enum { N_SIGNS = sizeof SIGNS / sizeof *SIGNS };

/* The floor divisions and remainders of a formula. A note such as ", rounded
   down" is written after a formula with one of these. The note is only right if
   that is the only such operation and the last operation of all; other formulas
   are written as code. */
struct floors {
    size_t depth; /* number of open brackets at the current operator */
    bool any, inner, sum;
    bool remainder;
};

static void note_operator(struct floors *f, str code, bool unary)
{
    char sign = code.p[0];
    bool floor = str_eq(code, S("//")) || sign == '%';
    f->depth += sign == '(';
    f->depth -= sign == ')' && f->depth;
    if (floor)
        f->inner |= f->any || f->depth;
    else if (sign == '*' || sign == '/')
        f->inner |= f->any && !f->depth;
    f->any |= floor;
    f->remainder |= sign == '%';
    f->sum |= (sign == '+' || sign == '-') && !unary && !f->depth;
}

/* Writes the operators and numbers in s, the code between two columns of a
   formula. Returns false if s contains anything else. A minus at the start,
   after an opening bracket or after another operator is a sign. */
static bool put_signs(struct buf *b, str s, struct floors *floors)
{
    while (s.n) {
        size_t k = 0;
        if (char_is_digit(s.p[0]) || s.p[0] == '.') {
            if (!parse_number(b, &s))
                return false;
            continue;
        }
        while (k < N_SIGNS && !str_starts(s, SIGNS[k].code))
            k++;
        if (k == N_SIGNS)
            return false;
        bool first = !b->n || b->p[b->n - 1] == '(' || b->p[b->n - 1] == ' ';
        bool minus = SIGNS[k].code.p[0] == '-' && first;
        if (!str_eq(SIGNS[k].code, S("**")))
            note_operator(floors, SIGNS[k].code, first);
        buf_put(b, minus ? S("\u2212") : SIGNS[k].text);
        s = str_from(s, SIGNS[k].code.n);
    }
    return true;
}

/* Returns a formula without outer brackets: "(a + b)" as "a + b". */
static str without_brackets(str s)
{
    size_t depth = 0;
    for (size_t i = 0; i < s.n; i++) {
        depth += s.p[i] == '(';
        depth -= s.p[i] == ')' && depth;
        if (!depth && (i == 0 || i + 1 < s.n))
            return s;
    }
    return s.n > 1 ? without_brackets(str_trim(str_slice(s, 1, s.n - 1))) : s;
}

static str text_of(struct arena *a, struct value v)
{
    struct buf b = {.a = a};
    value_put(&b, v);
    return b.n ? buf_end(&b) : S("none");
}

static void put_part(struct buf *b, const struct lineage_part *p, bool values)
{
    if (!values)
        buf_puts(b, "<b>");
    bool minus = values && (p->value.type == VALUE_INT     ? p->value.i < 0
                            : p->value.type == VALUE_FLOAT ? p->value.f < 0
                                                           : false);
    if (minus)
        buf_putc(b, '(');
    buf_put_html(b,
                 values ? text_of(b->a, p->value) : name_words(b->a, p->name));
    buf_put(b, minus ? S(")") : S(""));
    if (!values)
        buf_puts(b, "</b>");
}

/* Whether part i of the formula contains no other part, stands for a single
   number and, unless `values` is set, has a name. */
static bool is_one(const struct lineage_step *s, size_t i, bool values)
{
    const struct lineage_part *p = &s->parts[i];
    bool alone = i + 1 == s->n_parts || s->parts[i + 1].from >= p->from + p->n;
    return alone && p->n && !p->whole && (values || p->name.n);
}

/* Writes a formula of numbers, columns and arithmetic operators. Returns false
   for any other formula; then b contains the beginning of it. */
static bool put_arithmetic(struct buf *b, const struct lineage_step *s,
                           bool values)
{
    str all = without_brackets(str_trim(s->text));
    size_t at = (size_t)(all.p - s->text.p), end = at + all.n;
    struct floors floors = {0};
    for (size_t i = 0; i < s->n_parts; i++) {
        const struct lineage_part *p = &s->parts[i];
        if (!is_one(s, i, values) || p->from < at || p->from + p->n > end ||
            !put_signs(b, str_slice(s->text, at, p->from), &floors))
            return false;
        put_part(b, p, values);
        at = p->from + p->n;
    }
    if (!s->n_parts || !put_signs(b, str_slice(s->text, at, end), &floors))
        return false;
    if (floors.any && (floors.inner || floors.sum))
        return false;
    if (floors.any)
        buf_put(b,
                floors.remainder ? S(", the remainder") : S(", rounded down"));
    return true;
}

/* Writes a formula with the names of its columns in <b>. If `values` is set,
   writes the values of a row instead of the names, and then the result. A
   formula that is not plain arithmetic is written as code. */
static void put_formula(struct buf *b, const struct lineage_step *s,
                        bool values)
{
    struct buf plain = {.a = b->a};
    if (put_arithmetic(&plain, s, values))
        buf_put(b, buf_str(&plain));
    else
        put_code(b, values ? lineage_filled(b->a, s) : s->text);
    if (!values)
        return;
    html_tag_put(b, " = ", text_of(b->a, s->value), "");
}

/* ---- roundings and formats ---- */

static void put_digits(struct buf *b, long n)
{
    if (n == 0)
        buf_puts(b, "no digits after the point");
    else
        buf_printf(b, "%ld digit%s after the point", n, STR_S(n));
}

/* Writes the number of digits that a call of round keeps: "2 digits after the
   point". rounding = '.round(' digits? ')'. Returns false for other code. */
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

/* Writes what a format does: "with a sign, 2 digits after the point". format =
   before '{:' '+'? ','? '.' digits ('f' | '%' | 'g') '}' after. Returns false
   for other code. */
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

/* Writes what a rounding, format or type conversion does: "2 digits after the
   point". If `values` is set, writes a row's value before and after the step
   instead: "0.123 → 0.12". */
static void put_finish(struct buf *b, const struct lineage_step *s, bool values)
{
    if (!s->n_parts) {
        put_code(b, s->text);
    } else if (values) {
        html_tag_put(b, "", text_of(b->a, s->parts->value), " \u2192 ");
        buf_put_html(b, text_of(b->a, s->value));
    } else {
        str code = without_input(b->a, s);
        if (!put_words(b, s->role, code))
            put_code(b, code);
    }
}

/* ---- the steps of a column ---- */

/* Returns the id of a part of a column's explanation: of the panel if `what` is
   "how", of the header's text if it is "c". The ids are short, since a page has
   many of them and no URL refers to them. They contain '-' and end in '_',
   unlike all other ids. */
static str id_of(struct html *h, size_t column, const char *what)
{
    return str_fmt(h->a, "%s-%u_", what, h->table->columns[column].how);
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
    html_tag_attr(h, "aria-label",
                  str_fmt(h->a, "How %.*s was computed", STR_ARG(name)));
    buf_puts(h->out, "></button>");
}

static void put_term(struct html *h, str term, bool code)
{
    html_tag_put(h->out, code ? "<dt><code>" : "<dt>", term,
                 code ? "</code></dt>" : "</dt>");
}

/* Returns the name of a step in the formula that uses it, such as "ratio" in
   "ratio - 1"; STR_NONE if a number is only rounded or formatted. */
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
    return s->role == LINEAGE_CSV || (s->role == LINEAGE_LITERAL && s->column);
}

static void put_words_of(struct buf *b, const struct lineage_step *s,
                         bool values)
{
    if (lineage_is_finish(s->role))
        put_finish(b, s, values);
    else
        put_formula(b, s, values);
}

static void put_step(struct html *h, const struct lineage *l, size_t i)
{
    const struct lineage_step *s = &l->v[i];
    str name = name_in_formula(h->a, l, i);
    if (is_input(s))
        return;
    switch (s->role) {
    case LINEAGE_FORMAT: put_term(h, S("Format"), false); break;
    case LINEAGE_ROUNDING: put_term(h, S("Rounding"), false); break;
    case LINEAGE_TYPE: put_term(h, S("Type"), false); break;
    case LINEAGE_GROUP:
        put_term(h,
                 name.p ? str_concat(h->a, name, S(", of each group"))
                        : S("Of each group"),
                 false);
        break;
    case LINEAGE_FORMULA:
    case LINEAGE_LITERAL:
        put_term(h, name.p ? name : S("Formula"), name.p != NULL);
        break;
    default: return;
    }
    buf_puts(h->out, "<dd>");
    put_words_of(h->out, s, false);
    buf_puts(h->out, "</dd>");
}

/* Writes the column's name of an input. If formulas use another name for the
   input, writes that name first: "price: USD per hour". */
static void put_input_name(struct html *h, const struct lineage *l, size_t i)
{
    const struct lineage_step *s = &l->v[i], *by;
    const struct lineage_part *use = lineage_use(l, i, &by);
    str name = use ? name_words(h->a, use->name) : S("");
    str column =
        s->role == LINEAGE_LITERAL ? name : s->column->origin->csv.column;
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
    return buf_end(&b);
}

enum {
    EXAMPLE_MAX = 200, /* bytes; a longer formula is not worth reading */
    LINES_MAX = 6,     /* lines of formulas; if there are more, only the last is
                          shown */
    ROWS_TRIED = 20,   /* rows searched for one without missing values */
    NAMES_MAX = 3      /* the most cells that name a row */
};

/* Returns the texts of the key cells of a row, separated by ", ". The name of
   the column precedes a number: "gpu-a, Batch size 8". */
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

/* Returns the lineage of the column's cell in an example row, and sets *row:
   the first of ROWS_TRIED rows whose lineage has no missing value, or else the
   first row. */
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

/* Whether a step of the example is shown. A rounding, format or type conversion
   is shown only if it changes the value. */
static bool is_shown(struct arena *a, const struct lineage_step *s)
{
    if (!lineage_is_finish(s->role))
        return s->role == LINEAGE_FORMULA && s->n_parts && !is_long(s) &&
               lineage_filled(a, s).n <= EXAMPLE_MAX;
    return s->n_parts &&
           !str_eq(text_of(a, s->parts->value), text_of(a, s->value));
}

/* Writes the column's formulas with the values of an example row. */
static void put_example(struct html *h, const struct frame_table *t,
                        size_t column)
{
    const struct column *c = t->frame->columns[column];
    size_t row;
    if (!c->n)
        return;
    const struct lineage l = example(h->a, c, &row);
    str name = name_of_row(h, t, row);
    bool any = false;
    size_t lines = 0;
    for (size_t i = 0; i < l.n; i++)
        lines += is_shown(h->a, &l.v[i]);
    for (size_t i = l.n; i-- > 0;) {
        bool finish = lineage_is_finish(l.v[i].role);
        if (!is_shown(h->a, &l.v[i]) || (lines > LINES_MAX && i && !finish))
            continue;
        if (!any)
            put_term(h,
                     name.n ? str_concat(h->a, S("In the row "), name)
                     : row  ? str_fmt(h->a, "In row %zu", row + 1)
                            : S("In the first row"),
                     false);
        any = true;
        buf_puts(h->out, "<dd>");
        put_words_of(h->out, &l.v[i], true);
        buf_puts(h->out, "</dd>");
    }
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

void html_how_put_panel(struct html *h, const struct frame_table *t,
                        size_t column)
{
    const struct column *c = t->frame->columns[column];
    const struct lineage *l = &t->lineages[column];
    str name = name_words(h->a, c->name), unit = account_unit(h->a, c);
    buf_puts(h->out, "<div class=\"how-panel\" popover role=\"group\" "
                     "data-hidden-from-compare");
    html_tag_attr(h, "id", id_of(h, column, "how"));
    html_tag_attr(h, "aria-label",
                  str_fmt(h->a, "How %.*s was computed", STR_ARG(name)));
    html_tag_put(h->out, "><p><strong>", name, "</strong>");
    if (unit.n)
        html_tag_put(h->out, " in ", unit, "");
    buf_puts(h->out, "</p><dl>");
    for (size_t i = l->n; i-- > 0;)
        put_step(h, l, i);
    struct arena_mark mark = arena_mark(h->a);
    put_example(h, t, column);
    if (h->out->a != h->a)
        arena_rewind(h->a, mark);
    put_inputs(h, t, l);
    buf_puts(h->out, "</dl></div>\n");
}
