// SPDX-License-Identifier: MIT
// directive_part: directives for the whole document: contents, section
// numbers, header and footer, title, meta.
#include "base/buf.h"
#include "base/codes/directive.h"
#include "base/vec.h"
#include "doc/pending.h"
#include "parse/directive/directive_family.h"
#include "parse/directive/directive_field.h"
#include "parse/front.h"

/* ---- contents, sectnum, target-notes: placeholders ---- */

/* Tables of options are sorted by name, as docutils lists them. */
static const struct option_spec CONTENTS[] = {
    {S_INIT("backlinks"), OPTION_CHOICE, "top entry none"},
    {S_INIT("class"), OPTION_CLASSES, NULL},
    {S_INIT("depth"), OPTION_NAT, NULL},
    {S_INIT("local"), OPTION_FLAG, NULL},
    {{0}, 0, NULL},
};

static const struct option_spec SECTNUM[] = {
    {S_INIT("depth"), OPTION_INT, NULL},
    {S_INIT("prefix"), OPTION_REQUIRED, NULL},
    {S_INIT("start"), OPTION_INT, NULL},
    {S_INIT("suffix"), OPTION_REQUIRED, NULL},
    {{0}, 0, NULL},
};

/* Writes a value as Python's repr does. */
static void put_value(struct buf *b, enum option_kind kind, str value)
{
    str word;
    bool first = true;
    if (kind == OPTION_NAT || kind == OPTION_INT) {
        buf_put(b, value);
    } else if (kind == OPTION_FLAG || str_eq(value, S("none"))) {
        buf_puts(b, "None");
    } else if (kind == OPTION_CLASSES) {
        for (; str_word(&value, &word); first = false)
            buf_printf(b, "%s'%.*s'", first ? "[" : ", ", STR_ARG(word));
        buf_putc(b, ']');
    } else {
        buf_printf(b, "'%.*s'", STR_ARG(value));
    }
}

/* Returns a pending node. Its text names the transform of docutils and lists
   the options of the directive, as docutils does. */
static struct node *pending(struct directive_call *c, enum pending_kind kind,
                            const char *transform)
{
    struct arena *a = c->p->a;
    struct node *n = node_new(a, NODE_PENDING, c->at);
    struct pending *data = NEW(a, struct pending);
    struct buf b = {.a = a};
    *data = (struct pending){
        .kind = kind,
        .depth = directive_number(c, S("depth"), 0),
        .local = directive_flag(c, S("local")),
        .start = directive_number(c, S("start"), 1),
        .prefix = directive_text(c, S("prefix")),
        .suffix = directive_text(c, S("suffix")),
    };
    buf_printf(&b,
               ".. internal attributes:\n     .transform: "
               "docutils.transforms.%s\n     .details:",
               transform);
    for (const struct option_spec *s = c->def->options; s->name.p; s++) {
        str value = directive_text(c, s->name);
        if (!value.p || str_eq(s->name, S("name")))
            continue;
        buf_printf(&b, "\n       %.*s: ", STR_ARG(s->name));
        put_value(&b, s->kind, value);
    }
    n->data = data;
    n->text = buf_str(&b);
    return n;
}

static void contents(struct directive_call *c, struct node *parent)
{
    struct parse *p = c->p;
    if (!directive_in_section(c, parent)) {
        directive_refuse(c, parent, DIAG_DIRECTIVE_CONTENT, c->at,
                         S(DIRECTIVE_NOT_INSIDE),
                         S("put it between the paragraphs of a section"));
        return;
    }
    struct node *topic = node_new(p->a, NODE_TOPIC, c->at);
    struct node *title = node_new(p->a, NODE_TITLE, c->argument_at);
    bool local = directive_flag(c, S("local"));
    node_add(p->a, topic, "classes", S("contents"));
    directive_add_classes(c, topic, S("class"));
    if (local)
        node_add(p->a, topic, "classes", S("local"));
    node_append(parent, topic);
    if (c->argument.n)
        directive_parse_argument(c, title);
    else
        node_append(title, node_text(p->a, S("Contents"), c->at));
    if (c->argument.n || !local)
        node_append(topic, title);
    str name = document_normal_name(p->a, node_astext(p->a, title));
    if (!map_find(&p->doc->names, name))
        node_add(p->a, topic, "names", name);
    document_note_implicit_target(p->doc, topic);
    node_append(topic, pending(c, PENDING_CONTENTS, "parts.Contents"));
}

static void sectnum(struct directive_call *c, struct node *parent)
{
    node_append(parent, pending(c, PENDING_SECTNUM, "parts.SectNum"));
}

static void target_notes(struct directive_call *c, struct node *parent)
{
    struct node *n = pending(c, PENDING_TARGET_NOTES, "references.TargetNotes");
    struct pending *data = n->data;
    str rest = directive_text(c, S("class")), word;
    while (str_word(&rest, &word))
        vec_push(c->p->a, &data->classes, word);
    directive_add_name(c, n);
    node_append(parent, n);
}

/* ---- elements at the start of the document ---- */

/* Inserts all children of `box` after the root's title, subtitle and meta
   nodes. */
static void insert_at_start(struct node *root, struct node *box)
{
    struct node *at = root->first;
    while (at && (at->type == NODE_TITLE || at->type == NODE_SUBTITLE ||
                  at->type == NODE_META))
        at = at->next;
    if (at)
        node_move_children_before(box, at);
    else
        node_move_children(box, root);
}

static void header_or_footer(struct directive_call *c, struct node *parent)
{
    struct arena *a = c->p->a;
    struct node *root = c->p->doc->root;
    enum node_type type = (enum node_type)c->def->variant;
    if (!directive_has_content(c, parent))
        return;
    struct node *box = node_child(root, NODE_DECORATION);
    if (!box) {
        struct node *wrapper = node_new(a, NODE_CONTAINER, c->at);
        box = node_new(a, NODE_DECORATION, c->at);
        node_append(wrapper, box);
        insert_at_start(root, wrapper);
    }
    struct node *n = node_child(box, type);
    if (!n) {
        n = node_new(a, type, c->at);
        (type == NODE_HEADER ? node_prepend : node_append)(box, n);
    }
    directive_parse_content(c, n);
}

static void title(struct directive_call *c, struct node *parent)
{
    (void)parent;
    node_set(c->p->a, c->p->doc->root, "title", c->argument);
}

/* ---- meta ---- */

static str unescape(struct arena *a, str s)
{
    if (str_find_char(s, '\\', 0) == STR_NPOS)
        return s;
    struct buf b = {.a = a};
    for (size_t i = 0; i < s.n; i++) {
        if (s.p[i] == '\\' && ++i == s.n)
            break;
        buf_putc(&b, s.p[i]);
    }
    return buf_end(&b);
}

/* Returns the name in lower case, or NULL if it is not a valid name of an
   attribute. */
static const char *meta_attribute(struct arena *a, str name)
{
    for (size_t i = 0; i < name.n; i++)
        if (!char_is_alpha(name.p[i]) &&
            (i == 0 ||
             (!char_is_digit(name.p[i]) && !strchr("-:._", name.p[i]))))
            return NULL;
    return name.n ? str_dupz(a, str_lower(a, name)) : NULL;
}

static void bad_meta(struct directive_call *c, struct node *box,
                     const struct directive_field *f, str token)
{
    struct arena *a = c->p->a;
    directive_fault(c, DIAG_DIRECTIVE_CONTENT, f->at,
                    str_fmt(a, "malformed attribute '%.*s'", STR_ARG(token)));
    diag_help(c->p->d,
              "write ':name lang=en: text' or ':http-equiv=name: text'");
    node_append(box, message_newest(a, c->p->d, MESSAGE_ERROR, f->at));
}

/* Sets the attribute of "name=value". Returns false if the token is
   malformed. */
static bool set_pair(struct directive_call *c, struct node *n, str token)
{
    struct arena *a = c->p->a;
    size_t eq = str_find_char(token, '=', 0);
    const char *name =
        eq == STR_NPOS ? NULL : meta_attribute(a, str_slice(token, 0, eq));
    str value = str_from(token, name ? eq + 1 : token.n);
    if (!name || !value.n)
        return false;
    if (value.p[0] == '"' || value.p[0] == '\'') {
        if (value.n < 2 || value.p[value.n - 1] != value.p[0])
            return false;
        value = str_slice(value, 1, value.n - 1);
    }
    node_set(a, n, name, value);
    return true;
}

static void add_meta(struct directive_call *c, struct node *box,
                     const struct directive_field *f)
{
    struct arena *a = c->p->a;
    str rest = unescape(a, f->name), word;
    struct node *n = node_new(a, NODE_META, f->at);
    struct buf content = {.a = a};
    for (size_t i = 0; i < f->body.n; i++)
        buf_printf(&content, "%s%.*s", i ? " " : "",
                   STR_ARG(f->body.v[i].text));
    str text = unescape(a, buf_str(&content));
    if (!f->body.n) {
        node_append(box, message_new(a, MESSAGE_INFO, f->at, S("no content")));
        return;
    }
    node_set(a, n, "content", text);
    str_word(&rest, &word);
    if (!set_pair(c, n, word))
        node_set(a, n, "name", word);
    while (str_word(&rest, &word))
        if (!set_pair(c, n, word)) {
            bad_meta(c, box, f, word);
            return;
        }
    front_meta(c->p->doc, node_get(n, "name"), text);
    node_append(box, n);
}

static void meta(struct directive_call *c, struct node *parent)
{
    struct arena *a = c->p->a;
    struct directive_field f;
    size_t i = 0;
    if (!directive_has_content(c, parent))
        return;
    struct node *box = node_new(a, NODE_CONTAINER, c->at);
    while (i < c->content.n) {
        if (directive_field_next(a, &c->content, &i, &f))
            add_meta(c, box, &f);
        else if (str_blank(c->content.v[i].text))
            i++;
        else
            break;
    }
    if (i < c->content.n)
        directive_refuse(c, box, DIAG_DIRECTIVE_CONTENT,
                         line_pos(&c->content.v[i], 0, c->content.v[i].text.n),
                         S("the content is not a field list"),
                         S("write each entry as ':name: text'"));
    insert_at_start(c->p->doc->root, box);
}

const struct directive directive_part[] = {
    {S_INIT("contents"), 0, 1, true, false, CONTENTS, contents, 0},
    {S_INIT("sectnum"), 0, 0, false, false, SECTNUM, sectnum, 0},
    {S_INIT("section-numbering"), 0, 0, false, false, SECTNUM, sectnum, 0},
    {S_INIT("target-notes"), 0, 0, false, false, directive_class_and_name,
     target_notes, 0},
    {S_INIT("header"), 0, 0, false, true, NULL, header_or_footer, NODE_HEADER},
    {S_INIT("footer"), 0, 0, false, true, NULL, header_or_footer, NODE_FOOTER},
    {S_INIT("title"), 1, 0, true, false, NULL, title, 0},
    {S_INIT("meta"), 0, 0, false, true, NULL, meta, 0},
    {{0}, 0, 0, false, false, NULL, NULL, 0},
};
