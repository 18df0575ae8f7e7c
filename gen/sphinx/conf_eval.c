// SPDX-License-Identifier: MIT
// conf_eval: see conf_eval.h. Depth is limited by the parser, what is made by
// the scope's work.
#include "sphinx/conf_eval.h"

#include "base/buf.h"
#include "sphinx/conf_call.h"

static uint32_t line_of(const struct conf_scope *s, const struct df_expr *e)
{
    const struct df_tokens *t = s->tokens;
    size_t line = t->v[e->first].line;
    return line < t->lines.n ? t->lines.v[line].line : 0;
}

static const struct conf_value *number(struct conf_scope *s, double n,
                                       bool is_whole, uint32_t line)
{
    struct conf_value *v = conf_new(s, CONF_NUMBER, line);
    v->number = n;
    v->is_whole = is_whole;
    return v;
}

static const struct conf_value *boolean(struct conf_scope *s, bool yes,
                                        uint32_t line)
{
    struct conf_value *v = conf_new(s, CONF_BOOL, line);
    v->number = yes;
    return v;
}

/* ---- operators ---- */

const struct conf_value *conf_eval_binary(struct conf_scope *s,
                                          enum df_token_kind op,
                                          const struct conf_value *x,
                                          const struct conf_value *y,
                                          uint32_t line)
{
    bool lists = x->kind == CONF_LIST && y->kind == CONF_LIST;
    bool dicts = x->kind == CONF_DICT && y->kind == CONF_DICT;
    bool texts = x->kind == CONF_TEXT && y->kind == CONF_TEXT;
    bool numbers = x->kind == CONF_NUMBER && y->kind == CONF_NUMBER;
    if (op == DF_PERCENT && x->kind == CONF_TEXT)
        return conf_call_percent(s, x, y, line);
    if (x->kind == CONF_UNKNOWN || y->kind == CONF_UNKNOWN)
        return x->kind == CONF_UNKNOWN ? x : y;
    if ((op == DF_PLUS && lists) || (op == DF_BAR && (dicts || lists)))
        return conf_scope_joined(s, x, y, line);
    if (op == DF_PLUS && texts)
        return conf_scope_text(s, str_concat(s->a, x->text, y->text), line);
    if (op == DF_SLASH && texts) {
        struct conf_args both = {.v = {x, y}, .n = 2};
        return conf_call_function(s, S("os.path.join"), &both, line);
    }
    if (op == DF_PLUS && numbers)
        return number(s, x->number + y->number, x->is_whole && y->is_whole,
                      line);
    if (op == DF_MINUS && numbers)
        return number(s, x->number - y->number, x->is_whole && y->is_whole,
                      line);
    if (op == DF_STAR && numbers)
        return number(s, x->number * y->number, x->is_whole && y->is_whole,
                      line);
    return conf_unknown(s, line, S("it is computed"));
}

/* -1: not known; else whether a link of a comparison holds. */
static int compare(const struct conf_value *x, const struct df_expr *link,
                   const struct conf_value *y)
{
    bool same_kind = x->kind == y->kind, equal = same_kind;
    if (x->kind == CONF_UNKNOWN || y->kind == CONF_UNKNOWN)
        return -1;
    if (same_kind && x->kind == CONF_TEXT)
        equal = str_eq(x->text, y->text);
    else if (same_kind && x->kind != CONF_NONE)
        equal = x->number == y->number && x->n == y->n && x->n == 0;
    if (link->op == DF_EQUAL || link->op == DF_IS)
        return equal != link->negated;
    if (link->op == DF_NOT_EQUAL)
        return !equal;
    if (link->op == DF_IN && (y->kind == CONF_DICT || y->kind == CONF_LIST) &&
        x->kind == CONF_TEXT) {
        bool found = false;
        for (size_t i = 0; i < y->n; i++)
            found |= y->kind == CONF_DICT
                         ? str_eq(y->v[i].key, x->text)
                         : y->v[i].value->kind == CONF_TEXT &&
                               str_eq(y->v[i].value->text, x->text);
        return found != link->negated;
    }
    return -1;
}

static const struct conf_value *
comparison(struct conf_scope *s, const struct df_expr *e, uint32_t line)
{
    const struct conf_value *x = conf_eval(s, e->a);
    for (const struct df_expr *l = e->items; l; l = l->next) {
        const struct conf_value *y = conf_eval(s, l->a);
        int holds = compare(x, l, y);
        if (holds < 0)
            return conf_unknown(s, line, S("it depends on a comparison"));
        if (!holds)
            return boolean(s, false, line);
        x = y;
    }
    return boolean(s, true, line);
}

static const struct conf_value *unary(struct conf_scope *s,
                                      const struct df_expr *e, uint32_t line)
{
    const struct conf_value *x = conf_eval(s, e->a);
    if (x->kind == CONF_UNKNOWN)
        return x;
    if (e->op == DF_NOT)
        return boolean(s, !conf_value_is_true(x), line);
    if (e->op == DF_MINUS && x->kind == CONF_NUMBER)
        return number(s, -x->number, x->is_whole, line);
    return conf_unknown(s, line, S("it is computed"));
}

static const struct conf_value *logical(struct conf_scope *s,
                                        const struct df_expr *e)
{
    const struct conf_value *x = conf_eval(s, e->a);
    if (x->kind == CONF_UNKNOWN)
        return x;
    return conf_value_is_true(x) == (e->op == DF_OR) ? x : conf_eval(s, e->b);
}

static const struct conf_value *conditional(struct conf_scope *s,
                                            const struct df_expr *e)
{
    const struct conf_value *is = conf_eval(s, e->b);
    if (is->kind == CONF_UNKNOWN)
        return is;
    return conf_eval(s, conf_value_is_true(is) ? e->a : e->c);
}

/* ---- lists, dicts, parts ---- */

static size_t count(const struct df_expr *first)
{
    size_t n = 0;
    for (; first; first = first->next)
        n++;
    return n;
}

static const struct conf_value *display(struct conf_scope *s,
                                        const struct df_expr *e, uint32_t line)
{
    bool dict = e->kind == DF_EXPR_DICT;
    struct conf_value *v =
        conf_scope_room(s, dict ? CONF_DICT : CONF_LIST, count(e->items), line);
    if (!v)
        return conf_scope_too_large(s, line);
    for (const struct df_expr *x = e->items; x; x = x->next) {
        struct conf_item item = {STR_NONE, conf_eval(s, dict ? x->b : x)};
        if (dict)
            item.key = conf_value_text(s->a, conf_eval(s, x->a));
        if (!dict || item.key.p)
            conf_scope_put(v, item);
    }
    return conf_scope_checked(s, v);
}

/* An index from either end; false when it is none. */
static bool index_of(const struct conf_value *at, size_t n, size_t *out)
{
    if (at->kind != CONF_NUMBER || !at->is_whole)
        return false;
    double i = at->number < 0 ? at->number + (double)n : at->number;
    if (i < 0 || i >= (double)n)
        return false;
    *out = (size_t)i;
    return true;
}

static size_t bound(struct conf_scope *s, const struct df_expr *e, size_t n,
                    size_t otherwise, bool *known)
{
    if (!e)
        return otherwise;
    const struct conf_value *v = conf_eval(s, e);
    *known &= v->kind == CONF_NUMBER && v->is_whole;
    double i = v->number < 0 ? v->number + (double)n : v->number;
    return i < 0 ? 0 : i > (double)n ? n : (size_t)i;
}

static const struct conf_value *slice(struct conf_scope *s,
                                      const struct conf_value *of,
                                      const struct df_expr *e, uint32_t line)
{
    bool text = of->kind == CONF_TEXT, known = !e->c;
    size_t n = text ? of->text.n : of->n;
    size_t from = bound(s, e->a, n, 0, &known);
    size_t to = bound(s, e->b, n, n, &known);
    if (!known || (!text && of->kind != CONF_LIST))
        return conf_unknown(s, line, S("it is computed"));
    if (text)
        return conf_scope_text(s, str_slice(of->text, from, to), line);
    struct conf_value *v = conf_scope_room(s, CONF_LIST, n, line);
    for (size_t i = from; v && i < to; i++)
        conf_scope_put(v, of->v[i]);
    return v ? v : conf_scope_too_large(s, line);
}

static const struct conf_value *
subscript(struct conf_scope *s, const struct df_expr *e, uint32_t line)
{
    const struct conf_value *of = conf_eval(s, e->a), *found = NULL;
    size_t i;
    if (of->kind == CONF_UNKNOWN)
        return of;
    if (e->b->kind == DF_EXPR_SLICE)
        return slice(s, of, e->b, line);
    const struct conf_value *at = conf_eval(s, e->b);
    if (at->kind == CONF_UNKNOWN)
        return at;
    if (of->kind == CONF_DICT)
        found = conf_value_get(of, conf_value_text(s->a, at));
    else if (of->kind == CONF_LIST && index_of(at, of->n, &i))
        found = of->v[i].value;
    else if (of->kind == CONF_TEXT && index_of(at, of->text.n, &i))
        found = conf_scope_text(s, str_slice(of->text, i, i + 1), line);
    return found ? found : conf_unknown(s, line, S("there is no such item"));
}

/* ---- names and calls ---- */

static const struct conf_value *name(struct conf_scope *s,
                                     const struct df_expr *e, uint32_t line)
{
    const struct conf_value *v = conf_scope_get(s, e->text);
    if (v)
        return v;
    if (str_eq(e->text, S("__file__")))
        return conf_scope_text(s, s->file, line);
    return conf_unknown(s, line,
                        str_fmt(s->a, "'%.*s' is not known", STR_ARG(e->text)));
}

/* "os.path.join" of names and attributes; STR_NONE when it is no such. */
static str dotted(struct conf_scope *s, const struct df_expr *e)
{
    if (e->kind == DF_EXPR_NAME)
        return conf_scope_get(s, e->text) ? STR_NONE : e->text;
    if (e->kind != DF_EXPR_ATTRIBUTE)
        return STR_NONE;
    str of = dotted(s, e->a);
    return of.p ? str_join(s->a, (str[]){of, e->text}, 2, S(".")) : STR_NONE;
}

static const struct conf_value *call(struct conf_scope *s,
                                     const struct df_expr *e, uint32_t line)
{
    struct conf_args args = {0};
    const struct conf_value *v = NULL;
    str name = dotted(s, e->a);
    for (const struct df_expr *x = e->items; x; x = x->next) {
        if (args.n == CONF_ARGS_MAX)
            return conf_unknown(s, line, S("it has too many arguments"));
        args.names[args.n] = x->text;
        args.v[args.n++] = conf_eval(s, x->a);
    }
    if (name.p)
        v = conf_call_function(s, name, &args, line);
    if (!v && e->a->kind == DF_EXPR_ATTRIBUTE) {
        const struct conf_value *of = conf_eval(s, e->a->a);
        if (of->kind == CONF_UNKNOWN && !name.p)
            return of;
        if (of->kind != CONF_UNKNOWN)
            v = conf_call_method(s, of, e->a->text, &args, line);
    }
    if (v)
        return v;
    if (!name.p && e->a->kind == DF_EXPR_ATTRIBUTE)
        name = e->a->text;
    return conf_unknown(
        s, line,
        str_fmt(s->a, "'%.*s()' is not run", STR_ARG(name.p ? name : S(""))));
}

static const struct conf_value *
attribute(struct conf_scope *s, const struct df_expr *e, uint32_t line)
{
    str full = dotted(s, e);
    if (full.p)
        return conf_unknown(s, line,
                            str_fmt(s->a, "'%.*s' is not run", STR_ARG(full)));
    const struct conf_value *of = conf_eval(s, e->a);
    if (of->kind == CONF_UNKNOWN)
        return of;
    const struct conf_value *v = conf_call_attribute(s, of, e->text, line);
    return v ? v
             : conf_unknown(
                   s, line,
                   str_fmt(s->a, "'.%.*s' is not known", STR_ARG(e->text)));
}

static const struct conf_value *fstring(struct conf_scope *s,
                                        const struct df_expr *e, uint32_t line)
{
    struct buf b = {.a = s->a};
    for (const struct df_expr *x = e->items; x; x = x->next) {
        if (x->kind == DF_EXPR_STR) {
            buf_put(&b, x->text);
            continue;
        }
        const struct conf_value *v = conf_eval(s, x->a);
        if (v->kind == CONF_UNKNOWN)
            return v;
        str text = conf_value_text(s->a, v);
        if (!text.p || x->items || x->i)
            return conf_unknown(s, line, S("it is formatted"));
        buf_put(&b, text);
    }
    return conf_scope_text(s, buf_str(&b), line);
}

const struct conf_value *conf_eval(struct conf_scope *s,
                                   const struct df_expr *e)
{
    uint32_t line = line_of(s, e);
    if (conf_scope_is_full(s))
        return conf_scope_too_large(s, line);
    switch (e->kind) {
    case DF_EXPR_NONE: return conf_new(s, CONF_NONE, line);
    case DF_EXPR_BOOL: return boolean(s, e->i, line);
    case DF_EXPR_INT: return number(s, (double)e->i, true, line);
    case DF_EXPR_FLOAT: return number(s, e->f, false, line);
    case DF_EXPR_STR: return conf_scope_text(s, e->text, line);
    case DF_EXPR_NAME: return name(s, e, line);
    case DF_EXPR_LIST:
    case DF_EXPR_TUPLE:
    case DF_EXPR_DICT: return display(s, e, line);
    case DF_EXPR_UNARY: return unary(s, e, line);
    case DF_EXPR_BINARY:
        return conf_eval_binary(s, e->op, conf_eval(s, e->a),
                                conf_eval(s, e->b), line);
    case DF_EXPR_LOGICAL: return logical(s, e);
    case DF_EXPR_COMPARE: return comparison(s, e, line);
    case DF_EXPR_CALL: return call(s, e, line);
    case DF_EXPR_ATTRIBUTE: return attribute(s, e, line);
    case DF_EXPR_SUBSCRIPT: return subscript(s, e, line);
    case DF_EXPR_CONDITIONAL: return conditional(s, e);
    case DF_EXPR_FSTRING: return fstring(s, e, line);
    default: return conf_unknown(s, line, S("it is computed"));
    }
}
