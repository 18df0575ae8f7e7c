// SPDX-License-Identifier: MIT
// mapped: see mapped.h.
#include "config/mapped.h"

#include "base/buf.h"
#include "base/map.h"
#include "base/vec.h"

/* The words that can be the whole value of a directive or role in
   perfpress.yaml, such as `drop`. */
static const struct {
    str name;
    enum mapped_as as;
    bool directive, role;
} WORDS[] = {
    {S_INIT("container"), MAPPED_CONTAINER, true, false},
    {S_INIT("admonition"), MAPPED_ADMONITION, true, false},
    {S_INIT("describe"), MAPPED_DESCRIBE, true, false},
    {S_INIT("target"), MAPPED_TARGET, true, false},
    {S_INIT("literal"), MAPPED_LITERAL, true, true},
    {S_INIT("text"), MAPPED_TEXT, false, true},
    {S_INIT("emphasis"), MAPPED_EMPHASIS, false, true},
    {S_INIT("strong"), MAPPED_STRONG, false, true},
    {S_INIT("drop"), MAPPED_DROP, true, true},
};
enum { N_WORDS = sizeof WORDS / sizeof *WORDS };

/* Whether a string is valid as the name of a directive or role, in
   reStructuredText and in Markdown. */
static bool is_name(str s)
{
    for (size_t i = 0; i < s.n; i++)
        if (!char_is_alnum(s.p[i]) &&
            (i == 0 || i + 1 == s.n || !strchr("-_.+:", s.p[i])))
            return false;
    return s.n > 0;
}

static bool set_word(const struct yaml *y, bool role, enum mapped_as *as)
{
    for (size_t i = 0; i < N_WORDS; i++)
        if (str_eq(WORDS[i].name, y->text) &&
            (role ? WORDS[i].role : WORDS[i].directive)) {
            *as = WORDS[i].as;
            return true;
        }
    return false;
}

/* ---- links ---- */

/* Whether s has exactly one %s, or at most one if `needs_one` is false. %% is a
   percent sign. */
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

static bool read_url(struct yaml_reader *r, const struct yaml *y, void *to)
{
    (void)r;
    *(str *)to = y->text;
    return is_pattern(y->text, true);
}

static bool read_caption(struct yaml_reader *r, const struct yaml *y, void *to)
{
    (void)r;
    *(str *)to = y->text;
    return is_pattern(y->text, false);
}

/* ---- templates ---- */

static bool read_template(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct mapped *m = to;
    str suffix = S(".mustache"), name = y->text;
    (void)r;
    if (str_ends(name, suffix))
        name = str_slice(name, 0, name.n - suffix.n);
    m->as = MAPPED_TEMPLATE;
    m->template = name;
    m->template_at = y->at;
    return name.n > 0;
}

#define TEMPLATE                                                              \
    YAML_WHOLE("template", YAML_OF_TEXT, "it must be the name of a template", \
               read_template)
#define URL "it must be a URL that contains %s once, in place of the target"

static const struct yaml_key ROLE_KEYS[] = {
    YAML_KEY(struct mapped, "url", YAML_OF_TEXT, URL, read_url, url),
    YAML_KEY(struct mapped, "caption", YAML_OF_TEXT | YAML_OR_NOTHING,
             "it must contain at most one %s, which stands for the target",
             read_caption, caption),
    TEMPLATE,
};
static const struct yaml_keys ROLE = YAML_KEYS("keys of a role", ROLE_KEYS);

/* ---- kinds of objects ---- */

static bool set_type(struct yaml_reader *r, const struct yaml *y, void *to,
                     enum mapped_as as)
{
    struct mapped *m = to;
    m->as = as;
    m->type.role = str_lower(r->a, y->text);
    m->type.at = y->at;
    return is_name(y->text);
}

static bool read_admonition(struct yaml_reader *r, const struct yaml *y,
                            void *to)
{
    struct mapped *m = to;
    (void)r;
    m->as = MAPPED_ADMONITION;
    m->title = y->text;
    return y->text.n > 0;
}

static bool read_describe(struct yaml_reader *r, const struct yaml *y, void *to)
{
    return set_type(r, y, to, MAPPED_DESCRIBE);
}

static bool read_target(struct yaml_reader *r, const struct yaml *y, void *to)
{
    return set_type(r, y, to, MAPPED_TARGET);
}

static bool read_like(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct mapped *m = to;
    (void)r;
    m->as = MAPPED_LIKE;
    m->like = y->text;
    m->template_at = y->at;
    return true;
}

static bool read_role_text(struct yaml_reader *r, const struct yaml *y,
                           void *to)
{
    enum mapped_as *as = to;
    (void)r;
    return set_word(y, true, as) && *as != MAPPED_DROP;
}

#define ROLE_NAME                                                           \
    "it must be the name of a role, a single word such as 'setting'; this " \
    "role links to what the directive describes"
#define NAME_PATTERN "it must contain %s once, in place of the name"
#define PATTERN_KEY(name, member)                                       \
    YAML_KEY(struct mapped, name, YAML_OF_TEXT, NAME_PATTERN, read_url, \
             type.member)

static const struct yaml_key DIRECTIVE_KEYS[] = {
    TEMPLATE,
    YAML_WHOLE("like", YAML_OF_TEXT, "it must be a string", read_like),
    YAML_WHOLE("describe", YAML_OF_TEXT, ROLE_NAME, read_describe),
    YAML_WHOLE("admonition", YAML_OF_TEXT,
               "it must be a title for the admonition, such as Caution",
               read_admonition),
    YAML_TEXT_KEY(struct mapped, "text", words),
    YAML_WHOLE("target", YAML_OF_TEXT, ROLE_NAME, read_target),
    PATTERN_KEY("index", index),
    PATTERN_KEY("title", title),
    YAML_KEY(struct mapped, "role_text", YAML_OF_TEXT,
             "it must be literal, text, emphasis or strong", read_role_text,
             type.text),
    YAML_BOOL_KEY(struct mapped, "first_word", type.first_word),
    YAML_BOOL_KEY(struct mapped, "program", type.program),
};
static const struct yaml_keys DIRECTIVE =
    YAML_KEYS("keys of a directive", DIRECTIVE_KEYS);

/* ---- entries ---- */

static void read_role(struct yaml_reader *r, const struct yaml *y,
                      struct mapped *m)
{
    if (y->kind == YAML_TEXT) {
        if (!set_word(y, true, &m->as) && !read_url(r, y, &m->url))
            yaml_refuse(r, y, URL);
        return;
    }
    if (!yaml_is(r, y, YAML_OF_MAP,
                 "it must be a URL with %s, text, literal, emphasis, strong, "
                 "drop, {url: \"https://.../%s\"} or {template: NAME}"))
        return;
    yaml_keys_read(r, y, &ROLE, m);
    if (m->as == MAPPED_TEMPLATE && (m->url.p || m->caption.p))
        yaml_refuse(r, y,
                    "'template' cannot be combined with 'url' or 'caption'");
    else if (m->as != MAPPED_TEMPLATE && !yaml_get(y, S("url")))
        yaml_refuse(r, y, "'url' is missing");
}

/* CHOICES: a directive has exactly one of these keys. TYPES: keys that need
   `describe` or `target`. DESCRIBES: keys that need `describe`. */
static const str CHOICES[] = {S_INIT("template"), S_INIT("like"),
                              S_INIT("describe"), S_INIT("target"),
                              S_INIT("admonition")};
static const str TYPES[] = {S_INIT("index"), S_INIT("role_text")};
static const str DESCRIBES[] = {S_INIT("title"), S_INIT("first_word"),
                                S_INIT("program")};

/* Reports that the key of e, an entry of y, is invalid. `why` follows the key
   in the message. */
static void refuse_key(struct yaml_reader *r, const struct yaml *y,
                       const struct yaml *e, str why)
{
    diag_at(r->d, r->bad, e->key_at.src ? e->key_at : e->at, y->key,
            str_fmt(r->a, "'%.*s' %.*s", STR_ARG(e->key), STR_ARG(why)));
    r->ok = false;
}

/* Reports keys of the directive's map y that exclude each other, and keys that
   are not allowed with m->as. */
static void check_keys(struct yaml_reader *r, const struct yaml *y,
                       const struct mapped *m)
{
    str chosen = STR_NONE;
    for (const struct yaml *e = y->first; e; e = e->next) {
        bool choice = STR_AMONG(e->key, CHOICES);
        if (choice && chosen.p)
            refuse_key(r, y, e,
                       str_fmt(r->a, "cannot be combined with '%.*s'",
                               STR_ARG(chosen)));
        else if (m->as != MAPPED_ADMONITION && str_eq(e->key, S("text")))
            refuse_key(r, y, e,
                       S("is only allowed together with "
                         "'admonition'"));
        else if (m->as != MAPPED_DESCRIBE && STR_AMONG(e->key, DESCRIBES))
            refuse_key(r, y, e, S("is only allowed together with 'describe'"));
        else if (!mapped_is_type(m) && STR_AMONG(e->key, TYPES))
            refuse_key(r, y, e,
                       S("is only allowed together with 'describe' or "
                         "'target'"));
        chosen = choice ? e->key : chosen;
    }
}

static void read_directive(struct yaml_reader *r, const struct yaml *y,
                           struct mapped *m)
{
    static const char EXPECTED[] =
        "it must be container, admonition, literal, drop, describe, target, "
        "{template: NAME}, {like: NAME}, {admonition: TITLE}, {describe: ROLE} "
        "or {target: ROLE}";
    m->type = (struct mapped_type){
        .role = m->name, .at = m->at, .text = MAPPED_LITERAL, .index = S("")};
    if (y->kind == YAML_TEXT && set_word(y, false, &m->as))
        return;
    m->as = MAPPED_DROP;
    if (y->kind != YAML_MAP) {
        yaml_refuse(r, y, EXPECTED);
        return;
    }
    yaml_keys_read(r, y, &DIRECTIVE, m);
    if (m->as == MAPPED_DROP)
        yaml_refuse(r, y,
                    "one of its keys must be template, like, admonition, "
                    "describe or target");
    else
        check_keys(r, y, m);
}

/* Reads the key of e, an entry of y, into m->name, in lower case: names that
   differ only in case are equal. Returns false after reporting an invalid or
   duplicate name. */
static bool read_name(struct yaml_reader *r, const struct yaml *y,
                      const struct yaml *e, struct map *seen, struct mapped *m)
{
    m->name = str_lower(r->a, e->key);
    m->at = e->key_at;
    str why = STR_NONE;
    if (!is_name(e->key))
        why = S("must consist of letters and digits, with - _ . + : between "
                "them");
    else if (!map_add(seen, m->name, r))
        why = S("is defined twice; names are not case-sensitive");
    if (why.p)
        refuse_key(r, y, e, why);
    return !why.p;
}

static bool read_all(struct yaml_reader *r, const struct yaml *y,
                     struct mapped_names *all,
                     void (*read)(struct yaml_reader *r, const struct yaml *y,
                                  struct mapped *m))
{
    struct map seen = {.a = r->a};
    for (const struct yaml *e = y->first; e; e = e->next) {
        struct mapped m = {0};
        if (read_name(r, y, e, &seen, &m))
            read(r, e, &m);
        vec_push(r->a, all, m);
    }
    return true;
}

bool mapped_read_directives(struct yaml_reader *r, const struct yaml *y,
                            void *to)
{
    return read_all(r, y, to, read_directive);
}

bool mapped_read_roles(struct yaml_reader *r, const struct yaml *y, void *to)
{
    return read_all(r, y, to, read_role);
}

const struct mapped *mapped_find(const struct mapped_names *all, str name)
{
    for (size_t i = 0; i < all->n; i++)
        if (str_eq_nocase(all->v[i].name, name))
            return &all->v[i];
    return NULL;
}
