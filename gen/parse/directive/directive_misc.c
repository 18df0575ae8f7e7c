// SPDX-License-Identifier: MIT
// directive_misc: replace, unicode and date, which define substitutions;
// classes for the next element; and roles of the page.
#include <stdlib.h>
#include <time.h>

#include "base/buf.h"
#include "base/codes/directive.h"
#include "base/vec.h"
#include "doc/fields.h"
#include "doc/pending.h"
#include "frame/moment.h"
#include "parse/call/directive_option.h"
#include "parse/directive/directive_check.h"
#include "parse/directive/directive_family.h"
#include "parse/directive/directive_field.h"
#include "parse/role/role.h"
#include "parse/role/role_family.h"
#include "parse/rst_chars.h"

/* ---- replace, unicode, date ---- */

static bool in_substitution(struct directive_call *c, struct node *parent)
{
    return parent->type == NODE_SUBSTITUTION_DEFINITION ||
           directive_refuse(c, parent, DIAG_DIRECTIVE_CONTENT, c->at,
                            S("it can only define a substitution"),
                            str_fmt(c->p->a, "write '.. |name| %.*s:: ...'",
                                    STR_ARG(c->def->name)));
}

static void replace(struct directive_call *c, struct node *parent)
{
    struct arena *a = c->p->a;
    if (!in_substitution(c, parent) || !directive_has_content(c, parent))
        return;
    struct node *box = node_new(a, NODE_CONTAINER, c->at), *text = NULL;
    struct node *messages = node_new(a, NODE_CONTAINER, c->at);
    directive_parse_content(c, box);
    for (struct node *n = box->first, *next; n; n = next) {
        next = n->next;
        if (!text && n->type == NODE_PARAGRAPH) {
            text = n;
        } else if (n->type == NODE_SYSTEM_MESSAGE) {
            node_remove(n);
            node_unset(n, "backrefs");
            node_append(messages, n);
        } else {
            directive_refuse(c, parent, DIAG_DIRECTIVE_CONTENT, n->pos,
                             S("the content is not a single paragraph"),
                             S("write a single paragraph: a substitution "
                               "becomes part of a line of text"));
            return;
        }
    }
    node_move_children(messages, parent);
    if (text)
        node_move_children(text, parent);
}

static const struct option_spec UNICODE[] = {
    {S_INIT("trim"), OPTION_FLAG, NULL},
    {S_INIT("ltrim"), OPTION_FLAG, NULL},
    {S_INIT("rtrim"), OPTION_FLAG, NULL},
    {{0}, 0, NULL},
};

/* Returns the string up to a comment, which begins with ".. ". */
static str before_comment(str s)
{
    for (size_t at = 0; (at = str_find(s, S(".. "), at)) != STR_NPOS; at++)
        if (at == 0 || s.p[at - 1] == ' ' || s.p[at - 1] == '\n')
            return str_slice(s, 0, at);
    return s;
}

static void unicode(struct directive_call *c, struct node *parent)
{
    struct arena *a = c->p->a;
    if (!in_substitution(c, parent))
        return;
    bool both = directive_flag(c, S("trim"));
    if (both || directive_flag(c, S("ltrim")))
        node_set(a, parent, "ltrim", S("1"));
    if (both || directive_flag(c, S("rtrim")))
        node_set(a, parent, "rtrim", S("1"));
    str rest = before_comment(c->argument), word;
    while (str_word(&rest, &word)) {
        str text = directive_option_char(a, word);
        if (text.p) {
            node_append(parent, node_text(a, text, c->argument_at));
            continue;
        }
        directive_refuse(
            c, parent, DIAG_DIRECTIVE_ARGUMENT, c->argument_at,
            str_fmt(a, "no character has the code '%.*s'", STR_ARG(word)),
            S("write character codes, such as 0x2014 or U+2014, and text"));
        return;
    }
}

/* Returns the build's time: SOURCE_DATE_EPOCH if it is set, else now. Times out
   of the range of nanoseconds become its limits. */
static int64_t build_time(void)
{
    const int64_t most = INT64_MAX / MOMENT_SECOND;
    long given;
    const char *epoch = getenv("SOURCE_DATE_EPOCH");
    int64_t t = epoch && str_to_long(str_c(epoch), &given)
                    ? given
                    : (int64_t)time(NULL);
    return (t > most ? most : t < -most ? -most : t) * MOMENT_SECOND;
}

static void date(struct directive_call *c, struct node *parent)
{
    struct arena *a = c->p->a;
    struct buf b = {.a = a};
    char letter = 0;
    if (!in_substitution(c, parent))
        return;
    str format = c->content.n ? lines_join(a, &c->content) : S("%Y-%m-%d");
    if (moment_format(&b, format, build_time(), ZONE_UTC, &letter) && b.n)
        node_append(parent, node_text(a, buf_str(&b), c->at));
    else
        directive_refuse(
            c, parent, DIAG_DIRECTIVE_CONTENT, c->at,
            letter
                ? str_fmt(a, "unknown code '%%%c' in the date format", letter)
                : S("the date in this format is empty"),
            S("expected a format of Python's strftime, such as %Y-%m-%d"));
}

/* ---- class ---- */

static struct node *pending_class(struct directive_call *c)
{
    struct arena *a = c->p->a;
    struct node *n = node_new(a, NODE_PENDING, c->at);
    struct pending *data = NEW(a, struct pending);
    struct buf b = {.a = a};
    str rest = c->argument, word;
    data->kind = PENDING_CLASS;
    buf_puts(&b, ".. internal attributes:\n     .transform: "
                 "docutils.transforms.misc.ClassAttribute\n     .details:\n"
                 "       class: ");
    for (bool first = true; str_word(&rest, &word); first = false) {
        buf_printf(&b, "%s'%.*s'", first ? "[" : ", ", STR_ARG(word));
        vec_push(a, &data->classes, word);
    }
    buf_printf(&b, "]\n       directive: '%.*s'", STR_ARG(c->name));
    n->data = data;
    n->text = buf_str(&b);
    return n;
}

/* Adds classes to all elements of the body. Without a body,
   resolve/page/pending adds them to the next element. */
static void class(struct directive_call *c, struct node *parent)
{
    struct node *before = parent->last;
    str word;
    if (!directive_check_classes(c, parent))
        return;
    if (!c->content.n) {
        node_append(parent, pending_class(c));
        return;
    }
    directive_parse_content(c, parent);
    struct node *n = before ? before->next : parent->first;
    for (; n; n = n->next)
        for (str rest = c->argument; str_word(&rest, &word);)
            node_add(c->p->a, n, "classes", word);
}

/* ---- role, default-role ---- */

static void unknown_role(struct directive_call *c, struct node *parent,
                         struct pos at, str name)
{
    role_report_unknown(c->p, at, name);
    directive_message(c, parent, MESSAGE_INFO);
    directive_message(c, parent, MESSAGE_ERROR);
}

static void default_role(struct directive_call *c, struct node *parent)
{
    struct role ignored;
    const struct role_options *options;
    if (!c->argument.n)
        c->p->default_role = STR_NONE;
    else if (role_find(c->p, c->argument, &ignored, &options))
        c->p->default_role = c->argument;
    else
        unknown_role(c, parent, c->argument_at, c->argument);
}

/* Splits "name" or "name(base)"; *base is STR_NONE if it is missing. Returns
   false if the string is malformed. */
static bool split_role(str s, str *name, str *base)
{
    *name = str_slice(s, 0, rst_name_end(s, 0));
    *base = STR_NONE;
    s = str_trim(str_from(s, name->n));
    if (!s.n)
        return name->n > 0;
    if (!name->n || s.p[0] != '(' || s.p[s.n - 1] != ')')
        return false;
    *base = str_trim(str_slice(s, 1, s.n - 1));
    return base->n && rst_name_end(*base, 0) == base->n;
}

static const struct option_spec ROLE[] = {
    {S_INIT("class"), OPTION_CLASSES, NULL},
    {{0}, 0, NULL},
};

static const struct option_spec ROLE_RAW[] = {
    {S_INIT("class"), OPTION_CLASSES, NULL},
    {S_INIT("format"), OPTION_TEXT, NULL},
    {{0}, 0, NULL},
};

static const struct option_spec ROLE_CODE[] = {
    {S_INIT("class"), OPTION_CLASSES, NULL},
    {S_INIT("language"), OPTION_TEXT, NULL},
    {{0}, 0, NULL},
};

static const struct option_spec *specs_of(const struct role *base)
{
    return str_eq(base->name, S("raw"))    ? ROLE_RAW
           : str_eq(base->name, S("code")) ? ROLE_CODE
                                           : ROLE;
}

struct misc_options {
    struct directive_option *v;
    size_t n, cap;
};

/* Moves the options from the body, where they follow the first line, to the
   call. */
static void read_options(struct directive_call *c)
{
    struct arena *a = c->p->a;
    struct misc_options all = {0};
    struct directive_field f;
    size_t i = 1;
    while (i < c->content.n && str_blank(c->content.v[i].text))
        i++;
    while (i < c->content.n && directive_field_next(a, &c->content, &i, &f)) {
        struct directive_option o = {
            .name = str_lower(a, f.name),
            .value = lines_join(a, &f.body),
            .at = f.body.n ? line_pos(f.body.v, 0, f.body.v[0].text.n) : f.at,
            .name_at = f.at,
        };
        vec_push(a, &all, o);
    }
    c->options = all.v;
    c->n_options = all.n;
    if (i)
        c->content.v += i;
    c->content.n -= i;
}

static void bad_role(struct directive_call *c, struct node *parent,
                     struct pos at, str text)
{
    directive_refuse(c, parent, DIAG_DIRECTIVE_CONTENT, at, text,
                     S("write '.. role:: name' or '.. role:: name(base)'"));
}

/* Returns the options of the directive. The options of the base role are the
   defaults. */
static struct role_options merged(struct directive_call *c,
                                  const struct role_options *base, str name)
{
    struct arena *a = c->p->a;
    struct role_options o = {0};
    str classes = directive_text(c, S("class")), word;
    str format = directive_text(c, S("format"));
    str language = directive_text(c, S("language"));
    if (!classes.p)
        classes = document_make_id(a, name);
    while (str_word(&classes, &word))
        vec_push(a, &o.classes, word);
    o.format = format.p ? str_lower(a, format) : base ? base->format : STR_NONE;
    o.language = language.p ? language : base ? base->language : STR_NONE;
    return o;
}

static void role(struct directive_call *c, struct node *parent)
{
    struct arena *a = c->p->a;
    struct role_custom *own = NEW(a, struct role_custom);
    const struct role_options *base_options = NULL;
    str name, base;
    if (!c->content.n || c->content.v[0].line > c->at.line + 1) {
        bad_role(c, parent, c->at, S("name is missing"));
        return;
    }
    const struct line *first = &c->content.v[0];
    struct pos at = line_pos(first, 0, first->text.n);
    if (!split_role(first->text, &name, &base)) {
        bad_role(c, parent, at,
                 str_fmt(a, "'%.*s' is not a role name", STR_ARG(first->text)));
        return;
    }
    if (fields_refuse(c->p->d, at, "the name of a role", first->text))
        return;
    own->base = role_generic;
    if (base.p && !role_find(c->p, base, &own->base, &base_options)) {
        unknown_role(c, parent, at, base);
        return;
    }
    const struct directive *saved = c->def;
    struct directive def = {.name = saved->name,
                            .options = specs_of(&own->base)};
    c->def = &def;
    read_options(c);
    bool sound = directive_check(c, parent);
    c->def = saved;
    if (!sound)
        return;
    if (!directive_flag(c, S("class")) && !document_make_id(a, name).n) {
        directive_refuse(
            c, parent, DIAG_DIRECTIVE_CONTENT, at,
            str_fmt(a,
                    "no class name can be made from the role name '%.*s': it "
                    "has no letter from a to z",
                    STR_ARG(name)),
            S("use a name with a letter from a to z, or add ':class: NAME'"));
        return;
    }
    own->options = merged(c, base_options, name);
    if (!c->p->roles.a)
        c->p->roles.a = a;
    map_put(&c->p->roles, str_lower(a, name), own);
}

const struct directive directive_misc[] = {
    {S_INIT("replace"), 0, 0, false, true, NULL, replace, 0},
    {S_INIT("unicode"), 1, 0, true, false, UNICODE, unicode, 0},
    {S_INIT("date"), 0, 0, false, true, NULL, date, 0},
    {S_INIT("class"), 1, 0, true, true, NULL, class, 0},
    {S_INIT("rst-class"), 1, 0, true, true, NULL, class, 0},
    {S_INIT("cssclass"), 1, 0, true, true, NULL, class, 0},
    {S_INIT("role"), 0, 0, false, true, NULL, role, 0},
    {S_INIT("default-role"), 0, 1, false, false, NULL, default_role, 0},
    {{0}, 0, 0, false, false, NULL, NULL, 0},
};
