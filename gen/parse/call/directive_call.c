// SPDX-License-Identifier: MIT
// directive_call: looks up options, reports faults, and makes the nodes of most
// directives.
#include "parse/call/directive_call.h"

#include "base/codes/directive.h"
#include "config/writing.h"
#include "doc/fields.h"

const struct directive_option *directive_option(const struct directive_call *c,
                                                str name)
{
    for (size_t i = 0; i < c->n_options; i++)
        if (str_eq_nocase(c->options[i].name, name))
            return &c->options[i];
    return NULL;
}

str directive_text(const struct directive_call *c, str name)
{
    const struct directive_option *o = directive_option(c, name);
    return !o ? STR_NONE : o->value.p ? o->value : S("");
}

long directive_number(const struct directive_call *c, str name, long otherwise)
{
    const struct directive_option *o = directive_option(c, name);
    long n;
    return o && directive_option_number(o->value, &n) ? n : otherwise;
}

bool directive_flag(const struct directive_call *c, str name)
{
    return directive_option(c, name) != NULL;
}

void directive_parse_content(struct directive_call *c, struct node *n)
{
    c->p->syntax->block(c->p, c->content, n, false);
}

void directive_parse_argument(struct directive_call *c, struct node *n)
{
    c->p->syntax->inline_text(c->p, c->argument, c->argument_at, n);
}

void directive_flush_messages(struct directive_call *c, struct node *n)
{
    if (c->p->syntax->flush_messages)
        c->p->syntax->flush_messages(c->p, n);
}

void directive_fault(struct directive_call *c, const struct diag_code *code,
                     struct pos at, str text)
{
    diag_at(c->p->d, code, at, c->def->name, text);
}

void directive_message(struct directive_call *c, struct node *parent,
                       enum message_level level)
{
    node_append(parent, message_newest(c->p->a, c->p->d, level, c->at));
}

bool directive_refuse(struct directive_call *c, struct node *parent,
                      const struct diag_code *code, struct pos at, str text,
                      str help)
{
    directive_fault(c, code, at, text);
    diag_help(c->p->d, "%.*s", STR_ARG(help));
    directive_message(c, parent, MESSAGE_ERROR);
    return false;
}

bool directive_refuse_option(struct directive_call *c, struct node *parent,
                             const struct directive_option *o, str text,
                             str help)
{
    diag_at(c->p->d, DIAG_DIRECTIVE_VALUE, o->at, o->name, c->def->name, text);
    diag_help(c->p->d, "%.*s", STR_ARG(help));
    directive_message(c, parent, MESSAGE_ERROR);
    return false;
}

void directive_help_argument(struct directive_call *c)
{
    bool markdown = c->p->language == PAGE_MARKDOWN;
    diag_help(c->p->d, "write it after '%s%.*s%s', on the same line",
              markdown ? "{" : ".. ", STR_ARG(c->def->name),
              markdown ? "}" : "::");
}

bool directive_has_content(struct directive_call *c, struct node *parent)
{
    return c->content.n ||
           directive_refuse(
               c, parent, DIAG_DIRECTIVE_CONTENT, c->at,
               S("the content is missing"),
               c->p->language == PAGE_MARKDOWN
                   ? S("write it below the directive's first line and its "
                       "options")
                   : S("write it below the directive and its options, after a "
                       "blank line, indented like the options"));
}

bool directive_in_section(const struct directive_call *c,
                          const struct node *parent)
{
    return c->p->language == PAGE_MARKDOWN || parent->type == NODE_DOCUMENT ||
           parent->type == NODE_SECTION || parent->type == NODE_SIDEBAR;
}

bool directive_check_classes(struct directive_call *c, struct node *parent)
{
    static const struct option_spec classes = {S_INIT("class"), OPTION_CLASSES,
                                               NULL};
    str written = c->argument;
    if (!c->argument.n ||
        directive_option_check(c->p->a, &classes, &c->argument))
        return true;
    return directive_refuse(
        c, parent, DIAG_DIRECTIVE_ARGUMENT, c->argument_at,
        str_fmt(c->p->a, "'%.*s' is not a class name", STR_ARG(written)),
        S("each class name needs at least one letter; separate names with "
          "spaces"));
}

void directive_add_classes(struct directive_call *c, struct node *n, str option)
{
    str rest = directive_text(c, option), word;
    while (rest.p && str_word(&rest, &word))
        node_add(c->p->a, n, "classes", word);
}

void directive_add_name(struct directive_call *c, struct node *n)
{
    str name = directive_text(c, S("name"));
    if (!name.p)
        return;
    node_add(c->p->a, n, "names", document_normal_name(c->p->a, name));
    fields_fill_names(c->p->doc, n);
    document_note_explicit_target(c->p->doc, n);
}

struct node *directive_node(struct directive_call *c, enum node_type type)
{
    struct node *n = node_new(c->p->a, type, c->at);
    directive_add_classes(c, n, S("class"));
    directive_add_name(c, n);
    return n;
}
