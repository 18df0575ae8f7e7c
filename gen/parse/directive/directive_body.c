// SPDX-License-Identifier: MIT
// directive_body: docutils' further body elements: topic, sidebar, rubric,
// container, block quotes with a class, line blocks, literal text, math.
#include "load/site.h"
#include "parse/directive/directive_family.h"

#include "base/codes/directive.h"

const struct option_spec directive_class_and_name[] = {
    {S_INIT("class"), OPTION_CLASSES, NULL},
    {S_INIT("name"), OPTION_REQUIRED, NULL},
    {{0}, 0, NULL},
};
#define CLASS_AND_NAME directive_class_and_name

static const struct option_spec SIDEBAR[] = {
    {S_INIT("class"), OPTION_CLASSES, NULL},
    {S_INIT("name"), OPTION_REQUIRED, NULL},
    {S_INIT("subtitle"), OPTION_REQUIRED, NULL},
    {{0}, 0, NULL},
};

/* Whether a topic or sidebar is allowed here. Reports a violation. */
static bool is_allowed(struct directive_call *c, struct node *parent)
{
    bool in_sidebar = parent->type == NODE_SIDEBAR;
    str text;
    str help = S("put it between the paragraphs of a section");
    if (c->def->variant == NODE_SIDEBAR && in_sidebar) {
        text = S("it cannot be inside a sidebar");
    } else if (directive_flag(c, S("subtitle")) && str_blank(c->argument)) {
        text = S("option 'subtitle' needs a title");
        help = S("write the title on the same line as the directive's name");
    } else if (!directive_in_section(c, parent)) {
        text = S(DIRECTIVE_NOT_INSIDE);
    } else {
        return true;
    }
    return directive_refuse(c, parent, DIAG_DIRECTIVE_CONTENT, c->at, text,
                            help);
}

static void topic(struct directive_call *c, struct node *parent)
{
    struct parse *p = c->p;
    if (!is_allowed(c, parent) || !directive_has_content(c, parent))
        return;
    struct node *n = directive_node(c, (enum node_type)c->def->variant);
    const struct directive_option *subtitle =
        directive_option(c, S("subtitle"));
    node_append(parent, n);
    if (c->argument.n) {
        struct node *title = node_new(p->a, NODE_TITLE, c->argument_at);
        node_append(n, title);
        directive_parse_argument(c, title);
    }
    if (subtitle) {
        struct node *s = node_new(p->a, NODE_SUBTITLE, subtitle->at);
        node_append(n, s);
        p->syntax->inline_text(p, subtitle->value, subtitle->at, s);
    }
    directive_flush_messages(c, n);
    directive_parse_content(c, n);
}

static void compound(struct directive_call *c, struct node *parent)
{
    if (!directive_has_content(c, parent))
        return;
    struct node *n = directive_node(c, NODE_COMPOUND);
    node_append(parent, n);
    directive_parse_content(c, n);
}

static void container(struct directive_call *c, struct node *parent)
{
    if (!directive_has_content(c, parent) ||
        !directive_check_classes(c, parent))
        return;
    struct node *n = directive_node(c, NODE_CONTAINER);
    str rest = c->argument, word;
    while (str_word(&rest, &word))
        node_add(c->p->a, n, "classes", word);
    node_append(parent, n);
    directive_parse_content(c, n);
}

static void rubric(struct directive_call *c, struct node *parent)
{
    struct node *n = directive_node(c, NODE_RUBRIC);
    node_append(parent, n);
    directive_parse_argument(c, n);
}

/* epigraph, highlights, pull-quote: block quotes whose class is the name of the
   directive. */
static void block_quote(struct directive_call *c, struct node *parent)
{
    struct parse *p = c->p;
    if (!directive_has_content(c, parent))
        return;
    struct node *before = parent->last;
    if (p->syntax->block_quote) {
        p->syntax->block_quote(p, c->content, parent);
    } else {
        struct node *n = node_new(p->a, NODE_BLOCK_QUOTE, c->at);
        node_append(parent, n);
        directive_parse_content(c, n);
    }
    struct node *n = before ? before->next : parent->first;
    for (; n; n = n->next)
        if (n->type == NODE_BLOCK_QUOTE)
            node_add(p->a, n, "classes", c->def->name);
}

/* A line of a line block, with its indentation. */
struct indented {
    struct node *line;
    size_t indent;
};

/* Appends lines v[0..n) to a block. Lines that are indented further than the
   least indented line go into inner blocks. */
static void nest_lines(struct arena *a, struct node *block,
                       const struct indented *v, size_t n, unsigned depth)
{
    size_t least = SIZE_MAX;
    for (size_t i = 0; i < n; i++)
        least = v[i].indent < least ? v[i].indent : least;
    for (size_t i = 0; i < n;) {
        size_t end = i;
        while (end < n && v[end].indent > least && depth < PARSE_DEPTH_MAX)
            end++;
        if (end == i) {
            node_append(block, v[i++].line);
            continue;
        }
        struct node *inner = node_new(a, NODE_LINE_BLOCK, v[i].line->pos);
        node_append(block, inner);
        nest_lines(a, inner, v + i, end - i, depth + 1);
        i = end;
    }
}

static void line_block(struct directive_call *c, struct node *parent)
{
    struct parse *p = c->p;
    if (!directive_has_content(c, parent))
        return;
    struct node *block = directive_node(c, NODE_LINE_BLOCK);
    struct indented *v = NEW_N(p->a, struct indented, c->content.n);
    node_append(parent, block);
    for (size_t i = 0; i < c->content.n; i++) {
        const struct line *l = &c->content.v[i];
        str text = str_trim_left(l->text);
        size_t indent = l->text.n - text.n;
        struct pos at = line_pos(l, indent, text.n);
        bool blank = text.n == 0;
        v[i].line = node_new(p->a, NODE_LINE, at);
        v[i].indent = !blank ? indent : i ? v[i - 1].indent : 0;
        p->syntax->inline_text(p, str_trim_right(text), at, v[i].line);
    }
    nest_lines(p->a, block, v, c->content.n, 0);
}

static void parsed_literal(struct directive_call *c, struct node *parent)
{
    struct parse *p = c->p;
    if (!directive_has_content(c, parent))
        return;
    struct node *n = directive_node(c, NODE_LITERAL_BLOCK);
    struct pos at = line_pos(c->content.v, 0, c->content.v[0].text.n);
    node_append(parent, n);
    p->syntax->inline_text(p, lines_join(p->a, &c->content), at, n);
}

/* Appends a formula that starts on line k of the content. */
static struct node *add_math(struct directive_call *c, struct node *parent,
                             str text, size_t k)
{
    struct arena *a = c->p->a;
    struct pos at = line_pos(&c->content.v[k], 0, 0);
    struct node *n = node_new(a, NODE_MATH_BLOCK, at);
    directive_add_classes(c, n, S("class"));
    node_append(n, node_text(a, text, n->pos));
    node_append(parent, n);
    return n;
}

/* Numbers an equation, as in Sphinx, if it has a label or a name, or if the
   site numbers all equations. */
static void number(struct directive_call *c, struct node *n)
{
    struct arena *a = c->p->a;
    str label = directive_text(c, S("label")),
        name = directive_text(c, S("name"));
    if (label.n)
        node_set(a, n, "label", label);
    else if (!label.p && name.n)
        label = name;
    if (!label.p && c->p->site->config.math_number_all)
        label = S("");
    if (label.p)
        node_set(a, n, "_equation", label);
}

/* Appends a math_block for each part between blank lines. The first block gets
   the name and the number. */
static void math(struct directive_call *c, struct node *parent)
{
    struct node *first = NULL;
    str text = lines_join(c->p->a, &c->content);
    if (!directive_has_content(c, parent))
        return;
    size_t line = 0;
    for (size_t at = 0, end; at < text.n; at = end + 2) {
        end = str_find(text, S("\n\n"), at);
        end = end == STR_NPOS ? text.n : end;
        str part = str_slice(text, at, end);
        struct node *n = part.n ? add_math(c, parent, part, line) : NULL;
        line += str_count_char(part, '\n') + 2;
        if (n && first)
            node_set(c->p->a, n, "_part", S("1"));
        first = first ? first : n;
    }
    directive_add_name(c, first);
    number(c, first);
}

static const struct option_spec MATH[] = {
    {S_INIT("class"), OPTION_CLASSES, NULL},
    {S_INIT("name"), OPTION_REQUIRED, NULL},
    {S_INIT("label"), OPTION_TEXT, NULL},
    {S_INIT("nowrap"), OPTION_FLAG, NULL},
    {S_INIT("no-wrap"), OPTION_FLAG, NULL},
    {{0}, 0, NULL},
};

const struct option_spec directive_name_option[] = {
    {S_INIT("name"), OPTION_REQUIRED, NULL},
    {{0}, 0, NULL},
};

const struct directive directive_body[] = {
    {S_INIT("topic"), 1, 0, true, true, CLASS_AND_NAME, topic, NODE_TOPIC},
    {S_INIT("sidebar"), 0, 1, true, true, SIDEBAR, topic, NODE_SIDEBAR},
    {S_INIT("compound"), 0, 0, false, true, CLASS_AND_NAME, compound, 0},
    {S_INIT("container"), 0, 1, true, true, directive_name_option, container,
     0},
    {S_INIT("rubric"), 1, 0, true, false, CLASS_AND_NAME, rubric, 0},
    {S_INIT("epigraph"), 0, 0, false, true, NULL, block_quote, 0},
    {S_INIT("highlights"), 0, 0, false, true, NULL, block_quote, 0},
    {S_INIT("pull-quote"), 0, 0, false, true, NULL, block_quote, 0},
    {S_INIT("line-block"), 0, 0, false, true, CLASS_AND_NAME, line_block, 0},
    {S_INIT("parsed-literal"), 0, 0, false, true, CLASS_AND_NAME,
     parsed_literal, 0},
    {S_INIT("math"), 0, 0, false, true, MATH, math, 0},
    {{0}, 0, 0, false, false, NULL, NULL, 0},
};
