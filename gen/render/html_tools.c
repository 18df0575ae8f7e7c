// SPDX-License-Identifier: MIT
// html_tools: writes {"c": [COLUMN, ...], "h": HEAD, "d": DATE, "s": SOURCES}
// and the members that html_slots_put_facts adds. HEAD lists the header cells
// of each column; it is only written if there are several header rows. COLUMN
// is a string of a letter and a sign, or a list of this string and a number for
// each row. The letter is the kind of column: "n" numbers, "r" numbers as they
// were before rounding, "m" numbers converted to one unit, "t" texts, "k" ranks
// of versions, dates or texts, "s" drawings. The sign, if any: "+" if higher or
// newer is better, "-" if lower is better, "=" if only the unit is known.
#include "render/html_tools.h"

#include <math.h>
#include <stdlib.h>

#include "base/elementary.h"
#include "base/vec.h"
#include "chart/scale/figures.h"
#include "check/date.h"
#include "frame/moment.h"
#include "frame/name.h"
#include "frame/number.h"
#include "frame/unit_header.h"
#include "frame/version.h"
#include "render/html_box.h"
#include "render/html_slots.h"
#include "render/html_source.h"
#include "table/better.h"

/* RATIO_DIGITS: minimum number of significant digits of the numbers that
   scripts use for sorting and for ratios. Ratios are shown with three digits.
   DIGITS_MAX: digits that represent every double exactly. */
enum { RATIO_DIGITS = 7, DIGITS_MAX = 17 };

/* A column whose facts are being written. */
struct html_tools_column {
    str name;
    const str *texts;            /* by row */
    struct figure_cell *figures; /* by row, parsed from the texts */
    size_t n;
    bool numeric;
    bool hard;   /* scripts cannot parse the numbers from the texts */
    char better; /* the sign in COLUMN: '+', '-' or '=', or 0 for none */
    double *numbers;
    const struct column *times; /* the column, if it has dates or spans */
};

static bool is_missing(const struct html_tools_column *c, size_t row)
{
    return c->figures[row].kind == FIGURE_MISSING;
}

/* Whether the column has texts that are not missing, and `is` returns true for
   all of them. */
static bool all(const struct html_tools_column *c, bool (*is)(str text))
{
    size_t r = 0, any = 0;
    for (; r < c->n && (is_missing(c, r) || is(c->texts[r])); r++)
        any += !is_missing(c, r);
    return r == c->n && any;
}

/* ---- the numbers of cells ---- */

/* Whether a script parses `number` from the text. Scripts keep only the digits,
   points, e and minus signs of the text, and parse the longest number at the
   start of the kept characters. */
static bool is_easy(str text, double number)
{
    char kept[64];
    size_t n = 0;
    for (size_t i = 0; i < text.n && n + 1 < sizeof kept; i++)
        if (str_starts(str_from(text, i), S("\u2212")))
            kept[n++] = '-';
        else if (char_is_digit(text.p[i]) || text.p[i] == '.' ||
                 char_lower(text.p[i]) == 'e' || text.p[i] == '-')
            kept[n++] = text.p[i];
    kept[n] = '\0';
    return n + 1 < sizeof kept && strtod(kept, NULL) == number;
}

/* Parses c->figures from the texts. Sets c->hard if scripts cannot parse some
   number: scripts know only the usual notation, and do not know a site's own
   words for missing values. */
static void read_figures(struct arena *a, struct html_tools_column *c,
                         const struct notation *as)
{
    c->figures = NEW_N(a, struct figure_cell, c->n + 1);
    for (size_t r = 0; r < c->n; r++) {
        struct figure_cell x = figure_of_text(c->texts[r], as);
        c->hard |= x.kind == FIGURE_MISSING ? !numeral_is_missing(c->texts[r])
                   : x.kind == FIGURE_NUMBER
                       ? !c->hard && !is_easy(c->texts[r], x.value)
                       : false;
        c->figures[r] = x;
    }
}

/* Sets c->figures of a column of strings: each is FIGURE_MISSING or
   FIGURE_TEXT. */
static void read_missing(struct arena *a, struct html_tools_column *c,
                         const struct notation *as)
{
    c->figures = NEW_N(a, struct figure_cell, c->n + 1);
    for (size_t r = 0; r < c->n; r++)
        c->figures[r].kind = numeral_is_missing_as(str_trim(c->texts[r]), as)
                                 ? FIGURE_MISSING
                                 : FIGURE_TEXT;
}

/* Returns the numbers of all rows if scripts cannot parse all of them from the
   texts: c->hard is set or some number is infinite. Otherwise returns NULL. */
static double *unreadable(struct arena *a, const struct html_tools_column *c)
{
    double *out = NEW_N(a, double, c->n + 1);
    bool any = c->hard;
    for (size_t r = 0; r < c->n; r++) {
        bool minus = str_starts(c->texts[r], S("-"));
        bool inf = str_eq_nocase(str_from(c->texts[r], minus), S("inf"));
        out[r] = !inf ? c->figures[r].value : minus ? -HUGE_VAL : HUGE_VAL;
        any |= inf;
    }
    return any ? out : NULL;
}

/* ---- what is neither number nor plain text ---- */

struct html_tools_rank {
    str text;
    size_t row;
    int (*cmp)(str x, str y);
};

static int by_rank(const void *x, const void *y)
{
    const struct html_tools_rank *a = x, *b = y;
    return a->cmp(a->text, b->text);
}

/* Returns the rank of each row's text in the order of `cmp`, from 0 on; NaN if
   missing. Equal texts have equal ranks. */
static double *ranks(struct arena *a, const struct html_tools_column *c,
                     int (*cmp)(str x, str y))
{
    struct html_tools_rank *v = NEW_N(a, struct html_tools_rank, c->n + 1);
    double *out = NEW_N(a, double, c->n + 1), rank = 0;
    size_t n = 0;
    for (size_t r = 0; r < c->n; r++)
        if (is_missing(c, r))
            out[r] = (double)NAN;
        else
            v[n++] = (struct html_tools_rank){c->texts[r], r, cmp};
    qsort(v, n, sizeof *v, by_rank);
    for (size_t i = 0; i < n; i++) {
        rank += i && by_rank(&v[i - 1], &v[i]) != 0;
        out[v[i].row] = rank;
    }
    return out;
}

static bool is_release(str s)
{
    return version_is(s) && str_find_char(s, '.', 0) != STR_NPOS;
}

static bool names_versions(str name)
{
    static const str WORDS[] = {S_INIT("version"), S_INIT("release")};
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
        for (size_t at = 0; at + WORDS[i].n <= name.n; at++)
            if (str_eq_nocase(str_slice(name, at, at + WORDS[i].n), WORDS[i]))
                return true;
    return false;
}

static bool is_date(str s)
{
    str found;
    return date_find(s, &found) && found.n == s.n;
}

/* Whether a text is a date such as 2023-04-12, which sorts as text. */
static bool is_iso(str s)
{
    return s.n == 10 && s.p[4] == '-' && s.p[7] == '-' && is_date(s);
}

static int cmp_dates(str x, str y)
{
    str found;
    long a = date_find(x, &found), b = date_find(y, &found);
    return (a > b) - (a < b);
}

/* Whether some text contains a character beyond U+FFFF. Scripts compare UTF-16
   units, which sorts such characters in another order than by code point. */
static bool is_beyond_utf16(const struct html_tools_column *c)
{
    for (size_t r = 0; r < c->n; r++)
        for (size_t i = 0; i < c->texts[r].n; i++)
            if ((unsigned char)c->texts[r].p[i] >= 0xf0)
                return true;
    return false;
}

/* ---- the head ---- */

/* The header cells above each column. */
struct head {
    size_t n_rows, n_columns;
    size_t *cells; /* for each column, then for each row of the head: the index
                      of the cell above the column, counted over all cells of
                      the head */
    const str *texts; /* texts of the cells; NULL after regular_head */
};

static const size_t NO_CELL = SIZE_MAX;

/* Returns, in h->a, the head of a table in which no header cell spans several
   columns or rows. Columns of drawings count as columns. */
static struct head regular_head(struct html *h, size_t n_rows)
{
    const struct html_table *t = h->table;
    struct head head = {.n_rows = n_rows,
                        .n_columns = t->n_columns + t->n_sparks};
    size_t n = n_rows * head.n_columns;
    head.cells = NEW_N(h->a, size_t, n);
    for (size_t i = 0; i < n; i++)
        head.cells[i] = i % n_rows * head.n_columns + i / n_rows;
    return head;
}

/* Stores `entry`, cell k of the head, in head->cells for the columns and rows
   that it covers: its first row is `row`, its columns are the next free columns
   from *at on. Moves *at past these columns. Returns false if the cell does not
   fit. */
static bool place(struct head *head, const struct node *entry, size_t k,
                  size_t row, size_t *at)
{
    size_t n = head->n_rows;
    while (*at < head->n_columns && head->cells[*at * n + row] != NO_CELL)
        ++*at;
    size_t to = *at + node_count(entry, "morecols") + 1;
    size_t end = row + node_count(entry, "morerows") + 1;
    if (to > head->n_columns || end > n)
        return false;
    for (; *at < to; ++*at)
        for (size_t r = row; r < end; r++)
            head->cells[*at * n + r] = k;
    return true;
}

static bool covers_columns(const struct head *head)
{
    size_t n = head->n_rows, all = n * head->n_columns;
    for (size_t i = 0; i < all; i++) {
        size_t cell = head->cells[i];
        bool last = i % n == n - 1;
        if (cell == NO_CELL || (last && i >= n && cell == head->cells[i - n]))
            return false;
    }
    return all > 0;
}

/* Reads the head, in h->a, from a thead whose cells may span rows and columns.
   Returns false if the thead has more than NAME_LEVELS_MAX rows, if a cell does
   not fit, if a column has no cell in some row, or if two columns share a cell
   of the last row. */
static bool read_head(struct html *h, const struct node *part, struct head *out)
{
    struct {
        str *v;
        size_t n, cap;
    } texts = {0};
    struct head head = {.n_columns = h->table->n_columns};
    node_each (row, part)
        head.n_rows++;
    size_t n = head.n_rows * head.n_columns, r = 0;
    if (head.n_rows > NAME_LEVELS_MAX)
        return false;
    head.cells = NEW_N(h->a, size_t, n + 1);
    for (size_t i = 0; i < n; i++)
        head.cells[i] = NO_CELL;
    node_each (row, part) {
        size_t at = 0;
        node_each (entry, row) {
            if (!place(&head, entry, texts.n, r, &at))
                return false;
            vec_push(h->a, &texts, str_trim(html_box_text(h, entry)));
        }
        r++;
    }
    head.texts = texts.v;
    *out = head;
    return covers_columns(out);
}

/* Returns the name of a column; each row of the head gives a level of the name
   (frame/name.h). */
static str head_name(struct html *h, const struct head *head, size_t column)
{
    struct value levels[NAME_LEVELS_MAX];
    const size_t *cells = head->cells + column * head->n_rows;
    for (size_t r = 0; r < head->n_rows; r++)
        levels[r] =
            (struct value){.type = VALUE_STR, .s = head->texts[cells[r]]};
    return name_make(h->a, levels, head->n_rows);
}

/* Writes head->cells as a JSON array with an array for each column. */
static void put_head(struct buf *b, const struct head *head)
{
    size_t n = head->n_rows;
    buf_puts(b, "[");
    for (size_t i = 0; i < n * head->n_columns; i++) {
        buf_put(b, i % n ? S(",") : i ? S("],[") : S("["));
        number_put_int(b, (int64_t)head->cells[i]);
    }
    buf_puts(b, "]]");
}

/* ---- what is written ---- */

static int by_size(const void *x, const void *y)
{
    double a = *(const double *)x, b = *(const double *)y;
    return (a > b) - (a < b);
}

/* Returns the number of significant digits, from RATIO_DIGITS to DIGITS_MAX,
   that keep different numbers apart. With d digits, x and y stay different if
   they differ by more than 10 ** (1 - d) times the larger of them. */
static int digits_of(struct arena *a, const double *numbers, size_t n)
{
    double *v = NEW_N(a, double, n), least = 1;
    size_t k = 0;
    for (size_t r = 0; r < n; r++)
        if (isfinite(numbers[r]))
            v[k++] = numbers[r];
    qsort(v, k, sizeof *v, by_size);
    for (size_t r = 1; r < k; r++) {
        double gap = (v[r] - v[r - 1]) / fmax(fabs(v[r]), fabs(v[r - 1]));
        least = gap > 0 ? fmin(least, gap) : least;
    }
    int digits = 2 + (int)ceil(-elementary_log10(least));
    return digits < RATIO_DIGITS ? RATIO_DIGITS
           : digits < DIGITS_MAX ? digits
                                 : DIGITS_MAX;
}

/* Rounds x to a number of significant digits. The scaled integer and the power
   of ten are exact doubles, so their quotient is the double nearest to the
   rounded number, which prints with these digits. */
static double rounded(double x, int digits)
{
    int k = digits - 1 - (int)floor(elementary_log10(fabs(x)));
    double power = elementary_pow(10, k < 0 ? -k : k);
    return k > 22   ? x
           : k >= 0 ? nearbyint(x * power) / power
                    : nearbyint(x / power) * power;
}

static void put_number(struct buf *b, double x, int digits)
{
    if (isnan(x))
        buf_puts(b, "null");
    else if (isinf(x))
        buf_put(b, x > 0 ? S("1e999") : S("-1e999")); /* JSON has no infinity */
    else if (x == floor(x) && fabs(x) < 1e15)
        number_put_int(b, (int64_t)x);
    else
        number_put_float(b, digits == DIGITS_MAX ? x : rounded(x, digits));
}

/* Whether all numbers are equal: then sorting by them has no effect. */
static bool is_constant(const double *numbers, size_t n)
{
    for (size_t r = 1; r < n; r++)
        if (numbers[r] != numbers[0])
            return false;
    return true;
}

static void put_kind(struct arena *a, struct buf *b, char kind, char better,
                     const double *numbers, size_t n)
{
    int digits = numbers ? digits_of(a, numbers, n) : 0;
    if (kind == 'k' && numbers && is_constant(numbers, n)) {
        kind = 't';
        numbers = NULL;
    }
    const char text[] = {kind, better, '\0'};
    if (b->n && b->p[b->n - 1] != '[')
        buf_putc(b, ',');
    buf_printf(b, "%s\"%s", numbers ? "[" : "", text);
    buf_putc(b, '"');
    for (size_t r = 0; numbers && r < n; r++) {
        buf_putc(b, ',');
        put_number(b, numbers[r], digits);
    }
    if (numbers)
        buf_putc(b, ']');
}

/* Appends COLUMN for a column of dates, which sort as text, or of time spans,
   which sort by their numbers of seconds. */
static void put_times(struct arena *a, struct buf *b, const struct column *c)
{
    double *seconds = NEW_N(a, double, c->n + 1);
    if (c->type == COLUMN_DATE) {
        put_kind(a, b, 't', '+', NULL, 0);
        return;
    }
    for (size_t r = 0; r < c->n; r++)
        seconds[r] =
            c->i[r] == MOMENT_NAT ? (double)NAN : (double)c->i[r] / 1e9;
    put_kind(a, b, 'k', '+', seconds, c->n);
}

static void put_column(struct arena *a, struct buf *b,
                       const struct html_tools_column *c, bool rounded)
{
    bool named = names_versions(c->name);
    enum figures_alike alike = c->numeric
                                   ? figures_compare(a, c->figures, c->n).alike
                                   : FIGURES_DIFFER;
    if (c->times)
        put_times(a, b, c->times);
    else if (c->numbers && alike == FIGURES_ALIKE)
        put_kind(a, b, rounded ? 'r' : 'n', c->better, c->numbers, c->n);
    else if (named ? all(c, version_is) : !c->numeric && all(c, is_release))
        put_kind(a, b, 'k', '+', ranks(a, c, version_cmp), c->n);
    else if (alike == FIGURES_CONVERT)
        put_kind(a, b, 'm', c->better, figures_converted(a, c->figures, c->n),
                 c->n);
    else if (alike == FIGURES_ALIKE)
        put_kind(a, b, 'n', c->better, unreadable(a, c), c->n);
    else if (all(c, is_iso))
        put_kind(a, b, 't', '+', NULL, 0);
    else if (all(c, is_date))
        put_kind(a, b, 'k', '+', ranks(a, c, cmp_dates), c->n);
    else
        put_kind(a, b, is_beyond_utf16(c) ? 'k' : 't', '\0',
                 is_beyond_utf16(c) ? ranks(a, c, str_cmp) : NULL, c->n);
}

static void put_facts(struct html *h, const struct buf *columns,
                      const struct head *head, const struct frame_table *t)
{
    str date = t ? html_source_date(h->doc, t) : S(""),
        source = t ? html_source_names(h->a, t) : S("");
    struct buf b = {.a = h->a};
    buf_printf(&b, "{\"c\":%.*s]", STR_ARG(buf_str(columns)));
    if (head->n_rows > 1) {
        buf_puts(&b, ",\"h\":");
        put_head(&b, head);
    }
    if (date.n) {
        buf_puts(&b, ",\"d\":");
        buf_put_json(&b, date);
    }
    if (source.n) {
        buf_puts(&b, ",\"s\":");
        buf_put_json(&b, source);
    }
    html_slots_put_facts(h, &b);
    buf_putc(&b, '}');
    h->table->facts = html_tag_json(h->a, buf_str(&b));
    if (!h->has.tools.p)
        h->has.tools = h->table->id;
}

static bool has_tools(const struct html *h, size_t rows)
{
    str own = node_get(h->table->node, "_tools");
    if (h->table->up || h->o->plain || h->table->n_columns < 2)
        return false;
    return own.n ? str_eq(own, S("on")) && rows > 0 : h->o->tools && rows > 0;
}

/* ---- frames ---- */

static char known_better(enum better b, const struct unit *u)
{
    return b == BETTER_HIGHER  ? '+'
           : b == BETTER_LOWER ? '-'
           : u && u->n         ? '='
                               : '\0';
}

static double number_of(struct value v)
{
    return v.type == VALUE_INT     ? (double)v.i
           : v.type == VALUE_FLOAT ? v.f
                                   : (double)NAN;
}

/* Returns the column's numbers as they were before rounding or formatting, or
   NULL if the cells are neither rounded, formatted nor shown with fewer digits.
   If it returns numbers, sets *rounded to whether the cells of the column are
   numbers rather than formatted strings. */
static double *hidden_numbers(struct html *h, const struct frame_table *t,
                              size_t at, bool *rounded)
{
    const struct column *c = t->frame->columns[at];
    const struct lineage *l = t->explained ? &t->lineages[at] : NULL;
    size_t i = 0;
    while (l && i < l->n && lineage_is_finish(l->v[i].role))
        i++;
    const struct value *v =
        i && i < l->n && t->values[at] ? t->values[at][i] : NULL;
    if (!v && !c->display.digits)
        return NULL;
    double *out = NEW_N(h->a, double, c->n + 1);
    for (size_t r = 0; r < c->n; r++)
        out[r] = number_of(v ? v[r] : column_value(c, r));
    *rounded = !v || l->v[0].role != LINEAGE_FORMAT;
    return out;
}

/* Whether the numbers that the cells show are equal to c->numbers. */
static bool are_shown(const struct html_tools_column *c)
{
    size_t r = 0;
    while (r < c->n &&
           (isfinite(c->numbers[r]) ? c->figures[r].value == c->numbers[r]
                                    : is_missing(c, r)))
        r++;
    return r == c->n;
}

static void read_frame_figures(struct arena *a, struct html_tools_column *x,
                               const struct frame_table *t, size_t at)
{
    const struct column *c = t->frame->columns[at];
    const struct notation *as = figure_notation(c);
    if (!x->numeric) {
        read_missing(a, x, as);
        return;
    }
    if (c->type != COLUMN_INT && c->type != COLUMN_FLOAT) {
        read_figures(a, x, as);
        return;
    }
    x->figures = NEW_N(a, struct figure_cell, c->n + 1);
    for (size_t r = 0; r < c->n; r++)
        x->figures[r] = frame_table_figure(a, t, r, at, as);
}

static void put_frame_column(struct html *h, struct buf *b,
                             const struct html_sheet *s, size_t at)
{
    const struct frame_table *t = s->table;
    const struct column *c = s->frame->columns[at];
    str *texts = NEW_N(h->a, str, c->n + 1);
    bool rounded = false;
    bool marks = false;
    for (size_t r = 0; r < c->n; r++) {
        const struct node *n = html_sheet_nodes(s, r + s->n_names, at);
        texts[r] = str_trim(html_sheet_visible(h, s, r + s->n_names, at));
        marks |= n && node_has(n, "_text");
    }
    struct html_tools_column x = {.name = name_text(h->a, c->name),
                                  .texts = texts,
                                  .n = c->n,
                                  .hard = marks,
                                  .numeric = t->numeric && t->numeric[at],
                                  .times = column_is_time(c) ? c : NULL};
    if (x.numeric) {
        struct arena_mark mark = arena_mark(h->a);
        enum better better = better_of(h->o->site, h->a, h->doc->diags, t, at);
        arena_rewind(h->a, mark);
        x.better = known_better(better, better_unit(h->a, c));
        x.numbers = hidden_numbers(h, t, at, &rounded);
    }
    read_frame_figures(h->a, &x, t, at);
    if (x.numbers && are_shown(&x))
        x.numbers = NULL;
    put_column(h->a, b, &x, rounded);
}

void html_tools_put(struct html *h, const struct html_sheet *s)
{
    struct buf b = {.a = h->a};
    if (!s->n_names || s->table->header_rows != s->n_names ||
        !has_tools(h, s->frame->n))
        return;
    buf_putc(&b, '[');
    for (size_t i = 0; i < s->n_columns; i++) {
        size_t c = h->table->order[i];
        put_frame_column(h, &b, s, c);
        for (unsigned k = 0; k < h->table->columns[c].sparks; k++)
            buf_puts(&b, ",\"s\"");
    }
    struct head head = regular_head(h, s->n_names);
    put_facts(h, &b, &head, s->table);
}

/* ---- tables of nodes ---- */

static const struct node *only(const struct node *group, enum node_type type)
{
    const struct node *found = NULL;
    node_each (c, group) {
        if (c->type == type && found)
            return NULL;
        found = c->type == type ? c : found;
    }
    return found;
}

/* Stores the texts of a row's cells at texts[column][at]. Returns false unless
   the row has exactly one cell for each column. */
static bool read_row(struct html *h, const struct node *row, str **texts,
                     size_t at)
{
    size_t i = 0;
    node_each (entry, row) {
        if (i == h->table->n_columns || node_has(entry, "morecols") ||
            node_has(entry, "morerows"))
            return false;
        texts[i++][at] = str_trim(html_box_text(h, entry));
    }
    return i == h->table->n_columns;
}

static bool any_numeric(const struct html_table *t)
{
    size_t i = 0;
    while (i < t->n_columns && !t->columns[i].numeric)
        i++;
    return i < t->n_columns || str_eq(node_get(t->node, "_tools"), S("on"));
}

static void put_node_column(struct html *h, struct buf *b, str name,
                            const str *texts, size_t at)
{
    const struct html_table *t = h->table;
    bool says;
    struct html_tools_column x = {.name = name,
                                  .texts = texts,
                                  .n = t->rows,
                                  .numeric = t->columns[at].numeric};
    const struct unit *u =
        x.numeric ? unit_header_levels(h->a, name, &says) : NULL;
    read_figures(h->a, &x, &NUMERAL_USUAL);
    bool money = false;
    for (size_t r = 0; x.numeric && r < x.n; r++)
        money |= x.figures[r].currency.n > 0;
    enum better better = better_by_name(h->a, name, u, money);
    x.better = known_better(better, u);
    put_column(h->a, b, &x, false);
}

void html_tools_put_nodes(struct html *h, const struct node *group)
{
    struct html_table *t = h->table;
    const struct node *head = only(group, NODE_THEAD);
    const struct node *body = only(group, NODE_TBODY);
    struct head heads;
    struct buf b = {.a = h->a};
    size_t r = 0;
    if (!head || !body || !has_tools(h, t->rows) || !any_numeric(t) ||
        !read_head(h, head, &heads))
        return;
    str **texts = NEW_N(h->a, str *, t->n_columns);
    for (size_t i = 0; i < t->n_columns; i++)
        texts[i] = NEW_N(h->a, str, t->rows + 1);
    node_each (row, body)
        if (!read_row(h, row, texts, r++))
            return;
    buf_putc(&b, '[');
    for (size_t i = 0; i < t->n_columns; i++)
        put_node_column(h, &b, head_name(h, &heads, i), texts[i], i);
    put_facts(h, &b, &heads, NULL);
}
