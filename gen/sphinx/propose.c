// SPDX-License-Identifier: MIT
// propose: see propose.h. What would run code shows as nothing is known to
// stand for it; other directives keep their text.
#include "sphinx/propose.h"

#include "base/map.h"
#include "sphinx/yaml_put.h"

static const struct {
    const char *code, *as;
    bool role;
} PROPOSALS[] = {
    {"directive-unknown", "container", false},
    {"directive-runs", "drop", false},
    {"role-unknown", "literal", true},
};
enum { N_PROPOSALS = sizeof PROPOSALS / sizeof *PROPOSALS };

/* The name that a fault's text has in quotes. */
static str name_in(str text)
{
    size_t from = str_find_char(text, '\'', 0);
    size_t to = str_rfind_char(text, '\'');
    return from == STR_NPOS || to <= from ? S("")
                                          : str_slice(text, from + 1, to);
}

static void put_name(struct buf *b, const struct survey_fault *f,
                     const char *as)
{
    buf_puts(b, "#  ");
    yaml_put_text(b, name_in(f->text));
    buf_printf(b, ": %s  # %zu file%s\n", as, f->files,
               f->files == 1 ? "" : "s");
}

/* The key, unless conf.py has filled it already. */
static void put_key(struct buf *b, str yaml, const char *key)
{
    str line = str_fmt(b->a, "\n%s:\n", key);
    if (str_find(yaml, line, 0) == STR_NPOS)
        buf_printf(b, "#%s:\n", key);
    else
        buf_printf(b, "# Below '%s:' above:\n", key);
}

static void put_kind(struct buf *b, str yaml, const struct survey *s, bool role)
{
    size_t before = b->n;
    struct map seen = {.a = b->a}; /* names are the same in capitals */
    for (size_t i = 0; i < s->faults.n; i++)
        for (size_t k = 0; k < N_PROPOSALS; k++) {
            if (PROPOSALS[k].role != role ||
                !str_eq(s->faults.v[i].code, str_c(PROPOSALS[k].code)) ||
                !map_add(&seen, str_lower(b->a, name_in(s->faults.v[i].text)),
                         b))
                continue;
            if (b->n == before)
                put_key(b, yaml, role ? "roles" : "directives");
            put_name(b, &s->faults.v[i], PROPOSALS[k].as);
        }
}

/* What pages show of the site, and conf.py computes. */
static bool put_versions(struct buf *yaml, const struct survey *s)
{
    struct buf b = {.a = yaml->a};
    for (size_t i = 0; i < s->faults.n; i++) {
        const struct survey_fault *f = &s->faults.v[i];
        str name = name_in(f->text);
        if (str_eq(f->code, S("substitution-unknown")) &&
            (str_eq(name, S("version")) || str_eq(name, S("release"))))
            buf_printf(&b, "#%.*s: \"1.0\"  # %zu file%s\n", STR_ARG(name),
                       f->files, f->files == 1 ? "" : "s");
    }
    if (b.n)
        buf_printf(yaml,
                   "\n# What pages show, and conf.py does not say in so many "
                   "words. Take the '#'\n# away, and write what it is.\n%.*s",
                   STR_ARG(buf_str(&b)));
    return b.n;
}

bool propose_names(struct buf *yaml, const struct survey *s)
{
    bool versions = put_versions(yaml, s);
    struct buf b = {.a = yaml->a};
    put_kind(&b, buf_str(yaml), s, false);
    put_kind(&b, buf_str(yaml), s, true);
    if (!b.n)
        return versions;
    buf_puts(yaml,
             "\n# Names that perfpress does not know, and what may stand for "
             "them. Take the '#'\n# away, and change the words: directives "
             "are container, admonition, literal,\n# drop, describe, target, "
             "{like: NAME} or {template: NAME}; roles text,\n# literal, "
             "emphasis, strong, drop, {template: NAME} or an address with "
             "%s.\n");
    buf_put(yaml, buf_str(&b));
    return true;
}
