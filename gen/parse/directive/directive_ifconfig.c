// SPDX-License-Identifier: MIT
// directive_ifconfig: Sphinx' ifconfig: a body that stands there if an
// expression of the site's values holds: literals, comparisons, and, or, not,
// in; nothing is called.
#include "base/codes/directive.h"
#include "base/vec.h"
#include "df/syntax/df_parser.h"
#include "parse/directive/directive_family.h"

/* A value of the expression. What perfpress.yaml says is a text, which counts
   as what it is compared with. */
struct ifconfig_value {
    enum { VALUE_NONE, VALUE_NUMBER, VALUE_TEXT, VALUE_LIST } kind;
    bool loose; /* of perfpress.yaml */
    double number;
    str text;
    struct ifconfig_values {
        struct ifconfig_value *v;
        size_t n, cap;
    } items;
};

struct ifconfig_state {
    struct directive_call *c;
    const struct df_script *script;
    bool bad; /* reported */
};

static struct ifconfig_value number(double n)
{
    return (struct ifconfig_value){.kind = VALUE_NUMBER, .number = n};
}

static struct ifconfig_value of_text(str text, bool loose)
{
    return (struct ifconfig_value){
        .kind = VALUE_TEXT, .text = text, .loose = loose};
}

static void refuse(struct ifconfig_state *q, const struct df_expr *e, str why)
{
    struct pos at = df_lexer_span(&q->script->tokens, e->first, e->last);
    if (!q->bad)
        directive_fault(q->c, DIAG_DIRECTIVE_ARGUMENT, at, why);
    q->bad = true;
}

/* ---- names ---- */

static struct ifconfig_value of_yaml(struct arena *a, const struct yaml *y)
{
    struct ifconfig_value v = {.kind = VALUE_LIST};
    if (y->kind == YAML_TEXT)
        return of_text(y->text, true);
    if (y->kind == YAML_NULL)
        return (struct ifconfig_value){0};
    for (const struct yaml *e = y->first; e; e = e->next)
        vec_push(a, &v.items,
                 of_text(y->kind == YAML_MAP ? e->key : e->text, true));
    return v;
}

static struct ifconfig_value of_name(struct ifconfig_state *q,
                                     const struct df_expr *e)
{
    struct parse *p = q->c->p;
    const struct config *c = &p->site->config;
    const struct yaml *values = c->writing.values;
    const struct yaml *own = values ? yaml_get(values, e->text) : NULL;
    const struct {
        str name, text;
    } OF_SITE[] = {{S("release"), c->writing.release},
                   {S("version"), c->version},
                   {S("project"), c->title},
                   {S("language"), c->lang}};
    if (own)
        return of_yaml(p->a, own);
    for (size_t i = 0; i < sizeof OF_SITE / sizeof *OF_SITE; i++)
        if (str_eq(OF_SITE[i].name, e->text))
            return of_text(OF_SITE[i].text.p ? OF_SITE[i].text : S(""), true);
    refuse(q, e, str_fmt(p->a, "there is no value '%.*s'", STR_ARG(e->text)));
    struct strs names = {0};
    for (const struct yaml *y = values ? values->first : NULL; y; y = y->next)
        vec_push(p->a, &names, y->key);
    if (names.n)
        diag_help_nearest(p->d, "values", e->text, names.v, names.n);
    else
        diag_help(p->d, "values: {%.*s: ...} in perfpress.yaml gives it one",
                  STR_ARG(e->text));
    return (struct ifconfig_value){0};
}

/* ---- comparisons ---- */

static bool is_true(const struct ifconfig_value *v)
{
    static const str FALSE[] = {S_INIT(""),  S_INIT("false"), S_INIT("none"),
                                S_INIT("0"), S_INIT("no"),    S_INIT("off")};
    if (v->kind == VALUE_LIST)
        return v->items.n > 0;
    if (v->kind != VALUE_TEXT)
        return v->kind == VALUE_NUMBER && v->number != 0;
    for (size_t i = 0; i < (v->loose ? 6 : 1); i++)
        if (str_eq_nocase(v->text, FALSE[i]))
            return false;
    return true;
}

/* A text of perfpress.yaml as the number that it is compared with. */
static bool as_number(const struct ifconfig_value *v, double *out)
{
    *out = v->number;
    if (v->kind == VALUE_TEXT && v->loose) {
        if (str_eq_nocase(v->text, S("true")) ||
            str_eq_nocase(v->text, S("false")))
            *out = str_eq_nocase(v->text, S("true"));
        else
            return str_to_double(v->text, out);
        return true;
    }
    return v->kind == VALUE_NUMBER;
}

/* Less than 0, 0, more than 0; false when they cannot be compared. */
static bool order(const struct ifconfig_value *x,
                  const struct ifconfig_value *y, int *out)
{
    double m, n;
    if (x->kind == VALUE_TEXT && y->kind == VALUE_TEXT) {
        *out = str_cmp(x->text, y->text);
        return true;
    }
    if (!as_number(x, &m) || !as_number(y, &n))
        return false;
    *out = m < n ? -1 : m > n;
    return true;
}

static bool same(const struct ifconfig_value *x, const struct ifconfig_value *y)
{
    int c;
    if (x->kind == VALUE_LIST && y->kind == VALUE_LIST) {
        bool eq = x->items.n == y->items.n;
        for (size_t i = 0; eq && i < x->items.n; i++)
            eq = same(&x->items.v[i], &y->items.v[i]);
        return eq;
    }
    if (x->kind == VALUE_NONE || y->kind == VALUE_NONE)
        return x->kind == y->kind;
    return order(x, y, &c) && c == 0;
}

static bool holds(const struct ifconfig_value *list,
                  const struct ifconfig_value *x)
{
    if (list->kind == VALUE_TEXT)
        return x->kind == VALUE_TEXT &&
               str_find(list->text, x->text, 0) != STR_NPOS;
    for (size_t i = 0; i < list->items.n; i++)
        if (same(&list->items.v[i], x))
            return true;
    return false;
}

static bool compare(struct ifconfig_state *q, const struct df_expr *link,
                    const struct ifconfig_value *x,
                    const struct ifconfig_value *y)
{
    int c = 0;
    switch (link->op) {
    case DF_EQUAL:
    case DF_IS: return same(x, y) != link->negated;
    case DF_NOT_EQUAL: return !same(x, y);
    case DF_IN: return holds(y, x) != link->negated;
    default:
        if (!order(x, y, &c))
            refuse(q, link, S("these cannot be compared"));
        return link->op == DF_LESS         ? c < 0
               : link->op == DF_LESS_EQUAL ? c <= 0
               : link->op == DF_GREATER    ? c > 0
                                           : c >= 0;
    }
}

static struct ifconfig_value eval(struct ifconfig_state *q,
                                  const struct df_expr *e);

static struct ifconfig_value eval_links(struct ifconfig_state *q,
                                        const struct df_expr *e)
{
    struct ifconfig_value x = eval(q, e->a);
    bool yes = true;
    for (const struct df_expr *l = e->items; l && !q->bad; l = l->next) {
        struct ifconfig_value y = eval(q, l->a);
        yes = yes && compare(q, l, &x, &y);
        x = y;
    }
    return number(yes);
}

static struct ifconfig_value eval_list(struct ifconfig_state *q,
                                       const struct df_expr *e)
{
    struct ifconfig_value v = {.kind = VALUE_LIST};
    for (const struct df_expr *i = e->items; i && !q->bad; i = i->next)
        vec_push(q->c->p->a, &v.items, eval(q, i));
    return v;
}

/* Depth is limited by the parser. */
static struct ifconfig_value eval(struct ifconfig_state *q,
                                  const struct df_expr *e)
{
    struct ifconfig_value v;
    switch (e->kind) {
    case DF_EXPR_NONE: return (struct ifconfig_value){0};
    case DF_EXPR_BOOL:
    case DF_EXPR_INT: return number((double)e->i);
    case DF_EXPR_FLOAT: return number(e->f);
    case DF_EXPR_STR: return of_text(e->text, false);
    case DF_EXPR_NAME: return of_name(q, e);
    case DF_EXPR_LIST:
    case DF_EXPR_TUPLE: return eval_list(q, e);
    case DF_EXPR_COMPARE: return eval_links(q, e);
    case DF_EXPR_LOGICAL:
        v = eval(q, e->a);
        return is_true(&v) == (e->op == DF_OR) ? v : eval(q, e->b);
    case DF_EXPR_UNARY:
        v = eval(q, e->a);
        if (e->op == DF_NOT)
            return number(!is_true(&v));
        if (e->op == DF_MINUS && v.kind == VALUE_NUMBER)
            return number(-v.number);
        break;
    default: break;
    }
    refuse(q, e, S("an expression of names, texts and numbers is expected"));
    if (q->bad)
        diag_help(q->c->p->d,
                  "they are compared, and joined by 'and', 'or' and 'not'");
    return (struct ifconfig_value){0};
}

static void ifconfig(struct directive_call *c, struct node *parent)
{
    struct parse *p = c->p;
    struct diags quiet = {.quiet = true};
    struct df_script script;
    struct ifconfig_state q = {c, &script, false};
    bool ok = df_parser_query(p->a, &quiet, c->argument, c->argument_at, true,
                              &script);
    struct ifconfig_value v = {0};
    if (ok && !quiet.errors)
        v = eval(&q, script.query);
    else
        directive_fault(c, DIAG_DIRECTIVE_ARGUMENT, c->argument_at,
                        S("malformed expression"));
    diag_free(&quiet);
    if (!q.bad && is_true(&v) && c->content.n)
        p->syntax->block(p, c->content, parent,
                         directive_in_section(c, parent));
}

static const struct option_spec NO_OPTIONS[] = {{{0}, 0, NULL}};

const struct directive directive_ifconfig[] = {
    {S_INIT("ifconfig"), 1, 0, true, true, NO_OPTIONS, ifconfig, 0},
    {{0}, 0, 0, false, false, NULL, NULL, 0},
};
