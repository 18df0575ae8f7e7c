// SPDX-License-Identifier: MIT
// header_rules: names and values are checked here, so that no line break gets
// into a file of lines.
#include "load/header_rules.h"

#include "base/vec.h"

/* token = 1*( "!" | "#" | ... | digit | letter ) (RFC 9110, 5.6.2) */
static bool is_name(str s)
{
    for (size_t i = 0; i < s.n; i++)
        if (!s.p[i] ||
            (!char_is_alnum(s.p[i]) && !strchr("!#$%&'*+-.^_`|~", s.p[i])))
            return false;
    return s.n > 0;
}

static bool is_value(str s)
{
    for (size_t i = 0; i < s.n; i++)
        if (s.p[i] < ' ' || s.p[i] > '~')
            return false;
    return !str_blank(s);
}

static bool is_path(str s)
{
    for (size_t i = 0; i < s.n; i++)
        if (s.p[i] <= ' ' || s.p[i] > '~')
            return false;
    return str_starts(s, S("/"));
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

static bool refuse(struct diags *d, const struct yaml *y, const char *why)
{
    yaml_refuse(d, y, why);
    return false;
}

static bool read_header(struct arena *a, struct diags *d, const struct yaml *y,
                        struct header_rule *rule)
{
    struct header header = {y->key, STR_NONE};
    if (!is_name(y->key))
        return refuse(d, y, "the name of a header is expected");
    if (find(rule, y->key))
        return refuse(d, y, "this header is set already");
    if (y->kind == YAML_TEXT && is_value(y->text))
        header.value = str_trim(y->text);
    else if (y->kind != YAML_NULL)
        return refuse(d, y,
                      "the value of a header, in one line of ASCII, is "
                      "expected, or nothing for none");
    header_rules_set(a, rule, header);
    return true;
}

static bool read_rule(struct arena *a, struct diags *d, const struct yaml *y,
                      struct header_rules *out)
{
    struct header_rule *rule = vec_add(a, out);
    bool ok = true;
    rule->path = y->key;
    if (!is_path(y->key))
        return refuse(d, y,
                      "a path of the site that begins with '/', "
                      "percent-encoded, is expected");
    if (y->kind != YAML_MAP)
        return refuse(d, y, "a map of headers is expected");
    for (const struct yaml *e = y->first; e; e = e->next)
        ok &= read_header(a, d, e, rule);
    return ok;
}

bool header_rules_read(struct arena *a, struct diags *d, const struct yaml *y,
                       struct header_rules *out)
{
    bool ok = true, off = str_eq_nocase(y->text, S("false"));
    *out = (struct header_rules){.at = y->key_at};
    out->on = y->kind == YAML_MAP || str_eq_nocase(y->text, S("true"));
    if (!out->on && y->kind != YAML_NULL && !off)
        return refuse(d, y, "true, false or a map of paths is expected");
    for (const struct yaml *e = y->first; e; e = e->next)
        ok &= read_rule(a, d, e, out);
    return ok;
}
