// SPDX-License-Identifier: MIT
// mapped_directive: runs directives that a site defines: a function for each
// value in `directives:`.
#include "parse/call/mapped_directive.h"

#include "base/vec.h"
#include "load/site.h"
#include "parse/call/mapped_fill.h"

static const struct option_spec OPTIONS[] = {
    {S_INIT("class"), OPTION_CLASSES, NULL},
    {S_INIT("name"), OPTION_REQUIRED, NULL},
    {S_INIT(OPTION_ANY), OPTION_TEXT, NULL},
    {{0}, 0, NULL},
};

static const struct mapped *mapped_of(const struct directive_call *c)
{
    return &c->p->site->config.directives.v[c->def->variant];
}

static str id_of(const struct directive_call *c)
{
    return document_make_id(c->p->a, c->def->name);
}

/* Appends the parsed argument as a node of its own. */
static void add_argument(struct directive_call *c, struct node *parent,
                         enum node_type type)
{
    struct node *n = node_new(c->p->a, type, c->argument_at);
    node_append(parent, n);
    directive_parse_argument(c, n);
    directive_flush_messages(c, parent);
}

static void container(struct directive_call *c, struct node *parent)
{
    struct node *n = directive_node(c, NODE_CONTAINER);
    node_add(c->p->a, n, "classes", id_of(c));
    node_append(parent, n);
    if (c->argument.n)
        add_argument(c, n, NODE_RUBRIC);
    if (c->content.n)
        directive_parse_content(c, n);
}

/* Returns a title made from the name: "version-note" becomes "Version note". */
static str title_of(const struct directive_call *c)
{
    str s = str_dup(c->p->a, c->def->name);
    char *p = (char *)s.p;
    for (size_t i = 0; i < s.n; i++)
        if (strchr("-_:.+", p[i]))
            p[i] = ' ';
    if (char_is_alpha(p[0]))
        p[0] = (char)(p[0] & ~0x20);
    return s;
}

static void add_text(struct directive_call *c, struct node *parent,
                     enum node_type type, str text)
{
    struct node *n = node_new(c->p->a, type, c->at);
    node_append(n, node_text(c->p->a, text, c->at));
    node_append(parent, n);
}

/* The title is taken from perfpress.yaml, else from the argument, else made
   from the directive's name. */
static void admonition(struct directive_call *c, struct node *parent)
{
    struct arena *a = c->p->a;
    const struct mapped *m = mapped_of(c);
    struct node *n = directive_node(c, NODE_ADMONITION);
    node_add(a, n, "classes", str_concat(a, S("admonition-"), id_of(c)));
    node_append(parent, n);
    if (c->argument.n && !m->title.p)
        add_argument(c, n, NODE_TITLE);
    else
        add_text(c, n, NODE_TITLE, m->title.p ? m->title : title_of(c));
    if (c->argument.n && m->title.p)
        add_argument(c, n, NODE_PARAGRAPH);
    if (m->words.n)
        add_text(c, n, NODE_PARAGRAPH, m->words);
    if (c->content.n)
        directive_parse_content(c, n);
}

/* Shows the body as written, with the argument as its caption. If the body is
   missing, shows the argument. */
static void literal(struct directive_call *c, struct node *parent)
{
    struct arena *a = c->p->a;
    struct node *at = parent, *n = node_new(a, NODE_LITERAL_BLOCK, c->at);
    str language = directive_text(c, S("language"));
    str text = c->content.n ? lines_join(a, &c->content) : c->argument;
    node_add(a, n, "classes", S("code"));
    if (language.n)
        node_add(a, n, "classes", language);
    directive_add_classes(c, n, S("class"));
    directive_add_name(c, n);
    if (c->content.n && c->argument.n) {
        at = node_new(a, NODE_CONTAINER, c->at);
        node_add(a, at, "classes", S("literal-block-wrapper"));
        node_append(parent, at);
        add_argument(c, at, NODE_CAPTION);
    }
    if (text.n)
        node_append(n, node_text(a, text, c->at));
    node_append(at, n);
}

static void drop(struct directive_call *c, struct node *parent)
{
    (void)c;
    (void)parent;
}

/* ---- templates ---- */

struct mapped_fields {
    struct view_field *v;
    size_t n, cap;
};

static void put_content(void *data, struct node *parent)
{
    struct directive_call *c = data;
    if (c->content.n)
        directive_parse_content(c, parent);
}

/* An option without a value is true. */
static struct view value_of(const struct directive_option *o)
{
    return o->value.n ? view_text(o->value) : view_bool(true);
}

static struct view options_view(struct directive_call *c)
{
    struct arena *a = c->p->a;
    struct view *list = NEW_N(a, struct view, c->n_options);
    for (size_t i = 0; i < c->n_options; i++) {
        struct view_field *f = NEW_N(a, struct view_field, 2);
        f[0] = (struct view_field){S("name"), view_text(c->options[i].name)};
        f[1] = (struct view_field){S("value"), value_of(&c->options[i])};
        list[i] = view_object(f, 2);
    }
    return view_list(list, c->n_options);
}

/* The fields named after options come last, so that they cannot hide the other
   fields. */
static void template(struct directive_call *c, struct node *parent)
{
    struct arena *a = c->p->a;
    struct mapped_fields all = {0};
    const struct view_field common[] = {
        {S("directive"), view_text(c->def->name)},
        {S("argument"), view_text(c->argument)},
        {S("content"), view_text(c->content.n ? MAPPED_CONTENT : S(""))},
        {S("options"), options_view(c)},
    };
    for (size_t i = 0; i < sizeof common / sizeof *common; i++)
        vec_push(a, &all, common[i]);
    for (size_t i = 0; i < c->n_options; i++)
        vec_push(a, &all,
                 (struct view_field){str_lower(a, c->options[i].name),
                                     value_of(&c->options[i])});
    if (directive_flag(c, S("name"))) {
        struct node *named = node_new(a, NODE_CONTAINER, c->at);
        node_append(parent, named);
        directive_add_name(c, named);
        parent = named;
    }
    mapped_fill(c->p, mapped_of(c), c->at, all.v, all.n, put_content, c,
                parent);
}

static void (*const RUN[])(struct directive_call *c, struct node *parent) = {
    [MAPPED_TEMPLATE] = template,     [MAPPED_DROP] = drop,
    [MAPPED_LITERAL] = literal,       [MAPPED_CONTAINER] = container,
    [MAPPED_ADMONITION] = admonition,
};

const struct directive *mapped_directive(struct parse *p, str name)
{
    const struct mapped_names *all = &p->site->config.directives;
    const struct mapped *m = mapped_find(all, name);
    if (!m)
        return NULL;
    struct directive *def = NEW(p->a, struct directive);
    *def = (struct directive){.name = m->name,
                              .optional = 1,
                              .spaces = true,
                              .content = true,
                              .options = OPTIONS,
                              .run = RUN[m->as],
                              .variant = (int)(m - all->v)};
    return def;
}
