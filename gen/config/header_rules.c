// SPDX-License-Identifier: MIT
// header_rules: reads `headers:`. Refuses names and values with line breaks,
// which would add lines to files such as _headers.
#include "config/header_rules.h"

#include "base/vec.h"

/* token = 1*( "!" | "#" | ... | digit | letter ) (RFC 9110, 5.6.2) */
static bool is_name(str s)
{
    return str_is_word(s, "!#$%&'*+-.^_`|~");
}

bool header_rules_is_value(str s)
{
    for (size_t i = 0; i < s.n; i++)
        if (s.p[i] < ' ' || s.p[i] > '~')
            return false;
    return !str_blank(s);
}

static bool is_path(str s)
{
    return str_starts(s, S("/")) && header_rules_is_value(s) &&
           str_find_char(s, ' ', 0) == STR_NPOS;
}

static const struct header *find(const struct header_rule *rule, str name)
{
    for (size_t i = 0; i < rule->headers.n; i++)
        if (str_eq_nocase(rule->headers.v[i].name, name))
            return &rule->headers.v[i];
    return NULL;
}

void header_rules_set(struct arena *a, struct header_rule *rule,
                      struct header header)
{
    const struct header *old = find(rule, header.name);
    if (old)
        rule->headers.v[old - rule->headers.v] = header;
    else
        vec_push(a, &rule->headers, header);
}

static void read_header(struct yaml_reader *r, const struct yaml *y,
                        struct header_rule *rule)
{
    struct header header = {y->key, STR_NONE};
    bool value = y->kind == YAML_TEXT && header_rules_is_value(y->text);
    if (value)
        header.value = str_trim(y->text);
    if (!is_name(y->key))
        yaml_refuse_key(r, y, "this key is not a valid name of an HTTP header");
    else if (find(rule, y->key))
        yaml_refuse_key(
            r, y, "this header is set twice; remove one of the two lines");
    else if (!value && y->kind != YAML_NULL)
        yaml_refuse(
            r, y,
            "it must be one line of ASCII, or empty to remove the header");
    else
        header_rules_set(r->a, rule, header);
}

static void read_rule(struct yaml_reader *r, const struct yaml *y,
                      struct header_rule *rule)
{
    rule->path = y->key;
    if (!is_path(y->key))
        yaml_refuse_key(r, y,
                        "it must be a percent-encoded path in the site that "
                        "begins with '/'");
    else if (yaml_is(r, y, YAML_OF_MAP,
                     "it must be a map of headers, such as {X-Robots-Tag: "
                     "noindex}"))
        for (const struct yaml *e = y->first; e; e = e->next)
            read_header(r, e, rule);
}

bool header_rules_read(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct header_rules *out = to;
    out->at = y->key_at;
    out->on = y->kind == YAML_MAP;
    for (const struct yaml *e = y->first; e; e = e->next)
        read_rule(r, e, vec_add(r->a, out));
    return out->on || yaml_read_bool(r, y, &out->on);
}
