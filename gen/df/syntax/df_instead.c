// SPDX-License-Identifier: MIT
// df_instead: finds the entry for an unsupported name, and replaces the
// placeholders in the entry.
#include "df/syntax/df_instead.h"

#include "base/buf.h"

enum {
    GAP_MAX = 160
}; /* maximum length of an expression that replaces a
      placeholder, in bytes */

const struct df_instead DF_INSTEAD[] = {
#include "df/syntax/instead.inc"
    {NULL, NULL, NULL},
};

/* Whether the list `words` contains `word` or a pattern that matches it, such
   as np.* for np.sum. */
static bool has_word(const char *words, str word)
{
    str rest = str_c(words), w;
    while (str_word(&rest, &w))
        if (str_eq(w, word) || (str_ends(w, S(".*")) && str_fits(w, word)))
            return true;
    return false;
}

static str source_of(const struct df_instead_use *u, const struct df_expr *e)
{
    return df_lexer_text(u->a, u->tokens, e->first, e->last);
}

/* Returns the argument `which` of the call, or NULL if the call lacks it.
   `which` is a position, counted from 1, or a name. */
static const struct df_expr *argument(const struct df_instead_use *u, str which)
{
    long position = 0;
    bool by_position = str_to_long(which, &position);
    const struct df_expr *x = u->call ? u->call->items : NULL;
    for (; x; x = x->next) {
        if (by_position && !x->text.p && --position == 0)
            return x->a;
        if (!by_position && x->text.p && str_eq(x->text, which))
            return x->a;
    }
    return NULL;
}

/* Like argument(), but "1.1" and "1.2" select the two items of the first
   argument, which must be a tuple or list. */
static const struct df_expr *argument_or_item(const struct df_instead_use *u,
                                              str which)
{
    size_t point = str_find_char(which, '.', 0);
    if (point == STR_NPOS)
        return argument(u, which);
    const struct df_expr *e = argument(u, str_slice(which, 0, point));
    bool pair = e && (e->kind == DF_EXPR_TUPLE || e->kind == DF_EXPR_LIST) &&
                e->nth.n == 2;
    return pair ? e->nth.v[which.p[point + 1] - '1'] : NULL;
}

/* Writes a percentage as a fraction: 95 as 0.95. Does so for each item of a
   list. Writes any other expression e as (e) / 100. */
static void put_share(struct buf *b, const struct df_instead_use *u,
                      const struct df_expr *e)
{
    double x;
    str text = source_of(u, e);
    bool list = e->kind == DF_EXPR_LIST || e->kind == DF_EXPR_TUPLE;
    if (!list && str_to_double(text, &x)) {
        buf_printf(b, "%.10g", x / 100);
        return;
    }
    if (!list)
        buf_printf(b, "(%.*s) / 100", STR_ARG(text));
    for (const struct df_expr *i = list ? e->items : NULL; i; i = i->next) {
        buf_put(b, i == e->items ? S("[") : S(", "));
        put_share(b, u, i);
    }
    if (list)
        buf_putc(b, ']');
}

/* Writes the arguments from `first` on, except the unsupported arguments, which
   u->names lists. */
static void put_arguments(struct buf *b, const struct df_instead_use *u,
                          const struct df_expr *first)
{
    size_t n = 0;
    for (const struct df_expr *x = first; x; x = x->next)
        if (!x->text.p || !has_word(u->names, x->text)) {
            str text = source_of(u, x);
            bool pair = x->text.p && u->tokens->v[x->first].kind == DF_STR;
            buf_printf(b, "%s%s%.*s%s", n++ ? ", " : "", pair ? "**{" : "",
                       STR_ARG(text), pair ? "}" : "");
        }
}

/* Whether an expression is a list or an array. Lists and arrays do not have the
   methods of a series. */
static bool is_bare(const struct df_instead_use *u, const struct df_expr *e)
{
    if (e->kind == DF_EXPR_CALL)
        e = e->a;
    if (e->kind == DF_EXPR_ATTRIBUTE)
        return str_eq(e->text, S("values")) || str_eq(e->text, S("tolist")) ||
               str_eq(e->text, S("to_list")) || str_eq(e->text, S("to_numpy"));
    if (e->kind == DF_EXPR_NAME)
        return u->is_bare && u->is_bare(u->data, e->text);
    return e->kind == DF_EXPR_LIST || e->kind == DF_EXPR_TUPLE ||
           e->kind == DF_EXPR_COMPREHENSION;
}

/* Whether an expression needs parentheses before a dot. */
static bool needs_brackets(const struct df_expr *e)
{
    bool open = e->kind == DF_EXPR_BINARY || e->kind == DF_EXPR_UNARY ||
                e->kind == DF_EXPR_COMPARE || e->kind == DF_EXPR_LOGICAL ||
                e->kind == DF_EXPR_CONDITIONAL || e->kind == DF_EXPR_LAMBDA;
    return open && !(e->a && e->kind != DF_EXPR_UNARY &&
                     e->kind != DF_EXPR_LAMBDA && e->first < e->a->first);
}

/* Writes the user's expression e, which `rest` follows in the help. Writes e in
   parentheses or pd.Series() if `rest` begins with a call, a dot, a bracket or
   an operator that could not follow e alone: "(x + y).mean()", "pd.Series([1,
   2]).mean()". Returns false if e is too long. */
static bool put_expression(struct buf *b, const struct df_instead_use *u,
                           const struct df_expr *e, str rest)
{
    str text = source_of(u, e);
    bool called = str_starts(rest, S("("));
    bool operand = str_starts(rest, S(".")) || str_starts(rest, S("[")) ||
                   str_starts(rest, S(" *")) || str_starts(rest, S(" /"));
    const char *open = "";
    if (operand && is_bare(u, e))
        open = "pd.Series(";
    else if ((operand || called) && needs_brackets(e))
        open = "(";
    if (text.n > (u->stmt && e == u->stmt->value ? 3 : 1) * GAP_MAX)
        return false;
    buf_printf(b, "%s%.*s%s", open, STR_ARG(text), *open ? ")" : "");
    return true;
}

static const struct df_expr *only_text(const struct df_expr *e)
{
    bool one = e && e->kind == DF_EXPR_LIST && e->items && !e->items->next;
    return one && e->items->kind == DF_EXPR_STR ? e->items : NULL;
}

/* If the statement is df['a'] = ..., df.loc['a'] = ... or df.at['a'] = ...,
   returns df if `frame` is set, else 'a'. Returns NULL for other statements. */
static const struct df_expr *part_of_target(const struct df_instead_use *u,
                                            bool frame)
{
    const struct df_expr *e = u->stmt ? u->stmt->targets : NULL;
    if (!e || e->kind != DF_EXPR_SUBSCRIPT)
        return NULL;
    bool rows = e->a->kind == DF_EXPR_ATTRIBUTE &&
                has_word("loc iloc at iat", e->a->text);
    return !frame ? e->b : rows ? e->a->a : e->a;
}

/* Returns the expression in the script that `what` refers to. `what` is an
   alternative of a gap @{ALTERNATIVES|DEFAULT} in instead.txt, such as "self"
   or the number of an argument. Returns NULL if the script has no such
   expression. */
static const struct df_expr *expression_of(const struct df_instead_use *u,
                                           str what)
{
    if (str_eq(what, S("self")))
        return u->self;
    if (str_eq(what, S("other")))
        return u->other;
    if (str_eq(what, S("target")))
        return u->stmt ? u->stmt->targets : NULL;
    if (str_eq(what, S("right")))
        return u->stmt ? u->stmt->value : NULL;
    if (str_eq(what, S("frame")) || str_eq(what, S("column")))
        return part_of_target(u, str_eq(what, S("frame")));
    if (str_eq(what, S("value")))
        return argument(u, u->name);
    if (str_eq(what, S("item")))
        return only_text(argument(u, u->name));
    return argument_or_item(u, what);
}

/* Returns the name of the method that the script calls on the result of the
   unsupported call; STR_NONE if there is none. */
static str next_method(const struct df_instead_use *u)
{
    size_t at = u->call ? (size_t)u->call->last + 1 : u->tokens->n;
    bool is = at + 2 < u->tokens->n && u->tokens->v[at].kind == DF_DOT &&
              u->tokens->v[at + 2].kind == DF_LPAREN;
    return is ? u->tokens->v[at + 1].text : STR_NONE;
}

/* Returns the source of the statement's value before the unsupported call (if
   `before`) or after it. */
static str around(const struct df_instead_use *u, bool before)
{
    const struct df_expr *value = u->stmt ? u->stmt->value : NULL;
    if (!value || !u->call || u->call->first < value->first ||
        u->call->last > value->last)
        return STR_NONE;
    uint32_t first = before ? value->first : u->call->last + 1;
    uint32_t end = before ? u->call->first : value->last + 1;
    return first < end ? df_lexer_text(u->a, u->tokens, first, end - 1)
                       : STR_NONE;
}

/* Writes the replacement of the placeholder `what`, which stands for a name or
   a part of the call as written in the script. False if `what` is unknown, or
   if the replacement is empty or too long. */
static bool put_words(struct buf *b, const struct df_instead_use *u, str what)
{
    const struct df_expr *args = u->call ? u->call->items : NULL;
    str callee = u->call ? source_of(u, u->call->a) : STR_NONE;
    size_t before = b->n;
    if (str_eq(what, S("text")))
        buf_put(b, u->text);
    else if (str_eq(what, S("name")))
        buf_put(b, u->name);
    else if (str_eq(what, S("last")))
        buf_put(b, str_from(u->name, str_rfind_char(u->name, '.') + 1));
    else if (str_eq(what, S("next")))
        buf_put(b, next_method(u));
    else if (str_eq(what, S("head")) || str_eq(what, S("tail")))
        buf_put(b, around(u, str_eq(what, S("head"))));
    else if (str_eq(what, S("called")) && u->call)
        buf_put(b, u->call->a->text);
    if (b->n > before)
        return b->n - before <= 3 * GAP_MAX;
    bool call = str_eq(what, S("call"));
    if (call)
        buf_printf(b, "%.*s(", STR_ARG(callee));
    if (call || str_eq(what, S("args")))
        put_arguments(b, u, args);
    else if (str_eq(what, S("rest")) && args)
        put_arguments(b, u, args->next);
    if (call)
        buf_putc(b, ')');
    return u->call && b->n > before && b->n - before <= 2 * GAP_MAX;
}

/* Whether the condition `what` is true. It has the form "WHICH=VALUE": argument
   WHICH has the value VALUE. `equals` is the offset of the '='. */
static bool is_given(const struct df_instead_use *u, str what, size_t equals)
{
    const struct df_expr *e = expression_of(u, str_slice(what, 0, equals));
    str value = str_from(what, equals + 1);
    if (str_eq(str_slice(what, 0, equals), S("next")))
        return str_eq(next_method(u), value) ||
               (str_eq(value, S("?")) && next_method(u).n);
    if (!e || str_eq(value, S("?")))
        return e != NULL;
    if (str_eq(value, S("{")))
        return e->kind == DF_EXPR_DICT;
    if (str_eq(value, S("[")))
        return e->kind == DF_EXPR_LIST || e->kind == DF_EXPR_TUPLE;
    if (str_eq(value, S("['")) || str_eq(value, S("[[")))
        return e->kind == DF_EXPR_LIST && e->items &&
               e->items->kind ==
                   (value.p[1] == '[' ? DF_EXPR_LIST : DF_EXPR_STR);
    if (str_eq(value, S("'")))
        return e->kind == DF_EXPR_STR;
    return str_eq(e->kind == DF_EXPR_STR ? e->text : source_of(u, e), value);
}

/* Writes the replacement for the alternative `what` of a placeholder. `after`
   is the help that follows the placeholder. False if the alternative does not
   apply. */
static bool put_alternative(struct buf *b, const struct df_instead_use *u,
                            str what, str after)
{
    size_t equals = str_find_char(what, '=', 0);
    bool share = str_ends(what, S("/100"));
    if (equals != STR_NPOS)
        return is_given(u, what, equals);
    if (share)
        what.n -= 4;
    const struct df_expr *e = expression_of(u, what);
    if (e && share)
        put_share(b, u, e);
    return e ? share || put_expression(b, u, e, after) : put_words(b, u, what);
}

/* Replaces a placeholder "ALTERNATIVES|DEFAULT" by the first alternative that
   applies or, if none applies, by the default. False if none applies and there
   is no default. */
static bool put_gap(struct buf *b, const struct df_instead_use *u, str gap,
                    str after)
{
    size_t bar = str_find_char(gap, '|', 0), before = b->n;
    str rest = str_slice(gap, 0, bar == STR_NPOS ? gap.n : bar), what;
    while (str_cut(&rest, ',', &what)) {
        if (put_alternative(b, u, what, after))
            return true;
        b->n = before;
    }
    if (bar != STR_NPOS)
        buf_put(b, str_from(gap, bar + 1));
    return bar != STR_NPOS;
}

/* Writes `help` with its placeholders replaced. False if a placeholder cannot
   be replaced. */
static bool fill(struct buf *b, const struct df_instead_use *u, str help)
{
    for (;;) {
        size_t open = str_find(help, S("@{"), 0);
        buf_put(b, str_slice(help, 0, open));
        if (open == STR_NPOS)
            return true;
        size_t end = str_find_char(help, '}', open);
        str gap = str_slice(help, open + 2, end);
        help = str_from(help, end + 1);
        if (!put_gap(b, u, gap, help))
            return false;
    }
}

str df_instead_help(const struct df_instead_use *u, str of)
{
    for (const struct df_instead *i = DF_INSTEAD; i->of; i++) {
        struct buf b = {.a = u->a};
        struct df_instead_use row = *u;
        row.names = i->name;
        if (has_word(i->name, u->name) && has_word(i->of, of) &&
            fill(&b, &row, str_c(i->help)))
            return buf_str(&b);
    }
    return STR_NONE;
}
