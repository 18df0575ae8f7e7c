// SPDX-License-Identifier: MIT
// headers: writes the built-in rules and then the site's rules, whose headers
// replace built-in headers for the same path.
#include "build/headers.h"
#include "base/codes/output.h"
#include "load/page.h"
#include "load/site.h"
#include "output/outputs.h"

#include "base/path.h"
#include "base/vec.h"
#include "resolve/index.h"

void headers_allowed(const struct site *site, struct diags *d)
{
    if (!assets_has(site, S(HEADERS_FILE)) || !site->config.headers.on)
        return;
    diag_at(d, DIAG_OUTPUT_CLASH, site->config.headers.at, S(HEADERS_FILE));
    diag_help(d,
              "move the entries of the site's own %s to 'headers' in "
              "perfpress.yaml, and remove the file",
              HEADERS_FILE);
}

/* ---- the policy ---- */

/* Directives that only sites with files of these types need. */
static const struct {
    str extension;
    const char *directive;
} KINDS[] = {
    {S_INIT(".woff2"), "font-src"}, {S_INIT(".woff"), "font-src"},
    {S_INIT(".ttf"), "font-src"},   {S_INIT(".otf"), "font-src"},
    {S_INIT(".mp4"), "media-src"},  {S_INIT(".webm"), "media-src"},
    {S_INIT(".mp3"), "media-src"},  {S_INIT(".m4a"), "media-src"},
    {S_INIT(".ogg"), "media-src"},  {S_INIT(".wav"), "media-src"},
};

static const char *directive_for(str output)
{
    for (size_t i = 0; i < sizeof KINDS / sizeof *KINDS; i++)
        if (str_eq_nocase(path_ext(output), KINDS[i].extension))
            return KINDS[i].directive;
    return "";
}

/* Appends the hosts of images in pages, in page order. */
static void put_image_hosts(struct buf *b, const struct site *site)
{
    struct map seen = {.a = b->a};
    for (size_t i = 0; i < site->n_pages; i++) {
        const struct strs *hosts = &site->pages[i].info->image_hosts;
        for (size_t k = 0; k < hosts->n; k++)
            map_put(&seen, hosts->v[k], b);
    }
    for (size_t i = 0; i < seen.n; i++)
        buf_printf(b, " %.*s", STR_ARG(seen.v[i].key));
}

/* Returns the Content-Security-Policy, in `a`. The policy forbids inline code
   and all sources that the policy does not list. */
static str policy(struct arena *a, const struct site *site)
{
    static const char *const OPTIONAL[] = {"font-src", "media-src"};
    struct buf b = {.a = a};
    buf_puts(&b, "default-src 'none'; script-src 'self'; style-src 'self'; "
                 "connect-src 'self'; img-src 'self'");
    put_image_hosts(&b, site);
    for (size_t k = 0; k < sizeof OPTIONAL / sizeof *OPTIONAL; k++) {
        bool needed = false;
        for (size_t i = 0; i < site->n_assets; i++)
            needed |=
                !strcmp(directive_for(site->assets[i].output), OPTIONAL[k]);
        if (needed)
            buf_printf(&b, "; %s 'self'", OPTIONAL[k]);
    }
    buf_puts(&b, "; base-uri 'none'; form-action 'none'; frame-ancestors "
                 "'none'; require-trusted-types-for 'script'");
    return buf_end(&b);
}

/* ---- the rules ---- */

static struct header_rule *rule_of(struct arena *a, struct header_rules *rules,
                                   str path)
{
    for (size_t i = 0; i < rules->n; i++)
        if (str_eq(rules->v[i].path, path))
            return &rules->v[i];
    struct header_rule *rule = vec_add(a, rules);
    rule->path = path;
    return rule;
}

/* Adds a header that prevents other sites' pages from loading files of this
   site. For a private site, the header applies to all files. For other sites
   with a search, it applies to the scripts of the search, which contain the
   text of all pages. However, if a rule of such a site sets this header for all
   files, adds nothing: hosts would join the values of the two rules. */
static void add_isolation(struct arena *a, const struct site *site,
                          struct header_rules *rules)
{
    const struct config *c = &site->config;
    const struct header isolation = {S("Cross-Origin-Resource-Policy"),
                                     S("same-origin")};
    bool own = false;
    for (size_t i = 0; i < c->headers.n; i++)
        for (size_t k = 0; k < c->headers.v[i].headers.n; k++)
            own |= str_eq(c->headers.v[i].path, S("/*")) &&
                   str_eq_nocase(c->headers.v[i].headers.v[k].name,
                                 isolation.name);
    if (c->private)
        header_rules_set(a, rule_of(a, rules, S("/*")), isolation);
    else if (c->search.on && !own)
        header_rules_set(a, rule_of(a, rules, S("/search/*")), isolation);
}

static void add_ours(struct arena *a, const struct site *site,
                     const struct theme_assets *assets,
                     struct header_rules *rules)
{
    const struct header all[] = {
        {S("Content-Security-Policy"), policy(a, site)},
        {S("X-Content-Type-Options"), S("nosniff")},
        {S("Referrer-Policy"), S("strict-origin-when-cross-origin")},
    };
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        header_rules_set(a, rule_of(a, rules, S("/*")), all[i]);
    add_isolation(a, site, rules);
    for (size_t i = 0; i < assets->n; i++) {
        str path = path_encode(a, assets->v[i].output);
        header_rules_set(
            a, rule_of(a, rules, str_concat(a, S("/"), path)),
            (struct header){S("Cache-Control"), S("public, max-age=31536000, "
                                                  "immutable")});
    }
}

void headers_put(struct buf *b, const struct site *site,
                 const struct theme_assets *assets)
{
    struct header_rules rules = {0};
    const struct header_rules *own = &site->config.headers;
    add_ours(b->a, site, assets, &rules);
    for (size_t i = 0; i < own->n; i++) {
        struct header_rule *rule = rule_of(b->a, &rules, own->v[i].path);
        for (size_t k = 0; k < own->v[i].headers.n; k++)
            header_rules_set(b->a, rule, own->v[i].headers.v[k]);
    }
    for (size_t i = 0; i < rules.n; i++) {
        const struct header_rule *rule = &rules.v[i];
        size_t start = b->n, lines = 0;
        buf_printf(b, "%.*s\n", STR_ARG(rule->path));
        for (size_t k = 0; k < rule->headers.n; k++) {
            const struct header *h = &rule->headers.v[k];
            if (h->value.p)
                buf_printf(b, "  %.*s: %.*s\n", STR_ARG(h->name),
                           STR_ARG(h->value));
            lines += h->value.p != NULL;
        }
        if (!lines)
            b->n = start; /* omits a path without headers */
    }
}
