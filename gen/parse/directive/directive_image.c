// SPDX-License-Identifier: MIT
// directive_image: image and figure. The address stays as written;
// resolve/files makes a link of it.
#include "base/codes/directive.h"
#include "parse/call/directive_option.h"
#include "parse/directive/directive_family.h"
#include "parse/rst_chars.h"

#define IMAGE_OPTIONS(aligns)                            \
    {S_INIT("alt"), OPTION_TEXT, NULL},                  \
        {S_INIT("height"), OPTION_LENGTH, NULL},         \
        {S_INIT("width"), OPTION_LENGTH_PERCENT, NULL},  \
        {S_INIT("scale"), OPTION_PERCENT, NULL},         \
        {S_INIT("align"), OPTION_CHOICE, aligns},        \
        {S_INIT("target"), OPTION_REQUIRED,              \
         "a URL, or a reference such as name_"},         \
        {S_INIT("loading"), OPTION_CHOICE, "link lazy"}, \
        {S_INIT("class"), OPTION_CLASSES, NULL},         \
    {                                                    \
        S_INIT("name"), OPTION_REQUIRED, NULL            \
    }

#define VERTICAL "top middle bottom"
#define HORIZONTAL "left center right"

static const struct option_spec IMAGE[] = {
    IMAGE_OPTIONS(VERTICAL " " HORIZONTAL),
    {{0}, 0, NULL},
};

static const struct option_spec FIGURE[] = {
    IMAGE_OPTIONS(HORIZONTAL),
    {S_INIT("figwidth"), OPTION_LENGTH_PERCENT, "image"},
    {S_INIT("figclass"), OPTION_CLASSES, NULL},
    {{0}, 0, NULL},
};

/* Checks :align:. Its values are vertical (top) in a line of text, and
   horizontal (left) elsewhere. Returns false after reporting any other value.
   */
static bool align_fits(struct directive_call *c, struct node *parent)
{
    bool in_text = parent->type == NODE_SUBSTITUTION_DEFINITION;
    const struct directive_option *o = directive_option(c, S("align"));
    struct option_spec spec = {S_INIT("align"), OPTION_CHOICE,
                               in_text ? VERTICAL : HORIZONTAL};
    str value;
    if (!o)
        return true;
    value = o->value;
    if (directive_option_check(c->p->a, &spec, &value))
        return true;
    return directive_refuse_option(
        c, parent, o, directive_option_fault(c->p->a, &spec, o->value),
        str_fmt(c->p->a, "expected %.*s for an image %s",
                STR_ARG(directive_option_expected(c->p->a, &spec)),
                in_text ? "in a line of text" : "between paragraphs"));
}

/* Returns the name in "name_" or "`some name`_" with blanks collapsed, or
   STR_NONE for an address. */
static str reference_name(struct arena *a, str target)
{
    str s = document_normal_space(a, target);
    if (!str_ends(s, S("_")))
        return STR_NONE;
    s.n--;
    if (s.n > 2 && s.p[0] == '`' && s.p[s.n - 1] == '`')
        return str_trim(str_slice(s, 1, s.n - 1));
    return s.n && rst_name_end(s, 0) == s.n ? s : STR_NONE;
}

/* Returns a new reference for the option :target:, whose value is `target`. The
   caller puts the image into it. */
static struct node *link_of(struct directive_call *c, str target)
{
    struct arena *a = c->p->a;
    struct node *ref = node_new(a, NODE_REFERENCE, c->at);
    str name = reference_name(a, target);
    if (name.p) {
        node_set(a, ref, "name", name);
        node_set(a, ref, "refname", document_normal_name(a, name));
        return ref;
    }
    static const struct option_spec uri = {S_INIT("target"), OPTION_URI, NULL};
    directive_option_check(a, &uri, &target);
    node_set(a, ref, "refuri", target);
    return ref;
}

static void set_text(struct directive_call *c, struct node *n,
                     const char *attribute)
{
    str value = directive_text(c, str_c(attribute));
    if (value.p)
        node_set(c->p->a, n, attribute, value);
}

/* Appends the image, inside a link if it has :target:. The position of the
   image is that of its address, where a missing file is reported. */
static void add_image(struct directive_call *c, struct node *parent)
{
    static const struct option_spec uri = {S_INIT("uri"), OPTION_URI, NULL};
    struct arena *a = c->p->a;
    struct node *image = node_new(a, NODE_IMAGE, c->argument_at);
    str target = directive_text(c, S("target")), address = c->argument;
    const struct strs *names = node_list(parent, "names");
    directive_option_check(a, &uri, &address);
    if (parent->type == NODE_SUBSTITUTION_DEFINITION && names->n)
        node_set(a, image, "alt", names->v[0]);
    set_text(c, image, "alt");
    set_text(c, image, "height");
    set_text(c, image, "width");
    set_text(c, image, "scale");
    set_text(c, image, "loading");
    if (parent->type != NODE_FIGURE)
        set_text(c, image, "align");
    node_set(a, image, "uri", address);
    directive_add_classes(c, image, S("class"));
    directive_add_name(c, image);
    if (target.p) {
        struct node *ref = link_of(c, target);
        node_append(ref, image);
        image = ref;
    }
    node_append(parent, image);
}

static void image(struct directive_call *c, struct node *parent)
{
    if (align_fits(c, parent))
        add_image(c, parent);
}

/* Uses the first paragraph of the body as caption and the rest as legend. An
   empty comment in place of the paragraph means no caption. */
static void add_caption(struct directive_call *c, struct node *figure,
                        struct node *parent)
{
    struct arena *a = c->p->a;
    struct node *legend = node_new(a, NODE_LEGEND, figure->pos);
    directive_parse_content(c, legend);
    struct node *first = legend->first;
    if (!first)
        return;
    if (first->type == NODE_PARAGRAPH) {
        struct node *caption = node_new(a, NODE_CAPTION, first->pos);
        node_move_children(first, caption);
        node_append(figure, caption);
    } else if (first->type != NODE_COMMENT || first->first) {
        directive_refuse(
            c, parent, DIAG_DIRECTIVE_CONTENT, first->pos,
            S("the caption is not a paragraph"),
            S("write the caption as the first paragraph; for a figure without "
              "a caption, begin with an empty comment"));
        return;
    }
    node_remove(first);
    if (legend->first)
        node_append(figure, legend);
}

static void figure(struct directive_call *c, struct node *parent)
{
    struct arena *a = c->p->a;
    struct node *n = node_new(a, NODE_FIGURE, c->at);
    str width = directive_text(c, S("figwidth"));
    node_append(parent, n);
    add_image(c, n);
    if (width.n && !str_eq(width, S("image")))
        node_set(a, n, "width",
                 char_is_digit(width.p[width.n - 1]) ||
                         width.p[width.n - 1] == '.'
                     ? str_concat(a, width, S("px"))
                     : width);
    else if (width.n)
        node_set(a, n, "_fit", S("1"));
    directive_add_classes(c, n, S("figclass"));
    set_text(c, n, "align");
    if (c->content.n)
        add_caption(c, n, parent);
}

const struct directive directive_image[] = {
    {S_INIT("image"), 1, 0, true, false, IMAGE, image, 0},
    {S_INIT("figure"), 1, 0, true, true, FIGURE, figure, 0},
    {{0}, 0, 0, false, false, NULL, NULL, 0},
};
