// SPDX-License-Identifier: MIT
// directive_code: code in docutils' form for all of code, code-block and
// sourcecode; Sphinx' options become attributes of the literal block. A
// caption puts it into a container, as in Sphinx.
#include "parse/directive_code.h"

#include "base/vec.h"
#include "parse/directive_family.h"

static const struct option_spec CODE[] = {CODE_OPTIONS, {{0}, 0, NULL}};

static const struct option_spec HIGHLIGHT[] = {
    {S_INIT("linenothreshold"), OPTION_POSITIVE, NULL},
    {S_INIT("force"), OPTION_FLAG, NULL},
    {{0}, 0, NULL},
};

bool directive_code_check(struct directive_call *c, struct node *parent)
{
    const struct directive_option *o = directive_option(c, S("number-lines"));
    long ignored;
    if (!o || !o->value.n || str_to_long(o->value, &ignored))
        return true;
    diag_at(c->p->d, DIAG_DIRECTIVE_VALUE, o->at, o->name, c->def->name,
            str_fmt(c->p->a, "bad value '%.*s'", STR_ARG(o->value)));
    diag_help(c->p->d, "expected an integer, or no value");
    directive_message(c, parent, MESSAGE_ERROR,
                      S(":number-lines: with non-integer start value"));
    return false;
}

void directive_code_add_text(struct directive_call *c, struct node *block,
                             str text, size_t lines)
{
    struct arena *a = c->p->a;
    long number = directive_number(c, S("number-lines"), 1);
    str rest = text, line;
    if (!directive_flag(c, S("number-lines"))) {
        node_append(block, node_text(a, text, block->pos));
        return;
    }
    int width = (int)str_fmt(a, "%ld", number + (long)lines).n;
    while (str_cut(&rest, '\n', &line)) {
        struct node *n = node_new(a, NODE_INLINE, block->pos);
        node_add(a, n, "classes", S("ln"));
        node_append(
            n, node_text(a, str_fmt(a, "%*ld ", width, number++), block->pos));
        node_append(block, n);
        if (rest.p)
            line.n++; /* its line break */
        node_append(block, node_text(a, line, block->pos));
    }
}

static size_t indent_of(str s)
{
    return s.n - str_trim_left(s).n;
}

/* Takes blanks off the start of every line: as many as :dedent: says, or as
   all of them have. */
static struct lines dedent(struct directive_call *c, struct lines lines)
{
    struct lines out = {0};
    size_t least = SIZE_MAX;
    long n = directive_number(c, S("dedent"), -1);
    if (!directive_flag(c, S("dedent")))
        return lines;
    for (size_t i = 0; i < lines.n; i++)
        if (!str_blank(lines.v[i].text) && indent_of(lines.v[i].text) < least)
            least = indent_of(lines.v[i].text);
    for (size_t i = 0; i < lines.n; i++) {
        struct line l = lines.v[i];
        size_t most = indent_of(l.text), cut = n < 0 ? least : (size_t)n;
        cut = cut < most ? cut : most;
        l.text = str_from(l.text, cut);
        l.col += (uint32_t)cut;
        vec_push(c->p->a, &out, l);
    }
    return out;
}

static void set_option(struct directive_call *c, struct node *n, str option,
                       const char *attribute)
{
    str value = directive_text(c, option);
    if (value.p)
        node_set(c->p->a, n, attribute, value.n ? value : S("1"));
}

/* Where the block and its name go: a container with the caption, or else the
   parent. */
static struct node *place_of(struct directive_call *c, struct node *parent,
                             struct node *block)
{
    struct parse *p = c->p;
    const struct directive_option *o = directive_option(c, S("caption"));
    if (!o) {
        directive_add_name(c, block);
        return parent;
    }
    struct node *box = node_new(p->a, NODE_CONTAINER, c->at);
    struct node *caption = node_new(p->a, NODE_CAPTION, o->at);
    node_add(p->a, box, "classes", S("literal-block-wrapper"));
    node_append(parent, box);
    node_append(box, caption);
    p->syntax->inline_text(p, o->value, o->at, caption);
    directive_add_name(c, box);
    return box;
}

void directive_code_add_block(struct directive_call *c, struct node *parent,
                              str language, struct lines lines, str source)
{
    struct arena *a = c->p->a;
    struct lines shown = dedent(c, lines);
    struct pos at = shown.n ? line_pos(shown.v, 0, 0) : c->at;
    struct node *n = node_new(a, NODE_LITERAL_BLOCK, at);
    node_add(a, n, "classes", S("code"));
    if (language.n)
        node_add(a, n, "classes", language);
    directive_add_classes(c, n, S("class"));
    if (source.p)
        node_set(a, n, "source", source);
    set_option(c, n, S("linenos"), "linenos");
    set_option(c, n, S("lineno-start"), "linenostart");
    set_option(c, n, S("emphasize-lines"), "emphasize-lines");
    node_append(place_of(c, parent, n), n);
    directive_code_add_text(c, n, directive_join(a, &shown), shown.n);
}

static void code(struct directive_call *c, struct node *parent)
{
    if (directive_has_content(c, parent) && directive_code_check(c, parent))
        directive_code_add_block(c, parent, c->argument, c->content, STR_NONE);
}

static void nothing(struct directive_call *c, struct node *parent)
{
    (void)c;
    (void)parent;
}

const struct directive directive_code[] = {
    {S_INIT("code"), 0, 1, false, true, CODE, code, 0},
    {S_INIT("code-block"), 0, 1, false, true, CODE, code, 0},
    {S_INIT("sourcecode"), 0, 1, false, true, CODE, code, 0},
    {S_INIT("highlight"), 1, 0, false, false, HIGHLIGHT, nothing, 0},
    {{0}, 0, 0, false, false, NULL, NULL, 0},
};
