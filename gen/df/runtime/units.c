// SPDX-License-Identifier: MIT
// units: finds and compares the units of columns. The unit of a column is
// computed only when it is needed.
#include "df/runtime/units.h"

#include <math.h>

#include "base/codes/result.h"
#include "df/runtime/devices.h"
#include "df/runtime/operation.h"
#include "df/runtime/trace.h"
#include "frame/figure.h"
#include "frame/moment.h"
#include "frame/number.h"
#include "frame/unit_header.h"
#include "frame/unit_word.h"

enum {
    POWER_MAX = 4,     /* maximum exponent of a power whose unit is computed */
    WALK_MAX = 1000,   /* maximum number of origins followed back to a unit */
    INPUTS_MAX = 6,    /* maximum number of columns listed in a warning's
                          help */
    INPUTS_WALK = 200, /* maximum number of formulas searched for the columns
                          listed in the help */
    INPUTS_DEPTH = 50  /* maximum nesting of the formulas searched */
};

static const struct unit NUMBER = {.scale = 1};
static const struct unit RATIO = {.scale = 1, .presumed = true};

/* ---- lookup ---- */

/* Returns the first input that is not a column of bools, or NULL if there is
   none. Columns of bools are conditions, for example the first argument of
   np.where. */
static const struct column *first_measured(const struct origin *o)
{
    size_t i = 0;
    while (i < o->inputs.n && o->inputs.v[i]->type == COLUMN_BOOL)
        i++;
    return i < o->inputs.n ? o->inputs.v[i] : NULL;
}

/* Returns the column whose unit c has, because moving, rounding or summing the
   column made c. NULL if there is none. */
static const struct column *unit_source(const struct column *c)
{
    const struct origin *o = c->origin;
    switch (o->kind) {
    case ORIGIN_TAKE: return o->take.from;
    case ORIGIN_GROUP: return o->effect & EFFECT_UNIT ? o->group.from : NULL;
    case ORIGIN_EXPR: return o->effect & EFFECT_UNIT ? first_measured(o) : NULL;
    default: return NULL;
    }
}

/* Follows the origins of c back through steps that keep the unit, up to a
   column with a unit of its own. Returns that column or, if no column has a
   unit, the last column reached. Sets *percent to whether a step formatted
   percentages. */
static const struct column *column_with_unit(const struct column *c,
                                             bool *percent)
{
    *percent = false;
    for (size_t i = 0; i < WALK_MAX && !c->unit; i++) {
        const struct column *from = unit_source(c);
        if (!from)
            return c;
        *percent |= (c->origin->effect & EFFECT_PERCENT) != 0;
        c = from;
    }
    return c;
}

static const struct unit *own_unit(const struct column *c)
{
    const struct origin *o = c->origin;
    bool number = (o->effect & EFFECT_COUNTS) != 0;
    return c->unit ? c->unit : number ? &NUMBER : NULL;
}

static const struct unit *unit_from(struct arena *a,
                                    const struct column *source, bool percent)
{
    const struct unit *u = own_unit(source);
    if (!u || !percent)
        return u;
    struct unit *scaled = NEW(a, struct unit);
    *scaled = *u;
    return unit_convert(scaled, 100) ? scaled : NULL;
}

const struct unit *units_presumed(struct arena *a, const struct column *c)
{
    bool percent;
    const struct column *from = column_with_unit(c, &percent);
    return unit_from(a, from, percent);
}

const struct unit *units_of(struct arena *a, const struct column *c)
{
    const struct unit *u = units_presumed(a, c);
    return u && u->presumed ? NULL : u;
}

bool units_unknown(const struct column *c)
{
    bool percent;
    const struct column *from = column_with_unit(c, &percent);
    return from->origin->kind == ORIGIN_FILE && !own_unit(from) && !percent;
}

const struct column *units_set(struct arena *a, const struct column *c,
                               const struct unit *u)
{
    struct column *copy = NEW(a, struct column);
    *copy = *c;
    copy->unit = u;
    return copy;
}

const struct column *units_in_spans(struct arena *a, const struct column *c,
                                    int64_t ns)
{
    static const int64_t SPANS[] = {
        1,           1000,       1000000,       MOMENT_SECOND, MOMENT_MINUTE,
        MOMENT_HOUR, MOMENT_DAY, 7 * MOMENT_DAY};
    for (size_t i = 0; i < sizeof SPANS / sizeof *SPANS; i++)
        if (ns == SPANS[i]) {
            struct unit *u = NEW(a, struct unit);
            *u = (struct unit){.scale = (double)ns / MOMENT_SECOND,
                               .n = 1,
                               .v = {{S_INIT("s"), UNIT_TIME, 1}}};
            return units_set(a, c, u);
        }
    return c;
}

const struct column *units_like(struct arena *a, const struct column *c,
                                const struct column *x)
{
    const struct unit *u = c && x ? units_presumed(a, x) : NULL;
    return u ? units_set(a, c, u) : c;
}

const struct column *units_ratio(struct arena *a, const struct column *c)
{
    return units_set(a, c, &NUMBER);
}

const struct column *units_pick(struct eval *ev, const struct df_expr *at,
                                str name, const struct pick *p)
{
    const struct column *c = column_pick(ev->a, eval_pos(ev, at), name, p);
    const struct unit *u = units_of(ev->a, p->from[0]);
    for (size_t i = 1; u && i < p->n_from; i++) {
        const struct unit *v = units_of(ev->a, p->from[i]);
        if (!v || !unit_adds(u, v))
            u = NULL;
    }
    return c && u ? units_set(ev->a, c, u) : c;
}

/* ---- reports of a wrong unit ---- */

/* The help about a wrong unit, such as "the numbers are computed from 'a (ms)'
   in ms, 'b' in $/h". The help lists the columns with known units from which
   the reported column was computed. */
struct inputs {
    struct arena *a;
    struct buf text;
    const struct origin *seen[INPUTS_MAX];
    size_t n, walked;
};

static void add_input(struct inputs *in, const struct column *c, str name)
{
    const struct unit *u = own_unit(c);
    for (size_t i = 0; i < in->n; i++)
        if (in->seen[i] == c->origin)
            return;
    if (!u || u->presumed || in->n == INPUTS_MAX)
        return;
    str text = unit_text(in->a, u);
    buf_printf(&in->text, "%s'%.*s' in %.*s",
               in->n ? ", " : "the numbers are computed from ",
               STR_ARG(name_text(in->a, name)), STR_ARG(text));
    in->seen[in->n++] = c->origin;
}

static void add_inputs(struct inputs *in, const struct column *c, int depth)
{
    const struct origin *o = c->origin;
    if (depth > INPUTS_DEPTH || in->walked++ > INPUTS_WALK)
        return;
    if (o->kind == ORIGIN_TAKE)
        add_inputs(in, o->take.from, depth + 1);
    else if (o->kind == ORIGIN_GROUP)
        add_inputs(in, o->group.from, depth + 1);
    else if (o->kind == ORIGIN_PICK)
        add_inputs(in, o->pick.from[0], depth + 1);
    else if (o->kind == ORIGIN_FILE)
        add_input(in, c, o->file.column);
    else if (o->kind == ORIGIN_LITERAL && c->name.p && depth)
        add_input(in, c, c->name);
    for (size_t i = 0; o->kind == ORIGIN_EXPR && i < o->inputs.n; i++)
        add_inputs(in, o->inputs.v[i], depth + 1);
}

/* Returns the text of `said`, the unit stated in a name. If the name states
   "cost" without a currency, the text has the currency of `given` instead. */
static str said_text(struct arena *a, const struct unit *said,
                     const struct unit *given)
{
    str text = unit_text(a, said), cost = S("cost"),
        currency = unit_currency(given);
    return str_starts(text, cost) && currency.n
               ? str_concat(a, currency, str_from(text, cost.n))
               : text;
}

/* Reports that the unit `said` in a name or format contradicts `given`, the
   unit of the numbers. The help lists the inputs of c, the column of the
   numbers, which may be NULL. */
static void report_differs(struct arena *a, struct diags *d, struct pos at,
                           str name, const struct column *c,
                           const struct unit *said, const struct unit *given)
{
    struct inputs in = {.a = a, .text = {.a = a}};
    struct unit scaled = *given;
    scaled.scale = said->scale;
    diag_at(d, DIAG_UNIT_DIFFERS, at, name,
            unit_stated(a, said_text(a, said, given)), unit_state(a, given));
    if (c)
        add_inputs(&in, c, 0);
    double k = given->scale / said->scale, by = k < 1 ? 1 / k : k;
    str actual = unit_text(a, given);
    if (str_ends(unit_text(a, said), S("bits")) &&
        (str_ends(actual, S("B")) || str_ends(actual, S("bytes"))))
        buf_printf(
            &in.text,
            "%s'b' in a name means bits and 'B' bytes; state the unit %.*s",
            in.n ? "; " : "", STR_ARG(actual));
    else if (unit_fits(said, &scaled))
        buf_printf(&in.text, "%s%s the numbers by %.*s", in.n ? "; " : "",
                   k < 1 ? "divide" : "multiply",
                   STR_ARG(unit_number_text(a, by)));
    else
        buf_printf(&in.text, "%scorrect the stated unit or the computation",
                   in.n ? "; " : "");
    diag_help(d, "%.*s", STR_ARG(buf_str(&in.text)));
}

/* ---- percent ---- */

bool units_begins_percent(str text)
{
    return str_starts(str_trim(text), S("%"));
}

static bool has_digit(str s)
{
    size_t i = 0;
    while (i < s.n && !char_is_digit(s.p[i]))
        i++;
    return i < s.n;
}

bool units_small(const struct column *c)
{
    const struct notation *as = figure_notation(c);
    for (size_t i = 0; i < c->n; i++) {
        struct value v = column_value(c, i);
        struct figure_cell x = figure_of_value(v, as);
        if (x.kind == FIGURE_TEXT && v.type == VALUE_STR && has_digit(v.s))
            return false;
        if (x.kind == FIGURE_NUMBER && fabs(x.value) > 1)
            return false;
    }
    return c->n > 0;
}

bool units_small_elements(struct eval *ev, struct object x)
{
    bool list = x.type == OBJECT_LIST;
    size_t n = list ? as_list(x)->n : as_dict(x)->n;
    struct value *v = NEW_N(ev->scratch, struct value, n);
    const struct column c = {.type = COLUMN_OBJECT, .n = n, .o = v};
    for (size_t i = 0; i < n; i++)
        object_scalar(list ? as_list(x)->v[i] : as_dict(x)->v[i].value, &v[i]);
    return units_small(&c);
}

static bool is_percent(const struct unit *u)
{
    return u->n == 0 && u->scale > 0.0099 && u->scale < 0.0101;
}

static bool is_ratio(const struct unit *u, bool small)
{
    return u->n == 0 && u->scale == 1 && (small || !u->presumed);
}

void units_percent(struct diags *d, struct pos at, const struct unit *u,
                   enum percent how, bool small)
{
    static const struct {
        str fault;
        const char *help;
    } TEXTS[] = {
        [PERCENT_SIGN] = {S_INIT("a percent sign is added to ratios"),
                          "'{:.1%%}' multiplies by 100 and shows 0.452 as "
                          "45.2%%"},
        [PERCENT_TIMES] = {S_INIT("the format multiplies percentages by 100"),
                           "'{:.1f}%%' shows 45.2 as 45.2%%"},
        [PERCENT_TWICE] = {S_INIT("the format already adds a percent sign"),
                           "'{:.1%%}' shows 0.452 as 45.2%%, with the sign"}};
    if ((how == PERCENT_SIGN && (!u || !is_ratio(u, small))) ||
        (how == PERCENT_TIMES && (!u || !is_percent(u))))
        return;
    diag_at(d, DIAG_UNIT_PERCENT, at, TEXTS[how].fault);
    diag_help(d, TEXTS[how].help, 0);
}

/* ---- units in formats ---- */

/* Whether a unit is a time, or an amount such as bytes, without other
   factors. */
static bool is_plain(const struct unit *u)
{
    return u && !u->presumed && u->n == 1 && u->v[0].power == 1 &&
           (u->v[0].kind == UNIT_TIME || u->v[0].kind == UNIT_AMOUNT);
}

/* Whether one unit is a power of 1024 and the other the same power of 1000,
   such as GiB and GB. */
static bool is_binary(const struct unit *said, const struct unit *given)
{
    double k = said->scale / given->scale;
    return str_eq(said->v[0].name, given->v[0].name) && k > 0.85 && k < 1.15;
}

/* Returns the unit at the start of a string, such as s for " s (p99)"; NULL if
   no unit is there. Ignores "B", which may mean billion, and "min", which may
   mean minimum. */
static const struct unit *leading_unit(struct arena *a, str text)
{
    static const str ENDS = S_INIT(" ,;:.)]");
    struct unit_word w;
    bool plural;
    size_t n = 0;
    text = str_trim(text);
    while (n < text.n && (char_is_alpha(text.p[n]) || text.p[n] & 0x80))
        n++;
    str word = str_slice(text, 0, n);
    bool ends = n == text.n || str_find_char(ENDS, text.p[n], 0) != STR_NPOS;
    bool other = str_eq_nocase(word, S("b")) || str_eq_nocase(word, S("min"));
    return n && ends && !other && unit_word_find(word, &w, &plural)
               ? unit_parse(a, word)
               : NULL;
}

void units_check_suffix(struct arena *a, struct diags *d, struct pos at,
                        str format, str suffix, const struct column *c,
                        const struct unit *given)
{
    const struct unit *said = is_plain(given) ? leading_unit(a, suffix) : NULL;
    if (is_plain(said) && !unit_fits(said, given) && !is_binary(said, given))
        report_differs(a, d, at, format, c, said, given);
}

/* Reports percentages that are formatted by '{:.1%}', ratios that are formatted
   by '{:.1f}%', and all numbers that are formatted by '{:.1%}%'. */
void units_format(struct arena *a, struct diags *d, struct pos at,
                  const struct column *c, str format)
{
    bool times = number_format_is_percent(format);
    size_t end = str_rfind_char(format, '}');
    str suffix = end == STR_NPOS ? S("") : str_from(format, end + 1);
    bool sign = units_begins_percent(suffix);
    units_check_suffix(a, d, at, format, suffix, c, units_presumed(a, c));
    if (times || sign)
        units_percent(d, at, units_presumed(a, c),
                      times && sign ? PERCENT_TWICE
                      : times       ? PERCENT_TIMES
                                    : PERCENT_SIGN,
                      units_small(c));
}

/* ---- operators ---- */

bool units_operate_both(struct unit *u, enum df_token_kind op,
                        const struct unit *v)
{
    switch (op) {
    case DF_STAR: return unit_multiply(u, v, 1);
    case DF_SLASH:
    case DF_FLOOR: return unit_multiply(u, v, -1);
    case DF_PLUS:
    case DF_MINUS: return unit_adds(u, v);
    default: return false;
    }
}

/* Whether an expression has the form of a mean, such as (a + b + c) / 3. */
static bool is_mean(const struct df_expr *at)
{
    return at->kind == DF_EXPR_BINARY && at->op == DF_SLASH &&
           at->a->kind == DF_EXPR_BINARY && at->a->op == DF_PLUS &&
           at->b->kind == DF_EXPR_INT;
}

static bool raise(struct unit *u, double k)
{
    const struct unit base = *u;
    *u = (struct unit){.scale = 1};
    return k == (int)k && k >= -1 && k <= POWER_MAX && k != 0 &&
           unit_multiply(u, &base, (int)k);
}

bool units_operate_number(struct unit *u, const struct df_expr *at,
                          enum df_token_kind op, bool left,
                          struct object number)
{
    if (number.type != OBJECT_INT && number.type != OBJECT_FLOAT)
        return false;
    double k =
        number.type == OBJECT_INT ? (double)as_int(number) : as_float(number);
    switch (op) {
    case DF_PLUS:
    case DF_MINUS:
    case DF_PERCENT: return true;
    case DF_POWER: return !left && !number.numpy && raise(u, k);
    case DF_STAR: return !number.numpy && unit_convert(u, k);
    case DF_SLASH:
    case DF_FLOOR: break;
    default: return false;
    }
    if (number.numpy)
        return false;
    if (left)
        return raise(u, -1) && unit_convert(u, k);
    return is_mean(at) || unit_convert(u, 1 / k);
}

const struct unit *units_of_number(struct eval *ev, const struct df_expr *e)
{
    const struct origin *o = e->kind == DF_EXPR_NAME && eval_in_statement(ev)
                                 ? trace_origin(ev, e->text)
                             : e->kind == DF_EXPR_CALL
                                 ? eval_origin(ev, e, NULL, 0)
                                 : NULL;
    bool one = o && o->effect & EFFECT_UNIT && o->n_parts == 1 &&
               o->parts[0].kind == ORIGIN_WHOLE;
    return one ? units_of(ev->a, o->parts[0].column) : NULL;
}

/* Whether `at` divides a column of unit u by a number of the same unit, as in x
   / x.sum() or x.div(x.sum()). The result is then a share. */
static bool is_share(struct eval *ev, const struct df_expr *at,
                     const struct unit *u)
{
    const struct df_expr *by = at->kind == DF_EXPR_BINARY ? at->b
                               : at->items                ? at->items->a
                                                          : NULL;
    const struct unit *v = by && !u->presumed ? units_of_number(ev, by) : NULL;
    struct unit made = *u;
    return v && unit_multiply(&made, v, -1) && made.n == 0 && made.scale == 1;
}

static bool is_number(const struct column *c)
{
    return c->type <= COLUMN_FLOAT;
}

/* Returns a column's name in quotes, or "the other value" for STR_NONE. */
static str side_text(struct eval *ev, str name)
{
    return name.p ? str_fmt(ev->scratch, "'%.*s'",
                            STR_ARG(name_text(ev->scratch, name)))
                  : S("the other value");
}

/* Returns the text of a unit, but "thousands of s" for "1,000 s". */
static str mixed_text(struct eval *ev, const struct unit *u)
{
    str text = unit_text(ev->scratch, u), many = S("1,000 ");
    return str_starts(text, many) ? str_concat(ev->scratch, S("thousands of "),
                                               str_from(text, many.n))
                                  : text;
}

void units_report_mixed(struct eval *ev, struct pos at, str what,
                        const struct unit *u, const struct column *x,
                        const struct unit *v, const struct column *y)
{
    str tu = mixed_text(ev, u), tv = mixed_text(ev, v);
    str nx = x ? x->name : STR_NONE, ny = y ? y->name : STR_NONE;
    if (!eval_is_first(ev, DIAG_UNIT_MIXED, at))
        return;
    diag_at(ev->d, DIAG_UNIT_MIXED, at, what, tu, tv);
    if (!nx.p && !ny.p)
        return;
    struct unit scaled = *v;
    scaled.scale = u->scale;
    diag_help(ev->d,
              str_eq(nx, ny) ? "one %.*s is in %.*s, the other %.*s in %.*s; %s"
                             : "%.*s is in %.*s, %.*s in %.*s; %s",
              STR_ARG(side_text(ev, nx)), STR_ARG(tu),
              STR_ARG(side_text(ev, ny)), STR_ARG(tv),
              unit_adds(u, &scaled) ? "convert one of them"
                                    : "use numbers with the same unit");
}

/* Returns the position of the operator of an expression, or of the whole
   expression if `at` is not a BINARY. */
static struct pos operator_pos(struct eval *ev, const struct df_expr *at)
{
    return at->kind == DF_EXPR_BINARY
               ? df_lexer_span(&ev->script->tokens, at->mark, at->mark)
               : eval_pos(ev, at);
}

str units_operator(struct eval *ev, enum df_token_kind op)
{
    return str_fmt(ev->scratch, "'%.*s'", STR_ARG(df_lexer_spelling(op)));
}

static bool check_units(struct eval *ev, const struct df_expr *at,
                        enum df_token_kind op, const struct column *x,
                        const struct unit *u, const struct column *y,
                        const struct unit *v)
{
    if (unit_adds(u, v))
        return true;
    units_report_mixed(ev, operator_pos(ev, at), units_operator(ev, op), u, x,
                       v, y);
    return false;
}

static void check_sides(struct eval *ev, const struct df_expr *at,
                        enum df_token_kind op, const struct column *x,
                        const struct column *y)
{
    const struct unit *u = units_of(ev->a, x), *v = u ? units_of(ev->a, y) : u;
    if (u && v)
        check_units(ev, at, op, x, u, y, v);
}

/* Returns the left or right operand of an operator, or the first argument of a
   call, such as y in x.sub(y). NULL for other expressions. */
static const struct df_expr *side_of(const struct df_expr *at, bool left)
{
    if (at->kind == DF_EXPR_BINARY)
        return left ? at->a : at->b;
    if (at->kind == DF_EXPR_COMPARE && !at->items->next)
        return left ? at->a : at->items->a;
    return at->kind == DF_EXPR_CALL && at->items ? at->items->a : NULL;
}

/* Checks that the units of column x and of the other operand of `at` are
   compatible. The other operand is a number from a column, such as y.min() in x
   - y.min(). `left`: the number is the left operand. */
static bool check_number(struct eval *ev, const struct df_expr *at,
                         enum df_token_kind op, const struct column *x,
                         bool left)
{
    const struct unit *u = units_of(ev->a, x);
    const struct df_expr *e = u ? side_of(at, left) : NULL;
    const struct unit *v = e ? units_of_number(ev, e) : NULL;
    return !v || check_units(ev, at, op, x, u, NULL, v);
}

/* Returns a description of the operator or method with which expression `at`
   combines columns, for the argument `what` of units_report_mixed. */
static str joined_by(struct eval *ev, const struct df_expr *at)
{
    const struct operation *m = trace_called(ev, at);
    if (at->kind == DF_EXPR_BINARY)
        return units_operator(ev, at->op);
    return m ? str_fmt(ev->scratch, "'%.*s'", STR_ARG(m->name)) : S("cells");
}

/* Whether two units differ only by a factor, such as ms and s. */
static bool differ_in_scale(const struct unit *u, const struct unit *v)
{
    struct unit scaled = *u;
    scaled.scale = v->scale;
    return !unit_adds(u, v) && unit_adds(&scaled, v);
}

static bool differ_in_currency(const struct unit *u, const struct unit *v)
{
    str x = unit_currency(u), y = unit_currency(v);
    return x.n && y.n && !str_eq(x, y);
}

static bool differ(const struct unit *u, const struct unit *v)
{
    return !unit_adds(u, v);
}

static bool agree(struct eval *ev, const struct df_expr *at, str what,
                  const struct column *const *v, size_t n,
                  bool (*disagree)(const struct unit *u, const struct unit *v))
{
    const struct column *first = NULL;
    const struct unit *unit = NULL;
    for (size_t i = 0; i < n; i++) {
        const struct unit *u =
            v[i] && is_number(v[i]) ? units_of(ev->a, v[i]) : NULL;
        if (u && !unit) {
            unit = u;
            first = v[i];
        } else if (u && disagree(unit, u)) {
            units_report_mixed(ev, operator_pos(ev, at), what, unit, first, u,
                               v[i]);
            return false;
        }
    }
    return true;
}

bool units_agree(struct eval *ev, const struct df_expr *at,
                 const struct column *const *v, size_t n)
{
    return agree(ev, at, joined_by(ev, at), v, n, differ);
}

bool units_agree_in_scale(struct eval *ev, const struct df_expr *at,
                          const struct column *const *v, size_t n)
{
    return agree(ev, at, joined_by(ev, at), v, n, differ_in_scale);
}

bool units_agree_in_currency(struct eval *ev, const struct df_expr *at,
                             const struct column *const *v, size_t n)
{
    return agree(ev, at, joined_by(ev, at), v, n, differ_in_currency);
}

void units_assigned(struct eval *ev, const struct df_expr *at,
                    const struct column *x, const struct column *y)
{
    const struct column *both[] = {x, y};
    agree(ev, at, S("the assignment"), both, 2, differ);
}

void units_compare(struct eval *ev, const struct df_expr *at,
                   enum df_token_kind op, const struct column *x,
                   const struct column *y)
{
    if (x && y && is_number(x) && is_number(y))
        check_sides(ev, at, op, x, y);
    else if (x && !y && is_number(x))
        check_number(ev, at, op, x, false);
    else if (y && !x && is_number(y))
        check_number(ev, at, op, y, true);
}

const struct column *units_binary(struct eval *ev, const struct df_expr *at,
                                  enum df_token_kind op, const struct column *x,
                                  const struct column *y, struct object number,
                                  const struct column *result)
{
    if (op == DF_PLUS && x && !y && number.type == OBJECT_STR &&
        units_begins_percent(as_str(number)))
        units_percent(ev->d, eval_pos(ev, at), units_presumed(ev->a, x),
                      x->origin->effect & EFFECT_PERCENT ? PERCENT_TWICE
                                                         : PERCENT_SIGN,
                      units_small(x));
    if (op == DF_PLUS && x && !y && number.type == OBJECT_STR)
        units_check_suffix(ev->scratch, ev->d, eval_pos(ev, at), as_str(number),
                           as_str(number), x, units_presumed(ev->a, x));
    if (x && x->type == COLUMN_SPAN && number.type == OBJECT_SPAN &&
        (op == DF_SLASH || op == DF_FLOOR))
        return units_in_spans(ev->a, result, number.u.i);
    if ((x && !is_number(x)) || (y && !is_number(y)))
        return result;
    if (op == DF_SLASH && x && units_unknown(x) &&
        (y ? units_unknown(y) : number.numpy))
        return units_set(ev->a, result, &RATIO);
    const struct unit *u =
        (x && y ? units_of : units_presumed)(ev->a, x ? x : y);
    const struct unit *v = x && y && u ? units_of(ev->a, y) : NULL;
    if (!u || (x && y && !v))
        return result;
    bool adds = op == DF_PLUS || op == DF_MINUS;
    if (v && adds)
        check_sides(ev, at, op, x, y);
    if (adds && number.numpy && !(x && y) &&
        !check_number(ev, at, op, x ? x : y, !x))
        return result;
    if (op == DF_SLASH && x && !y && number.numpy && is_share(ev, at, u))
        return units_ratio(ev->a, result);
    struct unit *made = NEW(ev->a, struct unit);
    *made = *u;
    bool known = v ? units_operate_both(made, op, v)
                   : units_operate_number(made, at, op, x == NULL, number);
    return known ? units_set(ev->a, result, made) : result;
}

/* ---- names ---- */

/* Reports a name such as 'Cost ($/h)', which states an amount of money but no
   device, if the numbers under that name are money per device, and a column of
   the script counts more than one device. */
static void report_device(struct eval *ev, struct pos at, str name,
                          const struct unit *said, const struct unit *given)
{
    str device = unit_unstated_device(said, given);
    const struct column *n = device.p ? devices_column(ev, device) : NULL;
    if (!n)
        return;
    diag_at(ev->d, DIAG_UNIT_DIFFERS, at, name,
            unit_stated(ev->scratch, unit_text(ev->scratch, said)),
            unit_state(ev->scratch, given));
    str count = name_text(ev->scratch, n->name);
    diag_help(ev->d, "multiply by the number of %.*ss: '%.*s'", STR_ARG(device),
              STR_ARG(count));
}

const struct column *units_named(struct eval *ev, const struct df_expr *at,
                                 const struct column *c)
{
    bool says, percent;
    const struct column *from = column_with_unit(c, &percent);
    if (from->origin->kind == ORIGIN_FILE &&
        str_eq(from->origin->file.column, c->name))
        return c;
    const struct unit *said = unit_header(ev->a, c->name, &says);
    if (!said || !says)
        return c;
    const struct unit *given = unit_from(ev->a, from, percent);
    if (!given || (given->presumed &&
                   !(is_percent(said) && is_ratio(given, units_small(c)))))
        return units_set(ev->a, c, said);
    str name = name_text(ev->scratch, c->name);
    if (!unit_fits(said, given))
        report_differs(ev->scratch, ev->d, eval_pos(ev, at), name, c, said,
                       given);
    else
        report_device(ev, eval_pos(ev, at), name, said, given);
    return c;
}

const struct column *units_renamed(struct eval *ev, const struct df_expr *at,
                                   const struct column *c, str name)
{
    bool same = name.p && c->name.p && str_eq(name, c->name);
    return same ? c : units_named(ev, at, column_rename(ev->a, c, name));
}
