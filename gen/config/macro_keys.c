// SPDX-License-Identifier: MIT
// macro_keys: see macro_keys.h.
#include "config/macro_keys.h"

#include "math/math_page.h"

enum { ARGUMENTS_MAX = 9 };

/* Whether a name is valid for a TeX command: letters, or one other printable
   ASCII character. */
static bool is_command(str name)
{
    bool letters = name.n > 0;
    for (size_t i = 0; i < name.n; i++)
        letters &= char_is_alpha(name.p[i]);
    return letters || (name.n == 1 && (unsigned char)name.p[0] > ' ' &&
                       (unsigned char)name.p[0] < 0x7f);
}

static bool is_text(const struct yaml *y)
{
    return y && y->kind == YAML_TEXT;
}

/* Returns why the value is not a valid macro, or NULL if it is. */
static const char *read_macro(const struct yaml *y, struct math_macro *m)
{
    long n = 0;
    const struct yaml *body = y->kind == YAML_LIST ? y->first : y;
    const struct yaml *number =
        y->kind == YAML_LIST && body ? body->next : NULL;
    const struct yaml *fallback = number ? number->next : NULL;
    if (!is_text(body) || (number && !is_text(number)) ||
        (fallback && (!is_text(fallback) || fallback->next)) ||
        (number && !str_to_long(number->text, &n)) || n < 0 ||
        n > ARGUMENTS_MAX)
        return "it must be a string, or a list of the text, the number of "
               "arguments (0 to 9) and the default of the first argument, such "
               "as [\"TEXT\", 2, \"DEFAULT\"]";
    *m = (struct math_macro){.body = body->text, .n_args = (unsigned)n};
    if (fallback)
        m->fallback = fallback->text;
    return fallback && !n ? "a macro with 0 arguments cannot have a default "
                            "of the first argument"
                          : NULL;
}

bool macro_keys_read(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct map *all = to;
    const char *why;
    all->a = r->a;
    for (const struct yaml *e = y->first; e; e = e->next) {
        struct math_macro *m = NEW(r->a, struct math_macro);
        str name = str_starts(e->key, S("\\")) ? str_from(e->key, 1) : e->key;
        if (!is_command(name))
            yaml_refuse_key(
                r, e,
                "this key is not the name of a TeX command, which consists of "
                "letters, such as RR, or of a single other character");
        else if ((why = read_macro(e, m)))
            yaml_refuse(r, e, why);
        else
            map_put(all, name, m);
    }
    return true;
}
