// SPDX-License-Identifier: MIT
// reference: one line for a directive or a role, and one for each option.
#include "cli/reference.h"

#include <stdio.h>
#include <string.h>

#include "parse/directive.h"
#include "parse/role.h"

static void print_options(struct arena *a, const struct option_spec *options)
{
    for (const struct option_spec *o = options; o && o->name.p; o++) {
        str expected = directive_option_expected(a, o);
        printf("  :%.*s: %.*s\n", STR_ARG(o->name), STR_ARG(expected));
    }
}

static void print_directives(void)
{
    struct arena a = {0};
    const struct directive *d;
    for (size_t i = 0; (d = directive_at(i)); i++) {
        const char *argument = d->required   ? "an argument"
                               : d->optional ? "an argument or none"
                                             : "no argument";
        printf("%.*s: %s, %s\n", STR_ARG(d->name), argument,
               d->content ? "content" : "no content");
        print_options(&a, d->options);
    }
    arena_free(&a);
}

static void print_roles(void)
{
    str name;
    for (size_t i = 0; (name = role_name_at(i)).p; i++)
        printf("%.*s\n", STR_ARG(name));
}

bool reference_print(const char *name)
{
    bool directives = !strcmp(name, "directives");
    if (directives)
        print_directives();
    else if (!strcmp(name, "roles"))
        print_roles();
    else
        return false;
    return true;
}
