// SPDX-License-Identifier: MIT
// math_table: parses tables: \\ ends rows, & ends cells. An array gives the
// alignment and the brackets of each environment. CSS classes set the
// alignment, since browsers support no attribute for it.
#include "math/math_table.h"

#include "base/codes/math.h"
#include "math/math_fence.h"

enum {
    TOP = 1,      /* an environment of amsmath that needs no dollars */
    ARGUMENT = 2, /* has an argument, which is ignored */
    COLUMNS = 4,  /* has an argument with the columns' alignment */
    EQUATION = 8, /* a single cell is written without a table */
    SMALL = 16,
    ENDS = 32, /* the first row is aligned left, the last right */
};

struct environment {
    str name;
    /* one letter for each column, l, c or r; repeats from the start if the
       table has more columns */
    const char *columns;
    const char *left, *right;
    const char *class;
    enum math_style style;
    int how;
};

#define ALIGNED "math-aligned"
#define NUMBERED(name, columns, class, how)                             \
    {S_INIT(name), columns, NULL, NULL, class, MATH_DISPLAY, how},      \
    {                                                                   \
        S_INIT(name "*"), columns, NULL, NULL, class, MATH_DISPLAY, how \
    }
#define MATRIX(name, left, right)                            \
    {                                                        \
        S_INIT(name), "c", left, right, NULL, MATH_INLINE, 0 \
    }
#define CASES(name, left, right, style)                        \
    {                                                          \
        S_INIT(name), "l", left, right, "math-cases", style, 0 \
    }

static const struct environment ENVIRONMENTS[] = {
    NUMBERED("equation", "rl", ALIGNED, TOP | EQUATION),
    NUMBERED("align", "rl", ALIGNED, TOP | EQUATION),
    NUMBERED("alignat", "rl", ALIGNED, TOP | EQUATION | ARGUMENT),
    NUMBERED("flalign", "rl", ALIGNED, TOP | EQUATION),
    NUMBERED("gather", "c", NULL, TOP | EQUATION),
    NUMBERED("multline", "c", NULL, TOP | EQUATION | ENDS),
    NUMBERED("eqnarray", "rcl", NULL, TOP | EQUATION),
    {S_INIT("displaymath"), "rl", NULL, NULL, ALIGNED, MATH_DISPLAY, EQUATION},
    {S_INIT("math"), "rl", NULL, NULL, ALIGNED, MATH_INLINE, EQUATION},
    {S_INIT("split"), "rl", NULL, NULL, ALIGNED, MATH_DISPLAY, EQUATION},
    {S_INIT("aligned"), "rl", NULL, NULL, ALIGNED, MATH_DISPLAY, EQUATION},
    {S_INIT("alignedat"), "rl", NULL, NULL, ALIGNED, MATH_DISPLAY,
     EQUATION | ARGUMENT},
    {S_INIT("gathered"), "c", NULL, NULL, NULL, MATH_DISPLAY, EQUATION},
    {S_INIT("matrix"), "c", NULL, NULL, NULL, MATH_INLINE, TOP},
    {S_INIT("pmatrix"), "c", "(", ")", NULL, MATH_INLINE, TOP},
    {S_INIT("bmatrix"), "c", "[", "]", NULL, MATH_INLINE, TOP},
    {S_INIT("Bmatrix"), "c", "{", "}", NULL, MATH_INLINE, TOP},
    {S_INIT("vmatrix"), "c", "|", "|", NULL, MATH_INLINE, TOP},
    {S_INIT("Vmatrix"), "c", "‖", "‖", NULL, MATH_INLINE, TOP},
    MATRIX("matrix*", NULL, NULL),
    MATRIX("pmatrix*", "(", ")"),
    MATRIX("bmatrix*", "[", "]"),
    MATRIX("Bmatrix*", "{", "}"),
    MATRIX("vmatrix*", "|", "|"),
    MATRIX("Vmatrix*", "‖", "‖"),
    {S_INIT("smallmatrix"), "c", NULL, NULL, "math-small", MATH_SCRIPT, SMALL},
    {S_INIT("psmallmatrix"), "c", "(", ")", "math-small", MATH_SCRIPT, SMALL},
    {S_INIT("bsmallmatrix"), "c", "[", "]", "math-small", MATH_SCRIPT, SMALL},
    CASES("cases", "{", NULL, MATH_INLINE),
    CASES("dcases", "{", NULL, MATH_DISPLAY),
    CASES("rcases", NULL, "}", MATH_INLINE),
    CASES("drcases", NULL, "}", MATH_DISPLAY),
    {S_INIT("array"), "c", NULL, NULL, NULL, MATH_INLINE, COLUMNS},
    {S_INIT("darray"), "c", NULL, NULL, NULL, MATH_DISPLAY, COLUMNS},
    {S_INIT("tabular"), "c", NULL, NULL, NULL, MATH_INLINE, COLUMNS},
    {S_INIT("subarray"), "c", NULL, NULL, "math-small", MATH_SCRIPT,
     COLUMNS | SMALL},
};
enum { N_ENVIRONMENTS = sizeof ENVIRONMENTS / sizeof *ENVIRONMENTS };

static const struct environment *find(str name)
{
    for (size_t i = 0; i < N_ENVIRONMENTS; i++)
        if (str_eq(ENVIRONMENTS[i].name, name))
            return &ENVIRONMENTS[i];
    return NULL;
}

bool math_table_is_display(str environment)
{
    const struct environment *e = find(environment);
    if (!e && str_ends(environment, S("*")))
        e = find(str_slice(environment, 0, environment.n - 1));
    return e && (e->how & TOP);
}

/* ---- columns ---- */

/* The columns of an array, from an argument such as {c|lr}. */
struct columns {
    /* one letter for each column, l, c or r; repeats from the start if the
       table has more columns */
    str spec;
    /* by column: whether there is a vertical line before the column; the last
       element is for a line after the last column */
    bool *bars;
    size_t n_bars; /* 0: no lines */
};

/* Reads columns such as c|l@{...}p{3cm}. Only l, c, r, p, m, b and | have an
   effect; arguments in braces are skipped. */
static struct columns read_columns(struct math_row *p, str s)
{
    struct buf b = {.a = p->a};
    bool *bars = NEW_N(p->a, bool, s.n + 1);
    bool any = false;
    for (size_t i = 0; i < s.n; i++) {
        if (s.p[i] == '|') {
            any = bars[b.n] = true;
        } else if (strchr("lcr", s.p[i])) {
            buf_putc(&b, s.p[i]);
        } else if (strchr("pmb", s.p[i])) {
            buf_putc(&b, 'l');
        }
        while (s.p[i] != '{' && i + 1 < s.n && s.p[i + 1] == '{')
            i++;
        if (s.p[i] == '{')
            while (i < s.n && s.p[i] != '}')
                i++;
    }
    if (!b.n)
        buf_putc(&b, 'c');
    return (struct columns){buf_end(&b), bars, any ? s.n + 1 : 0};
}

/* ---- rows ---- */

struct math_rows {
    const struct environment *e;
    struct columns columns;
    struct math_node *node, *row;
    size_t column;
    bool rule; /* whether \hline precedes the current row */
};

static bool has_bar(const struct math_rows *t, size_t column)
{
    return column < t->columns.n_bars && t->columns.bars[column];
}

static void set_class(struct math_row *p, struct math_node *n,
                      const char *class)
{
    for (const struct math_attr *old = n->attrs; old; old = old->next)
        if (strcmp(old->name, "class") == 0) {
            math_node_set_str(
                p->a, n, "class",
                str_fmt(p->a, "%.*s %s", STR_ARG(old->value), class));
            return;
        }
    math_node_set(p->a, n, "class", class);
}

static void add_cell(struct math_row *p, struct math_rows *t)
{
    str spec = t->columns.spec;
    char side = spec.p[t->column % spec.n];
    struct math_node *cell = math_node_new(p->a, "mtd");
    enum math_font font = p->font;
    enum math_style style = p->style;
    p->style = t->e->style;
    p->continues = side == 'l' && t->column > 0 && t->e->class &&
                   strcmp(t->e->class, ALIGNED) == 0;
    p->table_row = t->row;
    struct math_node *row = math_row_read(p);
    p->style = style;
    p->font = font;
    cell->first = row->first;
    cell->last = row->last;
    if (side != 'c')
        set_class(p, cell, side == 'l' ? "math-left" : "math-right");
    if (has_bar(t, t->column))
        set_class(p, cell, "math-bar");
    if (t->column + 1 == spec.n && has_bar(t, spec.n))
        set_class(p, cell, "math-bar-end");
    math_node_append(t->row, cell);
    t->column++;
    p->columns = t->column > p->columns ? t->column : p->columns;
}

static void start_row(struct math_row *p, struct math_rows *t)
{
    t->row = math_node_new(p->a, "mtr");
    t->column = 0;
    bool rule = false;
    while (math_token_accept(&p->x, "hline") ||
           math_token_accept(&p->x, "hdashline") ||
           math_token_accept(&p->x, "toprule") ||
           math_token_accept(&p->x, "midrule") ||
           math_token_accept(&p->x, "bottomrule"))
        rule = true;
    if (rule)
        set_class(p, t->row, "math-rule");
}

/* Ends a row and appends it to the table. An empty row after the last \\ is
   dropped; if it has a line above, the line is drawn below the table. */
static void end_row(struct math_row *p, struct math_rows *t, bool last)
{
    struct math_node *cell = t->row->first;
    if (!last || cell->next || cell->first || !t->node->first) {
        math_node_append(t->node, t->row);
    } else if (t->row->attrs) {
        set_class(p, t->node->last, "math-rule-end");
    }
}

/* rows = row { \\ [distance] row } */
static void read_rows(struct math_row *p, struct math_rows *t)
{
    str distance;
    struct math_node *outer = p->table_row;
    bool bracket = p->in_bracket;
    p->in_bracket = false;
    for (bool more = true; more;) {
        start_row(p, t);
        do
            add_cell(p, t);
        while (math_token_peek(&p->x)->kind == MATH_TOKEN_CELL &&
               (math_token_take(&p->x), true));
        more = math_token_accept(&p->x, "\\") || math_token_accept(&p->x, "cr");
        end_row(p, t, !more);
        if (more) {
            math_token_accept_char(&p->x, '*');
            math_token_option(&p->x, &distance);
        }
    }
    p->table_row = outer;
    p->in_bracket = bracket;
}

/* Aligns the first row left and the last row right, if there are several, as in
   multline. */
static void spread_rows(struct math_row *p, struct math_node *table)
{
    if (table->first == table->last)
        return;
    set_class(p, table->first->first, "math-left");
    set_class(p, table->last->first, "math-right");
    set_class(p, table, "math-spread");
}

static struct math_rows start_table(struct math_row *p,
                                    const struct environment *e)
{
    struct math_rows t = {.e = e, .node = math_node_new(p->a, "mtable")};
    t.columns.spec = str_c(e->columns);
    t.node->class = MATH_INNER;
    if (e->style == MATH_DISPLAY)
        math_node_set(p->a, t.node, "displaystyle", "true");
    if (e->class)
        set_class(p, t.node, e->class);
    return t;
}

/* ---- environments ---- */

static void unknown(struct math_row *p, str name)
{
    str names[N_ENVIRONMENTS];
    for (size_t i = 0; i < N_ENVIRONMENTS; i++)
        names[i] = ENVIRONMENTS[i].name;
    math_token_fault(&p->x, DIAG_MATH_COMMAND, p->at.at, p->at.n,
                     str_fmt(p->a, "\\begin{%.*s}", STR_ARG(name)));
    diag_help_nearest(p->x.how->d, "environments", name, names, N_ENVIRONMENTS);
    p->x.stopped = true;
}

/* Reads \end{name}. `at` is the token of the environment's \begin. If the next
   token is not \end{name}, reports that and stops reading. */
static void read_end(struct math_row *p, struct math_token at, str name)
{
    str end;
    p->at = *math_token_peek(&p->x);
    if (math_token_accept(&p->x, "end") && math_token_raw(&p->x, &end, NULL) &&
        str_eq(str_trim(end), name))
        return;
    if (p->at.kind == MATH_TOKEN_END)
        p->at = at;
    if (!p->x.stopped)
        math_row_fault(
            p, str_fmt(p->a, "'\\begin{%.*s}' has no matching '\\end' here",
                       STR_ARG(name)));
    math_token_stop(&p->x);
}

static struct math_node *only_cell(const struct math_node *table)
{
    const struct math_node *row = table->first;
    return row && !row->next && row->first && !row->first->next ? row->first
                                                                : NULL;
}

static struct math_node *as_row(struct math_row *p, struct math_node *cell)
{
    struct math_node *row = math_node_new(p->a, "mrow");
    row->first = cell->first;
    row->last = cell->last;
    row->class = MATH_INNER;
    return row;
}

/* Returns the element for a complete table: the table in the environment's
   brackets, or only the content of a single cell. */
static struct math_node *finish(struct math_row *p, struct math_rows *t)
{
    const struct environment *e = t->e;
    struct math_node *n = t->node, *cell = only_cell(n);
    if (cell && (e->how & EQUATION) && p->style <= e->style)
        return as_row(p, cell);
    if (e->how & ENDS)
        spread_rows(p, n);
    if (e->how & SMALL) {
        n = math_node_new(p->a, "mstyle");
        math_node_set(p->a, n, "scriptlevel", "1");
        math_node_append(n, t->node);
    }
    if (!e->left && !e->right)
        return n;
    return math_fence_around(p, e->left, n, e->right);
}

/* \begin{name} rows \end{name} */
static struct math_node *begin(struct math_row *p, const struct math_command *c)
{
    struct math_token at = p->at;
    str name, s;
    (void)c;
    if (!math_token_raw(&p->x, &name, NULL))
        return NULL;
    name = str_trim(name);
    const struct environment *e = find(name);
    if (!e) {
        unknown(p, name);
        return NULL;
    }
    struct math_rows t = start_table(p, e);
    if (math_token_option(&p->x, &s) && !(e->how & (EQUATION | COLUMNS)) &&
        strchr("lcr", s.n ? *s.p : 'x'))
        t.columns.spec = str_slice(s, 0, 1);
    if ((e->how & (ARGUMENT | COLUMNS)) && !math_token_raw(&p->x, &s, NULL))
        return NULL;
    if (e->how & COLUMNS)
        t.columns = read_columns(p, s);
    read_rows(p, &t);
    read_end(p, at, name);
    return finish(p, &t);
}

/* \substack{rows}, \cases{rows}. c->text: the name of the equivalent
   environment. */
static struct math_node *braced(struct math_row *p,
                                const struct math_command *c)
{
    struct math_token at = p->at;
    struct math_rows t = start_table(p, find(str_c(c->text)));
    p->at = math_token_take(&p->x);
    if (p->at.kind != MATH_TOKEN_OPEN) {
        p->at = at;
        math_row_fault(
            p, str_fmt(p->a, "'\\%.*s' needs an argument", STR_ARG(at.text)));
        return NULL;
    }
    read_rows(p, &t);
    if (math_token_take(&p->x).kind != MATH_TOKEN_CLOSE && !p->x.stopped) {
        p->at = at;
        math_row_fault(p, S("'{' is never closed"));
        p->x.stopped = true;
    }
    return finish(p, &t);
}

const struct math_command math_table_commands[] = {
    {S_INIT("begin"), begin, NULL, 0},
    {S_INIT("substack"), braced, "subarray", 0},
    {S_INIT("cases"), braced, "cases", 0},
    {S_INIT("matrix"), braced, "matrix", 0},
    {S_INIT("pmatrix"), braced, "pmatrix", 0},
    {{0}, NULL, NULL, 0},
};

/* ---- a whole formula ---- */

struct math_node *math_table_equations(struct math_row *p,
                                       struct math_node *table)
{
    static const struct environment ALL = {
        S_INIT("aligned"), "rl", NULL, NULL, ALIGNED, MATH_DISPLAY, EQUATION};
    static const struct environment INLINE = {
        S_INIT("aligned"), "rl", NULL, NULL, ALIGNED, MATH_INLINE, EQUATION};
    struct math_rows t =
        start_table(p, p->style == MATH_DISPLAY ? &ALL : &INLINE);
    if (table)
        t.node = table;
    read_rows(p, &t);
    return t.node;
}

struct math_node *math_table_end(struct math_row *p, struct math_node *table)
{
    struct math_node *cell = only_cell(table);
    return cell ? as_row(p, cell) : table;
}
