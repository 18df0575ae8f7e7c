// SPDX-License-Identifier: MIT
// fields: checks each cell against a table of constraints.
#include "check/fields.h"

#include "base/buf.h"
#include "base/codes/data.h"
#include "base/regex.h"
#include "base/utf8.h"
#include "base/vec.h"

enum constraint {
    REQUIRED,
    TYPE,
    MINIMUM,
    MAXIMUM,
    LENGTH,
    ENUM,
    PATTERN,
    UNIQUE,
    N_CONSTRAINTS
};

/* Limits of a pattern's work in one file; see regex_work. */
enum { PATTERN_WORK = 1 << 26, PATTERN_WORK_A_BYTE = 256 };

/* A column that the schema describes. */
struct described {
    const struct schema_field *f;
    size_t column;
    bool has[N_CONSTRAINTS]; /* whether the field has each constraint */
    double minimum, maximum;
    struct regex *pattern;
    size_t work, cells; /* work of the pattern so far; bytes of the cells that
                           the pattern was tried on */
    struct map values;  /* the values of `enum:` */
    struct strs list;   /* `values` as a list */
    struct map seen; /* cell -> line where the cell first occurs, if the field
                        is unique */
    struct violations found[N_CONSTRAINTS];
    /* of the current cell: */
    double order;
    long length; /* length in characters */
    enum regex_result match;
    uint32_t line; /* line of the first equal cell, if the cell is not unique */
};

struct fields {
    struct described *v;
    size_t n;
};

static bool has_value(struct records *r, struct described *x, str cell)
{
    (void)cell;
    return records_has(r, x->column);
}

/* Whether a cell is a string where the schema expects another type of JSON. */
static bool is_quoted(struct records *r, const struct described *x)
{
    return (x->f->type == SCHEMA_NUMBER || x->f->type == SCHEMA_INTEGER ||
            x->f->type == SCHEMA_BOOLEAN) &&
           records_is_string(r, x->column);
}

static bool has_type(struct records *r, struct described *x, str cell)
{
    const struct schema *s = r->c->schema;
    bool number = x->f->type == SCHEMA_NUMBER || x->f->type == SCHEMA_INTEGER;
    if (!number || (!s->decimal && !s->thousands))
        return !is_quoted(r, x) &&
               schema_value(x->f->type, x->f->format.text, cell, &x->order);
    const struct csv_how how = {.decimal = s->decimal,
                                .thousands = s->thousands};
    struct arena_mark mark = arena_mark(r->c->a);
    str plain = csv_how_number(&how, r->c->a, cell);
    bool ok = schema_value(x->f->type, x->f->format.text, plain, &x->order);
    arena_rewind(r->c->a, mark);
    return ok;
}

static str explain_type(struct arena *a, const struct described *x)
{
    str format = x->f->format.text;
    return x->f->type == SCHEMA_STRING || strchr(str_dupz(a, format), '%')
               ? str_fmt(a, "of the format '%.*s'", STR_ARG(format))
               : str_c(schema_type_expects(x->f->type));
}

static bool is_at_least(struct records *r, struct described *x, str cell)
{
    (void)r;
    (void)cell;
    return !(x->order < x->minimum);
}

static str explain_minimum(struct arena *a, const struct described *x)
{
    return str_fmt(a, "below the minimum %.*s", STR_ARG(x->f->minimum.text));
}

static bool is_at_most(struct records *r, struct described *x, str cell)
{
    (void)r;
    (void)cell;
    return !(x->order > x->maximum);
}

static str explain_maximum(struct arena *a, const struct described *x)
{
    return str_fmt(a, "above the maximum %.*s", STR_ARG(x->f->maximum.text));
}

static bool has_length(struct records *r, struct described *x, str cell)
{
    long most = x->f->max_length;
    (void)r;
    x->length = (long)utf8_count(cell);
    return x->length >= x->f->min_length && (most < 0 || x->length <= most);
}

static str explain_length(struct arena *a, const struct described *x)
{
    long least = x->f->min_length, most = x->f->max_length;
    return x->length < least
               ? str_fmt(a, "shorter than %ld character%s", least, STR_S(least))
               : str_fmt(a, "longer than %ld character%s", most, STR_S(most));
}

/* Whether a cell is one of the values of `enum:`. 1.0 equals 1 in fields of
   numbers. */
static bool is_listed(struct records *r, struct described *x, str cell)
{
    double order;
    (void)r;
    if (map_find(&x->values, cell))
        return true;
    if (!schema_type_is_ordered(x->f->type))
        return false;
    for (size_t i = 0; i < x->list.n; i++)
        if (schema_value(x->f->type, x->f->format.text, x->list.v[i], &order) &&
            order == x->order)
            return true;
    return false;
}

static str explain_enum(struct arena *a, const struct described *x)
{
    enum { LISTED_MAX = 8 };
    struct buf b = {.a = a};
    if (x->list.n > LISTED_MAX)
        return str_fmt(a, "%zu values", x->list.n);
    for (size_t i = 0; i < x->list.n; i++)
        buf_printf(&b, "%s'%.*s'", i ? ", " : "",
                   STR_ARG(violation_cell(a, x->list.v[i])));
    return buf_str(&b);
}

static bool matches_pattern(struct records *r, struct described *x, str cell)
{
    (void)r;
    x->cells += cell.n + 1;
    if (x->work > PATTERN_WORK + PATTERN_WORK_A_BYTE * x->cells) {
        x->match = REGEX_TOO_MUCH;
        return false;
    }
    x->match = regex_find(x->pattern, cell, 0, REGEX_WHOLE);
    x->work += regex_work(x->pattern);
    return x->match == REGEX_FOUND;
}

static str explain_pattern(struct arena *a, const struct described *x)
{
    return str_fmt(a,
                   x->match == REGEX_NONE
                       ? "does not match the pattern '%.*s'"
                       : "takes too long to match against the pattern '%.*s'",
                   STR_ARG(x->f->pattern.text));
}

/* Whether no earlier row has this cell. x->seen does not copy the cell, which
   lives in the source or in the arena of the check. */
static bool is_unique(struct records *r, struct described *x, str cell)
{
    const struct map_entry *before = map_find(&x->seen, cell);
    x->line = before ? record_line(before->value) : 0;
    if (!before)
        map_put(&x->seen, cell, record_value(r->at.line));
    return !before;
}

static str explain_unique(struct arena *a, const struct described *x)
{
    return str_fmt(a, "%u", x->line);
}

/* The constraints in the order in which they are checked. Only the first
   constraint that a cell violates is reported. `explain` returns the last
   argument of the message: what the field expects, such as its minimum, or, for
   UNIQUE, the line of the first equal cell. `explain` is NULL if the message of
   `code` has no such argument. */
static const struct {
    const struct diag_code *code;
    bool (*is_met)(struct records *r, struct described *x, str cell);
    str (*explain)(struct arena *a, const struct described *x);
} CONSTRAINTS[N_CONSTRAINTS] = {
    [REQUIRED] = {DIAG_DATA_REQUIRED, has_value, NULL},
    [TYPE] = {DIAG_DATA_TYPE, has_type, explain_type},
    [MINIMUM] = {DIAG_DATA_RANGE, is_at_least, explain_minimum},
    [MAXIMUM] = {DIAG_DATA_RANGE, is_at_most, explain_maximum},
    [LENGTH] = {DIAG_DATA_LENGTH, has_length, explain_length},
    [ENUM] = {DIAG_DATA_ENUM, is_listed, explain_enum},
    [PATTERN] = {DIAG_DATA_PATTERN, matches_pattern, explain_pattern},
    [UNIQUE] = {DIAG_DATA_UNIQUE, is_unique, explain_unique},
};

static void describe(struct records *r, const struct described *x, str cell,
                     enum constraint constraint, struct violation *v)
{
    struct arena *a = r->c->a;
    str shown = violation_cell(a, cell);
    if (constraint == REQUIRED) {
        v->args[0] = x->f->name.text;
        v->args[1] =
            cell.n ? str_fmt(a, "'%.*s' is a missing value", STR_ARG(shown))
                   : S("empty");
        return;
    }
    v->args[0] = shown;
    v->args[1] = x->f->name.text;
    v->args[2] = CONSTRAINTS[constraint].explain(a, x);
    str near = constraint == ENUM
                   ? diag_nearest(r->c->d, cell, x->list.v, x->list.n)
                   : STR_NONE;
    if (near.p)
        v->help = str_fmt(a, "did you mean '%.*s'?", STR_ARG(near));
    else if (constraint == TYPE && is_quoted(r, x) &&
             schema_value(x->f->type, x->f->format.text, cell, NULL))
        v->help = S("it is a string: write it without quotes, or set "
                    "'type: string'");
}

static void check_cell(struct records *r, struct described *x)
{
    str cell = r->at.fields[x->column];
    bool missing = !records_has(r, x->column);
    for (size_t i = missing ? REQUIRED : TYPE;
         i < (missing ? TYPE : N_CONSTRAINTS); i++) {
        if (!x->has[i] || CONSTRAINTS[i].is_met(r, x, cell))
            continue;
        struct violation *v = records_add(r, &x->found[i], x->column);
        if (v)
            describe(r, x, cell, i, v);
        return;
    }
}

static void read_constraints(struct records *r, struct described *x)
{
    struct arena *a = r->c->a;
    const struct schema_field *f = x->f;
    str format = f->format.text;
    struct regex_fault fault;
    x->values.a = x->seen.a = a;
    x->has[REQUIRED] = f->required;
    x->has[TYPE] = f->type != SCHEMA_ANY;
    x->has[MINIMUM] = f->minimum.text.p != NULL;
    x->has[MAXIMUM] = f->maximum.text.p != NULL;
    x->has[LENGTH] = f->min_length >= 0 || f->max_length >= 0;
    x->has[ENUM] = f->values.n > 0;
    x->has[PATTERN] = f->pattern.text.p != NULL;
    x->has[UNIQUE] = f->unique;
    if (x->has[MINIMUM])
        schema_value(f->type, format, f->minimum.text, &x->minimum);
    if (x->has[MAXIMUM])
        schema_value(f->type, format, f->maximum.text, &x->maximum);
    if (x->has[PATTERN])
        x->pattern = regex_new(a, f->pattern.text, 0, &fault);
    for (size_t i = 0; i < f->values.n; i++) {
        vec_push(a, &x->list, f->values.v[i].text);
        map_put(&x->values, f->values.v[i].text, x);
    }
}

struct fields *fields_new(struct records *r)
{
    const struct schema *s = r->c->schema;
    struct fields *all = NEW(r->c->a, struct fields);
    all->v = NEW_N(r->c->a, struct described, s->fields.n);
    for (size_t i = 0; i < s->fields.n; i++) {
        struct described *x = &all->v[all->n];
        x->f = &s->fields.v[i];
        if (!records_find(r, &x->f->name, &x->column))
            continue;
        read_constraints(r, x);
        all->n++;
    }
    return all;
}

void fields_free(struct fields *all)
{
    for (size_t i = 0; i < all->n; i++)
        regex_free(all->v[i].pattern);
}

void fields_check(struct fields *all, struct records *r)
{
    for (size_t i = 0; i < all->n; i++)
        check_cell(r, &all->v[i]);
}

void fields_report(const struct fields *all, struct check *c)
{
    for (size_t i = 0; i < all->n; i++)
        for (size_t k = 0; k < N_CONSTRAINTS; k++)
            violation_report(c, CONSTRAINTS[k].code, &all->v[i].found[k]);
}
