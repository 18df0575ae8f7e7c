// SPDX-License-Identifier: MIT
// mapped: see mapped.h.
#include "load/keys/mapped.h"

#include "base/buf.h"
#include "base/map.h"
#include "base/vec.h"

/* The words that say what a name stands for. */
static const struct {
    str name;
    enum mapped_as as;
    bool directive, role;
} WORDS[] = {
    {S_INIT("container"), MAPPED_CONTAINER, true, false},
    {S_INIT("admonition"), MAPPED_ADMONITION, true, false},
    {S_INIT("literal"), MAPPED_LITERAL, true, true},
    {S_INIT("text"), MAPPED_TEXT, false, true},
    {S_INIT("emphasis"), MAPPED_EMPHASIS, false, true},
    {S_INIT("strong"), MAPPED_STRONG, false, true},
    {S_INIT("drop"), MAPPED_DROP, true, true},
};
enum { N_WORDS = sizeof WORDS / sizeof *WORDS };

/* A name of a directive or role, as both languages read one. */
static bool is_name(str s)
{
    for (size_t i = 0; i < s.n; i++)
        if (!char_is_alnum(s.p[i]) &&
            (i == 0 || i + 1 == s.n || !strchr("-_.+:", s.p[i])))
            return false;
    return s.n > 0;
}

static bool set_word(const struct yaml *y, bool role, struct mapped *m)
{
    for (size_t i = 0; i < N_WORDS; i++)
        if (str_eq(WORDS[i].name, y->text) &&
            (role ? WORDS[i].role : WORDS[i].directive)) {
            m->as = WORDS[i].as;
            return true;
        }
    return false;
}

/* ---- links ---- */

/* At most one %s; %% stands for a percent sign. */
static bool is_pattern(str s, bool needs_one)
{
    size_t n = 0;
    for (size_t i = 0; i + 1 < s.n; i++)
        if (s.p[i] == '%') {
            n += s.p[i + 1] == 's';
            i++;
        }
    return n == 1 || (n == 0 && !needs_one);
}

static void read_url(struct yaml_reader *r, const struct yaml *y, void *to)
{
    *(str *)to = y->text;
    if (!is_pattern(y->text, true))
        yaml_refuse(r, y, "an address with one %s for the target is expected");
}

static void read_caption(struct yaml_reader *r, const struct yaml *y, void *to)
{
    *(str *)to = y->text;
    if (!is_pattern(y->text, false))
        yaml_refuse(r, y, "at most one %s, for the target, is expected");
}

/* ---- templates ---- */

static void read_template(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct mapped *m = to;
    str suffix = S(".mustache"), name = y->text;
    if (str_ends(name, suffix))
        name = str_slice(name, 0, name.n - suffix.n);
    m->as = MAPPED_TEMPLATE;
    m->template = name;
    m->template_at = y->at;
    if (!name.n)
        yaml_refuse(r, y, "the name of a template is expected");
}

#define ROLE_KEY(name, kinds, read, member) \
    YAML_KEY(struct mapped, name, kinds, "a text is expected", read, member)

static const struct yaml_key ROLE_KEYS[] = {
    ROLE_KEY("url", YAML_OF_TEXT, read_url, url),
    ROLE_KEY("caption", YAML_OF_TEXT | YAML_OR_NOTHING, read_caption, caption),
    {S_INIT("template"), YAML_OF_TEXT, "a text is expected", read_template, 0},
};
static const struct yaml_keys ROLE = YAML_KEYS("keys of a role", ROLE_KEYS);

static const struct yaml_key DIRECTIVE_KEYS[] = {
    {S_INIT("template"), YAML_OF_TEXT, "a text is expected", read_template, 0},
};
static const struct yaml_keys DIRECTIVE =
    YAML_KEYS("keys of a directive", DIRECTIVE_KEYS);

/* ---- entries ---- */

static void read_role(struct yaml_reader *r, const struct yaml *y,
                      struct mapped *m)
{
    if (y->kind == YAML_TEXT) {
        if (!set_word(y, true, m))
            read_url(r, y, &m->url);
        return;
    }
    if (!yaml_is(r, y, YAML_OF_MAP,
                 "an address with %s, a word (text, literal, emphasis, "
                 "strong, drop), {url: \"https://.../%s\"} or "
                 "{template: NAME} is expected"))
        return;
    yaml_keys_read(r, y, &ROLE, m);
    if (m->as == MAPPED_TEMPLATE && (m->url.p || m->caption.p))
        yaml_refuse(r, y,
                    "a template makes all of it; url and caption have "
                    "no place beside it");
    else if (m->as != MAPPED_TEMPLATE && !yaml_get(y, S("url")))
        yaml_refuse(r, y, "it has no url");
}

static void read_directive(struct yaml_reader *r, const struct yaml *y,
                           struct mapped *m)
{
    static const char EXPECTED[] =
        "container, admonition, literal, drop or {template: NAME} is expected";
    if (y->kind == YAML_TEXT && set_word(y, false, m))
        return;
    m->as = MAPPED_DROP;
    if (y->kind != YAML_MAP) {
        yaml_refuse(r, y, EXPECTED);
        return;
    }
    yaml_keys_read(r, y, &DIRECTIVE, m);
    if (!yaml_get(y, S("template")))
        yaml_refuse(r, y, EXPECTED);
}

/* Names that differ in the case of their letters are one. */
static bool read_name(struct yaml_reader *r, const struct yaml *y,
                      struct map *seen, struct mapped *m)
{
    m->name = str_lower(r->a, y->key);
    m->at = y->key_at;
    const char *why = NULL;
    if (!is_name(y->key))
        why = "a name is letters and digits, with - _ . + : between them";
    else if (!map_add(seen, m->name, r))
        why = "it stands here twice";
    if (why)
        yaml_refuse(r, y, why);
    return !why;
}

void mapped_read_directives(struct yaml_reader *r, const struct yaml *y,
                            void *to)
{
    struct mapped_names *all = to;
    struct map seen = {.a = r->a};
    for (const struct yaml *e = y->first; e; e = e->next) {
        struct mapped m = {0};
        if (read_name(r, e, &seen, &m))
            read_directive(r, e, &m);
        vec_push(r->a, all, m);
    }
}

void mapped_read_roles(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct mapped_names *all = to;
    struct map seen = {.a = r->a};
    for (const struct yaml *e = y->first; e; e = e->next) {
        struct mapped m = {0};
        if (read_name(r, e, &seen, &m))
            read_role(r, e, &m);
        vec_push(r->a, all, m);
    }
}

const struct mapped *mapped_find(const struct mapped_names *all, str name)
{
    for (size_t i = 0; i < all->n; i++)
        if (str_eq_nocase(all->v[i].name, name))
            return &all->v[i];
    return NULL;
}
