// SPDX-License-Identifier: MIT
// directive_check: checks options, arguments and content in docutils' order.
// Reports all faults; the system_message has only the text of the last fault.
#include "parse/directive/directive_check.h"

#include "base/buf.h"
#include "base/codes/directive.h"
#include "base/map.h"
#include "base/vec.h"
#include "doc/fields.h"
#include "parse/directive/directive_fields.h"

/* The state of one call's checks. */
struct checks {
    struct directive_call *c;
    struct arena *a;
    bool failed;
    struct map given; /* names of options so far, in lower case */
};

static const struct option_spec *spec_of(const struct directive *def, str name)
{
    for (const struct option_spec *s = def->options; s && s->name.p; s++)
        if (str_eq_nocase(s->name, name) || str_eq(s->name, S(OPTION_ANY)))
            return s;
    return NULL;
}

static void unknown_option(struct checks *k, const struct directive_option *o)
{
    const struct directive *def = k->c->def;
    struct diags *d = k->c->p->d;
    struct arena_mark mark = arena_mark(k->a);
    struct strs names = {0};
    struct pos at = o->name_at.src ? o->name_at : o->at;
    k->failed = true;
    if (fields_refuse(d, at, "the name of an option", o->name))
        return;
    for (const struct option_spec *s = def->options; s && s->name.p; s++)
        vec_push(k->a, &names, s->name);
    diag_at(d, DIAG_DIRECTIVE_OPTION, at, def->name, o->name);
    if (names.n)
        diag_help_nearest(d, "options", o->name, names.v, names.n);
    else
        diag_help(d, "'%.*s' takes no options", STR_ARG(def->name));
    arena_rewind(k->a, mark);
}

static void duplicate_option(struct checks *k, const struct directive_option *o)
{
    diag_at(k->c->p->d, DIAG_DIRECTIVE_VALUE,
            o->name_at.src ? o->name_at : o->at, o->name, k->c->def->name,
            S("it is given twice"));
    diag_help(k->c->p->d, "keep one of them");
    k->failed = true;
}

static void bad_value(struct checks *k, const struct directive_option *o,
                      const struct option_spec *spec)
{
    struct diags *d = k->c->p->d;
    diag_at(d, DIAG_DIRECTIVE_VALUE, o->at, spec->name, k->c->def->name,
            directive_option_fault(k->a, spec, o->value));
    if (spec->kind == OPTION_FLAG)
        diag_help(d, "write ':%.*s:' alone", STR_ARG(spec->name));
    else
        diag_help(d, "expected %.*s",
                  STR_ARG(directive_option_expected(k->a, spec)));
    k->failed = true;
}

static void check_options(struct checks *k)
{
    for (size_t i = 0; i < k->c->n_options; i++) {
        struct directive_option *o = &k->c->options[i];
        const struct option_spec *spec = spec_of(k->c->def, o->name);
        if (!spec) {
            unknown_option(k, o);
            continue;
        }
        if (!map_add(&k->given, str_lower(k->a, o->name), k)) {
            duplicate_option(k, o);
            continue;
        }
        if (k->c->p->doc->has_fields && !directive_fields_option(k->c, o, spec))
            k->failed = true;
        else if (!directive_option_check(k->a, spec, &o->value))
            bad_value(k, o, spec);
    }
}

static void bad_arguments(struct checks *k, unsigned given)
{
    const struct directive *def = k->c->def;
    unsigned most = def->required + def->optional;
    bool few = given < def->required;
    struct pos at =
        k->c->argument_at.src && given ? k->c->argument_at : k->c->at;
    str text =
        most == 0 ? S("it takes no argument")
        : few     ? S("the argument is missing")
                  : str_fmt(k->a, "%u arguments given, but it takes at most %u",
                            given, most);
    directive_fault(k->c, DIAG_DIRECTIVE_ARGUMENT, at, text);
    if (few)
        directive_help_argument(k->c);
    else
        diag_help(k->c->p->d,
                  most ? "spaces separate arguments; text for the body goes "
                         "below, after a blank line"
                       : "remove the text after the directive's name");
    k->failed = true;
}

/* Moves the string on the first line of a directive without arguments to the
   start of its body, as a paragraph. */
static void argument_to_content(struct directive_call *c)
{
    struct lines all = {0};
    str rest = c->argument, line;
    struct pos at = c->argument_at.src ? c->argument_at : c->at;
    for (uint32_t i = 0; str_cut(&rest, '\n', &line); i++)
        vec_push(c->p->a, &all,
                 (struct line){line, at.src, at.line + i, at.col});
    for (size_t i = 0; i < c->content.n; i++)
        vec_push(c->p->a, &all, c->content.v[i]);
    c->content = all;
    c->argument = S("");
}

static void check_arguments(struct checks *k)
{
    struct directive_call *c = k->c;
    unsigned n = 0, most = c->def->required + c->def->optional;
    str rest = c->argument, word;
    if (!most && c->def->content && c->argument.n) {
        argument_to_content(c);
        return;
    }
    while (str_word(&rest, &word))
        n++;
    if (n < c->def->required || (n > most && !(most && c->def->spaces)))
        bad_arguments(k, n);
}

static void check_content(struct checks *k)
{
    struct directive_call *c = k->c;
    if (!c->content.n || c->def->content)
        return;
    directive_fault(c, DIAG_DIRECTIVE_CONTENT, line_pos(c->content.v, 0, 0),
                    S("it takes no content"));
    diag_help(c->p->d, c->p->language == PAGE_MARKDOWN
                           ? "close the directive, and put the text below it"
                           : "put a blank line after the directive, and indent "
                             "the text below it no further than the directive");
    k->failed = true;
}

bool directive_check(struct directive_call *c, struct node *parent)
{
    struct checks k = {.c = c, .a = c->p->a, .given.a = c->p->a};
    check_options(&k);
    if (c->p->doc->has_fields && !directive_fields_fill(c))
        k.failed = true;
    check_arguments(&k);
    check_content(&k);
    if (!k.failed)
        return true;
    directive_message(c, parent, MESSAGE_ERROR);
    return false;
}
