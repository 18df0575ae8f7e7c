// SPDX-License-Identifier: MIT
// math_define: stores the bodies of macros, unparsed, in the page's state.
#include "math/math_define.h"

/* ---- macros ---- */

/* Returns the name in "\name", without the backslash. If the string has another
   form, reports that and returns STR_NONE. */
static str command_name(struct math_row *p, str s)
{
    s = str_trim(s);
    if (str_starts(s, S("\\")) && s.n > 1)
        return str_from(s, 1);
    if (!p->x.stopped)
        math_row_fault(p, S("the name of a command is missing"));
    return STR_NONE;
}

static void keep(struct math_row *p, str name, struct math_macro macro,
                 bool anew)
{
    struct math_page *page = p->x.page;
    if (!anew && (math_page_macro(page, name) || math_symbol_find(name)))
        return;
    struct math_macro *m = NEW(page->a, struct math_macro);
    *m = macro;
    m->body = str_dup(page->a, macro.body);
    if (macro.fallback.p)
        m->fallback = str_dup(page->a, macro.fallback);
    map_put(&page->macros, str_dup(page->a, name), m);
}

/* \newcommand{\name}[n][fallback]{body} and others. c->value: whether the
   command replaces an existing macro; \providecommand does not. */
static struct math_node *new_command(struct math_row *p,
                                     const struct math_command *c)
{
    struct math_macro m = {0};
    str name, number;
    long n = 0;
    math_token_accept_char(&p->x, '*');
    if (!math_token_raw(&p->x, &name, NULL))
        return NULL;
    name = command_name(p, name);
    if (math_token_option(&p->x, &number) &&
        (!str_to_long(str_trim(number), &n) || n < 0 || n > 9)) {
        math_row_fault(p, S("a macro has at most nine arguments"));
        n = 0;
    }
    m.n_args = (unsigned)n;
    if (n && !math_token_option(&p->x, &m.fallback))
        m.fallback = STR_NONE;
    if (math_token_raw(&p->x, &m.body, NULL) && name.p)
        keep(p, name, m, c->value);
    return NULL;
}

/* \def\name#1#2{body} */
static struct math_node *def(struct math_row *p, const struct math_command *c)
{
    struct math_macro m = {0};
    str name, ignored;
    (void)c;
    if (!math_token_raw(&p->x, &name, NULL))
        return NULL;
    name = command_name(p, name);
    while (m.n_args < 9 && math_token_accept_char(&p->x, '#')) {
        if (!math_token_raw(&p->x, &ignored, NULL))
            return NULL;
        m.n_args++;
    }
    if (math_token_raw(&p->x, &m.body, NULL) && name.p)
        keep(p, name, m, true);
    return NULL;
}

/* \let\name=\other: copies the current meaning of \other. */
static struct math_node *let(struct math_row *p, const struct math_command *c)
{
    str name, other;
    (void)c;
    if (!math_token_raw(&p->x, &name, NULL))
        return NULL;
    name = command_name(p, name);
    math_token_accept_char(&p->x, '=');
    if (!math_token_raw(&p->x, &other, NULL) || !name.p)
        return NULL;
    const struct math_macro *m =
        str_starts(other, S("\\"))
            ? math_page_macro(p->x.page, str_from(other, 1))
            : NULL;
    keep(p, name, m ? *m : (struct math_macro){.body = other}, true);
    return NULL;
}

/* \DeclareMathOperator{\name}{text} */
static struct math_node *declare(struct math_row *p,
                                 const struct math_command *c)
{
    str name, text;
    (void)c;
    bool limits = math_token_accept_char(&p->x, '*');
    if (!math_token_raw(&p->x, &name, NULL))
        return NULL;
    name = command_name(p, name);
    if (!math_token_raw(&p->x, &text, NULL) || !name.p)
        return NULL;
    str body = str_fmt(p->a, "\\operatorname%s{%.*s}", limits ? "*" : "",
                       STR_ARG(text));
    keep(p, name, (struct math_macro){.body = body}, true);
    return NULL;
}

/* ---- labels and tags ---- */

static struct math_node *label(struct math_row *p, const struct math_command *c)
{
    str name;
    (void)c;
    math_token_raw(&p->x, &name, NULL);
    return NULL;
}

/* \tag{A} shows "(A)", \tag*{A} shows "A". */
static struct math_node *tag(struct math_row *p, const struct math_command *c)
{
    str text;
    (void)c;
    bool bare = math_token_accept_char(&p->x, '*');
    if (!math_token_raw(&p->x, &text, NULL))
        return NULL;
    text = str_trim(text);
    if (str_starts(text, S("$")) && str_ends(text, S("$")) && text.n > 1)
        text = str_slice(text, 1, text.n - 1);
    if (p->tags.n && p->tags.v[p->tags.n - 1].row == p->table_row) {
        math_row_fault(p, S("a row has two tags"));
        return NULL;
    }
    vec_push(
        p->a, &p->tags,
        (struct math_tag){p->table_row, str_fmt(p->a, bare ? "%.*s" : "(%.*s)",
                                                STR_ARG(text))});
    return NULL;
}

/* \ref{label} and \eqref{label} show the label. c->value: whether the label is
   in parentheses. */
static struct math_node *reference(struct math_row *p,
                                   const struct math_command *c)
{
    str name;
    if (!math_token_raw(&p->x, &name, NULL))
        return NULL;
    return math_node_text(
        p->a, "mtext",
        str_fmt(p->a, c->value ? "(%.*s)" : "%.*s", STR_ARG(name)));
}

/* \href{address}{content} and others, which show the content only; MathML has
   no links. c->value: number of arguments before the content, which are
   ignored. */
static struct math_node *shown(struct math_row *p, const struct math_command *c)
{
    str ignored;
    for (int i = 0; i < c->value; i++)
        if (!math_token_raw(&p->x, &ignored, NULL))
            return NULL;
    return math_row_argument(p, p->style);
}

const struct math_command math_define_commands[] = {
    {S_INIT("newcommand"), new_command, NULL, 1},
    {S_INIT("renewcommand"), new_command, NULL, 1},
    {S_INIT("providecommand"), new_command, NULL, 0},
    {S_INIT("def"), def, NULL, 0},
    {S_INIT("gdef"), def, NULL, 0},
    {S_INIT("let"), let, NULL, 0},
    {S_INIT("DeclareMathOperator"), declare, NULL, 0},
    {S_INIT("label"), label, NULL, 0},
    {S_INIT("tag"), tag, NULL, 0},
    {S_INIT("notag"), math_row_nothing, NULL, 0},
    {S_INIT("nonumber"), math_row_nothing, NULL, 0},
    {S_INIT("ref"), reference, NULL, 0},
    {S_INIT("eqref"), reference, NULL, 1},
    {S_INIT("href"), shown, NULL, 1},
    {S_INIT("class"), shown, NULL, 1},
    {S_INIT("cssId"), shown, NULL, 1},
    {S_INIT("require"), label, NULL, 0},
    {{0}, NULL, NULL, 0},
};
