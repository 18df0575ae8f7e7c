// SPDX-License-Identifier: MIT
// directive_diagram: the directive mermaid. Shows the SVG file of a diagram if
// the file exists beside the page, otherwise the diagram's source as code.
#include "base/path.h"
#include "load/site.h"
#include "parse/code/directive_code.h"
#include "parse/directive/directive_family.h"

static const struct option_spec MERMAID[] = {
    CODE_OPTIONS,
    {S_INIT("alt"), OPTION_TEXT, NULL},
    {S_INIT("align"), OPTION_CHOICE, "left center right"},
    {S_INIT("title"), OPTION_TEXT, NULL}, /* ignored here; the mermaid program
                                             reads it */
    {S_INIT("config"), OPTION_TEXT, NULL},
    {S_INIT("theme"), OPTION_TEXT, NULL},
    {S_INIT("zoom"), OPTION_FLAG, NULL},
    {{0}, 0, NULL},
};

/* Returns the file name of the diagram's SVG: the diagram's name, or the
   page's, with a number from the second diagram on. */
static str picture_name(struct directive_call *c)
{
    struct document *doc = c->p->doc;
    str name = directive_text(c, S("name"));
    if (name.n)
        return name;
    name = path_without_ext(path_base(c->at.src ? c->at.src->name : S("")));
    unsigned *last = document_counter(doc, S("mermaid diagrams"));
    return ++*last > 1 ? str_fmt(doc->a, "%.*s-%u", STR_ARG(name), *last)
                       : name;
}

static void add_picture(struct directive_call *c, struct node *parent, str file)
{
    struct arena *a = c->p->a;
    str alt = directive_text(c, S("alt")),
        align = directive_text(c, S("align"));
    const struct directive_option *caption = directive_option(c, S("caption"));
    struct node *n = node_new(a, NODE_IMAGE, c->at), *box = n;
    node_set(a, n, "uri", file);
    node_set(a, n, "alt",
             alt.n     ? alt
             : caption ? caption->value
                       : path_without_ext(file));
    if (caption) {
        struct node *text = node_new(a, NODE_CAPTION, caption->at);
        box = node_new(a, NODE_FIGURE, c->at);
        node_append(box, n);
        node_append(box, text);
        c->p->syntax->inline_text(c->p, caption->value, caption->at, text);
    }
    if (align.n)
        node_set(a, box, "align", align);
    directive_add_classes(c, box, S("class"));
    node_append(parent, box);
    directive_add_name(c, box);
}

static void mermaid(struct directive_call *c, struct node *parent)
{
    struct parse *p = c->p;
    str file = str_concat(p->a, picture_name(c), S(".svg"));
    if (!directive_has_content(c, parent))
        return;
    if (map_get(&p->site->files, path_join(p->a, p->page_dir, file)))
        add_picture(c, parent, file);
    else
        directive_code_add_block(c, parent, S("mermaid"), c->content, STR_NONE);
}

const struct directive directive_diagram[] = {
    {S_INIT("mermaid"), 0, 0, false, true, MERMAID, mermaid, 0},
    {{0}, 0, 0, false, false, NULL, NULL, 0},
};
