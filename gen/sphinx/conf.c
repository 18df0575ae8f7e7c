// SPDX-License-Identifier: MIT
// conf: the assignments and calls at the outermost level of a conf.py, in
// order, then those of setup(app); what stands below an if, a def and the like
// is looked at for the names that it would set.
#include "sphinx/conf.h"

#include "base/buf.h"
#include "base/vec.h"
#include "df/syntax/df_parser.h"
#include "sphinx/conf_eval.h"

struct conf_reading {
    struct conf_scope scope;
    struct conf *out;
    const struct df_tokens *tokens;
    str app;       /* within setup(app): what it calls Sphinx; else STR_NONE */
    size_t setup;  /* the token where that function begins; 0: none so far */
    bool returned; /* it ends here */
};

static uint32_t line_of(const struct conf_reading *r, uint32_t token)
{
    size_t line = r->tokens->v[token].line;
    return line < r->tokens->lines.n ? r->tokens->lines.v[line].line : 0;
}

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

static void add_gap(struct conf_reading *r, uint32_t line, str name, str why)
{
    vec_push(r->scope.a, &r->out->gaps, (struct conf_gap){line, name, why});
}

static void set(struct conf_reading *r, str name, const struct conf_value *v)
{
    map_put(&r->scope.names, name, (void *)v);
    if (v->kind == CONF_UNKNOWN && !r->app.p)
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

/* ---- calls of setup(app) ---- */

bool conf_is_call(str method)
{
    static const str METHODS[] = {
        S_INIT("add_object_type"), S_INIT("add_crossref_type"),
        S_INIT("add_description_unit"), S_INIT("add_generic_role")};
    for (size_t i = 0; i < sizeof METHODS / sizeof *METHODS; i++)
        if (str_eq(METHODS[i], method))
            return true;
    return false;
}

static void not_run(struct conf_reading *r, uint32_t line, str of, str name)
{
    struct arena *a = r->scope.a;
    if (of.n)
        name = str_join(a, (str[]){of, name}, 2, S("."));
    add_gap(r, line, S("setup"),
            str_fmt(a, "'%.*s()' is not run", STR_ARG(name)));
}

static bool is_app(const struct conf_reading *r, const struct df_expr *e)
{
    return e->kind == DF_EXPR_NAME && str_eq(e->text, r->app);
}

static void keep_call(struct conf_reading *r, const struct df_expr *call)
{
    struct arena *a = r->scope.a;
    struct conf_call *c = vec_add(a, &r->out->calls);
    *c = (struct conf_call){.line = line_of(r, call->first),
                            .name = call->a->text};
    for (const struct df_expr *x = call->items; x; x = x->next)
        c->n++;
    c->v = NEW_N(a, struct conf_argument, c->n);
    size_t i = 0;
    for (const struct df_expr *x = call->items; x; x = x->next) {
        bool named =
            x->a->kind == DF_EXPR_NAME || x->a->kind == DF_EXPR_ATTRIBUTE;
        c->v[i++] = (struct conf_argument){x->text, conf_eval(&r->scope, x->a),
                                           named ? x->a->text : STR_NONE};
    }
}

/* app.method(...), or a function that gets the app; false for other calls. */
static bool call_in_setup(struct conf_reading *r, const struct df_expr *call)
{
    const struct df_expr *of = call->a;
    uint32_t line = line_of(r, call->first);
    if (of->kind == DF_EXPR_ATTRIBUTE && is_app(r, of->a)) {
        if (conf_is_call(of->text))
            keep_call(r, call);
        else
            not_run(r, line, r->app, of->text);
        return true;
    }
    for (const struct df_expr *x = call->items; x; x = x->next)
        if (is_app(r, x->a)) {
            not_run(r, line, STR_NONE, of->text);
            return true;
        }
    return false;
}

/* What is done with the app from token i on: "app.config.get()". */
static str use_of_app(const struct conf_reading *r, size_t i)
{
    struct buf b = {.a = r->scope.a};
    buf_put(&b, r->app);
    for (i++; kind_at(r, i) == DF_DOT && kind_at(r, i + 1) == DF_NAME; i += 2)
        buf_printf(&b, ".%.*s", STR_ARG(r->tokens->v[i + 1].text));
    if (kind_at(r, i) == DF_LPAREN)
        buf_puts(&b, "()");
    return buf_str(&b);
}

/* Within setup(app): the uses of the app in [from, to), which are not read. */
static void note_uses(struct conf_reading *r, size_t from, size_t to, str why)
{
    for (size_t i = from; r->app.p && i < to; i++) {
        enum df_token_kind before = i ? kind_at(r, i - 1) : DF_NEWLINE;
        bool keyword = kind_at(r, i + 1) == DF_ASSIGN &&
                       (before == DF_LPAREN || before == DF_COMMA);
        if (kind_at(r, i) == DF_NAME && before != DF_DOT && !keyword &&
            str_eq(r->tokens->v[i].value, r->app))
            add_gap(r, line_of(r, (uint32_t)i), S("setup"),
                    str_fmt(r->scope.a, "'%.*s': %.*s",
                            STR_ARG(use_of_app(r, i)), STR_ARG(why)));
    }
}

/* ---- statements ---- */

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

static const struct df_expr *first_of(const struct df_stmt *st)
{
    return st->targets ? st->targets : st->value;
}

static void run_call(struct conf_reading *r, const struct df_stmt *st)
{
    if (r->app.p && call_in_setup(r, st->value))
        return;
    note_uses(r, st->value->first, st->value->last + 1, S("it is computed"));
    change(r, st->value);
}

static void run_statement(struct conf_reading *r, const struct df_stmt *st)
{
    struct conf_scope *s = &r->scope;
    if (!st->targets && st->value->kind == DF_EXPR_CALL) {
        run_call(r, st);
        return;
    }
    note_uses(r, first_of(st)->first, st->value->last + 1, S("it is computed"));
    if (!st->targets)
        return;
    const struct conf_value *v = conf_eval(s, st->value);
    if (st->op != DF_END) {
        const struct conf_value *was = conf_eval(s, st->targets);
        v = conf_eval_binary(s, st->op, was, v, v->line);
    }
    for (const struct df_expr *to = st->targets; to; to = to->next)
        assign(r, to, v);
}

/* ---- what is left unread ---- */

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

static bool begins_setup(const struct conf_reading *r, size_t at)
{
    return str_eq(r->tokens->v[at].text, S("def")) &&
           kind_at(r, at + 1) == DF_NAME &&
           str_eq(r->tokens->v[at + 1].text, S("setup"));
}

static bool begins_block(const struct conf_reading *r, size_t at)
{
    enum df_token_kind kind = kind_at(r, at);
    return kind == DF_RESERVED || kind == DF_IF || kind == DF_FOR ||
           kind == DF_ELSE || kind == DF_MATMUL;
}

/* Whether a function has a parameter of its own with the app's name. */
static bool hides_app(const struct conf_reading *r, size_t at)
{
    for (size_t end = next_line(r, at); at < end; at++)
        if ((kind_at(r, at) == DF_LPAREN || kind_at(r, at) == DF_COMMA) &&
            kind_at(r, at + 1) == DF_NAME &&
            str_eq(r->tokens->v[at + 1].value, r->app))
            return true;
    return false;
}

/* A statement with a block: what stands in it is not read. */
static size_t pass_block(struct conf_reading *r, size_t at)
{
    str word = r->tokens->v[at].text;
    bool defines = str_eq(word, S("def")) || str_eq(word, S("class")) ||
                   str_eq(word, S("async")) || str_eq(word, S("@"));
    str why = str_fmt(r->scope.a, "it stands inside '%.*s'", STR_ARG(word));
    size_t first = at;
    if (begins_setup(r, at))
        r->setup = at;
    for (at = next_line(r, at); kind_at(r, at) == DF_INDENT;
         at = next_line(r, at)) {
        str name = defines ? STR_NONE : name_set(r, at + 1);
        if (!defines && begins_setup(r, at + 1))
            name = S("setup");
        if (name.p && !r->app.p)
            add_gap(r, line_of(r, (uint32_t)at), name, why);
    }
    if (!str_eq(word, S("def")) || !hides_app(r, first))
        note_uses(r, first, at, why);
    return at;
}

/* A line that no statement came of. */
static size_t pass(struct conf_reading *r, size_t at)
{
    str word = r->tokens->v[at].text, name = name_set(r, at);
    bool nothing = is_nothing(word);
    r->returned = str_eq(word, S("return")) || str_eq(word, S("raise"));
    if (begins_block(r, at) && !nothing && !r->returned)
        return pass_block(r, at);
    note_uses(r, at, next_line(r, at), S("it is computed"));
    if (nothing)
        return next_line(r, at);
    if (name.p && !r->app.p) {
        add_gap(r, line_of(r, (uint32_t)at), name, S("it is computed"));
        map_put(&r->scope.names, name,
                (void *)conf_unknown(&r->scope, line_of(r, (uint32_t)at),
                                     S("it is computed")));
    }
    return next_line(r, at);
}

/* An indented line that belongs to no block that is known: "match x:". */
static void pass_indented(struct conf_reading *r, size_t at, size_t end)
{
    str name = r->app.p ? STR_NONE : name_set(r, at + 1);
    str why = S("it stands inside a block");
    note_uses(r, at, end, why);
    if (name.p)
        add_gap(r, line_of(r, (uint32_t)at), name, why);
}

/* What of a line stands behind its last statement that could be read. */
static void pass_rest(struct conf_reading *r, size_t at, size_t end)
{
    while (at < end && kind_at(r, at) != DF_SEMICOLON)
        at++;
    if (at + 1 < end && kind_at(r, at + 1) != DF_NEWLINE)
        pass(r, at + 1);
}

/* Lines and statements go side by side: each line that begins a statement has
   its token, the others were refused by the parser. */
static void walk(struct conf_reading *r, const struct df_script *script)
{
    const struct df_stmt *st = script->first;
    size_t at = 0;
    while (kind_at(r, at) != DF_END && !(r->app.p && r->returned)) {
        size_t end = next_line(r, at), last = at;
        if (kind_at(r, at) == DF_INDENT)
            pass_indented(r, at, end);
        else if (kind_at(r, at) != DF_NEWLINE &&
                 (!st || first_of(st)->first >= end ||
                  first_of(st)->first < at))
            end = pass(r, at);
        for (; st && first_of(st)->first < end; st = st->next) {
            run_statement(r, st);
            last = st->value->last;
        }
        if (last > at)
            pass_rest(r, last, end);
        at = end;
    }
}

/* ---- setup(app) ---- */

/* The lines of a function's body, without their common indentation. */
static struct lines body_of(struct conf_reading *r, size_t at, size_t end)
{
    struct lines body = {0};
    const struct df_token *t = r->tokens->v;
    const struct lines *all = &r->tokens->lines;
    size_t n = next_line(r, at), indent = 0;
    size_t from = t[n].line, to = end < r->tokens->n ? t[end].line : all->n;
    if (kind_at(r, end) == DF_END)
        to = all->n;
    for (size_t i = from; kind_at(r, n) == DF_INDENT && i < to; i++) {
        struct line line = all->v[i];
        if (i == from)
            while (indent < line.text.n && char_is_blank(line.text.p[indent]))
                indent++;
        size_t cut = 0;
        while (cut < indent && cut < line.text.n &&
               char_is_blank(line.text.p[cut]))
            cut++;
        line.text = str_from(line.text, cut);
        vec_push(r->scope.a, &body, line);
    }
    return body;
}

/* Where the colon of a function's head is: "def setup(app: Sphinx) -> None:".
 */
static size_t colon_of(const struct conf_reading *r, size_t at, size_t end)
{
    size_t depth = 0;
    for (; at < end; at++) {
        enum df_token_kind k = kind_at(r, at);
        depth += k == DF_LPAREN || k == DF_LBRACKET;
        depth -= (k == DF_RPAREN || k == DF_RBRACKET) && depth;
        if (k == DF_COLON && !depth)
            break;
    }
    return at;
}

/* What setup(app) calls, with the names as they are when conf.py was read. */
static void read_setup(struct conf_reading *outer)
{
    size_t at = outer->setup, end = next_line(outer, at);
    size_t colon = colon_of(outer, at, end);
    struct diags quiet = {0};
    struct df_script script;
    if (!at && !begins_setup(outer, 0))
        return;
    if (kind_at(outer, at + 2) != DF_LPAREN ||
        kind_at(outer, at + 3) != DF_NAME)
        return;
    if (colon + 1 < end && kind_at(outer, colon + 1) != DF_NEWLINE) {
        add_gap(outer, line_of(outer, (uint32_t)at), S("setup"),
                S("a function on one line is not read"));
        return;
    }
    while (kind_at(outer, end) == DF_INDENT)
        end = next_line(outer, end);
    df_parser_python(outer->scope.a, &quiet, body_of(outer, at, end), &script);
    struct conf_reading r = {
        .scope = {.a = outer->scope.a,
                  .names.a = outer->scope.a,
                  .outer = &outer->scope.names,
                  .tokens = &script.tokens,
                  .file = outer->scope.file,
                  .work = outer->scope.work},
        .out = outer->out,
        .tokens = &script.tokens,
        .app = outer->tokens->v[at + 3].value,
    };
    walk(&r, &script);
    diag_free(&quiet);
}

void conf_read(struct arena *a, const struct source *src, str file,
               struct conf *out)
{
    struct diags quiet = {0};
    struct df_script script;
    *out = (struct conf){.names.a = a};
    df_parser_python(a, &quiet, source_lines(a, src), &script);
    struct conf_reading r = {
        .scope = {.a = a, .names.a = a, .tokens = &script.tokens, .file = file},
        .out = out,
        .tokens = &script.tokens,
    };
    walk(&r, &script);
    read_setup(&r);
    const struct df_opening *open = &script.tokens.unclosed;
    if (open->what.p)
        out->unclosed = (struct conf_gap){
            script.tokens.lines.v[open->line].line, S("conf.py"),
            str_fmt(a, "%.*s is never closed; what follows is part of it",
                    STR_ARG(open->what))};
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
