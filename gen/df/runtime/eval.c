// SPDX-License-Identifier: MIT
// eval: reports faults, counts against limits, and makes columns.
#include "df/runtime/eval.h"

#include <math.h>
#include <stdarg.h>

#include "base/buf.h"
#include "base/codes/df.h"
#include "base/vec.h"
#include "frame/digits.h"
#include "load/json/json_columns.h"

enum {
    COLUMN_BYTES = 256
}; /* approximate size of a column without its
      cells */

struct pos eval_pos(const struct eval *ev, const struct df_expr *e)
{
    return df_lexer_span(&ev->script->tokens, e->first, e->last);
}

bool eval_fault(struct eval *ev, const struct diag_code *code,
                const struct df_expr *at, const char *fmt, ...)
{
    struct buf b = {.a = ev->scratch};
    va_list ap;
    va_start(ap, fmt);
    buf_vprintf(&b, fmt, ap);
    va_end(ap);
    diag_at(ev->d, code, eval_pos(ev, at), buf_str(&b));
    return false;
}

bool eval_help(struct eval *ev, const char *help)
{
    diag_help(ev->d, "%s", help);
    return false;
}

void eval_via(struct eval *ev, size_t n, const char *fmt, ...)
{
    struct buf b = {.a = ev->scratch};
    va_list ap;
    va_start(ap, fmt);
    buf_vprintf(&b, fmt, ap);
    va_end(ap);
    str where = buf_str(&b);
    if (ev->d->n <= n || ev->d->muted ||
        ev->d->v[ev->d->n - 1].severity == DIAG_SEVERITY_WARNING)
        return;
    str help = ev->d->v[ev->d->n - 1].help;
    diag_help(ev->d, "%.*s%s%.*s", STR_ARG(help), help.n ? "; " : "",
              STR_ARG(where));
}

str eval_cell_place(struct eval *ev, const struct column *x, size_t row)
{
    str name = name_text(ev->scratch, x->name);
    return name.n ? str_fmt(ev->scratch, "in column '%.*s', row %zu",
                            STR_ARG(name), row + 1)
                  : str_fmt(ev->scratch, "in row %zu", row + 1);
}

struct pos eval_text_pos(const struct eval *ev, const struct df_expr *e,
                         bool *exact)
{
    struct pos at = eval_pos(ev, e);
    str written = ev->script->tokens.v[e->first].text;
    bool raw = written.n && char_lower(written.p[0]) == 'r';
    bool one = e->kind == DF_EXPR_STR && e->first == e->last &&
               !ev->script->tokens.fixed.src;
    *exact = one &&
             (raw ? written.n == e->text.n + 3
                  : e->exact && (written.p[0] == '"' || written.p[0] == '\''));
    if (*exact) {
        at.col += raw ? 2 : 1;
        at.len -= raw ? 3 : 2;
    }
    return at;
}

const struct df_expr *eval_item(const struct df_expr *e, size_t i)
{
    if (e->kind != DF_EXPR_LIST && e->kind != DF_EXPR_TUPLE &&
        e->kind != DF_EXPR_DICT)
        return e;
    if (i >= e->nth.n)
        return e;
    const struct df_expr *item = e->nth.v[i];
    return item->kind == DF_EXPR_PAIR ? item->a : item;
}

static bool taints(struct object o)
{
    struct value v;
    if (o.type != OBJECT_LIST)
        return o.type != OBJECT_NONE && object_scalar(o, &v) && value_taints(v);
    for (size_t i = 0; i < as_list(o)->n; i++)
        if (taints(as_list(o)->v[i]))
            return true;
    return false;
}

static void taint_name(struct eval *ev, const struct df_expr *at, str name)
{
    struct pos *pos = NEW(ev->a, struct pos);
    *pos = eval_pos(ev, at);
    map_put(&ev->tainted, name, pos);
}

struct value eval_name_level(const struct eval *ev, str name, size_t i)
{
    struct value v = name_level(name, i);
    v.tainted = map_get(&ev->tainted, name) != NULL;
    return v;
}

struct object eval_name_object(struct eval *ev, str name)
{
    struct object o = object_of_name(ev->scratch, name);
    o.tainted = map_get(&ev->tainted, name) != NULL;
    return o;
}

str eval_make_name(struct eval *ev, const struct df_expr *at,
                   const struct value *levels, size_t n)
{
    str name = name_make(ev->a, levels, n);
    for (size_t i = 0; i < n; i++)
        if (value_taints(levels[i]))
            taint_name(ev, at, name);
    return name;
}

str eval_name_under(struct eval *ev, const struct column *x, str label)
{
    struct value v[NAME_LEVELS_MAX];
    size_t n = name_levels(x->name);
    if (n == NAME_LEVELS_MAX)
        return label;
    for (size_t i = 0; i < n; i++)
        v[i] = name_level(x->name, i);
    v[n] = (struct value){.type = VALUE_STR, .s = label};
    return name_make(ev->a, v, n + 1);
}

bool eval_name(struct eval *ev, const struct df_expr *at, struct object o,
               str *name)
{
    if (object_to_name(ev->a, o, name)) {
        if (taints(o))
            taint_name(ev, at, *name);
        return true;
    }
    return eval_fault(ev, DIAG_DF_TYPE, at, "a column's name cannot be a '%s'",
                      object_type_name(o));
}

bool eval_find(struct eval *ev, const struct df_expr *at, const struct frame *f,
               struct object o, size_t *column)
{
    str name;
    if (!eval_name(ev, at, o, &name))
        return false;
    *column = frame_find(f, name);
    if (*column == STR_NPOS)
        *column =
            frame_find(f, name_pad(ev->scratch, name, name_frame_levels(f)));
    return *column != STR_NPOS || eval_no_column(ev, at, name, f);
}

/* If the columns of f come from several CSV files, adds the names of these
   files to the help: the header of one file may have changed. */
static void help_files(struct eval *ev, const struct frame *f)
{
    enum { SHOWN = 3 };
    str files[SHOWN];
    bool csv[SHOWN];
    size_t n = 0;
    for (size_t i = 0; i < f->n_columns && n < SHOWN; i++) {
        const struct origin *o = f->columns[i]->origin;
        while (o->kind == ORIGIN_TAKE)
            o = o->take.from->origin;
        size_t k = o->kind == ORIGIN_FILE ? 0 : n;
        while (k < n && !str_eq(files[k], o->file.src->name))
            k++;
        if (o->kind == ORIGIN_FILE && k == n) {
            csv[n] = o->file.format == FILE_CSV;
            files[n++] = o->file.src->name;
        }
    }
    if (n < 2)
        return;
    struct buf b = {.a = ev->scratch};
    for (size_t i = 0; i < n; i++)
        buf_printf(&b, "%s%.*s%s", i ? ", " : "", STR_ARG(files[i]),
                   csv[i] ? ":1" : "");
    str help = ev->d->v[ev->d->n - 1].help, all = buf_str(&b);
    diag_help(ev->d, "the columns come from %.*s; %.*s", STR_ARG(all),
              STR_ARG(help));
}

str eval_column_called(struct eval *ev, const struct column *x)
{
    return x->name.n ? str_fmt(ev->scratch, "column '%.*s'",
                               STR_ARG(name_text(ev->scratch, x->name)))
                     : S("the column");
}

void eval_help_columns(struct eval *ev, str name, const struct frame *f)
{
    struct arena_mark mark = arena_mark(ev->scratch);
    size_t n = diag_names_wanted(ev->d, f->n_columns);
    str *names = NEW_N(ev->scratch, str, n);
    for (size_t i = 0; i < n; i++)
        names[i] = name_text(ev->scratch, f->columns[i]->name);
    diag_help_nearest(ev->d, "columns", name, names, f->n_columns);
    arena_rewind(ev->scratch, mark);
}

bool eval_no_column(struct eval *ev, const struct df_expr *at, str name,
                    const struct frame *f)
{
    name = name_text(ev->scratch, name);
    eval_fault(ev, DIAG_DF_COLUMN, at, "%.*s", STR_ARG(name));
    eval_help_columns(ev, name, f);
    help_files(ev, f);
    return false;
}

bool eval_is_first(struct eval *ev, const struct diag_code *code, struct pos at)
{
    for (size_t i = 0; i < ev->reported.n; i++) {
        const struct eval_report *t = &ev->reported.v[i];
        if (t->code == code && t->at.src == at.src && t->at.line == at.line &&
            t->at.col == at.col)
            return false;
    }
    vec_push(ev->a, &ev->reported, ((struct eval_report){code, at}));
    return true;
}

void eval_allow(struct eval *ev, size_t read)
{
    ev->read += read;
    ev->bytes_max += read * EVAL_BYTES_READ;
    ev->steps_max += read * EVAL_STEPS_READ;
}

static bool too_many_bytes(struct eval *ev, const struct df_expr *at)
{
    eval_fault(ev, DIAG_DF_VALUE, at, "%s more than %zu MiB of memory",
               ev->shared ? "the page's scripts need" : "the script needs",
               ev->bytes_max >> 20);
    diag_help(ev->d, "make fewer and smaller lists and frames");
    return false;
}

/* If the arenas have grown beyond the limit of bytes, reports this and returns
   true. In addition to what eval_spend counts, the arenas contain small lists,
   names and scopes, whose memory is not freed while the script runs. A script
   that reaches the limit must therefore end: sets ev->bytes so that every later
   eval_spend fails. */
static bool arenas_full(struct eval *ev, const struct df_expr *at)
{
    size_t used = arena_used(ev->a) + arena_used(ev->scratch);
    if (used < ev->bytes_before || used - ev->bytes_before <= ev->bytes_max)
        return false;
    ev->bytes = ev->bytes_max;
    return !too_many_bytes(ev, at);
}

bool eval_spend(struct eval *ev, const struct df_expr *at, size_t n,
                size_t size)
{
    if (size && n > (ev->bytes_max - ev->bytes) / size)
        return too_many_bytes(ev, at);
    ev->bytes += n * size;
    return !arenas_full(ev, at);
}

bool eval_steps(struct eval *ev, const struct df_expr *at, size_t n)
{
    if (n > ev->steps_max - ev->steps) {
        ev->steps = ev->steps_max;
        eval_fault(ev, DIAG_DF_VALUE, at, "%s too many steps",
                   ev->shared ? "the page's scripts take" : "the script takes");
        diag_help(ev->d, "compute with fewer rows, or with whole columns "
                         "instead of loops");
        return false;
    }
    ev->steps += n;
    return !arenas_full(ev, at);
}

static size_t cell_size(enum column_type type)
{
    static const uint8_t SIZES[] = {
        [COLUMN_INT] = sizeof(int64_t),         [COLUMN_FLOAT] = sizeof(double),
        [COLUMN_BOOL] = sizeof(bool),           [COLUMN_STR] = sizeof(str),
        [COLUMN_OBJECT] = sizeof(struct value), [COLUMN_DATE] = sizeof(int64_t),
        [COLUMN_SPAN] = sizeof(int64_t),
    };
    return SIZES[type];
}

const struct origin *eval_origin(struct eval *ev, const struct df_expr *at,
                                 const struct column *const *inputs, size_t n)
{
    struct origin *o = NEW(ev->a, struct origin);
    o->pos = eval_pos(ev, at);
    o->operated = at->kind == DF_EXPR_BINARY;
    const struct column **v = n ? NEW_N(ev->a, const struct column *, n) : NULL;
    for (size_t i = 0; i < n; i++)
        if (inputs[i])
            v[o->inputs.n++] = inputs[i];
    o->inputs.v = v;
    o->effect = ev->effect(ev, at, o->inputs.n == 0);
    bool joins = o->inputs.n > 1 && o->effect & EFFECT_UNIT &&
                 (o->effect & EFFECT_KIND) != EFFECT_FORMATS;
    if (joins && (ev->mixes_columns || !ev->agree(ev, at, v, o->inputs.n)))
        o->effect &= ~(unsigned)EFFECT_UNIT;
    ev->parts(ev, at, o);
    o->kind = o->inputs.n ? ORIGIN_EXPR : ORIGIN_LITERAL;
    return o;
}

/* Returns the known_digits of c, a computed column: the least known_digits of
   its inputs, or 0 if c is a condition or a count. */
static uint8_t known_digits(const struct column *c)
{
    const struct origin *o = c->origin;
    uint8_t least = 0;
    if (c->type == COLUMN_BOOL || o->effect & EFFECT_COUNTS)
        return 0;
    for (size_t i = 0; i < o->inputs.n; i++)
        least = digits_least(least, o->inputs.v[i]->known_digits);
    return least;
}

struct column *eval_column(struct eval *ev, const struct df_expr *at, str name,
                           enum column_type type, size_t n, void **cells,
                           const struct column *const *inputs, size_t n_inputs)
{
    if (!eval_spend(ev, at, n, cell_size(type)) ||
        !eval_spend(ev, at, 1, COLUMN_BYTES))
        return NULL;
    struct column *c = column_new(ev->a, name, type, n, cells);
    c->origin = eval_origin(ev, at, inputs, n_inputs);
    c->known_digits = known_digits(c);
    return c;
}

static double value_float(struct value v)
{
    return v.type == VALUE_INT     ? (double)v.i
           : v.type == VALUE_FLOAT ? v.f
                                   : (double)NAN;
}

void eval_put(struct eval *ev, struct column *c, void *cells, size_t i,
              struct value v)
{
    c->known_digits = digits_least(c->known_digits, v.known_digits);
    if (v.tainted && c->type != COLUMN_OBJECT)
        column_taint(ev->a, c, i);
    else if (c->tainted)
        c->tainted[i] = false;
    switch (c->type) {
    case COLUMN_INT: ((int64_t *)cells)[i] = v.i; break;
    case COLUMN_FLOAT: ((double *)cells)[i] = value_float(v); break;
    case COLUMN_BOOL: ((bool *)cells)[i] = v.b; break;
    case COLUMN_STR:
        ((str *)cells)[i] = v.type == VALUE_STR ? v.s : STR_NONE;
        if (v.none)
            column_none(ev->a, c, i);
        else if (c->none)
            c->none[i] = false;
        break;
    case COLUMN_DATE:
        if (v.type == VALUE_DATE)
            c->zone = v.zone;
        ((int64_t *)cells)[i] = value_time(v);
        break;
    case COLUMN_SPAN: ((int64_t *)cells)[i] = value_time(v); break;
    case COLUMN_OBJECT:
        ((struct value *)cells)[i] = v;
        if (v.json)
            c->dtype = &JSON_DTYPE;
        break;
    }
}

enum column_type eval_type(struct value v)
{
    static const uint8_t TYPES[] = {
        [VALUE_NA] = COLUMN_OBJECT,   [VALUE_INT] = COLUMN_INT,
        [VALUE_FLOAT] = COLUMN_FLOAT, [VALUE_BOOL] = COLUMN_BOOL,
        [VALUE_STR] = COLUMN_STR,     [VALUE_DATE] = COLUMN_DATE,
        [VALUE_SPAN] = COLUMN_SPAN,
    };
    if (v.type == VALUE_NA && v.ns == MOMENT_NAT)
        return COLUMN_DATE;
    return (enum column_type)TYPES[v.type];
}

const struct column *eval_constant(struct eval *ev, const struct df_expr *at,
                                   str name, struct value v, size_t n)
{
    void *cells;
    struct column *c =
        eval_column(ev, at, name, eval_type(v), n, &cells, NULL, 0);
    for (size_t i = 0; c && i < n; i++)
        eval_put(ev, c, cells, i, v);
    return c;
}

/* Returns the narrowest type for n values. A missing value fits float and str.
   If all values are missing, the type is float; if all are None, or any is
   pd.NA, it is object. */
static enum column_type common_type(const struct value *v, size_t n)
{
    size_t count[VALUE_SPAN + 1] = {0}, nat = 0, none = 0, na = 0;
    int zone = -1;
    bool one_zone = true;
    for (size_t i = 0; i < n; i++) {
        if (v[i].json)
            return COLUMN_OBJECT;
        count[v[i].type == VALUE_FLOAT && isnan(v[i].f) ? VALUE_NA
                                                        : v[i].type]++;
        none += v[i].none;
        na += v[i].na;
        nat += v[i].type == VALUE_NA && v[i].ns == MOMENT_NAT;
        if (v[i].type != VALUE_DATE)
            continue;
        one_zone &= zone == -1 || zone == v[i].zone;
        zone = v[i].zone;
    }
    size_t missing = count[VALUE_NA];
    if (na)
        return COLUMN_OBJECT;
    if (count[VALUE_DATE] + missing == n && one_zone && count[VALUE_DATE] + nat)
        return COLUMN_DATE;
    if (count[VALUE_SPAN] && count[VALUE_SPAN] + missing == n)
        return COLUMN_SPAN;
    if (count[VALUE_INT] == n)
        return COLUMN_INT;
    if (none == n)
        return COLUMN_OBJECT;
    if (count[VALUE_INT] + count[VALUE_FLOAT] + missing == n)
        return COLUMN_FLOAT;
    if (count[VALUE_BOOL] == n)
        return COLUMN_BOOL;
    if (count[VALUE_STR] + missing == n)
        return COLUMN_STR;
    return COLUMN_OBJECT;
}

/* Returns a column of n values. The caller has checked that the values fit the
   type. */
static struct column *of_values(struct eval *ev, const struct df_expr *at,
                                str name, enum column_type type,
                                const struct value *v, size_t n,
                                const struct column *const *inputs,
                                size_t n_inputs)
{
    void *cells;
    struct column *c =
        eval_column(ev, at, name, type, n, &cells, inputs, n_inputs);
    for (size_t i = 0; c && i < n; i++)
        eval_put(ev, c, cells, i, v[i]);
    return c;
}

struct column *eval_infer(struct eval *ev, const struct df_expr *at, str name,
                          const struct value *v, size_t n,
                          const struct column *const *inputs, size_t n_inputs)
{
    enum column_type type = n ? common_type(v, n) : COLUMN_OBJECT;
    return of_values(ev, at, name, type, v, n, inputs, n_inputs);
}

const struct column *eval_narrowed(struct eval *ev, const struct df_expr *at,
                                   const struct column *c)
{
    if (c->type != COLUMN_OBJECT || c->dtype)
        return c;
    struct value *v = NEW_N(ev->scratch, struct value, c->n + 1);
    for (size_t i = 0; i < c->n; i++) {
        v[i] = c->o[i];
        v[i].none = false;
    }
    struct column *made = eval_infer(ev, at, c->name, v, c->n, &c, 1);
    if (!made)
        return NULL;
    made->origin = c->origin;
    made->unit = c->unit;
    made->level = c->level;
    made->display = c->display;
    return made;
}

struct column *eval_objects(struct eval *ev, const struct df_expr *at, str name,
                            const struct value *v, size_t n,
                            const struct column *const *inputs, size_t n_inputs)
{
    enum column_type type = COLUMN_STR;
    for (size_t i = 0; i < n; i++)
        if ((v[i].type != VALUE_STR && v[i].type != VALUE_NA) || v[i].json ||
            v[i].na)
            type = COLUMN_OBJECT;
    return of_values(ev, at, name, type, v, n, inputs, n_inputs);
}

const struct origin_match *eval_match(struct eval *ev, const struct df_expr *at,
                                      const struct column *const *keys,
                                      size_t n)
{
    struct origin_match *m = NEW(ev->a, struct origin_match);
    const struct column **own = NEW_N(ev->a, const struct column *, n);
    for (size_t i = 0; i < n; i++)
        own[i] = keys[i];
    m->pos = eval_pos(ev, at);
    m->text = df_lexer_text(ev->a, &ev->script->tokens, at->first, at->last);
    m->keys = own;
    m->n_keys = n;
    return m;
}

const struct column *eval_matched(struct eval *ev, const struct column *c,
                                  const struct origin_match *m)
{
    struct column *out = NEW(ev->a, struct column);
    struct origin *o = NEW(ev->a, struct origin);
    *o = *c->origin;
    o->take.match = m;
    *out = *c;
    out->origin = o;
    return out;
}

struct frame *eval_take(struct eval *ev, const struct df_expr *at,
                        const struct frame *f, const uint32_t *rows, size_t n)
{
    return eval_take_by(ev, at, f, rows, n, (struct origin_choice){0});
}

struct frame *eval_take_by(struct eval *ev, const struct df_expr *at,
                           const struct frame *f, const uint32_t *rows,
                           size_t n, struct origin_choice by)
{
    struct origin_choice *choice = NULL;
    if (!eval_spend(ev, at, n, (f->n_columns + 1) * sizeof(str)) ||
        !eval_spend(ev, at, f->n_columns + 1, COLUMN_BYTES))
        return NULL;
    if (by.n) {
        const struct column **v = NEW_N(ev->a, const struct column *, by.n);
        memcpy(v, by.v, by.n * sizeof *v);
        choice = NEW(ev->a, struct origin_choice);
        *choice = by;
        choice->v = v;
    }
    return frame_take(ev->a, f, rows, n, choice);
}

bool eval_append(struct eval *ev, const struct df_expr *at, struct frame *f,
                 const struct column *c)
{
    if (c && frame_find(f, c->name) != STR_NPOS) {
        eval_fault(ev, DIAG_DF_VALUE, at, "two columns would be named '%.*s'",
                   STR_ARG(name_text(ev->scratch, c->name)));
        diag_help(ev->d, "use each column name only once; rename or drop one "
                         "of the columns");
        return false;
    }
    if (c)
        f->columns[f->n_columns++] = c;
    frame_index(ev->a, f);
    return c != NULL;
}
