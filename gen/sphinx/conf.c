// SPDX-License-Identifier: MIT
// conf: the assignments and calls at the outermost level of a conf.py, in
// order; what stands below an if, a def and the like is looked at for the names
// that it would set.
#include "sphinx/conf.h"

#include "base/vec.h"
#include "df/syntax/df_parser.h"
#include "sphinx/conf_eval.h"

struct conf_reading {
    struct conf_scope scope;
    struct conf *out;
    const struct df_tokens *tokens;
};

static uint32_t line_of(const struct conf_reading *r, uint32_t token)
{
    size_t line = r->tokens->v[token].line;
    return line < r->tokens->lines.n ? r->tokens->lines.v[line].line : 0;
}

static void add_gap(struct conf_reading *r, uint32_t line, str name, str why)
{
    vec_push(r->scope.a, &r->out->gaps, (struct conf_gap){line, name, why});
}

static void set(struct conf_reading *r, str name, const struct conf_value *v)
{
    map_put(&r->scope.names, name, (void *)v);
    if (v->kind == CONF_UNKNOWN)
        add_gap(r, v->line, name, v->text);
}

/* name['key'] = value */
static void set_item(struct conf_reading *r, const struct df_expr *to,
                     const struct conf_value *v)
{
    str name = to->a->kind == DF_EXPR_NAME ? to->a->text : STR_NONE;
    const struct conf_value *of = map_get(&r->scope.names, name);
    str key = conf_value_text(r->scope.a, conf_eval(&r->scope, to->b));
    if (!name.p)
        return;
    if (of && of->kind == CONF_DICT && key.p)
        set(r, name,
            conf_with(&r->scope, of, (struct conf_item){key, v}, v->line));
}

static void assign(struct conf_reading *r, const struct df_expr *to,
                   const struct conf_value *v)
{
    size_t i = 0;
    if (to->kind == DF_EXPR_NAME)
        set(r, to->text, v);
    else if (to->kind == DF_EXPR_SUBSCRIPT)
        set_item(r, to, v);
    else if (to->kind == DF_EXPR_TUPLE || to->kind == DF_EXPR_LIST)
        for (const struct df_expr *x = to->items; x; x = x->next, i++)
            assign(r, x,
                   v->kind == CONF_LIST && i < v->n
                       ? v->v[i].value
                       : conf_unknown(&r->scope, v->line, S("it is computed")));
}

/* list.append(x), list.extend(y), dict.update(z), tags.add('x'). */
static void change(struct conf_reading *r, const struct df_expr *call)
{
    struct conf_scope *s = &r->scope;
    const struct df_expr *of = call->a, *arg = call->items;
    if (of->kind != DF_EXPR_ATTRIBUTE || of->a->kind != DF_EXPR_NAME || !arg)
        return;
    str name = of->a->text, method = of->text;
    const struct conf_value *was = map_get(&s->names, name);
    if (str_eq(method, S("insert")) && arg->next)
        arg = arg->next;
    const struct conf_value *v = conf_eval(s, arg->a);
    uint32_t line = line_of(r, call->first);
    if (str_eq(name, S("tags")) && str_eq(method, S("add")) &&
        v->kind == CONF_TEXT)
        vec_push(s->a, &r->out->tags, v->text);
    if (!was)
        return;
    if (str_eq(method, S("append")) || str_eq(method, S("insert")) ||
        (str_eq(method, S("add")) && was->kind == CONF_LIST))
        set(r, name, conf_with(s, was, (struct conf_item){STR_NONE, v}, line));
    else if (str_eq(method, S("extend")))
        set(r, name, conf_eval_binary(s, DF_PLUS, was, v, line));
    else if (str_eq(method, S("update")))
        set(r, name, conf_eval_binary(s, DF_BAR, was, v, line));
    else
        set(r, name,
            conf_unknown(s, line,
                         str_fmt(s->a, "'%.*s.%.*s()' is not run",
                                 STR_ARG(name), STR_ARG(method))));
}

static void run_statement(struct conf_reading *r, const struct df_stmt *st)
{
    struct conf_scope *s = &r->scope;
    if (!st->targets) {
        if (st->value->kind == DF_EXPR_CALL)
            change(r, st->value);
        return;
    }
    const struct conf_value *v = conf_eval(s, st->value);
    if (st->op != DF_END) {
        const struct conf_value *was = conf_eval(s, st->targets);
        v = conf_eval_binary(s, st->op, was, v, v->line);
    }
    for (const struct df_expr *to = st->targets; to; to = to->next)
        assign(r, to, v);
}

/* ---- what is left unread ---- */

static enum df_token_kind kind_at(const struct conf_reading *r, size_t at)
{
    return at < r->tokens->n ? r->tokens->v[at].kind : DF_END;
}

static size_t next_line(const struct conf_reading *r, size_t at)
{
    while (kind_at(r, at) != DF_NEWLINE && kind_at(r, at) != DF_END)
        at++;
    return at + (kind_at(r, at) == DF_NEWLINE);
}

/* The name that a line sets or changes, or STR_NONE. */
static str name_set(const struct conf_reading *r, size_t at)
{
    enum df_token_kind then = kind_at(r, at + 1);
    bool changes = then == DF_ASSIGN || then >= DF_PLUS_ASSIGN ||
                   then == DF_LBRACKET || then == DF_COLON;
    if (kind_at(r, at) != DF_NAME)
        return STR_NONE;
    if (then == DF_DOT && kind_at(r, at + 2) == DF_NAME &&
        kind_at(r, at + 3) == DF_LPAREN) {
        static const str METHODS[] = {S_INIT("append"), S_INIT("extend"),
                                      S_INIT("insert"), S_INIT("update"),
                                      S_INIT("remove"), S_INIT("add")};
        for (size_t i = 0; i < sizeof METHODS / sizeof *METHODS; i++)
            changes |= str_eq(METHODS[i], r->tokens->v[at + 2].text);
    }
    return changes ? r->tokens->v[at].value : STR_NONE;
}

/* True for a statement that conf.py loses nothing by. */
static bool is_nothing(str word)
{
    static const str WORDS[] = {S_INIT("import"), S_INIT("from"),
                                S_INIT("pass"),   S_INIT("assert"),
                                S_INIT("del"),    S_INIT("global")};
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
        if (str_eq(WORDS[i], word))
            return true;
    return false;
}

/* A statement with a block: what stands in it is not read. */
static size_t pass_block(struct conf_reading *r, size_t at)
{
    str word = r->tokens->v[at].text;
    bool defines = str_eq(word, S("def")) || str_eq(word, S("class")) ||
                   str_eq(word, S("async")) || str_eq(word, S("@"));
    if (str_eq(word, S("def")) && kind_at(r, at + 1) == DF_NAME &&
        str_eq(r->tokens->v[at + 1].text, S("setup")))
        add_gap(r, line_of(r, (uint32_t)at), S("setup"),
                S("a function is not run"));
    for (at = next_line(r, at); kind_at(r, at) == DF_INDENT;
         at = next_line(r, at)) {
        str name = defines ? STR_NONE : name_set(r, at + 1);
        if (name.p)
            add_gap(
                r, line_of(r, (uint32_t)at), name,
                str_fmt(r->scope.a, "it stands inside '%.*s'", STR_ARG(word)));
    }
    return at;
}

/* A line that no statement came of. */
static size_t pass(struct conf_reading *r, size_t at)
{
    enum df_token_kind kind = kind_at(r, at);
    str word = r->tokens->v[at].text, name = name_set(r, at);
    if (is_nothing(word))
        return next_line(r, at);
    if (kind != DF_NAME && kind != DF_FAULT && kind != DF_LPAREN)
        return pass_block(r, at);
    if (name.p) {
        add_gap(r, line_of(r, (uint32_t)at), name, S("it is computed"));
        map_put(&r->scope.names, name,
                (void *)conf_unknown(&r->scope, line_of(r, (uint32_t)at),
                                     S("it is computed")));
    }
    return next_line(r, at);
}

/* Lines and statements go side by side: each line that begins a statement has
   its token, the others were refused by the parser. */
static void walk(struct conf_reading *r, const struct df_script *script)
{
    const struct df_stmt *st = script->first;
    size_t at = 0;
    while (kind_at(r, at) != DF_END) {
        size_t end = next_line(r, at);
        uint32_t first = st ? (st->targets ? st->targets : st->value)->first
                            : (uint32_t)r->tokens->n;
        if (kind_at(r, at) == DF_NEWLINE || kind_at(r, at) == DF_INDENT) {
            at = end;
        } else if (first < end && first >= at) {
            for (; st; st = st->next) {
                const struct df_expr *e = st->targets ? st->targets : st->value;
                if (e->first >= end)
                    break;
                run_statement(r, st);
            }
            at = end;
        } else {
            at = pass(r, at);
        }
    }
}

void conf_read(struct arena *a, const struct source *src, str file,
               struct conf *out)
{
    struct diags quiet = {0};
    struct df_script script;
    *out = (struct conf){.names.a = a};
    df_parser_script(a, &quiet, source_lines(a, src), &script);
    struct conf_reading r = {
        .scope = {.a = a, .names.a = a, .tokens = &script.tokens, .file = file},
        .out = out,
        .tokens = &script.tokens,
    };
    walk(&r, &script);
    out->names = r.scope.names;
    diag_free(&quiet);
}

const struct conf_value *conf_get(const struct conf *c, str name)
{
    const struct conf_value *v = map_get(&c->names, name);
    return v && v->kind != CONF_UNKNOWN ? v : NULL;
}

const struct conf_gap *conf_gap_of(const struct conf *c, str name)
{
    for (size_t i = c->gaps.n; i--;)
        if (c->gaps.v[i].name.p && str_eq(c->gaps.v[i].name, name))
            return &c->gaps.v[i];
    return NULL;
}
