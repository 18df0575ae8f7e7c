// SPDX-License-Identifier: MIT
// scope: finds the parts of a step by their bytes in its text.
#include "program/scope.h"

#include "base/utf8.h"
#include "df/syntax/df_parser.h"

const struct formula *scope_formula(struct arena *a, struct map *formulas,
                                    str text)
{
    struct formula *f = map_get(formulas, text);
    if (f)
        return f;
    f = NEW(a, struct formula);
    struct diags quiet = {.quiet = true};
    struct source *src = NEW(a, struct source);
    struct df_script *script = NEW(a, struct df_script);
    *src = (struct source){.name = S("formula"), .text = text};
    f->start = text.p;
    if (df_parser_script(a, &quiet, source_lines(a, src), script) &&
        script->first && !script->first->next &&
        script->first->kind == DF_STMT_ASSIGN) {
        const struct df_stmt *s = script->first;
        f->e = s->whole ? s->whole : s->targets ? NULL : s->value;
    } else if (df_parser_query(a, &quiet, text, (struct pos){.src = src}, true,
                               script)) {
        f->e = script->query; /* of DataFrame.eval */
    }
    f->tokens = &script->tokens;
    diag_free(&quiet);
    formulas->a = a;
    map_put(formulas, text, f);
    return f;
}

static size_t offset_of(const struct formula *f, uint32_t token)
{
    return (size_t)(f->tokens->v[token].text.p - f->start);
}

static size_t end_of(const struct formula *f, uint32_t token)
{
    return offset_of(f, token) + f->tokens->v[token].text.n;
}

static str text_of(const struct formula *f, const struct df_expr *e)
{
    size_t from = offset_of(f, e->first);
    return (str){f->start + from, end_of(f, e->last) - from};
}

const struct lineage_part *scope_part(const struct formula_scope *s,
                                      const struct df_expr *e, size_t *n)
{
    size_t from = offset_of(s->formula, e->first);
    size_t length = end_of(s->formula, e->last) - from, i = 0;
    const struct lineage_step *step = s->step;
    while (i < step->n_parts &&
           (step->parts[i].from != from || step->parts[i].n != length))
        i++;
    *n = 0;
    if (s->named)
        return NULL;
    while (i + *n < step->n_parts && step->parts[i + *n].from == from &&
           step->parts[i + *n].n == length)
        ++*n;
    return *n ? &step->parts[i] : NULL;
}

const struct bound_name *scope_bound(const struct formula_scope *s, str name)
{
    const struct bound_name *b = s->bound;
    while (b && !str_eq(b->name, name))
        b = b->outer;
    return b;
}

const struct formula *scope_named(const struct formula_scope *s, str name)
{
    if (scope_bound(s, name))
        return NULL;
    for (size_t i = 0; i < s->step->n_names; i++)
        if (str_eq(s->step->names[i].name, name)) {
            const struct formula *f =
                scope_formula(s->out->a, s->formulas, s->step->names[i].text);
            return f->e ? f : NULL;
        }
    return NULL;
}

bool scope_is(const struct df_expr *e, const char *text)
{
    return str_eq(e->text, str_c(text));
}

bool scope_unsupported(const struct formula_scope *s, const struct df_expr *e)
{
    enum { MAX = 60 };
    str text = text_of(s->formula, e);
    bool cut = text.n > MAX;
    if (cut)
        text = str_slice(text, 0, MAX);
    while (cut && !utf8_starts(text.p[text.n]))
        text.n--;
    return EMIT_FAIL(s->out, "'%.*s%s' is not an operation for other prices",
                     STR_ARG(text), cut ? "..." : "");
}

const struct lineage_part *scope_row_cell(const struct formula_scope *s,
                                          const struct bound_name *row,
                                          str name)
{
    size_t from = offset_of(row->scope->formula, row->e->first);
    const struct lineage_step *step = s->step;
    for (size_t i = 0; i < step->n_parts; i++)
        if ((step->parts[i].n == 0 || step->parts[i].from == from) &&
            str_eq(step->parts[i].name, name))
            return &step->parts[i];
    return NULL;
}

const struct bound_name *scope_row(const struct formula_scope *s,
                                   const struct df_expr *e, str *name)
{
    const struct bound_name *b = NULL;
    const struct formula *key;
    if ((e->kind == DF_EXPR_SUBSCRIPT || e->kind == DF_EXPR_ATTRIBUTE) &&
        e->a->kind == DF_EXPR_NAME)
        b = scope_bound(s, e->a->text);
    if (!b || !b->row)
        return NULL;
    if (e->kind == DF_EXPR_ATTRIBUTE)
        *name = e->text;
    else if (e->b->kind == DF_EXPR_STR)
        *name = e->b->text;
    else if (e->b->kind == DF_EXPR_NAME && !scope_bound(s, e->b->text) &&
             (key = scope_named(s, e->b->text)) && key->e->kind == DF_EXPR_STR)
        *name = key->e->text;
    else
        return NULL;
    return b;
}

static bool is_zero(const struct df_expr *e)
{
    return e->kind == DF_EXPR_INT && e->i == 0;
}

/* If e selects the only cell of a column, as x.iloc[0], x.values[0], x.item()
   and x.squeeze() do, returns x. Otherwise returns NULL. */
static const struct df_expr *only_of(const struct df_expr *e)
{
    const struct df_expr *x = e->a;
    bool call = e->kind == DF_EXPR_CALL && x->kind == DF_EXPR_ATTRIBUTE;
    if (call && !e->items && (scope_is(x, "item") || scope_is(x, "squeeze")))
        return x->a;
    if (e->kind != DF_EXPR_SUBSCRIPT || !is_zero(e->b))
        return NULL;
    bool by_position = x->kind == DF_EXPR_ATTRIBUTE &&
                       (scope_is(x, "iloc") || scope_is(x, "values"));
    return by_position ? x->a : x;
}

/* If e selects a cell of a column by a label that is written in the formula, as
   x['a'], x.loc['a'] and x.at['a'] do, returns x. Otherwise returns NULL. */
static const struct df_expr *labelled(const struct df_expr *e)
{
    const struct df_expr *x = e->a;
    if (e->kind != DF_EXPR_SUBSCRIPT ||
        (e->b->kind != DF_EXPR_STR && e->b->kind != DF_EXPR_INT))
        return NULL;
    return x->kind == DF_EXPR_ATTRIBUTE &&
                   (scope_is(x, "loc") || scope_is(x, "at"))
               ? x->a
               : x;
}

static bool is_same(struct value x, struct value y)
{
    if (x.type != y.type)
        return false;
    switch (x.type) {
    case VALUE_STR: return str_eq(x.s, y.s);
    case VALUE_FLOAT: return memcmp(&x.f, &y.f, sizeof x.f) == 0;
    case VALUE_INT: return x.i == y.i;
    case VALUE_BOOL: return x.b == y.b;
    default: return true;
    }
}

/* Returns the only one of n parts whose value is that of the step; NULL if
   there is none, or several. */
static const struct lineage_part *part_with_value(const struct lineage_part *p,
                                                  size_t n, struct value v)
{
    const struct lineage_part *found = NULL;
    for (size_t i = 0; i < n; i++) {
        if (!is_same(p[i].value, v))
            continue;
        if (found)
            return NULL;
        found = &p[i];
    }
    return found;
}

const struct lineage_part *scope_cell(const struct formula_scope *s,
                                      const struct df_expr *e)
{
    size_t n = 0;
    const struct df_expr *x = only_of(e);
    const struct lineage_part *p = x ? scope_part(s, x, &n) : NULL;
    if (n == 1)
        return p;
    x = e == s->formula->e ? labelled(e) : NULL;
    p = x ? scope_part(s, x, &n) : NULL;
    return p && p->whole ? part_with_value(p, n, s->step->value) : NULL;
}
