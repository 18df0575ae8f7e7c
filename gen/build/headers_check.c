// SPDX-License-Identifier: MIT
// headers_check: reads the text of templates for the tags of scripts and
// styles, and warns of those that the policy refuses; comments and what the
// elements hold are passed over.
#include "build/headers_check.h"

#include "base/codes/template.h"
#include "render/template_program.h"

struct headers_check_scan {
    const struct source *src;
    struct diags *d;
    size_t at;
};

/* The place of a text in any case, from `at` on; the end when there is none. */
static size_t find_nocase(str text, str what, size_t at)
{
    while (at + what.n <= text.n &&
           !str_eq_nocase(str_slice(text, at, at + what.n), what))
        at++;
    return at + what.n <= text.n ? at : text.n;
}

/* The value of an attribute of a tag; STR_NONE where it has none. */
static str attribute(str tag, str name)
{
    for (size_t at = 0; (at = find_nocase(tag, name, at)) < tag.n; at++) {
        str rest = str_trim_left(str_from(tag, at + name.n));
        if (at == 0 || !strchr(" \t\r\n", tag.p[at - 1]) ||
            !str_starts(rest, S("=")))
            continue;
        rest = str_trim_left(str_from(rest, 1));
        char quote = rest.n && (rest.p[0] == '"' || rest.p[0] == '\'')
                         ? rest.p[0]
                         : '\0';
        str value;
        if (quote)
            return str_slice(rest, 1, str_find_char(rest, quote, 1));
        return str_word(&rest, &value) ? value : S("");
    }
    return STR_NONE;
}

static bool is_elsewhere(str address)
{
    return str_starts(address, S("//")) ||
           str_eq_nocase(str_slice(address, 0, 7), S("http://")) ||
           str_eq_nocase(str_slice(address, 0, 8), S("https://"));
}

static struct pos place(const struct headers_check_scan *s, size_t n)
{
    uint32_t line = 1;
    size_t start = 0, at = 0;
    for (; (at = str_find_char(s->src->text, '\n', at)) < s->at; line++)
        start = ++at;
    return (struct pos){s->src, line, (uint32_t)(s->at - start) + 1,
                        (uint32_t)n};
}

static void refuse(struct headers_check_scan *s, str tag, str what,
                   const char *directive)
{
    str shown = str_slice(tag, 0, str_find_char(tag, '\n', 0));
    diag_at(s->d, DIAG_TEMPLATE_POLICY, place(s, shown.n), what);
    diag_help(s->d,
              "put it into a file of the site, or give '/*' a "
              "Content-Security-Policy of its own with another %s",
              directive);
}

/* A script that is no program is not run, and so not refused. */
static bool is_program(str tag)
{
    str type = attribute(tag, S("type"));
    return !type.n || str_eq_nocase(type, S("module")) ||
           find_nocase(type, S("javascript"), 0) < type.n;
}

static void check_tag(struct headers_check_scan *s, str name, str tag)
{
    bool script = str_eq(name, S("script"));
    str address = attribute(tag, script ? S("src") : S("href"));
    if (script && !address.p && is_program(tag))
        refuse(s, tag, S("an inline script"), "script-src");
    else if (script && is_elsewhere(address))
        refuse(s, tag, S("a script of another host"), "script-src");
    else if (str_eq(name, S("style")))
        refuse(s, tag, S("an inline style sheet"), "style-src");
    else if (str_eq(name, S("link")) && is_elsewhere(address) &&
             str_eq_nocase(attribute(tag, S("rel")), S("stylesheet")))
        refuse(s, tag, S("a style sheet of another host"), "style-src");
}

static void check_template(const struct template *t, struct diags *d)
{
    static const struct {
        str name, end;
    } TAGS[] = {{S_INIT("script"), S_INIT("</script")},
                {S_INIT("style"), S_INIT("</style")},
                {S_INIT("link"), S_INIT(">")}};
    str text = t->src->text;
    struct headers_check_scan s = {.src = t->src, .d = d};
    while ((s.at = str_find_char(text, '<', s.at)) < text.n) {
        str rest = str_from(text, s.at + 1);
        size_t next = s.at + 1;
        if (str_starts(rest, S("!--")))
            next = str_find(text, S("-->"), next);
        for (size_t i = 0; i < sizeof TAGS / sizeof *TAGS; i++) {
            str name = TAGS[i].name;
            if (!str_eq_nocase(str_slice(rest, 0, name.n), name) ||
                (rest.n > name.n && char_is_alnum(rest.p[name.n])))
                continue;
            str tag = str_slice(text, s.at, str_find_char(text, '>', s.at));
            check_tag(&s, name, tag);
            next = find_nocase(text, TAGS[i].end, s.at + tag.n);
        }
        s.at = next < text.n ? next : text.n;
    }
}

/* Whether the site says itself what the policy of its pages is. */
static bool has_own_policy(const struct header_rules *rules)
{
    for (size_t i = 0; i < rules->n; i++)
        for (size_t k = 0; k < rules->v[i].headers.n; k++)
            if (str_eq_nocase(rules->v[i].headers.v[k].name,
                              S("Content-Security-Policy")))
                return true;
    return false;
}

void headers_check(const struct site *site, const struct template_set *set,
                   struct diags *d)
{
    const struct header_rules *rules = &site->config.headers;
    if (!rules->on || has_own_policy(rules))
        return;
    for (size_t i = 0; i < set->all.n; i++) {
        const struct template *t = set->all.v[i].value;
        if (t->own)
            check_template(t, d);
    }
}
