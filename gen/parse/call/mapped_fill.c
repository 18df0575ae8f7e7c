// SPDX-License-Identifier: MIT
// mapped_fill: marks the content's position by the byte 0xff, which no page
// contains, since pages are UTF-8.
#include "parse/call/mapped_fill.h"

#include "base/codes/config.h"
#include "base/codes/directive.h"
#include "load/site.h"
#include "template/template_render.h"

/* name of the limit in the report of document_gain */
static const char GAIN[] = "16 MiB of text from templates";

/* Appends HTML from the site's own templates, which does not need
   allow_raw_html. */
static void add_html(struct parse *p, struct node *parent, str html,
                     struct pos at)
{
    if (!html.n)
        return;
    struct node *n = node_new(p->a, NODE_RAW, at);
    node_set(p->a, n, "format", S("html"));
    node_set(p->a, n, "_ours", S("1"));
    node_append(n, node_text(p->a, html, at));
    node_append(parent, n);
}

static bool is_shown_once(struct parse *p, const struct mapped *m, str html,
                          struct pos at)
{
    size_t first = str_find_char(html, '\xff', 0);
    if (first == STR_NPOS || str_find_char(html, '\xff', first + 1) == STR_NPOS)
        return true;
    diag_at(p->d, DIAG_MAPPED_CONTENT, at, m->name, m->template);
    diag_help(p->d, "show {{content}} only once; {{argument}} may be repeated");
    return false;
}

bool mapped_fill(struct parse *p, const struct mapped *m, struct pos at,
                 const struct view_field *fields, size_t n,
                 void (*put)(void *data, struct node *parent), void *data,
                 struct node *parent)
{
    const struct template *t =
        p->site->added.compiled
            ? template_find(p->site->added.compiled, m->template)
            : NULL;
    struct buf out = {.a = p->a};
    struct view view = view_fields(p->a, fields, n);
    if (!t || !document_gain(p->doc, at, 1, GAIN))
        return false;
    bool good = template_render_within(t, &view, p->d, &out,
                                       document_gain_left(p->doc));
    if (!document_gain(p->doc, at, out.n, GAIN) || !good)
        return false;
    str html = buf_end(&out);
    if (!is_shown_once(p, m, html, at))
        return false;
    size_t cut = str_find_char(html, '\xff', 0);
    add_html(p, parent, str_slice(html, 0, cut), at);
    if (cut == STR_NPOS)
        return true;
    put(data, parent);
    add_html(p, parent, str_from(html, cut + 1), at);
    return true;
}

/* Requests the templates of all directives or roles in `all`, before the set is
   compiled. Reports missing templates. */
static void check(const struct mapped_names *all, struct template_set *set,
                  str key, struct diags *d)
{
    for (size_t i = 0; i < all->n; i++) {
        const struct mapped *m = &all->v[i];
        if (m->as != MAPPED_TEMPLATE || !m->template.n ||
            template_set_ask(set, m->template))
            continue;
        diag_at(d, DIAG_CONFIG_VALUE, m->template_at, key,
                str_fmt(&d->arena, "there is no template '%.*s'",
                        STR_ARG(m->template)));
        diag_help_keys(d, "templates", m->template, &set->all);
    }
}

bool mapped_compile(struct arena *a, struct site *site, struct diags *d)
{
    struct template_set *set = template_set_new(a);
    bool ok = template_set_add_site(set, site, d);
    template_set_add_theme(set);
    for (size_t i = 0; i < set->all.n; i++)
        if (str_starts(set->all.v[i].key, S(TEMPLATE_DATA)))
            template_set_ask(set, set->all.v[i].key);
    check(&site->config.directives, set, S("directives"), d);
    check(&site->config.roles, set, S("roles"), d);
    template_set_params(set, site->config.params);
    site->added.compiled = set;
    return template_set_compile(set, d) && ok;
}
